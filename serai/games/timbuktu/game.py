"""Timbuktu as the rest of Serai sees it."""

from typing import Final

from serai.engine.chance import Chance, chance_of
from serai.engine.events import Tell
from serai.engine.game import Game, Tiny
from serai.engine.position import Position
from serai.games.timbuktu import census, foresight, planner, setup, strategy
from serai.games.timbuktu.actions import CHOOSE, LOAD, MOVE, PLACE, SPACE
from serai.games.timbuktu.board import Board
from serai.games.timbuktu.components import FEWEST, MOST
from serai.games.timbuktu.options import OPTIONS
from serai.games.timbuktu.position import Timbuktu

RULES: Final = 1


class TimbuktuGame(Game):
    """The game for 3 to 5 seats."""

    def __init__(self) -> None:
        super().__init__(
            "timbuktu",
            "Timbuktu",
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
        assert isinstance(position, Board)
        setup.lay_out(position, chance, tell)

    def policy(self, position: Position, seat: int, chance: Chance) -> int:
        assert isinstance(position, Board)
        return strategy.choose(position, seat, chance)

    def candidates(self, position: Position, seat: int) -> list[int]:
        assert isinstance(position, Timbuktu)
        return foresight.candidates(position, seat)

    def shown_as(self, action: int) -> int:
        """TB-2.7, TB-5.1: that a camel was loaded or chosen is open, which load or camel is not."""
        if LOAD <= action < PLACE:
            return LOAD
        return CHOOSE if CHOOSE <= action < MOVE else action

    def play_on(self, position: Position, chance: Chance, decisions: int) -> None:
        assert isinstance(position, Timbuktu)
        foresight.play_on(position, chance, decisions)

    def wins(self, position: Position) -> list[int]:
        assert isinstance(position, Board)
        return foresight.wins(position)

    def promise(self, position: Position) -> list[int]:
        assert isinstance(position, Board)
        return foresight.promise(position)

    def plan(self, position: Position, seat: int, care: dict[str, int], chance: Chance) -> int:
        assert isinstance(position, Timbuktu)
        return planner.plan(position, seat, care, chance)

    def census(self, position: Position) -> list[int]:
        """Goods by kind, camels by seat, thief cards by back."""
        assert isinstance(position, Board)
        return census.count(position)

    def tiny(self) -> list[Tiny]:
        free = self.start(FEWEST, {"loading": "free"}, chance_of(1))
        assert isinstance(free, Board)
        beginnings = [census.loading_begins(free)]
        for seats in range(FEWEST, MOST + 1):
            printed = self.start(seats, None, chance_of(seats))
            assert isinstance(printed, Board)
            beginnings.append(census.two_rounds_left(printed))
        return beginnings


GAME: Final = TimbuktuGame()
