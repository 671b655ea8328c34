"""Several people at one screen: between them it is hidden, with everything that was on it."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from serai.engine.match import Match
from serai.words import Words
from tests.cli.process import Terminal, at_pipes, at_terminal, legal_numbers, number_of

WIPED = "\x1b[H\x1b[2J\x1b[3J"
PEOPLE = ["play", "livingstone", "--seats", "you:Ann,you:Ben", "--seed", "2"]


def at_curtain(terminal: Terminal) -> str:
    return terminal.wait_for(lambda text: text.endswith("go on: "))


@pytest.fixture
def table(tmp_path: Path) -> Iterator[Terminal]:
    with at_terminal(*PEOPLE, "--save", "match.serai", folder=tmp_path) as terminal:
        yield terminal


def first_and_second(terminal: Terminal) -> tuple[str, str]:
    screen = at_curtain(terminal)
    return ("Ann", "Ben") if "Now it is Ann" in screen else ("Ben", "Ann")


def give_and_end(terminal: Terminal, pounds: int) -> None:
    """Donate, take the first die, draw a card with it, end the turn."""
    screen = terminal.answer("")
    screen = terminal.answer(f"{number_of(screen, 'Give coins')} {pounds}")
    screen = terminal.answer(legal_numbers(screen)[0])
    screen = terminal.answer(number_of(screen, "Draw a card"))
    terminal.type(number_of(screen, "End your turn"))


def test_a_curtain_hides_the_screen_before_every_other_person(table: Terminal) -> None:
    first, second = first_and_second(table)
    give_and_end(table, 2)
    screen = at_curtain(table)
    assert f"Now it is {second}" in screen
    curtain = table.shown[table.shown.index(WIPED) :]
    assert "chest" not in curtain
    assert "Hand:" not in curtain
    assert WIPED in table.shown
    assert first not in curtain.replace(f"Now it is {first}", "")


def test_nothing_secret_of_the_other_is_shown_after_the_curtain(
    table: Terminal, tmp_path: Path
) -> None:
    first_and_second(table)
    give_and_end(table, 2)
    at_curtain(table)
    match = Match.load(tmp_path / "match.serai")
    second = match.to_act[0]
    first = 1 - second
    view: Any = match.view(first)
    (card,) = view["seats"][first]["hand"]
    title = Words(match.game).word(card)
    assert title in table.everything
    screen = table.answer("")
    log = table.answer("l")
    for text in (screen, log):
        assert "put coins into the chest" in text
        assert "drew a card" in text
        assert "£2 into" not in text
        assert title not in text
    assert "£3 in your purse, £0 in your chest · Hand: nothing" in screen


def test_a_person_alone_meets_no_curtain(tmp_path: Path) -> None:
    chosen = ["play", "livingstone", "--seats", "bot,you:Ann", "--seed", "2"]
    with at_terminal(*chosen, folder=tmp_path) as terminal:
        assert "Press Enter" not in terminal.prompt()


def test_over_pipes_the_curtain_pushes_everything_away(tmp_path: Path) -> None:
    with at_pipes(*PEOPLE, folder=tmp_path) as terminal:
        at_curtain(terminal)
        give_and_end(terminal, 1)
        _, wiped, after = at_curtain(terminal).partition("\n" * 50)
        assert wiped
        assert "Give coins" not in after
        assert "chest" not in after
