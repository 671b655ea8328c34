"""Whose turn it is to be thought for: the most urgent first, and then everybody in turn."""

import asyncio
from collections import deque
from enum import IntEnum
from typing import NamedTuple

from serai.server.thinking.framing import Task, Thought


class Urgency(IntEnum):
    """What is thought about first."""

    PLAY = 0
    """A table waits."""
    HINT = 1
    """Somebody thinks about a choice."""
    STUDY = 2
    """Somebody looks back at a match."""


class Asker(NamedTuple):
    """For whom something is thought about: a device or an address, and a table of theirs."""

    who: str
    table: str


class Asked:
    """A task and the promise of its answer."""

    def __init__(self, task: Task, asker: Asker, urgency: Urgency) -> None:
        self.task = task
        self.asker = asker
        self.urgency = urgency
        self.answer: asyncio.Future[Thought | None] = asyncio.get_running_loop().create_future()


class Line:
    """What waits with one urgency. However much one asks for, the others come in between."""

    def __init__(self) -> None:
        self._waiting: dict[str, dict[str, deque[Asked]]] = {}

    def __bool__(self) -> bool:
        return bool(self._waiting)

    def add(self, asked: Asked) -> None:
        tables = self._waiting.setdefault(asked.asker.who, {})
        tables.setdefault(asked.asker.table, deque()).append(asked)

    def take(self) -> Asked:
        """The next one; whoever asked, and the table it is for, go to the end."""
        who = next(iter(self._waiting))
        tables = self._waiting.pop(who)
        table = next(iter(tables))
        tasks = tables.pop(table)
        asked = tasks.popleft()
        if tasks:
            tables[table] = tasks
        if tables:
            self._waiting[who] = tables
        return asked

    def count(self, who: str | None = None) -> int:
        """How much waits, for somebody or in all."""
        found = self._waiting.values() if who is None else [self._waiting.get(who, {})]
        return sum(len(tasks) for tables in found for tasks in tables.values())


class Turns:
    """The lines of all urgencies."""

    def __init__(self) -> None:
        self._lines = {urgency: Line() for urgency in Urgency}
        self._waiting = asyncio.Semaphore(0)

    def add(self, asked: Asked) -> None:
        self._lines[asked.urgency].add(asked)
        self._waiting.release()

    async def next(self) -> Asked:
        """Wait for something to think about."""
        await self._waiting.acquire()
        return next(line for line in self._lines.values() if line).take()

    def count(self, urgency: Urgency, who: str | None = None) -> int:
        return self._lines[urgency].count(who)
