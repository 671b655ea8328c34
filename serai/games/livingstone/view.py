"""What one seat knows of LivingStone as JSON, for screens of every kind."""

from typing import Final

from serai.engine.knowledge import UNKNOWN
from serai.engine.schema import Name
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
    STONES,
)
from serai.games.livingstone.expedition import (
    LIFTING,
    SELLING,
    SOURCE_NAMES,
    SOURCES,
    Expedition,
)
from serai.games.livingstone.options import COLUMN_COST
from serai.games.livingstone.schema import LivingStoneView, Phase, RowView, SeatView, Site

MOMENTS: Final[list[Phase]] = ["pick", "act", "after", "selling", "lifting", "over"]


def describe(p: Expedition, seat: int | None) -> LivingStoneView:
    result = p.standing()
    return {
        "game": "livingstone",
        "phase": MOMENTS[p.moment],
        "seat": seat,
        "to_act": list(p.to_act()),
        "round": p.round,
        "starter": p.starter,
        "turn": p.turn,
        "column": p.column() + 1,
        "costs": COLUMN_COSTS[p.options[COLUMN_COST]][:],
        "row_points": ROW_POINTS[:],
        "row_majority": ROW_MAJORITY[:],
        "dice": _pips(p.dice, 0),
        "die": p.die,
        "seats": [_seat(p, other) for other in range(p.seats)],
        "sites": _sites(p),
        "rows": [_row(p, row) for row in range(ROWS)],
        "bag": _counts(STONES, p.bag, 0),
        "aside": _counts(STONES, p.aside, 0),
        "drawn": _present(STONES, p.drawn, 0),
        "collapses": p.collapses,
        "gem_prices": _counts(GEMS, PRICE, 0),
        "market_values": _counts(GEMS, MARKET_VALUE, 0),
        "pile_size": p.pile_size(),
        "discards": _present(CARDS, p.discards, 0),
        "market_gem": GEMS[p.pending[0]] if p.moment == SELLING else None,
        "moving_to_row": p.pending[0] + 1 if p.moment == LIFTING else None,
        "check_roll": p.check_roll[:],
        "result": None if result is None else result.to_json(),
    }


def _seat(p: Expedition, seat: int) -> SeatView:
    known = p.hands[seat * KINDS] != UNKNOWN
    return {
        "seat": seat,
        "points": p.points(seat),
        "sources": _counts(SOURCE_NAMES, p.earned, seat * SOURCES),
        "wealth": p.wealth[seat],
        "cash": p.cash(seat) if p.chest[seat] != UNKNOWN else None,
        "chest": p.chest[seat] if p.chest[seat] != UNKNOWN else None,
        "donations": p.donations[seat],
        "chest_at_most": p.ceiling[seat],
        "supply": p.supply[seat],
        "cards_held": p.held[seat],
        "hand": _present(CARDS, p.hands, seat * KINDS) if known else None,
        "gems": _counts(GEMS, p.gems, seat * GEM_KINDS),
        "dice_taken": _pips(p.taken, seat * PIPS),
        "must_exceed": dice.bar(p, seat) if seat == p.turn else p.top[seat],
        "declined": p.declined[seat] == 1,
        "column_worth": scoring.column_worth(p, seat),
        "out": p.out[seat] == 1,
    }


def _counts(names: list[Name], counts: list[int], first: int) -> dict[Name, int]:
    """A seat's block of counts, or a whole list of them, by name."""
    named: dict[Name, int] = {}
    for name in names:
        named[name] = counts[first]
        first += 1
    return named


def _present(names: list[Name], counts: list[int], first: int) -> dict[Name, int]:
    """The same without what there is none of."""
    named: dict[Name, int] = {}
    for name in names:
        if counts[first]:
            named[name] = counts[first]
        first += 1
    return named


def _pips(counts: list[int], first: int) -> list[int]:
    """Dice one by one, from how many there are of each number."""
    dice: list[int] = []
    for pips in range(PIPS):
        for _ in range(counts[first + pips]):
            dice.append(pips + 1)
    return dice


def _sites(p: Expedition) -> list[Site]:
    """Only sites where tents stand; most are empty, so the tents are looked for."""
    sites: list[Site] = []
    seats = p.seats
    last = -1
    for spot, standing in enumerate(p.tents):
        if standing and spot // seats != last:
            last = spot // seats
            sites.append(_site(p, last))
    return sites


def _site(p: Expedition, site: int) -> Site:
    first = site * p.seats
    added = [0] * p.seats
    for spot in p.added:
        if first <= spot < first + p.seats:
            added[spot - first] += 1
    return {
        "column": site // ROWS + 1,
        "row": site % ROWS + 1,
        "tents": p.tents[first : first + p.seats],
        "added": added,
    }


def _row(p: Expedition, row: int) -> RowView:
    """The race for a row's majority as it stands."""
    counts = tents.seats_in_row(p, row)
    return {"row": row + 1, "tents": counts, "shares": scoring.shares_of(counts, row)}
