"""`serai lab balance`: whether a game is fair, and how its matches go."""

from pathlib import Path
from typing import Annotated, Final

from cyclopts import App
from rich.table import Table
from rich.text import Text

import serai
from serai.cli import studies, wishes
from serai.cli.screen import Screen
from serai.cli.studies import SAY, about
from serai.cli.tournaments import figures, grid, percent, share_tables, span
from serai.lab import plan
from serai.lab.arena import Report
from serai.lab.balance import (
    WINNERS,
    Length,
    Spread,
    by_order,
    lengths,
    points,
    variants,
)
from serai.lab.names import option_name, order_name, seats_name
from serai.lab.order import order
from serai.lab.tally import standings
from serai.words import Words

USUAL_LEVEL: Final = "greedy"

lab: Final = App(name="lab", help=SAY("about-lab"))


@lab.command(help=SAY("about-balance"))
def balance(
    game: Annotated[str, about("game")],
    *,
    seats: Annotated[str | None, about("balance_seats")] = None,
    levels: studies.Levels = USUAL_LEVEL,
    vary: Annotated[
        list[str] | None, studies.Parameter(negative="", help=SAY("about-vary"))
    ] = None,
    matches: studies.Matches = 200,
    preset: studies.Preset = None,
    option: studies.OptionList = None,
    seed: studies.StudySeed = 1,
    workers: studies.Workers = None,
    on: studies.On = studies.PROCESSES,
    address: studies.Address = None,
    out: studies.Out = None,
) -> int:
    studies.need_parts()
    plays = wishes.game(game)
    base = {name: str(value) for name, value in wishes.options(preset, option).items()}
    plays.options.resolve(base)
    counts = list(range(plays.fewest, plays.most + 1))
    wanted = order(
        "balance",
        [plays.name],
        counts if seats is None else wishes.numbers(seats, "--seats"),
        wishes.listed(levels),
        plan.MIXED,
        variants(plays, base, [name for wish in vary or [] for name in wishes.listed(wish)]),
        seed,
    )
    screen, folder = Screen(), out or Path(f"balance-{plays.name}")
    report = studies.run(wanted, matches, folder, studies.crew(on, workers, address), screen)
    if report is None:
        return studies.INTERRUPTED
    show(report, folder, screen)
    return 0


def show(report: Report, folder: Path, screen: Screen) -> None:
    """The tables, and where everything lies."""
    from serai.lab import balance_plots, balance_sheets, sheets

    screen.show(*order_tables(report))
    rows = standings(report)
    if len(report.order.levels) > 1:
        screen.show(*share_tables([row for row in rows if not option_name(report, row.cell)]))
    screen.show(length_table(report), ending_table(report))
    if points(report):
        screen.show(points_table(report))
    if len(report.order.variants) > 1:
        screen.show(*option_tables(report))
    written = [
        sheets.matches(report, folder),
        sheets.shares(rows, folder),
        *balance_sheets.write(report, folder),
        *balance_plots.draw(report, folder),
    ]
    studies.tell_files(report, folder, written, screen)


def usual(report: Report) -> list[int]:
    """The cells that are played with the options as asked for."""
    return [place for place, cell in enumerate(report.cells) if not option_name(report, cell)]


def order_tables(report: Report) -> list[Table]:
    """Wins by order of play, or by side, for each number of seats."""
    found = by_order(report)
    tables: list[Table] = []
    for place in usual(report):
        title = SAY("table-order", who=seats_name(report.cells[place]))
        heads = ("table-who", "table-won", "table-share", "table-interval", "table-fair")
        table = grid(title, *heads, "table-times_fair")
        for (where, what), share in found.items():
            if where == place:
                table.add_row(Text(order_name(what), style="heading"), *figures(share))
        tables.append(table)
    return tables


def spread(numbers: Spread | None) -> str:
    if numbers is None:
        return "–"
    return SAY("spread", middle=numbers.middle, low=numbers.low, high=numbers.high)


def length_table(report: Report) -> Table:
    heads = ("table-who", "table-matches", "table-decisions", "table-rounds")
    table = grid(SAY("table-lengths"), *heads)
    found = lengths(report)
    for place in usual(report):
        length = found[place]
        name = Text(seats_name(report.cells[place]), style="heading")
        table.add_row(name, str(length.matches), spread(length.decisions), spread(length.rounds))
    return table


def ending_table(report: Report) -> Table:
    """How matches came to their end."""
    table = grid(SAY("table-endings"), "table-who", "table-matches", "table-share")
    words = Words(serai.game(report.order.games[0]))
    found = lengths(report)
    for place in usual(report):
        length: Length = found[place]
        for reason, count in length.endings.most_common():
            name = Text(seats_name(report.cells[place]), style="heading")
            name.append(f"  {words.reason(reason)}", style="none")
            table.add_row(name, str(count), percent(count / length.matches))
    return table


def points_table(report: Report) -> Table:
    heads = ("table-who", "table-points", "table-mean")
    table = grid(SAY("table-points_title"), *heads)
    for (place, level), numbers in points(report).items():
        if place in usual(report):
            name = Text(seats_name(report.cells[place]), style="heading")
            who = SAY("who-winners") if level == WINNERS else level
            name.append(f"  {who}", style="none")
            table.add_row(name, spread(numbers), f"{numbers.mean:.1f}")
    return table


def option_tables(report: Report) -> list[Table]:
    """What each changed option does: to who is asked first, to the length, to the points."""
    tables: list[Table] = []
    shares, long, scored = by_order(report), lengths(report), points(report)
    first = next(iter(shares))[1]
    for seats in report.order.seats:
        who = SAY("plot-seats", title=serai.game(report.order.games[0]).title, seats=seats)
        title = SAY("table-options", who=who, what=order_name(first))
        heads = ("table-option", "table-share", "table-interval", "table-rounds", "table-winner")
        table = grid(title, *heads)
        for place, cell in enumerate(report.cells):
            if cell.seats == seats:
                share = shares[place, first]
                table.add_row(
                    Text(option_name(report, cell) or SAY("option-usual"), style="heading"),
                    percent(share.share),
                    span(*share.interval),
                    spread(long[place].rounds),
                    spread(scored.get((place, WINNERS))),
                )
        tables.append(table)
    return tables
