"""What search asks of Goldland: first steps of a few plans, a quick way to play on, a judgement.

A turn is many small decisions, so search does not weigh them one by one: it weighs what the
strategy's three styles would do, and what the balanced one would do if it gave up its target.
"""

from typing import Final

from serai.engine.chance import Chance
from serai.games.goldland import actions, strategy
from serai.games.goldland.board import NO_CELL, OPPOSITE
from serai.games.goldland.components import AMULET_POINTS, GOLD_POINTS, TREASURE_POINTS
from serai.games.goldland.position import GoldlandPosition
from serai.games.goldland.scoring import marker_points
from serai.games.goldland.state import CHOOSING, LAYING, MOVING, NO_SEAT, OVER, State
from serai.games.goldland.strategy import BALANCED, STYLES, Plan
from serai.games.goldland.tiles import ROADS

POINTS_APART: Final = 10
"""With so many points more than the best other seat the win is all but sure."""
WIN_COUNTS: Final = 50
"""Percent of a seat's promise that is the win itself; the rest is its lead."""
HOPE: Final = 3
"""For how many turns a plan's points by turn are taken for granted when a match is cut off."""


# Choices worth a thought.


def candidates(p: GoldlandPosition, seat: int) -> list[int]:
    if p.phase not in (CHOOSING, MOVING):
        return [strategy.choose_in_style(p, seat, BALANCED)]
    plan = strategy.make_plan(p, seat, BALANCED)
    found = [strategy.follow(p, seat, plan, BALANCED)]
    for style in range(1, len(STYLES)):
        _add(found, strategy.choose_in_style(p, seat, style))
    if plan.target != NO_CELL:
        other = strategy.make_plan(p, seat, BALANCED, plan.target)
        _add(found, strategy.follow(p, seat, other, BALANCED))
    return found


def _add(found: list[int], action: int) -> None:
    if action not in found:
        found.append(action)


# Playing on.


def play_on(p: GoldlandPosition, chance: Chance, decisions: int) -> None:
    """To the end, or for about so many decisions; a plan is kept while its move lasts."""
    plan = Plan()
    planner = NO_SEAT
    while p.phase != OVER and decisions > 0:
        seat = p.active
        decisions -= 1
        if p.phase == CHOOSING or (p.phase == MOVING and planner != seat):
            plan = strategy.make_plan(p, seat, BALANCED)
            planner = seat
        if p.phase == CHOOSING or p.phase == MOVING:
            action = strategy.follow(p, seat, plan, BALANCED)
        elif p.phase == LAYING:
            action = _quick_place(p, seat, plan, chance)
        else:
            action = strategy.choose_in_style(p, seat, BALANCED)
        p.apply(seat, action, chance)


def _quick_place(p: GoldlandPosition, seat: int, plan: Plan, chance: Chance) -> int:
    """Where the plan leads, turned by lot so that the road goes on from here."""
    sides = strategy.places_on(p, seat, plan.route)
    side = sides[chance.below(len(sides))]
    first = chance.below(4)
    for step in range(4):
        turn = (first + step) % 4
        if ROADS[p.drawn * 4 + turn] >> OPPOSITE[side] & 1:
            return actions.LAY + side * 4 + turn
    raise AssertionError("a tile without roads")


# Judging.


def points(p: State, seat: int) -> int:
    """Hundredths of the points a seat has by now, without making a table of them."""
    sure = GOLD_POINTS * p.gold[seat] + TREASURE_POINTS * p.treasures[seat]
    return 100 * (sure + AMULET_POINTS * p.amulets[seat] + marker_points(p, seat))


def _prospects(p: State) -> list[int]:
    """Points by now and, before the end, what the best plan promises soon."""
    found = [points(p, seat) for seat in range(p.seats)]
    if p.phase != OVER:
        for seat in range(p.seats):
            found[seat] += HOPE * max(0, strategy.make_plan(p, seat, BALANCED).score)
    return found


def wins(p: State) -> list[int]:
    """Thousandths: to whoever has most points or, before the end, the best prospects."""
    return _shares(_prospects(p))


def _shares(prospects: list[int]) -> list[int]:
    most = max(prospects)
    leaders = prospects.count(most)
    return [1000 // leaders if each == most else 0 for each in prospects]


def promise(p: State) -> list[int]:
    """The win, and for the rest how far a seat is ahead or behind."""
    prospects = _prospects(p)
    shares = _shares(prospects)
    for seat in range(p.seats):
        best = max(prospects[other] for other in range(p.seats) if other != seat)
        ahead = max(0, min(200 * POINTS_APART, prospects[seat] - best + 100 * POINTS_APART))
        lead = 1000 * ahead // (200 * POINTS_APART)
        shares[seat] = (shares[seat] * WIN_COUNTS + lead * (100 - WIN_COUNTS)) // 100
    return shares
