"""Opening a database: which kind it is, its migrations, and the locks that keep others out."""

import asyncio
import fcntl
import logging
import os
import re
import shlex
import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import IO, Any, Final

from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from alembic.util.exc import CommandError
from sqlalchemy import Connection, event, text
from sqlalchemy.engine import URL, make_url
from sqlalchemy.exc import (
    ArgumentError,
    DBAPIError,
    IntegrityError,
    SQLAlchemyError,
    StatementError,
)
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from serai.engine.errors import Phrase, SeraiError, reason_of

DRIVERS: Final = {
    "sqlite": "sqlite+aiosqlite",
    "sqlite+aiosqlite": "sqlite+aiosqlite",
    "postgres": "postgresql+asyncpg",
    "postgresql": "postgresql+asyncpg",
    "postgresql+asyncpg": "postgresql+asyncpg",
}
LOG: Final = logging.getLogger("serai.storage")
OWNERS_FOLDER: Final = 0o700
OWNERS_FILE: Final = 0o600
OTHERS: Final = 0o077
"""The database holds the secrets of running matches, so that nobody else may look into it."""
BYTES_OF_ROOM: Final = 1024 * 1024
ADVISORY_KEY: Final = int.from_bytes(b"serai", "big")
SHAPE: Final = re.compile(r"[0-9]{4}")
BUSY_MILLISECONDS: Final = 5000
PAGES_BETWEEN_CHECKPOINTS: Final = 8000
"""32 MB: a busy table's last pages are written over and over, and need go home only once."""
READERS_CACHE: Final = 256
"""Kilobytes. What a reader has cached is stale with the next commit, so it need not hold 2 MB."""

TRIES_FOR_THE_LOCK: Final = 20
"""PostgreSQL may take a moment to notice that the one who held the lock is gone."""
SECONDS_BETWEEN_TRIES: Final = 0.25


class StorageTrouble(SeraiError):
    """The database cannot be used; the message says why."""


class Damaged(StorageTrouble):
    """What is stored is not what was written."""


class AlreadyServed(StorageTrouble):
    """Another process serves this database, and the two cannot do so together."""


class Overtaken(StorageTrouble):
    """Other processes have changed some tables first; nothing was written."""

    def __init__(self, tables: set[str]) -> None:
        super().__init__("other processes were first")
        self.tables = tables


def url_of(database: str) -> URL:
    """The address of a database given as a file path, whatever signs are in it, or as a URL."""
    if "://" not in database:
        return URL.create(DRIVERS["sqlite"], database=str(Path(database).expanduser()))
    try:
        url = make_url(database)
    except ArgumentError:
        raise StorageTrouble(
            "the database is neither a file nor an address", "bad-database_address"
        ) from None
    if url.drivername not in DRIVERS:
        raise StorageTrouble(
            "databases are sqlite:///path/to/file and postgresql://user@host/name, not {kind}://…",
            "bad-database_kind",
            kind=url.drivername,
        )
    return url.set(drivername=DRIVERS[url.drivername])


class Database:
    """An open database, of which this process is the only user, or PostgreSQL's of several."""

    def __init__(self, database: str, several: bool = False) -> None:
        self.url = url_of(database)
        self.is_sqlite = self.url.drivername.startswith("sqlite")
        self.is_shared = several and not self.is_sqlite
        self._lock_file: IO[str] | None = None
        if self.is_sqlite:
            self._take_file_lock()
            self.engine: AsyncEngine = create_async_engine(self.url)
            event.listen(self.engine.sync_engine, "connect", _prepare_reader)
        else:
            self.engine = create_async_engine(self.url, pool_size=6, max_overflow=6)

    def _take_file_lock(self) -> None:
        if not self.url.database or self.url.database == ":memory:":
            raise StorageTrouble(
                "SQLite needs a file: a table kept in memory would be lost", "bad-database_memory"
            )
        path = Path(self.url.database)
        try:
            path.parent.mkdir(mode=OWNERS_FOLDER, parents=True, exist_ok=True)
            lock = Path(f"{path}.lock")
            _make_private(lock)
            _make_private(path)
            _warn_if_open(path)
            self._lock_file = lock.open("w")
            fcntl.flock(self._lock_file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            raise _served(path) from None
        except OSError as trouble:
            raise StorageTrouble(
                "cannot use {path}: {reason}",
                "bad-database_use",
                path=path,
                reason=reason_of(trouble),
            ) from None

    def need_room(self) -> None:
        """Fail where a disk is full, though a page or two may still be written over."""
        if self.url.database is not None:
            disk = os.statvfs(Path(self.url.database).parent)
            if disk.f_blocks and disk.f_bavail * disk.f_frsize < BYTES_OF_ROOM:
                raise StorageTrouble("the disk is full", "bad-database_full")

    def sqlite_connection(self) -> sqlite3.Connection:
        """The connection of the one writer, for a thread of its own."""
        connection = sqlite3.connect(self.url.database or "")
        _prepare_sqlite(connection, None)
        return connection

    async def locking_connection(self) -> AsyncConnection:
        """PostgreSQL's connection of this process's writer, to a database of the present shape.

        It holds the lock, so whoever has lost it cannot write either. Where there are several
        processes they share it, but not with one that serves alone or changes the shape.
        """
        connection = await self.engine.connect()
        try:
            if not self.is_shared:
                await _lock(connection, "try_advisory_lock", self._served_by_another())
                await self.migrate(connection)
                return connection
            await _lock(connection, "try_advisory_lock_shared", self._served_by_another())
            if await connection.run_sync(_is_of_present_shape):
                return connection
            older = self._served_by_older()
            await _lock(connection, "advisory_unlock_shared", older)
            await _lock(connection, "try_advisory_lock", older)
            await self.migrate(connection)
            await _lock(connection, "try_advisory_lock_shared", older)
            await _lock(connection, "advisory_unlock", older)
        except BaseException:
            await connection.invalidate()
            await connection.close()
            raise
        return connection

    async def helping_connection(self) -> AsyncConnection:
        """PostgreSQL's connection of a process that helps those who serve, and changes no shape."""
        connection = await self.engine.connect()
        try:
            await _lock(connection, "try_advisory_lock_shared", self._served_by_another())
            if not await connection.run_sync(_is_of_present_shape):
                raise AlreadyServed(
                    "the database {database} does not have the shape of this Serai yet; start one "
                    "that serves it first",
                    "bad-database_unserved",
                    database=self.url.database,
                )
        except BaseException:
            await connection.invalidate()
            await connection.close()
            raise
        return connection

    def _served_by_another(self) -> AlreadyServed:
        return AlreadyServed(
            "another Serai already serves the database {database}, and the two cannot do so "
            "together: one of them is older, or was started with SERAI_SEVERAL=false; stop it "
            "first, or name another database",
            "bad-database_alone",
            database=self.url.database,
        )

    def _served_by_older(self) -> AlreadyServed:
        return AlreadyServed(
            "the database {database} has the shape of an older Serai, and such ones still serve "
            "it; stop them all, then start this one, which changes the shape",
            "bad-database_older",
            database=self.url.database,
        )

    async def migrate(self, connection: AsyncConnection) -> None:
        """Bring the database to the present shape, or refuse one from a newer Serai."""
        try:
            await connection.run_sync(_upgrade)
            await connection.commit()
        except CommandError:
            raise _unknown(await connection.run_sync(_shape)) from None

    async def close(self) -> None:
        await self.engine.dispose()
        if self._lock_file is not None:
            self._lock_file.close()


def _served(database: object) -> AlreadyServed:
    return AlreadyServed(
        "another Serai already serves {database}; stop it first, or name another database",
        "bad-database_served",
        database=database,
    )


def _make_private(path: Path) -> None:
    """Make a file if there is none; what SQLite puts beside one is as private as that."""
    os.close(os.open(path, os.O_CREAT | os.O_RDWR, OWNERS_FILE))


def _warn_if_open(path: Path) -> None:
    if path.stat().st_mode & OTHERS and path.parent.stat().st_mode & OTHERS:
        remedy = f"chmod 600 {shlex.quote(str(path))}"
        LOG.warning("other users can look into the database", extra={"remedy": remedy})


def _prepare_sqlite(connection: Any, _record: object) -> None:
    """A commit must have reached the disk before anybody is told of it."""
    cursor = connection.cursor()
    cursor.execute("pragma journal_mode=wal")
    cursor.execute("pragma synchronous=full")
    cursor.execute(f"pragma wal_autocheckpoint={PAGES_BETWEEN_CHECKPOINTS}")
    cursor.execute("pragma foreign_keys=on")
    cursor.execute(f"pragma busy_timeout={BUSY_MILLISECONDS}")
    cursor.close()


def _prepare_reader(connection: Any, record: object) -> None:
    _prepare_sqlite(connection, record)
    cursor = connection.cursor()
    cursor.execute(f"pragma cache_size=-{READERS_CACHE}")
    cursor.close()


async def _lock(connection: AsyncConnection, how: str, refusal: AlreadyServed) -> None:
    """Take or release the lock; one who is just leaving is waited for."""
    asked = text(f"select pg_{how}(:key)")
    for _ in range(TRIES_FOR_THE_LOCK):
        done = (await connection.execute(asked, {"key": ADVISORY_KEY})).scalar()
        await connection.commit()
        if done:
            return
        await asyncio.sleep(SECONDS_BETWEEN_TRIES)
    raise refusal


def _is_of_present_shape(connection: Connection) -> bool:
    """Whether nothing needs to be done to the database; what is newer is refused."""
    steps = ScriptDirectory.from_config(_migrations())
    found = MigrationContext.configure(connection).get_current_revision()
    connection.rollback()
    if found is not None and found not in {step.revision for step in steps.walk_revisions()}:
        raise _unknown(found)
    return found == steps.get_current_head()


def _unknown(shape: str) -> StorageTrouble:
    if SHAPE.fullmatch(shape):
        return StorageTrouble(
            "this database was written by a newer Serai; only that one can serve it",
            "bad-database_newer",
        )
    return Damaged(
        "no Serai has given a database the shape {shape}", "bad-database_shape", shape=shape
    )


def _shape(connection: Connection) -> str:
    return str(MigrationContext.configure(connection).get_current_revision())


def _migrations() -> Config:
    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent / "migrations"))
    return config


def _upgrade(connection: Connection) -> None:
    config = _migrations()
    config.attributes["connection"] = connection
    command.upgrade(config, "head")


TROUBLES: Final = (SQLAlchemyError, OSError, sqlite3.Error, StorageTrouble)
"""What a database can answer with when it cannot do its work."""

SQLITE_DAMAGE: Final = ("SQLITE_CORRUPT", "SQLITE_NOTADB", "SQLITE_FORMAT", "SQLITE_ERROR")
"""SQLITE_ERROR is for statements it does not understand: ours, where a part has vanished."""
POSTGRES_DAMAGE: Final = ("XX", "42P01", "42703")
"""Broken pages, a missing table, a missing column."""


def is_damage(trouble: BaseException) -> bool:
    """Whether a database is there and answers, but does not hold what was written into it."""
    if isinstance(trouble, DBAPIError) and trouble.orig is not None:
        trouble = trouble.orig
    if isinstance(trouble, sqlite3.Error):
        name = str(getattr(trouble, "sqlite_errorname", ""))
        return name.startswith(SQLITE_DAMAGE) or "decode" in str(trouble)
    state = str(getattr(trouble, "sqlstate", None) or "")
    return isinstance(trouble, Damaged | UnicodeDecodeError) or state.startswith(POSTGRES_DAMAGE)


@contextmanager
def noticing_damage() -> Iterator[None]:
    """What is read and makes no sense is damaged, whoever notices it: SQLite, its driver or we."""
    try:
        yield
    except SQLAlchemyError as trouble:
        if is_damage(trouble):
            raise Damaged(str(trouble).partition("\n")[0]) from None
        raise
    except (ValueError, LookupError, TypeError) as trouble:
        raise Damaged(f"{type(trouble).__name__}: {trouble}") from None


def explained(trouble: BaseException, database: str) -> Phrase:
    """Why a database cannot be used, and what to do."""
    url = url_of(database)
    where = url.database if url.drivername == DRIVERS["sqlite"] else url.render_as_string()
    if is_damage(trouble):
        return Phrase(
            "the database {where} is damaged. Put the last good copy in its place, or look at "
            "what can still be read with: serai check {where}",
            "bad-database_damaged",
            where=where,
        )
    return Phrase(
        "the database {where} cannot be used: {trouble}",
        "bad-database_trouble",
        where=where,
        trouble=type(trouble).__name__,
    )


TO_BLAME: Final = ("22", "23", "42")
"""PostgreSQL's classes of errors that come from what was asked: data, integrity, rules of SQL."""


def blames_a_change(trouble: Exception) -> bool:
    """Whether what was to be written is at fault, so that other things may well be stored."""
    if isinstance(trouble, DBAPIError):
        state = getattr(trouble.orig, "sqlstate", None) or ""
        return isinstance(trouble, IntegrityError) or state.startswith(TO_BLAME)
    if isinstance(trouble, sqlite3.Error):
        return not isinstance(trouble, sqlite3.OperationalError)
    return isinstance(trouble, StatementError) or not isinstance(trouble, TROUBLES)
