"""What the system tells of running processes, on Linux and macOS alike."""

import subprocess
from typing import NamedTuple

import pytest

LINUX = pytest.mark.skipif("sys.platform != 'linux'", reason="looks at what only Linux has")


class Process(NamedTuple):
    pid: int
    parent: int
    command: str


def running() -> list[Process]:
    """Everything that runs, in full width; what has ended and waits for its parent does not."""
    told = subprocess.run(
        ["ps", "-axwwo", "pid=,ppid=,stat=,command="], capture_output=True, text=True, check=True
    )
    parts = [line.split(maxsplit=3) for line in told.stdout.splitlines()]
    return [
        Process(int(pid), int(parent), command[0] if command else "")
        for pid, parent, state, *command in parts
        if not state.startswith("Z")
    ]


def children(parent: int) -> list[int]:
    return [process.pid for process in running() if process.parent == parent]


def any_runs(pids: list[int]) -> bool:
    return not {process.pid for process in running()}.isdisjoint(pids)
