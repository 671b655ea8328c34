"""The house: all tables that are open or being played, and the way of every change to the disk."""

import asyncio
import logging
import re
import time
from collections import Counter
from collections.abc import Callable, Coroutine, Iterable
from typing import Final

import msgspec

from serai.server.metrics import Metrics
from serai.server.moment import now
from serai.server.payloads import answers
from serai.server.problems import Behind, Explained, Refusal, not_found, unavailable
from serai.server.storage.change import Change
from serai.server.storage.database import TROUBLES, Damaged
from serai.server.storage.reading import Reading
from serai.server.storage.rows import MessageRow
from serai.server.storage.wellbeing import Wellbeing
from serai.server.storage.writer import Writer
from serai.server.tables import showing
from serai.server.tables.aside import Aside
from serai.server.tables.hosted import HostedTable, resumed
from serai.server.tables.listeners import Listener
from serai.server.tables.lists import Lists
from serai.server.tables.others import Others
from serai.server.tables.restoring import DAMAGED, SetAside, brought_back
from serai.server.tables.unstarted import Unstarted
from serai.server.thinking.pool import Thinkers

LOG: Final = logging.getLogger("serai.house")
SECONDS_BETWEEN_TRIES: Final = 1.0
MOST_SECONDS_BETWEEN: Final = 10
SECONDS_FOR_GOODBYES: Final = 2.0
SECONDS_BETWEEN_LOOKS: Final = 0.02
ROOM_IS_KEPT: Final = 10 * 60 * 1000
"""How long a table may wait to begin before it makes room for others, in milliseconds."""
TRIES_FOR_ROOM: Final = 20
MOST_LOOKS: Final = 20
"""How often a table may be let go while somebody waits for what others have made of it."""
MOST_RESTING: Final = 16
"""Ended tables that are kept though nobody looks, so that a replay's pages come quickly."""
TABLE_ID: Final = re.compile(r"[A-Za-z0-9_-]{16}")
INVITATION: Final = re.compile(r"[A-Za-z0-9_-]{22}")

encoded: Final = msgspec.json.Encoder().encode
Delivery = Callable[[], None]


class House:
    """Finds tables, keeps them, and tells listeners once a change is on disk."""

    def __init__(
        self, reading: Reading, writer: Writer, metrics: Metrics, thinkers: Thinkers
    ) -> None:
        self.reading = reading
        self.writer = writer
        self.wellbeing = Wellbeing(reading, writer)
        self.metrics = metrics
        self.thinkers = thinkers
        self.tables: dict[str, HostedTable] = {}
        self.others: Others | None = None
        """Other processes that serve the same tables; None where there can be none."""
        self.stopping = False
        self.compiling = False
        """Whether a compiled server follows this one soon, which the lobby then says."""
        self.on_settled: list[Callable[[HostedTable], None]] = []
        """Told of a table after each of its changes: the clock and the bots."""
        self.unstarted = Unstarted()
        self.lists = Lists(reading)
        self._requests: dict[tuple[str, str], str] = {}
        """New tables by the request that made them; of others the disk knows."""
        self._aside: dict[str, tuple[set[str], SetAside]] = {}
        """Tables that cannot be used: their people, and what these are told."""
        self._alarms: dict[str, asyncio.TimerHandle] = {}
        """Tables on disk at which somebody's time runs."""
        self._due: asyncio.Queue[str] = asyncio.Queue()
        """Tables on disk that are about to go on by themselves."""
        self.well_since = now()
        """Since when people can play, as far as the disk is concerned."""
        self._failures: Counter[str] = Counter()
        """How often changes of a table could not be stored."""
        self._resting: dict[str, HostedTable] = {}
        """Ended tables that nobody looks at; the one asked for last comes last."""
        self._loading: dict[str, asyncio.Task[HostedTable | None]] = {}
        self._tasks: set[asyncio.Task[None]] = set()
        self.aside = Aside()
        self.studies: dict[str, answers.Analysis] = {}
        """Analyses under way, by table."""
        writer.on_failure = self.give_up
        writer.on_overtaken = self._overtaken

    # Coming and going.

    async def open(self) -> None:
        """Begin. Tables come back when somebody asks for them, or when they go on by themselves."""
        self.unstarted.total = await self.reading.count("open")
        self.well_since = now()
        self.spawn(self._wake_on())
        if self.others is not None:
            return  # whoever has no keeper any more is found by those who follow the others
        for table_id, until, seconds in await self.reading.with_clocks():
            self._set_alarm(table_id, resumed(until, seconds, self.well_since))
        for table_id in await self.reading.with_bots():
            self._due.put_nowait(table_id)

    def look_after(self, table_id: str, until: int | None = None, seconds: int = 0) -> None:
        """This process is a table's keeper from now on; where nothing happens by itself until
        somebody's time is up, the table is not needed before."""
        table = self.tables.get(table_id)
        if table is None and until is not None:
            self._set_alarm(table_id, resumed(until, seconds, self.well_since))
        elif table is None:
            self._due.put_nowait(table_id)
        elif self.others is not None:
            table.keeper = self.others.me
            table.resume(self.well_since)
            self.settle(table)
            self.others.check(table)  # what is just being read may still name the keeper before

    def keeps(self, table: HostedTable) -> bool:
        """Whether this process looks after a table's bots and its clock."""
        return self.others is None or table.keeper == self.others.me

    def _set_alarm(self, table_id: str, until: int) -> None:
        """Bring a table back when somebody's time is up there."""
        wait = max(0, until - now()) / 1000
        loop = asyncio.get_running_loop()
        self._alarms[table_id] = loop.call_later(wait, self._ring, table_id)

    def _ring(self, table_id: str) -> None:
        self._alarms.pop(table_id, None)
        self._due.put_nowait(table_id)

    async def _wake_on(self) -> None:
        """Bring back tables with their clocks and bots, taking half of the time at most."""
        while True:
            table_id = await self._due.get()
            began = time.perf_counter()
            try:
                await self.loaded(table_id)
            except Refusal:
                self.spawn(self._bring_back(table_id))
            except Exception:
                LOG.exception("a table did not come back")
            await asyncio.sleep(time.perf_counter() - began)

    async def say_goodbye(self) -> None:
        """Accept nothing any more, and let all who listen know."""
        self.stopping = True
        for table in self.tables.values():
            say_goodbye(table, answers.Goodbye("stopping"))
        if self.others is not None:
            self.spawn(self.others.hand_over())
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
        for alarm in self._alarms.values():
            alarm.cancel()
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

    # Finding.

    async def find(self, table_id: str, device: str | None) -> HostedTable:
        """A table that the device may see; the same refusal whether it exists or not."""
        if not TABLE_ID.fullmatch(table_id):
            raise not_found()
        return self._opened(table_id, await self.current(table_id), device)

    def _opened(self, table_id: str, table: HostedTable | None, device: str | None) -> HostedTable:
        if table is None:
            people, why = self._aside.get(table_id, (set[str](), None))
            if why is None or device not in people:
                raise not_found()
            raise Explained("conflict", why)
        if table.struck or not table.may_see(device):
            raise not_found()
        if table.row.state == "ended":
            self.rest(table)
        return table

    async def current(self, table_id: str) -> HostedTable | None:
        """A table as all processes have made it by now."""
        table = await self.loaded(table_id)
        if self.others is None:
            return table
        for _ in range(MOST_LOOKS):
            if table is None:
                return None
            await self.others.fresh(table)
            if self.tables.get(table_id) is table:
                return table
            table = await self.loaded(table_id)
        raise unavailable()

    async def loaded(self, table_id: str) -> HostedTable | None:
        """A table from memory, or from the disk; two who ask at once get the same one."""
        if table_id in self.tables:
            return self.tables[table_id]
        if table_id not in self._loading:
            task = asyncio.get_running_loop().create_task(self._load(table_id))
            self._loading[table_id] = task
            task.add_done_callback(lambda _done: self._loading.pop(table_id, None))
        try:
            return await asyncio.shield(self._loading[table_id])
        except TROUBLES:
            raise unavailable() from None

    async def _load(self, table_id: str) -> HostedTable | None:
        if table_id in self._aside:
            return None
        try:
            stored = await self.reading.table(table_id)
            if stored is None:
                return None
            table = brought_back(stored, self.well_since)
        except Damaged as damage:
            LOG.error("a table cannot be read", extra={"table": table_id, "trouble": str(damage)})
            self._aside[table_id] = (await self.reading.people(table_id), SetAside(DAMAGED))
            return None
        except SetAside as aside:
            self._aside[table_id] = (await self.reading.people(table_id), aside)
            return None
        self.tables[table_id] = table
        if table_id in self._alarms:
            self._alarms.pop(table_id).cancel()
        if self.others is not None:
            self.others.check(table)  # it may have changed since it was read
        self.settle(table)
        return table

    def enter(self, table: HostedTable, origin: str | None) -> None:
        """Keep a new table in memory."""
        table.unborn = True
        table.asker = origin or table.row.host
        self.unstarted.add(table.row.id, origin, table.row.public)
        self.tables[table.row.id] = table
        if table.row.request is not None:
            self._requests[table.row.host, table.row.request] = table.row.id

    def rest(self, table: HostedTable) -> None:
        """Let ended tables go that nobody looks at, but for the few that were asked for last."""
        self._resting.pop(table.row.id, None)
        if table.row.state != "ended" or table.listeners or table.dropped:
            return
        table.active = now()
        self._resting[table.row.id] = table
        if len(self._resting) > MOST_RESTING:
            self.let_go(self._resting.pop(next(iter(self._resting))))

    def let_go(self, table: HostedTable) -> None:
        """Forget a table that nobody looks at; behind a change on its way nobody may load it."""
        if table.listeners or not table.is_stored():
            return
        self.forget(table)
        until = table.deadline()
        if until is not None:
            self._set_alarm(table.row.id, until)

    def forget(self, table: HostedTable) -> None:
        """Keep a table in memory no longer. Whoever still holds this copy cannot change it."""
        table.dropped = True
        self._resting.pop(table.row.id, None)
        self.tables.pop(table.row.id, None)
        self._requests.pop((table.row.host, table.row.request or ""), None)
        if table.timer is not None:
            table.timer.cancel()
        if table.refreshing is not None:
            table.refreshing.cancel()

    async def invited(self, token: str) -> tuple[HostedTable, int] | None:
        """The table and seat of an invitation that is still good."""
        if not INVITATION.fullmatch(token):
            return None
        table_id = await self.reading.invited(token)
        table = None if table_id is None else await self.current(table_id)
        if table is not None and not table.struck:
            for seat in table.seats:
                if seat.invite == token:
                    return table, seat.seat
        return None

    async def claimed(self, fingerprint: str, device: str) -> HostedTable | None:
        """The table at which this device has used up an invitation."""
        table_id = await self.reading.claimed(device, fingerprint)
        table = None if table_id is None else await self.current(table_id)
        if table is not None and not table.struck:
            for seat in table.seats:
                if seat.claimed == fingerprint and seat.device == device:
                    return table
        return None

    async def made_by(self, device: str, request: str | None) -> HostedTable | None:
        """The table that an earlier try of the same request has made."""
        if request is None:
            return None
        table_id = self._requests.get((device, request))
        if table_id is None:
            table_id = await self.reading.table_of_request(device, request)
        table_id = self._requests.get((device, request), table_id)
        if table_id is None or (table_id in self.tables and self.tables[table_id].struck):
            return None
        table = await self.current(table_id)
        if table is None and table_id not in self._aside:
            raise Behind()  # taken away, or another process was first with the same request
        return self._opened(table_id, table, device)

    # Changing.

    def store(
        self,
        table: HostedTable,
        change: Change,
        *,
        updated: bool = False,
        changed: bool = False,
        message: MessageRow | None = None,
    ) -> None:
        """Send a change to the disk. Frames show this moment, and go out once it is stored."""
        if table.struck:
            raise not_found()
        if table.dropped:
            raise unavailable()
        if table.refreshing is not None:
            raise Behind()
        cut_off(table)
        table.active = now()
        deliveries: list[Delivery] = []
        if table.unstarted and table.row.state != "open":
            table.unstarted = False
            self.unstarted.remove(table.row.id)
        if changed:
            deliveries += _table_frames(table)
        if updated:
            deliveries += _update_frames(table)
        if message is not None:
            deliveries += _chat_frames(table, message)
        self.submit(table, change)
        assert table.last is not None
        table.last.when_known(lambda stored: _deliver(table, deliveries) if stored else None)
        if table.unborn:
            table.last.when_known(lambda stored: table.be_born() if stored else None)
        if changed:
            table.last.when_known(lambda _stored: self.lists.change())
        if table.row.state == "ended":
            table.last.when_known(lambda _stored: self.rest(table))
        self.settle(table)

    def submit(self, table: HostedTable, change: Change) -> None:
        """Send a change on its way; where there are others it holds only if it is the next one."""
        if self.others is not None:
            change.after = table.version
            table.version += 1
            table.keeper = self.others.me if table.row.state == "playing" else None
            change.keeper = table.keeper
        table.last = self.writer.submit(change)

    def strike(self, table: HostedTable) -> None:
        """Take a table away: nobody finds it any more, and all who listen are told.

        It stays in memory until the disk has followed, lest it be loaded behind the change.
        """
        table.row.state = "ended"
        table.row.ending = "abandoned"
        self.store(table, Change(table.row.id).strike_table())
        table.struck = True
        assert table.last is not None
        table.last.when_known(lambda stored: self._struck(table) if stored else None)

    async def make_room(self) -> bool:
        """Where too many tables wait to begin, the one idle for longest makes room, if any is."""
        if self.others is not None:
            self.unstarted.total = await self.reading.count("open")
        if not self.unstarted.is_full():
            return True
        for table_id in await self.reading.idle("open", now() - ROOM_IS_KEPT, TRIES_FOR_ROOM):
            table = await self.current(table_id)
            if table is not None and table.row.state == "open" and not table.is_watched():
                self.strike(table)
                return True
        return False

    def _struck(self, table: HostedTable) -> None:
        say_goodbye(table, answers.Goodbye("closed"))
        self.lists.change()
        self.forget(table)

    def settle(self, table: HostedTable) -> None:
        for told in self.on_settled:
            told(table)

    def left(self, table: HostedTable, listener: Listener) -> None:
        """A live connection has ended."""
        if listener in table.listeners:
            table.listeners.remove(listener)
        self.rest(table)
        if listener.seat is not None and not table.connected_here(listener.seat):
            self.presence_changed(table, listener.seat)

    def presence_changed(self, table: HostedTable, seat: int) -> None:
        """Who is connected is part of no change, so it is told at once."""
        if self.others is not None:
            self.others.presence(table, seat)
        self.show(table)

    def show(self, table: HostedTable) -> None:
        """Tell all who look on how the table is now, or when it was read anew."""
        if table.refreshing is not None:
            table.refreshing.add_done_callback(lambda _done: self.show(table))
        else:
            cut_off(table)
            _deliver(table, _table_frames(table))

    def caught_up(
        self, table: HostedTable, changed: bool, updated: bool, messages: list[MessageRow]
    ) -> None:
        """Others have changed a table, and what is here of it is as it is stored."""
        cut_off(table)
        table.active = now()
        if table.unstarted and table.row.state != "open":
            table.unstarted = False
            self.unstarted.remove(table.row.id)
        if changed:
            _deliver(table, _table_frames(table))
        if updated and table.play is not None:
            _tell_missed(table)
        for message in messages:
            _deliver(table, _chat_frames(table, message))
        if table.row.state == "ended":
            self.rest(table)
        self.settle(table)

    def gone(self, table: HostedTable) -> None:
        """Another process has taken a table away, or it never came to be stored."""
        if table.unstarted:
            self.unstarted.remove(table.row.id)
        self._struck(table)

    def _overtaken(self, table_ids: set[str]) -> None:
        for table_id in table_ids:
            table = self.tables.get(table_id)
            if table is not None and table.unborn:
                self.gone(table)  # another process has made the table that was asked for
            elif table is not None and self.others is not None:
                self.others.overtaken(table)

    def give_up(self, table_ids: set[str]) -> None:
        """Drop tables whose changes were not stored, and bring them back from the disk."""
        for table_id in table_ids:
            table = self.tables.get(table_id)
            if table is None:
                continue
            self.forget(table)
            say_goodbye(table, answers.Goodbye("stopping"))
            self.spawn(self._bring_back(table_id))

    async def _bring_back(self, table_id: str) -> None:
        """Soon, but where it fails again and again not at once: its bots would go on trying."""
        await asyncio.sleep(min(self._failures[table_id], MOST_SECONDS_BETWEEN))
        self._failures[table_id] += 1
        while table_id not in self.tables:
            self.well_since = now()
            try:
                if await self.loaded(table_id) is None:
                    self.unstarted.remove(table_id)
                return
            except Refusal:
                await asyncio.sleep(SECONDS_BETWEEN_TRIES)


def listen(table: HostedTable, listener: Listener, since: int) -> None:
    """Begin to tell a listener: the table, and exactly the events it has missed."""
    table.listeners.append(listener)
    listener.push(encoded(answers.TableChanged(showing.whole(table, listener.device))))
    if table.play is not None:
        update = showing.update(table, listener.seat, since, now())
        table.play.framed[listener.seat] = update.number
        listener.told = update.number
        listener.push(encoded(update))


def say_goodbye(table: HostedTable, goodbye: answers.Goodbye) -> None:
    for listener in table.listeners:
        listener.say_goodbye(goodbye)


def cut_off(table: HostedTable) -> None:
    """End the live connections of all who have lost their right to look.

    Called with every change before anything is made for those who listen, and once more before it
    is delivered, so that no frame reaches anybody without the right to it at that moment.
    """
    lost = [each for each in table.listeners if not table.may_look(each.device, each.seat)]
    for listener in lost:
        table.listeners.remove(listener)
        listener.say_goodbye(answers.Goodbye("not_yours"))


def _deliver(table: HostedTable, deliveries: Iterable[Delivery]) -> None:
    cut_off(table)
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
    """One frame for each viewpoint that somebody looks from.

    It is for those who look now: whoever comes later begins with how things are then.
    """
    play = table.play
    assert play is not None
    audiences: dict[int | None, list[Listener]] = {}
    for listener in table.listeners:
        audiences.setdefault(listener.seat, []).append(listener)
    deliveries: list[Delivery] = []
    for seat, audience in audiences.items():
        update = showing.update(table, seat, play.framed.get(seat, 0), table.active)
        play.framed[seat] = update.number
        deliveries.append(_pushing_to_all(audience, encoded(update), update.number))
    return deliveries


def _tell_missed(table: HostedTable) -> None:
    """Tell everybody exactly what he was not told yet."""
    play = table.play
    assert play is not None
    audiences: dict[tuple[int | None, int], list[Listener]] = {}
    for listener in table.listeners:
        audiences.setdefault((listener.seat, listener.told), []).append(listener)
    for (seat, told), audience in audiences.items():
        update = showing.update(table, seat, told, table.active)
        play.framed[seat] = update.number
        _pushing_to_all(audience, encoded(update), update.number)()


def _pushing_to_all(audience: list[Listener], frame: bytes, number: int) -> Delivery:
    """Holds on to nothing but the bytes: a view is large, and is gone before it has cooled."""

    def push() -> None:
        for listener in audience:
            listener.told = number
            listener.push(frame)

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
