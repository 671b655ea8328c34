"""A full screen without a terminal around it: keys and clicks by Textual's pilot."""

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from contextlib import asynccontextmanager
from pathlib import Path
from time import monotonic

from textual.pilot import Pilot

import serai
from serai.cli import chairs
from serai.cli.full.app import Full
from serai.cli.full.here import HereTable
from serai.cli.full.table_screen import TableScreen
from serai.engine.match import Match
from serai.words import Words

SMALL = (80, 24)
LARGE = (120, 40)
PATIENCE = 240.0
MOST_KEYS = 4000


class Driver:
    """The hands and the eyes of somebody before the screen."""

    def __init__(self, app: Full, pilot: Pilot[str], table: HereTable) -> None:
        self.app = app
        self.pilot = pilot
        self.table = table

    @property
    def match(self) -> Match:
        return self.table.match

    @property
    def screen(self) -> TableScreen:
        screen = self.app.screen
        assert isinstance(screen, TableScreen)
        return screen

    async def until(self, found: Callable[[], object]) -> None:
        """Wait for the thing itself, however long it takes on a busy machine."""
        end = monotonic() + PATIENCE
        while not found():
            assert monotonic() < end, "it never came"
            await self.pilot.pause(0.01)

    async def asked(self) -> bool:
        """Wait until somebody is asked; False if the match is over instead."""
        await self.until(lambda: self._is_asked() or self.match.over)
        return not self.match.over

    def _is_asked(self) -> bool:
        screen = self.app.screen
        return not isinstance(screen, TableScreen) or (
            screen.seen.is_asked and bool(screen.list.entries)
        )

    async def press(self, *keys: str) -> None:
        await self.pilot.press(*keys)

    def board(self) -> str:
        return self.screen.board.text

    def rail(self) -> list[str]:
        return [entry.label for entry in self.screen.list.entries]


@asynccontextmanager
async def sitting(
    game: str,
    seats: str,
    size: tuple[int, int] = SMALL,
    seed: int = 5,
    file: Path | None = None,
    pace: float = 0.0,
    match: Match | None = None,
) -> AsyncIterator[Driver]:
    """A table at which somebody sits down."""
    plays = serai.game(game)
    chosen = chairs.read(seats, plays, Words(plays))
    played = match or Match.new(plays.name, len(chosen), seed, plays.bounded())
    table = HereTable(played, chosen, file, seed)
    app = Full(TableScreen(table, pace))
    try:
        async with app.run_test(size=size) as pilot:
            driver = Driver(app, pilot, table)
            await driver.until(lambda: app.first in app.screen_stack)
            yield driver
    finally:
        table.close()


def played(coroutine: Callable[[], Awaitable[None]]) -> None:
    async def run() -> None:
        await coroutine()

    asyncio.run(run())


def keys_that_play() -> Iterator[str]:
    """Enter takes what is first, goes into it, and confirms every number and place."""
    for _ in range(MOST_KEYS):
        yield "enter"
