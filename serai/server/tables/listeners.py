"""Live connections: frames wait here until the socket takes them, and no longer than need be."""

import asyncio
from collections import deque
from typing import Final

import msgspec

from serai.server.payloads.answers import Goodbye
from serai.server.wire import Wire

MOST_WAITING: Final = 256
UPDATE: Final = b'{"type":"update",'
"""How the frames begin that hold what a seat sees, and no words of other people's."""


def _nothing() -> None: ...


class Listener:
    """One live connection: a device that looks at a table from one viewpoint."""

    def __init__(self, device: str | None, seat: int | None, wire: Wire) -> None:
        self.device = device
        self.seat = seat
        """Its viewpoint; None is the public."""
        self.told = 0
        """The number of the last event that it was sent, or is sent when the disk has followed."""
        self.closing = False
        self.finished = asyncio.Event()
        """Set when its last frame has gone out."""
        self._wire = wire
        self.held = True
        """Whether its first frames still wait for the disk."""
        self._waiting: deque[bytes] = deque()
        wire.on_writable = self._send_waiting

    def release(self) -> None:
        """Let frames go out; the first ones have waited for the disk."""
        self.held = False
        self._send_waiting()

    def push(self, frame: bytes) -> None:
        if self.closing:
            return
        if not (self.held or self._waiting or self._wire.full):
            self._say(frame)
        elif len(self._waiting) < MOST_WAITING:
            self._waiting.append(frame)
        else:
            self.say_goodbye(Goodbye("too_slow"))

    def say_goodbye(self, goodbye: Goodbye) -> None:
        """The last frame; what still waits is dropped, for the client comes back and resumes."""
        self._waiting.clear()
        self._waiting.append(msgspec.json.encode(goodbye))
        self.closing = True
        self._send_waiting()

    def part(self) -> None:
        """The connection has ended, and no longer leads here."""
        self._wire.on_writable = _nothing

    def hang_up(self) -> None:
        """End the connection without a word."""
        self._wire.transport.close()

    def _send_waiting(self) -> None:
        while self._waiting and not (self.held or self._wire.full):
            self._say(self._waiting.popleft())
        if self.closing and not self._waiting:
            self.finished.set()

    def _say(self, frame: bytes) -> None:
        if frame.startswith(UPDATE):
            self._wire.say_deflated(frame)
        else:
            self._wire.say(frame)
