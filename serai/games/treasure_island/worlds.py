"""Imagining: one world out of all that are consistent with what a seat knows, evenly.

Treasure, tokens, a crooked whisper and the real one of two Silvers are drawn together, as likely as
there are ways to deal district cards and tricks to them. How many ways there are to deal compass
cards and chest tokens, all true, depends on where the treasure lies; so a treasure is kept as
likely as there are many, and else drawn again.
"""

import itertools
from typing import Final

from serai.engine.chance import Chance
from serai.engine.knowledge import UNKNOWN
from serai.games.treasure_island import answers, clues, tricks, turns
from serai.games.treasure_island.components import (
    BLACK,
    BLACK_SPOT,
    CALENDARS,
    CHEST_TOKENS,
    COMPASS_CARDS,
    COMPASS_EXTRA,
    LAST_DAYS,
    LIE,
    LIE_TRICK,
    PHANTOM,
    SECTORS,
    SKULLS,
    STARTING,
    TRAITOR,
    TRICK_VALUES,
    TRICKS,
    TRUTH,
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
    NOBODY,
    OVER,
    TREASURE,
    Hunt,
)
from serai.games.treasure_island.lattice import BOARD, nth_spot, region_of
from serai.games.treasure_island.shapes import sector_of

TRUE_CARDS: Final[list[int]] = [
    sum(1 << card for card in range(COMPASS_CARDS) if sector not in SKULLS[card])
    for sector in range(-1, len(SECTORS))
]
"""The compass cards that are true where the treasure lies in a sector, as bits; −1 comes first."""


class Tricks:
    """Which tricks Silver holds, and which chest token the Traitor came with."""

    def __init__(self, hand: list[int], carrier: int) -> None:
        self.hand = hand
        self.carrier = carrier


class Whisper:
    """An honest or a crooked whisper, where it leaves the treasure, and the ways to deal it."""

    def __init__(self, crooked: int, ground: int, ways: int) -> None:
        self.crooked = crooked
        self.ground = ground
        self.ways = ways


class Secrets:
    """One combination of tokens, whisper and figure, the ground it leaves, and its weight."""

    def __init__(
        self, tokens: list[int], whisper: Whisper, real: int, ground: int, tricks: list[Tricks]
    ) -> None:
        self.tokens = tokens
        self.crooked = whisper.crooked
        self.real = real
        self.ground = ground
        self.spots = ground.bit_count()
        self.tricks = tricks
        self.weight = self.spots * whisper.ways * len(tricks)
        """How many worlds there are, but for a factor that all have in common."""


_MOST_KEPT: Final = 16
_combined: dict[tuple[object, ...], list[Secrets]] = {}


def fill(p: Hunt, seat: int | None, chance: Chance) -> None:
    if p.phase == OVER:
        return
    if seat == p.silver:
        _deal_districts(p, chance)
        return
    _deal_hand(p, chance)
    if p.secrets[TREASURE] != UNKNOWN:
        _deal_tricks(p, trick_ways(p, False), chance)
        _deal_compass_hand(p, chance)
        return
    possible = _kept_combinations(p, seat)
    weights = [one.weight for one in possible]
    drawn = possible[chance.pick(weights)]
    while not _lay_treasure(p, drawn, chance):
        drawn = possible[chance.pick(weights)]
    p.tokens = drawn.tokens[:]
    _deal_districts(p, chance)
    _deal_tricks(p, drawn.tricks, chance)
    _deal_compass_hand(p, chance)


def _lay_treasure(p: Hunt, drawn: Secrets, chance: Chance) -> bool:
    """Lay the treasure and deal what must be true of it, or find that it is to be drawn again."""
    treasure = nth_spot(drawn.ground, chance.below(drawn.spots))
    p.secrets = [treasure, drawn.real, drawn.crooked]
    compass = _draw_true(_compass_needs(p), p.compass_cards, COMPASS_CARDS, chance)
    if compass is None:
        return False
    chest = _draw_true(_chest_needs(p), p.gift_kinds, CHEST_TOKENS, chance)
    if chest is None:
        return False
    p.compass_cards = compass
    p.gift_kinds = chest
    return True


# Treasure and tokens together.


def _kept_combinations(p: Hunt, seat: int | None) -> list[Secrets]:
    """The combinations, kept until something new is learnt: search imagines many worlds of one."""
    key = (
        *clues.learnt(p, seat),
        tuple(p.tokens),
        tuple(p.deal_cards),
        tuple(p.gifts),
        tuple(p.gift_traitor),
        tuple(p.trick_hand),
        len(p.hand),
    )
    known = _combined.get(key)
    if known is None:
        if len(_combined) >= _MOST_KEPT:
            _combined.clear()
        known = _combined[key] = combinations(p, seat)
    return known


def combinations(p: Hunt, seat: int | None) -> list[Secrets]:
    """Every combination of tokens, whisper and figure that leaves any ground."""
    sure = clues.certain(p, seat)
    figures = _figure_grounds(p)
    whispers = _whisper_ways(p, seat)
    true, false = _statement_grounds(p)
    ways = [trick_ways(p, False), trick_ways(p, True)]
    found: list[Secrets] = []
    for tokens in clues.assignments(p, seat):
        ground = sure
        for number, token in enumerate(tokens):
            if token == TRUTH:
                ground &= true[number]
            elif token == LIE:
                ground &= false[number]
        for whisper in whispers[_whispers_token(p, tokens)]:
            for real, free in enumerate(figures):
                left = ground & whisper.ground & free
                if left:
                    tricks_of = ways[LIE in tokens]
                    found.append(Secrets(tokens, whisper, real, left, tricks_of))
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


def _statement_grounds(p: Hunt) -> tuple[list[int], list[int]]:
    """Where each statement is true and where it is false; what Whispers says is dealt, not said."""
    true: list[int] = []
    false: list[int] = []
    for number in range(len(p.tokens)):
        said = number < p.hint_count() and p.hints[number * HINT_LINE] != WHISPERS
        ground = clues.hint_ground(p, number) if said else BOARD
        true.append(ground)
        false.append(BOARD & ~ground if said else BOARD)
    return true, false


def _whispers_token(p: Hunt, tokens: list[int]) -> int:
    """The token under Whispers; Truth if it was not played."""
    for number in range(p.hint_count()):
        if p.hints[number * HINT_LINE] == WHISPERS:
            return tokens[number]
    return TRUTH


def _whisper_ways(p: Hunt, seat: int | None) -> list[list[Whisper]]:
    """By the token under Whispers: honest, either, or crooked.

    Of the ways to deal the cards that the seat has not seen, what all have in common is left out.
    """
    own = clues.whispered(p, seat)
    districts = len(p.chart.districts)
    unseen = [number for number, card in enumerate(p.deal_cards) if card == UNKNOWN]
    others = sum(1 for number in unseen if p.deals[number * DEAL_LINE + 1] == BY_WHISPERS)
    honest = Whisper(0, BOARD & ~own, districts - len(p.deal_cards))
    to_me = Whisper(1, own, districts - len(p.deal_cards) + len(unseen))
    to_another = Whisper(1, BOARD & ~own, others)
    crooked = [to_me, to_another] if others else [to_me]
    return [[honest], [honest, *crooked], crooked]


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


def _compass_needs(p: Hunt) -> list[int]:
    """For every compass reading the cards that are true of the treasure, as bits."""
    lines = range(1, len(p.compasses), COMPASS_LINE)
    return [TRUE_CARDS[sector_of(p.compasses[at], p.treasure()) + 1] for at in lines]


def _chest_needs(p: Hunt) -> list[int]:
    """For every chest token given the kinds that are true of the treasure, as bits."""
    needs: list[int] = []
    for at in range(1, len(p.gifts), GIFT_LINE):
        true = 0
        for kind in range(CHEST_TOKENS):
            if answers.token_is_true(p, kind, p.gifts[at], p.treasure()):
                true |= 1 << kind
        needs.append(true)
    return needs


def _draw_true(needs: list[int], seen: list[int], kinds: int, chance: Chance) -> list[int] | None:
    """Deal a piece that fits to every place the seat has not seen, none twice; or nothing.

    Dealt one by one, a deal is the likelier the fewer choices there were; so it is kept as likely
    as there were many of the most that there could have been, and all deals are equally likely.
    """
    free = (1 << kinds) - 1
    for piece in seen:
        if piece != UNKNOWN:
            free ^= 1 << piece
    dealt = seen[:]
    choices = most = 1
    for place, piece in enumerate(seen):
        if piece == UNKNOWN:
            fitting = free & needs[place]
            count = fitting.bit_count()
            if count == 0:
                return None
            choices *= count
            most *= free.bit_count()
            drawn = _nth_bit(fitting, chance.below(count))
            dealt[place] = drawn
            free ^= 1 << drawn
    return dealt if chance.below(most) < choices else None


def _nth_bit(bits: int, n: int) -> int:
    for _ in range(n):
        bits &= bits - 1
    return (bits & -bits).bit_length() - 1


def _deal_compass_hand(p: Hunt, chance: Chance) -> None:
    """Silver's hand is whatever is left of miniatures + 3 cards."""
    left = [card for card in range(COMPASS_CARDS) if card not in p.compass_cards]
    p.compass_hand = [0] * COMPASS_CARDS
    dealt = p.miniatures() + COMPASS_EXTRA if p.hand else 0
    for _ in range(dealt - len(p.compass_cards)):
        p.compass_hand[left.pop(chance.below(len(left)))] = 1


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


def trick_ways(p: Hunt, lied: bool) -> list[Tricks]:
    """Every hand of tricks, with every unseen chest token that may have brought the Traitor."""
    ways: list[Tricks] = []
    known = 1 in p.gift_traitor
    cost = tricks.openly_spent(p) + TRICK_VALUES[TRAITOR] + (TRICK_VALUES[LIE_TRICK] if lied else 0)
    carriers = _carriers(p) if not known and cost <= tricks.points(p) else []
    for hand in _trick_hands(p):
        if hand[TRAITOR] or not known:
            ways.append(Tricks(hand, NOBODY))
        if hand[TRAITOR]:
            ways += [Tricks(hand, carrier) for carrier in carriers]
    return ways


def _carriers(p: Hunt) -> list[int]:
    """The chest tokens unseen by the seat that were given while the Traitor could be played."""
    last = LAST_DAYS[TRAITOR][p.four_tokens()]
    return [
        number
        for number, flag in enumerate(p.gift_traitor)
        if flag == UNKNOWN and p.gifts[number * GIFT_LINE + 3] <= last
    ]


def _trick_hands(p: Hunt) -> list[list[int]]:
    """Every hand of tricks that Silver may have been dealt."""
    if UNKNOWN not in p.trick_hand:
        return [p.trick_hand[:]]
    if not p.hand:
        return [[0] * TRICKS]
    ones = [int(value == 1) for value in TRICK_VALUES]
    twos = [t for t in range(TRICKS) if TRICK_VALUES[t] == 2 and tricks.in_play(p, t)]
    hands: list[list[int]] = []
    for dealt in itertools.combinations(twos, min(TWOS_DEALT, len(twos))):
        if all(trick in dealt or not p.open_tricks[trick] for trick in twos):
            hands.append([one or int(trick in dealt) for trick, one in enumerate(ones)])
    return hands


def _deal_tricks(p: Hunt, ways: list[Tricks], chance: Chance) -> None:
    drawn = ways[chance.below(len(ways))]
    p.trick_hand = drawn.hand[:]
    p.gift_traitor = [0 if flag == UNKNOWN else flag for flag in p.gift_traitor]
    if drawn.carrier != NOBODY:
        p.gift_traitor[drawn.carrier] = 1
