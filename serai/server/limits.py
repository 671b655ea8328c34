"""Rate limits: buckets that fill steadily, one for each address or device and kind of request."""

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
    "study": Rate(0.05, 5.0),
    "frame": Rate(30.0, 90.0),
}


class Limits:
    """All buckets."""

    def __init__(self, enabled: bool) -> None:
        self._enabled = enabled
        self._buckets: dict[tuple[str, str], tuple[float, float]] = {}

    def allows(self, kind: str, who: str) -> bool:
        """Take one from the bucket; False when it is empty."""
        if not self._enabled:
            return True
        rate = RATES[kind]
        moment = time.monotonic()
        left, filled = self._buckets.pop((kind, who), (rate.burst, moment))
        left = min(rate.burst, left + (moment - filled) * rate.per_second)
        allowed = left >= 1.0
        self._buckets[kind, who] = (left - 1.0 if allowed else left, moment)
        if len(self._buckets) > MOST_BUCKETS:
            self._buckets.pop(next(iter(self._buckets)))
        return allowed

    def need(self, kind: str, who: str) -> None:
        if not self.allows(kind, who):
            wait = max(1, round(1 / RATES[kind].per_second))
            raise Refusal(
                "too_fast", "That is too fast. Wait a moment.", {"Retry-After": str(wait)}
            )
