"""People for a long evening: they play one match after another, ask for hints, watch, and go home.

They cost next to nothing, so that what is measured is the server.
"""

import asyncio
import itertools
import time
from collections import Counter
from collections.abc import Sequence
from typing import Any, Final

from bench.calling import FRAMES, Caller, Frame, Live, Refused, listen
from serai.engine.chance import Chance

HINTED_ONE_IN: Final = 150
"""How many moves are made for one hint that is asked for."""
TAKEN_BACK_ONE_IN: Final = 25
CUT_ONE_IN: Final = 120
"""How many moves are made for one connection that is lost."""
SHORTEST_LOOK: Final = 2
LONGEST_LOOK: Final = 40
MOST_MOVES: Final = {"goldland": 150, "treasure-island": 40}
"""After so many moves of people a match is ended by agreement; chance alone takes too long."""
LONGEST_MATCH: Final = 400
SLOWER: Final = {"treasure-island": 4.0}
"""How much longer people think there, as they would: its charts are large."""


class Evening:
    """What all guests share: where they play, how fast, and what has happened so far."""

    def __init__(self, url: str, chance: Chance, pace: float) -> None:
        self.url = url
        self.chance = chance
        self.pace = pace
        """Seconds that somebody thinks, on the average."""
        self.waits: list[float] = []
        """Seconds until each move was acknowledged, since they were last taken."""
        self.counts: Counter[str] = Counter()
        self.tables: set[str] = set()
        """Where one may watch now."""
        self._numbers = itertools.count()

    def one_in(self, many: int) -> bool:
        return self.chance.below(many) == 0

    def a_while(self) -> float:
        """Between half and one and a half times the pace."""
        return self.pace * (0.5 + self.chance.below(1001) / 1000)

    def new_id(self) -> str:
        return f"evening-{next(self._numbers):08}"


class Company:
    """Those who play one match together, and how long they want to."""

    def __init__(self, evening: Evening, game: str, people: int) -> None:
        self.guests = [Guest(evening, self) for _ in range(people)]
        self.slower = SLOWER.get(game, 1.0)
        self._left = MOST_MOVES.get(game, LONGEST_MATCH)

    @property
    def tired(self) -> bool:
        return self._left <= 0

    def moved(self) -> None:
        self._left -= 1
        if self.tired:
            for guest in self.guests:
                guest.look_again()


class Guest:
    """Somebody on a seat, with a device and a live connection of their own."""

    def __init__(self, evening: Evening, company: Company) -> None:
        self.evening = evening
        self._company = company
        self.caller = Caller(evening.url)
        self.table = ""
        self.seat = 0
        self._frame: Frame | None = None
        self._news = asyncio.Event()
        self._answered = asyncio.Event()
        self._asked: tuple[str, float] = ("", 0.0)
        self._live: Live | None = None

    async def sit(self, table: str, seat: int) -> None:
        self.table, self.seat = table, seat
        await self._connect(0)

    async def _connect(self, since: int) -> None:
        self._live = await listen(self.caller, self.table, self.seat, self._hear, since)

    def _hear(self, text: bytes, _live: Live) -> None:
        frame = FRAMES.decode(text)
        if frame.type == "update":
            self._frame = frame
            self._news.set()
        elif frame.type in {"done", "refused"} and frame.id == self._asked[0]:
            if frame.type == "done":
                self.evening.waits.append(time.perf_counter() - self._asked[1])
            else:
                self.look_again()
            self.evening.counts[frame.type] += 1
            self._answered.set()
        elif frame.type == "goodbye":
            raise RuntimeError(text.decode())

    def look_again(self) -> None:
        """Nothing new will come by itself; think again about what was shown last."""
        if self._frame is not None:
            self._news.set()

    async def play(self) -> None:
        """Play until the match is over, or agree to end it when it has gone on for long enough."""
        while True:
            frame = await self._next_frame()
            if frame.state == "ended":
                return
            if self._company.tired:
                await self._agree_to_end()
            elif self.seat in frame.to_act:
                await self._turn(frame)

    def go_home(self) -> None:
        if self._live is not None:
            self._live.close()
        self.caller.hang_up()

    async def _next_frame(self) -> Frame:
        assert self._live is not None
        coming = asyncio.ensure_future(self._news.wait())
        ended: asyncio.Future[Any] = self._live.closed
        await asyncio.wait([coming, ended], return_when=asyncio.FIRST_COMPLETED)
        if not coming.done():
            coming.cancel()
            ended.result()
            raise RuntimeError("the server hung up")
        self._news.clear()
        assert self._frame is not None
        return self._frame

    async def _agree_to_end(self) -> None:
        body = {"seat": self.seat, "agree": True}
        try:
            await self.caller.post(f"/api/tables/{self.table}/end", body)
        except Refused:
            self.evening.counts["ended meanwhile"] += 1

    async def _turn(self, frame: Frame) -> None:
        evening = self.evening
        await asyncio.sleep(evening.a_while() * self._company.slower)
        if self._frame is not frame:  # somebody who is asked at the same time has chosen
            return
        if evening.one_in(CUT_ONE_IN):
            await self._lose_connection(frame.number)
            return
        if evening.one_in(HINTED_ONE_IN):
            await self._ask_for_hint()
        if frame.can_undo and evening.one_in(TAKEN_BACK_ONE_IN):
            await self._say({"type": "undo"})
            return
        choices = [offer.action for offer in frame.offers if offer.refused is None]
        self._company.moved()
        await self._say({"type": "play", "action": choices[evening.chance.below(len(choices))]})

    async def _say(self, frame: dict[str, Any]) -> None:
        assert self._live is not None
        self._asked = (self.evening.new_id(), time.perf_counter())
        self._answered.clear()
        self._live.say({**frame, "id": self._asked[0]})
        await self._answered.wait()

    async def _lose_connection(self, since: int) -> None:
        assert self._live is not None
        self._live.close()
        await self._live.closed
        self.evening.counts["connections lost"] += 1
        await self._connect(since)

    async def _ask_for_hint(self) -> None:
        try:
            await self.caller.post(f"/api/tables/{self.table}/hint", {"seat": self.seat})
            self.evening.counts["hints"] += 1
        except Refused:
            self.evening.counts["hints refused"] += 1


async def one_match(evening: Evening, game: str, seats: Sequence[str]) -> None:
    """New people come, play one match to its end, look at its record and go home.

    Seats are "person" or the level of a bot; the first one is a person.
    """
    places = [number for number, kind in enumerate(seats) if kind == "person"]
    company = Company(evening, game, len(places))
    guests = company.guests
    try:
        table = await _begun(guests, game, seats)
        for guest, place in zip(guests, places, strict=True):
            await guest.sit(table, place)
        evening.tables.add(table)
        async with asyncio.TaskGroup() as group:
            for guest in guests:
                group.create_task(guest.play())
        evening.tables.discard(table)
        record = await guests[0].caller.ask("GET", f"/api/tables/{table}/record")
        evening.counts["matches"] += 1
        evening.counts["moves in records"] += record.count(b'"kind":"played"')
    finally:
        for guest in guests:
            guest.go_home()


async def _begun(guests: Sequence[Guest], game: str, seats: Sequence[str]) -> str:
    host = guests[0]
    wanted: list[dict[str, str]] = [{"kind": "me", "name": "Host"}]
    for kind in seats[1:]:
        wanted.append({"kind": "open"} if kind == "person" else {"kind": "bot", "level": kind})
    options = {"game": game, "seats": wanted, "spectators": True, "hints": True}
    made = await host.caller.post("/api/tables", options)
    table = str(made["id"])
    invitations = [seat["invite"] for seat in made["seats"] if seat["invite"]]
    for number, (guest, token) in enumerate(zip(guests[1:], invitations, strict=True)):
        claim = {"name": f"Guest {number + 1}", "nonce": f"{number:032x}"}
        await guest.caller.post(f"/api/invites/{token}", claim)
    await host.caller.post(f"/api/tables/{table}/nonce", {"nonce": "7" * 32})
    return table


async def watch_on(evening: Evening) -> None:
    """A spectator who goes from table to table for as long as the evening lasts."""
    while True:
        await asyncio.sleep(evening.a_while())
        if not evening.tables:
            continue
        table = sorted(evening.tables)[evening.chance.below(len(evening.tables))]
        live = await listen(Caller(evening.url), table, "public", lambda _text, _live: None)
        seconds = SHORTEST_LOOK + evening.chance.below(LONGEST_LOOK - SHORTEST_LOOK)
        try:
            await asyncio.wait([live.closed], timeout=seconds)
        finally:
            live.close()
        late = live.closed.done() and live.closed.exception() is not None
        evening.counts["spectators who came too late" if late else "spectators"] += 1
