"""Bots and advisers in processes of their own, so that every key is answered at once.

Compiled code lets nothing else run beside it, so threads would not do. The processes come from a
fork server, or are started anew where there is none: a screen has threads, which forks do not suit.
"""

import asyncio
import contextlib
import multiprocessing
import secrets
import signal
import sys
from collections.abc import Callable
from multiprocessing.connection import Connection
from typing import Any, Final

from serai.bots import outside
from serai.bots.advising import Opinion
from serai.bots.deciding import decide
from serai.cli import chairs, pondering
from serai.cli.chairs import Chair
from serai.engine import registry
from serai.engine.errors import BadInput
from serai.engine.game import Game
from serai.engine.position import Observation

SEED_BITS: Final = 63


def prepare() -> None:
    """Have the fork server ready before a screen takes the streams that it is started with."""
    system: str = sys.platform
    if system != "win32":
        from multiprocessing import forkserver

        _context()
        forkserver.ensure_running()


class Thinker:
    """A process that answers through a pipe until it is stopped."""

    def __init__(self, target: Callable[..., None], *given: object) -> None:
        self._ours, theirs = multiprocessing.Pipe()
        brought = (registry.brought(), outside.brought())
        process = _context().Process(target=_begin, args=(brought, target, theirs, *given))
        process.daemon = True
        process.start()
        theirs.close()
        self._process = process

    def ask(self, question: object) -> None:
        self._ours.send(question)

    async def answer(self) -> Any:
        """What it says next; refused where it has ended without a word."""
        try:
            return await asyncio.to_thread(self._ours.recv)
        except (EOFError, OSError):
            raise BadInput("a thinking process has ended", "bad-thinker_ended") from None

    def stop(self) -> None:
        self._process.kill()
        self._process.join()


def _context() -> Any:
    system: str = sys.platform
    if system == "win32":
        return multiprocessing.get_context("spawn")
    context = multiprocessing.get_context("forkserver")
    context.set_forkserver_preload([__name__])
    return context


def _begin(
    brought: tuple[list[str], list[str]], target: Callable[..., None], *given: object
) -> None:
    """Know the games and bots that the first process knows, and set to work."""
    registry.bring(brought[0])
    outside.bring(brought[1])
    target(*given)


class Players:
    """The bots of a table."""

    def __init__(self, game: Game, sitting: list[Chair], seed: int | None) -> None:
        self._thinker: Thinker | None = None
        if any(not chair.is_person for chair in sitting):
            self._thinker = Thinker(_play_bots, game.name, sitting, seed)

    async def choose(self, seat: int, observation: Observation) -> tuple[int, str]:
        """What a bot does, and what was wrong with it if it failed."""
        if self._thinker is None:
            raise BadInput("nobody thinks at this table", "bad-nobody_thinks")
        self._thinker.ask((seat, observation.to_bytes()))
        decision: tuple[int, str] = await self._thinker.answer()
        return decision

    def stop(self) -> None:
        if self._thinker is not None:
            self._thinker.stop()
            self._thinker = None


def _play_bots(pipe: Connection, name: str, sitting: list[Chair], seed: int | None) -> None:
    """Answer every observation with an action; whatever goes wrong must not write on the screen."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    with contextlib.suppress(Exception):
        game = registry.game(name)
        bots = chairs.seat_bots(sitting, game, seed)
        while True:
            seat, seen = pipe.recv()
            bot = bots[seat]
            if bot is None:
                return
            decision = decide(bot, game.observation_from_bytes(seen))
            pipe.send((decision.action, decision.kind if decision.trouble else ""))


async def advice(game: Game, observation: Observation) -> list[Opinion]:
    """A seat's choices in question, the best first; only what the seat knows is handed over."""
    seed = secrets.randbits(SEED_BITS)
    thinker = Thinker(pondering.think, game.name, observation.to_bytes(), seed)
    try:
        found: list[tuple[int, int, int]] = await thinker.answer()
    finally:
        thinker.stop()
    return [Opinion(action, tries, won) for action, tries, won in found]
