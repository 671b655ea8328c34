"""Adventures, camps, ordeals, and the markers they win."""

from typing import Any

import pytest

from tests.goldland.table import Table


def before_puma(seats: int = 3, **options: str) -> Table:
    """Seat 0 stands on D7, a puma (1 gun) lies on D6, roads meeting."""
    return Table(seats, **options).lay("D6", "A02", 1).put(0, "D7")


def walled_puma(seats: int = 3, **options: str) -> Table:
    """The same with the puma's closed side towards D7."""
    return Table(seats, **options).lay("D6", "A02", 0).put(0, "D7")


@pytest.mark.clause("GL-6.1", "GL-1.6")
def test_an_adventure_costs_its_red_equipment_which_returns_to_the_stock() -> None:
    table = before_puma().pack(guns=2)
    before = table.stock("guns")
    table.play("step", to="north", way="survive")
    assert (table.at(), table.held(), table.stock("guns")) == ("D6", {"guns": 1}, before + 1)


@pytest.mark.clause("GL-6.1", "GL-5.3")
def test_without_the_red_equipment_nobody_enters() -> None:
    table = before_puma().pack(ropes=2)
    assert table.why_not("step", to="north", way="survive") == "GL-6.1"
    assert table.why_not("step", to="north", way="road") == "GL-6.1"


@pytest.mark.clause("GL-6.1")
def test_other_peoples_camps_do_not_help() -> None:
    table = before_puma().camp("D6", seat=1).pack(ropes=1)
    assert table.why_not("step", to="north", way="road") == "GL-6.1"


@pytest.mark.clause("GL-6.1")
def test_a_tile_with_two_red_items_costs_both() -> None:
    table = Table().lay("D6", "A13", 1).put(0, "D7").pack(ropes=1)
    assert table.why_not("step", to="north", way="survive") == "GL-6.1"
    table.pack(ropes=1, spades=1).play("step", to="north", way="survive")
    assert table.held() == {}


@pytest.mark.clause("GL-5.3")
def test_a_tile_without_adventure_cannot_be_survived() -> None:
    table = Table().lay("D6", "P07", 1).put(0, "D7")
    assert table.why_not("step", to="north", way="survive") == "GL-5.3"


@pytest.mark.clause("GL-5.3")
def test_leaving_an_adventure_tile_costs_nothing() -> None:
    table = before_puma().put(0, "D6").pack()
    assert table.go("south").at() == "D7"


@pytest.mark.clause("GL-6.2")
def test_a_survivor_may_set_a_camp_or_not() -> None:
    table = before_puma().pack(guns=1).play("step", to="north", way="survive")
    assert table.phase == "camping"
    table.play("camp", set=True)
    assert (table.camps_on("D6"), table.position.camps_left[0]) == (1, 9)
    declined = before_puma().pack(guns=1).play("step", to="north", way="survive")
    declined.play("camp", set=False)
    assert declined.camps_on("D6") == 0


@pytest.mark.clause("GL-6.2")
def test_nobody_sets_a_camp_without_having_survived() -> None:
    assert before_puma().why_not("camp", set=True) == "GL-6.2"


@pytest.mark.clause("GL-6.2")
def test_an_option_sets_the_camp_without_asking() -> None:
    table = before_puma(camps="must").pack(guns=1).play("step", to="north", way="survive")
    assert (table.phase, table.camps_on("D6")) == ("moving", 1)


@pytest.mark.clause("GL-5.3")
def test_an_own_camp_lets_one_through_for_ever() -> None:
    table = before_puma().camp("D6").pack(ropes=1)
    assert table.go("north").at() == "D6"


@pytest.mark.clause("GL-6.3")
def test_without_camps_left_one_survives_but_leaves_nothing_behind() -> None:
    table = before_puma().pack(guns=2)
    table.position.camps_left[0] = 0
    table.play("step", to="north", way="survive")
    assert (table.phase, table.camps_on("D6"), table.holder("puma")) == ("moving", 0, 0)
    table.stop().end().others_pass().go("south").stop().end().others_pass()
    assert table.why_not("step", to="north", way="road") == "GL-6.1"


@pytest.mark.clause("GL-6.4")
def test_one_may_pay_again_on_entering_for_a_second_camp() -> None:
    table = before_puma().camp("D6").pack(guns=1)
    table.play("step", to="north", way="survive").play("camp", set=True)
    assert table.camps_on("D6") == 2


@pytest.mark.clause("GL-6.4")
def test_standing_on_the_tile_does_not_let_one_pay_again() -> None:
    table = before_puma().pack(guns=2).play("step", to="north", way="survive")
    table.play("camp", set=True)
    assert not any(action["action"] == "camp" for action in table.legal())
    assert table.why_not("camp", set=True) == "GL-6.2"


@pytest.mark.clause("GL-6.5")
def test_one_move_may_pass_several_adventures() -> None:
    table = before_puma().lay("D5", "A22", 1).pack(guns=1, pearls=1)
    table.play("step", to="north", way="survive").play("camp", set=True)
    table.play("step", to="north", way="survive").play("camp", set=True)
    assert (table.at(), table.holder("puma"), table.holder("natives")) == ("D5", 0, 0)


@pytest.mark.clause("GL-7.1")
def test_without_a_road_any_four_items_open_a_plain_tile() -> None:
    table = Table().lay("D6", "P07", 0).put(0, "D7").pack(provisions=1, ropes=1, guns=2)
    table.play("step", to="north", way="ordeal")
    assert (table.at(), table.held()) == ("D6", {})


@pytest.mark.clause("GL-7.1")
def test_three_items_are_not_enough_for_an_ordeal() -> None:
    table = Table().lay("D6", "P07", 0).put(0, "D7").pack(ropes=1, guns=2)
    assert table.why_not("step", to="north", way="ordeal") == "GL-7.1"


@pytest.mark.clause("GL-7.1")
def test_along_a_road_there_is_no_ordeal() -> None:
    table = before_puma().pack(guns=4)
    assert table.why_not("step", to="north", way="ordeal") == "GL-7.1"


@pytest.mark.clause("GL-7.1")
def test_several_ordeals_fit_into_one_move() -> None:
    table = Table().lay("D6", "P07", 0).lay("D5", "P08", 0).put(0, "D7").pack(ropes=8)
    table.play("step", to="north", way="ordeal").play("step", to="north", way="ordeal")
    assert (table.at(), table.held()) == ("D5", {})


@pytest.mark.clause("GL-7.2")
def test_an_ordeal_onto_an_adventure_takes_four_of_its_red_kind_and_survives_it() -> None:
    table = walled_puma().pack(guns=3, ropes=3)
    assert table.why_not("step", to="north", way="ordeal") == "GL-7.2"
    table.pack(guns=4, ropes=1).play("step", to="north", way="ordeal")
    assert (table.phase, table.held(), table.holder("puma")) == ("camping", {"ropes": 1}, 0)


@pytest.mark.clause("GL-7.2", "GL-8.1")
def test_with_two_red_kinds_the_four_include_at_least_what_is_shown() -> None:
    table = Table().lay("D6", "A13", 0).put(0, "D7").pack(ropes=4)
    assert table.why_not("step", to="north", way="ordeal") == "GL-7.2"
    table.pack(ropes=3, spades=3).play("step", to="north", way="ordeal")
    assert {(part["kind"], part["pack"]) for part in table.legal()} == {
        ("ropes", 1),
        ("ropes", 2),
        ("ropes", 3),
    }
    table.play("pay", kind="ropes", pack=1, tokens=0)
    assert table.held() == {"ropes": 2}


@pytest.mark.clause("GL-7.2")
def test_an_option_takes_any_four_items_for_an_adventure() -> None:
    table = walled_puma(ordeal_adventure="any").pack(ropes=4)
    table.play("step", to="north", way="ordeal")
    assert (table.phase, table.holder("puma")) == ("camping", 0)


@pytest.mark.clause("GL-7.3")
def test_an_ordeal_to_an_own_camp_takes_any_four_and_sets_no_camp() -> None:
    table = walled_puma().camp("D6").pack(ropes=3)
    assert table.why_not("step", to="north", way="ordeal") == "GL-7.3"
    table.pack(ropes=4).play("step", to="north", way="ordeal")
    assert (table.phase, table.at(), table.camps_on("D6")) == ("moving", "D6", 1)


@pytest.mark.clause("GL-7.4")
def test_to_an_own_camp_the_printed_red_set_survives_the_adventure_again() -> None:
    table = walled_puma().camp("D6").pack(guns=1)
    table.play("step", to="north", way="ordeal_survive").play("camp", set=True)
    assert (table.camps_on("D6"), table.held()) == (2, {})


@pytest.mark.clause("GL-7.4")
def test_an_option_asks_four_red_items_for_that() -> None:
    table = walled_puma(ordeal_own_camp="four").camp("D6").pack(guns=3)
    assert table.why_not("step", to="north", way="ordeal_survive") == "GL-7.4"
    table.pack(guns=4).play("step", to="north", way="ordeal_survive")
    assert (table.phase, table.held()) == ("camping", {})


@pytest.mark.clause("GL-7.4")
def test_without_an_own_camp_there_is_nothing_to_survive_again() -> None:
    table = walled_puma().pack(guns=4)
    assert table.why_not("step", to="north", way="ordeal_survive") == "GL-7.4"


@pytest.mark.clause("GL-7.5", "GL-11.2")
def test_treasures_amulet_and_gold_do_not_pay_an_ordeal() -> None:
    table = Table().lay("D6", "P07", 0).put(0, "D7").pack(ropes=1)
    table.position.treasures[0] = 3
    table.position.amulets[0] = 1
    table.position.gold[0] = 5
    assert table.why_not("step", to="north", way="ordeal") == "GL-7.1"


@pytest.mark.clause("GL-12.1")
def test_the_first_survivor_takes_the_marker_even_without_a_camp() -> None:
    table = before_puma().pack(guns=1).play("step", to="north", way="survive")
    assert table.holder("puma") == 0
    assert table.event("marker") == {
        "event": "marker",
        "seat": 0,
        "adventure": "puma",
        "lost_by": None,
    }


@pytest.mark.clause("GL-12.1")
def test_an_option_gives_the_marker_only_for_a_camp() -> None:
    table = before_puma(marker_needs_camp="yes").pack(guns=1)
    table.play("step", to="north", way="survive")
    assert table.holder("puma") is None
    table.play("camp", set=True)
    assert table.holder("puma") == 0


@pytest.mark.clause("GL-12.2")
def test_equal_camps_leave_the_marker_with_its_holder_and_more_camps_take_it() -> None:
    table = before_puma().camp("D6", seat=1).camp("D6", seat=0).pack(guns=1)
    assert table.holder("puma") == 1
    table.play("step", to="north", way="survive")
    assert table.holder("puma") == 1
    table.play("camp", set=True)
    assert table.holder("puma") == 0
    assert table.event("marker")["lost_by"] == 1


@pytest.mark.clause("GL-12.2")
def test_a_first_camp_beats_a_holder_without_camps_but_not_one_with_as_many() -> None:
    table = before_puma().pack(guns=1)
    table.position.markers[0] = 1
    table.play("step", to="north", way="survive").play("camp", set=True)
    assert table.holder("puma") == 0
    table = before_puma().camp("D6", seat=1).pack(guns=1)
    table.play("step", to="north", way="survive").play("camp", set=True)
    assert table.holder("puma") == 1


@pytest.mark.clause("GL-12.2", "GL-1.4")
def test_camps_count_over_all_tiles_of_an_adventure_but_open_only_their_own() -> None:
    table = before_puma().lay("C6", "A03", 3).camp("C6", seat=1).camp("D6", seat=0).pack(guns=1)
    assert table.why_not("step", to="west", way="road") is None
    table.put(0, "C7").play("step", to="north", way="survive").play("camp", set=True)
    assert table.holder("puma") == 0


@pytest.mark.clause("GL-12.3")
@pytest.mark.parametrize(
    ("chosen", "values"),
    [
        ("tuned", [2, 3, 4, 4, 5, 5, 5]),
        ("ladder", [2, 2, 3, 3, 4, 4, 5]),
        ("flat", [3, 3, 3, 3, 3, 3, 3]),
    ],
)
def test_markers_count_by_the_chosen_values(chosen: str, values: list[int]) -> None:
    view: Any = Table(marker_values=chosen).position.seen_by(None).view()
    assert [marker["value"] for marker in view["markers"]] == values
