"""A study of balance: many matches of bots against each other, kept in a file and gone on with.

``python -m serai.games.treasure_island.study FILE --matches 500`` plays until each player count on
each map has 500 matches between bots of one level, and prints what they came to. Other options
choose maps, player counts, the level of either side, and tricks; every such choice is a table of
its own in the file.
"""

import argparse
import json
import sys
import tomllib
from importlib import resources
from math import sqrt
from pathlib import Path
from typing import Any, Final

from serai.engine.chance import Chance, chance_of
from serai.engine.position import Observation
from serai.games.treasure_island import clues
from serai.games.treasure_island.game import GAME
from serai.games.treasure_island.hunt import Hunt
from serai.games.treasure_island.pictures import Bar, Scale, draw

MAPS: Final = ["treasure_island", "revenge_island"]
PLAYERS: Final = [2, 3, 4, 5]
DECKS: Final = ["none", "standard", "extended"]
_LEVELS: Final[dict[str, Any]] = {
    row["name"]: row
    for row in tomllib.loads(
        resources.files("serai.games.treasure_island")
        .joinpath("levels.toml")
        .read_text(encoding="utf-8")
    )["level"]
}

Record = tuple[int, str, int, float]
"""Seed, reason of the end, last day, square miles left to the public at the escape (or −1)."""


class Table:
    """One table of the study: who plays on what."""

    def __init__(self, chart: str, players: int, pirates: str, silver: str, deck: str) -> None:
        self.chart = chart
        self.players = players
        self.pirates = pirates
        self.silver = silver
        self.deck = deck
        """The trick cards, and after a space how many points Silver may use."""

    def name(self) -> str:
        sides = self.pirates if self.pirates == self.silver else f"{self.pirates}/{self.silver}"
        tricks = "" if self.deck == "none" else f" {self.deck}"
        return f"{self.chart} {self.players} {sides}{tricks}"

    def options(self) -> dict[str, str]:
        deck, _, points = self.deck.partition(" ")
        chosen = {"map": self.chart, "tricks": deck}
        return chosen | ({"trick_points": points} if points else {})


def choose(level: str, seen: Observation, chance: Chance) -> int:
    """What a bot of a level plays."""
    figures = _LEVELS[level]
    if chance.below(100) < figures.get("slip", 0):
        return seen.sample(chance)
    return GAME.plan(seen.known, seen.own_seat(), figures["care"], chance)


def play(table: Table, seed: int) -> Record:
    """One match, each seat choosing from its observation alone."""
    chance = chance_of(seed * 8 + MAPS.index(table.chart) * 4 + table.players - 2)
    position = GAME.start(table.players, table.options(), chance)
    assert isinstance(position, Hunt)
    left = -1.0
    while position.to_act():
        seat = position.to_act()[0]
        level = table.silver if seat == position.silver else table.pirates
        position.apply(seat, choose(level, position.seen_by(seat), chance), chance)
        if position.escaped() and left < 0:
            left = clues.certain(position, None).bit_count() / 100
    result = position.standing()
    assert result is not None
    return seed, result.reason, position.day, left


def read(path: Path) -> dict[str, list[Record]]:
    if not path.exists():
        return {}
    kept: dict[str, list[Record]] = json.loads(path.read_text(encoding="utf-8"))
    return kept


def run(matches: int, path: Path, tables: list[Table]) -> None:
    """Fill every table up to the wished number, round by round, and save after each round."""
    kept = read(path)
    for seed in range(matches):
        fresh = False
        for table in tables:
            cell = kept.setdefault(table.name(), [])
            if seed >= len(cell):
                cell.append(play(table, seed))
                fresh = True
        if fresh:
            path.write_text(json.dumps(kept), encoding="utf-8")


def interval(won: int, count: int) -> tuple[float, float]:
    """Wilson's 95 % interval for a share, in per cent."""
    share, z = won / count, 1.96
    middle = (share + z * z / (2 * count)) / (1 + z * z / count)
    half = z * sqrt(share * (1 - share) / count + z * z / (4 * count * count))
    half /= 1 + z * z / count
    return 100 * max(0.0, middle - half), 100 * min(1.0, middle + half)


def row(name: str, cell: list[Record]) -> str:
    """A line of the table in the docs."""
    count = len(cell)
    found = [record for record in cell if record[1] == "treasure_found"]
    silver = sum(1 for record in cell if record[1] == "silver_reached_it")
    escaped = [record for record in cell if record[3] >= 0]
    low, high = interval(len(found), count)
    day = sum(record[2] for record in found) / max(1, len(found))
    ground = sum(record[3] for record in escaped) / max(1, len(escaped))
    return (
        f"| {name} | {count} | {100 * len(found) / count:.0f} % ({low:.0f}–{high:.0f}) "
        f"| {100 * silver / count:.0f} % | {100 * len(escaped) / count:.0f} % "
        f"| {day:.1f} | {ground:.0f} |"
    )


def pictures(kept: dict[str, list[Record]], folder: Path) -> None:
    """Who wins with the interval; days and ground with the middle half of the matches."""
    wins, days, ground = [], [], []
    for name, cell in kept.items():
        title = name.replace("_", " ").title()
        found = sorted(float(record[2]) for record in cell if record[1] == "treasure_found")
        left = sorted(record[3] for record in cell if record[3] >= 0)
        low, high = interval(len(found), len(cell))
        share = 100 * len(found) / len(cell)
        wins.append(Bar(title, low, share, high, f"{share:.0f} %, {low:.0f} to {high:.0f}"))
        days.append(_middle_half(title, found))
        ground.append(_middle_half(title, left))
    shares = Scale(list(range(0, 101, 10)), "", (35, 65))
    draw(folder / "treasure_island_wins.svg", "Matches won by pirates, in per cent", wins, shares)
    day_scale = Scale(list(range(0, 21, 2)), "")
    draw(folder / "treasure_island_days.svg", "Day on which the treasure is found", days, day_scale)
    miles = Scale(list(range(0, 301, 50)), "")
    title = "Square miles left to everyone at the escape"
    draw(folder / "treasure_island_ground.svg", title, ground, miles)


def _middle_half(title: str, values: list[float]) -> Bar:
    """The quarters of a sorted list and what lies between."""
    if not values:
        return Bar(title, 0, 0, 0, "none")
    low, middle, high = (values[len(values) * part // 4] for part in (1, 2, 3))
    return Bar(title, low, middle, high, f"{low:g}, {middle:g}, {high:g}")


def main() -> int:
    reader = argparse.ArgumentParser(description=__doc__)
    reader.add_argument("file", type=Path, help="where the matches are kept, as JSON")
    reader.add_argument("--matches", type=int, default=500, help="matches for each table (500)")
    reader.add_argument("--map", choices=MAPS, action="append", help="only this map")
    reader.add_argument("--players", type=int, choices=PLAYERS, action="append")
    reader.add_argument("--level", choices=list(_LEVELS), default="master", help="both sides'")
    reader.add_argument("--pirates", choices=list(_LEVELS), help="the pirates' level")
    reader.add_argument("--silver", choices=list(_LEVELS), help="Silver's level")
    reader.add_argument("--tricks", choices=DECKS, default="none", help="the trick cards (none)")
    reader.add_argument("--points", choices=["1", "2", "3"], default="1", help="trick points (1)")
    reader.add_argument("--pictures", type=Path, metavar="FOLDER", help="draw what was played")
    wish = reader.parse_args()
    deck = wish.tricks if wish.tricks == "none" else f"{wish.tricks} {wish.points}"
    tables = [
        Table(chart, players, wish.pirates or wish.level, wish.silver or wish.level, deck)
        for chart in wish.map or MAPS
        for players in wish.players or PLAYERS
    ]
    try:
        run(wish.matches, wish.file, tables)
        kept = read(wish.file)
        if wish.pictures:
            pictures({table.name(): kept[table.name()] for table in tables}, wish.pictures)
    except (OSError, ValueError) as trouble:
        reader.error(f"{wish.file}: {trouble}")
    for name, cell in kept.items():
        sys.stdout.write(row(name, cell) + "\n")
    return 0


if __name__ == "__main__":
    sys.exit(main())
