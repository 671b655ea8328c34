"""The way to the disk: what cannot be stored harms nobody else, and nothing is read behind it."""

import asyncio
import gc
from collections.abc import Callable, Coroutine
from pathlib import Path
from typing import Any

import pytest

from serai.server.main import opened
from serai.server.payloads.requests import NewSeat, NewTable
from serai.server.problems import Refusal
from serai.server.settings import Settings
from serai.server.storage.change import Change, Step
from serai.server.storage.rows import MessageRow
from serai.server.tables import analysing, chatting, making, playing, seating
from serai.server.tables.hosted import HostedTable
from serai.server.tables.house import MOST_RESTING, House

ADA = "a" * 64
KINDS = ["sqlite", "postgresql"]
Story = Callable[[House], Coroutine[Any, Any, None]]


@pytest.fixture(params=KINDS)
def in_a_house(
    request: pytest.FixtureRequest, tmp_path: Path, new_database: Callable[[str], str]
) -> Callable[[Story], None]:
    """Tells a story in a house of its own, on either kind of database."""
    chosen = Settings(data=str(tmp_path), database=new_database(request.param), thinkers=1)

    async def tell(story: Story) -> None:
        async with opened(chosen) as house:
            await story(house)

    return lambda story: asyncio.run(tell(story))


async def opened_table(house: House) -> HostedTable:
    wanted = NewTable("livingstone", [NewSeat("me"), NewSeat("me")], start="by_host")
    table = await making.make(house, ADA, wanted)
    await table.durable()
    return table


async def begun_table(house: House) -> HostedTable:
    table = await opened_table(house)
    seating.give_nonce(house, table, ADA, "00" * 16)
    seating.start(house, table, ADA)
    await table.durable()
    return table


def move(house: House, table: HostedTable, action_id: str) -> None:
    match = table.need_play().match
    seat = match.to_act[0]
    playing.play(house, table, seat, match.legal_ids(seat)[0], action_id)


def said(table_id: str, number: int = 0) -> MessageRow:
    return MessageRow(table_id, number, 0, "Ada", "hello", f"message-{number}", 0)


Spoiling = Callable[[str], Change]


def of_a_missing_table(_table_id: str) -> Change:
    return Change("no-such-table-00").add(said("no-such-table-00"))


def said_twice(table_id: str) -> Change:
    return Change(table_id).add(said(table_id)).add(said(table_id))


def no_value_at_all(table_id: str) -> Change:
    change = Change(table_id).add(said(table_id))
    change.steps[0][1]["text"] = object()
    return change


def half_a_letter(table_id: str) -> Change:
    change = Change(table_id).add(said(table_id))
    change.steps[0][1]["text"] = "\ud800"
    return change


def no_such_step(table_id: str) -> Change:
    change = Change(table_id)
    change.steps.append((max(Step) + 1, {}))  # type: ignore[arg-type]
    return change


@pytest.mark.parametrize(
    "spoil", [of_a_missing_table, said_twice, no_value_at_all, half_a_letter, no_such_step]
)
def test_a_change_that_cannot_be_stored_is_refused_alone(
    in_a_house: Callable[[Story], None], spoil: Spoiling
) -> None:
    async def story(house: House) -> None:
        tables = [await begun_table(house) for _ in range(5)]
        spoilt = await opened_table(house)
        for table in tables[:3]:
            move(house, table, "beside it")
        guilty = house.writer.submit(spoil(spoilt.row.id))
        for table in tables[3:]:
            move(house, table, "beside it")
        assert not await guilty.stored()
        for table in tables:
            await table.durable()
            move(house, table, "after it")
            await table.durable()
            stored = await house.reading.table(table.row.id)
            assert stored is not None
            assert [line.action_id for line in stored.lines] == ["beside it", "after it"]

    in_a_house(story)


def test_what_was_built_on_a_refused_change_is_refused_with_it(
    in_a_house: Callable[[Story], None],
) -> None:
    async def story(house: House) -> None:
        table = await begun_table(house)
        beside = await begun_table(house)
        chatting.say(house, table, 0, "first", "message-0")
        await table.durable()
        house.writer.submit(said_twice(table.row.id))
        move(house, table, "built on it")
        move(house, beside, "at another table")
        with pytest.raises(Refusal):
            await table.durable()
        await beside.durable()
        again = await house.find(table.row.id, ADA)
        assert again is not table
        assert len(again.need_play().match.lines) == 1, "nothing has happened but the deal"
        move(house, again, "once more")
        await again.durable()

    in_a_house(story)


def test_nobody_studies_a_match_whose_end_is_not_kept(in_a_house: Callable[[Story], None]) -> None:
    async def story(house: House) -> None:
        table = await begun_table(house)
        house.writer.submit(said_twice(table.row.id))
        for seat in (0, 1):
            playing.agree_to_end(house, table, seat, True)
        assert table.row.state == "ended"
        with pytest.raises(Refusal):
            await analysing.begin(house, table, "192.0.2.1")
        assert (await house.find(table.row.id, ADA)).row.state == "playing"
        assert not house.studies

    in_a_house(story)


def test_whoever_fails_at_being_told_stops_neither_the_others_nor_the_writer(
    in_a_house: Callable[[Story], None],
) -> None:
    async def story(house: House) -> None:
        table = await begun_table(house)
        told: list[bool] = []

        def fail(_stored: bool) -> None:
            raise ZeroDivisionError

        move(house, table, "one")
        table.when_durable(fail)
        table.when_durable(told.append)
        await table.durable()
        assert told == [True]
        move(house, table, "two")
        await table.durable()

    in_a_house(story)


def test_a_table_that_is_taken_away_is_never_found_again(
    in_a_house: Callable[[Story], None],
) -> None:
    async def story(house: House) -> None:
        table = await opened_table(house)
        seating.close(house, table, ADA)
        assert table.row.id in house.tables, "or somebody could load it behind the change"
        for _ in range(3):
            with pytest.raises(Refusal) as refused:
                await house.find(table.row.id, ADA)
            assert refused.value.status == 404
        with pytest.raises(Refusal):
            chatting.say(house, table, 0, "is anybody here?", "message-0")
        await table.durable()
        assert table.row.id not in house.tables
        assert await house.reading.table(table.row.id) is None

    in_a_house(story)


def test_ended_tables_are_let_go_when_nobody_looks(in_a_house: Callable[[Story], None]) -> None:
    async def story(house: House) -> None:
        ended: list[str] = []
        for _ in range(MOST_RESTING + 5):
            table = await begun_table(house)
            for seat in (0, 1):
                playing.agree_to_end(house, table, seat, True)
            await table.durable()
            ended.append(table.row.id)
        del table
        assert list(house.tables) == ended[5:]
        again = await house.find(ended[0], ADA)
        assert again.row.ending == "agreed"
        assert list(house.tables) == [*ended[6:], ended[0]], "the one asked for longest ago goes"

    in_a_house(story)


def test_a_table_that_was_let_go_needs_no_memory_any_more(
    in_a_house: Callable[[Story], None],
) -> None:
    """At once: the collector comes seldom, so that play does not wait for it."""

    async def story(house: House) -> None:
        table = await begun_table(house)
        move(house, table, "one")
        await table.durable()
        house.let_go(table)
        del table
        assert not [kept for kept in gc.get_objects() if isinstance(kept, HostedTable)]

    gc.collect()
    gc.disable()
    try:
        in_a_house(story)
    finally:
        gc.enable()
