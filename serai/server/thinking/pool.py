"""The thinking processes: each task waits its turn; a process that dies or dawdles is replaced."""

import asyncio
import contextlib
import logging
import os
import secrets
import sys
from collections import Counter
from typing import Final, NamedTuple, Protocol

import msgspec

from serai.bots import outside
from serai.bots.advising import Opinion
from serai.bots.hindsight import Judgement
from serai.bots.review import Verdict
from serai.engine import registry
from serai.engine.chance import chance_of
from serai.engine.position import Observation
from serai.server.metrics import Metrics
from serai.server.problems import Refusal
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
from serai.server.thinking.turns import Asked, Asker, Turns, Urgency

LOG: Final = logging.getLogger("serai.thinking")
SECONDS_TO_THINK: Final = 120.0
SEED_BITS: Final = 63
TRIES: Final = 2
"""A process that dies takes its task with it; another one is asked once more."""
POLITE: Final = 5
MOST_POLITE: Final = 10
"""How far a process steps back for others: hints and analyses take what moves leave. Any further
and a machine that is busy with other programs would starve them."""
MOST_HINTS: Final = 24
MOST_HINTS_OF_ONE: Final = 6
MOST_STUDIES: Final = 24
MOST_STUDIES_OF_ONE: Final = 4
RETRY_SOON: Final = {"Retry-After": "5"}
RETRY_LATER: Final = {"Retry-After": "60"}
THOUGHTS: Final = msgspec.msgpack.Decoder(Thought)


def processes_wanted() -> int:
    """One core is left to the server."""
    return max(1, (os.cpu_count() or 1) - 1)


def advisers_wanted(players: int) -> int:
    """Fewer than those who play; they work in the pauses of all others."""
    return max(1, players // 2)


class NobodyElseThinks(Exception):
    """There is no other machine that could, or none any more."""


class Elsewhere(Protocol):
    """Other machines, which think for this one and serve nobody."""

    async def think(self, task: Task, urgency: Urgency) -> Thought | None:
        """A thought of theirs; raises `NobodyElseThinks` where there is none of them."""


class Choice(NamedTuple):
    """An action for a seat, and the milliseconds of thought in it."""

    action: int
    milliseconds: int
    failed: bool
    """Whether its bot failed, so that the action was drawn for it."""


class Thinkers:
    """All thinking processes: some for the moves of bots, others for people who want to know.

    A long thought cannot be put aside, so that moves need processes which do nothing else.
    """

    def __init__(self, count: int, metrics: Metrics) -> None:
        self._metrics = metrics
        self._moves = Circle(count, POLITE)
        self._studies = Circle(advisers_wanted(count), MOST_POLITE)
        self._students: Counter[str] = Counter()
        self.places = 0
        """How many moves other machines can think about at a time."""

    def send_out(self, places: int, elsewhere: Elsewhere) -> None:
        """Have other machines think, which have places for so many moves at a time.

        As long as there is one, all is thought there. With none it is thought here again.
        """
        self.places = places
        self._moves.send_out(places, elsewhere)
        self._studies.send_out(advisers_wanted(places) if places else 0, elsewhere)

    async def think(self, task: Task, asker: Asker, urgency: Urgency) -> Thought | None:
        """A thought, when its turn has come; None where there is none to be had."""
        circle = self._moves if urgency is Urgency.PLAY else self._studies
        return await circle.ask(Asked(task, asker, urgency))

    def open(self) -> None:
        self._moves.open()
        self._studies.open()

    async def close(self) -> None:
        await self._moves.close()
        await self._studies.close()

    async def choose(self, game: str, level: str, observation: Observation, asker: Asker) -> Choice:
        """A legal action for the observation's seat; any action, if its bot fails."""
        seed = secrets.randbits(SEED_BITS)
        task = Choose(game, level, seed, observation.to_bytes())
        thought = await self.think(task, asker, Urgency.PLAY)
        if isinstance(thought, Chosen) and observation.refusal(thought.action) is None:
            self._metrics.thoughts.labels("chosen").inc()
            return Choice(thought.action, thought.milliseconds, False)
        if isinstance(thought, Chosen):
            extra = {"game": game, "level": level, "action": thought.action}
            LOG.error("a bot chose what is not allowed", extra=extra)
        self._metrics.thoughts.labels("replaced").inc()
        return Choice(observation.sample(chance_of(seed)), 0, True)

    async def advise(
        self, game: str, level: str, observation: Observation, asker: Asker
    ) -> list[Opinion]:
        """What a bot of this level thinks of the seat's choices; nothing if it cannot be asked."""
        self._need_room_for_a_hint(asker.who)
        seed = secrets.randbits(SEED_BITS)
        task = Advise(game, level, seed, observation.to_bytes())
        thought = await self.think(task, asker, Urgency.HINT)
        found = thought.options if isinstance(thought, Advised) else []
        legal = [option for option in found if observation.refusal(option.action) is None]
        return [_opinion(option) for option in legal]

    async def judge(
        self, game: str, position: bytes, milliseconds: int, least: int, asker: Asker
    ) -> tuple[Judgement, float] | None:
        """How the seats of a match that is over stood, and the processor time that took."""
        seed = secrets.randbits(SEED_BITS)
        task = Judge(game, seed, position, milliseconds, least)
        thought = await self.think(task, asker, Urgency.STUDY)
        if not isinstance(thought, Judged):
            return None
        found = Judgement(len(thought.won))
        found.won, found.tries, found.is_certain = thought.won, thought.tries, thought.is_certain
        return found, thought.seconds

    async def reconsider(
        self, game: str, position: bytes, seat: int, action: int, asker: Asker
    ) -> tuple[Verdict | None, float]:
        """What is to be said of what a seat did, if anything, and the processor time that took."""
        seed = secrets.randbits(SEED_BITS)
        task = Reconsider(game, seed, position, seat, action)
        thought = await self.think(task, asker, Urgency.STUDY)
        if not isinstance(thought, Reconsidered):
            return None, 0.0
        if thought.played is None:
            return None, thought.seconds
        better = None if thought.better is None else _opinion(thought.better)
        return Verdict(_opinion(thought.played), better), thought.seconds

    def _need_room_for_a_hint(self, who: str) -> None:
        if self._studies.waiting(Urgency.HINT, who) >= MOST_HINTS_OF_ONE:
            text = "problem-your_hints"
            raise Refusal("too_fast", text, RETRY_SOON)
        if self._studies.waiting(Urgency.HINT) >= MOST_HINTS:
            text = "problem-many_hints"
            raise Refusal("unavailable", text, RETRY_SOON)

    def begin_study(self, who: str) -> None:
        """Count an analysis in, or refuse it."""
        if self._students[who] >= MOST_STUDIES_OF_ONE:
            text = "problem-your_studies"
            raise Refusal("too_fast", text, RETRY_LATER)
        if self._students.total() >= MOST_STUDIES:
            text = "problem-many_studies"
            raise Refusal("unavailable", text, RETRY_LATER)
        self._students[who] += 1

    def end_study(self, who: str) -> None:
        self._students[who] -= 1
        self._students += Counter()  # forgets those with none


class Circle:
    """Processes of one politeness, and what waits for them."""

    def __init__(self, count: int, politeness: int) -> None:
        self._count = count
        self._politeness = politeness
        self._turns = Turns()
        self._keepers: list[asyncio.Task[None]] = []
        self._here = asyncio.Event()
        """Whether what comes is thought here."""
        self._here.set()
        self._places = 0
        """How much other machines think about at a time."""
        self._errands: dict[int, asyncio.Task[None]] = {}

    def open(self) -> None:
        self._keepers = [asyncio.create_task(self._keep()) for _ in range(self._count)]

    async def close(self) -> None:
        ending = [*self._keepers, *self._errands.values()]
        for task in ending:
            task.cancel()
        await asyncio.gather(*ending, return_exceptions=True)

    def send_out(self, places: int, elsewhere: Elsewhere) -> None:
        self._places = places
        if places:
            self._here.clear()
        else:
            self._here.set()
        for place in range(places):
            if place not in self._errands or self._errands[place].done():
                errand = self._send(place, elsewhere)
                self._errands[place] = asyncio.get_running_loop().create_task(errand)

    def waiting(self, urgency: Urgency, who: str | None = None) -> int:
        return self._turns.count(urgency, who)

    async def ask(self, asked: Asked) -> Thought | None:
        self._turns.add(asked)
        return await asked.answer

    async def _send(self, place: int, elsewhere: Elsewhere) -> None:
        """Keep one place of another machine busy, as long as there are so many."""
        while place < self._places:
            asked = await self._turns.next()
            if asked.answer.done():
                continue
            try:
                thought = await elsewhere.think(asked.task, asked.urgency)
            except NobodyElseThinks:
                self._turns.add(asked)
                continue
            if not asked.answer.done():
                asked.answer.set_result(thought)

    async def _keep(self) -> None:
        """Keep one process busy for as long as the server runs."""
        process: asyncio.subprocess.Process | None = None
        try:
            while True:
                await self._here.wait()
                asked = await self._turns.next()
                if asked.answer.done():
                    continue
                if not self._here.is_set():
                    self._turns.add(asked)
                    continue
                thought = None
                for _ in range(TRIES):
                    if process is None:
                        process = await _started(self._politeness)
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


async def _started(politeness: int) -> asyncio.subprocess.Process | None:
    """A new process that imports the same Serai as this one, or None where none can be had."""
    try:
        return await asyncio.create_subprocess_exec(
            sys.executable,
            "-P",
            "-m",
            "serai.server.thinking.worker",
            str(politeness),
            *registry.brought(),
            *outside.brought(),
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
