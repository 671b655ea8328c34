"""A review of a match: what it asks, in how much time, and what it makes of the answers."""

from collections.abc import Callable

import pytest

import serai
from serai.bots.advising import TRIES_THAT_TELL, Opinion
from serai.bots.hindsight import Judgement
from serai.bots.review import Doubt, Look, Review, Verdict, think_through
from serai.engine.match import Match

SECONDS = 30.0


def played(decisions: int) -> Match:
    match = Match.new("livingstone", 2, seed=3)
    bot = serai.bot("livingstone", "greedy", 1)
    while match.to_act and len(match.lines) <= decisions:
        match.play(match.to_act[0], bot.choose(match.observation(match.to_act[0])))
    return match


class Answers:
    """Somebody who knows the first seat's chance at each place, and takes his time."""

    def __init__(self, review: Review, a_try: float, chance: Callable[[int], float]) -> None:
        self.asked: list[int] = []
        self.doubted: list[int] = []
        for question in review.questions():
            if isinstance(question, Doubt):
                self.doubted.append(question.turn.after)
                review.reconsidered(question, self.verdict(), 1.5)
            else:
                self.asked.append(question.place)
                self.answer(review, question, a_try, chance(question.place))

    def answer(self, review: Review, look: Look, a_try: float, chance: float) -> None:
        found = Judgement(2)
        found.tries = max(look.least, int(look.milliseconds / 1000 / a_try))
        found.won = [round(1000 * found.tries * each) for each in (chance, 1 - chance)]
        review.looked(look, found, found.tries * a_try)

    def verdict(self) -> Verdict | None:
        return Verdict(Opinion(1, 100, 20_000), Opinion(2, 100, 60_000))


def test_where_playing_on_is_quick_every_moment_is_judged_often() -> None:
    review = Review(played(60), SECONDS)
    asked = Answers(review, 0.001, lambda place: 0.5).asked
    assert review.judged == list(range(len(review.moments)))
    assert set(asked) == set(review.judged)
    tries = [moment.judgement.tries for moment in review.moments]
    assert min(tries) >= TRIES_THAT_TELL
    assert review.turns == []


def test_a_turn_is_found_where_it_is_and_asked_about() -> None:
    review = Review(played(60), SECONDS)
    answers = Answers(review, 0.001, lambda place: 0.2 if place < 31 else 0.8)
    assert [(turn.before, turn.after) for turn in review.turns] == [(30, 31)]
    assert answers.doubted == [31]
    verdict = review.turns[0].verdict
    assert verdict is not None
    assert verdict.better is not None
    assert verdict.better.action == 2


def test_where_playing_on_takes_long_moments_lie_apart_and_steep_places_are_looked_into() -> None:
    review = Review(played(60), SECONDS)
    Answers(review, 0.1, lambda place: 0.1 if place < 31 else 0.9)
    gaps = [after - before for before, after in zip(review.judged, review.judged[1:], strict=False)]
    assert max(gaps) > 1, "not all can be judged"
    assert (review.judged[0], review.judged[-1]) == (0, len(review.moments) - 1)
    assert [(turn.before, turn.after) for turn in review.turns] == [(30, 31)]


def test_the_luck_of_few_tries_is_no_turn() -> None:
    """Four tries say anything; what is asked again and comes out alike has not turned."""
    review = Review(played(60), SECONDS)
    seen: set[int] = set()

    def first_looks_deceive(place: int) -> float:
        known = place in seen
        seen.add(place)
        return 0.5 if known else (0.0, 0.9)[place % 2]

    Answers(review, 0.1, first_looks_deceive)
    assert review.turns == []


@pytest.mark.parametrize("a_try", [0.0005, 0.02, 0.1, 0.4])
def test_the_time_is_kept_whatever_a_try_takes(a_try: float) -> None:
    review = Review(played(60), SECONDS)
    Answers(review, a_try, lambda place: place / len(review.moments))
    assert review.spent <= SECONDS + 2 * TRIES_THAT_TELL * a_try + 1.5
    assert review.share() <= 1


def test_a_match_that_hardly_began_is_reviewed_as_well() -> None:
    review = Review(Match.new("livingstone", 2, seed=3), SECONDS)
    Answers(review, 0.001, lambda place: 0.5)
    assert review.judged == [0]
    assert review.turns == []


def test_thinking_a_match_through_answers_every_question() -> None:
    review = Review(played(1000), 2.0)
    shares = list(think_through(review, 5))
    assert shares == sorted(shares)
    assert review.judged[-1] == len(review.moments) - 1
    assert sorted(review.chances(review.judged[-1])) == [0, 1]
    assert all(turn.after in review.judged for turn in review.turns)
