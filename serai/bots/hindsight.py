"""Looking back at a match that is over: every seat's chance to win at each moment, what turned it.

Nothing of such a match is secret, so its positions are judged as they were.
"""

from math import sqrt
from time import thread_time

from serai.bots.advising import DECISIONS, SURELY, TRIES_THAT_TELL, variance_of
from serai.engine.chance import Chance
from serai.engine.game import Game
from serai.engine.match import Line, Match
from serai.engine.position import Position

LEAST_TRIES = 4
MOST_TRIES = 200
TURNS = 0.1
"""A change of somebody's chance that is worth a look."""
MOST_TURNS = 8


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

    def join(self, other: "Judgement") -> None:
        """Take over what somebody else has found at the same place."""
        self.tries += other.tries
        self.is_certain = self.is_certain or other.is_certain
        for seat in range(len(other.won)):
            self.won[seat] += other.won[seat]

    def tells(self) -> bool:
        """Whether it was tried out often enough to be spoken of."""
        return self.is_certain or self.tries >= TRIES_THAT_TELL

    def variance(self, seat: int) -> float:
        return 0.0 if self.is_certain else variance_of(self.chances()[seat], self.tries)


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
    game: Game,
    position: Position,
    found: Judgement,
    chance: Chance,
    milliseconds: int,
    least: int = LEAST_TRIES,
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
    while found.tries < least or (found.tries < most and thread_time() < until):
        world = position.copy()
        game.play_on(world, chance, DECISIONS)
        found.add(game.wins(world))


def swing(before: list[float], after: list[float]) -> float:
    return max(abs(after[seat] - before[seat]) for seat in range(len(before)))


def is_sure(one: Judgement, other: Judgement) -> bool:
    """Whether a change between two judgements is worth a look, and no luck of their tries."""
    if not (one.tells() and other.tells()):
        return False
    before, after = one.chances(), other.chances()
    for seat in range(len(before)):
        spread = one.variance(seat) + other.variance(seat)
        change = abs(after[seat] - before[seat])
        if change >= TURNS and change >= SURELY * sqrt(spread):
            return True
    return False
