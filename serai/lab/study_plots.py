"""The pictures of a game's own study: a sheet for each table, a panel for each of its figures."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from matplotlib.axes import Axes

from serai.engine.studied import INTERVAL, RANGE, SHARE, SPREAD, TIMES, Column, Row, Table
from serai.lab.drawing import (
    Dot,
    Sheet,
    Sign,
    as_percent,
    fair_line,
    heading,
    label,
    signs,
    whiskers,
)
from serai.lab.figures import Figure, Results
from serai.words import Words

SAY: Final = Words().say


def draw(results: Results, title: str, folder: Path) -> list[Path]:
    """One picture for each table."""
    return [sheet(results, table, title, folder) for table in results.tables]


def sheet(results: Results, table: Table, title: str, folder: Path) -> Path:
    panels = [
        (column, here)
        for place, column in enumerate(table.columns)
        if (here := lines_of(results, table, place))
    ]
    look = signs(list(dict.fromkeys(row.labels[-1] for row in table.rows)))
    told = SAY("plot-study", title=title, table=results.named(table.name)[0])
    picture = Sheet(told, [len(here) for _, here in panels])
    for panel, (column, here) in zip(picture.panels, panels, strict=True):
        heading(panel, results.named(column.figure)[0])
        whiskers(panel, [dot_of(results, look, row, figure) for row, figure in here])
        scale(panel, column)
    return picture.save(folder / f"{table.name}.png")


def lines_of(results: Results, table: Table, place: int) -> list[tuple[Row, Figure]]:
    """One figure, row by row, where there is something to tell."""
    figures = [(row, results.figures(table, row)[place]) for row in table.rows]
    return [(row, found) for row, found in figures if found is not None]


def dot_of(results: Results, look: dict[str, Sign], row: Row, figure: Figure) -> Dot:
    """Rows of one kind, as their last label says, have one sign."""
    name = " ".join(results.named(*row.labels))
    return Dot(name, look[row.labels[-1]], figure.middle, (figure.low, figure.high), figure.text)


def scale(panel: Axes, column: Column) -> None:
    """Shares go from none to all; what is 1 where all are alike has a line there."""
    if column.told in (SHARE, INTERVAL):
        as_percent(panel)
    if column.told == TIMES:
        fair_line(panel, 1.0, SAY("plot-alike"))
    spans = {SPREAD: "plot-tenths", RANGE: "plot-range"}
    label(panel, SAY(spans.get(column.told, "plot-interval")))
