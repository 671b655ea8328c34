"""LivingStone as the rest of Serai sees it."""

from typing import Final

from serai.engine.chance import Chance
from serai.engine.events import Tell
from serai.engine.game import Game, Tiny
from serai.engine.position import Position
from serai.games.livingstone import census, dice, foresight, strategy
from serai.games.livingstone.actions import DONATE, EXPAND_CAMP, SPACE
from serai.games.livingstone.expedition import Expedition
from serai.games.livingstone.options import OPTIONS
from serai.games.livingstone.position import LivingStone

RULES: Final = 1


class LivingStoneGame(Game):
    """The game for 2 to 5 seats."""

    def __init__(self) -> None:
        super().__init__(
            "livingstone",
            "LivingStone",
            "serai.games.livingstone",
            "LS",
            (2, 5),
            OPTIONS,
            SPACE,
            RULES,
        )

    def blank(self, seats: int, options: list[int], rules: int) -> Position:
        position = LivingStone(seats, options, rules)
        position.unbox()
        return position

    def set_up(self, position: Position, chance: Chance, tell: Tell | None) -> None:
        """LS-1.7: the first start seat is drawn; then the first roll."""
        assert isinstance(position, LivingStone)
        position.starter = chance.below(position.seats)
        dice.roll(position, chance, tell)

    def policy(self, position: Position, seat: int, chance: Chance) -> int:
        assert isinstance(position, Expedition)
        return strategy.choose(position, seat, chance)

    def habit(self, position: Position, seat: int, chance: Chance) -> int:
        assert isinstance(position, LivingStone)
        return foresight.habit(position, seat, chance)

    def candidates(self, position: Position, seat: int) -> list[int]:
        assert isinstance(position, LivingStone)
        return foresight.candidates(position, seat)

    def shown_as(self, action: int) -> int:
        """LS-7.3: that a seat donates is open, how much is not."""
        return DONATE if DONATE <= action < EXPAND_CAMP else action

    def play_on(self, position: Position, chance: Chance, decisions: int) -> None:
        assert isinstance(position, LivingStone)
        foresight.play_on(position, chance, decisions)

    def wins(self, position: Position) -> list[int]:
        assert isinstance(position, Expedition)
        return foresight.wins(position)

    def promise(self, position: Position) -> list[int]:
        assert isinstance(position, Expedition)
        return foresight.promise(position)

    def census(self, position: Position) -> list[int]:
        """Stones and cards by kind, tents by seat; the bank is not finite (LS-1.8)."""
        assert isinstance(position, Expedition)
        return census.count(position)

    def tiny(self) -> list[Tiny]:
        compulsory = OPTIONS.resolve({"declining": "compulsory"})
        three, two = self.blank(3, compulsory, RULES), self.blank(2, compulsory, RULES)
        return census.beginnings(three, two)


GAME: Final = LivingStoneGame()
