"""Opening a database: which kind it is, its migrations, and the lock that keeps others out."""

import asyncio
import fcntl
import sqlite3
from pathlib import Path
from typing import IO, Any, Final

from alembic import command
from alembic.config import Config
from alembic.util.exc import CommandError
from sqlalchemy import Connection, event, text
from sqlalchemy.engine import make_url
from sqlalchemy.exc import ArgumentError, SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from serai.engine.errors import SeraiError

DRIVERS: Final = {
    "sqlite": "sqlite+aiosqlite",
    "sqlite+aiosqlite": "sqlite+aiosqlite",
    "postgres": "postgresql+asyncpg",
    "postgresql": "postgresql+asyncpg",
    "postgresql+asyncpg": "postgresql+asyncpg",
}
ADVISORY_KEY: Final = int.from_bytes(b"serai", "big")
BUSY_MILLISECONDS: Final = 5000
PAGES_BETWEEN_CHECKPOINTS: Final = 8000
"""32 MB: a busy table's last pages are written over and over, and need go home only once."""

TRIES_FOR_THE_LOCK: Final = 20
"""PostgreSQL may take a moment to notice that the one who held the lock is gone."""
SECONDS_BETWEEN_TRIES: Final = 0.25


class StorageTrouble(SeraiError):
    """The database cannot be used; the message says why."""


class AlreadyServed(StorageTrouble):
    """Another process serves this database."""


def url_of(database: str) -> str:
    """The address of a database given as a file path or as a URL."""
    if "://" not in database:
        return f"{DRIVERS['sqlite']}:///{Path(database).expanduser()}"
    try:
        url = make_url(database)
    except ArgumentError:
        raise StorageTrouble("the database is neither a file nor an address") from None
    if url.drivername not in DRIVERS:
        known = "sqlite:///path/to/file and postgresql://user@host/name"
        raise StorageTrouble(f"databases are {known}, not {url.drivername}://…")
    return url.set(drivername=DRIVERS[url.drivername]).render_as_string(hide_password=False)


class Database:
    """An open database, of which this process is the only user."""

    def __init__(self, database: str) -> None:
        self.url = make_url(url_of(database))
        self.is_sqlite = self.url.drivername.startswith("sqlite")
        self._lock_file: IO[str] | None = None
        if self.is_sqlite:
            self._take_file_lock()
            self.engine: AsyncEngine = create_async_engine(self.url)
            event.listen(self.engine.sync_engine, "connect", _prepare_sqlite)
        else:
            self.engine = create_async_engine(self.url, pool_size=4, max_overflow=4)

    def _take_file_lock(self) -> None:
        if not self.url.database or self.url.database == ":memory:":
            raise StorageTrouble("SQLite needs a file: a table kept in memory would be lost")
        path = Path(self.url.database)
        try:
            path.parent.mkdir(parents=True, exist_ok=True)
            self._lock_file = Path(f"{path}.lock").open("w")  # noqa: SIM115  (held for good)
            fcntl.flock(self._lock_file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            raise AlreadyServed(
                f"another Serai already serves {path}; stop it first, or name another database"
            ) from None
        except OSError as trouble:
            raise StorageTrouble(f"cannot use {path}: {trouble.strerror}") from None

    def sqlite_connection(self) -> sqlite3.Connection:
        """The connection of the one writer, for a thread of its own."""
        connection = sqlite3.connect(self.url.database or "")
        _prepare_sqlite(connection, None)
        return connection

    async def locking_connection(self) -> AsyncConnection:
        """PostgreSQL's connection of the one writer.

        It holds the lock, so whoever has lost the lock cannot write either.
        """
        connection = await self.engine.connect()
        asked = text("select pg_try_advisory_lock(:key)")
        for _ in range(TRIES_FOR_THE_LOCK):
            got = (await connection.execute(asked, {"key": ADVISORY_KEY})).scalar()
            await connection.commit()
            if got:
                return connection
            await asyncio.sleep(SECONDS_BETWEEN_TRIES)
        await connection.close()
        raise AlreadyServed(
            f"another Serai already serves the database {self.url.database}; "
            "stop it first, or name another database"
        )

    async def migrate(self, connection: AsyncConnection) -> None:
        """Bring the database to the present shape, or refuse one from a newer Serai."""
        try:
            await connection.run_sync(_upgrade)
            await connection.commit()
        except CommandError:
            raise StorageTrouble(
                "this database was written by a newer Serai; only that one can serve it"
            ) from None

    async def close(self) -> None:
        await self.engine.dispose()
        if self._lock_file is not None:
            self._lock_file.close()


def _prepare_sqlite(connection: Any, _record: object) -> None:
    """A commit must have reached the disk before anybody is told of it."""
    cursor = connection.cursor()
    cursor.execute("pragma journal_mode=wal")
    cursor.execute("pragma synchronous=full")
    cursor.execute(f"pragma wal_autocheckpoint={PAGES_BETWEEN_CHECKPOINTS}")
    cursor.execute("pragma foreign_keys=on")
    cursor.execute(f"pragma busy_timeout={BUSY_MILLISECONDS}")
    cursor.close()


def _upgrade(connection: Connection) -> None:
    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent / "migrations"))
    config.attributes["connection"] = connection
    command.upgrade(config, "head")


TROUBLES: Final = (SQLAlchemyError, OSError, sqlite3.Error, StorageTrouble)
"""What a database can answer with when it cannot do its work."""
