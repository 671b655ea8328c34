"""Planning a move: every choice is tried out in the same imagined worlds, up to the next theft.

Thefts are not waited for: a camel costs its seat what it expects to lose where it goes, by all it
knows at that moment. So in one world the rest of a stage holds no luck at all, and choices tried in
the same worlds are told apart by few. One clearly worse than the best is not tried any further.
"""

from math import sqrt
from time import thread_time
from typing import Final

from serai.engine.chance import Chance, QuickChance
from serai.engine.errors import BadInput
from serai.engine.knowledge import UNKNOWN
from serai.games.timbuktu import foresight, strategy, thieves
from serai.games.timbuktu.actions import CHOOSE
from serai.games.timbuktu.board import CHOOSING, MOVING, NOTHING
from serai.games.timbuktu.components import PILES
from serai.games.timbuktu.foresight import Outlook
from serai.games.timbuktu.notebook import Notebook
from serai.games.timbuktu.position import Timbuktu
from serai.games.timbuktu.reading import Reading, looked_at

FIGURES: Final = ["worlds", "milliseconds"]
BETWEEN_LOOKS: Final = 8
"""Worlds between two looks at who has fallen behind."""
CLEARLY: Final = 2.0
"""So many standard errors behind the best is too far."""


class Thought:
    """A choice, and how it has served in each world."""

    def __init__(self, action: int) -> None:
        self.action = action
        self.served: list[int] = []
        self.total = 0

    def mean(self) -> float:
        return self.total / max(1, len(self.served))


def plan(known: Timbuktu, seat: int, care: dict[str, int], chance: Chance) -> int:
    """A legal action after as much thought as the figures say."""
    unknown = set(care) - set(FIGURES)
    if unknown:
        raise BadInput(f"the planner has no figure named {', '.join(sorted(unknown))}")
    if known.phase not in (CHOOSING, MOVING):
        return strategy.choose(known, seat, chance)
    choices = foresight.candidates(known, seat)
    if len(choices) == 1:
        return choices[0]
    return weigh(known, seat, choices, care, chance)[0].action


def weigh(
    known: Timbuktu, seat: int, choices: list[int], care: dict[str, int], chance: Chance
) -> list[Thought]:
    """The choices still in the race at the end, the best first."""
    end = thread_time() + care.get("milliseconds", 1000) / 1000
    trials = Trials(known, seat, QuickChance(chance.below(1 << 31)))
    left = [Thought(action) for action in choices]
    for number in range(1, care.get("worlds", 100) + 1):
        trials.imagine()
        for thought in left:
            served = trials.serves(thought.action)
            thought.served.append(served)
            thought.total += served
        if number % BETWEEN_LOOKS == 0:
            left = _in_the_race(left)
        if len(left) == 1 or thread_time() > end:
            break
    return sorted(left, key=_mean, reverse=True)


def _mean(thought: Thought) -> float:
    return thought.mean()


def _in_the_race(left: list[Thought]) -> list[Thought]:
    """Those that are not clearly behind the best, nor always equal to it."""
    best = max(left, key=_mean)
    return [thought for thought in left if thought is best or _may_win(thought, best)]


def _may_win(thought: Thought, best: Thought) -> bool:
    count = len(best.served)
    behind, squares = 0.0, 0.0
    for world in range(count):
        apart = float(best.served[world] - thought.served[world])
        behind += apart
        squares += apart * apart
    mean = behind / count
    spread = squares / count - mean * mean
    return mean < CLEARLY * sqrt(max(0.0, spread) / count)


class Trials:
    """One world after the other, and every choice tried out in it."""

    def __init__(self, known: Timbuktu, seat: int, chance: Chance) -> None:
        self.seat = seat
        self.chance = chance
        self.reading = Reading(known, seat, chance)
        self.notebook: Notebook = self.reading.notebook()
        """What the seat believes, the others' camels read."""
        self.own = Outlook(known, seat, self.notebook)
        self.world = known
        self.looks: list[Outlook] = []

    def imagine(self) -> None:
        """The next world; unknown cards are laid as their seats would."""
        world = self.reading.world()
        self.looks = [
            self.own if other == self.seat else foresight.outlook(world, other)
            for other in range(world.seats)
        ]
        for other in range(world.seats):
            if world.laid[other] == UNKNOWN:
                choosing = world.phase == CHOOSING
                look = self.looks[other]
                world.laid[other] = NOTHING if choosing else foresight.urgent(world, other, look)
        self.world = world

    def serves(self, action: int) -> int:
        """What the rest of the stage costs the others on average, less what it costs the seat."""
        trial = self.world.copy()
        seat, looks = self.seat, self.looks[:]
        own, theirs = 0, 0
        if trial.phase == MOVING:
            own = foresight.cost_of(trial, seat, action, self.own)
        trial.apply(seat, action, self.chance)
        last = trial.seats * trial.camels
        left = (
            last - trial.round * trial.seats - trial.turn if trial.stage == self.world.stage else 0
        )
        while left > 0:
            if trial.phase == CHOOSING:
                self._all_choose(trial, looks)
            mover = trial.mover()
            cost, move = foresight.way(trial, mover, self._look(trial, mover, looks))
            if mover == seat:
                own += cost
            else:
                theirs += cost
            left -= 1
            if left:
                trial.apply(mover, move, self.chance)
        return theirs // (trial.seats - 1) - own

    def _all_choose(self, trial: Timbuktu, looks: list[Outlook]) -> None:
        for other in range(trial.seats):
            if trial.laid[other] == NOTHING:
                letter = foresight.urgent(trial, other, self._look(trial, other, looks))
                trial.apply(other, CHOOSE + letter, self.chance)

    def _look(self, trial: Timbuktu, seat: int, looks: list[Outlook]) -> Outlook:
        """A seat's outlook, fresh if piles have moved on since."""
        look = looks[seat]
        if look.swaps != trial.swaps:
            look = self._own_look(trial) if seat == self.seat else foresight.outlook(trial, seat)
            looks[seat] = look
        return look

    def _own_look(self, trial: Timbuktu) -> Outlook:
        """What the seat would believe once it has seen the piles that came since."""
        notebook = self.notebook
        held = thieves.pile_at(trial, trial.slot_of(self.seat))
        for swap in range(trial.swaps - self.world.swaps):
            notebook = looked_at(notebook, trial, (held + swap) % PILES)
        return Outlook(trial, self.seat, notebook)
