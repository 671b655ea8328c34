"""The tile data, its checker, and the tables made from it."""

import copy
from collections.abc import Callable
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from serai.engine import figures
from serai.games.goldland import board, components, tiles
from serai.games.goldland.tile_check import complaints, tradable

Data = dict[str, Any]
WRITTEN = figures.parsed("serai.games.goldland")


def tile_of(data: Data, name: str) -> dict[str, Any]:
    return next(tile for tile in data["tile"] if tile["id"] == name)


@pytest.mark.clause("GL-1.2")
def test_the_tiles_keep_every_count_and_constraint_of_the_rules() -> None:
    assert complaints(WRITTEN) == []


@pytest.mark.clause("GL-1.2")
def test_there_are_49_tiles_of_four_kinds() -> None:
    counts = {kind: tiles.TILE_KINDS.count(kind) for kind in set(tiles.TILE_KINDS)}
    assert counts == {"start": 1, "coast": 12, "plain": 13, "adventure": 23}


def test_every_item_can_be_had_by_trade_along_the_coast() -> None:
    assert tradable(WRITTEN, ("start", "coast")) == set(components.KINDS)


def _drop_tile(data: Data) -> None:
    data["tile"].pop()


def _cross(data: Data) -> None:
    tile_of(data, "P01").update(exits="NESW", paths=["NESW"])


def _lost_exit(data: Data) -> None:
    tile_of(data, "P01")["paths"] = ["NE"]


def _through_road(data: Data) -> None:
    tile_of(data, "A01")["paths"] = ["NEW"]


def _split_road(data: Data) -> None:
    tile_of(data, "P01")["paths"] = ["NE", "W"]


def _branched_end(data: Data) -> None:
    tile_of(data, "C11").update(exits="NEW", paths=["NEW"])


def _road_into_the_sea(data: Data) -> None:
    tile_of(data, "C01").update(exits="NES", paths=["NES"])


def _villages_everywhere(data: Data) -> None:
    for tile in data["tile"]:
        tile["village"] = True


def _village_beside_start(data: Data) -> None:
    south = data["first_coast"]["south"]
    south[0], south[1] = south[1], south[0]


def _coast_tile_twice(data: Data) -> None:
    data["first_coast"]["south"][0] = "C09"


def _puma_for_pearls(data: Data) -> None:
    tile_of(data, "A01")["cost"] = {"pearls": 1}


def _no_puma(data: Data) -> None:
    for tile in data["tile"]:
        if tile.get("adventure") == "puma":
            tile.update(adventure="bandits")


def _dear_desert(data: Data) -> None:
    tile_of(data, "A08")["cost"] = {"provisions": 5}


def _rich_marker(data: Data) -> None:
    data["adventures"]["values"]["tuned"][0] = 6


def _missing_marker(data: Data) -> None:
    data["adventures"]["values"]["flat"].pop()


def _buried_on_the_plain(data: Data) -> None:
    tile_of(data, "P01")["treasure"] = True


def _nothing_to_take(data: Data) -> None:
    del tile_of(data, "C01")["offers"]


def _unknown_item(data: Data) -> None:
    tile_of(data, "C01")["offers"] = [{"maps": 1}]


def _gift(data: Data) -> None:
    tile_of(data, "C01")["need"] = "none"


def _no_rod(data: Data) -> None:
    for name in ("C11", "C12"):
        tile_of(data, name)["offers"] = [{"ropes": 1}]


def _no_status(data: Data) -> None:
    tile_of(data, "C01")["trade_status"] = "sure"


def _table_without_status(data: Data) -> None:
    del data["ordeal"]["status"]


def _double_name(data: Data) -> None:
    tile_of(data, "A02")["id"] = "A03"


def _idle_spades(data: Data) -> None:
    data["adventures"]["red"]["mountains"] = ["ropes"]
    for tile in data["tile"]:
        if tile.get("adventure") == "mountains":
            tile["cost"] = {"ropes": 2}


FAULTS: list[tuple[Callable[[Data], None], str]] = [
    (_drop_tile, "23 adventure tiles"),
    (_cross, "three sides"),
    (_lost_exit, "each exit"),
    (_through_road, "before the centre"),
    (_split_road, "all roads meet"),
    (_branched_end, "two unbranched"),
    (_road_into_the_sea, "sea"),
    (_villages_everywhere, "without a village"),
    (_village_beside_start, "first-game coast breaks"),
    (_coast_tile_twice, "every coast tile once"),
    (_puma_for_pearls, "puma costs"),
    (_no_puma, "no tile shows puma"),
    (_dear_desert, "more than an ordeal"),
    (_rich_marker, "between 2 and 5"),
    (_missing_marker, "one an adventure"),
    (_buried_on_the_plain, "adventure tiles only"),
    (_nothing_to_take, "something to take"),
    (_unknown_item, "no equipment maps"),
    (_gift, "without a prerequisite"),
    (_no_rod, "fishing_rods cannot be had"),
    (_no_status, "trade_status"),
    (_table_without_status, "[ordeal]"),
    (_double_name, "used 2 times"),
    (_idle_spades, "no adventure costs spades"),
]


@pytest.mark.parametrize(
    ("spoil", "words"), FAULTS, ids=lambda fault: getattr(fault, "__name__", "")
)
def test_the_checker_names_what_is_wrong(spoil: Callable[[Data], None], words: str) -> None:
    data = copy.deepcopy(WRITTEN)
    spoil(data)
    assert any(words in complaint for complaint in complaints(data))


@pytest.mark.clause("GL-1.3")
@given(st.integers(0, 15), st.integers(0, 3), st.integers(0, 3))
def test_turning_a_tile_carries_each_road_clockwise(sides: int, turn: int, side: int) -> None:
    has_road = sides >> side & 1
    assert board.turned(sides, turn) >> (side + turn) % 4 & 1 == has_road


@pytest.mark.clause("GL-1.3")
def test_every_inland_tile_has_three_roads_however_it_is_turned() -> None:
    for tile in tiles.INLAND_TILES:
        turns = [tiles.ROADS[tile * 4 + turn] for turn in range(4)]
        assert [roads.bit_count() for roads in turns] == [3, 3, 3, 3]
        assert len(set(turns)) == 4


@pytest.mark.clause("GL-1.1")
def test_the_grid_has_49_cells_with_the_goal_opposite_the_start() -> None:
    assert (board.CELLS, board.cell_name(board.START), board.cell_name(board.GOAL)) == (
        49,
        "G7",
        "A1",
    )
    assert len(board.INLAND) == 36


@pytest.mark.clause("GL-1.1")
@given(st.integers(0, board.CELLS - 1), st.integers(0, 3))
def test_neighbours_share_a_side_both_ways(cell: int, direction: int) -> None:
    beside = board.NEIGHBOUR[cell * 4 + direction]
    if beside != board.NO_CELL:
        assert board.NEIGHBOUR[beside * 4 + board.OPPOSITE[direction]] == cell
        rows = abs(beside // 7 - cell // 7)
        columns = abs(beside % 7 - cell % 7)
        assert rows + columns == 1


@pytest.mark.clause("GL-1.1")
def test_a_corner_has_two_neighbours() -> None:
    around = [board.NEIGHBOUR[board.START * 4 + direction] for direction in range(4)]
    assert around.count(board.NO_CELL) == 2


@pytest.mark.clause("GL-1.4")
def test_each_adventure_stands_on_several_tiles_and_shows_what_it_costs() -> None:
    for adventure in range(len(components.ADVENTURES)):
        shown = [tile for tile in range(tiles.COUNT) if tiles.ADVENTURE[tile] == adventure]
        assert len(shown) >= 2
        assert all(tiles.COST_TOTAL[tile] > 0 for tile in shown)


@pytest.mark.clause("GL-9.3")
def test_a_set_of_overlapping_items_may_be_taken_in_any_part() -> None:
    start = [tiles.BUNDLE_NAMES[bundle] for bundle in tiles.TILE_BUNDLES[tiles.START_TILE]]
    assert len(start) == 4 * 3 - 1
    assert "3 provisions + 2 pearls" in start
    assert "1 pearl" in start


@pytest.mark.clause("GL-1.6")
def test_the_stock_is_that_of_the_rules() -> None:
    stock = dict(zip(components.KINDS, components.STOCK, strict=True))
    assert stock == {
        "provisions": 26,
        "pearls": 16,
        "ropes": 16,
        "guns": 16,
        "spades": 16,
        "timbers": 16,
        "fishing_rods": 6,
    }
