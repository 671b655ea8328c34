"""Thinking ahead in Timbuktu: what search and planner are told is legal, honest, and helps."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from serai.bots.bot import Bot, PlannerBot
from serai.bots.search import Care, SearchBot
from serai.engine.chance import QuickChance, chance_of
from serai.engine.errors import BadInput
from serai.games.timbuktu import foresight
from serai.games.timbuktu.actions import SPACE
from serai.games.timbuktu.board import CHOOSING, MOVING, OVER
from serai.games.timbuktu.game import GAME
from serai.games.timbuktu.position import Timbuktu
from serai.games.timbuktu.reading import Reading
from serai.games.timbuktu.strategy import prices
from tests.timbuktu.table import STRAIGHT, Table, placed

SEATS = st.integers(3, 5)
OPTIONS = st.sampled_from(
    [{}, {"loading": "free"}, {"deal": "before_placing"}, {"cards_name": "1", "reveal": "together"}]
)

UNHURRIED = {"milliseconds": 60_000}
"""So that no clock decides how far a thought goes."""


def somewhere(seats: int, options: dict[str, str], seed: int, steps: int) -> Table:
    """A table after some legal decisions, before its end."""
    table = Table(seats, seed, **options)
    for _ in range(steps):
        table.random_step()
    return table


def quick_choice(position: Timbuktu, seat: int) -> int:
    look = foresight.outlook(position, seat)
    if position.phase == CHOOSING:
        return foresight.urgent(position, seat, look)
    return foresight.way(position, seat, look)[1]


@given(SEATS, OPTIONS, st.integers(0, 10**6), st.integers(0, 60))
@settings(max_examples=60, deadline=None)
def test_candidates_are_legal_and_there_is_always_one(
    seats: int, options: dict[str, str], seed: int, steps: int
) -> None:
    position = somewhere(seats, options, seed, steps).position
    for seat in range(seats):
        legal = position.legal(seat)
        worth = GAME.candidates(position, seat)
        assert set(worth) <= set(legal)
        assert bool(worth) == bool(legal)
        assert len(worth) == len(set(worth))


@given(SEATS, OPTIONS, st.integers(0, 10**6), st.integers(0, 60))
@settings(max_examples=40, deadline=None)
def test_candidates_are_the_same_from_what_the_seat_knows(
    seats: int, options: dict[str, str], seed: int, steps: int
) -> None:
    position = somewhere(seats, options, seed, steps).position
    for seat in position.to_act():
        known = position.seen_by(seat).known
        assert GAME.candidates(position, seat) == GAME.candidates(known, seat)


def test_every_open_pen_is_a_candidate_with_one_toll() -> None:
    table = placed(5).all_lay("AAAAA").stand(0, "A", "palm").fill("star", 5)
    moves = [SPACE.to_json(action) for action in GAME.candidates(table.position, 0)]
    assert [move["pen"] for move in moves] == ["palm", "lamp", "scimitar", "moon"]
    assert [move["toll"] == "none" for move in moves] == [True, False, False, True]


@given(SEATS, OPTIONS, st.integers(0, 10**6), st.integers(0, 60))
@settings(max_examples=20, deadline=None)
def test_playing_on_ends_the_match(
    seats: int, options: dict[str, str], seed: int, steps: int
) -> None:
    position = somewhere(seats, options, seed, steps).position
    pieces = GAME.census(position)
    GAME.play_on(position, QuickChance(seed), 1 << 30)
    assert position.phase == OVER
    assert GAME.census(position) == pieces


def test_playing_on_for_a_while_stops_after_the_thieves_have_come() -> None:
    table = placed(4).all_lay("AAAA")
    GAME.play_on(table.position, QuickChance(1), 1)
    assert (table.position.stage, table.position.phase) == (1, CHOOSING)
    assert sum(table.position.stolen) > 0


@given(SEATS, OPTIONS, st.integers(0, 10**6), st.integers(40, 90))
@settings(max_examples=40, deadline=None)
def test_the_quick_policy_is_legal_and_blind_to_what_its_seat_cannot_know(
    seats: int, options: dict[str, str], seed: int, steps: int
) -> None:
    position = somewhere(seats, options, seed, steps).position
    if position.phase not in (CHOOSING, MOVING):
        return
    for seat in position.to_act():
        truth = quick_choice(position, seat)
        observation = position.seen_by(seat)
        assert observation.known.same(position.seen_by(seat).known)
        world = observation.imagine(chance_of(seed))
        assert isinstance(world, Timbuktu)
        assert quick_choice(world, seat) == truth
        if position.phase == MOVING:
            assert position.refusal(seat, truth) is None
        else:
            assert position.waiting[seat] >> truth & 1


@given(SEATS, st.integers(0, 10**6))
@settings(max_examples=10, deadline=None)
def test_wins_at_the_end_are_those_of_the_standing(seats: int, seed: int) -> None:
    position = Table(seats, seed).to_the_end().position
    standing = position.standing()
    assert standing is not None
    shares = GAME.wins(position)
    assert 1000 - seats < sum(shares) <= 1000
    assert [seat for seat in range(seats) if shares[seat]] == standing.winners


@given(SEATS, OPTIONS, st.integers(0, 10**6), st.integers(0, 60))
@settings(max_examples=20, deadline=None)
def test_before_the_end_the_win_is_shared_out(
    seats: int, options: dict[str, str], seed: int, steps: int
) -> None:
    position = somewhere(seats, options, seed, steps).position
    for shares in (GAME.wins(position), GAME.promise(position)):
        assert 1000 - seats <= sum(shares) <= 1000
        assert min(shares) >= 0


def test_who_carries_more_is_likelier_to_win() -> None:
    table = placed(3)
    table.load(1, "A").load(1, "B").load(1, "C")
    shares = GAME.wins(table.position)
    assert shares[1] < shares[0]
    assert shares[1] < shares[2]


def test_secret_choices_look_alike_and_moves_do_not() -> None:
    choices = [SPACE.from_json({"action": "choose", "camel": letter}) for letter in "ABC"]
    assert len({GAME.shown_as(action) for action in choices}) == 1
    moves = [
        SPACE.from_json({"action": "move", "pen": pen, "toll": "none"}) for pen in ("palm", "moon")
    ]
    assert [GAME.shown_as(action) for action in moves] == moves


def test_a_pitch_that_others_enter_is_taken_for_safer() -> None:
    """Five seats, each with a pile of its own: seat 1 brings gold and coffee to palm 1."""
    table = placed(5).deal([STRAIGHT[(pile + 3) % 5] for pile in range(5)])
    table.do(0, "choose", camel="A")
    for seat in range(1, 5):
        table.do(seat, "choose", camel="A")
    table.load(1, "A", gold=2, coffee=2).start_with(1).stand(1, "A", "palm")
    table.do(1, "move", pen="palm", toll="none")
    known = table.position.seen_by(0).known
    assert isinstance(known, Timbuktu)
    before = known.copy()
    before.waiting = [0b11111] * 5
    read = Reading(known, prices(known, 0), QuickChance(1)).notebook()
    blank = Reading(before, prices(before, 0), QuickChance(1)).notebook()
    assert read.goods[0] * read.pitches[0] < blank.goods[0] * blank.pitches[0]


@given(SEATS, OPTIONS, st.integers(0, 10**6), st.integers(40, 90))
@settings(max_examples=8, deadline=None)
def test_planner_and_search_answer_alike_in_worlds_their_seat_cannot_tell_apart(
    seats: int, options: dict[str, str], seed: int, steps: int
) -> None:
    position = somewhere(seats, options, seed, steps).position
    for seat in position.to_act()[:1]:
        observation = position.seen_by(seat)
        world = observation.imagine(chance_of(seed))
        pairs: list[list[Bot]] = [
            [PlannerBot(GAME, {"worlds": 8, **UNHURRIED}, seed) for _ in range(2)],
            [SearchBot(GAME, Care({"iterations": 6, **UNHURRIED}), seed) for _ in range(2)],
        ]
        for one, other in pairs:
            action = one.choose(observation)
            assert action == other.choose(world.seen_by(seat))
            assert observation.refusal(action) is None


def test_the_planner_refuses_figures_it_does_not_know() -> None:
    position = placed(3).position
    with pytest.raises(BadInput, match="haste"):
        GAME.plan(position, 0, {"haste": 1}, chance_of(1))
