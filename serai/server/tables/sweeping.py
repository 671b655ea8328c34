"""Tidying up: what nobody looks at leaves the memory, what nobody returns to is ended."""

import asyncio
import logging
from typing import Final

from serai.server.moment import now
from serai.server.problems import Refusal
from serai.server.storage.change import Change
from serai.server.storage.database import TROUBLES
from serai.server.storage.rows import State
from serai.server.tables import playing, seating
from serai.server.tables.hosted import HostedTable
from serai.server.tables.house import House

LOG: Final = logging.getLogger("serai.house")
SECONDS_BETWEEN: Final = 60.0
DAY: Final = 24 * 3600 * 1000
UNSTARTED_WAITS: Final = DAY
"""How long a table waits for people to come before it is struck, in milliseconds."""
QUIET: Final[dict[State, int]] = {"open": 60_000, "playing": 300_000, "ended": 60_000}
"""How long a table stays in memory when nothing happens, in milliseconds."""
SOON: Final = 300_000
"""A table at which a time ends within so many milliseconds is not put away before."""
MOST_AT_ONCE: Final = 200


class Sweeper:
    """Looks at every table in memory once a minute, and at those on disk that are long idle."""

    def __init__(self, house: House, abandon_after_days: int) -> None:
        self._house = house
        self._patience: dict[State, int] = {
            "open": UNSTARTED_WAITS,
            "playing": abandon_after_days * DAY,
        }
        house.spawn(self._sweep_on())

    async def _sweep_on(self) -> None:
        while True:
            await asyncio.sleep(SECONDS_BETWEEN)
            try:
                for table in list(self._house.tables.values()):
                    self.sweep(table)
                others = self._house.others
                if others is None or others.leads():
                    await self.sweep_disk()
                if others is not None and others.leads():
                    await others.tidy()
            except (Refusal, *TROUBLES) as trouble:
                LOG.warning("not all was swept", extra={"trouble": type(trouble).__name__})
            except Exception:
                LOG.exception("sweeping failed")
            self._count()

    async def sweep_disk(self) -> None:
        """Load what may have been left for good, and end it if so."""
        self._house.unstarted.total = await self._house.reading.count("open")
        for state, patience in self._patience.items():
            idle = await self._house.reading.idle(state, now() - patience, MOST_AT_ONCE)
            for table_id in idle:
                table = await self._house.current(table_id)
                if table is not None and not self._noted(table):
                    self.sweep(table)

    def sweep(self, table: HostedTable) -> None:
        if table.listeners or table.refreshing is not None:
            return
        idle = now() - table.active
        if idle > self._patience.get(table.row.state, idle) and not table.elsewhere:
            self._end(table)
        elif idle > QUIET[table.row.state] and not _goes_on(table):
            self._house.let_go(table)

    def _end(self, table: HostedTable) -> None:
        if table.row.state == "open":
            seating.strike(self._house, table)
        else:
            playing.abandon(self._house, table)

    def _noted(self, table: HostedTable) -> bool:
        """A match that went on later than its row says has it say so, and is not long idle."""
        if table.row.state != "playing" or table.row.active >= table.active:
            return False
        table.row.active = table.active
        self._house.submit(table, Change(table.row.id).keep_table(table.row))
        self._house.settle(table)  # whoever changes a table looks after it
        return True

    def _count(self) -> None:
        for state in ("open", "playing", "ended"):
            count = sum(1 for table in self._house.tables.values() if table.row.state == state)
            self._house.metrics.tables.labels(state).set(count)


def _goes_on(table: HostedTable) -> bool:
    """Whether something is about to happen here by itself: a bot's move, or a time's end."""
    if table.play is None or table.row.state != "playing":
        return False
    until = table.deadline()
    soon = until is not None and until - now() < SOON
    return soon or bool(table.play.thinking or table.bots_due())
