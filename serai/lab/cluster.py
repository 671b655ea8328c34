"""A crew on a Ray cluster: batches of cards go out as tasks, and what dies is handed out again."""

from __future__ import annotations

import logging
import os
import socket
import sys
import time
from collections.abc import Callable, Iterator
from importlib.util import find_spec
from itertools import islice
from typing import Any, Final

import msgspec

from serai.engine import registry
from serai.engine.errors import BadInput
from serai.lab.crew import LOOK_UP, Failed
from serai.lab.plan import Card
from serai.lab.playing import Outcome
from serai.lab.worker import Trouble, answer

BATCH_SECONDS: Final = 1.0
MOST_IN_BATCH: Final = 256
TASKS_PER_CORE: Final = 2
PATIENCE: Final = 5.0
RETRIES: Final = 3
"""How often Ray hands a batch out again when its process has died."""
SMALL_STORE: Final = 100 << 20
"""Bytes for Ray's objects; ours are short lines."""
QUIET: Final = {"RAY_USAGE_STATS_ENABLED": "0", "RAY_BACKEND_LOG_LEVEL": "error"}
LOOPBACK: Final = "127."
BEYOND: Final = "RAY_ENABLE_WINDOWS_OR_OSX_CLUSTER"
"""Ray’s switch, on every system, for addresses that other machines reach; off, it keeps to here."""

Line = bytes


def play_batch(lines: list[Line], brought: list[str], folders: list[str]) -> list[Line]:
    """Runs inside the cluster, which may know fewer games and folders than whoever asks."""
    registry.bring(brought)
    sys.path.extend(folder for folder in folders if folder not in sys.path)
    return [msgspec.json.encode(answer(line)) for line in lines]


def _knock(address: str) -> None:
    """Fail at once where nobody listens; Ray itself would try for minutes."""
    host, colon, port = address.rpartition("://")[2].partition("/")[0].rpartition(":")
    if not colon or not port.isdigit():
        return
    try:
        socket.create_connection((host.strip("[]"), int(port)), timeout=PATIENCE).close()
    except (OSError, OverflowError) as trouble:
        raise BadInput(
            "no Ray cluster at {address}: {trouble}",
            "bad-ray_address",
            address=address,
            trouble=trouble,
        ) from None


class Batch:
    """Cards that are out, and since when."""

    def __init__(self, cards: list[Card]) -> None:
        self.cards = cards
        self.begun = time.monotonic()


class Cluster:
    """A crew of Ray workers: of the cluster at `address`, or of one started here for it."""

    def __init__(self, address: str | None, workers: int | None) -> None:
        if find_spec("ray") is None:
            raise BadInput("Ray is not installed; install serai[ray]", "bad-ray_missing")
        self.address = address or os.environ.get("RAY_ADDRESS")
        if self.address is not None:
            _knock(self.address)
        self.workers = workers
        self.size = 1
        """Cards in a batch; it grows until a batch takes about a second."""

    def play(self, cards: Iterator[Card], stop: Callable[[], bool]) -> Iterator[Outcome]:
        ray = self._join()
        try:
            yield from self._collect(ray, cards, stop)
        finally:
            ray.shutdown()

    def _join(self) -> Any:
        """Ray, connected."""
        for name, value in QUIET.items():
            os.environ.setdefault(name, value)
        if self.address is None or self.address.startswith(LOOPBACK):
            os.environ.setdefault(BEYOND, "0")
        import ray

        quiet: dict[str, Any] = {"logging_level": logging.CRITICAL, "log_to_driver": False}
        if self.address is None:
            try:
                ray.init(
                    num_cpus=self.workers or len(os.sched_getaffinity(0)),
                    include_dashboard=False,
                    object_store_memory=SMALL_STORE,
                    **quiet,
                )
            except Exception as trouble:  # Ray raises nothing more special when it is too slow
                raise BadInput(
                    "Ray could not be started here: {trouble}", "bad-ray_start", trouble=trouble
                ) from None
            return ray
        try:
            ray.init(address=self.address, **quiet)
        except (OSError, ValueError, RuntimeError) as trouble:
            raise BadInput(
                "no Ray cluster at {address}: {trouble}",
                "bad-ray_address",
                address=self.address,
                trouble=trouble,
            ) from None
        return ray

    def _collect(
        self, ray: Any, cards: Iterator[Card], stop: Callable[[], bool]
    ) -> Iterator[Outcome]:
        task = ray.remote(max_retries=RETRIES)(play_batch)
        cores = int(ray.cluster_resources().get("CPU", 1))
        most = TASKS_PER_CORE * min(cores, self.workers or cores)
        out: dict[Any, Batch] = {}
        stopped = False
        while True:
            while not stopped and len(out) < most and (batch := list(islice(cards, self.size))):
                lines = [msgspec.json.encode(card) for card in batch]
                out[task.remote(lines, registry.brought(), sys.path)] = Batch(batch)
            if not out:
                return
            ready, _ = ray.wait(list(out), timeout=0 if stopped else LOOK_UP)
            if stopped and not ready:
                return
            for done in ready:
                yield from self._outcomes(ray, done, out.pop(done))
            stopped = stopped or stop()

    def _outcomes(self, ray: Any, done: Any, batch: Batch) -> list[Outcome]:
        try:
            lines: list[Line] = ray.get(done)
        except ray.exceptions.RayError as trouble:
            raise Failed(batch.cards[0], f"its batch was lost: {type(trouble).__name__}") from None
        pace = (time.monotonic() - batch.begun) / len(lines) / TASKS_PER_CORE
        self.size = max(1, min(MOST_IN_BATCH, 2 * self.size, int(BATCH_SECONDS / pace)))
        told = [msgspec.json.decode(line, type=Outcome | Trouble) for line in lines]
        for one in told:
            if isinstance(one, Trouble):
                raise Failed(one.card, one.trouble)
        return [one for one in told if isinstance(one, Outcome)]
