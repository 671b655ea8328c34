"""What search asks of Goldland: first steps of a few plans, a quick way to play on, a judgement.

A turn is many small decisions, so search does not weigh them one by one: it weighs what the
strategy's three styles would do, and what the balanced one would do if it gave up its target.
"""

from typing import Final

from serai.engine.chance import Chance
from serai.games.goldland import actions, strategy
from serai.games.goldland.board import NEIGHBOUR, NO_CELL, OPPOSITE
from serai.games.goldland.components import AMULET_POINTS, GOLD_POINTS, INCOME, TREASURE_POINTS
from serai.games.goldland.position import GoldlandPosition
from serai.games.goldland.scoring import marker_points
from serai.games.goldland.state import CHOOSING, LAYING, MOVED, MOVING, NO_SEAT, OVER, State
from serai.games.goldland.strategy import BALANCED, STYLES, Plan
from serai.games.goldland.supply import TURN
from serai.games.goldland.tiles import ROADS

NORTH: Final = 0
WEST: Final = 3
POINTS_APART: Final = 6
"""With so many points more than the best other seat half of all that a lead can promise is reached;
more points always promise more, so that nobody strolls about who is far ahead or behind."""
WIN_COUNTS: Final = 50
"""Percent of a seat's promise that is the win itself; the rest is its lead."""
UNSURE: Final = 10
"""Percent of a promise that is still an even share while the match goes on."""
SOON: Final = 3 * TURN
"""After so many turns half of what a plan would bring is counted when a match is cut off."""


# Choices worth a thought.


def candidates(p: GoldlandPosition, seat: int) -> list[int]:
    if p.phase not in (CHOOSING, MOVING):
        return [strategy.choose_in_style(p, seat, BALANCED)]
    plans = strategy.make_plans(p, seat, BALANCED) or [Plan()]
    found = [strategy.follow(p, seat, plans[0], BALANCED)]
    for style in range(1, len(STYLES)):
        _add(found, strategy.choose_in_style(p, seat, style))
    if len(plans) > 1:
        _add(found, strategy.follow(p, seat, plans[1], BALANCED))
    return found


def _add(found: list[int], action: int) -> None:
    if action not in found:
        found.append(action)


# Playing on.


class Mind:
    """What a seat is after in thought: a style, and a target it may keep to until it is won."""

    def __init__(self, style: int = BALANCED, target: int = NO_CELL) -> None:
        self.style = style
        self.target = target
        self.plan = Plan()

    def plan_anew(self, p: GoldlandPosition, seat: int) -> None:
        self.plan = strategy.make_plan(p, seat, self.style, self.target)
        if self.plan.target == NO_CELL and self.target != NO_CELL:
            self.target = NO_CELL
            self.plan = strategy.make_plan(p, seat, self.style)


def play_on(p: GoldlandPosition, chance: Chance, decisions: int) -> None:
    """To the end, or for about so many decisions."""
    minds = [Mind() for _ in range(p.seats)]
    planner = NO_SEAT
    while p.phase != OVER and decisions > 0:
        seat = p.active
        act(p, seat, minds[seat], planner != seat, chance)
        planner = seat
        decisions -= 1


def play_rounds(p: GoldlandPosition, chance: Chance, last_round: int, minds: list[Mind]) -> None:
    """To the end of a round or of the match, with something in every seat's mind. Chance is asked
    for nothing but tiles: whoever draws them, they come in one order."""
    planner = NO_SEAT
    while p.phase != OVER and p.round <= last_round:
        seat = p.active
        act(p, seat, minds[seat], planner != seat, chance)
        planner = seat


def act(p: GoldlandPosition, seat: int, mind: Mind, begins: bool, chance: Chance) -> None:
    """One decision; a plan made before the move of a turn lasts to its end."""
    if begins or (p.phase == CHOOSING and not p.done & MOVED):
        mind.plan_anew(p, seat)
    if p.phase == CHOOSING or p.phase == MOVING:
        action = strategy.follow(p, seat, mind.plan, mind.style)
    elif p.phase == LAYING:
        action = _quick_place(p, seat, mind.plan)
    else:
        action = strategy.choose_in_style(p, seat, mind.style)
    p.apply(seat, action, chance)


def _quick_place(p: GoldlandPosition, seat: int, plan: Plan) -> int:
    """Where the plan leads, turned so that roads go on along it or else towards the temple."""
    best, most = -1, -1
    for side in strategy.places_on(p, seat, plan.route):
        there = NEIGHBOUR[p.cells[seat] * 4 + side]
        onward = _side_onward(plan.route, there)
        for turn in range(4):
            roads = ROADS[p.drawn * 4 + turn]
            if roads >> OPPOSITE[side] & 1:
                worth = (roads >> NORTH & 1) + (roads >> WEST & 1) + 3 * (roads >> onward & 1)
                if worth > most:
                    best, most = actions.LAY + side * 4 + turn, worth
    return best


def _side_onward(route: list[int], cell: int) -> int:
    """The side on which a route leaves a cell; beyond all sides if it does not."""
    if cell not in route or route[-1] == cell:
        return 4
    following = route[route.index(cell) + 1]
    side = 0
    while NEIGHBOUR[cell * 4 + side] != following:
        side += 1
    return side


# Judging.


def points(p: State, seat: int) -> int:
    """Hundredths of the points a seat has by now, without making a table of them."""
    sure = GOLD_POINTS * p.gold[seat] + TREASURE_POINTS * p.treasures[seat]
    return 100 * (sure + AMULET_POINTS * p.amulets[seat] + marker_points(p, seat))


def _prospects(p: State) -> list[int]:
    """Points by now and, before the end, the income and what the best plan promises, less of it
    the longer it takes."""
    found = [points(p, seat) for seat in range(p.seats)]
    if p.phase != OVER:
        for seat in range(p.seats):
            plan = strategy.make_plan(p, seat, BALANCED)
            found[seat] += plan.gain * SOON // (plan.effort + SOON)
            if p.amulets[seat]:
                found[seat] += 100 * INCOME * p.reserve // sum(p.amulets)
    return found


def wins(p: State) -> list[int]:
    """Thousandths: to whoever has most points or, before the end, the best prospects."""
    return _shares(_prospects(p))


def _shares(prospects: list[int]) -> list[int]:
    most = max(prospects)
    leaders = prospects.count(most)
    return [1000 // leaders if each == most else 0 for each in prospects]


def promise(p: State) -> list[int]:
    """The win, and for the rest how far a seat is ahead or behind; before the end less of it, so
    that whoever leads brings the match to its end."""
    prospects = _prospects(p)
    shares = _shares(prospects)
    for seat in range(p.seats):
        best = max(prospects[other] for other in range(p.seats) if other != seat)
        ahead = prospects[seat] - best
        lead = 500 + 500 * ahead // (abs(ahead) + 100 * POINTS_APART)
        shares[seat] = (shares[seat] * WIN_COUNTS + lead * (100 - WIN_COUNTS)) // 100
        if p.phase != OVER:
            shares[seat] += (1000 // p.seats - shares[seat]) * UNSURE // 100
    return shares
