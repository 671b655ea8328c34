"""A chart: one of the two islands with everything drawn on it, read from its data file.

Static ground is worked out once a chart and kept as regions: districts, terrain, zones, levels,
where a pirate may stand and where the treasure may lie.
"""

import json
from importlib import resources
from typing import Any, Final

from serai.games.treasure_island.barrier import Barrier
from serai.games.treasure_island.lattice import (
    SIDE,
    STRIDE,
    holds,
    spot_of_xy,
    spots_in,
)
from serai.games.treasure_island.shapes import (
    near_ring,
    open_polygon,
    polygon,
    thicken,
    wide_disc,
)

FILES: Final = ["maps/treasure_island.json", "maps/revenge_island.json"]

PIRATES: Final = ["anne", "charlotte", "jim", "olivier"]
"""The order in which pirates, and with them their starts, are numbered everywhere."""

FOREST: Final = 0
WATER: Final = 1
BUILT: Final = 2
OPEN_LAND: Final = 3
TERRAINS: Final = ["forest", "water", "built", "open"]

NO_DISTRICT: Final = 255
MERGED_FROM: Final = 11
MERGED_INTO: Final = 5
"""Deepwood counts as part of Mourning Bay where eleven districts are wanted (TI-1.4)."""


class Place:
    """A named spot: a tower, a landmark."""

    def __init__(self, name: str, spot: int) -> None:
        self.name = name
        self.spot = spot


def flat_ring(raw: Any) -> list[int]:
    return [int(value) for value in raw]


def flat_rings(raw: Any) -> list[list[int]]:
    return [flat_ring(ring) for ring in raw]


def spot_of(raw: Any) -> int:
    return spot_of_xy(int(raw[0]), int(raw[1]))


class Chart:
    """One island. Regions named ``open_…`` leave their border out, all others hold it."""

    def __init__(self, key: int, data: dict[str, Any], merged: bool) -> None:
        self.key = key
        self.name = str(data["name"])
        self.title = str(data["title"])
        self._read_lines(data)
        self._read_places(data)
        self._lay_districts(merged)
        self._lay_terrain(data)
        self._lay_levels(data)
        self.land = Barrier(self.restricted, self.coast)
        self.urban = Barrier(flat_rings(data["urban_perimeter"]), [])
        self.zone_names = [str(zone["name"]) for zone in data["zones"]]
        self.zones = [self._zone(zone) for zone in data["zones"]]
        self.has_perimeters = bool(data["forest_perimeter"])
        self._near_forest: dict[int, int] = {}
        self.fair_triangles: dict[int, bool] = {}

    def _read_lines(self, data: dict[str, Any]) -> None:
        self.coast = flat_ring(data["coast"])
        self.district_rings = [flat_ring(one["ring"]) for one in data["districts"]]
        self.district_holes = [flat_rings(one.get("holes", [])) for one in data["districts"]]
        self.district_names = [str(one["name"]) for one in data["districts"]]
        self.joined: dict[str, str] = {}
        """Districts of the map that count as part of another."""
        self.restricted = [flat_ring(one["ring"]) for one in data["restricted"]]
        self.restricted_names = [str(one["name"]) for one in data["restricted"]]
        self.roads = flat_rings(data["roads"])

    def _read_places(self, data: dict[str, Any]) -> None:
        self.towers = [Place(str(one["name"]), spot_of(one["at"])) for one in data["towers"]]
        self.landmarks = [Place(str(one["name"]), spot_of(one["at"])) for one in data["landmarks"]]
        self.starts = [spot_of(data["starts"][pirate]) for pirate in PIRATES]
        self.tunnels = [[spot_of(mouth) for mouth in tunnel] for tunnel in data["tunnels"]]

    def _lay_districts(self, merged: bool) -> None:
        closed: list[int] = []
        opened: list[int] = []
        for ring, holes in zip(self.district_rings, self.district_holes, strict=True):
            ground, inner = polygon(ring), open_polygon(ring)
            for hole in holes:
                ground &= ~open_polygon(hole)
                inner &= ~polygon(hole)
            closed.append(ground)
            opened.append(inner)
        if merged and len(closed) > MERGED_FROM:
            closed[MERGED_INTO] |= closed.pop()
            opened[MERGED_INTO] |= opened.pop()
            self.joined[self.district_names.pop()] = self.district_names[MERGED_INTO]
        self.districts = closed
        self.open_districts = opened
        self.playable = 0
        self.treasure_ground = 0
        for ground, inner in zip(closed, opened, strict=True):
            self.playable |= ground
            self.treasure_ground |= inner
        self.playable_bits = self.playable.to_bytes(SIDE * STRIDE // 8, "little")
        self.treasure_bits = self.treasure_ground.to_bytes(SIDE * STRIDE // 8, "little")
        self._district_at = bytearray([NO_DISTRICT]) * (SIDE * STRIDE)
        for number, inner in enumerate(opened):
            for spot in spots_in(inner):
                self._district_at[spot] = number

    def _lay_terrain(self, data: dict[str, Any]) -> None:
        """What is drawn on top counts: built over forest over water over open land (TI-1.7)."""
        closed = dict.fromkeys(("forest", "water", "urban", "ruin"), 0)
        opened = dict(closed)
        for kind, rings in data["terrain"].items():
            for ring in flat_rings(rings):
                closed[kind] |= polygon(ring)
                opened[kind] |= open_polygon(ring)
        built, open_built = closed["urban"] | closed["ruin"], opened["urban"] | opened["ruin"]
        higher, open_higher = built, open_built
        self.terrain = [0, 0, built & self.playable, 0]
        self.open_terrain = [0, 0, open_built & self.playable, 0]
        for number, kind in ((FOREST, "forest"), (WATER, "water")):
            self.terrain[number] = closed[kind] & ~open_higher & self.playable
            self.open_terrain[number] = opened[kind] & ~higher & self.playable
            higher |= closed[kind]
            open_higher |= opened[kind]
        self.terrain[OPEN_LAND] = self.playable & ~open_higher
        self.open_terrain[OPEN_LAND] = self.playable & ~higher

    def _lay_levels(self, data: dict[str, Any]) -> None:
        self.level_rings = [flat_rings(rings) for rings in data["levels"]]
        self.levels: list[int] = []
        self.open_levels: list[int] = []
        for rings in self.level_rings:
            closed = opened = 0
            for ring in rings:
                closed |= polygon(ring)
                opened |= open_polygon(ring)
            self.levels.append(closed)
            self.open_levels.append(opened)

    def _zone(self, zone: Any) -> int:
        """The ground at most so far from a ring, a landmark or the coast."""
        distance = int(zone["distance"])
        if zone["near"] == "coast":
            return near_ring(self.coast, distance) & self.playable
        if zone["near"] == "ring":
            ring = self.restricted[self.restricted_names.index(str(zone["of"]))]
            return (near_ring(ring, distance) | polygon(ring)) & self.playable
        spot = next(place.spot for place in self.landmarks if place.name == zone["of"])
        return wide_disc(spot % STRIDE * 10, spot // STRIDE * 10, distance) & self.playable

    def can_stand(self, spot: int) -> bool:
        return self.playable_bits[spot >> 3] >> (spot & 7) & 1 == 1

    def can_hide(self, spot: int) -> bool:
        """Inside one district, off every line; distances to starts are not looked at here."""
        return self.treasure_bits[spot >> 3] >> (spot & 7) & 1 == 1

    def district_at(self, spot: int) -> int:
        """The district a spot lies strictly inside, or NO_DISTRICT on a line or off the land."""
        return self._district_at[spot]

    def districts_touching(self, spot: int) -> list[int]:
        """All districts a spot lies in, several on a border."""
        inside = self._district_at[spot]
        if inside != NO_DISTRICT:
            return [inside]
        return [number for number, ground in enumerate(self.districts) if holds(ground, spot)]

    def lowest_level(self, spot: int) -> int:
        """How many level lines a spot is strictly inside of."""
        return sum(1 for level in self.open_levels if holds(level, spot))

    def highest_level(self, spot: int) -> int:
        """The same, counting the lines it lies on."""
        return sum(1 for level in self.levels if holds(level, spot))

    def near_forest(self, radius: int) -> int:
        """Where the middle of a ring must not lie if the ring is to keep off the forest."""
        known = self._near_forest.get(radius)
        if known is None:
            known = self._near_forest[radius] = thicken(self.terrain[FOREST], radius)
        return known


_charts: dict[int, Chart] = {}


def read_chart(number: int, merged: bool = False) -> Chart:
    """The chart of an island, read once."""
    key = number * 2 + int(merged)
    chart = _charts.get(key)
    if chart is None:
        file = resources.files("serai.games.treasure_island").joinpath(FILES[number])
        chart = _charts[key] = Chart(key, json.loads(file.read_text(encoding="utf-8")), merged)
    return chart
