"""Keeps what took minutes to make outside of the clone, so that no clone has to make it twice.

What is kept has the name of everything it was made from, and a list of its own files with their
hashes. It is taken only when all of them agree; whatever does not is thrown away.
"""

import hashlib
import os
import shutil
import sys
import tempfile
import time
from contextlib import suppress
from pathlib import Path
from typing import Final

from scripts.steps import files_in

LIST: Final = "SHA256"
MOST: Final = 4
"""As many are kept, those that were used last."""
LONGEST_NAME: Final = 32


def place() -> Path:
    """Where systems keep what can be made again."""
    if named := os.environ.get("XDG_CACHE_HOME"):
        return Path(named, "serai")
    return Path.home() / ("Library/Caches" if sys.platform == "darwin" else ".cache") / "serai"


def keep(made: Path, key: str) -> None:
    """Keep a folder under the key of what it was made from, where anything can be kept."""
    with suppress(OSError):
        here = place()
        here.mkdir(mode=0o700, parents=True, exist_ok=True)
        coming = Path(tempfile.mkdtemp(prefix="coming-", dir=here))
        shutil.copytree(made, coming, dirs_exist_ok=True)
        (coming / LIST).write_text(_listed(coming))
        shutil.rmtree(here / _name(key), ignore_errors=True)
        coming.rename(here / _name(key))
        _note_use(here / _name(key))
        _let_go(here)


def take(key: str, into: Path) -> bool:
    """Put what is kept under a key into a folder, if it is there and still what it was."""
    kept = place() / _name(key)
    try:
        if (kept / LIST).read_text() != _listed(kept):
            shutil.rmtree(kept, ignore_errors=True)
            return False
        shutil.copytree(kept, into, ignore=shutil.ignore_patterns(LIST))
        _note_use(kept)
    except OSError:
        return False
    return True


def _note_use(kept: Path) -> None:
    """By a finer clock than the one by which systems date files."""
    now = time.time_ns()
    os.utime(kept, ns=(now, now))


def _name(key: str) -> str:
    return key[:LONGEST_NAME]


def _listed(folder: Path) -> str:
    """The files of a folder and their hashes, a line each."""
    return "".join(
        f"{hashlib.sha256(file.read_bytes()).hexdigest()}  {file.relative_to(folder)}\n"
        for file in files_in(folder)
        if file.name != LIST
    )


def _let_go(here: Path) -> None:
    """Of what is complete, all but the latest; and what a killed run has left half done."""
    kept = sorted(here.iterdir(), key=lambda one: one.stat().st_mtime_ns, reverse=True)
    for old in kept[MOST:]:
        shutil.rmtree(old, ignore_errors=True)
