"""Tournaments on a real Ray cluster of several processes, some of which are killed."""

import os
import secrets
import shutil
import signal
import subprocess
import sys
import tempfile
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

import pytest

from tests.cli.process import at_terminal, serai
from tests.lab.test_tournament import TOURNAMENT, lines, numbers, sheet, wait_for_matches
from tests.processes import LINUX

pytestmark = LINUX

HOST = """
import logging, sys, ray

begun = ray.init(
    num_cpus=2,
    include_dashboard=False,
    object_store_memory=100 << 20,
    logging_level=logging.ERROR,
    _temp_dir=sys.argv[1],
)
print(begun.address_info["gcs_address"], flush=True)
sys.stdin.read()
"""
TRIES = 5
"""Ray gives itself half a minute to start, which is not enough on a very busy machine."""


# A cluster that keeps to this machine, and asks whoever joins it for a token of its own.
RAY = {
    "RAY_USAGE_STATS_ENABLED": "0",
    "RAY_ENABLE_WINDOWS_OR_OSX_CLUSTER": "0",
    "RAY_AUTH_MODE": "token",
    "RAY_AUTH_TOKEN": secrets.token_hex(32),
    # It may be slow, and others may use the memory.
    "RAY_gcs_server_request_timeout_seconds": "300",
    "RAY_worker_register_timeout_seconds": "600",
    "RAY_memory_monitor_refresh_ms": "0",
}


class Cluster:
    """A Ray cluster on this machine: how to play on it, and where its files are."""

    def __init__(self, address: str, folder: str) -> None:
        self.asked = [*TOURNAMENT, "--on", "ray", "--address", address]
        self.folder = folder

    def players(self) -> list[int]:
        """Its processes that play a batch just now."""
        found: list[int] = []
        for process in Path("/proc").glob("[0-9]*"):
            if command(process).startswith("ray::play_batch"):
                with suppress(OSError, IndexError):  # it has just ended
                    if self.folder in command(process.parent / parent(process)):
                        found.append(int(process.name))
        return found


def command(process: Path) -> str:
    try:
        return (process / "cmdline").read_text(errors="replace").replace("\0", " ")
    except OSError:
        return ""


def parent(process: Path) -> str:
    return (process / "stat").read_text().rpartition(")")[2].split()[1]


def kill_one(cluster: Cluster, killed: list[int]) -> bool:
    """Kill a process that plays just now, and note it; False if none does."""
    for playing in cluster.players()[:1]:
        with suppress(ProcessLookupError):
            os.kill(playing, signal.SIGKILL)
            killed.append(playing)
    return bool(killed)


@pytest.fixture(scope="module")
def cluster() -> Iterator[Cluster]:
    for _ in range(TRIES):
        with hosted() as running:
            if running is not None:
                yield running
                return
    pytest.fail("the cluster did not start")


@contextmanager
def hosted() -> Iterator[Cluster | None]:
    """A cluster of its own, or none where Ray gave up; it ends with the process that began it."""
    folder = tempfile.mkdtemp(prefix="ray-")  # short, for the sockets in it
    host = subprocess.Popen(
        [sys.executable, "-P", "-c", HOST, folder],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        env=os.environ | RAY,
        text=True,
    )
    try:
        assert host.stdout is not None
        address = host.stdout.readline().strip()
        yield Cluster(address, folder) if address else None
    finally:
        host.communicate()
        shutil.rmtree(folder, ignore_errors=True)


def test_a_killed_player_of_the_cluster_costs_no_match(cluster: Cluster, tmp_path: Path) -> None:
    asked = [part.replace("livingstone", "goldland") for part in cluster.asked]
    asked += ["--matches", "240", "--out", "t"]
    with at_terminal(*asked, folder=tmp_path, **RAY) as running:
        wait_for_matches(running, 6)
        killed: list[int] = []
        running.wait_for(lambda _: kill_one(cluster, killed))
        wait_for_matches(running, 240)
        assert running.end() == 0
    assert len(killed) == 1
    assert sorted(numbers(tmp_path / "t")) == [(0, number) for number in range(240)]
    assert "Traceback" not in running.everything


def test_a_tournament_whose_driver_was_killed_goes_on_and_plays_nothing_twice(
    cluster: Cluster, tmp_path: Path
) -> None:
    asked = [*cluster.asked, "--out", "t", "--matches"]
    with at_terminal(*asked, "100000", folder=tmp_path, **RAY) as running:
        wait_for_matches(running, 30)
        running.kill()
    kept = b"\n".join(lines(tmp_path / "t")[:-1])
    done = len(numbers(tmp_path / "t"))
    wanted = (done // 6 + 10) * 6
    again = serai(*asked, str(wanted), folder=tmp_path, **RAY)
    assert again.returncode == 0, again.stderr
    assert (tmp_path / "t" / "results.jsonl").read_bytes().startswith(kept)
    assert set(Counter(numbers(tmp_path / "t")).values()) == {1}
    assert {number for _, number in numbers(tmp_path / "t")} >= set(range(wanted))


def test_a_cluster_plays_the_same_matches_as_processes_here(
    cluster: Cluster, tmp_path: Path
) -> None:
    for folder, asked in (("ray", cluster.asked), ("here", TOURNAMENT)):
        done = serai(*asked, "--matches", "24", "--out", folder, folder=tmp_path, **RAY)
        assert done.returncode == 0, done.stderr
    ray, here = (sheet(tmp_path / folder / "matches.csv") for folder in ("ray", "here"))
    assert ray == here


def test_a_cluster_that_is_not_there_is_told_in_one_sentence(tmp_path: Path) -> None:
    refused = serai(
        *TOURNAMENT, "--on", "ray", "--address", "127.0.0.1:9", "--out", "t", folder=tmp_path
    )
    assert refused.returncode == 2
    assert "No Ray cluster at 127.0.0.1:9" in refused.stderr
    assert len(refused.stderr.splitlines()) == 1
    assert list(tmp_path.iterdir()) == []
