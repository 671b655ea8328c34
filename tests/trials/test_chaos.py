"""Chaos, cut short; and that it would notice a lost move, a doubled one, and a secret."""

from collections import Counter
from pathlib import Path

import pytest

import serai
from serai.engine.chance import chance_of
from serai.engine.match import Match, new_secret, seal_from_secret
from tests.processes import LINUX
from trials.blows import Blow, Takeover
from trials.chaos import MUST_BE_FOUND, Course, Found, chaos, told
from trials.ledger import Ledger
from trials.searching import Search
from trials.sittings import Plan

pytestmark = LINUX

PLANS = (
    Plan("livingstone", ("Ann", ":novice", "Ben"), 16),
    Plan("timbuktu", ("Cem", "Dan", "Eva"), 16),
    Plan("goldland", ("Fay", "Gus"), 12),
    Plan("treasure-island", ("Hal", "Ivo"), 8),
)


@pytest.mark.parametrize(
    ("storage", "named", "processes"),
    [
        ("sqlite", ("clock", "server", "full disk"), 1),
        ("postgresql", ("database", "cut"), 1),
        ("postgresql", ("server", "machine", "backend"), 3),
        ("postgresql", ("rolling",), 3),
    ],
)
def test_nothing_is_lost_doubled_or_told_whatever_happens(
    storage: str, named: tuple[str, ...], processes: int
) -> None:
    found = chaos(storage, Course(named), 7, PLANS, processes)
    assert found.failures == []
    assert found.kills >= 1 or named == ("rolling",)
    assert found.acknowledged > 0
    assert found.counts["matches"] >= len(PLANS)


def test_a_takeover_is_late_unless_the_machine_was_busy_with_other_things() -> None:
    assert not Takeover(2.0, 0.0).is_late()
    assert Takeover(2.5, 0.3).is_late()
    assert not Takeover(9.0, 7.5).is_late()
    found = Found("postgresql", 3, [Takeover(2.5, 0.3)], 1.0, [], 0, {}, {}, [])
    assert not found.holds()


def test_rounds_are_told_as_one(tmp_path: Path) -> None:
    blows = [Blow("server", 30.0, 1.0, 5), Blow("cut", 50.0, 1.0, 9)]
    one = Found("postgresql", 3, [Takeover(1.0, 0.0)], 1.0, blows, 10, {"a": 1}, {"k": 1}, [])
    both = one.joined(one)
    assert (both.kills, both.acknowledged, both.minutes) == (2, 20, 2.0)
    assert both.counts == {"a": 2}
    assert [blow.seconds for blow in both.blows] == [30.0, 50.0, 90.0, 110.0]
    assert [blow.moves for blow in both.blows] == [5, 9, 15, 19]
    assert told(tmp_path, [both]) == 1, "not all secrets were planted"
    assert {each.suffix for each in tmp_path.iterdir()} == {".json", ".png"}


def some_match(game: str, seats: int) -> Match:
    """A hosted match of forty random actions, broken off."""
    seal = seal_from_secret(new_secret(), [bytes([seat]) * 16 for seat in range(seats)])
    match = Match(serai.game(game), seats, None, seal, 0)
    chance = chance_of(5)
    for _ in range(40):
        seat = match.to_act[0]
        match.play(seat, match.position.sample(seat, chance))
    match.abandon()
    return match


def kept(match: Match, seat: int) -> Ledger:
    """A ledger in which everything a seat did was acknowledged."""
    ledger = Ledger()
    for line in match.lines[1:-1]:
        if line.seat == seat:
            ledger.keep(seat, f"deed-{line.number}", match.game.space.to_json(line.action))
    return ledger


def test_a_ledger_agrees_with_the_match_it_was_kept_for() -> None:
    match = some_match("livingstone", 2)
    assert kept(match, 0).against(match, [0]) == []


def test_a_move_that_was_acknowledged_and_is_gone_is_noticed() -> None:
    match = some_match("livingstone", 2)
    ledger = kept(match, 0)
    ledger.keep(0, "deed-last", {"action": "end_turn"})
    assert len(ledger.against(match, [0])) == 1


def test_a_move_that_stands_there_twice_is_noticed() -> None:
    match = some_match("livingstone", 2)
    ledger = kept(match, 0)
    match.lines.append(match.lines[-2 if match.lines[-2].seat == 0 else -3])
    doubled = next(line for line in match.lines if line.seat == 0)
    match.lines.append(doubled)
    assert len(ledger.against(match, [0])) == 1
    once = Counter(ledger.ids)
    assert ledger.not_once(once) == []
    assert len(ledger.not_once(once + Counter(ledger.ids[:1]))) == 1
    assert len(ledger.not_once(once - Counter(ledger.ids[:1]))) == 1


@pytest.mark.parametrize(("game", "seats"), [(game, 3) for game in serai.games()])
def test_the_search_finds_what_is_planted_in_every_game(
    game: str, seats: int, tmp_path: Path
) -> None:
    some_match(game, seats).record(tmp_path / "match.serai")
    search = Search(tmp_path / "match.serai")
    for seat in (None, 0, 2):
        planted = search.planted([seat], "another-cookie")
        assert set(planted) == set(MUST_BE_FOUND[game])
        for text in planted.values():
            assert search.secrets_in([text], [seat], ["another-cookie"])
