"""What thinking ahead asks of Treasure Island: a way to play on that plans no roads.

Everybody plays as the game's policy does, but an escaped Silver runs straight for the treasure and
round what stands in his way: roads are worked out for one treasure, and every imagined world has
another one.
"""

from math import isqrt
from typing import Final

from serai.engine.chance import Chance
from serai.games.treasure_island import points, strategy
from serai.games.treasure_island.actions import POINT
from serai.games.treasure_island.care import GREEDY
from serai.games.treasure_island.components import SILVER_MOVE
from serai.games.treasure_island.hunt import FOR_RUN, OVER, POINTING, REAL_FIGURE, Hunt
from serai.games.treasure_island.lattice import SIDE, STEP, STRIDE

TURNS: Final[list[tuple[int, int]]] = [
    (100, 0),
    (94, 34),
    (94, -34),
    (77, 64),
    (77, -64),
    (50, 87),
    (50, -87),
    (0, 100),
    (0, -100),
    (-70, 70),
    (-70, -70),
]
"""Directions beside the straight one, as cosine and sine in hundredths."""


def play_on(p: Hunt, chance: Chance, decisions: int) -> None:
    """To the end, or for so many decisions."""
    while p.phase != OVER and decisions > 0:
        seat = p.turn
        if p.phase == POINTING and p.purpose == FOR_RUN and p.figure == p.secrets[REAL_FIGURE]:
            action = POINT + _stop(p, chance)
        else:
            action = strategy.choose(p, seat, GREEDY, chance)
        p.apply(seat, action, chance)
        decisions -= 1


def _stop(p: Hunt, chance: Chance) -> int:
    """The treasure, or a stop as near to it as one gets, as far round as one must."""
    here, target = points.mover(p), p.treasure()
    if points.against_point(p, target) is None:
        return target
    dx = target % STRIDE - here % STRIDE
    dy = target // STRIDE - here // STRIDE
    away = isqrt(dx * dx + dy * dy) + 1
    for length in (min(away, SILVER_MOVE // STEP - 1), SILVER_MOVE // STEP // 2):
        for cosine, sine in TURNS:
            column = here % STRIDE + (dx * cosine - dy * sine) * length // (100 * away)
            row = here // STRIDE + (dx * sine + dy * cosine) * length // (100 * away)
            if 0 <= column < SIDE and 0 <= row < SIDE:
                spot = row * STRIDE + column
                if points.against_point(p, spot) is None:
                    return spot
    return points.draw_point(p, chance)
