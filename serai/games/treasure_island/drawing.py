"""The drawing a hint leaves on the map: a shape as a few ints, asked spot by spot or as a region.

Every drawing holds its own border (TI-4.9). Whatever a card states becomes a drawing once; rules,
views and bots all read it from here.
"""

from functools import lru_cache
from typing import Final

from serai.games.treasure_island import shapes
from serai.games.treasure_island.chart import NO_DISTRICT, Chart
from serai.games.treasure_island.lattice import (
    BOARD,
    REGIONS_KEPT,
    STRIDE,
    holds,
    place_of,
    squared_distance,
    x_of,
    y_of,
)

Drawing = tuple[int, ...]

EVERYWHERE: Final = 0
DISC: Final = 1
OUTSIDE: Final = 2
HALF: Final = 3
NOT_QUADRANT: Final = 4
NEARER: Final = 5
NEAREST: Final = 6
ANNULUS: Final = 7
IN_TRIANGLE: Final = 8
OUT_OF_TRIANGLE: Final = 9
IN_DISTRICTS: Final = 10
NOT_IN_DISTRICTS: Final = 11
BAND: Final = 12
QUARTER: Final = 13
NOT_TERRAIN: Final = 14
ZONE: Final = 15
INSIDE_LEVEL: Final = 16
OUTSIDE_LEVEL: Final = 17
FAR_FROM_ALL: Final = 18
HIGHER: Final = 19
LEVEL: Final = 20
LOWER: Final = 21
KINDS: Final[list[str]] = [
    "everywhere",
    "disc",
    "outside_disc",
    "half_plane",
    "not_quadrant",
    "nearer",
    "nearest",
    "annulus",
    "in_triangle",
    "out_of_triangle",
    "in_districts",
    "not_in_districts",
    "band",
    "quarter",
    "not_terrain",
    "zone",
    "inside_level",
    "outside_level",
    "far_from_all",
    "higher",
    "level",
    "lower",
]


def covers(chart: Chart, drawing: Drawing, spot: int) -> bool:
    """Whether what the drawing states is true for a spot."""
    kind, a = drawing[0], drawing[1]
    if kind == DISC:
        return squared_distance(spot, a) <= drawing[2] * drawing[2]
    if kind == OUTSIDE:
        return squared_distance(spot, a) >= drawing[2] * drawing[2]
    if kind == HALF:
        return _on_side(spot, a, drawing[2])
    if kind == NEARER:
        return squared_distance(spot, a) <= squared_distance(spot, drawing[2])
    if kind == ANNULUS:
        away = squared_distance(spot, a)
        return drawing[2] * drawing[2] <= away <= drawing[3] * drawing[3]
    if kind in (NEAREST, FAR_FROM_ALL):
        return _covers_many(drawing, spot)
    if kind in (IN_DISTRICTS, NOT_IN_DISTRICTS):
        district = chart.district_at(spot)
        if district != NO_DISTRICT:
            return (a >> district & 1 == 1) == (kind == IN_DISTRICTS)
    return holds(ground(chart, drawing), spot)


def _on_side(spot: int, origin: int, direction: int) -> bool:
    if direction == shapes.NORTH:
        return spot // STRIDE >= origin // STRIDE
    if direction == shapes.SOUTH:
        return spot // STRIDE <= origin // STRIDE
    if direction == shapes.EAST:
        return spot % STRIDE >= origin % STRIDE
    return spot % STRIDE <= origin % STRIDE


def _covers_many(drawing: Drawing, spot: int) -> bool:
    """NEAREST: which, then the sites; FAR_FROM_ALL: radius, then the sites."""
    if drawing[0] == NEAREST:
        own = squared_distance(spot, drawing[2 + drawing[1]])
        return all(own <= squared_distance(spot, site) for site in drawing[2:])
    least = drawing[1] * drawing[1]
    return all(squared_distance(spot, site) >= least for site in drawing[2:])


@lru_cache(maxsize=REGIONS_KEPT)
def ground(chart: Chart, drawing: Drawing) -> int:
    """The region of a drawing."""
    kind = drawing[0]
    if kind == EVERYWHERE:
        return BOARD
    if kind <= OUTSIDE or kind in (ANNULUS, FAR_FROM_ALL):
        return _draw_round(drawing)
    if kind <= NEAREST or kind in (BAND, QUARTER):
        return _draw_straight(drawing)
    if kind in (IN_TRIANGLE, OUT_OF_TRIANGLE):
        return _draw_triangle(drawing)
    return _draw_chart(chart, drawing)


def _draw_round(drawing: Drawing) -> int:
    kind, a = drawing[0], drawing[1]
    if kind == DISC:
        return shapes.disc(a, drawing[2])
    if kind == OUTSIDE:
        return shapes.outside_disc(a, drawing[2])
    if kind == ANNULUS:
        return shapes.annulus(a, drawing[2], drawing[3])
    region = BOARD
    for site in drawing[2:]:
        region &= shapes.outside_disc(site, a)
    return region


def _draw_straight(drawing: Drawing) -> int:
    kind, a = drawing[0], drawing[1]
    if kind == HALF:
        return shapes.half_plane(a, drawing[2])
    if kind == NOT_QUADRANT:
        return shapes.without_quadrant(a, drawing[2])
    if kind == NEARER:
        return shapes.nearer(a, drawing[2])
    if kind == NEAREST:
        return shapes.nearest(list(drawing[2:]), a)
    if kind == BAND:
        return shapes.band(a, drawing[2] == 0, drawing[3])
    return shapes.quarter_sector(a, drawing[2])


def _draw_triangle(drawing: Drawing) -> int:
    ring: list[int] = []
    for corner in drawing[1:]:
        ring += [x_of(corner), y_of(corner)]
    if drawing[0] == IN_TRIANGLE:
        return shapes.polygon(ring)
    return BOARD & ~shapes.open_polygon(ring)


def _draw_chart(chart: Chart, drawing: Drawing) -> int:
    kind, a = drawing[0], drawing[1]
    if kind == IN_DISTRICTS:
        return _districts(chart.districts, a)
    if kind == NOT_IN_DISTRICTS:
        return BOARD & ~_districts(chart.open_districts, a)
    if kind == NOT_TERRAIN:
        return BOARD & ~chart.open_terrain[a]
    if kind == ZONE:
        return chart.zones[a]
    if kind == INSIDE_LEVEL:
        return chart.levels[a]
    if kind == OUTSIDE_LEVEL:
        return BOARD & ~chart.open_levels[a]
    return _draw_elevation(chart, kind, a, drawing[2])


def _districts(grounds: list[int], mask: int) -> int:
    region = 0
    for number, one in enumerate(grounds):
        if mask >> number & 1:
            region |= one
    return region


def _draw_elevation(chart: Chart, kind: int, low: int, high: int) -> int:
    """Ground higher than, level with or lower than a place on the levels low … high.

    A place on a level line stands on both its levels, and so does ground on one.
    """
    if kind == HIGHER:
        return chart.levels[low] if low < len(chart.levels) else 0
    if kind == LOWER:
        return BOARD & ~chart.open_levels[high - 1] if high else 0
    at_least = chart.levels[low - 1] if low else BOARD
    at_most = BOARD & ~chart.open_levels[high] if high < len(chart.levels) else BOARD
    return at_least & at_most


SPOTS: Final[dict[int, tuple[int, ...]]] = {
    DISC: (1,),
    OUTSIDE: (1,),
    HALF: (1,),
    NOT_QUADRANT: (1,),
    NEARER: (1, 2),
    ANNULUS: (1,),
    IN_TRIANGLE: (1, 2, 3),
    OUT_OF_TRIANGLE: (1, 2, 3),
    BAND: (1,),
    QUARTER: (1,),
}
"""Where a drawing's numbers are spots; those of many sites begin with their third number."""


def told(drawing: Drawing) -> list[object]:
    """A drawing as JSON: its kind by name, spots as places, all else as numbers."""
    places = SPOTS.get(drawing[0], ())
    if drawing[0] in (NEAREST, FAR_FROM_ALL):
        places = tuple(range(2, len(drawing)))
    shown: list[object] = [KINDS[drawing[0]]]
    for at in range(1, len(drawing)):
        shown.append(place_of(drawing[at]) if at in places else drawing[at])
    return shown
