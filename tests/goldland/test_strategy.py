"""The planning player: what it does with a route, a lack, a full backpack, and that it finishes."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from serai.engine.chance import chance_of
from serai.games.goldland.actions import SPACE
from serai.games.goldland.game import GAME
from serai.games.goldland.position import GoldlandPosition
from serai.games.goldland.strategy import (
    BALANCED,
    RACER,
    TOO_MANY_ROUNDS,
    choose_in_style,
    make_plan,
)
from serai.games.goldland.supply import survey_supply
from serai.lab import studying
from tests.goldland.table import CELL, Table
from tests.lab.studies import samples


def chosen(table: Table, style: int = BALANCED) -> dict[str, object]:
    return SPACE.to_json(choose_in_style(table.position, table.seat, style))


def play_on(table: Table, actions: int) -> None:
    """Let the balanced player act."""
    for _ in range(actions):
        choice = choose_in_style(table.position, table.seat, BALANCED)
        table.position.apply(table.seat, choice, table.chance)


def test_it_walks_into_the_temple_next_door() -> None:
    table = Table().lay("A1", "P07", 0).lay("B1", "P08", 0).put(0, "B1")
    assert chosen(table, RACER) == {"action": "step", "to": "west", "way": "road"}


@pytest.mark.parametrize(("late", "restless"), [(0, False), (1, True)])
def test_only_when_all_have_walked_in_circles_for_long_does_it_try_something_else(
    late: int, restless: bool
) -> None:
    table = Table()
    table.position.round = TOO_MANY_ROUNDS + late
    usual = choose_in_style(table.position, table.seat, BALANCED)
    chosen = {GAME.policy(table.position, table.seat, chance_of(seed)) for seed in range(200)}
    assert (chosen != {usual}) == restless


def test_it_digs_for_a_treasure_it_stands_on() -> None:
    table = Table().lay("D6", "A01", 1).camp("D6").put(0, "D6")
    table.position.done = 7
    assert chosen(table) == {"action": "dig"}


def test_it_knows_that_a_spade_is_one_trade_away_and_timber_two() -> None:
    supply = survey_supply(Table().position, 0)
    spades, timbers = 4, 5
    assert supply.source[spades] in (CELL["E7"], CELL["G5"])
    assert supply.first[timbers] == spades
    assert supply.effort[timbers] > supply.effort[spades]


def test_it_fetches_what_its_route_lacks() -> None:
    table = Table().lay("D6", "A01", 1).put(0, "D7")
    plan = make_plan(table.position, 0, BALANCED)
    guns = 3
    assert (plan.target, plan.missing[guns]) == (CELL["D6"], 1)
    assert (plan.wanted, plan.stop) == (guns, CELL["B7"])
    assert chosen(table) == {"action": "step", "to": "west", "way": "road"}
    play_on(table, 4)
    assert table.held() == {"provisions": 3, "pearls": 2, "guns": 1}


def test_it_throws_something_out_rather_than_stand_still_with_a_full_backpack() -> None:
    table = Table().lay("A1", "P07", 0).lay("B1", "P08", 0).put(0, "B1").pack(provisions=12)
    assert chosen(table, RACER)["action"] == "discard"


def test_it_sets_camps_and_makes_room_for_the_amulet() -> None:
    table = Table().lay("D6", "A02", 1).put(0, "D7").pack(guns=1)
    table.play("step", to="north", way="survive")
    assert chosen(table) == {"action": "camp", "set": True}
    full = Table(4).lay("A1", "P07", 0).lay("B1", "P08", 0).put(0, "B1").tokens(4)
    full.pack(provisions=10).go("west").play("exchange", kind="fishing_rods")
    full.play("exchange", kind="fishing_rods").stop()
    assert chosen(full) == {"action": "discard", "kind": "fishing_rods"}


def test_it_pays_an_ordeal_with_what_it_keeps_least_gladly() -> None:
    table = Table().lay("D6", "P07", 0).put(0, "D7").pack(pearls=4, timbers=4)
    table.play("step", to="north", way="ordeal")
    assert chosen(table) == {"action": "pay", "kind": "pearls", "pack": 4, "tokens": 0}


@settings(max_examples=12)
@given(seats=st.integers(2, 5), seed=st.integers(0, 10**6), style=st.integers(0, 2))
def test_every_choice_of_every_style_is_legal_under_any_options(
    seats: int, seed: int, style: int
) -> None:
    chance = chance_of(seed)
    options = {
        option.name: option.values[chance.below(len(option.values))]
        for option in GAME.options.options
    }
    position = GAME.start(seats, {**options, "round_cap": "40"}, chance)
    assert isinstance(position, GoldlandPosition)
    while position.to_act():
        action = choose_in_style(position, position.active, style)
        position.check(position.active, action)
        position.apply(position.active, action, chance)


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_matches_of_sensible_players_come_to_their_own_end(seats: int) -> None:
    setting = studying.tables("goldland", [seats], [], {})[0].rows[0].setting
    assert samples("goldland", setting, 3)["finished"] == [1.0, 1.0, 1.0]
