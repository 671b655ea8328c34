"""A real server with the built client, and people who come to it with real browsers."""

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, Final

import pytest
from playwright.sync_api import Browser, ViewportSize, sync_playwright

from tests import debian
from tests.browser import client
from tests.browser.visitor import Visitor
from tests.server.serving import ServerProcess

CHROMIUM = "/usr/bin/chromium"
QUIET = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--no-first-run",
]
GAMES = ["LivingStone", "Goldland", "Treasure Island", "Timbuktu"]
DESKTOP: Final[ViewportSize] = {"width": 1440, "height": 900}
PHONE: Final[ViewportSize] = {"width": 360, "height": 740}


@pytest.fixture(scope="session")
def built_client() -> Path:
    return client.built()


@pytest.fixture(scope="session")
def house(built_client: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    """A server shared by all tests that do not disturb it."""
    running = ServerProcess(tmp_path_factory.mktemp("house"), web=built_client).start()
    yield running
    assert running.stop() == 0


@pytest.fixture(scope="session")
def chromium() -> Iterator[Browser]:
    debian.need("chromium", Path(CHROMIUM).exists)
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=QUIET)
        yield browser
        browser.close()


Meet = Callable[..., Visitor]


@pytest.fixture
def meet(chromium: Browser) -> Iterator[Meet]:
    """Brings somebody with a browser of their own; no page may have thrown when all leave."""
    met: list[Visitor] = []

    def bring(url: str, **wishes: Any) -> Visitor:
        wishes = {"viewport": DESKTOP, "reduced_motion": "reduce", "locale": "en-GB"} | wishes
        met.append(Visitor(chromium.new_context(**wishes), url))
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
def ada(house: ServerProcess, meet: Meet) -> Visitor:
    return meet(house.url)


@pytest.fixture
def bo(house: ServerProcess, meet: Meet) -> Visitor:
    return meet(house.url)
