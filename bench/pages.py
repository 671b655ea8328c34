"""What pages cost a person, in real browsers: python -m bench.pages [game …].

Bytes are counted on the way, by a proxy between browser and server, headers and all: of the lobby,
of a later visit to it, of what a device keeps for that, of each board, of a decision with all that
it leads to until one is asked again, and of the live connection from the set-up to the sixth
decision. Seconds run from opening a table to its first choice. Clicks are of somebody who plays by
the list of choices.
"""

import selectors
import socket
import sys
import tempfile
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final, NamedTuple
from urllib.parse import urlsplit

from playwright.sync_api import Browser, sync_playwright

from tests.browser import client
from tests.browser.conftest import DESKTOP, GAMES, launched
from tests.browser.visitor import Visitor
from tests.server.serving import ServerProcess

DECISIONS: Final = 6
PIECE: Final = 65536
LIVE: Final = b"/live?"
KEPT: Final = "() => navigator.serviceWorker.ready.then(() => true)"


class Counting:
    """Passes bytes on between a browser and a server, and counts those that come down."""

    def __init__(self, url: str) -> None:
        where = urlsplit(url)
        self._there = (where.hostname, where.port)
        self._listening = socket.create_server(("127.0.0.1", 0))
        self.url = f"http://127.0.0.1:{self._listening.getsockname()[1]}"
        self.bytes = 0
        self.live = 0
        """Of these, what came over live connections."""
        threading.Thread(target=self._serve, daemon=True).start()

    def _serve(self) -> None:
        while True:
            try:
                near, _ = self._listening.accept()
            except OSError:
                return
            far = socket.create_connection(self._there)
            threading.Thread(target=self._pass_on, args=(near, far), daemon=True).start()

    def _pass_on(self, near: socket.socket, far: socket.socket) -> None:
        with near, far, selectors.DefaultSelector() as either:
            either.register(near, selectors.EVENT_READ, far)
            either.register(far, selectors.EVENT_READ, near)
            is_live = False
            try:
                while True:
                    for key, _ in either.select():
                        source, target = key.fileobj, key.data
                        assert isinstance(source, socket.socket)
                        piece = source.recv(PIECE)
                        if not piece:
                            return
                        is_live = is_live or (source is near and LIVE in piece)
                        come = len(piece) if source is far else 0
                        self.bytes += come
                        self.live += come if is_live else 0
                        target.sendall(piece)
            except OSError:
                return

    def close(self) -> None:
        self._listening.close()


class Measured(NamedTuple):
    """What one game cost."""

    game: str
    board: int
    seconds: float
    decision: int
    live: int
    clicks: float


@contextmanager
def visiting(browser: Browser, url: str, keeping: bool = False) -> Iterator[Visitor]:
    """Somebody who comes for the first time, with a browser that keeps pages or does not."""
    context = browser.new_context(
        viewport=DESKTOP,
        reduced_motion="reduce",
        service_workers="allow" if keeping else "block",
    )
    visitor = Visitor(context, url, confirm="final")
    yield visitor
    visitor.context.close()


def settled(visitor: Visitor, line: Counting) -> int:
    """How many bytes have come, once nothing more comes."""
    visitor.page.wait_for_load_state("networkidle")
    return line.bytes


def measure_lobby(browser: Browser, line: Counting) -> int:
    before = line.bytes
    with visiting(browser, line.url) as visitor:
        visitor.lobby()
        return settled(visitor, line) - before


def measure_later_visit(browser: Browser, line: Counting) -> tuple[int, int]:
    """What a device keeps beyond what its first visit needs, and what the next visit fetches."""
    with visiting(browser, line.url, keeping=True) as visitor:
        visitor.lobby()
        before = settled(visitor, line)
        visitor.page.evaluate(KEPT)
        kept = settled(visitor, line)
        visitor.lobby()
        return kept - before, settled(visitor, line) - kept


def measure(browser: Browser, line: Counting, game: str) -> Measured:
    with visiting(browser, line.url) as visitor:
        visitor.lobby()
        visitor.page.locator(".games button", has_text=game).click()
        before, live = settled(visitor, line), line.live
        began = time.monotonic()
        visitor.sit_against_bots(game)
        visitor.choices_when_asked()
        seconds = time.monotonic() - began
        board = settled(visitor, line) - before
        before, clicks, turns = line.bytes, 0, 0
        for decision in range(DECISIONS):
            choices = visitor.choices_when_asked()
            if not choices:
                break
            turns += 1
            clicks += visitor.clicks_to_play(choices[decision % len(choices)])
        visitor.wait_until_asked()
        decision = (line.bytes - before) // turns
        return Measured(game, board, seconds, decision, line.live - live, clicks / turns)


def main(wanted: list[str]) -> None:
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        server = ServerProcess(Path(folder), web=client.built()).start()
        line = Counting(server.url)
        browser = launched(playwright.chromium)
        try:
            print(f"lobby, first visit: {measure_lobby(browser, line):,} bytes")
            kept, later = measure_later_visit(browser, line)
            print(f"kept when the page is idle: {kept:,} bytes")
            print(f"lobby, later visits: {later:,} bytes")
            print(
                f"{'game':<16} {'board':>10} {'first choice':>13} {'a decision':>11}"
                f" {'live, six':>12} {'clicks':>7}"
            )
            for game in [each for each in GAMES if not wanted or each in wanted]:
                found = measure(browser, line, game)
                print(
                    f"{found.game:<16} {found.board:>8,} B {found.seconds:>11.2f} s"
                    f" {found.decision:>9,} B {found.live:>10,} B {found.clicks:>7.1f}"
                )
        finally:
            browser.close()
            line.close()
            server.stop()


if __name__ == "__main__":
    main(sys.argv[1:])
