"""Starting and stopping the server."""

import asyncio
import gc
import logging
import os
import signal
import socket
import sys
from collections.abc import AsyncIterator, Callable, Coroutine, Iterator, Mapping
from contextlib import asynccontextmanager, contextmanager, suppress
from functools import partial
from typing import Final

import uvicorn

from serai.bots import outside
from serai.engine import registry
from serai.engine.errors import BadInput, Phrase, SeraiError, reason_of
from serai.engine.outside import look_here
from serai.languages import spoken
from serai.server import logs
from serai.server.app import application
from serai.server.door import Door
from serai.server.fleet.fleet import Fleet
from serai.server.fleet.machine import Machine
from serai.server.limits import Limits
from serai.server.metrics import Metrics
from serai.server.porch import Porch, room_for_guests
from serai.server.problems import told
from serai.server.settings import Settings, gather
from serai.server.storage.database import (
    DRIVERS,
    TROUBLES,
    Damaged,
    Database,
    explained,
    url_of,
)
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
Ready = Callable[[str], None]


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


def bring_in(settings: Settings) -> None:
    """Find the games and bots from elsewhere, or refuse to open without them."""
    if settings.games or settings.bots:
        look_here()
    for place in settings.games:
        registry.named(place)
    for place in settings.bots:
        outside.announce(place)


@asynccontextmanager
async def opened(settings: Settings) -> AsyncIterator[House]:
    """The house with everything it stands on: locked, migrated, all tables resumed.

    On PostgreSQL others may serve the same tables, if the settings say so.
    """
    bring_in(settings)
    metrics = Metrics()
    database = Database(settings.database_address(), settings.several)
    try:
        writer = Writer(database, metrics)
        await writer.open()
        thinkers = Thinkers(settings.thinkers, metrics)
        house = House(Reading(database, database.is_shared), writer, metrics, thinkers)
        Clock(house)
        Bots(house, thinkers, settings.bot_pace)
        thinkers.open()
        fleet = Fleet(house, database) if database.is_shared else None
        try:
            await house.open()
            if fleet is not None:
                await fleet.open()
            house.compiling = settings.compiling
            Sweeper(house, settings.abandon_after_days)
            yield house
        finally:
            await house.close()
            await thinkers.close()
            await writer.close()
            if fleet is not None:
                await fleet.close()
    finally:
        await database.close()


def bound(settings: Settings) -> socket.socket:
    """The socket to listen on, or a refusal that says why not."""
    family = socket.AF_INET6 if ":" in settings.host else socket.AF_INET
    place = settings.host, settings.port
    try:
        if settings.socket is not None:
            return _taken_over(settings.socket, place)
        return socket.create_server(place, family=family, backlog=BACKLOG)
    except OSError as trouble:
        raise BadInput(
            "cannot listen on {host} port {port}: {reason}; another port may be free",
            "bad-listening",
            host=settings.host,
            port=settings.port,
            reason=reason_of(trouble),
        ) from None


def _taken_over(number: int, place: tuple[str, int]) -> socket.socket:
    """A socket that was handed down, bound now unless an earlier process has done so."""
    listening = socket.socket(fileno=number)
    if not listening.getsockname()[1]:
        listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        listening.bind(place)
    listening.listen(BACKLOG)
    return listening


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


async def serve(settings: Settings, ready: Ready) -> None:
    """Serve until told to stop; `ready` is told the address once people can come."""
    with bound(settings) as listening:
        async with opened(settings) as house:
            room = room_for_guests(settings.connections)
            porch = Porch(room, settings.patience, settings.is_proxy)
            config = uvicorn.Config(
                application(house, settings, Limits(settings.rate_limits, porch.share)),
                lifespan="off",
                http=partial(Door, porch),  # type: ignore[arg-type]
                ws=Wire,
                ws_max_size=LARGEST_FRAME,
                ws_per_message_deflate=False,
                log_config=None,
                access_log=False,
                server_header=False,
                forwarded_allow_ips=settings.proxies,
                timeout_keep_alive=SECONDS_TO_KEEP_ALIVE,
                timeout_graceful_shutdown=SECONDS_TO_STOP,
            )
            server = Server(config, house)
            house.writer.on_lost = server.stop
            here = address(listening)
            where = settings.public_url or here
            with server.capture_signals():  # whoever is told to come may also say stop
                LOG.info("listening", extra={"url": where, "local": here})
                ready(where)
                _spare_the_collector()
                sys.setswitchinterval(SECONDS_BETWEEN_THREADS)
                await server.serve(sockets=[listening])
            LOG.info("stopped")


async def think(settings: Settings, ready: Ready) -> None:
    """Think for all who serve a database, until told to stop; `ready` is told which one."""
    bring_in(settings)
    database = Database(_shared_address(settings), several=True)
    thinkers = Thinkers(settings.thinkers, Metrics())
    machine = Machine(database, thinkers, settings.thinkers)
    thinkers.open()
    try:
        await machine.open()
        thinking = asyncio.create_task(machine.think_on())
        for number in STOPPING_SIGNALS:
            asyncio.get_running_loop().add_signal_handler(number, thinking.cancel)
        LOG.info("thinking", extra={"places": settings.thinkers})
        ready(database.url.render_as_string())
        with suppress(asyncio.CancelledError):
            await thinking
        LOG.info("stopped")
    finally:
        await machine.close()
        await thinkers.close()
        await database.close()


def _shared_address(settings: Settings) -> str:
    """The address of a database that others can serve, or a refusal."""
    address = settings.database_address()
    if url_of(address).drivername == DRIVERS["sqlite"]:
        raise BadInput(
            "thinking for others takes a PostgreSQL that they serve: "
            "--database postgresql://user@host/name; one file is served by one process, which "
            "thinks by itself",
            "bad-think_database",
        )
    return address


def run(
    options: Mapping[str, object] | None = None,
    file: str | None = None,
    ready: Ready = lambda _address: None,
) -> int:
    """Serve until interrupted; the exit code of the command.

    Options are named as the fields of `Settings`; those that are None are not given.
    """
    return _running(partial(gather, options, file=file), partial(serve, ready=ready))


def run_thinking(
    options: Mapping[str, object] | None = None,
    file: str | None = None,
    ready: Ready = lambda _address: None,
) -> int:
    """The same for a machine that only thinks, on all of its cores if nobody says otherwise."""
    usual = {"thinkers": os.cpu_count() or 1}
    return _running(partial(gather, options, file=file, usual=usual), partial(think, ready=ready))


def _running(
    gathered: Callable[[], Settings], work: Callable[[Settings], Coroutine[None, None, None]]
) -> int:
    try:
        settings = gathered()
        logs.begin(settings.log_level)
        with asyncio.Runner(
            loop_factory=uvicorn.Config("", log_config=None).get_loop_factory()
        ) as runner:
            runner.run(work(settings))
    except KeyboardInterrupt:
        return 0
    except Damaged as damage:
        return _refuse(explained(damage, settings.database_address()))
    except SeraiError as refused:
        return _refuse(refused)
    except TROUBLES as trouble:
        return _refuse(explained(trouble, settings.database_address()))
    return 0


def _refuse(trouble: SeraiError | Phrase) -> int:
    """Say why nothing is served; the exit code of the command."""
    sys.stderr.write(f"serai: {told(spoken(), trouble)}\n")
    return 1
