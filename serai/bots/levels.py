"""The levels a bot can play at: five for every game, their figures as data beside the game.

A game's `levels.toml` says for each level of which kind it is and how much care it takes; a game
without one gets the figures beside this module. Others are yardsticks for studies and have no
number: `random` plays anything legal, `greedy` what the game's policy thinks best, and a game may
name more, say what its master was before. Beside them stand a game's own styles, and bots from
elsewhere, by the name a package announces or as `module:Class`.
"""

import tomllib
from importlib import resources

from serai.bots import outside
from serai.bots.bot import Bot, GreedyBot, PlannerBot, RandomBot, SlippingBot, StyleBot
from serai.bots.search import Care, SearchBot
from serai.engine import given, registry
from serai.engine.actions import shown, whole
from serai.engine.errors import BadInput
from serai.engine.game import Game
from serai.engine.outside import is_place

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


def levels(game: given.Name) -> dict[str, Level]:
    """The five levels of a game by name, the weakest first."""
    found = _all(registry.game(game))
    return {name: found[name] for name in LEVELS}


def yardsticks(game: Game) -> list[str]:
    """Who plays for studies and has no number."""
    return [*YARDSTICKS, *[name for name in _all(game) if name not in LEVELS]]


def _all(game: Game) -> dict[str, Level]:
    """Everybody whom the game's file describes."""
    if game.name not in _known:
        _known[game.name] = _read(game)
    return _known[game.name]


def _read(game: Game) -> dict[str, Level]:
    file = resources.files(game.package).joinpath(FILE)
    if not file.is_file():
        file = resources.files("serai.bots").joinpath(FILE)
    found: dict[str, Level] = {}
    told = tomllib.loads(file.read_text(encoding="utf-8"))
    for row in [*told["level"], *told.get("yardstick", [])]:
        care = {name: int(figure) for name, figure in row.get("care", {}).items()}
        found[row["name"]] = Level(row["name"], row["kind"], row.get("slip", 0), care)
    return found


def names(game: Game) -> list[str]:
    """Everybody who is known by a name and plays a game."""
    return [*LEVELS, *yardsticks(game), *game.styles(), *outside.for_game(game)]


def known_level(game: Game, level: object) -> str:
    """The name of a level, by that name or by its number from 1; no code is loaded from a place."""
    if isinstance(level, int) and not isinstance(level, bool) and 1 <= level <= len(LEVELS):
        return LEVELS[level - 1]
    if isinstance(level, str) and (level in LEVELS or level in names(game)):
        return level
    known = ", ".join(f"{number} {name}" for number, name in enumerate(LEVELS, 1))
    *others, last = names(game)[len(LEVELS) :]
    raise BadInput(
        "there is no level {level}; there are: {known}, and for studies {others} and {last}",
        "bad-level",
        level=shown(level),
        known=known,
        others=", ".join(others),
        last=last,
    )


def level_named(game: Game, level: object) -> str:
    """A level as `known_level` knows it, or the `module:Class` of a bot from elsewhere."""
    if isinstance(level, str) and is_place(level):
        return level
    return known_level(game, level)


def bot(game: given.Name, level: given.Level = USUAL, seed: given.Whole = 0) -> Bot:
    """A bot for a game: `level` is a name, a number counted from 1, or `module:Class`."""
    plays = registry.game(game)
    name = level_named(plays, level)
    number = whole(seed, "a bot's seed is a whole number")
    if name in _all(plays):
        return _all(plays)[name].bot(plays, number)
    if name == "random":
        return RandomBot(plays, number)
    if name == "greedy":
        return GreedyBot(plays, number)
    if name in plays.styles():
        return StyleBot(plays, name, number)
    return outside.bot(plays, outside.places().get(name, name), number)
