"""Who may see which field of a position: one table per game, hidden by default."""

from enum import IntEnum
from typing import Final

UNKNOWN: Final = -(1 << 40)
"""Stands where a seat may not look. As an index it raises, so it is never taken for a value."""

PUBLIC: Final = 1 << 16
"""The audience bit of people without a seat."""

EVERYONE: Final = (1 << 17) - 1
"""The audience of what lies open on the table: all seats and the public."""

NOBODY: Final = 0


def only(seat: int) -> int:
    """The audience of what one seat alone may know."""
    return 1 << seat


def audience_of(seat: int | None) -> int:
    """The bit under which a seat, or the public for None, looks."""
    return PUBLIC if seat is None else 1 << seat


class Sight(IntEnum):
    """How a field looks to a seat."""

    HIDDEN = 0
    """Nobody sees any of it, not even its length."""
    OPEN = 1
    """Everyone sees all of it."""
    OWN = 2
    """A list of equal blocks, one a seat; each seat sees its own block."""
    SPECIAL = 3
    """The game's `glimpse` tells what a seat sees of it."""


class Field:
    """One field of a position: an int, or a list of ints, and who sees it.

    A field that came later than rules number 1 says `since`, and stands after all older ones. A
    position of an older number has it as `blank` leaves it, and no rule changes it there: it is no
    part of its bytes and its equality, and everybody knows what is in it.
    """

    def __init__(
        self,
        name: str,
        sight: Sight = Sight.HIDDEN,
        since: int = 1,
        is_row: bool = False,
        about: str = "",
    ) -> None:
        self.name = name
        self.sight = sight
        self.since = since
        self.is_row = is_row
        """Whether it is a list of ints; told where `scripts.pieces` writes the class of pieces."""
        self.about = about
        # Asked for every field of every observation, and an enum takes its time to compare.
        self.is_open = sight == Sight.OPEN
        self.is_own = sight == Sight.OWN
        self.is_special = sight == Sight.SPECIAL


def number(name: str, sight: Sight, about: str = "", since: int = 1) -> Field:
    """A field that is one int."""
    return Field(name, sight, since, False, about)


def row(name: str, sight: Sight, about: str = "", since: int = 1) -> Field:
    """A field that is a list of ints."""
    return Field(name, sight, since, True, about)


def held(table: list[Field], rules: int) -> list[Field]:
    """The fields of a table that a rules number knows."""
    count = len(table)
    while count and table[count - 1].since > rules:
        count -= 1
    return table if count == len(table) else table[:count]
