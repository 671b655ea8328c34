"""Crews play cards; this one has a process for each core of this machine."""

from __future__ import annotations

import os
import selectors
import subprocess
import sys
import time
from collections import deque
from collections.abc import Callable, Iterator
from contextlib import suppress
from typing import Final, Protocol

import msgspec

from serai.engine import registry
from serai.engine.errors import SeraiError
from serai.lab.plan import Card
from serai.lab.playing import Outcome
from serai.lab.worker import Trouble

LOOK_UP: Final = 0.1
"""Seconds after which a crew looks whether it shall stop."""
FEWEST_AHEAD: Final = 2
MOST_AHEAD: Final = 16
"""Cards in a worker's hands: enough that it never waits, few enough that none is left with many."""
DEATHS: Final = 2
"""A card whose worker died so often is given up."""
PIECE: Final = 1 << 16


class Failed(SeraiError):
    """A match that cannot be played; the words say which one and how to see it alone."""

    def __init__(self, card: Card, trouble: str) -> None:
        super().__init__(
            f"a match of {card.game} between {', '.join(card.players)} with seed {card.seed} "
            f"failed: {trouble}. What was played before is kept"
        )


class Crew(Protocol):
    """Whoever plays the cards of a plan, in any order."""

    def play(self, cards: Iterator[Card], stop: Callable[[], bool]) -> Iterator[Outcome]:
        """Each outcome as soon as it is known, until all cards are played or `stop` says so."""
        ...


class Processes:
    """A crew of processes on this machine."""

    def __init__(self, workers: int) -> None:
        self.workers = workers

    def play(self, cards: Iterator[Card], stop: Callable[[], bool]) -> Iterator[Outcome]:
        with selectors.DefaultSelector() as watched:
            hands = [Hand() for _ in range(self.workers)]
            try:
                for hand in hands:
                    _watch(hand, watched)
                    hand.fill(cards)
                yield from _collect(watched, cards, stop)
            finally:
                for hand in hands:
                    hand.end()


class Hand:
    """One worker, the cards it holds, and what it has said of the next outcome so far."""

    def __init__(self) -> None:
        self.held: deque[Card] = deque()
        self.deaths = 0
        self.pace = 1.0
        """Seconds for the last match."""
        self._begin()

    def _begin(self) -> None:
        self.said = b""
        self.heard = time.monotonic()
        self.process = subprocess.Popen(
            [sys.executable, "-P", "-m", "serai.lab.worker", *registry.brought()],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            env=os.environ | {"PYTHONPATH": os.pathsep.join(filter(None, sys.path))},
        )

    def fill(self, cards: Iterator[Card]) -> None:
        """Hand out cards, the more ahead the faster they are played."""
        ahead = min(MOST_AHEAD, max(FEWEST_AHEAD, int(LOOK_UP / max(self.pace, 1e-6))))
        while len(self.held) < ahead and (card := next(cards, None)) is not None:
            self.held.append(card)
            self._send(card)

    def _send(self, card: Card) -> None:
        assert self.process.stdin is not None
        with suppress(BrokenPipeError):  # if it has died, the end of what it says will tell
            self.process.stdin.write(msgspec.json.encode(card) + b"\n")
            self.process.stdin.flush()

    def listen(self) -> list[Outcome] | None:
        """The outcomes it has told; None if it has died."""
        assert self.process.stdout is not None
        piece = os.read(self.process.stdout.fileno(), PIECE)
        if not piece:
            return None
        *lines, self.said = (self.said + piece).split(b"\n")
        return [self._outcome(line) for line in lines]

    def _outcome(self, line: bytes) -> Outcome:
        now = time.monotonic()
        self.pace, self.heard = now - self.heard, now
        self.deaths = 0
        self.held.popleft()
        told = msgspec.json.decode(line, type=Outcome | Trouble)
        if isinstance(told, Trouble):
            raise Failed(told.card, told.trouble)
        return told

    def revive(self) -> None:
        """Start a new worker with the cards of the one that died."""
        self.end()
        self.deaths += 1
        if self.held and self.deaths >= DEATHS:
            raise Failed(self.held[0], f"its process ended {self.deaths} times")
        self._begin()
        for card in self.held:
            self._send(card)

    def end(self) -> None:
        self.process.kill()
        self.process.wait()
        for pipe in (self.process.stdin, self.process.stdout):
            if pipe is not None:
                with suppress(BrokenPipeError):
                    pipe.close()


def _watch(hand: Hand, watched: selectors.BaseSelector) -> None:
    assert hand.process.stdout is not None
    watched.register(hand.process.stdout, selectors.EVENT_READ, hand)


def _collect(
    watched: selectors.BaseSelector, cards: Iterator[Card], stop: Callable[[], bool]
) -> Iterator[Outcome]:
    """Outcomes of all hands until none of them holds a card; when stopped, those already told."""
    stopped = False
    while any(key.data.held for key in watched.get_map().values()):
        told = watched.select(0 if stopped else LOOK_UP)
        if stopped and not told:
            return
        for key, _ in told:
            hand: Hand = key.data
            outcomes = hand.listen()
            if outcomes is None:
                watched.unregister(key.fileobj)
                if not stopped:
                    hand.revive()
                    _watch(hand, watched)
                continue
            yield from outcomes
            if not stopped:
                hand.fill(cards)
        stopped = stopped or stop()
