"""The processor time of a move with one, two and three processes over PostgreSQL.

The load is that of `bench/server.py`. Either all people of a table come in at one process, or its
two people at different ones. What PostgreSQL takes is counted beside, as is what it can take:
commits like ours, from as many writers as there would be processes. It runs as for the tests,
without waiting for the disk (fsync is off), so that its figures are of processors, not of disks.
"""

import argparse
import asyncio
import json
import time
from contextlib import AsyncExitStack
from functools import partial
from pathlib import Path
from statistics import median
from typing import Any, Final

import uvloop

from bench.server import Entrances, measure, processor_seconds, serai, serving
from serai.server.metrics import Metrics
from serai.server.storage.change import Change
from serai.server.storage.database import Database
from serai.server.storage.rows import LineRow
from serai.server.storage.writer import Writer
from tests.server import postgres
from trials import report
from trials.processes import family

MOST: Final = 3
ROUNDS: Final = 3


async def moves(
    cluster: postgres.Postgres, count: int, spread: bool, tables: int, seconds: float
) -> dict[str, float]:
    """Milliseconds of a move, of the processes that serve and of PostgreSQL."""
    address = cluster.new_database()
    async with AsyncExitStack() as stack:
        found = [await stack.enter_async_context(serving(address)) for _ in range(count)]
        urls = [url for url, _pid in found]
        entrances: Entrances = [
            (urls[number % count], urls[(number + spread) % count]) for number in range(tables)
        ]
        pids = [pid for _url, pid in found]
        result = await measure(entrances, pids, seconds, "live", partial(_used_by, cluster))
    return {
        "moves a second": result["moves_per_second"],
        "ms of a move, serving": round(1000 / result["moves_per_processor_second"], 3),
        "ms of a move, PostgreSQL": result["milliseconds_beside"],
        "p50 ms": result["p50_ms"],
    }


def _used_by(cluster: postgres.Postgres) -> float:
    """Processor seconds of all that belongs to a cluster."""
    return sum(map(processor_seconds, family(cluster.pid)))


async def commits(
    cluster: postgres.Postgres, writers: int, tables: int, seconds: float
) -> dict[str, float]:
    """Lines a second of writers that have so many tables each, and play at all of them at once."""
    address = cluster.new_database()
    database = Database(address, several=True)
    opened = [Writer(database, Metrics()) for _ in range(writers)]
    for writer in opened:
        await writer.open()
    names = [
        [f"bench{one:03}table{number:04}" for number in range(tables)] for one in range(writers)
    ]
    cluster.ask(_made([name for mine in names for name in mine]), address)
    before, end = _used_by(cluster), time.monotonic() + seconds
    rounds = await asyncio.gather(
        *[_play(writer, mine, end) for writer, mine in zip(opened, names, strict=True)]
    )
    used = _used_by(cluster) - before
    for writer in opened:
        await writer.close()
    await database.close()
    lines = sum(rounds) * tables
    return {
        "writers": writers,
        "lines a commit": tables,
        "commits a second": round(sum(rounds) / seconds, 1),
        "lines a second": round(lines / seconds, 1),
        "ms of a line, PostgreSQL": round(1000 * used / lines, 4),
    }


def _made(names: list[str]) -> str:
    """Tables that can be written to, without anybody at them."""
    some = ",".join(f"('{name}')" for name in names)
    return (
        "INSERT INTO tables (id, game, rules, options, public, spectators, hints, start, state, "
        "secret, host, created, active) SELECT id, 'livingstone', 1, '{}', false, false, false, "
        f"'when_full', 'playing', '', 'a', 0, 0 FROM (VALUES {some}) AS made(id); "
        "INSERT INTO heads (table_id, version, beside) SELECT id, 0, 0 FROM tables"
    )


async def _play(writer: Writer, names: list[str], end: float) -> int:
    """A line at each table in every commit, as long as there is time."""
    done = 0
    while time.monotonic() < end:
        sent = []
        for name in names:
            action = '{"action":"take_die","pips":3}'
            line = LineRow(name, done + 1, "played", 0, action, f"{done:08}", bytes(32), 0)
            change = Change(name).add(line)
            change.after, change.keeper = done, "bench"
            sent.append(writer.submit(change))
        assert all([await each.stored() for each in sent])
        done += 1
    return done


def _medians(found: list[dict[str, float]]) -> dict[str, float]:
    return {name: median(one[name] for one in found) for name in found[0]}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=40)
    parser.add_argument("--seconds", type=float, default=6.0)
    parser.add_argument("--rounds", type=int, default=ROUNDS)
    parser.add_argument("--folder", type=Path, default=report.FOLDER)
    wanted = parser.parse_args()
    runs: dict[str, list[dict[str, float]]] = {}

    def keep(name: str, found: dict[str, float]) -> None:
        runs.setdefault(name, []).append(found)
        print(f"  {name}: {found}", flush=True)

    with postgres.running() as cluster:
        for _ in range(wanted.rounds):
            alone = uvloop.run(serai(wanted.tables, wanted.seconds, "live"))
            milliseconds = round(1000 / alone["moves_per_processor_second"], 3)
            keep("SQLite", {"ms of a move, serving": milliseconds, "p50 ms": alone["p50_ms"]})
            for count in range(1, MOST + 1):
                for spread in (False, True)[: 1 + (count > 1)]:
                    name = f"{count} processes, {'spread' if spread else 'together'}"
                    asked = moves(cluster, count, spread, wanted.tables, wanted.seconds)
                    keep(name, uvloop.run(asked))
            for writers in range(1, MOST + 1):
                for lines in (1, 20):
                    asked = commits(cluster, writers, lines, wanted.seconds)
                    keep(f"{writers} writers, {lines} lines a commit", uvloop.run(asked))
    told: dict[str, Any] = {
        "tables": wanted.tables,
        "medians": {name: _medians(found) for name, found in runs.items()},
        "rounds": runs,
    }
    path = report.write(wanted.folder, "processes", told)
    print(json.dumps(told["medians"], indent=1), f"written to {path}", sep="\n")


if __name__ == "__main__":
    main()
