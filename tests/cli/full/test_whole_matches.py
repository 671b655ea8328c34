"""Whole matches on the full screen by keys, with a window that grows half-way, and by mouse."""

import re
from pathlib import Path

import pytest
from textual.geometry import Offset

from serai.cli.full.told_box import Told
from serai.engine.match import Match
from tests.cli.full.driving import LARGE, SMALL, Driver, keys_that_play, played, sitting

COMPANY = {
    "livingstone": "you,bot:greedy",
    "goldland": "you,bot:greedy,bot:greedy,bot:greedy",
    "timbuktu": "you,bot:greedy,bot:greedy",
    "treasure-island": "you,bot:greedy",
}
HALF_WAY = 30


async def play_on(driver: Driver) -> None:
    for number, key in enumerate(keys_that_play()):
        if number == HALF_WAY:
            await driver.pilot.resize_terminal(*LARGE)
            await driver.until(lambda: driver.screen.size == LARGE)
        if not await driver.asked():
            return
        await driver.press(key)
    raise AssertionError("the match did not come to its end")


@pytest.mark.parametrize("game", COMPANY)
def test_a_person_plays_a_whole_match_by_keys(game: str, tmp_path: Path) -> None:
    file = tmp_path / "match.serai"

    async def play() -> None:
        async with sitting(game, COMPANY[game], SMALL, file=file) as driver:
            await play_on(driver)
            await driver.until(lambda: driver.screen.panes.name == "scores")
            assert driver.screen.seen.is_over
            assert driver.screen.size == LARGE

    played(play)
    assert Match.load(file).over


def number_on_screen(preview: Told) -> Offset | None:
    """Where the number stands that is being set."""
    for line in range(preview.size.height):
        found = re.search(r"◂ ", preview.render_line(line).text)
        if found:
            return Offset(found.end(), line)
    return None


async def click_on(driver: Driver) -> None:
    """Click on the choice that is looked at, or on the number that is to be set."""
    preview = driver.screen.query_one("#preview", Told)
    if driver.screen.asking.step is None:
        await driver.pilot.click(driver.screen.list, offset=(4, 0))
        return
    await driver.until(lambda: number_on_screen(preview))
    number = number_on_screen(preview)
    assert number is not None
    await driver.pilot.click(preview, offset=number)


def test_a_person_plays_a_whole_match_by_mouse() -> None:
    async def play() -> None:
        numbers = 0
        async with sitting("livingstone", COMPANY["livingstone"]) as driver:
            while await driver.asked():
                numbers += driver.screen.asking.step is not None
                await click_on(driver)
            await driver.until(lambda: driver.screen.seen.is_over)
        assert numbers, "a number was set as well"

    played(play)
