"""The map checker: proves that a chart is sound, and prints its areas, shares and distances.

Run it with ``python -m serai.games.treasure_island.map_check``.
"""

import itertools
import sys
from math import isqrt

from serai.games.treasure_island.chart import (
    FILES,
    PIRATES,
    TERRAINS,
    Chart,
    Place,
    read_chart,
)
from serai.games.treasure_island.lattice import (
    spots_in,
    spread,
    square_miles,
    squared_distance,
)
from serai.games.treasure_island.ring import connected
from serai.games.treasure_island.shapes import doubled_area, open_polygon, polygon

Corner = tuple[int, int]


def corners(ring: list[int]) -> list[Corner]:
    return [(ring[at], ring[at + 1]) for at in range(0, len(ring), 2)]


def counter_clockwise(ring: list[int]) -> list[Corner]:
    points = corners(ring)
    return points if doubled_area(ring) > 0 else points[::-1]


def split_edges(points: list[Corner], joints: set[Corner]) -> list[tuple[Corner, Corner]]:
    """The directed edges of a ring, cut wherever a corner of any ring lies on one."""
    edges: list[tuple[Corner, Corner]] = []
    for a, b in zip(points, points[1:] + points[:1], strict=True):
        inner = sorted(
            (joint for joint in joints if _strictly_between(a, b, joint)),
            key=lambda joint: (joint[0] - a[0]) ** 2 + (joint[1] - a[1]) ** 2,
        )
        stops = [a, *inner, b]
        edges.extend(itertools.pairwise(stops))
    return edges


def _strictly_between(a: Corner, b: Corner, joint: Corner) -> bool:
    dx, dy = b[0] - a[0], b[1] - a[1]
    wx, wy = joint[0] - a[0], joint[1] - a[1]
    return dx * wy == dy * wx and 0 < dx * wx + dy * wy < dx * dx + dy * dy


def tiling_faults(chart: Chart) -> list[str]:
    """Districts and red areas tile the island if and only if all inner edges cancel in pairs.

    Rings all run counter-clockwise; what is left after cancelling must be the coast. Then the
    winding numbers add up to one on the island and to nought elsewhere: no gap, no overlap.
    """
    tiles = [counter_clockwise(ring) for ring in chart.district_rings + chart.restricted]
    holes = [ring for rings in chart.district_holes for ring in rings]
    tiles += [counter_clockwise(hole)[::-1] for hole in holes]
    coast = counter_clockwise(chart.coast)
    joints = {corner for tile in [*tiles, coast] for corner in tile}
    left: dict[tuple[Corner, Corner], int] = {}
    signed = [(tile, 1) for tile in tiles] + [(coast, -1)]
    for tile, sign in signed:
        for a, b in split_edges(tile, joints):
            if a < b:
                left[a, b] = left.get((a, b), 0) + sign
            else:
                left[b, a] = left.get((b, a), 0) - sign
    return [f"the edge {a}–{b} has no partner" for (a, b), rest in left.items() if rest]


def ring_faults(chart: Chart) -> list[str]:
    """Every ring is simple: it encloses ground once and never crosses itself."""
    faults: list[str] = []
    named = list(zip(chart.district_names, chart.district_rings, strict=False))
    named += list(zip(chart.restricted_names, chart.restricted, strict=True))
    named.append(("coast", chart.coast))
    for name, ring in named:
        points = corners(ring)
        edges = list(zip(points, points[1:] + points[:1], strict=True))
        for number, one in enumerate(edges):
            for other in edges[number + 1 :]:
                if _cross_inside(one, other):
                    faults.append(f"{name} crosses itself at {one} and {other}")
    return faults


def _cross_inside(one: tuple[Corner, Corner], other: tuple[Corner, Corner]) -> bool:
    (a, b), (c, d) = one, other
    return _turn(a, b, c) * _turn(a, b, d) < 0 and _turn(c, d, a) * _turn(c, d, b) < 0


def _turn(a: Corner, b: Corner, c: Corner) -> int:
    return (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0])


def ground_faults(chart: Chart) -> list[str]:
    """Everything stands on legal ground, and legal ground hangs together."""
    faults: list[str] = []
    places = [*chart.towers, *chart.landmarks]
    places += [Place(f"start of {PIRATES[at]}", spot) for at, spot in enumerate(chart.starts)]
    for number, (a, b) in enumerate(chart.tunnels):
        places += [Place(f"tunnel {number + 1}, mouth a", a), Place(f"tunnel {number + 1}, b", b)]
    for place in places:
        if not chart.can_hide(place.spot):
            faults.append(f"{place.name} does not stand inside a district")
    for place in chart.towers:
        for pirate, start in zip(PIRATES, chart.starts, strict=True):
            if squared_distance(place.spot, start) <= 200 * 200:
                faults.append(f"the tower {place.name} stands in the start circle of {pirate}")
    by_rings = polygon(chart.coast)
    for ring in chart.restricted:
        by_rings &= ~open_polygon(ring)
    if by_rings != chart.playable:
        faults.append("the districts are not the land without its red areas")
    if connected(chart.playable, chart.starts[0]) != chart.playable:
        faults.append("legal ground falls into parts")
    return faults


def layer_faults(chart: Chart) -> list[str]:
    """Level lines are nested, terrain covers the land, the urban perimeter is built land."""
    faults: list[str] = []
    for low, high in zip(chart.levels, chart.levels[1:], strict=False):
        if high & ~low:
            faults.append("a level line leaves the one below it")
    covered = 0
    for ground in chart.terrain:
        covered |= ground
    if covered != chart.playable:
        faults.append("some land has no terrain")
    if chart.urban.inside & chart.playable & ~spread(chart.terrain[2]):
        faults.append("the urban perimeter reaches beyond built land")
    return faults


def faults(chart: Chart) -> list[str]:
    """All that is wrong with a chart; an empty list is the proof that it is sound."""
    return [
        *tiling_faults(chart),
        *ring_faults(chart),
        *ground_faults(chart),
        *layer_faults(chart),
    ]


def miles(squared: int) -> str:
    return f"{isqrt(squared) / 100:.1f}"


def report(chart: Chart) -> list[str]:
    """Areas, shares and distances in lines of text."""
    land = square_miles(chart.playable)
    lines = [f"{chart.title}: {land:.1f} square miles of legal ground"]
    lines.append("districts (square miles, exact)")
    for name, ring, holes in zip(
        chart.district_names, chart.district_rings, chart.district_holes, strict=False
    ):
        area = abs(doubled_area(ring)) - sum(abs(doubled_area(hole)) for hole in holes)
        lines.append(f"  {name:18} {area / 20000:6.2f}")
    lines.append("terrain (share of the ground)")
    for name, ground in zip(TERRAINS, chart.terrain, strict=True):
        lines.append(f"  {name:18} {square_miles(ground) / land:6.1%}")
    for name, zone in zip(chart.zone_names, chart.zones, strict=True):
        lines.append(f"zone {name:18} {square_miles(zone) / land:6.1%}")
    for number, level in enumerate(chart.levels, 1):
        lines.append(f"inside level line {number}   {square_miles(level & chart.playable):6.1f}")
    lines.extend(_distances(chart))
    return lines


def _distances(chart: Chart) -> list[str]:
    starts = chart.starts
    apart = sorted(
        squared_distance(a, b) for number, a in enumerate(starts) for b in starts[number + 1 :]
    )
    ground = spots_in(chart.treasure_ground)[::7]
    nearest = sorted(min(squared_distance(spot, start) for start in starts) for spot in ground)
    farthest = sorted(
        max(squared_distance(spot, tower.spot) for tower in chart.towers) for spot in ground
    )
    return [
        f"starts are {miles(apart[0])} to {miles(apart[-1])} miles apart",
        f"half the ground lies within {miles(nearest[len(nearest) // 2])} miles of a start",
        f"from the farthest tower to half the ground: {miles(farthest[len(farthest) // 2])} miles",
    ]


def main() -> int:
    """Print both charts and return 1 if one is not sound."""
    wrong = 0
    for number in range(len(FILES)):
        chart = read_chart(number)
        found = faults(chart)
        wrong += len(found)
        print("\n".join(report(chart)))  # noqa: T201
        print("\n".join(found) if found else "sound: no fault found")  # noqa: T201
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
