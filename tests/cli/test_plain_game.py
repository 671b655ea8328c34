"""A game that has neither words nor a drawn board yet can be played all the same."""

import subprocess
import sys

from tests.cli.process import environment
from tests.project.tree import ROOT

DOOR = f"""
import runpy, sys
sys.path.append({str(ROOT)!r})
runpy.run_module("tests.cli.pebbles.game", run_name="__main__")
"""


def pebbles(*arguments: str, typed: str = "") -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-P", "-c", DOOR, *arguments],
        input=typed,
        env=environment(),
        cwd=ROOT,
        capture_output=True,
        text=True,
        timeout=300,
        check=False,
    )


def test_a_wordless_game_is_played_by_its_plain_names() -> None:
    played = pebbles("play", "pebbles", "--seats", "you,bot", typed="3\nr PE-1.2\n3\n")
    assert played.stderr == ""
    assert played.returncode == 0
    assert "heap size  7" in played.stdout
    assert "Take (pebbles 3)" in played.stdout
    assert "Taken (seat You, pebbles 3)" in played.stdout
    assert "Whoever takes the last pebble wins." in played.stdout
    assert "You won with 1 point." in played.stdout


def test_a_refusal_of_a_wordless_game_names_its_clause() -> None:
    listed = pebbles("rules", "pebbles", "last")
    assert "PE-1.2 The last pebble" in listed.stdout
