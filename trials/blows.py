"""A calamity as a report remembers it."""

from typing import Final

import msgspec

KILLS: Final = ("server", "bot", "machine", "database", "backend")
"""The calamities by which a process dies."""


LONGEST_TAKEOVER: Final = 2.0
"""Seconds within which others must have taken over from a process that died."""


class Takeover(msgspec.Struct):
    """What a dead process did, others do."""

    seconds: float
    """Since its death, until the last of the others had taken over."""
    starved: float
    """Of these, seconds that one of the others was ready and had no processor, as Linux counts."""

    def is_late(self) -> bool:
        """Whether it took too long, but for what the machine did for other programs meanwhile."""
        return self.seconds - self.starved > LONGEST_TAKEOVER


class Blow(msgspec.Struct):
    """One calamity."""

    kind: str
    seconds: float
    """Since the beginning."""
    back: float
    """Seconds from its beginning until the next move was acknowledged."""
    moves: int
    """Acknowledged before it."""
