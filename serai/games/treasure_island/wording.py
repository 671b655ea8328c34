"""How Silver's bot words its hints: which card, which token under it, what it says.

The careless say anything, the careful keep the ground wide, the sly keep the likelihood off the
treasure as each pirate sees it.
"""

from typing import Final

from serai.engine.chance import Chance
from serai.games.treasure_island import clues, hints, statements
from serai.games.treasure_island.actions import EXCHANGE, MOST_HINTS, PLAY_HINT, SAY_COUNT
from serai.games.treasure_island.care import BY_LIKELIHOOD, Care
from serai.games.treasure_island.components import BLUFF, LIE, TRUTH, TRUTHS, WHISPERS
from serai.games.treasure_island.hunt import Hunt
from serai.games.treasure_island.shadows import Shadow, shadows

CHEAP_PERCENT: Final = 65
"""A true statement is cheap if it leaves so much of the ground."""
WHIM_PERCENT: Final = 15
"""How often a cheap card is bluffed with all the same, so that nobody can be sure."""
BLUFF_PRICE: Final = 1.35
"""What laying one of the two Bluffs costs while they are scarce, as a factor of the danger."""
WHIM: Final = 8
"""Choices within so many hundredths of each other are left to chance."""
MOST_WORDS: Final = 48
"""Of more statements than this some are drawn."""


def card(p: Hunt, care: Care, chance: Chance) -> int:
    """The action that plays the best card, or exchanges them all."""
    if care.wording == BY_LIKELIHOOD:
        return _slyest_card(p, chance)
    ground = clues.certain(p, None)
    best, most = EXCHANGE, -1
    for one in p.hand:
        if hints.against_card(p, one) is None:
            left = weakest_truth(p, one, ground)[1]
            if left > most:
                best, most = PLAY_HINT + one, left
    return best


def token(p: Hunt, care: Care, chance: Chance) -> int:
    if care.wording == BY_LIKELIHOOD:
        return _slyest(p, p.card, _tokens(p), chance)[1]
    return _token_by_ground(p, chance)


def statement(p: Hunt, care: Care, chance: Chance) -> int:
    if care.wording == BY_LIKELIHOOD:
        return _slyest(p, p.card, [p.tokens[-1]], chance)[2]
    ground = clues.certain(p, None)
    if p.tokens[-1] == TRUTH:
        return weakest_truth(p, p.card, ground)[0]
    if p.card == WHISPERS:
        return hints.CROOKED_WHISPER
    return _misleading(p, ground, chance)


# By ground.


def _left(p: Hunt, card: int, statement: int, ground: int) -> int:
    told = statements.ground_of(p.chart, card, statement, p.at, p.tower_spot())
    return (ground & told).bit_count()


def weakest_truth(p: Hunt, card: int, ground: int) -> tuple[int, int]:
    """The true statement that leaves most ground, and how much."""
    if card == WHISPERS:
        return hints.HONEST_WHISPER, _after_whispers(p, ground.bit_count())
    best, most = 0, -1
    for statement in range(SAY_COUNT[card] + 1):
        if not statements.well_formed(p.chart, card, statement, p.at):
            continue
        if hints.is_true(p, card, statement):
            left = _left(p, card, statement, ground)
            if left > most:
                best, most = statement, left
    return best, most


def _after_whispers(p: Hunt, ground: int) -> int:
    """What whoever leads most pirates keeps, by the mean, for each of them gets a district card."""
    districts = len(p.chart.districts)
    led = max([p.owner.count(seat) for seat in range(p.seats)])
    return ground * (districts - led) // districts


def _token_by_ground(p: Hunt, chance: Chance) -> int:
    """Truth where it costs little ground; a card that would tell much is bluffed with."""
    ground = clues.certain(p, None)
    costly = weakest_truth(p, p.card, ground)[1] * 100 < ground.bit_count() * CHEAP_PERCENT
    tempted = costly or chance.below(100) < WHIM_PERCENT
    if tempted and hints.against_token(p, LIE) is None:
        return LIE
    if hints.against_token(p, BLUFF) is None:
        if tempted or _last_hints(p) or p.tokens.count(TRUTH) >= TRUTHS:
            return BLUFF
    return TRUTH


def _last_hints(p: Hunt) -> bool:
    """Whether as many hints are to come as there are Bluffs."""
    return MOST_HINTS - p.hint_count() <= 2


def _misleading(p: Hunt, ground: int, chance: Chance) -> int:
    """A false statement that leaves about a third of the ground, the treasure not in it."""
    aim = ground.bit_count() // 3
    best, best_miss = -1, 1 << 30
    for statement in range(SAY_COUNT[p.card] + 1):
        if not statements.well_formed(p.chart, p.card, statement, p.at):
            continue
        if hints.is_true(p, p.card, statement):
            continue
        miss = abs(_left(p, p.card, statement, ground) - aim) + chance.below(200)
        if miss < best_miss:
            best, best_miss = statement, miss
    return best if best >= 0 else hints.draw_statement(p, chance)


# By likelihood.


def _slyest_card(p: Hunt, chance: Chance) -> int:
    best, least = EXCHANGE, 1e9
    for one in p.hand:
        if hints.against_card(p, one) is None:
            worth = _slyest(p, one, _tokens(p), chance)[0]
            if worth < least:
                best, least = PLAY_HINT + one, worth
    return best


def _tokens(p: Hunt) -> list[int]:
    return [token for token in (TRUTH, BLUFF, LIE) if hints.against_token(p, token) is None]


def _slyest(p: Hunt, card: int, tokens: list[int], chance: Chance) -> tuple[float, int, int]:
    """The least danger with its token and statement, the price of the token counted."""
    shades = shadows(p)
    best = (1e9, tokens[0], -1)
    for said in _some_words(p, card, chance):
        true = hints.is_true(p, card, said)
        whim = 1.0 + chance.below(WHIM + 1) / 100
        told = statements.ground_of(p.chart, card, said, p.at, p.tower_spot())
        for token in tokens:
            if (token == TRUTH and not true) or (token == LIE and true):
                continue
            threat = whim if token == TRUTH or _last_hints(p) else whim * BLUFF_PRICE
            if card == WHISPERS:
                threat *= sum(_whispered(p, shade, token, true) for shade in shades)
            else:
                threat *= sum(shade.danger(told, token, true) for shade in shades)
            if threat < best[0]:
                best = (threat, token, said)
    if best[2] < 0:
        return best[0], best[1], hints.draw_statement(p, chance)
    return best


def _some_words(p: Hunt, card: int, chance: Chance) -> list[int]:
    """All statements of a card, or some of them where they are many."""
    if card == WHISPERS:
        return [hints.HONEST_WHISPER, hints.CROOKED_WHISPER]
    count = SAY_COUNT[card] + 1
    words = [said for said in range(count) if statements.well_formed(p.chart, card, said, p.at)]
    while len(words) > MOST_WORDS:
        words.pop(chance.below(len(words)))
    return words


def _whispered(p: Hunt, shade: Shadow, token: int, true: bool) -> float:
    """The danger after one more district card for each of a seat's miniatures, by the mean."""
    districts = len(p.chart.districts)
    kept = districts - p.owner.count(shade.seat)
    covered = shade.total * kept // districts
    return shade.danger_of(covered, shade.most * kept // districts, token, true)
