"""Processes of this machine: whose children they are, killing them, and what they may write."""

import os
import resource
import signal
import subprocess
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Final

SECONDS_BETWEEN_LOOKS: Final = 0.01
PATIENCE: Final = 300.0


def children(pid: int) -> list[int]:
    """The processes that a process has started and that still run."""
    found: list[int] = []
    with suppress(OSError):
        for thread in Path(f"/proc/{pid}/task").iterdir():
            found += map(int, (thread / "children").read_text().split())
    return found


def family(pid: int) -> list[int]:
    """A process and all its descendants."""
    return [pid, *(later for child in children(pid) for later in family(child))]


def is_running(pid: int) -> bool:
    """Whether it still does anything; one that waits to be buried does not."""
    try:
        state = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0]
    except OSError:
        return False
    return state not in {"Z", "X"}


def waited(pid: int) -> float:
    """Seconds for which a process's first thread was ready to run, and had to wait for it."""
    try:
        told = Path(f"/proc/{pid}/task/{pid}/schedstat").read_text()
    except OSError:
        return 0.0
    return int(told.split()[1]) / 1e9


def tell(pids: list[int], number: signal.Signals) -> None:
    for pid in pids:
        with suppress(ProcessLookupError):
            os.kill(pid, number)


def kill(pids: list[int]) -> None:
    """As the power cut does, and wait until they are gone."""
    tell(pids, signal.SIGKILL)
    end = time.monotonic() + PATIENCE
    while any(is_running(pid) for pid in pids):
        assert time.monotonic() < end, "a killed process does not go"
        time.sleep(SECONDS_BETWEEN_LOOKS)


@contextmanager
def halted(pids: list[int]) -> Iterator[None]:
    """Processes that stand still for a while."""
    tell(pids, signal.SIGSTOP)
    try:
        yield
    finally:
        tell(pids, signal.SIGCONT)


@contextmanager
def full_disk(pids: list[int], largest: int) -> Iterator[None]:
    """Processes whose files may not grow beyond a size for a while: every write there fails."""
    _limit_files(pids, largest)
    try:
        yield
    finally:
        _limit_files(pids, resource.RLIM_INFINITY)


def _limit_files(pids: list[int], largest: int) -> None:
    """Set what the owner of a process may set: how large its files may become just now."""
    soft = "unlimited" if largest == resource.RLIM_INFINITY else str(largest)
    for pid in pids:
        with suppress(FileNotFoundError):
            owner = Path(f"/proc/{pid}").stat().st_uid
            other = None if owner == os.getuid() else owner
            asked = ["prlimit", f"--pid={pid}", f"--fsize={soft}:"]
            subprocess.run(asked, check=False, capture_output=True, cwd="/", user=other)
