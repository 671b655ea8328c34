"""LS-4: what a die buys."""

import pytest

from tests.livingstone.table import A, B, C, Table

COSTS = {
    "usual": [1, 1, 2, 2, 3, 3, 4, 4, 5, 5],
    "flat": [1, 1, 1, 2, 2, 2, 3, 3, 3, 4],
    "steep": [1, 2, 2, 3, 3, 4, 4, 5, 5, 6],
}
ALL_COSTS = [
    (profile, column, cost)
    for profile, costs in COSTS.items()
    for column, cost in enumerate(costs, 1)
]


@pytest.mark.clause("LS-4.1")
@pytest.mark.parametrize("pips", range(1, 7))
def test_any_die_draws_exactly_one_card(pips: int) -> None:
    table = Table().will_draw_card("market").do("take_die", pips=pips).do("draw_card")
    assert table.cards_of(A) == {"market": 1}
    assert table.position.pile_size() == 26


@pytest.mark.clause("LS-4.1")
def test_mine_collapse_is_carried_out_instead_of_held() -> None:
    table = Table().gems(B, red=2).will_draw_card("mine_collapse").will_draw_card("lion")
    table.do("take_die", pips=1).do("draw_card")
    assert table.gems_of(B) == {}
    assert table.cards_of(A) == {"lion": 1}


@pytest.mark.clause("LS-4.2")
@pytest.mark.parametrize("pips", range(1, 7))
def test_a_die_brings_as_many_pounds_as_it_has_pips(pips: int) -> None:
    table = Table().coins(A, 0).do("take_die", pips=pips).do("take_coins")
    assert table.cash(A) == pips


@pytest.mark.clause("LS-4.2")
def test_coins_can_be_taken_when_nothing_else_is_possible() -> None:
    table = Table(3).boat(9).coins(A, 0).do("take_die", pips=1)
    assert not table.may("place_tent", row=1)
    assert table.may("take_coins")


@pytest.mark.clause("LS-4.3")
@pytest.mark.parametrize("pips", range(1, 7))
def test_a_die_draws_as_many_stones_as_it_has_pips(pips: int) -> None:
    table = Table().will_draw_stones(*["clear"] * pips).do("take_die", pips=pips).do("dig")
    assert table.gems_of(A) == {"clear": pips}
    assert sum(table.bag().values()) == 60 - pips


@pytest.mark.clause("LS-4.4")
@pytest.mark.parametrize("pips", range(1, 7))
def test_the_tent_goes_where_the_boats_column_crosses_the_dies_row(pips: int) -> None:
    table = Table().boat(3).coins(A, 2).do("take_die", pips=pips).do("place_tent", row=pips)
    assert table.tents_on_board(A) == {(3, pips): 1}
    assert table.position.supply[A] == 10


@pytest.mark.clause("LS-4.4")
def test_no_other_row_is_possible_without_a_card() -> None:
    table = Table().do("take_die", pips=3)
    for row in (1, 2, 4, 5, 6):
        assert table.why_not("place_tent", row=row) == "LS-4.4"


@pytest.mark.clause("LS-4.5")
@pytest.mark.parametrize(("profile", "column", "cost"), ALL_COSTS)
def test_a_tent_costs_the_price_of_the_boats_column(profile: str, column: int, cost: int) -> None:
    table = Table(column_costs=profile).boat(column).coins(A, 10)
    table.do("take_die", pips=2).do("place_tent", row=2)
    assert table.cash(A) == 10 - cost


@pytest.mark.clause("LS-4.5")
@pytest.mark.parametrize("preset", ["manual", "publisher"])
def test_both_presets_use_the_usual_costs(preset: str) -> None:
    assert Table(preset=preset).view(None)["costs"] == COSTS["usual"]


@pytest.mark.clause("LS-4.5")
@pytest.mark.parametrize("row", range(1, 7))
def test_the_row_makes_no_difference_to_the_cost(row: int) -> None:
    table = Table().boat(7).coins(A, 10).do("take_die", pips=row).do("place_tent", row=row)
    assert table.cash(A) == 6


@pytest.mark.clause("LS-4.6")
def test_each_other_owner_on_the_site_receives_a_pound_at_once() -> None:
    table = Table(4).boat(3).tent(B, 3, 5).tent(C, 3, 5)
    for seat in range(4):
        table.coins(seat, 10)
    table.do("take_die", pips=5).do("place_tent", row=5)
    assert [table.cash(seat) for seat in range(4)] == [10 - 2 - 2, 11, 11, 10]


@pytest.mark.clause("LS-4.6")
def test_owners_of_tents_on_other_sites_receive_nothing() -> None:
    table = Table(3).boat(3).tent(B, 3, 4).tent(C, 2, 5).coins(A, 10).coins(B, 0).coins(C, 0)
    table.do("take_die", pips=5).do("place_tent", row=5)
    assert [table.cash(A), table.cash(B), table.cash(C)] == [8, 0, 0]


@pytest.mark.clause("LS-4.6")
def test_a_received_fee_can_be_spent_in_the_same_round() -> None:
    table = Table(2).tent(B, 1, 1).coins(A, 2).coins(B, 0)
    table.use(1, "place_tent", row=1)
    table.do("take_die", pips=3).do("place_tent", row=3)
    assert table.cash(B) == 0


@pytest.mark.clause("LS-4.7")
def test_the_fee_counts_owners_and_not_tents() -> None:
    table = Table(3).boat(7).tent(B, 7, 6, count=2).tent(C, 7, 6).coins(A, 6)
    table.do("take_die", pips=6).do("place_tent", row=6)
    assert table.cash(A) == 0


@pytest.mark.clause("LS-4.7")
def test_nobody_pays_a_fee_for_tents_of_their_own() -> None:
    table = Table(3).boat(7).tent(B, 7, 6, count=2).tent(C, 7, 6).coins(B, 5).turn(B)
    table.do("take_die", pips=6).do("place_tent", row=6)
    assert table.cash(B) == 0


@pytest.mark.clause("LS-4.8")
def test_several_dice_of_a_round_place_several_tents_in_the_column() -> None:
    table = Table(2).coins(A, 2).use(2, "place_tent", row=2).do("decline")
    table.use(5, "place_tent", row=5)
    assert table.tents_on_board(A) == {(1, 2): 1, (1, 5): 1}


@pytest.mark.clause("LS-4.8")
def test_several_own_tents_may_share_a_site() -> None:
    table = Table(2).hand(A, "elephants").tent(A, 1, 6).do("take_die", pips=1)
    table.do("place_tent", row=6, elephants=True)
    assert table.tents_at(1, 6) == [2, 0]


@pytest.mark.clause("LS-4.9")
@pytest.mark.parametrize("seats", [3, 4, 5])
def test_without_a_tent_in_supply_none_is_placed(seats: int) -> None:
    table = Table(seats).tent(A, 2, 1, count=11).coins(A, 20).do("take_die", pips=4)
    assert table.why_not("place_tent", row=4) == "LS-4.9"


@pytest.mark.clause("LS-4.9")
def test_with_two_players_a_tent_may_move_instead() -> None:
    table = Table(2).tent(A, 2, 1, count=11).coins(A, 20).do("take_die", pips=4)
    assert table.may("place_tent", row=4)
