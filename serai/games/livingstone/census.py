"""Counting the pieces of LivingStone, and small beginnings whose histories can be counted out."""

from serai.engine.game import Tiny
from serai.engine.position import Position
from serai.games.livingstone.components import (
    DECK,
    GEM_KINDS,
    KINDS,
    LION,
    MARKET,
    MINE_COLLAPSE,
    RHINO,
    STONE_KINDS,
    TREASURE,
    WHITE,
)
from serai.games.livingstone.expedition import ACT, CARD_LINE, PLAY, SHUFFLED, Expedition


def count(p: Expedition) -> list[int]:
    """Stones by kind, cards by kind, tents by seat: none ever appears or vanishes."""
    counted: list[int] = []
    for stone in range(STONE_KINDS):
        kept = p.gems[stone::GEM_KINDS] if stone < GEM_KINDS else []
        counted.append(p.bag[stone] + p.aside[stone] + sum(kept))
    for card in range(KINDS):
        counted.append(p.pile[card] + p.discards[card] + sum(p.hands[card::KINDS]))
    for seat in range(p.seats):
        counted.append(p.supply[seat] + sum(p.tents[seat :: p.seats]))
    return counted + _hands_by_log(p)


def _hands_by_log(p: Expedition) -> list[int]:
    """Every hand less what the card log says it holds: always nothing."""
    rest = p.hands[:]
    for line in p.card_log:
        if line != SHUFFLED:
            seat, card = divmod(line % PLAY, CARD_LINE)
            rest[seat * KINDS + card] -= 1 if line < PLAY else -1
    return rest


def beginnings(blank: Position) -> list[Tiny]:
    """Donations, payments and draws from a pile of single cards; and draws through a collapse."""
    calm = _in_mid_round(blank)
    calm.wealth[0] = 5
    _discard_all_but(calm, [TREASURE, LION, MARKET])
    collapse = _in_mid_round(blank)
    collapse.wealth = [0, 0, 0]
    _discard_all_but(collapse, [LION, RHINO, MINE_COLLAPSE])
    return [Tiny(calm, 5), Tiny(collapse, 4, uniform=False)]


def _in_mid_round(blank: Position) -> Expedition:
    """Seat 0 holds a 1, a 2 and two 3s are left, and the mine has nothing but the white stone."""
    p = blank.copy()
    assert isinstance(p, Expedition)
    p.round = 1
    p.moment = ACT
    p.die = 1
    p.turn_top = 1
    p.turn_dice = 1
    p.taken[0] = 1
    p.dice = [0, 1, 2, 0, 0, 0]
    p.wealth = [2, 1, 0]
    p.bag = [0] * STONE_KINDS
    p.bag[WHITE] = 1
    return p


def _discard_all_but(p: Expedition, single: list[int]) -> None:
    """Let seat 2 have drawn and played the whole deck, but for one card of each kind named."""
    for card in range(KINDS):
        left = 1 if card in single else 0
        p.pile[card] = left
        p.discards[card] = DECK[card] - left
        for _ in range(p.discards[card]):
            p.card_log += [2 * CARD_LINE + card, PLAY + 2 * CARD_LINE + card]
