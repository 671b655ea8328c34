"""The levels a bot can play at, by name or number."""

from serai.bots.bot import Bot, GreedyBot, RandomBot
from serai.engine import registry
from serai.engine.actions import shown
from serai.engine.errors import BadInput

LEVELS = ["random", "greedy"]
"""From the weakest to the strongest; level 1 is the first."""


def bot(game: object, level: object = "greedy", seed: int = 0) -> Bot:
    """A bot for a game: `level` is a name, or a number counted from 1."""
    plays = registry.game(game)
    if isinstance(level, int) and not isinstance(level, bool) and 1 <= level <= len(LEVELS):
        name = LEVELS[level - 1]
    elif isinstance(level, str) and level in LEVELS:
        name = level
    else:
        known = ", ".join(f"{number} {name}" for number, name in enumerate(LEVELS, 1))
        raise BadInput(f"there is no level {shown(level)}; there are: {known}")
    return RandomBot(plays, seed) if name == "random" else GreedyBot(plays, seed)
