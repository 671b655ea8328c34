"""What befalls a server: kills, full and slow disks, cut connections, a clock that jumps."""

import sqlite3
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Any, Final, Protocol

from serai.engine.chance import Chance
from tests.server.postgres import Postgres
from tests.server.serving import ServerProcess, ThinkingMachine
from trials import processes
from trials.blows import Takeover

FAKETIME: Final = ("usr/lib/*/faketime/libfaketime.so.1", "usr/lib*/faketime/libfaketime.so.1")
SHARED_MEMORY: Final = Path("/dev/shm")
LONGEST_TROUBLE: Final = 2.0
"""Seconds that a disk is full or slow."""
STAGED_ONE_IN: Final = 4
"""How many servers are started for one whose clock can jump; for the others it has, compared."""
PATIENCE_FOR_TAKEOVERS: Final = 300.0
PATIENCE_FOR_A_LOCK: Final = 300.0
SECONDS_BETWEEN_LOOKS: Final = 0.01
LONGEST_STEP: Final = 7 * 24 * 3600
"""Seconds by which a clock jumps, to either side."""


class Storage(Protocol):
    """Where a server keeps its tables, and what can befall that."""

    name: str
    address: str

    def full(self, server: ServerProcess, seconds: float) -> None: ...

    def slow(self, seconds: float) -> None: ...

    def ids(self) -> list[tuple[str, int, str]]:
        """Table, seat and id of every line that is stored."""

    def kills(self, chance: Chance) -> dict[str, Callable[[], bool]]:
        """The ways in which it dies itself, and comes back."""


class Sqlite:
    """A file in the server's folder."""

    name = "sqlite"
    address = ""

    def __init__(self, data: Path) -> None:
        self._file = data / "tables.sqlite"

    def full(self, server: ServerProcess, seconds: float) -> None:
        with processes.full_disk([server.pid], self._file.stat().st_size):
            time.sleep(seconds)

    def slow(self, seconds: float) -> None:
        """Somebody else holds the file, and every commit waits."""
        with closing(sqlite3.connect(self._file, timeout=PATIENCE_FOR_A_LOCK)) as other:
            other.execute("begin immediate")
            time.sleep(seconds)
            other.rollback()

    def ids(self) -> list[tuple[str, int, str]]:
        with closing(sqlite3.connect(self._file)) as reading:
            return list(reading.execute("select table_id, seat, action_id from lines"))

    def kills(self, _chance: Chance) -> dict[str, Callable[[], bool]]:
        return {}


class PostgreSql:
    """A cluster of its own."""

    name = "postgresql"

    def __init__(self, cluster: Postgres) -> None:
        self._cluster = cluster
        self.address = cluster.new_database()

    def full(self, _server: ServerProcess, seconds: float) -> None:
        with processes.full_disk(processes.children(self._cluster.pid), 1):
            time.sleep(seconds)

    def slow(self, seconds: float) -> None:
        with processes.halted(processes.family(self._cluster.pid)):
            time.sleep(seconds)

    def ids(self) -> list[tuple[str, int, str]]:
        asked = "select table_id, seat, action_id from lines"
        rows = self._cluster.ask(asked, self.address).splitlines()
        parts = [row.split("|") for row in rows]
        return [(table, int(seat), name) for table, seat, name in parts]

    def kills(self, chance: Chance) -> dict[str, Callable[[], bool]]:
        return {"database": self._kill_all, "backend": lambda: self._kill_one(chance)}

    def _kill_all(self) -> bool:
        processes.kill(processes.family(self._cluster.pid))
        self._cluster.launch()
        return True

    def _kill_one(self, chance: Chance) -> bool:
        """PostgreSQL then takes all its processes down and recovers by itself."""
        found = processes.children(self._cluster.pid)
        if not found:
            return False
        processes.kill([found[chance.below(len(found))]])
        return True


class StagedClock:
    """The wall clock of a server, which jumps when it is told to; its stop-watch goes on."""

    def __init__(self, folder: Path) -> None:
        self._file = folder / "clock"
        self.step(0)

    def step(self, seconds: int) -> None:
        """So many seconds before or behind the true time from now on."""
        draft = self._file.with_suffix(".part")
        draft.write_text(f"{seconds:+d}\n")
        draft.replace(self._file)

    def variables(self) -> dict[str, str]:
        library = faketime()
        if library is None:
            return {}
        return {
            "LD_PRELOAD": str(library),
            "FAKETIME_TIMESTAMP_FILE": str(self._file),
            "FAKETIME_CACHE_DURATION": "1",
            "FAKETIME_DONT_FAKE_MONOTONIC": "1",
            "NO_FAKE_STAT": "1",
        }

    def forget(self, pids: Sequence[int]) -> None:
        """Clear away what killed processes have left of it; others do that themselves."""
        for pid in pids:
            for left in (f"faketime_shm_{pid}", f"sem.faketime_sem_{pid}"):
                (SHARED_MEMORY / left).unlink(missing_ok=True)


def _first_burial(logs: list[dict[str, Any]], died: float) -> float | None:
    """When a process says that it has taken over from one that died."""
    said = [line for line in logs if line["what"] == "taken over" and line["processes"] > 0]
    return next((float(line["at"]) for line in said if float(line["at"]) >= died), None)


def faketime() -> Path | None:
    """The library that stages a clock, where it is installed."""
    return next((path for place in FAKETIME for path in Path("/").glob(place)), None)


class Calamities:
    """All that can befall one server, or several at one database, chosen by chance."""

    def __init__(
        self,
        storage: Storage,
        data: Path,
        chance: Chance,
        cut: Callable[[], None],
        processes: int = 1,
    ) -> None:
        self.servers = [
            ServerProcess(data, storage.address, log_level="info") for _ in range(processes)
        ]
        self.server = self.servers[0]
        """The one that something befalls."""
        self.urls: list[str] = []
        """Where they are now: whoever comes back listens at another port."""
        self.machines = [
            ThinkingMachine(data, storage.address, log_level="info", thinkers=1)
            for _ in range(1 if processes > 1 else 0)
        ]
        """Where the bots of several processes think."""
        self.takeovers: list[Takeover] = []
        self.clock = StagedClock(data)
        self._storage = storage
        self._chance = chance
        self._cut = cut
        self._staged = False
        self.logged: list[dict[str, object]] = []
        """What servers wrote before they were killed."""
        self.words: list[str] = []
        self._kinds: dict[str, Callable[[], bool]] = {
            "server": self._kill_server,
            "bot": self._kill_bot,
            "stopped": self._stop_server,
            "full disk": self._fill_disk,
            "slow disk": self._slow_disk,
            "clock": self._step_clock,
            "cut": self._cut_all,
            **storage.kills(chance),
        }
        if processes > 1:
            del self._kinds["clock"]  # machines of one fleet keep the same time
            self._kinds["machine"] = self._kill_machine
            self._kinds["rolling"] = self._restart_all
        self._weights = {"server": 6, "bot": 8, "machine": 3, "database": 3, "backend": 5}

    def start(self, staged: bool) -> None:
        """Start a server on the staged clock, where that takes longer, or on the true one."""
        self._staged = staged and len(self.servers) == 1
        for server in self.servers:
            server.surroundings = self.clock.variables() if self._staged else {}
            server.start()
        self._tell_where()
        for machine in self.machines:
            machine.start()

    def kill_all(self) -> None:
        """Whatever has gone wrong, nothing is left running."""
        for process in (*self.machines, *self.servers):
            if process.is_up:
                process.kill()

    def _start_again(self) -> bool:
        self._keep_logs(self.server)
        if self.machines:
            self.server.start()
            self._tell_where()
        else:
            self.start(staged=self._chance.below(STAGED_ONE_IN) == 0)
        return True

    def _tell_where(self) -> None:
        self.urls[:] = [server.url for server in self.servers]

    def any(self) -> str:
        """The name of one of them; kills come more often than the others."""
        names = list(self._kinds)
        return names[self._chance.pick([self._weights.get(name, 1) for name in names])]

    def befall(self, kind: str) -> bool:
        """Whether there was anybody whom it could befall."""
        self.server = self.servers[self._chance.below(len(self.servers))]
        return self._kinds[kind]()

    def finish(self) -> None:
        """The end of it all, as an operator would."""
        for process in (*self.machines, *self.servers):
            if process.stop() != 0:
                self.words.append("a process did not stop as it should")
            self._keep_logs(process)

    def _moments(self) -> float:
        return LONGEST_TROUBLE * (1 + self._chance.below(100)) / 100

    def _keep_logs(self, server: ServerProcess) -> None:
        self.logged += server.logs
        self.words += server.words

    def _kill_server(self) -> bool:
        self._kill(self.server, [one for one in self.servers if one is not self.server])
        return self._start_again()

    def _kill_machine(self) -> bool:
        (machine,) = self.machines
        self._kill(machine, self.servers)
        self._keep_logs(machine)
        machine.start()
        return True

    def _kill(self, dying: ServerProcess, others: Sequence[ServerProcess]) -> None:
        """Kill a process, and wait until each of the others says that it has taken over."""
        waited = [processes.waited(other.pid) for other in others]
        died = time.time()
        with self._forgotten(dying.pid):
            dying.kill()
        end = time.monotonic() + PATIENCE_FOR_TAKEOVERS
        while others and time.monotonic() < end:
            moments = [_first_burial(other.logs, died) for other in others]
            took = [moment - died for moment in moments if moment is not None]
            if len(took) == len(others):
                now = [processes.waited(other.pid) for other in others]
                starved = [after - before for before, after in zip(waited, now, strict=True)]
                by_itself = max(one - other for one, other in zip(took, starved, strict=True))
                self.takeovers.append(
                    Takeover(round(max(took), 2), round(max(took) - max(0.0, by_itself), 2))
                )
                return
            time.sleep(SECONDS_BETWEEN_LOOKS)
        if others:
            self.words.append("nobody took over from a dead process")

    @contextmanager
    def _forgotten(self, pid: int) -> Iterator[None]:
        """Whatever a process and those it has started leave behind when it is killed."""
        family = processes.family(pid)
        yield
        self.clock.forget(family)

    def _stop_server(self) -> bool:
        assert self.server.stop() == 0
        return self._start_again()

    def _restart_all(self) -> bool:
        """One after the other, as for an upgrade."""
        for server in self.servers:
            self.server = server
            self._stop_server()
        return True

    def _kill_bot(self) -> bool:
        thinking: Sequence[ServerProcess] = self.machines or [self.server]
        found = [pid for one in thinking for pid in processes.children(one.pid)]
        if not found:
            return False
        pid = found[self._chance.below(len(found))]
        with self._forgotten(pid):
            processes.kill([pid])
        return True

    def _fill_disk(self) -> bool:
        self._storage.full(self.server, self._moments())
        return True

    def _slow_disk(self) -> bool:
        self._storage.slow(self._moments())
        return True

    def _step_clock(self) -> bool:
        self.clock.step(self._chance.below(2 * LONGEST_STEP) - LONGEST_STEP)
        return self._staged and faketime() is not None

    def _cut_all(self) -> bool:
        self._cut()
        return True
