"""Search rings: the ground a ring really searches once red areas, the sea or a patrol cut it.

Two spots of a ring belong together when one can step from one to the other over neighbouring
spots (eight directions) without leaving the ring or legal ground (TI-6.7).
"""

from typing import Final

from serai.games.treasure_island.chart import Chart
from serai.games.treasure_island.lattice import NOWHERE, SIDE, STEP, STRIDE
from serai.games.treasure_island.shapes import disc, open_disc

_searched: dict[tuple[int, int, int, int, int, int], int] = {}
CACHE_LIMIT: Final = 20_000


def connected(ground: int, seed: int) -> int:
    """The part of a region that holds the spot ``seed``; nothing if the region does not."""
    part = (1 << seed) & ground
    while True:
        wide = part | part << 1 | part >> 1
        grown = (wide | wide << STRIDE | wide >> STRIDE) & ground
        if grown == part:
            return part
        part = grown


def searched(
    chart: Chart, centre: int, radius: int, searcher: int, patrol: int, patrol_radius: int
) -> int:
    """What a ring searches for a searcher at a spot; ``searcher`` is the middle if remote."""
    key = (chart.key, centre, radius, searcher, patrol, patrol_radius)
    region = _searched.get(key)
    if region is None:
        if len(_searched) > CACHE_LIMIT:
            _searched.clear()
        region = _searched[key] = _search(chart, centre, radius, searcher, patrol, patrol_radius)
    return region


def _search(
    chart: Chart, centre: int, radius: int, searcher: int, patrol: int, patrol_radius: int
) -> int:
    ring = disc(centre, radius)
    ground = ring & chart.playable
    if patrol != NOWHERE:
        ground &= ~open_disc(patrol, patrol_radius)
    if ground == ring:
        return ring
    # the flood runs on the rows of the ring alone, which are small numbers
    first = max(0, centre // STRIDE - radius // STEP)
    last = min(SIDE - 1, centre // STRIDE + radius // STEP)
    low = first * STRIDE
    slab = (ground >> low) & ((1 << (last - first + 1) * STRIDE) - 1)
    return connected(slab, searcher - low) << low


def ring_reaches(
    chart: Chart,
    centre: int,
    radius: int,
    searcher: int,
    patrol: int,
    patrol_radius: int,
    target: int,
) -> bool:
    """Whether a search finds what lies at ``target``; the region is only built in doubt."""
    dx, dy = (
        (centre % STRIDE - target % STRIDE) * STEP,
        (centre // STRIDE - target // STRIDE) * STEP,
    )
    if dx * dx + dy * dy > radius * radius:
        return False
    region = searched(chart, centre, radius, searcher, patrol, patrol_radius)
    return region >> target & 1 == 1
