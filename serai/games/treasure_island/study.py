"""What is studied of Treasure Island: who wins, when, and what ground is left at the escape.

Both maps are played for every number of players. One level is that of both sides; of two the first
is Silver's and the second the pirates'. `informed` pirates play as masters who have counted where
this Silver hides: what they win beyond masters is what his habit costs him.
"""

import tomllib
from importlib import resources
from typing import Any, Final

from serai.engine.chance import Chance, chance_of
from serai.engine.errors import BadInput
from serai.engine.position import Observation, Position
from serai.engine.studied import (
    INTERVAL,
    SHARE,
    SPREAD,
    Column,
    Player,
    Row,
    Samples,
    Setting,
    Study,
    Table,
    Watch,
    Wish,
    check_players,
)
from serai.games.treasure_island import clues, hiding, setup, strategy
from serai.games.treasure_island.actions import POINT
from serai.games.treasure_island.care import Care
from serai.games.treasure_island.game import own
from serai.games.treasure_island.hiding import Habit
from serai.games.treasure_island.hunt import FOR_TREASURE, POINTING
from serai.games.treasure_island.position import TreasureIsland

MAPS: Final = ["treasure_island", "revenge_island"]
USUAL: Final = "master"
_LEVELS: Final[dict[str, Any]] = {
    row["name"]: row
    for row in tomllib.loads(
        resources.files("serai.games.treasure_island")
        .joinpath("levels.toml")
        .read_text(encoding="utf-8")
    )["level"]
}
INFORMED: Final = "informed"
_PLAYERS: Final = {**_LEVELS, INFORMED: _LEVELS[USUAL]}
HIDINGS: Final = 5000
"""So many of Silver's hidings an informed pirate has seen."""
_SQUARE: Final = 100
"""Points of the map in a square mile."""
COLUMNS: Final = [
    Column("pirates win", INTERVAL, 0),
    Column("Silver wins", SHARE, 0),
    Column("reach the escape", SHARE, 0),
    Column("day of the find"),
    Column("square miles left", places=0),
]


class Crossing(Setting):
    """A map, and a level on each side."""

    def __init__(self, seats: int, silver: str, pirates: str, options: dict[str, str]) -> None:
        super().__init__(seats, [silver, pirates], options)

    def seated(self, number: int) -> list[str]:
        """Silver's level first; who plays him is dealt at the table."""
        silver, pirates = self.players
        return [silver, *[pirates] * (self.seats - 1)]

    def seed(self, number: int) -> int:
        return number * 8 + MAPS.index(self.options["map"]) * 4 + self.seats - 2


def choose(level: str, seen: Observation, chance: Chance, habit: Habit | None = None) -> int:
    """What a bot of a level plays, maybe with a habit of Silver's in mind."""
    figures = _PLAYERS[level]
    if chance.below(100) < figures.get("slip", 0):
        return seen.sample(chance)
    return strategy.choose(own(seen.known), seen.own_seat(), Care(figures["care"], habit), chance)


class TreasureIslandWatch(Watch):
    """Counts who has won, on which day, and the ground left to everybody when Silver escapes."""

    def __init__(self) -> None:
        self.left: list[float] = []

    def acted(self, position: Position) -> None:
        p = own(position)
        if p.escaped() and not self.left:
            self.left = [clues.certain(p, None).bit_count() / _SQUARE]

    def samples(self, position: Position) -> Samples:
        p = own(position)
        standing = p.standing()
        assert standing is not None
        found = standing.reason == "treasure_found"
        return {
            "pirates win": [float(found)],
            "Silver wins": [float(standing.reason == "silver_reached_it")],
            "reach the escape": [float(bool(self.left))],
            "day of the find": [p.day] if found else [],
            "square miles left": self.left,
        }


class TreasureIslandStudy(Study):
    """One line for each map and number of players."""

    def tables(self, wish: Wish) -> list[Table]:
        levels = wish.levels or [USUAL]
        check_players(levels[:1], list(_LEVELS))
        check_players(levels[1:], list(_PLAYERS))
        if len(levels) > 2:
            raise BadInput(
                "this study takes one level, or Silver's and the pirates'", "bad-study_levels"
            )
        chosen = wish.options.get("map")
        rows = [
            Row([island.replace("_", " "), str(seats)], _crossing(seats, levels, island, wish))
            for island in ([chosen] if chosen else MAPS)
            for seats in wish.seats
        ]
        spreads = [Column(name, SPREAD) for name in ("day of the find", "square miles left")]
        return [
            Table("balance", ["map", "players"], COLUMNS, rows),
            Table("spreads", ["map", "players"], spreads, rows),
        ]

    def players(self, seated: list[str], number: int) -> list[Player]:
        return [_Sides(seated[0], seated[-1]).choose] * len(seated)

    def watch(self, seated: list[str]) -> Watch:
        return TreasureIslandWatch()


def _crossing(seats: int, levels: list[str], island: str, wish: Wish) -> Setting:
    return Crossing(seats, levels[0], levels[-1], {"tricks": "none", **wish.options, "map": island})


class _Sides:
    """Each seat chooses from its observation alone, by the level of its side."""

    def __init__(self, silver: str, pirates: str) -> None:
        self.silver = silver
        self.pirates = pirates
        self.habit: Habit | None = None

    def choose(self, position: Position, seat: int, chance: Chance) -> int:
        p = own(position)
        seen = position.seen_by(seat)
        if seat != p.silver:
            return choose(self.pirates, seen, chance, self.habit)
        if self.pirates == INFORMED and p.phase == POINTING and p.purpose == FOR_TREASURE:
            self.habit = _counted(p, self.silver, seen)
        return choose(self.silver, seen, chance)


_habits: dict[tuple[object, ...], Habit] = {}


def _counted(p: TreasureIsland, silver: str, seen: Observation) -> Habit:
    """What is known of a Silver who has hidden so often at a table like this one."""
    key = (silver, p.chart.key, p.miniatures(), *setup.starts_to_avoid(p))
    if key not in _habits:
        chance = chance_of(HIDINGS)
        spots = [choose(silver, seen, chance) - POINT for _ in range(HIDINGS)]
        _habits[key] = hiding.counted(setup.hiding_ground(p), spots)
    return _habits[key]


STUDY: Final = TreasureIslandStudy()
