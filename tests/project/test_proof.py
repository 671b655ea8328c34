"""`make test` ends with the first thing that fails, names it, and leaves nothing behind."""

import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path

import pytest

from scripts import proof
from tests.processes import any_runs
from tests.project.tree import ROOT

PATIENCE = 300.0
PYTEST = ("-m", "pytest", "-q", "-p", "no:schemathesis", "-p", "no:cacheprovider")
SOME = """
def test_one(): pass
def test_another(): assert 1 + 1 == 3
"""
ENDLESS = """
import os, signal, pytest
@pytest.mark.parametrize("half", [1, 2])
def test_forever(half):
    print(os.getpid(), file=open(f"{os.environ['TOLD']}-{half}", "w"), flush=True)
    signal.pause()
"""


def run(folder: Path) -> proof.Run:
    return proof.Run(folder, "no", 1)


def test_the_first_part_that_fails_ends_the_run_and_is_named(tmp_path: Path) -> None:
    with pytest.raises(proof.Broken, match=r"This failed: lamps\..*\n  false$"):
        run(tmp_path)._part("lamps", ["true"], ["false"], ["touch", tmp_path / "went-on"])
    assert not (tmp_path / "went-on").exists()


def test_a_test_that_failed_is_noted_by_its_name(tmp_path: Path) -> None:
    (tmp_path / "test_some.py").write_text(SOME)
    notes = tmp_path / "notes.json"
    settings = ["-c", str(ROOT / "pyproject.toml"), "--rootdir", str(tmp_path)]
    code = proof.done(
        [sys.executable, *PYTEST, *settings, "-p", "tests.conftest", str(tmp_path)],
        SERAI_SPENDING=str(notes),
    )
    assert code == 1
    assert proof.failures(notes) == ["test_some.py::test_another"]
    assert {name for name, _ in proof.dearest(notes)} == {
        "test_some.py::test_one",
        "test_some.py::test_another",
    }


def test_tests_end_with_whoever_has_started_them_even_if_that_is_killed(tmp_path: Path) -> None:
    (tmp_path / "test_endless.py").write_text(ENDLESS)
    told = [tmp_path / "told-1", tmp_path / "told-2"]
    settings = ["-c", str(ROOT / "pyproject.toml"), "--rootdir", str(tmp_path)]
    tests = [sys.executable, *PYTEST, *settings, "-p", "scripts.leash", "-n", "2", str(tmp_path)]
    start = f"import subprocess; subprocess.run({tests!r}, start_new_session=True)"
    with subprocess.Popen(
        [sys.executable, "-c", start], env=os.environ | {"TOLD": str(tmp_path / "told")}, cwd=ROOT
    ) as starter:
        wait_until(lambda: all(each.is_file() and each.read_text().strip() for each in told))
        workers = [int(each.read_text()) for each in told]
        starter.send_signal(signal.SIGKILL)
    wait_until(lambda: not any_runs(workers))


def wait_until(has_happened: Callable[[], bool]) -> None:
    deadline = time.monotonic() + PATIENCE
    while not has_happened():
        assert time.monotonic() < deadline
        time.sleep(0.05)
