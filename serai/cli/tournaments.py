"""`serai tournament`: who beats whom, with intervals, and how long they think."""

from __future__ import annotations

from itertools import groupby
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Final

from rich import box
from rich.table import Table
from rich.text import Text

import serai
from serai.cli import studies, wishes
from serai.cli.screen import Screen
from serai.cli.studies import SAY, about
from serai.lab import plan
from serai.lab.arena import Report
from serai.lab.clock import MICRO, MOST_OF_ALL
from serai.lab.names import cell_name, level_name
from serai.lab.order import order
from serai.lab.tally import Row, Share, clocks, standings

if TYPE_CHECKING:
    from serai.lab.ratings import Rating

USUAL: Final = "tournament"
PERCENT: Final = 100
WIDTH: Final = 18


def tournament(
    games: Annotated[str, about("tournament_games")],
    *,
    seats: Annotated[str, about("tournament_seats")] = "4",
    levels: studies.Levels = "greedy,random",
    shape: Annotated[str, studies.Parameter(name="--plan", help=SAY("about-plan"))] = plan.MIXED,
    matches: studies.Matches = 100,
    preset: studies.Preset = None,
    option: studies.OptionList = None,
    seed: studies.StudySeed = 1,
    workers: studies.Workers = None,
    on: studies.On = studies.PROCESSES,
    address: studies.Address = None,
    out: studies.Out = None,
) -> int:
    studies.need_parts()
    chosen = {name: str(value) for name, value in wishes.options(preset, option).items()}
    wanted = order(
        "tournament",
        [wishes.game(name).name for name in wishes.listed(games)],
        wishes.numbers(seats, "--seats"),
        wishes.levels(levels),
        shape,
        [chosen],
        seed,
    )
    screen, folder = Screen(), out or Path(USUAL)
    report = studies.run(wanted, matches, folder, studies.crew(on, workers, address), screen)
    if report is None:
        return studies.INTERRUPTED
    show(report, folder, screen)
    return 0


def show(report: Report, folder: Path, screen: Screen) -> None:
    """The tables, and where everything lies."""
    from serai.lab import plots, ratings, sheets

    rows, rated = standings(report), ratings.ratings(report)
    screen.show(*share_tables(rows), *rating_tables(rated), *move_tables(report))
    written = [
        sheets.matches(report, folder),
        sheets.shares(rows, folder),
        sheets.ratings(rated, folder),
        sheets.moves(report, folder),
        *plots.tournament(report, rows, rated, folder),
    ]
    studies.tell_files(report, folder, written, screen)


def grid(title: str, *heads: str) -> Table:
    """A table whose first column is words and the others numbers; the heads are messages."""
    table = Table(
        title=title,
        title_justify="left",
        title_style="title",
        box=box.SIMPLE_HEAD,
        pad_edge=False,
        header_style="none",
    )
    table.add_column(SAY(heads[0]), min_width=WIDTH)
    for head in heads[1:]:
        table.add_column(SAY(head), justify="right", no_wrap=True)
    return table


def percent(share: float) -> str:
    return SAY("percent", number=f"{share * PERCENT:.1f}")


def span(low: float, high: float) -> str:
    return SAY("span", low=f"{low * PERCENT:.1f}", high=f"{high * PERCENT:.1f}")


def figures(share: Share) -> list[str]:
    """A share as it stands in a table: how often, its interval, the fair one, their ratio."""
    return [
        SAY("wins-of", wins=f"{share.wins:.1f}".removesuffix(".0"), played=share.played),
        percent(share.share),
        span(*share.interval),
        "–" if share.fair is None else percent(share.fair),
        "–" if share.times_fair is None else f"{share.times_fair:.2f}",
    ]


def name_of(game: str, level: str, side: str) -> Text:
    return Text(level_name(game, level, side), style="heading")


def share_tables(rows: list[Row]) -> list[Table]:
    """A table for each cell: every level's wins beside its fair share."""
    tables: list[Table] = []
    for cell, here in groupby(rows, key=lambda row: row.cell):
        table = grid(
            cell_name(cell),
            "table-level",
            "table-won",
            "table-share",
            "table-interval",
            "table-fair",
            "table-times_fair",
        )
        for row in here:
            table.add_row(name_of(cell.game, row.level, row.side), *figures(row.share))
        tables.append(table)
    return tables


def rating_tables(rated: list[Rating]) -> list[Table]:
    tables: list[Table] = []
    for game, here in groupby(rated, key=lambda one: one.game):
        title = SAY("table-ratings", title=serai.game(game).title)
        table = grid(title, "table-level", "table-rating", "table-interval")
        for one in here:
            reach = f"{one.low:.1f} – {one.high:.1f}"
            table.add_row(name_of(game, one.level, one.side), f"{one.middle:.1f}", reach)
        tables.append(table)
    return tables


def move_tables(report: Report) -> list[Table]:
    """Processor time a move, in milliseconds."""
    tables: list[Table] = []
    for (game, seats), here in groupby(clocks(report).items(), key=lambda item: item[0][:2]):
        title = SAY("table-time", title=serai.game(game).title, seats=seats)
        table = grid(
            title, "table-level", "table-moves", "table-mean", "table-p99", "table-longest"
        )
        for (_, _, level), clock in here:
            spans = [clock.mean, clock.within(MOST_OF_ALL), clock.longest / MICRO]
            milliseconds = [f"{seconds * 1000:.3f}" for seconds in spans]
            table.add_row(name_of(game, level, ""), str(clock.moves), *milliseconds)
        tables.append(table)
    return tables
