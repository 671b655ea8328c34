"""The full screen at a real terminal: how it begins, how it is left, and where it stays away."""

import os
import re
import signal
import termios
from pathlib import Path

import pytest
from textual.color import Color
from textual.theme import Theme

from serai.cli.full import look
from serai.engine.match import Match
from tests.cli.process import PATIENCE, SMALL, Terminal, at_full_screen, at_terminal, resize, serai

PLAY = ["play", "livingstone", "--seats", "you,bot:greedy", "--seed", "4", "--pace", "0"]
OPENS = "\x1b[?1049h"
CLOSES = "\x1b[?1049l"
COLOURS = re.compile(r"\x1b\[[0-9;]*[34]8;[0-9;]*m")
TURNED_ABOUT = re.compile(r"\x1b\[(?:\d+;)*7(?:;\d+)*mTake the")
GROUNDS = re.compile(r"\x1b\[(?:[\d;]*;)?(4[0-7]|10[0-7])mTake the")
"""Backgrounds of choices in sixteen colours; that of the one looked at is another one."""
DAY = "0;15"
"""What terminals with a light background say of themselves."""


def press(terminal: Terminal, keys: str) -> None:
    terminal.shown = ""
    os.write(terminal.writes, keys.encode())


def is_asked(text: str) -> bool:
    return "Take the" in text


def ground(theme: Theme) -> str:
    """The background of the screen, as a terminal of all colours is told it."""
    red, green, blue = Color.parse(theme.background or "").rgb
    return f"48;2;{red};{green};{blue}m"


def kept_in(folder: Path) -> list[Path]:
    return list((folder / "data").rglob("*.serai"))


@pytest.mark.parametrize("way", ["key", "signal", "rules", "help"])
def test_ctrl_c_leaves_the_terminal_as_it_was_and_the_match_kept(way: str, tmp_path: Path) -> None:
    with at_full_screen(*PLAY, folder=tmp_path, XDG_DATA_HOME=str(tmp_path / "data")) as terminal:
        before = termios.tcgetattr(terminal.reads)
        terminal.wait_for(is_asked)
        assert OPENS in terminal.everything
        press(terminal, "\r")
        terminal.wait_for(lambda text: "Tent in row" in text)
        if way == "signal":
            terminal.process.send_signal(signal.SIGINT)
        else:
            press(terminal, {"key": "", "rules": "R", "help": "?"}[way])
            terminal.wait_for(lambda text: way == "key" or "Esc closes" in text)
            press(terminal, "\x03")
        terminal.wait_for(lambda text: "goes on with it" in text)
        assert termios.tcgetattr(terminal.reads) == before
        assert terminal.end() == 2
    assert terminal.everything.rindex(CLOSES) > terminal.everything.rindex(OPENS)
    (file,) = kept_in(tmp_path)
    assert len(Match.load(file).lines) == 2


@pytest.mark.parametrize(
    ("page", "shown", "farewell", "code"),
    [
        (["play"], "which game", "", 130),
        (["learn", "livingstone"], "A die buys", "serai learn livingstone 1", 2),
    ],
)
def test_ctrl_c_leaves_the_terminal_as_it_was_where_no_match_is_kept(
    page: list[str], shown: str, farewell: str, code: int, tmp_path: Path
) -> None:
    data = str(tmp_path / "data")
    with at_full_screen(*page, folder=tmp_path, XDG_DATA_HOME=data) as terminal:
        before = termios.tcgetattr(terminal.reads)
        terminal.wait_for(lambda text: shown in text)
        press(terminal, "\x03")
        assert terminal.end() == code
        assert farewell in terminal.plain
        assert termios.tcgetattr(terminal.reads) == before
        assert terminal.everything.rindex(CLOSES) > terminal.everything.rindex(OPENS)
        assert "Traceback" not in terminal.everything
    assert kept_in(tmp_path) == []


def test_a_window_that_is_closed_ends_it_and_the_match_is_kept(tmp_path: Path) -> None:
    data = str(tmp_path / "data")
    with at_full_screen(*PLAY, folder=tmp_path, XDG_DATA_HOME=data) as terminal:
        terminal.wait_for(is_asked)
        spare = os.open(os.devnull, os.O_RDONLY)
        os.dup2(spare, terminal.reads)
        os.close(spare)
        terminal.process.wait(PATIENCE)
    (file,) = kept_in(tmp_path)
    assert not Match.load(file).over


def test_a_window_that_changes_in_the_middle_is_drawn_anew(tmp_path: Path) -> None:
    with at_full_screen(*PLAY, folder=tmp_path) as terminal:
        assert "most tents" not in terminal.wait_for(is_asked)
        terminal.shown = ""
        resize(terminal.writes, (120, 40))
        terminal.process.send_signal(signal.SIGWINCH)
        assert terminal.wait_for(lambda text: "Z a m b e z i" in text)
        press(terminal, "Q")
        assert terminal.end() == 0


def test_without_colours_everything_is_there_but_colours(tmp_path: Path) -> None:
    with at_full_screen(*PLAY, folder=tmp_path, NO_COLOR="1") as terminal:
        text = terminal.wait_for(is_asked)
        assert not COLOURS.search(terminal.everything)
        assert "A●" in text
        terminal.wait_for(lambda _: TURNED_ABOUT.search(terminal.shown))
        press(terminal, "\x03")
        terminal.end()


def test_sixteen_colours_are_enough(tmp_path: Path) -> None:
    with at_full_screen(*PLAY, folder=tmp_path, TERM="xterm-16color", COLORTERM="") as terminal:
        text = terminal.wait_for(is_asked)
        terminal.wait_for(lambda _: len({*GROUNDS.findall(terminal.shown)}) > 1)
        assert not COLOURS.search(terminal.everything)
        assert "A●" in text
        press(terminal, "\x03")
        terminal.end()


def test_it_is_day_where_the_terminal_says_so_until_somebody_wishes_for_night(
    tmp_path: Path,
) -> None:
    with at_full_screen(*PLAY, folder=tmp_path, COLORTERM="truecolor", COLORFGBG=DAY) as terminal:
        terminal.wait_for(is_asked)
        assert ground(look.DAY) in terminal.everything
        assert ground(look.NIGHT) not in terminal.everything
        press(terminal, "T")
        terminal.wait_for(lambda _: ground(look.NIGHT) in terminal.shown)
        press(terminal, "\x03")
        terminal.end()


@pytest.mark.parametrize("change", [{"TERM": "dumb"}, {"PYTHONIOENCODING": "ascii"}])
def test_simple_terminals_get_lines(change: dict[str, str], tmp_path: Path) -> None:
    with at_full_screen(*PLAY, folder=tmp_path, size=SMALL, **change) as terminal:
        terminal.prompt()
        assert OPENS not in terminal.everything


def test_pipes_and_plain_get_lines(tmp_path: Path) -> None:
    assert OPENS not in serai(*PLAY, typed="q\ny\n").stdout
    with at_terminal(*PLAY, folder=tmp_path) as terminal:
        terminal.prompt()
        assert OPENS not in terminal.everything
