"""Treasure Island with one thing wrong each time, and the law that must notice it."""

from serai.engine.chance import Chance, chance_of
from serai.engine.events import Tell
from serai.engine.knowledge import EVERYONE, UNKNOWN, Field, Sight
from serai.engine.offers import Offer
from serai.engine.position import Position
from serai.engine.standing import Standing
from serai.games.treasure_island import points
from serai.games.treasure_island.actions import POINT, SAY_BASE, SAY_COUNT
from serai.games.treasure_island.components import BLUFF, LIE, THREE_TOWERS
from serai.games.treasure_island.game import TreasureIslandGame
from serai.games.treasure_island.hunt import (
    ACTING,
    POINTING,
    REAL_FIGURE,
    SAYING,
    TREASURE,
    WINDOW,
)
from serai.games.treasure_island.position import TreasureIsland
from tests.faulty import Fault

TRICKS = {"tricks": "standard", "trick_points": "3"}


class Mutant(TreasureIsland):
    """Treasure Island whose copies and observations are mutants too."""

    def fresh(self) -> "Mutant":
        return type(self)(self.seats, self.options, self.rules)

    def copy(self) -> "Mutant":
        twin = self.fresh()
        self.copy_pieces(twin)
        return twin


class MutantGame(TreasureIslandGame):
    """The game of one mutant."""

    def __init__(self, mutant: type[Mutant]) -> None:
        super().__init__()
        self.mutant = mutant

    def blank(self, seats: int, options: list[int], rules: int) -> Position:
        return self.mutant(seats, options, rules)


def shout(tell: Tell | None, name: str) -> None:
    """Tell everyone what was meant for one seat."""
    for event in tell.events if tell is not None else []:
        if event.name == name:
            event.fields = [(field, value, EVERYONE) for field, value, _ in event.fields]


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

    def copy(self) -> "Mutant":
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
    def view(self, seat: int | None) -> dict[str, object]:
        return super().view(seat) | {"spot": self.secrets[TREASURE]}


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


class CanBePlayedOnWithHoles(Mutant):
    def apply(self, seat: int, action: int, chance: Chance, tell: Tell | None = None) -> None:
        holed, self.holed = self.holed, False
        self.fill_holes(seat, chance)
        super().apply(seat, action, chance, tell)
        self.holed = holed


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


class HasAFieldNobodyLists(Mutant):
    def __init__(self, seats: int, options: list[int], rules: int) -> None:
        super().__init__(seats, options, rules)
        self.weather = 0


class SharesHintsWithItsCopy(Mutant):
    def copy(self) -> "Mutant":
        twin = super().copy()
        twin.searches = self.searches
        return twin


class LosesACompassCard(Mutant):
    def apply(self, seat: int, action: int, chance: Chance, tell: Tell | None = None) -> None:
        before = len(self.compass_cards)
        super().apply(seat, action, chance, tell)
        if len(self.compass_cards) > before and 1 in self.compass_hand:
            self.compass_hand[self.compass_hand.index(1)] = 0


class HasLuckOfItsOwn(Mutant):
    drawn = 0

    def apply(self, seat: int, action: int, chance: Chance, tell: Tell | None = None) -> None:
        HasLuckOfItsOwn.drawn += 1
        super().apply(seat, action, chance_of(HasLuckOfItsOwn.drawn), tell)


class AnswersWithoutRevealing(Mutant):
    def apply(self, seat: int, action: int, chance: Chance, tell: Tell | None = None) -> None:
        super().apply(seat, action, chance, tell)
        if tell is not None:
            tell.revealed = False


class PeekingGame(MutantGame):
    """A policy that digs where the treasure is."""

    def policy(self, position: Position, seat: int, chance: Chance) -> int:
        assert isinstance(position, TreasureIsland)
        if position.phase == POINTING and position.treasure() >= 0:
            if position.rule_against(seat, POINT + position.treasure()) is None:
                return POINT + position.treasure()
        return super().policy(position, seat, chance)


def _fault(
    law: str,
    mutant: type[Mutant],
    options: dict[str, str] | None = None,
    first_seed: int = 0,
) -> Fault:
    return Fault(mutant.__name__, law, lambda: MutantGame(mutant), options, first_seed)


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
    _fault("legal", AllowsStatementsOfOtherCards),
    _fault("legal", RefusesWithoutClause),
    _fault("sample", SamplesTooFar),
    _fault("fields", HasAFieldNobodyLists),
    _fault("copy", SharesHintsWithItsCopy),
    _fault("conservation", LosesACompassCard),
    _fault("seeds", HasLuckOfItsOwn),
    _fault("undo", AnswersWithoutRevealing),
    Fault("PeekingPolicy", "honest policy", lambda: PeekingGame(Mutant)),
]
