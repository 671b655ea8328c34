"""The island in characters: what stands where, and where the treasure may lie."""

from rich.console import Console
from rich.theme import Theme

from serai.games.treasure_island import terminal
from serai.games.treasure_island.game import GAME
from serai.words import Words
from tests.treasure_island.table import SILVER, A, Table

THEME = Theme({"quiet": "dim", "heading": "bold"})


def drawn(table: Table, seat: int | None, width: int) -> list[str]:
    console = Console(width=width, theme=THEME, color_system=None, force_terminal=False)
    words = Words(GAME, ["Silver", "Ann", "Ben", "Cat"])
    with console.capture() as caught:
        console.print(terminal.board(table.view(seat), words, width))
    return caught.get().splitlines()


def test_every_row_of_the_map_fits_a_narrow_terminal() -> None:
    assert max(len(line) for line in drawn(Table(), A, 80)) <= 80
    assert max(len(line) for line in drawn(Table(), A, 120)) <= 120


def test_pirates_towers_and_silver_stand_where_they_are() -> None:
    lines = drawn(Table().comes(4).play("imprison", tower=7), A, 80)
    rows = {int(line[:4]): line[5:] for line in lines[1:45] if line[:4].strip().isdigit()}
    assert rows[120][8] == "A"
    assert rows[160][6] != "S"
    assert sum(line.count("S") for line in lines[1:45]) == 1


def test_only_silver_sees_the_treasure_on_the_map() -> None:
    table = Table()
    assert any("$" in line for line in drawn(table, SILVER, 80)[1:45])
    assert not any("$" in line for line in drawn(table, A, 80)[1:45])


def test_ground_that_is_ruled_out_loses_its_shade() -> None:
    table = Table()
    district = table.dealt(A)[0]
    number = table.position.chart.district_names.index(district)
    assert number >= 0
    shaded = sum(line.count("#") + line.count("+") for line in drawn(table, A, 80)[1:45])
    public = sum(line.count("#") + line.count("+") for line in drawn(table, None, 80)[1:45])
    assert shaded < public
