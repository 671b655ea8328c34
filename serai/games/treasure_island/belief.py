"""Belief: how likely each spot hides the treasure, by Bayes over the tokens under the hints.

What a hint says splits the ground in two; all uncertain hints together split it into at most 64
patterns, and a spot's likelihood depends on its pattern alone. So a map of 44,521 likelihoods is
one table of patterns and a few operations on whole bitmaps.
"""

from functools import lru_cache
from itertools import accumulate
from typing import Final

from serai.games.treasure_island import clues
from serai.games.treasure_island.components import BLUFF, LIE, SILVER_MOVE, TRUTH
from serai.games.treasure_island.hiding import EVEN, Habit
from serai.games.treasure_island.hunt import MARCH_LINE, Hunt
from serai.games.treasure_island.lattice import (
    BOARD,
    NOWHERE,
    REGIONS_KEPT,
    SIDE,
    STRIDE,
    x_of,
    y_of,
)
from serai.games.treasure_island.shapes import nearer, wide_disc

BELIEVE: Final = 1
DOUBT: Final = 2
IGNORE: Final = 3
WEIGH: Final = 0
"""What a player makes of an uncertain hint; weighing is Bayes."""

BLUFF_TRUE: Final = 0.15
"""How likely a statement under a Bluff is true all the same."""
BLUFF_TRUE_TO_THE_WARY: Final = 0.03
"""The same for those who take Silver for a player who wastes no Bluff."""
COSTS_NOTHING: Final = 0.8
"""Silver is taken to tell any truth freely that leaves so much of the ground."""
LIE_SHARE: Final = 0.5
"""How an assignment with the Lie token weighs against one without."""
UNREAD: Final = 0
AHEAD_ONLY: Final = 1
COUNTED: Final = 2
"""What is read from an escaped Silver's run: nothing, where he turned, how he spent his moves."""
BEHIND: Final[list[float]] = [1.0, 0.2, 0.08]
"""How ground that does not go with his run weighs against ground that does, by such reading."""
FARTHEST: Final = 6
"""No run across the board takes more straight moves than this."""
AHEAD: Final = 6
"""The bit of a pattern that tells ground ahead; hints use the bits below it."""
FULL: Final = 255
CERTAIN_BIT: Final = 128
BLOCK: Final = 5
"""Pictures and bots look at the likelihood in blocks of half a mile."""
BLOCKS: Final = (SIDE + BLOCK - 1) // BLOCK

_BITS: Final = SIDE * STRIDE
_SPREAD_KEPT: Final = REGIONS_KEPT // 10
"""With a byte a spot a region takes eight times the room."""


class Belief:
    """A likelihood map: a weight of 0…255 for each spot, and the trust in each uncertain hint."""

    def __init__(
        self, weights: bytes, total: int, hints: list[int], trust: list[float], ground: int
    ) -> None:
        self.weights = weights
        self.total = total
        """All weights together."""
        self.hints = hints
        """Numbers of the uncertain hints."""
        self.trust = trust
        """For each of them how likely its statement is true."""
        self.ground = ground
        """What the certain clues leave."""
        self.hot: dict[int, list[tuple[int, int]]] = {}
        """Good middles for rings by radius, once somebody has looked for them."""
        self._sums: list[list[int]] = [_NOT_SUMMED] * SIDE
        self._planes: list[int] = []

    def row_sums(self, row: int) -> list[int]:
        """The running sums of a row's weights, so that a run of them costs two look-ups."""
        sums = self._sums[row]
        if not sums:
            first = row * STRIDE
            weights = self.weights[first : first + SIDE]
            sums = [0, *accumulate(weights)] if any(weights) else _NO_WEIGHTS
            self._sums[row] = sums
        return sums

    def mass(self, spot: int, halves: list[int]) -> int:
        """The weight under a disc; ``halves`` are its half widths from the middle row outwards."""
        column, row = spot % STRIDE, spot // STRIDE
        total = 0
        reach = len(halves) - 1
        for up in range(-reach, reach + 1):
            line = row + up
            if not 0 <= line < SIDE:
                continue
            half = halves[up if up >= 0 else -up]
            low = column - half
            high = column + half + 1
            run = self.row_sums(line)
            total += run[high if high <= SIDE else SIDE] - run[low if low >= 0 else 0]
        return total

    def planes(self) -> list[int]:
        """For each bit of a weight the region where it is set, so that any region is weighed."""
        if not self._planes:
            northern = self.weights[::-1]
            self._planes = [int(northern.translate(table), 2) for table in _PLANES]
        return self._planes

    def mass_of(self, region: int) -> int:
        """The weight of a region of any shape, a little less than exact."""
        mass = 0
        for bit, plane in enumerate(self.planes(), LOWEST_BIT):
            mass += (region & plane).bit_count() << bit
        return mass


_NOT_SUMMED: Final[list[int]] = []
_NO_WEIGHTS: Final = [0] * (SIDE + 1)
LOWEST_BIT: Final = 3
"""Bits of a weight below this are too small to matter for a region."""
_PLANES: Final[list[bytes]] = [
    bytes(48 + (weight >> bit & 1) for weight in range(256)) for bit in range(LOWEST_BIT, 8)
]
"""For each bit the digits 0 and 1 of all weights."""


@lru_cache(maxsize=_SPREAD_KEPT)
def spread_ground(region: int) -> int:
    """The same as `spread_bits`, kept for grounds that are asked for again and again."""
    return spread_bits(region)


def spread_bits(region: int) -> int:
    """A number with one byte a spot, 1 where the region has it; the southern spots come last."""
    digits = format(region, "b").zfill(_BITS)
    return int.from_bytes(digits.encode("ascii"), "big") & _ONES


_ONES: Final = int.from_bytes(b"\x01" * _BITS, "big")


def believe(
    p: Hunt,
    seat: int | None,
    stances: list[int] | None = None,
    trail: int = COUNTED,
    wary: bool = False,
    habit: Habit = EVEN,
) -> Belief:
    """The likelihood map of a seat; ``stances`` overrule Bayes hint by hint, first hint first.

    The wary think of Silver's reasons too: the more a statement tells, the likelier it is false.
    Whoever thinks of Silver's habit begins with its odds, else with all ground alike.
    """
    sure = clues.certain(p, seat)
    open_hints = [
        number
        for number in range(1, p.hint_count())
        if clues.known_token(p, seat, number) == clues.UNSEEN
    ]
    grounds = [clues.true_ground(p, seat, number) for number in open_hints]
    run = goes_with_run(p, trail)
    patterns = spread_bits(sure) << 7 | spread_ground(run) << AHEAD
    for bit, ground in enumerate(grounds):
        patterns |= spread_ground(ground) << bit
    shapes = patterns.to_bytes(_BITS, "big")[::-1]
    left: list[float] | None = None
    if wary:
        left = [(sure & ground).bit_count() / max(1, sure.bit_count()) for ground in grounds]
    by_hints = pattern_weights(p, seat, open_hints, left)
    if stances is not None:
        _overrule(by_hints, open_hints, stances)
    either = by_hints + [weight * BEHIND[trail] for weight in by_hints]
    counts = [
        _counts(sure & run & part, grounds) + _counts(sure & ~run & part, grounds)
        for part in habit.grounds
    ]
    by_odds = [
        sum(odds * count[at] for odds, count in zip(habit.odds, counts, strict=True))
        for at in range(len(either))
    ]
    trust = _trust(by_odds, either, len(open_hints))
    top = _top(habit.odds, counts, either)
    weights = total = 0
    for part, odds, count in zip(habit.grounds, habit.odds, counts, strict=True):
        levels = [
            _level(odds * weight, top) if n else 0 for weight, n in zip(either, count, strict=True)
        ]
        total += sum(level * n for level, n in zip(levels, count, strict=True))
        laid = int.from_bytes(shapes.translate(_table(levels)), "little")
        weights |= laid & spread_ground(part) * FULL
    return Belief(weights.to_bytes(_BITS, "little"), total, open_hints, trust, sure)


def _top(odds: list[int], counts: list[list[int]], weights: list[float]) -> float:
    """The greatest weight that any spot has."""
    return max(
        (
            often * weight
            for often, count in zip(odds, counts, strict=True)
            for weight, n in zip(weights, count, strict=True)
            if n
        ),
        default=0.0,
    )


def _table(levels: list[int]) -> bytes:
    """What each pattern weighs: first those that go with Silver's run, then those that do not."""
    patterns = len(levels) // 2
    table = bytearray(256)
    ahead = CERTAIN_BIT | 1 << AHEAD
    table[ahead : ahead + patterns] = bytes(levels[:patterns])
    table[CERTAIN_BIT : CERTAIN_BIT + patterns] = bytes(levels[patterns:])
    return bytes(table)


def _counts(region: int, grounds: list[int]) -> list[int]:
    """How many spots of a region have each pattern of true and false hints."""
    parts = [region]
    for ground in grounds:
        parts = [part & ~ground for part in parts] + [part & ground for part in parts]
    return [part.bit_count() for part in parts]


def _level(weight: float, top: float) -> int:
    return max(1, int(weight * FULL / top)) if weight > 0.0 else 0


def goes_with_run(p: Hunt, trail: int) -> int:
    """The ground that goes with the run of an escaped Silver; everything before he moved."""
    if not p.marches or trail == UNREAD:
        return BOARD
    region = 0
    for figure in (0, 1):
        path = path_of(p, figure)
        if path:
            region |= ahead_on(path) if trail == AHEAD_ONLY else counted_on(p, path)
    return region


def path_of(p: Hunt, figure: int) -> list[int]:
    """The stops of a figure; where a phantom came from is not kept, so his first stop begins it."""
    lines = range(0, len(p.marches), MARCH_LINE)
    stops = [p.marches[at + 1] for at in lines if p.marches[at] == figure]
    if figure == 0:
        return [p.tower_spot(), *stops]
    return stops or [spot for spot in p.figures[1:] if spot != NOWHERE]


def ahead_on(path: list[int]) -> int:
    """What a figure has come nearer to."""
    return nearer(path[-1], path[0]) if path[-1] != path[0] else BOARD


def counted_on(p: Hunt, path: list[int]) -> int:
    """What a figure that wastes no move may be running for: no stop of his was in sight of it."""
    made = len(path) - 1
    region = 0
    inner = 0
    for moves in range(1, FARTHEST + 1):
        outer = disc_round(path[0], moves * SILVER_MOVE)
        if moves > made:
            region |= outer & ~inner & disc_round(path[-1], (moves - made) * SILVER_MOVE)
        inner = outer
    for stop in path[:-1]:
        region &= ~p.chart.land.sight(stop, SILVER_MOVE)
    return region


def disc_round(spot: int, radius: int) -> int:
    return wide_disc(x_of(spot), y_of(spot), radius)


def candour(left: float) -> float:
    """How freely Silver is taken to tell a truth that leaves this share of the ground."""
    return float(min(1.0, left / COSTS_NOTHING) ** 1.5)


def pattern_weights(
    p: Hunt, seat: int | None, open_hints: list[int], left: list[float] | None = None
) -> list[float]:
    """For each pattern of true and false hints its likelihood, summed over token assignments.

    The wary tell what share of the ground each hint would leave if it were true.
    """
    freely = [1.0] * len(open_hints) if left is None else [candour(share) for share in left]
    bluff_true = BLUFF_TRUE if left is None else BLUFF_TRUE_TO_THE_WARY
    weights = [0.0] * (1 << len(open_hints))
    for tokens in clues.assignments(p, seat):
        prior = LIE_SHARE if LIE in tokens else 1.0
        factors = [
            _factors(tokens[number], candid, bluff_true)
            for number, candid in zip(open_hints, freely, strict=True)
        ]
        for pattern in range(len(weights)):
            weight = prior
            for bit, factor in enumerate(factors):
                weight *= factor[pattern >> bit & 1]
            weights[pattern] += weight
    return weights


def _factors(token: int, candid: float, bluff_true: float) -> tuple[float, float]:
    """How likely a token lets a false and a true statement be made."""
    if token == TRUTH:
        return (0.0, candid)
    if token == BLUFF:
        return (1.0 - bluff_true, bluff_true)
    return (1.0, 0.0)


def _overrule(weights: list[float], open_hints: list[int], stances: list[int]) -> None:
    for bit, number in enumerate(open_hints):
        stance = stances[number] if number < len(stances) else WEIGH
        if stance == WEIGH:
            continue
        for pattern in range(len(weights)):
            if not pattern >> bit & 1:
                continue
            both = weights[pattern] + weights[pattern ^ 1 << bit]
            weights[pattern] = 0.0 if stance == DOUBT else both
            weights[pattern ^ 1 << bit] = 0.0 if stance == BELIEVE else both


def _trust(counts: list[int], weights: list[float], hints: int) -> list[float]:
    total = sum(count * weight for count, weight in zip(counts, weights, strict=True))
    trust: list[float] = []
    for bit in range(hints):
        true = sum(
            counts[pattern] * weights[pattern]
            for pattern in range(len(counts))
            if pattern >> bit & 1
        )
        trust.append(true / total if total else 0.0)
    return trust


# In blocks.


def picture(belief: Belief) -> list[str]:
    """The map in blocks of half a mile, northern row first: 0 impossible … 9 likeliest."""
    rows = block_masses(belief.weights)
    top = max([max(row) for row in rows])
    return ["".join([_digit(mass, top) for mass in row]) for row in reversed(rows)]


def _digit(mass: int, top: int) -> str:
    if mass == 0:
        return "0"
    return str(1 + min(8, 9 * mass // (top + 1)))


def block_masses(weights: bytes) -> list[list[int]]:
    """The mass of every block, southern row first."""
    return [
        _strip_masses(weights[first : first + BLOCK * STRIDE])
        for first in range(0, SIDE * STRIDE, BLOCK * STRIDE)
    ]


def _strip_masses(strip: bytes) -> list[int]:
    """The masses of a row of blocks, all added up at once.

    The weights of even and of odd columns stand in two numbers with two bytes for each, which hold
    25 of the greatest weight.
    """
    if not any(strip):
        return _EMPTY_STRIP
    even = odd = 0
    for first in range(0, len(strip), STRIDE):
        row = int.from_bytes(strip[first : first + SIDE], "little")
        even += row & _EVERY_OTHER
        odd += row >> 8 & _EVERY_OTHER
    pairs = even + odd
    masses = [0] * BLOCKS
    masses[::2] = _every_tenth(pairs + (pairs >> 16) + (even >> 32), 0)
    masses[1::2] = _every_tenth(odd + (pairs >> 16) + (pairs >> 32), BLOCK - 1)
    return masses


def _every_tenth(sums: int, first: int) -> list[int]:
    spread = sums.to_bytes(SIDE + 1, "little")
    low, high = spread[first : SIDE : 2 * BLOCK], spread[first + 1 :: 2 * BLOCK]
    return [a + (b << 8) for a, b in zip(low, high, strict=True)]


_EVERY_OTHER: Final = int.from_bytes(b"\xff\x00" * (SIDE // 2 + 1), "little")
_EMPTY_STRIP: Final = [0] * BLOCKS
