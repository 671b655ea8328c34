"""How many moves a second the server takes at a hundred busy tables, on loopback.

Two people sit at each table with a live connection each; whoever is asked plays at once, by HTTP
or over the live connection, and what counts is the time until the *other* seat has seen the move.
The server is a real process with SQLite, every move on disk before it is told. boardgame.io's
server gets the same load in the same run, matches of the same length included: npm fetches it into
build/boardgame-io, or BOARDGAME_IO names a folder where it is installed already. No machine is
quiet for long, so both are measured in turns, and the median of five rounds counts.
"""

import argparse
import asyncio
import gc
import json
import os
import secrets
import shutil
import subprocess
import sys
import tempfile
import time
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import asynccontextmanager
from pathlib import Path
from statistics import mean, median
from typing import Final

import uvloop

from bench.calling import FRAMES, Caller, Frame, Live, listen

PEER: Final = Path(__file__).with_name("boardgame_io.js")
PEER_FOLDER: Final = Path(__file__).resolve().parents[1] / "build" / "boardgame-io"
PEER_PACKAGES: Final = (
    "boardgame.io@0.50",
    "koa@2.13.4",
    "koa-compose@4.1.0",
    "node-persist@3",
    "socket.io-client@4",
)
PEER_STORAGES: Final = {
    "files": "boardgame.io, in files",
    "synced": "boardgame.io, in synced files",
    "memory": "boardgame.io, in memory only",
}
COMPARED: Final = ("files", "synced")
"""Serai has every move on the disk before it tells anybody, and so do the synced files."""
STARTED: Final = "import sys; from serai.server.main import run; sys.exit(run())"
GOAL: Final = 5.0
WARM_UP: Final = 3.0
USUAL_MOVES: Final = 106
"""Of a match of LivingStone with two people who take one choice after another."""
PATIENCE: Final = 240.0
SECONDS_TO_FETCH: Final = 300.0


class Measured:
    """Counts moves and waiting times within the measured span."""

    def __init__(self) -> None:
        self.waits: list[float] = []
        self.busy = 0
        """Tables at which somebody has moved."""
        self.begin = float("inf")
        self.end = float("inf")
        self.processor = 0.0
        """Processor seconds the server used within the span."""
        self.beside = 0.0
        """Processor seconds that others used for it."""
        self.lengths: list[int] = []
        """How many moves the matches had that came to their end."""

    def seen(self, played: float) -> None:
        moment = time.perf_counter()
        if self.begin <= played and moment <= self.end:
            self.waits.append(moment - played)

    def report(self) -> dict[str, float]:
        waits = sorted(self.waits)
        span = self.end - self.begin
        return {
            "moves_per_second": round(len(waits) / span, 1),
            "p50_ms": round(waits[len(waits) // 2] * 1000, 1),
            "p99_ms": round(waits[len(waits) * 99 // 100] * 1000, 1),
            "moves_per_processor_second": round(len(waits) / self.processor, 1),
            "milliseconds_beside": round(1000 * self.beside / len(waits), 3),
            "moves_per_match": round(mean(self.lengths)) if self.lengths else USUAL_MOVES,
        }


class BusyTable:
    """Two people who play one match after another as fast as the server lets them."""

    def __init__(self, urls: Sequence[str], way: str, measured: Measured) -> None:
        """`urls` are where each of the two comes in."""
        self._way = way
        self._measured = measured
        self._callers = [Caller(url) for url in urls]

    async def play_on(self) -> None:
        table = await self._begin()
        self._measured.busy += 1
        while True:
            await self._one_match(table)
            table = await self._begin()

    async def _begin(self) -> str:
        host, guest = self._callers
        seats = [{"kind": "me"}, {"kind": "open"}]
        made = await host.post("/api/tables", {"game": "livingstone", "seats": seats})
        table = str(made["id"])
        claim = {"name": "Bo", "nonce": secrets.token_hex(16)}
        await guest.post(f"/api/invites/{made['seats'][1]['invite']}", claim)
        await host.post(f"/api/tables/{table}/nonce", {"nonce": secrets.token_hex(16)})
        return table

    async def _one_match(self, table: str) -> None:
        self._moves: list[tuple[int, float]] = []
        self._updates = [-1, -1]
        self._first: dict[int, Frame] = {}
        lives = [await self._sit(table, seat) for seat in (0, 1)]
        try:
            await asyncio.gather(*[live.closed for live in lives])
            self._measured.lengths.append(len(self._moves))
        finally:
            for live in lives:
                live.close()

    async def _sit(self, table: str, seat: int) -> Live:
        caller = self._callers[seat]

        def on_text(text: bytes, live: Live) -> None:
            frame = FRAMES.decode(text)
            if frame.type == "update":
                self._look(table, seat, frame, live)
            elif frame.type in {"refused", "goodbye"}:
                raise RuntimeError(text.decode())

        return await listen(caller, table, seat, on_text)

    def _look(self, table: str, seat: int, frame: Frame, live: Live) -> None:
        """Each move brings both seats one update, so the k-th update shows the k-th move."""
        shown = self._updates[seat]
        self._updates[seat] += 1
        if shown < 0:
            self._first[seat] = frame
            if len(self._first) < 2:
                self._waiting = live
                return
            for other, first in self._first.items():
                self._react(table, other, first, live if other == seat else self._waiting)
            return
        mover, moment = self._moves[shown]
        if mover != seat:
            self._measured.seen(moment)
        self._react(table, seat, frame, live)

    def _react(self, table: str, seat: int, frame: Frame, live: Live) -> None:
        if frame.state == "ended":
            live.close()
        elif seat in frame.to_act:
            self._move(table, seat, frame, live)

    def _move(self, table: str, seat: int, frame: Frame, live: Live) -> None:
        choices = [offer.action for offer in frame.offers if offer.refused is None]
        action = choices[len(self._moves) % len(choices)]
        action_id = f"move-{len(self._moves):08}"
        self._moves.append((seat, time.perf_counter()))
        if self._way == "http":
            body = {"seat": seat, "action": action, "id": action_id}
            posting = self._callers[seat].post(f"/api/tables/{table}/play", body)
            asyncio.get_running_loop().create_task(posting).add_done_callback(live.need)
        else:
            live.say({"type": "play", "id": action_id, "action": action})


def processor_seconds(pid: int) -> float:
    """What a process has used so far, all its threads together."""
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


Entrances = Sequence[Sequence[str]]
"""For each table the addresses by which its two people come in."""


async def measure(
    entrances: Entrances,
    pids: Sequence[int],
    seconds: float,
    way: str,
    beside: Callable[[], float] = lambda: 0.0,
) -> dict[str, float]:
    """Keep a table busy at each entrance; the first moments do not count.

    `beside` tells the processor seconds that others have used who work for the servers.
    """
    tables = len(entrances)
    measured = Measured()
    busy = [asyncio.create_task(BusyTable(urls, way, measured).play_on()) for urls in entrances]
    while measured.busy < tables and not any(task.done() for task in busy):
        await asyncio.sleep(0.1)
    gc.freeze()
    gc.disable()  # it shares the machine with the server, and runs for seconds only
    await asyncio.sleep(WARM_UP)
    measured.begin = time.perf_counter()
    measured.end = measured.begin + seconds
    used, used_beside = sum(map(processor_seconds, pids)), beside()
    done, _ = await asyncio.wait(busy, timeout=seconds)
    measured.processor = sum(map(processor_seconds, pids)) - used
    measured.beside = beside() - used_beside
    for task in busy:
        task.cancel()
    await asyncio.gather(*busy, return_exceptions=True)
    for task in done:
        task.result()
    return measured.report()


@asynccontextmanager
async def serving(database: str = "") -> AsyncIterator[tuple[str, int]]:
    """A server of its own in a temporary folder, or at a database."""
    with tempfile.TemporaryDirectory(prefix="serai-bench-") as folder:
        chosen = {"PORT": "0", "DATA": folder, "RATE_LIMITS": "false", "LOG_LEVEL": "info"}
        chosen["DATABASE"] = database
        variables = {f"SERAI_{name}": value for name, value in chosen.items()}
        server = await asyncio.create_subprocess_exec(
            *[sys.executable, "-P", "-c", STARTED],  # as installed, not from the source tree
            env=os.environ | variables,
            stderr=subprocess.PIPE,
        )
        assert server.stderr is not None
        try:
            while True:
                line = json.loads(await server.stderr.readline())
                if line["what"] == "listening":
                    break
            yield line["url"], server.pid
        finally:
            server.terminate()
            await server.communicate()


async def serai(tables: int, seconds: float, way: str) -> dict[str, float]:
    async with serving() as (url, pid):
        return await measure([(url, url)] * tables, [pid], seconds, way)


def program(name: str) -> str:
    """A program of Node: the one that came with this environment, or the machine's."""
    beside = Path(sys.executable).with_name(name)
    return str(beside) if beside.exists() else name


def peer_folder() -> Path | None:
    """Where boardgame.io is installed; fetched if that has not been done, None if it cannot be."""
    if chosen := os.environ.get("BOARDGAME_IO"):
        return Path(chosen)
    if (PEER_FOLDER / "node_modules" / "boardgame.io").is_dir():
        return PEER_FOLDER
    PEER_FOLDER.mkdir(parents=True, exist_ok=True)
    print("Fetching boardgame.io to measure it beside Serai …", flush=True)
    quiet = ["--prefix", str(PEER_FOLDER), "--no-audit", "--no-fund", "--ignore-scripts"]
    path = os.pathsep.join([str(Path(sys.executable).parent), os.environ.get("PATH", "")])
    try:
        subprocess.run(
            [program("npm"), "install", *quiet, *PEER_PACKAGES],
            env=os.environ | {"PATH": path},
            capture_output=True,
            check=True,
            timeout=SECONDS_TO_FETCH,
        )
    except (OSError, subprocess.SubprocessError):
        shutil.rmtree(PEER_FOLDER, ignore_errors=True)
        return None
    return PEER_FOLDER


def boardgame_io(
    folder: Path, tables: int, seconds: float, storage: str, moves: float
) -> dict[str, float]:
    """The same load on boardgame.io's server, in its own language."""
    with tempfile.TemporaryDirectory(prefix="serai-bench-") as kept:
        asked = [str(tables), str(seconds), str(WARM_UP), storage, kept, str(moves)]
        done = subprocess.run(
            [program("node"), str(PEER), *asked],
            env=os.environ | {"NODE_PATH": str(folder / "node_modules")},
            capture_output=True,
            text=True,
            check=True,
            timeout=seconds + PATIENCE,
        )
    told: dict[str, float] = json.loads(done.stdout.splitlines()[-1])
    return told


def middle(found: list[dict[str, float]]) -> dict[str, float]:
    """The median of each figure."""
    return {name: round(median(result[name] for result in found), 1) for name in found[0]}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=100)
    parser.add_argument("--seconds", type=float, default=6.0)
    parser.add_argument("--rounds", type=int, default=5)
    wanted = parser.parse_args()
    folder = peer_folder()
    runs: dict[str, list[dict[str, float]]] = {}

    def keep(name: str, result: dict[str, float]) -> None:
        runs.setdefault(name, []).append(result)
        print(f"  {name}: {result['moves_per_second']:,.0f} moves a second", flush=True)

    for turn in range(wanted.rounds):
        print(f"Round {turn + 1} of {wanted.rounds} …", flush=True)
        for way in ("http", "live") if turn == 0 else ("live",):
            result = uvloop.run(serai(wanted.tables, wanted.seconds, way))
            keep(f"serai, moves by {way}", result)
        if folder is None:
            continue
        for storage in PEER_STORAGES if turn == 0 else COMPARED:
            load = (wanted.tables, wanted.seconds, storage, result["moves_per_match"])
            keep(PEER_STORAGES[storage], boardgame_io(folder, *load))
    results = {name: middle(found) for name, found in runs.items()}
    for name, result in results.items():
        print(f"{name:32}", *(f"{measure} {value}" for measure, value in result.items()))
    if folder is None:
        packages = " ".join(PEER_PACKAGES)
        print(f"Without boardgame.io, which npm could not fetch. By hand: npm install {packages}")
        print("in any folder, then name it: BOARDGAME_IO=folder make bench")
        return
    for storage in COMPARED:
        for measure_name in ("moves_per_second", "moves_per_processor_second"):
            ours = results["serai, moves by live"][measure_name]
            ratio = ours / results[PEER_STORAGES[storage]][measure_name]
            print(f"{measure_name}: {ratio:.1f} times {PEER_STORAGES[storage]} (goal {GOAL})")


if __name__ == "__main__":
    main()
