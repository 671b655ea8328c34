"""Counting a report out: win shares with intervals beside the fair share, by level, seat and side.

A win that several seats share counts in parts. Where a game has sides, a side wins or loses as
one, whichever of its seats did it.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import product
from math import sqrt
from typing import Final

from serai.lab import traits
from serai.lab.arena import Report
from serai.lab.clock import Clock
from serai.lab.plan import MIXED, Cell
from serai.lab.playing import Outcome

SURE: Final = 1.959964
"""Standard errors to either side of an interval that holds the truth 95 times in 100."""


class Share:
    """Wins out of so many chances to win."""

    def __init__(self, fair: float | None) -> None:
        self.played = 0
        self.wins = 0.0
        self.fair = fair
        """The share of an average seat; None where the sides are not alike."""

    def add(self, won: float) -> None:
        self.played += 1
        self.wins += won

    @property
    def share(self) -> float:
        return self.wins / self.played if self.played else 0.0

    @property
    def interval(self) -> tuple[float, float]:
        return wilson(self.wins, self.played)

    @property
    def times_fair(self) -> float | None:
        return self.share / self.fair if self.fair else None


def wilson(wins: float, played: int) -> tuple[float, float]:
    """Wilson’s 95 % interval for a share; shared wins make it a little too wide."""
    if played == 0:
        return 0.0, 1.0
    share, square = wins / played, SURE * SURE
    middle = (share + square / (2 * played)) / (1 + square / played)
    spread = sqrt(share * (1 - share) / played + square / (4 * played * played))
    reach = SURE * spread / (1 + square / played)
    return max(0.0, middle - reach), min(1.0, middle + reach)


def parts_won(outcome: Outcome) -> list[float]:
    """The part of the win each seat has; together at most one."""
    if not outcome.winners:
        return [0.0] * len(outcome.players)
    part = 1 / len(outcome.winners)
    return [part if seat in outcome.winners else 0.0 for seat in range(len(outcome.players))]


def chances(cell: Cell, outcome: Outcome) -> Iterator[tuple[int, str, str, float]]:
    """Everyone who could win: a seat of theirs, the level, the side or "", and the part won.

    In a game with sides a level counts once for each side it plays on.
    """
    if not outcome.sides:
        for seat, won in enumerate(parts_won(outcome)):
            yield seat, outcome.players[seat], "", won
        return
    alone = traits.side_names(cell.game)[0]
    winning = traits.won_by_side(outcome.sides, outcome.winners, alone)
    seen: set[tuple[str, str]] = set()
    for seat, (level, side) in enumerate(zip(outcome.players, outcome.sides, strict=True)):
        if (level, side) not in seen:
            seen.add((level, side))
            yield seat, level, side, float(side == winning)


Key = tuple[int | str, ...]


def shares(report: Report, key: Callable[[Outcome, int, str, str], Key | None]) -> dict[Key, Share]:
    """Win shares of whatever `key` makes of an outcome, a seat, its level and its side."""
    found: dict[Key, Share] = {}
    for outcome in report.outcomes:
        cell = report.cells[outcome.cell]
        for seat, level, side, won in chances(cell, outcome):
            name = key(outcome, seat, level, side)
            if name is not None:
                fair = None if side else 1 / cell.seats
                found.setdefault(name, Share(fair)).add(won)
    return found


class Row:
    """How a level did in one cell, on one side where there are sides."""

    def __init__(self, cell: Cell, level: str, side: str, share: Share) -> None:
        self.cell = cell
        self.level = level
        self.side = side
        self.share = share


def standings(report: Report) -> list[Row]:
    """Every level in every cell; in each cell the best first, or the one before the others."""
    found = shares(report, lambda outcome, seat, level, side: (outcome.cell, side, level))
    rows: list[Row] = []
    for place, cell in enumerate(report.cells):
        here = [
            Row(cell, str(level), str(side), share)
            for (where, side, level), share in found.items()
            if where == place
        ]
        sides = ["", *traits.side_names(cell.game)]
        here.sort(key=lambda row: (sides.index(row.side), -row.share.share))
        if cell.shape != MIXED:
            here.sort(key=lambda row: cell.levels.index(row.level))
        rows += here
    return rows


def clocks(report: Report) -> dict[tuple[str, int, str], Clock]:
    """Time per move of each game, seat count and level, in the order of the plan."""
    found: dict[tuple[str, int, str], Clock] = {}
    for outcome in report.outcomes:
        cell = report.cells[outcome.cell]
        for level, clock in outcome.clocks.items():
            found.setdefault((cell.game, cell.seats, level), Clock()).include(clock)
    order = report.order
    names = product(order.games, order.seats, order.levels)
    return {name: found[name] for name in names if name in found}
