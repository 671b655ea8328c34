"""The screen and the keyboard: where things are drawn, asked and hidden.

Without a terminal at the other end nothing is coloured or cleared; where the encoding has no tents
and stars, plain letters stand in for them.
"""

import codecs
import os
import re
import select
import shutil
import signal
import sys
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from functools import cache
from pathlib import Path
from typing import Final

from rich.console import Console, RenderableType
from rich.padding import Padding
from rich.rule import Rule
from rich.text import Text
from rich.theme import Theme

WIDEST: Final = 100
NARROWEST: Final = 80
NARROWEST_WORDS: Final = 30
ENDLESS: Final = 100_000
"""Lines of a window that nobody looks at."""
BAR_WIDTH: Final = 24
CODES: Final = re.compile(r"\x1b\[[0-9;]*m")
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

    def can_be_full(self) -> bool:
        """Whether the terminal can show pages that stay, with all their signs."""
        term = os.environ.get("TERM", "")
        plain = os.name == "posix" and term in {"", "dumb", "unknown"}
        encoding = getattr(sys.stdout, "encoding", "") or ""
        return self.is_answered and not plain and encoding.lower().replace("-", "") == "utf8"

    def measure(self) -> None:
        """Draw for the window as it is now; boards are never narrower than they can be."""
        columns, lines = shutil.get_terminal_size((NARROWEST, 0))
        self.width = min(WIDEST, max(NARROWEST, columns))
        self.console.width = max(NARROWEST_WORDS, min(self.width, columns))
        self.height = lines if self.is_answered and lines else ENDLESS
        self.is_narrow = self.is_terminal and columns < NARROWEST

    def show(self, *parts: RenderableType) -> None:
        for part in parts:
            self.console.print(part)

    def show_board(self, board: RenderableType) -> None:
        """A board in all its width, also where the window is narrower."""
        before = self.console.width
        self.console.width = self.width
        self.console.print(board)
        self.console.width = before

    def lines_of(self, part: RenderableType) -> int:
        """How many lines a part takes."""
        options = self.console.options.update(width=self.width)
        return len(self.console.render_lines(part, options, pad=False))

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
        from rich.progress import BarColumn, Progress, TextColumn, TimeElapsedColumn

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
            answer = self._edited(prompt) if self.is_answered else self._read(prompt)
        except EOFError:
            answer = ""
        if not answer:
            self.space()
            raise InputEnded
        if not sys.stdin.isatty():
            self.space()
        return answer.strip()

    def _read(self, prompt: str) -> str:
        self.console.print(Text(f"{prompt} ", style="ask"), end="")
        self.console.file.flush()
        return sys.stdin.readline() if not self.is_terminal else input() + "\n"

    def _edited(self, prompt: str) -> str:
        """A line from somebody who may edit it, and fetch earlier ones with the arrow keys."""
        with self.console.capture() as drawn:
            self.console.print(Text(f"{prompt} ", style="ask"), end="")
        if not _can_edit():
            self._prompted(drawn.get())
            return input() + "\n"
        with _keys_at_once():
            self._prompted(drawn.get())
        last = drawn.get().rpartition("\n")[2]
        return input(CODES.sub("\001\\g<0>\002", f"\001\r\002{last}")) + "\n"

    def _prompted(self, prompt: str) -> None:
        """Show a prompt and sleep until somebody types; a Ctrl-C is heard from the prompt on."""
        with _woken_by_signals() as waker:
            self._write(prompt)
            if waker is not None:
                select.select([sys.stdin, waker], [], [])


@cache
def _can_edit() -> bool:
    """Whether lines can be edited; a pasted text must not be wrapped in codes."""
    try:
        import readline
    except ImportError:
        return False
    readline.parse_and_bind("set enable-bracketed-paste off")
    return True


@contextmanager
def _keys_at_once() -> Iterator[None]:
    """Keys are there when they are pressed, not when a line is full; who reads them echoes them."""
    import termios

    before = termios.tcgetattr(sys.stdin)
    quiet = [*before]
    quiet[3] &= ~(termios.ICANON | termios.ECHO)
    termios.tcsetattr(sys.stdin, termios.TCSADRAIN, quiet)
    try:
        yield
    finally:
        termios.tcsetattr(sys.stdin, termios.TCSADRAIN, before)


@contextmanager
def _woken_by_signals() -> Iterator[int | None]:
    """A pipe to sleep at that any signal wakes; None where sleeping is done by reading alone.

    A signal that comes while Python takes up its work after a system call can go unnoticed until
    the next one, and a Ctrl-C just before Python, or its editor of lines, begins to read until the
    next key. What is written into the pipe is there whenever somebody looks.
    """
    if os.name != "posix":
        yield None
        return
    waker, wakes = os.pipe()
    try:
        os.set_blocking(wakes, False)
        before = signal.set_wakeup_fd(wakes, warn_on_full_buffer=False)
        try:
            yield waker
        finally:
            signal.set_wakeup_fd(before)
    finally:
        os.close(waker)
        os.close(wakes)
