"""A sensible choice for any seat, from what that seat can see."""

from serai.engine.chance import Chance
from serai.games.treasure_island import captain, crew
from serai.games.treasure_island.hunt import Hunt


def choose(p: Hunt, seat: int, chance: Chance) -> int:
    return captain.choose(p, seat, chance) if seat == p.silver else crew.choose(p, seat, chance)
