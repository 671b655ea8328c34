"""Asks for processes whose parts are already gathered (`tests/hatchery.py`)."""

import atexit
import json
import os
import select
import signal
import socket
import subprocess
import sys
from collections.abc import Mapping, Sequence
from contextlib import suppress
from pathlib import Path

PATIENCE = 300.0


class Hatched:
    """A program begun by a hatchery; what tests use of `subprocess.Popen`."""

    def __init__(self, report: int) -> None:
        self._report = os.fdopen(report)
        self.pid = int(self._report.readline())
        self.returncode: int | None = None

    def poll(self) -> int | None:
        return self._ended(0)

    def wait(self, timeout: float = PATIENCE) -> int:
        code = self._ended(timeout)
        assert code is not None, "it has not ended"
        return code

    def _ended(self, seconds: float) -> int | None:
        if self.returncode is None and select.select([self._report], [], [], seconds)[0]:
            self.returncode = int(self._report.readline())
            self._report.close()
        return self.returncode

    def send_signal(self, number: int) -> None:
        if self.poll() is None:
            with suppress(ProcessLookupError):  # it ended, and that was not reported yet
                os.kill(self.pid, number)

    def kill(self) -> None:
        self.send_signal(signal.SIGKILL)


class Hatchery:
    """Where processes are asked for, as long as this one lasts; it begins with the first wish."""

    def __init__(
        self,
        *parts: str,
        inherited: Sequence[int] = (),
        surroundings: Mapping[str, str] | None = None,
    ) -> None:
        self._parts = parts
        """The modules that are gathered beforehand."""
        self._inherited = inherited
        self._surroundings = surroundings
        self._asking: socket.socket | None = None

    def hatch(
        self,
        program: str,
        streams: Sequence[int],
        environment: Mapping[str, str],
        folder: Path | None = None,
        arguments: Sequence[str] = (),
    ) -> Hatched:
        """A program, told as Python, in a session of its own at the ends of three streams."""
        wish = {
            "program": program,
            "environment": dict(environment),
            "folder": str(folder or Path.cwd()),
            "arguments": list(arguments),
        }
        report, reports = os.pipe()
        socket.send_fds(self._begun(), [json.dumps(wish).encode() + b"\n"], [*streams, reports])
        os.close(reports)
        return Hatched(report)

    def _begun(self) -> socket.socket:
        if self._asking is None:
            self._asking, theirs = socket.socketpair()
            place = str(Path(__file__).with_name("hatchery.py"))
            begun = subprocess.Popen(
                [sys.executable, "-P", place, str(theirs.fileno()), *self._parts],
                pass_fds=[theirs.fileno(), *self._inherited],
                env=self._surroundings,
            )
            theirs.close()
            atexit.register(begun.wait)
            atexit.register(self._asking.close)
        return self._asking
