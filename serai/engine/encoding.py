"""What a seat knows as a row of small numbers, each with a name, for programs that learn.

A game says in one place, `Encoding.tell`, which numbers there are; the same code names and writes
them. It may be handed the truth or what a seat knows of it: a law compares the two, so that nothing
hidden can reach a learner. The seat's own things come first, then those of the seats after it.
"""

from typing import Final, cast

from librt.vecs import vec
from mypy_extensions import i16, i64, mypyc_attr

from serai.engine.errors import BadInput
from serai.engine.position import Position
from serai.engine.schema import Name

HIDDEN: Final = -1
"""Stands where a seat may not look."""
LARGEST: Final = 32767
SHORT: Final = 62
SHORT_BITS: Final = (1 << SHORT) - 1
"""So many bits of a mask are quick to go through."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Sheet:
    """Where a game lays down numbers, one after the other."""

    def of(self, whose: str) -> None:
        """Say whose things follow."""

    def one(self, name: str, value: int) -> None:
        """A number; what is unknown is told as −1."""
        raise NotImplementedError

    def many(self, name: str, parts: list[Name], values: list[int], first: int = 0) -> None:
        """A number for each part, from a list, beginning at `first`."""
        raise NotImplementedError

    def every(self, name: str, parts: list[Name], values: list[int], first: int, step: int) -> None:
        """A number for each part, from a list, beginning at `first` and leaving some out."""
        raise NotImplementedError

    def through(self, name: str, parts: list[Name], values: list[int], table: list[int]) -> None:
        """A number for each part: what a table says of each value."""
        raise NotImplementedError

    def bits(self, name: str, parts: list[Name], mask: int) -> None:
        """1 for each part whose bit is set, the first part's the lowest."""
        raise NotImplementedError

    def all_bits(self, name: str, parts: list[Name], masks: list[int], width: int) -> None:
        """The same for several masks, each of which has so many parts."""
        raise NotImplementedError

    def tally(
        self, name: str, parts: list[Name], spots: list[int], seat: int, seats: int, width: int
    ) -> None:
        """How many of a seat's spots lie in each part; such lists grow, these numbers do not.

        A spot is `place * seats + seat`, a part `width` places wide.
        """
        raise NotImplementedError

    def pair(self, name: str, parts: list[Name], first: int, second: int) -> None:
        """Two numbers, for two parts."""
        raise NotImplementedError

    def among(self, name: str, parts: list[Name], value: int) -> None:
        """1 for the part that it is, 0 for all others; none may be it."""
        raise NotImplementedError


class Naming(Sheet):
    """Gathers the names."""

    def __init__(self) -> None:
        self.names: list[str] = []
        self._whose = ""

    def of(self, whose: str) -> None:
        self._whose = f"{whose}: " if whose else ""

    def one(self, name: str, value: int) -> None:
        self.names.append(self._whose + name)

    def many(self, name: str, parts: list[Name], values: list[int], first: int = 0) -> None:
        for part in parts:
            self.names.append(f"{self._whose}{name} {part}")

    def every(self, name: str, parts: list[Name], values: list[int], first: int, step: int) -> None:
        self.many(name, parts, values)

    def through(self, name: str, parts: list[Name], values: list[int], table: list[int]) -> None:
        self.many(name, parts, values)

    def bits(self, name: str, parts: list[Name], mask: int) -> None:
        self.many(name, parts, [])

    def all_bits(self, name: str, parts: list[Name], masks: list[int], width: int) -> None:
        self.many(name, parts, [])

    def tally(
        self, name: str, parts: list[Name], spots: list[int], seat: int, seats: int, width: int
    ) -> None:
        self.many(name, parts, [])

    def pair(self, name: str, parts: list[Name], first: int, second: int) -> None:
        self.many(name, parts, [])

    def among(self, name: str, parts: list[Name], value: int) -> None:
        self.many(name, parts, [])


class Writing(Sheet):
    """Writes the numbers into a row, in loops over fixed-width integers."""

    def __init__(self) -> None:
        self.out = vec[i16]()
        self.at: i64 = 0

    def begin(self, out: vec[i16], at: i64) -> None:
        """Write into this row from now on, beginning at `at`."""
        self.out = out
        self.at = at

    def one(self, name: str, value: int) -> None:
        out = self.out
        out[self.at] = _small(value)
        self.at += 1

    def many(self, name: str, parts: list[Name], values: list[int], first: int = 0) -> None:
        out = self.out
        numbers = cast("list[i64]", values)
        at: i64 = self.at
        place: i64 = first
        end: i64 = at + len(parts)
        while at < end:
            out[at] = _small(numbers[place])
            at += 1
            place += 1
        self.at = at

    def every(self, name: str, parts: list[Name], values: list[int], first: int, step: int) -> None:
        out = self.out
        numbers = cast("list[i64]", values)
        at: i64 = self.at
        place: i64 = first
        stride: i64 = step
        end: i64 = at + len(parts)
        while at < end:
            out[at] = _small(numbers[place])
            at += 1
            place += stride
        self.at = at

    def through(self, name: str, parts: list[Name], values: list[int], table: list[int]) -> None:
        out = self.out
        numbers = cast("list[i64]", values)
        said = cast("list[i64]", table)
        at: i64 = self.at
        place: i64 = 0
        end: i64 = at + len(parts)
        while at < end:
            out[at] = _small(said[numbers[place]])
            at += 1
            place += 1
        self.at = at

    def bits(self, name: str, parts: list[Name], mask: int) -> None:
        out = self.out
        at: i64 = self.at
        last: i64 = at + len(parts)
        while at < last:
            some: i64 = mask & SHORT_BITS
            end: i64 = at + SHORT if at + SHORT < last else last
            while at < end:
                out[at] = i16(some & 1)
                some >>= 1
                at += 1
            mask >>= SHORT
        self.at = at

    def all_bits(self, name: str, parts: list[Name], masks: list[int], width: int) -> None:
        out = self.out
        at: i64 = self.at
        end: i64 = at + len(parts)
        across: i64 = width
        place: i64 = 0
        numbers = cast("list[i64]", masks)
        while at < end:
            some: i64 = numbers[place]
            place += 1
            row: i64 = at + across
            while at < row:
                out[at] = i16(some & 1)
                some >>= 1
                at += 1
        self.at = at

    def tally(
        self, name: str, parts: list[Name], spots: list[int], seat: int, seats: int, width: int
    ) -> None:
        out = self.out
        at: i64 = self.at
        end: i64 = at + len(parts)
        for place in range(at, end):
            out[place] = 0
        own: i64 = seat
        around: i64 = seats
        wide: i64 = width * seats
        for spot in cast("list[i64]", spots):
            if spot % around == own:
                out[at + spot // wide] += 1
        self.at = end

    def pair(self, name: str, parts: list[Name], first: int, second: int) -> None:
        out = self.out
        at: i64 = self.at
        out[at] = _small(first)
        out[at + 1] = _small(second)
        self.at = at + 2

    def among(self, name: str, parts: list[Name], value: int) -> None:
        out = self.out
        at: i64 = self.at
        end: i64 = at + len(parts)
        for place in range(at, end):
            out[place] = 0
        if 0 <= value < len(parts):
            out[at + value] = 1
        self.at = end


def _small(value: i64) -> i16:
    """A value as a row holds it: what is unknown, or larger than ever occurs, at the edge."""
    if value > LARGEST:
        return LARGEST
    if value < -LARGEST:
        return HIDDEN
    return i16(value)


RELATIVE: Final = ["me", *(f"{places} after me" for places in range(1, 16))]
"""How seats are named: by how many places they sit after the one that looks."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Encoding:
    """The numbers of a game with so many seats; a game overrides `tell`."""

    def __init__(self, example: Position) -> None:
        self.seats = example.seats
        self.around = RELATIVE[: example.seats]
        """The seats, as the one that looks calls them."""
        naming = Naming()
        self.tell(example, 0, naming)
        self.names = naming.names
        self.size = len(self.names)
        self._writing = Writing()

    def tell(self, position: Position, seat: int, sheet: Sheet) -> None:
        """Lay down what a seat knows of a position; how much, never depends on the moment."""
        raise NotImplementedError

    def write(self, position: Position, seat: i64, out: vec[i16], at: i64) -> None:
        """Write what a seat knows into a row, beginning at `at`."""
        if position.seats != self.seats:
            raise BadInput(f"these numbers are for {self.seats} seats, not {position.seats}")
        writing = self._writing
        writing.begin(out, at)
        self.tell(position, seat, writing)

    def numbers(self, position: Position, seat: int) -> list[int]:
        """What a seat knows, as a list."""
        out = vec[i16]([0 for _ in range(self.size)])
        self.write(position, seat, out, 0)
        return [int(number) for number in out]
