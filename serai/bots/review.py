"""A whole match thought through: its curve of chances, its turns, and what would have been better.

A review asks questions and plans the next by the answers. Who answers them is not its business:
this process, one after the other, or a server's thinking processes, between the moves of bots.
Whether a seat could have done better is asked of what that seat knew.
"""

from bisect import bisect_left
from collections.abc import Iterator
from itertools import pairwise
from math import ceil
from time import thread_time

from serai.bots.advising import (
    ADVISER,
    SECONDS_TO_THINK,
    SECONDS_TO_WEIGH,
    SURELY,
    TRIES_THAT_TELL,
    Opinion,
    advise,
    compare,
    is_ahead,
)
from serai.bots.hindsight import (
    LEAST_TRIES,
    MOST_TURNS,
    TURNS,
    Judgement,
    is_sure,
    judge,
    moments_of,
    swing,
)
from serai.engine.chance import QuickChance
from serai.engine.game import Game
from serai.engine.match import Match
from serai.engine.position import Position

USUAL_SECONDS = 60.0
"""Where playing on is quick, everything is tried out often enough before."""
CURVE = 0.35
BETWEEN = 0.5
CLOSER = 0.75
"""The shares of the time after which the curve is drawn, the steep places between what was judged
are found, and both sides of them are judged anew; the rest is for second thoughts."""
CLOSELY = 4
"""A steep place gets the time in which so many moments could just be told."""


class Verdict:
    """What was played, and what would have been better by what the seat knew; else the same."""

    def __init__(self, played: Opinion, better: Opinion | None) -> None:
        self.played = played
        self.better = better


def second_thoughts(
    game: Game, before: Position, seat: int, action: int, seed: int
) -> Verdict | None:
    """Hold what a seat did against what a strong bot would have done; None if nothing is told."""
    observation = before.seen_by(seat)
    best = advise(game.name, observation, ADVISER, seed, patience=0.0)[0]
    if best.action == action:
        return Verdict(best, None)
    played, rival = Opinion(action), Opinion(best.action)
    compare(game, observation, [played, rival], QuickChance(seed + 1), SECONDS_TO_WEIGH)
    if played.chance() is None or rival.chance() is None:
        return None
    return Verdict(played, rival if is_ahead(rival, played, SURELY) else None)


def _width(pair: tuple[int, int]) -> int:
    return pair[1] - pair[0]


class Turn:
    """A change of somebody's chance between two places of a review, and what is thought of it."""

    def __init__(self, before: int, after: int) -> None:
        self.before = before
        self.after = after
        self.verdict: Verdict | None = None
        """Of the one decision between them; None where there were several, or none is told."""

    def is_one_step(self) -> bool:
        return self.after - self.before == 1


class Look:
    """A question: how do the seats stand at a place?"""

    def __init__(self, place: int, seconds: float, least: int) -> None:
        self.place = place
        self.milliseconds = int(1000 * seconds)
        self.least = least
        """To be tried out as often at least, however long it takes."""


class Doubt:
    """A question: could the seat that brought a turn about have done better?"""

    def __init__(self, turn: Turn) -> None:
        self.turn = turn


class Review:
    """A match thought through within some seconds of processor time.

    Where playing on takes long, not every moment can be judged: then those that are lie apart, and
    between two that differ much more are looked at.
    """

    def __init__(self, match: Match, seconds: float) -> None:
        self.game = match.game
        self.moments = moments_of(match)
        self.seconds = seconds
        self.judged: list[int] = []
        """The places that were judged, in their order."""
        self.turns: list[Turn] = []
        self.spent = 0.0
        """Seconds that the answers took."""
        self.tries = 0

    def questions(self) -> Iterator[Look | Doubt]:
        """What to ask next; each is to be answered before another is asked for."""
        last = len(self.moments) - 1
        yield Look(0, 0, LEAST_TRIES)
        stride = self._stride()
        places = [*range(0, last, stride), last]
        for number, place in enumerate(places):
            yield Look(place, self._left(CURVE) / (len(places) - number), TRIES_THAT_TELL)
        while self._left(BETWEEN) > 0 and (place := self._between()) >= 0:
            share = (BETWEEN - CURVE) / (4 * MOST_TURNS)
            yield Look(place, self.seconds * share, TRIES_THAT_TELL)
        closely = round(self._affordable(CLOSER) / CLOSELY)
        steep = self._steepest(min(2 * MOST_TURNS, closely))
        sides = sorted({place for pair in steep for place in pair})
        for number, place in enumerate(sides):
            # What was found is forgotten: a place picked for its swing may owe that to luck.
            yield Look(place, self._left(CLOSER) / (len(sides) - number), TRIES_THAT_TELL)
        self._find_turns(steep)
        for turn in self._decided():
            if self._left(1.0) < SECONDS_TO_THINK and self.share() > CLOSER + 0.05:
                break
            yield Doubt(turn)

    def looked(self, look: Look, found: Judgement, seconds: float) -> None:
        """An answer, and the processor time it took."""
        self.spent += seconds
        self.tries += found.tries
        self.moments[look.place].judgement = found
        at = bisect_left(self.judged, look.place)
        if at == len(self.judged) or self.judged[at] != look.place:
            self.judged.insert(at, look.place)

    def reconsidered(self, doubt: Doubt, verdict: Verdict | None, seconds: float) -> None:
        """An answer, and the processor time it took."""
        self.spent += seconds
        doubt.turn.verdict = verdict

    def share(self) -> float:
        """How much of the time has gone."""
        return min(1.0, self.spent / self.seconds)

    def _left(self, share: float) -> float:
        """Seconds until a share of the time has gone."""
        return max(0.0, share * self.seconds - self.spent)

    def _affordable(self, share: float) -> int:
        """How many moments can be tried out often enough until a share of the time has gone."""
        a_try = max(1e-6, self.spent / self.tries)
        return int(self._left(share) / (TRIES_THAT_TELL * a_try))

    def _stride(self) -> int:
        """How far apart judged moments must lie for each to be tried out often enough."""
        return max(1, ceil(len(self.moments) / max(1, self._affordable(CURVE))))

    def _swing(self, pair: tuple[int, int]) -> float:
        return swing(self.chances(pair[0]), self.chances(pair[1]))

    def chances(self, place: int) -> list[float]:
        return self.moments[place].judgement.chances()

    def _steepest(self, most: int) -> list[tuple[int, int]]:
        """Neighbours among the judged places between which most happens."""
        pairs = list(pairwise(self.judged))
        pairs.sort(key=self._swing, reverse=True)
        return pairs[:most]

    def _between(self) -> int:
        """A place that was stepped over: in the steepest stretch, or the widest; else −1."""
        for before, after in self._steepest(MOST_TURNS):
            if after - before > 1 and self._swing((before, after)) >= TURNS:
                return (before + after) // 2
        before, after = max(pairwise(self.judged), key=_width, default=(0, 0))
        return (before + after) // 2 if after - before > 1 else -1

    def _find_turns(self, steep: list[tuple[int, int]]) -> None:
        found = [
            pair
            for pair in steep
            if is_sure(self.moments[pair[0]].judgement, self.moments[pair[1]].judgement)
        ]
        found.sort(key=self._swing, reverse=True)
        self.turns = [Turn(before, after) for before, after in sorted(found[:MOST_TURNS])]

    def _decided(self) -> list[Turn]:
        """Turns at which one seat had a choice, those without luck first, then by their size."""
        found = [turn for turn in self.turns if self._is_decision(turn)]
        found.sort(key=self._rank, reverse=True)
        return found

    def _is_decision(self, turn: Turn) -> bool:
        if not turn.is_one_step():
            return False
        seat = self.moments[turn.after].line.seat
        return seat >= 0 and len(self.moments[turn.before].position.legal(seat)) != 1

    def _rank(self, turn: Turn) -> tuple[bool, float]:
        is_clear = not self.moments[turn.after].line.draws
        return is_clear, self._swing((turn.before, turn.after))


def think_through(review: Review, seed: int) -> Iterator[float]:
    """Answer a review's questions; says again and again which share of the time has gone."""
    chance = QuickChance(seed)
    for question in review.questions():
        begun = thread_time()
        if isinstance(question, Look):
            position = review.moments[question.place].position
            found = Judgement(position.seats)
            judge(review.game, position, found, chance, question.milliseconds, question.least)
            review.looked(question, found, thread_time() - begun)
        else:
            turn = question.turn
            before, line = review.moments[turn.before].position, review.moments[turn.after].line
            its_seed = seed + turn.after
            verdict = second_thoughts(review.game, before, line.seat, line.action, its_seed)
            review.reconsidered(question, verdict, thread_time() - begun)
        yield review.share()
