"""TI-8: the escape, rounds, Silver's run, and how a match ends."""

from typing import Any

import pytest

from serai.games.treasure_island.components import PIRATE_NAMES
from serai.games.treasure_island.hunt import PHASES
from tests.treasure_island.table import SILVER, A, B, C, Table, place


def running(seats: int = 4, at: tuple[float, float] = (9.0, 6.6), **options: Any) -> Table:
    table = Table(seats, **options).jailed(2).escapes()
    table.position.figures[0] = place(*at)
    return table


@pytest.mark.clause("TI-8.1")
def test_after_the_escape_there_are_no_hints_but_chest_tokens() -> None:
    table = running().play("rest").move("large_search", 4.0, 12.4)
    assert table.turn == SILVER
    table.play("give", token="move_7", traitor=False)
    assert table.turn == A
    assert table.position.day == 19


@pytest.mark.clause("TI-8.2")
def test_silver_goes_first_and_the_others_follow_clockwise_with_two_actions() -> None:
    table = running()
    order = [table.turn]
    table.play("rest")
    for _ in range(3):
        order.append(table.turn)
        table.play("pass").play("pass")
    assert [*order, table.turn] == [SILVER, A, B, C, SILVER]
    assert table.position.round == 2


@pytest.mark.clause("TI-8.2")
def test_a_player_with_several_miniatures_chooses_who_acts() -> None:
    table = running(2).play("rest")
    assert PHASES[table.position.phase] == "sending"
    table.play("send", pirate="jim")
    assert PIRATE_NAMES[table.position.active] == "jim"
    table.play("pass").play("pass")
    assert table.refused("send", pirate="jim") == "TI-8.2"
    table.play("send", pirate="anne").play("pass").play("pass")
    assert PIRATE_NAMES[table.position.active] == "charlotte"


@pytest.mark.clause("TI-8.3")
def test_silver_makes_two_straight_moves_of_four_miles() -> None:
    table = running().play("run", figure=1)
    assert table.clause_against_point(9.0, 10.7) == "TI-8.3"
    table.point(9.0, 10.6).play("run", figure=1).point(7.0, 10.0)
    assert table.turn == A


@pytest.mark.clause("TI-8.3")
def test_red_areas_are_closed_to_silver_too() -> None:
    table = running(at=(12.4, 11.0)).play("run", figure=1)
    assert table.clause_against_point(15.8, 11.0) == "TI-6.3"


@pytest.mark.clause("TI-8.3")
def test_silver_may_leave_moves_out_but_has_no_third() -> None:
    table = running()
    assert table.clause_against("run", figure=2) == "TI-8.3"
    assert table.play("rest").turn == A


@pytest.mark.clause("TI-8.4")
def test_silver_wins_where_a_move_ends_on_the_treasure() -> None:
    table = running(at=(10.0, 9.0)).play("run", figure=1).point(10.0, 11.0)
    assert table.over
    assert table.result.winners == [SILVER]
    assert table.result.reason == "silver_reached_it"


@pytest.mark.clause("TI-8.4")
def test_passing_over_the_treasure_is_not_enough() -> None:
    table = running(at=(10.0, 9.0)).play("run", figure=1).point(10.0, 11.5)
    assert not table.over


@pytest.mark.clause("TI-8.5")
def test_a_pirate_still_wins_by_a_search_after_the_escape() -> None:
    table = running().play("rest").stands("anne", 10.0, 11.5).move("large_search", 10.0, 11.5)
    assert table.result.winners == [A]
    assert table.result.places == [2, 1, 2, 2]


@pytest.mark.clause("TI-8.6")
def test_figures_do_not_block_each_other() -> None:
    table = Table().stands("anne", 6.0, 5.4).turn_of("jim").play("horse")
    assert table.clause_against_point(6.0, 5.4) is None
    assert table.clause_against_point(6.0, 5.9) is None


@pytest.mark.clause("TI-8.7")
def test_with_a_limit_nobody_wins_a_match_without_end() -> None:
    table = running(escape_rounds="10")
    for _ in range(10):
        table.play("rest")
        for _ in range(3):
            table.play("pass").play("pass")
    assert table.over
    assert table.result.winners == []
    assert table.result.reason == "nobody"


@pytest.mark.clause("TI-8.7")
def test_without_a_limit_a_match_goes_on() -> None:
    table = running()
    for _ in range(12):
        table.play("rest")
        for _ in range(3):
            table.play("pass").play("pass")
    assert not table.over
