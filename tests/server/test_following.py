"""A house and a stranger at one database: whatever the stranger does, the house hears of it.

The stranger is what another process looks like from outside: statements, and locks by which a test
holds the house up just where something could be missed.
"""

import asyncio
import json
import os
import signal
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import asyncpg
import pytest

from serai.engine.chance import chance_of
from serai.server.fleet.members import SERVING, Members
from serai.server.fleet.thoughts import kin
from serai.server.main import opened
from serai.server.metrics import Metrics
from serai.server.payloads.requests import NewSeat, NewTable
from serai.server.routes.common import insisting
from serai.server.settings import Settings
from serai.server.storage.database import Database
from serai.server.storage.writer import Writer
from serai.server.tables import chatting, making, playing, seating
from serai.server.tables.hosted import HostedTable
from serai.server.tables.house import House, listen
from serai.server.tables.listeners import Listener
from serai.server.tables.sweeping import Sweeper
from tests.server.ears import Ear
from tests.server.postgres import Postgres

ADA = "a" * 64
PATIENCE = 300.0


async def until(holds: Callable[[], Any]) -> None:
    async with asyncio.timeout(PATIENCE):
        while not holds():
            await asyncio.sleep(0.01)


@asynccontextmanager
async def connected(address: str) -> "AsyncIterator[asyncpg.Connection[asyncpg.Record]]":
    connection = await asyncpg.connect(address)
    try:
        yield connection
    finally:
        await connection.close()


@asynccontextmanager
async def holding_seats(address: str) -> "AsyncIterator[asyncpg.Connection[asyncpg.Record]]":
    """Whoever reads a table has seen its row, and waits for the seats."""
    async with connected(address) as lock, lock.transaction():
        await lock.execute("LOCK TABLE seats IN ACCESS EXCLUSIVE MODE")
        yield lock


class Stranger:
    """Another process at the database of a house."""

    def __init__(
        self, house: House, address: str, hand: "asyncpg.Connection[asyncpg.Record]"
    ) -> None:
        self.house = house
        self.address = address
        self.hand = hand

    async def says(self, table: HostedTable, number: int, text: str, version: int) -> None:
        """Seat 0 says something by way of this process, which keeps the table from then on."""
        await self.hand.execute(
            "INSERT INTO messages VALUES ($1, $2, 0, 'Ada', $3, $4, 0)",
            table.row.id,
            number,
            text,
            text,
        )
        await self.hand.execute(
            "UPDATE heads SET version = $2, beside = $2 WHERE table_id = $1", table.row.id, version
        )
        await self.tells(f"{table.row.id}:{version}+")

    async def tells(self, what: str) -> None:
        await self.hand.execute("SELECT pg_notify('serai', $1)", what)

    async def comes(self, table: HostedTable, seat: int) -> None:
        await self.hand.execute(
            "INSERT INTO processes (id, kind, since, until, backend) VALUES "
            "('stranger', 'serve', now(), now() + interval '1 day', pg_backend_pid()) "
            "ON CONFLICT DO NOTHING"
        )
        await self.hand.execute(
            "INSERT INTO presences VALUES ($1, $2, 'stranger')", table.row.id, seat
        )
        await self.tells(f"{table.row.id}:p")

    async def is_heard(self, beside: HostedTable) -> None:
        """Until the house has heard whatever was told before: somebody comes to another table."""
        await self.comes(beside, 1)
        await until(lambda: 1 in beside.elsewhere)

    async def somebody_waits(self) -> None:
        """Until the house waits for the seats."""
        asked = "SELECT count(*) FROM pg_locks WHERE NOT granted AND relation = 'seats'::regclass"
        async with asyncio.timeout(PATIENCE):
            while not await self.hand.fetchval(asked):
                await asyncio.sleep(0.01)


@asynccontextmanager
async def beside(cluster: Postgres, folder: Path) -> AsyncIterator[Stranger]:
    address = cluster.new_database()
    settings = Settings(database=address, data=str(folder), thinkers=1)
    async with opened(settings) as house, connected(address) as hand:
        yield Stranger(house, address, hand)


async def a_table(house: House, *, begun: bool = True, seconds: int | None = None) -> HostedTable:
    seats = [NewSeat("me", "Ada"), NewSeat("me", "Eve")]
    wanted = NewTable("livingstone", seats, turn_seconds=seconds)
    table = await making.make(house, ADA, wanted)
    if begun:
        seating.give_nonce(house, table, ADA, "0" * 32)
    await table.durable()
    return table


def an_ear(table: HostedTable, seat: int) -> tuple[Listener, Ear]:
    ear = Ear()
    listener = Listener(ADA, seat, ear)  # type: ignore[arg-type]
    listen(table, listener, 0)
    listener.release()
    return listener, ear


async def overtake(stranger: Stranger, table: HostedTable) -> None:
    """The stranger says `first` while the house has three changes of its own on their way."""
    version = table.version
    async with stranger.hand.transaction():
        await stranger.hand.execute(
            "SELECT 1 FROM heads WHERE table_id = $1 FOR UPDATE", table.row.id
        )
        for word in ("one", "two", "three"):
            chatting.say(stranger.house, table, 1, word, word)
        await stranger.says(table, 0, "first", version + 1)
    await stranger.somebody_waits()


async def hears_while_reading_anew(cluster: Postgres, folder: Path) -> None:
    async with beside(cluster, folder) as stranger:
        table, other = await a_table(stranger.house), await a_table(stranger.house)
        _listener, ear = an_ear(table, 0)
        version = table.version
        async with holding_seats(stranger.address):
            await overtake(stranger, table)
            await stranger.says(table, 1, "second", version + 2)
            await stranger.is_heard(other)
        await until(lambda: ear.said() == ["first", "second"])


def test_what_is_said_while_an_overtaken_table_is_read_anew_is_heard(
    cluster: Postgres, tmp_path: Path
) -> None:
    asyncio.run(hears_while_reading_anew(cluster, tmp_path))


async def reads_what_was_never_its_own(cluster: Postgres, folder: Path) -> None:
    """Its move was not stored, but when it asked what others had played it still thought so."""
    async with beside(cluster, folder) as stranger:
        house, hand = stranger.house, stranger.hand
        table = await a_table(house)
        assert await house.current(table.row.id) is table, "it asks what others have done"
        match = table.need_play().match
        version = table.version
        reader = await hand.fetchval(
            "SELECT pid FROM pg_stat_activity WHERE datname = current_database() "
            "AND query LIKE '%SELECT asked.id%' AND pid <> pg_backend_pid()"
        )
        async with hand.transaction():
            await hand.execute("SELECT 1 FROM heads WHERE table_id = $1 FOR UPDATE", table.row.id)
            (seat,) = table.to_act()
            playing.play(house, table, seat, match.legal_ids(seat)[0], "mine")
            line = match.lines[-1]
            os.kill(reader, signal.SIGSTOP)
            try:
                assert house.others is not None
                house.others.check(table)
                await stranger.says(table, 0, "first", version + 1)
            except BaseException:
                os.kill(reader, signal.SIGCONT)
                raise
        await until(lambda: table.messages and table.refreshing is None)
        await hand.execute(
            "INSERT INTO lines VALUES ($1, $2, 'played', $3, $4, 'theirs', $5, 0)",
            *(table.row.id, line.number, seat, json.dumps(match.game.space.to_json(line.action))),
            line.hash,
        )
        await hand.execute("UPDATE heads SET version = $1", version + 2)
        os.kill(reader, signal.SIGCONT)
        await until(lambda: table.version == version + 2)
        assert table.need_play().match.lines[-1].hash == line.hash


def test_a_line_that_was_played_here_and_never_stored_is_read_when_others_have_played_it(
    cluster: Postgres, tmp_path: Path
) -> None:
    asyncio.run(reads_what_was_never_its_own(cluster, tmp_path))


async def shows_who_came(cluster: Postgres, folder: Path) -> None:
    async with beside(cluster, folder) as stranger:
        table = await a_table(stranger.house)
        _listener, ear = an_ear(table, 0)
        async with holding_seats(stranger.address):
            await stranger.says(table, 0, "nothing but a word", table.version + 1)
            await stranger.somebody_waits()
            await stranger.comes(table, 1)
            await until(lambda: 1 in table.elsewhere)
        await until(lambda: ear.seats()[1]["connected"])


def test_who_comes_elsewhere_while_a_table_is_read_anew_is_shown(
    cluster: Postgres, tmp_path: Path
) -> None:
    asyncio.run(shows_who_came(cluster, tmp_path))


async def strikes_again(cluster: Postgres, folder: Path) -> None:
    async with beside(cluster, folder) as stranger:
        house = stranger.house
        table = await a_table(house, begun=False)

        @insisting
        async def close() -> None:
            found = await house.find(table.row.id, ADA)
            seating.close(house, found, ADA)
            await found.durable()

        async with stranger.hand.transaction():
            await stranger.hand.execute("SELECT 1 FROM heads FOR UPDATE")
            closing = asyncio.ensure_future(close())
            await until(lambda: table.struck)
            await stranger.says(table, 0, "wait", table.version)
        await closing
        assert table.row.id not in house.tables
        assert await stranger.hand.fetchval("SELECT count(*) FROM tables") == 0


def test_a_table_that_was_changed_while_it_was_taken_away_is_taken_away(
    cluster: Postgres, tmp_path: Path
) -> None:
    asyncio.run(strikes_again(cluster, tmp_path))


async def stays_keeper(cluster: Postgres, folder: Path) -> None:
    async with beside(cluster, folder) as stranger:
        table = await a_table(stranger.house)
        me = table.keeper
        async with holding_seats(stranger.address):
            await stranger.hand.execute("UPDATE heads SET keeper = 'somebody'")
            await stranger.says(table, 0, "and then I am gone", table.version + 1)
            await stranger.somebody_waits()
            await stranger.hand.execute("UPDATE heads SET keeper = $1", me)
            stranger.house.look_after(table.row.id)
        await until(lambda: table.messages)
        await until(lambda: table.keeper == me)


def test_a_table_taken_over_while_it_is_read_anew_is_kept(
    cluster: Postgres, tmp_path: Path
) -> None:
    asyncio.run(stays_keeper(cluster, tmp_path))


async def stays_there(cluster: Postgres, folder: Path) -> None:
    async with beside(cluster, folder) as stranger:
        house = stranger.house
        old = await a_table(house)
        slow, _ear = an_ear(old, 0)
        house.give_up({old.row.id})
        new = await house.current(old.row.id)
        assert new is not None
        assert new is not old
        an_ear(new, 0)
        house.presence_changed(new, 0)
        house.left(old, slow)
        _listener, _ear = an_ear(new, 1)
        house.presence_changed(new, 1)
        asked = "SELECT array_agg(seat ORDER BY seat) FROM presences"
        async with asyncio.timeout(PATIENCE):
            while 1 not in (seats := await stranger.hand.fetchval(asked) or []):
                await asyncio.sleep(0.01)
        assert seats == [0, 1]


def test_who_is_back_at_a_table_is_there_though_the_old_connection_ends_later(
    cluster: Postgres, tmp_path: Path
) -> None:
    asyncio.run(stays_there(cluster, tmp_path))


async def minds_the_clock(cluster: Postgres, folder: Path) -> None:
    async with beside(cluster, folder) as stranger:
        house = stranger.house
        table = await a_table(house, seconds=3600)
        await stranger.hand.execute("UPDATE tables SET active = 0")
        await stranger.hand.execute("UPDATE heads SET keeper = 'somebody', version = version + 1")
        await stranger.hand.execute("UPDATE heads SET beside = version")
        await stranger.tells(f"{table.row.id}:{table.version + 1}+")
        await until(lambda: table.keeper == "somebody")
        assert table.timer is None
        await Sweeper(house, 30).sweep_disk()
        assert house.keeps(table)
        assert table.timer is not None


def test_whoever_notes_that_a_match_is_still_played_minds_its_clock(
    cluster: Postgres, tmp_path: Path
) -> None:
    asyncio.run(minds_the_clock(cluster, tmp_path))


async def keeps_patience(cluster: Postgres, folder: Path) -> None:
    async with beside(cluster, folder) as stranger:
        table = await a_table(stranger.house, seconds=60)
        await stranger.hand.execute("UPDATE seats SET deadline = 1 WHERE deadline IS NOT NULL")
        await stranger.says(table, 0, "are you back?", table.version + 1)
        await until(lambda: table.messages)
        assert (table.deadline() or 0) > stranger.house.well_since


def test_time_given_after_a_stop_is_not_taken_back_by_a_word(
    cluster: Postgres, tmp_path: Path
) -> None:
    asyncio.run(keeps_patience(cluster, tmp_path))


async def finds_that_another_moved(cluster: Postgres, folder: Path) -> None:
    async with beside(cluster, folder) as stranger:
        house = stranger.house
        seats = [NewSeat("bot", level="novice"), NewSeat("me", "Ada")]
        table = await making.make(house, ADA, NewTable("livingstone", seats))
        seating.give_nonce(house, table, ADA, "0" * 32)
        play = table.need_play()
        moves = 0
        while not moves or 0 in table.to_act():
            (seat,) = table.to_act()
            moves += seat == 0
            action = play.match.observation(seat).sample(chance_of(moves))
            playing.play(house, table, seat, action, f"moved-{len(play.match.lines)}")
        assert play.thinking == {0}
        await table.durable()
        await until(lambda: not play.thinking)


def test_a_bot_whose_move_was_made_before_it_began_to_think_does_not_fail(
    cluster: Postgres, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    asyncio.run(finds_that_another_moved(cluster, tmp_path))
    assert [line.message for line in caplog.records if line.levelname == "ERROR"] == []


class Member:
    """A process as the others know it, and a table with a bot."""

    def __init__(
        self, address: str, database: Database, hand: "asyncpg.Connection[asyncpg.Record]"
    ) -> None:
        self.address = address
        self.members = Members(database, SERVING, kin())
        self.hand = hand
        self.kept: list[str] = []
        self.forgotten = 0
        self.members.on_taken_over = lambda table, _until, _of: self.kept.append(table)
        self.members.on_forgotten = self._forget

    def _forget(self) -> None:
        self.forgotten += 1

    async def has_died(self, name: str) -> None:
        await self.hand.execute("INSERT INTO processes VALUES ($1, 'serve', now(), now())", name)

    async def kept_by(self, keeper: str, table: str) -> None:
        await self.hand.execute(
            "INSERT INTO tables (id, game, rules, options, public, spectators, hints, start, state,"
            " secret, host, created, active) VALUES ($1, 'livingstone', 1, '{}', false, false, "
            "false, 'when_full', 'playing', '', 'a', 0, 0)",
            table,
        )
        await self.hand.execute(
            "INSERT INTO seats (table_id, seat, kind, name, colour, stand_in, agrees, muted) "
            "VALUES ($1, 0, 'bot', 'Bot', 'red', false, false, 0)",
            table,
        )
        await self.hand.execute("INSERT INTO heads VALUES ($1, 1, 1, $2)", table, keeper)


@asynccontextmanager
async def a_member(cluster: Postgres) -> AsyncIterator[Member]:
    address = cluster.new_database()
    database = Database(address, several=True)
    writer = Writer(database, Metrics())
    await writer.open()
    hand = await asyncpg.connect(address)
    member = Member(address, database, hand)
    await member.members.open()
    beating = asyncio.create_task(member.members.beat_on())
    try:
        yield member
    finally:
        await member.members.leave()
        await beating
        await member.members.close()
        await hand.close()
        await writer.close()
        await database.close()


async def looks_after_what_it_took(cluster: Postgres) -> None:
    """The database is lost to it between taking a table and knowing whether that goes on."""
    async with a_member(cluster) as member:
        await member.kept_by("dead", "bots")
        async with holding_seats(member.address) as lock:
            await member.has_died("dead")
            waiting = "SELECT pid FROM pg_locks WHERE NOT granted AND relation = 'seats'::regclass"
            async with asyncio.timeout(PATIENCE):
                while (pid := await lock.fetchval(waiting)) is None:
                    await asyncio.sleep(0.01)
            await lock.execute("SELECT pg_terminate_backend($1)", pid)
        await until(lambda: member.kept == ["bots"])


def test_a_table_that_was_taken_over_with_the_answer_lost_is_looked_after(
    cluster: Postgres,
) -> None:
    asyncio.run(looks_after_what_it_took(cluster))


async def takes_what_comes_late(cluster: Postgres) -> None:
    async with a_member(cluster) as member:
        await member.kept_by("dead", "bots")
        await member.has_died("dead")
        await until(lambda: member.kept == ["bots"])
        await member.hand.execute("INSERT INTO presences VALUES ('bots', 0, 'dead')")
        await member.kept_by("dead", "on its way")
        await until(lambda: member.kept == ["bots", "on its way"])
        async with asyncio.timeout(PATIENCE):
            while await member.hand.fetchval("SELECT count(*) FROM presences"):
                await asyncio.sleep(0.01)


def test_what_a_dead_process_had_on_its_way_is_taken_over_when_it_comes(cluster: Postgres) -> None:
    asyncio.run(takes_what_comes_late(cluster))


async def is_replaced_at_once(cluster: Postgres) -> None:
    """Its time is far from up, but its connection ends as if it had been killed."""
    async with a_member(cluster) as member:
        async with connected(member.address) as dying:
            await dying.execute(
                "INSERT INTO processes (id, kind, since, until, backend) VALUES "
                "('dying', 'serve', now(), now() + interval '1 day', pg_backend_pid())"
            )
            await member.kept_by("dying", "bots")
            await until(lambda: "dying" in [one.name for one in member.members.seen])
            assert member.kept == []
        await until(lambda: member.kept == ["bots"])


def test_a_process_whose_connection_ends_is_taken_for_dead_at_once(cluster: Postgres) -> None:
    asyncio.run(is_replaced_at_once(cluster))


async def notices_its_death(cluster: Postgres) -> None:
    async with a_member(cluster) as member:
        await member.hand.execute("UPDATE processes SET until = now()")
        await until(lambda: member.forgotten)


def test_a_process_that_was_late_learns_that_the_others_took_it_for_dead(cluster: Postgres) -> None:
    asyncio.run(notices_its_death(cluster))
