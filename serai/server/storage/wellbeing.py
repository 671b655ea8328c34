"""Whether the database can do its work: read, and write too."""

import asyncio
import time
from typing import Final

from serai.server.storage.database import TROUBLES
from serai.server.storage.reading import Reading
from serai.server.storage.writer import Writer

SECONDS_TO_BELIEVE: Final = 1.0
"""However many want to know it, the disk is not asked more often."""
SECONDS_TO_ANSWER: Final = 0.02
"""Where the disk takes longer, its last answer stands."""
SECONDS_TO_BE_WELL: Final = 10.0
"""A disk that takes longer still does not do its work."""


class Wellbeing:
    """The last answer, and those who give the next one."""

    def __init__(self, reading: Reading, writer: Writer) -> None:
        self._reading = reading
        self._writer = writer
        self._asking: asyncio.Task[None] | None = None
        self._asked = -SECONDS_TO_BELIEVE
        self._was_well = True

    async def is_well(self) -> bool:
        """What is known, soon, whatever the disk is doing."""
        if self._asking is None and time.monotonic() - self._asked >= SECONDS_TO_BELIEVE:
            self._asked = time.monotonic()
            self._asking = asyncio.create_task(self._ask())
        if self._asking is None:
            return self._was_well
        await asyncio.wait([self._asking], timeout=SECONDS_TO_ANSWER)
        return self._was_well and time.monotonic() - self._asked < SECONDS_TO_BE_WELL

    async def _ask(self) -> None:
        try:
            await self._reading.answers()
            await self._writer.try_out()
            self._was_well = True
        except (*TROUBLES, RuntimeError):  # the last, if the server stops meanwhile
            self._was_well = False
        finally:
            self._asking = None
