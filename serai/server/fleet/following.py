"""Following the other processes: what they have changed is read, and those who look on are told."""

import asyncio
import logging
from collections.abc import Callable, Iterable
from contextlib import suppress
from typing import Any, Final

from serai.server.fleet import catching_up
from serai.server.fleet.line import LOST, Line
from serai.server.fleet.members import LEAVING
from serai.server.fleet.presences import PRESENT, Presences
from serai.server.payloads.answers import Goodbye
from serai.server.problems import unavailable
from serai.server.storage.database import Database
from serai.server.storage.heads import CHANNEL
from serai.server.storage.reading import Head
from serai.server.storage.rows import LineRow
from serai.server.tables.hosted import HostedTable
from serai.server.tables.house import House

LOG: Final = logging.getLogger("serai.fleet")
SECONDS_BETWEEN_TRIES: Final = 0.2
SECONDS_WITHOUT_A_WORD: Final = 2.0
"""After which the connection is tried: one that is broken somewhere in between says nothing."""
READ: Final = """
SELECT asked.id, heads.version, heads.beside, heads.keeper,
    lines.number, lines.kind, lines.seat, lines.action, lines.action_id, lines.hash, lines.at
FROM unnest($1::text[], $2::int[]) AS asked(id, first)
LEFT JOIN heads ON heads.table_id = asked.id
LEFT JOIN lines ON lines.table_id = asked.id AND lines.number >= asked.first
ORDER BY asked.id, lines.number
"""
"""One question for however many tables: what has been played there, and whether that is all."""


class Follower:
    """Reads what others have changed, as soon as they say so or somebody wants to know."""

    def __init__(self, house: House, database: Database, presences: Presences) -> None:
        self._house = house
        self._presences = presences
        self._line = Line(database)
        self._line.channel = CHANNEL
        self._line.on_heard = self._hear
        self._line.on_taken_up = self.check_all
        self.on_leaving: Callable[[], None] = lambda: None
        """Told when a process leaves."""
        self._asked: dict[HostedTable, list[asyncio.Future[None]]] = {}
        self._wake = asyncio.Event()
        self._line.on_lost = self._wake.set

    async def open(self) -> None:
        """Listen from now on."""
        await self._line.taken_up()
        self._house.spawn(self._follow_on())

    async def close(self) -> None:
        await self._line.drop()

    # Asking.

    async def fresh(self, table: HostedTable) -> None:
        """Everything that was stored before this was asked is here when it is answered."""
        if table.last is not None:
            await table.last.stored()
        await _read(table)
        known: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._asked.setdefault(table, []).append(known)
        self._wake.set()
        await known
        await _read(table)

    def check(self, table: HostedTable) -> None:
        self._asked.setdefault(table, [])
        self._wake.set()

    def check_all(self) -> None:
        for table in self._house.tables.values():
            self.check(table)
            self._presences.look_at(table.row.id)
        self._house.lists.change()

    def _hear(self, said: str) -> None:
        if said.startswith(LEAVING):
            self.on_leaving()
            return
        table_id, _, version = said.partition(":")
        if version == PRESENT:
            self._presences.look_at(table_id)
            return
        if version.endswith("+"):
            self._house.lists.change()
        table = self._house.tables.get(table_id)
        if table is not None and not _knows(table, int(version.rstrip("+"))):
            self.check(table)

    # Reading.

    async def _follow_on(self) -> None:
        while True:
            with suppress(TimeoutError):
                async with asyncio.timeout(SECONDS_WITHOUT_A_WORD):
                    await self._wake.wait()
            self._wake.clear()
            asked, self._asked = self._asked, {}
            try:
                await self._follow(asked)
            except LOST as trouble:
                LOG.warning("others cannot be followed", extra={"trouble": type(trouble).__name__})
                _refuse(asked.values())
                for table in asked:
                    self.check(table)
                await asyncio.sleep(SECONDS_BETWEEN_TRIES)
                self._wake.set()
            except Exception:
                LOG.exception("others are not followed")
                _refuse(asked.values())

    async def _follow(self, asked: dict[HostedTable, list[asyncio.Future[None]]]) -> None:
        tables = {table.row.id: table for table in asked if not table.dropped}
        were_stored = {table_id for table_id, table in tables.items() if table.is_stored()}
        first = [catching_up.known_lines(table) for table in tables.values()]
        found: dict[str, list[Any]] = {}
        for row in await self._line.ask(READ, list(tables), first):
            found.setdefault(row["id"], []).append(row)
        for (table_id, table), since in zip(tables.items(), first, strict=True):
            try:
                self._catch_up(table, found[table_id], since, table_id in were_stored)
            except Exception:
                LOG.exception("a table could not follow")
                self._house.give_up({table_id})
        for answers in asked.values():
            for known in answers:
                if not known.done():
                    known.set_result(None)

    def _catch_up(self, table: HostedTable, rows: list[Any], since: int, was_stored: bool) -> None:
        """Follow a table by its head and its lines since a number."""
        if table.dropped:
            return
        if table.refreshing is not None:
            # What is being read may be older than what was just heard of.
            table.refreshing.add_done_callback(lambda _done: self.check(table))
            return
        if not table.is_stored():
            self._check_later(table)
            return
        if rows[0]["version"] is None:
            if was_stored:
                self._house.gone(table)
            else:
                self.check(table)  # it is new, and was read before it was there
            return
        head = Head(rows[0]["version"], rows[0]["beside"], rows[0]["keeper"])
        if head.version < table.version:
            return  # it was read before the last change of this process
        if head.version == table.version:
            if table.keeper != head.keeper:
                table.keeper = head.keeper
                self._house.settle(table)
            return
        known = catching_up.known_lines(table)
        lines = [_line(row) for row in rows if row["number"] is not None and row["number"] >= known]
        # Lines it thought to know when it asked may never have been stored.
        if head.beside > table.version or known < since:
            self._refresh(table, is_sound=True)
        else:
            self._tell(table, catching_up.follow_lines(table, head, lines))

    def _check_later(self, table: HostedTable) -> None:
        """What this process does itself comes first: if it holds, others were not before it."""
        assert table.last is not None
        table.last.when_known(lambda stored: self.check(table) if stored else None)

    def _tell(self, table: HostedTable, news: catching_up.News) -> None:
        self._house.caught_up(table, news.changed, news.updated, news.messages)

    # Reading anew.

    def overtaken(self, table: HostedTable) -> None:
        """What is here of a table was refused: it begins anew from what is stored."""
        for listener in table.listeners:
            if listener.held:
                listener.say_goodbye(Goodbye("stopping"))
        if table.refreshing is not None:
            table.refreshing.cancel()
        self._refresh(table, is_sound=False)

    def _refresh(self, table: HostedTable, is_sound: bool) -> None:
        task = asyncio.get_running_loop().create_task(self._read_anew(table, is_sound))
        table.refreshing = task
        task.add_done_callback(lambda done: self._refreshed(table, done))

    async def _read_anew(self, table: HostedTable, is_sound: bool) -> None:
        first = (catching_up.known_lines(table), len(table.messages)) if is_sound else (0, 0)
        stored = await self._house.reading.table(table.row.id, *first)
        if table.dropped:
            return
        table.refreshing = None
        if stored is None:
            self._house.gone(table)
        elif is_sound:
            self._tell(table, catching_up.adopt(table, stored, self._house.well_since))
        else:
            self._tell(table, catching_up.begin_anew(table, stored, self._house.well_since))

    def _refreshed(self, table: HostedTable, done: "asyncio.Task[None]") -> None:
        """Where it failed, the table comes back as any other that the disk could not follow."""
        if table.refreshing is done:
            table.refreshing = None
        if not (done.cancelled() or table.dropped) and done.exception() is not None:
            LOG.error("a table was not read anew", extra={"trouble": str(done.exception())})
            self._house.give_up({table.row.id})


def _knows(table: HostedTable, version: int) -> bool:
    """Whether a change is one's own or was read; what is read anew may come to be an older one."""
    return table.refreshing is None and version <= table.version


async def _read(table: HostedTable) -> None:
    """Wait for a table that is being read anew."""
    while table.refreshing is not None:
        await asyncio.wait([table.refreshing])


def _line(row: Any) -> LineRow:
    return LineRow(
        row["id"],
        row["number"],
        row["kind"],
        row["seat"],
        row["action"],
        row["action_id"],
        row["hash"],
        row["at"],
    )


def _refuse(asked: Iterable[list["asyncio.Future[None]"]]) -> None:
    for answers in asked:
        for known in answers:
            if not known.done():
                known.set_exception(unavailable())
