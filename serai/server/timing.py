"""How much of the processor something takes that waits in between for other things."""

from collections.abc import Awaitable, Callable, Generator
from functools import partial
from time import thread_time
from typing import Any


class Timed:
    """Awaits something, and tells after each of its steps how many seconds that took."""

    def __init__(self, work: Awaitable[None], told: Callable[[float], None]) -> None:
        self._work = work
        self._told = told

    def __await__(self) -> Generator[Any, Any, None]:
        steps = self._work.__await__()
        go_on: Callable[[], Any] = partial(next, steps)
        while True:
            began = thread_time()
            try:
                waits_for = go_on()
            except StopIteration:
                return
            finally:
                self._told(thread_time() - began)
            try:
                yield waits_for
                go_on = partial(next, steps)
            except BaseException as thrown:  # it was cancelled, which is for the work to know
                go_on = partial(steps.throw, thrown)
