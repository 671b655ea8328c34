"""A match looked back at on the full screen: curves, turns, their boards, leaving at any time."""

import asyncio
import os
import re
import termios
from collections.abc import Callable
from pathlib import Path

import pytest
from textual.pilot import Pilot

import serai
from serai.bots.advising import Opinion
from serai.bots.levels import bot
from serai.bots.review import Turn, Verdict
from serai.cli.full.analysis import AnalysisScreen
from serai.cli.full.app import Full
from serai.cli.full.board_pane import BoardPane
from serai.cli.full.moment import MomentScreen
from serai.cli.full.told_box import Told
from serai.engine.match import Match
from serai.words import Words
from tests.cli.process import at_full_screen

NAMES = ["Ann", "Ben"]
MANY_TRIES = 100
PATIENCE = 6000


@pytest.fixture(scope="module")
def match() -> Match:
    """A finished match of LivingStone."""
    game = serai.game("livingstone")
    match = Match.new("livingstone", 2, 6, game.bounded())
    bots = [bot("livingstone", "greedy", seat) for seat in range(2)]
    while match.to_act:
        seat = match.to_act[0]
        match.play(seat, bots[seat].choose(match.observation(seat)))
    return match


async def until(pilot: Pilot[str], found: Callable[[], object]) -> None:
    for _ in range(PATIENCE):
        if found():
            return
        await pilot.pause(0.02)
    raise AssertionError("it never came")


def words(screen: AnalysisScreen | MomentScreen, ident: str) -> str:
    """What a box shows, without its colours."""
    lines = screen.query_one(ident, Told).render_lines(screen.query_one(ident, Told).size.region)
    return "\n".join(line.text for line in lines)


def a_choice(match: Match) -> tuple[int, int, int]:
    """A place at which a seat chose a die, the action it took, and another that it could take."""
    again = match.begun_again()
    for place, line in enumerate(match.lines[1:]):
        others = [one for one in again.legal_ids(line.seat) if one != line.action]
        if others and match.game.space.to_json(line.action)["action"] == "take_die":
            return place, line.action, others[0]
        again.follow(line.kind, line.seat, line.action)
    raise AssertionError("nobody had a choice")


def test_curves_grow_while_it_is_thought_through_and_end_at_the_result(match: Match) -> None:
    async def look() -> None:
        screen = AnalysisScreen(match, 2.0, Words(match.game, NAMES))
        app = Full(screen)
        async with app.run_test(size=(80, 24)) as pilot:
            await until(pilot, lambda: screen.review.judged)
            await until(pilot, lambda: screen.is_done)
            await pilot.pause()
            result = match.result
            assert result is not None
            last = len(screen.review.moments) - 1
            ended = [1.0 if seat in result["winners"] else 0.0 for seat in range(2)]
            assert screen.review.chances(last) == ended
            drawn = words(screen, "#curves")
            assert "A ● Ann" in drawn
            assert "B ◆ Ben" in drawn
            assert drawn.count("100 %│") == 2
            assert screen.list.option_count == len(screen.review.turns)

    asyncio.run(look())


def test_a_turn_leads_to_its_board_with_what_was_better(match: Match) -> None:
    async def look() -> None:
        screen = AnalysisScreen(match, 600.0, Words(match.game, NAMES))
        app = Full(screen)
        async with app.run_test(size=(80, 24)) as pilot:
            place, played, better = a_choice(match)
            await until(pilot, lambda: {place, place + 1} <= set(screen.review.judged))
            screen.workers.cancel_group(screen, "review")
            turn = Turn(place, place + 1)
            turn.verdict = Verdict(
                Opinion(played, MANY_TRIES, 20_000), Opinion(better, MANY_TRIES, 70_000)
            )
            screen.review.turns = [turn]
            screen.show_again()
            await pilot.press("enter")
            await until(pilot, lambda: isinstance(app.screen, MomentScreen))
            moment = app.screen
            assert isinstance(moment, MomentScreen)
            await until(pilot, lambda: moment.query_one(BoardPane).chosen)
            assert moment.reader == match.lines[place + 1].seat
            told = " ".join(words(moment, "#where").split())
            assert "Turn 1 of 1" in told
            assert "70 % instead of 20 %" in told
            board = moment.query_one(BoardPane)
            assert board.chosen["action"] == match.game.space.to_json(better)
            with_better = board.text
            await pilot.press("p")
            assert board.chosen["action"] == match.game.space.to_json(played)
            assert board.text != with_better, "what is looked at shows without colours"
            await pilot.press("right")
            assert moment.line == place + 1
            assert not board.chosen
            await pilot.press("q")
            await until(pilot, lambda: app.screen is screen)

    asyncio.run(look())


@pytest.mark.parametrize("key", ["\x03", "Q"])
def test_it_can_be_left_while_it_thinks(key: str, match: Match, tmp_path: Path) -> None:
    match.record(tmp_path / "m.serai")
    with at_full_screen("analyse", "m.serai", "--seconds", "600", folder=tmp_path) as terminal:
        before = termios.tcgetattr(terminal.reads)
        terminal.wait_for(lambda text: re.search(r"\d % of the time", text))
        os.write(terminal.writes, key.encode())
        assert terminal.end() == (130 if key == "\x03" else 0)
        assert termios.tcgetattr(terminal.reads) == before
        assert terminal.everything.rindex("\x1b[?1049l") > terminal.everything.rindex("\x1b[?1049h")
        assert "Traceback" not in terminal.everything
