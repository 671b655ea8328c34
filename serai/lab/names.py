"""What cells and levels are called in tables and pictures."""

import re
from functools import cache
from typing import Final

import serai
from serai.lab import traits
from serai.lab.arena import Report
from serai.lab.plan import MIXED, SIDES, Cell
from serai.words import Words

SAY: Final = Words().say
NOT_IN_NAMES: Final = re.compile(r"[^a-z0-9]+")


@cache
def words_of(game: str) -> Words:
    return Words(serai.game(game))


def figure_name(game: str, name: str) -> str:
    """A figure, row, table or side in words; what is typed or counted has none and stays."""
    ident = f"figure-{NOT_IN_NAMES.sub('_', name.lower())}"
    words = words_of(game)
    return words.say(ident) if words.has(ident) else name


def level_name(game: str, level: str, side: str) -> str:
    """A level, and the side it plays on if there is one."""
    return SAY("level-side", level=level, side=figure_name(game, side)) if side else level


def cell_name(cell: Cell) -> str:
    """Which matches a panel or table is about."""
    title = serai.game(cell.game).title
    return SAY("table-cell", title=title, seats=cell.seats, who=company(cell))


def company(cell: Cell) -> str:
    """Who plays in a cell, in words."""
    if cell.shape == MIXED:
        return SAY("company-mixed" if len(cell.levels) > 1 else "company-alone", one=cell.levels[0])
    one, others = cell.levels
    if cell.shape == SIDES:
        lone, other = traits.side_names(cell.game)
        one, others = level_name(cell.game, one, lone), level_name(cell.game, others, other)
        return SAY("company-sides", one=one, others=others)
    return SAY("company-one_among", one=one, others=others)


def seats_name(cell: Cell) -> str:
    """A game and its seats."""
    return SAY("plot-seats", title=serai.game(cell.game).title, seats=cell.seats)


def option_name(report: Report, cell: Cell) -> str:
    """What sets a cell’s options apart from those of the first cell; empty if nothing does."""
    usual = report.cells[0].options
    other = {name: value for name, value in cell.options.items() if usual.get(name) != value}
    return ", ".join(f"{name}={value}" for name, value in other.items())


def order_name(game: str, what: str) -> str:
    """Who is asked first, second, third; or a side."""
    return SAY("order-place", place=int(what)) if what.isdigit() else figure_name(game, what)
