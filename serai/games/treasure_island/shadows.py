"""Shadows: how the pirates' likelihood maps look to Silver, who knows all but their district cards.

A pirate seat is as dangerous as its map puts likelihood on the treasure: the weight there over the
weight of all ground.
"""

from typing import Final

from serai.games.treasure_island.actions import MOST_HINTS
from serai.games.treasure_island.belief import UNREAD, Belief
from serai.games.treasure_island.care import Care
from serai.games.treasure_island.components import (
    PIRATES,
    SPECIAL_COUNT,
    VERIFICATION,
    WHISPERS,
)
from serai.games.treasure_island.crew import map_of
from serai.games.treasure_island.hunt import HINT_LINE, Hunt
from serai.games.treasure_island.lattice import BOARD

SHARP: Final = Care({"trail": UNREAD})
"""Silver takes the pirates for sharp, and reckons with his own run himself."""

DOUBTED: Final = 30
"""How many in a hundred hints a pirate takes for false while Bluffs may be about."""


class Shadow:
    """The map of one pirate seat as Silver sees it."""

    def __init__(self, p: Hunt, seat: int, belief: Belief) -> None:
        self.seat = seat
        self.belief = belief
        self.total = max(1, belief.mass_of(BOARD))
        self.weight = max(1, belief.weights[p.treasure()])
        self.looks = _looks(p, seat)
        self.doubted = DOUBTED if p.bluffs else 0

    def mass(self, region: int) -> int:
        return self.belief.mass_of(region)


def shadows(p: Hunt) -> list[Shadow]:
    """One for each pirate seat, from what Silver knows."""
    dim = p.copy()
    assert isinstance(dim, Hunt)
    dim.deals = []
    dim.deal_cards = []
    for number in range(dim.hint_count()):
        if dim.hints[number * HINT_LINE] == WHISPERS:
            dim.looked[number] = 0
    seats = [seat for seat in range(p.seats) if seat != p.silver]
    return [Shadow(p, seat, map_of(dim, seat, SHARP)) for seat in seats]


def danger(shade: Shadow, told: int, token: int, true: bool) -> float:
    """The likelihood on the treasure after a statement that covers ``told`` of the weight.

    The seat may come to see the token; else it takes some hints for false.
    """
    believed = 100 - shade.doubted
    unsure = believed * told + shade.doubted * (shade.total - told)
    unseen = (believed if true else shade.doubted) / max(1, unsure)
    seen = 1 / max(1, [told, shade.total, shade.total - told][token])
    return shade.weight * (shade.looks * seen + (1.0 - shade.looks) * unseen)


def _looks(p: Hunt, seat: int) -> float:
    """How likely a seat will look under any one token: verifications by what there is to see."""
    uses = 0
    for pirate in range(PIRATES):
        if p.owner[pirate] == seat:
            uses += p.uses[pirate * SPECIAL_COUNT + VERIFICATION]
    unseen = sum(1 for eyes in p.looked[1:] if not eyes >> seat & 1)
    return min(1.0, uses / max(1, unseen + MOST_HINTS - max(1, p.hint_count())))
