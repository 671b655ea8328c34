"""Bots: honest, legal, and the greedy one clearly better than chance."""

from typing import Any

import pytest

import serai
from serai.bots.bot import Bot
from serai.bots.levels import LEVELS, Level, levels, yardsticks
from serai.bots.search import Care, Search, SearchBot
from serai.engine.chance import chance_of
from serai.engine.match import Match

PATIENCE = {"milliseconds": 600_000, "iterations": 12, "cut_off": 30, "worlds": 2, "rounds": 2}
"""Figures for thinking that a test can wait for, whatever its machine."""


def thinker(name: str, level: str, seed: int) -> Bot:
    """A bot of a level that never looks at the clock, and thinks no longer than a test can wait."""
    found = levels(name).get(level)
    if found is None:
        return serai.bot(name, level, seed)
    care = {figure: PATIENCE.get(figure, value) for figure, value in found.care.items()}
    if found.kind == "search":
        care["cut_off"] = PATIENCE["cut_off"]
    return Level(level, found.kind, found.slip, care).bot(serai.game(name), seed)


def test_levels_go_by_name_and_by_number() -> None:
    for number, name in enumerate(LEVELS, 1):
        assert type(serai.bot("livingstone", number)) is type(serai.bot("livingstone", name))


@pytest.mark.parametrize("name", serai.games())
def test_every_game_has_five_levels_with_figures_that_are_understood(name: str) -> None:
    assert list(levels(name)) == LEVELS
    for level in LEVELS:
        assert serai.bot(name, level).game is serai.game(name)


def test_a_game_may_name_yardsticks_that_are_no_levels() -> None:
    assert "judging" in yardsticks(serai.game("livingstone"))
    assert isinstance(serai.bot("livingstone", "judging"), SearchBot)
    with pytest.raises(serai.BadInput, match="there is no level"):
        serai.bot("goldland", "judging")


@pytest.mark.parametrize("name", serai.games())
@pytest.mark.parametrize("level", LEVELS)
def test_every_level_plays_legally(name: str, level: str) -> None:
    game = serai.game(name)
    match = Match.new(name, seats=3, seed=2, options=game.bounded())
    chance = chance_of(2)
    plays = thinker(name, level, 5)
    for number in range(40):
        seat = match.to_act[0]
        if number % 20 == 0:
            match.play(seat, plays.choose(match.observation(seat)))
        else:
            match.play(seat, match.position.sample(seat, chance))


NEWER = [
    pytest.param(name, option.name, value, id=f"{name}-{option.name}-{value}")
    for name in serai.games()
    for option in serai.game(name).options.options
    for value in option.values
    if option.since_when(value) > 1 and value != option.default
]
"""What can be chosen since a later rules number than the first."""


@pytest.mark.parametrize(("name", "option", "value"), NEWER)
def test_every_level_copes_with_what_came_later(name: str, option: str, value: str) -> None:
    game = serai.game(name)
    match = Match.new(name, seats=3, seed=2, options={option: value, **game.bounded()})
    chance = chance_of(2)
    for number in range(40):
        seat = match.to_act[0]
        if number % 8 == 7:
            plays = thinker(name, LEVELS[number // 8], 5)
            match.play(seat, plays.choose(match.observation(seat)))
        else:
            match.play(seat, match.position.sample(seat, chance))


def test_a_search_of_counted_iterations_is_the_same_every_time() -> None:
    match = Match.new("livingstone", seats=4, seed=3)
    seen = match.observation(match.to_act[0])
    care = Care({"iterations": 60, "milliseconds": 600_000})
    answers = [SearchBot(serai.game("livingstone"), care, 8).advise(seen) for _ in range(2)]
    first, second = ([(each.action, each.tries, each.wins) for each in one] for one in answers)
    assert first == second
    assert sum(each.tries for each in answers[0]) == 60


def test_search_sees_the_win_that_lies_before_it() -> None:
    """In the last column whoever has only to end the turn and wins, knows it."""
    chance = chance_of(1)
    game = serai.game("livingstone")
    position = game.start(2, None, chance)
    while position.to_act():
        seat = position.to_act()[0]
        before = position.copy()
        position.apply(seat, game.policy(position, seat, chance), chance)
    winner = game.wins(position).index(1000)
    search = Search(
        game, before.seen_by(seat), Care({"iterations": 200, "milliseconds": 600_000}), 1
    )
    search.run()
    best = search.advice()[0]
    assert (best.wins > 0.9) == (winner == seat)


def test_a_cautious_search_keeps_to_the_habit_where_nothing_is_clearly_better() -> None:
    match = Match.new("livingstone", seats=4, seed=3)
    seat = match.to_act[0]
    seen = match.observation(seat)
    game = serai.game("livingstone")
    care = Care({"iterations": 60, "milliseconds": 600_000, "caution": 100_000})
    bold = Care({"iterations": 60, "milliseconds": 600_000})
    habit = game.habit(seen.known, seat, chance_of(1))
    assert SearchBot(game, care, 8).advise(seen)[0].action == habit
    chosen = {SearchBot(game, bold, seed).advise(seen)[0].action for seed in range(8)}
    assert chosen - {habit}


@pytest.mark.parametrize("figures", [{"depth": 3}, {"iterations": 10, "luck": 1}])
def test_figures_that_search_does_not_know_are_refused(figures: dict[str, int]) -> None:
    with pytest.raises(serai.BadInput, match="no figure named"):
        Care(figures)


@pytest.mark.parametrize("level", ["random", "greedy", "novice", "caravaneer"])
def test_a_bot_refuses_what_is_not_an_observation_of_its_game(level: str) -> None:
    plays = serai.bot("livingstone", level)
    other = Match.new("timbuktu", seats=3, seed=1)
    own = Match.new("livingstone", seats=3, seed=1)
    waiting = own.observation((own.to_act[0] + 1) % 3)
    strange: list[Any] = [None, 7, own.position, other.observation(0), waiting]
    for odd in [*strange, own.observation(None)]:
        with pytest.raises(serai.BadInput):
            plays.choose(odd)


@pytest.mark.parametrize("seed", ["x", 1.5, None, True])
def test_a_seed_that_is_no_whole_number_is_refused(seed: Any) -> None:
    with pytest.raises(serai.BadInput, match="seed"):
        serai.bot("livingstone", "guide", seed)


@pytest.mark.parametrize("level", [0, 99, "clever", True, None])
def test_an_unknown_level_is_refused(level: Any) -> None:
    with pytest.raises(serai.BadInput, match="there is no level"):
        serai.bot("livingstone", level)


@pytest.mark.parametrize("level", ["random", "greedy", *LEVELS])
@pytest.mark.parametrize("name", serai.games())
def test_a_bot_answers_the_same_in_worlds_it_cannot_tell_apart(name: str, level: str) -> None:
    game = serai.game(name)
    match = Match.new(name, seats=game.most, seed=4, options=game.bounded())
    chance = chance_of(4)
    for number in range(60):
        seat = match.to_act[0]
        seen = match.observation(seat)
        other = seen.imagine(chance).seen_by(seat)
        if number % 15 == 0:
            assert thinker(name, level, 9).choose(seen) == thinker(name, level, 9).choose(other)
        match.play(seat, match.position.sample(seat, chance))
