"""The socket of a live connection: uvicorn's, with a short way for plain text in both directions.

The library beneath knows everything a frame can be and takes its time for it. Nearly every frame is
one whole, short text: those are read and written here, and all others go the library's way.

Updates repeat most of what the one before them said, so they are deflated (RFC 7692) where the
other side can undo that, each with the help of those before. Nothing else is: whoever can choose
words that are deflated together with a secret may guess it from the length, and names and messages
are others' words. What comes in deflated stands alone and goes the library's way, which bounds it.

Every frame and every byte takes from an allowance that grows with time; whoever has used it up is
cut off, so that no single connection can keep the server busy.
"""

import asyncio
import zlib
from collections.abc import Callable
from time import thread_time
from typing import Any, Final

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.extensions.permessage_deflate import (
    PerMessageDeflate,
    ServerPerMessageDeflateFactory,
)
from websockets.http11 import Request
from websockets.utils import apply_mask

WIRE: Final = "serai.wire"
"""Where a connection's wire stands in the state of its scope."""
WHOLE_TEXT: Final = 0x81
DEFLATED: Final = 0x40
"""The bit of a head that says so (RFC 7692, 6)."""
LEFT_OUT: Final = len(b"\x00\x00\xff\xff")
"""What ends each flush, and is not sent (RFC 7692, 7.2.1)."""
WINDOW_BITS: Final = 15
DEFLATING: Final = {"level": 6, "memLevel": 5}
"""Some 150 kB a connection. More memory gains nothing; half the window, and the masks of a map
lie beyond it: seven times the bytes."""
MASKED: Final = 0x80
MASK_BYTES: Final = 4
LENGTH_BYTES: Final = {126: 2, 127: 8}
"""Sizes that say how many bytes after them hold the real one (RFC 6455, 5.2)."""
LARGEST_SHORT: Final = 125
LARGEST_MIDDLE: Final = 0xFFFF
POLICY_VIOLATION: Final = 1008
ALLOWANCE: Final = 1024 * 1024
ALLOWANCE_A_SECOND: Final = 256 * 1024
PRICE_OF_A_TEXT: Final = 128
"""What a frame takes from the allowance, in bytes, beside its own."""
PRICE_OF_ANOTHER: Final = 4096
"""Pings, parts and all else that takes the long way: some 250 at once, and 60 a second."""
SECONDS_TO_TAKE: Final = 30.0
"""For what we have sent and nobody takes off our hands."""


def head(size: int, kind: int = WHOLE_TEXT) -> bytes:
    """What stands before a whole text that a server sends."""
    if size <= LARGEST_SHORT:
        return bytes((kind, size))
    if size <= LARGEST_MIDDLE:
        return bytes((kind, 126, size >> 8, size & 0xFF))
    return bytes((kind, 127)) + size.to_bytes(8, "big")


def framed(text: bytes, deflate: "zlib._Compress | None") -> tuple[bytes, bytes]:
    """The head and the body of a whole text, deflated if there is something to do that with."""
    if deflate is None:
        return head(len(text)), text
    small = (deflate.compress(text) + deflate.flush(zlib.Z_SYNC_FLUSH))[:-LEFT_OUT]
    return head(len(small), WHOLE_TEXT | DEFLATED), small


def deflation() -> ServerPerMessageDeflateFactory:
    """What whoever asks for it is granted; each frame that comes in must stand alone."""
    return ServerPerMessageDeflateFactory(
        client_no_context_takeover=True,
        server_max_window_bits=WINDOW_BITS,
        client_max_window_bits=WINDOW_BITS,
        compress_settings=DEFLATING,
    )


class Wire(WebSocketsSansIOProtocol):
    """One live connection. Whoever takes it over sets `on_text` before accepting it."""

    def __init__(self, *given: Any, **named: Any) -> None:
        super().__init__(*given, **named)
        self.conn.available_extensions = [deflation()]
        self.on_text: Callable[[bytes], None] | None = None
        self.on_writable: Callable[[], None] = lambda: None
        self.full = False
        """Whether the other side has fallen behind, so that nothing should be sent just now."""
        self.on_lost: Callable[[], None] = lambda: None
        self.on_sent: Callable[[float], None] = lambda _seconds: None
        """Told how much of the processor it took whenever something went out."""
        self._allowance = ALLOWANCE
        self._allowed_at = self.loop.time()
        self._unread = bytearray()
        self._largest = self.config.ws_max_size
        self._needed = 0
        """How many bytes there must be before it is worth looking at them again."""
        self._unsent: list[tuple[bytes, zlib._Compress | None]] = []
        self._deflate: zlib._Compress | None = None
        """What deflates, where the other side asked for it and remembers what it was sent."""
        self._untaken: asyncio.TimerHandle | None = None

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if not self.close_sent:
            self.scope["state"][WIRE] = self
        for extension in self.conn.extensions:
            if isinstance(extension, PerMessageDeflate) and not extension.local_no_context_takeover:
                self._deflate = extension.encoder

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        self.conn.parser.close()  # it holds on to the library's half, and that on to it
        if self._untaken is not None:
            self._untaken.cancel()
        self.on_lost()

    # Receiving.

    def data_received(self, data: bytes) -> None:
        self._allowance -= len(data)
        if self._allowance < 0 and not self._is_allowed():
            return
        if self.on_text is not None:
            if self._unread:
                self._unread += data
                if len(self._unread) < self._needed:
                    return
                data = bytes(self._unread)
                self._unread.clear()
            self._read(data, self.on_text)
        elif not self.handshake_initiated:
            super().data_received(data)
        else:  # it talks before it was let in
            self.transport.close()

    def _is_allowed(self) -> bool:
        """Let the allowance grow; whoever has used it up all the same is cut off."""
        now = self.loop.time()
        grown = int((now - self._allowed_at) * ALLOWANCE_A_SECOND)
        self._allowance = min(ALLOWANCE, self._allowance + grown)
        self._allowed_at = now
        if self._allowance >= 0:
            return True
        if not self.transport.is_closing():
            self.conn.fail(POLICY_VIOLATION, "too fast")
            self.handle_parser_exception()
        return False

    def _read(self, data: bytes, on_text: Callable[[bytes], None]) -> None:
        """Take all whole frames, and keep what is left."""
        at, there, needed = 0, len(data), 2
        while there >= at + 2 and not self.transport.is_closing():
            size, first = data[at + 1] - MASKED, at + 2
            if size > LARGEST_SHORT:
                first += LENGTH_BYTES[size]
                if there < first:
                    needed = first - at
                    break
                size = int.from_bytes(data[at + 2 : first], "big")
            if not 0 <= size <= self._largest:  # too big, or not masked
                super().data_received(data[at:])  # which refuses it
                return
            begin = first + MASK_BYTES
            end = begin + size
            if there < end:
                needed = end - at
                break
            is_text = data[at] == WHOLE_TEXT and not self.frames
            self._allowance -= PRICE_OF_A_TEXT if is_text else PRICE_OF_ANOTHER
            if self._allowance < 0 and not self._is_allowed():
                return
            if is_text:
                on_text(apply_mask(data[begin:end], data[first:begin]))
            else:
                super().data_received(data[at:end])
            at = end
        if at < there:
            self._unread += data[at:]
            self._needed = needed

    def send_receive_event_to_app(self) -> None:
        """What the library has read: a text in parts, or bytes, which are heard like a bad text."""
        assert self.on_text is not None
        text, self.frames = b"".join(self.frames), []
        self.on_text(text)

    def handle_ping(self) -> None:
        """A pong, unless those before it are still waiting to be taken."""
        pong = b"".join(self.conn.data_to_send())
        if not self.full:
            self.transport.write(pong)

    # Sending.

    def say(self, text: bytes, deflate: "zlib._Compress | None" = None) -> None:
        """Send a text; what one moment brings goes out together."""
        if not self._unsent:
            self.loop.call_soon(self._send)
        self._unsent.append((text, deflate))

    def say_deflated(self, text: bytes) -> None:
        """Send a text that holds nobody's own words, as small as the other side can take it."""
        self.say(text, self._deflate)

    def _send(self) -> None:
        began = thread_time()
        if not self.close_sent and not self.transport.is_closing():
            self.transport.write(b"".join(part for each in self._unsent for part in framed(*each)))
        self._unsent.clear()
        self.on_sent(thread_time() - began)

    def pause_writing(self) -> None:
        super().pause_writing()
        self.full = True
        self._untaken = self.loop.call_later(SECONDS_TO_TAKE, self.transport.abort)

    def resume_writing(self) -> None:
        super().resume_writing()
        self.full = False
        if self._untaken is not None:
            self._untaken.cancel()
        self.on_writable()
