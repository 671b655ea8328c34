"""Golden matches of every game, replayed: every draw, event, hash and result is compared."""

import json
from collections.abc import Iterator
from pathlib import Path

import pytest

import serai
from serai.cli.golden import plans, record_golden
from serai.engine.chance import Chance
from serai.engine.errors import BadFile
from serai.engine.events import Tell
from serai.games.livingstone.actions import TAKE_COINS
from serai.games.livingstone.position import LivingStone
from tests.engine.changed import livingstone_with

TESTS = Path(__file__).resolve().parents[1]


def golden_folder(game: str) -> Path:
    return TESTS / serai.game(game).package.rpartition(".")[2] / "golden"


GOLDEN = [path for game in serai.games() for path in sorted(golden_folder(game).glob("*.serai"))]


@pytest.mark.parametrize("path", GOLDEN, ids=lambda path: f"{path.parent.parent.name}-{path.stem}")
def test_a_golden_match_replays_to_the_same_hashes_and_result(path: Path) -> None:
    lines = [json.loads(line) for line in path.read_text().splitlines()]
    match = serai.Match.load(path)
    assert [line.hash.hex() for line in match.lines] == [line["hash"] for line in lines[1:-1]]
    assert match.result is not None
    assert match.result == lines[0]["result"]


@pytest.mark.parametrize("game", serai.games())
def test_golden_matches_cover_every_seat_count_and_preset(game: str) -> None:
    recorded = {path.stem for path in golden_folder(game).glob("*.serai")}
    assert {plan.name for plan in plans(serai.game(game))} <= recorded


@pytest.mark.parametrize("game", serai.games())
def test_some_golden_matches_have_actions_taken_back(game: str) -> None:
    taken_back = [
        path.name
        for path in golden_folder(game).glob("*.serai")
        if '"kind":"undone"' in path.read_text()
    ]
    assert taken_back


def test_recording_adds_what_is_missing_and_replaces_nothing(tmp_path: Path) -> None:
    kept = {path.name for path in golden_folder("livingstone").glob("*.serai")}
    missing = "rules-2-seats-2-manual-1.serai"
    for name in kept - {missing}:
        (tmp_path / name).write_text("kept")
    assert [path.name for path in record_golden("livingstone", tmp_path)] == [missing]
    assert serai.Match.load(tmp_path / missing).over
    assert {(tmp_path / name).read_text() for name in kept - {missing}} == {"kept"}
    assert record_golden("livingstone", tmp_path) == []


class GenerousBank(LivingStone):
    """A changed rule: a die brings one pound more than its pips."""

    def apply(self, seat: int, action: int, chance: Chance, tell: Tell | None = None) -> None:
        super().apply(seat, action, chance, tell)
        if action == TAKE_COINS:
            self.wealth[seat] += 1


@pytest.fixture
def changed_rules() -> Iterator[None]:
    with livingstone_with(GenerousBank):
        yield


@pytest.mark.usefixtures("changed_rules")
@pytest.mark.parametrize("path", sorted(golden_folder("livingstone").glob("*-1.serai")))
def test_a_changed_rule_is_noticed_by_every_golden_match_it_touches(path: Path) -> None:
    touching = next(
        line["n"]
        for line in map(json.loads, path.read_text().splitlines()[1:])
        if line.get("action") == {"action": "take_coins"}
    )
    with pytest.raises(BadFile, match=f"line {touching} does not follow by the rules known here"):
        serai.Match.load(path)
