"""Results as CSV files: every match seat by seat, win shares, ratings, and time per move."""

from __future__ import annotations

import csv
from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import Final

from serai.lab.arena import Report
from serai.lab.clock import MICRO, MOST_OF_ALL
from serai.lab.plan import Cell
from serai.lab.ratings import Rating
from serai.lab.tally import Row, Share, clocks, parts_won

CELL: Final = ["game", "seats", "options", "plan", "company"]
SHARE: Final = ["played", "wins", "share", "low", "high", "fair", "times_fair"]


def write(path: Path, heads: Sequence[str], lines: Iterable[Sequence[object]]) -> Path:
    """A sheet that replaces the earlier one only when it is whole."""
    draft = path.with_suffix(".part")
    with draft.open("w", newline="", encoding="utf-8") as file:
        writer = csv.writer(file)
        writer.writerow(heads)
        writer.writerows(lines)
    draft.replace(path)
    return path


def company(cell: Cell) -> str:
    return " ".join(cell.levels)


def of_cell(cell: Cell) -> list[object]:
    options = " ".join(f"{name}={value}" for name, value in cell.options.items())
    return [cell.game, cell.seats, options, cell.shape, company(cell)]


def of_share(share: Share) -> list[object]:
    low, high = share.interval
    fair, times = share.fair, share.times_fair
    return [
        share.played,
        round(share.wins, 4),
        round(share.share, 4),
        round(low, 4),
        round(high, 4),
        "" if fair is None else round(fair, 4),
        "" if times is None else round(times, 4),
    ]


def matches(report: Report, folder: Path) -> Path:
    """A line for each seat of each match, in the order of the plan."""
    heads = [*CELL, "match", "seed", "seat", "level", "side", "points", "place", "won"]
    lines: list[list[object]] = []
    for outcome in report.outcomes:
        cell = report.cells[outcome.cell]
        for seat, won in enumerate(parts_won(outcome)):
            side = outcome.sides[seat] if outcome.sides else ""
            lines.append(
                [
                    *of_cell(cell),
                    outcome.number,
                    outcome.seed,
                    seat,
                    outcome.players[seat],
                    side,
                    outcome.points[seat],
                    outcome.places[seat],
                    round(won, 4),
                    outcome.decisions,
                    "" if outcome.rounds is None else outcome.rounds,
                    outcome.reason,
                ]
            )
    return write(folder / "matches.csv", [*heads, "decisions", "rounds", "reason"], lines)


def shares(rows: Iterable[Row], folder: Path) -> Path:
    lines = [[*of_cell(row.cell), row.level, row.side, *of_share(row.share)] for row in rows]
    return write(folder / "shares.csv", [*CELL, "level", "side", *SHARE], lines)


def ratings(rated: Iterable[Rating], folder: Path) -> Path:
    lines = [
        [one.game, one.level, one.side, *(round(mu, 3) for mu in (one.middle, one.low, one.high))]
        for one in rated
    ]
    heads = ["game", "level", "side", "rating", "low", "high"]
    return write(folder / "ratings.csv", heads, lines)


def moves(report: Report, folder: Path) -> Path:
    """Seconds of processor time a move."""
    lines = [
        [
            *name,
            clock.moves,
            *(f"{seconds:.6f}" for seconds in (clock.mean, clock.within(MOST_OF_ALL))),
            f"{clock.longest / MICRO:.6f}",
        ]
        for name, clock in clocks(report).items()
    ]
    heads = ["game", "seats", "level", "moves", "mean", "p99", "longest"]
    return write(folder / "moves.csv", heads, lines)
