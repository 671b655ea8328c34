"""Positions, observations, matches and bots under Python's own tools: ==, hash, repr, copies."""

import copy
import pickle

import pytest

import serai
from serai.engine.match import Match

GAMES = serai.games()


def some_way_in(game: str, actions: int = 12) -> Match:
    match = Match.new(game, serai.game(game).fewest, seed=5)
    player = serai.bot(game, "random", seed=3)
    for _ in range(actions):
        seat = match.to_act[0]
        match.play(seat, player.choose(match.observation(seat)))
    return match


@pytest.mark.parametrize("game", GAMES)
def test_positions_are_compared_by_what_they_hold(game: str) -> None:
    match = some_way_in(game)
    position, twin = match.position, match.position.copy()
    assert twin == position
    assert twin is not position
    assert len({position, twin}) == 1
    asked = match.to_act[0]
    twin.apply(asked, twin.sample(asked, match._chance), match._chance)
    assert twin != position
    assert position != "a position"
    assert match.observation(asked) == match.observation(asked)
    assert match.observation(asked) != match.observation(None)
    assert len({match.observation(0), match.observation(0), match.observation(1)}) == 2


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize(
    "copied", [copy.copy, copy.deepcopy, lambda it: pickle.loads(pickle.dumps(it))]
)
def test_positions_and_observations_are_copied_and_pickled(game: str, copied: object) -> None:
    assert callable(copied)
    match = some_way_in(game)
    before = match.position.to_bytes()
    twin = copied(match.position)
    assert twin == match.position
    seen = copied(match.observation(match.to_act[0]))
    assert seen == match.observation(match.to_act[0])
    assert seen.legal() == match.observation(match.to_act[0]).legal()
    asked = twin.to_act()[0]
    twin.apply(asked, twin.sample(asked, match._chance), match._chance)
    assert match.position.to_bytes() == before


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("copied", [copy.copy, copy.deepcopy])
def test_a_copied_match_goes_its_own_way(game: str, copied: object) -> None:
    assert callable(copied)
    match = some_way_in(game)
    match.notes["seats"] = "you,bot"
    twin = copied(match)
    assert (twin.digest, twin.notes, twin.result) == (match.digest, match.notes, match.result)
    seat = twin.to_act[0]
    twin.play(seat, serai.bot(game, "random").choose(twin.observation(seat)))
    twin.notes.clear()
    assert len(twin.lines) == len(match.lines) + 1
    assert match.notes


@pytest.mark.parametrize("level", ["random", "greedy", "novice", "guide", "master"])
@pytest.mark.parametrize("copied", [copy.copy, copy.deepcopy, pickle.dumps])
def test_a_bot_says_what_to_do_instead(level: str, copied: object) -> None:
    assert callable(copied)
    with pytest.raises(TypeError, match=r"a bot is neither copied nor pickled: serai\.bot"):
        copied(serai.bot("livingstone", level))


def test_a_match_says_what_to_do_instead_of_pickling_it() -> None:
    with pytest.raises(TypeError, match=r"a match is not pickled: match.save\(file\) keeps it"):
        pickle.dumps(some_way_in("timbuktu", 3))


def test_a_person_can_read_what_python_shows() -> None:
    match = Match.new("livingstone", 4, seed=7)
    assert repr(match) == "<a match of LivingStone: 4 seats, rules 2, 0 actions so far>"
    assert repr(match.position) == "<LivingStone: 4 seats, rules 2, seat 3 to act>"
    known = "<LivingStone: as somebody knows it, 4 seats, rules 2, seat 3 to act>"
    assert repr(match.observation(0)) == f"<what seat 0 knows of {known}>"
    assert repr(serai.game("livingstone").empty(4, match.position.options, 2))
