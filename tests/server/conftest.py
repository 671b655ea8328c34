"""Servers for the tests: SQLite and PostgreSQL alike, each a real process."""

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from tests.server import postgres
from tests.server.people import Meet, Person
from tests.server.serving import ServerProcess

KINDS = ["sqlite", "postgresql"]


@pytest.fixture(scope="session")
def cluster() -> Iterator[postgres.Postgres]:
    with postgres.running() as running:
        yield running


@pytest.fixture(scope="session")
def new_database(request: pytest.FixtureRequest) -> Callable[[str], str]:
    """Makes a fresh database of a kind; empty means SQLite in the server's data folder."""

    def make(kind: str) -> str:
        if kind == "sqlite":
            return ""
        running: postgres.Postgres = request.getfixturevalue("cluster")
        return running.new_database()

    return make


@pytest.fixture(scope="session", params=KINDS)
def server(
    request: pytest.FixtureRequest,
    tmp_path_factory: pytest.TempPathFactory,
    new_database: Callable[[str], str],
) -> Iterator[ServerProcess]:
    """A server shared by all tests that do not disturb it."""
    kind: str = request.param
    running = ServerProcess(tmp_path_factory.mktemp(kind), new_database(kind)).start()
    yield running
    assert running.stop() == 0
    assert running.words == []


@pytest.fixture(params=KINDS)
def own_server(
    request: pytest.FixtureRequest, tmp_path: Path, new_database: Callable[[str], str]
) -> Iterator[ServerProcess]:
    """A server that a test may kill and start again."""
    kind: str = request.param
    running = ServerProcess(tmp_path, new_database(kind)).start()
    yield running
    running.stop()


@pytest.fixture
def meet() -> Iterator[Meet]:
    """Brings somebody to a server's address; all go home when the test is over."""
    met: list[Person] = []

    def bring(url: str, name: str) -> Person:
        met.append(Person(url, name))
        return met[-1]

    yield bring
    for person in met:
        person.go_home()


@pytest.fixture
def ada(server: ServerProcess, meet: Meet) -> Person:
    return meet(server.url, "Ada")


@pytest.fixture
def bo(server: ServerProcess, meet: Meet) -> Person:
    return meet(server.url, "Bo")


@pytest.fixture
def cy(server: ServerProcess, meet: Meet) -> Person:
    return meet(server.url, "Cy")
