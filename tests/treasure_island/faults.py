"""Treasure Island with one thing wrong each time, and the law that must notice it."""

from typing import Any, Self

from serai.engine.chance import Chance
from serai.engine.encoding import Encoding, Sheet
from serai.engine.events import Tell
from serai.engine.knowledge import EVERYONE, UNKNOWN, Field, Sight
from serai.engine.offers import Offer
from serai.engine.position import Position
from serai.engine.standing import Standing
from serai.games.treasure_island import clues, points
from serai.games.treasure_island.actions import POINT, SAY_BASE, SAY_COUNT
from serai.games.treasure_island.answers import token_is_true
from serai.games.treasure_island.components import BLUFF, LIE, THREE_TOWERS
from serai.games.treasure_island.encoding import TreasureIslandEncoding
from serai.games.treasure_island.game import TreasureIslandGame
from serai.games.treasure_island.hunt import (
    ACTING,
    GIFT_LINE,
    POINTING,
    REAL_FIGURE,
    SAYING,
    TREASURE,
    WINDOW,
)
from serai.games.treasure_island.lattice import STRIDE, nth_spot
from serai.games.treasure_island.position import TreasureIsland
from tests import faulty
from tests.faulty import CanBePlayedOnWithHoles, HasAFieldNobodyLists, HasLuckOfItsOwn, shout

TRICKS = {"tricks": "standard", "trick_points": "3"}


class Mutant(faulty.Mutant, TreasureIsland):
    """Treasure Island whose copies and observations are mutants too."""


class MutantGame(faulty.MutantGame, TreasureIslandGame):
    """The game of one mutant."""


class ShoutsTokens(Mutant):
    def apply(self, seat: int, action: int, chance: Chance, tell: Tell | None = None) -> None:
        super().apply(seat, action, chance, tell)
        shout(tell, "token_laid")


class ShoutsTheTreasure(Mutant):
    def apply(self, seat: int, action: int, chance: Chance, tell: Tell | None = None) -> None:
        super().apply(seat, action, chance, tell)
        shout(tell, "treasure_hidden")


class ShoutsDistrictCards(Mutant):
    def apply(self, seat: int, action: int, chance: Chance, tell: Tell | None = None) -> None:
        super().apply(seat, action, chance, tell)
        shout(tell, "district_dealt")


class ShoutsChestTokens(Mutant):
    def apply(self, seat: int, action: int, chance: Chance, tell: Tell | None = None) -> None:
        super().apply(seat, action, chance, tell)
        shout(tell, "chest_given")


class ShoutsVerifiedTokens(Mutant):
    def apply(self, seat: int, action: int, chance: Chance, tell: Tell | None = None) -> None:
        super().apply(seat, action, chance, tell)
        shout(tell, "verified")


class LeavesATrail(Mutant):
    """An open field that tells whether the treasure lies in an even column, once somebody acts."""

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
        self.trail = max(0, self.treasure()) % 2
        if tell is not None:
            tell.reveal()


class ReachesOnePointTooFar(Mutant):
    def region(self, seat: int) -> int:
        reached = super().region(seat)
        return reached | reached << 1


class ForgetsAPointOnTheMap(Mutant):
    """The lowest legal point is missing."""

    def region(self, seat: int) -> int:
        reached = super().region(seat)
        return reached & (reached - 1)


class OpensWindowsOnlyIfPlayable(Mutant):
    """Silver is passed over when his points are gone, which tells that he has lied."""

    def to_act(self) -> tuple[int, ...]:
        asked = super().to_act()
        if self.phase == WINDOW and 2 in self.tokens:
            return ((self.silver + 1) % self.seats,)
        return asked


class WarmsUp(Mutant):
    """A search says whether the treasure is within three miles."""

    def apply(self, seat: int, action: int, chance: Chance, tell: Tell | None = None) -> None:
        super().apply(seat, action, chance, tell)
        if tell is not None and self.searches and self.treasure() >= 0:
            near = abs(self.searches[-4] % 288 - self.treasure() % 288) < 30
            tell.say("warm").to(EVERYONE, "near", near)


class ViewsTheTreasure(Mutant):
    def view(self, seat: int | None) -> Any:
        return {**super().view(seat), "spot": self.secrets[TREASURE]}


class OffersTellTheNeighboursCard(Mutant):
    def offers(self, seat: int) -> list[Offer]:
        made = super().offers(seat)
        if self.deal_cards:
            made[0].facts["card"] = self.deal_cards[:]
        return made


class NamesWinnersEarly(Mutant):
    def standing(self) -> Standing | None:
        result = super().standing()
        return Standing(self.seats) if result is None else result


class ImaginesTheTreasureAnywhere(Mutant):
    """Forgets that a district card rules ground out, and deals it anew."""

    def fill_holes(self, seat: int | None, chance: Chance) -> None:
        self.deal_cards = [UNKNOWN] * len(self.deal_cards)
        super().fill_holes(seat, chance)


class ImaginesATokenTwice(Mutant):
    def fill_holes(self, seat: int | None, chance: Chance) -> None:
        super().fill_holes(seat, chance)
        if len(self.gift_kinds) > 1:
            self.gift_kinds[-1] = self.gift_kinds[0]


class NeverImaginesALie(Mutant):
    """Takes every token that may be the Lie for a Bluff."""

    def fill_holes(self, seat: int | None, chance: Chance) -> None:
        super().fill_holes(seat, chance)
        if seat != self.silver:
            self.tokens = [BLUFF if token == LIE else token for token in self.tokens]


class TakesTheFirstSilverForReal(Mutant):
    def fill_holes(self, seat: int | None, chance: Chance) -> None:
        super().fill_holes(seat, chance)
        if seat != self.silver:
            self.secrets[REAL_FIGURE] = 0


class FavoursSortedDistrictCards(Mutant):
    """Half of the time puts the cards it deals in order, so that some worlds come too often."""

    def fill_holes(self, seat: int | None, chance: Chance) -> None:
        unknown = UNKNOWN in self.deal_cards
        super().fill_holes(seat, chance)
        if unknown and self.deal_cards.count(UNKNOWN) == 0 and chance.below(2):
            self.deal_cards.sort()


class LaysTheTreasureFirst(Mutant):
    """Draws the treasure evenly, and only then chest tokens that are true of it."""

    def fill_holes(self, seat: int | None, chance: Chance) -> None:
        hidden = [number for number, kind in enumerate(self.gift_kinds) if kind == UNKNOWN]
        super().fill_holes(seat, chance)
        if not hidden:
            return
        ground = clues.certain(self, seat)
        self.secrets[TREASURE] = nth_spot(ground, chance.below(ground.bit_count()))
        for number in hidden:
            here = self.gifts[number * GIFT_LINE + 1]
            true = [kind for kind in range(6) if token_is_true(self, kind, here, self.treasure())]
            self.gift_kinds[number] = true[chance.below(len(true))]


class AllowsStatementsOfOtherCards(Mutant):
    """Whatever the card, Silver may name three towers."""

    def rule_against(self, seat: int, action: int) -> str | None:
        first = SAY_BASE[THREE_TOWERS]
        if self.phase == SAYING and first <= action < first + SAY_COUNT[THREE_TOWERS]:
            return None
        return super().rule_against(seat, action)


class RefusesWithoutClause(Mutant):
    def rule_against(self, seat: int, action: int) -> str | None:
        clause = super().rule_against(seat, action)
        return "TI-99.1" if clause == "TI-6.1" else clause


class SamplesTooFar(Mutant):
    def sample(self, seat: int, chance: Chance) -> int:
        if self.phase == POINTING and points.REACH.get(self.purpose):
            return POINT + chance.below(211)
        return super().sample(seat, chance)


class LegalLooksAtTheTreasure(Mutant):
    def legal(self, seat: int) -> list[int]:
        choices = super().legal(seat)
        if self.phase == ACTING and self.treasure() % 2 and len(choices) > 1:
            return choices[1:]
        return choices


class SharesHintsWithItsCopy(Mutant):
    def copy(self) -> Self:
        twin = super().copy()
        twin.searches = self.searches
        return twin


class LosesACompassCard(Mutant):
    def apply(self, seat: int, action: int, chance: Chance, tell: Tell | None = None) -> None:
        before = len(self.compass_cards)
        super().apply(seat, action, chance, tell)
        if len(self.compass_cards) > before and 1 in self.compass_hand:
            self.compass_hand[self.compass_hand.index(1)] = 0


class AnswersWithoutRevealing(Mutant):
    def apply(self, seat: int, action: int, chance: Chance, tell: Tell | None = None) -> None:
        super().apply(seat, action, chance, tell)
        if tell is not None:
            tell.revealed = False


class TellsTheTreasure(TreasureIslandEncoding):
    """Tells a learner in which column the treasure lies."""

    def tell(self, position: Position, seat: int, sheet: Sheet) -> None:
        super().tell(position, seat, sheet)
        assert isinstance(position, TreasureIsland)
        sheet.one("column of the treasure", position.treasure() % STRIDE)


class TellsTheTreasureGame(MutantGame):
    def encoding(self, example: Position) -> Encoding:
        return TellsTheTreasure(example)


class PeekingGame(MutantGame):
    """A policy that digs where the treasure is."""

    def policy(self, position: Position, seat: int, chance: Chance) -> int:
        assert isinstance(position, TreasureIsland)
        if position.phase == POINTING and position.treasure() >= 0:
            if position.rule_against(seat, POINT + position.treasure()) is None:
                return POINT + position.treasure()
        return super().policy(position, seat, chance)


_fault = faulty.Faults(MutantGame, Mutant)

FAULTS = [
    _fault("non-interference", ShoutsTokens),
    _fault("non-interference", ShoutsTheTreasure, first_seed=10),
    _fault("non-interference", ShoutsDistrictCards, first_seed=2),
    _fault("non-interference", ShoutsChestTokens),
    _fault("non-interference", ShoutsVerifiedTokens),
    _fault("non-interference", WarmsUp),
    _fault("public decisions", OpensWindowsOnlyIfPlayable, TRICKS),
    _fault("public decisions", NamesWinnersEarly),
    _fault("observations", ViewsTheTreasure),
    _fault("observations", OffersTellTheNeighboursCard),
    _fault("observations", CanBePlayedOnWithHoles),
    _fault("own choices", LegalLooksAtTheTreasure),
    _fault("imagine", ImaginesTheTreasureAnywhere),
    _fault("imagine", ImaginesATokenTwice),
    _fault("views", LeavesATrail),
    _fault("points", ReachesOnePointTooFar),
    _fault("points", ForgetsAPointOnTheMap),
    _fault("possible worlds", NeverImaginesALie),
    _fault("possible worlds", TakesTheFirstSilverForReal),
    _fault("possible worlds", FavoursSortedDistrictCards),
    _fault("possible worlds", LaysTheTreasureFirst),
    _fault("legal", AllowsStatementsOfOtherCards),
    _fault("legal", RefusesWithoutClause),
    _fault("sample", SamplesTooFar),
    _fault("fields", HasAFieldNobodyLists),
    _fault("copy", SharesHintsWithItsCopy),
    _fault("conservation", LosesACompassCard),
    _fault("seeds", HasLuckOfItsOwn),
    _fault("undo", AnswersWithoutRevealing),
    _fault.of_game("TellsTheTreasure", "encodings", TellsTheTreasureGame),
    _fault.of_game("PeekingPolicy", "honest policy", PeekingGame),
]
