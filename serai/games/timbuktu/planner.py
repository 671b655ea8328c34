"""Planning a move: every choice is tried out in the same imagined worlds, up to the next theft.

Thefts are not waited for: a camel costs its seat what it expects to lose where it goes, by all it
knows at that moment. So in one world the rest of a stage holds no luck at all, and choices tried in
the same worlds are told apart by few.
"""

from time import thread_time
from typing import Final

from serai.engine.chance import Chance, QuickChance
from serai.engine.errors import BadInput
from serai.engine.knowledge import UNKNOWN
from serai.engine.race import Runner, decided, foremost, in_the_race
from serai.games.timbuktu import foresight, strategy, thieves
from serai.games.timbuktu.actions import CHOOSE
from serai.games.timbuktu.board import CHOOSING, MOVING, NOTHING
from serai.games.timbuktu.components import PILES
from serai.games.timbuktu.foresight import Outlook
from serai.games.timbuktu.notebook import Notebook, notebook_of
from serai.games.timbuktu.position import Timbuktu
from serai.games.timbuktu.reading import Reading, looked_at

FIGURES: Final = ["worlds", "milliseconds"]
BETWEEN_LOOKS: Final = 8
"""Worlds between two looks at who has fallen behind."""


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
    return foremost(weigh(known, seat, choices, care, chance)).action


def weigh(
    known: Timbuktu, seat: int, choices: list[int], care: dict[str, int], chance: Chance
) -> list[Runner]:
    """The choices still in the race at the end."""
    end = thread_time() + care.get("milliseconds", 1000) / 1000
    trials = Trials(known, seat, QuickChance(chance.below(1 << 31)))
    left = [Runner(action) for action in choices]
    for number in range(1, care.get("worlds", 100) + 1):
        trials.imagine()
        for runner in left:
            runner.score(trials.serves(runner.action))
        if number % BETWEEN_LOOKS == 0:
            left = in_the_race(left)
        if decided(left) or thread_time() > end:
            break
    return left


class Trials:
    """One world after the other, and every choice tried out in it."""

    def __init__(self, known: Timbuktu, seat: int, chance: Chance) -> None:
        self.seat = seat
        self.chance = chance
        self.price = [strategy.prices(known, other) for other in range(known.seats)]
        """By seat: what pieces cost it."""
        self.reading = Reading(known, self.price[seat], chance)
        self.notebook = self.reading.notebook()
        """What the seat believes now, the others' camels read."""
        self.own = Outlook(known, seat, self.price[seat], self.notebook)
        self.world = known
        self.looks: dict[int, Outlook] = {}
        """By swaps and seat: what a seat makes of the piles seen by then in this world."""

    def imagine(self) -> None:
        """The next world; unknown cards are laid as their seats would."""
        world = self.reading.world()
        self.world = world
        self.looks = {world.swaps * world.seats + self.seat: self.own}
        for other in range(world.seats):
            if world.laid[other] == UNKNOWN:
                choosing = world.phase == CHOOSING
                world.laid[other] = NOTHING if choosing else self._urgent(world, other)

    def serves(self, action: int) -> int:
        """What the rest of the stage costs the others on average, less what it costs the seat."""
        trial = self.world.copy()
        moves = trial.seats * (trial.camels - trial.round) - trial.turn
        own, theirs = 0, 0
        if trial.phase == MOVING:
            own = foresight.cost_of(trial, self.seat, action, self.own)
            moves -= 1
        if moves:
            trial.apply(self.seat, action, self.chance)
        while moves > 0:
            if trial.phase == CHOOSING:
                self._all_choose(trial)
            seat = trial.mover()
            cost, move = foresight.way(trial, seat, self._look(trial, seat))
            if seat == self.seat:
                own += cost
            else:
                theirs += cost
            moves -= 1
            if moves:  # the last one would bring the thieves
                trial.apply(seat, move, self.chance)
        return theirs // (trial.seats - 1) - own

    def _all_choose(self, trial: Timbuktu) -> None:
        for seat in range(trial.seats):
            if trial.laid[seat] == NOTHING:
                trial.apply(seat, CHOOSE + self._urgent(trial, seat), self.chance)

    def _urgent(self, trial: Timbuktu, seat: int) -> int:
        return foresight.urgent(trial, seat, self._look(trial, seat))

    def _look(self, trial: Timbuktu, seat: int) -> Outlook:
        """A seat's outlook with the piles it has seen by now."""
        key = trial.swaps * trial.seats + seat
        look = self.looks.get(key)
        if look is None:
            own = seat == self.seat
            notebook = self._own_notebook(trial) if own else notebook_of(trial, seat)
            look = Outlook(self.world, seat, self.price[seat], notebook)
            self.looks[key] = look
        return look

    def _own_notebook(self, trial: Timbuktu) -> Notebook:
        """What the seat would believe once it has seen the piles that came since."""
        notebook = self.notebook
        held = thieves.pile_at(trial, trial.slot_of(self.seat))
        for swap in range(trial.swaps - self.world.swaps):
            notebook = looked_at(notebook, trial, (held + swap) % PILES)
        return notebook
