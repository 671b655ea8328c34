"""Live connections: frames wait here until the socket takes them, and no longer than need be."""

import asyncio
from collections import deque
from typing import Final

import msgspec

from serai.server.payloads.answers import Goodbye
from serai.server.wire import Wire

MOST_WAITING: Final = 256


class Listener:
    """One live connection: a device that looks at a table from one viewpoint."""

    def __init__(self, device: str | None, seat: int | None, wire: Wire) -> None:
        self.device = device
        self.seat = seat
        """Its viewpoint; None is the public."""
        self.number = 0
        """How many events of its viewpoint it has been given."""
        self.closing = False
        self.finished = asyncio.Event()
        """Set when its last frame has gone out."""
        self._wire = wire
        self._held = True
        self._waiting: deque[bytes] = deque()
        wire.on_writable = self._send_waiting

    def release(self) -> None:
        """Let frames go out; the first ones have waited for the disk."""
        self._held = False
        self._send_waiting()

    def push(self, frame: bytes) -> None:
        if self.closing:
            return
        if not (self._held or self._waiting or self._wire.full):
            self._wire.say(frame)
        elif len(self._waiting) < MOST_WAITING:
            self._waiting.append(frame)
        else:
            self.say_goodbye(Goodbye("too_slow"))

    def push_update(self, first: int, number: int, frame: bytes) -> None:
        """An update, unless what it tells was already part of the first one."""
        if first >= self.number:
            self.number = number
            self.push(frame)

    def say_goodbye(self, goodbye: Goodbye) -> None:
        """The last frame; what still waits is dropped, for the client comes back and resumes."""
        self._waiting.clear()
        self._waiting.append(msgspec.json.encode(goodbye))
        self.closing = True
        self._send_waiting()

    def hang_up(self) -> None:
        """End the connection without a word."""
        self._wire.transport.close()

    def _send_waiting(self) -> None:
        while self._waiting and not (self._held or self._wire.full):
            self._wire.say(self._waiting.popleft())
        if self.closing and not self._waiting:
            self.finished.set()
