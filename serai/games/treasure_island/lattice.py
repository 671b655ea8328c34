"""The lattice of playable points: a tenth of a mile apart, 211 by 211 on a board of 21 miles.

A point is a *spot*, one int; a set of spots is a *region*, one int with a bit for each spot.
Rows are padded so that a disc of up to seven miles can be shifted over the board without wrapping.
"""

from typing import Final

STEP: Final = 10
"""Hundredths of a mile between neighbouring spots."""
SIDE: Final = 211
"""Spots along one side of the board."""
STRIDE: Final = 288
"""Bits a row takes: 211 spots and 77 bits of padding, a whole number of bytes."""
ROW_BYTES: Final = STRIDE // 8
NOWHERE: Final = -1
"""Stands for a spot where there is none: a pirate out of play, Silver before his prison."""

REGIONS_KEPT: Final = 500
"""Of each kind that is asked for again and again: 4 MB, and more than three matches ask for."""

ONES: Final[list[int]] = [(1 << n) - 1 for n in range(STRIDE + 1)]
EMPTY_ROW: Final = bytes(ROW_BYTES)


def spot_at(column: int, row: int) -> int:
    return row * STRIDE + column


def column_of(spot: int) -> int:
    return spot % STRIDE


def row_of(spot: int) -> int:
    return spot // STRIDE


def x_of(spot: int) -> int:
    """Hundredths of a mile from the western edge."""
    return spot % STRIDE * STEP


def y_of(spot: int) -> int:
    """Hundredths of a mile from the southern edge."""
    return spot // STRIDE * STEP


def spot_of_xy(x: int, y: int) -> int:
    """The spot at a place given in hundredths of a mile; both must be multiples of ten."""
    return y // STEP * STRIDE + x // STEP


def place_of(spot: int) -> list[int]:
    """A spot as people are told it: column and row, in tenths of a mile from the south-west."""
    return [spot % STRIDE, spot // STRIDE]


def squared_distance(a: int, b: int) -> int:
    """In squared hundredths of a mile, exact."""
    dx = (a % STRIDE - b % STRIDE) * STEP
    dy = (a // STRIDE - b // STRIDE) * STEP
    return dx * dx + dy * dy


def within(a: int, b: int, reach: int) -> bool:
    return squared_distance(a, b) <= reach * reach


def run_bits(first: int, last: int) -> int:
    """The bits of the columns first…last of one row, cut at the edges of the board."""
    low = first if first > 0 else 0
    high = last + 1 if last < SIDE else SIDE
    return ONES[high] ^ ONES[low] if low < high else 0


def from_rows(rows: list[int]) -> int:
    """A region from the bits of its 211 rows, southern row first."""
    packed = [bits.to_bytes(ROW_BYTES, "little") if bits else EMPTY_ROW for bits in rows]
    return int.from_bytes(b"".join(packed), "little")


BOARD: Final = from_rows([ONES[SIDE]] * SIDE)


def holds(region: int, spot: int) -> bool:
    return spot >= 0 and (region >> spot) & 1 == 1


def single(spot: int) -> int:
    return 1 << spot


def spots_in(region: int) -> list[int]:
    """All spots of a region in rising order; for small regions, tests and drawings."""
    spots: list[int] = []
    packed = region.to_bytes((region.bit_length() + 7) // 8, "little")
    for at, byte in enumerate(packed):
        while byte:
            low = byte & -byte
            spots.append(at * 8 + low.bit_length() - 1)
            byte ^= low
    return spots


def region_of(spots: list[int]) -> int:
    rows = [0] * SIDE
    for spot in spots:
        rows[spot // STRIDE] |= 1 << spot % STRIDE
    return from_rows(rows)


def nth_spot(region: int, n: int) -> int:
    """The n-th spot of a region, counted from nought: how one is drawn without listing."""
    low = 0
    rest = region
    width = SIDE * STRIDE
    while width > 1:
        half = width // 2
        lower = rest & ((1 << half) - 1)
        below = lower.bit_count()
        if n < below:
            rest = lower
            width = half
        else:
            n -= below
            rest >>= half
            low += half
            width -= half
    return low


def square_miles(region: int) -> float:
    """A hundred spots are a square mile."""
    return region.bit_count() / 100


def spread(region: int) -> int:
    """The region and the eight neighbours of each of its spots."""
    wide = region | region << 1 | region >> 1
    return (wide | wide << STRIDE | wide >> STRIDE) & BOARD
