"""Goldland as the rest of Serai sees it."""

from typing import Final

from serai.engine.chance import Chance
from serai.engine.events import Tell
from serai.engine.game import Game
from serai.engine.position import Position
from serai.games.goldland import foresight, planner
from serai.games.goldland.actions import SPACE
from serai.games.goldland.census import census
from serai.games.goldland.components import FEWEST_SEATS, MOST_SEATS
from serai.games.goldland.options import OPTIONS
from serai.games.goldland.position import GoldlandPosition
from serai.games.goldland.setup import set_up
from serai.games.goldland.strategy import choose

RULES: Final = 1


class Goldland(Game):
    """The game of the canyon."""

    def __init__(self) -> None:
        super().__init__(
            "goldland",
            "Goldland",
            "serai.games.goldland",
            "GL",
            (FEWEST_SEATS, MOST_SEATS),
            OPTIONS,
            SPACE,
            RULES,
        )

    def blank(self, seats: int, options: list[int], rules: int) -> GoldlandPosition:
        return GoldlandPosition(seats, options, rules)

    def set_up(self, position: Position, chance: Chance, tell: Tell | None) -> None:
        assert isinstance(position, GoldlandPosition)
        set_up(position, chance, tell)

    def policy(self, position: Position, seat: int, chance: Chance) -> int:
        assert isinstance(position, GoldlandPosition)
        return choose(position, seat, chance)

    def candidates(self, position: Position, seat: int) -> list[int]:
        assert isinstance(position, GoldlandPosition)
        return foresight.candidates(position, seat)

    def play_on(self, position: Position, chance: Chance, decisions: int) -> None:
        assert isinstance(position, GoldlandPosition)
        foresight.play_on(position, chance, decisions)

    def wins(self, position: Position) -> list[int]:
        assert isinstance(position, GoldlandPosition)
        return foresight.wins(position)

    def promise(self, position: Position) -> list[int]:
        assert isinstance(position, GoldlandPosition)
        return foresight.promise(position)

    def plan(self, position: Position, seat: int, care: dict[str, int], chance: Chance) -> int:
        assert isinstance(position, GoldlandPosition)
        return planner.plan(position, seat, care, chance)

    def bounded(self) -> dict[str, str]:
        """Options under which even random play ends (GL-14.4)."""
        return {"round_cap": "60"}

    def census(self, position: Position) -> list[int]:
        assert isinstance(position, GoldlandPosition)
        return census(position)


GAME: Final = Goldland()
