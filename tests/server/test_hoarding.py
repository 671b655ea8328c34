"""Many tables, few of them needed: loaded when asked for, listed from the disk, and bounded."""

import asyncio
import secrets
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest

from serai.server.households import household
from serai.server.main import opened
from serai.server.moment import now
from serai.server.payloads.requests import Claim, Join, NewSeat, NewTable
from serai.server.problems import Refusal
from serai.server.settings import Settings
from serai.server.storage.change import Change
from serai.server.tables import listing, making, playing, seating, unstarted
from serai.server.tables.hosted import HostedTable
from serai.server.tables.house import ROOM_IS_KEPT, House
from serai.server.tables.sweeping import QUIET, UNSTARTED_WAITS, Sweeper

ADA, BO = "a" * 64, "b" * 64
KINDS = ["sqlite", "postgresql"]
HERE, THERE = "192.0.2.1", "192.0.2.2"
Story = Callable[[House], Awaitable[None]]


def told(folder: Path, *stories: Story, database: str = "") -> None:
    """Each story finds the house as the one before has left it, all memory gone."""
    chosen = Settings(data=str(folder), database=database, thinkers=1, bot_pace=0)

    async def tell(story: Story) -> None:
        async with opened(chosen) as house:
            await story(house)

    for story in stories:
        asyncio.run(tell(story))


async def made(house: House, *kinds: str, address: str = HERE, public: bool = False) -> HostedTable:
    seats = [NewSeat("me") if kind == "me" else NewSeat("open") for kind in kinds]
    wanted = NewTable("livingstone", seats, public=public)
    table = await making.make(house, ADA, wanted, address)
    await table.durable()
    return table


async def begun(house: House, turn_seconds: int | None = None) -> HostedTable:
    wanted = NewTable("livingstone", [NewSeat("me"), NewSeat("me")], turn_seconds=turn_seconds)
    table = await making.make(house, ADA, wanted, HERE)
    seating.give_nonce(house, table, ADA, "00" * 16)
    await table.durable()
    return table


async def kept(house: House, table: HostedTable) -> None:
    """Have a table's row stored as it is, its times included."""
    assert await house.writer.submit(Change(table.row.id).keep_table(table.row)).stored()


@pytest.mark.parametrize("kind", KINDS)
def test_a_start_brings_back_only_tables_that_go_on_by_themselves(
    kind: str,
    tmp_path: Path,
    new_database: Callable[[str], str],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    with_bot: list[str] = []
    open_tables: list[str] = []
    people_can_come = asyncio.Event()
    loaded = House.loaded

    async def held_back(house: House, table_id: str) -> HostedTable | None:
        await people_can_come.wait()
        return await loaded(house, table_id)

    async def evening(house: House) -> None:
        for _ in range(20):
            open_tables.append((await made(house, "me", "open")).row.id)
        await begun(house)
        await begun(house, turn_seconds=3600)
        table = await begun(house)
        seating.leave(house, table, ADA, 0)
        await table.durable()
        with_bot.append(table.row.id)
        monkeypatch.setattr(House, "loaded", held_back)

    async def morning(house: House) -> None:
        assert not house.tables, "nobody waits for a table before people can come"
        people_can_come.set()
        house.look_after(open_tables[0])  # which comes back after all that the start has called
        while open_tables[0] not in house.tables:
            await asyncio.sleep(0)
        assert list(house.tables) == [*with_bot, open_tables[0]]
        assert house.unstarted.total == 20

    told(tmp_path, evening, morning, database=new_database(kind))


@pytest.mark.parametrize("kind", KINDS)
def test_a_table_comes_back_when_somebody_asks_for_it(
    kind: str, tmp_path: Path, new_database: Callable[[str], str]
) -> None:
    waiting: dict[str, str] = {}

    async def evening(house: House) -> None:
        table = await made(house, "me", "open", "open", public=True)
        for seat in (1, 2):
            waiting[table.seats[seat].invite or ""] = table.row.id

    async def morning(house: House) -> None:
        token, other = waiting
        assert [shown.id for shown in await listing.own(house, ADA)] == [waiting[token]]
        assert [shown.id for shown in await listing.public(house, "open", None)] == [waiting[token]]
        assert not house.tables, "a list needs no table in memory"
        claimed = await seating.claim(house, token, BO, Claim("Bo"))
        assert claimed.row.id == waiting[token]
        await claimed.durable()
        house.let_go(claimed)
        again = await seating.claim(house, token, BO, Claim("Bo"))
        assert again.seats_of(BO) == [1], "a retry finds the seat that was taken"
        with pytest.raises(Refusal):
            await seating.claim(house, token, ADA, Claim("Ada"))
        found = await house.invited(other)
        assert found == (again, 2)

    told(tmp_path, evening, morning, database=new_database(kind))


def test_a_list_shows_at_once_what_has_changed(tmp_path: Path) -> None:
    async def story(house: House) -> None:
        table = await made(house, "me", "open", public=True)
        assert len(await listing.public(house, "open", BO)) == 1
        seating.join(house, table, BO, Join("Bo"))
        await table.durable()
        assert await listing.public(house, "open", BO) == []
        seating.leave(house, table, BO, 1)
        await table.durable()
        assert len(await listing.public(house, "open", BO)) == 1
        seating.close(house, table, ADA)
        await table.durable()
        assert await listing.public(house, "open", BO) == []

    told(tmp_path, story)


def test_whose_turn_it_is_is_told_of_a_table_on_disk_too(tmp_path: Path) -> None:
    async def evening(house: House) -> None:
        await begun(house)

    async def morning(house: House) -> None:
        assert [shown.your_turn for shown in await listing.own(house, ADA)] == [True]

    told(tmp_path, evening, morning)


def test_one_request_sent_twice_at_once_makes_one_table(tmp_path: Path) -> None:
    async def story(house: House) -> None:
        wanted = NewTable("livingstone", [NewSeat("me"), NewSeat("open")], id=secrets.token_hex(8))
        tries = [making.make(house, ADA, wanted, HERE) for _ in range(5)]
        tables = await asyncio.gather(*tries)
        assert len({table.row.id for table in tables}) == 1

    told(tmp_path, story)


def test_quiet_tables_leave_the_memory_unless_they_go_on_by_themselves(tmp_path: Path) -> None:
    async def story(house: House) -> None:
        sweeper = Sweeper(house, 30)
        open_one, running, with_clock = (
            await made(house, "me", "open"),
            await begun(house),
            await begun(house, turn_seconds=60),
        )
        seat = running.to_act()[0]
        match = running.need_play().match
        playing.play(house, running, seat, match.legal_ids(seat)[0], "before")
        await running.durable()
        for table in (open_one, running, with_clock):
            sweeper.sweep(table)
        assert len(house.tables) == 3, "all were busy a moment ago"
        for table in (open_one, running, with_clock):
            table.active -= QUIET[table.row.state] + 1
            sweeper.sweep(table)
        assert list(house.tables) == [with_clock.row.id]
        again = await house.find(running.row.id, ADA)
        assert again.need_play().match.lines[-1].hash == match.lines[-1].hash

    told(tmp_path, story)


@pytest.mark.parametrize("kind", KINDS)
def test_a_clock_rings_at_a_table_that_is_not_in_memory(
    kind: str, tmp_path: Path, new_database: Callable[[str], str]
) -> None:
    async def until_a_bot_stands_in(house: House, table_id: str) -> None:
        while table_id not in house.tables:
            await asyncio.sleep(0.01)
        while not any(seat.stand_in for seat in house.tables[table_id].seats):
            await asyncio.sleep(0.01)

    async def time_is_short(house: House, table: HostedTable) -> None:
        asked = table.seats[table.to_act()[0]]
        asked.deadline = now() + 50
        assert await house.writer.submit(Change(table.row.id).keep_seat(asked)).stored()

    async def evening(house: House) -> None:
        table = await begun(house, turn_seconds=3600)
        await time_is_short(house, table)
        house.let_go(table)
        await until_a_bot_stands_in(house, table.row.id)
        later = await begun(house, turn_seconds=1)
        late.append(later.row.id)

    async def morning(house: House) -> None:
        await until_a_bot_stands_in(house, late[0])

    late: list[str] = []
    told(tmp_path, evening, morning, database=new_database(kind))


def test_one_address_may_have_only_so_many_tables_that_have_not_begun(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(unstarted, "MOST_OF_AN_ADDRESS", 3)

    async def story(house: House) -> None:
        tables = [await made(house, "me", "me") for _ in range(3)]
        with pytest.raises(Refusal) as refused:
            await made(house, "me", "me")
        assert "start or close some" in str(refused.value)
        await made(house, "me", "me", address=THERE)
        seating.give_nonce(house, tables[0], ADA, "00" * 16)
        seating.close(house, tables[1], ADA)
        await made(house, "me", "me")
        await made(house, "me", "me")
        with pytest.raises(Refusal):
            await made(house, "me", "me")

    told(tmp_path, story)


def test_one_address_cannot_fill_the_list_of_open_tables(tmp_path: Path) -> None:
    async def story(house: House) -> None:
        theirs = await made(house, "me", "open", address=THERE, public=True)
        mine = [
            await made(house, "me", "open", public=True)
            for _ in range(unstarted.MOST_PUBLIC_OF_AN_ADDRESS)
        ]
        with pytest.raises(Refusal) as refused:
            await made(house, "me", "open", public=True)
        assert "private" in str(refused.value)
        await made(house, "me", "open")
        shown = await listing.public(house, "open", None)
        assert theirs.row.id in [table.id for table in shown]
        seating.close(house, mine[0], ADA)
        await made(house, "me", "open", public=True)

    told(tmp_path, story)


def test_an_ipv6_household_counts_as_one_address() -> None:
    assert household("2001:db8:1:2:a::1") == household("2001:db8:1:2:b::2") == "2001:db8:1:2::/64"
    assert household("2001:db8:1:3::1") != household("2001:db8:1:2::1")
    assert household("::ffff:192.0.2.1") == household("192.0.2.1") == "192.0.2.1"
    assert household("") == ""


def test_in_a_full_house_the_table_idle_for_longest_makes_room(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(unstarted, "MOST", 3)

    async def story(house: House) -> None:
        tables = [await made(house, "me", "open") for _ in range(3)]
        with pytest.raises(Refusal) as refused:
            await made(house, "me", "open")
        assert "try again" in str(refused.value), "nobody is sent away after a moment"
        tables[1].row.created = tables[1].row.active = now() - ROOM_IS_KEPT - 1
        await kept(house, tables[1])
        await made(house, "me", "open")
        assert tables[1].struck
        assert house.unstarted.total == 3

    told(tmp_path, story)


def test_a_table_nobody_comes_to_is_struck_after_a_day_in_memory_or_not(tmp_path: Path) -> None:
    async def story(house: House) -> None:
        sweeper = Sweeper(house, 30)
        fresh, stale = await made(house, "me", "open"), await made(house, "me", "open")
        stale.row.active -= UNSTARTED_WAITS + 1
        await kept(house, stale)
        house.let_go(stale)
        await sweeper.sweep_disk()
        while stale.row.id in house.tables:
            await asyncio.sleep(0)
        assert await house.reading.table(stale.row.id) is None
        assert await house.reading.table(fresh.row.id) is not None
        assert house.unstarted.total == 1

    told(tmp_path, story)


def test_a_long_match_that_goes_on_is_not_abandoned(tmp_path: Path) -> None:
    async def story(house: House) -> None:
        sweeper = Sweeper(house, 1)
        table = await begun(house)
        seat = table.to_act()[0]
        action = table.need_play().match.legal_ids(seat)[0]
        playing.play(house, table, seat, action, "today")
        table.row.active -= UNSTARTED_WAITS * 2
        await kept(house, table)
        house.let_go(table)
        await sweeper.sweep_disk()
        again = await house.find(table.row.id, ADA)
        assert again.row.state == "playing"
        await again.durable()
        assert await house.reading.idle("playing", now() - UNSTARTED_WAITS, 5) == []

    told(tmp_path, story)
