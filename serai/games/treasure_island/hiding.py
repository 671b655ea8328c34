"""Where Silver's bot hides the treasure: oftener where it suits him, nowhere too seldom.

The ground falls into four parts of about one size, by how well it suits him; he draws one of them
and a place in it. Whoever knows his habit knows the odds of four wide grounds and no more, and
pirates who think of it weigh their maps by the same odds.
"""

from collections import Counter
from collections.abc import Mapping
from math import isqrt
from typing import Final

from serai.engine.chance import Chance
from serai.games.treasure_island import setup
from serai.games.treasure_island.components import SILVER_MOVE, SILVER_MOVES
from serai.games.treasure_island.hunt import Hunt
from serai.games.treasure_island.lattice import (
    BOARD,
    ONES,
    SIDE,
    STRIDE,
    holds,
    nth_spot,
    spot_at,
    squared_distance,
)

PARTS: Final = 4
SQUARE: Final = 5
"""How well a place suits Silver is asked for every half mile."""
FARTHEST_TOWER: Final = 1550
"""Where Silver is sure to arrive in his second turn, whatever tower he comes from."""
LATE: Final = 200
RUSH: Final = 400
"""What a turn more on the run costs when four pirates act between his turns."""

PARTS_COUNTED: Final = 8
"""Whoever counts tells ground apart as finely as this."""
_SQUARE: Final = sum(ONES[SQUARE] << row * STRIDE for row in range(SQUARE))

_parts: dict[tuple[int, ...], list[int]] = {}


class Habit:
    """What is thought of Silver's hiding: grounds, and the odds of a place in each."""

    def __init__(self, grounds: list[int], odds: list[int]) -> None:
        self.grounds = grounds
        self.odds = odds


EVEN: Final = Habit([BOARD], [1])
"""Nothing is thought of where he hides."""


def habit(p: Hunt, leaning: int) -> Habit:
    """The odds of one who takes the best of so many parts drawn; of one all ground is alike."""
    if leaning == 1:
        return EVEN
    odds = [(part + 1) ** leaning - part**leaning for part in range(PARTS)]
    return Habit(parts(p), odds)


def hide(p: Hunt, leaning: int, chance: Chance) -> int:
    """Far from every start, and a little nearer to the farthest tower, but not always."""
    part = max([chance.below(PARTS) for _ in range(leaning)])
    ground = parts(p)[part]
    return nth_spot(ground, chance.below(ground.bit_count()))


def parts(p: Hunt) -> list[int]:
    """The ground he may hide in, in parts of about one size, what suits him least first."""
    key = (p.chart.key, p.miniatures(), *setup.starts_to_avoid(p))
    known = _parts.get(key)
    if known is None:
        whole = setup.hiding_ground(p)
        middle = spot_at(SQUARE // 2, SQUARE // 2)
        worth = {corner: _worth(p, corner + middle) for corner in _squares(whole)}
        known = _parts[key] = _cut(whole, worth, PARTS)
    return known


def counted(whole: int, hidings: list[int]) -> Habit:
    """What somebody knows who has seen many hidings: which ground they fell on, how thickly."""
    ground = _squares(whole)
    hits = Counter([_corner(spot) for spot in hidings])
    thick = {corner: 1000 * _round(hits, corner) // _round(ground, corner) for corner in ground}
    grounds = _cut(whole, thick, PARTS_COUNTED)
    fallen = [sum(1 for spot in hidings if holds(part, spot)) for part in grounds]
    odds = [1 + 100 * PARTS_COUNTED * fell // len(hidings) for fell in fallen]
    return Habit(grounds, odds)


def _corner(spot: int) -> int:
    """The south-western corner of the square a spot lies in."""
    return spot_at(spot % STRIDE // SQUARE * SQUARE, spot // STRIDE // SQUARE * SQUARE)


def _squares(whole: int) -> dict[int, int]:
    """The squares that have ground in them, by their corners, and how much it is."""
    corners = [
        spot_at(column, row) for row in range(0, SIDE, SQUARE) for column in range(0, SIDE, SQUARE)
    ]
    ground = {corner: (whole & _SQUARE << corner).bit_count() for corner in corners}
    return {corner: ground[corner] for corner in corners if ground[corner]}


def _round(amounts: Mapping[int, int], corner: int) -> int:
    """What a square and its eight neighbours have together."""
    beside = (-SQUARE, 0, SQUARE)
    return sum(amounts.get(corner + up * STRIDE + across, 0) for up in beside for across in beside)


def _cut(whole: int, worth: dict[int, int], count: int) -> list[int]:
    """Ground in so many parts of about one size, the squares of least worth first."""
    area = whole.bit_count()
    found = [0] * count
    placed = 0
    for corner in sorted(worth, key=lambda corner: worth[corner]):
        square = whole & _SQUARE << corner
        found[placed * count // area] |= square
        placed += square.bit_count()
    return found


def _worth(p: Hunt, spot: int) -> int:
    start = min(_away(spot, there) for there in setup.starts_to_avoid(p))
    tower = max(_away(spot, tower.spot) for tower in p.chart.towers)
    late = LATE if tower > FARTHEST_TOWER else 0
    if p.miniatures() > 3:
        late += RUSH * sum(_turns(spot, one.spot) for one in p.chart.towers) // len(p.chart.towers)
    return start - tower // 6 - late


def _turns(spot: int, tower: int) -> int:
    """How many turns a straight run from a tower would take."""
    return -(-_away(spot, tower) // (SILVER_MOVE * SILVER_MOVES))


def _away(a: int, b: int) -> int:
    return isqrt(squared_distance(a, b))
