"""LivingStone with one thing wrong each time, and the law that must notice it."""

from typing import Any, Self

from serai.engine.chance import Chance
from serai.engine.encoding import Encoding, Sheet
from serai.engine.events import Tell
from serai.engine.knowledge import EVERYONE, Field, Sight
from serai.engine.offers import Offer
from serai.engine.position import Position
from serai.engine.standing import Standing
from serai.games.livingstone import scoring, strategy
from serai.games.livingstone.actions import (
    DECLINE,
    DONATE,
    END_TURN,
    EXPAND_CAMP,
    PLACE_TENT,
    TAKE_DIE,
)
from serai.games.livingstone.components import KINDS, LION, MARKET
from serai.games.livingstone.encoding import LivingStoneEncoding
from serai.games.livingstone.expedition import AFTER, LIFTING, OVER, PICK
from serai.games.livingstone.fields import FIELDS
from serai.games.livingstone.game import LivingStoneGame
from serai.games.livingstone.outlook import LivingStoneOutlook
from serai.games.livingstone.position import LivingStone
from tests import faulty
from tests.faulty import (
    CanBePlayedOnWithHoles,
    HasAFieldNobodyLists,
    HasLuckOfItsOwn,
    ImaginesOneWorld,
    RemembersOtherMatches,
)


class Mutant(faulty.Mutant, LivingStone):
    """LivingStone whose copies and observations are mutants too."""


class MutantGame(faulty.MutantGame, LivingStoneGame):
    """The game of one mutant."""


# What is known.


class ShowsDonations(Mutant):
    def apply(self, seat: int, action: int, chance: Chance, tell: Tell | None = None) -> None:
        super().apply(seat, action, chance, tell)
        if tell is not None and DONATE <= action < EXPAND_CAMP:
            event = tell.events[0]
            event.fields = [(name, value, EVERYONE) for name, value, _ in event.fields]


class ShowsDrawnCards(Mutant):
    def apply(self, seat: int, action: int, chance: Chance, tell: Tell | None = None) -> None:
        super().apply(seat, action, chance, tell)
        for event in tell.events if tell is not None else []:
            if event.name == "card_drawn":
                event.fields = [(name, value, EVERYONE) for name, value, _ in event.fields]


class TellsHandsByEvent(Mutant):
    """An event that names the number of science cards in the mover's hand."""

    def apply(self, seat: int, action: int, chance: Chance, tell: Tell | None = None) -> None:
        super().apply(seat, action, chance, tell)
        if tell is not None and action == END_TURN:
            tell.say("proud").to(EVERYONE, "science", sum(self.hands[seat * KINDS + LION :][:3]))


class ShowsHands(Mutant):
    def fields(self) -> list[Field]:
        return [Field("hands", Sight.OPEN) if f.name == "hands" else f for f in FIELDS]


class ShowsChests(Mutant):
    def fields(self) -> list[Field]:
        return [Field("chest", Sight.OPEN) if f.name == "chest" else f for f in FIELDS]


class ShowsCardLog(Mutant):
    def glimpse(self, field: str, seat: int | None) -> list[int]:
        return self.card_log[:] if field == "card_log" else super().glimpse(field, seat)


class CountsDonationsOnTheTable(Mutant):
    """An open field that grows with the coins somebody puts into the chest."""

    def apply(self, seat: int, action: int, chance: Chance, tell: Tell | None = None) -> None:
        super().apply(seat, action, chance, tell)
        if DONATE <= action < EXPAND_CAMP:
            self.collapses += action - DONATE + 1


class LaysHandsOnTheTable(Mutant):
    """An open field that counts the science cards of whoever ends a turn."""

    def apply(self, seat: int, action: int, chance: Chance, tell: Tell | None = None) -> None:
        super().apply(seat, action, chance, tell)
        if action == END_TURN:
            self.collapses = sum(self.hands[seat * KINDS + LION :][:3])
            if tell is not None:
                tell.reveal()


class AsksOnlyHoldersOfCards(Mutant):
    """A turn with nothing left to play is ended by itself: that tells who holds cards."""

    def to_act(self) -> tuple[int, ...]:
        asked = super().to_act()
        hand = self.hands[self.turn * KINDS : (self.turn + 1) * KINDS]
        if self.moment == AFTER and asked and hand[MARKET] > 0:
            return (*asked, *asked)
        return asked


class NamesWinnersEarly(Mutant):
    def standing(self) -> Standing | None:
        return scoring.standing(self)


class OffersOthersCash(Mutant):
    def offers(self, seat: int) -> list[Offer]:
        made = super().offers(seat)
        made[0].facts["neighbour"] = self.cash((seat + 1) % self.seats)
        return made


class ViewsOthersChest(Mutant):
    def view(self, seat: int | None) -> Any:
        return {**super().view(seat), "chests": self.chest[:]}


class LegalLooksIntoThePile(Mutant):
    def legal(self, seat: int) -> list[int]:
        choices = super().legal(seat)
        return choices if self.pile else choices[:1]


class HidesOpenCoins(Mutant):
    """Tells all what was given where coins lie open, and shows nobody the coins."""

    def glimpse(self, field: str, seat: int | None) -> list[int]:
        hidden = field == "chest" and self.moment != OVER
        return self.own_block(self.chest, seat) if hidden else super().glimpse(field, seat)


class OpensCoinsInSecret(Mutant):
    """Shows the coins of others to whoever has donated, whatever the option says."""

    def glimpse(self, field: str, seat: int | None) -> list[int]:
        if field == "chest" and seat is not None and self.donations[seat]:
            return self.chest[:]
        return super().glimpse(field, seat)


# Imagined worlds.


class ImaginesOpenCoins(Mutant):
    """Makes up what everyone can see."""

    def fill_holes(self, seat: int | None, chance: Chance) -> None:
        super().fill_holes(seat, chance)
        for other in range(self.seats):
            if other != seat and self.donations[other] and self.moment != OVER:
                self.chest[other] = chance.below(self.wealth[other] + 1)


class ImaginesImpossibleChests(Mutant):
    def fill_holes(self, seat: int | None, chance: Chance) -> None:
        super().fill_holes(seat, chance)
        for other in range(self.seats):
            if other != seat and self.donations[other] and self.moment != OVER:
                self.chest[other] = chance.below(self.wealth[other] + 1)


class ImaginesUnevenly(Mutant):
    """Mostly the most modest chest that is possible."""

    def fill_holes(self, seat: int | None, chance: Chance) -> None:
        super().fill_holes(seat, chance)
        for other in range(self.seats):
            if other != seat and self.donations[other] and chance.below(2) and self.moment != OVER:
                self.chest[other] = self.donations[other]


class ImaginesIgnoringShuffles(Mutant):
    """Deals without regard to what lay in the discards when they were shuffled."""

    def fill_holes(self, seat: int | None, chance: Chance) -> None:
        shuffled = self.card_log
        self.card_log = [line if line != 512 else -1 for line in shuffled]
        kept = [line for line in self.card_log if line != -1]
        places = [number for number, line in enumerate(self.card_log) if line == -1]
        self.card_log = kept
        super().fill_holes(seat, chance)
        for place in places:
            self.card_log.insert(place, 512)


class ForgetsThatAMoveProvesCoins(Mutant):
    """Whoever begins to move a tent can pay for it, but the chest is still thought to be full."""

    def apply(self, seat: int, action: int, chance: Chance, tell: Tell | None = None) -> None:
        before = self.ceiling[:]
        super().apply(seat, action, chance, tell)
        if self.moment == LIFTING:
            self.ceiling = before


class ImaginesWithoutThePile(Mutant):
    def fill_holes(self, seat: int | None, chance: Chance) -> None:
        super().fill_holes(seat, chance)
        if self.moment != OVER:
            self.pile = [0] * KINDS


class ForgetsWhatItKnows(Mutant):
    """Deals the own hand anew as well."""

    def fill_holes(self, seat: int | None, chance: Chance) -> None:
        super().fill_holes(seat, chance)
        if seat is not None and self.moment != OVER and self.hands[seat * KINDS + LION]:
            self.hands[seat * KINDS + LION] -= 1
            self.hands[seat * KINDS + MARKET] += 1


# What is legal.


class ListsDecliningAlways(Mutant):
    def legal(self, seat: int) -> list[int]:
        return sorted({*super().legal(seat), DECLINE})


class ForgetsTheHighestDie(Mutant):
    def legal(self, seat: int) -> list[int]:
        return [action for action in super().legal(seat) if action != TAKE_DIE + 5]


class RefusesWithoutClause(Mutant):
    def rule_against(self, seat: int, action: int) -> str | None:
        clause = super().rule_against(seat, action)
        return "LS-99.1" if clause == "LS-3.6" else clause


class SamplesTheEndTooEarly(Mutant):
    def sample(self, seat: int, chance: Chance) -> int:
        return END_TURN if self.moment == PICK else super().sample(seat, chance)


# What a position is.


class SharesTentsWithItsCopy(Mutant):
    def copy(self) -> Self:
        twin = super().copy()
        twin.tents = self.tents
        return twin


class ForgetsGemsInItsCopy(Mutant):
    def copy(self) -> Self:
        twin = super().copy()
        twin.gems = [0] * len(self.gems)
        return twin


class ReadsBytesInTheWrongOrder(Mutant):
    def read_fields(self, reader: Any) -> None:
        super().read_fields(reader)
        self.wealth, self.donations = self.donations, self.wealth


class LosesTents(Mutant):
    def apply(self, seat: int, action: int, chance: Chance, tell: Tell | None = None) -> None:
        super().apply(seat, action, chance, tell)
        if PLACE_TENT <= action < PLACE_TENT + 24 and self.supply[seat]:
            self.supply[seat] -= 1


class FindsStones(Mutant):
    def apply(self, seat: int, action: int, chance: Chance, tell: Tell | None = None) -> None:
        super().apply(seat, action, chance, tell)
        if action == END_TURN:
            self.bag[2] += 1


class NeverEnds(Mutant):
    def apply(self, seat: int, action: int, chance: Chance, tell: Tell | None = None) -> None:
        super().apply(seat, action, chance, tell)
        self.boat = 0


# What a match is.


class PlaysCardsWithoutRevealing(Mutant):
    def apply(self, seat: int, action: int, chance: Chance, tell: Tell | None = None) -> None:
        super().apply(seat, action, chance, tell)
        if tell is not None:
            tell.revealed = False


class TellsChests(LivingStoneEncoding):
    """Tells a learner what everybody has given."""

    def tell(self, position: Position, seat: int, sheet: Sheet) -> None:
        super().tell(position, seat, sheet)
        assert isinstance(position, LivingStone)
        sheet.one("all that was given", sum(position.chest))


class TellsChestsGame(MutantGame):
    def encoding(self, example: Position) -> Encoding:
        return TellsChests(example)


class LooksIntoChests(LivingStoneOutlook):
    """Judges by what the next seat has given."""

    def tell(self, position: Position, seat: int, sheet: Sheet) -> None:
        super().tell(position, seat, sheet)
        assert isinstance(position, LivingStone)
        sheet.one("the rival's chest", position.chest[(seat + 1) % position.seats])


class LooksIntoChestsGame(MutantGame):
    def outlook(self, example: Position) -> Encoding:
        return LooksIntoChests(example)


class PeekingGame(MutantGame):
    """A policy that gives nothing when a neighbour's chest is fuller."""

    def policy(self, position: Position, seat: int, chance: Chance) -> int:
        assert isinstance(position, LivingStone)
        if position.chest[(seat + 1) % position.seats] > 2 and position.moment == PICK:
            return position.legal(seat)[0]
        return strategy.choose(position, seat, chance)


_fault = faulty.Faults(MutantGame, Mutant)

FAULTS = [
    _fault("non-interference", ShowsDonations),
    _fault("non-interference", ShowsDrawnCards),
    _fault("non-interference", TellsHandsByEvent),
    _fault("views", CountsDonationsOnTheTable),
    _fault("views", LaysHandsOnTheTable),
    _fault("imagine", ShowsHands),
    _fault("imagine", ShowsChests),
    _fault("imagine", ShowsCardLog),
    _fault("possible worlds", HidesOpenCoins),
    _fault("imagine", OpensCoinsInSecret),
    _fault("imagine", ImaginesOpenCoins, {"coins": "open"}),
    _fault("public decisions", AsksOnlyHoldersOfCards),
    _fault("non-interference", AsksOnlyHoldersOfCards),
    _fault("public decisions", NamesWinnersEarly),
    _fault("observations", OffersOthersCash),
    _fault("observations", ViewsOthersChest),
    _fault("observations", CanBePlayedOnWithHoles),
    _fault("own choices", LegalLooksIntoThePile),
    _fault("possible worlds", ImaginesImpossibleChests),
    _fault("possible worlds", ImaginesOneWorld),
    _fault("possible worlds", ImaginesUnevenly),
    _fault("possible worlds", ImaginesIgnoringShuffles),
    _fault("possible worlds", ForgetsThatAMoveProvesCoins),
    _fault("imagine", ImaginesWithoutThePile),
    _fault("worlds play on", ImaginesWithoutThePile),
    _fault("imagine", ForgetsWhatItKnows),
    _fault("legal", ListsDecliningAlways),
    _fault("legal", ForgetsTheHighestDie),
    _fault("legal", RefusesWithoutClause),
    _fault("sample", SamplesTheEndTooEarly),
    _fault("fields", HasAFieldNobodyLists),
    _fault("copy", SharesTentsWithItsCopy),
    _fault("copy", ForgetsGemsInItsCopy),
    _fault("bytes", ReadsBytesInTheWrongOrder),
    _fault("conservation", LosesTents),
    _fault("conservation", FindsStones),
    _fault("seeds", HasLuckOfItsOwn),
    _fault("seeds", NeverEnds),
    _fault("replay", RemembersOtherMatches),
    _fault("undo", PlaysCardsWithoutRevealing),
    _fault.of_game("TellsChests", "encodings", TellsChestsGame),
    _fault.of_game("LooksIntoChests", "encodings", LooksIntoChestsGame),
    _fault.of_game("PeekingPolicy", "honest policy", PeekingGame),
]
