"""A study of balance as CSV files."""

from __future__ import annotations

from pathlib import Path

from serai.lab.arena import Report
from serai.lab.balance import Spread, by_order, lengths, points
from serai.lab.sheets import CELL, SHARE, of_cell, of_share
from serai.lab.sheets import write as write_sheet


def of_spread(numbers: Spread | None) -> list[object]:
    if numbers is None:
        return [""] * 4
    return [numbers.low, numbers.middle, numbers.high, round(numbers.mean, 3)]


def write(report: Report, folder: Path) -> list[Path]:
    """Order of play, lengths, endings and points, all cells."""
    cells = report.cells
    order = [
        [*of_cell(cells[place]), what, *of_share(share)]
        for (place, what), share in by_order(report).items()
    ]
    found = lengths(report)
    length = [
        [*of_cell(cells[place]), one.matches, *of_spread(one.decisions), *of_spread(one.rounds)]
        for place, one in found.items()
    ]
    endings = [
        [*of_cell(cells[place]), reason, count, round(count / one.matches, 4)]
        for place, one in found.items()
        for reason, count in one.endings.most_common()
    ]
    scored = [
        [*of_cell(cells[place]), level or "winners", *of_spread(numbers)]
        for (place, level), numbers in points(report).items()
    ]
    spread = ["p10", "median", "p90", "mean"]
    both = [f"{what}_{which}" for what in ("decisions", "rounds") for which in spread]
    return [
        write_sheet(folder / "order.csv", [*CELL, "order", *SHARE], order),
        write_sheet(folder / "lengths.csv", [*CELL, "matches", *both], length),
        write_sheet(folder / "endings.csv", [*CELL, "ending", "matches", "share"], endings),
        write_sheet(folder / "points.csv", [*CELL, "level", *spread], scored),
    ]
