"""People at the tables: each has a device with a cookie, and may listen to live connections."""

import itertools
import json
import secrets
from collections.abc import Callable
from contextlib import ExitStack
from typing import Any
from urllib.parse import urlsplit

import httpx
from websockets import Origin
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

Json = dict[str, Any]
PATIENCE = 300.0


def fetch(url: str, headers: dict[str, str] | None = None) -> httpx.Response:
    """A request of somebody who has no device yet."""
    return httpx.get(url, headers=headers, timeout=PATIENCE)


class Live:
    """A live connection that keeps everything it was sent."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket
        self.raw: list[str] = []
        self.events: list[Json] = []
        self.updates: list[Json] = []
        self.table: Json = {}
        self.messages: list[Json] = []
        self.closed = False

    @property
    def update(self) -> Json:
        """How things look now."""
        return self.updates[-1]

    def until_updated(self, times: int = 1) -> "Live":
        return self.until(lambda live: len(live.updates) >= times)

    def receive(self, patience: float = PATIENCE) -> Json:
        """The next frame; every update goes on exactly where the last one ended."""
        text = self.socket.recv(timeout=patience)
        assert isinstance(text, str)
        self.raw.append(text)
        frame: Json = json.loads(text)
        if frame["type"] == "update":
            if self.updates:
                assert frame["from"] == self.update["number"]
            assert frame["number"] == frame["from"] + len(frame["events"])
            self.events += frame["events"]
            self.updates.append(frame)
        elif frame["type"] == "table":
            self.table = frame["table"]
        elif frame["type"] == "chat":
            self.messages += frame["messages"]
        return frame

    def until(self, wanted: Callable[["Live"], bool]) -> "Live":
        while not wanted(self):
            self.receive()
        return self

    def until_frame(self, kind: str) -> Json:
        while (frame := self.receive())["type"] != kind:
            pass
        return frame

    def say(self, frame: Json) -> None:
        self.socket.send(json.dumps(frame))

    def close(self) -> None:
        self.socket.close()

    def drain(self, patience: float = PATIENCE) -> "Live":
        """Take everything up to the end of the connection."""
        try:
            while True:
                self.receive(patience)
        except ConnectionClosed:
            self.closed = True
        return self


class Person:
    """Somebody with a browser: one cookie, one origin."""

    def __init__(self, url: str, name: str, patience: float = PATIENCE) -> None:
        self.name = name
        self._patience = patience
        self.http = httpx.Client(base_url=url, headers={"Origin": url}, timeout=patience)
        self.url = url
        self._open = ExitStack()
        self.heard: list[str] = []
        """The text of every answer."""

    def move_to(self, url: str) -> None:
        """The server has come back under another address; the device is the same."""
        token = self.cookie
        self.http.close()
        self.http = httpx.Client(base_url=url, headers={"Origin": url}, timeout=self._patience)
        self.http.cookies.set("serai_device", token)
        self.url = url

    @property
    def cookie(self) -> str:
        return self.http.cookies.get("serai_device") or ""

    def ask(self, method: str, path: str, body: object = None, **query: object) -> httpx.Response:
        wanted = {name: str(value) for name, value in query.items()}
        answer = self.http.request(method, path, json=body, params=wanted or None)
        self.heard.append(answer.text)
        return answer

    def get(self, path: str, **query: object) -> Json:
        answer = self.ask("GET", path, **query)
        assert answer.status_code == 200, answer.text
        return dict(answer.json())

    def post(self, path: str, body: object = None) -> Json:
        answer = self.ask("POST", path, body)
        assert answer.status_code in {200, 201}, answer.text
        return dict(answer.json())

    def put(self, path: str, body: object) -> Json:
        answer = self.ask("PUT", path, body)
        assert answer.status_code == 200, answer.text
        return dict(answer.json())

    def refused(self, method: str, path: str, body: object = None, **query: object) -> Json:
        answer = self.ask(method, path, body, **query)
        assert answer.status_code >= 400, answer.text
        return dict(answer.json()) | {"status": answer.status_code}

    # At the tables.

    def quick(self, **wanted: object) -> Json:
        table = self.post("/api/quick", {"game": "livingstone", **wanted})
        return self.give_nonce(table["id"])

    def make(self, *seats: Json, **wanted: object) -> Json:
        return self.post("/api/tables", {"game": "livingstone", "seats": list(seats), **wanted})

    def give_nonce(self, table: str, nonce: str = "") -> Json:
        return self.post(f"/api/tables/{table}/nonce", {"nonce": nonce or secrets.token_hex(16)})

    def claim(self, token: str) -> Json:
        wanted = {"name": self.name, "nonce": secrets.token_hex(16)}
        return self.post(f"/api/invites/{token}", wanted)

    def view(self, table: str, seat: int | str = 0, since: int = 0) -> Json:
        return self.get(f"/api/tables/{table}/view/{seat}", since=since)

    def play(self, table: str, seat: int, action: Json, action_id: str = "") -> Json:
        body = {"seat": seat, "action": action, "id": action_id or secrets.token_hex(8)}
        return self.post(f"/api/tables/{table}/play", body)

    def live(
        self,
        table: str,
        viewpoint: int | str = 0,
        since: int = 0,
        chat: int = 0,
        language: str = "",
    ) -> Live:
        connection = self.connect(table, viewpoint, since, chat, language)
        return Live(self._open.enter_context(connection))

    def connect(
        self,
        table: str,
        viewpoint: int | str,
        since: int = 0,
        chat: int = 0,
        language: str = "",
    ) -> ClientConnection:
        """A live connection that the caller closes."""
        host = urlsplit(self.url).netloc
        query = f"viewpoint={viewpoint}&since={since}&chat={chat}&language={language}"
        cookie = {"Cookie": f"serai_device={self.cookie}"} if self.cookie else {}
        return connect(
            f"ws://{host}/api/tables/{table}/live?{query}",
            origin=Origin(self.url),
            additional_headers=cookie,
            compression=None,
            open_timeout=self._patience,
            ping_interval=None,
            max_queue=None,  # who looks away for a whole match is not cut off for that
        )

    def go_home(self) -> None:
        self._open.close()
        self.http.close()


def me(name: str = "Ada", **more: object) -> Json:
    return {"kind": "me", "name": name, **more}


def friend() -> Json:
    return {"kind": "open"}


def bot(level: str = "random") -> Json:
    return {"kind": "bot", "level": level}


def allowed(update: Json) -> list[Json]:
    """The actions of the offers that are not refused."""
    return [offer["action"] for offer in update["offers"] if "refused" not in offer]


def two_people(host: Person, guest: Person, **wanted: object) -> str:
    """A private table of two, just begun."""
    table = host.make(me(host.name), friend(), **wanted)
    guest.claim(table["seats"][1]["invite"])
    host.give_nonce(table["id"])
    return str(table["id"])


def play_out(table: str, people: dict[int, Person], most: int = 2000) -> Json:
    """Play to the end, everybody taking turns through the offers; the last update of seat 0."""
    numbers = dict.fromkeys(people, 0)
    for turn in itertools.count():
        assert turn < most, "the match does not end"
        first = next(iter(people))
        update = people[first].view(table, first)
        if update["state"] == "ended":
            return update
        seat = next(seat for seat in update["to_act"] if seat in people)
        mine = people[seat].view(table, seat, numbers[seat])
        numbers[seat] = mine["number"]
        choices = allowed(mine)
        people[seat].play(table, seat, choices[turn % len(choices)])
    raise AssertionError


Meet = Callable[[str, str], Person]
"""Brings somebody of a name to a server's address."""
