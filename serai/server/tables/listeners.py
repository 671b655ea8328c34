"""Live connections: frames wait here until their change is on disk and the socket takes them."""

import asyncio
from collections import deque
from typing import Final

import msgspec

from serai.server.payloads.answers import Goodbye

MOST_WAITING: Final = 256


class Listener:
    """One live connection: a device that looks at a table from one viewpoint."""

    def __init__(self, device: str | None, seat: int | None) -> None:
        self.device = device
        self.seat = seat
        """Its viewpoint; None is the public."""
        self.number = 0
        """How many events of its viewpoint it has been given."""
        self.closing = False
        self._frames: deque[bytes] = deque()
        self._wake = asyncio.Event()

    def push(self, frame: bytes) -> None:
        if self.closing:
            return
        if len(self._frames) >= MOST_WAITING:
            self.say_goodbye(Goodbye("too_slow"))
            return
        self._frames.append(frame)
        self._wake.set()

    def push_update(self, first: int, number: int, frame: bytes) -> None:
        """An update, unless what it tells was already part of the first one."""
        if first >= self.number:
            self.number = number
            self.push(frame)

    def say_goodbye(self, goodbye: Goodbye) -> None:
        """The last frame; what still waits is dropped, for the client comes back and resumes."""
        self._frames.clear()
        self._frames.append(msgspec.json.encode(goodbye))
        self.closing = True
        self._wake.set()

    async def next_frame(self) -> bytes:
        while not self._frames:
            self._wake.clear()
            await self._wake.wait()
        return self._frames.popleft()

    @property
    def finished(self) -> bool:
        return self.closing and not self._frames
