"""The commands people run from a clone."""

import os
import re
import subprocess

import pytest

from tests.project.tree import ROOT

PROMISED = {
    "play",
    "terminal",
    "test",
    "bench",
    "laws",
    "site",
    "golden",
    "dist",
    "lock",
    "format",
    "clean",
}
TARGETS = re.findall(r"^([a-z]+):.*## ", (ROOT / "Makefile").read_text(), re.MULTILINE)


def make(*arguments: str) -> str:
    return subprocess.run(
        ["make", "--no-print-directory", *arguments],
        cwd=ROOT,
        env={name: value for name, value in os.environ.items() if not name.startswith("MAKE")},
        capture_output=True,
        text=True,
        check=True,
    ).stdout


def test_make_alone_lists_every_target() -> None:
    listed = [line.split()[1] for line in make().splitlines()]
    assert listed == TARGETS
    assert set(listed) > PROMISED


@pytest.mark.parametrize("target", TARGETS)
def test_a_listed_target_can_be_made(target: str) -> None:
    assert make("--dry-run", target)


def test_a_check_of_a_change_runs_make_test_and_nothing_else() -> None:
    lines = (ROOT / ".ci/run").read_text().splitlines()
    assert [line for line in lines if "make" in line] == ["exec make test"]
