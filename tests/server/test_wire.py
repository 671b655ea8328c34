"""The socket beneath a live connection, frame by frame: whatever the pieces, the same is heard."""

import json
import socket
import zlib
from collections.abc import Iterator
from contextlib import contextmanager
from itertools import pairwise
from typing import Any
from urllib.parse import urlsplit

import pytest
from websockets.utils import apply_mask

from tests.server.people import PATIENCE, Person, allowed, me

DEFLATED = 0x40
ASKING = "Sec-WebSocket-Extensions: permessage-deflate"
CRLF = "\r\n"
FLUSHED = b"\x00\x00\xff\xff"
TEXT, CONTINUED, CLOSE, PING, PONG = 1, 0, 8, 9, 10
LAST = 0x80
MASK = bytes([0x37, 0xFA, 0x21, 0x3D])
PROTOCOL_ERROR, TOO_BIG = 1002, 1009


def frame(kind: int, body: bytes, masked: bool = True) -> bytes:
    size = len(body)
    bit = 0x80 if masked else 0
    if size < 126:
        head = bytes([kind, bit | size])
    elif size < 65536:
        head = bytes([kind, bit | 126]) + size.to_bytes(2, "big")
    else:
        head = bytes([kind, bit | 127]) + size.to_bytes(8, "big")
    return head + (MASK + apply_mask(body, MASK) if masked else body)


def question(number: int, padding: int = 0) -> bytes:
    """Something that is always answered under its own id: a seat has nothing to take back."""
    return b" " * padding + json.dumps({"type": "undo", "id": f"question-{number}"}).encode()


class RawSocket:
    """A live connection that writes its own bytes."""

    def __init__(self, raw: socket.socket) -> None:
        self.raw = raw
        self.answer = ""
        """How the handshake was answered."""
        self._taken = b""

    def _take(self, size: int) -> bytes:
        while len(self._taken) < size:
            more = self.raw.recv(65536)
            assert more, "the connection ended early"
            self._taken += more
        taken, self._taken = self._taken[:size], self._taken[size:]
        return taken

    def skip_answer(self) -> str:
        answer = b""
        while not answer.endswith(b"\r\n\r\n"):
            answer += self._take(1)
        assert answer.startswith(b"HTTP/1.1 101"), answer
        return answer.decode()

    def next_frame(self) -> tuple[int, bytes]:
        kind, body = self.next_bytes()
        return kind & 15, body

    def next_bytes(self) -> tuple[int, bytes]:
        """A frame as it came, with all bits of its first byte."""
        kind, size = self._take(2)
        if size > 125:
            size = int.from_bytes(self._take(2 if size == 126 else 8), "big")
        return kind, self._take(size)

    def answered(self) -> str:
        """The id of the next question that is answered."""
        while True:
            kind, body = self.next_frame()
            if kind == TEXT:
                told: dict[str, Any] = json.loads(body)
                if told["type"] in {"done", "refused"}:
                    return str(told["id"])

    def closed_with(self) -> int:
        while True:
            kind, body = self.next_frame()
            if kind == CLOSE:
                return int.from_bytes(body[:2], "big")


@pytest.fixture
def table(ada: Person) -> str:
    """One that has just begun, with both seats Ada's."""
    made: str = ada.make(me(), me("Eve"))["id"]
    ada.give_nonce(made)
    return made


@pytest.fixture
def sitting(ada: Person, table: str) -> Iterator[RawSocket]:
    """Ada at a table that has just begun."""
    with connected(ada, table) as raw:
        yield raw


@contextmanager
def connected(person: Person, table: str, wish: str = "") -> Iterator[RawSocket]:
    where = urlsplit(person.url)
    assert where.hostname is not None
    with socket.create_connection((where.hostname, where.port), timeout=PATIENCE) as raw:
        raw.sendall(
            f"GET /api/tables/{table}/live?viewpoint=0 HTTP/1.1\r\nHost: {where.netloc}\r\n"
            f"Cookie: serai_device={person.cookie}\r\nUpgrade: websocket\r\n"
            "Connection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
            f"{wish and wish + CRLF}"
            "Sec-WebSocket-Key: c2VyYWktd2lyZS1zZXJhaQ==\r\n\r\n".encode()
        )
        live = RawSocket(raw)
        live.answer = live.skip_answer()
        yield live


def test_frames_in_one_piece_are_heard_one_after_the_other(sitting: RawSocket) -> None:
    sitting.raw.sendall(b"".join(frame(LAST | TEXT, question(n)) for n in range(5)))
    assert [sitting.answered() for _ in range(5)] == [f"question-{n}" for n in range(5)]


@pytest.mark.parametrize("padding", [0, 300, 60_000])
def test_a_frame_may_come_in_any_pieces(sitting: RawSocket, padding: int) -> None:
    bytes_sent = frame(LAST | TEXT, question(1, padding)) + frame(LAST | TEXT, question(2))
    cuts = [0, 1, 2, 3, 5, 9, 11, len(bytes_sent) // 2, len(bytes_sent) - 3, len(bytes_sent)]
    sitting.raw.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
    for first, end in pairwise(cuts):
        sitting.raw.sendall(bytes_sent[first:end])
    assert [sitting.answered(), sitting.answered()] == ["question-1", "question-2"]


def test_the_first_byte_of_a_frame_may_come_with_the_last_of_a_large_one(
    sitting: RawSocket,
) -> None:
    large, small = frame(LAST | TEXT, question(1, 60_000)), frame(LAST | TEXT, question(2))
    sitting.raw.sendall(large[:-40])
    sitting.raw.sendall(large[-40:] + small[:1])
    assert sitting.answered() == "question-1"
    sitting.raw.sendall(small[1:])
    assert sitting.answered() == "question-2"


def test_a_text_in_parts_is_heard_as_one_even_around_a_ping(sitting: RawSocket) -> None:
    text = question(1)
    sitting.raw.sendall(frame(TEXT, text[:7]))
    sitting.raw.sendall(frame(LAST | PING, b"there?"))
    sitting.raw.sendall(frame(CONTINUED, text[7:9]) + frame(LAST | CONTINUED, text[9:]))
    sitting.raw.sendall(frame(LAST | TEXT, question(2)))
    kinds = []
    while PONG not in kinds:
        kind, body = sitting.next_frame()
        kinds.append(kind)
    assert body == b"there?"
    assert [sitting.answered(), sitting.answered()] == ["question-1", "question-2"]


@pytest.mark.parametrize(
    ("sent", "code"),
    [
        (frame(LAST | TEXT, question(1), masked=False), PROTOCOL_ERROR),
        (frame(LAST | TEXT, b"", masked=False), PROTOCOL_ERROR),
        (frame(TEXT, b"{") + frame(LAST | TEXT, question(1)), PROTOCOL_ERROR),
        (frame(LAST | CONTINUED, question(1)), PROTOCOL_ERROR),
        (frame(LAST | 0x40 | TEXT, question(1)), PROTOCOL_ERROR),
        (frame(LAST | 3, b""), PROTOCOL_ERROR),
        (frame(LAST | TEXT, bytes(70_000))[:12], TOO_BIG),
        (frame(LAST | TEXT, question(1, 70_000)) + frame(LAST | TEXT, question(2)), TOO_BIG),
    ],
    ids=[
        "not masked",
        "empty and not masked",
        "a text within another",
        "the rest of nothing",
        "an extension nobody agreed on",
        "a kind that does not exist",
        "a size too big",
        "a text too big",
    ],
)
def test_what_is_no_sound_frame_ends_the_connection(
    sitting: RawSocket, sent: bytes, code: int
) -> None:
    sitting.raw.sendall(sent)
    assert sitting.closed_with() == code


def test_a_close_is_answered(sitting: RawSocket) -> None:
    sitting.raw.sendall(frame(LAST | CLOSE, (1000).to_bytes(2, "big")))
    assert sitting.closed_with() == 1000


class Inflating:
    """A reader of what was deflated, each frame with the help of those before."""

    def __init__(self, live: RawSocket) -> None:
        self._live = live
        self._inflate = zlib.decompressobj(wbits=-15)
        self.deflated: list[str] = []
        """The kinds of frames that came deflated, and of those that came as they are."""
        self.plain: list[str] = []
        self.bytes = 0
        self.letters = 0

    def next(self) -> dict[str, Any]:
        kind, body = self._live.next_bytes()
        assert kind & 15 == TEXT
        self.bytes += len(body)
        small = bool(kind & DEFLATED)
        text = self._inflate.decompress(body + FLUSHED) if small else body
        self.letters += len(text)
        told: dict[str, Any] = json.loads(text)
        (self.deflated if small else self.plain).append(told["type"])
        return told

    def until(self, kind: str) -> dict[str, Any]:
        while (told := self.next())["type"] != kind:
            pass
        return told


def small(body: bytes) -> bytes:
    deflate = zlib.compressobj(wbits=-15)
    return (deflate.compress(body) + deflate.flush(zlib.Z_SYNC_FLUSH)).removesuffix(FLUSHED)


def test_updates_come_deflated_and_nothing_that_holds_others_words(ada: Person, table: str) -> None:
    with connected(ada, table, ASKING) as raw:
        assert "permessage-deflate" in raw.answer
        assert "client_no_context_takeover" in raw.answer
        live = Inflating(raw)
        update = live.until("update")
        ada.post(
            f"/api/tables/{table}/chat", {"seat": 0, "text": "Good evening.", "id": "chat-0001"}
        )
        live.until("chat")
        for turn in range(6):
            seat = update["to_act"][0]
            ada.play(table, seat, allowed(ada.view(table, seat))[0], f"deflated-{turn:04}")
            update = live.until("update")
        assert set(live.deflated) == {"update"}
        assert "chat" in live.plain
        assert "update" not in live.plain
        assert live.bytes < live.letters / 3


@pytest.mark.parametrize("wish", ["", f"{ASKING}; server_no_context_takeover"])
def test_whoever_cannot_remember_is_told_everything_as_it_is(
    ada: Person, table: str, wish: str
) -> None:
    with connected(ada, table, wish) as raw:
        live = Inflating(raw)
        live.until("update")
        assert live.deflated == []


def test_a_deflated_question_is_heard_whole_and_in_parts(ada: Person, table: str) -> None:
    with connected(ada, table, ASKING) as raw:
        body = small(question(1, 3000))
        raw.raw.sendall(frame(LAST | DEFLATED | TEXT, body))
        body = small(question(2, 50_000))
        raw.raw.sendall(frame(DEFLATED | TEXT, body[:9]) + frame(LAST | CONTINUED, body[9:]))
        raw.raw.sendall(frame(LAST | TEXT, question(3)))
        live = Inflating(raw)
        assert [live.until("refused")["id"] for _ in range(3)] == [
            "question-1",
            "question-2",
            "question-3",
        ]


@pytest.mark.parametrize(
    ("body", "code"),
    [
        pytest.param(small(b" " * 50_000_000), TOO_BIG, id="bomb"),
        pytest.param(b"\xff" * 40, PROTOCOL_ERROR, id="nonsense"),
    ],
)
def test_what_inflates_to_too_much_or_to_nothing_ends_the_connection(
    ada: Person, table: str, body: bytes, code: int
) -> None:
    with connected(ada, table, ASKING) as raw:
        raw.raw.sendall(frame(LAST | DEFLATED | TEXT, body))
        assert raw.closed_with() == code


def test_nobody_may_send_deflated_what_was_not_agreed(sitting: RawSocket) -> None:
    sitting.raw.sendall(frame(LAST | DEFLATED | TEXT, small(question(1))))
    assert sitting.closed_with() == PROTOCOL_ERROR
