"""LS-2: rolling, taking dice in turn, skipping, declining, the end of a round."""

import pytest

from tests.livingstone.table import A, B, C, Table


@pytest.mark.clause("LS-2.1")
def test_all_dice_are_rolled_anew_when_a_round_begins() -> None:
    table = Table(3).middle(1, 6).took(B, 6).took(C, 6)
    table.will_roll(3, 3, 4, 4, 5, 5).use(6, "take_coins")
    assert table.position.dice == [0, 0, 2, 2, 2, 0]


@pytest.mark.clause("LS-2.1")
def test_nobody_holds_a_die_in_a_new_round() -> None:
    table = Table(3).end_round()
    assert table.position.top == [0, 0, 0]
    assert [seat["dice_taken"] for seat in table.view(None)["seats"]] == [[], [], []]


@pytest.mark.clause("LS-2.1")
def test_everyone_is_told_what_was_rolled() -> None:
    table = Table(3).will_roll(6, 1, 5, 1, 4, 2).end_round()
    (told,) = table.told("round_began", None)
    assert told["dice"] == [1, 1, 2, 4, 5, 6]


@pytest.mark.clause("LS-2.2")
def test_turns_go_clockwise_again_and_again() -> None:
    table = Table(3).middle(1, 1, 1, 2, 2, 2)
    turns = []
    for pips in (1, 1, 1, 2, 2):
        turns.append(table.position.turn)
        table.use(pips, "take_coins")
    assert [*turns, table.position.turn] == [A, B, C, A, B, C]


@pytest.mark.clause("LS-2.2")
def test_a_die_that_does_not_lie_in_the_middle_cannot_be_taken() -> None:
    assert Table().middle(1, 6).why_not("take_die", pips=3) == "LS-2.2"


@pytest.mark.clause("LS-2.2")
def test_a_taken_die_leaves_the_middle() -> None:
    table = Table(3).middle(2, 2, 5).do("take_die", pips=2)
    assert table.position.dice == [0, 1, 0, 0, 1, 0]


@pytest.mark.clause("LS-2.3")
def test_only_higher_dice_than_those_of_earlier_turns_fit() -> None:
    table = Table().took(A, 1, 3)
    assert table.fitting_dice() == [4, 5, 6]
    assert table.why_not("take_die", pips=2) == "LS-2.3"


@pytest.mark.clause("LS-2.3")
def test_the_first_die_of_a_round_may_be_any() -> None:
    assert Table().took(B, 5).fitting_dice() == [1, 2, 3, 4, 5, 6]


@pytest.mark.clause("LS-2.3")
@pytest.mark.parametrize(("rising", "fits"), [("highest", [6]), ("first", [3, 4, 6])])
def test_an_option_lets_later_dice_beat_the_first_one_only(rising: str, fits: list[int]) -> None:
    table = Table(2, rising=rising).middle(1, 2, 2, 3, 4, 5, 6)
    for pips in (2, 1, 5, 2):
        table.use(pips, "take_coins")
    assert table.position.turn == A
    assert table.fitting_dice() == fits


@pytest.mark.clause("LS-2.4", "LS-2.5")
def test_a_die_equal_to_the_first_one_does_not_fit_by_that_option_either() -> None:
    table = Table(2, rising="first").middle(2, 2, 5, 6).use(2, "take_coins").use(6, "take_coins")
    assert table.why_not("take_die", pips=2) == "LS-2.4"
    table.use(5, "take_coins")
    assert table.position.round == 2, "of the second 2 nobody could make use"


@pytest.mark.clause("LS-2.4")
def test_an_equal_die_does_not_fit() -> None:
    table = Table().took(A, 4).middle(4, 6)
    assert table.why_not("take_die", pips=4) == "LS-2.4"
    assert table.fitting_dice() == [6]


@pytest.mark.clause("LS-2.5")
def test_a_seat_without_a_fitting_die_is_skipped() -> None:
    table = Table(3).middle(1, 2, 3).took(B, 3).use(1, "take_coins")
    assert table.position.turn == C


@pytest.mark.clause("LS-2.5")
def test_a_seat_skipped_once_gets_no_further_turn_in_the_round() -> None:
    table = Table(3).middle(1, 2, 3, 4, 5).took(B, 5)
    turns = []
    for pips in (1, 2, 3, 4):
        turns.append(table.position.turn)
        table.use(pips, "take_coins")
    assert [*turns, table.position.turn] == [A, C, A, C, A]


@pytest.mark.clause("LS-2.6")
def test_declining_ends_the_turn_and_the_seats_round() -> None:
    table = Table(3).do("decline")
    assert table.position.turn == B
    table.use(1, "take_coins").use(2, "take_coins")
    assert table.position.turn == B


@pytest.mark.clause("LS-2.6")
def test_declining_is_forgotten_in_the_next_round() -> None:
    table = Table(2).do("decline").middle(6).use(6, "take_coins")
    assert table.position.round == 2
    assert table.use(1, "take_coins").position.turn == A


@pytest.mark.clause("LS-2.6")
def test_declining_is_possible_only_before_the_first_die_of_a_turn() -> None:
    table = Table().do("take_die", pips=1)
    assert table.why_not("decline") == "LS-2.6"
    assert table.do("take_coins").why_not("decline") == "LS-2.6"


@pytest.mark.clause("LS-2.6")
@pytest.mark.parametrize(
    ("declining", "first", "later"),
    [("free", True, True), ("first_compulsory", False, True), ("compulsory", False, False)],
)
def test_the_option_says_which_dice_may_be_declined(
    declining: str, first: bool, later: bool
) -> None:
    table = Table(declining=declining)
    assert table.may("decline") is first
    assert table.took(A, 2).may("decline") is later


@pytest.mark.clause("LS-2.6")
@pytest.mark.parametrize(("preset", "first"), [("manual", True), ("publisher", False)])
def test_the_first_die_may_be_declined_by_the_manual_only(preset: str, first: bool) -> None:
    table = Table(preset=preset)
    assert table.may("decline") is first
    assert table.took(A, 1).may("decline")


@pytest.mark.clause("LS-2.7")
def test_the_round_ends_when_the_middle_is_empty() -> None:
    table = Table(3).middle(2).use(2, "take_coins")
    assert (table.position.round, table.column) == (2, 2)


@pytest.mark.clause("LS-2.7")
def test_the_round_ends_when_nobody_has_a_fitting_die_left() -> None:
    table = Table(3).middle(1, 2, 6).took(B, 4).took(C, 2).use(6, "take_coins")
    assert table.position.round == 2


@pytest.mark.clause("LS-2.7")
def test_the_round_ends_when_all_others_have_declined() -> None:
    table = Table(3).do("decline").do("decline").do("decline")
    assert table.position.round == 2


@pytest.mark.clause("LS-2.7")
def test_the_round_goes_on_while_one_seat_has_a_fitting_die() -> None:
    table = Table(3).middle(1, 4, 5).took(B, 5).took(C, 6).use(4, "take_coins")
    assert (table.position.round, table.position.turn) == (1, A)


@pytest.mark.clause("LS-2.7")
def test_the_column_is_scored_when_the_round_ends() -> None:
    table = Table(3).tent(B, 1, 5).end_round()
    assert table.score(B) == 5


@pytest.mark.clause("LS-2.8")
def test_the_next_seat_clockwise_starts_the_next_round_whoever_acted_last() -> None:
    table = Table(3).middle(3).turn(C)
    table.use(3, "take_coins")
    assert table.position.starter == table.position.turn == B
    table.middle(3).use(3, "take_coins")
    assert table.position.starter == C


@pytest.mark.clause("LS-2.8")
def test_the_start_seat_moves_on_in_an_extra_round_too() -> None:
    table = Table(3).boat(5).hand(A, "reverse").do("reverse").end_round()
    assert (table.column, table.position.starter) == (5, B)
