"""A player of a cluster, which was started without them, finds games and bots from elsewhere."""

import json
import subprocess
import sys
from pathlib import Path

from tests.docs.wells import ADDING, write_out

ORDERING = """
import json, sys, msgspec
from serai.engine import registry
from serai.lab.order import order
sys.path.append(sys.argv[1])
game = registry.named("wells.game:WellsGame")
levels = ["greedy", "wells.bots:Patient"]
wanted = order("tournament", [game.name], [3], levels, "mixed", [{}], 1)
cards = [msgspec.json.encode(card).decode() for card in wanted.cards(2)]
print(json.dumps([cards, registry.brought()]))
"""
PLAYING = """
import json, sys
from serai.lab.cluster import play_batch
cards, brought = json.loads(sys.argv[2])
for line in play_batch([card.encode() for card in cards], brought, [sys.argv[1]]):
    print(line.decode())
"""


def python(code: str, *said: str) -> str:
    """What a process of its own prints."""
    done = subprocess.run(
        [sys.executable, "-P", "-c", code, *said],
        capture_output=True,
        text=True,
        check=False,
        timeout=300,
    )
    assert done.returncode == 0, done.stderr
    return done.stdout


def test_a_batch_brings_along_where_its_games_and_bots_are(tmp_path: Path) -> None:
    write_out(ADDING, tmp_path)
    for told in tmp_path.glob("*.dist-info/*"):
        told.unlink()  # not installed: only its place names it
    ordered = python(ORDERING, str(tmp_path))
    cards = json.loads(ordered)[0]
    outcomes = [json.loads(line) for line in python(PLAYING, str(tmp_path), ordered).splitlines()]
    assert len(outcomes) == len(cards) > 1
    assert {outcome["line"] for outcome in outcomes} == {"match"}, outcomes
    assert any("wells.bots:Patient" in outcome["players"] for outcome in outcomes)
