"""Scoring a column, and the end: majorities, gems, donation check, winner (LS-8 to LS-10)."""

from typing import Final

from serai.engine.chance import Chance
from serai.engine.events import Tell
from serai.engine.knowledge import EVERYONE
from serai.engine.standing import Standing, rank
from serai.games.livingstone import dice, tents
from serai.games.livingstone.components import (
    CARDS,
    CHECK_DICE,
    COLUMNS,
    GEM_KINDS,
    GEM_POINTS,
    KINDS,
    LION,
    MARKET,
    MARKET_VALUE,
    PIPS,
    ROW_MAJORITY,
    ROW_POINTS,
    ROWS,
    SCIENCE_POINTS,
    TENTS,
)
from serai.games.livingstone.expedition import (
    COLUMN_POINTS,
    GEM_POINTS_EARNED,
    MAJORITY_POINTS,
    MARKET_POINTS,
    OVER,
    SCIENCE_POINTS_EARNED,
    SOURCE_NAMES,
    SOURCES,
    Expedition,
)
from serai.games.livingstone.options import (
    AFTER_GEMS,
    ALL_SAFE,
    ALL_TIED,
    ALWAYS_PAYS,
    CAMP_PAYS,
    LAST_TIE_BREAK,
    LEAST,
    MARKET_AT_END,
    SHARED,
    TWO_PLAYER_CHECK,
)

NOBODY_IS_LAST: Final = 2
"""The rules number since which all share the last place where nobody wins (LS-9.15)."""
KEY_DIGITS: Final = 20
"""Bits for each part of the key by which places are given; no chest ever holds 2²⁰ pounds."""


def column_worth(p: Expedition, seat: int) -> int:
    """What the boat's column would pay a seat now (LS-8.1, LS-8.2, LS-6.10)."""
    worth = 0
    spot = p.spot(p.column(), 0, seat)
    added_count = not p.added or p.options[CAMP_PAYS] == ALWAYS_PAYS
    for row in range(ROWS):
        paying = p.tents[spot]
        if paying:
            if not added_count:
                paying -= p.added.count(spot)
            worth += paying * ROW_POINTS[row]
        spot += p.seats
    return worth


def end_round(p: Expedition, chance: Chance, tell: Tell | None) -> None:
    """LS-2.7, LS-8: score the boat's column, then sail on or end the match."""
    column = p.column()
    paid = [0] * p.seats
    for seat in range(p.seats):
        paid[seat] = column_worth(p, seat)
        _credit(p, seat, COLUMN_POINTS, paid[seat])
    first = p.spot(column, 0, 0)
    beyond = first + ROWS * p.seats
    p.unscored = [spot for spot in p.unscored if spot < first or spot >= beyond]
    if tell is not None:
        told = tell.say("column_scored").to(EVERYONE, "column", column + 1)
        told.to(EVERYONE, "points", paid)
    if p.boat == COLUMNS - 1:
        end_match(p, chance, tell)
        return
    p.boat += 1
    p.starter = (p.starter + 1) % p.seats
    dice.roll(p, chance, tell)


def _credit(p: Expedition, seat: int, source: int, points: int) -> None:
    place = seat * SOURCES + source
    p.earned[place] = p.earned[place] + points


def majority_shares(p: Expedition, row: int) -> list[int]:
    """LS-9.2, LS-9.3: the row's bonus to whoever has most tents, shares rounded down."""
    return shares_of(tents.seats_in_row(p, row), row)


def shares_of(counts: list[int], row: int) -> list[int]:
    """The same, from how many tents each seat has in the row."""
    most, leaders = 0, 0
    for count in counts:
        if count > most:
            most, leaders = count, 1
        elif count == most:
            leaders += 1
    shares = [0] * len(counts)
    if most:
        for seat, count in enumerate(counts):
            if count == most:
                shares[seat] = ROW_MAJORITY[row] // leaders
    return shares


def end_match(p: Expedition, chance: Chance, tell: Tell | None) -> None:
    """LS-9.1: majorities, gems and Market, kept science, then the donation check."""
    for row in range(ROWS):
        shares = majority_shares(p, row)
        for seat in range(p.seats):
            _credit(p, seat, MAJORITY_POINTS, shares[seat])
        if tell is not None:
            told = tell.say("majority_scored").to(EVERYONE, "row", row + 1)
            told.to(EVERYONE, "points", shares)
    for seat in range(p.seats):
        _count_gems(p, seat)
        for animal in range(len(SCIENCE_POINTS)):
            kept = p.hands[seat * KINDS + LION + animal]
            _credit(p, seat, SCIENCE_POINTS_EARNED, kept * SCIENCE_POINTS[animal])
    _check_donations(p, chance)
    p.moment = OVER
    if tell is not None:
        _tell_end(p, tell)


def _count_gems(p: Expedition, seat: int) -> None:
    """LS-9.4, LS-9.5: a Market in hand is played where it gains points."""
    plain, worth = 0, 0
    for gem in range(GEM_KINDS):
        count = p.gems[seat * GEM_KINDS + gem]
        plain += count * GEM_POINTS
        worth += count * MARKET_VALUE[gem]
    market = p.holds(seat, MARKET)
    if market and p.options[MARKET_AT_END] == AFTER_GEMS:
        _credit(p, seat, GEM_POINTS_EARNED, plain)
        _credit(p, seat, MARKET_POINTS, worth)
    elif market and worth > plain:
        _credit(p, seat, MARKET_POINTS, worth)
    else:
        _credit(p, seat, GEM_POINTS_EARNED, plain)


def _check_donations(p: Expedition, chance: Chance) -> None:
    """LS-9.8, LS-9.9, LS-10.6."""
    if p.seats == 2 and p.options[TWO_PLAYER_CHECK] != LEAST:
        p.check_roll = [chance.below(PIPS) + 1 for _ in range(CHECK_DICE)]
        needed = sum(p.check_roll)
        p.out = [1 if chest < needed else 0 for chest in p.chest]
        return
    least = min(p.chest)
    if p.options[ALL_TIED] == ALL_SAFE and max(p.chest) == least:
        return
    p.out = [1 if chest == least else 0 for chest in p.chest]


def _tell_end(p: Expedition, tell: Tell) -> None:
    """Everything is open now, so that anyone can add it up."""
    for seat in range(p.seats):
        hand = p.hands[seat * KINDS : (seat + 1) * KINDS]
        told = tell.say("hand_shown").to(EVERYONE, "seat", seat)
        told.to(EVERYONE, "cards", {CARDS[k]: hand[k] for k in range(KINDS) if hand[k]})
    for seat in range(p.seats):
        told = tell.say("final_points").to(EVERYONE, "seat", seat)
        for source in range(SOURCES):
            told.to(EVERYONE, SOURCE_NAMES[source], p.earned[seat * SOURCES + source])
        told.to(EVERYONE, "total", p.points(seat))
    if p.check_roll:
        tell.say("check_rolled").to(EVERYONE, "dice", p.check_roll)
    for seat in range(p.seats):
        told = tell.say("chest_opened").to(EVERYONE, "seat", seat)
        told.to(EVERYONE, "pounds", p.chest[seat]).to(EVERYONE, "coins_left", p.cash(seat))
        told.to(EVERYONE, "out", p.out[seat] == 1)
    tell.say("match_ended").to(EVERYONE, "winners", standing(p).winners)
    tell.reveal()


def place_key(p: Expedition, seat: int) -> int:
    """LS-9.11 to LS-9.15: points, then donation, then by option tents placed; greater is better."""
    placed = 0 if p.options[LAST_TIE_BREAK] == SHARED else TENTS - p.supply[seat]
    return (p.points(seat) << 2 * KEY_DIGITS) + (p.chest[seat] << KEY_DIGITS) + placed


def standing(p: Expedition) -> Standing:
    """The final result with every seat's points by source."""
    result = Standing(p.seats)
    keys: list[list[int]] = []
    for seat in range(p.seats):
        keys.append([place_key(p, seat)])
        result.points[seat] = p.points(seat)
        sources = result.breakdown[seat]
        for source in range(SOURCES):
            sources[SOURCE_NAMES[source]] = p.earned[seat * SOURCES + source]
        sources["donated"] = p.chest[seat]
        sources["tents_placed"] = TENTS - p.supply[seat]
    rank(result, keys, [out == 0 for out in p.out])
    if not result.winners and p.rules >= NOBODY_IS_LAST:
        result.places = [p.seats] * p.seats
    result.reason = "last_column_scored"
    return result
