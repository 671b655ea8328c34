"""Imagining: one world consistent with what a seat knows, all of them equally likely.

Two things are hidden: which cards the other seats hold, and how their wealth splits into coins and
chest. A chest may hold anything from the number of donations up to its ceiling. Cards are dealt
from all that the seat has not seen, two cards of a kind being two cards. The deal is then run
backwards through the card log, because a shuffle of the discards tells that those cards were in
nobody's hand at that moment; a deal that contradicts a shuffle is dealt again.
"""

from serai.engine.chance import Chance
from serai.games.livingstone.components import DECK, KINDS, MINE_COLLAPSE
from serai.games.livingstone.expedition import (
    CARD_LINE,
    HIDDEN_CARD,
    OVER,
    PLAY,
    SHUFFLED,
    Expedition,
)


def fill(p: Expedition, seat: int | None, chance: Chance) -> None:
    if p.moment == OVER:
        return
    own = -1 if seat is None else seat
    for other in range(p.seats):
        if other != own:
            p.chest[other] = _imagined_chest(p, other, chance)
    known_log = p.card_log
    _deal(p, own, chance)
    log = _imagined_log(p, known_log, chance)
    while not log and known_log:
        _deal(p, own, chance)
        log = _imagined_log(p, known_log, chance)
    p.card_log = log


def _imagined_chest(p: Expedition, seat: int, chance: Chance) -> int:
    fewest = p.donations[seat]
    return fewest + chance.below(p.ceiling[seat] - fewest + 1) if fewest else 0


def _deal(p: Expedition, own: int, chance: Chance) -> None:
    """Give the other seats as many unseen cards as they hold; the rest is the pile."""
    unseen = [DECK[card] - p.discards[card] for card in range(KINDS)]
    if own >= 0:
        for card in range(KINDS):
            unseen[card] -= p.hands[own * KINDS + card]
    collapses = unseen[MINE_COLLAPSE]
    unseen[MINE_COLLAPSE] = 0
    left = sum(unseen)
    for other in range(p.seats):
        if other == own:
            continue
        for card in range(KINDS):
            p.hands[other * KINDS + card] = 0
        for _ in range(p.held[other]):
            card = _one_of(unseen, 0, left, chance)
            left -= 1
            unseen[card] -= 1
            p.hands[other * KINDS + card] += 1
    unseen[MINE_COLLAPSE] = collapses
    p.pile = unseen


def _one_of(cards: list[int], first: int, size: int, chance: Chance) -> int:
    """The kind of one card out of `size` cards counted by kind from `first` on."""
    place = chance.below(size)
    card = 0
    while place >= cards[first + card]:
        place -= cards[first + card]
        card += 1
    return card


def _imagined_log(p: Expedition, known: list[int], chance: Chance) -> list[int]:
    """The log with a card for every hidden line, or nothing where a shuffle forbids the deal."""
    returned = _discards_at_shuffles(known)
    hands = p.hands[:]
    held = p.held[:]
    log = known[:]
    for number in range(len(log) - 1, -1, -1):
        line = log[number]
        if line == SHUFFLED:
            if not _outside_hands(returned.pop(), hands, p.seats):
                return []
        elif line >= PLAY:
            seat = (line - PLAY) // CARD_LINE
            hands[seat * KINDS + line % CARD_LINE] += 1
            held[seat] += 1
        else:
            seat = line // CARD_LINE
            card = line % CARD_LINE
            if card == HIDDEN_CARD:
                card = _one_of(hands, seat * KINDS, held[seat], chance)
                log[number] = seat * CARD_LINE + card
            hands[seat * KINDS + card] -= 1
            held[seat] -= 1
    return log


def _discards_at_shuffles(log: list[int]) -> list[list[int]]:
    shuffles: list[list[int]] = []
    discards = [0] * KINDS
    for line in log:
        if line == SHUFFLED:
            shuffles.append(discards)
            discards = [0] * KINDS
        elif line >= PLAY:
            discards[line % CARD_LINE] += 1
    return shuffles


def _outside_hands(returned: list[int], hands: list[int], seats: int) -> bool:
    for card in range(KINDS):
        held = returned[card]
        for seat in range(seats):
            held += hands[seat * KINDS + card]
        if held > DECK[card]:
            return False
    return True
