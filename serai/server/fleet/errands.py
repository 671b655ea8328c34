"""What this process has other machines think about, as long as there are such machines."""

import asyncio
import logging
import secrets
from contextlib import suppress
from typing import Final, NamedTuple

import msgspec

from serai.server.fleet.line import LOST, Line
from serai.server.fleet.thoughts import ASKED, FETCHED, IN_PASSING, THOUGHTS, WITHDRAWN
from serai.server.storage.database import Database
from serai.server.thinking.framing import Task, Thought
from serai.server.thinking.pool import THOUGHTS as DECODER
from serai.server.thinking.pool import NobodyElseThinks
from serai.server.thinking.turns import Urgency

LOG: Final = logging.getLogger("serai.fleet")
SECONDS_BETWEEN_TRIES: Final = 0.2
SECONDS_WITHOUT_A_WORD: Final = 2.0
"""After which it is looked whether there are answers: a broken connection says nothing."""


class Errand(NamedTuple):
    """Something that is thought about elsewhere."""

    urgency: Urgency
    task: bytes
    answer: asyncio.Future[Thought | None]


class Errands:
    """Asks by way of the database, and fetches the answers."""

    def __init__(self, database: Database, me: str, kin: str) -> None:
        self._me = me
        self._kin = kin
        self._line = Line(database, first=IN_PASSING)
        self._line.channel = THOUGHTS
        self._line.on_heard = self._hear
        self._line.on_taken_up = self.ask_again
        self._wake = asyncio.Event()
        self._line.on_lost = self._wake.set
        self._errands: dict[str, Errand] = {}
        self._unasked: set[str] = set()
        self._unwanted: set[str] = set()
        self._somebody = False

    async def close(self) -> None:
        await self._line.drop()

    def somebody_thinks(self, somebody: bool) -> None:
        """Whether there are such machines; without any, what they were asked is taken back."""
        self._somebody = somebody
        if not somebody:
            for errand in self._errands.values():
                if not errand.answer.done():
                    errand.answer.set_exception(NobodyElseThinks())

    async def think(self, task: Task, urgency: Urgency) -> Thought | None:
        if not self._somebody:
            raise NobodyElseThinks
        name = secrets.token_hex(16)
        answer: asyncio.Future[Thought | None] = asyncio.get_running_loop().create_future()
        self._errands[name] = Errand(urgency, msgspec.msgpack.encode(task), answer)
        self._unasked.add(name)
        self._wake.set()
        try:
            return await answer
        except NobodyElseThinks:
            self._unwanted.add(name)
            self._wake.set()
            raise
        finally:
            del self._errands[name]

    def ask_again(self) -> None:
        """The database may have forgotten what was asked; what it knows it takes no second time."""
        self._unasked |= set(self._errands)
        self._wake.set()

    def _hear(self, said: str) -> None:
        if said == self._me:
            self._wake.set()

    async def go_on(self) -> None:
        while True:
            with suppress(TimeoutError):
                async with asyncio.timeout(SECONDS_WITHOUT_A_WORD if self._errands else None):
                    await self._wake.wait()
            self._wake.clear()
            try:
                await self._ask()
                await self._fetch()
            except LOST as trouble:
                LOG.warning("no thoughts from others", extra={"trouble": type(trouble).__name__})
                await asyncio.sleep(SECONDS_BETWEEN_TRIES)
                self._wake.set()
            except Exception:
                LOG.exception("no thoughts from others")

    async def _ask(self) -> None:
        if unwanted := list(self._unwanted):
            await self._line.ask(WITHDRAWN, unwanted)
            self._unwanted.difference_update(unwanted)
        asked = {name: self._errands[name] for name in self._unasked if name in self._errands}
        if asked:
            urgencies = [errand.urgency.value for errand in asked.values()]
            tasks = [errand.task for errand in asked.values()]
            await self._line.ask(ASKED, self._me, self._kin, list(asked), urgencies, tasks)
        self._unasked = {name for name in self._unasked if name in self._errands} - set(asked)

    async def _fetch(self) -> None:
        if not self._errands:
            return
        for row in await self._line.ask(FETCHED, self._me):
            errand = self._errands.get(row["id"])
            if errand is not None and not errand.answer.done():
                errand.answer.set_result(_thought(row["answer"]))


def _thought(answer: bytes) -> Thought | None:
    """What was answered; None where that makes no sense, or there was no thought to be had."""
    try:
        thought: Thought = DECODER.decode(answer)
    except msgspec.MsgspecError:
        return None
    return thought
