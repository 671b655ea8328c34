"""A race between choices that are tried out in the same imagined worlds.

In the same worlds luck is the same for all, so that choices are told apart by few. One that is
clearly behind the best, or serves exactly as the best does, is not tried any further.
"""

from math import sqrt
from typing import Final

CLEARLY: Final = 2.0
"""So many standard errors behind the best is too far."""


class Runner:
    """A choice, and how it has served in each world."""

    def __init__(self, action: int) -> None:
        self.action = action
        self.served: list[int] = []
        self.total = 0

    def score(self, served: int) -> None:
        self.served.append(served)
        self.total += served

    def mean(self) -> float:
        return self.total / max(1, len(self.served))


def in_the_race(runners: list[Runner]) -> list[Runner]:
    """The best so far and all that may still win, in the order they began; all were tried in the
    same worlds."""
    best = foremost(runners)
    return [runner for runner in runners if runner is best or _may_win(runner, best)]


def foremost(runners: list[Runner]) -> Runner:
    """The best so far, the first of equals."""
    best = runners[0]
    for runner in runners:
        if runner.mean() > best.mean():
            best = runner
    return best


def decided(runners: list[Runner]) -> bool:
    """Whether all that are left come down to the same action."""
    return all(runner.action == runners[0].action for runner in runners)


def _may_win(runner: Runner, best: Runner) -> bool:
    count = len(best.served)
    behind, squares = 0.0, 0.0
    for world in range(count):
        apart = float(best.served[world] - runner.served[world])
        behind += apart
        squares += apart * apart
    mean = behind / count
    spread = squares / count - mean * mean
    return mean < CLEARLY * sqrt(max(0.0, spread) / count)
