"""LS-3: the course of a turn and its free actions."""

import pytest

from tests.livingstone.table import A, B, Table

FREE: list[tuple[str, dict[str, object]]] = [
    ("sell", {"gem": "clear", "count": 1}),
    ("donate", {"pounds": 1}),
    ("treasure", {}),
]


def rich_in_choices(seats: int = 3) -> Table:
    return Table(seats).gems(A, clear=3).coins(A, 9).hand(A, "treasure", "treasure", "treasure")


@pytest.mark.clause("LS-3.1")
def test_a_turn_is_a_die_its_action_and_the_end() -> None:
    table = Table(3).do("take_die", pips=4).do("take_coins").do("end_turn")
    assert table.cash(A) == 7
    assert table.position.turn == B


@pytest.mark.clause("LS-3.1")
@pytest.mark.clause("LS-3.4")
@pytest.mark.parametrize(("name", "params"), FREE)
def test_free_actions_fit_before_the_die_before_its_action_and_after_it(
    name: str, params: dict[str, object]
) -> None:
    table = rich_in_choices()
    table.do(name, **params).do("take_die", pips=2)
    table.do(name, **params).do("take_coins")
    table.do(name, **params).do("end_turn")
    assert table.position.turn == B


@pytest.mark.clause("LS-3.2")
def test_only_one_die_is_taken_in_a_turn() -> None:
    table = Table().do("take_die", pips=1).do("take_coins")
    assert table.why_not("take_die", pips=5) == "LS-3.2"


@pytest.mark.clause("LS-3.2")
def test_royal_favor_lets_a_seat_take_a_second_die() -> None:
    table = Table().hand(A, "royal_favor").do("take_die", pips=1).do("take_coins")
    assert table.do("royal_favor").may("take_die", pips=5)


@pytest.mark.clause("LS-3.3")
@pytest.mark.parametrize("name", ["draw_card", "take_coins", "dig"])
def test_a_die_pays_for_one_action_only(name: str) -> None:
    table = Table().do("take_die", pips=3).do("take_coins")
    assert table.why_not(name) == "LS-3.3"
    assert table.why_not("place_tent", row=3) == "LS-3.3"


@pytest.mark.clause("LS-3.3")
@pytest.mark.parametrize("name", ["draw_card", "take_coins", "dig"])
def test_without_a_die_there_is_no_die_action(name: str) -> None:
    assert Table().why_not(name) == "LS-3.3"


@pytest.mark.clause("LS-3.3")
def test_a_die_is_used_before_another_is_taken_or_the_turn_ends() -> None:
    table = Table().hand(A, "royal_favor").do("royal_favor").do("take_die", pips=3)
    assert table.why_not("take_die", pips=5) == "LS-3.3"
    assert table.why_not("end_turn") == "LS-3.3"


@pytest.mark.clause("LS-3.4")
def test_any_number_of_free_actions_fits_into_a_turn() -> None:
    table = rich_in_choices()
    for name, params in FREE * 3:
        table.do(name, **params)
    assert table.cash(A) == 9 + 3 * (1 - 1 + 4)
    assert table.may("take_die", pips=1)


@pytest.mark.clause("LS-3.4")
def test_free_actions_are_allowed_before_declining() -> None:
    table = rich_in_choices().do("treasure").do("donate", pounds=5).do("decline")
    assert table.position.chest[A] == 5
    assert table.position.turn == B


@pytest.mark.clause("LS-3.5")
@pytest.mark.parametrize(("name", "params"), FREE)
def test_nobody_acts_in_another_seats_turn(name: str, params: dict[str, object]) -> None:
    table = rich_in_choices().turn(B)
    assert table.why_not_seat(A, name, **params) == "SE-1.2"


@pytest.mark.clause("LS-3.5")
def test_a_skipped_seat_has_no_chance_for_free_actions() -> None:
    table = Table(2).middle(1, 2).took(B, 6).coins(B, 9).use(1, "take_coins")
    assert table.position.to_act() == (A,)
    assert table.why_not_seat(B, "donate", pounds=1) == "SE-1.2"


@pytest.mark.clause("LS-3.5")
def test_a_seat_that_has_declined_has_no_chance_for_free_actions() -> None:
    table = Table(2).middle(1, 2, 3).do("decline").use(1, "take_coins")
    assert table.position.to_act() == (B,)
    assert table.why_not_seat(A, "donate", pounds=1) == "SE-1.2"


@pytest.mark.clause("LS-3.6")
def test_the_turn_lasts_until_its_seat_ends_it() -> None:
    table = Table().do("take_die", pips=1).do("take_coins").do("donate", pounds=1)
    assert table.position.to_act() == (A,)
    assert table.do("end_turn").position.to_act() == (B,)


@pytest.mark.clause("LS-3.6")
def test_a_turn_without_a_die_cannot_be_ended() -> None:
    assert Table().why_not("end_turn") == "LS-3.6"


@pytest.mark.clause("LS-3.7")
def test_a_tent_one_cannot_pay_in_full_cannot_be_placed() -> None:
    table = Table().boat(5).coins(A, 2).do("take_die", pips=4)
    assert table.why_not("place_tent", row=4) == "LS-3.7"
    assert table.coins(A, 3).may("place_tent", row=4)


@pytest.mark.clause("LS-3.7")
def test_fees_must_be_affordable_too() -> None:
    table = Table().boat(5).tent(B, 5, 4).coins(A, 3).do("take_die", pips=4)
    assert table.why_not("place_tent", row=4) == "LS-3.7"


@pytest.mark.clause("LS-3.7")
def test_coins_in_the_chest_pay_for_nothing() -> None:
    table = Table().boat(5).coins(A, 2).donated(A, 20).do("take_die", pips=4)
    assert table.why_not("place_tent", row=4) == "LS-3.7"


@pytest.mark.clause("LS-3.7")
def test_gems_pay_only_once_they_are_sold() -> None:
    table = Table().boat(5).coins(A, 0).gems(A, blue=1).do("take_die", pips=4)
    assert table.why_not("place_tent", row=4) == "LS-3.7"
    table.do("sell", gem="blue", count=1).do("place_tent", row=4)
    assert table.cash(A) == 0
