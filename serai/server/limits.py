"""Rate limits: buckets that fill steadily, one for each address or device and kind of request.

And how many live connections an address has at once, and how much of the processor's time.
"""

import time
from typing import Final, NamedTuple

from serai.server.problems import Refusal

MOST_BUCKETS: Final = 20_000


class Rate(NamedTuple):
    """So many in a second for good, and so many at once."""

    per_second: float
    burst: float


RATES: Final = {
    "request": Rate(100.0, 400.0),
    "make": Rate(0.5, 30.0),
    "heavy": Rate(2.0, 30.0),
    "chat": Rate(0.5, 6.0),
    "undo": Rate(1.0, 60.0),
    "hint": Rate(0.1, 3.0),
    "hints": Rate(0.5, 20.0),
    "lesson": Rate(5.0, 60.0),
    "study": Rate(0.05, 5.0),
    "frame": Rate(30.0, 90.0),
    "time": Rate(0.3, 3.0),
}
"""Of most things so many; of time seconds, so that the others are left most of it."""


def too_fast(wait: int) -> Refusal:
    return Refusal("too_fast", "problem-too_fast", {"Retry-After": str(wait)})


class Limits:
    """All buckets."""

    def __init__(self, enabled: bool, most_live: int) -> None:
        self.enabled = enabled
        self._most_live = most_live
        self._live: dict[str, int] = {}
        self._buckets: dict[tuple[str, str], tuple[float, float]] = {}

    def allows(self, kind: str, who: str) -> bool:
        """Take one from the bucket; False when it is empty."""
        if not self.enabled:
            return True
        left = self._left(kind, who)
        allowed = left >= 1.0
        self._keep(kind, who, left - 1.0 if allowed else left)
        return allowed

    def has_time(self, who: str) -> bool:
        """Whether an address has not used up its share of the processor."""
        return not self.enabled or self._left("time", who) > 0.0

    def spend_time(self, who: str, seconds: float) -> None:
        """Something was done for an address; what it took is known only afterwards."""
        if self.enabled:
            self._keep("time", who, self._left("time", who) - seconds)

    def _left(self, kind: str, who: str) -> float:
        rate = RATES[kind]
        left, filled = self._buckets.get((kind, who), (rate.burst, 0.0))
        return min(rate.burst, left + (time.monotonic() - filled) * rate.per_second)

    def _keep(self, kind: str, who: str, left: float) -> None:
        """The one that was used longest ago makes room."""
        self._buckets.pop((kind, who), None)
        self._buckets[kind, who] = (left, time.monotonic())
        if len(self._buckets) > MOST_BUCKETS:
            self._buckets.pop(next(iter(self._buckets)))

    def need(self, kind: str, who: str) -> None:
        if not self.allows(kind, who):
            raise too_fast(max(1, round(1 / RATES[kind].per_second)))

    def need_time(self, who: str) -> None:
        if not self.has_time(who):
            raise too_fast(1)

    def begin_live(self, address: str) -> bool:
        """Count a live connection in; False if the address has too many."""
        live = self._live.get(address, 0)
        if self.enabled and live >= self._most_live:
            return False
        self._live[address] = live + 1
        return True

    def end_live(self, address: str) -> None:
        self._live[address] -= 1
        if self._live[address] == 0:
            del self._live[address]
