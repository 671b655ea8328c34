"""Replays are made by playing the log back: once, and no further than is asked for."""

import asyncio
import threading
from collections.abc import Iterator

import pytest

from serai.engine.match import Match
from serai.server.problems import Refusal
from serai.server.tables.aside import LONGEST_LINE, Aside
from serai.server.tables.replaying import replay
from tests.engine.changed import livingstone_with
from tests.engine.test_files import CountingStone
from tests.engine.test_match import played
from tests.server.people import PATIENCE


@pytest.fixture
def hesitant() -> Iterator[Match]:
    """A match in which a seat has taken the same die sixty times and put it back."""
    with livingstone_with(CountingStone):
        match = played(Match.new("livingstone", seats=2, seed=3), 40)
        while match.legal(match.to_act[0])[0]["action"] != "take_die":
            match.play(match.to_act[0], match.legal_ids(match.to_act[0])[-1])
        seat = match.to_act[0]
        for action in match.legal_ids(seat)[:1] * 60:
            match.play(seat, action)
            match.undo(seat)
        CountingStone.applied = 0
        yield match


def test_a_replay_plays_every_action_once_however_much_was_taken_back(hesitant: Match) -> None:
    shown = replay(hesitant, 0, 0, len(hesitant.lines))
    assert shown.total == len(shown.steps)
    assert shown.steps[-1].view == hesitant.view(0)
    actions = sum(line.kind == "played" and line.seat >= 0 for line in hesitant.lines)
    assert CountingStone.applied == actions


def test_the_first_page_of_a_replay_plays_no_further(hesitant: Match) -> None:
    shown = replay(hesitant, 0, 0, 10)
    assert (len(shown.steps), shown.total > 100) == (10, True)
    assert CountingStone.applied < 20


class Waiting:
    """Long work of several addresses, none of which ends before all of it has been asked for."""

    def __init__(self) -> None:
        self.done: list[str] = []
        self.all_asked = threading.Event()

    def work(self, name: str) -> None:
        assert self.all_asked.wait(PATIENCE)
        self.done.append(name)


def test_whoever_asks_for_many_replays_lets_others_in_between() -> None:
    waiting = Waiting()

    async def asked() -> None:
        aside = Aside()
        asked = [("here", f"here {number}") for number in range(5)]
        asked += [("there", "there 0"), ("elsewhere", "elsewhere 0"), ("there", "there 1")]
        async with asyncio.TaskGroup() as group:
            for who, name in asked:
                group.create_task(aside.do(who, waiting.work, name))
                await asyncio.sleep(0)
            waiting.all_asked.set()

    asyncio.run(asked())
    assert waiting.done[:3] == ["here 0", "there 0", "elsewhere 0"]
    assert sorted(waiting.done[3:5]) == ["here 1", "there 1"]
    assert waiting.done[5:] == ["here 2", "here 3", "here 4"]


def test_nobody_waits_for_more_than_a_line_of_replays() -> None:
    waiting = Waiting()

    async def asked() -> None:
        aside = Aside()
        async with asyncio.TaskGroup() as group:
            for number in range(LONGEST_LINE):
                group.create_task(aside.do("here", waiting.work, str(number)))
            await asyncio.sleep(0)
            with pytest.raises(Refusal) as refused:
                await aside.do("here", waiting.work, "one more")
            assert refused.value.error == "too_fast"
            waiting.all_asked.set()
            await aside.do("there", waiting.work, "there")

    asyncio.run(asked())
    assert len(waiting.done) == LONGEST_LINE + 1
    assert waiting.done.index("there") <= 2
