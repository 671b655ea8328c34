"""Reading tables back: whole ones to go on with, and lists of ended ones."""

from collections.abc import Sequence
from typing import TypeVar

import msgspec
from sqlalchemy import RowMapping, Table, func, select

from serai.server.storage.database import Database
from serai.server.storage.rows import LineRow, MessageRow, SeatRow, TableRow
from serai.server.storage.schema import ANALYSES, LINES, MESSAGES, RECORDS, SEATS, TABLES

R = TypeVar("R", bound=msgspec.Struct)


class StoredTable(msgspec.Struct):
    """Everything that is kept of a table, but for its record."""

    table: TableRow
    seats: list[SeatRow]
    lines: list[LineRow]
    messages: list[MessageRow]


def _made(kind: type[R], found: Sequence[RowMapping]) -> list[R]:
    return [kind(**row) for row in found]


class Reading:
    """The questions the server asks of its database."""

    def __init__(self, database: Database) -> None:
        self._engine = database.engine

    async def unended(self) -> list[str]:
        """The ids of all tables that are open or being played."""
        async with self._engine.connect() as connection:
            asked = select(TABLES.c.id).where(TABLES.c.state != "ended")
            return list((await connection.execute(asked)).scalars())

    async def table(self, table_id: str) -> StoredTable | None:
        async with self._engine.connect() as connection:

            async def rows(of: Table, kind: type[R], *order: str) -> list[R]:
                asked = select(of).where(of.c.table_id == table_id)
                ordered = asked.order_by(*[of.c[name] for name in order])
                return _made(kind, (await connection.execute(ordered)).mappings().all())

            asked = select(TABLES).where(TABLES.c.id == table_id)
            found = _made(TableRow, (await connection.execute(asked)).mappings().all())
            if not found:
                return None
            return StoredTable(
                found[0],
                await rows(SEATS, SeatRow, "seat"),
                await rows(LINES, LineRow, "number"),
                await rows(MESSAGES, MessageRow, "number"),
            )

    async def table_of_request(self, device: str, request: str) -> str | None:
        async with self._engine.connect() as connection:
            asked = select(TABLES.c.id).where(TABLES.c.host == device, TABLES.c.request == request)
            return (await connection.execute(asked)).scalars().first()

    async def ended_of(
        self, device: str, before: int | None, most: int
    ) -> list[tuple[TableRow, list[SeatRow]]]:
        """Ended tables a device had a seat at, the newest first."""
        mine = select(SEATS.c.table_id).where(SEATS.c.device == device)
        asked = select(TABLES).where(TABLES.c.state == "ended", TABLES.c.id.in_(mine))
        if before is not None:
            asked = asked.where(TABLES.c.ended < before)
        async with self._engine.connect() as connection:
            ordered = asked.order_by(TABLES.c.ended.desc(), TABLES.c.id).limit(most)
            tables = _made(TableRow, (await connection.execute(ordered)).mappings().all())
            ids = [table.id for table in tables]
            people = select(SEATS).where(SEATS.c.table_id.in_(ids)).order_by(SEATS.c.seat)
            seats = _made(SeatRow, (await connection.execute(people)).mappings().all())
        return [(table, [seat for seat in seats if seat.table_id == table.id]) for table in tables]

    async def record(self, table_id: str) -> str | None:
        return await self._body(RECORDS, table_id)

    async def analysis(self, table_id: str) -> str | None:
        return await self._body(ANALYSES, table_id)

    async def _body(self, kept: Table, table_id: str) -> str | None:
        async with self._engine.connect() as connection:
            asked = select(kept.c.body).where(kept.c.table_id == table_id)
            return (await connection.execute(asked)).scalars().first()

    async def answers(self) -> int:
        """How many tables there are; asked to see whether the database is well."""
        async with self._engine.connect() as connection:
            counted = await connection.execute(select(func.count()).select_from(TABLES))
            return int(counted.scalar_one())
