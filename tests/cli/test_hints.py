"""A hint at the table: the best choices as they can be typed, their chances, and why."""

import os
import re
import signal
from pathlib import Path

import pytest

import serai
from serai.engine.match import Match
from tests.cli.process import (
    Terminal,
    at_pipes,
    at_terminal,
    flat,
    legal_numbers,
    number_of,
)
from tests.cli.process import (
    serai as run,
)
from tests.cli.test_hot_seat import PEOPLE, WIPED, at_curtain
from tests.cli.test_plain_game import pebbles

TITLE = "What a master would play"
ADVISED = re.compile(r"^ +(\d+(?: \d+)*) +(\d+ %|–) ", re.MULTILINE)


def hinted(terminal: Terminal, typed: str = "hint") -> list[str]:
    """Ask for a hint and read what could be typed after it, the best first."""
    answer = terminal.answer(typed)
    assert TITLE in answer, answer
    return [advised[0] for advised in ADVISED.findall(answer.partition(TITLE)[2])]


@pytest.mark.parametrize("game", serai.games())
def test_a_hint_can_be_typed_as_it_stands(game: str, tmp_path: Path) -> None:
    table = ["play", game, "--seed", "5", "--save", "m.serai"]
    with at_terminal(*table, folder=tmp_path) as terminal:
        terminal.prompt()
        before = len(Match.load(tmp_path / "m.serai").lines)
        advised = hinted(terminal)
        assert "Thinking … ━" in terminal.plain, "a bar tells that it goes on"
        assert len(Match.load(tmp_path / "m.serai").lines) == before, "a hint plays nothing"
        terminal.answer(advised[0])
        assert len(Match.load(tmp_path / "m.serai").lines) > before


def test_a_hint_tells_chances_and_why(tmp_path: Path) -> None:
    with at_pipes("play", "livingstone", "--seed", "5", folder=tmp_path) as terminal:
        numbers = legal_numbers(terminal.prompt())
        advised = hinted(terminal, "h")
        assert set(advised) <= set(numbers)
        assert len(advised) > 1, "its rivals are told"
        told = flat(terminal.plain)
        assert re.search(r"It wins about \d+ of 100 matches from here", told)
        assert re.search(r"It was tried out [\d,]+ times, in matches that fit what you know", told)


def test_a_hint_shows_which_pebbles_win() -> None:
    played = pebbles("play", "pebbles", "--seats", "you,bot:greedy", typed="3\nh\nq\ny\n")
    told = played.stdout.partition(TITLE)[2]
    assert re.search(r"^ +3 +100 % +█+ +Take \(pebbles 3\)", told, re.MULTILINE), told


def test_where_there_is_one_choice_the_hint_says_so() -> None:
    played = pebbles("play", "pebbles", "--seats", "you,bot:greedy", typed="3\n1\nh\n1\n")
    told = played.stdout.partition(TITLE)[2]
    assert re.search(r"^ +1 +– +Take \(pebbles 1\)", told, re.MULTILINE), played.stdout
    assert "There is nothing else to do." in told


def test_ctrl_c_calls_a_hint_off_and_the_match_goes_on(tmp_path: Path) -> None:
    with at_terminal("play", "timbuktu", "--seed", "5", folder=tmp_path) as terminal:
        terminal.prompt()
        terminal.type("hint")
        terminal.wait_for(lambda text: "Thinking …" in text)
        os.killpg(terminal.process.pid, signal.SIGINT)
        assert "Nothing done." in terminal.prompt()
        assert TITLE not in terminal.plain
        assert "undo your last action" in terminal.answer("help")


def test_the_help_and_the_line_of_keys_name_the_hint(tmp_path: Path) -> None:
    with at_terminal("play", "livingstone", "--seed", "5", folder=tmp_path) as terminal:
        assert "h hint · ? help" in terminal.prompt()
        assert "what a master would play here, and your chances" in flat(terminal.answer("?"))


def test_a_match_without_hints_refuses_them_also_when_gone_on_with(tmp_path: Path) -> None:
    table = ["play", "livingstone", "--seed", "5", "--no-hints", "--save", "m.serai"]
    for arguments in (table, ["play", "--load", "m.serai"]):
        with at_terminal(*arguments, folder=tmp_path) as terminal:
            assert "h hint" not in terminal.prompt()
            answer = terminal.answer("hint")
            assert "This match is played without hints." in answer
            assert TITLE not in answer


def test_hints_cannot_be_turned_off_for_a_match_that_has_begun(tmp_path: Path) -> None:
    refused = run("play", "--load", "m.serai", "--no-hints", folder=tmp_path)
    assert refused.returncode == 2
    assert "A kept match has its own game, options and luck" in refused.stderr


def test_a_hint_goes_behind_the_curtain_with_everything_else(tmp_path: Path) -> None:
    with at_terminal(*PEOPLE, folder=tmp_path) as terminal:
        at_curtain(terminal)
        screen = terminal.answer("")
        hinted(terminal)
        screen = terminal.answer(number_of(screen, "Take the"))
        screen = terminal.answer(number_of(screen, "Draw a card"))
        terminal.type(number_of(screen, "End your turn"))
        at_curtain(terminal)
        assert WIPED in terminal.shown
        assert TITLE not in terminal.shown.partition(WIPED)[2]
        assert TITLE not in terminal.answer("")
