"""Advice by what a seat knows, and looking back at a match that is over."""

import pytest

import serai
from serai.bots import advising, hindsight
from serai.bots.advising import Opinion, advise, reason, rivals, weigh
from serai.bots.hindsight import Judgement, is_sure, judge, moments_of
from serai.engine.chance import QuickChance, chance_of
from serai.engine.match import Match

GAMES = serai.games()


def begun(game: str, decisions: int = 25, seed: int = 4, choices: int = 1) -> Match:
    """A match after some decisions, and after those where there are fewer choices."""
    match = Match.new(game, max(3, serai.game(game).fewest), seed, serai.game(game).bounded())
    bot = serai.bot(game, "greedy", seed)
    while match.to_act:
        seat = match.to_act[0]
        if len(match.lines) > decisions and len(match.legal_ids(seat)) >= choices:
            break
        match.play(seat, bot.choose(match.observation(seat)))
    return match


@pytest.mark.parametrize("game", GAMES)
def test_advice_names_legal_actions_and_chances_of_the_rivals(game: str) -> None:
    match = begun(game, choices=2)
    seat = match.to_act[0]
    opinions = advise(game, match.observation(seat), "master", 3, patience=600)
    assert all(match.why_not(seat, opinion.action) is None for opinion in opinions)
    assert len({opinion.action for opinion in opinions}) == len(opinions)
    assert len(opinions) > 1
    for opinion in opinions:
        chance = opinion.chance()
        assert chance is not None
        assert 0 <= chance <= 1


def test_where_there_is_no_choice_nothing_is_thought() -> None:
    match = begun("livingstone", 0)
    bot = serai.bot("livingstone", "greedy", 1)
    while len(match.legal_ids(match.to_act[0])) > 1:
        match.play(match.to_act[0], bot.choose(match.observation(match.to_act[0])))
    observation = match.observation(match.to_act[0])
    opinions = advise("livingstone", observation, "master", 1)
    assert [opinion.action for opinion in opinions] == observation.legal()
    assert opinions[0].tries == 0
    assert reason(observation, opinions).ident == "hint-only"


@pytest.mark.parametrize(
    ("chances", "why", "values"),
    [
        ([600, 500], "hint-ahead", {"percent": 60, "lead": 10}),
        ([604, 495], "hint-ahead", {"percent": 60, "lead": 10}),
        ([600, 590, 300], "hint-close", {"percent": 60, "others": 1}),
        ([600, 550], "hint-close", {"percent": 60, "others": 1}),
        ([600, 620, 300], "hint-close", {"percent": 60, "others": 1}),
        ([400, 600, 300], "hint-deeper", {"percent": 40, "others": 1}),
        ([600], "hint-close", {"percent": 60, "others": 0}),
    ],
)
def test_the_reason_says_how_far_the_first_is_ahead(
    chances: list[int], why: str, values: dict[str, int]
) -> None:
    match = begun("livingstone", 0)
    opinions = [Opinion(place, 100, 100 * chance) for place, chance in enumerate(chances)]
    found = reason(match.observation(match.to_act[0]), opinions)
    assert (found.ident, found.values) == (why, values)


def test_few_tries_tell_no_chance() -> None:
    match = begun("livingstone", 0)
    few = Opinion(0, advising.TRIES_THAT_TELL - 1, 3000)
    assert few.chance() is None
    assert reason(match.observation(match.to_act[0]), [few]).ident == "hint-habit"


@pytest.mark.parametrize("game", GAMES)
def test_choices_are_weighed_alike_in_worlds_the_seat_cannot_tell_apart(game: str) -> None:
    match = begun(game)
    seat = match.to_act[0]
    known = match.observation(seat)
    other = known.imagine(chance_of(8)).seen_by(seat)
    found: list[list[tuple[int, int, int]]] = []
    for seen in (known, other):
        chance = QuickChance(3)
        opinions = [Opinion(action) for action in dict.fromkeys(rivals(match.game, seen, chance))]
        weigh(match.game, seen, opinions, chance, 600, 3)
        found.append([(opinion.action, opinion.tries, opinion.won) for opinion in opinions])
    assert found[0] == found[1]


# Looking back.


def test_the_moments_of_a_match_are_its_standing_lines() -> None:
    match = Match.new("livingstone", 2, seed=1)
    seat = match.to_act[0]
    match.play(seat, match.legal_ids(seat)[0])
    match.undo(seat)
    match.play(seat, match.legal_ids(seat)[1])
    moments = moments_of(match)
    assert [moment.line.number for moment in moments] == [0, 3]
    assert moments[-1].position.to_bytes() == match.position.to_bytes()
    assert moments[0].position.to_bytes() != moments[1].position.to_bytes()


@pytest.mark.parametrize("game", GAMES)
def test_at_the_end_the_chances_are_the_result(game: str) -> None:
    match = begun(game, 100_000)
    judgement = Judgement(match.seats)
    judge(match.game, match.position, judgement, QuickChance(1), 10)
    judge(match.game, match.position, judgement, QuickChance(1), 10)
    assert judgement.chances() == [share / 1000 for share in match.game.wins(match.position)]
    assert judgement.variance(0) == 0


def test_more_thought_adds_to_what_was_found() -> None:
    match = begun("timbuktu")
    judgement = Judgement(match.seats)
    judge(match.game, match.position, judgement, QuickChance(1), 0)
    assert judgement.tries == hindsight.LEAST_TRIES
    judge(match.game, match.position, judgement, QuickChance(2), 200)
    assert judgement.tries > hindsight.LEAST_TRIES
    assert sum(judgement.chances()) == pytest.approx(1, abs=0.01)


def test_what_others_found_at_the_same_place_counts_together() -> None:
    found = judged(500, 20)
    found.join(judged(900, 60))
    assert found.tries == 80
    assert found.chances() == [pytest.approx(0.8), pytest.approx(0.2)]
    assert not found.is_certain


def judged(share: int, tries: int) -> Judgement:
    found = Judgement(2)
    found.tries = tries
    found.won = [share * tries, (1000 - share) * tries]
    return found


def test_a_change_seen_in_few_tries_is_not_taken_for_one() -> None:
    assert not is_sure(judged(500, 8), judged(700, 8))
    assert is_sure(judged(500, 200), judged(700, 200))
    assert not is_sure(judged(500, 100_000), judged(550, 100_000)), "too small to matter"
