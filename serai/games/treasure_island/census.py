"""Counting the pieces of Treasure Island: none ever appears or vanishes."""

from serai.games.treasure_island.components import (
    CHEST_TOKENS,
    COMPASS_CARDS,
    COMPASS_EXTRA,
    PIRATES,
    TRUTH,
    TRUTHS,
)
from serai.games.treasure_island.hunt import HINT_LINE, NOBODY, Hunt


def count(p: Hunt) -> list[int]:
    """Pieces by kind, each counted where it may lie; doubles would show as a smaller number."""
    laid = p.hints[::HINT_LINE]
    return [
        1 if p.tokens.count(TRUTH) <= TRUTHS else 0,
        1 if len(set(p.deal_cards)) == len(p.deal_cards) else 0,
        1 if len(set(p.gift_kinds)) == len(p.gift_kinds) else 0,
        CHEST_TOKENS - p.chest_left() - len(p.gift_kinds),
        1 if len(set(p.hand)) == len(p.hand) and not set(p.hand) & set(laid) else 0,
        _compass_cards_missing(p),
        sum(1 for pirate in range(PIRATES) if p.owner[pirate] != NOBODY and p.at[pirate] < 0),
    ]


def _compass_cards_missing(p: Hunt) -> int:
    """Silver's compass hand and what he gave are together what he drew, no card twice."""
    held = [card for card in range(COMPASS_CARDS) if p.compass_hand[card]]
    if set(held) & set(p.compass_cards):
        return -1
    drawn = p.miniatures() + COMPASS_EXTRA if p.hand else 0
    return drawn - len(held) - len(p.compass_cards)
