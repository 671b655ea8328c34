"""A connection of one's own to PostgreSQL, taken up again whenever it is lost."""

import asyncio
import logging
from collections.abc import Awaitable, Callable
from typing import Any, Final

import asyncpg
from sqlalchemy.ext.asyncio import AsyncConnection

from serai.server.storage.database import TROUBLES, Database

LOG: Final = logging.getLogger("serai.fleet")
LOST: Final = (
    *TROUBLES,
    asyncpg.PostgresError,
    asyncpg.InterfaceError,
    asyncpg.InternalClientError,
    TimeoutError,
)
"""What asking over such a connection can end with."""
SECONDS_TO_ANSWER: Final = 30.0


class Line:
    """One connection, asked one thing after the other; the engine knows how it is made."""

    def __init__(
        self,
        database: Database,
        connect: Callable[[], Awaitable[AsyncConnection]] | None = None,
        first: str | None = None,
    ) -> None:
        self._connect: Callable[[], Awaitable[AsyncConnection]] = connect or database.engine.connect
        self._first = first
        """What is said on each new connection before all else."""
        self._connection: AsyncConnection | None = None
        self._driver: Any = None
        self._one_at_a_time = asyncio.Lock()
        self.channel: str | None = None
        self.on_heard: Callable[[str], None] = lambda _said: None
        """Told what passes the channel, if there is one to listen to."""
        self.on_taken_up: Callable[[], None] = lambda: None
        """Told after each connecting: what passed the channel before that was missed."""
        self.on_lost: Callable[[], None] = lambda: None
        """Told when the other side has hung up, so that nothing more will be heard."""

    async def taken_up(self) -> Any:
        """The driver's connection; a new one, if there is none."""
        if self._driver is None or self._driver.is_closed():
            await self.drop()
            self._connection = await self._connect()
            self._driver = (await self._connection.get_raw_connection()).driver_connection
            if self._first is not None:
                await self._driver.execute(self._first)
            if self.channel is not None:
                await self._driver.add_listener(self.channel, self._hear)
                self._driver.add_termination_listener(lambda _driver: self.on_lost())
            self.on_taken_up()
        return self._driver

    def _hear(self, _connection: object, _pid: int, _channel: str, said: str) -> None:
        self.on_heard(said)

    async def ask(self, statement: str, *values: object) -> list[Any]:
        """Rows; whatever goes wrong, the next one is asked for on a new connection."""
        async with self._one_at_a_time:
            try:
                async with asyncio.timeout(SECONDS_TO_ANSWER):
                    driver = await self.taken_up()
                    return list(await driver.fetch(statement, *values))
            except BaseException:
                await self.drop()
                raise

    async def __aenter__(self) -> "Line":
        return self

    async def __aexit__(self, *_raised: object) -> None:
        await self.drop()

    async def drop(self) -> None:
        connection, self._connection = self._connection, None
        driver, self._driver = self._driver, None
        if driver is not None:
            driver.terminate()
        if connection is not None:
            try:
                await connection.invalidate()
                await connection.close()
            except LOST as trouble:
                LOG.info("connection lost", extra={"trouble": type(trouble).__name__})
