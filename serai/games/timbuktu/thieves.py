"""The thieves: dealing their piles, passing them in a swap, and the theft itself."""

from itertools import permutations
from typing import Final

from serai.engine.chance import Chance
from serai.engine.events import Tell
from serai.engine.knowledge import EVERYONE, UNKNOWN, only
from serai.games.timbuktu.board import Board
from serai.games.timbuktu.components import (
    GOODS,
    KINDS,
    LEFT_OVER,
    LETTERS,
    PENS,
    PILES,
    PITCHES,
    PLACES,
)
from serai.games.timbuktu.schema import GoodKind, PileCards

ORDERS: Final[list[list[int]]] = [list(order) for order in permutations(range(PILES))]
"""Every order of five cards."""


def named_pitches(mask: int) -> list[int]:
    """The pitches on a card, as people number them."""
    return [pitch + 1 for pitch in range(PITCHES) if mask >> pitch & 1]


def named_goods(mask: int) -> list[GoodKind]:
    return [GOODS[kind] for kind in range(KINDS) if mask >> kind & 1]


def deal(board: Board, chance: Chance, tell: Tell | None) -> None:
    """Five piles of one card of each back (TB-4.1)."""
    board.pile_pens = ORDERS[chance.below(len(ORDERS))][:]
    board.pile_pitches = ORDERS[chance.below(len(ORDERS))][:]
    board.pile_goods = ORDERS[chance.below(len(ORDERS))][:]
    board.swaps = 0
    if tell is not None:
        _tell_looks(board, "dealt", tell)


def swap(board: Board, tell: Tell | None) -> None:
    """All piles go one place to the left (TB-6.2); everybody looks at a new one (TB-6.4)."""
    board.swaps += 1
    if tell is not None:
        tell.reveal()
        _tell_looks(board, "swapped", tell)


def pile_at(board: Board, slot: int) -> int:
    """Which pile lies at a place of the ring now."""
    return (slot - board.swaps) % PILES


def slot_of_pile(board: Board, pile: int) -> int:
    return (pile + board.swaps) % PILES


def holder_of(board: Board, pile: int) -> int:
    """The seat that has a pile in front of it, or LEFT_OVER."""
    offset = board.ring[slot_of_pile(board, pile)]
    return offset if offset == LEFT_OVER else (board.starter + offset) % board.seats


def pile_to_json(board: Board, pile: int) -> PileCards:
    """The three cards of a pile in words."""
    return {
        "pen": PENS[board.pile_pens[pile]],
        "pitches": list(named_pitches(board.pitch_cards[board.pile_pitches[pile]])),
        "goods": list(named_goods(board.goods_cards[board.pile_goods[pile]])),
    }


def _tell_looks(board: Board, name: str, tell: Tell) -> None:
    """Everybody learns that it happened, and each seat alone what lies before it (TB-4.5)."""
    event = tell.say(name).to(EVERYONE, "stage", board.stage + 1)
    event.to(EVERYONE, "place", PLACES[board.place_entered()])
    event.to(EVERYONE, "starter", board.starter)
    for seat in range(board.seats):
        cards = pile_to_json(board, pile_at(board, board.slot_of(seat)))
        for card, named in cards.items():
            event.to(only(seat), card, named)


def known_piles(board: Board, cards: list[int], seat: int | None) -> list[int]:
    """One card of each pile as a seat knows it: those of piles it has held (TB-9.2)."""
    return [
        card if seat is not None and board.has_seen(seat, pile) else UNKNOWN
        for pile, card in enumerate(cards)
    ]


def imagine_piles(cards: list[int], chance: Chance) -> list[int]:
    """The unknown cards put in, every order of those not seen equally likely."""
    unseen = [card for card in range(len(cards)) if card not in cards]
    whole = cards[:]
    for pile, card in enumerate(cards):
        if card == UNKNOWN:
            whole[pile] = unseen.pop(chance.below(len(unseen)))
    return whole


def rob(board: Board, tell: Tell | None) -> None:
    """All five piles are turned up and take their goods (TB-7.1 to TB-7.5)."""
    pile_of_pen = [0] * PILES
    for pile in range(PILES):
        pile_of_pen[board.pile_pens[pile]] = pile
    taken = [0] * (len(board.spots) * KINDS) if tell is not None else []
    for camel, spot in enumerate(board.spots):
        pile = pile_of_pen[spot // PITCHES]
        if board.pitch_cards[board.pile_pitches[pile]] >> (spot % PITCHES) & 1:
            _rob_camel(board, camel, board.goods_cards[board.pile_goods[pile]], taken)
    if tell is not None:
        tell.reveal()
        _tell_thefts(board, taken, tell)
    board.last_pens = board.pile_pens
    board.last_pitches = board.pile_pitches
    board.last_goods = board.pile_goods


def _rob_camel(board: Board, camel: int, goods: int, taken: list[int]) -> None:
    """All pieces of all kinds on the card, and nothing else (TB-7.3)."""
    for kind in range(KINDS):
        if goods >> kind & 1:
            at = camel * KINDS + kind
            board.stolen[kind] += board.loads[at]
            if taken:
                taken[at] = board.loads[at]
            board.loads[at] = 0


def _tell_thefts(board: Board, taken: list[int], tell: Tell) -> None:
    """Each pile as it is turned up, then each camel it has robbed."""
    for pile in range(PILES):
        event = tell.say("robbed").to(EVERYONE, "stage", board.stage + 1)
        for card, named in pile_to_json(board, pile).items():
            event.to(EVERYONE, card, named)
        for camel, spot in enumerate(board.spots):
            lost = taken[camel * KINDS : camel * KINDS + KINDS]
            if spot // PITCHES == board.pile_pens[pile] and any(lost):
                goods = {GOODS[kind]: lost[kind] for kind in range(KINDS) if lost[kind]}
                event = tell.say("lost").to(EVERYONE, "seat", camel // board.camels)
                event.to(EVERYONE, "camel", LETTERS[camel % board.camels])
                event.to(EVERYONE, "pitch", spot % PITCHES + 1).to(EVERYONE, "goods", goods)
