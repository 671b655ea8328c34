"""Tidying up: tables nobody has come to are struck, matches nobody returns to are abandoned."""

import asyncio
from typing import Final

from serai.server.moment import now
from serai.server.tables import playing, seating
from serai.server.tables.hosted import HostedTable
from serai.server.tables.house import House

SECONDS_BETWEEN: Final = 60.0
DAY: Final = 24 * 3600 * 1000
ENDED_STAYS: Final = 10 * 60 * 1000


class Sweeper:
    """Looks at every table once a minute."""

    def __init__(self, house: House, abandon_after_days: int) -> None:
        self._house = house
        self._patience = abandon_after_days * DAY
        house.spawn(self._sweep_on())

    async def _sweep_on(self) -> None:
        while True:
            await asyncio.sleep(SECONDS_BETWEEN)
            for table in list(self._house.tables.values()):
                self.sweep(table)
            self._count()

    def sweep(self, table: HostedTable) -> None:
        if table.listeners:
            return
        idle = now() - table.active
        if table.row.state == "ended":
            if idle > ENDED_STAYS:
                self._house.forget(table)
        elif idle > self._patience:
            if table.row.state == "open":
                seating.strike(self._house, table)
            else:
                playing.abandon(self._house, table)

    def _count(self) -> None:
        for state in ("open", "playing", "ended"):
            count = sum(1 for table in self._house.tables.values() if table.row.state == state)
            self._house.metrics.tables.labels(state).set(count)
