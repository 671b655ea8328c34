"""`serai lab`: whether a game is fair, how its matches go, and matches for those who learn."""

import sys
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
from serai.engine.errors import BadInput
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
from serai.lab.figures import Results
from serai.lab.names import option_name, order_name, seats_name
from serai.lab.order import order, own_order
from serai.lab.tally import standings
from serai.words import Words

USUAL_LEVEL: Final = "greedy"
USUAL_TEACHERS: Final = "greedy,caravaneer"

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
        wishes.levels(levels),
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


@lab.command(help=SAY("about-own_study"))
def study(
    game: Annotated[str, about("game")],
    *,
    seats: Annotated[str | None, about("balance_seats")] = None,
    levels: Annotated[str, about("own_study_levels")] = "",
    matches: Annotated[int, about("own_study_matches")] = 200,
    preset: studies.Preset = None,
    option: studies.OptionList = None,
    workers: studies.Workers = None,
    on: studies.On = studies.PROCESSES,
    address: studies.Address = None,
    out: studies.Out = None,
) -> int:
    studies.need_parts()
    plays = wishes.game(game)
    base = {name: str(value) for name, value in wishes.options(preset, option).items()}
    counts = list(range(plays.fewest, plays.most + 1))
    wanted = own_order(
        plays,
        counts if seats is None else wishes.numbers(seats, "--seats"),
        wishes.listed(levels),
        base,
    )
    screen, folder = Screen(), out or Path(f"study-{plays.name}")
    report = studies.run(wanted, matches, folder, studies.crew(on, workers, address), screen)
    if report is None:
        return studies.INTERRUPTED
    show_own(report, plays.title, folder, screen)
    return 0


def show_own(report: Report, title: str, folder: Path, screen: Screen) -> None:
    """The tables as a page has them, to be copied, and where everything lies."""
    from serai.lab import sheets, study_plots, study_sheets

    results = Results(report)
    for table in results.tables:
        sys.stdout.write(f"{results.markdown(table)}\n")
    sys.stdout.flush()
    written = [
        sheets.matches(report, folder),
        *study_sheets.write(results, folder),
        *study_plots.draw(results, title, folder),
    ]
    studies.tell_files(report, folder, written, screen)


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
        cell = report.cells[place]
        title = SAY("table-order", who=seats_name(cell))
        heads = ("table-who", "table-won", "table-share", "table-interval", "table-fair")
        table = grid(title, *heads, "table-times_fair")
        for (where, what), share in found.items():
            if where == place:
                table.add_row(Text(order_name(cell.game, what), style="heading"), *figures(share))
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
    first, game = next(iter(shares))[1], report.order.games[0]
    for seats in report.order.seats:
        who = SAY("plot-seats", title=serai.game(game).title, seats=seats)
        title = SAY("table-options", who=who, what=order_name(game, first))
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


@lab.command(help=SAY("about-dataset"))
def dataset(
    game: Annotated[str | None, about("dataset_game")] = None,
    *,
    seats: Annotated[int | None, about("dataset_seats")] = None,
    levels: studies.Levels = USUAL_LEVEL,
    matches: Annotated[int, about("dataset_matches")] = 100,
    records: Annotated[
        list[Path] | None,
        studies.Parameter(negative="", consume_multiple=True, help=SAY("about-dataset_records")),
    ] = None,
    most: Annotated[int, about("dataset_most")] = 0,
    preset: studies.Preset = None,
    option: studies.OptionList = None,
    seed: studies.StudySeed = 1,
    workers: studies.Workers = None,
    out: studies.Out = None,
) -> int:
    studies.need_numpy()
    from serai.lab import dataset as datasets

    if records:
        order = datasets.recorded(records)
    elif game is None:
        raise BadInput(SAY("dataset-what"))
    else:
        plays = wishes.game(game)
        chosen = {name: str(value) for name, value in wishes.options(preset, option).items()}
        order = datasets.wanted(
            plays, seats or plays.fewest, wishes.levels(levels), chosen, seed, matches, most
        )
    return studies.write_down(order, out or Path(f"dataset-{order.game}"), workers, Screen())


@lab.command(help=SAY("about-train"))
def train(
    game: Annotated[str, about("game")],
    *,
    seats: Annotated[int | None, about("dataset_seats")] = None,
    levels: Annotated[str, about("train_levels")] = USUAL_TEACHERS,
    matches: Annotated[int, about("train_matches")] = 10_000,
    units: Annotated[int, about("train_units")] = 32,
    epochs: Annotated[int, about("train_epochs")] = 8,
    preset: studies.Preset = None,
    option: studies.OptionList = None,
    seed: studies.StudySeed = 1,
    workers: studies.Workers = None,
    out: studies.Out = None,
) -> int:
    studies.need_numpy()
    from serai.lab import school

    plays = wishes.game(game)
    chosen = {name: str(value) for name, value in wishes.options(preset, option).items()}
    places = seats or plays.fewest
    if units < 1 or epochs < 1:
        raise BadInput(SAY("train-least"))
    order = school.wanted(plays, places, wishes.levels(levels), chosen, seed, matches)
    folder = out or Path(f"training-{plays.name}-{places}")
    return studies.train(order, units, epochs, folder, workers, Screen())
