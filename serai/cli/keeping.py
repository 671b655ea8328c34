"""Where matches are kept: in a file that somebody named, else in the user's data folder."""

import contextlib
import os
import shlex
import sys
from datetime import datetime
from itertools import count
from pathlib import Path
from typing import Final

from serai.engine import record, registry
from serai.engine.errors import BadInput
from serai.engine.match import Match
from serai.words import Words

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
        self.when = datetime.fromtimestamp(when).astimezone()


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


class Kept:
    """A match and the file it is kept in, written after every action."""

    def __init__(self, match: Match, file: Path | None, words: Words) -> None:
        self.match = match
        self.file = file
        """One of our own where nobody named a file; None where nothing can be kept."""
        self.words = words
        self.trouble = ""
        """Why the match could not be kept the last time, or nothing."""

    def named(self) -> Path | None:
        """The file that somebody named."""
        return None if self.file is None or is_own(self.file) else self.file

    def begin(self) -> None:
        """A file that somebody named must be fit for it; without one of our own we play on."""
        try:
            if self.file is not None:
                self.match.save(self.file)
        except BadInput:
            if self.named() is not None:
                raise
            self.forget_own()

    def keep(self) -> None:
        """Write the match down; a full disk is told at the table and does not end the match."""
        if self.file is None:
            return
        try:
            self.match.save(self.file)
            self.trouble = ""
        except BadInput as trouble:
            self.trouble = str(trouble)

    def keep_in(self, wish: str) -> None:
        """Write the match into a file, and from now on keep it there."""
        file = new_file(record.place(wish), self.words) if wish else self.file
        if file is None:
            return
        self.match.save(file)
        if file != self.file:
            self.forget_own()
        self.file, self.trouble = file, ""

    def forget_own(self) -> None:
        """A file of our own is no longer needed."""
        if self.file is not None and is_own(self.file):
            with contextlib.suppress(OSError):
                self.file.unlink()
            self.file = None

    def told_trouble(self) -> str:
        """What to say of a match that could not be kept, or nothing."""
        return self.words.say("save-failed", trouble=self.trouble) if self.trouble else ""

    def how_to_go_on(self, opening: str = "left") -> str:
        said = [self.words.say(opening)]
        if self.file is None:
            said.append(self.words.say("left-unsaved"))
        else:
            said.append(self.words.say("left-saved", file=shlex.quote(str(self.file))))
        if self.trouble:
            said.append(self.words.say("left-lost"))
        return " ".join(said)


def new_file(path: Path, words: Words) -> Path:
    """A place for a match to be kept; a file that is already there is never written over."""
    try:
        taken = path.exists()
    except (OSError, ValueError):  # a name no file can have is refused when it is written
        taken = False
    if taken:
        raise BadInput(words.say("save-exists", file=str(path)))
    return path
