"""Machines that think and serve nobody: those who serve leave it to them, and lose nothing."""

import asyncio
import os
import re
import signal
import time
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import asynccontextmanager
from pathlib import Path

import asyncpg
import msgspec
import pytest

from serai.engine import registry
from serai.engine.chance import chance_of
from serai.server.fleet import thoughts
from serai.server.main import opened
from serai.server.payloads.answers import Analysis
from serai.server.payloads.requests import NewSeat, NewTable
from serai.server.settings import Settings
from serai.server.tables import analysing, making, playing, seating
from serai.server.tables.hosted import HostedTable
from serai.server.tables.house import House
from serai.server.thinking.framing import Choose, Chosen, Task
from tests.processes import any_runs, children
from tests.server.people import PATIENCE, Json, Person, allowed, bot, me
from tests.server.postgres import Postgres
from tests.server.serving import ServerProcess, ThinkingMachine
from tests.server.test_following import until

ADA = "a" * 64


# A house in this process, and a machine that does just what the test says.


class Machine:
    """A machine that thinks, by hand."""

    def __init__(self, name: str, house: House, hand: "asyncpg.Connection[asyncpg.Record]") -> None:
        self.name = name
        self.house = house
        self.hand = hand

    async def comes(self, kin: str, places: int = 1) -> None:
        await self.hand.execute(
            "INSERT INTO processes (id, kind, kin, places, backend, since, until) VALUES "
            "($1, 'think', $2, $3, pg_backend_pid(), now(), now() + interval '1 day')",
            self.name,
            kin,
            places,
        )

    async def takes(self) -> tuple[str, Choose]:
        """The first move that is to be thought about, and what is known of it."""
        async with asyncio.timeout(PATIENCE):
            while not (
                taken := await self.hand.fetch(thoughts.TAKEN, self.name, thoughts.kin(), [0], 1)
            ):
                await asyncio.sleep(0.01)
        asked = msgspec.msgpack.decode(taken[0]["task"], type=Task)
        assert isinstance(asked, Choose)
        return taken[0]["id"], asked

    async def answers(self, name: str, asked: Choose) -> bool:
        """What comes first to its mind; whether anybody still waits for that."""
        game = registry.game(asked.game)
        action = game.observation_from_bytes(asked.observation).legal()[0]
        answer = msgspec.msgpack.encode(Chosen(action, 1))
        return bool(await self.hand.fetch(thoughts.ANSWERED, self.name, name, answer))

    async def vanishes(self) -> None:
        """Its machine says nothing any more, and its time is up."""
        await self.hand.execute("UPDATE processes SET until = now() WHERE id = $1", self.name)


@asynccontextmanager
async def a_house(
    cluster: Postgres, folder: Path, machines: int = 1
) -> AsyncIterator[tuple[House, list[Machine]]]:
    address = cluster.new_database()
    settings = Settings(database=address, data=str(folder), thinkers=1, bot_pace=0)
    async with opened(settings) as house:
        hands = [await asyncpg.connect(address) for _ in range(machines)]
        try:
            yield (
                house,
                [Machine(f"machine {number}", house, hand) for number, hand in enumerate(hands)],
            )
        finally:
            for hand in hands:
                await hand.close()


async def against_a_bot(house: House) -> HostedTable:
    """A match in which a bot is asked."""
    wanted = NewTable("livingstone", [NewSeat("me", "Ada"), NewSeat("bot", level="greedy")])
    table = await making.make(house, ADA, wanted)
    seating.give_nonce(house, table, ADA, "0" * 32)
    match = table.need_play().match
    while 0 in table.to_act():
        action = match.observation(0).sample(chance_of(len(match.lines)))
        playing.play(house, table, 0, action, f"mine-{len(match.lines)}")
    await table.durable()
    return table


def moves_of_the_bot(table: HostedTable) -> int:
    return sum(line.seat == 1 for line in table.need_play().match.lines)


async def leaves_thinking_to_a_machine(cluster: Postgres, folder: Path) -> None:
    async with a_house(cluster, folder) as (house, (machine,)):
        await machine.comes(thoughts.kin())
        await until(lambda: house.thinkers.places == 1)
        table = await against_a_bot(house)
        name, asked = await machine.takes()
        assert moves_of_the_bot(table) == 0
        assert table.need_play().match.observation(1).to_bytes() == asked.observation
        assert await machine.answers(name, asked)
        assert not await machine.answers(name, asked), "it is answered once"
        await until(lambda: moves_of_the_bot(table) == 1)


def test_a_machine_is_told_what_the_bots_seat_knows_and_its_answer_is_played(
    cluster: Postgres, tmp_path: Path
) -> None:
    asyncio.run(leaves_thinking_to_a_machine(cluster, tmp_path))


async def gives_it_to_another(cluster: Postgres, folder: Path) -> None:
    async with a_house(cluster, folder, machines=2) as (house, (first, second)):
        await first.comes(thoughts.kin())
        await second.comes(thoughts.kin())
        await until(lambda: house.thinkers.places == 2)
        table = await against_a_bot(house)
        name, asked = await first.takes()
        await first.vanishes()
        assert await second.takes() == (name, asked)
        assert not await first.answers(name, asked), "somebody else has it in hand"
        assert await second.answers(name, asked)
        await until(lambda: moves_of_the_bot(table) == 1)
        match = table.need_play().match
        assert [line.seat for line in match.lines[1:]].count(1) == 1


def test_what_a_machine_had_in_hand_when_it_vanished_another_one_thinks_about(
    cluster: Postgres, tmp_path: Path
) -> None:
    asyncio.run(gives_it_to_another(cluster, tmp_path))


async def thinks_itself_again(cluster: Postgres, folder: Path) -> None:
    async with a_house(cluster, folder) as (house, (machine,)):
        await machine.comes(thoughts.kin())
        await until(lambda: house.thinkers.places == 1)
        table = await against_a_bot(house)
        await machine.takes()
        await machine.hand.close()
        await until(lambda: moves_of_the_bot(table) > 0)
        assert house.thinkers.places == 0


def test_where_the_last_machine_dies_those_who_serve_think_themselves(
    cluster: Postgres, tmp_path: Path
) -> None:
    asyncio.run(thinks_itself_again(cluster, tmp_path))


async def thinks_itself(cluster: Postgres, folder: Path) -> None:
    async with a_house(cluster, folder) as (house, (machine,)):
        await machine.comes("another Serai")
        table = await against_a_bot(house)
        await until(lambda: moves_of_the_bot(table) > 0)
        assert house.thinkers.places == 0


def test_a_machine_of_another_serai_thinks_for_nobody(cluster: Postgres, tmp_path: Path) -> None:
    asyncio.run(thinks_itself(cluster, tmp_path))


async def asks_again(cluster: Postgres, folder: Path) -> None:
    async with a_house(cluster, folder) as (house, (machine,)):
        await machine.comes(thoughts.kin())
        await until(lambda: house.thinkers.places == 1)
        table = await against_a_bot(house)
        await machine.takes()
        await machine.hand.execute("DELETE FROM thoughts")
        await machine.hand.execute(
            "SELECT pg_terminate_backend(pid) FROM pg_stat_activity "
            "WHERE datname = current_database() AND pid <> pg_backend_pid()"
        )
        assert await machine.answers(*await machine.takes())
        await until(lambda: moves_of_the_bot(table) == 1)


def test_what_a_database_forgot_when_it_fell_is_asked_again(
    cluster: Postgres, tmp_path: Path
) -> None:
    asyncio.run(asks_again(cluster, tmp_path))


async def knows_of_an_analysis(cluster: Postgres, folder: Path) -> None:
    async with a_house(cluster, folder) as (house, (other,)):
        table = await against_a_bot(house)
        playing.agree_to_end(house, table, 0, True)
        await table.durable()
        await other.comes("another Serai")
        body = msgspec.json.encode(Analysis("running", 40, [], [])).decode()
        await other.hand.execute(
            "INSERT INTO studies VALUES ($1, $2, $3)", table.row.id, other.name, body
        )
        assert (await analysing.looked_at(house, table)).percent == 40
        assert (await analysing.begin(house, table, "here")).percent == 40
        assert not house.studies
        await other.hand.close()
        await until_none(house, table)
        assert (await analysing.begin(house, table, "here")).state == "running"
        assert house.studies


async def until_none(house: House, table: HostedTable) -> None:
    async with asyncio.timeout(PATIENCE):
        while (await analysing.looked_at(house, table)).state != "none":
            await asyncio.sleep(0.01)


def test_an_analysis_is_known_to_all_who_serve_and_begins_anew_where_its_process_died(
    cluster: Postgres, tmp_path: Path
) -> None:
    asyncio.run(knows_of_an_analysis(cluster, tmp_path))


# A server and a machine, as people start them.


class Place:
    """A server, and machines that think for it."""

    def __init__(self, folder: Path, address: str) -> None:
        self.address = address
        self.folder = folder
        self.server = ServerProcess(folder / "server", address, thinkers=1).start()
        self.machines: list[ThinkingMachine] = []
        self.ada = Person(self.server.url, "Ada")

    def add_machine(self, address: str = "") -> ThinkingMachine:
        machine = ThinkingMachine(self.folder / "machine", address or self.address, thinkers=1)
        self.machines.append(machine)
        machine.start()
        return machine

    def begin(self, **wanted: object) -> str:
        table: str = self.ada.make(me(), bot("greedy"), **wanted)["id"]
        self.ada.give_nonce(table)
        return table

    def my_turn(self, table: str) -> Json:
        live = self.ada.live(table, 0).until_updated()
        live.until(lambda live: 0 in live.update["to_act"] or live.update["state"] == "ended")
        live.close()
        return live.update

    def play_until(self, table: str, holds: Callable[[], object]) -> None:
        end = time.monotonic() + PATIENCE
        while not holds():
            assert time.monotonic() < end, "it does not come to that"
            update = self.my_turn(table)
            if update["state"] == "ended":
                table = self.begin()
            else:
                self.ada.play(table, 0, allowed(update)[-1])
        self.my_turn(table)


@pytest.fixture
def place(tmp_path: Path, cluster: Postgres) -> Iterator[Place]:
    built = Place(tmp_path, cluster.new_database())
    yield built
    built.ada.go_home()
    everybody = [*built.machines, built.server]
    for process in everybody:
        process.stop()
    assert [line["trace"] for each in everybody for line in each.logs if "trace" in line] == []


def test_bots_think_on_a_machine_that_serves_nobody_and_go_on_when_it_is_killed(
    place: Place,
) -> None:
    machine = place.add_machine()
    table = place.begin()
    place.play_until(table, lambda: children(machine.pid))
    os.kill(machine.pid, signal.SIGKILL)
    place.play_until(table, lambda: children(place.server.pid))


def test_a_machine_that_stops_ends_with_all_its_processes(place: Place) -> None:
    machine = place.add_machine()
    table = place.begin()
    place.play_until(table, lambda: children(machine.pid))
    thinkers = children(machine.pid)
    assert machine.stop() == 0
    assert not any_runs(thinkers)
    place.play_until(table, lambda: children(place.server.pid))


def test_a_machine_needs_no_right_to_look_at_tables(place: Place, cluster: Postgres) -> None:
    for statement in (
        "CREATE ROLE thinker LOGIN",
        "GRANT SELECT ON alembic_version TO thinker",
        "GRANT SELECT, INSERT, UPDATE ON processes TO thinker",
        "GRANT SELECT, UPDATE ON thoughts TO thinker",
    ):
        cluster.ask(statement, place.address)
    machine = place.add_machine(re.sub(r"//[^@]*@", "//thinker@", place.address))
    place.play_until(place.begin(), lambda: children(machine.pid))
    assert [line for line in machine.logs if line["level"] == "error"] == []


async def overheard(address: str, work: Callable[[], object]) -> list[str]:
    """All that passes the channels while something is done."""
    heard: list[str] = []
    ear = await asyncpg.connect(address)
    for channel in ("serai", thoughts.THOUGHTS):
        await ear.add_listener(channel, lambda *said: heard.append(str(said[-1])))
    await asyncio.to_thread(work)
    await ear.execute("SELECT 1")
    await ear.close()
    return heard


def test_what_passes_the_channels_names_tables_and_processes_and_nothing_else(
    place: Place,
) -> None:
    machine = place.add_machine()

    def play() -> None:
        place.play_until(place.begin(), lambda: children(machine.pid))

    heard = asyncio.run(overheard(place.address, play))
    table, process = r"[A-Za-z0-9_-]{16}:(\d+\+?|p)", r"\*?[0-9a-f]{16}"
    assert [said for said in heard if not re.fullmatch(rf"{table}|{process}|\?", said)] == []
    assert thoughts.WANTED in heard
    assert any(re.fullmatch(process, said) for said in heard)


def refusal(folder: Path, database: str) -> str:
    """What a machine says that may not think for a database."""
    started = ThinkingMachine(folder, database).launch()
    _, said = started.communicate(timeout=PATIENCE)
    assert started.returncode == 1
    return said


def test_only_a_database_that_is_served_by_this_serai_is_thought_for(
    tmp_path: Path, cluster: Postgres
) -> None:
    assert "takes a PostgreSQL that they serve" in refusal(tmp_path, "")
    assert "start one that serves it first" in refusal(tmp_path, cluster.new_database())
