"""Shadows: how the pirates' likelihood maps look to Silver, who knows all but their district cards.

A pirate seat is as dangerous as its map puts likelihood on the treasure: the weight there over the
weight of all ground.
"""

from typing import Final

from serai.games.treasure_island.actions import MOST_HINTS
from serai.games.treasure_island.belief import FULL, UNREAD, Belief, candour
from serai.games.treasure_island.care import WARY, Care
from serai.games.treasure_island.components import (
    PIRATES,
    SPECIAL_COUNT,
    VERIFICATION,
    WHISPERS,
)
from serai.games.treasure_island.crew import map_of
from serai.games.treasure_island.hunt import HINT_LINE, Hunt
from serai.games.treasure_island.lattice import BOARD

SHARP: Final = Care({"trail": UNREAD, "doubt": WARY})
"""Silver takes the pirates for sharp, and reckons with his own run himself."""

TRUE_TO_FALSE: Final = 2.4
"""How much likelier a hint that costs Silver nothing is true than false, while Bluffs are about."""


class Shadow:
    """The maps of one pirate seat as Silver sees them: now, and once it has seen every token."""

    def __init__(self, p: Hunt, seat: int, doubting: Belief, knowing: Belief) -> None:
        self.seat = seat
        self.doubting = doubting
        self.knowing = knowing
        self.total = max(1, doubting.mass_of(BOARD))
        self.most = max(1, knowing.mass_of(BOARD))
        self.weight = max(1, doubting.weights[p.treasure()])
        self.looks = _looks(p, seat)
        self.bluffing = p.bluffs > 0

    def danger(self, told: int, token: int, true: bool) -> float:
        """The likelihood on the treasure after a statement that is true in the region ``told``.

        The seat may come to see the token; else it takes some hints for false, and whether it asks
        what a truth would cost is as likely as not.
        """
        covered = self.doubting.mass_of(told)
        return self.danger_of(covered, self.knowing.mass_of(told), token, true)

    def danger_of(self, covered: int, kept: int, token: int, true: bool) -> float:
        """The same for so much weight covered in either map."""
        wary = self._unseen(TRUE_TO_FALSE * candour(covered / self.total), covered, true)
        trusting = self._unseen(TRUE_TO_FALSE, covered, true)
        unseen = 0.5 * wary + 0.5 * trusting
        seen = FULL / max(1, [kept, self.most, self.most - kept][token])
        return self.looks * seen + (1.0 - self.looks) * unseen

    def _unseen(self, believed: float, covered: int, true: bool) -> float:
        """The likelihood on the treasure if the token stays unseen, false counting as one."""
        doubted = 1.0 if self.bluffing else 0.0
        unsure = believed * covered + doubted * (self.total - covered)
        return self.weight * (believed if true else doubted) / max(1.0, unsure)


def shadows(p: Hunt) -> list[Shadow]:
    """One for each pirate seat, from what Silver knows."""
    dim = p.copy()
    assert isinstance(dim, Hunt)
    dim.deals = []
    dim.deal_cards = []
    found: list[Shadow] = []
    for seat in range(p.seats):
        if seat != p.silver:
            dim.looked = [_but_whispers(p, number, p.looked[number]) for number in _laid(p)]
            doubting = map_of(dim, seat, SHARP)
            dim.looked = [_but_whispers(p, number, 1 << seat) for number in _laid(p)]
            found.append(Shadow(p, seat, doubting, map_of(dim, seat, SHARP)))
    return found


def _laid(p: Hunt) -> range:
    return range(len(p.looked))


def _but_whispers(p: Hunt, number: int, eyes: int) -> int:
    """Who has seen a token; that of Whispers tells of cards which Silver does not know."""
    whispers = number < p.hint_count() and p.hints[number * HINT_LINE] == WHISPERS
    return 0 if whispers else eyes


def _looks(p: Hunt, seat: int) -> float:
    """How likely a seat will look under any one token: verifications by what there is to see."""
    uses = 0
    for pirate in range(PIRATES):
        if p.owner[pirate] == seat:
            uses += p.uses[pirate * SPECIAL_COUNT + VERIFICATION]
    unseen = sum(1 for eyes in p.looked[1:] if not eyes >> seat & 1)
    return min(1.0, uses / max(1, unseen + MOST_HINTS - max(1, p.hint_count())))
