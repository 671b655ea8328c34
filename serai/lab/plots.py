"""The pictures of a tournament: win shares beside the fair share, ratings, and time per move."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import groupby
from pathlib import Path
from typing import Final

from matplotlib.axes import Axes
from matplotlib.ticker import EngFormatter

import serai
from serai.lab.arena import Report
from serai.lab.clock import MICRO, MOST_OF_ALL, Clock
from serai.lab.drawing import (
    INK,
    MUTED,
    Dot,
    Sheet,
    Sign,
    as_percent,
    beside,
    fair_line,
    heading,
    label,
    signs,
    whiskers,
)
from serai.lab.names import cell_name, level_name
from serai.lab.ratings import Rating
from serai.lab.tally import Row, Share, clocks
from serai.words import Words

SAY: Final = Words().say
PERCENT: Final = 100


def share_dot(name: str, sign: Sign, share: Share) -> Dot:
    middle, low, high = (f"{part * PERCENT:.1f}" for part in (share.share, *share.interval))
    text = SAY("plot-share", share=middle, low=low, high=high)
    return Dot(name, sign, share.share, share.interval, text)


def shares(report: Report, rows: Sequence[Row], folder: Path) -> Path:
    """A panel for each cell, a line for each level in it."""
    groups = [(cell, list(here)) for cell, here in groupby(rows, key=lambda row: row.cell)]
    sheet = Sheet(SAY("plot-shares"), [len(here) for _, here in groups])
    look = signs(report.order.levels)
    for panel, (cell, here) in zip(sheet.panels, groups, strict=True):
        heading(panel, cell_name(cell))
        dots = [
            share_dot(level_name(cell.game, row.level, row.side), look[row.level], row.share)
            for row in here
        ]
        whiskers(panel, dots)
        as_percent(panel)
        if (fair := here[0].share.fair) is not None:
            fair_line(panel, fair, SAY("plot-fair", share=f"{fair * PERCENT:.0f}"))
    label(sheet.panels[-1], SAY("plot-shares_scale"))
    return sheet.save(folder / "shares.png")


def ratings(report: Report, rated: Sequence[Rating], folder: Path) -> Path:
    groups = [(game, list(here)) for game, here in groupby(rated, key=lambda one: one.game)]
    sheet = Sheet(SAY("plot-ratings"), [len(here) for _, here in groups])
    look = signs(report.order.levels)
    for panel, (game, here) in zip(sheet.panels, groups, strict=True):
        heading(panel, serai.game(game).title)
        dots = [
            Dot(
                level_name(game, one.level, one.side),
                look[one.level],
                one.middle,
                (one.low, one.high),
                f"{one.middle:.1f}  ({one.low:.1f}–{one.high:.1f})",
            )
            for one in here
        ]
        whiskers(panel, dots)
    label(sheet.panels[-1], SAY("plot-ratings_scale"))
    return sheet.save(folder / "ratings.png")


def moves(report: Report, folder: Path) -> Path:
    """Mean, 99 % and longest, on a scale on which each step is ten times the one before."""
    found = clocks(report)
    groups = [
        (game, seats, list(here))
        for (game, seats), here in groupby(found, key=lambda name: (name[0], name[1]))
    ]
    sheet = Sheet(SAY("plot-moves"), [len(here) for _, _, here in groups])
    look = signs(report.order.levels)
    for panel, (game, seats, here) in zip(sheet.panels, groups, strict=True):
        heading(panel, SAY("plot-seats", title=serai.game(game).title, seats=seats))
        panel.set_xscale("log")
        panel.xaxis.set_major_formatter(EngFormatter(unit="s"))
        for line, name in enumerate(here):
            _times(panel, line, found[name], look[name[2]])
        panel.set_yticks(range(len(here)), [name[2] for name in here])
        panel.set_ylim(len(here) - 0.4, -0.6)
    label(sheet.panels[-1], SAY("plot-moves_scale"))
    return sheet.save(folder / "moves.png")


def _times(panel: Axes, line: int, clock: Clock, sign: Sign) -> None:
    mean, most, longest = clock.mean, clock.within(MOST_OF_ALL), clock.longest / MICRO
    panel.plot([mean, most], [line, line], color=sign.colour, linewidth=2.2)
    panel.plot([most, longest], [line, line], color=sign.colour, linewidth=1, linestyle=":")
    panel.plot(mean, line, marker=sign.mark, color=sign.colour, markersize=9)
    panel.plot(most, line, marker="|", color=INK, markersize=13, markeredgewidth=2)
    panel.plot(longest, line, marker="x", color=MUTED, markersize=7)
    figures = [f"{seconds * 1000:.3g}" for seconds in (mean, most, longest)]
    text = SAY("plot-times", mean=figures[0], most=figures[1], longest=figures[2])
    beside(panel, line, text)


def tournament(
    report: Report, rows: Sequence[Row], rated: Sequence[Rating], folder: Path
) -> list[Path]:
    """All pictures of a tournament."""
    drawn = [shares(report, rows, folder), moves(report, folder)]
    return [*drawn, ratings(report, rated, folder)] if rated else drawn
