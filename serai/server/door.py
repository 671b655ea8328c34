"""A connection until it is live: uvicorn's, for those who ask in time and in measure."""

import asyncio
from typing import Any, Final, NoReturn

import msgspec
from uvicorn.protocols.http.httptools_impl import STATUS_LINE, HttpToolsProtocol

from serai.languages import ENGLISH
from serai.server.porch import Porch
from serai.server.problems import Problem, worded
from serai.server.wire import Wire

LARGEST_HEAD: Final = 16 * 1024
"""Bytes of a request that are no body: its line, its headers, and what stands between chunks."""
MOST_HEADERS: Final = 100
LARGEST_REST: Final = 1024 * 1024
"""Of a body that was refused, and is listened to so that its sender can hear why."""
MOST_AT_ONCE: Final = 8
"""Requests that may come before the first of them is answered."""
TO_TAKE: Final = 2
"""An answer that nobody takes off our hands needs more patience than a request."""


class NotHeard(Exception):
    """Why the door closes, in English: nobody has asked anything in a language yet."""

    def __init__(self, status: int, error: str, ident: str) -> None:
        super().__init__(ident)
        self.status = status
        self.problem = Problem(error, worded(ENGLISH, ident))


NO_REQUEST: Final = NotHeard(400, "bad_request", "problem-no_http")
LARGE_HEAD: Final = NotHeard(431, "too_large", "problem-large_head")
LARGE_BODY: Final = NotHeard(413, "too_large", "problem-large_body")
TOO_MANY: Final = NotHeard(429, "too_fast", "problem-wait_for_answer")


class Door(HttpToolsProtocol):
    """One connection, which may ask one thing after the other, or become a live one."""

    def __init__(self, porch: Porch, *given: Any, **named: Any) -> None:
        super().__init__(*given, **named)
        self._porch = porch
        self._address = ""
        self._is_in = False
        self._is_whole = False
        """Whether the last request has come to its end."""
        self._beside = 0
        """Bytes of the request that are no body."""
        self._head = 0
        self._body = 0
        self._against = NO_REQUEST
        self._patience: asyncio.TimerHandle | None = None
        self._untaken: asyncio.TimerHandle | None = None

    # Coming and going.

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self._address = self.client[0] if self.client else ""
        self._is_in = self._porch.enter(self, self._address)
        if self._is_in:
            self._be_patient()
        else:
            transport.abort()

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        self._leave()

    def show_out(self) -> None:
        self._leave()
        self.transport.abort()

    def _leave(self) -> None:
        self._lose_no_patience()
        if self._untaken is not None:
            self._untaken.cancel()
        if self._is_in:
            self._is_in = False
            self._porch.leave(self, self._address)

    def handle_websocket_upgrade(self) -> None:
        self._lose_no_patience()
        super().handle_websocket_upgrade()
        # It holds on to this door, and nobody else would part them.
        self.parser = None  # type: ignore[assignment]
        wire = self.transport.get_protocol()
        assert isinstance(wire, Wire)
        wire.on_lost = self._leave
        if not wire.handshake_initiated:
            self.send_400_response("")  # the library took it for no request, and would be silent

    # Hearing in time and in measure.

    def data_received(self, data: bytes) -> None:
        self._beside += len(data)
        super().data_received(data)
        if self._is_whole:
            self._lose_no_patience()
        elif self._beside > LARGEST_HEAD and not self.transport.is_closing():
            self._against = LARGE_HEAD
            self.send_400_response("")
        elif self._patience is None:
            self._be_patient()

    def _be_patient(self) -> None:
        self._patience = self.loop.call_later(self._porch.patience, self.transport.abort)

    def _lose_no_patience(self) -> None:
        if self._patience is not None:
            self._patience.cancel()
            self._patience = None

    def on_message_begin(self) -> None:
        if len(self.pipeline) >= MOST_AT_ONCE:
            self._refuse(TOO_MANY)
        self._is_whole = False
        self._head = self._body = 0
        super().on_message_begin()

    def on_url(self, url: bytes) -> None:
        self._measure(len(url))
        super().on_url(url)

    def on_header(self, name: bytes, value: bytes) -> None:
        self._measure(len(name) + len(value))
        if len(self.headers) >= MOST_HEADERS:
            self._refuse(LARGE_HEAD)
        super().on_header(name, value)

    def _measure(self, size: int) -> None:
        self._head += size
        if self._head > LARGEST_HEAD:
            self._refuse(LARGE_HEAD)

    def _refuse(self, why: NotHeard) -> NoReturn:
        """Stop the parser at once; it asks for an answer when it is out."""
        self._against = why
        raise why

    def on_headers_complete(self) -> None:
        self._porch.ask(self, self._address)
        super().on_headers_complete()

    def on_body(self, body: bytes) -> None:
        self._beside -= len(body)
        self._body += len(body)
        if self._body > LARGEST_REST:
            self._refuse(LARGE_BODY)
        super().on_body(body)

    def on_message_complete(self) -> None:
        self._is_whole = True
        self._beside = 0
        super().on_message_complete()

    # Answering.

    def on_response_complete(self) -> None:
        super().on_response_complete()
        if self._is_in and not self.pipeline:
            self._porch.wait(self, self._address)

    def send_400_response(self, msg: str) -> None:
        """The answer to what is not heard; then there is nothing more to say."""
        body = msgspec.json.encode(self._against.problem)
        self.transport.write(
            STATUS_LINE[self._against.status]
            + b"content-type: application/json\r\nconnection: close\r\n"
            + b"content-length: %d\r\n\r\n" % len(body)
            + body
        )
        self.transport.close()

    def pause_writing(self) -> None:
        super().pause_writing()
        self._untaken = self.loop.call_later(TO_TAKE * self._porch.patience, self.transport.abort)

    def resume_writing(self) -> None:
        super().resume_writing()
        if self._untaken is not None:
            self._untaken.cancel()
