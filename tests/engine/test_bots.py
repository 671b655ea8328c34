"""Bots: honest, legal, and the greedy one clearly better than chance."""

import pytest

import serai
from serai.engine.chance import chance_of
from serai.engine.match import Match


def test_levels_go_by_name_and_by_number() -> None:
    assert type(serai.bot("livingstone", 1)) is type(serai.bot("livingstone", "random"))
    assert type(serai.bot("livingstone", 2)) is type(serai.bot("livingstone", "greedy"))


@pytest.mark.parametrize("level", [0, 99, "clever", True, None])
def test_an_unknown_level_is_refused(level: object) -> None:
    with pytest.raises(serai.BadInput, match="there is no level"):
        serai.bot("livingstone", level)


@pytest.mark.parametrize("level", ["random", "greedy"])
@pytest.mark.parametrize("name", serai.games())
def test_a_bot_answers_the_same_in_worlds_it_cannot_tell_apart(name: str, level: str) -> None:
    game = serai.game(name)
    match = Match.new(name, seats=game.most, seed=4, options=game.bounded())
    chance = chance_of(4)
    for _ in range(60):
        seat = match.to_act[0]
        seen = match.observation(seat)
        other = seen.imagine(chance).seen_by(seat)
        assert serai.bot(name, level, 9).choose(seen) == serai.bot(name, level, 9).choose(other)
        match.play(seat, match.position.sample(seat, chance))


def test_a_greedy_seat_wins_far_more_than_its_share_against_random_ones() -> None:
    won = 0
    for seed in range(40):
        match = Match.new("livingstone", seats=4, seed=seed)
        greedy = seed % 4
        bots = [serai.bot("livingstone", 2 if seat == greedy else 1, seed) for seat in range(4)]
        while not match.over:
            seat = match.to_act[0]
            match.play(seat, bots[seat].choose(match.observation(seat)))
        result = match.result
        assert result is not None
        won += greedy in result["winners"]  # type: ignore[operator]
    assert won >= 32
