"""LS-8: the end of a round."""

import pytest

from tests.livingstone.table import LAST, A, B, C, Table


@pytest.mark.clause("LS-8.1")
@pytest.mark.parametrize("row", range(1, 7))
def test_a_tent_pays_the_points_of_its_row(row: int) -> None:
    table = Table().boat(3).tent(A, 3, row).end_round()
    assert table.earned(A, "columns") == table.score(A) == row


@pytest.mark.clause("LS-8.1")
def test_tents_in_other_columns_pay_nothing() -> None:
    table = Table().boat(3).tent(A, 2, 6).tent(B, 4, 6).tent(C, 3, 1).end_round()
    assert table.scores() == [0, 0, 1]


@pytest.mark.clause("LS-8.1")
def test_everyone_is_told_what_the_column_paid() -> None:
    table = Table().boat(3).tent(A, 3, 2).tent(A, 3, 5).tent(C, 3, 6).end_round()
    assert table.told("column_scored", None) == [{"column": 3, "points": [7, 0, 6]}]


@pytest.mark.clause("LS-8.2")
def test_all_owners_on_a_site_get_its_points_in_full() -> None:
    table = Table().tent(A, 1, 4).tent(B, 1, 4).tent(C, 1, 4).end_round()
    assert table.scores() == [4, 4, 4]


@pytest.mark.clause("LS-8.2")
def test_two_own_tents_on_a_site_pay_twice() -> None:
    assert Table().tent(A, 1, 6, count=2).end_round().score(A) == 12


@pytest.mark.clause("LS-8.3")
@pytest.mark.parametrize("column", range(1, LAST))
def test_the_boat_moves_on_and_a_new_round_begins(column: int) -> None:
    table = Table(3).boat(column).end_round()
    assert table.column == column + 1
    assert table.position.round == 2
    assert sum(table.position.dice) == 6


@pytest.mark.clause("LS-8.4")
def test_the_match_ends_when_the_last_column_has_been_scored() -> None:
    table = Table(3).boat(LAST).tent(B, LAST, 3).end_round()
    assert table.over
    assert table.earned(B, "columns") == 3


@pytest.mark.clause("LS-8.4")
def test_a_match_lasts_ten_rounds() -> None:
    table = Table(3)
    while not table.over:
        table.end_round()
    assert table.position.round == 10


@pytest.mark.clause("LS-8.4")
def test_a_match_lasts_one_more_round_after_a_reverse() -> None:
    table = Table(3).end_round().hand(B, "reverse").do("reverse")
    while not table.over:
        table.end_round()
    assert table.position.round == 11
