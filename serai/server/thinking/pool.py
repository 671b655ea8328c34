"""The thinking processes: tasks wait in one queue; a process that dies or dawdles is replaced."""

import asyncio
import contextlib
import itertools
import logging
import os
import secrets
import sys
from enum import IntEnum
from typing import Final

import msgspec

from serai.bots.advising import Opinion
from serai.bots.hindsight import Judgement
from serai.bots.review import Verdict
from serai.engine.chance import chance_of
from serai.engine.position import Observation
from serai.server.metrics import Metrics
from serai.server.thinking.framing import (
    HEAD,
    LARGEST,
    Advise,
    Advised,
    Choose,
    Chosen,
    Failed,
    Judge,
    Judged,
    Option,
    Reconsider,
    Reconsidered,
    Task,
    Thought,
    framed,
)

LOG: Final = logging.getLogger("serai.thinking")
SECONDS_TO_THINK: Final = 120.0
SEED_BITS: Final = 63
TRIES: Final = 2
"""A process that dies takes its task with it; another one is asked once more."""
THOUGHTS: Final = msgspec.msgpack.Decoder(Thought)


def processes_wanted() -> int:
    """One core is left to the server."""
    return max(1, (os.cpu_count() or 1) - 1)


class Urgency(IntEnum):
    """What is thought about first."""

    PLAY = 0
    """Somebody waits at a table."""
    STUDY = 1
    """Somebody looks back at a match."""


class Asked:
    """A task and the promise of its answer."""

    def __init__(self, task: Task) -> None:
        self.task = task
        self.answer: asyncio.Future[Thought | None] = asyncio.get_running_loop().create_future()


class Thinkers:
    """All thinking processes."""

    def __init__(self, count: int, metrics: Metrics) -> None:
        self._count = count
        self._metrics = metrics
        self._queue: asyncio.PriorityQueue[tuple[int, int, Asked]] = asyncio.PriorityQueue()
        self._numbers = itertools.count()
        self._keepers: list[asyncio.Task[None]] = []

    def open(self) -> None:
        self._keepers = [asyncio.create_task(self._keep()) for _ in range(self._count)]

    async def close(self) -> None:
        for keeper in self._keepers:
            keeper.cancel()
        await asyncio.gather(*self._keepers, return_exceptions=True)

    async def choose(self, game: str, level: str, observation: Observation) -> int:
        """A legal action for the observation's seat; any, if its bot cannot be asked."""
        seed = secrets.randbits(SEED_BITS)
        thought = await self._ask(Choose(game, level, seed, observation.to_bytes()))
        if isinstance(thought, Chosen) and observation.refusal(thought.action) is None:
            self._metrics.thoughts.labels("chosen").inc()
            return thought.action
        self._metrics.thoughts.labels("replaced").inc()
        return observation.sample(chance_of(seed))

    async def advise(self, game: str, level: str, observation: Observation) -> list[Opinion]:
        """What a bot of this level thinks of the seat's choices; nothing if it cannot be asked."""
        seed = secrets.randbits(SEED_BITS)
        thought = await self._ask(Advise(game, level, seed, observation.to_bytes()))
        found = thought.options if isinstance(thought, Advised) else []
        legal = [option for option in found if observation.refusal(option.action) is None]
        return [_opinion(option) for option in legal]

    async def judge(
        self, game: str, position: bytes, milliseconds: int, least: int
    ) -> tuple[Judgement, float] | None:
        """How the seats of a match that is over stood, and the processor time that took."""
        seed = secrets.randbits(SEED_BITS)
        task = Judge(game, seed, position, milliseconds, least)
        thought = await self._ask(task, Urgency.STUDY)
        if not isinstance(thought, Judged):
            return None
        found = Judgement(len(thought.won))
        found.won, found.tries, found.is_certain = thought.won, thought.tries, thought.is_certain
        return found, thought.seconds

    async def reconsider(
        self, game: str, position: bytes, seat: int, action: int
    ) -> tuple[Verdict | None, float]:
        """What is to be said of what a seat did, if anything, and the processor time that took."""
        seed = secrets.randbits(SEED_BITS)
        thought = await self._ask(Reconsider(game, seed, position, seat, action), Urgency.STUDY)
        if not isinstance(thought, Reconsidered):
            return None, 0.0
        if thought.played is None:
            return None, thought.seconds
        better = None if thought.better is None else _opinion(thought.better)
        return Verdict(_opinion(thought.played), better), thought.seconds

    async def _ask(self, task: Task, urgency: Urgency = Urgency.PLAY) -> Thought | None:
        asked = Asked(task)
        await self._queue.put((urgency, next(self._numbers), asked))
        return await asked.answer

    async def _keep(self) -> None:
        """Keep one process busy for as long as the server runs."""
        process: asyncio.subprocess.Process | None = None
        try:
            while True:
                _, _, asked = await self._queue.get()
                if asked.answer.done():
                    continue
                thought = None
                for _ in range(TRIES):
                    if process is None:
                        process = await _started()
                    thought = await _answer(process, asked.task)
                    if thought is not None:
                        break
                    LOG.error("a thinking process was replaced", extra={"game": asked.task.game})
                    await _ended(process)
                    process = None
                if isinstance(thought, Failed):
                    LOG.error("a bot failed", extra={"trouble": thought.trouble})
                if not asked.answer.done():
                    asked.answer.set_result(thought)
        finally:
            await _ended(process)


def _opinion(option: Option) -> Opinion:
    return Opinion(option.action, option.tries, option.won)


async def _started() -> asyncio.subprocess.Process | None:
    """A new process that imports the same Serai as this one, or None where none can be had."""
    try:
        return await asyncio.create_subprocess_exec(
            sys.executable,
            "-P",
            "-m",
            "serai.server.thinking.worker",
            stdin=asyncio.subprocess.PIPE,
            stdout=asyncio.subprocess.PIPE,
            env=os.environ | {"PYTHONPATH": os.pathsep.join(folder or "." for folder in sys.path)},
        )
    except OSError as trouble:
        LOG.error("no thinking process can be started", extra={"trouble": str(trouble)})
        return None


async def _answer(process: asyncio.subprocess.Process | None, task: Task) -> Thought | None:
    """The process's thought, or None when it has died or thinks for too long."""
    if process is None:
        return None
    assert process.stdin is not None
    assert process.stdout is not None
    try:
        process.stdin.write(framed(task))
        await process.stdin.drain()
        async with asyncio.timeout(SECONDS_TO_THINK):
            size = int.from_bytes(await process.stdout.readexactly(HEAD), "big")
            if size > LARGEST:
                return None
            body = await process.stdout.readexactly(size)
        thought: Thought = THOUGHTS.decode(body)
        return thought
    except (OSError, EOFError, RuntimeError, TimeoutError, msgspec.MsgspecError):
        return None


async def _ended(process: asyncio.subprocess.Process | None) -> None:
    if process is not None and process.returncode is None:
        with contextlib.suppress(ProcessLookupError):
            process.kill()
        await process.wait()
