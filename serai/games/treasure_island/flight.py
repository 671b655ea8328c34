"""How Silver's bot runs for the treasure: by short roads, giving away as little as may be."""

from heapq import heappop, heappush
from math import isqrt
from typing import Final

from serai.engine.chance import Chance
from serai.games.treasure_island import points
from serai.games.treasure_island.belief import BEHIND, COUNTED, counted_on, path_of
from serai.games.treasure_island.care import Care
from serai.games.treasure_island.chart import Chart
from serai.games.treasure_island.components import SILVER_MOVE
from serai.games.treasure_island.hunt import FOR_RUN, Hunt
from serai.games.treasure_island.lattice import SIDE, STRIDE, squared_distance
from serai.games.treasure_island.shadows import Shadow, shadows

GRID: Final = 5
"""Roads to the treasure are planned on a grid of half a mile."""
NEAREST_STOPS: Final = 160
SLACK: Final = 10
"""A stop is as good as the best if its road takes no more moves, this many hundredths to spare."""

_roads: dict[tuple[int, int], dict[int, int]] = {}


def roads(chart: Chart, treasure: int) -> dict[int, int]:
    """How far it is to the treasure by road from every grid spot of legal ground."""
    key = (chart.key, treasure)
    known = _roads.get(key)
    if known is None:
        if len(_roads) > 40:
            _roads.clear()
        known = _roads[key] = _spread_roads(chart, treasure)
    return known


def _spread_roads(chart: Chart, treasure: int) -> dict[int, int]:
    """Outwards from the treasure, nearest spots first; a road bends only where it must."""
    far: dict[int, int] = {}
    edge: list[tuple[int, int, int]] = []
    for spot in _round(treasure):
        if chart.can_stand(spot) and not chart.land.blocks(spot, treasure):
            heappush(edge, (_away(spot, treasure), spot, treasure))
    while edge:
        way, spot, bend = heappop(edge)
        if spot in far:
            continue
        far[spot] = way
        done = way - _away(spot, bend)
        for there in _round(spot):
            if there in far or not chart.can_stand(there):
                continue
            if not chart.land.blocks(there, bend):
                heappush(edge, (done + _away(there, bend), there, bend))
            elif not chart.land.blocks(there, spot):
                heappush(edge, (way + _away(there, spot), there, spot))
    return far


def _away(a: int, b: int) -> int:
    return isqrt(squared_distance(a, b))


def _round(spot: int) -> list[int]:
    """The grid spots next to a spot."""
    column, row = spot % STRIDE, spot // STRIDE
    found: list[int] = []
    for up in (-GRID, 0, GRID):
        for across in (-GRID, 0, GRID):
            x, y = (column + across) // GRID * GRID, (row + up) // GRID * GRID
            there = y * STRIDE + x
            if 0 <= x < SIDE and 0 <= y < SIDE and there != spot:
                found.append(there)
    return found


def stop(p: Hunt, goal: int, care: Care, chance: Chance) -> int:
    """The goal if it can be reached, else a stop that costs no move and gives little away."""
    if points.against_point(p, goal) is None:
        return goal
    here = points.mover(p)
    reach = points.REACH[FOR_RUN]
    ways = roads(p.chart, goal)
    near = [spot for spot in ways if squared_distance(spot, here) <= reach * reach]
    near.sort(key=lambda spot: ways[spot])
    stops = [spot for spot in near if points.against_point(p, spot) is None][:NEAREST_STOPS]
    if not stops:
        return points.draw_point(p, chance)
    moves = -(-ways[stops[0]] // SILVER_MOVE)
    as_good = [spot for spot in stops if ways[spot] <= moves * SILVER_MOVE - SLACK]
    if not as_good:
        return stops[0]
    if not care.stops:
        return as_good[chance.below(len(as_good))]
    return _quietest(p, as_good, care.stops, chance)


def _quietest(p: Hunt, stops: list[int], tries: int, chance: Chance) -> int:
    """Of some stops the one after which most likelihood still goes with the run."""
    shades = shadows(p)
    path = path_of(p, p.figure)
    drawn = [stops[chance.below(len(stops))] for _ in range(tries)]
    worth = [_given_away(p, [*path, spot], shades) for spot in drawn]
    return drawn[worth.index(min(worth))]


def _given_away(p: Hunt, path: list[int], shades: list[Shadow]) -> float:
    """The likelihood all pirate seats would put on the treasure after a run."""
    fitting = counted_on(p, path)
    threat = 0.0
    for shade in shades:
        mass = shade.doubting.mass_of(fitting)
        threat += shade.weight / max(1.0, mass + (shade.total - mass) * BEHIND[COUNTED])
    return threat
