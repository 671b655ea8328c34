"""SE: what holds at every table, tried on LivingStone, and on Timbuktu for secret choices."""

from typing import Any

import pytest

from serai.engine import clauses
from serai.engine.chance import chance_of
from serai.engine.errors import BadInput, IllegalAction
from serai.engine.match import Match


def begun(seats: int = 3, seed: int = 5) -> tuple[Match, int]:
    """A match and the seat that begins."""
    match = Match.new("livingstone", seats=seats, seed=seed)
    return match, match.to_act[0]


def first_die(match: Match, seat: int) -> dict[str, object]:
    return next(action for action in match.legal(seat) if action["action"] == "take_die")


def where_all_choose_in_secret() -> Match:
    """Timbuktu, at the moment when every seat lays a card face down."""
    match = Match.new("timbuktu", seats=3, seed=5)
    chance = chance_of(5)
    while len(match.to_act) < 3:
        seat = match.to_act[0]
        match.play(seat, match.observation(seat).sample(chance))
    return match


def refused(match: Match, seat: int, action: dict[str, object]) -> str:
    """The clause in the refusal; a refusal changes nothing."""
    before = match.digest
    with pytest.raises(IllegalAction) as refusal:
        match.play(seat, action)
    assert match.digest == before
    reason = match.why_not(seat, action)
    assert reason is not None
    assert refusal.value.clause == reason.ident
    assert refusal.value.text == reason.text
    return refusal.value.clause


# Acting.


@pytest.mark.clause("SE-1.1")
def test_nothing_can_be_played_once_the_match_has_its_result() -> None:
    match, _ = begun()
    while match.to_act:
        (seat,) = match.to_act
        moves = match.legal(seat)
        match.play(seat, next((m for m in moves if m["action"] == "decline"), moves[0]))
    assert match.result is not None
    for seat in range(3):
        assert refused(match, seat, {"action": "take_coins"}) == "SE-1.1"
        assert match.legal(seat) == []


@pytest.mark.clause("SE-1.1")
def test_nothing_can_be_played_in_an_abandoned_match() -> None:
    match, seat = begun()
    die = first_die(match, seat)
    match.abandon()
    assert refused(match, seat, die) == "SE-1.1"
    assert match.result is None


@pytest.mark.clause("SE-1.2")
def test_a_seat_that_is_not_asked_cannot_act() -> None:
    match, seat = begun()
    die = first_die(match, seat)
    for other in {0, 1, 2} - {seat}:
        assert refused(match, other, die) == "SE-1.2"
        assert match.legal(other) == []


@pytest.mark.clause("SE-1.2")
def test_where_several_seats_choose_at_the_same_time_each_of_them_may() -> None:
    for seat in range(3):
        match = where_all_choose_in_secret()
        match.play(seat, match.legal_ids(seat)[0])
        assert match.to_act == tuple(other for other in range(3) if other != seat)


@pytest.mark.clause("SE-1.3")
@pytest.mark.parametrize(
    "action",
    [
        {"action": "fly"},
        {"action": "take_die"},
        {"action": "take_die", "pips": 7},
        {"action": "take_die", "pips": "3"},
        {"action": "take_die", "pips": True},
        {"action": "take_die", "pips": 3, "again": 1},
        {"action": "sell", "gem": "green", "count": 1},
        {"pips": 3},
        {},
        ["take_die", 3],
        "take_die",
        None,
        2.5,
        -1,
        10_000,
    ],
)
def test_an_unknown_action_is_refused_and_changes_nothing(action: Any) -> None:
    match, seat = begun()
    before = match.digest
    with pytest.raises(BadInput):
        match.play(seat, action)
    assert match.digest == before


@pytest.mark.clause("SE-1.3")
def test_a_number_beyond_all_actions_is_refused_by_the_position_too() -> None:
    match, seat = begun()
    for action in (-1, match.position.actions()):
        assert match.position.refusal(seat, action) == "SE-1.3"


# Taking back.


@pytest.mark.clause("SE-2.1")
def test_an_action_that_told_nobody_anything_hidden_can_be_taken_back() -> None:
    match, seat = begun()
    before = match.position.to_bytes()
    match.play(seat, first_die(match, seat))
    assert match.can_undo(seat)
    match.undo(seat)
    assert match.position.to_bytes() == before
    assert match.events(None)[-1] == {"event": "undone", "seat": seat, "struck": [1]}


@pytest.mark.clause("SE-2.1")
def test_several_actions_can_be_taken_back_one_after_the_other() -> None:
    match, seat = begun()
    before = match.position.to_bytes()
    match.play(seat, first_die(match, seat))
    match.play(seat, {"action": "take_coins"})
    match.undo(seat)
    match.undo(seat)
    assert match.position.to_bytes() == before
    assert not match.can_undo(seat)


@pytest.mark.clause("SE-2.1")
@pytest.mark.parametrize("action", ["dig", "draw_card"])
def test_nothing_is_taken_back_once_something_was_drawn(action: str) -> None:
    match, seat = begun()
    match.play(seat, first_die(match, seat))
    match.play(seat, {"action": action})
    before = match.digest
    with pytest.raises(IllegalAction) as refusal:
        match.undo(seat)
    assert refusal.value.clause == "SE-2.1"
    assert match.digest == before


@pytest.mark.clause("SE-2.1")
def test_nothing_is_taken_back_once_another_seat_has_acted_on_it() -> None:
    match, seat = begun()
    match.play(seat, first_die(match, seat))
    match.play(seat, {"action": "take_coins"})
    match.play(seat, {"action": "end_turn"})
    assert match.can_undo(seat)
    (following,) = match.to_act
    match.play(following, first_die(match, following))
    assert not match.can_undo(seat)
    assert match.can_undo(following)


@pytest.mark.clause("SE-2.1")
def test_what_the_rules_call_final_is_never_taken_back() -> None:
    match, seat = begun()
    match.play(seat, {"action": "donate", "pounds": 1})
    assert not match.can_undo(seat)


@pytest.mark.clause("SE-2.1")
def test_nothing_is_taken_back_once_others_have_learnt_something_hidden() -> None:
    """After a donation a payment tells all that the chest cannot hold what was paid."""
    match, seat = begun()
    match.play(seat, {"action": "donate", "pounds": 1})
    die = first_die(match, seat)
    match.play(seat, die)
    assert match.can_undo(seat)
    match.play(
        seat,
        {"action": "place_tent", "row": die["pips"], "native_guide": False, "elephants": False},
    )
    assert not match.can_undo(seat)


@pytest.mark.clause("SE-2.1")
def test_the_beginning_of_a_match_is_not_taken_back() -> None:
    match, seat = begun()
    assert not match.can_undo(seat)


@pytest.mark.clause("SE-2.1")
def test_a_secret_choice_may_be_changed_as_long_as_it_is_secret() -> None:
    match = where_all_choose_in_secret()
    match.play(0, match.legal_ids(0)[0])
    match.play(1, match.legal_ids(1)[0])
    match.undo(0)
    assert match.to_act == (0, 2)
    assert match.why_not(0, match.legal_ids(0)[1]) is None


@pytest.mark.clause("SE-2.1")
def test_a_secret_choice_stands_once_all_are_turned_up() -> None:
    match = where_all_choose_in_secret()
    for seat in range(3):
        match.play(seat, match.legal_ids(seat)[0])
    assert not any(match.can_undo(seat) for seat in range(3))


@pytest.mark.parametrize(
    "ident", [None, 5.3, ["SE-1.1"], "\x1b[-1.1", "QQ-1.1", "SE-\x1b[2J", "SE-9.9"]
)
def test_a_clause_that_is_not_there_is_refused(ident: object) -> None:
    with pytest.raises(BadInput) as refusal:
        clauses.lookup(ident)
    assert str(refusal.value).isprintable()
