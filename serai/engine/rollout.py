"""Random play to the end inside the module, as search does it."""

from serai.engine.chance import Chance
from serai.engine.position import Position


def play_out(position: Position, chance: Chance, most: int = 1 << 60) -> int:
    """Play random legal actions to the end, or the `most` allowed; how many there were."""
    decisions = 0
    asked = position.to_act()
    while asked and decisions < most:
        seat = asked[0]
        position.apply(seat, position.sample(seat, chance), chance)
        decisions += 1
        asked = position.to_act()
    return decisions
