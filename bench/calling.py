"""People who cost next to nothing, so that the server is what is measured.

Nothing here knows what is played; whoever sits down decides what to send.
"""

import asyncio
import json
from collections.abc import Callable
from typing import Any, Final, cast
from urllib.parse import urlsplit

import msgspec


class Offer(msgspec.Struct):
    """A choice in a frame; whoever takes it sends its action back as it came."""

    action: msgspec.Raw
    refused: str | None = None


class Frame(msgspec.Struct):
    """The part of a frame that a simulated person looks at."""

    type: str
    id: str = ""
    number: int = 0
    to_act: list[int] = []
    offers: list[Offer] = []
    can_undo: bool = False
    state: str = "playing"


FRAMES: Final = msgspec.json.Decoder(Frame)
TEXT: Final = 1
PING: Final = 9
PONG: Final = 10
LENGTH_BYTES: Final = {126: 2, 127: 8}
OnText = Callable[[bytes, "Live"], None]


class Refused(RuntimeError):
    """The server said no, and why."""


class Caller:
    """A device: one kept HTTP connection and its cookie."""

    def __init__(self, url: str) -> None:
        self.host = urlsplit(url).netloc
        self._reader: asyncio.StreamReader | None = None
        self._writer: asyncio.StreamWriter | None = None
        self.cookie = ""
        self._turn = asyncio.Lock()

    async def post(self, path: str, body: object) -> dict[str, Any]:
        return dict(json.loads(await self.ask("POST", path, msgspec.json.encode(body))))

    async def ask(self, method: str, path: str, content: bytes = b"") -> bytes:
        """One request after the other: an update may overtake the answer to a move."""
        async with self._turn:
            kept = self._writer
            try:
                return await self._ask(method, path, content)
            except (ConnectionError, asyncio.IncompleteReadError):
                if kept is None or kept is not self._writer:
                    raise
                self.hang_up()  # the server closed it, idle for long, at the moment of asking
                return await self._ask(method, path, content)

    async def _ask(self, method: str, path: str, content: bytes) -> bytes:
        if self._writer is None or self._reader is None or self._reader.at_eof():
            host, _, port = self.host.partition(":")
            self._reader, self._writer = await asyncio.open_connection(host, int(port))
        kind = "Content-Type: application/json\r\n" if content else ""
        self._writer.write(
            f"{method} {path} HTTP/1.1\r\nHost: {self.host}\r\nCookie: {self.cookie}\r\n"
            f"{kind}Content-Length: {len(content)}\r\n\r\n".encode()
            + content
        )
        head = (await self._reader.readuntil(b"\r\n\r\n")).decode()
        size = 0
        for line in head.split("\r\n"):
            name, _, value = line.partition(": ")
            if name == "content-length":
                size = int(value)
            elif name == "set-cookie":
                self.cookie = value.partition(";")[0]
        answer = await self._reader.readexactly(size)
        if head.split(" ", 2)[1] >= "400":
            raise Refused(str(json.loads(answer)["text"]))
        return answer

    def hang_up(self) -> None:
        if self._writer is not None:
            self._writer.close()
            self._writer = None


class Live(asyncio.Protocol):
    """A live connection that spends next to nothing, so that the server is what is measured.

    Frames of a client must be masked; a mask of zeros leaves them as they are.
    """

    def __init__(
        self, table: str, viewpoint: int | str, caller: Caller, on_text: OnText, since: int = 0
    ) -> None:
        asked = f"viewpoint={viewpoint}&since={since}"
        self._request = (
            f"GET /api/tables/{table}/live?{asked} HTTP/1.1\r\nHost: {caller.host}\r\n"
            f"Cookie: {caller.cookie}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
            "Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: c2VyYWktYmVuY2gtc2VyYQ==\r\n\r\n"
        ).encode()
        self._on_text = on_text
        self._taken = b""
        self._upgraded = False
        self.closed: asyncio.Future[None] = asyncio.get_running_loop().create_future()

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self._transport = cast(asyncio.Transport, transport)
        self._transport.write(self._request)

    def data_received(self, data: bytes) -> None:
        self._taken += data
        if not self._upgraded:
            head, found, rest = self._taken.partition(b"\r\n\r\n")
            if not found:
                return
            if not head.startswith(b"HTTP/1.1 101"):
                self._fail(RuntimeError(head.decode("latin-1")))
                return
            self._upgraded, self._taken = True, rest
        at = 0
        while (frame := self._next(at)) is not None:
            kind, body, at = frame
            if kind == TEXT:
                self._hear(body)
            elif kind == PING:
                self._send(PONG, body)
        self._taken = self._taken[at:]

    def _next(self, at: int) -> tuple[int, bytes, int] | None:
        """The frame that begins at a byte, and where the next one begins."""
        taken = self._taken
        if len(taken) < at + 2:
            return None
        size, first = taken[at + 1], at + 2
        wide = LENGTH_BYTES.get(size, 0)
        if wide:
            if len(taken) < first + wide:
                return None
            size, first = int.from_bytes(taken[first : first + wide], "big"), first + wide
        end = first + size
        return None if len(taken) < end else (taken[at] & 15, taken[first:end], end)

    def _hear(self, body: bytes) -> None:
        try:
            self._on_text(body, self)
        except Exception as trouble:
            self._fail(trouble)

    def _fail(self, trouble: BaseException) -> None:
        if not self.closed.done():
            self.closed.set_exception(trouble)
        self._transport.close()

    def need(self, work: asyncio.Task[Any]) -> None:
        """What fails beside the connection ends it too."""
        if not work.cancelled() and (trouble := work.exception()) is not None:
            self._fail(trouble)

    def say(self, frame: object) -> None:
        self._send(TEXT, msgspec.json.encode(frame))

    def _send(self, kind: int, body: bytes) -> None:
        size = len(body)
        length = bytes([128 | size]) if size < 126 else bytes([128 | 126]) + size.to_bytes(2, "big")
        self._transport.write(bytes([128 | kind]) + length + bytes(4) + body)

    def close(self) -> None:
        self._transport.close()

    def connection_lost(self, _trouble: Exception | None) -> None:
        if not self.closed.done():
            self.closed.set_result(None)


async def listen(
    caller: Caller, table: str, viewpoint: int | str, on_text: OnText, since: int = 0
) -> Live:
    """A live connection of a device, through which texts are heard from now on."""
    host, _, port = caller.host.partition(":")
    _, live = await asyncio.get_running_loop().create_connection(
        lambda: Live(table, viewpoint, caller, on_text, since), host, int(port)
    )
    return live
