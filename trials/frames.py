"""The frame reader beside the library's: whatever comes, in whatever pieces, both say the same.

Streams of frames, most of them sound, some of them broken in every way the standard knows, are cut
into pieces and given to our reader; the library gets them whole. What was heard and what is sent
back must be the same to the byte.
"""

import asyncio
from collections import Counter
from collections.abc import Callable
from itertools import pairwise
from typing import Any, Final

import msgspec
import uvicorn
from uvicorn.server import ServerState
from websockets.frames import Frame, Opcode
from websockets.http11 import Request
from websockets.server import ServerProtocol
from websockets.utils import apply_mask

from serai.engine.chance import Chance
from serai.server.wire import WIRE, Wire

REQUEST: Final = (
    b"GET /live HTTP/1.1\r\nHost: 127.0.0.1\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    b"Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: c2VyYWktd2lyZS1zZXJhaQ==\r\n\r\n"
)
LARGEST: Final = 2048
"""Of a message, so that too large ones are quickly made."""
LAST: Final = 0x80
TEXT, BYTES, CONTINUED, CLOSE, PING, PONG = 1, 2, 0, 8, 9, 10
OnText = Callable[[bytes], None]
MOST_FRAMES: Final = 48
"""Of a stream: so few that none of them is ever too fast."""
SIZES: Final = (0, 1, 5, 30, 124, 125, 126, 127, 300, LARGEST - 1, LARGEST)


def frame(
    chance: Chance, head: int, body: bytes, masked: bool = True, wide: int | None = None
) -> bytes:
    """A frame as a client sends it; `wide` says in how many bytes its size is written."""
    size = len(body)
    if wide is None:
        wide = 0 if size < 126 else 2 if size < 65536 else 8
    bit = 0x80 if masked else 0
    length = size if wide == 0 else 126 if wide == 2 else 127
    start = bytes([head, bit | length]) + (size.to_bytes(wide, "big") if wide else b"")
    if not masked:
        return start + body
    mask = chance.below(1 << 32).to_bytes(4, "big")
    return start + mask + apply_mask(body, mask)


def some_bytes(chance: Chance, size: int) -> bytes:
    seed = chance.below(256)
    return bytes([seed, seed ^ 0x5A, 0x7B, 0x22, 0xC3] * (size // 5 + 1))[:size]


class Stream:
    """Frames in a row, as they are made up."""

    def __init__(self, chance: Chance) -> None:
        self._chance = chance
        self.frames: list[bytes] = []
        sound = [self._whole, self._whole, self._whole, self._bytes, self._parts, self._control]
        for _ in range(1 + chance.below(MOST_FRAMES // 4)):
            sound[chance.below(len(sound))]()
        if chance.below(2):
            self.frames.append(self._unsound())
            self._whole()
        elif chance.below(4) == 0:
            self._whole()
            last = self.frames.pop()
            self.frames.append(last[: chance.below(len(last))])

    def _add(self, head: int, body: bytes, **how: Any) -> None:
        self.frames.append(frame(self._chance, head, body, **how))

    def _body(self) -> bytes:
        chance = self._chance
        return some_bytes(chance, SIZES[chance.below(len(SIZES) - 2 * chance.below(2))])

    def _whole(self) -> None:
        body = self._body()
        wide = (2, 8)[self._chance.below(2)] if self._chance.below(20) == 0 else None
        self._add(LAST | TEXT, body, wide=wide)

    def _bytes(self) -> None:
        self._add(LAST | BYTES, self._body())

    def _parts(self) -> None:
        """A message in parts, with control frames between them."""
        body = self._body()
        cuts = sorted(self._chance.below(len(body) + 1) for _ in range(1 + self._chance.below(3)))
        ends = list(pairwise([0, *cuts, len(body)]))
        for number, (first, end) in enumerate(ends):
            kind = (TEXT, BYTES)[self._chance.below(2)] if number == 0 else CONTINUED
            self._add((LAST if number == len(ends) - 1 else 0) | kind, body[first:end])
            if self._chance.below(3) == 0 and number < len(ends) - 1:
                self._control()

    def _control(self) -> None:
        kind = (PING, PONG)[self._chance.below(2)]
        self._add(LAST | kind, some_bytes(self._chance, self._chance.below(126)))

    def _unsound(self) -> bytes:
        """What no client may send, or says with a close that it goes."""
        chance = self._chance
        body = some_bytes(chance, chance.below(100))
        code = (1000, 1001, 1002, 1005, 1006, 999, 3000, 4999, 5000)[chance.below(9)]
        ways = [
            lambda: frame(chance, LAST | TEXT, body, masked=False),
            lambda: frame(chance, LAST | TEXT, b"", masked=False),
            lambda: frame(chance, LAST | 0x10 << chance.below(3) | TEXT, body),
            lambda: frame(chance, LAST | (3 + chance.below(5)), body),
            lambda: frame(chance, LAST | (11 + chance.below(5)), body),
            lambda: frame(chance, LAST | CONTINUED, body),
            lambda: frame(chance, CONTINUED, body),
            lambda: frame(chance, TEXT, body) + frame(chance, LAST | TEXT, body),
            lambda: frame(chance, LAST | TEXT, bytes(LARGEST + 1 + chance.below(99))),
            lambda: frame(chance, LAST | TEXT, bytes(70_000))[: 10 + chance.below(70_000)],
            lambda: frame(chance, LAST | PING, bytes(126 + chance.below(200))),
            lambda: frame(chance, PING, body),
            lambda: frame(chance, LAST | CLOSE, code.to_bytes(2, "big") + b"bye"),
            lambda: frame(chance, LAST | CLOSE, b""),
            lambda: frame(chance, LAST | CLOSE, b"x"),
            lambda: frame(chance, LAST | CLOSE, b"\x03\xe8\xff\xfe"),
            lambda: bytes([LAST | TEXT, 0xFF]) + bytes([0xFF] * 8) + body,
        ]
        return ways[chance.below(len(ways))]()


def pieces(chance: Chance, stream: bytes) -> list[bytes]:
    """The stream, cut somewhere, everywhere or nowhere."""
    way = chance.below(4)
    if way == 0:
        return [stream]
    if way == 1 and len(stream) < 400:
        return [stream[at : at + 1] for at in range(len(stream))]
    cuts = sorted({chance.below(len(stream) + 1) for _ in range(1 + chance.below(30))})
    return [stream[a:b] for a, b in pairwise([0, *cuts, len(stream)]) if a < b]


class Outcome(msgspec.Struct):
    """What a reader makes of a stream."""

    heard: list[bytes]
    sent: bytes


def by_library(stream: bytes) -> Outcome:
    """What the library makes of it, given all of it at once."""
    protocol = ServerProtocol(max_size=LARGEST)
    protocol.receive_data(REQUEST)
    request = protocol.events_received()[0]
    assert isinstance(request, Request)
    protocol.send_response(protocol.accept(request))
    protocol.data_to_send()
    protocol.receive_data(stream)
    heard: list[bytes] = []
    parts: list[bytes] = []
    for event in protocol.events_received():
        assert isinstance(event, Frame)
        if event.opcode in {Opcode.TEXT, Opcode.BINARY, Opcode.CONT}:
            parts.append(bytes(event.data))
            if event.fin:
                heard.append(b"".join(parts))
                parts = []
    return Outcome(heard, b"".join(protocol.data_to_send()))


class Pipe(asyncio.Transport):
    """A socket's near end; what is written to it is kept."""

    def __init__(self) -> None:
        super().__init__()
        self.written: list[bytes] = []
        self._closing = False

    def write(self, data: bytes | bytearray | memoryview) -> None:
        if not self._closing:
            self.written.append(bytes(data))

    def is_closing(self) -> bool:
        return self._closing

    def close(self) -> None:
        self._closing = True

    def abort(self) -> None:
        self._closing = True

    def pause_reading(self) -> None:
        return

    def resume_reading(self) -> None:
        return


async def _app(_scope: Any, receive: Any, send: Any) -> None:
    """Lets everybody in, and waits until they have gone."""
    await receive()
    await send({"type": "websocket.accept"})
    await receive()


class OurReader:
    """Makes wires that are open, and gives them streams in pieces."""

    def __init__(self) -> None:
        self._config = uvicorn.Config(
            _app, ws_max_size=LARGEST, ws_per_message_deflate=False, log_config=None
        )
        self._config.load()
        self._state = ServerState()

    async def read(self, given: list[bytes]) -> Outcome:
        pipe, heard = Pipe(), list[bytes]()
        wire = Wire(config=self._config, server_state=self._state, app_state={})
        wire.connection_made(pipe)
        wire.data_received(REQUEST)
        wire.scope["state"][WIRE].on_text = heard.append
        while not wire.handshake_complete:
            await asyncio.sleep(0)
        pipe.written.clear()
        for piece in given:
            if not pipe.is_closing():
                wire.data_received(piece)
        sent = b"".join(pipe.written)
        wire.connection_lost(None)
        await asyncio.gather(*self._state.tasks)
        return Outcome(heard, sent)


async def fuzz(frames: int, chance: Chance) -> dict[str, Any]:
    """Compare both readers until so many frames were read."""
    reader = OurReader()
    counts: Counter[str] = Counter()
    failures: list[dict[str, Any]] = []
    while counts["frames"] < frames and len(failures) < 10:
        made = Stream(chance)
        stream = b"".join(made.frames)
        given = pieces(chance, stream)
        ours, theirs = await reader.read(given), by_library(stream)
        counts.update(
            connections=1,
            frames=len(made.frames),
            pieces=len(given),
            heard=len(theirs.heard),
            ended=_ends(theirs.sent),
        )
        if ours != theirs:
            failures.append(
                {
                    "pieces": [piece.hex() for piece in given],
                    "ours": [len(ours.heard), ours.sent.hex()],
                    "theirs": [len(theirs.heard), theirs.sent.hex()],
                }
            )
    return {**counts, "failures": failures}


def _ends(sent: bytes) -> int:
    """Whether what was sent back is a close."""
    at = 0
    while at < len(sent):
        if sent[at] & 15 == CLOSE:
            return 1
        at += 2 + sent[at + 1]
    return 0
