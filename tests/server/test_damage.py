"""Damage on disk: a table that cannot be read is set aside, and all others go on."""

import asyncio
import contextlib
import secrets
import shutil
import sqlite3
from pathlib import Path
from random import Random

import pytest

from serai.engine.errors import SeraiError
from serai.server.examining import examine
from serai.server.main import opened
from serai.server.payloads.requests import NewSeat, NewTable
from serai.server.problems import Refusal
from serai.server.settings import Settings
from serai.server.storage.database import TROUBLES, explained, is_damage
from serai.server.tables import chatting, listing, making, playing, seating
from serai.server.tables.house import House
from tests.server.people import PATIENCE, Meet, Person, allowed, fetch, friend, me
from tests.server.serving import ServerProcess

ADA = "a" * 64
DAMAGES = {
    "a line that is no JSON": "UPDATE lines SET action = '{\"act' WHERE number = 2",
    "options that are no JSON": "UPDATE tables SET options = '{'",
    "another position": "UPDATE lines SET hash = x'00' WHERE number = 3",
    "another secret": "UPDATE tables SET secret = x'00112233'",
    "a lost seat": "DELETE FROM seats",
    "a seat of no kind": "UPDATE seats SET kind = 'sofa' WHERE seat = 1",
    "a word where a number was": "UPDATE tables SET rules = 'one'",
    "letters that are none": "UPDATE seats SET name = CAST(x'ff41' AS TEXT) WHERE seat = 0",
    "a game that is none": "UPDATE tables SET game = 'ludo'",
}


TIMES = (
    "tables.created",
    "tables.started",
    "tables.ended",
    "tables.active",
    "lines.at",
    "messages.at",
)
"""What a clock has said."""


def begun(person: Person) -> str:
    table = str(person.make(me(), me("Eve"))["id"])
    person.give_nonce(table)
    for _ in range(4):
        move(person, table)
    return table


def move(person: Person, table: str) -> None:
    seat = person.view(table)["to_act"][0]
    person.play(table, seat, allowed(person.view(table, seat))[0])


def test_damaged_tables_are_set_aside_and_all_others_go_on(tmp_path: Path, meet: Meet) -> None:
    server = ServerProcess(tmp_path).start()
    ada, bo = meet(server.url, "Ada"), meet(server.url, "Bo")
    tables = {damage: begun(ada) for damage in DAMAGES}
    waiting = ada.make(me(), friend())["id"]
    sound = begun(ada)
    assert server.stop() == 0
    with contextlib.closing(sqlite3.connect(tmp_path / "tables.sqlite")) as connection:
        connection.execute("PRAGMA foreign_keys = off")
        for damage, table in tables.items():
            of = "id" if DAMAGES[damage].startswith("UPDATE tables") else "table_id"
            more = "AND" if "WHERE" in DAMAGES[damage] else "WHERE"
            connection.execute(f"{DAMAGES[damage]} {more} {of} = ?", (table,))
        connection.execute("UPDATE tables SET options = ']' WHERE id = ?", (waiting,))
        connection.commit()
    server.start()
    for person in (ada, bo):
        person.move_to(server.url)
    for damage, table in {**tables, "waiting": waiting}.items():
        if damage != "a lost seat":
            refused = ada.refused("GET", f"/api/tables/{table}")
            assert refused["status"] == 409, damage
            assert "This match" in refused["text"]
        assert bo.refused("GET", f"/api/tables/{table}")["status"] == 404
    move(ada, sound)
    assert sound in [shown["id"] for shown in ada.get("/api/me")["tables"]]
    assert server.stop() == 0
    assert server.words == []
    assert {*tables.values(), waiting} == {log["table"] for log in server.logs if "table" in log}


@pytest.mark.parametrize("garbage", [b"", b"not a database at all " * 300])
def test_a_database_that_is_damaged_as_a_whole_is_named_as_such(
    tmp_path: Path, garbage: bytes
) -> None:
    server = ServerProcess(tmp_path).start()
    assert fetch(f"{server.url}/healthz").json() == {"status": "ok"}
    assert server.stop() == 0
    file = tmp_path / "tables.sqlite"
    file.write_bytes(garbage or file.read_bytes()[:100] + b"\xa5" * 8000)
    refused = server.launch()
    _, words = refused.communicate(timeout=PATIENCE)
    assert refused.returncode == 1
    assert f"the database {file} is damaged" in words
    assert f"serai check {file}" in words
    assert "Traceback" not in words


@pytest.fixture(scope="module")
def kept(tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, list[str]]:
    """A database with tables of every state, the same to the last byte in every run; their ids."""
    folder = tmp_path_factory.mktemp("kept")

    async def fill() -> list[str]:
        async with opened(Settings(data=str(folder), thinkers=1)) as house:
            return [await filled(house, moves) for moves in (0, 0, 6, 12, 20, 20)]

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(secrets, "token_bytes", Random(1).randbytes)
        tables = asyncio.run(fill())
    with contextlib.closing(sqlite3.connect(folder / "tables.sqlite")) as connection:
        for part, at in (time.split(".") for time in TIMES):
            connection.execute(f"UPDATE {part} SET {at} = 1 WHERE {at} IS NOT NULL")
        connection.commit()
        connection.execute("VACUUM")
    return folder / "tables.sqlite", tables


async def filled(house: House, moves: int) -> str:
    seats = [NewSeat("me"), NewSeat("me"), NewSeat("open")]
    wanted = NewTable("livingstone", seats[: 2 if moves else 3], public=True, spectators=True)
    table = await making.make(house, ADA, wanted)
    chatting.say(house, table, 0, "Welcome!", "message-0")
    if moves:
        seating.give_nonce(house, table, ADA, "00" * 16)
        match = table.need_play().match
        for number in range(moves):
            seat = match.to_act[0]
            playing.play(house, table, seat, match.legal_ids(seat)[0], f"action-{number}")
    if moves == 20:
        for seat in (0, 1):
            playing.agree_to_end(house, table, seat, True)
    await table.durable()
    return table.row.id


@pytest.mark.parametrize("seed", range(25))
def test_twenty_bytes_changed_at_random_are_never_more_than_tables_set_aside_or_a_plain_word(
    seed: int, tmp_path: Path, kept: tuple[Path, list[str]]
) -> None:
    file, tables = kept
    copy = tmp_path / "tables.sqlite"
    shutil.copy(file, copy)
    content = bytearray(copy.read_bytes())
    chance = Random(seed)
    for _ in range(20):
        content[chance.randrange(len(content))] = chance.randrange(256)
    copy.write_bytes(content)

    async def come_in() -> None:
        async with opened(Settings(data=str(tmp_path), thinkers=1)) as house:
            for ask in (listing.own(house, ADA), listing.public(house, "open", ADA)):
                with contextlib.suppress(Refusal, *TROUBLES):
                    await ask
            for table in tables:
                with contextlib.suppress(Refusal):
                    (await house.find(table, ADA)).deadline()

    trouble: BaseException | None = None
    try:
        asyncio.run(come_in())
    except (SeraiError, *TROUBLES) as damage:
        trouble = damage
    if trouble is not None:
        assert is_damage(trouble), repr(trouble)
        assert "is damaged" in str(explained(trouble, str(copy)))
    with contextlib.suppress(SeraiError):
        asyncio.run(examine(str(copy)))
