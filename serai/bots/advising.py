"""Advice for people: a seat's best choices by what it knows, their chances to win, and why.

A bot that searches says what it has found. The choice of any other bot, or of a search that hardly
looked elsewhere, is tried out beside some rivals, all in the same worlds that the seat can imagine.
"""

from math import sqrt
from time import thread_time
from typing import Literal

from serai.bots.levels import LEVELS, bot
from serai.bots.search import SearchBot
from serai.engine import given, registry
from serai.engine.chance import Chance, QuickChance
from serai.engine.game import Game
from serai.engine.position import Observation

ADVISER = LEVELS[-1]
MOST_ALTERNATIVES = 4
CLEARLY = 0.03
"""By how much one chance must be better than another to be called so."""
LIKELY = 1.0
SURELY = 2.5
"""By how many standard errors at least, as chances are read from a number of tries."""
MOST_RIVALS = 8
SECONDS_TO_THINK = 1.4
"""Processor time for a choice and for weighing it against its rivals."""
SECONDS_TO_WEIGH = 0.5
"""What is left for weighing, however long the choice took."""
TRIES_THAT_TELL = 12
"""From fewer no chance is read."""
COMPARED = 3
PATIENCE = 5.0
"""Where a try takes so long that no two chances could be told, this much more processor time is
spent on telling those of the first few."""
MOST_TRIES = 200
DECISIONS = 2000
"""After so many a match that does not end is judged as it stands."""


Why = Literal["hint-only", "hint-ahead", "hint-close", "hint-deeper", "hint-habit"]


class Opinion:
    """What is thought of one action."""

    def __init__(self, action: int, tries: int = 0, won: int = 0) -> None:
        self.action = action
        self.tries = tries
        """How often it was tried out in thought."""
        self.won = won
        """Thousandths of wins, added up over all tries."""

    def chance(self) -> float | None:
        """The chance to win, a shared win counted in part; unknown after too few tries."""
        if self.tries < TRIES_THAT_TELL:
            return None
        return self.won / (1000.0 * self.tries)

    def percent(self) -> int | None:
        """The chance as people are told it: rounded once, so that a hint agrees with itself."""
        chance = self.chance()
        return None if chance is None else round(100 * chance)

    def variance(self) -> float:
        return variance_of(self.chance() or 0.0, self.tries)


def variance_of(share: float, tries: int) -> float:
    """Of an estimate; a share of none or all of few tries is not taken for certain."""
    careful = (share * tries + 1) / (tries + 2)
    return careful * (1 - careful) / tries


class Reason:
    """Why an action is advised: the name of a message and the figures in it."""

    def __init__(self, ident: Why, values: dict[str, int]) -> None:
        self.ident = ident
        self.values = values


def advise(
    game: given.Name,
    observation: Observation,
    level: given.Level,
    seed: int,
    patience: float = PATIENCE,
) -> list[Opinion]:
    """The choices in question, the best first; rivals whose chance is unknown are left away."""
    plays = registry.game(game)
    legal = observation.legal()
    if len(legal) == 1:
        return [Opinion(legal[0])]
    begun = thread_time()
    adviser = bot(plays.name, level, seed)
    if isinstance(adviser, SearchBot):
        opinions = [
            Opinion(found.action, found.tries, round(1000 * found.tries * found.wins))
            for found in adviser.advise(observation)
        ]
        told = _told(opinions)
        if told and opinions[0].chance() is not None:
            return [opinions[0], *told]
        thought_of = [opinion.action for opinion in opinions]
    else:
        thought_of = [adviser.choose(observation)]
    chance = QuickChance(seed)
    actions = list(dict.fromkeys([*thought_of, *rivals(plays, observation, chance)]))
    opinions = [Opinion(action) for action in actions[: 1 + MOST_RIVALS]]
    left = max(SECONDS_TO_WEIGH, SECONDS_TO_THINK - (thread_time() - begun))
    compare(plays, observation, opinions, chance, left, patience)
    told = _told(opinions)
    told.sort(key=_chance, reverse=True)
    return [opinions[0], *told]


def _told(opinions: list[Opinion]) -> list[Opinion]:
    """The rivals of the first whose chances are known."""
    return [opinion for opinion in opinions[1:] if opinion.chance() is not None]


def _chance(opinion: Opinion) -> float:
    return opinion.chance() or 0.0


def rivals(game: Game, observation: Observation, chance: Chance) -> list[int]:
    """Other actions worth a thought: some that the policy would play, some candidates."""
    seat = observation.own_seat()
    found = [game.policy(observation.known, seat, chance) for _ in range(MOST_RIVALS // 2)]
    others = [each for each in game.candidates(observation.known, seat) if each not in found]
    for _ in range(min(MOST_RIVALS // 2, len(others))):
        found.append(others.pop(chance.below(len(others))))
    return found


def compare(
    game: Game,
    observation: Observation,
    opinions: list[Opinion],
    chance: Chance,
    seconds: float,
    patience: float = PATIENCE,
) -> None:
    """Try some actions out for a while; for longer, if else no two could be told apart."""
    a_try = weigh(game, observation, opinions, chance, seconds)
    if not _told(opinions):
        affordable = int(patience / max(1e-9, TRIES_THAT_TELL * a_try))
        if affordable >= 2:
            first = opinions[: min(affordable, COMPARED)]
            weigh(game, observation, first, chance, patience, TRIES_THAT_TELL)


def weigh(
    game: Game,
    observation: Observation,
    opinions: list[Opinion],
    chance: Chance,
    seconds: float,
    most: int = MOST_TRIES,
) -> float:
    """Try out what becomes of some actions, all in the same worlds that the seat can imagine.

    Where a try takes long, only so many are tried out as can be often enough to tell something,
    but always the first few. Says how many seconds a try took.
    """
    seat = observation.own_seat()
    tries = 0
    a_try = 0.0
    begun = thread_time()
    while opinions[0].tries < most and thread_time() < begun + seconds:
        world = observation.imagine(chance)
        for place, opinion in enumerate(opinions):
            if place >= COMPARED and (place + 1) * TRIES_THAT_TELL * a_try > seconds:
                break
            if world.refusal(seat, opinion.action) is None:
                after = world.copy()
                after.apply(seat, opinion.action, chance)
                game.play_on(after, chance, DECISIONS)
                opinion.won += game.wins(after)[seat]
                opinion.tries += 1
            tries += 1
            a_try = (thread_time() - begun) / tries
    return a_try


def reason(observation: Observation, opinions: list[Opinion]) -> Reason:
    """Why the first is named first."""
    if len(observation.legal()) == 1:
        return Reason("hint-only", {})
    percent = opinions[0].percent()
    if percent is None:
        return Reason("hint-habit", {})
    rivals_told = opinions[1:]
    better = [rival for rival in rivals_told if is_ahead(rival, opinions[0], LIKELY)]
    if better:
        return Reason("hint-deeper", {"percent": percent, "others": len(better)})
    close = [rival for rival in rivals_told if not is_ahead(opinions[0], rival, LIKELY)]
    if rivals_told and not close:
        lead = percent - max([rival.percent() or 0 for rival in rivals_told])
        return Reason("hint-ahead", {"percent": percent, "lead": lead})
    return Reason("hint-close", {"percent": percent, "others": len(close)})


def is_ahead(one: Opinion, other: Opinion, errors: float) -> bool:
    """Whether one chance is better than another by so many standard errors, and worth telling."""
    lead = _chance(one) - _chance(other)
    return lead >= CLEARLY and lead >= errors * sqrt(one.variance() + other.variance())
