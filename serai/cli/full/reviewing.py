"""A match thought through while its curves grow on the screen: the thoughts have their process."""

import contextlib
import secrets
import signal
from collections.abc import AsyncIterator
from multiprocessing.connection import Connection
from time import thread_time
from typing import Final

from serai.bots.advising import Opinion
from serai.bots.hindsight import Judgement, judge
from serai.bots.review import Doubt, Look, Review, Verdict, second_thoughts
from serai.cli.full.thinking import Thinker
from serai.engine import registry
from serai.engine.chance import QuickChance
from serai.engine.position import Position

SEED_BITS: Final = 31
Told = tuple[int, int, int]
"""An opinion as it goes through a pipe, for compiled things cannot: action, tries and wins."""


class Reviewer:
    """Answers a review's questions one after the other, until it is stopped."""

    def __init__(self, review: Review) -> None:
        self.review = review
        self._thinker: Thinker | None = None

    async def think_through(self) -> AsyncIterator[float]:
        """Says after every answer which share of the time has gone."""
        self._thinker = Thinker(_answer, self.review.game.name, secrets.randbits(SEED_BITS))
        try:
            for question in self.review.questions():
                if isinstance(question, Look):
                    await self._look(question, self._thinker)
                else:
                    await self._reconsider(question, self._thinker)
                yield self.review.share()
        finally:
            self.stop()

    async def _look(self, look: Look, thinker: Thinker) -> None:
        position = self.review.moments[look.place].position
        thinker.ask((_judged, position.to_bytes(), look.milliseconds, look.least))
        won, tries, is_certain, seconds = await thinker.answer()
        found = Judgement(position.seats)
        found.won, found.tries, found.is_certain = won, tries, is_certain
        self.review.looked(look, found, seconds)

    async def _reconsider(self, doubt: Doubt, thinker: Thinker) -> None:
        before = self.review.moments[doubt.turn.before].position
        line = self.review.moments[doubt.turn.after].line
        thinker.ask((_reconsidered, before.to_bytes(), line.seat, line.action))
        told, seconds = await thinker.answer()
        verdict = None if told is None else _verdict(*told)
        self.review.reconsidered(doubt, verdict, seconds)

    def stop(self) -> None:
        if self._thinker is not None:
            self._thinker.stop()
            self._thinker = None


def _verdict(played: Told, better: Told | None) -> Verdict:
    return Verdict(Opinion(*played), None if better is None else Opinion(*better))


def _answer(pipe: Connection, name: str, seed: int) -> None:
    """Answer every question; whatever goes wrong must not write on the screen."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    chance = QuickChance(seed)
    with contextlib.suppress(Exception):
        while True:
            answers, position, *given = pipe.recv()
            pipe.send(answers(registry.game(name).from_bytes(position), name, chance, *given))


def _judged(
    position: Position, name: str, chance: QuickChance, milliseconds: int, least: int
) -> tuple[list[int], int, bool, float]:
    begun = thread_time()
    found = Judgement(position.seats)
    judge(registry.game(name), position, found, chance, milliseconds, least)
    return found.won, found.tries, found.is_certain, thread_time() - begun


def _reconsidered(
    before: Position, name: str, chance: QuickChance, seat: int, action: int
) -> tuple[tuple[Told, Told | None] | None, float]:
    begun = thread_time()
    seed = chance.below(1 << SEED_BITS)
    verdict = second_thoughts(registry.game(name), before, seat, action, seed)
    if verdict is None:
        return None, thread_time() - begun
    better = None if verdict.better is None else _told(verdict.better)
    return (_told(verdict.played), better), thread_time() - begun


def _told(opinion: Opinion) -> Told:
    return opinion.action, opinion.tries, opinion.won
