"""A PostgreSQL of the tests' own: a temporary folder with a socket in it, gone with the tests."""

import os
import pwd
import shlex
import shutil
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final
from urllib.parse import urlsplit

from scripts.programs import POSTGRES_WHEEL
from tests import programs

KEEPER: Final = """
import os, shutil, subprocess, sys
folder, user, *stop = sys.argv[1:]
os.setsid()
while os.read(0, 1): pass
as_who = dict(user=user, extra_groups=[]) if os.getuid() == 0 else {}
subprocess.run(stop, cwd="/", capture_output=True, **as_who)
shutil.rmtree(folder, ignore_errors=True)
"""
"""Stops the cluster and clears up when the tests let go of it, be it because they were killed."""
UNHURRIED: Final = ("fsync=off", "full_page_writes=off")
"""Nobody pulls this machine's plug."""
SOCKET: Final = ".s.PGSQL.5432"
IN_CIPHERS_PLEASE: Final = bytes.fromhex("00000008 04d2162f")
"""The shortest thing to which PostgreSQL has an answer."""
MEMORY_HELD: Final = "pre-existing shared memory block"
"""What it says while processes of a killed one are still about to end."""
PATIENCE: Final = 300.0
WAITING: Final = ("-w", "-t", "300")
LONGEST_PLACE: Final = 60
"""A socket's path has room for about a hundred letters, its name and the folder's among them."""


def unprivileged() -> str:
    """Who runs PostgreSQL, which refuses to run as root."""
    if os.getuid():
        return pwd.getpwuid(os.getuid()).pw_name
    known = {entry.pw_name for entry in pwd.getpwall()}
    return "postgres" if "postgres" in known else "nobody"


def short_folder() -> Path:
    """A new temporary folder, in a place whose own path leaves room for a socket's."""
    usual = tempfile.gettempdir()
    place = usual if len(usual) <= LONGEST_PLACE else "/tmp"
    return Path(tempfile.mkdtemp(prefix="serai-postgres-", dir=place))


class Postgres:
    """A running cluster in which each test makes its own database.

    It listens on no port, so that no two clusters ever meet.
    """

    def __init__(self, tools: Path, folder: Path) -> None:
        self._tools = tools
        self._folder = folder
        self._data = str(folder / "data")
        self._user = unprivileged()
        self._made = 0
        if os.getuid() == 0:
            shutil.chown(folder, self._user)
            self._come_within_reach()

    def _come_within_reach(self) -> None:
        """Copy the programs and their libraries if that other user may not go where they are."""
        try:
            self._run("postgres", "--version")
        except PermissionError:
            top = self._tools.parents[2]
            for part in (self._tools.parent, *top.glob(f"{POSTGRES_WHEEL}.libs")):
                shutil.copytree(part, self._folder / part.relative_to(top), symlinks=True)
            self._tools = self._folder / self._tools.relative_to(top)

    def _run(self, program: str, *arguments: str) -> str:
        command = [str(self._tools / program), *arguments]
        done = subprocess.run(
            command,
            check=False,
            capture_output=True,
            text=True,
            cwd="/",
            user=self._user if os.getuid() == 0 else None,
            extra_groups=[] if os.getuid() == 0 else None,
        )
        assert done.returncode == 0, f"{program} failed:\n{done.stdout}\n{done.stderr}"
        return done.stdout

    def start(self) -> None:
        stop = [str(self._tools / "pg_ctl"), "-D", self._data, "-m", "immediate", *WAITING, "stop"]
        self._keeper = subprocess.Popen(
            [sys.executable, "-I", "-c", KEEPER, str(self._folder), self._user, *stop],
            stdin=subprocess.PIPE,
        )
        how = ("-A", "trust", "-U", self._user, "--no-sync", "-E", "UTF8", "--locale", "C")
        self._run("initdb", "-D", self._data, *how)
        self.launch()

    def launch(self) -> None:
        """Start what was initialised, or start it again after it was killed."""
        locks = [Path(self._data, "postmaster.pid"), *self._folder.glob(".s.*.lock")]
        for held in locks:
            held.unlink(missing_ok=True)  # a killed one may wait long to be buried
        options = ["listen_addresses=", f"unix_socket_directories={self._folder}", *UNHURRIED]
        said = " ".join(f"-c {shlex.quote(option)}" for option in options)
        log = self._folder / "log"
        start = ("pg_ctl", "-D", self._data, "-l", str(log), "-o", said, *WAITING, "start")
        deadline = time.monotonic() + PATIENCE
        while True:
            log.unlink(missing_ok=True)
            try:
                self._run(*start)
                return
            except AssertionError as failure:
                told = log.read_text(errors="replace") if log.exists() else ""
                if MEMORY_HELD not in told or time.monotonic() > deadline:
                    raise AssertionError(f"{failure}\n{told}") from None
            time.sleep(0.05)

    def is_up(self) -> bool:
        """Whether somebody answers; one that is just dying still listens."""
        with socket.socket(socket.AF_UNIX) as caller:
            try:
                caller.connect(str(self._folder / SOCKET))
                caller.sendall(IN_CIPHERS_PLEASE)
                return caller.recv(1) != b""
            except OSError:
                return False

    @property
    def pid(self) -> int:
        return int(Path(self._data, "postmaster.pid").read_text().split()[0])

    def stop(self) -> None:
        self._keeper.communicate()

    def new_database(self) -> str:
        """The address of a fresh database."""
        self._made += 1
        name = f"serai{self._made}"
        self.ask(f"create database {name}")
        return f"postgresql://{self._user}@/{name}?host={self._folder}"

    def ask(self, statement: str, address: str = "postgresql:///postgres") -> str:
        """Have a statement carried out in a database, of its own if none is named."""
        where = ["-h", str(self._folder), "-U", self._user, "-d", urlsplit(address).path[1:]]
        return self._run("psql", *where, "-tAc", statement)


@contextmanager
def running() -> Iterator[Postgres]:
    cluster = Postgres(programs.postgres(), short_folder())
    cluster.start()
    try:
        yield cluster
    finally:
        cluster.stop()
