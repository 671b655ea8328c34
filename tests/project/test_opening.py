"""Serai opens before it is compiled, and the compiled one takes over by itself."""

import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import httpx
import pytest

from scripts.play import Server
from tests.server.people import PATIENCE, Person


@pytest.fixture
def server(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Server]:
    monkeypatch.setenv("BROWSER", "true")
    opened = Server(Path(sys.executable), ["--port", "0", "--data", str(tmp_path)])
    yield opened
    opened.stop()
    opened.listening.close()


@pytest.fixture
def address(server: Server) -> str:
    """Where it listens, which it says itself."""
    until(lambda: server.listening.getsockname()[1])
    return f"http://127.0.0.1:{server.listening.getsockname()[1]}"


@pytest.fixture
def ann(address: str) -> Iterator[Person]:
    somebody = Person(address, "Ann")
    yield somebody
    somebody.go_home()


def until(holds: Callable[[], object]) -> None:
    end = time.monotonic() + PATIENCE
    while not holds():
        assert time.monotonic() < end
        time.sleep(0.05)


def answers(address: str) -> bool:
    try:
        return httpx.get(f"{address}/healthz", timeout=PATIENCE).is_success
    except httpx.TransportError:
        return False


def test_a_table_goes_on_when_the_compiled_server_takes_over(
    server: Server, address: str, ann: Person
) -> None:
    until(lambda: answers(address))
    table = ann.quick(bots=1)["id"]
    assert ann.get("/api/me")["compiling"]

    server.hand_over()

    assert answers(address), "whoever asks meanwhile waits"
    me = ann.get("/api/me")
    assert not me["compiling"]
    assert [summary["id"] for summary in me["tables"]] == [table]


def test_stopping_ends_the_server_that_was_opened(server: Server, address: str) -> None:
    until(lambda: answers(address))
    server.stop()
    assert server.process.returncode == 0
