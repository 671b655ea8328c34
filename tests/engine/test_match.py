"""Matches: playing, looking, taking back, and refusing everything else unchanged."""

import hashlib
import hmac
import json
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

import serai
from serai.engine.chance import chance_of
from serai.engine.match import Mac, Match, new_secret, seal_from_secret


def played(match: Match, actions: int, seed: int = 1) -> Match:
    """Random play for some actions, or to the end."""
    chance = chance_of(seed)
    for _ in range(actions):
        if match.over:
            break
        seat = match.to_act[0]
        match.play(seat, match.position.sample(seat, chance))
    return match


def finished(seed: int = 3, seats: int = 3) -> Match:
    return played(Match.new("livingstone", seats=seats, seed=seed), 100_000)


@pytest.mark.parametrize(
    ("arguments", "complaint"),
    [
        ({"game": "chess", "seats": 2}, "there is no game 'chess'; there are: livingstone"),
        ({"game": None, "seats": 2}, "there is no game None"),
        ({"game": "livingstone", "seats": 1}, "LivingStone is for 2 to 5 seats, not 1"),
        ({"game": "livingstone", "seats": 6}, "not 6"),
        ({"game": "livingstone", "seats": "4"}, "the number of seats is a whole number, not '4'"),
        ({"game": "livingstone", "seats": True}, "a whole number, not True"),
        (
            {"game": "livingstone", "seats": 3, "seed": "7"},
            "a seed is a whole number below 2**64, not '7'",
        ),
        ({"game": "livingstone", "seats": 2.5}, "the number of seats is a whole number, not 2.5"),
        ({"game": "livingstone", "seats": None}, "the number of seats is a whole number, not None"),
        ({"game": ["livingstone"], "seats": 3}, "there is no game ['livingstone']"),
        ({"game": "livingstone", "seats": 3, "seed": 1 << 64}, "a seed is a whole number below"),
        ({"game": "livingstone", "seats": 3, "seed": True}, "a seed is a whole number below"),
        ({"game": "livingstone", "seats": 3, "seed": b"1"}, "a seed is a whole number below"),
        ({"game": "livingstone", "seats": 3, "rules": "1"}, "a rules number is a whole number"),
        ({"game": "livingstone", "seats": 3, "options": ["x"]}, "options are names with values"),
        ({"game": "livingstone", "seats": 3, "options": "x=y"}, "options are names with values"),
        ({"game": "livingstone", "seats": 3, "options": {7: "x"}}, "there is no option 7"),
        (
            {"game": "livingstone", "seats": 3, "options": {"preset": ["manual"]}},
            "there is no preset ['manual']",
        ),
        (
            {"game": "livingstone", "seats": 3, "options": {"declining": ["free"]}},
            "declining can be free",
        ),
        ({"game": "livingstone", "seats": 3, "options": {"preset": "x"}}, "there is no preset 'x'"),
        (
            {"game": "livingstone", "seats": 3, "options": {"luck": "x"}},
            "there is no option 'luck'",
        ),
        (
            {"game": "livingstone", "seats": 3, "options": {"white_stone": "kept"}},
            "white_stone can be lost, sold, not 'kept'",
        ),
        ({"game": "livingstone", "seats": 3, "rules": 99}, "rules number 99 of LivingStone"),
    ],
)
def test_what_begins_no_match_is_refused(arguments: dict[str, Any], complaint: str) -> None:
    with pytest.raises(serai.BadInput) as refusal:
        Match.new(**arguments)
    assert complaint in str(refusal.value)


@pytest.mark.parametrize("seat", [-1, 3, True, None, "0"])
def test_a_seat_that_is_not_there_is_refused_and_nothing_changes(seat: Any) -> None:
    match = Match.new("livingstone", seats=3, seed=1)
    before = match.digest
    with pytest.raises(serai.BadInput, match="there is no seat"):
        match.play(seat, {"action": "take_coins"})
    assert match.digest == before


def test_the_same_seed_and_actions_give_the_same_match() -> None:
    one, other = finished(), finished()
    assert one.digest == other.digest
    assert one.result == other.result
    assert finished(seed=4).digest != one.digest


def test_matches_without_a_seed_differ() -> None:
    assert len({Match.new("livingstone", seats=3).digest for _ in range(20)}) == 20


def test_an_int_plays_as_well_as_its_json() -> None:
    one = Match.new("livingstone", seats=3, seed=1)
    other = Match.new("livingstone", seats=3, seed=1)
    seat = one.to_act[0]
    action = one.legal_ids(seat)[0]
    assert one.play(seat, action) == other.play(seat, other.legal(seat)[0])
    assert one.digest == other.digest


def test_events_are_numbered_for_each_seat() -> None:
    match = finished()
    for seat in (None, 0, 1, 2):
        whole = match.events(seat)
        assert match.events(seat, since=len(whole) - 3) == whole[-3:]
        assert match.events(seat, since=len(whole)) == []


def test_everything_shown_is_json() -> None:
    match = played(Match.new("livingstone", seats=4, seed=2), 90)
    for seat in range(4):
        json.dumps([match.view(seat), match.offers(seat), match.events(seat)])
    json.dumps([match.view(None), match.events(None)])


def test_a_running_match_has_no_result_and_no_record() -> None:
    match = played(Match.new("livingstone", seats=3, seed=1), 20)
    assert match.result is None
    with pytest.raises(serai.BadInput, match="a running match has secrets"):
        match.record("never-written.serai")


def test_an_abandoned_match_is_over_without_a_result() -> None:
    match = played(Match.new("livingstone", seats=3, seed=1), 20)
    match.abandon()
    assert match.over
    assert match.result is None
    assert match.offers(0) == []
    with pytest.raises(serai.IllegalAction, match=r"SE-1\.1"):
        match.abandon()


def test_what_is_handed_out_cannot_change_the_match() -> None:
    match = Match.new("livingstone", seats=3, seed=1)
    before = json.dumps(match.events(None))
    for event in match.events(None):
        for value in event.values():
            if isinstance(value, list):
                value.append(99)
    assert json.dumps(match.events(None)) == before
    seat = match.to_act[0]
    match.observation(seat).known.options[1] = 2
    assert {"action": "decline"} in match.legal(seat)


def test_an_abandoned_match_asks_nobody() -> None:
    match = Match.new("livingstone", seats=3, seed=1)
    match.abandon()
    assert match.view(0)["to_act"] == []


@pytest.mark.parametrize("since", [-1, "x", True, 1.5])
def test_events_are_numbered_from_nought(since: Any) -> None:
    with pytest.raises(serai.BadInput, match="numbered from 0"):
        Match.new("livingstone", seats=3, seed=1).events(0, since)


@pytest.mark.parametrize("name", ["seats", "seed", "rules"])
def test_numbers_beyond_all_measure_are_refused(name: str) -> None:
    arguments: dict[str, Any] = {"game": "livingstone", "seats": 3, name: 10**5000}
    with pytest.raises(serai.BadInput):
        Match.new(**arguments)


# Taking back.


def test_undo_restores_the_position_by_a_new_line() -> None:
    match = Match.new("livingstone", seats=3, seed=1)
    seat = match.to_act[0]
    before = match.position.to_bytes()
    match.play(seat, match.legal(seat)[0])
    lines = len(match.lines)
    match.undo(seat)
    assert match.position.to_bytes() == before
    assert len(match.lines) == lines + 1


def test_undo_names_the_events_it_strikes() -> None:
    match = Match.new("livingstone", seats=3, seed=1)
    seat = match.to_act[0]
    shown_before = len(match.events(seat))
    shown = match.play(seat, match.legal(seat)[0])
    assert match.undo(seat) == [
        {
            "event": "undone",
            "seat": seat,
            "struck": list(range(shown_before, shown_before + len(shown))),
        }
    ]


def test_undo_reaches_back_step_by_step_and_no_further_than_a_roll() -> None:
    match = Match.new("livingstone", seats=3, seed=1)
    seat = match.to_act[0]
    start = match.position.to_bytes()
    match.play(seat, match.legal(seat)[0])
    match.play(seat, {"action": "take_coins"})
    match.undo(seat)
    match.undo(seat)
    assert match.position.to_bytes() == start
    assert not match.can_undo(seat)
    with pytest.raises(serai.IllegalAction, match=r"SE-2\.1"):
        match.undo(seat)


def test_nobody_takes_back_what_another_did() -> None:
    match = Match.new("livingstone", seats=3, seed=1)
    seat = match.to_act[0]
    match.play(seat, match.legal(seat)[0])
    assert not match.can_undo((seat + 1) % 3)


def test_an_answer_that_was_taken_back_still_closes_undo_for_what_it_answered() -> None:
    match = Match.new("livingstone", seats=3, seed=1)
    first = match.to_act[0]
    match.play(first, {"action": "decline"})
    assert match.can_undo(first)
    second = match.to_act[0]
    match.play(second, {"action": "decline"})
    match.undo(second)
    assert match.to_act == (second,)
    with pytest.raises(serai.IllegalAction, match=r"SE-2\.1"):
        match.undo(first)


def test_seats_that_choose_at_once_change_their_minds_independently() -> None:
    match = Match.new("timbuktu", seats=3, seed=1)
    chance = chance_of(1)
    while len(match.to_act) < 2:
        match.play(match.to_act[0], match.position.sample(match.to_act[0], chance))
    one, other = match.to_act[:2]
    for seat in (one, other):
        match.play(seat, match.position.sample(seat, chance))
    match.undo(other)
    match.undo(one)
    assert {one, other} <= set(match.to_act)


# The shuffle.


def test_the_key_of_a_hosted_match_depends_on_the_secret_and_on_every_nonce() -> None:
    secret = new_secret()
    nonces = [bytes([seat]) * 16 for seat in range(3)]
    keys = {seal_from_secret(secret, nonces).key, seal_from_secret(new_secret(), nonces).key}
    for seat in range(3):
        changed = list(nonces)
        changed[seat] = b"x" * 16
        keys.add(seal_from_secret(secret, changed).key)
    assert len(keys) == 5


def test_secrets_and_nonces_have_their_length() -> None:
    with pytest.raises(serai.BadInput, match="32 bytes"):
        seal_from_secret(b"short", [])
    with pytest.raises(serai.BadInput, match="16 bytes"):
        seal_from_secret(new_secret(), [b"short"])


@pytest.mark.parametrize("odd", [2.5, "x", None, True, [], -1, 99])
def test_a_game_refuses_odd_seats_and_rules(odd: Any) -> None:
    game = serai.game("livingstone")
    with pytest.raises(serai.BadInput):
        game.start(odd, None, chance_of(1))
    with pytest.raises(serai.BadInput):
        game.start(3, None, chance_of(1), None, odd)


@pytest.mark.parametrize("odd", [2.5, "x", True, [], -1, 99])
def test_a_position_has_no_odd_seats(odd: object) -> None:
    position = serai.game("livingstone").start(3, None, chance_of(1))
    with pytest.raises(serai.BadInput):
        position.seen_by(odd)


def test_an_observation_answers_odd_values_in_words() -> None:
    position = serai.game("livingstone").start(3, None, chance_of(1))
    seen = position.seen_by(position.to_act()[0])
    assert not seen.same(None)
    for odd in (None, "take_die", 1.5):
        with pytest.raises(serai.BadInput):
            seen.refusal(odd)


@given(st.binary(min_size=32, max_size=32), st.binary())
def test_the_hash_of_a_line_is_the_hmac_that_anybody_can_compute(
    key: bytes, message: bytes
) -> None:
    assert Mac(key).of(message) == hmac.digest(key, message, hashlib.sha256)


@pytest.mark.parametrize("name", list(serai.games()))
def test_what_lies_open_is_what_the_table_of_fields_says(name: str) -> None:
    game = serai.game(name)
    chance = chance_of(5)
    position = game.start(game.fewest, None, chance)
    for _ in range(30):
        twin = position.fresh()
        blank = {field.name: getattr(twin, field.name, None) for field in twin.fields()}
        position.lay_open(twin)
        for field in position.fields():
            shown = getattr(twin, field.name, None)
            if not field.is_open:
                assert shown == blank[field.name], field.name
                continue
            truth = getattr(position, field.name)
            assert shown == truth, field.name
            assert shown is not truth or isinstance(truth, int), field.name
        seat = position.to_act()[0]
        position.apply(seat, position.sample(seat, chance), chance)
