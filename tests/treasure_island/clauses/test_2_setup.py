"""TI-2: players, Silver, characters, starts, turn tokens, stock, treasure, district hints."""

import pytest

from serai.games.treasure_island.components import PIRATE_NAMES
from tests.treasure_island.table import SILVER, A, B, C, Table


@pytest.mark.clause("TI-2.1")
@pytest.mark.parametrize(
    ("seats", "owners"), [(2, [1, 1, 1]), (3, [1, 2, 1, 2]), (4, [1, 2, 3]), (5, [1, 2, 3, 4])]
)
def test_miniatures_are_shared_by_the_number_of_players(seats: int, owners: list[int]) -> None:
    table = Table(seats)
    assert [pirate["seat"] for pirate in table.view(None)["pirates"]] == owners


@pytest.mark.clause("TI-2.1")
def test_what_one_miniature_learns_its_player_knows() -> None:
    assert len(Table(2).dealt(A)) == 3


@pytest.mark.clause("TI-2.2")
@pytest.mark.parametrize(("wish", "seat"), [("first", 0), ("last", 3)])
def test_silver_sits_where_the_option_says(wish: str, seat: int) -> None:
    assert Table(hidden=False, silver=wish).position.silver == seat


@pytest.mark.clause("TI-2.2")
def test_silver_may_be_drawn_by_lot() -> None:
    assert Table(hidden=False, silver="drawn").position.silver in range(4)


@pytest.mark.clause("TI-2.3")
def test_pirates_are_taken_clockwise_from_silvers_left() -> None:
    table = Table(pirates=["olivier", "anne", "jim"])
    assert table.position.owner == [B, -1, C, A]


@pytest.mark.clause("TI-2.3")
def test_a_pirate_can_be_taken_once() -> None:
    table = Table(pirates=["jim"], hidden=False)
    assert table.refused("take_pirate", pirate="jim") == "TI-2.3"


@pytest.mark.clause("TI-2.3")
def test_pirates_may_be_drawn_by_lot() -> None:
    table = Table(characters="drawn")
    assert sorted(table.position.owner) == [-1, A, B, C]


@pytest.mark.clause("TI-2.4")
def test_every_pirate_begins_on_his_own_start() -> None:
    table = Table()
    assert table.at("anne") == (4.0, 12.4)
    assert table.at("charlotte") == (14.2, 15.4)
    assert table.at("jim") == (6.0, 4.4)


@pytest.mark.clause("TI-2.5")
def test_the_pirate_on_silvers_right_moves_first() -> None:
    table = Table()
    assert [table.position.owner[pirate] for pirate in table.position.order] == [C, B, A]


@pytest.mark.clause("TI-2.5")
def test_the_other_reading_lets_the_left_neighbour_move_first() -> None:
    table = Table(token_order="clockwise")
    assert [table.position.owner[pirate] for pirate in table.position.order] == [A, B, C]


@pytest.mark.clause("TI-2.5")
def test_whoever_has_several_miniatures_chooses_which_token_to_place() -> None:
    table = Table(2, pirates=["anne", "jim", "olivier"], hidden=False)
    assert [PIRATE_NAMES[pirate] for pirate in table.position.order] == ["anne", "jim", "olivier"]
    chooser = Table(3, hidden=False)
    owners = [chooser.position.owner[pirate] for pirate in chooser.position.order]
    assert owners == [2, 1, 2, 1]


@pytest.mark.clause("TI-2.6")
@pytest.mark.parametrize(("seats", "compass"), [(2, 6), (3, 7), (4, 6), (5, 7)])
def test_silver_draws_his_stock(seats: int, compass: int) -> None:
    silver = Table(seats).view(SILVER)["silver"]
    assert len(silver["hand"]) == 3
    assert len(silver["compass"]) == compass
    assert silver["bluffs_taken"] == 0


@pytest.mark.clause("TI-2.7")
@pytest.mark.parametrize(
    ("x", "y"),
    [
        (14.2, 17.4),  # exactly two miles from Charlotte
        (6.0, 5.4),  # within Jim's circle
        (14.0, 11.0),  # in the Cauldron
        (13.0, 10.5),  # on its border
        (14.5, 7.8),  # on a dotted line
        (0.2, 0.2),  # in the sea
    ],
)
def test_the_treasure_may_not_lie_there(x: float, y: float) -> None:
    assert Table(hidden=False).clause_against_point(x, y) == "TI-2.7"


@pytest.mark.clause("TI-2.7")
def test_a_little_more_than_two_miles_from_a_start_is_far_enough() -> None:
    assert Table(hidden=False).clause_against_point(14.2, 17.5) is None


@pytest.mark.clause("TI-2.7")
def test_starts_of_pirates_in_the_box_count_only_if_wished() -> None:
    beside_olivier = (16.6, 5.0)
    assert Table(hidden=False).clause_against_point(*beside_olivier) is None
    strict = Table(hidden=False, start_circles="all")
    assert strict.clause_against_point(*beside_olivier) == "TI-2.7"


@pytest.mark.clause("TI-2.8")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_each_miniature_gets_one_district_without_the_treasure(seats: int) -> None:
    table = Table(seats)
    cards = table.position.deal_cards
    assert len(cards) == table.position.miniatures() == len(set(cards))
    assert table.position.chart.district_at(table.treasure()) not in cards


@pytest.mark.clause("TI-2.8")
def test_a_district_card_is_seen_by_its_owner_alone() -> None:
    table = Table()
    assert len(table.dealt(A)) == 1
    assert table.dealt(SILVER) == []
    assert table.view(None)["districts"][0]["district"] is None
