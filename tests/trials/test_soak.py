"""The long evening, cut short; and that its verdict notices a server that does not hold."""

import asyncio
from pathlib import Path

from bench.calling import Caller
from tests.processes import LINUX
from tests.server.people import Person, me
from tests.server.serving import ServerProcess
from trials import pictures
from trials.pulse import Beat, megabytes
from trials.soak import Load, judged, soak

pytestmark = LINUX


def evening(megabytes: float, growing: float = 0.0, slowing: float = 0.0) -> list[Beat]:
    """Ninety looks, a minute apart."""
    return [
        Beat(
            seconds=60.0 * minute,
            megabytes=megabytes + growing * minute,
            files=100,
            tables=30,
            live=60,
            moves=1000,
            p50=5.0,
            p99=20.0 + slowing * minute,
            processor=0.2,
        )
        for minute in range(1, 91)
    ]


def test_people_play_matches_out_while_the_server_is_watched(tmp_path: Path) -> None:
    load = Load(seconds=3.0, every=0.5, pace=0.01, tables=4)
    found = soak(load, tmp_path)
    assert found.counts["done"] > 0
    assert sum(beat.moves for beat in found.beats) > 0
    assert all(beat.megabytes > 20 and beat.files > 10 for beat in found.beats)
    assert found.report()["verdict"]["megabytes"] > 20
    assert pictures.soak(found.beats, 1.0, tmp_path / "soak.png").stat().st_size > 10_000


def test_a_kept_connection_that_ends_at_the_moment_of_asking_ends_no_evening() -> None:
    async def asked() -> None:
        ended: asyncio.Queue[None] = asyncio.Queue()

        async def answer_once(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
            await reader.readuntil(b"\r\n\r\n")
            writer.write(b"HTTP/1.1 200 OK\r\ncontent-length: 2\r\n\r\n{}")
            await reader.read(1)  # the next request, or the end
            writer.transport.abort()
            ended.put_nowait(None)

        async with await asyncio.start_server(answer_once, "127.0.0.1", 0) as server:
            caller = Caller(f"http://127.0.0.1:{server.sockets[0].getsockname()[1]}")
            for _ in range(3):
                assert await caller.ask("GET", "/healthz") == b"{}"
            caller.hang_up()
            for _ in range(3):
                await ended.get()

    asyncio.run(asked())


def test_a_server_that_stays_as_it_is_holds() -> None:
    assert judged(evening(100.0)).held


def test_a_server_that_keeps_what_it_should_let_go_does_not_hold() -> None:
    verdict = judged(evening(100.0, growing=0.2))
    assert not verdict.flat
    assert verdict.growth_per_hour == 12.0


def test_a_server_that_becomes_slower_does_not_hold() -> None:
    verdict = judged(evening(100.0, slowing=0.5))
    assert verdict.flat
    assert not verdict.steady


WITHOUT_COLLECTOR = """
import gc
gc.disable()
gc.set_threshold = lambda *_given: None
"""
CONNECTIONS = 200
LARGEST_REST = 4 / 1024
"""Megabytes that a connection may leave; with its parts in circles it left six times that."""


def test_a_live_connection_that_ends_leaves_nothing_to_the_collector(tmp_path: Path) -> None:
    server = ServerProcess(tmp_path, log_level="info")
    server.opening = WITHOUT_COLLECTOR
    server.start()
    host = Person(server.url, "Ada")
    table = host.make(me(), me("Eve"), spectators=True)["id"]
    host.give_nonce(table)

    def come_and_go() -> float:
        for _ in range(CONNECTIONS):
            with host.connect(table, 0) as live:
                live.recv()
        return megabytes(server.pid)

    come_and_go()
    before = come_and_go()
    assert (come_and_go() - before) / CONNECTIONS < LARGEST_REST
    host.go_home()
    assert server.stop() == 0
