"""The figures of a game's own study: what many matches say of each, with intervals, and as text."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import sqrt
from typing import Final

from serai.engine import studied
from serai.engine.studied import Column, Row, Samples, Table
from serai.lab import studying
from serai.lab.arena import Report
from serai.lab.balance import Spread
from serai.lab.names import figure_name
from serai.lab.tally import SURE, wilson

PERCENT: Final = 100


class Figure:
    """A value, the span around it, and how both are written."""

    def __init__(self, count: int, middle: float, span: tuple[float, float], text: str) -> None:
        self.count = count
        """How many numbers it comes from."""
        self.middle = middle
        self.low, self.high = span
        self.text = text


def standard_error(values: Sequence[float]) -> float:
    """Of the mean of these values."""
    mean = sum(values) / len(values)
    spread = sum((value - mean) ** 2 for value in values) / max(1, len(values) - 1)
    return sqrt(spread / len(values))


def _mean(column: Column, values: Sequence[float]) -> Figure:
    mean, error = sum(values) / len(values), standard_error(values)
    text = f"{mean:.{column.places}f}"
    if column.told == studied.ERROR:
        text += f" ± {error:.{column.places}f}"
    return Figure(len(values), mean, (mean - SURE * error, mean + SURE * error), text)


def _share(column: Column, values: Sequence[float]) -> Figure:
    share = sum(values) / len(values)
    span = wilson(sum(values), len(values))
    middle, low, high = (f"{PERCENT * part:.{column.places}f}" for part in (share, *span))
    text = f"{middle} %"
    if column.told == studied.INTERVAL:
        text += f" ({low}–{high})"
    return Figure(len(values), share, span, text)


def _spread(column: Column, values: Sequence[float]) -> Figure:
    spread = Spread(values)
    span = (spread.low, spread.high)
    if column.told == studied.RANGE:
        span = (spread.values[0], spread.values[-1])
    text = f"{spread.middle:g} ({span[0]:g}–{span[1]:g})"
    return Figure(len(values), spread.middle, span, text)


TELLING: Final[dict[str, Callable[[Column, Sequence[float]], Figure]]] = {
    studied.MEAN: _mean,
    studied.ERROR: _mean,
    studied.TIMES: _mean,
    studied.SHARE: _share,
    studied.INTERVAL: _share,
    studied.SPREAD: _spread,
    studied.RANGE: _spread,
}


def figure(column: Column, values: Sequence[float]) -> Figure | None:
    """What many matches say; None where none had anything to say."""
    return TELLING[column.told](column, values) if values else None


class Results:
    """The tables of a study and the figures in them."""

    def __init__(self, report: Report) -> None:
        self.tables = report.order.tables()
        self._game = report.order.games[0]
        self._places = {
            studying.key(setting): place
            for place, setting in enumerate(studying.settings(self.tables))
        }
        self._samples: list[Samples] = [{} for _ in report.cells]
        self._matches = [0] * len(report.cells)
        for outcome in report.outcomes:
            self._matches[outcome.cell] += 1
            for name, values in outcome.samples.items():
                self._samples[outcome.cell].setdefault(name, []).extend(values)

    def named(self, *names: str) -> list[str]:
        """Figures, rows and tables as they are called in the reader's language."""
        return [figure_name(self._game, name) for name in names]

    def matches(self, row: Row) -> int:
        return self._matches[self._places[studying.key(row.setting)]]

    def figures(self, table: Table, row: Row) -> list[Figure | None]:
        """Those of a row, column by column."""
        samples = self._samples[self._places[studying.key(row.setting)]]
        return [figure(column, samples.get(row.figure(column), [])) for column in table.columns]

    def markdown(self, table: Table) -> str:
        """A table as pages of the docs have it."""
        figures = [column.figure for column in table.columns]
        heads = self.named(*table.heads, "matches", *figures)
        lines = [heads, ["---"] * len(heads)]
        for row in table.rows:
            told = [found.text if found else "" for found in self.figures(table, row)]
            lines.append([*self.named(*row.labels), str(self.matches(row)), *told])
        return "\n".join(f"| {' | '.join(line)} |" for line in lines) + "\n"
