"""Small beginnings, whose histories can be counted out.

The first hint, true as everyone knows, leaves the ground inside the highest level line; rings have
been drawn over all of it but one spot. So everyone knows where the treasure lies, and the secrets
are those that follow: a token, a chest token with or without the Traitor, district cards, which of
two Silvers is real. Silver has drawn no cards, as what he draws would be a secret from the start.
In one beginning three spots are left, and only Silver knows in which of them the treasure lies.
"""

from typing import Final

from serai.engine.game import Tiny
from serai.engine.position import Position
from serai.games.treasure_island import clues
from serai.games.treasure_island.components import (
    ANCIENT_SCROLLS,
    ITEM_TOKENS,
    LEVEL_LINE,
    OUTER,
    PATROL,
    PHANTOM,
    RIVALS,
    SPECIAL_COUNT,
    TRAITOR,
    TRUTH,
)
from serai.games.treasure_island.hunt import ANSWERING, ESCAPING, TOKENING, TREASURE, Hunt
from serai.games.treasure_island.lattice import NOWHERE, spot_at, spots_in
from serai.games.treasure_island.shapes import disc

OPTIONS_OF_ALL: Final = {
    "map": "revenge_island",
    "tricks": "standard",
    "trick_points": "3",
    "rings": "wide",
}
SEATS: Final = 4
INSIDE_HIGHEST: Final = 7
"""The statement of Level Line that leaves least ground."""
SPOT: Final = spot_at(106, 131)
SPOTS: Final = [SPOT, spot_at(42, 151), spot_at(127, 111)]
BETWEEN: Final = spot_at(127, 152)
"""The spots are west of here, the last one as well east; the first lies in the same district."""
ANNE: Final = 0
CHARLOTTE: Final = 1


def beginnings(blank: Position) -> list[Tiny]:
    hunts = [a_token_is_given(blank, spot) for spot in SPOTS]
    return [
        Tiny(a_token_is_laid(blank), 1),
        Tiny(a_search_is_answered(blank), 2),
        Tiny(silver_escapes(blank), 2),
        Tiny(hunts[0], 1, alike=hunts[1:]),
    ]


def a_token_is_laid(blank: Position) -> Hunt:
    """Truth, Bluff or the Lie under the second hint."""
    p = known_treasure(blank)
    p.day = 3
    p.bluffs = 1
    p.card = RIVALS
    p.trick_hand[0] = 1
    p.phase = TOKENING
    return p


def a_search_is_answered(blank: Position) -> Hunt:
    """Charlotte has missed; a chest token may come with the Traitor, then she may read scrolls."""
    p = known_treasure(blank)
    p.day = 13
    p.active = CHARLOTTE
    p.actions_left = 1
    p.open_tricks[PATROL] = 1
    p.trick_hand[PATROL] = 1
    p.trick_hand[TRAITOR] = 1
    p.uses[CHARLOTTE * SPECIAL_COUNT + ANCIENT_SCROLLS] = 1
    p.phase = ANSWERING
    return p


def silver_escapes(blank: Position) -> Hunt:
    """The Phantom comes out of any other tower, and may be the real one."""
    p = known_treasure(blank)
    p.day = 19
    p.trick_hand[PHANTOM] = 1
    p.phase = ESCAPING
    return p


def a_token_is_given(blank: Position, spot: int) -> Hunt:
    """Charlotte has missed; one, two or three of the tokens left are true, by where it lies."""
    p = one_of(blank, SPOTS, spot)
    p.day = 13
    for item in range(ITEM_TOKENS):
        p.gifts += [ANNE, p.at[ANNE], 1, p.day]
        p.gift_kinds.append(item)
        p.gift_traitor.append(0)
    p.active = CHARLOTTE
    p.at[CHARLOTTE] = BETWEEN
    p.actions_left = 1
    p.phase = ANSWERING
    return p


def known_treasure(blank: Position) -> Hunt:
    """A treasure that everyone can tell."""
    return one_of(blank, [SPOT], SPOT)


def one_of(blank: Position, spots: list[int], treasure: int) -> Hunt:
    """Three pirates at their starts, and a treasure in one of the spots, as everyone can tell."""
    p = blank.copy()
    assert isinstance(p, Hunt)
    for pirate in range(p.miniatures()):
        p.owner[pirate] = pirate + 1
        p.at[pirate] = p.chart.starts[pirate]
        p.order.append(pirate)
    p.active = ANNE
    p.tower = 0
    p.figures[0] = p.tower_spot()
    p.secrets[TREASURE] = treasure
    p.hints = [LEVEL_LINE, INSIDE_HIGHEST, *p.at, NOWHERE]
    p.tokens = [TRUTH]
    p.looked = [0]
    search_all_but(p, spots)
    return p


def search_all_but(p: Hunt, spots: list[int]) -> None:
    """Rings over all ground that is left but these spots, from the south to the north."""
    radius = p.ring(OUTER)
    spared = 0
    for spot in spots:
        spared |= disc(spot, radius)
    left = clues.certain(p, None)
    while left.bit_count() > len(spots):
        lowest = next(spot for spot in spots_in(left) if spot not in spots)
        middles = p.chart.land.sight(lowest, radius) & ~spared
        add_ring(p, middles.bit_length() - 1, radius)
        left = clues.certain(p, None)
    assert spots_in(left) == sorted(spots)


def add_ring(p: Hunt, middle: int, radius: int) -> None:
    p.searches += [ANNE, middle, radius, middle, NOWHERE]
