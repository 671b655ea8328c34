"""A viewpoint that listens through all interruptions, and notices what is skipped or told twice."""

import json
import socket
import time
from contextlib import ExitStack, suppress
from typing import Any, Final

from websockets.exceptions import WebSocketException
from websockets.sync.client import ClientConnection

from tests.server.people import Person

Json = dict[str, Any]
PAUSE: Final = 0.1
"""Seconds until a lost connection is tried again."""


class Skipped(Exception):
    """Something was told twice or not at all."""


class Ear:
    """What a device is told from one viewpoint of a table, over as many connections as it takes."""

    def __init__(self, person: Person, table: str, viewpoint: int | None) -> None:
        self.person = person
        self.viewpoint = viewpoint
        self.texts: list[str] = []
        self.events: list[Json] = []
        self.update: Json = {}
        """How things looked last."""
        self.answers: dict[str, Json] = {}
        """What was answered to each id."""
        self.connections = 0
        self._table = table
        self._number = 0
        self._connection: ClientConnection | None = None
        self._open = ExitStack()

    @property
    def seat(self) -> int:
        assert self.viewpoint is not None
        return self.viewpoint

    def knows(self, number: int) -> bool:
        return self._number >= number

    def hear(self, seconds: float) -> bool:
        """Take what has come, waiting so long for the first of it; whether anything came."""
        before = len(self.texts)
        try:
            while True:
                self._take(self._connected().recv(timeout=seconds))
                seconds = 0.0
        except TimeoutError:
            pass
        except (OSError, EOFError, WebSocketException):
            self.hang_up()
            time.sleep(PAUSE)
        return len(self.texts) > before

    def _connected(self) -> ClientConnection:
        if self._connection is None:
            viewpoint = "public" if self.viewpoint is None else self.viewpoint
            coming = self.person.connect(self._table, viewpoint, self._number)
            self._connection = self._open.enter_context(coming)
            self.connections += 1
        return self._connection

    def _take(self, text: str | bytes) -> None:
        assert isinstance(text, str)
        self.texts.append(text)
        frame: Json = json.loads(text)
        if frame["type"] == "update":
            if frame["from"] != self._number:
                raise Skipped(f"told up to {self._number}, then from {frame['from']} on")
            self.events += frame["events"]
            self._number = frame["number"]
            self.update = frame
        elif frame["type"] in {"done", "refused"}:
            self.answers[frame["id"]] = frame

    def say(self, frame: Json) -> bool:
        """Whether it could be sent; nobody knows then whether it arrived."""
        try:
            self._connected().send(json.dumps(frame))
            return True
        except (OSError, EOFError, WebSocketException):
            self.hang_up()
            return False

    def cut(self) -> None:
        """As a cable does."""
        if self._connection is not None:
            with suppress(OSError):
                self._connection.socket.shutdown(socket.SHUT_RDWR)

    def hang_up(self) -> None:
        self.cut()
        self._open.close()
        self._connection = None
