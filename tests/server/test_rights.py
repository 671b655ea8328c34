"""A right to look is one that holds now: whoever has lost a seat sees nothing more through it."""

import json
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from random import Random

import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus

from tests.server.people import Json, Live, Meet, Person, allowed, bot, friend, me
from tests.server.serving import ServerProcess

PUBLIC = "public"
SOON = 300.0
GOODBYE = {"type": "goodbye", "reason": "not_yours"}


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    running = ServerProcess(tmp_path_factory.mktemp("rights")).start()
    yield running
    assert running.stop() == 0
    assert running.words == []


def test_a_guest_who_left_is_cut_off_before_the_next_one_is_dealt_a_hand(
    ada: Person, bo: Person, cy: Person
) -> None:
    made = ada.make(me(), friend(), public=True, start="by_host")
    table = made["id"]
    bo.claim(made["seats"][1]["invite"])
    spying = bo.live(table, 1)
    spying.until(lambda live: bool(live.table))
    bo.post(f"/api/tables/{table}/leave", {"seat": 1})
    cy.post(f"/api/tables/{table}/join", {"name": "Cy", "nonce": "00" * 16})
    ada.give_nonce(table)
    ada.post(f"/api/tables/{table}/start")
    spying.drain()
    assert json.loads(spying.raw[-1]) == GOODBYE
    assert spying.updates == []
    assert not ada.get(f"/api/tables/{table}")["seats"][1]["connected"]


def test_a_guest_who_is_put_off_is_cut_off(ada: Person, bo: Person) -> None:
    made = ada.make(me(), friend())
    table = made["id"]
    bo.claim(made["seats"][1]["invite"])
    looks = [bo.live(table, 1), bo.live(table, PUBLIC)]
    ada.put(f"/api/tables/{table}/seats/1", {"kind": "bot"})
    for live in looks:
        assert json.loads(live.drain().raw[-1]) == GOODBYE


def test_strangers_at_a_public_table_without_spectators_are_cut_off_at_the_deal(
    ada: Person, bo: Person
) -> None:
    table = ada.make(me(), me("Eve"), public=True)["id"]
    bo.get("/api/me")
    looking = bo.live(table, PUBLIC)
    ada.give_nonce(table)
    assert json.loads(looking.drain().raw[-1]) == GOODBYE
    assert looking.updates == []


class Look:
    """A live connection of a device."""

    def __init__(self, viewpoint: int | str, live: Live) -> None:
        self.viewpoint = viewpoint
        self.live = live
        self._known = 0

    def fresh(self) -> list[Json]:
        """What was sent since the last time: all of it comes before a pong."""
        live = self.live
        try:
            pong = live.socket.ping()
            while not pong.wait(0.0005):
                self._take()
            self._take()
        except ConnectionClosed:
            live.closed = True
        frames = [json.loads(text) for text in live.raw[self._known :]]
        self._known = len(live.raw)
        return frames

    def _take(self) -> None:
        with suppress(TimeoutError):
            while True:
                self.live.receive(patience=0)


class Guest:
    """A device that listens to everything it is let near, and never hangs up by itself."""

    def __init__(self, person: Person) -> None:
        self.person = person
        self.looks: list[Look] = []
        self.seats: list[int] = []
        self.may_see = False

    def listen(self, table: str, viewpoint: int | str) -> None:
        with suppress(InvalidStatus):
            self.looks.append(Look(viewpoint, self.person.live(table, viewpoint)))

    def may_look(self, viewpoint: int | str) -> bool:
        return self.may_see if viewpoint == PUBLIC else viewpoint in self.seats

    def look_around(self, table: str) -> None:
        """What the table's own answer says about this device's seats."""
        answer = self.person.ask("GET", f"/api/tables/{table}")
        self.may_see = answer.status_code == 200
        self.seats = answer.json()["you"]["seats"] if self.may_see else []

    def check(self, at_once: bool) -> None:
        """Whoever has no right any more was told so, and got nothing of the seat's afterwards.

        Where more happened at once, somebody may have left a seat and be back there by now.
        """
        for look in list(self.looks):
            frames = look.fresh()
            kinds = [frame["type"] for frame in frames]
            if self.may_look(look.viewpoint) and not (at_once and "goodbye" in kinds):
                assert "goodbye" not in kinds
                continue
            assert "update" not in kinds, "seats change hands before the deal only"
            look.live.drain(SOON)
            assert json.loads(look.live.raw[-1]) == GOODBYE
            self.looks.remove(look)


class Evening:
    """People who come and go at a table, and at the one after it, at random."""

    def __init__(self, guests: list[Guest], chance: Random) -> None:
        self.guests = guests
        self.chance = chance
        self.host = guests[0].person
        hot = [me(f"Seat {seat}") for seat in range(chance.randint(1, 2))]
        open_to = {"public": chance.random() < 0.6, "spectators": chance.random() < 0.5}
        made = self.host.make(*hot, *[friend()] * (4 - len(hot)), start="by_host", **open_to)
        self.table: str = made["id"]

    def ask(self, person: Person, what: str, body: Json) -> None:
        """Something is tried; whether it is allowed is the server's to say."""
        method = "PUT" if what.startswith("seats/") else "POST"
        assert person.ask(method, f"/api/tables/{self.table}/{what}", body).status_code < 500

    def anybody(self) -> Guest:
        return self.chance.choice(self.guests)

    def seat(self) -> int:
        return self.chance.randrange(4)

    def before_the_deal(self) -> Callable[[], object]:
        guest, seat = self.anybody(), self.seat()
        name = {"name": guest.person.name}
        shuffle = {"nonce": self.chance.randbytes(16).hex()}
        kind = self.chance.choice(["open", "bot"])
        return self.chance.choice(
            [
                lambda: guest.listen(self.table, seat),
                lambda: guest.listen(self.table, PUBLIC),
                lambda: self.ask(guest.person, "join", name | shuffle | {"seat": seat}),
                lambda: self.accept_invitation(guest.person, seat),
                lambda: self.accept_invitation(guest.person, seat),
                lambda: self.ask(guest.person, "nonce", shuffle),
                lambda: self.leave(guest.person, seat),
                lambda: self.ask(self.host, f"seats/{seat}", {"kind": kind}),
            ]
        )

    def accept_invitation(self, person: Person, seat: int) -> None:
        invite = self.host.get(f"/api/tables/{self.table}")["seats"][seat]["invite"]
        if invite is not None:
            body = {"name": person.name, "nonce": "00" * 16}
            assert person.ask("POST", f"/api/invites/{invite}", body).status_code < 500

    def leave(self, person: Person, seat: int) -> None:
        """The host stays: with him the table would go."""
        if person is not self.host:
            self.ask(person, "leave", {"seat": seat})

    def deal(self) -> None:
        for seat, shown in enumerate(self.host.get(f"/api/tables/{self.table}")["seats"]):
            if shown["kind"] == "open":
                self.host.put(f"/api/tables/{self.table}/seats/{seat}", bot())
        for guest in self.guests:
            self.ask(guest.person, "nonce", {"nonce": "11" * 16})
        assert self.host.post(f"/api/tables/{self.table}/start")["state"] == "playing"

    def while_played(self) -> Callable[[], object]:
        guest, seat = self.anybody(), self.seat()
        said = {"seat": seat, "text": "hm", "id": self.chance.randbytes(8).hex()}
        return self.chance.choice(
            [
                lambda: guest.listen(self.table, seat),
                lambda: guest.listen(self.table, PUBLIC),
                lambda: self.ask(guest.person, "leave", {"seat": seat}),
                lambda: self.ask(guest.person, "return", {"seat": seat}),
                lambda: self.ask(self.host, "stand-in", {"seat": seat}),
                lambda: self.ask(guest.person, "chat", said),
                self.move,
                self.move,
            ]
        )

    def move(self) -> None:
        for guest in self.guests:
            for seat in guest.seats:
                mine = guest.person.view(self.table, seat)
                if seat in mine["to_act"]:
                    body = {"seat": seat, "action": allowed(mine)[0]}
                    self.ask(guest.person, "play", body | {"id": self.chance.randbytes(8).hex()})
                    return

    def check(self, at_once: bool = False) -> None:
        for guest in self.guests:
            guest.look_around(self.table)
        for guest in self.guests:
            guest.check(at_once)
        self.ask_around()

    def ask_around(self) -> None:
        """Questions of their own get no further than live connections do."""
        for what in (f"view/{self.seat()}", f"replay/{self.seat()}", "chat"):
            guest = self.anybody()
            answer = guest.person.ask("GET", f"/api/tables/{self.table}/{what}")
            if answer.status_code == 200:
                assert guest.seats if what == "chat" else int(what[-1]) in guest.seats

    def play_again(self) -> None:
        """All people come back, agree to end, and meet at the next table."""
        for what in ({"seat": seat} for seat in range(4)):
            for guest in self.guests:
                self.ask(guest.person, "return", what)
        for what in ({"seat": seat, "agree": True} for seat in range(4)):
            for guest in self.guests:
                self.ask(guest.person, "end", what)
        for guest in self.guests:
            guest.looks.clear()
        self.table = self.host.post(f"/api/tables/{self.table}/rematch", {})["id"]


@pytest.mark.parametrize("seed", range(8))
def test_no_device_is_ever_sent_what_a_seat_sees_that_is_not_its_own(
    seed: int, house: ServerProcess, meet: Meet
) -> None:
    chance = Random(seed)
    guests = [Guest(meet(house.url, name)) for name in ("Ada", "Bo", "Cy", "Di")]
    for guest in guests:
        guest.person.get("/api/me")
    evening = Evening(guests, chance)
    with ThreadPoolExecutor(3) as at_once:
        for _table in range(2):
            for _ in range(14):
                steps = [evening.before_the_deal() for _ in range(chance.choice([1, 1, 3]))]
                list(at_once.map(lambda step: step(), steps))
                evening.check(at_once=len(steps) > 1)
            evening.deal()
            evening.check()
            for _ in range(6):
                evening.while_played()()
                evening.check()
            evening.play_again()
