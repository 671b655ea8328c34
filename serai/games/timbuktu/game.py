"""Timbuktu as the rest of Serai sees it."""

from typing import Final

from serai.engine.chance import Chance, chance_of
from serai.engine.encoding import Encoding
from serai.engine.events import Tell
from serai.engine.game import Game, Tiny
from serai.engine.position import Position
from serai.games.timbuktu import TITLE, census, foresight, planner, setup, strategy
from serai.games.timbuktu.actions import CHOOSE, LOAD, MOVE, PLACE, SPACE
from serai.games.timbuktu.components import FEWEST, MOST
from serai.games.timbuktu.encoding import TimbuktuEncoding
from serai.games.timbuktu.options import OPTIONS
from serai.games.timbuktu.position import Timbuktu

RULES: Final = 2
"""2: the pens of the swap fields and the printed loads are options."""


def own(position: Position) -> Timbuktu:
    """A position as one of this game, which is what every verb below is handed."""
    assert isinstance(position, Timbuktu)
    return position


class TimbuktuGame(Game):
    """The game for 3 to 5 seats."""

    def __init__(self) -> None:
        super().__init__(
            "timbuktu",
            TITLE,
            "serai.games.timbuktu",
            "TB",
            (FEWEST, MOST),
            OPTIONS,
            SPACE,
            RULES,
        )

    def blank(self, seats: int, options: list[int], rules: int) -> Position:
        return Timbuktu(seats, options, rules)

    def set_up(self, position: Position, chance: Chance, tell: Tell | None) -> None:
        setup.lay_out(own(position), chance, tell)

    def encoding(self, example: Position) -> Encoding:
        return TimbuktuEncoding(example)

    def policy(self, position: Position, seat: int, chance: Chance) -> int:
        return strategy.choose(own(position), seat, chance)

    def candidates(self, position: Position, seat: int) -> list[int]:
        return foresight.candidates(own(position), seat)

    def shown_as(self, action: int) -> int:
        """TB-2.7, TB-5.1: that a camel was loaded or chosen is open, which load or camel is not."""
        if LOAD <= action < PLACE:
            return LOAD
        return CHOOSE if CHOOSE <= action < MOVE else action

    def play_on(self, position: Position, chance: Chance, decisions: int) -> None:
        foresight.play_on(own(position), chance, decisions)

    def wins(self, position: Position) -> list[int]:
        return foresight.wins(own(position))

    def promise(self, position: Position) -> list[int]:
        return foresight.promise(own(position))

    def plan(self, position: Position, seat: int, care: dict[str, int], chance: Chance) -> int:
        return planner.plan(own(position), seat, care, chance)

    def census(self, position: Position) -> list[int]:
        """Goods by kind, camels by seat, thief cards by back."""
        return census.count(own(position))

    def tiny(self) -> list[Tiny]:
        free = self.start(FEWEST, {"loading": "free"}, chance_of(1))
        beginnings = [census.loading_begins(own(free))]
        for seats in range(FEWEST, MOST + 1):
            printed = self.start(seats, None, chance_of(seats))
            beginnings.append(census.two_rounds_left(own(printed)))
        return beginnings

    def rounds(self, position: Position) -> int:
        """Stages, which count from 0."""
        return own(position).stage + 1

    def recorded_as(self) -> dict[str, str]:
        """Files of rules number 1 name its figures by a hash of the text they were written in."""
        return {
            "1f7adb42b5bdb88066ff9af34862b85d05201be19d706a329233de7fcefae7ec": (
                "06b80f940a8d8512cac0180fb717bd9443cfb9d2b93c5b234553974c0630ff5a"
            )
        }


GAME: Final = TimbuktuGame()
