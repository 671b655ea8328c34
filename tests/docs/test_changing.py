"""The page on changing a rule: matches recorded before its changes are carried by the new rules."""

import subprocess
import sys
from pathlib import Path

import pytest

from tests.docs.wells import ADDING, CHANGING, change, write_out

RECORD = """
from serai.engine.chance import chance_of
from serai.engine.match import Match
from serai.engine.registry import register
from wells.game import GAME

register(GAME)
for seats in (2, 3, 4):
    for ties in ("nobody", "split"):
        match = Match.new("wells", seats, seats, {"ties": ties})
        chance = chance_of(seats)
        while not match.over:
            seat = match.to_act[0]
            match.play(seat, match.position.sample(seat, chance))
            if len(match.lines) == 8:
                match.save(f"{seats}-{ties}-running.serai")
        match.record(f"{seats}-{ties}.serai")
"""

CARRY = """
import sys
from pathlib import Path
from serai.engine.match import Match
from serai.engine.registry import register
from wells.game import GAME

register(GAME)
assert GAME.rules == 2
for path in sorted(Path(sys.argv[1]).glob("*[a-z].serai")):
    if "running" in path.name:
        continue
    whole = Match.load(path)
    assert (whole.rules, list(whole.options)) == (1, ["ties"])
    on = Match.load(path.with_name(path.stem + "-running.serai"))
    for line in whole.lines[len(on.lines):]:
        on.follow(line.kind, line.seat, line.action)
    assert (on.digest, on.result) == (whole.digest, whole.result)
    on.record(path.with_suffix(".again"))
    assert path.with_suffix(".again").read_bytes() == path.read_bytes()
    print(path.name)
"""


def python(folder: Path, *said: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, *said],
        cwd=folder,
        capture_output=True,
        text=True,
        check=False,
        timeout=300,
    )


@pytest.fixture(scope="module")
def kept(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Matches of the guide's own Wells, finished and running."""
    folder = tmp_path_factory.mktemp("before")
    write_out(ADDING, folder)
    done = python(folder, "-c", RECORD)
    assert done.returncode == 0, done.stderr
    return folder


@pytest.fixture(scope="module")
def changed(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Wells after all changes of the page."""
    folder = tmp_path_factory.mktemp("after")
    write_out(ADDING, folder)
    change(CHANGING, folder)
    return folder


def test_matches_of_rules_1_are_loaded_replayed_and_gone_on_with(kept: Path, changed: Path) -> None:
    carried = python(changed, "-c", CARRY, str(kept))
    assert carried.returncode == 0, carried.stderr
    assert len(carried.stdout.split()) == 6


def test_a_file_of_rules_1_is_verified_after_the_change(kept: Path, changed: Path) -> None:
    verified = python(changed, "-m", "serai", "verify", str(kept / "3-split.serai"))
    assert verified.returncode == 0, verified.stdout + verified.stderr
    assert "by rules number 1" in verified.stdout


def test_the_changed_game_keeps_every_law_by_both_numbers(changed: Path) -> None:
    proof = python(changed, "prove.py")
    assert proof.returncode == 0, proof.stderr


def test_the_changes_show_in_new_matches(changed: Path) -> None:
    told = python(
        changed,
        "-c",
        "from serai.engine.chance import chance_of\n"
        "from wells.game import GAME\n"
        "for rules in (1, 2):\n"
        "    position = GAME.start(2, {'ties': 'split'}, chance_of(1), None, rules)\n"
        "    position.well = 3\n"
        "    for seat in (0, 1):\n"
        "        position.apply(seat, 0, chance_of(1))\n"
        "    print(position.points, sum(position.wells), len(position.to_bytes()))\n",
    )
    assert told.returncode == 0, told.stderr
    before, after = told.stdout.splitlines()
    assert before.startswith("[1, 1]")
    assert after.startswith("[2, 2]")
    assert before != after


def test_an_older_serai_says_that_a_newer_one_reads_it(
    kept: Path, changed: Path, tmp_path: Path
) -> None:
    file = tmp_path / "of-rules-2.serai"
    recorded = python(changed, "-c", RECORD.replace('f"{seats}-{ties}.serai"', repr(str(file))))
    assert recorded.returncode == 0, recorded.stderr
    refused = python(kept, "-m", "serai", "verify", str(file))
    assert refused.returncode == 1
    said = " ".join(refused.stdout.split())
    assert "Rules number 2 of Wells is not known here: this Serai knows number 1, a newer" in said
    assert "of-rules-2.serai is of another version" in said
    assert "sound" not in said
    refused = python(kept, "-m", "serai", "replay", str(file))
    assert refused.returncode != 0
    said = " ".join((refused.stdout + refused.stderr).split())
    assert "The file of-rules-2.serai is of another version: rules number 2 of Wells" in said
