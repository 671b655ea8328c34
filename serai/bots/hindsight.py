"""Looking back at a match that is over: every seat's chance to win at each moment, what turned it.

Nothing of such a match is secret, so its positions are judged as they were. Whether a seat could
have done better is asked of what that seat knew.
"""

from itertools import pairwise
from math import sqrt
from time import thread_time

from serai.bots.advising import ADVISER, CLEARLY, DECISIONS, Opinion, advise, weighed
from serai.engine.chance import Chance, QuickChance
from serai.engine.game import Game
from serai.engine.match import Line, Match
from serai.engine.position import Position

LEAST_TRIES = 4
MOST_TRIES = 200
TURNS = 0.1
"""A change of somebody's chance that is worth a look."""
MOST_TURNS = 8
SURELY = 2.0
"""A difference of so many standard errors is taken for one."""


class Judgement:
    """How often each seat has won when everybody played on from a position."""

    def __init__(self, seats: int) -> None:
        self.won = [0] * seats
        """Thousandths, added up over all tries."""
        self.tries = 0
        self.is_certain = False
        """Whether the position was the end, so that there was nothing to try."""

    def chances(self) -> list[float]:
        return [share / (1000.0 * self.tries) for share in self.won]

    def add(self, shares: list[int]) -> None:
        self.tries += 1
        for seat in range(len(shares)):
            self.won[seat] += shares[seat]

    def variance(self, seat: int) -> float:
        return 0.0 if self.is_certain else _variance(self.chances()[seat], self.tries)


class Moment:
    """A line of a match and the position after it."""

    def __init__(self, line: Line, position: Position) -> None:
        self.line = line
        self.position = position
        self.judgement = Judgement(position.seats)


def moments_of(match: Match) -> list[Moment]:
    """Every line that still stands."""
    return [Moment(line, position.copy()) for line, position in match.retold()]


def judge(
    game: Game, position: Position, found: Judgement, chance: Chance, milliseconds: int
) -> None:
    """Let everybody play on by the game's quick policy, again and again for a while."""
    if found.is_certain:
        return
    if not position.to_act():
        found.add(game.wins(position))
        found.is_certain = True
        return
    until = thread_time() + milliseconds / 1000
    most = found.tries + MOST_TRIES
    while found.tries < LEAST_TRIES or (found.tries < most and thread_time() < until):
        world = position.copy()
        game.play_on(world, chance, DECISIONS)
        found.add(game.wins(world))


def largest_swings(curve: list[list[float]], most: int) -> list[int]:
    """The places with the largest changes of somebody's chance since the place before."""
    swings = [(swing(one, other), place + 1) for place, (one, other) in enumerate(pairwise(curve))]
    swings.sort(reverse=True)
    return [place for _, place in swings[:most]]


def swing(before: list[float], after: list[float]) -> float:
    return max(abs(after[seat] - before[seat]) for seat in range(len(before)))


def turning(curve: list[list[float]]) -> list[int]:
    """The places after which somebody's chance was another one, in their order."""
    places = largest_swings(curve, MOST_TURNS)
    return sorted(place for place in places if swing(curve[place - 1], curve[place]) >= TURNS)


def is_sure(one: Judgement, other: Judgement) -> bool:
    """Whether the largest change between two judgements is more than the luck of their tries."""
    before, after = one.chances(), other.chances()
    for seat in range(len(before)):
        spread = one.variance(seat) + other.variance(seat)
        change = abs(after[seat] - before[seat])
        if change >= TURNS and change >= SURELY * sqrt(spread):
            return True
    return False


def _variance(share: float, tries: int) -> float:
    """Of an estimate; a share of none or all of few tries is not taken for certain."""
    careful = (share * tries + 1) / (tries + 2)
    return careful * (1 - careful) / tries


class Verdict:
    """What was played, and what would have been better by what the seat knew; else the same."""

    def __init__(self, played: Opinion, better: Opinion | None) -> None:
        self.played = played
        self.better = better


def second_thoughts(
    game: Game, before: Position, line: Line, seed: int, milliseconds: int
) -> Verdict:
    """Hold what a seat did against what a strong bot would have done in its place."""
    observation = before.seen_by(line.seat)
    best = advise(game.name, observation, ADVISER, seed)[0]
    if best.action == line.action:
        return Verdict(best, None)
    actions = [line.action, best.action]
    played, rival = weighed(game, observation, actions, QuickChance(seed + 1), milliseconds / 1000)
    here, there = played.chance(), rival.chance()
    if here is None or there is None:
        return Verdict(played, None)
    spread = _variance(here, played.tries) + _variance(there, rival.tries)
    lead = there - here
    is_better = lead >= CLEARLY and lead >= SURELY * sqrt(spread)
    return Verdict(played, rival if is_better else None)
