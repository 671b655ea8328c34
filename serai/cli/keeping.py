"""Matches that nobody gave a file: kept in the user's data folder until they have ended."""

import os
import sys
import time
from itertools import count
from pathlib import Path
from typing import Final

from serai.engine import registry

SUFFIX: Final = ".serai"
MOST_LISTED: Final = 5


def folder() -> Path:
    """Where each system wants programs to keep what belongs to this user."""
    home = Path.home()
    if sys.platform == "win32":
        data = Path(os.environ.get("LOCALAPPDATA") or home / "AppData" / "Local")
    elif sys.platform == "darwin":
        data = home / "Library" / "Application Support"
    else:
        data = Path(os.environ.get("XDG_DATA_HOME", ""))
        if not data.is_absolute():
            data = home / ".local" / "share"
    return data / "serai" / "matches"


def reserved(game: str) -> Path | None:
    """A new file for a match of a game, or None where nothing can be kept."""
    try:
        place = folder()
        place.mkdir(mode=0o700, parents=True, exist_ok=True)
        for number in count(1):
            path = place / f"{game}-{number}{SUFFIX}"
            if not path.exists():
                path.touch(mode=0o600, exist_ok=False)
                return path
    except (OSError, RuntimeError):  # no right to write there, no room, or no home at all
        pass
    return None


def is_own(path: Path) -> bool:
    """Whether a file is one of those we keep by ourselves."""
    try:
        return path.resolve().parent == folder().resolve()
    except (OSError, RuntimeError):
        return False


class Left:
    """A match somebody got up from: its game, its file, and when that was."""

    def __init__(self, path: Path, game: str, when: float) -> None:
        self.path = path
        self.game = game
        self.when = time.strftime("%Y-%m-%d %H:%M", time.localtime(when))


def left() -> list[Left]:
    """The matches that wait to be gone on with, the latest first."""
    found: list[tuple[float, Path, str]] = []
    try:
        for path in folder().glob(f"*{SUFFIX}"):
            game, _, number = path.stem.rpartition("-")
            seen = path.stat()
            if game in registry.games() and number.isdecimal() and seen.st_size:
                found.append((seen.st_mtime, path, game))
    except (OSError, RuntimeError):
        return []
    latest = sorted(found, reverse=True)[:MOST_LISTED]
    return [Left(path, game, when) for when, path, game in latest]
