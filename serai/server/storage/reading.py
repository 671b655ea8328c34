"""Reading tables back: whole ones to go on with, and lists of ended ones."""

import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any, Final, TypeVar

import msgspec
from sqlalchemy import Result, Select, Table, func, or_, select
from sqlalchemy.ext.asyncio import AsyncConnection

from serai.server.storage.database import TROUBLES, Damaged, Database, noticing_damage
from serai.server.storage.rows import (
    LineRow,
    Listing,
    MessageRow,
    SeatRow,
    State,
    TableRow,
)
from serai.server.storage.schema import ANALYSES, HEADS, LINES, MESSAGES, RECORDS, SEATS, TABLES

LOG: Final = logging.getLogger("serai.storage")
R = TypeVar("R", bound=msgspec.Struct)


class Head(msgspec.Struct):
    """How often a table has changed, and who looks after it."""

    version: int
    beside: int
    """The last version that changed more than lines."""
    keeper: str | None


class StoredTable(msgspec.Struct):
    """Everything that is kept of a table, but for its record."""

    table: TableRow
    seats: list[SeatRow]
    lines: list[LineRow]
    messages: list[MessageRow]
    head: Head | None = None
    """How often it has changed, where several processes change tables."""


def _fields(of: Table, kind: type[msgspec.Struct]) -> Select[Any]:
    """Asks for a row's fields in the order in which it is made of them."""
    return select(*[of.c[name] for name in kind.__struct_fields__])


ROWS: Final[dict[type[msgspec.Struct], Select[Any]]] = {
    kind: _fields(of, kind)
    for of, kind in (
        (TABLES, TableRow),
        (SEATS, SeatRow),
        (LINES, LineRow),
        (MESSAGES, MessageRow),
    )
}


def _made(kind: type[R], found: Result[Any]) -> list[R]:
    """Rows of the types they were written with; SQLite itself would take any."""
    names = kind.__struct_fields__
    return [msgspec.convert(dict(zip(names, row, strict=True)), kind) for row in found]


class Reading:
    """The questions the server asks of its database."""

    def __init__(self, database: Database, among_others: bool = False) -> None:
        self._engine = database.engine
        self._is_sqlite = database.is_sqlite
        self._among_others = among_others
        """Whether other processes change the tables too."""

    @asynccontextmanager
    async def _asking(self) -> AsyncIterator[AsyncConnection]:
        with noticing_damage():
            async with self._engine.connect() as connection:
                yield connection

    async def _ids(self, asked: Select[str]) -> list[str]:
        async with self._asking() as connection:
            return list((await connection.execute(asked)).scalars())

    async def all(self) -> list[str]:
        return await self._ids(select(TABLES.c.id))

    async def with_bots(self) -> list[str]:
        """Tables that are played and at which a bot may have to move."""
        bots = or_(SEATS.c.kind == "bot", SEATS.c.stand_in)
        theirs = select(SEATS.c.table_id).where(SEATS.c.table_id == TABLES.c.id, bots)
        asked = select(TABLES.c.id).where(TABLES.c.state == "playing", theirs.exists())
        return await self._ids(asked)

    async def with_clocks(self) -> list[tuple[str, int, int]]:
        """Tables that are played and at which somebody's time runs: until when, of how much."""
        turn = func.coalesce(TABLES.c.turn_seconds, 0)
        asked = (
            select(TABLES.c.id, func.min(SEATS.c.deadline), turn)
            .join(SEATS, SEATS.c.table_id == TABLES.c.id)
            .where(TABLES.c.state == "playing", SEATS.c.deadline.is_not(None))
            .group_by(TABLES.c.id, TABLES.c.turn_seconds)
        )
        async with self._asking() as connection:
            found = await connection.execute(asked)
            return [(table_id, int(until), int(seconds)) for table_id, until, seconds in found]

    async def idle(self, state: State, before: int, most: int) -> list[str]:
        """Tables at which nothing has happened for long, as far as their rows tell."""
        asked = select(TABLES.c.id).where(TABLES.c.state == state, TABLES.c.active < before)
        return await self._ids(asked.order_by(TABLES.c.active).limit(most))

    async def count(self, state: State) -> int:
        asked = select(func.count()).select_from(TABLES).where(TABLES.c.state == state)
        async with self._asking() as connection:
            return int((await connection.execute(asked)).scalar_one())

    async def listed(self, listing: Listing, most: int) -> list[str]:
        """Public tables, the newest first."""
        asked = select(TABLES.c.id).where(TABLES.c.listed == listing)
        return await self._ids(asked.order_by(TABLES.c.created.desc()).limit(most))

    async def of_device(self, device: str, most: int) -> list[str]:
        """Tables of a device that are not ended, the newest first."""
        mine = select(SEATS.c.table_id).where(SEATS.c.device == device)
        asked = select(TABLES.c.id).where(TABLES.c.state != "ended", TABLES.c.id.in_(mine))
        return await self._ids(asked.order_by(TABLES.c.created.desc()).limit(most))

    async def invited(self, token: str) -> str | None:
        """The table of an invitation."""
        found = await self._ids(select(SEATS.c.table_id).where(SEATS.c.invite == token))
        return found[0] if found else None

    async def claimed(self, device: str, fingerprint: str) -> str | None:
        """The table at which a device has used up an invitation."""
        asked = select(SEATS.c.table_id).where(SEATS.c.device == device)
        found = await self._ids(asked.where(SEATS.c.claimed == fingerprint))
        return found[0] if found else None

    async def table(self, table_id: str, lines: int = 0, messages: int = 0) -> StoredTable | None:
        """A table with all that belongs to it; refused if some of it is damaged.

        Of lines and messages those are left out that come before given numbers. All is of one
        moment, whoever writes meanwhile.
        """
        async with self._asking() as connection:
            if not self._is_sqlite:
                await connection.execution_options(isolation_level="REPEATABLE READ")

            async def rows(of: Table, kind: type[R], order: str, since: int = 0) -> list[R]:
                asked = ROWS[kind].where(of.c.table_id == table_id, of.c[order] >= since)
                return _made(kind, await connection.execute(asked.order_by(of.c[order])))

            asked = ROWS[TableRow].where(TABLES.c.id == table_id)
            found = _made(TableRow, await connection.execute(asked))
            if not found:
                return None
            stored = StoredTable(
                found[0],
                await rows(SEATS, SeatRow, "seat"),
                await rows(LINES, LineRow, "number", lines),
                await rows(MESSAGES, MessageRow, "number", messages),
            )
            if self._among_others:
                head = _fields(HEADS, Head).where(HEADS.c.table_id == table_id)
                stored.head = next(iter(_made(Head, await connection.execute(head))), None)
            return stored

    async def made_from(self, made_by: str) -> str | None:
        """The table that came from a request or from another table."""
        found = await self._ids(select(HEADS.c.table_id).where(HEADS.c.made_by == made_by))
        return found[0] if found else None

    async def people(self, table_id: str) -> set[str]:
        """The devices that have a seat at a table, even where nothing else can be read of it."""
        asked = select(SEATS.c.device).where(SEATS.c.table_id == table_id)
        try:
            return set(await self._ids(asked.where(SEATS.c.device.is_not(None))))
        except TROUBLES:
            return set()

    async def table_of_request(self, device: str, request: str) -> str | None:
        async with self._asking() as connection:
            asked = select(TABLES.c.id).where(TABLES.c.host == device, TABLES.c.request == request)
            return (await connection.execute(asked)).scalars().first()

    async def ended_of(
        self, device: str, before: int | None, most: int
    ) -> list[tuple[TableRow, list[SeatRow]]]:
        """Ended tables a device had a seat at, the newest first."""
        mine = select(SEATS.c.table_id).where(SEATS.c.device == device)
        asked = select(TABLES.c.id).where(TABLES.c.state == "ended", TABLES.c.id.in_(mine))
        if before is not None:
            asked = asked.where(TABLES.c.ended < before)
        ordered = asked.order_by(TABLES.c.ended.desc(), TABLES.c.id).limit(most)
        return await self.rows(await self._ids(ordered))

    async def rows(self, ids: list[str]) -> list[tuple[TableRow, list[SeatRow]]]:
        """Tables and their seats, in the order of asking; what was struck meanwhile is left out."""
        if not ids:
            return []
        try:
            return await self._rows(ids)
        except Damaged as damage:
            if len(ids) == 1:
                LOG.error("a table cannot be read", extra={"table": ids[0], "trouble": str(damage)})
                return []
            half = len(ids) // 2
            return [*await self.rows(ids[:half]), *await self.rows(ids[half:])]

    async def _rows(self, ids: list[str]) -> list[tuple[TableRow, list[SeatRow]]]:
        async with self._asking() as connection:
            asked = ROWS[TableRow].where(TABLES.c.id.in_(ids))
            tables = _made(TableRow, await connection.execute(asked))
            people = ROWS[SeatRow].where(SEATS.c.table_id.in_(ids)).order_by(SEATS.c.seat)
            seats = _made(SeatRow, await connection.execute(people))
        of: dict[str, list[SeatRow]] = {table_id: [] for table_id in ids}
        for seat in seats:
            of[seat.table_id].append(seat)
        known = {table.id: table for table in tables}
        return [(known[table_id], of[table_id]) for table_id in ids if table_id in known]

    async def record(self, table_id: str) -> str | None:
        return await self._body(RECORDS, table_id)

    async def analysis(self, table_id: str) -> str | None:
        return await self._body(ANALYSES, table_id)

    async def _body(self, kept: Table, table_id: str) -> str | None:
        async with self._asking() as connection:
            asked = select(kept.c.body).where(kept.c.table_id == table_id)
            return (await connection.execute(asked)).scalars().first()

    async def answers(self) -> int:
        """How many tables there are; asked to see whether the database is well."""
        async with self._asking() as connection:
            counted = await connection.execute(select(func.count()).select_from(TABLES))
            return int(counted.scalar_one())
