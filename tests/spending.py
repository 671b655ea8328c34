"""What tests cost in processor time, with all the processes they start, and what none may exceed.

Processor time is the same beside other work, so a busy machine breaks no budget. Linux tells it of
every process; elsewhere those count that have ended.
"""

import json
import os
import resource
import time
from collections.abc import Generator
from contextlib import suppress
from pathlib import Path
from typing import Final

import pytest

BUDGET: Final = 30.0
"""Processor seconds that a single test may take."""
YARDSTICK: Final = 0.006
"""Processor seconds for the work of `slowness` where the budget was set: a machine that is slower,
or shares its cores, has as much more time."""
TOLD_IN: Final = "SERAI_SPENDING"
"""Names the file to which a run writes what its tests have cost."""
KEY: Final = "spent"
TOO_MUCH: Final = "spent too much"
TICKS: Final = os.sysconf("SC_CLK_TCK")


def used() -> float:
    """Processor seconds of this process and of all that it has started, as far as that is told."""
    usages = [resource.getrusage(who) for who in (resource.RUSAGE_SELF, resource.RUSAGE_CHILDREN)]
    return sum(usage.ru_utime + usage.ru_stime for usage in usages) + _running(os.getpid())


def _running(parent: int) -> float:
    """Of the processes that a process has started, those they have started, and so on."""
    total = 0.0
    for child in _children(parent):
        with suppress(OSError):
            told = Path(f"/proc/{child}/stat").read_bytes().rpartition(b")")[2].split()
            total += sum(map(int, told[11:15])) / TICKS
        total += _running(child)
    return total


def _children(parent: int) -> list[int]:
    found: list[int] = []
    with suppress(OSError):
        for thread in Path(f"/proc/{parent}/task").iterdir():
            found += map(int, (thread / "children").read_text().split())
    return found


def slowness() -> float:
    """How much longer work takes here and now that is always the same; at least 1."""
    tries: list[float] = []
    for _ in range(5):
        began = time.process_time()
        total = 0
        for number in range(200_000):
            total += number % 7
        tries.append(time.process_time() - began)
    return max(1.0, min(tries) / YARDSTICK)


class Purse:
    """Keeps the books of a run: each process notes what its tests cost, the first adds it up."""

    def __init__(self, is_first: bool) -> None:
        self._is_first = is_first
        self._place = os.environ.pop(TOLD_IN, "")
        """Where to write; tests that run tests write nothing there."""
        self._before = (0.0, 0.0)
        self._spent: dict[str, list[float]] = {}
        """Processor seconds and seconds of each test."""
        self._failed: list[str] = []
        self._beyond: dict[str, int] = {}
        """What those might have taken that took more."""

    @pytest.hookimpl(tryfirst=True)
    def pytest_runtest_logstart(self) -> None:
        self._before = (used(), time.monotonic())

    @pytest.hookimpl(wrapper=True)
    def pytest_runtest_makereport(
        self, call: pytest.CallInfo[None]
    ) -> Generator[None, pytest.TestReport, pytest.TestReport]:
        report = yield
        if call.when == "teardown":
            now = (used(), time.monotonic())
            cost = [round(max(0.0, b - a), 2) for a, b in zip(self._before, now, strict=True)]
            report.user_properties.append((KEY, cost))
            if cost[0] > BUDGET and cost[0] > (most := BUDGET * slowness()):
                report.user_properties.append((TOO_MUCH, round(most)))
        return report

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        if report.failed and report.nodeid not in self._failed:
            self._failed.append(report.nodeid)
        for name, cost in report.user_properties:
            if name == KEY:
                assert isinstance(cost, list)
                self._spent[report.nodeid] = cost
            elif name == TOO_MUCH:
                assert isinstance(cost, int)
                self._beyond[report.nodeid] = cost

    def pytest_sessionfinish(self, session: pytest.Session) -> None:
        if self._place and self._is_first:
            noted = {"spent": self._spent, "failed": self._failed}
            Path(self._place).write_text(json.dumps(noted))
        if self._beyond and session.exitstatus == pytest.ExitCode.OK:
            session.exitstatus = pytest.ExitCode.TESTS_FAILED

    def pytest_terminal_summary(self, terminalreporter: pytest.TerminalReporter) -> None:
        for test, most in self._beyond.items():
            terminalreporter.write_line(
                f"FAILED {test} - took {self._spent[test][0]:.0f} s of processor time, "
                f"more than {most}",
                red=True,
            )
