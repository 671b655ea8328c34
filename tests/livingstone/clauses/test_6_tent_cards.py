"""LS-6.4 to LS-6.15: Native Guide, Elephants, Camp Expansion and Reverse."""

import pytest

from tests.livingstone.table import LAST, A, B, C, Table

# Native Guide and Elephants.


@pytest.mark.clause("LS-6.4")
def test_native_guide_places_a_tent_without_cost() -> None:
    table = Table().boat(9).coins(A, 0).hand(A, "native_guide").do("take_die", pips=4)
    table.do("place_tent", row=4, native_guide=True)
    assert table.tents_on_board(A) == {(9, 4): 1}
    assert table.cash(A) == 0
    assert table.cards_of(A) == {}


@pytest.mark.clause("LS-6.4")
def test_native_guide_needs_a_die_and_keeps_to_its_row() -> None:
    table = Table().hand(A, "native_guide")
    assert table.why_not("place_tent", row=4, native_guide=True) == "LS-3.3"
    table.do("take_die", pips=4)
    assert table.why_not("place_tent", row=5, native_guide=True) == "LS-4.4"


@pytest.mark.clause("LS-6.4")
def test_without_the_card_there_is_no_guide() -> None:
    table = Table().hand(B, "native_guide").do("take_die", pips=4)
    assert table.why_not("place_tent", row=4, native_guide=True) == "LS-6.4"


def guided_onto_a_site_of_two_owners(**options: str) -> Table:
    table = Table(3, **options).boat(5).tent(B, 5, 4, count=2).tent(C, 5, 4).coins(A, 5)
    return table.hand(A, "native_guide").do("take_die", pips=4)


@pytest.mark.clause("LS-6.4")
@pytest.mark.parametrize(("guide_fee", "fees"), [("due", 2), ("waived", 0)])
def test_the_option_says_whether_the_guide_waives_the_fee(guide_fee: str, fees: int) -> None:
    table = guided_onto_a_site_of_two_owners(guide_fee=guide_fee)
    table.do("place_tent", row=4, native_guide=True)
    assert table.cash(A) == 5 - fees
    assert table.cash(B) + table.cash(C) == 6 + fees


@pytest.mark.clause("LS-6.4")
@pytest.mark.parametrize(("preset", "fees"), [("manual", 2), ("publisher", 0)])
def test_only_the_publishers_guide_waives_the_fee(preset: str, fees: int) -> None:
    table = guided_onto_a_site_of_two_owners(preset=preset)
    table.do("place_tent", row=4, native_guide=True)
    assert table.cash(A) == 5 - fees


@pytest.mark.clause("LS-6.4")
def test_a_fee_that_is_due_must_be_affordable_with_the_guide_too() -> None:
    table = guided_onto_a_site_of_two_owners(guide_fee="due").coins(A, 1)
    assert table.why_not("place_tent", row=4, native_guide=True) == "LS-3.7"


@pytest.mark.clause("LS-6.4")
@pytest.mark.parametrize(("guide_fee", "fees"), [("due", 2), ("waived", 0)])
def test_an_offer_with_the_guide_names_the_fee_that_is_due(guide_fee: str, fees: int) -> None:
    table = guided_onto_a_site_of_two_owners(guide_fee=guide_fee)
    offers = [offer.to_json() for offer in table.position.seen_by(A).offers()]
    action = {"action": "place_tent", "row": 4, "native_guide": True, "elephants": False}
    (facts,) = [offer["facts"] for offer in offers if offer["action"] == action]
    assert isinstance(facts, dict)
    assert facts["cost_pounds"] == facts["fees"] == fees
    assert facts["gain_points"] == 4


@pytest.mark.clause("LS-6.5")
@pytest.mark.parametrize("row", range(1, 7))
def test_elephants_carry_the_tent_into_any_row_of_the_boats_column(row: int) -> None:
    table = Table().boat(3).coins(A, 5).hand(A, "elephants").do("take_die", pips=2)
    table.do("place_tent", row=row, elephants=True)
    assert table.tents_on_board(A) == {(3, row): 1}
    assert table.cash(A) == 3
    assert table.cards_of(A) == {}


@pytest.mark.clause("LS-6.5")
def test_elephants_pay_the_fees_of_the_site_they_reach() -> None:
    table = Table().tent(B, 1, 6).tent(C, 1, 2).coins(A, 5).coins(B, 0).coins(C, 0)
    table.hand(A, "elephants").do("take_die", pips=2).do("place_tent", row=6, elephants=True)
    assert [table.cash(A), table.cash(B), table.cash(C)] == [3, 1, 0]


@pytest.mark.clause("LS-6.5")
def test_without_the_card_there_are_no_elephants() -> None:
    table = Table().hand(B, "elephants").do("take_die", pips=2)
    assert table.why_not("place_tent", row=6, elephants=True) == "LS-6.5"


@pytest.mark.clause("LS-6.5")
def test_elephants_need_a_die() -> None:
    assert Table().hand(A, "elephants").why_not("place_tent", row=6, elephants=True) == "LS-3.3"


@pytest.mark.clause("LS-6.6")
def test_after_elephants_the_die_still_counts_with_its_own_pips() -> None:
    table = Table(2).hand(A, "elephants").do("take_die", pips=1)
    table.do("place_tent", row=6, elephants=True).do("end_turn").do("decline")
    assert table.position.turn == A
    assert table.fitting_dice() == [2, 3, 4, 5, 6]


@pytest.mark.clause("LS-6.7")
def test_guide_and_elephants_work_together_on_one_die() -> None:
    table = Table().boat(9).coins(A, 0).hand(A, "native_guide", "elephants")
    table.do("take_die", pips=1).do("place_tent", row=6, native_guide=True, elephants=True)
    assert table.tents_on_board(A) == {(9, 6): 1}
    assert (table.cash(A), table.cards_of(A)) == (0, {})


@pytest.mark.clause("LS-6.7")
@pytest.mark.parametrize(("guide_fee", "fees"), [("due", 1), ("waived", 0)])
def test_the_fee_for_both_cards_follows_the_guide(guide_fee: str, fees: int) -> None:
    table = Table(guide_fee=guide_fee).tent(B, 1, 6).coins(A, 5)
    table.hand(A, "native_guide", "elephants").do("take_die", pips=1)
    table.do("place_tent", row=6, native_guide=True, elephants=True)
    assert table.cash(A) == 5 - fees


@pytest.mark.clause("LS-6.7")
@pytest.mark.parametrize(("both_cards_fee", "fees"), [("as_guide", 1), ("waived", 0)])
def test_an_option_makes_a_tent_with_both_cards_free_of_charge(
    both_cards_fee: str, fees: int
) -> None:
    table = Table(both_cards_fee=both_cards_fee).tent(B, 1, 6).tent(B, 1, 1).coins(A, 5)
    table.hand(A, "native_guide", "native_guide", "elephants").do("take_die", pips=1)
    table.do("place_tent", row=6, native_guide=True, elephants=True)
    assert table.cash(A) == 5 - fees
    assert [told["fees"] for told in table.told("tent_placed", B)] == [fees]


@pytest.mark.clause("LS-6.7")
def test_the_option_for_both_cards_changes_nothing_for_the_guide_alone() -> None:
    table = Table(both_cards_fee="waived").tent(B, 1, 1).coins(A, 5).hand(A, "native_guide")
    table.do("take_die", pips=1).do("place_tent", row=1, native_guide=True)
    assert table.cash(A) == 4


@pytest.mark.clause("LS-6.7")
def test_of_two_equal_cards_only_one_is_played_on_a_die() -> None:
    table = Table().hand(A, "native_guide", "native_guide", "elephants", "elephants")
    table.do("take_die", pips=1).do("place_tent", row=6, native_guide=True, elephants=True)
    assert table.cards_of(A) == {"native_guide": 1, "elephants": 1}


# Camp Expansion.


@pytest.mark.clause("LS-6.8")
def test_camp_expansion_adds_a_free_tent_without_a_die() -> None:
    table = Table().boat(4).tent(A, 2, 5).tent(B, 2, 5).coins(A, 0).hand(A, "camp_expansion")
    table.do("camp_expansion", column=2, row=5)
    assert table.tents_at(2, 5) == [2, 1, 0]
    assert table.position.supply[A] == 9
    assert (table.cash(A), table.cash(B)) == (0, 3)
    assert table.may("take_die", pips=1)


@pytest.mark.clause("LS-6.8")
def test_the_camp_grows_only_where_an_own_tent_stands() -> None:
    table = Table().boat(4).tent(B, 2, 5).tent(A, 3, 5).hand(A, "camp_expansion")
    assert table.why_not("camp_expansion", column=2, row=5) == "LS-6.8"
    assert table.choices("camp_expansion") == [{"column": 3, "row": 5}]


@pytest.mark.clause("LS-6.8")
def test_the_camp_cannot_grow_without_a_tent_in_supply() -> None:
    table = Table().boat(4).tent(A, 2, 5, count=11).hand(A, "camp_expansion")
    assert table.why_not("camp_expansion", column=2, row=5) == "LS-6.8"


@pytest.mark.clause("LS-6.9")
@pytest.mark.parametrize("camp_site", ["left_of_boat", "scored"])
def test_the_camp_never_grows_in_the_boats_column(camp_site: str) -> None:
    table = Table(camp_site=camp_site).boat(4).tent(A, 4, 5).hand(A, "camp_expansion")
    assert table.why_not("camp_expansion", column=4, row=5) == "LS-6.9"


def after_going_back(**options: str) -> Table:
    """A has a scored tent in column 5 and an unscored one beside it; the boat went back to 4."""
    table = Table(3, **options).boat(6).tent(A, 5, 1).tent(A, 4, 1).boat(5).tent(A, 5, 2)
    return table.hand(A, "camp_expansion", "reverse").do("reverse")


@pytest.mark.clause("LS-6.9")
def test_left_of_the_boat_means_left_of_where_it_stands_now() -> None:
    table = after_going_back(camp_site="left_of_boat").tent(A, 3, 3)
    assert table.choices("camp_expansion") == [{"column": 3, "row": 3}]
    assert table.why_not("camp_expansion", column=5, row=1) == "LS-6.9"


@pytest.mark.clause("LS-6.9")
def test_a_scored_site_may_grow_although_the_boat_went_back_past_it() -> None:
    table = after_going_back(camp_site="scored")
    assert table.choices("camp_expansion") == [{"column": 5, "row": 1}]
    assert table.why_not("camp_expansion", column=5, row=2) == "LS-6.9"
    assert table.why_not("camp_expansion", column=4, row=1) == "LS-6.9"


@pytest.mark.clause("LS-6.9")
def test_one_scored_tent_beside_a_new_one_is_enough() -> None:
    table = Table(3, camp_site="scored").boat(6).tent(A, 5, 1).boat(5).tent(A, 5, 1)
    table.hand(A, "camp_expansion", "reverse").do("reverse")
    assert table.choices("camp_expansion") == [{"column": 5, "row": 1}]


@pytest.mark.clause("LS-6.9")
def test_a_site_counts_as_scored_once_its_column_was() -> None:
    table = Table(3, camp_site="scored").tent(B, 1, 4).hand(B, "camp_expansion").end_round()
    assert table.position.turn == B
    assert table.choices("camp_expansion") == [{"column": 1, "row": 4}]


@pytest.mark.clause("LS-6.9")
@pytest.mark.parametrize(
    ("preset", "sites"), [("manual", []), ("publisher", [{"column": 5, "row": 1}])]
)
def test_each_preset_has_its_rule_for_growing_camps(
    preset: str, sites: list[dict[str, object]]
) -> None:
    assert after_going_back(preset=preset).choices("camp_expansion") == sites


@pytest.mark.clause("LS-6.10")
@pytest.mark.parametrize("camp_pays", ["never", "always"])
def test_an_added_tent_pays_nothing_when_it_is_placed(camp_pays: str) -> None:
    table = Table(camp_pays=camp_pays).boat(2).tent(A, 1, 5).hand(A, "camp_expansion")
    table.do("camp_expansion", column=1, row=5).end_round()
    assert table.score(A) == 0


@pytest.mark.clause("LS-6.10")
def test_an_added_tent_counts_for_the_row_majority() -> None:
    table = Table().boat(LAST).middle(6).tents_in_row(2, 1, 1).hand(A, "camp_expansion")
    table.do("camp_expansion", column=1, row=2).use(6, "take_coins")
    assert table.earned(A, "majorities") == 10
    assert table.earned(B, "majorities") == 0


def grown_and_scored_again(**options: str) -> Table:
    table = Table(3, **options).boat(5).tent(A, 4, 6).hand(A, "camp_expansion", "reverse")
    return table.do("camp_expansion", column=4, row=6).do("reverse").end_round()


@pytest.mark.clause("LS-6.10")
@pytest.mark.parametrize(("camp_pays", "points"), [("never", 6), ("always", 12)])
def test_the_option_says_whether_an_added_tent_pays_after_reverse(
    camp_pays: str, points: int
) -> None:
    assert grown_and_scored_again(camp_pays=camp_pays).score(A) == points


@pytest.mark.clause("LS-6.10")
@pytest.mark.parametrize(("preset", "points"), [("manual", 6), ("publisher", 12)])
def test_an_added_tent_pays_by_the_publisher_only(preset: str, points: int) -> None:
    assert grown_and_scored_again(preset=preset).score(A) == points


# Reverse.


@pytest.mark.clause("LS-6.11")
def test_reverse_moves_the_boat_back_one_column_at_once() -> None:
    table = Table().boat(5).hand(A, "reverse").do("reverse")
    assert table.column == 4
    assert table.told("boat_went_back", None) == [{"column": 4}]


@pytest.mark.clause("LS-6.11")
def test_after_reverse_tents_are_placed_in_the_earlier_column_at_its_cost() -> None:
    table = Table().boat(5).coins(A, 9).hand(A, "reverse").do("take_die", pips=3)
    table.do("reverse").do("place_tent", row=3)
    assert table.tents_on_board(A) == {(4, 3): 1}
    assert table.cash(A) == 7


@pytest.mark.clause("LS-6.12")
def test_after_reverse_only_the_earlier_column_is_scored_with_all_its_tents() -> None:
    table = Table().boat(5).tent(A, 4, 2).tent(B, 4, 6).tent(B, 5, 5).hand(A, "reverse")
    table.do("reverse").end_round()
    assert table.scores() == [2, 6, 0]


@pytest.mark.clause("LS-6.12")
def test_the_boat_returns_and_the_column_it_had_left_gets_a_round() -> None:
    table = Table().boat(5).tent(B, 5, 5).hand(A, "reverse").do("reverse").end_round()
    assert table.column == 5
    table.end_round()
    assert (table.score(B), table.column) == (5, 6)


@pytest.mark.clause("LS-6.13")
def test_two_reverses_in_one_round_go_back_two_columns() -> None:
    table = Table().boat(5).hand(A, "reverse").do("reverse")
    table.reshuffled().hand(A, "reverse").do("reverse")
    assert table.column == 3
    table.end_round()
    assert table.column == 4


@pytest.mark.clause("LS-6.13")
@pytest.mark.parametrize("reverses", [0, 1, 2])
def test_each_reverse_adds_a_round(reverses: int) -> None:
    table = Table(3).boat(5)
    table.position.round = 5
    for _ in range(reverses):
        table.hand(A, "reverse").do("reverse").reshuffled()
    while not table.over:
        table.end_round()
    assert table.position.round == 10 + reverses


@pytest.mark.clause("LS-6.14")
@pytest.mark.parametrize("preset", ["manual", "publisher"])
def test_reverse_cannot_be_played_in_the_first_column(preset: str) -> None:
    assert Table(preset=preset).hand(A, "reverse").why_not("reverse") == "LS-6.14"


@pytest.mark.clause("LS-6.14")
@pytest.mark.parametrize("preset", ["manual", "publisher"])
def test_reverse_can_be_played_from_the_second_column_on(preset: str) -> None:
    assert Table(preset=preset).boat(2).hand(A, "reverse").may("reverse")


@pytest.mark.clause("LS-6.14")
def test_repeating_scores_and_plays_the_first_column_twice() -> None:
    table = Table(3, reverse_first_column="repeat").tent(B, 1, 4).hand(A, "reverse").do("reverse")
    assert table.column == 1
    table.end_round()
    assert (table.column, table.score(B)) == (1, 4)
    table.end_round()
    assert (table.column, table.score(B)) == (2, 8)


@pytest.mark.clause("LS-6.14")
def test_the_first_column_is_repeated_only_once_a_round() -> None:
    table = Table(3, reverse_first_column="repeat").hand(A, "reverse").do("reverse")
    table.reshuffled().hand(A, "reverse")
    assert table.why_not("reverse") == "LS-6.14"


@pytest.mark.clause("LS-6.15")
def test_reverse_in_the_last_column_gives_that_column_another_round() -> None:
    table = Table(3).boat(LAST).tent(B, 9, 3).hand(A, "reverse").do("reverse").end_round()
    assert (table.column, table.score(B)) == (LAST, 3)
    table.tent(C, LAST, 2).end_round()
    assert table.over
    assert table.earned(C, "columns") == 2


@pytest.mark.clause("LS-6.5")
def test_elephants_are_offered_for_every_row_and_last_for_the_one_the_die_names() -> None:
    table = Table().hand(A, "elephants").do("take_die", pips=2)
    assert table.may("place_tent", row=2, elephants=True)
    offered = [
        offer.action["row"]
        for offer in table.position.seen_by(A).offers()
        if offer.action.get("elephants")
    ]
    assert offered == [1, 3, 4, 5, 6, 2]
