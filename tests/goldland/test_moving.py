"""Moving: how far, where to, and what a step may not do."""

import pytest

from tests.goldland.table import Table


def inland() -> Table:
    """Three plain tiles in a row north of D7, roads meeting."""
    return Table().lay("D6", "P07", 1).lay("D5", "P08", 1).lay("D4", "P09", 1).put(0, "D7")


@pytest.mark.clause("GL-5.1")
def test_five_items_leave_seven_steps() -> None:
    table = Table().go("west")
    assert table.event("moved")["steps"] == 6


@pytest.mark.clause("GL-5.1", "GL-5.6")
def test_the_move_ends_by_itself_when_the_steps_are_used_up() -> None:
    table = Table().pack(provisions=4, pearls=4, ropes=2).go("west")
    assert table.phase == "moving"
    table.go("west")
    assert (table.phase, table.at()) == ("choosing", "E7")
    assert "stopped" in table.told()
    assert table.why_not("step", to="west", way="road") == "GL-3.2"


@pytest.mark.clause("GL-5.1")
def test_a_full_backpack_cannot_move_until_something_is_thrown_out() -> None:
    table = Table().pack(provisions=6, pearls=6)
    assert table.why_not("step", to="west", way="road") == "GL-5.1"
    table.play("discard", kind="pearls")
    table.go("west")
    assert table.phase == "choosing"


@pytest.mark.clause("GL-5.1")
def test_what_is_paid_on_the_way_does_not_lengthen_the_move() -> None:
    table = inland().lay("D6", "A02", 1).pack(guns=1, ropes=9)
    table.play("step", to="north", way="survive").play("camp", set=False)
    assert table.position.steps == 1


@pytest.mark.clause("GL-5.1")
def test_what_is_received_on_the_way_does_not_shorten_the_move() -> None:
    table = Table(4).tokens(2).pack(provisions=9).go("west")
    table.play("exchange", kind="ropes")
    assert table.position.steps == 2
    table.go("west", "west")
    assert table.at() == "D7"


@pytest.mark.clause("GL-5.2")
def test_nobody_leaves_the_country_or_enters_an_empty_cell() -> None:
    table = Table()
    assert table.why_not("step", to="south", way="road") == "GL-5.2"
    table.go("west")
    assert table.why_not("step", to="north", way="road") == "GL-5.2"
    assert table.why_not("step", to="north", way="ordeal") == "GL-5.2"


@pytest.mark.clause("GL-5.3", "GL-1.3")
def test_roads_that_meet_are_walked_for_nothing() -> None:
    table = inland().go("north", "north", "north")
    assert table.at() == "D4"
    assert table.held() == {"provisions": 3, "pearls": 2}


@pytest.mark.clause("GL-1.3", "GL-7.1")
def test_a_road_on_one_side_only_connects_nothing() -> None:
    table = Table().lay("D6", "P07", 0).put(0, "D7")
    assert table.why_not("step", to="north", way="road") == "GL-7.1"
    table.lay("D6", "P07", 1)
    assert table.why_not("step", to="north", way="road") is None


@pytest.mark.clause("GL-5.4")
def test_no_tile_is_entered_twice_not_even_the_one_the_move_began_on() -> None:
    table = Table().go("west", "west")
    assert table.why_not("step", to="east", way="road") == "GL-5.4"


@pytest.mark.clause("GL-5.4")
def test_with_revisit_a_tile_may_be_entered_again() -> None:
    assert Table(revisit="yes").go("west", "east").at() == "G7"


@pytest.mark.clause("GL-5.5")
def test_a_tile_laid_this_turn_is_entered_next_turn() -> None:
    table = Table(2).put(0, "D7").explore("P07", "north", 1)
    assert table.why_not("step", to="north", way="road") == "GL-5.5"
    table.end().others_pass()
    assert table.go("north").at() == "D6"


@pytest.mark.clause("GL-5.5")
def test_an_option_lets_one_enter_the_tile_just_laid() -> None:
    table = Table(2, enter_new_tile="yes").put(0, "D7").explore("P07", "north", 1)
    assert table.go("north").at() == "D6"


@pytest.mark.clause("GL-5.5", "GL-3.2")
def test_even_then_nobody_moves_explores_and_moves_on() -> None:
    table = Table(2, enter_new_tile="yes").go("west").stop().explore("P07", "north", 1)
    assert table.why_not("step", to="north", way="road") == "GL-3.2"


@pytest.mark.clause("GL-5.6")
def test_one_may_stop_after_any_step_but_not_before_the_first() -> None:
    table = Table()
    assert table.why_not("stop") == "GL-5.6"
    table.go("west").stop()
    assert (table.phase, table.at()) == ("choosing", "F7")


@pytest.mark.clause("GL-1.3")
def test_any_number_of_adventurers_share_a_tile() -> None:
    table = Table(3)
    for _ in range(3):
        table.go("west").stop().end()
    assert [table.at(seat) for seat in range(3)] == ["F7", "F7", "F7"]


@pytest.mark.clause("GL-4.1")
def test_treasures_and_the_amulet_fill_spaces_and_gold_does_not() -> None:
    table = Table()
    table.position.treasures[0] = 2
    table.position.amulets[0] = 1
    table.position.gold[0] = 9
    table.go("west")
    assert table.position.steps == 12 - 5 - 2 - 1 - 1


@pytest.mark.clause("GL-4.1")
def test_with_gold_in_the_backpack_gold_fills_spaces_too() -> None:
    table = Table(gold_in_backpack="yes")
    table.position.gold[0] = 3
    table.go("west")
    assert table.position.steps == 12 - 5 - 3 - 1


@pytest.mark.clause("GL-4.1")
def test_gold_is_never_refused_for_want_of_space() -> None:
    table = Table(2, gold_in_backpack="yes").pack(provisions=12)
    table.position.amulets[0] = 1
    table.end().end()
    assert table.position.gold[0] == 1
    assert table.why_not("step", to="west", way="road") == "GL-5.1"


@pytest.mark.clause("GL-4.2", "GL-1.6")
def test_equipment_thrown_out_goes_back_to_the_stock() -> None:
    table = Table()
    before = table.stock("pearls")
    table.play("discard", kind="pearls")
    assert table.stock("pearls") == before + 1
    assert table.held() == {"provisions": 3, "pearls": 1}
    assert table.why_not("discard", kind="guns") == "GL-4.2"


@pytest.mark.clause("GL-4.2")
def test_equipment_may_be_thrown_out_on_the_way_and_afterwards() -> None:
    table = Table().go("west")
    table.play("discard", kind="pearls").stop().play("discard", kind="pearls")
    assert table.held() == {"provisions": 3}


@pytest.mark.clause("GL-4.2")
def test_an_option_allows_throwing_out_before_the_move_only() -> None:
    table = Table(free_discard="before_move")
    table.play("discard", kind="pearls").go("west")
    assert table.why_not("discard", kind="pearls") == "GL-4.2"
    table.stop()
    assert table.why_not("discard", kind="pearls") == "GL-4.2"
