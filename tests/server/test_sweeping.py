"""Tables people have forgotten: struck when open, else abandoned with their secret shown."""

import asyncio
from pathlib import Path

from serai.server.main import opened
from serai.server.payloads.requests import NewSeat, NewTable
from serai.server.settings import Settings
from serai.server.tables import making, records, seating
from serai.server.tables.hosted import HostedTable
from serai.server.tables.house import House
from serai.server.tables.sweeping import DAY, QUIET, Sweeper

ADA = "a" * 64


async def made(house: House, *kinds: str) -> HostedTable:
    seats = [NewSeat("me") if kind == "me" else NewSeat("open") for kind in kinds]
    table = await making.make(house, ADA, NewTable("livingstone", seats))
    await table.durable()
    return table


def settings(folder: Path) -> Settings:
    return Settings(data=str(folder), abandon_after_days=2)


def test_a_match_nobody_returns_to_is_abandoned_and_its_secret_shown(tmp_path: Path) -> None:
    async def story() -> None:
        async with opened(settings(tmp_path)) as house:
            sweeper = Sweeper(house, 2)
            table = await made(house, "me", "me")
            seating.give_nonce(house, table, ADA, "00" * 16)
            sweeper.sweep(table)
            assert table.row.state == "playing", "nobody has been away for long"
            table.active -= 2 * DAY + 1
            sweeper.sweep(table)
            await table.durable()
            assert (table.row.state, table.row.ending) == ("ended", "abandoned")
            record = await house.reading.record(table.row.id)
            assert record is not None
            assert records.verdict(record).sound

    asyncio.run(story())


def test_an_open_table_nobody_comes_to_is_struck(tmp_path: Path) -> None:
    async def story() -> None:
        async with opened(settings(tmp_path)) as house:
            table = await made(house, "me", "open")
            table.active -= 2 * DAY + 1
            Sweeper(house, 2).sweep(table)
            await table.durable()
            assert await house.reading.table(table.row.id) is None

    asyncio.run(story())


def test_an_ended_table_leaves_the_memory_and_comes_back_when_asked_for(tmp_path: Path) -> None:
    async def story() -> None:
        async with opened(settings(tmp_path)) as house:
            sweeper = Sweeper(house, 2)
            table = await made(house, "me", "me")
            seating.give_nonce(house, table, ADA, "00" * 16)
            table.active -= 2 * DAY + 1
            sweeper.sweep(table)
            await table.durable()
            table.active -= QUIET["ended"] + 1
            sweeper.sweep(table)
            assert table.row.id not in house.tables
            again = await house.find(table.row.id, ADA)
            assert again is not table
            assert again.row == table.row

    asyncio.run(story())
