"""Imagining: one world consistent with everything a seat knows.

Treasure, tokens, a crooked whisper and the real one of two Silvers are drawn together, each
consistent combination equally likely; all other secrets are then dealt so that every clue of every
pirate is true. Where that cannot be done for the treasure drawn, the draw is made again.
"""

from serai.engine.chance import Chance
from serai.engine.knowledge import UNKNOWN
from serai.games.treasure_island import answers, clues, tricks, turns
from serai.games.treasure_island.components import (
    BLACK,
    BLACK_SPOT,
    BLUFF,
    CALENDARS,
    CHEST_TOKENS,
    COMPASS_CARDS,
    COMPASS_EXTRA,
    LAST_DAYS,
    LIE,
    PHANTOM,
    STARTING,
    TRAITOR,
    TRICK_VALUES,
    TRICKS,
    TRUTH,
    TUNNEL,
    TWOS_DEALT,
    WHISPERS,
)
from serai.games.treasure_island.hunt import (
    BY_WHISPERS,
    COMPASS_LINE,
    CROOKED,
    DEAL_LINE,
    GIFT_LINE,
    HINT_LINE,
    MARCH_LINE,
    OVER,
    TREASURE,
    Hunt,
)
from serai.games.treasure_island.lattice import BOARD, nth_spot, region_of


class Secrets:
    """One combination of tokens, whisper and figure, and the ground it leaves."""

    def __init__(self, tokens: list[int], crooked: int, real: int, ground: int) -> None:
        self.tokens = tokens
        self.crooked = crooked
        self.real = real
        self.ground = ground


def fill(p: Hunt, seat: int | None, chance: Chance) -> None:
    if p.phase == OVER:
        return
    if seat == p.silver:
        _deal_districts(p, chance)
        return
    _deal_hand(p, chance)
    _deal_tricks(p, chance)
    if p.secrets[TREASURE] != UNKNOWN:
        _deal_compass_hand(p, chance)
        return
    possible = combinations(p, seat)
    known = p.deal_cards, p.compass_cards, p.gift_kinds, p.gift_traitor, p.tokens
    while not _fill_with(p, possible, chance):
        p.deal_cards, p.compass_cards, p.gift_kinds, p.gift_traitor, p.tokens = (
            known[0],
            known[1],
            known[2],
            known[3],
            known[4],
        )


def _fill_with(p: Hunt, possible: list[Secrets], chance: Chance) -> bool:
    drawn = possible[chance.pick([one.ground.bit_count() for one in possible])]
    p.tokens = drawn.tokens[:]
    p.secrets = [
        nth_spot(drawn.ground, chance.below(drawn.ground.bit_count())),
        drawn.real,
        drawn.crooked,
    ]
    p.deal_cards = p.deal_cards[:]
    _deal_districts(p, chance)
    if not _deal_compass(p, chance) or not _deal_chest(p, chance):
        return False
    _deal_compass_hand(p, chance)
    return _deal_traitor(p, chance)


# Treasure and tokens together.


def combinations(p: Hunt, seat: int | None) -> list[Secrets]:
    """Every combination of tokens, whisper and figure that leaves any ground."""
    sure = clues.certain(p, seat)
    figures = _figure_grounds(p)
    found: list[Secrets] = []
    for tokens in clues.assignments(p, seat):
        for crooked in _whisper_ways(p, tokens):
            ground = sure & token_ground(p, seat, tokens, crooked)
            for real, free in enumerate(figures):
                if ground & free:
                    found.append(Secrets(tokens, crooked, real, ground & free))
    return found


def _figure_grounds(p: Hunt) -> list[int]:
    """TI-8.4: no move of the real Silver has ended on the treasure."""
    if not p.open_tricks[PHANTOM]:
        return [BOARD]
    grounds: list[int] = []
    for figure in (0, 1):
        ends = [
            p.marches[at + 1]
            for at in range(0, len(p.marches), MARCH_LINE)
            if p.marches[at] == figure
        ]
        grounds.append(BOARD & ~region_of(ends))
    return grounds


def _whisper_ways(p: Hunt, tokens: list[int]) -> list[int]:
    """Honest, crooked, or either, by the token under Whispers; honest if it was not played."""
    for number in range(p.hint_count()):
        if p.hints[number * HINT_LINE] == WHISPERS:
            if tokens[number] == BLUFF:
                return [0, 1]
            return [1] if tokens[number] == LIE else [0]
    return [0]


def token_ground(p: Hunt, seat: int | None, tokens: list[int], crooked: int) -> int:
    region = BOARD
    for number in range(p.hint_count()):
        token = tokens[number]
        if p.hints[number * HINT_LINE] == WHISPERS:
            token = LIE if crooked else TRUTH
        if token == TRUTH:
            region &= clues.true_ground(p, seat, number)
        elif token == LIE:
            region &= clues.false_ground(p, seat, number)
    return region


# The other secrets.


def _deal_districts(p: Hunt, chance: Chance) -> None:
    """Every card dealt is false but one of the whispered, if the whisper was crooked."""
    true_one = p.chart.district_at(p.treasure())
    unknown = [number for number, card in enumerate(p.deal_cards) if card == UNKNOWN]
    if p.secrets[CROOKED] and true_one not in p.deal_cards:
        whispers = [n for n in unknown if p.deals[n * DEAL_LINE + 1] == BY_WHISPERS]
        fooled = whispers[chance.below(len(whispers))]
        p.deal_cards[fooled] = true_one
        unknown.remove(fooled)
    pile = [
        district
        for district in range(len(p.chart.districts))
        if district != true_one and district not in p.deal_cards
    ]
    for number in unknown:
        p.deal_cards[number] = pile.pop(chance.below(len(pile)))


def _deal_compass(p: Hunt, chance: Chance) -> bool:
    """A true card of its own for every compass reading that the seat has not seen."""
    p.compass_cards = p.compass_cards[:]
    unknown = [number for number, card in enumerate(p.compass_cards) if card == UNKNOWN]
    return _place_cards(p, unknown, chance)


def _place_cards(p: Hunt, unknown: list[int], chance: Chance) -> bool:
    if not unknown:
        return True
    number = unknown[0]
    here = p.compasses[number * COMPASS_LINE + 1]
    fitting = [
        card
        for card in range(COMPASS_CARDS)
        if card not in p.compass_cards and answers.card_is_true(card, here, p.treasure())
    ]
    while fitting:
        p.compass_cards[number] = fitting.pop(chance.below(len(fitting)))
        if _place_cards(p, unknown[1:], chance):
            return True
    p.compass_cards[number] = UNKNOWN
    return False


def _deal_compass_hand(p: Hunt, chance: Chance) -> None:
    """Silver's hand is whatever is left of miniatures + 3 cards."""
    left = [card for card in range(COMPASS_CARDS) if card not in p.compass_cards]
    p.compass_hand = [0] * COMPASS_CARDS
    dealt = p.miniatures() + COMPASS_EXTRA if p.hand else 0
    for _ in range(dealt - len(p.compass_cards)):
        p.compass_hand[left.pop(chance.below(len(left)))] = 1


def _deal_chest(p: Hunt, chance: Chance) -> bool:
    p.gift_kinds = p.gift_kinds[:]
    unknown = [number for number, kind in enumerate(p.gift_kinds) if kind == UNKNOWN]
    return _place_gifts(p, unknown, chance)


def _place_gifts(p: Hunt, unknown: list[int], chance: Chance) -> bool:
    if not unknown:
        return True
    number = unknown[0]
    here = p.gifts[number * GIFT_LINE + 1]
    fitting = [
        kind
        for kind in range(CHEST_TOKENS)
        if kind not in p.gift_kinds and answers.token_is_true(p, kind, here, p.treasure())
    ]
    while fitting:
        p.gift_kinds[number] = fitting.pop(chance.below(len(fitting)))
        if _place_gifts(p, unknown[1:], chance):
            return True
    p.gift_kinds[number] = UNKNOWN
    return False


def _deal_traitor(p: Hunt, chance: Chance) -> bool:
    """The Traitor token came with one unseen chest token in time, or with none."""
    p.gift_traitor = p.gift_traitor[:]
    unknown = [number for number, flag in enumerate(p.gift_traitor) if flag == UNKNOWN]
    for number in unknown:
        p.gift_traitor[number] = 0
    cost = tricks.spent(p) + (0 if 1 in p.gift_traitor else TRICK_VALUES[TRAITOR])
    if 1 in p.gift_traitor:
        return cost <= tricks.points(p)
    last = LAST_DAYS[TRAITOR][p.four_tokens()]
    if p.trick_hand[TRAITOR] and tricks.in_play(p, TRAITOR) and cost <= tricks.points(p):
        carriers = [n for n in unknown if p.gifts[n * GIFT_LINE + 3] <= last]
        chosen = chance.below(len(carriers) + 1)
        if chosen < len(carriers):
            p.gift_traitor[carriers[chosen]] = 1
    return True


def _deal_hand(p: Hunt, chance: Chance) -> None:
    """Silver's hint cards, from those that are not seen elsewhere."""
    held = len(p.hand)
    spot_day = CALENDARS[p.four_tokens()].index(BLACK_SPOT) + 1
    deck = BLACK if p.day >= spot_day else STARTING
    p.hand = []
    pile = turns.hint_pile(p, deck)
    for _ in range(held):
        p.hand.append(pile.pop(chance.below(len(pile))))
    p.hand.sort()


def _deal_tricks(p: Hunt, chance: Chance) -> None:
    if UNKNOWN not in p.trick_hand:
        return
    p.trick_hand = [0] * TRICKS
    if not p.hand:
        return
    twos = [trick for trick in (TRAITOR, PHANTOM, TUNNEL) if tricks.in_play(p, trick)]
    sure = [t for t in twos if p.open_tricks[t] or (t == TRAITOR and 1 in p.gift_traitor)]
    rest = [trick for trick in twos if trick not in sure]
    while len(sure) + len(rest) > TWOS_DEALT:
        rest.pop(chance.below(len(rest)))
    for trick in range(TRICKS):
        if TRICK_VALUES[trick] == 1 or trick in sure or trick in rest:
            p.trick_hand[trick] = 1
