"""Treasure Island as the rest of Serai sees it."""

from typing import Final

from serai.engine.chance import Chance
from serai.engine.events import Tell
from serai.engine.game import Game, Tiny
from serai.engine.position import Position
from serai.games.treasure_island import beginnings, census, places, points, setup, strategy
from serai.games.treasure_island.actions import POINT, SPACE
from serai.games.treasure_island.care import GREEDY, Care
from serai.games.treasure_island.chart import FILES
from serai.games.treasure_island.hunt import POINTING, Hunt
from serai.games.treasure_island.options import OPTIONS
from serai.games.treasure_island.position import TreasureIsland

RULES: Final = 1


class TreasureIslandGame(Game):
    """The game for 2 to 5 seats, one of them Long John Silver."""

    def __init__(self) -> None:
        super().__init__(
            "treasure-island",
            "Treasure Island",
            "serai.games.treasure_island",
            "TI",
            (2, 5),
            OPTIONS,
            SPACE,
            RULES,
        )

    def blank(self, seats: int, options: list[int], rules: int) -> Position:
        return TreasureIsland(seats, options, rules)

    def set_up(self, position: Position, chance: Chance, tell: Tell | None) -> None:
        assert isinstance(position, TreasureIsland)
        setup.lay_out(position, chance, tell)

    def policy(self, position: Position, seat: int, chance: Chance) -> int:
        assert isinstance(position, Hunt)
        return strategy.choose(position, seat, GREEDY, chance)

    def candidates(self, position: Position, seat: int) -> list[int]:
        """Where a point is asked for, the places that have a name."""
        assert isinstance(position, Hunt)
        if position.phase != POINTING:
            return position.legal(seat)
        legal = points.region(position)
        return [POINT + place.spot for place in places.named_places(position, seat, legal)]

    def plan(self, position: Position, seat: int, care: dict[str, int], chance: Chance) -> int:
        assert isinstance(position, Hunt)
        return strategy.choose(position, seat, Care(care), chance)

    def census(self, position: Position) -> list[int]:
        assert isinstance(position, Hunt)
        return census.count(position)

    def tiny(self) -> list[Tiny]:
        options = OPTIONS.resolve(beginnings.OPTIONS_OF_ALL)
        return beginnings.beginnings(self.blank(beginnings.SEATS, options, RULES))

    def bounded(self) -> dict[str, str]:
        """TI-8.7."""
        return {"escape_rounds": "40"}

    def data_files(self) -> list[str]:
        return ["components.toml", *FILES]


GAME: Final = TreasureIslandGame()
