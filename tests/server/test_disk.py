"""The disk: who may look into what is kept there, what it is called, and what if it is full."""

import asyncio
import os
import resource
import stat
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from sqlalchemy import text

from serai.server.storage.database import READERS_CACHE, Database
from tests.server.people import PATIENCE, Meet, Person, allowed, fetch, me
from tests.server.serving import ServerProcess


@contextmanager
def careless() -> Iterator[None]:
    """Whatever is made is open to everybody, unless its maker says otherwise."""
    before = os.umask(0)
    try:
        yield
    finally:
        os.umask(before)


def begun(person: Person) -> str:
    table: str = person.make(me(), me("Eve"))["id"]
    person.give_nonce(table)
    return table


def move(person: Person, table: str) -> int:
    """Play something; the status of the answer."""
    seat = person.view(table)["to_act"][0]
    body = {"seat": seat, "action": allowed(person.view(table, seat))[0], "id": os.urandom(8).hex()}
    return person.ask("POST", f"/api/tables/{table}/play", body).status_code


def mode(path: Path) -> int:
    return stat.S_IMODE(path.stat().st_mode)


def test_what_is_kept_is_for_its_owner_alone(tmp_path: Path, meet: Meet) -> None:
    folder = tmp_path / "new"
    with careless():
        server = ServerProcess(folder).start()
    move(ada := meet(server.url, "Ada"), begun(ada))
    assert mode(folder) == 0o700
    kept = {path.name: mode(path) for path in folder.iterdir()}
    assert {"tables.sqlite", "tables.sqlite-wal", "tables.sqlite.lock"} <= kept.keys()
    assert set(kept.values()) == {0o600}
    assert not [line for line in server.logs if line["level"] == "warning"]
    assert server.stop() == 0


def test_a_database_that_is_open_to_others_is_warned_of(tmp_path: Path) -> None:
    tmp_path.chmod(0o755)
    (tmp_path / "tables.sqlite").touch()
    (tmp_path / "tables.sqlite").chmod(0o644)
    server = ServerProcess(tmp_path).start()
    until_health(server, 200)
    (warning,) = [line for line in server.logs if line["level"] == "warning"]
    assert "other users" in warning["what"]
    assert f"chmod 600 {tmp_path}/tables.sqlite" in warning["remedy"]
    assert server.stop() == 0


def test_a_database_is_called_what_it_is_called(tmp_path: Path) -> None:
    name = "b?c=1 50%20 #ä&"
    server = ServerProcess(tmp_path / "data", str(tmp_path / name)).start()
    assert server.stop() == 0
    assert {path.name for path in tmp_path.iterdir()} == {name, f"{name}.lock"}


def test_whoever_reads_keeps_little_of_the_database_in_memory(tmp_path: Path) -> None:
    async def cache_of_a_reader() -> int:
        database = Database(str(tmp_path / "tables.sqlite"))
        async with database.engine.connect() as reader:
            size = (await reader.execute(text("pragma cache_size"))).scalar_one()
        await database.close()
        return int(size)

    assert asyncio.run(cache_of_a_reader()) == -READERS_CACHE  # negative for kilobytes


def test_a_server_that_cannot_write_says_that_it_is_not_well(tmp_path: Path, meet: Meet) -> None:
    server = ServerProcess(tmp_path).start()
    table = begun(ada := meet(server.url, "Ada"))
    until_health(server, 200)
    unlimited = resource.prlimit(server.pid, resource.RLIMIT_FSIZE)
    resource.prlimit(server.pid, resource.RLIMIT_FSIZE, (0, unlimited[1]))
    until_health(server, 503)
    assert move(ada, table) == 503
    assert fetch(f"{server.url}/healthz").json() == {"status": "storage_trouble"}
    resource.prlimit(server.pid, resource.RLIMIT_FSIZE, unlimited)
    until_health(server, 200)
    assert move(ada, table) == 200
    assert server.stop() == 0


def until_health(server: ServerProcess, status: int) -> None:
    """An answer is good for a moment, so the next one may be asked for."""
    end = time.monotonic() + PATIENCE
    while fetch(f"{server.url}/healthz").status_code != status:
        assert time.monotonic() < end
        time.sleep(0.1)
