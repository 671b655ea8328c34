"""Starting and stopping the server."""

import asyncio
import gc
import logging
import signal
import socket
import sys
from collections.abc import AsyncIterator, Callable, Iterator, Mapping
from contextlib import asynccontextmanager, contextmanager
from typing import Final

import uvicorn

from serai.engine.errors import BadInput, SeraiError
from serai.server import logs
from serai.server.app import application
from serai.server.limits import Limits
from serai.server.metrics import Metrics
from serai.server.settings import Settings, gather
from serai.server.storage.database import TROUBLES, Database
from serai.server.storage.reading import Reading
from serai.server.storage.writer import Writer
from serai.server.tables.bots import Bots
from serai.server.tables.clock import Clock
from serai.server.tables.house import House
from serai.server.tables.sweeping import Sweeper
from serai.server.thinking.pool import Thinkers
from serai.server.wire import Wire

LOG: Final = logging.getLogger("serai.server")
LARGEST_FRAME: Final = 64 * 1024
SECONDS_TO_STOP: Final = 10
SECONDS_TO_KEEP_ALIVE: Final = 75
BACKLOG: Final = 2048
OBJECTS_BETWEEN_COLLECTIONS: Final = (20_000, 50, 100)
SECONDS_BETWEEN_THREADS: Final = 0.0005
"""How long writing waits for the interpreter, a few times a commit; Python itself says 0.005."""
STOPPING_SIGNALS: Final = (signal.SIGINT, signal.SIGTERM)


class Server(uvicorn.Server):
    """A uvicorn server that says goodbye to all live connections before it closes them."""

    def __init__(self, config: uvicorn.Config, house: House) -> None:
        super().__init__(config)
        self._house = house

    def stop(self) -> None:
        self.should_exit = True

    @contextmanager
    def capture_signals(self) -> Iterator[None]:
        """Stop at a signal, and let what was accepted reach the disk before the process ends."""
        before = {number: signal.signal(number, self.handle_exit) for number in STOPPING_SIGNALS}
        try:
            yield
        finally:
            for number, handler in before.items():
                signal.signal(number, handler)

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        await self._house.say_goodbye()
        await super().shutdown(sockets)


@asynccontextmanager
async def opened(settings: Settings) -> AsyncIterator[House]:
    """The house with everything it stands on: locked, migrated, all tables resumed."""
    metrics = Metrics()
    database = Database(settings.database_address())
    try:
        writer = Writer(database, metrics)
        await writer.open()
        thinkers = Thinkers(settings.thinkers, metrics)
        house = House(Reading(database), writer, metrics, thinkers)
        Clock(house)
        Bots(house, thinkers, settings.bot_pace)
        thinkers.open()
        try:
            await house.open()
            Sweeper(house, settings.abandon_after_days)
            yield house
        finally:
            await house.close()
            await thinkers.close()
            await writer.close()
    finally:
        await database.close()


def bound(settings: Settings) -> socket.socket:
    """The socket to listen on, or a refusal that says why not."""
    family = socket.AF_INET6 if ":" in settings.host else socket.AF_INET
    try:
        return socket.create_server((settings.host, settings.port), family=family, backlog=BACKLOG)
    except OSError as trouble:
        reason = trouble.strerror or str(trouble)
        raise BadInput(
            f"cannot listen on {settings.host} port {settings.port}: {reason}; "
            "another port may be free"
        ) from None


def address(listening: socket.socket) -> str:
    host, port = listening.getsockname()[:2]
    shown = "127.0.0.1" if host in {"0.0.0.0", "::"} else host
    return f"http://[{shown}]:{port}" if ":" in shown else f"http://{shown}:{port}"


def _spare_the_collector() -> None:
    """What was loaded stays for good, and views are freed without the collector's help.

    Left alone it looks through all tables every few moves; this gave a third more moves a second.
    """
    gc.collect()
    gc.freeze()
    gc.set_threshold(*OBJECTS_BETWEEN_COLLECTIONS)


async def serve(settings: Settings, ready: Callable[[str], None]) -> None:
    """Serve until told to stop; `ready` is told the address once people can come."""
    with bound(settings) as listening:
        async with opened(settings) as house:
            config = uvicorn.Config(
                application(house, settings, Limits(settings.rate_limits)),
                lifespan="off",
                ws=Wire,
                ws_max_size=LARGEST_FRAME,
                ws_per_message_deflate=False,
                log_config=None,
                access_log=False,
                server_header=False,
                timeout_keep_alive=SECONDS_TO_KEEP_ALIVE,
                timeout_graceful_shutdown=SECONDS_TO_STOP,
            )
            server = Server(config, house)
            house.writer.on_lost = server.stop
            here = address(listening)
            where = settings.public_url or here
            LOG.info("listening", extra={"url": where, "local": here, "tables": len(house.tables)})
            ready(where)
            _spare_the_collector()
            sys.setswitchinterval(SECONDS_BETWEEN_THREADS)
            await server.serve(sockets=[listening])
            LOG.info("stopped")


def run(
    options: Mapping[str, object] | None = None,
    file: str | None = None,
    ready: Callable[[str], None] = lambda _address: None,
) -> int:
    """Serve until interrupted; the exit code of the command.

    Options are named as the fields of `Settings`; those that are None are not given.
    """
    try:
        settings = gather(options, file=file)
        logs.begin(settings.log_level)
        with asyncio.Runner(
            loop_factory=uvicorn.Config("", log_config=None).get_loop_factory()
        ) as runner:
            runner.run(serve(settings, ready))
    except KeyboardInterrupt:
        return 0
    except SeraiError as refused:
        sys.stderr.write(f"serai: {refused}\n")
        return 1
    except TROUBLES as trouble:
        sys.stderr.write(f"serai: the database cannot be used: {type(trouble).__name__}\n")
        return 1
    return 0
