"""LS-10: four dice, moving tents, and the check of two players."""

import pytest

from serai.engine.chance import chance_of
from serai.games.livingstone.position import LivingStone
from tests.livingstone.table import A, B, Table, final


def all_tents_out(**options: str) -> Table:
    """A's eleven tents stand in columns 1 and 2; the boat is in column 9, where a tent costs £5."""
    table = Table(2, **options).boat(9).tent(A, 1, 4, count=10).tent(A, 2, 1)
    return table.coins(A, 20).do("take_die", pips=5)


@pytest.mark.clause("LS-10.1")
def test_two_players_use_four_dice() -> None:
    assert sum(Table(2).end_round().position.dice) == 4


@pytest.mark.clause("LS-10.2")
def test_without_supply_a_tent_is_moved_to_the_site_the_die_names() -> None:
    table = all_tents_out().do("place_tent", row=5).do("lift_tent", column=2, row=1)
    assert table.tents_on_board(A) == {(1, 4): 10, (9, 5): 1}
    assert table.position.supply[A] == 0
    assert table.may("end_turn")


@pytest.mark.clause("LS-10.2")
def test_only_own_tents_on_other_sites_can_be_moved() -> None:
    table = all_tents_out().tent(B, 3, 3)
    table.tent(A, 9, 5).position.supply[A] = 0
    table.do("place_tent", row=5)
    assert table.choices("lift_tent") == [{"column": 1, "row": 4}, {"column": 2, "row": 1}]
    assert table.why_not("lift_tent", column=3, row=3) == "LS-10.2"
    assert table.why_not("lift_tent", column=9, row=5) == "LS-10.2"


@pytest.mark.clause("LS-10.2")
def test_a_tent_of_the_boats_own_column_may_change_its_row() -> None:
    table = Table(2).boat(9).tent(A, 9, 1).tent(A, 1, 1, count=10).coins(A, 20)
    table.do("take_die", pips=6).do("place_tent", row=6).do("lift_tent", column=9, row=1)
    assert table.tents_on_board(A) == {(1, 1): 10, (9, 6): 1}


@pytest.mark.clause("LS-10.2")
def test_nothing_else_happens_until_the_tent_is_chosen() -> None:
    table = all_tents_out().do("place_tent", row=5)
    assert table.position.to_act() == (A,)
    for name in ("take_coins", "end_turn", "decline", "dig"):
        assert table.why_not(name) == "LS-10.2"
    assert table.why_not("donate", pounds=1) == "LS-10.2"


@pytest.mark.clause("LS-10.2")
def test_with_tents_in_supply_none_is_moved() -> None:
    table = Table(2).boat(9).tent(A, 1, 4, count=10).coins(A, 20).do("take_die", pips=5)
    assert table.why_not("lift_tent", column=1, row=4) == "LS-10.2"
    table.do("place_tent", row=5)
    assert table.tents_on_board(A) == {(1, 4): 10, (9, 5): 1}


@pytest.mark.clause("LS-10.2")
def test_a_tent_cannot_be_moved_onto_its_own_site() -> None:
    table = Table(2).boat(9).tent(A, 9, 5, count=11).coins(A, 20).do("take_die", pips=5)
    assert table.why_not("place_tent", row=5) == "LS-4.9"


@pytest.mark.clause("LS-10.3")
def test_moving_costs_what_placing_would() -> None:
    table = all_tents_out().tent(B, 9, 5).do("place_tent", row=5)
    table.do("lift_tent", column=2, row=1)
    assert table.cash(A) == 20 - 5 - 1
    assert table.cash(B) == 4


@pytest.mark.clause("LS-10.3")
def test_a_move_one_cannot_pay_is_not_possible() -> None:
    table = all_tents_out().coins(A, 4)
    assert table.why_not("place_tent", row=5) == "LS-3.7"


@pytest.mark.clause("LS-10.3")
@pytest.mark.parametrize(("guide_fee", "paid"), [("due", 1), ("waived", 0)])
def test_guide_and_elephants_work_on_a_move(guide_fee: str, paid: int) -> None:
    table = all_tents_out(guide_fee=guide_fee).tent(B, 9, 6).hand(A, "native_guide", "elephants")
    table.do("place_tent", row=6, native_guide=True, elephants=True)
    table.do("lift_tent", column=2, row=1)
    assert table.tents_at(9, 6) == [1, 1]
    assert (table.cash(A), table.cards_of(A)) == (20 - paid, {})


@pytest.mark.clause("LS-10.3")
def test_cards_for_a_move_are_shown_before_the_tent_is_chosen() -> None:
    table = all_tents_out().hand(A, "native_guide", "elephants").hand(B, "lion")
    table.do("place_tent", row=6, native_guide=True, elephants=True)
    assert table.view(B)["discards"] == {"native_guide": 1, "elephants": 1}
    assert table.undo_closed


@pytest.mark.clause("LS-10.3")
def test_while_a_tent_is_chosen_the_other_player_imagines_only_possible_hands() -> None:
    table = all_tents_out().hand(A, "native_guide", "elephants")
    table.do("place_tent", row=6, native_guide=True, elephants=True)
    for seed in range(20):
        world = table.position.seen_by(B).imagine(chance_of(seed))
        assert isinstance(world, LivingStone)
        world.apply(A, world.legal(A)[0], chance_of(seed))
        assert min(world.hands) >= 0


@pytest.mark.clause("LS-10.4")
def test_points_a_moved_tent_has_paid_stay() -> None:
    table = all_tents_out().points(A, 41).do("place_tent", row=5)
    assert table.do("lift_tent", column=2, row=1).score(A) == 41


@pytest.mark.clause("LS-10.4")
def test_a_moved_tent_pays_in_its_new_column() -> None:
    table = all_tents_out().do("place_tent", row=5).do("lift_tent", column=2, row=1)
    table.do("end_turn").do("decline").end_round()
    assert table.earned(A, "columns") == 5


@pytest.mark.clause("LS-10.4")
def test_a_moved_tent_no_longer_counts_for_its_old_row() -> None:
    table = all_tents_out().do("place_tent", row=5).do("lift_tent", column=2, row=1)
    rows = {row["row"]: row["tents"] for row in table.view(None)["rows"]}
    assert (rows[1], rows[5]) == ([0, 0], [1, 0])


@pytest.mark.clause("LS-10.4")
@pytest.mark.parametrize("camp_site", ["left_of_boat", "scored"])
def test_a_site_left_by_its_last_tent_is_no_place_for_a_camp(camp_site: str) -> None:
    table = all_tents_out(camp_site=camp_site).hand(A, "camp_expansion").do("place_tent", row=5)
    table.do("lift_tent", column=2, row=1).position.supply[A] = 1
    assert table.why_not("camp_expansion", column=2, row=1) == "LS-6.8"
    assert table.may("camp_expansion", column=1, row=4)


@pytest.mark.clause("LS-10.5")
def test_camp_expansion_never_moves_a_tent() -> None:
    table = all_tents_out().hand(A, "camp_expansion")
    assert table.why_not("camp_expansion", column=2, row=1) == "LS-6.8"


def with_an_added_tent() -> Table:
    """A has an ordinary and an added tent in column 2, and no more in supply."""
    table = Table(2).boat(3).tent(A, 1, 4, count=9).tent(A, 2, 1).coins(A, 20)
    return table.hand(A, "camp_expansion").do("camp_expansion", column=2, row=1)


@pytest.mark.clause("LS-10.5")
def test_a_moved_added_tent_becomes_an_ordinary_one() -> None:
    table = with_an_added_tent().do("take_die", pips=5).do("place_tent", row=5)
    table.do("lift_tent", column=2, row=1).do("end_turn").do("decline").end_round()
    assert table.score(A) == 5


@pytest.mark.clause("LS-10.5")
def test_of_both_kinds_on_a_site_an_added_tent_leaves_first() -> None:
    table = with_an_added_tent().do("take_die", pips=5).do("place_tent", row=5)
    table.do("lift_tent", column=2, row=1)
    assert table.tents_at(2, 1) == [1, 0]
    table.hand(A, "reverse").do("reverse").do("end_turn").do("decline").end_round()
    assert table.score(A) == 1


@pytest.mark.clause("LS-10.5")
def test_a_tent_not_yet_scored_leaves_before_one_that_was() -> None:
    table = Table(2, camp_site="scored").boat(6).tent(A, 5, 1).tent(A, 1, 4, count=9)
    table.boat(5).tent(A, 5, 1).coins(A, 20).hand(A, "camp_expansion", "reverse").do("reverse")
    table.do("take_die", pips=5).do("place_tent", row=5).do("lift_tent", column=5, row=1)
    table.position.supply[A] = 1
    assert table.may("camp_expansion", column=5, row=1)


def checked(first: int, second: int, **options: str) -> Table:
    """Both gave so much; the dice of the check come to 5 + 3 + 6 + 2 = 16."""
    table = final(2, **options).donated(A, first).donated(B, second)
    table.do("take_die", pips=6).do("take_coins")
    return table.will_roll(5, 3, 6, 2).do("end_turn")


@pytest.mark.clause("LS-10.6")
@pytest.mark.parametrize("preset", ["manual", "publisher"])
@pytest.mark.parametrize(
    ("gifts", "out"),
    [((16, 15), [0, 1]), ((15, 15), [1, 1]), ((16, 30), [0, 0]), ((0, 24), [1, 0])],
)
def test_whoever_gave_less_than_four_dice_show_is_out(
    preset: str, gifts: tuple[int, int], out: list[int]
) -> None:
    table = checked(*gifts, preset=preset)
    assert table.told("check_rolled", None) == [{"dice": [5, 3, 6, 2]}]
    assert table.position.out == out


@pytest.mark.clause("LS-10.6")
@pytest.mark.parametrize(
    ("gifts", "out"), [((16, 15), [0, 1]), ((1, 0), [0, 1]), ((40, 41), [1, 0])]
)
def test_by_option_the_one_who_gave_least_is_out(gifts: tuple[int, int], out: list[int]) -> None:
    table = final(2, two_player_check="least").donated(A, gifts[0]).donated(B, gifts[1])
    table.use(6, "take_coins")
    assert table.position.out == out
    assert table.told("check_rolled") == []


@pytest.mark.clause("LS-10.6")
@pytest.mark.parametrize(("all_tied", "out"), [("nobody_wins", [1, 1]), ("all_safe", [0, 0])])
def test_two_equal_gifts_are_judged_as_with_more_players(all_tied: str, out: list[int]) -> None:
    table = final(2, two_player_check="least", all_tied=all_tied).donated(A, 9).donated(B, 9)
    assert table.use(6, "take_coins").position.out == out


@pytest.mark.clause("LS-10.6")
def test_three_players_roll_no_dice_for_the_check() -> None:
    table = final(3).donated(A, 2).donated(B, 1).use(6, "take_coins")
    assert table.told("check_rolled") == []
    assert table.position.out == [0, 0, 1]
