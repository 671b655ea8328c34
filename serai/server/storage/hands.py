"""How rows get into a database: SQLite in a thread of its own, PostgreSQL by its driver."""

import asyncio
import logging
import sqlite3
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from typing import Any, Final, Protocol

from sqlalchemy.dialects import sqlite
from sqlalchemy.ext.asyncio import AsyncConnection

from serai.server.storage.change import STATEMENTS, Step, lines_statement
from serai.server.storage.database import TROUBLES, Database

LOG: Final = logging.getLogger("serai.storage")
LINES_AT_ONCE: Final = 500
NAMED: Final = sqlite.dialect(paramstyle="named")
SQLITE_STATEMENTS: Final = {
    step: str(statement.compile(dialect=NAMED)) for step, statement in STATEMENTS.items()
}

Rows = dict[Step, list[dict[str, Any]]]
"""What one commit writes: the parameters of each kind of statement."""


class Hand(Protocol):
    """What the writer writes with."""

    async def open(self) -> None:
        """Take the lock, and bring the database up to date."""

    async def write(self, rows: Rows) -> None:
        """Commit all rows or none; with a new connection if there is none."""

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
        async with self._database.engine.connect() as connection:
            await self._database.migrate(connection)

    async def write(self, rows: Rows) -> None:
        await asyncio.get_running_loop().run_in_executor(self._thread, self._write, rows)

    def _write(self, rows: Rows) -> None:
        if self._connection is None:
            self._connection = self._database.sqlite_connection()
        with self._connection as transaction:
            for step in sorted(rows):
                if step == Step.ADD_LINE:
                    _add_lines(transaction, rows[step])
                else:
                    transaction.executemany(SQLITE_STATEMENTS[step], rows[step])

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
    """The one connection that holds the lock."""

    def __init__(self, database: Database) -> None:
        self._database = database
        self._connection: AsyncConnection | None = None

    async def open(self) -> None:
        self._connection = await self._database.locking_connection()
        await self._database.migrate(self._connection)

    async def write(self, rows: Rows) -> None:
        if self._connection is None:
            self._connection = await self._database.locking_connection()
        for step in sorted(rows):
            await self._connection.execute(STATEMENTS[step], rows[step])
        await self._connection.commit()

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
