"""A real server in a process of its own, started, stopped and killed by the tests."""

import json
import os
import queue
import signal
import subprocess
import sys
import threading
import time
from pathlib import Path
from typing import IO, Any

import serai
from tests.hatching import Hatched, Hatchery
from tests.processes import children

LEASH, HELD = os.pipe()
"""A pipe whose other end closes when this process is gone, even if it was killed."""
HATCHERY = Hatchery("serai.server.main", inherited=[LEASH])
STARTED = f"""
import os, signal, sys, threading
def follow():
    os.read({LEASH}, 1)
    os.kill(os.getpid(), signal.SIGTERM)
threading.Thread(target=follow, daemon=True).start()
from serai.server.main import run, run_thinking
"""
"""A server that stops when whoever started it is gone."""
PATIENCE = 300.0
SOURCE = str(Path(serai.__file__).parents[1])


class ServerProcess:
    """One server; its settings come from the environment, as they would for a container."""

    running = "sys.exit(run())"
    ready = "listening"
    """What it says when it can be used."""

    def __init__(self, data: Path, database: str = "", **settings: object) -> None:
        self.data = data
        self.database = database
        quick = {"rate_limits": "false", "log_level": "debug", "bot_pace": "0"}
        self._settings = quick | {name: str(value) for name, value in settings.items()}
        self.opening = ""
        """Python that is run before the server, to say which games there are."""
        self.surroundings: dict[str, str] = {}
        """Further variables that its process finds."""
        self.url = ""
        self.local_url = ""
        """Where it listens, whatever name people use."""
        self.logs: list[dict[str, Any]] = []
        self.words: list[str] = []
        """What was written that is no log line."""
        self.gathers_itself = False
        """Whether its modules are its own, as where its memory is looked at."""
        self._process: subprocess.Popen[str] | Hatched | None = None

    def launch(self) -> "subprocess.Popen[str]":
        return subprocess.Popen(
            [sys.executable, "-P", "-c", self.opening + STARTED + self.running],
            env=self._variables(),
            stderr=subprocess.PIPE,
            pass_fds=[LEASH],
            text=True,
        )

    def _variables(self) -> dict[str, str]:
        chosen = {"port": "0", "data": str(self.data), "database": self.database, **self._settings}
        variables = {f"SERAI_{name.upper()}": value for name, value in chosen.items()}
        return os.environ | variables | self.surroundings | {"PYTHONPATH": SOURCE}

    def start(self) -> "ServerProcess":
        """Start and wait until people can come."""
        self.logs, self.words = [], []
        listening: queue.SimpleQueue[str] = queue.SimpleQueue()
        told = self._begin()
        self._reader = threading.Thread(target=self._read, args=(told, listening), daemon=True)
        self._reader.start()
        self.url = listening.get(timeout=PATIENCE)
        assert self.url, f"the server did not start: {self.words}"
        return self

    def _begin(self) -> IO[str]:
        """Have it begin, and give what it will tell."""
        if self.gathers_itself or self.opening or self.surroundings:
            self._process = begun = self.launch()
            assert begun.stderr is not None
            return begun.stderr
        ours, its = os.pipe()
        with Path(os.devnull).open() as nothing:
            streams = [nothing.fileno(), 1, its]
            self._process = HATCHERY.hatch(STARTED + self.running, streams, self._variables())
        os.close(its)
        return os.fdopen(ours)

    def _read(self, told: IO[str], listening: "queue.SimpleQueue[str]") -> None:
        for line in told:
            try:
                logged = json.loads(line)
            except ValueError:
                self.words.append(line)
                continue
            self.logs.append(logged)
            if logged["what"] == self.ready:
                self.local_url = logged.get("local", "")
                listening.put(logged.get("url", self.ready))
        told.close()
        listening.put("")

    @property
    def is_up(self) -> bool:
        """Whether it still listens where it said."""
        return self._process is not None and self._process.poll() is None

    @property
    def pid(self) -> int:
        assert self._process is not None
        return self._process.pid

    def kill(self) -> None:
        """As the power cut does."""
        assert self._process is not None
        self._process.send_signal(signal.SIGKILL)
        self._process.wait(PATIENCE)
        self._reader.join(PATIENCE)

    def stop(self) -> int:
        """As an operator does."""
        assert self._process is not None
        if self._process.poll() is None:
            self._process.send_signal(signal.SIGTERM)
        code = self._process.wait(PATIENCE)
        self._reader.join(PATIENCE)
        return code


def rates(**most: float) -> str:
    """Python by which a server allows so many of some kinds of request, and no more later on."""
    return "from serai.server import limits\n" + "".join(
        f"limits.RATES[{kind!r}] = limits.Rate(1e-9, {so_many})\n" for kind, so_many in most.items()
    )


def only_child(server: ServerProcess) -> int:
    """The one process that a server has started."""
    end = time.monotonic() + PATIENCE
    while not (found := children(server.pid)):
        assert time.monotonic() < end
        time.sleep(0.01)
    (child,) = found
    return child


class ThinkingMachine(ServerProcess):
    """A machine that thinks for servers, and serves nobody."""

    running = "sys.exit(run_thinking())"
    ready = "thinking"
