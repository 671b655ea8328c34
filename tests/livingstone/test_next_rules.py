"""Matches of all rules numbers there are, carried by rules that come after them."""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

import serai
from serai.cli.playback import Playback
from serai.engine import clauses, laws, registry
from serai.engine.errors import OtherVersion
from serai.engine.match import Match
from serai.games.livingstone.game import GAME
from serai.server.tables.records import verdict
from tests.livingstone.next_rules import NEXT, THINGS, NextStone, next_game

GOLDEN = sorted((Path(__file__).parent / "golden").glob("*.serai"))
OF_THE_PRESENT = [path for path in GOLDEN if path.name.startswith(f"rules-{GAME.rules}-")]


@contextmanager
def next_rules(folder: Path, forgotten: str = "") -> Iterator[None]:
    registry.register(next_game(folder, forgotten))
    try:
        yield
    finally:
        registry.register(GAME)
        clauses.announce(GAME.prefix, GAME.package)


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return tmp_path_factory.mktemp("next")


@pytest.mark.parametrize("path", GOLDEN, ids=lambda path: path.stem)
def test_a_golden_match_is_loaded_verified_and_written_as_it_was(path: Path, folder: Path) -> None:
    written = path.read_text(encoding="utf-8")
    with next_rules(folder):
        assert Match.load(path).record_text() == written
        assert verdict(written).sound


@pytest.mark.parametrize("path", GOLDEN, ids=lambda path: path.stem)
def test_a_match_that_was_running_is_gone_on_with(path: Path, folder: Path, tmp_path: Path) -> None:
    whole = Match.load(path)
    running = Playback(whole)
    running.go(len(whole.lines) // 2)
    running.match.save(tmp_path / "running.serai")
    with next_rules(folder):
        again = Match.load(tmp_path / "running.serai")
        for line in whole.lines[len(again.lines) :]:
            again.follow(line.kind, line.seat, line.action)
        assert again.record_text() == path.read_text(encoding="utf-8")


def test_new_matches_are_by_the_next_rules(folder: Path) -> None:
    with next_rules(folder):
        match = Match.new("livingstone", 3, 1, {"tips": "kept"})
        assert (match.rules, match.options["tips"]) == (NEXT, "kept")
        assert match.options["white_stone"] == "sold"
        position, seat = match.position, match.to_act[0]
        assert isinstance(position, NextStone)
        assert position.wealth[seat] == 5
        pips = position.dice.index(max(position.dice)) + 1
        match.play(seat, {"action": "take_die", "pips": pips})
        told = match.play(seat, {"action": "take_coins"})
        assert told == [{"event": "coins_taken", "seat": seat, "pounds": pips, "round": 1}]
        assert position.wealth[seat] == 6 + pips
        assert position.tips[seat] == 1
        again = serai.game("livingstone").from_bytes(position.to_bytes())
        assert again.seen_by(seat).known.same(position.seen_by(seat).known)
        assert isinstance(again, NextStone)
        assert again.tips == position.tips


def test_an_older_match_knows_nothing_of_the_new_option(folder: Path) -> None:
    with next_rules(folder):
        match = Match.new("livingstone", 3, 1, rules=NEXT - 1)
        assert "tips" not in match.options
        with pytest.raises(serai.BadInput, match=f"option tips came with rules number {NEXT}"):
            Match.new("livingstone", 3, 1, {"tips": "kept"}, rules=NEXT - 1)


@pytest.mark.parametrize("rules", range(1, NEXT + 1))
@pytest.mark.parametrize("law", ["fields", "copy", "bytes", "imagine", "observations", "replay"])
def test_all_numbers_keep_the_laws(law: str, rules: int, folder: Path) -> None:
    with next_rules(folder):
        game = serai.game("livingstone")
        assert laws.run(law, laws.Trial(game, 3, {}, rules, rules)) > 0


@pytest.mark.parametrize("thing", THINGS)
def test_what_forgets_since_when_it_is_there_is_noticed(thing: str, tmp_path: Path) -> None:
    with next_rules(tmp_path, thing), pytest.raises(serai.BadFile) as refusal:
        Match.load(OF_THE_PRESENT[0])
    assert "forged" not in str(refusal.value)
    assert isinstance(refusal.value, OtherVersion) == (thing == "figure")


def test_a_field_that_changes_in_an_older_match_breaks_a_law(tmp_path: Path) -> None:
    with next_rules(tmp_path, "guard"):
        game = serai.game("livingstone")
        laws.run("bytes", laws.Trial(game, 3, {}, 1, NEXT))
        with pytest.raises(laws.LawBroken, match="tips is newer than the match"):
            laws.run("bytes", laws.Trial(game, 3, {}, 1, NEXT - 1))
