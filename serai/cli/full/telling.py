"""What has happened, told sentence by sentence at a pace people can follow, unless they hurry."""

import asyncio
from collections.abc import Callable
from contextlib import suppress
from time import monotonic
from typing import Final

from rich.text import Text

PACES: Final = [0.0, 0.2, 0.5, 1.0, 2.0, 4.0]
"""Seconds that a sentence stays before the next is told."""


class Telling:
    """The log of a table, and how fast it grows."""

    def __init__(self, pace: float) -> None:
        self.pace = pace
        self.lines: list[Text] = []
        self._told_at = 0.0
        self._skip = asyncio.Event()

    def hurry(self) -> None:
        """Tell everything at once until somebody is asked."""
        self._skip.set()

    def calm_down(self) -> None:
        self._skip.clear()

    def _is_hurried(self) -> bool:
        return self.pace == 0 or self._skip.is_set()

    def turn(self, step: int) -> None:
        """Tell slower or faster."""
        nearest = min(range(len(PACES)), key=lambda place: abs(PACES[place] - self.pace))
        self.pace = PACES[max(0, min(len(PACES) - 1, nearest + step))]

    async def pause(self) -> None:
        """Let what was told stand for as long as the pace says, unless somebody hurries."""
        left = self._told_at + self.pace - monotonic()
        if left > 0 and not self._skip.is_set():
            with suppress(TimeoutError):
                await asyncio.wait_for(self._skip.wait(), left)

    async def tell(self, told: list[Text], say: Callable[[Text, bool], None]) -> None:
        """One sentence after another; where nobody wants to wait, all at once.

        Each is said with whether others follow it.
        """
        for text in told:
            self.lines.append(text)
            if self._is_hurried() and text is not told[-1]:
                continue
            if text is not told[0]:
                await self.pause()
            self._told_at = monotonic()
            say(text, text is not told[-1])
