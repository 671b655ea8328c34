"""What our wire relies on inside uvicorn and websockets; each test says what would break."""

import asyncio
import inspect
from typing import Any

import pytest
import uvicorn
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from uvicorn.server import ServerState
from websockets.extensions.permessage_deflate import PerMessageDeflate
from websockets.frames import Frame, Opcode
from websockets.server import ServerProtocol

from serai.server.wire import Wire

OVERRIDDEN = {
    "handle_connect": ["self", "event"],
    "connection_lost": ["self", "exc"],
    "data_received": ["self", "data"],
    "send_receive_event_to_app": ["self"],
    "handle_ping": ["self"],
    "pause_writing": ["self"],
    "resume_writing": ["self"],
}
"""What the wire does otherwise than uvicorn: under another name it would never be called."""

STATE = {
    "config": "the largest frame is read from it",
    "conn": "frames that are not plain text go through it",
    "loop": "the allowance grows by its clock",
    "frames": "whether a text in parts is under way",
    "handshake_initiated": "who talks before he was let in is cut off",
    "close_sent": "nothing is sent after a close",
    "transport": "it is written to directly",
}


def protocol() -> WebSocketsSansIOProtocol:
    """A protocol of uvicorn's as it stands before anybody has connected."""

    async def application(scope: Any, receive: Any, send: Any) -> None: ...

    config = uvicorn.Config(application, ws_per_message_deflate=False, log_config=None)
    return WebSocketsSansIOProtocol(config, ServerState(), {}, _loop=asyncio.new_event_loop())


@pytest.mark.parametrize("name", OVERRIDDEN)
def test_what_the_wire_overrides_is_still_there(name: str) -> None:
    theirs = getattr(WebSocketsSansIOProtocol, name, None)
    assert theirs is not None, f"uvicorn no longer has {name}: the wire's own is never called"
    told = list(inspect.signature(theirs).parameters)
    assert told == OVERRIDDEN[name], f"uvicorn hands {name} other things now: {told}"
    assert name in vars(Wire)


@pytest.mark.parametrize("name", STATE)
def test_what_the_wire_reads_is_still_there(name: str) -> None:
    theirs = protocol()
    assert hasattr(theirs, name), f"uvicorn no longer keeps {name}: {STATE[name]}"
    theirs.loop.close()


def test_frames_of_a_text_are_kept_as_a_list_of_bytes() -> None:
    """The wire looks whether there are any, and joins them."""
    theirs = protocol()
    assert theirs.frames == []
    theirs.handle_text(Frame(Opcode.TEXT, b"half", fin=False))
    assert theirs.frames == [b"half"], "uvicorn keeps parts of a text otherwise"
    theirs.loop.close()


def test_uvicorn_tells_what_it_has_read_by_the_names_the_wire_overrides() -> None:
    handled = inspect.getsource(WebSocketsSansIOProtocol.handle_events)
    assert "self.handle_connect(event)" in handled, "a new connection is told otherwise"
    assert "self.handle_ping()" in handled, "a ping is told otherwise"
    parts = inspect.getsource(WebSocketsSansIOProtocol.handle_cont)
    assert "self.send_receive_event_to_app()" in parts, "a text in parts is told otherwise"
    assert hasattr(WebSocketsSansIOProtocol, "handle_parser_exception"), "nobody can be cut off"


def test_the_scope_of_a_connection_has_a_state_for_the_wire() -> None:
    made = inspect.getsource(WebSocketsSansIOProtocol.handle_connect)
    assert '"state": self.app_state.copy()' in made, "routes find their wire in the scope's state"


def test_the_library_beneath_is_told_extensions_and_lets_go_of_its_parser() -> None:
    theirs = ServerProtocol()
    assert theirs.available_extensions is None, "deflating is offered by this attribute"
    assert hasattr(theirs.parser, "close"), "a lost connection is freed by closing its parser"
    assert callable(theirs.fail)
    assert callable(theirs.data_to_send)
    granted = PerMessageDeflate(False, False, 15, 15)
    assert hasattr(granted, "encoder"), "updates are deflated by the extension's own encoder"
    assert granted.local_no_context_takeover is False
