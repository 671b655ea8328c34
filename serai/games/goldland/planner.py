"""Planning a turn: a few targets are kept to in the same imagined worlds, some rounds ahead.

All that is unknown is the order in which tiles will come. In one world it is the same for every
plan, so that plans are told apart by few worlds. The worlds are the same throughout a match, so
that a seat does not turn round halfway because it has imagined others.
"""

from time import thread_time
from typing import Final

from serai.engine.chance import Chance, QuickChance, ScriptedChance
from serai.engine.errors import BadInput
from serai.engine.race import Runner, decided, foremost, in_the_race
from serai.games.goldland import actions, foresight, strategy
from serai.games.goldland.board import GOAL, NO_CELL, OPPOSITE
from serai.games.goldland.exploration import lay_rule
from serai.games.goldland.foresight import Mind
from serai.games.goldland.position import GoldlandPosition
from serai.games.goldland.state import CHOOSING, LAYING, MOVING
from serai.games.goldland.strategy import BALANCED, HUNTER, RACER, Plan
from serai.games.goldland.tiles import INLAND_TILES, ROADS

FIGURES: Final = ["worlds", "targets", "rounds", "milliseconds"]
BETWEEN_LOOKS: Final = 2
"""Worlds between two looks at who has fallen behind."""
SAME_STEP: Final = 2
"""How many targets that begin with the same action are thought through."""


class Intent(Runner):
    """An action now, and what the seat keeps in mind afterwards."""

    def __init__(self, action: int, style: int = BALANCED, target: int = NO_CELL) -> None:
        super().__init__(action)
        self.style = style
        self.target = target


def plan(known: GoldlandPosition, seat: int, care: dict[str, int], chance: Chance) -> int:
    """A legal action after as much thought as the figures say."""
    unknown = set(care) - set(FIGURES)
    if unknown:
        raise BadInput(f"the planner has no figure named {', '.join(sorted(unknown))}")
    if known.phase == LAYING:
        intents = _places(known, seat)
    elif known.phase in (CHOOSING, MOVING):
        intents = _targets(known, seat, care.get("targets", 6))
    else:
        return strategy.choose(known, seat, chance)
    return foremost(weigh(known, seat, intents, care)).action


def _targets(p: GoldlandPosition, seat: int, count: int) -> list[Runner]:
    """What the three styles would do, and the first steps towards the next best targets."""
    plans = strategy.make_plans(p, seat, BALANCED) or [Plan()]
    greedy = strategy.follow(p, seat, plans[0], BALANCED)
    found: list[Runner] = [Intent(greedy)]
    for style in (RACER, HUNTER):
        found.append(Intent(strategy.choose_in_style(p, seat, style), style))
    begun = {greedy: 1}
    for each in plans[1:]:
        action = strategy.follow(p, seat, each, BALANCED)
        alike = begun.get(action, 0)
        if each.target == GOAL or (count > 0 and alike < SAME_STEP):
            begun[action] = alike + 1
            count -= 1
            found.append(Intent(action, BALANCED, each.target))
    return found


def _places(p: GoldlandPosition, seat: int) -> list[Runner]:
    """Every way to lay the tile with a road from here to it, the strategy's first."""
    greedy = strategy.choose_in_style(p, seat, BALANCED)
    found: list[Runner] = [Intent(greedy)]
    for side in range(4):
        if lay_rule(p, seat, side) is None:
            for turn in range(4):
                action = actions.LAY + side * 4 + turn
                if action != greedy and ROADS[p.drawn * 4 + turn] >> OPPOSITE[side] & 1:
                    found.append(Intent(action))
    return found


def weigh(
    known: GoldlandPosition, seat: int, intents: list[Runner], care: dict[str, int]
) -> list[Runner]:
    """The intents still in the race at the end."""
    end = thread_time() + care.get("milliseconds", 1000) / 1000
    last_round = known.round + care.get("rounds", 100)
    left = intents
    for number in range(1, care.get("worlds", 16) + 1):
        if decided(left) or thread_time() > end:
            break
        draws = draws_of(known.pile, number)
        for intent in left:
            assert isinstance(intent, Intent)
            intent.score(_serves(known, seat, intent, draws, last_round))
        if number % BETWEEN_LOOKS == 0:
            left = in_the_race(left)
    return left


def draws_of(pile: int, number: int) -> list[int]:
    """How the tiles of a pile come in a numbered world: each as its place among those then left."""
    chance = QuickChance(number * number)
    order = INLAND_TILES[:]
    for place in range(len(order) - 1, 0, -1):
        other = chance.below(place + 1)
        order[place], order[other] = order[other], order[place]
    draws: list[int] = []
    for tile in order:
        if pile >> tile & 1:
            draws.append((pile & ((1 << tile) - 1)).bit_count())
            pile &= ~(1 << tile)
    return draws


def _serves(
    known: GoldlandPosition, seat: int, intent: Intent, draws: list[int], last_round: int
) -> int:
    """How well the seat stands some rounds later in one world."""
    trial = known.copy()
    trial.holed = False
    tiles = ScriptedChance(draws)
    trial.apply(seat, intent.action, tiles)
    minds = [Mind() for _ in range(trial.seats)]
    minds[seat] = Mind(intent.style, intent.target)
    foresight.play_rounds(trial, tiles, last_round, minds)
    return foresight.promise(trial)[seat]
