"""The line mode: not more than the window holds, an empty line, a place, one answer, completion."""

import re
from pathlib import Path

from tests.cli.process import (
    COMMAND,
    at_terminal,
    number_of,
    run_at_terminal,
    serai,
)

PLAY = ["play", "livingstone", "--seats", "you,bot:greedy", "--seed", "4"]


def test_a_short_window_gets_no_more_than_it_holds_and_the_board_when_asked(tmp_path: Path) -> None:
    command = [*COMMAND, *PLAY, "--plain"]
    with run_at_terminal(command, tmp_path, (80, 24), LINES="") as terminal:
        screen = terminal.prompt()
        assert len(screen.split("serai rules livingstone sources")[-1].splitlines()) <= 24
        assert "v draws the board" in screen
        assert "♛" not in screen
        assert "♛" in terminal.answer("v")


def test_an_empty_line_asks_again(tmp_path: Path) -> None:
    with at_terminal(*PLAY, folder=tmp_path) as terminal:
        terminal.prompt()
        again = terminal.answer("")
        assert "Take a die" in again
        assert "♛" not in again


def test_earlier_lines_come_back_with_the_arrow_keys(tmp_path: Path) -> None:
    with at_terminal(*PLAY, folder=tmp_path) as terminal:
        terminal.prompt()
        assert "this help" in terminal.answer("?")
        assert "this help" in terminal.answer("\x1b[A")


def test_a_place_is_typed_as_two_numbers(tmp_path: Path) -> None:
    chosen = ["play", "treasure-island", "--seats", "you,bot:greedy", "--seed", "5"]
    with at_terminal(*chosen, folder=tmp_path) as terminal:
        screen = terminal.prompt()
        while "Where do you bury" not in screen:
            screen = terminal.answer("1")
        assert "Where do you bury" not in terminal.answer("106, 170")


def test_an_amount_with_one_answer_is_not_asked(tmp_path: Path) -> None:
    with at_terminal(*PLAY, folder=tmp_path) as terminal:
        screen = terminal.prompt()
        given = terminal.answer(f"{number_of(screen, 'Give coins')} 2")
        assert "1 to 1" not in terminal.answer(number_of(given, "Give coins"))
        assert "You put £1 into your chest" in terminal.everything


def test_no_colour_takes_colours_away_from_any_command(tmp_path: Path) -> None:
    with at_terminal("games", "--no-colour", folder=tmp_path) as terminal:
        assert terminal.end() == 0
        assert not re.search(r"\x1b\[[0-9;]*m", terminal.everything)


def test_the_shell_learns_the_commands(tmp_path: Path) -> None:
    installed = serai("--install-completion", "--shell", "bash", HOME=str(tmp_path))
    assert installed.returncode == 0, installed.stderr
    written = [file.read_text() for file in tmp_path.rglob("*") if file.is_file()]
    assert any("tournament" in text for text in written)
