"""Servers for the tests: SQLite and PostgreSQL alike, each a real process."""

import os
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from tests.server import postgres
from tests.server.fleet import Servers, Wanderer
from tests.server.people import Meet, Person
from tests.server.serving import ServerProcess

KINDS = ["sqlite", "postgresql"]
PROCESSES = int(os.environ.get("SERAI_TEST_PROCESSES", "0"))
"""With so many, tests of a shared server run once more, each request going to any of them."""
SHARED = [*KINDS, "processes"] if PROCESSES else KINDS
SPREAD: dict[str, list[str]] = {}
"""Addresses of all processes that serve the same tables, by that of the first."""


RUNNING: list[postgres.Postgres] = []


def pytest_runtest_setup() -> None:
    """A PostgreSQL that died in one test is there again for the next."""
    for running in RUNNING:
        if not running.is_up():
            running.launch()


@pytest.fixture(scope="session")
def cluster() -> Iterator[postgres.Postgres]:
    with postgres.running() as running:
        RUNNING.append(running)
        yield running
        RUNNING.remove(running)


@pytest.fixture(scope="session")
def new_database(request: pytest.FixtureRequest) -> Callable[[str], str]:
    """Makes a fresh database of a kind; empty means SQLite in the server's data folder."""

    def make(kind: str) -> str:
        if kind == "sqlite":
            return ""
        running: postgres.Postgres = request.getfixturevalue("cluster")
        return running.new_database()

    return make


@pytest.fixture(scope="session", params=SHARED)
def server(
    request: pytest.FixtureRequest,
    tmp_path_factory: pytest.TempPathFactory,
    new_database: Callable[[str], str],
) -> Iterator[ServerProcess]:
    """A server shared by all tests that do not disturb it."""
    kind: str = request.param
    count = PROCESSES if kind == "processes" else 1
    running = Servers(tmp_path_factory.mktemp(kind), new_database(kind), count).start()
    if count > 1:
        SPREAD[running.urls[0]] = running.urls
    yield running.all[0]
    assert running.stop() == [0] * count
    assert [each.words for each in running.all] == [[]] * count


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
        met.append(Wanderer(SPREAD[url], name) if url in SPREAD else Person(url, name))
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
