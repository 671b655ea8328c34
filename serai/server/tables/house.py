"""The house: all tables that are open or being played, and the way of every change to the disk."""

import asyncio
import logging
import re
from collections.abc import Callable, Coroutine, Iterable
from typing import Final, ParamSpec, TypeVar

import msgspec

from serai.engine.errors import SeraiError
from serai.server.metrics import Metrics
from serai.server.moment import now
from serai.server.payloads import answers
from serai.server.problems import Refusal, conflict, not_found, unavailable
from serai.server.storage.change import Change
from serai.server.storage.database import TROUBLES
from serai.server.storage.reading import Reading, StoredTable
from serai.server.storage.rows import MessageRow
from serai.server.storage.writer import Writer
from serai.server.tables import showing
from serai.server.tables.hosted import HostedTable
from serai.server.tables.listeners import Listener
from serai.server.tables.restoring import archived, restored
from serai.server.thinking.pool import Thinkers

LOG: Final = logging.getLogger("serai.house")
SECONDS_BETWEEN_TRIES: Final = 1.0
SECONDS_FOR_GOODBYES: Final = 2.0
SECONDS_BETWEEN_LOOKS: Final = 0.02
TABLE_ID: Final = re.compile(r"[A-Za-z0-9_-]{16}")

encoded: Final = msgspec.json.Encoder().encode
Delivery = Callable[[], None]
P = ParamSpec("P")
R = TypeVar("R")


class House:
    """Finds tables, keeps them, and tells listeners once a change is on disk."""

    def __init__(
        self, reading: Reading, writer: Writer, metrics: Metrics, thinkers: Thinkers
    ) -> None:
        self.reading = reading
        self.writer = writer
        self.metrics = metrics
        self.thinkers = thinkers
        self.tables: dict[str, HostedTable] = {}
        self.stopping = False
        self.on_settled: list[Callable[[HostedTable], None]] = []
        """Told of a table after each of its changes: the clock and the bots."""
        self._invitations: dict[str, tuple[str, int]] = {}
        self._claims: dict[str, tuple[str, int]] = {}
        self._requests: dict[tuple[str, str], str] = {}
        self._devices: dict[str, set[str]] = {}
        self._unreadable: dict[str, StoredTable] = {}
        self._loading: dict[str, asyncio.Task[HostedTable | None]] = {}
        self._tasks: set[asyncio.Task[None]] = set()
        self._one_at_a_time = asyncio.Semaphore(1)
        self.studies: dict[str, answers.Analysis] = {}
        """Analyses under way, by table."""
        writer.on_failure = self._give_up

    # Coming and going.

    async def open(self) -> None:
        """Bring back every table that is not ended, with its clock and its bots."""
        for table_id in await self.reading.unended():
            await self._loaded(table_id)

    async def say_goodbye(self) -> None:
        """Accept nothing any more, and let all who listen know."""
        self.stopping = True
        for table in self.tables.values():
            say_goodbye(table, answers.Goodbye("stopping"))
        try:
            async with asyncio.timeout(SECONDS_FOR_GOODBYES):
                await self._nobody_listens()
        except TimeoutError:
            LOG.warning("some live connections did not take their goodbye")

    async def _nobody_listens(self) -> None:
        while any(table.listeners for table in self.tables.values()):
            await asyncio.sleep(SECONDS_BETWEEN_LOOKS)

    async def close(self) -> None:
        """Stop clocks and bots; what was accepted is written by the writer."""
        self.stopping = True
        for table in self.tables.values():
            if table.timer is not None:
                table.timer.cancel()
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    def spawn(self, work: Coroutine[object, object, None]) -> None:
        """Run something beside the requests, for as long as the server runs."""
        task = asyncio.get_running_loop().create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._ended)

    def _ended(self, task: asyncio.Task[None]) -> None:
        self._tasks.discard(task)
        if not task.cancelled() and task.exception() is not None:
            LOG.error("work beside the requests failed", exc_info=task.exception())

    async def aside(self, work: Callable[P, R], *given: P.args, **named: P.kwargs) -> R:
        """Do something long in a thread; one at a time, so that play keeps its share."""
        async with self._one_at_a_time:
            return await asyncio.to_thread(work, *given, **named)

    # Finding.

    async def find(self, table_id: str, device: str | None) -> HostedTable:
        """A table that the device may see; the same refusal whether it exists or not."""
        if not TABLE_ID.fullmatch(table_id):
            raise not_found()
        table = self.tables.get(table_id) or await self._loaded(table_id)
        if table is None:
            self._explain_unreadable(table_id, device)
            raise not_found()
        if not table.may_see(device):
            raise not_found()
        return table

    def _explain_unreadable(self, table_id: str, device: str | None) -> None:
        stored = self._unreadable.get(table_id)
        if stored is not None and any(seat.device == device for seat in stored.seats):
            raise conflict("This match cannot go on with this version of Serai.")

    async def _loaded(self, table_id: str) -> HostedTable | None:
        """A table from the disk; two who ask at once get the same one."""
        if table_id not in self._loading:
            task = asyncio.get_running_loop().create_task(self._load(table_id))
            self._loading[table_id] = task
            task.add_done_callback(lambda _done: self._loading.pop(table_id, None))
        try:
            return await asyncio.shield(self._loading[table_id])
        except TROUBLES:
            raise unavailable() from None

    async def _load(self, table_id: str) -> HostedTable | None:
        stored = await self.reading.table(table_id)
        if stored is None:
            return None
        try:
            table = restored(stored)
        except SeraiError as trouble:
            LOG.error("a table cannot go on", extra={"table": table_id, "trouble": str(trouble)})
            if stored.table.state != "ended":
                self._unreadable[table_id] = stored
                return None
            table = archived(stored)
        self.enter(table)
        self.settle(table)
        return table

    def enter(self, table: HostedTable) -> None:
        """Keep a table in memory and make it findable."""
        self.tables[table.row.id] = table
        if table.row.request is not None:
            self._requests[table.row.host, table.row.request] = table.row.id
        self.index(table)

    def index(self, table: HostedTable) -> None:
        """Make a table findable by its invitations and its people as they are now."""
        for seat in table.seats:
            if seat.invite is not None:
                self._invitations[seat.invite] = (table.row.id, seat.seat)
            if seat.claimed is not None:
                self._claims[seat.claimed] = (table.row.id, seat.seat)
            if seat.device is not None:
                self._devices.setdefault(seat.device, set()).add(table.row.id)

    def forget(self, table: HostedTable) -> None:
        """Let a table go from memory."""
        self.tables.pop(table.row.id, None)
        self._requests.pop((table.row.host, table.row.request or ""), None)
        if table.timer is not None:
            table.timer.cancel()
        for seat in table.seats:
            self._invitations.pop(seat.invite or "", None)
            self._claims.pop(seat.claimed or "", None)
            mine = self._devices.get(seat.device or "", set())
            mine.discard(table.row.id)
            if not mine:
                self._devices.pop(seat.device or "", None)

    def of_device(self, device: str) -> list[HostedTable]:
        """The device's tables that are not ended, the newest first."""
        ids = self._devices.get(device, set())
        found = [self.tables[table_id] for table_id in ids if table_id in self.tables]
        mine = [t for t in found if t.seats_of(device) and t.row.state != "ended"]
        return sorted(mine, key=lambda table: -table.row.created)

    def invited(self, token: str) -> tuple[HostedTable, int] | None:
        """The table and seat of an invitation that is still good."""
        table_id, seat = self._invitations.get(token, ("", 0))
        table = self.tables.get(table_id)
        if table is None or table.seats[seat].invite != token:
            return None
        return table, seat

    def claimed(self, fingerprint: str, device: str) -> HostedTable | None:
        """The table at which this device has used up an invitation."""
        table_id, seat = self._claims.get(fingerprint, ("", 0))
        table = self.tables.get(table_id)
        if table is None or table.seats[seat].claimed != fingerprint:
            return None
        return table if table.seats[seat].device == device else None

    async def made_by(self, device: str, request: str | None) -> HostedTable | None:
        """The table that an earlier try of the same request has made."""
        if request is None:
            return None
        table_id = self._requests.get((device, request))
        if table_id is None:
            table_id = await self.reading.table_of_request(device, request)
        table_id = self._requests.get((device, request), table_id)
        return None if table_id is None else await self.find(table_id, device)

    # Changing.

    def store(
        self,
        table: HostedTable,
        change: Change,
        *,
        updated: bool = False,
        changed: bool = False,
        message: MessageRow | None = None,
        closed: bool = False,
    ) -> None:
        """Send a change to the disk. Frames show this moment, and go out once it is stored."""
        if table.dropped:
            raise unavailable()
        table.active = now()
        deliveries: list[Delivery] = []
        if changed:
            self.index(table)
            deliveries += _table_frames(table)
        if updated:
            deliveries += _update_frames(table)
        if message is not None:
            deliveries += _chat_frames(table, message)
        if closed:
            deliveries.append(lambda: say_goodbye(table, answers.Goodbye("closed")))
        table.last = self.writer.submit(change)
        table.last.when_known(lambda stored: _deliver(deliveries) if stored else None)
        self.settle(table)

    def settle(self, table: HostedTable) -> None:
        for told in self.on_settled:
            told(table)

    def presence_changed(self, table: HostedTable) -> None:
        """Who is connected is nowhere stored, so it is told at once."""
        _deliver(_table_frames(table))

    def _give_up(self, table_ids: set[str]) -> None:
        """Drop tables whose changes were not stored, and bring them back from the disk."""
        for table_id in table_ids:
            table = self.tables.get(table_id)
            if table is None:
                continue
            table.dropped = True
            self.forget(table)
            say_goodbye(table, answers.Goodbye("stopping"))
            self.spawn(self._bring_back(table_id))

    async def _bring_back(self, table_id: str) -> None:
        while table_id not in self.tables:
            try:
                await self._loaded(table_id)
                return
            except Refusal:
                await asyncio.sleep(SECONDS_BETWEEN_TRIES)


def listen(table: HostedTable, listener: Listener, since: int) -> None:
    """Begin to tell a listener: the table, and exactly the events it has missed."""
    table.listeners.append(listener)
    listener.push(encoded(answers.TableChanged(showing.whole(table, listener.device))))
    if table.play is not None:
        update = showing.update(table, listener.seat, since, now())
        listener.number = update.number
        table.play.framed[listener.seat] = update.number
        listener.push(encoded(update))


def say_goodbye(table: HostedTable, goodbye: answers.Goodbye) -> None:
    for listener in table.listeners:
        listener.say_goodbye(goodbye)


def _deliver(deliveries: Iterable[Delivery]) -> None:
    for delivery in deliveries:
        delivery()


def _table_frames(table: HostedTable) -> list[Delivery]:
    made: dict[str | None, bytes] = {}
    deliveries: list[Delivery] = []
    for listener in table.listeners:
        if listener.device not in made:
            whole = showing.whole(table, listener.device)
            made[listener.device] = encoded(answers.TableChanged(whole))
        deliveries.append(_pushing(listener, made[listener.device]))
    return deliveries


def _pushing(listener: Listener, frame: bytes) -> Delivery:
    return lambda: listener.push(frame)


def _update_frames(table: HostedTable) -> list[Delivery]:
    """One frame for each viewpoint that somebody looks from."""
    play = table.play
    assert play is not None
    deliveries: list[Delivery] = []
    for seat in {listener.seat for listener in table.listeners}:
        update = showing.update(table, seat, play.framed.get(seat, 0), table.active)
        play.framed[seat] = update.number
        frame = encoded(update)
        deliveries.append(_pushing_update(table, seat, update.first, update.number, frame))
    return deliveries


def _pushing_update(
    table: HostedTable, seat: int | None, first: int, number: int, frame: bytes
) -> Delivery:
    """Holds on to nothing but the bytes: a view is large, and is gone before it has cooled."""

    def push() -> None:
        for listener in table.listeners:
            if listener.seat == seat:
                listener.push_update(first, number, frame)

    return push


def _chat_frames(table: HostedTable, message: MessageRow) -> list[Delivery]:
    chatted = answers.Chatted(message.number, [shown_message(message)], message.number + 1)
    frame = encoded(chatted)
    return [
        _pushing(listener, frame)
        for listener in table.listeners
        if listener.seat is not None and not table.seats[listener.seat].muted >> message.seat & 1
    ]


def shown_message(message: MessageRow) -> answers.ChatMessage:
    return answers.ChatMessage(message.number, message.seat, message.name, message.text, message.at)
