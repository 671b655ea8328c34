"""A choice for any seat, from what that seat can see, made with a given care."""

from serai.engine.chance import Chance
from serai.games.treasure_island import captain, crew
from serai.games.treasure_island.care import Care
from serai.games.treasure_island.hunt import Hunt


def choose(p: Hunt, seat: int, care: Care, chance: Chance) -> int:
    side = captain.choose if seat == p.silver else crew.choose
    return side(p, seat, care, chance)
