"""LivingStone as the rest of Serai sees it."""

from typing import Final

from serai.engine.chance import Chance
from serai.engine.encoding import Encoding
from serai.engine.events import Tell
from serai.engine.game import Game, Tiny
from serai.engine.position import Position
from serai.games.livingstone import TITLE, census, dice, foresight, strategy
from serai.games.livingstone.actions import DONATE, EXPAND_CAMP, SPACE
from serai.games.livingstone.components import FEWEST, MOST
from serai.games.livingstone.encoding import LivingStoneEncoding
from serai.games.livingstone.options import OPTIONS
from serai.games.livingstone.outlook import LivingStoneOutlook
from serai.games.livingstone.position import LivingStone

RULES: Final = 2
"""2: where nobody wins all share the last place, and four more points are options."""


def own(position: Position) -> LivingStone:
    """A position as one of this game, which is what every verb below is handed."""
    assert isinstance(position, LivingStone)
    return position


class LivingStoneGame(Game):
    """The game for 2 to 5 seats."""

    def __init__(self) -> None:
        super().__init__(
            "livingstone",
            TITLE,
            "serai.games.livingstone",
            "LS",
            (FEWEST, MOST),
            OPTIONS,
            SPACE,
            RULES,
        )

    def blank(self, seats: int, options: list[int], rules: int) -> Position:
        return LivingStone(seats, options, rules)

    def set_up(self, position: Position, chance: Chance, tell: Tell | None) -> None:
        """LS-1.7: the first start seat is drawn; then the first roll."""
        laid = own(position)
        laid.starter = chance.below(laid.seats)
        dice.roll(laid, chance, tell)

    def encoding(self, example: Position) -> Encoding:
        return LivingStoneEncoding(example)

    def outlook(self, example: Position) -> Encoding:
        return LivingStoneOutlook(example)

    def policy(self, position: Position, seat: int, chance: Chance) -> int:
        return strategy.choose(own(position), seat, chance)

    def habit(self, position: Position, seat: int, chance: Chance) -> int:
        return foresight.habit(own(position), seat, chance)

    def candidates(self, position: Position, seat: int) -> list[int]:
        return foresight.candidates(own(position), seat)

    def shown_as(self, action: int) -> int:
        """LS-7.3: that a seat donates is open, how much is not; where coins lie open, others think
        of all gifts alike.
        """
        return DONATE if DONATE <= action < EXPAND_CAMP else action

    def play_on(self, position: Position, chance: Chance, decisions: int) -> None:
        foresight.play_on(own(position), chance, decisions)

    def wins(self, position: Position) -> list[int]:
        return foresight.wins(own(position))

    def promise(self, position: Position) -> list[int]:
        return foresight.promise(own(position))

    def census(self, position: Position) -> list[int]:
        """Stones and cards by kind, tents by seat; the bank is not finite (LS-1.8)."""
        return census.count(own(position))

    def tiny(self) -> list[Tiny]:
        closed = OPTIONS.resolve({"declining": "compulsory"})
        opened = OPTIONS.resolve({"declining": "compulsory", "coins": "open"})
        three, two = self.empty(3, closed, RULES), self.empty(2, closed, RULES)
        return census.beginnings(three, two, self.empty(3, opened, RULES))

    def rounds(self, position: Position) -> int:
        return own(position).round

    def recorded_as(self) -> dict[str, str]:
        """Files of rules number 1 name its figures by a hash of the text they were written in."""
        return {
            "deaae2cf4d57a75b0bebddcfb2670effb043ceb2ba10d59b294f5a4225fd606f": (
                "14b83c974f3548038cb037ef08a07bd59abb105edb5c45434e62c7e3af01c96f"
            )
        }


GAME: Final = LivingStoneGame()
