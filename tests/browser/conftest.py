"""A real server with the built client, and people who come to it with real browsers."""

from collections.abc import Callable, Iterator
from contextlib import suppress
from pathlib import Path
from typing import Any, Final

import pytest
from playwright.sync_api import (
    Browser,
    BrowserType,
    Error,
    Playwright,
    ViewportSize,
    sync_playwright,
)

from scripts.programs import ADVICE
from tests import deaths, programs
from tests.browser import client
from tests.browser.visitor import Visitor
from tests.server.forwarder import Forwarder
from tests.server.serving import ServerProcess

HERE: Final = Path(__file__).parent
QUIET = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--no-first-run",
    # What these pages never need, each a process or a thread of its own.
    "--disable-breakpad",
    "--disable-extensions",
    "--disable-site-isolation-trials",
    "--disable-software-rasterizer",
    "--in-process-gpu",
    "--mute-audio",
    "--num-raster-threads=1",
]
GAMES = ["LivingStone", "Goldland", "Treasure Island", "Timbuktu"]
DESKTOP: Final[ViewportSize] = {"width": 1440, "height": 900}
PHONE: Final[ViewportSize] = {"width": 360, "height": 740}
USUAL: Final[dict[str, Any]] = {
    "viewport": DESKTOP,
    "reduced_motion": "reduce",
    "locale": "en-GB",
    # Whoever comes once needs nothing kept for the next time; `test_keeping.py` comes again.
    "service_workers": "block",
}


SAME_DEALS: Final = """
import random, secrets
from serai.server.tables import making, seating
give_nonce = seating.give_nonce
secret, nonce = (random.Random(6).randbytes(size) for size in (32, 16))
making.new_secret = lambda: secret
making.bot_nonce = lambda: nonce
seating.give_nonce = lambda house, table, device, _: give_nonce(house, table, device, nonce.hex())
secrets.randbits = lambda bits: 7
"""
"""What is not drawn here cannot be drawn badly: tables that are alike play alike in every run."""


@pytest.fixture(scope="session")
def built_client() -> Path:
    return client.built()


@pytest.fixture(scope="session")
def house(built_client: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    """A server shared by all tests that do not disturb it."""
    running = ServerProcess(tmp_path_factory.mktemp("house"), web=built_client)
    running.opening = SAME_DEALS
    yield running.start()
    assert running.stop() == 0


class Browsing:
    """One browser while tests of pages follow each other, and a new one when it has died.

    While Playwright lives its thread can run no other event loop, so it ends before other tests.
    """

    def __init__(self) -> None:
        self._playwright: Playwright | None = None
        self._browser: Browser | None = None

    def browser(self) -> Browser:
        if self._browser is None or not is_alive(self._browser):
            self.end()
            self._playwright = sync_playwright().start()
            self._browser = launched(self._playwright.chromium)
        return self._browser

    def end(self) -> None:
        if self._playwright is not None:
            with suppress(Error):
                if self._browser is not None:
                    self._browser.close()
            self._playwright.stop()
        self._playwright = self._browser = None


BROWSING: Final = Browsing()


def is_alive(browser: Browser) -> bool:
    """Whether it answers; that its process is gone is noticed only then."""
    try:
        session = browser.new_browser_cdp_session()
        session.send("Browser.getVersion")
        session.detach()
    except Error:
        return False
    return True


@pytest.fixture
def chromium() -> Browser:
    return BROWSING.browser()


def pytest_runtest_protocol(item: pytest.Item, nextitem: pytest.Item | None) -> bool:
    """A test whose browser died is run again."""
    deaths.run_twice_at_most(item, nextitem)
    if nextitem is None or HERE not in nextitem.path.parents:
        BROWSING.end()
    return True


def launched(kind: BrowserType) -> Browser:
    """The first browser of this machine that can be launched."""
    for program in programs.chromiums():
        with suppress(Error):
            return kind.launch(executable_path=program, args=QUIET)
    return programs.miss("Chromium", ADVICE["Chromium"])


Meet = Callable[..., Visitor]


@pytest.fixture
def meet(chromium: Browser) -> Iterator[Meet]:
    """Brings somebody with a browser of their own; no page may have thrown when all leave."""
    met: list[Visitor] = []

    def bring(url: str, confirm: str = "always", **wishes: Any) -> Visitor:
        wishes = USUAL | wishes
        met.append(Visitor(chromium.new_context(**wishes), url, confirm))
        return met[-1]

    yield bring
    complaints = [complaint for visitor in met for complaint in visitor.complaints]
    for visitor in met:
        visitor.context.close()
    assert complaints == []


@pytest.fixture(params=[DESKTOP, PHONE], ids=["desktop", "phone"])
def reader(request: pytest.FixtureRequest, house: ServerProcess, meet: Meet) -> Visitor:
    """Somebody who comes with a large screen, and then with a small one."""
    return meet(house.url, viewport=request.param)


@pytest.fixture
def door() -> Iterator[Forwarder]:
    """An address that stays, while the servers behind it end and come back."""
    with Forwarder() as standing:
        yield standing


@pytest.fixture
def ada(house: ServerProcess, meet: Meet) -> Visitor:
    return meet(house.url)


@pytest.fixture
def bo(house: ServerProcess, meet: Meet) -> Visitor:
    return meet(house.url)
