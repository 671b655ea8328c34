"""TI-3: days, turns, actions, and the events of the calendar."""

import pytest

from serai.games.treasure_island.components import PIRATE_NAMES
from serai.games.treasure_island.hunt import PHASES
from tests.treasure_island.table import SILVER, A, Table


def events(table: Table) -> dict[str, list[int]]:
    found: dict[str, list[int]] = {}
    for day in table.view(None)["calendar"]:
        found.setdefault(day["event"], []).append(day["day"])
    return found


@pytest.mark.clause("TI-3.1")
@pytest.mark.parametrize("seats", [2, 4])
def test_three_miniatures_have_nineteen_days(seats: int) -> None:
    assert events(Table(seats)) == {
        "starting_hint": [1, 3, 5],
        "take_bluff": [2, 10],
        "prison": [4],
        "black_spot": [7],
        "black_spot_hint": [8, 12, 14, 16],
        "escape": [19],
        "nothing": [6, 9, 11, 13, 15, 17, 18],
    }


@pytest.mark.clause("TI-3.1")
@pytest.mark.parametrize("seats", [3, 5])
def test_four_miniatures_have_seventeen_days(seats: int) -> None:
    assert events(Table(seats)) == {
        "starting_hint": [1, 3, 6],
        "take_bluff": [2, 9],
        "prison": [4],
        "black_spot": [7],
        "black_spot_hint": [8, 10, 12, 13],
        "escape": [17],
        "nothing": [5, 11, 14, 15, 16],
    }


@pytest.mark.clause("TI-3.2")
def test_pirates_take_turns_in_the_order_of_their_tokens() -> None:
    table = Table()
    seen = []
    for day in (2, 6, 9, 11):
        table.comes(day)
        seen.append(table.position.active)
    order = table.position.order
    assert seen == [order[1], order[2], order[2], order[1]]


@pytest.mark.clause("TI-3.2")
def test_the_event_comes_before_the_pirate_acts() -> None:
    table = Table().holds("rivals", "altitude", "bearing", day=1)
    table.say("rivals", "truth", nearer="anne", farther="jim")
    assert PHASES[table.position.phase] == "acting"
    assert table.turn == table.position.owner[table.position.active]


@pytest.mark.clause("TI-3.2")
def test_the_next_day_follows_the_last_action() -> None:
    table = Table(5).comes(5).play("pass")
    assert table.position.day == 6


@pytest.mark.clause("TI-3.3")
@pytest.mark.parametrize(
    ("reading", "three", "four"),
    [("second_half", 6, 16), ("black_spot", 7, 7), ("halves", 10, 9)],
)
def test_a_reading_says_from_when_on_turns_have_two_actions(
    reading: str, three: int, four: int
) -> None:
    for seats, first in [(2, three), (3, four), (4, three), (5, four)]:
        days = Table(seats, two_stars=reading).view(None)["calendar"]
        assert next(day["day"] for day in days if day["actions"] == 2) == first


@pytest.mark.clause("TI-3.3")
@pytest.mark.parametrize("reading", ["even", "halves"])
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_every_pirate_has_the_same_number_of_actions_before_the_escape(
    seats: int, reading: str
) -> None:
    table = Table(seats, two_stars=reading)
    days = table.view(None)["calendar"][:-1]
    order = table.position.order
    had = [sum(day["actions"] for day in days[turn :: len(order)]) for turn in range(len(order))]
    assert len(set(had)) == 1


@pytest.mark.clause("TI-3.3")
@pytest.mark.parametrize(("seats", "actions"), [(2, 6), (3, 4), (4, 11), (5, 5)])
def test_by_default_pirates_who_are_led_one_by_one_have_days_with_two_actions(
    seats: int, actions: int
) -> None:
    table = Table(seats)
    days = table.view(None)["calendar"][:-1]
    assert sum(day["actions"] for day in days[:: len(table.position.order)]) == actions


@pytest.mark.clause("TI-3.4")
@pytest.mark.parametrize("day", [1, 3, 5])
def test_silver_must_lay_a_hint_on_its_day(day: int) -> None:
    table = Table().comes(day)
    assert table.turn == SILVER
    assert table.clause_against("nothing") == "TI-3.4"


@pytest.mark.clause("TI-3.5")
def test_silver_takes_a_bluff_for_all_to_see() -> None:
    table = Table().comes(2)
    assert table.view(None)["silver"]["bluffs_taken"] == 1


@pytest.mark.clause("TI-3.6")
def test_the_pirate_on_turn_names_silvers_tower() -> None:
    table = Table().comes(4)
    assert table.turn == table.position.owner[table.position.active]
    table.play("imprison", tower=7)
    assert table.position.figures[0] == table.position.chart.towers[6].spot


@pytest.mark.clause("TI-3.6")
def test_a_tower_that_is_not_there_cannot_be_named() -> None:
    assert Table().comes(4).refused("imprison", tower=9) == "TI-3.6"


@pytest.mark.clause("TI-3.7")
def test_the_black_spot_changes_silvers_hand() -> None:
    table = Table().comes(7)
    hand = table.view(SILVER)["silver"]["hand"]
    starting = {"altitude", "out_of_reach", "within_reach", "bearing", "whispers", "rivals"}
    assert len(hand) == 3
    assert not starting & set(hand)
    assert table.told("hand", SILVER)[0]["cards"] == hand
    assert table.told("hand", A) == []


@pytest.mark.clause("TI-3.8")
def test_on_the_last_day_silver_runs_and_no_pirate_acts_first() -> None:
    table = Table().escapes()
    assert PHASES[table.position.phase] == "running"
    assert table.turn == SILVER
    assert table.position.active not in range(len(PIRATE_NAMES))
