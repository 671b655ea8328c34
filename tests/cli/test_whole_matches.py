"""Whole matches through the prompt, typed choice by choice at a second process."""

import re
from pathlib import Path

import pytest

from serai.engine.chance import Chance, chance_of
from serai.engine.match import Match
from tests.cli.process import Terminal, at_pipes, at_terminal, legal_numbers, serai

END = re.compile(r"(won with|Nobody won|shared by)")


def play_on(terminal: Terminal, chance: Chance) -> str:
    """Type legal choices until the match is over; returns the last page."""
    screen = terminal.prompt()
    while terminal.process.poll() is None and not END.search(screen):
        numbers = legal_numbers(screen)
        assert numbers, screen
        screen = terminal.answer(f"{numbers[chance.below(len(numbers))]} 1")
    terminal.end()
    return terminal.plain


@pytest.mark.parametrize("bots", [1, 3])
def test_a_person_plays_a_whole_match_against_bots(bots: int, tmp_path: Path) -> None:
    seats = ",".join(["you", *["bot"] * bots])
    chosen = ["play", "livingstone", "--seats", seats, "--seed", "4", "--save", "match.serai"]
    with at_terminal(*chosen, folder=tmp_path) as terminal:
        last = play_on(terminal, chance_of(bots))
        assert terminal.process.wait(10) == 0
    match = Match.load(tmp_path / "match.serai")
    assert match.result is not None
    assert "The chests are opened" in last
    for points in match.result["points"]:
        assert re.search(rf"Points.*\b{points}\b", last)


def test_two_people_and_two_bots_play_a_whole_match_over_pipes(tmp_path: Path) -> None:
    chosen = ["play", "livingstone", "--seats", "you:Ann,bot:random,you:Ben,bot", "--seed", "9"]
    chance = chance_of(1)
    with at_pipes(*chosen, folder=tmp_path) as terminal:
        while True:
            screen = terminal.wait_for(
                lambda text: text.endswith(("\n> ", "go on: ")) or END.search(text)
            )
            if END.search(screen):
                break
            if screen.endswith("go on: "):
                terminal.type("")
                continue
            numbers = legal_numbers(screen)
            terminal.type(f"{numbers[chance.below(len(numbers))]} 1")
        assert terminal.end() == 0
        assert "\x1b" not in terminal.everything


def test_bots_can_be_watched_to_the_end() -> None:
    bots = ["--seats", "bot,bot:random", "--seed", "6"]
    watched = serai("watch", "livingstone", *bots, "--pace", "0")
    assert watched.returncode == 0
    assert watched.stderr == ""
    assert END.search(watched.stdout)
    assert "The Queen rolls" in watched.stdout


def test_the_same_seed_shows_the_same_match() -> None:
    first, second = (
        serai("watch", "livingstone", "--pace", "0", "--seed", "11").stdout for _ in range(2)
    )
    assert first == second
    assert first != serai("watch", "livingstone", "--pace", "0", "--seed", "12").stdout
