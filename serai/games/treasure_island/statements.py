"""What Silver can state with each hint card, and what each statement draws on the map.

A statement is numbered within its card's family of actions, from 1; 0 is the answer "impossible".
"""

from typing import Final

from serai.games.treasure_island import drawing as dr
from serai.games.treasure_island.actions import SAY_COUNT, SAY_FAMILIES, SPACE
from serai.games.treasure_island.chart import Chart
from serai.games.treasure_island.components import (
    ALTITUDE,
    BEARING,
    CAN_BE_IMPOSSIBLE,
    CELL_OR_ROGUE,
    CLOSE_SHAVE,
    COLD_GROUND,
    CORRIDOR,
    CORRIDOR_HALF,
    CROSS_THEM_OFF,
    ELEVATION,
    FROM_MY_WINDOW,
    LAY_OF_THE_LAND,
    LEAST_TRIANGLE,
    LEVEL_LINE,
    LOST_QUARTER,
    NEAREST_ROGUE,
    ONE_OF_THREE,
    OUT_OF_REACH,
    REACH_RADIUS,
    RING_EDGES,
    RINGS,
    RIVALS,
    SHAVE_RADIUS,
    THREE_TOWERS,
    WHISPERS,
    WITHIN_REACH,
)
from serai.games.treasure_island.drawing import Drawing
from serai.games.treasure_island.lattice import BOARD, NOWHERE

IMPOSSIBLE: Final = 0
_RADIX: Final[list[list[int]]] = [
    [param.count for param in SPACE.by_name[name].params] for name in SAY_FAMILIES
]
PIRATE_FIRST: Final[list[bool]] = [
    card
    in (
        OUT_OF_REACH,
        WITHIN_REACH,
        BEARING,
        LOST_QUARTER,
        RIVALS,
        NEAREST_ROGUE,
        RINGS,
        CORRIDOR,
        CELL_OR_ROGUE,
        CLOSE_SHAVE,
        ELEVATION,
    )
    for card in range(len(SAY_COUNT))
]
"""Cards whose statements begin with a pirate."""


def parts(card: int, statement: int) -> list[int]:
    """The parameters of a statement, each from 0."""
    rest = statement - 1
    values: list[int] = []
    for count in reversed(_RADIX[card]):
        values.append(rest % count)
        rest //= count
    values.reverse()
    return values


def well_formed(chart: Chart, card: int, statement: int, at: list[int]) -> bool:
    """Whether the card lets Silver state this at all, true or not (section 5)."""
    if statement == IMPOSSIBLE:
        return CAN_BE_IMPOSSIBLE[card]
    values = parts(card, statement)
    if PIRATE_FIRST[card] and at[values[0]] == NOWHERE:
        return False
    if card == RIVALS:
        return values[0] != values[1] and at[values[1]] != NOWHERE
    if card == THREE_TOWERS:
        return _fair_triangle(chart, values)
    if card in (ONE_OF_THREE, CROSS_THEM_OFF):
        rising = all(values[k] < values[k + 1] for k in range(len(values) - 1))
        return rising and values[-1] < len(chart.districts)
    return True


def _fair_triangle(chart: Chart, values: list[int]) -> bool:
    a, b, c = values[0], values[1], values[2]
    if not (a < b < c < len(chart.towers)):
        return False
    drawn = (dr.IN_TRIANGLE, *[chart.towers[tower].spot for tower in (a, b, c)])
    number = (a * 16 + b) * 16 + c
    known = chart.fair_triangles.get(number)
    if known is None:
        share = dr.ground(chart, drawn) & chart.playable
        known = chart.fair_triangles[number] = share.bit_count() >= LEAST_TRIANGLE
    return known


def drawing_of(chart: Chart, card: int, statement: int, at: list[int], tower: int) -> Drawing:
    """What a plain statement draws, with the pirates and Silver's tower where they are now."""
    values = parts(card, statement)
    if PIRATE_FIRST[card]:
        return _drawing_at_pirate(chart, card, values, at, tower)
    first = values[0] if values else 0
    if card == ALTITUDE:
        return (dr.ZONE, first)
    if card == LEVEL_LINE:
        return (dr.INSIDE_LEVEL if values[1] == 0 else dr.OUTSIDE_LEVEL, first)
    if card == THREE_TOWERS:
        kind = dr.IN_TRIANGLE if values[3] == 0 else dr.OUT_OF_TRIANGLE
        return (kind, *[chart.towers[value].spot for value in values[:3]])
    if card == ONE_OF_THREE:
        return (dr.IN_DISTRICTS, 1 << values[0] | 1 << values[1] | 1 << values[2])
    if card == CROSS_THEM_OFF:
        return (dr.NOT_IN_DISTRICTS, 1 << values[0] | 1 << values[1])
    if card == FROM_MY_WINDOW:
        return (dr.QUARTER, tower, first)
    if card == LAY_OF_THE_LAND:
        return (dr.NOT_TERRAIN, first)
    if card == COLD_GROUND:
        return (dr.FAR_FROM_ALL, SHAVE_RADIUS, *[spot for spot in at if spot != NOWHERE])
    return (dr.EVERYWHERE, 0)


def _drawing_at_pirate(
    chart: Chart, card: int, values: list[int], at: list[int], tower: int
) -> Drawing:
    here = at[values[0]]
    if card == OUT_OF_REACH:
        return (dr.OUTSIDE, here, REACH_RADIUS)
    if card == WITHIN_REACH:
        return (dr.DISC, here, REACH_RADIUS)
    if card == BEARING:
        return (dr.HALF, here, values[1])
    if card == LOST_QUARTER:
        return (dr.NOT_QUADRANT, here, values[1])
    if card == RIVALS:
        return (dr.NEARER, here, at[values[1]])
    if card == NEAREST_ROGUE:
        sites = [spot for spot in at if spot != NOWHERE]
        return (dr.NEAREST, sites.index(here), *sites)
    if card == RINGS:
        return _ring_drawing(here, values[1])
    if card == CORRIDOR:
        return (dr.BAND, here, values[1], CORRIDOR_HALF)
    if card == CELL_OR_ROGUE:
        return (dr.NEARER, here, tower) if values[1] == 0 else (dr.NEARER, tower, here)
    if card == CLOSE_SHAVE:
        return (dr.DISC, here, SHAVE_RADIUS)
    low, high = chart.lowest_level(here), chart.highest_level(here)
    return (dr.HIGHER + values[1], low, high)


def _ring_drawing(here: int, ring: int) -> Drawing:
    if ring == 0:
        return (dr.DISC, here, RING_EDGES[0])
    if ring == 1:
        return (dr.ANNULUS, here, RING_EDGES[0], RING_EDGES[1])
    return (dr.OUTSIDE, here, RING_EDGES[1])


def true_at(
    chart: Chart, card: int, statement: int, at: list[int], tower: int, treasure: int
) -> bool:
    """Whether a statement about the map is true; what Whispers deals is judged elsewhere."""
    if statement != IMPOSSIBLE:
        return dr.covers(chart, drawing_of(chart, card, statement, at, tower), treasure)
    for other in range(1, SAY_COUNT[card] + 1):
        if well_formed(chart, card, other, at):
            if dr.covers(chart, drawing_of(chart, card, other, at, tower), treasure):
                return False
    return True


def ground_of(chart: Chart, card: int, statement: int, at: list[int], tower: int) -> int:
    """All spots at which a statement would be true."""
    if card == WHISPERS:
        return BOARD
    if statement != IMPOSSIBLE:
        return dr.ground(chart, drawing_of(chart, card, statement, at, tower))
    region = BOARD
    for other in range(1, SAY_COUNT[card] + 1):
        if well_formed(chart, card, other, at):
            region &= ~dr.ground(chart, drawing_of(chart, card, other, at, tower))
    return region
