"""The ledger of a study: one append-only file, its order first, then a line for each match.

One process writes it. A line counts once its end is there, so whatever interrupts the writing
costs at most that line, which is cut away and played again.
"""

from __future__ import annotations

import fcntl
import os
from collections.abc import Iterable
from pathlib import Path
from types import TracebackType
from typing import Final, Self

import msgspec

from serai.engine.errors import BadFile, BadInput, reason_of
from serai.lab.order import Order
from serai.lab.playing import Outcome

NAME: Final = "results.jsonl"
FORM: Final = 1


class Heading(msgspec.Struct):
    """The first line of a ledger."""

    serai: str
    form: int
    order: Order


class Ledger:
    """An open ledger: the outcomes that are in it, and the pen."""

    def __init__(self, folder: Path, order: Order, version: str) -> None:
        self.path = folder / NAME
        self.outcomes: dict[tuple[int, int], Outcome] = {}
        self.cut = False
        """Whether the last line was torn and has been cut away."""
        try:
            folder.mkdir(parents=True, exist_ok=True)
            self._file = self.path.open("a+b")
        except OSError as trouble:
            raise BadInput(
                "cannot write in {folder}: {why}; name another folder",
                "bad-ledger_write",
                folder=folder,
                why=reason_of(trouble),
            ) from None
        try:
            self._begin(order, version)
        except BaseException:
            self._file.close()
            raise

    def _begin(self, order: Order, version: str) -> None:
        try:
            fcntl.flock(self._file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            raise BadInput(
                "another process is writing {path}; wait for it, or name another folder",
                "bad-ledger_busy",
                path=self.path,
            ) from None
        self._file.seek(0)
        text = self._file.read()
        first = line_of(Heading(version, FORM, order))
        if first.startswith(text):
            self._file.truncate(0)
            self._file.write(first)
            self.keep()
            return
        lines = text.split(b"\n")
        check_same(heading(lines[0], self.path).order, order, self.path)
        self.outcomes = read_outcomes(lines[1:-1], self.path)
        if lines[-1]:
            self._file.truncate(len(text) - len(lines[-1]))
            self.cut = True

    def write(self, outcome: Outcome) -> bool:
        """Add a match; False if it is there already, and then nothing is written."""
        key = (outcome.cell, outcome.number)
        if key in self.outcomes:
            return False
        self._file.write(line_of(outcome))
        self._file.flush()
        self.outcomes[key] = outcome
        return True

    def keep(self) -> None:
        """Let what was written outlive the machine."""
        self._file.flush()
        os.fsync(self._file.fileno())

    def close(self) -> None:
        if not self._file.closed:
            self.keep()
            self._file.close()

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        trouble: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self.close()


def line_of(written: Heading | Outcome) -> bytes:
    return msgspec.json.encode(written) + b"\n"


def heading(line: bytes, path: Path) -> Heading:
    try:
        found = msgspec.json.decode(line, type=Heading)
    except msgspec.DecodeError:
        raise BadFile(
            "{path} is not the ledger of a study; name another folder", "bad-ledger", path=path
        ) from None
    if found.form != FORM:
        raise BadFile(
            "{path} was written by another Serai; name another folder",
            "bad-ledger_other",
            path=path,
        )
    return found


def read_outcomes(lines: Iterable[bytes], path: Path) -> dict[tuple[int, int], Outcome]:
    found: dict[tuple[int, int], Outcome] = {}
    for number, line in enumerate(lines, 2):
        try:
            outcome = msgspec.json.decode(line, type=Outcome)
        except msgspec.DecodeError:
            raise BadFile(
                "line {number} of {path} is damaged; name another folder",
                "bad-ledger_line",
                number=number,
                path=path,
            ) from None
        found[outcome.cell, outcome.number] = outcome
    return found


CHANGED: Final = {
    "study": "another kind of study",
    "games": "other games",
    "seats": "other numbers of seats",
    "levels": "other levels",
    "shape": "another plan",
    "variants": "other options",
    "seed": "another seed",
    "made_of": "other rules, components or levels of a game, or another bot of that name",
}


def check_same(kept: Order, wanted: Order, path: Path) -> None:
    """Refuse to mix two orders in one ledger."""
    other = [
        words for name, words in CHANGED.items() if getattr(kept, name) != getattr(wanted, name)
    ]
    if other:
        raise BadInput(
            "{path} was begun with {other}; it takes more matches of the same "
            "plan, anything else needs another folder",
            "bad-ledger_plan",
            path=path,
            other=", ".join(other),
        )
