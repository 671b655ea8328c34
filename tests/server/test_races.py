"""Two houses at one database, as two processes are, and everybody does anything at both at once."""

import asyncio
import random
from collections import Counter
from contextlib import AsyncExitStack
from pathlib import Path
from typing import Any

import asyncpg

from serai.server.main import opened
from serai.server.payloads.requests import ChangeSeat, Join, NewSeat, NewTable
from serai.server.problems import Refusal
from serai.server.routes.common import insisting
from serai.server.settings import Settings
from serai.server.tables import chatting, making, playing, seating
from serai.server.tables.hosted import HostedTable
from serai.server.tables.house import House, listen
from serai.server.tables.listeners import Listener
from tests.server.ears import Ear
from tests.server.postgres import Postgres

SEED = 20
PEOPLE = [f"{number:064x}" for number in range(5)]
TABLES = 3
STEPS = 150
"""What each of the people does at least."""
MOST_STEPS = 3000
READY = 0.7
LEAST = 60
"""Moves at each table without which nothing is shown: so long everybody goes on."""


class Person:
    """A device that does something at a table, by way of one house or the other."""

    def __init__(
        self, device: str, houses: list[House], tables: list[str], moves: Counter[str]
    ) -> None:
        self.device = device
        self._moves = moves
        """How many were made at each table, by whomever."""
        self.chance = random.Random(f"{SEED}{device}")
        self._houses = houses
        self._tables = tables
        self.done: list[tuple[str, int, str]] = []
        """Table, seat and id of each action that was acknowledged."""
        self.ears: list[tuple[str, int, Listener, Ear]] = []
        self.refused: set[str] = set()

    async def act(self) -> None:
        for number in range(MOST_STEPS):
            if number >= STEPS and all(self._moves[each] >= LEAST for each in self._tables):
                return
            table_id = self.chance.choice(self._tables)
            what = self.chance.choice(
                [self.play] * 6
                + [self.sit, self.sit, self.stand_up, self.put_off]
                + [self.give_nonce, self.give_nonce, self.look, self.look, self.talk]
            )
            try:
                await insisting(what)(self.chance.choice(self._houses), table_id, f"deed-{number}")
            except Refusal as refusal:
                self.refused.add(refusal.error)

    async def play(self, house: House, table_id: str, name: str) -> None:
        table = await house.find(table_id, self.device)
        mine = [seat for seat in table.to_act() if table.may_look(self.device, seat)]
        if not mine or table.row.state != "playing":
            return
        offers = table.need_play().match.observation(mine[0]).offers()
        action = self.chance.choice([each.action for each in offers if each.refused is None])
        twice = [house, *self._houses]
        for each in twice[: self.chance.randint(1, 2)]:  # a retry may come to the other one
            await insisting(self._play)(each, table_id, mine[0], action, name)
        self.done.append((table_id, mine[0], name))
        self._moves[table_id] += 1

    async def _play(self, house: House, table_id: str, seat: int, action: Any, name: str) -> None:
        table = await house.find(table_id, self.device)
        playing.play(house, table, seat, action, name)
        await table.durable()

    async def sit(self, house: House, table_id: str, _name: str) -> None:
        table = await house.find(table_id, self.device)
        seating.join(house, table, self.device, self._wish())
        await table.durable()

    def _wish(self) -> Join:
        """To sit down, mostly with one's part of the shuffle at once."""
        nonce = self.chance.randbytes(16).hex() if self.chance.random() < READY else None
        return Join(name=f"P{self.device[-1]}", nonce=nonce)

    async def stand_up(self, house: House, table_id: str, _name: str) -> None:
        table = await house.find(table_id, self.device)
        mine = table.seats_of(self.device)
        if mine and table.row.state == "open" and not table.is_host(self.device):
            seating.leave(house, table, self.device, mine[0])
        await table.durable()

    async def put_off(self, house: House, table_id: str, _name: str) -> None:
        table = await house.find(table_id, self.device)
        seating.change_seat(house, table, self.device, 1, ChangeSeat(kind="open"))
        await table.durable()

    async def give_nonce(self, house: House, table_id: str, _name: str) -> None:
        table = await house.find(table_id, self.device)
        seating.give_nonce(house, table, self.device, self.chance.randbytes(16).hex())
        await table.durable()

    async def talk(self, house: House, table_id: str, name: str) -> None:
        table = await house.find(table_id, self.device)
        mine = table.seats_of(self.device)
        if mine:
            chatting.say(house, table, mine[0], f"I say {name}", name)
        await table.durable()

    async def look(self, house: House, table_id: str, _name: str) -> None:
        table = await house.find(table_id, self.device)
        await table.durable()
        mine = table.seats_of(self.device)
        if mine and table.refreshing is None and not table.dropped:
            ear = Ear()
            listener = Listener(self.device, mine[0], ear)  # type: ignore[arg-type]
            listen(table, listener, 0)
            await table.durable()
            listener.release()
            self.ears.append((table_id, mine[0], listener, ear))


def told(ear: Ear) -> list[dict[str, Any]]:
    """The events of an ear, each told once and in their order."""
    events: list[dict[str, Any]] = []
    for frame in ear.frames:
        if frame["type"] == "update":
            assert frame["from"] == len(events)
            events += frame["events"]
    return events


async def calm(houses: list[House], tables: list[str]) -> list[list[HostedTable]]:
    """Every table as each house has it when all is done."""
    found = []
    for table_id in tables:
        copies = [await house.current(table_id) for house in houses]
        assert all(copies)
        found.append([copy for copy in copies if copy is not None])
    return found


async def race(address: str, folder: Path) -> None:
    async with AsyncExitStack() as stack:
        settings = Settings(database=address, data=str(folder), thinkers=1)
        houses = [await stack.enter_async_context(opened(settings)) for _ in range(2)]
        tables = []
        for number in range(TABLES):
            seats = [NewSeat("me", "Host"), NewSeat("open"), NewSeat("open")]
            wanted = NewTable("timbuktu", seats, public=True, id=f"made-once-{number}")
            made = await making.make(houses[number % 2], PEOPLE[number], wanted)
            await made.durable()
            tables.append(made.row.id)
        moves: Counter[str] = Counter()
        people = [Person(device, houses, tables, moves) for device in PEOPLE]
        await asyncio.gather(*(person.act() for person in people))
        for copies in await calm(houses, tables):
            compare(copies, people)
        stored = await asyncpg.connect(address)
        for person in people:
            for table_id, seat, name in person.done:
                asked = "SELECT count(*) FROM lines WHERE table_id=$1 AND seat=$2 AND action_id=$3"
                assert await stored.fetchval(asked, table_id, seat, name) == 1
        assert min(moves[table_id] for table_id in tables) >= LEAST
        assert not any("unavailable" in person.refused for person in people)
        await stored.close()


def compare(copies: list[HostedTable], people: list[Person]) -> None:
    """Both houses know the same, and every ear was told what its seat may know."""
    one, other = copies
    assert (one.row, one.seats, one.messages) == (other.row, other.seats, other.messages)
    assert one.version == other.version
    if one.play is not None and other.play is not None:
        assert [line.hash for line in one.play.match.lines] == [
            line.hash for line in other.play.match.lines
        ]
    for person in people:
        for table_id, seat, listener, ear in person.ears:
            events = told(ear) if table_id == one.row.id else []
            if events:
                assert one.seats[seat].device == person.device
                assert one.play is not None
                assert not listener.closing
                assert events == one.play.shown.to(seat)


def test_nothing_is_lost_doubled_or_told_to_others_in_a_race(
    cluster: Postgres, tmp_path: Path
) -> None:
    asyncio.run(race(cluster.new_database(), tmp_path))
