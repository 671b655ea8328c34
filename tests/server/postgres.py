"""A PostgreSQL of the tests' own: Debian's programs, a temporary folder, a free port."""

import os
import pwd
import shutil
import socket
import subprocess
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from tests import debian

PROGRAMS = Path("/usr/lib/postgresql")


def programs() -> Path:
    """The folder with `initdb` and `postgres`; Debian's package is installed if it is missing."""
    debian.need("postgresql", lambda: any(PROGRAMS.glob("*/bin/postgres")))
    return sorted(PROGRAMS.glob("*/bin/postgres"))[-1].parent


def as_nobody_special() -> list[str]:
    """PostgreSQL refuses to run as root."""
    return ["runuser", "-u", "postgres", "--"] if os.getuid() == 0 else []


def free_port() -> int:
    with socket.create_server(("127.0.0.1", 0)) as probe:
        return int(probe.getsockname()[1])


class Postgres:
    """A running cluster in which each test makes its own database."""

    def __init__(self, tools: Path, folder: Path, user: str) -> None:
        self._tools = tools
        self._folder = folder
        self._port = 0
        self._user = user
        self._made = 0

    def _run(self, program: str, *arguments: str) -> str:
        command = [*as_nobody_special(), str(self._tools / program), *arguments]
        done = subprocess.run(command, check=True, capture_output=True, text=True, cwd="/")
        return done.stdout

    def start(self) -> None:
        data = str(self._folder / "data")
        self._run("initdb", "-D", data, "-A", "trust", "-U", self._user, "--no-sync", "-E", "UTF8")
        self._port = free_port()
        options = f"-p {self._port} -k {self._folder} -c listen_addresses=127.0.0.1"
        log = str(self._folder / "log")
        self._run("pg_ctl", "-D", data, "-l", log, "-o", options, "-w", "start")

    def stop(self) -> None:
        self._run("pg_ctl", "-D", str(self._folder / "data"), "-m", "immediate", "-w", "stop")

    def new_database(self) -> str:
        """The address of a fresh database."""
        self._made += 1
        name = f"serai{self._made}"
        self.ask(f"create database {name}", "postgres")
        return f"postgresql://{self._user}@127.0.0.1:{self._port}/{name}"

    def ask(self, statement: str, database: str) -> str:
        host = ["-h", "127.0.0.1", "-p", str(self._port), "-U", self._user]
        return self._run("psql", *host, "-d", database, "-tAc", statement)


@contextmanager
def running() -> Iterator[Postgres]:
    tools = programs()
    folder = Path(tempfile.mkdtemp(prefix="serai-postgres-"))
    user = "postgres" if os.getuid() == 0 else pwd.getpwuid(os.getuid()).pw_name
    if os.getuid() == 0:
        shutil.chown(folder, "postgres")
    cluster = Postgres(tools, folder, user)
    try:
        cluster.start()
        yield cluster
        cluster.stop()
    finally:
        shutil.rmtree(folder, ignore_errors=True)
