"""Set-up: the coast, the tiles to come, the temple and the backpacks."""

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from serai.engine.chance import chance_of
from serai.games.goldland.board import EAST_ARM, SOUTH_ARM
from serai.games.goldland.game import GAME
from serai.games.goldland.position import GoldlandPosition
from serai.games.goldland.setup import random_coast
from serai.games.goldland.tiles import COAST, NAMES, VILLAGE
from tests.goldland.table import CELL, Table


def started(seats: int, seed: int, **options: str) -> GoldlandPosition:
    position = GAME.start(seats, options, chance_of(seed))
    assert isinstance(position, GoldlandPosition)
    return position


@pytest.mark.clause("GL-2.1")
@given(st.integers(0, 10**6))
def test_a_random_coast_keeps_villages_from_the_start_and_branches_from_the_ends(seed: int) -> None:
    south, east = random_coast(chance_of(seed))
    assert not VILLAGE[south[0]]
    assert not VILLAGE[east[0]]
    assert (NAMES[south[-1]], NAMES[east[-1]]) == ("C11", "C12")
    assert sorted(south + east) == COAST


@pytest.mark.clause("GL-2.1")
def test_every_coast_tile_has_its_sea_outwards_and_roads_along_the_shore() -> None:
    position = started(2, 5)
    west, north = 1 << 3, 1 << 0
    assert all(not position.roads[cell] >> 2 & 1 for cell in SOUTH_ARM)
    assert all(not position.roads[cell] >> 1 & 1 for cell in EAST_ARM)
    assert all(position.roads[cell] & west for cell in SOUTH_ARM[:-1])
    assert all(position.roads[cell] & north for cell in EAST_ARM[:-1])
    assert all(position.roads[cell] & north for cell in SOUTH_ARM)
    assert all(position.roads[cell] & west for cell in EAST_ARM)


@pytest.mark.clause("GL-2.2")
def test_the_coast_differs_from_match_to_match_unless_the_first_game_order_is_chosen() -> None:
    random = {tuple(started(2, seed).tiles) for seed in range(10)}
    fixed = {tuple(started(2, seed, coast="first_game").tiles) for seed in range(10)}
    assert len(random) > 5
    assert len(fixed) == 1
    assert NAMES[started(2, 0, coast="first_game").tiles[CELL["F7"]]] == "C10"


@pytest.mark.clause("GL-2.3")
def test_all_36_inland_tiles_are_still_to_come() -> None:
    assert started(3, 1).pile.bit_count() == 36


@pytest.mark.clause("GL-2.3", "GL-10.2")
def test_in_the_face_down_layout_one_names_the_cell_before_seeing_the_tile() -> None:
    table = Table(layout="face_down").put(0, "D7")
    assert table.why_not("explore") == "GL-10.2"
    assert table.why_not("turn_over", to="east") == "GL-10.1"
    table.play("turn_over", to="north")
    assert {action["to"] for action in table.legal()} == {"north"}
    assert table.why_not("lay", to="west", turned=0) == "GL-10.2"
    table.play("lay", to="north", turned=2)
    assert table.position.tiles[CELL["D6"]] < len(NAMES)


@pytest.mark.clause("GL-2.3")
def test_a_tile_that_lies_face_down_cannot_be_entered() -> None:
    table = Table(layout="face_down")
    assert table.go("west").why_not("step", to="north", way="road") == "GL-5.2"


@pytest.mark.clause("GL-2.4")
@pytest.mark.parametrize(("seats", "reserve"), [(2, 3), (3, 6), (4, 9), (5, 12)])
def test_the_temple_is_stocked_by_the_number_of_players(seats: int, reserve: int) -> None:
    position = started(seats, 1)
    assert (position.bonus, position.reserve) == (2 * seats, reserve)


@pytest.mark.clause("GL-2.5")
def test_each_expedition_begins_on_the_start_tile_with_five_items_and_ten_camps() -> None:
    table = Table(4)
    for seat in range(4):
        assert table.at(seat) == "G7"
        assert table.held(seat) == {"provisions": 3, "pearls": 2}
        assert table.position.camps_left[seat] == 10
    assert (table.stock("provisions"), table.stock("pearls")) == (26 - 12, 16 - 8)


@pytest.mark.clause("GL-2.6")
def test_the_first_player_is_drawn_and_the_others_follow_in_seat_order() -> None:
    assert {started(4, seed).first for seed in range(30)} == {0, 1, 2, 3}
    table = Table(3)
    order = []
    for _ in range(6):
        order.append(table.seat)
        table.play("pass")
    assert order == [0, 1, 2, 0, 1, 2]
    assert table.position.round == 3


@pytest.mark.clause("GL-1.7")
def test_all_seats_and_the_public_see_the_same() -> None:
    position = started(3, 8)
    shown: list[Any] = [position.seen_by(seat).view() for seat in (0, 1, 2, None)]
    for view in shown:
        view.pop("seat")
    assert shown[0] == shown[1] == shown[2] == shown[3]
    pile = shown[0]["pile"]
    assert pile == sorted(pile, key=NAMES.index)
