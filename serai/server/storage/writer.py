"""The one writer: changes of all tables are gathered, written in one commit, then acknowledged."""

import asyncio
import logging
import time
from collections.abc import Callable
from typing import Final

from serai.server.metrics import Metrics
from serai.server.storage import heads
from serai.server.storage.change import Change
from serai.server.storage.database import AlreadyServed, Database, Overtaken, blames_a_change
from serai.server.storage.hands import Rows, Turns, hand_for

LOG: Final = logging.getLogger("serai.storage")
LARGEST_BATCH: Final = 2000


Outcome = Callable[[bool], None]
"""Told whether a change was stored; if not, nothing of it has happened."""


class Submission:
    """A change on its way to the disk, and who wants to know when it is there."""

    def __init__(self, change: Change) -> None:
        self.change = change
        self.overtaken = False
        """Whether it was not stored because another process was first."""
        self._stored: bool | None = None
        self._asked: list[Outcome] = []

    def when_known(self, told: Outcome) -> None:
        """Call back right after the commit, in the order of asking."""
        if self._stored is None:
            self._asked.append(told)
        else:
            told(self._stored)

    def settle(self, stored: bool) -> None:
        """Tell all who wait; whoever fails at it takes nobody along."""
        if self._stored is not None:
            return
        self._stored = stored
        for told in self._asked:
            try:
                told(stored)
            except Exception:
                LOG.exception("somebody could not be told whether a change was stored")
        self._asked.clear()

    def is_known(self) -> bool:
        return self._stored is not None

    async def stored(self) -> bool:
        """Wait until it is known."""
        if self._stored is None:
            known = asyncio.Event()
            self.when_known(lambda _stored: known.set())
            await known.wait()
        return self._stored is True


class Writer:
    """Writes whatever has gathered while the commit before was on its way."""

    def __init__(self, database: Database, metrics: Metrics) -> None:
        self._metrics = metrics
        self._waiting: list[Submission] = []
        self._wake = asyncio.Event()
        self._closing = False
        self._hand = hand_for(database)
        self._task: asyncio.Task[None] | None = None
        self.on_failure: Callable[[set[str]], None] = lambda _tables: None
        """Told the ids of the tables whose changes were not written."""
        self.on_lost: Callable[[], None] = lambda: None
        """Told when another process has taken the database over."""
        self.on_overtaken: Callable[[set[str]], None] = lambda _tables: None
        """Told, before anybody else, of which tables another process has changed first."""

    async def open(self) -> None:
        """Take the lock, bring the database up to date and begin."""
        await self._hand.open()
        self._task = asyncio.create_task(self._write_on())

    def submit(self, change: Change) -> Submission:
        """Queue a change; outcomes become known in the order of submission."""
        submission = Submission(change)
        self._waiting.append(submission)
        self._wake.set()
        return submission

    async def try_out(self) -> None:
        """Write something that changes nothing, or fail as a commit would."""
        await self._hand.try_out()

    async def close(self) -> None:
        """Write what is left and stop."""
        self._closing = True
        self._wake.set()
        if self._task is not None:
            await self._task
        await self._hand.close()

    async def _write_on(self) -> None:
        while self._waiting or not self._closing:
            if not self._waiting:
                self._wake.clear()
                await self._wake.wait()
                continue
            batch = self._waiting[:LARGEST_BATCH]
            del self._waiting[:LARGEST_BATCH]
            try:
                await self._write(batch)
            except Exception:
                LOG.exception("writing failed")
                self._refuse(batch)

    async def _write(self, batch: list[Submission]) -> None:
        """Commit a batch, or as much of it as can be stored."""
        began = time.perf_counter()
        try:
            await self._hand.write(_gathered(batch), _turns(batch))
        except Exception as trouble:
            await self._failed(batch, trouble)
        else:
            self._metrics.committed(len(batch), time.perf_counter() - began)
            for submission in batch:
                submission.settle(stored=True)

    async def _failed(self, batch: list[Submission], trouble: Exception) -> None:
        """Where one change is to blame, find it, and refuse nothing else."""
        if isinstance(trouble, Overtaken):
            await self._give_way(batch, trouble.tables)
            return
        self._metrics.failed_commits.inc()
        tables = list(dict.fromkeys([submission.change.table_id for submission in batch]))
        if blames_a_change(trouble) and len(tables) > 1:
            some = set(tables[: len(tables) // 2])
            await self._write([each for each in batch if each.change.table_id in some])
            await self._write([each for each in batch if each.change.table_id not in some])
            return
        LOG.error("not stored", extra={"trouble": type(trouble).__name__, "changes": len(batch)})
        self._refuse(batch)
        if not blames_a_change(trouble):
            await self._hand.drop()
        if isinstance(trouble, AlreadyServed):
            self.on_lost()

    async def _give_way(self, batch: list[Submission], tables: set[str]) -> None:
        """Other processes were first at some tables; what is for the others is written."""
        self._metrics.overtaken.inc(len(tables))
        lost = [each for each in batch if each.change.table_id in tables]
        lost += self._built_on(tables)
        self.on_overtaken(tables)
        for submission in lost:
            submission.overtaken = True
            submission.settle(stored=False)
        others = [each for each in batch if each.change.table_id not in tables]
        if others:
            await self._write(others)

    def _refuse(self, batch: list[Submission]) -> None:
        """Refuse changes, and all that was built on them at the same tables meanwhile."""
        tables = {submission.change.table_id for submission in batch if not submission.is_known()}
        for submission in batch + self._built_on(tables):
            submission.settle(stored=False)
        self.on_failure(tables)

    def _built_on(self, tables: set[str]) -> list[Submission]:
        """Take out of the queue what was built on changes of these tables."""
        found = [each for each in self._waiting if each.change.table_id in tables]
        self._waiting = [each for each in self._waiting if each.change.table_id not in tables]
        return found


def _gathered(batch: list[Submission]) -> Rows:
    rows: Rows = {}
    for submission in batch:
        for step, values in submission.change.steps:
            rows.setdefault(step, []).append(values)
    return rows


def _turns(batch: list[Submission]) -> Turns:
    """What each table goes through, where others may change it too."""
    turns: Turns = {}
    for submission in batch:
        change = submission.change
        if change.after is not None:
            turn = turns.get(change.table_id) or heads.before(change)
            turns[change.table_id] = turn.followed_by(change)
    return turns
