"""How Silver's bot plays his tricks: by what everybody can see, so that none tells of the treasure.

Whoever knows his ways learns nothing from a fog, a patrol, a called tower or a phantom's road: had
the treasure been anywhere else that is still possible, they would have been the same.
"""

from typing import Final

from serai.engine.chance import Chance
from serai.games.treasure_island import clues
from serai.games.treasure_island.actions import (
    CALL_PHANTOM,
    LAY_FOG,
    NO_TRICK,
    OPEN_TUNNELS,
    SEND_PATROL,
)
from serai.games.treasure_island.belief import path_of
from serai.games.treasure_island.components import FOOT, HORSE, MOST_DISTRICTS, PATROL_RADIUS
from serai.games.treasure_island.hunt import Hunt
from serai.games.treasure_island.lattice import NOWHERE, holds, nth_spot, squared_distance
from serai.games.treasure_island.setup import hiding_ground
from serai.games.treasure_island.shapes import disc
from serai.games.treasure_island.tricks import (
    against_board_trick,
    against_escape_trick,
    patrol_ground,
)

FIRST_DAY: Final = 5
"""Before it there is hardly a search that a trick could spoil."""
PATROLS_COMPARED: Final = 12
STRIDE_OF_DECOYS: Final = 7919
"""A prime: the decoys of a phantom lie all over the island."""


def board_trick(p: Hunt) -> int:
    """Fog or patrol when half of the possible ground lies within a walk, or a ride, of pirates."""
    if p.day < FIRST_DAY:
        return NO_TRICK
    ground = clues.certain(p, None)
    fog = _fog(p, ground)
    for action, reach in ((fog, FOOT), (SEND_PATROL, HORSE)):
        threatened = (ground & _near_pirates(p, reach)).bit_count()
        if 2 * threatened >= ground.bit_count() and against_board_trick(p, action) is None:
            return action
    return NO_TRICK


def _near_pirates(p: Hunt, reach: int) -> int:
    near = 0
    for spot in p.at:
        if spot != NOWHERE:
            near |= disc(spot, reach)
    return near


def _fog(p: Hunt, ground: int) -> int:
    """Over the three districts with most of the ground that pirates can walk to."""
    sought = ground & _near_pirates(p, FOOT)
    size = [(district & sought).bit_count() for district in p.chart.districts]
    by_size = sorted(range(len(size)), key=lambda district: -size[district])
    a, b, c = sorted(by_size[:3])
    return LAY_FOG + (a * MOST_DISTRICTS + b) * MOST_DISTRICTS + c


def patrol_spot(p: Hunt, chance: Chance) -> int:
    """Of some places, where a patrol keeps pirates from most of the possible ground."""
    ground = clues.certain(p, None)
    places = (patrol_ground(p) & ground) or patrol_ground(p)
    count = places.bit_count()
    best, most = -1, -1
    for _ in range(PATROLS_COMPARED):
        spot = nth_spot(places, chance.below(count))
        kept = (ground & disc(spot, PATROL_RADIUS)).bit_count()
        if kept > most:
            best, most = spot, kept
    return best


def escape_trick(p: Hunt, chance: Chance) -> int:
    """A phantom from any other tower, who is the real Silver if that is nearer to the treasure."""
    towers = p.chart.towers
    others = [number for number in range(len(towers)) if number != p.tower]
    called = others[chance.below(len(others))]
    away = [squared_distance(tower.spot, p.treasure()) for tower in towers]
    real = 1 if away[called] < away[p.tower] else 0
    for action in (CALL_PHANTOM + called * 2 + real, OPEN_TUNNELS):
        if against_escape_trick(p, action) is None:
            return action
    return NO_TRICK


def decoy(p: Hunt, figure: int) -> int:
    """Where a phantom runs to: a place that may still be the treasure's, the same in every turn.

    It hangs on the cards in Silver's hand, so that nobody can work it out and know the phantom.
    """
    path = path_of(p, figure)
    possible = clues.certain(p, None)
    ground = hiding_ground(p)
    count = ground.bit_count()
    first = path[0] + sum([STRIDE_OF_DECOYS << card for card in p.hand])
    for number in range(count):
        spot = nth_spot(ground, (first + number * STRIDE_OF_DECOYS) % count)
        if holds(possible, spot) and spot not in path:
            return spot
    return p.treasure()
