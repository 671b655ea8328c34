"""How rows get into a database: SQLite in a thread of its own, PostgreSQL by its driver."""

import asyncio
import logging
import sqlite3
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from typing import Any, Final, Protocol

from sqlalchemy import text
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.exc import DBAPIError
from sqlalchemy.ext.asyncio import AsyncConnection

from serai.server.storage import heads
from serai.server.storage.change import STATEMENTS, Step, lines_statement
from serai.server.storage.database import TROUBLES, Database, Overtaken, noticing_damage
from serai.server.storage.heads import Turn
from serai.server.storage.schema import ANALYSES

LOG: Final = logging.getLogger("serai.storage")
LINES_AT_ONCE: Final = 500
NAMED: Final = sqlite.dialect(paramstyle="named")
SQLITE_STATEMENTS: Final = {
    step: str(statement.compile(dialect=NAMED)) for step, statement in STATEMENTS.items()
}
POSTGRES_STATEMENTS: Final = STATEMENTS | {
    Step.ADD_ANALYSIS: postgresql.insert(ANALYSES).on_conflict_do_nothing()
}
"""Two processes may have thought the same match through."""

Rows = dict[Step, list[dict[str, Any]]]
"""What one commit writes: the parameters of each kind of statement."""
Turns = dict[str, Turn]
"""What one commit does to each table that others may change too."""


class Hand(Protocol):
    """What the writer writes with."""

    async def open(self) -> None:
        """Take the lock, and bring the database up to date."""

    async def write(self, rows: Rows, turns: Turns) -> None:
        """Commit all rows or none; with a new connection if there is none."""

    async def try_out(self) -> None:
        """Write something that changes nothing."""

    async def drop(self) -> None:
        """Let a connection go that has failed."""

    async def close(self) -> None: ...


class SqliteHand:
    """One step into a thread and back for a whole commit.

    The thread gives up the interpreter for every statement and then has to wait for it, so that
    every further step, and every line by itself, cost a busy server more than the writing.
    """

    def __init__(self, database: Database) -> None:
        self._database = database
        self._thread = ThreadPoolExecutor(1, "writing")
        self._connection: sqlite3.Connection | None = None

    async def open(self) -> None:
        with noticing_damage():
            async with self._database.engine.connect() as connection:
                await self._database.migrate(connection)

    async def write(self, rows: Rows, turns: Turns) -> None:
        await asyncio.get_running_loop().run_in_executor(self._thread, self._write, rows)

    def _connected(self) -> sqlite3.Connection:
        if self._connection is None:
            self._connection = self._database.sqlite_connection()
        return self._connection

    def _write(self, rows: Rows) -> None:
        with self._connected() as transaction:
            for step in sorted(rows):
                if step == Step.ADD_LINE:
                    _add_lines(transaction, rows[step])
                else:
                    transaction.executemany(SQLITE_STATEMENTS[step], rows[step])

    async def try_out(self) -> None:
        await asyncio.get_running_loop().run_in_executor(self._thread, self._try_out)

    def _try_out(self) -> None:
        self._database.need_room()
        self._connected().execute("pragma user_version=0")  # written, though it was so before

    async def drop(self) -> None:
        await asyncio.get_running_loop().run_in_executor(self._thread, self._drop)

    def _drop(self) -> None:
        connection, self._connection = self._connection, None
        if connection is not None:
            with suppress(sqlite3.Error):
                connection.close()

    async def close(self) -> None:
        await self.drop()
        self._thread.shutdown()


def _add_lines(transaction: sqlite3.Connection, lines: list[dict[str, Any]]) -> None:
    """All lines in one statement."""
    for first in range(0, len(lines), LINES_AT_ONCE):
        part = lines[first : first + LINES_AT_ONCE]
        values = [value for line in part for value in line.values()]
        transaction.execute(lines_statement(len(part)), values)


class PostgresHand:
    """One connection, which holds this process's share of the lock."""

    def __init__(self, database: Database) -> None:
        self._database = database
        self._connection: AsyncConnection | None = None

    async def open(self) -> None:
        self._connection = await self._database.locking_connection()

    async def write(self, rows: Rows, turns: Turns) -> None:
        if self._connection is None:
            self._connection = await self._database.locking_connection()
        try:
            await heads.take(self._connection, turns)
            for step in sorted(rows):
                await self._connection.execute(POSTGRES_STATEMENTS[step], rows[step])
            await heads.tell(self._connection, turns)
            await self._connection.commit()
        except Overtaken:
            await self._connection.rollback()
            raise
        except DBAPIError as trouble:
            if not trouble.connection_invalidated:
                await self._connection.rollback()
            raise

    async def try_out(self) -> None:
        async with self._database.engine.connect() as connection:
            await connection.execute(text("select txid_current()"))  # which is written down
            await connection.commit()

    async def drop(self) -> None:
        connection, self._connection = self._connection, None
        if connection is not None:
            try:
                await connection.invalidate()
                await connection.close()
            except TROUBLES as trouble:
                LOG.warning("connection lost", extra={"trouble": type(trouble).__name__})

    async def close(self) -> None:
        if self._connection is not None:
            await self._connection.close()


def hand_for(database: Database) -> Hand:
    return SqliteHand(database) if database.is_sqlite else PostgresHand(database)
