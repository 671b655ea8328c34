"""What holds for every test: no network but loopback, and the same in every run."""

import os
import signal
import sys
from collections import Counter
from pathlib import Path
from typing import Final

import pytest
from hypothesis import settings

from tests.deaths import Register
from tests.programs import NOT_RUN
from tests.spending import Purse

HERE: Final = Path(__file__).parent
LOOPBACK: Final = {"127.0.0.1", "::1", "localhost", "", None}
TESTED_ONCE: Final = [
    HERE / place
    for place in (
        *("browser", "cli", "docs", "engine/test_laws.py", "envs", "examples", "lab"),
        *("project", "server", "trials"),
    )
]
"""What stays Python either way, and laws, are tested as people install it, where it is fast."""
LONG: Final = [HERE / place for place in ("browser", "trials", "cli", "lab", "server", "project")]
"""Where tests take long, the longest first; so none of them is left alone at the end of a run."""


def refuse_network(event: str, arguments: tuple[object, ...]) -> None:
    """Stop a test that reaches for another machine."""
    if event == "socket.connect":
        address = arguments[1]
        host = address[0] if isinstance(address, tuple) else None
    elif event == "socket.getaddrinfo":
        host = arguments[0]
    else:
        return
    if (host.decode() if isinstance(host, bytes) else host) not in LOOPBACK:
        raise PermissionError(f"a test reached for {host}: tests use no network but loopback")


sys.addaudithook(refuse_network)

# A shell that starts us in the background has us ignore Ctrl-C, and so would every process that a
# test starts and interrupts.
signal.signal(signal.SIGINT, signal.default_int_handler)

# Tests start processes by the hundred, which read what the first of them has compiled.
os.environ.pop("PYTHONDONTWRITEBYTECODE", None)

# `make test` must not depend on luck; `make laws` is where new examples are looked for.
settings.register_profile("steady", settings.get_profile("ci"))
settings.register_profile("searching", settings.get_profile("ci"), derandomize=False)
settings.load_profile("steady")


def pytest_configure(config: pytest.Config) -> None:
    """What all processes of a run tell is added up in the first of them."""
    config.pluginmanager.register(Purse(is_first=not hasattr(config, "workerinput")))
    config.pluginmanager.register(Register())


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Tests that need the source tree are run there, wherever they stand."""
    for item in items:
        is_under = any(item.path.is_relative_to(place) for place in TESTED_ONCE)
        if is_under and item.get_closest_marker("interpreted") is None:
            item.add_marker("once")
    items.sort(key=how_short)


def how_short(item: pytest.Item) -> int:
    """The place among the long ones of where it stands; behind all for the rest."""
    return next((n for n, place in enumerate(LONG) if item.path.is_relative_to(place)), len(LONG))


def pytest_report_teststatus(report: pytest.TestReport) -> tuple[str, str, str] | None:
    """Count what was left out for want of a program apart from what was left out on purpose."""
    return ("not run", "n", "NOT RUN") if wanting(report) else None


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """Say at the very end what was left out, and how to have it run."""
    left_out = Counter(wanting(report) for report in terminalreporter.stats.get("not run", []))
    for reason, tests in sorted(left_out.items()):
        terminalreporter.write_line(f"{tests} × {reason}", yellow=True, bold=True)


def wanting(report: pytest.TestReport) -> str:
    """Why a test was not run, if it was for want of a program."""
    if not report.skipped or not isinstance(report.longrepr, tuple):
        return ""
    reason = report.longrepr[2].removeprefix("Skipped: ")
    return reason if reason.startswith(NOT_RUN) else ""
