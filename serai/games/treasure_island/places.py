"""Sensible places by name: what a person is offered beside the whole map when a point is asked.

Nothing here is a rule. A place is listed only if the region of legal points holds it, and what is
said of it (how far, how much of the likelihood a ring would cover) is what the seat knows itself.
"""

from math import isqrt
from typing import Final

from serai.games.treasure_island import belief
from serai.games.treasure_island.components import PIRATE_NAMES
from serai.games.treasure_island.hunt import (
    FOR_GEORGE,
    FOR_LARGE,
    FOR_PATROL,
    FOR_RUN,
    FOR_SMALL,
    FOR_SPYGLASS,
    FOR_TREASURE,
    TREASURE,
    Hunt,
)
from serai.games.treasure_island.lattice import (
    NOWHERE,
    STEP,
    STRIDE,
    holds,
    nth_spot,
    spots_in,
    squared_distance,
)
from serai.games.treasure_island.points import mover, ring_radius
from serai.games.treasure_island.ring import searched

RINGS: Final = (FOR_SMALL, FOR_LARGE, FOR_GEORGE, FOR_SPYGLASS)
SILVERS: Final = (FOR_TREASURE, FOR_RUN, FOR_PATROL)
COARSE: Final = 4
"""Tenths of a mile between the spots that are weighed when the likeliest ground is looked for."""


class Place:
    """A legal point with a kind and a name, and what the seat would gain there."""

    def __init__(self, kind: str, name: str, spot: int) -> None:
        self.kind = kind
        self.name = name
        self.spot = spot
        self.facts: dict[str, object] = {"place": kind, "name": name}


def origin(p: Hunt) -> int:
    """Where the asked figure stands; NOWHERE when a treasure is buried or a patrol sent."""
    if p.purpose in (FOR_TREASURE, FOR_PATROL):
        return NOWHERE
    return mover(p)


def radius_asked(p: Hunt) -> int:
    """The radius of the ring whose middle is asked for, else 0."""
    return ring_radius(p, p.purpose) if p.purpose in RINGS else 0


def named_places(p: Hunt, seat: int, legal: int) -> list[Place]:
    """Each spot once, the most telling name first."""
    found: list[Place] = []
    weighed = None if p.purpose in SILVERS else belief.believe(p, seat)
    if weighed is not None:
        found += _likeliest(p, weighed, legal)
    elif p.purpose != FOR_TREASURE:
        found += _towards_treasure(p, legal)
    found += _landmarks(p)
    listed: list[Place] = []
    taken: set[int] = set()
    for place in found + _middles(p, legal):
        if holds(legal, place.spot) and place.spot not in taken:
            taken.add(place.spot)
            _measure(p, weighed, place)
            listed.append(place)
    return listed


def _likeliest(p: Hunt, weighed: belief.Belief, legal: int) -> list[Place]:
    """Where a ring would cover most, cuts aside, among the legal points of a coarse lattice."""
    radius = radius_asked(p) or ring_radius(p, FOR_LARGE)
    ups = range(radius // STEP + 1)
    halves = [isqrt(radius * radius - up * up * STEP * STEP) // STEP for up in ups]
    best, most = NOWHERE, 0
    for spot in spots_in(legal):
        if spot % STRIDE % COARSE == 0 and spot // STRIDE % COARSE == 0:
            mass = weighed.mass(spot, halves)
            if mass > most:
                best, most = spot, mass
    found = [Place("likeliest", "", best)] if most else []
    return [*found, Place("here", "", origin(p))]


def _covered(p: Hunt, weighed: belief.Belief, centre: int, radius: int) -> int:
    here = p.at[p.active] if p.purpose in (FOR_SMALL, FOR_LARGE) else centre
    ground = searched(p.chart, p.rules, centre, radius, here, p.patrol)
    return sum(weighed.weights[spot] for spot in spots_in(ground & weighed.ground))


def _towards_treasure(p: Hunt, legal: int) -> list[Place]:
    """For Silver alone: his treasure, or the legal point nearest to it."""
    treasure = p.secrets[TREASURE]
    if holds(legal, treasure):
        return [Place("treasure", "", treasure)]
    nearest = min(spots_in(legal), key=lambda spot: squared_distance(spot, treasure))
    return [Place("towards_treasure", "", nearest)]


def _landmarks(p: Hunt) -> list[Place]:
    pirates = [
        Place("pirate", name, p.at[pirate])
        for pirate, name in enumerate(PIRATE_NAMES)
        if p.at[pirate] != NOWHERE
    ]
    towers = [Place("tower", tower.name, tower.spot) for tower in p.chart.towers]
    marks = [Place("landmark", mark.name, mark.spot) for mark in p.chart.landmarks]
    return towers + marks + pirates


def _middles(p: Hunt, legal: int) -> list[Place]:
    """A point in the middle row of what is legal of each district."""
    places: list[Place] = []
    for name, ground in zip(p.chart.district_names, p.chart.open_districts, strict=True):
        share = legal & ground
        if share:
            places.append(Place("district", name, nth_spot(share, share.bit_count() // 2)))
    return places


def _measure(p: Hunt, weighed: belief.Belief | None, place: Place) -> None:
    here = origin(p)
    if here != NOWHERE and p.purpose not in RINGS:
        place.facts["miles"] = round(squared_distance(here, place.spot) ** 0.5 / 100, 1)
    if weighed is not None and p.purpose in RINGS and weighed.total:
        covered = _covered(p, weighed, place.spot, ring_radius(p, p.purpose))
        place.facts["percent"] = round(100 * covered / weighed.total)
