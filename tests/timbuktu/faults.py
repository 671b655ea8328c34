"""Timbuktu with one thing wrong each time, and the law that must notice it."""

from typing import Any, Self

from serai.engine.chance import Chance
from serai.engine.encoding import Encoding, Sheet
from serai.engine.events import Tell
from serai.engine.game import Tiny
from serai.engine.knowledge import EVERYONE, UNKNOWN, Field, Sight
from serai.engine.offers import Offer
from serai.engine.position import Position
from serai.engine.standing import Standing
from serai.games.timbuktu import actions, strategy
from serai.games.timbuktu.board import CHOOSING, LOADING, MOVING
from serai.games.timbuktu.components import KINDS, PILES
from serai.games.timbuktu.encoding import TimbuktuEncoding
from serai.games.timbuktu.game import TimbuktuGame
from serai.games.timbuktu.loading import LOADS
from serai.games.timbuktu.position import Timbuktu
from tests import faulty
from tests.faulty import (
    CanBePlayedOnWithHoles,
    HasAFieldNobodyLists,
    HasLuckOfItsOwn,
    ImaginesOneWorld,
    RemembersOtherMatches,
    shout,
)

FREE = {"loading": "free"}


class Mutant(faulty.Mutant, Timbuktu):
    """Timbuktu whose copies and observations are mutants too."""


class MutantGame(faulty.MutantGame, TimbuktuGame):
    """The game of one mutant."""

    def tiny(self) -> list[Tiny]:
        return [mutate(tiny, self.mutant) for tiny in super().tiny()]


# What is known.


class ShowsLaidCards(Mutant):
    def apply(self, seat: int, action: int, chance: Chance, tell: Tell | None = None) -> None:
        super().apply(seat, action, chance, tell)
        shout(tell, "laid")


class ShowsPilesInASwap(Mutant):
    def apply(self, seat: int, action: int, chance: Chance, tell: Tell | None = None) -> None:
        super().apply(seat, action, chance, tell)
        shout(tell, "swapped")


class ShowsPilesAtTheDeal(Mutant):
    def apply(self, seat: int, action: int, chance: Chance, tell: Tell | None = None) -> None:
        super().apply(seat, action, chance, tell)
        shout(tell, "dealt")


class ShowsLoadsWhileLoading(Mutant):
    def apply(self, seat: int, action: int, chance: Chance, tell: Tell | None = None) -> None:
        super().apply(seat, action, chance, tell)
        shout(tell, "loaded")


class WarnsOfThieves(Mutant):
    """A camel's bell rings when it comes to stand on a robbed pitch."""

    def apply(self, seat: int, action: int, chance: Chance, tell: Tell | None = None) -> None:
        moving = self.phase == MOVING
        piles = (self.pile_pens[:], self.pile_pitches[:])
        super().apply(seat, action, chance, tell)
        if tell is not None and moving:
            pen = (action - actions.MOVE) // actions.TOLLS
            card = piles[1][piles[0].index(pen)]
            tell.say("bell").to(EVERYONE, "rings", self.pitch_cards[card] & 1)


class LeavesATrail(Mutant):
    """An open field that remembers whether the camel chosen last has an even number."""

    def __init__(self, seats: int, options: list[int], rules: int) -> None:
        super().__init__(seats, options, rules)
        self.trail = 0

    def fields(self) -> list[Field]:
        return [*super().fields(), Field("trail", Sight.OPEN)]

    def copy(self) -> Self:
        twin = super().copy()
        assert isinstance(twin, LeavesATrail)
        twin.trail = self.trail
        return twin

    def apply(self, seat: int, action: int, chance: Chance, tell: Tell | None = None) -> None:
        super().apply(seat, action, chance, tell)
        if actions.CHOOSE <= action < actions.MOVE:
            self.trail = action % 2


class AsksAgainWhoLaidA(Mutant):
    """Whoever has laid the camel A is asked once more, which tells it."""

    def to_act(self) -> tuple[int, ...]:
        asked = super().to_act()
        if self.phase == CHOOSING and 0 in self.laid:
            return (*asked, self.laid.index(0))
        return asked


class NamesWinnersEarly(Mutant):
    def standing(self) -> Standing | None:
        result = super().standing()
        return Standing(self.seats) if result is None else result


class OffersTellOfTheNeighboursPile(Mutant):
    def offers(self, seat: int) -> list[Offer]:
        made = super().offers(seat)
        if self.pile_pens:
            made[0].facts["neighbour"] = self.pile_pens[(self.slot_of(seat) + 1) % PILES]
        return made


class ViewsEveryCard(Mutant):
    def view(self, seat: int | None) -> Any:
        return {**super().view(seat), "laid": self.laid[:]}


class LegalKnowsWhereThievesAre(Mutant):
    """Nobody may move to the pen that the first pile robs."""

    def legal(self, seat: int) -> list[int]:
        choices = super().legal(seat)
        if self.phase != MOVING or len(choices) == 1:
            return choices
        robbed = self.pile_pens[0]
        safe = [a for a in choices if (a - actions.MOVE) // actions.TOLLS != robbed]
        return safe or choices


# Imagined worlds.


class ImaginesTheFirstCamelTooOften(Mutant):
    def fill_holes(self, seat: int | None, chance: Chance) -> None:
        hidden = [owner for owner in range(self.seats) if self.laid[owner] == UNKNOWN]
        super().fill_holes(seat, chance)
        for owner in hidden:
            if chance.below(2):
                self.laid[owner] = (self.waiting[owner] & -self.waiting[owner]).bit_length() - 1


class ImaginesCamelsThatHaveMoved(Mutant):
    def fill_holes(self, seat: int | None, chance: Chance) -> None:
        hidden = [owner for owner in range(self.seats) if self.laid[owner] == UNKNOWN]
        super().fill_holes(seat, chance)
        for owner in hidden:
            self.laid[owner] = chance.below(self.camels)


class ImaginesACardTwice(Mutant):
    def fill_holes(self, seat: int | None, chance: Chance) -> None:
        hidden = [pile for pile, card in enumerate(self.pile_goods) if card == UNKNOWN]
        super().fill_holes(seat, chance)
        for pile in hidden:
            self.pile_goods[pile] = chance.below(PILES)


class ForgetsWhatItHasSeen(Mutant):
    """Deals the own piles anew as well."""

    def fill_holes(self, seat: int | None, chance: Chance) -> None:
        self.pile_pitches = [UNKNOWN] * len(self.pile_pitches)
        super().fill_holes(seat, chance)


class ImaginesLoadsWithoutAnEnd(Mutant):
    """Gives others any loads at all, though their goods may not suffice."""

    def fill_holes(self, seat: int | None, chance: Chance) -> None:
        super().fill_holes(seat, chance)
        if self.phase == LOADING:
            for owner in range(self.seats):
                for letter in range(self.loaded[owner] if owner != seat else 0):
                    first = (owner * self.camels + letter) * KINDS
                    self.loads[first : first + KINDS] = LOADS[chance.below(len(LOADS))]


# What is legal.


class ListsFullPens(Mutant):
    def legal(self, seat: int) -> list[int]:
        choices = super().legal(seat)
        if self.phase == MOVING and seat == self.mover():
            choices = sorted({*choices, *(actions.move(pen) for pen in range(5))})
        return choices


class ForgetsToPayInWater(Mutant):
    def legal(self, seat: int) -> list[int]:
        choices = super().legal(seat)
        water = [actions.move(pen, KINDS) for pen in range(5)]
        return [action for action in choices if action not in water]


class RefusesWithoutClause(Mutant):
    def rule_against(self, seat: int, action: int) -> str | None:
        clause = super().rule_against(seat, action)
        return "TB-99.1" if clause == "TB-5.7" else clause


class SamplesCamelsThatHaveMoved(Mutant):
    def sample(self, seat: int, chance: Chance) -> int:
        if self.phase == CHOOSING:
            return actions.choose(chance.below(self.camels))
        return super().sample(seat, chance)


# What a position is.


class SharesLoadsWithItsCopy(Mutant):
    def copy(self) -> Self:
        twin = super().copy()
        twin.loads = self.loads
        return twin


class ForgetsSwapsInItsCopy(Mutant):
    def copy(self) -> Self:
        twin = super().copy()
        twin.swaps = 0
        return twin


class ReadsBytesInTheWrongOrder(Mutant):
    def read_fields(self, reader: Any) -> None:
        super().read_fields(reader)
        self.starter, self.leader = self.leader, self.starter


class KeepsNoTolls(Mutant):
    def apply(self, seat: int, action: int, chance: Chance, tell: Tell | None = None) -> None:
        super().apply(seat, action, chance, tell)
        self.tolls = [0] * KINDS


class StealsOneTooFew(Mutant):
    """A robbed kind is counted, but one piece stays on its camel."""

    def apply(self, seat: int, action: int, chance: Chance, tell: Tell | None = None) -> None:
        stolen = sum(self.stolen)
        super().apply(seat, action, chance, tell)
        if sum(self.stolen) > stolen:
            self.loads[self.loads.index(0)] = 1


class DealsACardTwice(Mutant):
    def apply(self, seat: int, action: int, chance: Chance, tell: Tell | None = None) -> None:
        super().apply(seat, action, chance, tell)
        if self.pile_pens:
            self.pile_pens[4] = self.pile_pens[3]


class NeverEnds(Mutant):
    def apply(self, seat: int, action: int, chance: Chance, tell: Tell | None = None) -> None:
        super().apply(seat, action, chance, tell)
        self.stage = 0


# What a match is.


class TurnsUpWithoutRevealing(Mutant):
    def apply(self, seat: int, action: int, chance: Chance, tell: Tell | None = None) -> None:
        super().apply(seat, action, chance, tell)
        if tell is not None:
            tell.revealed = False


class TellsLaidCards(TimbuktuEncoding):
    """Tells a learner which camel the next seat has chosen."""

    def tell(self, position: Position, seat: int, sheet: Sheet) -> None:
        super().tell(position, seat, sheet)
        assert isinstance(position, Timbuktu)
        sheet.one("card of the next", position.laid[(seat + 1) % position.seats])


class TellsLaidCardsGame(MutantGame):
    def encoding(self, example: Position) -> Encoding:
        return TellsLaidCards(example)


class PeekingGame(MutantGame):
    """A policy that knows which pen the neighbour's pile will rob."""

    def policy(self, position: Position, seat: int, chance: Chance) -> int:
        assert isinstance(position, Timbuktu)
        if position.phase == MOVING:
            robbed = position.pile_pens[(position.slot_of(seat) + 2) % PILES]
            for action in position.legal(seat):
                if (action - actions.MOVE) // actions.TOLLS != robbed:
                    return action
        return strategy.choose(position, seat, chance)


_fault = faulty.Faults(MutantGame, Mutant)


def mutate(tiny: Tiny, mutant: type[Position]) -> Tiny:
    """A small beginning of the sound game as one of a mutant."""
    position = tiny.position
    assert isinstance(position, Timbuktu)
    twin = mutant(position.seats, position.options, position.rules)
    position.copy_pieces(twin)
    return Tiny(twin, tiny.depth, tiny.uniform)


FAULTS = [
    _fault("non-interference", ShowsLaidCards),
    _fault("non-interference", ShowsPilesInASwap),
    _fault("non-interference", ShowsPilesAtTheDeal),
    _fault("non-interference", ShowsLoadsWhileLoading, FREE),
    _fault("non-interference", WarnsOfThieves),
    _fault("views", LeavesATrail),
    _fault("public decisions", AsksAgainWhoLaidA),
    _fault("public decisions", NamesWinnersEarly),
    _fault("observations", OffersTellOfTheNeighboursPile),
    _fault("observations", ViewsEveryCard),
    _fault("observations", CanBePlayedOnWithHoles),
    _fault("own choices", LegalKnowsWhereThievesAre),
    _fault("possible worlds", ImaginesOneWorld),
    _fault("possible worlds", ImaginesTheFirstCamelTooOften),
    _fault("possible worlds", ImaginesCamelsThatHaveMoved),
    _fault("imagine", ImaginesACardTwice),
    _fault("imagine", ForgetsWhatItHasSeen),
    _fault("worlds play on", ImaginesLoadsWithoutAnEnd, FREE),
    _fault("legal", ListsFullPens),
    _fault("legal", ForgetsToPayInWater),
    _fault("legal", RefusesWithoutClause),
    _fault("sample", SamplesCamelsThatHaveMoved),
    _fault("fields", HasAFieldNobodyLists),
    _fault("copy", SharesLoadsWithItsCopy),
    _fault("copy", ForgetsSwapsInItsCopy),
    _fault("bytes", ReadsBytesInTheWrongOrder),
    _fault("conservation", KeepsNoTolls),
    _fault("conservation", StealsOneTooFew),
    _fault("conservation", DealsACardTwice),
    _fault("seeds", HasLuckOfItsOwn),
    _fault("seeds", NeverEnds),
    _fault("replay", RemembersOtherMatches),
    _fault("undo", TurnsUpWithoutRevealing),
    _fault.of_game("TellsLaidCards", "encodings", TellsLaidCardsGame),
    _fault.of_game("PeekingPolicy", "honest policy", PeekingGame),
]
