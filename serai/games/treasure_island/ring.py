"""Search rings: the ground a ring really searches once red areas, the sea or a patrol cut it.

TI-6.7: what counts is the part of the ring that hangs together with the searcher, exactly. By rules
number 1 two spots belonged together when one could step from one to the other over neighbouring
spots (eight directions) without leaving the ring or legal ground.
"""

from functools import lru_cache

from serai.games.treasure_island.chart import Chart
from serai.games.treasure_island.components import PATROL_RADIUS
from serai.games.treasure_island.lattice import (
    NOWHERE,
    REGIONS_KEPT,
    SIDE,
    STEP,
    STRIDE,
    squared_distance,
)
from serai.games.treasure_island.shapes import disc, open_disc
from serai.games.treasure_island.ways import Ring


@lru_cache(maxsize=REGIONS_KEPT)
def searched(chart: Chart, rules: int, centre: int, radius: int, searcher: int, patrol: int) -> int:
    """What a ring searches for a searcher at a spot; ``searcher`` is the middle if remote."""
    search = _by_steps if rules == 1 else _exactly
    return search(chart, centre, radius, searcher, patrol)


def _exactly(chart: Chart, centre: int, radius: int, searcher: int, patrol: int) -> int:
    ring = disc(centre, radius)
    if chart.land.clearance(centre) >= radius and not _meets(centre, radius, patrol):
        return ring
    ground = ring & chart.playable
    if patrol != NOWHERE:
        ground &= ~open_disc(patrol, PATROL_RADIUS)
    return Ring(chart.land, centre, radius, patrol).ground(ground, searcher)


def _meets(centre: int, radius: int, patrol: int) -> bool:
    apart = radius + PATROL_RADIUS
    return patrol != NOWHERE and squared_distance(centre, patrol) < apart * apart


def _by_steps(chart: Chart, centre: int, radius: int, searcher: int, patrol: int) -> int:
    """Rules number 1."""
    ring = disc(centre, radius)
    ground = ring & chart.playable
    if patrol != NOWHERE:
        ground &= ~open_disc(patrol, PATROL_RADIUS)
    if ground == ring:
        return ring
    # the flood runs on the rows of the ring alone, which are small numbers
    first = max(0, centre // STRIDE - radius // STEP)
    last = min(SIDE - 1, centre // STRIDE + radius // STEP)
    low = first * STRIDE
    slab = (ground >> low) & ((1 << (last - first + 1) * STRIDE) - 1)
    return connected(slab, searcher - low) << low


def connected(ground: int, seed: int) -> int:
    """The part of a region that holds the spot ``seed``, by steps; nothing if it does not."""
    part = (1 << seed) & ground
    while True:
        wide = part | part << 1 | part >> 1
        grown = (wide | wide << STRIDE | wide >> STRIDE) & ground
        if grown == part:
            return part
        part = grown


def ring_reaches(
    chart: Chart, rules: int, centre: int, radius: int, searcher: int, patrol: int, target: int
) -> bool:
    """Whether a search finds what lies at ``target``; the region is only built in doubt."""
    if squared_distance(centre, target) > radius * radius:
        return False
    return searched(chart, rules, centre, radius, searcher, patrol) >> target & 1 == 1
