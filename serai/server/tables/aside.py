"""Long work beside the requests: in a thread, one thing at a time, and everybody in turn."""

import asyncio
from collections.abc import Callable
from typing import Final, ParamSpec, TypeVar

from serai.server.problems import Refusal

LONGEST_LINE: Final = 20
P = ParamSpec("P")
R = TypeVar("R")


class Line:
    """What one address waits for; the first of it waits with the first of all others."""

    def __init__(self) -> None:
        self.first = asyncio.Lock()
        self.length = 0


class Aside:
    """Does one thing after the other, so that play keeps its share of the processor.

    However much one address asks for, what others ask for comes in between.
    """

    def __init__(self) -> None:
        self._one_at_a_time = asyncio.Lock()
        self._lines: dict[str, Line] = {}

    async def do(self, who: str, work: Callable[P, R], *given: P.args, **named: P.kwargs) -> R:
        line = self._lines.setdefault(who, Line())
        if line.length >= LONGEST_LINE:
            text = "problem-wait_for_it"
            raise Refusal("too_fast", text, {"Retry-After": "5"})
        line.length += 1
        try:
            async with line.first, self._one_at_a_time:
                return await asyncio.to_thread(work, *given, **named)
        finally:
            line.length -= 1
            if not line.length:
                del self._lines[who]
