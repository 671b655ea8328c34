"""How the pirates' bots play: they put rings where most of the likelihood lies within reach.

Everything is judged by the seat's own likelihood map, which is worked out from what the seat has
been shown and nothing else.
"""

from itertools import accumulate
from math import isqrt
from typing import Final

from serai.engine.chance import Chance
from serai.games.treasure_island import clues, hiding, pirates, points
from serai.games.treasure_island.actions import (
    ASK_COMPASS,
    CALL_GEORGE,
    END_TURN,
    GALLOP,
    IMPRISON,
    LEAVE_IT,
    LOOK_SPYGLASS,
    POINT,
    READ_SCROLLS,
    RIDE,
    SEARCH_LARGE,
    SEARCH_SMALL,
    USE_ITEM,
    VERIFY,
    WALK,
)
from serai.games.treasure_island.belief import (
    BELIEVE,
    BLOCK,
    BLOCKS,
    Belief,
    believe,
    block_masses,
)
from serai.games.treasure_island.care import AT_HIS_WORD, WARY, Care
from serai.games.treasure_island.components import (
    ANCIENT_SCROLLS,
    ANY_ACTION,
    COMPASS,
    EXTRA_SEARCH,
    FOOT,
    FULL_GALLOP,
    HORSE,
    KING_GEORGE,
    LARGE,
    MOVE_7,
    SMALL,
    SPYGLASS,
    THOROUGHBRED,
    VERIFICATION,
)
from serai.games.treasure_island.hunt import (
    ACTING,
    FOR_FOOT,
    FOR_GALLOP,
    FOR_GEORGE,
    FOR_LARGE,
    FOR_SMALL,
    FOR_SPYGLASS,
    IMPRISONING,
    MAY_SEARCH,
    MAY_WALK,
    POINTING,
    SECOND_HALF,
    Hunt,
)
from serai.games.treasure_island.lattice import ONES, SIDE, STEP, STRIDE, holds, squared_distance

BLOCK_BITS: Final = 11
"""So many hold the number of a block."""
SURE: Final = 10_000
"""Likelihoods are compared in ten-thousandths."""

_maps: dict[tuple[object, ...], Belief] = {}
_halves: dict[int, list[int]] = {}


def half_widths(radius: int) -> list[int]:
    """Half widths of a disc in spots, from its middle row outwards."""
    known = _halves.get(radius)
    if known is None:
        reach = radius // STEP
        known = [isqrt(radius * radius - up * up * STEP * STEP) // STEP for up in range(reach + 1)]
        _halves[radius] = known
    return known


def map_of(p: Hunt, seat: int, care: Care) -> Belief:
    """The likelihood map of a seat, kept while its clues stay the same."""
    habit = care.habit or hiding.habit(p, care.prior)
    key = (care.doubt, care.trail, care.spots, care.prior, care.habit, *clues.learnt(p, seat))
    known = _maps.get(key)
    if known is None:
        if len(_maps) > 24:
            _maps.clear()
        stances = [BELIEVE] * p.hint_count() if care.doubt == AT_HIS_WORD else None
        known = believe(p, seat, stances, care.trail, care.doubt == WARY, habit)
        if not known.total:
            known = believe(p, seat, None, care.trail, False, habit)
        _maps[key] = known
    return known


# Where the likelihood lies.


def hot_spots(belief: Belief, radius: int, care: Care) -> list[tuple[int, int]]:
    """The best middles for a ring anywhere: (mass, spot), best first."""
    known = belief.hot.get(radius)
    if known is not None:
        return known
    halves = half_widths(radius)
    found: list[tuple[int, int]] = []
    for window in sorted(_windows(belief), reverse=True)[: care.spots]:
        at = window & ONES[BLOCK_BITS]
        column = min(at % BLOCKS * BLOCK + 2, SIDE - 1)
        row = min(at // BLOCKS * BLOCK + 2, SIDE - 1)
        spot = row * STRIDE + column
        found.append((belief.mass(spot, halves), spot))
    found.sort(reverse=True)
    belief.hot[radius] = found
    return found


def ring_spots(p: Hunt, belief: Belief, care: Care) -> list[tuple[int, int]]:
    """The best middles for a ring anywhere: a large one, or a small one where forests forbid it."""
    hot = hot_spots(belief, p.ring(LARGE), care)
    if not p.has_perimeters():
        return hot
    shut = p.chart.near_forest(p.ring(LARGE))
    halves = half_widths(p.ring(SMALL))
    found = [(belief.mass(s, halves) if holds(shut, s) else mass, s) for mass, s in hot]
    found.sort(reverse=True)
    return found


def _windows(belief: Belief) -> list[int]:
    """For every block the mass of the five by five blocks round it, and below it in the same int
    the block's number: so they sort in no time."""
    corner = [[0] * (BLOCKS + 1)]
    for strip in block_masses(belief.weights):
        corner.append([a + b for a, b in zip(corner[-1], [0, *accumulate(strip)], strict=True)])
    found: list[int] = []
    for row in range(BLOCKS):
        low, high = corner[max(0, row - 2)], corner[min(BLOCKS, row + 3)]
        for column in range(BLOCKS):
            left, right = max(0, column - 2), min(BLOCKS, column + 3)
            mass = high[right] - high[left] - low[right] + low[left]
            found.append(mass << BLOCK_BITS | row * BLOCKS + column)
    return found


def best_near(p: Hunt, belief: Belief, reach: int, radius: int, step: int) -> list[tuple[int, int]]:
    """Middles of rings within ``reach`` of the pirate, best first."""
    here = p.at[p.active]
    column, row = here % STRIDE, here // STRIDE
    halves = half_widths(radius)
    span = reach // STEP
    found: list[tuple[int, int]] = []
    for up in range(-span, span + 1, step):
        for across in range(-span, span + 1, step):
            if (up * up + across * across) * STEP * STEP > reach * reach:
                continue
            if not (0 <= column + across < SIDE and 0 <= row + up < SIDE):
                continue
            spot = here + up * STRIDE + across
            found.append((belief.mass(spot, halves), spot))
    found.sort(reverse=True)
    return found


def share(belief: Belief, mass: int) -> int:
    return mass * SURE // belief.total if belief.total else 0


# Decisions.


def choose(p: Hunt, seat: int, care: Care, chance: Chance) -> int:
    if p.phase == ACTING:
        return _act(p, seat, care, chance)
    if p.phase == POINTING:
        return POINT + _point(p, seat, care, chance)
    if p.phase == SECOND_HALF:
        return _second_half(p, seat, care)
    if p.phase == IMPRISONING:
        return IMPRISON + _farthest_tower(p, seat, care)
    return p.sample(seat, chance)


def _farthest_tower(p: Hunt, seat: int, care: Care) -> int:
    """The tower farthest from the middle of the likelihood."""
    spots = [spot for _, spot in hot_spots(map_of(p, seat, care), 300, care)[:20]]
    away = [sum(isqrt(squared_distance(t.spot, spot)) for spot in spots) for t in p.chart.towers]
    return away.index(max(away))


def _act(p: Hunt, seat: int, care: Care, chance: Chance) -> int:
    item = _item(p, seat, care)
    if item >= 0:
        return item
    if p.actions_left == 0:
        return END_TURN
    if care.specials and pirates.uses_left(p, ANCIENT_SCROLLS):
        return READ_SCROLLS
    belief = map_of(p, seat, care)
    large = points.ring_radius(p, FOR_LARGE)
    here = p.at[p.active]
    near = _best_large(p, belief, large)
    walk = best_near(p, belief, FOOT, p.ring(SMALL), 5)[0][0]
    hot = ring_spots(p, belief, care)
    ride = HORSE * 2 if THOROUGHBRED[p.active] else HORSE
    reachable = max((mass for mass, spot in hot if _within(here, spot, ride + large)), default=0)
    if care.specials:
        special = _special(p, seat, belief, max(near, walk), hot[0][0], reachable)
        if special >= 0:
            return special
    if max(near, walk) * 2 >= reachable or (p.actions_left == 1 and p.escaped()):
        return SEARCH_LARGE if near >= walk else WALK
    return RIDE


def _best_large(p: Hunt, belief: Belief, radius: int) -> int:
    """The mass of the best large ring that perimeters and fog allow, or −1 if there is none."""
    legal = points.ring_region(p, FOR_LARGE)
    for mass, spot in best_near(p, belief, radius, radius, 3):
        if holds(legal, spot):
            return mass
    return -1


def _within(a: int, b: int, reach: int) -> bool:
    return squared_distance(a, b) <= reach * reach


def _item(p: Hunt, seat: int, care: Care) -> int:
    """An item token worth using now, or −1."""
    if pirates.item_number(p, ANY_ACTION) >= 0:
        return USE_ITEM + ANY_ACTION
    if pirates.item_number(p, EXTRA_SEARCH) >= 0:
        belief = map_of(p, seat, care)
        if share(belief, best_near(p, belief, p.ring(SMALL), p.ring(SMALL), 3)[0][0]) >= 150:
            return USE_ITEM + EXTRA_SEARCH
    if pirates.item_number(p, MOVE_7) >= 0:
        target = hot_spots(map_of(p, seat, care), p.ring(LARGE), care)[0][1]
        if not _within(p.at[p.active], target, HORSE):
            return USE_ITEM + MOVE_7
    return -1


def _special(p: Hunt, seat: int, belief: Belief, now: int, anywhere: int, reachable: int) -> int:
    """A special action worth more than a search now, or −1. Shares are ten-thousandths.

    Rings that reach everywhere are kept for a likely place until Silver runs: then for none.
    """
    hit = share(belief, now)
    best = share(belief, anywhere)
    if hit < 700 and pirates.uses_left(p, COMPASS) and p.day > 2:
        return ASK_COMPASS
    if hit < 900 and pirates.uses_left(p, VERIFICATION):
        doubtful = _most_doubtful(p, seat, belief)
        if doubtful > 0:
            return VERIFY + doubtful - 1
    if best > 2 * hit and (best >= 800 or p.escaped()):
        if pirates.uses_left(p, SPYGLASS):
            return LOOK_SPYGLASS
        if pirates.uses_left(p, KING_GEORGE):
            return CALL_GEORGE
        if pirates.uses_left(p, FULL_GALLOP) and anywhere > 2 * reachable:
            return GALLOP
    return -1


def _most_doubtful(p: Hunt, seat: int, belief: Belief) -> int:
    """The uncertain hint whose truth is most open, if any is open enough."""
    best, least = 0, 0.36
    for number, trust in zip(belief.hints, belief.trust, strict=True):
        open_by = abs(trust - 0.5)
        if open_by < least and pirates.against_verifying(p, seat, number) is None:
            best, least = number, open_by
    return best


def _second_half(p: Hunt, seat: int, care: Care) -> int:
    belief = map_of(p, seat, care)
    if p.half == MAY_SEARCH:
        best = best_near(p, belief, p.ring(SMALL), p.ring(SMALL), 3)[0][0]
        return SEARCH_SMALL if best else LEAVE_IT
    target = hot_spots(belief, p.ring(LARGE), care)[0][1]
    if p.half == MAY_WALK:
        return WALK if not _within(p.at[p.active], target, STEP) else LEAVE_IT
    return RIDE if not _within(p.at[p.active], target, p.ring(LARGE)) else LEAVE_IT


# Points.


def _point(p: Hunt, seat: int, care: Care, chance: Chance) -> int:
    belief = map_of(p, seat, care)
    purpose = p.purpose
    if purpose in (FOR_SMALL, FOR_LARGE):
        radius = points.ring_radius(p, purpose)
        wishes = [spot for _, spot in best_near(p, belief, radius, radius, 2)]
    elif purpose in (FOR_GEORGE, FOR_SPYGLASS, FOR_GALLOP):
        wishes = [spot for _, spot in hot_spots(belief, points.ring_radius(p, FOR_SPYGLASS), care)]
    elif purpose == FOR_FOOT and p.half == MAY_SEARCH:
        wishes = [spot for _, spot in best_near(p, belief, FOOT, p.ring(SMALL), 5)]
    else:
        wishes = _towards(p, belief, care)
    for spot in wishes:
        if points.against_point(p, spot) is None:
            return spot
    return points.draw_point(p, chance)


def _towards(p: Hunt, belief: Belief, care: Care) -> list[int]:
    """Stops for a move, those nearest to a place both likely and near first."""
    here = p.at[p.active]
    reach = points.REACH[p.purpose]
    hot = ring_spots(p, belief, care)[:40]
    value = [mass * 100 // (6 + isqrt(squared_distance(here, s)) // reach) for mass, s in hot]
    target = hot[value.index(max(value))][1]
    span = reach // STEP
    column, row = here % STRIDE, here // STRIDE
    stops = [target]
    for up in range(-span, span + 1, 6):
        for across in range(-span, span + 1, 6):
            if (up * up + across * across) * STEP * STEP <= reach * reach:
                if 0 <= column + across < SIDE and 0 <= row + up < SIDE:
                    stops.append(here + up * STRIDE + across)
    stops.sort(key=lambda spot: squared_distance(spot, target))
    return stops
