"""Turns, passing, the temple, and how a match ends."""

import pytest

from tests.goldland.table import Table


def beside_goal(seats: int = 3, **options: str) -> Table:
    """A plain goal tile on A1 with a road to B1, where everybody stands."""
    table = Table(seats, **options).lay("A1", "P07", 0).lay("B1", "P08", 0)
    for seat in range(seats):
        table.put(seat, "B1")
    return table


def arrive(table: Table) -> Table:
    return table.go("west").stop()


@pytest.mark.clause("GL-3.2")
def test_the_three_actions_come_in_any_order_each_once() -> None:
    table = Table().put(0, "F7").explore("P07", "north", 1)
    table.play("acquire", take="1 rope").go("west").stop()
    assert {action["action"] for action in table.legal()} == {"discard", "end_turn"}


@pytest.mark.clause("GL-3.2")
def test_a_move_is_finished_before_anything_else_begins() -> None:
    table = Table().go("west")
    assert table.why_not("explore") == "GL-3.2"
    assert table.why_not("end_turn") == "GL-3.2"
    assert table.why_not("pass") == "GL-3.2"


@pytest.mark.clause("GL-3.3")
def test_whoever_does_nothing_takes_a_token() -> None:
    table = Table()
    assert table.why_not("end_turn") == "GL-3.3"
    table.play("pass")
    assert (table.position.tokens[0], table.seat) == (1, 1)


@pytest.mark.clause("GL-3.3")
def test_whoever_did_something_takes_none() -> None:
    table = Table().go("west").stop()
    assert table.why_not("pass") == "GL-3.3"
    table.play("end_turn")
    assert table.position.tokens[0] == 0


@pytest.mark.clause("GL-3.3")
def test_exchanging_and_throwing_out_are_no_actions() -> None:
    table = Table(4).tokens(2).play("exchange", kind="guns").play("discard", kind="pearls")
    table.play("pass")
    assert table.position.tokens[0] == 1


@pytest.mark.clause("GL-3.3")
def test_one_may_pass_again_and_again() -> None:
    table = Table(2)
    for _ in range(10):
        table.play("pass")
    assert table.position.tokens == [5, 5]


@pytest.mark.clause("GL-3.1", "GL-13.4")
def test_an_amulet_brings_a_gold_piece_at_the_start_of_each_later_turn() -> None:
    table = arrive(beside_goal(3))
    table.end().others_pass()
    assert (table.position.gold[0], table.position.reserve) == (3, 5)
    table.play("pass").others_pass()
    assert (table.position.gold[0], table.position.reserve) == (4, 4)


@pytest.mark.clause("GL-3.1")
def test_income_comes_from_the_box_when_the_reserve_is_empty() -> None:
    table = beside_goal(3)
    table.position.reserve = 0
    table.position.amulets[1] = 1
    table.play("pass")
    assert (table.position.gold[1], table.position.reserve) == (1, 0)
    assert table.position.ending == 0


@pytest.mark.clause("GL-13.1", "GL-13.2")
def test_ending_a_move_on_the_goal_brings_amulet_and_bonus() -> None:
    table = arrive(beside_goal(3))
    assert (table.position.amulets[0], table.position.gold[0], table.position.bonus) == (1, 2, 4)


@pytest.mark.clause("GL-13.1")
def test_passing_over_the_goal_brings_nothing() -> None:
    table = beside_goal(3).lay("A2", "P09", 3).lay("A1", "P07", 2)
    table.go("west", "south").stop()
    assert (table.at(), table.position.amulets[0]) == ("A2", 0)


@pytest.mark.clause("GL-13.1")
def test_an_adventure_on_the_goal_must_be_survived_like_any_other() -> None:
    table = Table().lay("A1", "A02", 0).lay("B1", "P08", 0).put(0, "B1")
    assert table.why_not("step", to="west", way="road") == "GL-6.1"
    table.pack(guns=1).play("step", to="west", way="survive").play("camp", set=True).stop()
    assert (table.position.amulets[0], table.holder("puma")) == (1, 0)


@pytest.mark.clause("GL-13.1")
def test_nobody_takes_a_second_amulet() -> None:
    table = arrive(beside_goal(3))
    table.end().others_pass().go("east").stop().end().others_pass()
    gold = table.position.gold[0]
    arrive(table)
    assert (table.position.amulets[0], table.position.gold[0]) == (1, gold)


@pytest.mark.clause("GL-13.1", "GL-4.1")
def test_with_a_full_backpack_an_item_makes_room_for_the_amulet() -> None:
    table = beside_goal(4).tokens(4).pack(provisions=10).go("west")
    table.play("exchange", kind="ropes").play("exchange", kind="ropes").stop()
    assert (table.phase, table.position.amulets[0]) == ("making_room", 0)
    assert {action["action"] for action in table.legal()} == {"discard"}
    table.play("discard", kind="ropes")
    assert (table.phase, table.position.amulets[0]) == ("choosing", 1)


@pytest.mark.clause("GL-13.2", "GL-13.3")
def test_the_bonus_is_open_until_the_first_arrivals_next_turn() -> None:
    table = arrive(beside_goal(3)).end()
    arrive(table).end()
    assert table.position.gold[1] == 2
    table.play("pass")
    assert (table.position.bonus, table.position.bonus_open) == (0, 0)
    assert table.event("bonus_closed")["gold"] == 2
    table.play("pass").play("pass")
    arrive(table)
    assert (table.position.amulets[2], table.position.gold[2]) == (1, 0)


@pytest.mark.clause("GL-13.3")
def test_an_arrival_in_the_next_round_but_before_that_turn_has_the_bonus_too() -> None:
    table = beside_goal(3).play("pass").play("pass")
    arrive(table).end()
    arrive(table)
    assert (table.position.round, table.position.gold[0]) == (2, 2)


@pytest.mark.clause("GL-13.3")
def test_an_option_closes_the_bonus_with_the_round() -> None:
    table = beside_goal(3, bonus_window="round").play("pass").play("pass")
    arrive(table).end()
    assert table.position.bonus == 0
    arrive(table)
    assert (table.position.amulets[0], table.position.gold[0]) == (1, 0)


@pytest.mark.clause("GL-14.1")
def test_when_all_have_amulets_the_round_is_finished_and_the_match_over() -> None:
    table = arrive(beside_goal(3)).end()
    arrive(table).end().play("pass")
    table.play("pass").play("pass")
    arrive(table)
    assert table.event("last_round")["reason"] == "all_amulets"
    table.end()
    assert table.phase == "over"
    assert table.position.to_act() == ()


@pytest.mark.clause("GL-14.1")
def test_after_the_last_amulet_the_others_still_have_their_turns() -> None:
    table = beside_goal(3)
    table.position.amulets[1] = table.position.amulets[2] = 1
    table.position.first_arrival = 1
    arrive(table).end()
    assert table.seat == 1
    table.play("pass").play("pass")
    assert table.phase == "over"


@pytest.mark.clause("GL-14.2")
def test_the_last_gold_of_the_reserve_ends_the_match_with_the_round() -> None:
    table = beside_goal(2)
    table.position.reserve = 1
    table.position.amulets[0] = 1
    table.position.first_arrival = 0
    table.play("pass").play("pass")
    assert table.event("last_round")["reason"] == "reserve_empty"
    assert table.seat == 0
    table.play("pass")
    assert table.phase == "choosing"
    table.play("pass")
    assert table.phase == "over"
    standing = table.position.standing()
    assert standing is not None
    assert standing.reason == "reserve_empty"


@pytest.mark.clause("GL-14.3", "GL-12.3")
def test_points_come_from_gold_treasures_amulet_and_markers() -> None:
    table = beside_goal(3)
    position = table.position
    position.gold[0] = 4
    position.treasures[0] = 2
    position.amulets[0] = position.amulets[1] = position.amulets[2] = 1
    position.markers[6] = 0
    position.markers[0] = 1
    position.ending = 1
    table.play("pass").play("pass").play("pass")
    standing = position.standing()
    assert standing is not None
    assert standing.breakdown[0] == {"gold": 4, "treasures": 6, "amulet": 3, "markers": 5}
    assert (standing.points[0], standing.winners, standing.places[0]) == (18, [0], 1)
    assert standing.breakdown[1]["markers"] == 2


@pytest.mark.clause("GL-14.3")
def test_equal_totals_share_the_win() -> None:
    table = Table(3)
    table.position.ending = 2
    table.position.gold[2] = 1
    table.position.gold[1] = 1
    table.play("pass").play("pass").play("pass")
    standing = table.position.standing()
    assert standing is not None
    assert (standing.winners, standing.places) == ([1, 2], [3, 1, 1])


@pytest.mark.clause("GL-14.3")
def test_there_is_no_result_before_the_end() -> None:
    assert Table().position.standing() is None


@pytest.mark.clause("GL-14.4")
def test_a_cap_ends_the_match_after_so_many_rounds_and_says_so() -> None:
    table = Table(2, round_cap="40")
    for _ in range(80):
        table.play("pass")
    assert table.phase == "over"
    assert table.event("over")["reason"] == "round_cap"
    standing = table.position.standing()
    assert standing is not None
    assert standing.reason == "round_cap"


@pytest.mark.clause("GL-14.4")
def test_without_a_cap_people_may_go_on() -> None:
    table = Table(2)
    for _ in range(400):
        table.play("pass")
    assert table.position.round == 201


def test_a_match_over_answers_every_action_with_a_clause() -> None:
    table = Table(2, round_cap="40")
    for _ in range(80):
        table.play("pass")
    assert table.position.legal(0) == []
    assert table.position.refusal(0, 0) == "SE-1.1"


def test_another_seat_is_told_to_wait() -> None:
    assert Table().position.refusal(1, 0) == "SE-1.2"
