"""The public tables as they are stored, read once for all who ask within a moment."""

import time
from typing import Final

from serai.server.storage.reading import Reading
from serai.server.storage.rows import Listing, SeatRow, TableRow

MOST_LISTED: Final = 100
SECONDS_KEPT: Final = 1.0

Rows = list[tuple[TableRow, list[SeatRow]]]


class Lists:
    """Keeps a list until something in it may have changed, and never for long."""

    def __init__(self, reading: Reading) -> None:
        self._reading = reading
        self._kept: dict[Listing, tuple[float, Rows]] = {}
        self._changes = 0

    def change(self) -> None:
        """A change that a list may show has been stored."""
        self._changes += 1
        self._kept.clear()

    async def tables(self, listing: Listing) -> Rows:
        """The newest tables of a list."""
        read, rows = self._kept.get(listing, (0.0, []))
        if time.monotonic() - read < SECONDS_KEPT:
            return rows
        before = self._changes
        rows = await self._reading.rows(await self._reading.listed(listing, MOST_LISTED))
        if before == self._changes:
            self._kept[listing] = (time.monotonic(), rows)
        return rows
