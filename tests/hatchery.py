"""Processes of Serai whose parts are already gathered, as most tests want them.

A process of its own gathers them once, and forks for every program that is asked for: the program
has its streams, folder and environment for itself, and ends as any other does. What is asked for
comes through a socket: one line of JSON, with it the three streams and a pipe, which is told the
number of the process and, when it has ended, its code.
"""

import importlib
import json
import os
import random
import signal
import socket
import sys
from collections.abc import Sequence
from contextlib import suppress
from typing import Any

LONGEST = 1 << 20
STREAMS = 3


def main(asking: socket.socket, parts: Sequence[str]) -> None:
    gather(parts)
    signal.signal(signal.SIGCHLD, bury)
    while True:
        told, passed, _, _ = socket.recv_fds(asking, LONGEST, STREAMS + 1)
        while told and not told.endswith(b"\n"):
            told += asking.recv(LONGEST)
        if not told:
            return
        if os.fork() == 0:
            asking.close()
            hatch(json.loads(told), passed)
            return
        for stream in passed:
            os.close(stream)


def gather(parts: Sequence[str]) -> None:
    import serai

    for part in parts:
        importlib.import_module(part)
    for name in serai.games():
        serai.game(name)


def bury(*_: object) -> None:
    """Take leave of those that have ended, so that what they have used counts as used."""
    with suppress(ChildProcessError):
        while os.waitpid(-1, os.WNOHANG)[0]:
            pass


def hatch(wish: dict[str, Any], passed: list[int]) -> None:
    """One process that is the program, and one that waits for its end."""
    signal.signal(signal.SIGCHLD, signal.SIG_DFL)
    *streams, report = passed
    process = os.fork()
    if process == 0:
        os.close(report)
        become(wish, streams)
        return
    for stream in streams:
        os.close(stream)
    os.write(report, f"{process}\n".encode())
    _, status = os.waitpid(process, 0)
    os.write(report, f"{os.waitstatus_to_exitcode(status)}\n".encode())
    os._exit(0)


def become(wish: dict[str, Any], streams: list[int]) -> None:
    """Be the program; returns, or leaves, as that does."""
    os.setsid()
    os.chdir(wish["folder"])
    os.environ.clear()
    os.environ.update(wish["environment"])
    for number, (stream, name, mode) in enumerate(
        zip(streams, ("stdin", "stdout", "stderr"), "rww", strict=True)
    ):
        os.dup2(stream, number)
        os.close(stream)
        by_line = name == "stderr" or os.isatty(number)
        opened = open(number, mode, 1 if by_line else -1, "utf-8", "surrogateescape")  # noqa: PTH123, SIM115
        setattr(sys, name, opened)
        setattr(sys, f"__{name}__", opened)
    sys.argv = wish["arguments"]
    random.seed()
    exec(wish["program"], {"__name__": "__main__"})


if __name__ == "__main__":
    main(socket.socket(fileno=int(sys.argv[1])), sys.argv[2:])
