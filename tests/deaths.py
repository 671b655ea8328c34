"""The death of a browser costs one test no more than a second try.

Only a test that ended because its browser or page died is run again, once, never one that failed;
the summary names each, and more than a few in one run are a failure of their own.
"""

from typing import Final

import pytest
from _pytest.runner import runtestprotocol

MOST: Final = 3
"""So many in one run may be bad luck."""
PLAYWRIGHTS: Final = "playwright."
"""Begins the full name of its errors."""
SIGNS: Final = ("Target crashed", "Page crashed", "has been closed", "Connection closed")
KEY: Final = "browser died"


def is_death(report: pytest.TestReport) -> bool:
    """Whether a test ended because its browser did."""
    crash = getattr(report.longrepr, "reprcrash", None)
    message = "" if crash is None else str(crash.message)
    return (
        report.failed and message.startswith(PLAYWRIGHTS) and any(sign in message for sign in SIGNS)
    )


def run_twice_at_most(item: pytest.Item, nextitem: pytest.Item | None) -> None:
    """Run a test, and once more if its browser died; all that pytest is told is one test."""
    item.ihook.pytest_runtest_logstart(nodeid=item.nodeid, location=item.location)
    reports = runtestprotocol(item, nextitem=nextitem, log=False)
    if any(map(is_death, reports)):
        reports = runtestprotocol(item, nextitem=nextitem, log=False)
        reports[-1].user_properties.append((KEY, True))
    for report in reports:
        item.ihook.pytest_runtest_logreport(report=report)
    item.ihook.pytest_runtest_logfinish(nodeid=item.nodeid, location=item.location)


class Register:
    """Keeps count of the browsers that died in a run."""

    def __init__(self) -> None:
        self._died: list[str] = []

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        if (KEY, True) in report.user_properties:
            self._died.append(report.nodeid)

    def pytest_sessionfinish(self, session: pytest.Session) -> None:
        if len(self._died) > MOST and session.exitstatus == pytest.ExitCode.OK:
            session.exitstatus = pytest.ExitCode.TESTS_FAILED

    def pytest_terminal_summary(self, terminalreporter: pytest.TerminalReporter) -> None:
        for test in self._died:
            terminalreporter.write_line(f"its browser died, so it was run twice: {test}")
        if len(self._died) > MOST:
            terminalreporter.write_line(f"FAILED: {len(self._died)} browsers died", red=True)
