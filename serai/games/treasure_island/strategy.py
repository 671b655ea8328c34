"""Placeholder."""

from serai.engine.chance import Chance
from serai.games.treasure_island.hunt import Hunt


def choose(p: Hunt, seat: int, chance: Chance) -> int:
    return p.sample(seat, chance)
