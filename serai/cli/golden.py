"""Golden matches: finished matches kept with their rules number, so that every later Serai must
replay them hash by hash. Seats, presets, options, bots and seeds follow from the game alone.
"""

from pathlib import Path
from typing import Final

from serai.bots.levels import bot
from serai.engine import registry
from serai.engine.chance import Chance, chance_of
from serai.engine.game import Game
from serai.engine.match import Match

PLAYERS: Final = ["random", "greedy"]
PRESET_TABLES: Final = (2, 1)
MIXED_TABLES: Final = (3, 1)
"""How many matches each seat count gets with each preset, and with options drawn one by one: by the
first rules of a game, and by each later number, of which most is old.
"""
UNDO_ONE_IN: Final = 8
TRIES: Final = 5


class Plan:
    """A match to record: its name, seats and options, and the number all its chance comes from."""

    def __init__(self, name: str, seats: int, options: dict[str, str], seed: int) -> None:
        self.name = name
        self.seats = seats
        self.options = options
        self.seed = seed


def record_golden(game: str, folder: Path) -> list[Path]:
    """Record the matches the folder still lacks, and return their files; no file is replaced."""
    folder.mkdir(parents=True, exist_ok=True)
    written: list[Path] = []
    for plan in plans(registry.game(game)):
        path = folder / f"{plan.name}.serai"
        if not path.exists():
            _richest(game, plan).record(path)
            written.append(path)
    return written


def plans(game: Game) -> list[Plan]:
    """Every seat count with every preset, and with options drawn one by one."""
    later = 0 if game.rules == 1 else 1
    made: list[Plan] = []
    for seats in range(game.fewest, game.most + 1):
        for preset in game.options.presets or [""]:
            for table in range(1, PRESET_TABLES[later] + 1):
                chosen = {"preset": preset} if preset else {}
                made.append(_plan(game, seats, preset or "plain", table, chosen, len(made)))
        for table in range(1, MIXED_TABLES[later] + 1):
            chosen = _drawn_options(game, chance_of(len(made)))
            made.append(_plan(game, seats, "mixed", table, chosen, len(made)))
    return made


def _plan(
    game: Game, seats: int, label: str, table: int, options: dict[str, str], seed: int
) -> Plan:
    name = f"rules-{game.rules}-seats-{seats}-{label}-{table}"
    return Plan(name, seats, {**options, **game.bounded()}, seed)


def _drawn_options(game: Game, chance: Chance) -> dict[str, str]:
    return {
        option.name: option.values[chance.below(len(option.values))]
        for option in game.options.options
    }


def _richest(game: str, plan: Plan) -> Match:
    """Of several matches the one in which most different things happened."""
    tried = [_played(game, plan, plan.seed * TRIES + more) for more in range(TRIES)]
    return max(tried, key=lambda match: len({event["event"] for event in match.events(None)}))


def _played(game: str, plan: Plan, seed: int) -> Match:
    """A finished match between weak and strong bots; in every other plan actions are taken back."""
    match = Match.new(game, plan.seats, seed, plan.options)
    bots = [
        bot(game, PLAYERS[(seat + plan.seed) % len(PLAYERS)], seed * plan.seats + seat)
        for seat in range(plan.seats)
    ]
    chance = chance_of(seed)
    while match.to_act:
        seat = match.to_act[chance.below(len(match.to_act))]
        match.play(seat, bots[seat].choose(match.observation(seat)))
        if plan.seed % 2 and match.can_undo(seat) and chance.below(UNDO_ONE_IN) == 0:
            match.undo(seat)
    return match
