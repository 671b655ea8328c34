"""A whole match thought through: its curve of chances, its turns, and what would have been better.

Whether a seat could have done better is asked of what that seat knew.
"""

from collections.abc import Iterator
from itertools import pairwise
from math import ceil, sqrt
from time import thread_time

from serai.bots.advising import (
    ADVISER,
    CLEARLY,
    SECONDS_TO_THINK,
    SECONDS_TO_WEIGH,
    TRIES_THAT_TELL,
    Opinion,
    advise,
    weighed,
)
from serai.bots.hindsight import (
    LEAST_TRIES,
    MOST_TURNS,
    SURELY,
    TURNS,
    Judgement,
    is_sure,
    judge,
    moments_of,
    swing,
    variance_of,
)
from serai.engine.chance import QuickChance
from serai.engine.game import Game
from serai.engine.match import Match
from serai.engine.position import Position

CURVE = 0.35
BETWEEN = 0.5
CLOSER = 0.75
"""The shares of the time after which the curve is drawn, the steep places between what was judged
are found, and both sides of them are judged anew; the rest is for second thoughts."""


class Verdict:
    """What was played, and what would have been better by what the seat knew; else the same."""

    def __init__(self, played: Opinion, better: Opinion | None) -> None:
        self.played = played
        self.better = better


def second_thoughts(game: Game, before: Position, seat: int, action: int, seed: int) -> Verdict:
    """Hold what a seat did against what a strong bot would have done in its place."""
    observation = before.seen_by(seat)
    best = advise(game.name, observation, ADVISER, seed)[0]
    if best.action == action:
        return Verdict(best, None)
    actions = [action, best.action]
    chance = QuickChance(seed + 1)
    played, rival = weighed(game, observation, actions, chance, SECONDS_TO_WEIGH)
    here, there = played.chance(), rival.chance()
    if here is None or there is None:
        return Verdict(played, None)
    spread = variance_of(here, played.tries) + variance_of(there, rival.tries)
    lead = there - here
    is_better = lead >= CLEARLY and lead >= SURELY * sqrt(spread)
    return Verdict(played, rival if is_better else None)


class Turn:
    """A change of somebody's chance between two places of a review, and what is thought of it."""

    def __init__(self, before: int, after: int) -> None:
        self.before = before
        self.after = after
        self.verdict: Verdict | None = None
        """Of the one decision between them; None where there were several, or none."""


class Review:
    """A match thought through within some seconds of processor time.

    Where playing on takes long, not every moment can be judged: then those that are lie apart, and
    between two that differ much more are looked at.
    """

    def __init__(self, match: Match, seconds: float, seed: int) -> None:
        self.game = match.game
        self.moments = moments_of(match)
        self.seconds = seconds
        self.seed = seed
        self.chance = QuickChance(seed)
        self.judged: list[int] = []
        """The places that were judged, in their order."""
        self.turns: list[Turn] = []
        self.begun = 0.0
        self.seconds_a_try = 0.0

    def run(self) -> Iterator[float]:
        """Think; says again and again which share of the time has gone."""
        self.begun = thread_time()
        last = len(self.moments) - 1
        self._judge(0, 0)
        tries = self.moments[0].judgement.tries
        self.seconds_a_try = max(1e-6, (thread_time() - self.begun) / tries)
        stride = self._stride()
        places = [*range(stride, last, stride), *([last] if last else [])]
        for number, place in enumerate(places):
            self._judge(place, self._left(CURVE) / (len(places) - number))
            yield self._spent()
        while self._left(BETWEEN) > 0 and (place := self._between()) >= 0:
            self._judge(place, self.seconds * (BETWEEN - CURVE) / (4 * MOST_TURNS))
            yield self._spent()
        steep = self._steepest(min(2 * MOST_TURNS, self._affordable(CLOSER) // 2))
        sides = sorted({place for pair in steep for place in pair})
        for number, place in enumerate(sides):
            self._judge_anew(place, self._left(CLOSER) / (len(sides) - number))
            yield self._spent()
        self._find_turns(steep)
        for turn in self._decided():
            if self._left(1.0) < SECONDS_TO_THINK and self._spent() > CLOSER + 0.05:
                break
            before = self.moments[turn.before].position
            line = self.moments[turn.after].line
            seed = self.seed + turn.after
            turn.verdict = second_thoughts(self.game, before, line.seat, line.action, seed)
            yield self._spent()

    def _spent(self) -> float:
        return min(1.0, (thread_time() - self.begun) / self.seconds)

    def _left(self, share: float) -> float:
        """Seconds until a share of the time has gone."""
        return max(0.0, self.begun + share * self.seconds - thread_time())

    def _judge(self, place: int, seconds: float, least: int = LEAST_TRIES) -> None:
        moment = self.moments[place]
        milliseconds = int(1000 * seconds)
        judge(self.game, moment.position, moment.judgement, self.chance, milliseconds, least)
        if place not in self.judged:
            self.judged.append(place)
            self.judged.sort()

    def _judge_anew(self, place: int, seconds: float) -> None:
        """Forget what was found: a place that was picked for a swing may owe it to luck."""
        moment = self.moments[place]
        moment.judgement = Judgement(moment.position.seats)
        self._judge(place, seconds, TRIES_THAT_TELL)

    def _affordable(self, share: float) -> int:
        """How many moments can be tried out often enough until a share of the time has gone."""
        return int(self._left(share) / (TRIES_THAT_TELL * self.seconds_a_try))

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
        """A place in the middle of the steepest stretch that was stepped over; else −1."""
        for before, after in self._steepest(MOST_TURNS):
            if after - before > 1 and self._swing((before, after)) >= TURNS:
                return (before + after) // 2
        return -1

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
        if turn.after - turn.before > 1:
            return False
        seat = self.moments[turn.after].line.seat
        return seat >= 0 and len(self.moments[turn.before].position.legal(seat)) != 1

    def _rank(self, turn: Turn) -> tuple[bool, float]:
        is_clear = not self.moments[turn.after].line.draws
        return is_clear, self._swing((turn.before, turn.after))
