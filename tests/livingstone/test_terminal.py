"""LivingStone in letters: what a terminal shows of coins."""

import io

import pytest
from rich.console import Console

from serai.cli.screen import THEME
from serai.games.livingstone import terminal
from serai.games.livingstone.game import GAME
from serai.words import Words
from tests.livingstone.table import A, B, Table

NAMES = ["Ann", "Ben", "Cleo"]


def line_of(name: str, table: Table, seat: int | None) -> str:
    """What a seat is shown in the line of a player."""
    out = io.StringIO()
    console = Console(file=out, width=80, theme=THEME, highlight=False, color_system=None)
    console.print(terminal.board(table.view(seat), Words(GAME, NAMES), 80))
    return next(line for line in out.getvalue().splitlines() if name in line)


@pytest.mark.parametrize(("coins", "shown"), [("open", "£5"), ("hidden", "1×")])
def test_others_see_what_was_given_only_where_coins_lie_open(coins: str, shown: str) -> None:
    table = Table(3, coins=coins).coins(A, 8).do("donate", pounds=5)
    assert shown in line_of("Ann", table, B).split()
    assert shown in line_of("Ann", table, None).split()
    assert "1×" in line_of("Ann", table, A).split()
