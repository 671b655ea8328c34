"""A real `serai` in a second process, at the end of pipes or of a terminal, and a hand to type."""

import fcntl
import os
import pty
import re
import select
import signal
import struct
import subprocess
import sys
import tempfile
import termios
import time
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import AbstractContextManager, contextmanager
from functools import cache
from pathlib import Path
from tempfile import TemporaryFile

from tests.hatching import Hatched, Hatchery

PYTHON = [sys.executable, "-P"]
COMMAND = [*PYTHON, "-m", "serai"]
PROGRAM = "from serai.cli import main; main()"
PROMPT = re.compile(r"(?:^|\n)> $")
CODES = re.compile(r"\x1b\[[0-9;?]*[A-Za-z]")
LEGAL = re.compile(r"^(?:\S.*? | ) *(\d+) (?!\(no\))\S", re.MULTILINE)
REFUSED = re.compile(r"^(?:\S.*? | ) *(\d+) \(no\)", re.MULTILINE)
PATIENCE = 300.0
SMALL = (80, 24)
TALL = (80, 100)
"""Room for the largest board with everything that is asked and told beside it."""
FULL = {"play", "watch", "replay", "analyse", "learn"}
"""Commands that take the full screen where they can."""
AT_ANY_TIME = {"COLUMNS", "HOME", "LINES", "NO_COLOR", "TERM", "XDG_DATA_HOME"}
"""What a command asks its environment when it needs to know it."""
DATA = tempfile.TemporaryDirectory(prefix="serai-data-")
"""The data folder of a user who has never left a match."""


def environment(**changes: str) -> dict[str, str]:
    wanted = {
        name: value for name, value in os.environ.items() if name not in {"NO_COLOR", "LINES"}
    }
    wanted |= {"COLUMNS": "80", "TERM": "xterm-256color", "PYTHONUTF8": "1"}
    wanted |= {"XDG_DATA_HOME": DATA.name}
    return wanted | changes


@cache
def hatchery() -> Hatchery:
    parts = ("serai.cli.commands", "serai.cli.full.app", "serai.cli.full.lobby")
    return Hatchery(*parts, surroundings=environment())


def is_hatched(command: Sequence[str], changes: Mapping[str, str]) -> bool:
    """Whether it is a `serai` that finds all that is otherwise when it needs to know it."""
    is_ours = command[: len(COMMAND)] == COMMAND
    return is_ours and changes.keys() <= AT_ANY_TIME and "--language" not in " ".join(command)


def begin(
    command: Sequence[str], streams: Sequence[int], folder: Path | None = None, **changes: str
) -> "Hatched | subprocess.Popen[bytes]":
    """A command in a session of its own, at the ends of three streams."""
    surroundings = environment(**changes)
    if not is_hatched(command, changes):
        stdin, stdout, stderr = streams
        return subprocess.Popen(
            command,
            stdin=stdin,
            stdout=stdout,
            stderr=stderr,
            cwd=folder,
            env=surroundings,
            start_new_session=True,
        )
    arguments = ["serai", *command[len(COMMAND) :]]
    return hatchery().hatch(PROGRAM, streams, surroundings, folder, arguments)


def serai(
    *arguments: str, typed: str = "", folder: Path | None = None, **changes: str
) -> subprocess.CompletedProcess[str]:
    """Run a command to its end with everything it will be typed."""
    with TemporaryFile() as read, TemporaryFile() as out, TemporaryFile() as wrong:
        read.write(typed.encode())
        read.seek(0)
        streams = [read.fileno(), out.fileno(), wrong.fileno()]
        process = begin([*COMMAND, *arguments], streams, folder, **changes)
        try:
            code = process.wait(PATIENCE)
        finally:
            process.kill()
        out.seek(0)
        wrong.seek(0)
        said = (out.read().decode(), wrong.read().decode())
        return subprocess.CompletedProcess(arguments, code, *said)


class Terminal:
    """One running `serai`; what it has shown since the last time somebody typed is `shown`."""

    def __init__(self, process: Hatched | subprocess.Popen[bytes], reads: int, writes: int) -> None:
        self.process = process
        self.reads = reads
        self.writes = writes
        self.shown = ""
        self.everything = ""
        self.has_typed = False

    @property
    def plain(self) -> str:
        """What is shown, without colours and without the typed line, drawn over its prompt."""
        plain = CODES.sub("", self.shown).replace("\r\n", "\n")
        is_echo = self.has_typed and plain.startswith("\r")
        return plain.partition("\n")[2] if is_echo else plain

    def wait_for(self, found: Callable[[str], object]) -> str:
        """Read until the plain text holds what is looked for, or the process has ended."""
        deadline = time.monotonic() + PATIENCE
        while not found(self.plain):
            left = deadline - time.monotonic()
            ready, _, _ = select.select([self.reads], [], [], max(0.0, left))
            assert ready, f"nothing more came after: …{self.plain[-400:]}"
            piece = self._piece()
            if not piece:
                break
            self.shown += piece
            self.everything += piece
        return self.plain

    def look(self, seconds: float) -> None:
        """Take in what is shown by now; if that is nothing, what comes within some seconds."""
        ready, _, _ = select.select([self.reads], [], [], seconds)
        while ready and (piece := self._piece()):
            self.shown += piece
            self.everything += piece
            ready, _, _ = select.select([self.reads], [], [], 0)

    def _piece(self) -> str:
        try:
            data = os.read(self.reads, 65536)
        except OSError:  # Linux answers so at the end of a terminal
            return ""
        while data and data[-1] >= 0x80 and len(data) < 70000:
            try:
                data.decode()
                break
            except UnicodeDecodeError:
                data += os.read(self.reads, 1)
        return data.decode()

    def prompt(self) -> str:
        """Everything up to the next prompt for a choice, or to the end."""
        return self.wait_for(PROMPT.search)

    def type(self, line: str) -> None:
        self.shown = ""
        self.has_typed = True
        os.write(self.writes, f"{line}\n".encode())

    def answer(self, line: str) -> str:
        """Type at the prompt and read up to the next one."""
        self.type(line)
        return self.prompt()

    def end(self) -> int:
        self.wait_for(lambda _: False)
        return self.process.wait(PATIENCE)

    def kill(self) -> None:
        self.process.send_signal(signal.SIGKILL)
        self.process.wait(PATIENCE)


def at_terminal(*arguments: str, folder: Path, **changes: str) -> AbstractContextManager[Terminal]:
    """A `serai` that believes a person sits before it, at 80 columns, and speaks line by line."""
    plain = ["--plain"] if arguments[:1] and arguments[0] in FULL else []
    return run_at_terminal([*COMMAND, *arguments, *plain], folder, TALL, **changes)


def at_full_screen(
    *arguments: str, folder: Path, size: tuple[int, int] = SMALL, **changes: str
) -> AbstractContextManager[Terminal]:
    """A `serai` before a terminal of that many columns and lines."""
    return run_at_terminal([*COMMAND, *arguments], folder, size, **{"COLUMNS": "", **changes})


@contextmanager
def run_at_terminal(
    command: list[str], folder: Path, size: tuple[int, int], **changes: str
) -> Iterator[Terminal]:
    """Any command before which a person seems to sit."""
    ours, theirs = pty.openpty()
    resize(theirs, size)
    process = begin(command, [theirs] * 3, folder, **changes)
    os.close(theirs)
    try:
        yield Terminal(process, ours, ours)
    finally:
        process.kill()
        process.wait()
        os.close(ours)


@contextmanager
def at_pipes(*arguments: str, folder: Path, **changes: str) -> Iterator[Terminal]:
    """A `serai` with a program at its other end."""
    read, typed = os.pipe()
    shown, written = os.pipe()
    process = begin([*COMMAND, *arguments], [read, written, written], folder, **changes)
    os.close(read)
    os.close(written)
    try:
        yield Terminal(process, shown, typed)
    finally:
        process.kill()
        process.wait()
        os.close(typed)
        os.close(shown)


def resize(terminal: int, size: tuple[int, int]) -> None:
    """Make a terminal as many columns wide and lines tall."""
    fcntl.ioctl(terminal, termios.TIOCSWINSZ, struct.pack("HHHH", size[1], size[0], 0, 0))


def flat(text: str) -> str:
    """A text without the breaks and indents of its lines."""
    return " ".join(text.split())


def legal_numbers(screen: str) -> list[str]:
    """The choices on a screen that can be played."""
    return LEGAL.findall(choices_on(screen))


def refused_numbers(screen: str) -> list[str]:
    return REFUSED.findall(choices_on(screen))


def choices_on(screen: str) -> str:
    """The list of choices, which stands below the last question."""
    return screen.rsplit("\n\n", 1)[-1].partition("\n")[2]


def number_of(screen: str, label: str) -> str:
    """The number of the choice that begins with these words."""
    found = re.search(rf" (\d+) (?:\(no\) )?{re.escape(label)}", choices_on(screen))
    assert found, f"no choice “{label}” on the screen:\n{screen}"
    return found.group(1)
