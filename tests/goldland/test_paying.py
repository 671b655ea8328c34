"""Payments one kind at a time, and discovery tokens turned into items."""

import pytest

from tests.goldland.table import Table


def before_bandits(seats: int = 4, **options: str) -> Table:
    """Seat 0 stands on D7, bandits (2 guns) lie on D6, roads meeting."""
    return Table(seats, **options).lay("D6", "A06", 1).put(0, "D7")


@pytest.mark.clause("GL-8.1")
def test_a_payment_without_choice_is_made_at_once() -> None:
    table = before_bandits().pack(guns=2, ropes=3).play("step", to="north", way="survive")
    assert table.phase == "camping"
    assert table.event("paid")["pack"] == 2


@pytest.mark.clause("GL-8.1")
def test_a_payment_goes_kind_by_kind_in_rising_order() -> None:
    table = Table().lay("D6", "P07", 0).put(0, "D7").pack(provisions=2, pearls=2, guns=2)
    table.play("step", to="north", way="ordeal")
    assert {part["kind"] for part in table.legal()} == {"provisions"}
    assert table.why_not("pay", kind="guns", pack=2, tokens=0) == "GL-8.1"
    table.play("pay", kind="provisions", pack=1, tokens=0)
    assert {part["kind"] for part in table.legal()} == {"pearls"}
    table.play("pay", kind="pearls", pack=1, tokens=0)
    assert (table.at(), table.held()) == ("D6", {"provisions": 1, "pearls": 1})


@pytest.mark.clause("GL-8.1")
def test_no_part_of_a_payment_may_make_the_rest_impossible() -> None:
    table = Table().lay("D6", "P07", 0).put(0, "D7").pack(provisions=3, pearls=2)
    table.play("step", to="north", way="ordeal")
    assert table.why_not("pay", kind="provisions", pack=1, tokens=0) == "GL-8.1"
    assert {part["pack"] for part in table.legal()} == {2, 3}


@pytest.mark.clause("GL-8.1", "GL-3.2")
def test_nothing_else_is_possible_in_the_middle_of_a_payment() -> None:
    table = Table(2).lay("D6", "P07", 0).put(0, "D7").pack(provisions=3, pearls=2).tokens(4)
    table.play("step", to="north", way="ordeal")
    assert table.why_not("discard", kind="pearls") == "GL-4.2"
    assert table.why_not("exchange", kind="pearls") == "GL-3.2"
    assert table.why_not("pass") == "GL-3.2"
    assert table.why_not("step", to="west", way="road") == "GL-3.2"


@pytest.mark.clause("GL-8.1")
def test_nobody_pays_what_is_not_due() -> None:
    assert Table().why_not("pay", kind="provisions", pack=1, tokens=0) == "GL-8.1"


@pytest.mark.clause("GL-8.2")
@pytest.mark.parametrize(("seats", "rate"), [(2, 4), (3, 3), (4, 2), (5, 2)])
def test_the_rate_depends_on_the_number_of_players(seats: int, rate: int) -> None:
    table = Table(seats).tokens(rate - 1)
    assert table.why_not("exchange", kind="guns") == "GL-8.2"
    table.tokens(rate).play("exchange", kind="guns")
    assert table.held()["guns"] == 1
    assert (table.position.tokens[0], table.position.tokens_left) == (0, 36)


@pytest.mark.clause("GL-8.2")
def test_tokens_may_be_turned_in_before_during_and_after_a_move() -> None:
    table = Table(4).tokens(6).play("exchange", kind="guns").go("west")
    table.play("exchange", kind="ropes").stop().play("exchange", kind="spades")
    assert table.held() == {"provisions": 3, "pearls": 2, "guns": 1, "ropes": 1, "spades": 1}


@pytest.mark.clause("GL-8.2", "GL-4.1")
def test_an_item_for_the_backpack_needs_a_free_space() -> None:
    table = Table(4).tokens(2).pack(provisions=12)
    assert table.why_not("exchange", kind="guns") == "GL-4.1"


@pytest.mark.clause("GL-1.6")
def test_what_the_stock_has_run_out_of_cannot_be_had() -> None:
    table = Table(4).tokens(2).empty_stock("guns")
    assert table.why_not("exchange", kind="guns") == "GL-1.6"


@pytest.mark.clause("GL-8.3")
def test_an_item_for_tokens_may_be_spent_at_once_without_a_free_space() -> None:
    table = before_bandits().tokens(2).pack(guns=1, ropes=10)
    table.play("step", to="north", way="survive")
    assert (table.at(), table.held(), table.position.tokens[0]) == ("D6", {"ropes": 10}, 0)
    assert table.event("paid")["bought"] == 1


@pytest.mark.clause("GL-8.3")
def test_one_may_keep_the_items_and_pay_with_tokens() -> None:
    table = before_bandits().tokens(4).pack(guns=2)
    table.play("step", to="north", way="survive")
    assert {(part["pack"], part["tokens"]) for part in table.legal()} == {(2, 0), (1, 1), (0, 2)}
    table.play("pay", kind="guns", pack=0, tokens=2)
    assert (table.held(), table.position.tokens[0]) == ({"guns": 2}, 0)


@pytest.mark.clause("GL-8.3", "GL-1.6")
def test_an_item_bought_within_a_payment_must_be_in_stock_beforehand() -> None:
    table = before_bandits().tokens(4).pack(guns=1)
    table.empty_stock("guns")
    assert table.why_not("step", to="north", way="survive") == "GL-6.1"
    table.position.stock[3] = 1
    table.play("step", to="north", way="survive")
    assert table.phase == "camping"


@pytest.mark.clause("GL-8.3")
def test_no_more_is_bought_than_the_stock_holds_or_the_tokens_pay() -> None:
    table = Table(4).lay("D6", "P07", 0).put(0, "D7").tokens(4).pack(provisions=2, pearls=2)
    table.position.stock[0] = 1
    table.play("step", to="north", way="ordeal")
    assert table.why_not("pay", kind="provisions", pack=0, tokens=2) == "GL-8.3"
    assert table.why_not("pay", kind="provisions", pack=0, tokens=3) == "GL-8.2"
    assert table.why_not("pay", kind="provisions", pack=3, tokens=0) == "GL-8.1"


@pytest.mark.clause("GL-8.2")
def test_tokens_that_lie_idle_are_not_items() -> None:
    table = Table(2).lay("D6", "P07", 0).put(0, "D7").tokens(3).pack(ropes=3)
    assert table.why_not("step", to="north", way="ordeal") == "GL-7.1"
    table.tokens(4).play("step", to="north", way="ordeal")
    assert table.phase == "paying"
