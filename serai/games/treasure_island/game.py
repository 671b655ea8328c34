"""Treasure Island as the rest of Serai sees it."""

from typing import Final

from serai.engine.chance import Chance
from serai.engine.encoding import Encoding
from serai.engine.events import Tell
from serai.engine.game import Game, Tiny
from serai.engine.position import Position
from serai.games.treasure_island import (
    TITLE,
    beginnings,
    census,
    foresight,
    places,
    points,
    setup,
    strategy,
)
from serai.games.treasure_island.actions import POINT, SPACE
from serai.games.treasure_island.care import GREEDY, Care
from serai.games.treasure_island.chart import FILES
from serai.games.treasure_island.encoding import TreasureIslandEncoding
from serai.games.treasure_island.hunt import POINTING
from serai.games.treasure_island.options import OPTIONS
from serai.games.treasure_island.position import TreasureIsland

RULES: Final = 2


def own(position: Position) -> TreasureIsland:
    """A position as one of this game, which is what every verb below is handed."""
    assert isinstance(position, TreasureIsland)
    return position


class TreasureIslandGame(Game):
    """The game for 2 to 5 seats, one of them Long John Silver."""

    def __init__(self) -> None:
        super().__init__(
            "treasure-island",
            TITLE,
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
        setup.lay_out(own(position), chance, tell)

    def encoding(self, example: Position) -> Encoding:
        return TreasureIslandEncoding(example)

    def policy(self, position: Position, seat: int, chance: Chance) -> int:
        return strategy.choose(own(position), seat, GREEDY, chance)

    def candidates(self, position: Position, seat: int) -> list[int]:
        """Where a point is asked for, the places that have a name."""
        hunt = own(position)
        if hunt.phase != POINTING:
            return hunt.legal(seat)
        legal = points.region(hunt)
        return [POINT + place.spot for place in places.named_places(hunt, seat, legal)]

    def play_on(self, position: Position, chance: Chance, decisions: int) -> None:
        foresight.play_on(own(position), chance, decisions)

    def plan(self, position: Position, seat: int, care: dict[str, int], chance: Chance) -> int:
        return strategy.choose(own(position), seat, Care(care), chance)

    def census(self, position: Position) -> list[int]:
        return census.count(own(position))

    def tiny(self) -> list[Tiny]:
        options = OPTIONS.resolve(beginnings.OPTIONS_OF_ALL)
        return beginnings.beginnings(self.empty(beginnings.SEATS, options, RULES))

    def bounded(self) -> dict[str, str]:
        """TI-8.7."""
        return {"escape_rounds": "40"}

    def data_files(self, rules: int) -> list[str]:
        return ["components.toml", *FILES]

    def rounds(self, position: Position) -> int:
        """Days, and the rounds of the escape after them."""
        hunt = own(position)
        return hunt.day + hunt.round

    def sides(self) -> list[str]:
        return ["Silver", "pirates"]

    def lone_seat(self, position: Position) -> int:
        return own(position).silver

    def recorded_as(self) -> dict[str, str]:
        """Files of rules number 1 name its figures by a hash of the text they were written in."""
        return {
            "5d87e1687c617f0fc9c575886e2153b49d0107b3990bdd44a6f4dcbdd8fa08ed": (
                "667941661b5889270d4df55aa196eed90ec6f5f23f9123638730e30edf6075ca"
            )
        }


GAME: Final = TreasureIslandGame()
