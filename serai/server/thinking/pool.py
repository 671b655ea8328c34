"""The thinking processes: tasks wait in one queue; a process that dies or dawdles is replaced."""

import asyncio
import contextlib
import logging
import os
import secrets
import sys
from typing import Final

import msgspec

from serai.engine.chance import chance_of
from serai.engine.position import Observation
from serai.server.metrics import Metrics
from serai.server.thinking.framing import HEAD, LARGEST, Task, Thought, framed

LOG: Final = logging.getLogger("serai.thinking")
SECONDS_TO_THINK: Final = 120.0
SEED_BITS: Final = 63


def processes_wanted() -> int:
    """One core is left to the server."""
    return max(1, (os.cpu_count() or 1) - 1)


class Asked:
    """A task and the promise of its answer."""

    def __init__(self, task: Task) -> None:
        self.task = task
        self.answer: asyncio.Future[int | None] = asyncio.get_running_loop().create_future()


class Thinkers:
    """All thinking processes."""

    def __init__(self, count: int, metrics: Metrics) -> None:
        self._count = count
        self._metrics = metrics
        self._queue: asyncio.Queue[Asked] = asyncio.Queue()
        self._keepers: list[asyncio.Task[None]] = []

    def open(self) -> None:
        self._keepers = [asyncio.create_task(self._keep()) for _ in range(self._count)]

    async def close(self) -> None:
        for keeper in self._keepers:
            keeper.cancel()
        await asyncio.gather(*self._keepers, return_exceptions=True)

    async def think(self, game: str, level: str, observation: Observation) -> int:
        """A legal action for the observation's seat; any, if its bot cannot be asked."""
        seed = secrets.randbits(SEED_BITS)
        asked = Asked(Task(game, level, seed, observation.to_bytes()))
        await self._queue.put(asked)
        action = await asked.answer
        if action is not None and observation.refusal(action) is None:
            self._metrics.thoughts.labels("chosen").inc()
            return action
        self._metrics.thoughts.labels("replaced").inc()
        return observation.sample(chance_of(seed))

    async def _keep(self) -> None:
        """Keep one process busy for as long as the server runs."""
        process: asyncio.subprocess.Process | None = None
        try:
            while True:
                asked = await self._queue.get()
                if process is None or process.returncode is not None:
                    process = await _started()
                thought = await _answer(process, asked.task)
                if thought is None:
                    LOG.error("a thinking process was replaced", extra={"bot": asked.task.level})
                    await _ended(process)
                elif thought.trouble is not None:
                    LOG.error("a bot failed", extra={"trouble": thought.trouble})
                if not asked.answer.done():
                    asked.answer.set_result(thought.action if thought is not None else None)
        finally:
            if process is not None:
                await _ended(process)


async def _started() -> asyncio.subprocess.Process:
    """A new process that imports the same Serai as this one, wherever it is started."""
    return await asyncio.create_subprocess_exec(
        sys.executable,
        "-P",
        "-m",
        "serai.server.thinking.worker",
        stdin=asyncio.subprocess.PIPE,
        stdout=asyncio.subprocess.PIPE,
        env=os.environ | {"PYTHONPATH": os.pathsep.join(folder or "." for folder in sys.path)},
    )


async def _answer(process: asyncio.subprocess.Process, task: Task) -> Thought | None:
    """The process's thought, or None when it has died or thinks for too long."""
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
        return msgspec.msgpack.decode(body, type=Thought)
    except (OSError, EOFError, RuntimeError, TimeoutError, msgspec.MsgspecError):
        return None


async def _ended(process: asyncio.subprocess.Process) -> None:
    if process.returncode is None:
        with contextlib.suppress(ProcessLookupError):
            process.kill()
        await process.wait()
