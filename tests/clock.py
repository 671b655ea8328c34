"""A clock by which each look takes the same time, so that thinking ends after as many thoughts on
every machine."""

from collections.abc import Iterator
from itertools import count
from types import ModuleType

import pytest

SECONDS_A_LOOK = 0.001


def count_looks(patch: pytest.MonkeyPatch, *thinking: ModuleType) -> None:
    """Have modules that think by processor time think by how often they look at the clock."""
    looks: Iterator[int] = count()
    for module in thinking:
        patch.setattr(module, "thread_time", lambda: next(looks) * SECONDS_A_LOOK)
