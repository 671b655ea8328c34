"""LS-6.17 to LS-6.19: more than one die in a turn."""

import pytest

from tests.livingstone.table import A, B, Table


@pytest.mark.clause("LS-6.17")
def test_royal_favor_gives_two_dice_with_an_action_each() -> None:
    table = Table(3).coins(A, 0).hand(A, "royal_favor").do("royal_favor")
    table.do("take_die", pips=2).do("take_coins").do("take_die", pips=5).do("take_coins")
    assert table.cash(A) == 7
    assert table.why_not("take_die", pips=6) == "LS-3.2"
    assert table.do("end_turn").position.turn == B


@pytest.mark.clause("LS-6.17")
def test_each_royal_favor_adds_one_die() -> None:
    table = Table(3).coins(A, 0).hand(A, "royal_favor", "royal_favor")
    table.do("royal_favor").do("royal_favor")
    for pips in (1, 3, 6):
        table.do("take_die", pips=pips).do("take_coins")
    assert table.cash(A) == 10
    assert table.why_not("take_die", pips=4) == "LS-3.2"


@pytest.mark.clause("LS-6.17")
def test_an_extra_die_is_gone_with_the_turn() -> None:
    table = Table(2).hand(A, "royal_favor").do("royal_favor").use(1, "take_coins")
    table.use(2, "take_coins").do("take_die", pips=3).do("take_coins")
    assert table.why_not("take_die", pips=4) == "LS-3.2"


@pytest.mark.clause("LS-6.18")
@pytest.mark.parametrize("royal_favor", ["above_last", "ascending"])
def test_royal_favor_fits_at_any_moment_of_the_turn(royal_favor: str) -> None:
    for moment in range(3):
        table = Table(royal_favor=royal_favor).hand(A, "royal_favor")
        steps = [("take_die", {"pips": 2}), ("take_coins", {})]
        for name, params in steps[:moment]:
            table.do(name, **params)
        table.do("royal_favor")
        for name, params in steps[moment:]:
            table.do(name, **params)
        assert table.may("take_die", pips=5)


@pytest.mark.clause("LS-6.18")
@pytest.mark.parametrize("royal_favor", ["above_last", "ascending"])
def test_royal_favor_needs_enough_fitting_dice(royal_favor: str) -> None:
    table = Table(royal_favor=royal_favor).took(A, 4).middle(3, 4, 6).hand(A, "royal_favor")
    assert table.why_not("royal_favor") == "LS-6.18"
    assert table.middle(3, 4, 5, 6).may("royal_favor")


@pytest.mark.clause("LS-6.18")
def test_two_royal_favors_need_three_fitting_dice() -> None:
    table = Table().middle(5, 6).hand(A, "royal_favor", "royal_favor").do("royal_favor")
    assert table.why_not("royal_favor") == "LS-6.18"


@pytest.mark.clause("LS-6.18")
def test_after_a_die_one_more_fitting_die_is_enough() -> None:
    table = Table().middle(5, 6).hand(A, "royal_favor").do("take_die", pips=5).do("take_coins")
    assert table.may("royal_favor")


@pytest.mark.clause("LS-6.18")
@pytest.mark.parametrize(("royal_favor", "fits"), [("above_last", True), ("ascending", False)])
def test_two_equal_dice_are_enough_only_where_they_need_not_rise(
    royal_favor: str, fits: bool
) -> None:
    table = Table(royal_favor=royal_favor).middle(3, 3).hand(A, "royal_favor")
    assert table.may("royal_favor") is fits


@pytest.mark.clause("LS-6.18")
def test_an_extra_die_may_be_left_and_its_card_is_lost() -> None:
    table = Table(3).hand(A, "royal_favor").do("royal_favor").use(3, "take_coins")
    assert table.position.turn == B
    assert table.cards_of(A) == {}


@pytest.mark.clause("LS-6.18")
def test_an_extra_die_that_has_become_impossible_is_lost() -> None:
    table = Table(3, royal_favor="ascending").middle(3, 6).hand(A, "royal_favor")
    table.do("royal_favor").do("take_die", pips=6).do("take_coins")
    assert table.fitting_dice() == []
    assert table.may("end_turn")


def with_a_two_and_3_3_5(**options: str) -> Table:
    table = Table(3, **options).took(A, 2).middle(3, 3, 5).hand(A, "royal_favor")
    return table.do("royal_favor")


@pytest.mark.clause("LS-6.19")
@pytest.mark.parametrize(("first", "second"), [(3, 3), (3, 5), (5, 3)])
def test_above_last_allows_both_dice_in_any_order(first: int, second: int) -> None:
    table = with_a_two_and_3_3_5(royal_favor="above_last")
    table.do("take_die", pips=first).do("take_coins")
    assert table.may("take_die", pips=second)


@pytest.mark.clause("LS-6.19")
@pytest.mark.parametrize(
    ("first", "second", "clause"), [(3, 3, "LS-2.4"), (3, 5, None), (5, 3, "LS-6.19")]
)
def test_ascending_allows_only_a_higher_second_die(
    first: int, second: int, clause: str | None
) -> None:
    table = with_a_two_and_3_3_5(royal_favor="ascending")
    table.do("take_die", pips=first).do("take_coins")
    assert table.why_not("take_die", pips=second) == clause


@pytest.mark.clause("LS-6.19")
@pytest.mark.parametrize("royal_favor", ["above_last", "ascending"])
def test_no_die_of_the_turn_may_be_below_those_of_earlier_turns(royal_favor: str) -> None:
    table = Table(royal_favor=royal_favor).took(A, 3).middle(2, 4, 5, 6)
    table.hand(A, "royal_favor").do("royal_favor").do("take_die", pips=4).do("take_coins")
    assert table.why_not("take_die", pips=2) == "LS-2.3"


@pytest.mark.clause("LS-6.19")
@pytest.mark.parametrize(("preset", "dice"), [("manual", [3]), ("publisher", [])])
def test_each_preset_has_its_rule_for_the_second_die(preset: str, dice: list[int]) -> None:
    table = with_a_two_and_3_3_5(preset=preset).middle(3, 5)
    assert table.do("take_die", pips=5).do("take_coins").fitting_dice() == dice


@pytest.mark.clause("LS-6.19")
def test_later_turns_must_exceed_every_die_of_this_one() -> None:
    table = Table(2, royal_favor="above_last").hand(A, "royal_favor").do("royal_favor")
    table.do("take_die", pips=5).do("take_coins").do("take_die", pips=2).do("take_coins")
    table.do("end_turn").do("decline")
    assert table.position.turn == A
    assert table.fitting_dice() == [6]


@pytest.mark.clause("LS-6.19")
@pytest.mark.parametrize("royal_favor", ["above_last", "ascending"])
def test_where_the_first_die_counts_it_binds_the_others_of_its_turn(royal_favor: str) -> None:
    table = Table(2, rising="first", royal_favor=royal_favor).hand(A, "royal_favor")
    table.do("royal_favor").do("take_die", pips=3).do("take_coins")
    assert table.fitting_dice() == [4, 5, 6]
    table.do("take_die", pips=6).do("take_coins").do("end_turn").use(1, "take_coins")
    assert table.fitting_dice() == [4, 5]


@pytest.mark.clause("LS-6.18")
@pytest.mark.parametrize(("dice", "playable"), [((4, 4), False), ((4, 4, 5), True)])
def test_where_the_first_die_counts_a_second_one_must_be_able_to_beat_it(
    dice: tuple[int, ...], playable: bool
) -> None:
    table = Table(2, rising="first").middle(*dice).hand(A, "royal_favor")
    assert table.may("royal_favor") == playable
