"""Small beginnings without secrets, whose histories can be counted out.

The first hint, true as everyone knows, leaves the ground inside the highest level line; rings have
been drawn over all of it but one spot. So everyone knows where the treasure lies, and the secrets
are those that follow: a token, a chest token with or without the Traitor, district cards, which of
two Silvers is real. Silver has drawn no cards, as what he draws would be a secret from the start.
"""

from typing import Final

from serai.engine.game import Tiny
from serai.engine.position import Position
from serai.games.treasure_island import clues
from serai.games.treasure_island.components import (
    ANCIENT_SCROLLS,
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
from serai.games.treasure_island.lattice import (
    NOWHERE,
    STEP,
    STRIDE,
    nth_spot,
    spot_at,
    spots_in,
    squared_distance,
)

OPTIONS_OF_ALL: Final = {"map": "revenge_island", "tricks": "standard", "trick_points": "3"}
SEATS: Final = 4
INSIDE_HIGHEST: Final = 7
"""The statement of Level Line that leaves least ground."""
SPOT: Final = spot_at(106, 131)
ANNE: Final = 0
CHARLOTTE: Final = 1


def beginnings(blank: Position) -> list[Tiny]:
    return [
        Tiny(a_token_is_laid(blank), 1),
        Tiny(a_search_is_answered(blank), 2),
        Tiny(silver_escapes(blank), 2),
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


def known_treasure(blank: Position) -> Hunt:
    """Three pirates at their starts, and a treasure that everyone can tell."""
    p = blank.copy()
    assert isinstance(p, Hunt)
    for pirate in range(p.miniatures()):
        p.owner[pirate] = pirate + 1
        p.at[pirate] = p.chart.starts[pirate]
        p.order.append(pirate)
    p.active = ANNE
    p.tower = 0
    p.figures[0] = p.tower_spot()
    p.secrets[TREASURE] = SPOT
    p.hints = [LEVEL_LINE, INSIDE_HIGHEST, *p.at, NOWHERE]
    p.tokens = [TRUTH]
    p.looked = [0]
    search_all_but(p, SPOT)
    return p


def search_all_but(p: Hunt, spot: int) -> None:
    """Rings close round a spot on all sides, then rings over what is left."""
    radius = p.ring(OUTER)
    beside = radius // STEP + 1
    for middle in (beside, -beside, beside * STRIDE, -beside * STRIDE):
        add_ring(p, spot + middle, radius)
    left = clues.certain(p, None)
    while left.bit_count() > 1:
        far = [one for one in spots_in(left) if squared_distance(one, spot) > radius * radius]
        add_ring(p, far[0], radius)
        left = clues.certain(p, None)
    assert nth_spot(left, 0) == spot


def add_ring(p: Hunt, middle: int, radius: int) -> None:
    p.searches += [ANNE, middle, radius, middle, NOWHERE]
