"""Interpreted and compiled Serai play the same matches, to the last event."""

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

import serai
from tests.project import played
from tests.project.tree import ROOT


@pytest.mark.parametrize("name", serai.games())
def test_another_process_with_the_source_tree_plays_the_same_matches(name: str) -> None:
    told = subprocess.run(
        [sys.executable, "-P", Path(played.__file__), name],
        env={**os.environ, "PYTHONPATH": str(ROOT)},
        capture_output=True,
        text=True,
        check=True,
    )
    there = json.loads(told.stdout)
    assert Path(there["from"]) == ROOT / "serai/__init__.py"
    assert there["played"] == played.fingerprints(name)
