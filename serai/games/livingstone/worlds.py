"""Imagining: one world consistent with what a seat knows.

Two things are hidden: which cards the other seats hold, and, unless coins lie open, how their
wealth splits into coins and chest. A chest may hold anything from the number of donations up to its
ceiling, all equally likely. Cards are dealt evenly from those the seat has not seen, two cards of a
kind being two cards.

A shuffle of the discards tells that those cards were in nobody's hand at that moment. So the card
log is read backwards first, which settles by lot from which draw every card in a hand came; then
the oldest cards are dealt first, each from what no later shuffle rules out for it.
"""

from typing import Final

from serai.engine.chance import Chance
from serai.games.livingstone.components import KINDS, MINE_COLLAPSE
from serai.games.livingstone.expedition import (
    CARD_LINE,
    HIDDEN_CARD,
    OVER,
    PLAY,
    SHUFFLED,
    Expedition,
)

HELD: Final = -1
"""Stands in a hand for a card that is still held and whose kind is to be dealt."""


def fill(p: Expedition, seat: int | None, chance: Chance) -> None:
    if p.moment == OVER:
        return
    own = -1 if seat is None else seat
    if not p.coins_are_open():
        for other in range(p.seats):
            if other != own:
                p.chest[other] = _imagined_chest(p, other, chance)
    known_log = p.card_log
    if not known_log:
        p.hands = [0] * (p.seats * KINDS)
        p.pile = p.deck()[:]
        return
    while not _dealt(p, own, known_log, chance):
        pass


def _imagined_chest(p: Expedition, seat: int, chance: Chance) -> int:
    fewest = p.donations[seat]
    return fewest + chance.below(p.ceiling[seat] - fewest + 1) if fewest else 0


def _dealt(p: Expedition, own: int, known_log: list[int], chance: Chance) -> bool:
    """Deal the other hands and write them into the log; False if the lot fell impossibly."""
    log = known_log[:]
    rooms = _unseen(p, own)
    rooms_at = _read_backwards(p, own, log, rooms, chance)
    dealt = [0] * KINDS
    passed = 0
    hands = [0] * (p.seats * KINDS)
    for number in range(len(log)):
        line = log[number]
        if line == SHUFFLED:
            passed += 1
        elif line < PLAY and line % CARD_LINE == HIDDEN_CARD:
            card = _one_of(rooms_at[passed], dealt, chance)
            if card < 0:
                return False
            dealt[card] += 1
            log[number] = line // CARD_LINE * CARD_LINE + card
            hands[line // CARD_LINE * KINDS + card] += 1
    if own >= 0:
        hands[own * KINDS : (own + 1) * KINDS] = p.hands[own * KINDS : (own + 1) * KINDS]
    p.hands = hands
    p.pile = [rooms[card] - dealt[card] for card in range(KINDS)]
    p.pile[MINE_COLLAPSE] = p.deck()[MINE_COLLAPSE] - p.discards[MINE_COLLAPSE]
    p.card_log = log
    return True


def _unseen(p: Expedition, own: int) -> list[int]:
    """The cards that other hands may hold, by kind: nobody ever holds Mine Collapse."""
    deck = p.deck()
    unseen = [deck[card] - p.discards[card] for card in range(KINDS)]
    if own >= 0:
        for card in range(KINDS):
            unseen[card] -= p.hands[own * KINDS + card]
    unseen[MINE_COLLAPSE] = 0
    return unseen


def _read_backwards(
    p: Expedition, own: int, log: list[int], rooms: list[int], chance: Chance
) -> list[list[int]]:
    """Settle which draw each played card came from; the draws left hidden are cards still held.

    The result is, for a card drawn after so many shuffles, how many of each kind all cards that are
    as old or older may be.
    """
    returned = _discards_at_shuffles(log)
    hands: list[list[int]] = [[HELD] * p.held[seat] for seat in range(p.seats)]
    if own >= 0:
        hands[own] = [c for c in range(KINDS) for _ in range(p.hands[own * KINDS + c])]
    rooms_at = [rooms]
    for number in range(len(log) - 1, -1, -1):
        line = log[number]
        if line == SHUFFLED:
            rooms_at.append(_room_before(p.deck(), returned.pop(), hands, rooms_at[-1]))
        elif line >= PLAY:
            hands[(line - PLAY) // CARD_LINE].append(line % CARD_LINE)
        else:
            hand = hands[line // CARD_LINE]
            if line // CARD_LINE == own:
                hand.remove(line % CARD_LINE)
            else:
                card = hand.pop(chance.below(len(hand)))
                if card != HELD:
                    log[number] = line // CARD_LINE * CARD_LINE + card
    rooms_at.reverse()
    return rooms_at


def _room_before(
    deck: list[int], returned: list[int], hands: list[list[int]], later: list[int]
) -> list[int]:
    """What held cards may be that were in hand when these discards were shuffled."""
    room = [deck[card] - returned[card] for card in range(KINDS)]
    for hand in hands:
        for card in hand:
            if card != HELD:
                room[card] -= 1
    return [min(room[card], later[card]) for card in range(KINDS)]


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


def _one_of(room: list[int], dealt: list[int], chance: Chance) -> int:
    """The kind of one card out of the room that is left, or −1 if there is none."""
    left = 0
    for card in range(KINDS):
        if room[card] > dealt[card]:
            left += room[card] - dealt[card]
    if left == 0:
        return -1
    place = chance.below(left)
    for card in range(KINDS):
        if room[card] > dealt[card]:
            place -= room[card] - dealt[card]
            if place < 0:
                return card
    raise AssertionError("the room changed while dealing")
