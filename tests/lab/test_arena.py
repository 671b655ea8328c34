"""Carrying out an order: the same outcomes whoever plays them, and nobody's death costs a match."""

import os
import signal
from collections.abc import Callable, Iterator
from pathlib import Path

import msgspec
import pytest

import serai
from serai.engine.match import Match
from serai.lab.arena import carry_out
from serai.lab.crew import Failed, Processes
from serai.lab.ledger import NAME
from serai.lab.order import Order, order
from serai.lab.plan import Card, seed_of
from serai.lab.playing import Outcome, play
from tests.processes import running


def asked(*games: str) -> Order:
    return order("tournament", games, [3], ["greedy", "random"], "mixed", [{}], 5)


def told(outcomes: list[Outcome]) -> list[Outcome]:
    """Outcomes without the time they took."""
    return [msgspec.structs.replace(outcome, clocks={}) for outcome in outcomes]


def workers() -> list[int]:
    """The processes this one has started to play."""
    return [
        process.pid
        for process in running()
        if process.parent == os.getpid() and "serai.lab.worker" in process.command
    ]


class Alone:
    """A crew of one: this process."""

    def play(self, cards: Iterator[Card], stop: Callable[[], bool]) -> Iterator[Outcome]:
        return (play(card) for card in cards)


def test_outcomes_do_not_depend_on_who_plays_nor_on_how_many(tmp_path: Path) -> None:
    plan = asked("livingstone", "timbuktu")
    alone = carry_out(plan, 12, tmp_path / "alone", Alone())
    three = carry_out(plan, 12, tmp_path / "three", Processes(3))
    assert told(three.outcomes) == told(alone.outcomes)
    assert len(alone.outcomes) == 24


def test_a_killed_worker_costs_no_match(tmp_path: Path) -> None:
    killed: list[int] = []

    def progress(done: int, wanted: int) -> None:
        if done == 3:
            killed.append(workers()[0])
            os.kill(killed[0], signal.SIGKILL)

    report = carry_out(asked("livingstone"), 30, tmp_path, Processes(2), progress=progress)
    assert killed
    assert [outcome.number for outcome in report.outcomes] == list(range(30))
    assert len((tmp_path / NAME).read_bytes().splitlines()) == 31


def test_a_match_whose_workers_keep_dying_is_given_up_by_name(tmp_path: Path) -> None:
    def massacre() -> bool:
        for pid in workers():
            os.kill(pid, signal.SIGKILL)
        return False

    with pytest.raises(Failed, match="its process ended 2 times"):
        carry_out(asked("goldland"), 600, tmp_path, Processes(1), stop=massacre)


def test_a_match_that_cannot_be_played_is_named_and_what_was_played_is_kept(
    tmp_path: Path,
) -> None:
    carry_out(asked("livingstone"), 6, tmp_path, Processes(1))
    stale = {"livingstone": "another game"}
    with pytest.raises(Failed, match=r"a match of livingstone between .* other rules"):
        carry_out(
            msgspec.structs.replace(asked("livingstone"), made_of=stale),
            6,
            tmp_path / "stale",
            Processes(1),
        )
    assert len(carry_out(asked("livingstone"), 6, tmp_path, Processes(1)).outcomes) == 6


def test_stopping_keeps_what_was_played_and_the_next_run_plays_the_rest(tmp_path: Path) -> None:
    seen: list[int] = []

    def progress(done: int, wanted: int) -> None:
        seen.append(done)

    plan = asked("livingstone")
    first = carry_out(
        plan, 90, tmp_path, Processes(2), stop=lambda: seen[-1] >= 5, progress=progress
    )
    assert 5 <= len(first.outcomes) < 90, "two workers hold no more than 32, and 36 were told"
    assert first.missing == 90 - len(first.outcomes)
    kept = (tmp_path / NAME).read_bytes()
    second = carry_out(plan, 90, tmp_path, Processes(2))
    assert (tmp_path / NAME).read_bytes().startswith(kept)
    assert [outcome.number for outcome in second.outcomes] == list(range(90))
    assert second.missing == 0


def test_a_match_of_the_arena_is_the_match_everyone_else_plays() -> None:
    """The short way of the arena ends like a `Match` from the same key."""
    card = next(asked("timbuktu").cards(1))
    match = Match.new("timbuktu", card.seats, card.seed, card.options)
    bots = [
        serai.bot("timbuktu", level, seed_of(card.seed, f"bot {seat}"))
        for seat, level in enumerate(card.players)
    ]
    decisions = 0
    while not match.over:
        seat = match.to_act[0]
        match.play(seat, bots[seat].choose(match.observation(seat)))
        decisions += 1
    outcome = play(card)
    result = match.result
    assert result is not None
    assert (outcome.points, outcome.winners) == (result["points"], result["winners"])
    assert (outcome.decisions, outcome.rounds) == (decisions, 3)


def test_each_side_plays_at_its_own_level_wherever_silver_sits() -> None:
    for silver in ("first", "last"):
        plan = order(
            "tournament",
            ["treasure-island"],
            [3],
            ["random", "greedy"],
            "sides",
            [{"silver": silver}],
            1,
        )
        card = list(plan.cards(1))[1]
        outcome = play(card)
        level_of = dict(zip(outcome.sides, outcome.players, strict=True))
        assert level_of == {"Silver": "random", "pirates": "greedy"}
        assert outcome.sides[0 if silver == "first" else 2] == "Silver"
