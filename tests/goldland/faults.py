"""Goldland with one thing wrong each time, and the law that must notice it."""

from typing import Self

from serai.engine.chance import Chance
from serai.engine.events import Tell
from serai.engine.knowledge import Field
from serai.engine.offers import Offer
from serai.engine.position import Position
from serai.engine.standing import Standing
from serai.games.goldland import actions
from serai.games.goldland.components import RATE
from serai.games.goldland.fields import FIELDS
from serai.games.goldland.game import Goldland
from serai.games.goldland.position import GoldlandPosition
from serai.games.goldland.scoring import breakdown
from serai.games.goldland.state import LAYING, MOVING, OVER
from serai.games.goldland.tiles import HAS_TREASURE, NO_TILE
from tests import faulty


class Mutant(faulty.Mutant, GoldlandPosition):
    """Goldland whose copies and observations are mutants too."""


class MutantGame(faulty.MutantGame, Goldland):
    """The game of one mutant."""


# Pieces that appear or vanish.


class KeepsTokens(Mutant):
    """Exchanged tokens never come back to their supply."""

    def apply(self, seat: int, action: int, chance: Chance, tell: Tell | None = None) -> None:
        before = self.tokens_left
        super().apply(seat, action, chance, tell)
        if actions.EXCHANGE <= action < actions.DISCARD:
            self.tokens_left = before


class BurnsDiscards(Mutant):
    """What is thrown out does not return to the stock."""

    def apply(self, seat: int, action: int, chance: Chance, tell: Tell | None = None) -> None:
        super().apply(seat, action, chance, tell)
        if actions.DISCARD <= action < actions.DIG:
            self.stock[action - actions.DISCARD] -= 1


class DealsFromTheAir(Mutant):
    """An acquisition is not taken from the stock."""

    def apply(self, seat: int, action: int, chance: Chance, tell: Tell | None = None) -> None:
        before = self.stock[:]
        super().apply(seat, action, chance, tell)
        if actions.ACQUIRE <= action < actions.EXPLORE:
            self.stock = before


class DrawsWithReplacement(Mutant):
    """A drawn tile stays in the pile."""

    def apply(self, seat: int, action: int, chance: Chance, tell: Tell | None = None) -> None:
        super().apply(seat, action, chance, tell)
        if self.phase == LAYING and self.drawn != NO_TILE:
            self.pile |= 1 << self.drawn


class ForgetsTreasures(Mutant):
    """A treasure field is laid without its treasure."""

    def apply(self, seat: int, action: int, chance: Chance, tell: Tell | None = None) -> None:
        tile = self.drawn
        super().apply(seat, action, chance, tell)
        if actions.LAY <= action < actions.EXCHANGE and HAS_TREASURE[tile]:
            self.treasure_cells &= ~(1 << self.fresh_cell)


class EndlessCamps(Mutant):
    """Camps are set without being used up."""

    def apply(self, seat: int, action: int, chance: Chance, tell: Tell | None = None) -> None:
        before = self.camps_left[seat]
        super().apply(seat, action, chance, tell)
        self.camps_left[seat] = before


# Rules that disagree with themselves.


class HidesPassing(Mutant):
    """Passing is allowed but not listed."""

    def legal(self, seat: int) -> list[int]:
        return [action for action in super().legal(seat) if action != actions.PASS]


class ListsForbiddenSteps(Mutant):
    """The list offers to stop although no move has begun."""

    def legal(self, seat: int) -> list[int]:
        listed = super().legal(seat)
        return sorted({*listed, actions.STOP}) if self.phase != OVER else listed


class WalksThroughWalls(Mutant):
    """`check` allows every step while a move is on."""

    def rule_against(self, seat: int, action: int) -> str | None:
        if self.phase == MOVING and action < actions.STOP:
            return None
        return super().rule_against(seat, action)


class Unsorted(Mutant):
    def legal(self, seat: int) -> list[int]:
        return super().legal(seat)[::-1]


class SamplesPassing(Mutant):
    """Random play passes even where that is forbidden."""

    def sample(self, seat: int, chance: Chance) -> int:
        return actions.PASS if chance.below(5) == 0 else super().sample(seat, chance)


class ContraryOffers(Mutant):
    """Ending the turn is shown as refused."""

    def offers(self, seat: int) -> list[Offer]:
        offered = super().offers(seat)
        for offer in offered:
            if offer.group == "turn":
                offer.refused = "GL-3.2"
        return offered


# What a position is.


class ForgetsInCopies(Mutant):
    def copy(self) -> Self:
        twin = super().copy()
        twin.tokens = [0] * self.seats
        return twin


class SharesCamps(Mutant):
    def copy(self) -> Self:
        twin = super().copy()
        twin.camps = self.camps
        return twin


class LosesBytes(Mutant):
    """A field is missing from the table, so bytes and observations lose it."""

    def fields(self) -> list[Field]:
        return [field for field in FIELDS if field.name != "visited"]


class ListsTwice(Mutant):
    def fields(self) -> list[Field]:
        return [*FIELDS, FIELDS[0]]


class PlaysOnObservations(Mutant):
    def need_truth(self) -> None:
        return


class ImaginesTokens(Mutant):
    """A seat imagines itself richer than it is."""

    def fill_holes(self, seat: int | None, chance: Chance) -> None:
        self.tokens[0] += RATE[self.seats]


class ImaginesAnotherPile(Mutant):
    """A tile still to come is missing from the imagined pile."""

    def fill_holes(self, seat: int | None, chance: Chance) -> None:
        self.pile &= self.pile - 1


# Results, chance and policy.


class SpeaksTooSoon(Mutant):
    """The standing is told before the end."""

    def standing(self) -> Standing | None:
        standing = Standing(self.seats)
        standing.points = [sum(breakdown(self, seat).values()) for seat in range(self.seats)]
        return standing


class NeverTells(Mutant):
    def standing(self) -> Standing | None:
        return None


class OwnDice(Mutant):
    """Tiles are drawn from something other than the chance handed in."""

    drawn_before = 0

    def apply(self, seat: int, action: int, chance: Chance, tell: Tell | None = None) -> None:
        super().apply(seat, action, chance, tell)
        if action == actions.PASS:
            OwnDice.drawn_before += 1
            self.gold[seat] += OwnDice.drawn_before % 3


class WhimsicalOffers(Mutant):
    """Offers change though nothing the seat knows has."""

    asked = 0

    def offers(self, seat: int) -> list[Offer]:
        WhimsicalOffers.asked += 1
        offered = super().offers(seat)
        offered[0].facts["asked"] = WhimsicalOffers.asked
        return offered


class StubbornGame(MutantGame):
    """A policy that stops, whatever is asked."""

    def policy(self, position: Position, seat: int, chance: Chance) -> int:
        return actions.STOP


_fault = faulty.Faults(MutantGame, Mutant)

FAULTS = [
    _fault("conservation", KeepsTokens),
    _fault("conservation", BurnsDiscards),
    _fault("conservation", DealsFromTheAir),
    _fault("conservation", DrawsWithReplacement),
    _fault("conservation", ForgetsTreasures),
    _fault("conservation", EndlessCamps),
    _fault("legal", HidesPassing),
    _fault("legal", ListsForbiddenSteps),
    _fault("legal", WalksThroughWalls),
    _fault("sample", Unsorted),
    _fault("sample", SamplesPassing),
    _fault("own choices", ContraryOffers),
    _fault("copy", ForgetsInCopies),
    _fault("copy", SharesCamps),
    _fault("fields", LosesBytes),
    _fault("fields", ListsTwice),
    _fault("observations", PlaysOnObservations),
    _fault("imagine", ImaginesTokens),
    _fault("imagine", ImaginesAnotherPile),
    _fault("public decisions", SpeaksTooSoon),
    _fault("seeds", NeverTells),
    _fault("seeds", OwnDice),
    _fault("replay", OwnDice),
    _fault("non-interference", WhimsicalOffers),
    _fault.of_game("StubbornGame", "honest policy", StubbornGame),
]
