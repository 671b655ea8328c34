"""What people see: offers, views, words, the drawn board, and the events of whole matches."""

import json
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from rich.console import Console
from rich.theme import Theme

from serai.engine.chance import chance_of
from serai.engine.match import Match, seal_from_seed
from serai.games.goldland.actions import SPACE
from serai.games.goldland.game import GAME
from serai.games.goldland.terminal import board
from serai.words import Words
from tests.goldland.table import Table

STYLES = {"title", "quiet", "heading", "refused", *(f"seat.{seat}" for seat in range(5))}


def drawn(table: Table, width: int = 80) -> str:
    words = Words(GAME, ["You", "Heron", "Ibis", "Kite", "Crane"])
    view: Any = table.position.seen_by(0).view()
    console = Console(width=width, theme=Theme(dict.fromkeys(STYLES, "none")), no_color=True)
    with console.capture() as capture:
        console.print(board(view, words, width))
    return capture.get()


@settings(max_examples=6)
@given(seats=st.integers(2, 5), seed=st.integers(0, 10**6))
def test_offers_hold_every_legal_action_and_the_clause_against_the_others(
    seats: int, seed: int
) -> None:
    chance = chance_of(seed)
    position = GAME.start(seats, {"round_cap": "40"}, chance)
    while position.to_act():
        seat = position.to_act()[0]
        offers = position.seen_by(seat).offers()
        open_to = {SPACE.from_json(offer.action) for offer in offers if offer.refused is None}
        assert open_to == set(position.legal(seat))
        position.apply(seat, position.sample(seat, chance), chance)


@settings(max_examples=6)
@given(seed=st.integers(0, 10**6))
def test_no_list_of_legal_actions_is_long(seed: int) -> None:
    chance = chance_of(seed)
    position = GAME.start(5, {"round_cap": "40"}, chance)
    while position.to_act():
        seat = position.to_act()[0]
        assert 0 < len(position.legal(seat)) <= 60
        position.apply(seat, position.sample(seat, chance), chance)


def test_an_offer_tells_what_a_step_costs_and_wins() -> None:
    table = Table().lay("D6", "A06", 1).put(0, "D7").pack(guns=2)
    facts = {json.dumps(offer.action): offer.facts for offer in table.position.seen_by(0).offers()}
    north = facts[json.dumps({"action": "step", "to": "north", "way": "survive"})]
    assert north == {"cell": "D6", "cost": {"guns": 2}, "adventure": "bandits", "marker": 4}


def test_an_offer_to_camp_tells_of_a_marker_won() -> None:
    table = Table().lay("D6", "A02", 1).put(0, "D7").pack(guns=1).camp("D6", 1).camp("D6", 0)
    table.play("step", to="north", way="survive")
    decline, accept = table.position.seen_by(0).offers()
    assert "marker" not in decline.facts
    assert accept.facts["marker"] == 2


def test_the_view_names_reach_with_and_without_payment() -> None:
    table = Table().lay("D6", "A02", 1).lay("F6", "P07", 1).pack(guns=1)
    view: Any = table.position.seen_by(0).view()
    seat = view["seats"][0]
    assert "F6" in seat["reach"]
    assert "D6" not in seat["reach"]
    assert "D6" in seat["reach_paying"]


def test_the_board_shows_roads_adventures_trades_camps_and_reach() -> None:
    table = Table().lay("D6", "A06", 1).lay("F6", "P07", 1).camp("D6", seat=1, count=2)
    table.pack(guns=2, ropes=1)
    picture = drawn(table)
    assert "bandits" in picture
    assert "[GG] S>G/R" in picture
    assert "b2" in picture
    assert "║" in picture
    assert "═" in picture
    assert "+" in picture
    assert "RGG·········" in picture
    assert max(len(line) for line in picture.splitlines()) <= 80


def test_the_board_fits_80_columns_at_every_moment_of_a_match() -> None:
    table = Table(5, round_cap="40")
    chance = chance_of(3)
    while table.phase != "over" and table.position.round < 12:
        table.position.apply(table.seat, GAME.policy(table.position, table.seat, chance), chance)
        if table.phase in ("laying", "paying"):
            assert max(len(line) for line in drawn(table).splitlines()) <= 80


@pytest.mark.parametrize("seats", [2, 5])
def test_every_action_event_and_option_has_words(seats: int) -> None:
    words = Words(GAME, [])
    match = Match(GAME, seats, {"round_cap": "40"}, seal_from_seed(5), 0)
    chance = chance_of(6)
    while not match.over:
        seat = match.to_act[0]
        wild = chance.below(3) == 0
        action = (
            match.position.sample(seat, chance)
            if wild
            else GAME.policy(match.position, seat, chance)
        )
        match.play(seat, action)
    for event in match.events(None):
        assert words.has(f"event-{event['event']}")
        assert "None" not in words.event(event)
    for family in SPACE.families:
        assert words.has(f"action-{family.name}")
    for option in GAME.options.options:
        assert words.has(f"option-{option.name}")
        assert all(words.has(f"option-{option.name}-{value}") for value in option.values)


def test_the_events_of_a_match_let_a_referee_count_every_coin() -> None:
    match = Match(GAME, 4, {"round_cap": "60"}, seal_from_seed(11), 0)
    chance = chance_of(1)
    while not match.over:
        seat = match.to_act[0]
        match.play(seat, GAME.policy(match.position, seat, chance))
    gold = [0] * 4
    treasures = [0] * 4
    for event in match.events(None):
        who, gained = event.get("seat"), event.get("gold", event.get("bonus"))
        if not isinstance(who, int):
            continue
        if event["event"] in ("income", "amulet") and isinstance(gained, int):
            gold[who] += gained
        treasures[who] += event["event"] == "dug"
    result = match.result
    assert result is not None
    breakdown = result["breakdown"]
    assert isinstance(breakdown, list)
    assert [part["gold"] for part in breakdown] == gold
    assert [part["treasures"] // 3 for part in breakdown] == treasures
