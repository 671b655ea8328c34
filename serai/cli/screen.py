"""The screen and the keyboard: where things are drawn, asked and hidden.

Without a terminal at the other end nothing is coloured or cleared; where the encoding has no tents
and stars, plain letters stand in for them.
"""

import codecs
import os
import select
import shutil
import signal
import sys
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final

from rich.console import Console, RenderableType
from rich.padding import Padding
from rich.progress import BarColumn, Progress, TextColumn, TimeElapsedColumn
from rich.rule import Rule
from rich.text import Text
from rich.theme import Theme

WIDEST: Final = 100
NARROWEST: Final = 80
BAR_WIDTH: Final = 24
INDENT: Final = (0, 0, 0, 2)
FANCY: Final = "▁▂▃▄▅▆▇╸╺\u2571\u2572●◆▲■★◉▼◈♛▽►┊·×£°█▐▌▀▖◥◤─━│╭╮╰╯├┤…’–—“”✓✗•→⇄"
SIMPLE: Final = "_.:-=+*--/\\o*^#x0v%wv>:.xL'#####\\/--|++++++~'--\"\"+-*>%"
PLAIN: Final = dict(zip(FANCY, SIMPLE, strict=True))
"""What stands in for signs that an encoding does not have; one letter each, so columns stay."""

THEME: Final = Theme(
    {
        "seat.0": "bold #e0455e",
        "seat.1": "bold #4a90d9",
        "seat.2": "bold #d98a00",
        "seat.3": "bold #2fa36f",
        "seat.4": "bold #9b6bd3",
        "title": "bold",
        "heading": "bold",
        "quiet": "dim",
        "refused": "dim",
        "crown": "#c9962b",
        "coin": "#d9a520",
        "die": "bold #d9703a",
        "ask": "bold #d9703a",
        "clause": "#c9962b",
        "good": "#2fa36f",
        "bad": "bold #e0455e",
    }
)


class InputEnded(Exception):
    """Nobody is typing any more."""


def _stand_in(error: UnicodeError) -> tuple[str | bytes, int]:
    if not isinstance(error, UnicodeEncodeError):
        raise error
    wanting = error.object[error.start : error.end]
    return "".join(PLAIN.get(sign, "?") for sign in wanting), error.end


codecs.register_error("serai-plain", _stand_in)


def prepare_streams() -> None:
    """No letter that comes in or goes out may stop a match, nor a stream that somebody closed."""
    for name, mode in (("stdin", "r"), ("stdout", "w"), ("stderr", "w")):
        if getattr(sys, name) is None:
            setattr(sys, name, Path(os.devnull).open(mode, encoding="utf-8"))  # noqa: SIM115
    for stream in (sys.stdout, sys.stderr):
        if hasattr(stream, "reconfigure"):
            stream.reconfigure(errors="serai-plain")
    if hasattr(sys.stdin, "reconfigure"):
        sys.stdin.reconfigure(errors="replace")


class _Paper(Console):
    """A console that leaves it to its owner what the end of the reader means."""

    def on_broken_pipe(self) -> None:
        raise BrokenPipeError


class Screen:
    """One terminal, or one pipe, with a person or a program at its end."""

    def __init__(self) -> None:
        plain = bool(os.environ.get("NO_COLOR"))
        console = _Paper(theme=THEME, highlight=False, color_system=None if plain else "auto")
        self.console = console
        self.is_terminal = console.is_terminal and not console.is_dumb_terminal
        self.is_answered = self.is_terminal and sys.stdin.isatty()
        """Whether a person sits at both ends, the keyboard and the screen."""
        self.measure()

    def measure(self) -> None:
        """Draw for the window as it is now, but never narrower than a board."""
        columns = shutil.get_terminal_size((NARROWEST, 0)).columns
        self.width = min(WIDEST, max(NARROWEST, columns))
        self.console.width = self.width
        self.is_narrow = self.is_terminal and columns < NARROWEST

    def show(self, *parts: RenderableType) -> None:
        for part in parts:
            self.console.print(part)

    def space(self) -> None:
        self.console.print()

    def rule(self, title: str = "") -> None:
        self.console.print(Rule(title, style="quiet", align="left"))

    def note(self, text: str, style: str = "") -> None:
        """A sentence on its own, set off from what surrounds it."""
        self.console.print(Padding(Text(text, style=style), INDENT, expand=False))

    def lines(self, texts: Iterable[RenderableType]) -> None:
        for text in texts:
            self.console.print(Padding(text, INDENT, expand=False))

    def clear(self) -> None:
        """A fresh screen; earlier ones may still be scrolled back to."""
        self.measure()
        if self.is_terminal:
            self._write("\x1b[H\x1b[2J")

    def wipe(self) -> None:
        """Nothing that was shown can be scrolled back to."""
        if self.is_terminal:
            self._write("\x1b[H\x1b[2J\x1b[3J")
        else:
            self._write("\n" * 60)

    @contextmanager
    def progress(self, text: str, total: float) -> Iterator[Callable[[float], None]]:
        """A bar that grows to `total` and goes away; without a terminal, a sentence that stays.

        Where it takes longer than was thought, the bar swings to and fro until it is done.
        """
        if not self.is_terminal:
            self.note(text, "quiet")
            self.console.file.flush()
            yield lambda done: None
            return
        columns = (TextColumn("  {task.description}"), BarColumn(BAR_WIDTH), TimeElapsedColumn())
        with Progress(*columns, console=self.console, transient=True) as bar:
            task = bar.add_task(text, total=total)

            def grow(done: float) -> None:
                if done > total:
                    bar.tasks[task].total = None
                bar.update(task, completed=done)

            yield grow

    @contextmanager
    def thinking(self, text: str) -> Iterator[None]:
        """Who is being waited for, on a line that goes away; nothing without a terminal."""
        if self.is_terminal:
            self._write(f"\r  {text}")
        try:
            yield
        finally:
            if self.is_terminal:
                self._write("\r\x1b[2K")

    def _write(self, codes: str) -> None:
        self.console.file.write(codes)
        self.console.file.flush()

    def ask(self, prompt: str) -> str:
        """A line that somebody types."""
        try:
            self.console.print(Text(f"{prompt} ", style="ask"), end="")
            self.console.file.flush()
            if self.is_answered:
                _wait_for_a_line()
            answer = sys.stdin.readline() if not self.is_terminal else input() + "\n"
        except EOFError:
            answer = ""
        if not answer:
            self.space()
            raise InputEnded
        if not sys.stdin.isatty():
            self.space()
        return answer.strip()


def _wait_for_a_line() -> None:
    """Sleep until somebody has typed a line, or a signal came.

    A Ctrl-C just before Python begins to read would go unnoticed until the next key; the pipe
    wakes the sleeper then.
    """
    if os.name != "posix":
        return
    woken, wakes = os.pipe()
    os.set_blocking(wakes, False)
    before = signal.set_wakeup_fd(wakes, warn_on_full_buffer=False)
    try:
        select.select([sys.stdin, woken], [], [])
    finally:
        signal.set_wakeup_fd(before)
        os.close(woken)
        os.close(wakes)
