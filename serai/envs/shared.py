"""A fleet whose matches are spread over processes; what they tell lies in memory they all share.

Match m draws the same as in a fleet of one process, so that the matches do not depend on how many
processes play them. The parent checks all choices before any process hears of them.
"""

import json
import mmap
import os
import subprocess
import sys
import tempfile
from collections.abc import Mapping, Sequence
from contextlib import suppress
from itertools import pairwise
from typing import IO, Self

import numpy as np
from numpy.typing import NDArray

from serai.engine import registry
from serai.engine.errors import BadInput, SeraiError
from serai.envs.fleet import WIN, Fleet, Item

STEP = b"s"
DONE = b"."
FASTEST = "/dev/shm"
"""Memory in the form of files, where a system has it."""
ALIGNED = 64


class ProcessGone(SeraiError):
    """A process of a fleet that answers no more."""


class Arrays:
    """The arrays of a fleet, laid out one after the other in a piece of memory."""

    def __init__(self, memory: mmap.mmap, matches: int, seats: int, told: int, choices: int):
        self._memory = memory
        self._at = 0
        self.obs = self._next((matches, told), np.int16)
        self.mask = self._next((matches, choices), np.int8)
        self.actor = self._next((matches,), np.int64)
        self.reward = self._next((matches, seats), np.float64)
        self.ended = self._next((matches,), np.bool_)
        self.cut = self._next((matches,), np.bool_)
        self.chosen = self._next((matches,), np.int64)

    def _next(self, shape: tuple[int, ...], kind: type[Item]) -> NDArray[Item]:
        count = int(np.prod(shape))
        found = np.frombuffer(self._memory, kind, count, self._at).reshape(shape)
        self._at += -(-found.nbytes // ALIGNED) * ALIGNED
        return found

    def take(self, fleet: Fleet, first: int) -> None:
        """Copy what a part of the fleet tells to its place."""
        rows = slice(first, first + fleet.matches)
        self.obs[rows] = fleet.obs
        self.mask[rows] = fleet.mask
        self.actor[rows] = fleet.actor
        self.reward[rows] = fleet.reward
        self.ended[rows] = fleet.ended
        self.cut[rows] = fleet.cut


def room_for(matches: int, seats: int, told: int, choices: int) -> int:
    """How many bytes the arrays take, each beginning at a round place."""
    sizes = [2 * told, choices, 8, 8 * seats, 1, 1, 8]
    return sum(-(-matches * size // ALIGNED) * ALIGNED for size in sizes)


class SharedFleet:
    """Many matches of one game on several cores; what `Fleet` offers, and `close`."""

    def __init__(
        self,
        game: str,
        matches: int,
        seats: int | None = None,
        seed: int = 0,
        options: Mapping[str, object] | None = None,
        most: int = 0,
        reward: str = WIN,
        processes: int = 2,
    ) -> None:
        self._hands: list[subprocess.Popen[bytes]] = []
        if not 1 <= processes <= matches:
            raise BadInput(f"{matches} matches can be played by 1 to {matches} processes")
        pattern = Fleet(game, 1, seats, seed, options, most, reward=reward)
        self.game, self.matches, self.seats = pattern.game, matches, pattern.seats
        self.names, self.choices = pattern.names, pattern.choices
        shape = (matches, self.seats, len(self.names), len(self.choices))
        with _memory_file() as file:
            file.truncate(room_for(*shape))
            self._arrays = Arrays(mmap.mmap(file.fileno(), 0), *shape)
            bounds = [matches * part // processes for part in range(processes + 1)]
            order = {
                "game": self.game,
                "seats": self.seats,
                "seed": seed,
                "options": dict(options or {}),
                "most": most,
                "reward": reward,
                "shape": shape,
                "memory": file.fileno(),
            }
            for first, end in pairwise(bounds):
                self._hands.append(_start(order | {"first": first, "matches": end - first}, file))
            self._await()
        self.obs: NDArray[np.int16] = _shown(self._arrays.obs)
        self.mask: NDArray[np.int8] = _shown(self._arrays.mask)
        self.actor: NDArray[np.int64] = _shown(self._arrays.actor)
        self.reward: NDArray[np.float64] = _shown(self._arrays.reward)
        self.ended: NDArray[np.bool_] = _shown(self._arrays.ended)
        self.cut: NDArray[np.bool_] = _shown(self._arrays.cut)

    def step(self, choices: NDArray[np.integer] | Sequence[int]) -> None:
        """Let every match go on by one choice; what is not legal is refused and changes nothing."""
        if not self._hands:
            raise BadInput("this fleet is closed")
        try:
            chosen = np.asarray(choices, dtype=np.int64)
        except (TypeError, ValueError, OverflowError) as wrong:
            raise BadInput(f"a fleet takes one whole number a match: {wrong}") from None
        if chosen.shape != (self.matches,):
            raise BadInput(f"choices of the shape {chosen.shape} for {self.matches} matches")
        outside = (chosen < 0) | (chosen >= len(self.choices))
        legal = self.mask[np.arange(self.matches), np.where(outside, 0, chosen)] != 0
        for match in np.flatnonzero(outside | ~legal):
            raise BadInput(
                f"match {match}: choice {chosen[match]} is not legal now; the mask says what is"
            )
        self._arrays.chosen[:] = chosen
        for hand in self._hands:
            assert hand.stdin is not None
            try:
                os.write(hand.stdin.fileno(), STEP)
            except BrokenPipeError:
                raise ProcessGone(f"process {hand.pid} of the fleet is gone") from None
        self._await()

    def _await(self) -> None:
        """Wait until every process has said that its rows are there."""
        for hand in self._hands:
            assert hand.stdout is not None
            if hand.stdout.read(1) != DONE:
                raise ProcessGone(f"process {hand.pid} of the fleet is gone")

    def close(self) -> None:
        """Let the processes end."""
        hands, self._hands = self._hands, []
        for hand in hands:
            assert hand.stdin is not None
            assert hand.stdout is not None
            with suppress(BrokenPipeError):
                hand.stdin.close()
            hand.wait()
            hand.stdout.close()

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *trouble: object) -> None:
        self.close()

    def __del__(self) -> None:
        self.close()


def _memory_file() -> IO[bytes]:
    folder = FASTEST if os.access(FASTEST, os.W_OK) else None
    return tempfile.TemporaryFile(dir=folder)


def _shown(array: NDArray[Item]) -> NDArray[Item]:
    """The same memory, for reading only."""
    shown = array.view()
    shown.flags.writeable = False
    return shown


def _start(order: dict[str, object], file: IO[bytes]) -> subprocess.Popen[bytes]:
    return subprocess.Popen(
        [sys.executable, "-P", "-m", "serai.envs.hand", json.dumps(order), *registry.brought()],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        pass_fds=[file.fileno()],
        env=os.environ | {"PYTHONPATH": os.pathsep.join(filter(None, sys.path))},
    )
