"""Keys and mouse at the table: looking, doing, undoing, panes, the curtain, and no waiting."""

from functools import partial
from time import process_time

from textual.widgets import Input

from serai.cli.full.curtain import Curtain
from serai.cli.full.table_screen import TableScreen
from tests.cli.full.driving import LARGE, Driver, played, sitting
from tests.spending import slowness

KEYS = 40
LONGEST = 0.05
"""Seconds of processor time that a key may take."""
INTERPRETED = 3
"""How much longer than compiled it may take, with tests at its heels."""


async def label(driver: Driver) -> str:
    entry = driver.screen.list.entry
    assert entry is not None
    return entry.label


def more_than(driver: Driver, lines: int) -> bool:
    return len(driver.match.lines) > lines


def test_a_key_looks_first_and_does_it_the_second_time() -> None:
    async def play() -> None:
        async with sitting("livingstone", "you,bot:greedy", seed=4) as driver:
            await driver.asked()
            lines = len(driver.match.lines)
            await driver.press("6")
            assert await label(driver) == "Take the 6"
            assert len(driver.match.lines) == lines
            await driver.press("6")
            await driver.until(lambda: len(driver.match.lines) == lines + 1)
            await driver.asked()
            await driver.until(lambda: driver.screen.seen.can_undo)
            await driver.press("U")
            await driver.until(lambda: len(driver.match.lines) == lines + 2)
            await driver.until(lambda: "Take the 6" in driver.rail())

    played(play)


def test_the_mouse_plays_a_turn() -> None:
    """A die on the board is clicked twice, then a row of the land, then a line of the list."""

    async def play() -> None:
        async with sitting("livingstone", "you,bot:greedy", seed=4) as driver:
            await driver.asked()
            board = driver.screen.board
            for about in ({"pips": driver.screen.seen.view["dice"][-1]}, None):
                lines = len(driver.match.lines)
                row = {"row": driver.screen.seen.view["die"]}
                wanted = about or row
                spot = next(spot for spot in board.drawn.spots if spot.about == wanted)
                for _ in range(2):
                    at = (spot.column + 1, spot.line)
                    await driver.pilot.click(board, offset=at)
                    await driver.pilot.pause()
                await driver.until(partial(more_than, driver, lines))
                await driver.asked()
            assert len(driver.match.lines) == 3
            place = driver.rail().index("End your turn")
            for _ in range(2):
                await driver.pilot.click(driver.screen.list, offset=(4, place))
                await driver.pilot.pause()
            await driver.until(lambda: len(driver.match.lines) > 3)

    played(play)


def test_typing_finds_a_choice_and_escape_lets_it_be() -> None:
    async def play() -> None:
        async with sitting("timbuktu", "you,bot:greedy,bot:greedy") as driver:
            await driver.asked()
            await driver.press("slash", *"moon", "space", *"ghazi")
            await driver.until(lambda: driver.rail() == ["Ghazi to the moon pen"])
            await driver.press("escape")
            await driver.until(lambda: "Camel Farah" in driver.rail())
            assert not driver.screen.query_one("#filter", Input).display
            await driver.press("g", "down", "enter")
            await driver.until(lambda: len(driver.match.lines) > 2)

    played(play)


def test_panes_grow_over_the_board_and_back() -> None:
    async def play() -> None:
        async with sitting("goldland", "you,bot:greedy", LARGE) as driver:
            await driver.asked()
            await driver.press("S")
            assert driver.screen.panes.name == "scores"
            await driver.press("S")
            large = driver.screen.query_one("#large")
            await driver.until(lambda: large.size.height > driver.screen.size.height // 2)
            await driver.press("escape")
            await driver.until(lambda: not large.display)
            assert "TEMPLE" in driver.board()
            await driver.press("R")
            await driver.until(lambda: driver.app.screen is not driver.app.first)
            await driver.press("escape")
            await driver.until(lambda: driver.app.screen is driver.app.first)

    played(play)


def test_between_two_people_a_curtain_hides_everything() -> None:
    async def play() -> None:
        async with sitting("livingstone", "you:Ann,you:Ben", seed=4) as driver:
            await driver.until(lambda: isinstance(driver.app.screen, Curtain))
            curtain = driver.app.screen
            assert isinstance(curtain, Curtain)
            table = driver.app.first
            assert isinstance(table, TableScreen)
            assert table.seen.seat is None, "nobody's secrets are drawn behind it"
            await driver.press("enter")
            await driver.until(lambda: driver.app.screen is table)
            await driver.asked()
            assert table.seen.seat == curtain.seat

    played(play)


def test_a_key_that_changes_nothing_on_the_board_does_not_draw_it_anew() -> None:
    async def play() -> None:
        async with sitting("treasure-island", "you,bot:greedy") as driver:
            await driver.asked()
            board = driver.screen.board
            before = board.drawn
            await driver.press("S", "M", "tab", "slash", "escape")
            await driver.pilot.pause()
            assert board.drawn is before

    played(play)


def test_every_key_is_answered_at_once_while_a_bot_thinks() -> None:
    """Counted in processor time of this process: the bot thinks in another."""

    async def play() -> None:
        async with sitting("livingstone", "bot:master,you", seed=6) as driver:
            await driver.asked()
            spent = process_time()
            await driver.press(*["down", "up"] * (KEYS // 2))
            await driver.pilot.pause()
            assert (process_time() - spent) / KEYS < LONGEST * INTERPRETED * slowness()

    played(play)
