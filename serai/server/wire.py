"""The socket of a live connection: uvicorn's, with a short way for plain text in both directions.

The library beneath knows everything a frame can be and takes its time for it. Nearly every frame is
one whole, short text: those are read and written here, and all others go the library's way.
"""

from collections.abc import Callable
from typing import Any, Final

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.http11 import Request
from websockets.utils import apply_mask

WIRE: Final = "serai.wire"
"""Where a connection's wire stands in the state of its scope."""
WHOLE_TEXT: Final = 0x81
MASKED: Final = 0x80
MASK_BYTES: Final = 4
LENGTH_BYTES: Final = {126: 2, 127: 8}
"""Sizes that say how many bytes after them hold the real one (RFC 6455, 5.2)."""
LARGEST_SHORT: Final = 125
LARGEST_MIDDLE: Final = 0xFFFF


def head(size: int) -> bytes:
    """What stands before a whole text that a server sends."""
    if size <= LARGEST_SHORT:
        return bytes((WHOLE_TEXT, size))
    if size <= LARGEST_MIDDLE:
        return bytes((WHOLE_TEXT, 126, size >> 8, size & 0xFF))
    return bytes((WHOLE_TEXT, 127)) + size.to_bytes(8, "big")


class Wire(WebSocketsSansIOProtocol):
    """One live connection. Whoever takes it over sets `on_text` before accepting it."""

    def __init__(self, *given: Any, **named: Any) -> None:
        super().__init__(*given, **named)
        self.on_text: Callable[[bytes], None] | None = None
        self.on_writable: Callable[[], None] = lambda: None
        self.full = False
        """Whether the other side has fallen behind, so that nothing should be sent just now."""
        self._unread = b""
        self._unsent: list[bytes] = []

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if not self.close_sent:
            self.scope["state"][WIRE] = self

    # Receiving.

    def data_received(self, data: bytes) -> None:
        if self.on_text is not None:
            self._unread = self._read(self._unread + data)
        elif not self.handshake_initiated:
            super().data_received(data)
        else:  # it talks before it was let in
            self.transport.close()

    def _read(self, data: bytes) -> bytes:
        """Take all whole frames, and give back what is left."""
        assert self.on_text is not None
        at = 0
        while len(data) >= at + 2 and not self.transport.is_closing():
            size, first = data[at + 1] & ~MASKED, at + 2
            if size > LARGEST_SHORT:
                wide = LENGTH_BYTES[size]
                size, first = int.from_bytes(data[first : first + wide], "big"), first + wide
            if size > self.config.ws_max_size or not data[at + 1] & MASKED:
                super().data_received(data[at:])  # which refuses it
                return b""
            begin = first + MASK_BYTES
            end = begin + size
            if len(data) < end:
                break
            if data[at] == WHOLE_TEXT and not self.frames:
                self.on_text(apply_mask(data[begin:end], data[first:begin]))
            else:
                super().data_received(data[at:end])
            at = end
        return data[at:]

    def send_receive_event_to_app(self) -> None:
        """What the library has read: a text in parts, or bytes, which are heard like a bad text."""
        assert self.on_text is not None
        text, self.frames = b"".join(self.frames), []
        self.on_text(text)

    # Sending.

    def say(self, text: bytes) -> None:
        """Send a text; what one moment brings goes out together."""
        if not self._unsent:
            self.loop.call_soon(self._send)
        self._unsent += (head(len(text)), text)

    def _send(self) -> None:
        if not self.close_sent and not self.transport.is_closing():
            self.transport.write(b"".join(self._unsent))
        self._unsent.clear()

    def pause_writing(self) -> None:
        super().pause_writing()
        self.full = True

    def resume_writing(self) -> None:
        super().resume_writing()
        self.full = False
        self.on_writable()
