"""A machine that thinks for all who serve the same tables, and serves nobody itself."""

import asyncio
import logging
from contextlib import suppress
from typing import Final

import msgspec

from serai.server.fleet.line import LOST, Line
from serai.server.fleet.members import THINKING, Members
from serai.server.fleet.thoughts import ANSWERED, GIVEN_BACK, IN_PASSING, TAKEN, THOUGHTS, WANTED
from serai.server.fleet.thoughts import kin as known_here
from serai.server.storage.database import AlreadyServed, Database
from serai.server.thinking.framing import Failed, Task, Thought
from serai.server.thinking.pool import Thinkers, advisers_wanted
from serai.server.thinking.turns import Asker, Urgency

LOG: Final = logging.getLogger("serai.fleet")
SECONDS_BETWEEN_TRIES: Final = 0.2
SECONDS_WITHOUT_A_WORD: Final = 2.0
TASKS: Final = msgspec.msgpack.Decoder(Task)
FOR_PLAY: Final = (Urgency.PLAY.value,)
FOR_STUDY: Final = (Urgency.HINT.value, Urgency.STUDY.value)
NOTHING: Final = Failed("there was no thought to be had")


class Machine:
    """Takes what others want to have thought about, as much as it has places for, and answers.

    What it takes holds what one seat knows. What it has in hand when it dies, others take.
    """

    def __init__(self, database: Database, thinkers: Thinkers, count: int) -> None:
        self._kin = known_here()
        self._members = Members(database, THINKING, self._kin, count)
        self.me = self._members.me
        self._thinkers = thinkers
        self._line = Line(database, database.helping_connection, IN_PASSING)
        self._line.channel = THOUGHTS
        self._line.on_heard = self._hear
        self._line.on_taken_up = self._look_again
        self._wake = asyncio.Event()
        self._line.on_lost = self._wake.set
        self._free = {FOR_PLAY: count, FOR_STUDY: advisers_wanted(count)}
        self._in_hand: dict[str, asyncio.Task[None]] = {}
        self._is_unsure = True
        """Whether the database may hold more for thought about here than is."""

    async def open(self) -> None:
        """Come in, if the database is one that this Serai knows."""
        await self._line.taken_up()
        await self._members.open()
        self._members.on_forgotten = self._look_again

    async def think_on(self) -> None:
        """Think until cancelled, or until the database is no longer one for this Serai."""
        beating = asyncio.create_task(self._members.beat_on())
        try:
            while True:
                with suppress(TimeoutError):
                    async with asyncio.timeout(SECONDS_WITHOUT_A_WORD):
                        await self._wake.wait()
                self._wake.clear()
                await self._take_or_wait()
        finally:
            beating.cancel()

    async def close(self) -> None:
        """Others take at once what is in hand here."""
        in_hand = list(self._in_hand.values())
        for thinking in in_hand:
            thinking.cancel()
        await asyncio.gather(*in_hand, return_exceptions=True)
        await self._members.close()
        with suppress(*LOST):
            await self._line.ask(GIVEN_BACK, self.me, [])
        await self._line.drop()

    def _hear(self, said: str) -> None:
        if said == WANTED:
            self._wake.set()

    def _look_again(self) -> None:
        """What was on its way when a connection was lost may have arrived or not."""
        self._is_unsure = True
        self._wake.set()

    async def _take_or_wait(self) -> None:
        try:
            await self._take()
        except AlreadyServed:
            raise
        except LOST as trouble:
            LOG.warning("nothing is thought about", extra={"trouble": type(trouble).__name__})
            await asyncio.sleep(SECONDS_BETWEEN_TRIES)
            self._wake.set()

    async def _take(self) -> None:
        if self._is_unsure:
            self._is_unsure = False
            await self._line.ask(GIVEN_BACK, self.me, list(self._in_hand))
        for urgencies, free in self._free.items():
            if free:
                taken = await self._line.ask(TAKEN, self.me, self._kin, urgencies, free)
                for row in taken:
                    thinking = self._think(row["id"], Urgency(row["urgency"]), row["task"])
                    self._in_hand[row["id"]] = asyncio.create_task(thinking)
                    self._free[urgencies] -= 1

    async def _think(self, name: str, urgency: Urgency, asked: bytes) -> None:
        try:
            await self._answer(name, await self._thought(urgency, asked))
        finally:
            self._in_hand.pop(name, None)
            self._free[FOR_PLAY if urgency is Urgency.PLAY else FOR_STUDY] += 1
            self._wake.set()

    async def _thought(self, urgency: Urgency, asked: bytes) -> Thought:
        try:
            task = TASKS.decode(asked)
        except msgspec.MsgspecError:
            return NOTHING
        return await self._thinkers.think(task, Asker("", ""), urgency) or NOTHING

    async def _answer(self, name: str, thought: Thought) -> None:
        """Once, however often it is tried; and not if others have it in hand by now."""
        answer = msgspec.msgpack.encode(thought)
        while True:
            try:
                await self._line.ask(ANSWERED, self.me, name, answer)
                return
            except LOST:
                await asyncio.sleep(SECONDS_BETWEEN_TRIES)
