"""The pictures of a study of balance: who wins, how long it takes, and what is scored."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from matplotlib.axes import Axes

from serai.lab.arena import Report
from serai.lab.balance import WINNERS, by_order, lengths, points
from serai.lab.drawing import Sheet, as_percent, bars, fair_line, heading, label, signs, whiskers
from serai.lab.names import option_name, order_name, seats_name
from serai.lab.plots import PERCENT, SAY, share_dot
from serai.lab.plots import shares as share_plot
from serai.lab.tally import Share, standings

BINS: Final = 24
MARGIN: Final = 5
PANEL: Final = 4.0
"""The height of a panel with bars, in lines of text."""


def draw(report: Report, folder: Path) -> list[Path]:
    """All pictures that the study has something to show in."""
    rows = standings(report)
    drawn = [order(report, folder), length(report, folder)]
    if len(report.order.levels) > 1:
        usual = [row for row in rows if not option_name(report, row.cell)]
        drawn.append(share_plot(report, usual, folder))
    if points(report):
        drawn.append(scores(report, folder))
    if len(report.order.variants) > 1:
        drawn.append(options(report, folder))
    return drawn


def usual_cells(report: Report) -> list[int]:
    return [place for place, cell in enumerate(report.cells) if not option_name(report, cell)]


def order(report: Report, folder: Path) -> Path:
    """Win shares by order of play, or by side."""
    found = by_order(report)
    look = signs(list(dict.fromkeys(what for _, what in found)))
    groups = [
        (place, {what: share for (where, what), share in found.items() if where == place})
        for place in usual_cells(report)
    ]
    sheet = Sheet(SAY("plot-order"), [len(here) for _, here in groups])
    for panel, (place, here) in zip(sheet.panels, groups, strict=True):
        cell = report.cells[place]
        heading(panel, seats_name(cell))
        dots = [share_dot(order_name(cell.game, what), look[what], here[what]) for what in here]
        whiskers(panel, dots)
        as_percent(panel)
        _fair(panel, next(iter(here.values())))
    label(sheet.panels[-1], SAY("plot-shares_scale"))
    return sheet.save(folder / "order.png")


def _fair(panel: Axes, share: Share) -> None:
    if share.fair is not None:
        fair_line(panel, share.fair, SAY("plot-fair", share=f"{share.fair * PERCENT:.0f}"))


def length(report: Report, folder: Path) -> Path:
    """How many decisions, and how many rounds, matches take."""
    found = lengths(report)
    sign = signs(["decisions", "rounds"])
    wanted = [
        (place, what, numbers.values)
        for place in usual_cells(report)
        for what, numbers in (
            ("decisions", found[place].decisions),
            ("rounds", found[place].rounds),
        )
        if numbers is not None
    ]
    sheet = Sheet(SAY("plot-lengths"), [PANEL] * len(wanted))
    for panel, (place, what, values) in zip(sheet.panels, wanted, strict=True):
        name = SAY("plot-decisions" if what == "decisions" else "plot-rounds")
        heading(panel, SAY("plot-of", what=name, where=seats_name(report.cells[place])))
        bars(panel, values, BINS, sign[what])
    label(sheet.panels[-1], SAY("plot-lengths_scale"))
    return sheet.save(folder / "lengths.png")


def scores(report: Report, folder: Path) -> Path:
    """What each level scores, and what wins."""
    found = {key: one for key, one in points(report).items() if key[0] in usual_cells(report)}
    look = signs([*report.order.levels, WINNERS])
    sheet = Sheet(SAY("plot-points"), [PANEL] * len(found))
    low = min(one.values[0] for one in found.values())
    high = max(one.values[-1] for one in found.values())
    for panel, ((place, level), one) in zip(sheet.panels, found.items(), strict=True):
        who = SAY("who-winners") if level == WINNERS else level
        heading(panel, SAY("plot-of", what=who, where=seats_name(report.cells[place])))
        bars(panel, one.values, BINS, look[level])
        panel.set_xlim(low - MARGIN, high + MARGIN)
    label(sheet.panels[-1], SAY("plot-points_scale"))
    return sheet.save(folder / "points.png")


def options(report: Report, folder: Path) -> Path:
    """What each changed option does to whoever is asked first, or to the first side."""
    found = by_order(report)
    first = next(iter(found))[1]
    names = [option_name(report, cell) or SAY("option-usual") for cell in report.cells]
    look = signs(list(dict.fromkeys(names)))
    groups = [
        [place for place, cell in enumerate(report.cells) if cell.seats == seats]
        for seats in report.order.seats
    ]
    what = order_name(report.order.games[0], first)
    sheet = Sheet(SAY("plot-options", what=what), [len(here) for here in groups])
    for panel, here in zip(sheet.panels, groups, strict=True):
        heading(panel, seats_name(report.cells[here[0]]))
        dots = [share_dot(names[place], look[names[place]], found[place, first]) for place in here]
        whiskers(panel, dots)
        as_percent(panel)
        _fair(panel, found[here[0], first])
    label(sheet.panels[-1], SAY("plot-shares_scale"))
    return sheet.save(folder / "options.png")
