"""Steps that a person can watch, and hashes that tell whether a step has to be done again."""

import hashlib
import os
import shutil
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import Final

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


def run(
    command: list[str | Path], doing: str, hint: str, cwd: Path = ROOT, **variables: str
) -> None:
    """Run a command; only when it fails is the end of its output shown."""
    say(f"  {doing}")
    began = time.monotonic()
    surroundings = {k: v for k, v in os.environ.items() if k not in {"PYTHONPATH", "PYTHONHOME"}}
    OUTPUT.parent.mkdir(exist_ok=True)
    with OUTPUT.open("wb") as output:
        process = subprocess.Popen(
            command, cwd=cwd, env=surroundings | variables, stdout=output, stderr=output
        )
        try:
            _wait(process, began)
        except KeyboardInterrupt:
            process.terminate()
            process.wait()
            raise
    if process.returncode:
        for line in _output_lines()[-LAST_LINES:]:
            say(line[:LINE_LENGTH])
        where = OUTPUT.relative_to(ROOT)
        raise Failed(f"{doing}: this failed, see above; all it said is in {where}. {hint}")
    say(f"    done in {time.monotonic() - began:.0f} s")


def _wait(process: subprocess.Popen[bytes], began: float) -> None:
    """Wait for a process while a person can see that it lives."""
    terminal = sys.stdout.isatty() and os.environ.get("TERM") != "dumb"
    told = began
    while process.poll() is None:
        try:
            process.wait(timeout=0.5)
        except subprocess.TimeoutExpired:
            now = time.monotonic()
            if terminal:
                _show_latest(now - began)
            elif now - told >= TOLD_EVERY:
                told = now
                say(f"    still at it after {now - began:.0f} s")
    if terminal:
        print("\r\033[K", end="", flush=True)


def _output_lines() -> list[str]:
    return OUTPUT.read_text(errors="replace").rstrip().splitlines()


def _show_latest(seconds: float) -> None:
    latest = "".join(_output_lines()[-1:])
    width = shutil.get_terminal_size().columns - 1
    print(f"\r\033[K{f'    {seconds:3.0f} s  {latest.strip()}'[:width]}", end="", flush=True)
