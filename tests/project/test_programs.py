"""What tests do without a browser or a database, and what is left of them when they are killed."""

import os
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from tests.processes import any_runs
from tests.project.tree import ROOT

PATIENCE = 300.0
PLUGINS = ("tests.conftest", "tests.browser.conftest", "tests.server.conftest")
UNUSED = ("-p", "no:xdist", "-p", "no:schemathesis", "-p", "no:cacheprovider")
NEEDY = """
def test_a_browser_is_opened(chromium): pass
def test_a_database_is_made(cluster): pass
def test_nothing_is_needed(): pass
"""
ENDLESS = """
import signal
def test_forever(cluster, tmp_path):
    server = ServerProcess(tmp_path, cluster.new_database()).start()
    data = cluster._data
    print(server.pid, open(data + "/postmaster.pid").readline().strip(), data, flush=True)
    signal.pause()
from tests.server.serving import ServerProcess
"""

MORTAL = """
import os, signal
from pathlib import Path

def kill(chromium, kind):
    told = chromium.new_browser_cdp_session().send("SystemInfo.getProcessInfo")
    for process in told["processInfo"]:
        if process["type"] == kind:
            os.kill(int(process["id"]), signal.SIGKILL)

def is_first(name):
    try:
        Path(__file__).with_name(name).touch(exist_ok=False)
    except FileExistsError:
        return False
    return True

def test_a_page_dies_once(chromium):
    page = chromium.new_page()
    if is_first("page"):
        kill(chromium, "renderer")
    page.evaluate("1 + 1")

def test_a_browser_dies_always(chromium):
    kill(chromium, "browser")
    chromium.new_page().goto("about:blank")

def test_an_assertion_fails_once(chromium):
    assert not is_first("assertion"), "nothing died"

def test_the_browser_dies_at_the_end(chromium):
    kill(chromium, "browser")

def test_there_is_a_browser_again(chromium):
    chromium.new_page().goto("about:blank")

def test_the_database_dies(cluster):
    os.kill(cluster.pid, signal.SIGKILL)

def test_there_is_a_database_again(cluster):
    assert cluster.ask("select 1").strip() == "1"
"""


def pytest_of(tests: str, folder: Path) -> list[str]:
    """A run of its own for some tests, with the project's settings and fixtures."""
    (folder / "test_some.py").write_text(tests)
    plugins = [part for plugin in PLUGINS for part in ("-p", plugin)]
    settings = ["-c", str(ROOT / "pyproject.toml"), "--rootdir", str(folder), *UNUSED]
    return [sys.executable, "-m", "pytest", "-q", *settings, *plugins, str(folder)]


def without_programs(folder: Path, **variables: str) -> subprocess.CompletedProcess[str]:
    nowhere = {"CHROMIUM": "/nowhere/chromium", "POSTGRES": "/nowhere/bin"}
    return subprocess.run(
        pytest_of(NEEDY, folder),
        env=os.environ | nowhere | variables,
        cwd=folder,
        capture_output=True,
        text=True,
        check=False,
    )


def test_tests_that_miss_a_program_are_not_run_and_the_end_says_what_to_install(
    tmp_path: Path,
) -> None:
    done = without_programs(tmp_path, CI="")
    assert done.returncode == 0, done.stdout
    *_, browser, database, counts = done.stdout.splitlines()
    assert browser.startswith("1 × not run for want of Chromium: install Chromium or Chrome")
    assert database.startswith("1 × not run for want of PostgreSQL: install it")
    assert counts.startswith("1 passed, 2 not run")


def test_where_nothing_may_be_left_out_a_missing_program_is_a_failure(tmp_path: Path) -> None:
    done = without_programs(tmp_path, CI="true")
    assert done.returncode == 1
    assert "1 passed, 2 errors" in done.stdout


def test_a_death_costs_one_test_and_a_failed_assertion_is_never_tried_again(
    tmp_path: Path,
) -> None:
    done = subprocess.run(
        pytest_of(MORTAL, tmp_path), cwd=tmp_path, capture_output=True, text=True, check=False
    )
    told = done.stdout.splitlines()
    assert told[-1].startswith("2 failed, 5 passed"), done.stdout
    failed = {line.split("::")[1].split()[0] for line in told if line.startswith("FAILED")}
    assert failed == {"test_a_browser_dies_always", "test_an_assertion_fails_once"}
    twice = [line.split("::")[1] for line in told if line.startswith("its browser died")]
    assert twice == ["test_a_page_dies_once", "test_a_browser_dies_always"]


@contextmanager
def killed(command: list[str], folder: Path) -> Iterator[str]:
    """The first line that a command says before it is killed."""
    running = subprocess.Popen(command, cwd=folder, stdout=subprocess.PIPE, text=True)
    assert running.stdout is not None
    with running:
        said = next(line for line in running.stdout if line[:1].isdigit())
        running.send_signal(signal.SIGKILL)
    yield said


def test_a_killed_run_leaves_neither_server_nor_database_behind(tmp_path: Path) -> None:
    with killed([*pytest_of(ENDLESS, tmp_path), "-s"], tmp_path) as said:
        server, postgres, data = said.split()
    deadline = time.monotonic() + PATIENCE
    while any_runs([int(server), int(postgres)]) or Path(data).exists():
        assert time.monotonic() < deadline, f"still there: {said}"
        time.sleep(0.05)
