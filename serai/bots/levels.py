"""The levels a bot can play at: five for every game, their figures as data beside the game.

A game's `levels.toml` says for each level of which kind it is and how much care it takes; a game
without one gets the figures beside this module. Two more are yardsticks for studies: `random` plays
anything legal, `greedy` what the game's policy thinks best.
"""

import tomllib
from importlib import resources

from serai.bots.bot import Bot, GreedyBot, PlannerBot, RandomBot, SlippingBot
from serai.bots.search import Care, SearchBot
from serai.engine import registry
from serai.engine.actions import shown
from serai.engine.errors import BadInput
from serai.engine.game import Game

LEVELS = ["novice", "traveller", "guide", "caravaneer", "master"]
"""From the weakest to the strongest; level 1 is the first."""
YARDSTICKS = ["random", "greedy"]
USUAL = "guide"
"""Who sits down where nobody asked for another."""
FILE = "levels.toml"
A_SECOND = 1000
"""What a move may take where a level says nothing else, in milliseconds."""


class Level:
    """One level of one game."""

    def __init__(self, name: str, kind: str, slip: int, care: dict[str, int]) -> None:
        self.name = name
        self.kind = kind
        """policy, search or planner."""
        self.slip = slip
        """Of a hundred decisions, how many are played at random."""
        self.care = care
        """The figures of its search or planner."""
        self.milliseconds = care.get("milliseconds", A_SECOND)
        """Processor time that a move may take."""

    def bot(self, game: Game, seed: int) -> Bot:
        """A player of this level."""
        steady: Bot
        if self.kind == "search":
            steady = SearchBot(game, Care(self.care), seed)
        elif self.kind == "planner":
            steady = PlannerBot(game, self.care, seed)
        else:
            steady = GreedyBot(game, seed)
        return SlippingBot(steady, self.slip, seed + 1) if self.slip else steady


_known: dict[str, dict[str, Level]] = {}


def levels(game: object) -> dict[str, Level]:
    """The five levels of a game by name, the weakest first."""
    plays = registry.game(game)
    if plays.name not in _known:
        _known[plays.name] = _read(plays)
    return _known[plays.name]


def _read(game: Game) -> dict[str, Level]:
    file = resources.files(game.package).joinpath(FILE)
    if not file.is_file():
        file = resources.files("serai.bots").joinpath(FILE)
    found: dict[str, Level] = {}
    for row in tomllib.loads(file.read_text(encoding="utf-8"))["level"]:
        care = {name: int(figure) for name, figure in row.get("care", {}).items()}
        found[row["name"]] = Level(row["name"], row["kind"], row.get("slip", 0), care)
    return {name: found[name] for name in LEVELS}


def level_named(level: object) -> str:
    """The name of a level that is asked for by name, or by number counted from 1."""
    if isinstance(level, int) and not isinstance(level, bool) and 1 <= level <= len(LEVELS):
        return LEVELS[level - 1]
    if isinstance(level, str) and level in LEVELS + YARDSTICKS:
        return level
    known = ", ".join(f"{number} {name}" for number, name in enumerate(LEVELS, 1))
    others = " and ".join(YARDSTICKS)
    raise BadInput(
        f"there is no level {shown(level)}; there are: {known}, and for studies {others}"
    )


def bot(game: object, level: object = USUAL, seed: object = 0) -> Bot:
    """A bot for a game: `level` is a name, or a number counted from 1."""
    plays = registry.game(game)
    name = level_named(level)
    if not isinstance(seed, int) or isinstance(seed, bool):
        raise BadInput(f"a bot's seed is a whole number, not {shown(seed)}")
    if name == "random":
        return RandomBot(plays, seed)
    if name == "greedy":
        return GreedyBot(plays, seed)
    return levels(plays.name)[name].bot(plays, seed)
