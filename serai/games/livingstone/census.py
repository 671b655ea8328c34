"""Counting the pieces of LivingStone, and small beginnings whose histories can be counted out."""

from serai.engine.game import Tiny
from serai.engine.position import Position
from serai.games.livingstone.components import (
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


def beginnings(three: Position, two: Position, opened: Position) -> list[Tiny]:
    """Donations, payments and draws from a pile of single cards; draws through a collapse; two
    players, one of whom has no tent left and moves one; and donations where coins lie open.
    """
    calm = _in_mid_round(three, [5, 1, 0])
    _discard_all_but(calm, [TREASURE, LION, MARKET])
    collapse = _in_mid_round(three, [0, 0, 0])
    _discard_all_but(collapse, [LION, RHINO, MINE_COLLAPSE])
    moving = _in_mid_round(two, [5, 1])
    _discard_all_but(moving, [TREASURE, LION])
    _pitch_all(moving, 0)
    seen = _in_mid_round(opened, [3, 1, 0])
    _discard_all_but(seen, [TREASURE, LION])
    return [Tiny(seen, 4), Tiny(calm, 5), Tiny(collapse, 4, uniform=False), Tiny(moving, 5)]


def _in_mid_round(blank: Position, wealth: list[int]) -> Expedition:
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
    p.wealth = wealth
    p.bag = [0] * STONE_KINDS
    p.bag[WHITE] = 1
    return p


def _pitch_all(p: Expedition, seat: int) -> None:
    """Let the boat be in the second column, and all tents of a seat stand in the first one."""
    p.boat = 1
    p.tents[p.spot(0, 0, seat)] = p.supply[seat] - 1
    p.tents[p.spot(0, 1, seat)] = 1
    p.supply[seat] = 0


def _discard_all_but(p: Expedition, single: list[int]) -> None:
    """Let the last seat have drawn and played the deck, but for one card of each kind named."""
    drawer = (p.seats - 1) * CARD_LINE
    for card in range(KINDS):
        left = 1 if card in single else 0
        p.pile[card] = left
        p.discards[card] = p.deck()[card] - left
        for _ in range(p.discards[card]):
            p.card_log += [drawer + card, PLAY + drawer + card]
