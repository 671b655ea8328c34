"""The one writer: changes of all tables are gathered, written in one commit, then acknowledged."""

import asyncio
import logging
import time
from collections.abc import Callable
from typing import Final

from serai.server.metrics import Metrics
from serai.server.storage.change import Change
from serai.server.storage.database import TROUBLES, AlreadyServed, Database
from serai.server.storage.hands import Rows, hand_for

LOG: Final = logging.getLogger("serai.storage")
LARGEST_BATCH: Final = 2000


Outcome = Callable[[bool], None]
"""Told whether a change was stored; if not, nothing of it has happened."""


class Submission:
    """A change on its way to the disk, and who wants to know when it is there."""

    def __init__(self, change: Change) -> None:
        self.change = change
        self._stored: bool | None = None
        self._asked: list[Outcome] = []

    def when_known(self, told: Outcome) -> None:
        """Call back right after the commit, in the order of asking."""
        if self._stored is None:
            self._asked.append(told)
        else:
            told(self._stored)

    def settle(self, stored: bool) -> None:
        self._stored = stored
        for told in self._asked:
            told(stored)
        self._asked.clear()

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
            began = time.perf_counter()
            try:
                await self._hand.write(_gathered(batch))
            except TROUBLES as trouble:
                await self._failed(batch, trouble)
            else:
                self._metrics.committed(len(batch), time.perf_counter() - began)
                for submission in batch:
                    submission.settle(stored=True)

    async def _failed(self, batch: list[Submission], trouble: BaseException) -> None:
        """Refuse the batch and all that was built on it; go on with a new connection."""
        LOG.error("not stored", extra={"trouble": type(trouble).__name__, "changes": len(batch)})
        self._metrics.failed_commits.inc()
        refused = batch + self._waiting
        self._waiting = []
        for submission in refused:
            submission.settle(stored=False)
        self.on_failure({submission.change.table_id for submission in refused})
        await self._hand.drop()
        if isinstance(trouble, AlreadyServed):
            self.on_lost()


def _gathered(batch: list[Submission]) -> Rows:
    rows: Rows = {}
    for submission in batch:
        for step, values in submission.change.steps:
            rows.setdefault(step, []).append(values)
    return rows
