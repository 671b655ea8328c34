"""What can be typed at the table, and what it answers."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from serai.engine.match import Match
from tests.cli.process import (
    Terminal,
    at_terminal,
    flat,
    legal_numbers,
    number_of,
    refused_numbers,
)

TABLE = ["play", "livingstone", "--seats", "you,bot,bot", "--seed", "5"]


@pytest.fixture
def table(tmp_path: Path) -> Iterator[Terminal]:
    with at_terminal(*TABLE, folder=tmp_path) as terminal:
        terminal.prompt()
        yield terminal


def choose(terminal: Terminal, label: str, amount: str = "") -> str:
    """Pick the choice that begins with these words."""
    return terminal.answer(f"{number_of(terminal.plain, label)} {amount}")


def test_choices_tell_their_price_and_gain(table: Terminal) -> None:
    screen = choose(table, "Take the 4")
    assert "Tent in row 4 £2 · +4 points · £1 of it to another owner" in flat(screen)
    assert re.search(r"\d+ Take coins from the bank +\+£4", screen)
    assert re.search(r"\d+ Dig in the mine +4 stones", screen)


def test_a_greyed_choice_tells_the_clause_and_changes_nothing(table: Terminal) -> None:
    choose(table, "Take the 1")
    screen = choose(table, "Take coins")
    before = legal_numbers(screen)
    refused = refused_numbers(screen)[0]
    answer = table.answer(refused)
    assert "LS-3.2 One die" in answer
    assert "Only Royal Favor lets you take more." in flat(answer)
    assert legal_numbers(table.answer("v")) == before


def test_undo_puts_the_die_back(table: Terminal) -> None:
    before = table.plain
    taken = choose(table, "Take the 4")
    assert "u undo" in taken
    after = table.answer("u")
    assert "You took the last action back." in after
    assert legal_numbers(after) == legal_numbers(before)
    assert "u undo" not in after


def test_undo_is_refused_once_something_was_drawn(table: Terminal) -> None:
    choose(table, "Take the 1")
    drawn = choose(table, "Dig in the mine")
    assert "You drew from the bag:" in drawn
    assert "SE-2.1" in table.answer("u")


def test_an_amount_is_asked_for_with_its_range(table: Terminal) -> None:
    table.type(number_of(table.plain, "Give coins"))
    table.wait_for(lambda text: "1 to 3?" in text)
    table.type("4")
    table.wait_for(lambda text: "A whole number from 1 to 3" in text and text.endswith("back. "))
    screen = table.answer("2")
    assert "You put £2 into your chest." in screen
    assert "£1 in your purse, £2 in your chest" in screen


def test_an_amount_can_be_let_be(table: Terminal) -> None:
    table.type(number_of(table.plain, "Give coins"))
    table.wait_for(lambda text: "1 to 3?" in text)
    assert "Nothing done." in table.answer("")
    assert "£3 in your purse, £0 in your chest" in table.answer("v")


def test_an_amount_can_follow_the_number(table: Terminal) -> None:
    assert "You put £3 into your chest." in choose(table, "Give coins", "3")


def test_nonsense_is_answered_and_changes_nothing(table: Terminal) -> None:
    before = legal_numbers(table.plain)
    for typed in ["99", "0", "zebra", "-1", "1e3", "9" * 900, "{}", "½"]:
        answer = table.answer(typed)
        assert "Type the number of a choice" in answer or "The choices run from 1 to" in answer
    assert legal_numbers(table.answer("v")) == before


def test_help_tells_the_keys(table: Terminal) -> None:
    answer = table.answer("?")
    assert "undo your last action" in answer
    assert "leave the table" in answer


def test_rules_can_be_read_at_the_table(table: Terminal) -> None:
    assert "If the white stone is among the stones drawn" in table.answer("r LS-5.3")
    assert "If the white stone is among the stones drawn" in table.answer("r 5.3")
    assert "LS-6.26 Cave Discovery" in table.answer("r cave discovery")
    assert "No clause speaks of “zebra”" in table.answer("r zebra")
    assert "has no clause LS-77.1" in table.answer("r LS-77.1")


def test_the_log_tells_what_happened(table: Terminal) -> None:
    choose(table, "Take the 1")
    answer = table.answer("l")
    assert "Round 1, column 1." in answer
    assert "You took the 1." in answer


def test_leaving_offers_to_save(table: Terminal, tmp_path: Path) -> None:
    table.type("q")
    table.wait_for(lambda text: "s: save and leave" in text)
    assert "> " in table.answer("n")
    table.type("q")
    table.wait_for(lambda text: "s: save and leave" in text)
    table.type("s")
    table.wait_for(lambda text: "which file?" in text)
    table.type("kept.serai")
    assert table.end() == 0
    assert "serai play --load kept.serai" in table.plain
    assert Match.load(tmp_path / "kept.serai").seats == 3


def test_saving_never_overwrites_another_file(table: Terminal, tmp_path: Path) -> None:
    (tmp_path / "letter.txt").write_text("Dear Queen")
    assert "will not be overwritten" in table.answer("s letter.txt")
    assert "Cannot write" in table.answer("s nowhere/at/all.serai")
    assert (tmp_path / "letter.txt").read_text() == "Dear Queen"
    assert "Kept in mine.serai" in table.answer("s mine.serai")


def test_saving_into_no_file_at_all_does_nothing(table: Terminal, tmp_path: Path) -> None:
    table.type("s")
    table.wait_for(lambda text: "which file?" in text)
    assert "Nothing done." in table.answer("")
    assert list(tmp_path.iterdir()) == []


def test_a_command_can_be_typed_in_full_and_a_word_that_is_none_does_nothing(
    table: Terminal,
) -> None:
    assert "undo your last action" in table.answer("help")
    assert "Round 1, column 1." in table.answer("LOG")
    assert "LivingStone · round 1" in table.answer("board")
    for typed in ("quark", "undone", "hints!"):
        assert "Type the number of a choice" in table.answer(typed)


def test_a_narrow_window_is_told_what_a_board_needs(tmp_path: Path) -> None:
    with at_terminal(*TABLE, folder=tmp_path, COLUMNS="60") as terminal:
        assert "narrower than the 80 columns" in flat(terminal.prompt())
    with at_terminal(*TABLE, folder=tmp_path) as terminal:
        assert "narrower" not in terminal.prompt()
