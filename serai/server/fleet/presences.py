"""Who looks on by way of which process: told to all, for people see who is there and who is not."""

import asyncio
import logging
from typing import Final

from serai.server.fleet.line import LOST, Line
from serai.server.storage.database import Database
from serai.server.storage.heads import CHANNEL
from serai.server.tables.hosted import HostedTable
from serai.server.tables.house import House

LOG: Final = logging.getLogger("serai.fleet")
SECONDS_BETWEEN_TRIES: Final = 0.2
PRESENT: Final = "p"
"""What passes the channel behind the table at which somebody has come or gone."""
CAME: Final = """
INSERT INTO presences (table_id, seat, process)
SELECT came.id, came.seat, $3 FROM unnest($1::text[], $2::int[]) AS came(id, seat)
ON CONFLICT DO NOTHING
"""
WENT: Final = """
DELETE FROM presences USING unnest($1::text[], $2::int[]) AS went(id, seat)
WHERE table_id = went.id AND presences.seat = went.seat AND process = $3
"""
TOLD: Final = f"""
SELECT pg_notify('{CHANNEL}', id || ':{PRESENT}') FROM unnest($1::text[]) AS changed(id)
"""
READ: Final = """
SELECT table_id, seat FROM presences WHERE table_id = ANY($1::text[]) AND process <> $2
"""


class Presences:
    """Writes down who looks on here, and reads who does elsewhere."""

    def __init__(self, house: House, database: Database, me: str) -> None:
        self._house = house
        self._me = me
        self._line = Line(database)
        self._here: set[tuple[str, int]] = set()
        self._untold: set[tuple[str, int]] = set()
        self._unread: set[str] = set()
        self._wake = asyncio.Event()

    async def open(self) -> None:
        await self._line.taken_up()
        self._house.spawn(self._keep_on())

    async def close(self) -> None:
        await self._line.drop()

    def note(self, table: HostedTable, seat: int) -> None:
        """A seat has begun or ceased to look on, maybe at a copy of the table that was let go."""
        place = (table.row.id, seat)
        if self._house.tables.get(table.row.id, table).connected_here(seat):
            self._here.add(place)
        else:
            self._here.discard(place)
        self._untold.add(place)
        self._wake.set()

    def look_at(self, table_id: str) -> None:
        if table_id in self._house.tables:
            self._unread.add(table_id)
            self._wake.set()

    def tell_again(self) -> None:
        """The others believed this process to be gone, and all who look on by way of it."""
        self._untold |= self._here
        self._wake.set()

    async def _keep_on(self) -> None:
        while True:
            await self._wake.wait()
            self._wake.clear()
            untold, self._untold = self._untold, set()
            unread, self._unread = self._unread, set()
            try:
                await self._tell(untold)
                await self._read(unread)
            except LOST as trouble:
                LOG.warning("who is there was not told", extra={"trouble": type(trouble).__name__})
                self._untold |= untold
                self._unread |= unread
                self._wake.set()
                await asyncio.sleep(SECONDS_BETWEEN_TRIES)
            except Exception:
                LOG.exception("who is there was not told")

    async def _tell(self, places: set[tuple[str, int]]) -> None:
        for statement, changed in ((CAME, places & self._here), (WENT, places - self._here)):
            if changed:
                tables = [table_id for table_id, _seat in changed]
                seats = [seat for _table_id, seat in changed]
                await self._line.ask(statement, tables, seats, self._me)
                await self._line.ask(TOLD, list(set(tables)))

    async def _read(self, table_ids: set[str]) -> None:
        if not table_ids:
            return
        found: dict[str, set[int]] = {}
        for row in await self._line.ask(READ, list(table_ids), self._me):
            found.setdefault(row["table_id"], set()).add(row["seat"])
        for table_id in table_ids:
            table = self._house.tables.get(table_id)
            seats = found.get(table_id, set())
            if table is not None and table.elsewhere != seats:
                table.elsewhere = seats
                self._house.show(table)
