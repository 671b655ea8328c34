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
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, contextmanager
from pathlib import Path

PYTHON = [sys.executable, "-P"]
COMMAND = [*PYTHON, "-m", "serai"]
PROMPT = re.compile(r"(?:^|\n)> $")
CODES = re.compile(r"\x1b\[[0-9;?]*[A-Za-z]")
LEGAL = re.compile(r"^(?:\S.*? | ) *(\d+) (?!\(no\))\S", re.MULTILINE)
REFUSED = re.compile(r"^(?:\S.*? | ) *(\d+) \(no\)", re.MULTILINE)
PATIENCE = 60.0
DATA = tempfile.TemporaryDirectory(prefix="serai-data-")
"""The data folder of a user who has never left a match."""


def environment(**changes: str) -> dict[str, str]:
    wanted = {name: value for name, value in os.environ.items() if name not in {"NO_COLOR"}}
    wanted |= {"COLUMNS": "80", "TERM": "xterm-256color", "PYTHONUTF8": "1"}
    wanted |= {"XDG_DATA_HOME": DATA.name}
    return wanted | changes


def serai(
    *arguments: str, typed: str = "", folder: Path | None = None, **changes: str
) -> subprocess.CompletedProcess[str]:
    """Run a command to its end with everything it will be typed."""
    return subprocess.run(
        [*COMMAND, *arguments],
        input=typed,
        cwd=folder,
        env=environment(**changes),
        capture_output=True,
        text=True,
        timeout=PATIENCE * 4,
        check=False,
    )


class Terminal:
    """One running `serai`; what it has shown since the last time somebody typed is `shown`."""

    def __init__(self, process: subprocess.Popen[bytes], reads: int, writes: int) -> None:
        self.process = process
        self.reads = reads
        self.writes = writes
        self.shown = ""
        self.everything = ""

    @property
    def plain(self) -> str:
        """What is shown, without colours."""
        return CODES.sub("", self.shown).replace("\r", "")

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
    """A `serai` that believes a person sits before it, at 80 columns."""
    return run_at_terminal([*COMMAND, *arguments], folder, **changes)


@contextmanager
def run_at_terminal(command: list[str], folder: Path, **changes: str) -> Iterator[Terminal]:
    """Any command before which a person seems to sit."""
    ours, theirs = pty.openpty()
    fcntl.ioctl(theirs, termios.TIOCSWINSZ, struct.pack("HHHH", 50, 80, 0, 0))
    process = subprocess.Popen(
        command,
        stdin=theirs,
        stdout=theirs,
        stderr=theirs,
        cwd=folder,
        env=environment(**changes),
        start_new_session=True,
    )
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
    process = subprocess.Popen(
        [*COMMAND, *arguments],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        cwd=folder,
        env=environment(**changes),
    )
    assert process.stdin is not None
    assert process.stdout is not None
    try:
        yield Terminal(process, process.stdout.fileno(), process.stdin.fileno())
    finally:
        process.kill()
        process.wait()
        process.stdin.close()
        process.stdout.close()


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
