"""Steps that a person can watch, and hashes that tell whether a step has to be done again."""

import hashlib
import os
import shutil
import signal
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path
from types import FrameType
from typing import Final, NoReturn

ROOT: Final = Path(__file__).resolve().parent.parent
TOLD_EVERY: Final = 30
"""Seconds between signs of life where the output is not a terminal."""
OUTPUT: Final = ROOT / "build" / "output.txt"
"""What the step at work has to say; a person sees it only when the step fails."""
LAST_LINES: Final = 30
LINE_LENGTH: Final = 300


class Failed(Exception):
    """A step did not work; the message says what a person can do about it."""


def say(text: str) -> None:
    print(text, flush=True)


def files_in(path: Path, ending: str = "") -> list[Path]:
    """The files a path stands for, without what Python leaves behind."""
    if path.is_file():
        return [path]
    return sorted(
        file
        for file in path.rglob(f"*{ending}")
        if file.is_file() and "__pycache__" not in file.parts
    )


def digest(*parts: str | Path) -> str:
    """One hash of texts and of files, folders with all that is in them."""
    total = hashlib.sha256()
    for part in parts:
        if isinstance(part, str):
            total.update(hashlib.sha256(part.encode()).digest())
            continue
        for path in files_in(part):
            total.update(f"{path.relative_to(part.parent)}\0".encode())
            total.update(hashlib.sha256(path.read_bytes()).digest())
    return total.hexdigest()


def once(note: Path, key: str, work: Callable[[], None]) -> None:
    """Do a step unless its note says that it was done from the same things."""
    if note.is_file() and note.read_text() == key:
        return
    note.unlink(missing_ok=True)
    work()
    note.write_text(key)


def end_like_interrupted() -> None:
    """Let whoever ends us otherwise than with Ctrl-C end our steps as well."""
    for number in (signal.SIGTERM, signal.SIGHUP):
        signal.signal(number, _interrupt)


def _interrupt(_number: int, _frame: FrameType | None) -> NoReturn:
    raise KeyboardInterrupt


def surroundings(**variables: str) -> dict[str, str]:
    """The environment variables of a step: whose Python it is must not depend on the caller's."""
    kept = {k: v for k, v in os.environ.items() if k not in {"PYTHONPATH", "PYTHONHOME"}}
    return kept | variables


def run(
    command: list[str | Path], doing: str, hint: str, cwd: Path = ROOT, **variables: str
) -> None:
    """Run a command; only when it fails is the end of its output shown."""
    say(f"  {doing}")
    step = Step(command, OUTPUT, cwd, **variables)
    step.watch()
    if step.process.returncode:
        step.show_end()
        where = OUTPUT.relative_to(ROOT)
        raise Failed(f"{doing}: this failed, see above; all it said is in {where}. {hint}")
    say(f"    done in {step.seconds():.0f} s")


class Step:
    """A command at work, with what it says kept in a file."""

    def __init__(
        self, command: list[str | Path], output: Path, cwd: Path = ROOT, **variables: str
    ) -> None:
        self._output = output
        self._began = self._told = time.monotonic()
        self._on_a_terminal = sys.stdout.isatty() and os.environ.get("TERM") != "dumb"
        output.parent.mkdir(exist_ok=True)
        with output.open("wb") as said:
            self.process = subprocess.Popen(
                command,
                cwd=cwd,
                env=surroundings(**variables),
                stdout=said,
                stderr=said,
                start_new_session=True,
            )

    def seconds(self) -> float:
        return time.monotonic() - self._began

    def watch(self, until: Callable[[], bool] = lambda: False) -> None:
        """Wait for its end, or for something else, while a person can see that it lives."""
        try:
            while self.process.poll() is None and not until():
                try:
                    self.process.wait(timeout=0.5)
                except subprocess.TimeoutExpired:
                    self._show_life()
        except KeyboardInterrupt:
            self.stop()
            raise
        finally:
            if self._on_a_terminal:
                print("\033[K", end="", flush=True)

    def stop(self) -> None:
        """End it with all that it has started."""
        if self.process.poll() is None:
            os.killpg(self.process.pid, signal.SIGTERM)
            self.process.wait()

    def show_end(self) -> None:
        for line in self._lines()[-LAST_LINES:]:
            say(line[:LINE_LENGTH])

    def _lines(self) -> list[str]:
        return self._output.read_text(errors="replace").rstrip().splitlines()

    def _show_life(self) -> None:
        latest = "".join(self._lines()[-1:]).strip()
        if self._on_a_terminal:
            width = shutil.get_terminal_size().columns - 1
            latest = f"    {self.seconds():3.0f} s  {latest}"[:width]
            print(f"\033[K{latest}\r", end="", flush=True)  # others may write over it
        elif time.monotonic() - self._told >= TOLD_EVERY:
            self._told = time.monotonic()
            say(f"    still at it after {self.seconds():.0f} s: {latest[:LINE_LENGTH]}")
