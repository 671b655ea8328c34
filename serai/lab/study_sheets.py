"""A game's own study as files: its tables as a page, every figure as CSV."""

from __future__ import annotations

from pathlib import Path

from serai.lab.figures import Figure, Results
from serai.lab.sheets import write as write_sheet


def of_figure(found: Figure) -> list[object]:
    return [found.count, *(round(part, 4) for part in (found.middle, found.low, found.high))]


def write(results: Results, folder: Path) -> list[Path]:
    """The tables, and a line for each figure in them."""
    page = folder / "tables.md"
    page.write_text("\n".join(map(results.markdown, results.tables)), encoding="utf-8")
    lines = [
        [*(table.name, " ".join(row.labels), column.figure), *of_figure(found)]
        for table in results.tables
        for row in table.rows
        for column, found in zip(table.columns, results.figures(table, row), strict=True)
        if found is not None
    ]
    heads = ["table", "row", "figure", "samples", "middle", "low", "high"]
    return [page, write_sheet(folder / "figures.csv", heads, lines)]
