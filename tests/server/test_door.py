"""The door: whoever talks beyond measure, or not at all, is shown out, and nobody else notices."""

import os
import socket
import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager, suppress
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import pytest

from serai.server.households import household
from tests.processes import LINUX
from tests.server.people import PATIENCE, Meet, Person, fetch, me
from tests.server.serving import ServerProcess
from tests.server.test_wire import CONTINUED, LAST, PING, TEXT, RawSocket, connected, frame
from tests.spending import slowness

pytestmark = LINUX

PROXY, STRANGER, NEIGHBOUR = "127.0.0.1", "127.0.0.2", "127.0.0.3"
MOST_SECONDS = 0.5
"""Of the server's processor; each of these took it ten times that and more."""
MOST_MEGABYTES = 30


def seconds_used(server: ServerProcess) -> float:
    """The processor time of the server, which does not depend on what else the machine does."""
    fields = Path(f"/proc/{server.pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def most_megabytes(server: ServerProcess) -> float:
    lines = Path(f"/proc/{server.pid}/status").read_text().splitlines()
    return next(int(line.split()[1]) / 1000 for line in lines if line.startswith("VmHWM"))


@contextmanager
def hardly_noticed(server: ServerProcess) -> Iterator[None]:
    """What happens meanwhile costs the server next to nothing, and it answers at the end."""
    seconds, megabytes = seconds_used(server), most_megabytes(server)
    yield
    assert fetch(f"{server.url}/healthz").status_code == 200
    assert seconds_used(server) - seconds < MOST_SECONDS * slowness()
    assert most_megabytes(server) - megabytes < MOST_MEGABYTES


def come(server: ServerProcess, source: str = PROXY) -> socket.socket:
    where = urlsplit(server.url)
    return socket.create_connection(
        (where.hostname, where.port), timeout=PATIENCE, source_address=(source, 0)
    )


def is_open(connection: socket.socket) -> bool:
    """Whether the other side has not hung up as far as we have heard."""
    connection.setblocking(False)
    try:
        return connection.recv(1, socket.MSG_PEEK) != b""
    except BlockingIOError:
        return True
    except ConnectionError:
        return False


def pour(connection: socket.socket, part: bytes, times: int) -> bool:
    """Send and send; False when nobody wanted all of it."""
    try:
        for _ in range(times):
            connection.sendall(part)
    except ConnectionError:
        return False
    return True


def until_shut(connection: socket.socket) -> bytes:
    heard = b""
    try:
        while more := connection.recv(65536):
            heard += more
    except ConnectionResetError:
        pass
    return heard


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    """A small house."""
    yield from small(tmp_path_factory.mktemp("door"), patience=PATIENCE)


@pytest.fixture(scope="module")
def hasty(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    """One of little patience."""
    yield from small(tmp_path_factory.mktemp("hasty"), patience=1)


def small(folder: Path, patience: float) -> Iterator[ServerProcess]:
    running = ServerProcess(folder, connections=64, patience=patience, rate_limits="true").start()
    yield running
    assert running.stop() == 0


@pytest.fixture
def sitting(server: ServerProcess, ada: Person) -> Iterator[RawSocket]:
    table = ada.make(me(), me("Eve"))["id"]
    ada.give_nonce(table)
    with connected(ada, table) as live:
        yield live


HEAD = b"GET /healthz HTTP/1.1\r\nHost: 127.0.0.1\r\n"
POST = b"POST /api/quick HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Type: application/json\r\n"
ENDLESS = {
    "a header line": (HEAD + b"X: ", b"x"),
    "a path": (b"GET /", b"x"),
    "headers": (HEAD, b"X: y\r\n"),
    "tiny chunks": (POST + b"Transfer-Encoding: chunked\r\n\r\n", b"1\r\n \r\n"),
    "a trailer": (POST + b"Transfer-Encoding: chunked\r\n\r\n2\r\n{}\r\n0\r\nX: ", b"x"),
    "a body": (POST + b"Content-Length: 120000000\r\n\r\n", b" "),
    "requests without waiting": (b"", HEAD + b"\r\n"),
}


@pytest.mark.parametrize(("begin", "more"), ENDLESS.values(), ids=ENDLESS.keys())
def test_a_request_without_end_is_cut_short(
    house: ServerProcess, begin: bytes, more: bytes
) -> None:
    million = more * (1_000_000 // len(more))
    with hardly_noticed(house), come(house) as connection:
        connection.sendall(begin)
        assert not pour(connection, million, 120)


def test_large_headers_are_refused_with_words(house: ServerProcess) -> None:
    answer = fetch(f"{house.url}/healthz", headers={"X": "x" * 20_000})
    assert answer.status_code == 431
    assert answer.json()["error"] == "too_large"
    assert fetch(f"{house.url}/healthz", headers={"X": "x" * 10_000}).status_code == 200


@pytest.mark.parametrize(
    "part", [frame(CONTINUED, b""), frame(LAST | PING, b"x" * 100)], ids=["empty parts", "pings"]
)
def test_no_flood_of_frames_keeps_a_server_busy(
    server: ServerProcess, sitting: RawSocket, part: bytes
) -> None:
    with hardly_noticed(server):
        sitting.raw.sendall(frame(TEXT, b"{"))
        assert not pour(sitting.raw, part * 10_000, 80)


def test_whoever_sends_too_fast_is_told_so(sitting: RawSocket) -> None:
    sitting.raw.sendall(frame(LAST | PING, b"") * 400)
    assert sitting.closed_with() == 1008


def test_a_few_pings_and_parts_at_once_are_welcome(sitting: RawSocket) -> None:
    sitting.raw.sendall(frame(LAST | PING, b"") * 100 + frame(LAST | PING, b"last"))
    while sitting.next_frame()[1] != b"last":
        pass


ASKED = {
    "nothing": b"",
    "half a head": HEAD,
    "half a body": POST + b"Content-Length: 20\r\n\r\n{",
}


@pytest.mark.parametrize("said", ASKED.values(), ids=ASKED.keys())
def test_whoever_does_not_finish_asking_is_shown_out(hasty: ServerProcess, said: bytes) -> None:
    with come(hasty) as connection:
        connection.sendall(said)
        until_shut(connection)


LIVE = (
    b"GET /api/tables/x/live HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: Upgrade\r\n"
    b"Upgrade: websocket\r\nSec-WebSocket-Version: 13\r\n"
    b"Sec-WebSocket-Key: c2VyYWktd2lyZS1zZXJhaQ==\r\n"
)
NO_HANDSHAKES = {
    "a body is announced": LIVE + b"Content-Length: 5\r\n\r\n",
    "a body in chunks is announced": LIVE + b"Transfer-Encoding: chunked\r\n\r\n",
    "a line is too long for the library": LIVE + b"X: " + b"x" * 8300 + b"\r\n\r\n",
}


@pytest.mark.parametrize("said", NO_HANDSHAKES.values(), ids=NO_HANDSHAKES.keys())
def test_whoever_asks_for_a_live_connection_amiss_does_not_stay(
    house: ServerProcess, said: bytes
) -> None:
    with come(house) as connection:
        connection.sendall(said)
        assert until_shut(connection).startswith(b"HTTP/1.1 400 ")


def test_an_answer_that_nobody_takes_is_dropped(tmp_path: Path) -> None:
    (tmp_path / "web").mkdir()
    (tmp_path / "web" / "index.html").write_bytes(os.urandom(20_000_000))
    server = ServerProcess(tmp_path / "data", web=tmp_path / "web", patience=3).start()
    with come(server) as connection:
        connection.sendall(b"GET / HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n")
        assert connection.recv(15) == b"HTTP/1.1 200 OK"
        assert is_held(connection)
        eventually(lambda: not is_held(connection))
    assert server.stop() == 0


def is_held(connection: socket.socket) -> bool:
    """Whether a process still has the other end; the kernel alone may keep one for a while."""
    ours, theirs = connection.getsockname()[1], connection.getpeername()[1]
    for line in Path("/proc/net/tcp").read_text().splitlines()[1:]:
        fields = line.split()
        ports = [int(place.partition(":")[2], 16) for place in fields[1:3]]
        if ports == [theirs, ours]:
            return fields[9] != "0"
    return False


@pytest.mark.parametrize("source", [PROXY, STRANGER], ids=["a proxy", "a stranger"])
def test_a_crowd_of_silent_guests_keeps_nobody_out(tmp_path: Path, source: str) -> None:
    server = ServerProcess(tmp_path, connections=64, patience=PATIENCE).start()
    with ExitStack() as guests:
        for _ in range(200):
            guests.enter_context(come(server, source))
        assert fetch(f"{server.url}/healthz").status_code == 200
    assert server.stop() == 0


def test_a_crowd_from_one_address_drives_out_none_of_another(tmp_path: Path) -> None:
    server = ServerProcess(tmp_path, connections=64, patience=PATIENCE).start()
    with ExitStack() as guests:
        neighbour = guests.enter_context(come(server, NEIGHBOUR))
        crowd = [guests.enter_context(come(server, STRANGER)) for _ in range(200)]
        assert fetch(f"{server.url}/healthz").status_code == 200  # by then all have entered
        eventually(lambda: sum(map(is_open, crowd)) == 16)
        assert is_open(neighbour)
    assert server.stop() == 0


def eventually(happens: Callable[[], bool]) -> None:
    end = time.monotonic() + PATIENCE
    while not happens():
        assert time.monotonic() < end
        time.sleep(0.01)


def test_one_address_has_only_so_many_live_connections(house: ServerProcess, meet: Meet) -> None:
    """Even behind a proxy, which says who comes."""
    ada = meet(house.url, "Ada")
    table = ada.make(me(), me("Eve"), spectators=True, public=True)["id"]
    ada.give_nonce(table)
    with ExitStack() as watching:
        answers = [
            watching.enter_context(asked_to_watch(house, table, "203.0.113.7")) for _ in range(17)
        ]
        assert answers == [101] * 16 + [403]
        assert watching.enter_context(asked_to_watch(house, table, "203.0.113.8")) == 101


@contextmanager
def asked_to_watch(server: ServerProcess, table: str, address: str) -> Iterator[int]:
    """The status with which somebody at an address is let in, or is not."""
    with come(server) as connection:
        connection.sendall(
            f"GET /api/tables/{table}/live HTTP/1.1\r\nHost: 127.0.0.1\r\n"
            f"X-Forwarded-For: {address}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
            "Sec-WebSocket-Version: 13\r\n"
            "Sec-WebSocket-Key: c2VyYWktd2lyZS1zZXJhaQ==\r\n\r\n".encode()
        )
        yield int(connection.recv(12).split()[1])


UPGRADE = b"Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
LIVE = b"GET /api/tables/%s/live HTTP/1.1\r\nHost: 127.0.0.1\r\n" + UPGRADE
KEY = b"Sec-WebSocket-Key: c2VyYWktd2lyZS1zZXJhaQ==\r\n\r\n"


def test_whoever_has_gone_in_whatever_way_leaves_room(house: ServerProcess, meet: Meet) -> None:
    ada = meet(house.url, "Ada")
    table = ada.make(me(), me("Eve"), spectators=True)["id"].encode()
    ada.give_nonce(table.decode())
    ways = [
        b"",
        HEAD,
        HEAD + b"\r\n",
        HEAD + b"X: " + b"x" * 30_000,
        (HEAD + b"\r\n") * 20,
        b"\x16\x03\x01",
        POST + b"Content-Length: 20\r\n\r\n{",
        LIVE % b"nowhere" + KEY,
        LIVE % b"nowhere" + b"Sec-WebSocket-Key: none\r\n\r\n",
        LIVE % table + KEY,
        LIVE % table + KEY + frame(LAST | TEXT, b""),
    ]
    for said in ways * 5:
        with come(house, STRANGER) as connection:
            connection.sendall(said)
    eventually(lambda: all_are_heard(house, 16))


def all_are_heard(server: ServerProcess, count: int) -> bool:
    """Whether so many of one address are answered who are all there at the same time."""
    with ExitStack() as guests:
        here = [guests.enter_context(come(server, STRANGER)) for _ in range(count)]
        for guest in here:
            with suppress(ConnectionError):
                guest.sendall(HEAD + b"\r\n")
        return all(heard(guest).startswith(b"HTTP/1.1 200") for guest in here)


def heard(connection: socket.socket) -> bytes:
    try:
        return connection.recv(20)
    except ConnectionError:
        return b""


@pytest.mark.parametrize(
    ("address", "home"),
    [
        ("203.0.113.7", "203.0.113.7"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"),
        ("2001:db8:1:2::1", "2001:db8:1:2::/64"),
        ("2001:db8:1:3::1", "2001:db8:1:3::/64"),
        ("::ffff:203.0.113.7", "203.0.113.7"),
        ("", ""),
        ("nowhere", "nowhere"),
    ],
)
def test_a_network_that_one_household_was_given_counts_as_one_address(
    address: str, home: str
) -> None:
    assert household(address) == home


FORWARDED: dict[str, Any] = {"X-Forwarded-For": "203.0.113.7", "X-Forwarded-Proto": "https"}


def test_only_named_proxies_are_believed(tmp_path: Path, house: ServerProcess) -> None:
    believed = fetch(f"{house.url}/api/me", headers=FORWARDED)
    assert "Secure" in believed.headers["set-cookie"]
    assert fetch(f"{house.url}/metrics", headers=FORWARDED).status_code == 404
    server = ServerProcess(tmp_path, proxies="192.0.2.1,198.51.100.0/24").start()
    doubted = fetch(f"{server.url}/api/me", headers=FORWARDED)
    assert "Secure" not in doubted.headers["set-cookie"]
    assert fetch(f"{server.url}/metrics", headers=FORWARDED).status_code == 200
    assert server.stop() == 0
