"""Goldland as the rest of Serai sees it."""

from typing import Final

from serai.engine.chance import Chance
from serai.engine.encoding import Encoding
from serai.engine.events import Tell
from serai.engine.game import Game
from serai.engine.position import Position
from serai.games.goldland import TITLE, foresight, planner
from serai.games.goldland.actions import SPACE
from serai.games.goldland.census import census
from serai.games.goldland.components import FEWEST_SEATS, MOST_SEATS
from serai.games.goldland.encoding import GoldlandEncoding
from serai.games.goldland.options import OPTIONS
from serai.games.goldland.position import GoldlandPosition
from serai.games.goldland.setup import set_up
from serai.games.goldland.strategy import STYLES, choose, choose_in_style

RULES: Final = 1


def own(position: Position) -> GoldlandPosition:
    """A position as one of this game, which is what every verb below is handed."""
    assert isinstance(position, GoldlandPosition)
    return position


class Goldland(Game):
    """The game of the canyon."""

    def __init__(self) -> None:
        super().__init__(
            "goldland",
            TITLE,
            "serai.games.goldland",
            "GL",
            (FEWEST_SEATS, MOST_SEATS),
            OPTIONS,
            SPACE,
            RULES,
        )

    def blank(self, seats: int, options: list[int], rules: int) -> Position:
        return GoldlandPosition(seats, options, rules)

    def set_up(self, position: Position, chance: Chance, tell: Tell | None) -> None:
        set_up(own(position), chance, tell)

    def encoding(self, example: Position) -> Encoding:
        return GoldlandEncoding(example)

    def policy(self, position: Position, seat: int, chance: Chance) -> int:
        return choose(own(position), seat, chance)

    def candidates(self, position: Position, seat: int) -> list[int]:
        return foresight.candidates(own(position), seat)

    def play_on(self, position: Position, chance: Chance, decisions: int) -> None:
        foresight.play_on(own(position), chance, decisions)

    def wins(self, position: Position) -> list[int]:
        return foresight.wins(own(position))

    def promise(self, position: Position) -> list[int]:
        return foresight.promise(own(position))

    def plan(self, position: Position, seat: int, care: dict[str, int], chance: Chance) -> int:
        return planner.plan(own(position), seat, care, chance)

    def bounded(self) -> dict[str, str]:
        """Options under which even random play ends (GL-14.4)."""
        return {"round_cap": "60"}

    def census(self, position: Position) -> list[int]:
        return census(own(position))

    def rounds(self, position: Position) -> int:
        return own(position).round

    def styles(self) -> list[str]:
        return STYLES

    def in_style(self, position: Position, seat: int, style: int, chance: Chance) -> int:
        return choose_in_style(own(position), seat, style)

    def recorded_as(self) -> dict[str, str]:
        """Files of rules number 1 name its figures by a hash of the text they were written in."""
        return {
            "fed81b2d0be8c412f53cbd3bf3b5f27b869a7ababddb5c95efd09eab4f25ec9c": (
                "e07ffd5f2fa159899a29ab94e2abd6adb6915a3dffcc9069f4e39bea063343a1"
            )
        }


GAME: Final = Goldland()
