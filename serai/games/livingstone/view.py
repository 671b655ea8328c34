"""What one seat knows of LivingStone as JSON, for screens of every kind."""

from serai.engine.knowledge import UNKNOWN
from serai.games.livingstone import dice, scoring, tents
from serai.games.livingstone.components import (
    CARDS,
    COLUMN_COSTS,
    GEM_KINDS,
    GEMS,
    KINDS,
    MARKET_VALUE,
    PIPS,
    PRICE,
    ROW_MAJORITY,
    ROW_POINTS,
    ROWS,
    STONE_KINDS,
    STONES,
)
from serai.games.livingstone.expedition import SOURCE_NAMES, SOURCES, Expedition
from serai.games.livingstone.options import COLUMN_COST

MOMENTS = ["pick", "act", "after", "selling", "lifting", "over"]


def describe(p: Expedition, seat: int | None) -> dict[str, object]:
    result = p.standing()
    return {
        "game": "livingstone",
        "seat": seat,
        "moment": MOMENTS[p.moment],
        "to_act": list(p.to_act()),
        "round": p.round,
        "starter": p.starter,
        "turn": p.turn,
        "column": p.column() + 1,
        "costs": COLUMN_COSTS[p.options[COLUMN_COST]][:],
        "row_points": ROW_POINTS[:],
        "row_majority": ROW_MAJORITY[:],
        "dice": [n + 1 for n in range(PIPS) for _ in range(p.dice[n])],
        "die": p.die,
        "seats": [_seat(p, other) for other in range(p.seats)],
        "sites": _sites(p),
        "rows": [_row(p, row) for row in range(ROWS)],
        "bag": {STONES[k]: p.bag[k] for k in range(STONE_KINDS)},
        "aside": {STONES[k]: p.aside[k] for k in range(STONE_KINDS)},
        "drawn": {STONES[k]: p.drawn[k] for k in range(STONE_KINDS) if p.drawn[k]},
        "collapses": p.collapses,
        "gem_prices": {GEMS[g]: PRICE[g] for g in range(GEM_KINDS)},
        "market_values": {GEMS[g]: MARKET_VALUE[g] for g in range(GEM_KINDS)},
        "pile_size": p.pile_size(),
        "discards": {CARDS[k]: p.discards[k] for k in range(KINDS) if p.discards[k]},
        "market_gem": GEMS[p.pending[0]] if MOMENTS[p.moment] == "selling" else None,
        "moving_to_row": p.pending[0] + 1 if MOMENTS[p.moment] == "lifting" else None,
        "check_roll": p.check_roll[:],
        "result": None if result is None else result.to_json(),
    }


def _seat(p: Expedition, seat: int) -> dict[str, object]:
    hand = p.hands[seat * KINDS : (seat + 1) * KINDS]
    known = hand[0] != UNKNOWN
    gems = p.gems[seat * GEM_KINDS : (seat + 1) * GEM_KINDS]
    taken = p.taken[seat * PIPS : (seat + 1) * PIPS]
    return {
        "seat": seat,
        "points": p.points(seat),
        "sources": {SOURCE_NAMES[s]: p.earned[seat * SOURCES + s] for s in range(SOURCES)},
        "wealth": p.wealth[seat],
        "cash": p.cash(seat) if known else None,
        "chest": p.chest[seat] if known else None,
        "donations": p.donations[seat],
        "chest_at_most": p.ceiling[seat],
        "supply": p.supply[seat],
        "cards_held": p.held[seat],
        "hand": {CARDS[k]: hand[k] for k in range(KINDS) if hand[k]} if known else None,
        "gems": {GEMS[g]: gems[g] for g in range(GEM_KINDS)},
        "dice_taken": [n + 1 for n in range(PIPS) for _ in range(taken[n])],
        "must_exceed": dice.bar(p, seat) if seat == p.turn else p.top[seat],
        "declined": p.declined[seat] == 1,
        "column_worth": scoring.column_worth(p, seat),
        "out": p.out[seat] == 1,
    }


def _sites(p: Expedition) -> list[dict[str, object]]:
    """Only sites where tents stand; most are empty, so the tents are looked for."""
    sites: list[dict[str, object]] = []
    seats = p.seats
    last = -1
    for spot in range(len(p.tents)):
        site = spot // seats
        if p.tents[spot] and site != last:
            last = site
            sites.append(_site(p, site))
    return sites


def _site(p: Expedition, site: int) -> dict[str, object]:
    first = site * p.seats
    return {
        "column": site // ROWS + 1,
        "row": site % ROWS + 1,
        "tents": p.tents[first : first + p.seats],
        "added": [p.added.count(first + seat) for seat in range(p.seats)],
    }


def _row(p: Expedition, row: int) -> dict[str, object]:
    """The race for a row's majority as it stands."""
    return {
        "row": row + 1,
        "tents": [tents.tents_in_row(p, seat, row) for seat in range(p.seats)],
        "shares": scoring.majority_shares(p, row),
    }
