"""Seeded faults: games with one thing wrong, and the law that is there to notice it."""

import importlib
from collections.abc import Callable
from pathlib import Path
from typing import NamedTuple, Self

from serai.engine import laws
from serai.engine.chance import Chance, chance_of
from serai.engine.events import Tell
from serai.engine.game import Game
from serai.engine.knowledge import EVERYONE
from serai.engine.position import Position


class Mutant(Position):
    """A position whose copies and observations are mutants too; the game's own comes after it."""

    def fresh(self) -> Self:
        return type(self)(self.seats, self.options, self.rules)

    def copy(self) -> Self:
        twin = self.fresh()
        self.copy_pieces(twin)
        return twin


class MutantGame(Game):
    """The game of one mutant; the sound game comes after it."""

    mutant: type[Position]

    def of(self, mutant: type[Position]) -> Self:
        self.mutant = mutant
        return self

    def blank(self, seats: int, options: list[int], rules: int) -> Position:
        return self.mutant(seats, options, rules)


# Faults that any game can have.


class HasAFieldNobodyLists(Mutant):
    def __init__(self, seats: int, options: list[int], rules: int) -> None:
        super().__init__(seats, options, rules)
        self.weather = 0


class HasLuckOfItsOwn(Mutant):
    drawn = 0

    def apply(self, seat: int, action: int, chance: Chance, tell: Tell | None = None) -> None:
        HasLuckOfItsOwn.drawn += 1
        super().apply(seat, action, chance_of(HasLuckOfItsOwn.drawn), tell)


class RemembersOtherMatches(Mutant):
    """Keeps a count outside the position, so that a second run differs from the first."""

    played = 0

    def apply(self, seat: int, action: int, chance: Chance, tell: Tell | None = None) -> None:
        super().apply(seat, action, chance, tell)
        if tell is not None:
            RemembersOtherMatches.played += 1
            tell.say("counted").to(EVERYONE, "played", RemembersOtherMatches.played)


class CanBePlayedOnWithHoles(Mutant):
    def apply(self, seat: int, action: int, chance: Chance, tell: Tell | None = None) -> None:
        holed, self.holed = self.holed, False
        self.fill_holes(seat, chance)
        super().apply(seat, action, chance, tell)
        self.holed = holed


class ImaginesOneWorld(Mutant):
    def fill_holes(self, seat: int | None, chance: Chance) -> None:
        super().fill_holes(seat, chance_of(1))


def shout(tell: Tell | None, name: str) -> None:
    """Tell everyone what was meant for one seat."""
    for event in tell.events if tell is not None else []:
        if event.name == name:
            event.fields = [(field, value, EVERYONE) for field, value, _ in event.fields]


class Fault(NamedTuple):
    """Something wrong, the law meant for it, and the game that has it."""

    name: str
    law: str
    game: Callable[[], Game]
    options: dict[str, str] | None = None
    first_seed: int = 0
    """Where trials begin; those before it would notice nothing, and take long."""


class Faults:
    """Makes the faults of one game: of its mutants, or of a fault any game can have."""

    def __init__(self, game: Callable[[], MutantGame], own: type[Mutant]) -> None:
        self.game = game
        self.own = own

    def __call__(
        self,
        law: str,
        fault: type[Mutant],
        options: dict[str, str] | None = None,
        first_seed: int = 0,
    ) -> Fault:
        name = fault.__name__
        mutant = fault if issubclass(fault, self.own) else type(name, (fault, self.own), {})
        return Fault(name, law, lambda: self.game().of(mutant), options, first_seed)

    def of_game(self, name: str, law: str, game: Callable[[], MutantGame]) -> Fault:
        """A fault of the game and not of its positions."""
        return Fault(name, law, lambda: game().of(self.own))


def catch(fault: Fault, trials: int = 60) -> str:
    """The complaint of the fault's law, or nothing if the fault goes unnoticed."""
    game = fault.game()
    seats = game.most - game.fewest + 1
    for seed in range(fault.first_seed, fault.first_seed + trials):
        trial = laws.Trial(game, game.fewest + (seed + 1) % seats, fault.options, seed)
        try:
            laws.run(fault.law, trial)
        except laws.LawBroken as broken:
            return str(broken)
    return ""


def all_faults() -> list[Fault]:
    """The faults of every game that has some, from `tests/<game>/faults.py`."""
    found: list[Fault] = []
    for file in sorted(Path(__file__).parent.glob("*/faults.py")):
        found.extend(importlib.import_module(f"tests.{file.parent.name}.faults").FAULTS)
    return found
