"""Processor time per move, kept as counts by size, so that matches played apart add up exactly."""

from __future__ import annotations

from math import ceil, exp2, log2
from typing import Final

import msgspec

STEPS: Final = 32
"""Sizes per doubling: one size is 2.2 % above the next smaller."""
MICRO: Final = 1_000_000
MOST_OF_ALL: Final = 0.99
"""The share of moves whose time is told."""


class Clock(msgspec.Struct):
    """Many moves: how many, how long together, the longest, and how many of each size (µs)."""

    moves: int = 0
    total: int = 0
    longest: int = 0
    sizes: dict[int, int] = msgspec.field(default_factory=dict)

    def add(self, seconds: float) -> None:
        taken = max(1, round(seconds * MICRO))
        size = ceil(log2(taken) * STEPS)
        self.moves += 1
        self.total += taken
        self.longest = max(self.longest, taken)
        self.sizes[size] = self.sizes.get(size, 0) + 1

    def include(self, other: Clock) -> None:
        self.moves += other.moves
        self.total += other.total
        self.longest = max(self.longest, other.longest)
        for size, count in other.sizes.items():
            self.sizes[size] = self.sizes.get(size, 0) + count

    @property
    def mean(self) -> float:
        """Seconds a move."""
        return self.total / self.moves / MICRO if self.moves else 0.0

    def within(self, share: float) -> float:
        """Seconds that this share of all moves stays within, never told too short."""
        wanted = ceil(self.moves * share)
        for size in sorted(self.sizes):
            wanted -= self.sizes[size]
            if wanted <= 0:
                return min(exp2(size / STEPS), self.longest) / MICRO
        return 0.0
