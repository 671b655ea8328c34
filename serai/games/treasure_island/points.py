"""Points on the map: which ones a decision allows, one by one and as a region, and what follows."""

from serai.engine.chance import Chance
from serai.engine.events import Tell
from serai.engine.knowledge import EVERYONE
from serai.games.treasure_island import answers, setup, tricks, turns
from serai.games.treasure_island.components import (
    FOOT,
    FORTUNE,
    HORSE,
    ITEM_MOVE,
    LARGE,
    LONG_MOVE,
    OUTER,
    PATROL_DISTANCE,
    PATROL_RADIUS,
    PIRATE_NAMES,
    SILVER_MOVE,
    SMALL,
)
from serai.games.treasure_island.hunt import (
    FOR_FOOT,
    FOR_GALLOP,
    FOR_GEORGE,
    FOR_HORSE,
    FOR_ITEM_MOVE,
    FOR_LARGE,
    FOR_PATROL,
    FOR_RUN,
    FOR_SMALL,
    FOR_SPYGLASS,
    FOR_TREASURE,
    GIFT_LINE,
    NO_HALF,
    REACHED,
    REAL_FIGURE,
    RUNNING,
    SECOND_HALF,
    Hunt,
)
from serai.games.treasure_island.lattice import (
    BOARD,
    NOWHERE,
    SIDE,
    STEP,
    STRIDE,
    holds,
    nth_spot,
    place_of,
    region_of,
    single,
    spots_in,
    squared_distance,
)
from serai.games.treasure_island.shapes import disc, open_disc

REACH = {
    FOR_HORSE: HORSE,
    FOR_FOOT: FOOT,
    FOR_ITEM_MOVE: ITEM_MOVE,
    FOR_RUN: SILVER_MOVE,
}
MOVE_CLAUSES = {
    FOR_HORSE: "TI-6.2",
    FOR_FOOT: "TI-6.4",
    FOR_ITEM_MOVE: "TI-7.4",
    FOR_RUN: "TI-8.3",
}
TRIES = 40
"""How often a point is drawn at random before the whole region is worked out."""


def against_point(p: Hunt, spot: int) -> str | None:
    if spot % STRIDE >= SIDE:
        return "TI-1.1"
    purpose = p.purpose
    if purpose in REACH:
        return against_move(p, mover(p), spot, purpose)
    if purpose in (FOR_SMALL, FOR_LARGE, FOR_GEORGE, FOR_SPYGLASS):
        return against_ring(p, spot, purpose)
    if purpose == FOR_TREASURE:
        return setup.against_hiding(p, spot)
    if purpose == FOR_GALLOP:
        return against_gallop(p, spot)
    return against_patrol(p, spot)


def mover(p: Hunt) -> int:
    """Where the figure that is to move stands."""
    return p.figures[p.figure] if p.purpose == FOR_RUN else p.at[p.active]


# Straight moves.


def against_move(p: Hunt, here: int, there: int, purpose: int) -> str | None:
    away = squared_distance(here, there)
    reach = REACH[purpose]
    if away == 0 or away > reach * reach:
        return MOVE_CLAUSES[purpose]
    if not p.chart.can_stand(there) or p.chart.land.blocks(here, there):
        return "TI-6.3"
    if purpose == FOR_RUN:
        return None
    if away > LONG_MOVE * LONG_MOVE:
        if p.has_perimeters() and p.chart.urban.blocks(here, there):
            return "TI-1.8"
        if p.fog and (tricks.in_fog(p, here) or tricks.in_fog(p, there)):
            return "TI-9.6"
    if p.patrol != NOWHERE and crosses_patrol(p.patrol, here, there):
        return "TI-9.7"
    return None


def crosses_patrol(patrol: int, here: int, there: int) -> bool:
    """Whether a straight line comes closer to the middle of the patrol than its radius."""
    ax, ay = (here % STRIDE - patrol % STRIDE) * STEP, (here // STRIDE - patrol // STRIDE) * STEP
    dx, dy = (there % STRIDE - here % STRIDE) * STEP, (there // STRIDE - here // STRIDE) * STEP
    length = dx * dx + dy * dy
    along = -(ax * dx + ay * dy)
    if along <= 0:
        return ax * ax + ay * ay < PATROL_RADIUS * PATROL_RADIUS
    if along >= length:
        return (ax + dx) ** 2 + (ay + dy) ** 2 < PATROL_RADIUS * PATROL_RADIUS
    beside = ax * dy - ay * dx
    return beside * beside < PATROL_RADIUS * PATROL_RADIUS * length


def move_region(p: Hunt, here: int, purpose: int) -> int:
    reach = REACH[purpose]
    region = p.chart.land.sight(here, reach) & ~single(here)
    if purpose == FOR_RUN:
        return region
    if reach > LONG_MOVE and (p.has_perimeters() or p.fog):
        short = disc(here, LONG_MOVE)
        region &= short | long_ground(p, here, reach)
    if p.patrol != NOWHERE:
        blocked = [s for s in spots_in(region) if crosses_patrol(p.patrol, here, s)]
        region &= ~region_of(blocked)
    return region


def long_ground(p: Hunt, here: int, reach: int) -> int:
    """Where a move of more than three miles may end, perimeters and fog considered."""
    region = p.chart.urban.sight(here, reach) if p.has_perimeters() else BOARD
    if p.fog:
        if tricks.in_fog(p, here):
            return 0
        for district in p.fog:
            region &= ~p.chart.districts[district]
    return region


def against_gallop(p: Hunt, spot: int) -> str | None:
    if not p.chart.can_stand(spot) or spot == p.at[p.active]:
        return "TI-6.9"
    if p.patrol != NOWHERE and in_patrol(p, spot):
        return "TI-9.7"
    return None


def in_patrol(p: Hunt, spot: int) -> bool:
    return squared_distance(spot, p.patrol) < PATROL_RADIUS * PATROL_RADIUS


def off_patrol(p: Hunt, region: int) -> int:
    return region & ~open_disc(p.patrol, PATROL_RADIUS) if p.patrol != NOWHERE else region


def against_patrol(p: Hunt, spot: int) -> str | None:
    if not p.chart.can_stand(spot):
        return "TI-9.7"
    least = PATROL_RADIUS + PATROL_DISTANCE
    for pirate in p.at:
        if pirate != NOWHERE and squared_distance(pirate, spot) < least * least:
            return "TI-9.7"
    return None


# Rings.


def ring_radius(p: Hunt, purpose: int) -> int:
    if purpose in (FOR_SMALL, FOR_GEORGE):
        return p.ring(SMALL)
    if purpose == FOR_LARGE and FORTUNE[p.active]:
        return p.ring(OUTER)
    return p.ring(LARGE)


def against_ring(p: Hunt, spot: int, purpose: int) -> str | None:
    radius = ring_radius(p, purpose)
    if purpose in (FOR_SMALL, FOR_LARGE):
        if squared_distance(spot, p.at[p.active]) > radius * radius:
            return "TI-6.6"
    elif not p.chart.can_stand(spot):
        return "TI-6.11" if purpose == FOR_GEORGE else "TI-6.12"
    elif p.patrol != NOWHERE and in_patrol(p, spot):
        return "TI-9.7"
    if purpose in (FOR_LARGE, FOR_SPYGLASS):
        if p.has_perimeters() and holds(p.chart.near_forest(radius), spot):
            return "TI-1.8"
        if p.fog and (tricks.in_fog(p, spot) or fogged_searcher(p, purpose)):
            return "TI-9.6"
    return None


def fogged_searcher(p: Hunt, purpose: int) -> bool:
    return purpose == FOR_LARGE and tricks.in_fog(p, p.at[p.active])


def ring_region(p: Hunt, purpose: int) -> int:
    radius = ring_radius(p, purpose)
    if purpose in (FOR_SMALL, FOR_LARGE):
        region = disc(p.at[p.active], radius)
    else:
        region = off_patrol(p, p.chart.playable)
    if purpose in (FOR_LARGE, FOR_SPYGLASS):
        if p.has_perimeters():
            region &= ~p.chart.near_forest(radius)
        if p.fog:
            if fogged_searcher(p, purpose):
                return 0
            for district in p.fog:
                region &= ~p.chart.districts[district]
    return region


# The region and a draw from it.


def region(p: Hunt) -> int:
    purpose = p.purpose
    if purpose in REACH:
        return move_region(p, mover(p), purpose)
    if purpose in (FOR_SMALL, FOR_LARGE, FOR_GEORGE, FOR_SPYGLASS):
        return ring_region(p, purpose)
    if purpose == FOR_TREASURE:
        return setup.hiding_ground(p)
    if purpose == FOR_GALLOP:
        return off_patrol(p, p.chart.playable) & ~single(p.at[p.active])
    return tricks.patrol_ground(p)


def draw_point(p: Hunt, chance: Chance) -> int:
    """One legal point, tried at random and listed only if that fails.

    All are equally likely, but Silver does not often run past a treasure within his reach: so
    random play comes to an end.
    """
    if p.purpose == FOR_RUN and against_point(p, p.treasure()) is None and chance.below(2):
        return p.treasure()
    column, row, reach = box(p)
    low_x, high_x = max(0, column - reach), min(SIDE - 1, column + reach)
    low_y, high_y = max(0, row - reach), min(SIDE - 1, row + reach)
    width, height = high_x - low_x + 1, high_y - low_y + 1
    for _ in range(TRIES):
        place = chance.below(width * height)
        spot = (low_y + place // width) * STRIDE + low_x + place % width
        if against_point(p, spot) is None:
            return spot
    legal = region(p)
    return nth_spot(legal, chance.below(legal.bit_count()))


def box(p: Hunt) -> tuple[int, int, int]:
    """Middle and half side of the square in which all legal points lie, in spots."""
    purpose = p.purpose
    if purpose in REACH:
        here, reach = mover(p), REACH[purpose]
    elif purpose in (FOR_SMALL, FOR_LARGE):
        here, reach = p.at[p.active], ring_radius(p, purpose)
    else:
        return SIDE // 2, SIDE // 2, SIDE
    return here % STRIDE, here // STRIDE, reach // STEP


# What follows.


def take_point(p: Hunt, spot: int, chance: Chance, tell: Tell | None) -> None:
    purpose = p.purpose
    if purpose == FOR_TREASURE:
        setup.hide(p, spot, chance, tell)
    elif purpose == FOR_RUN:
        run_to(p, spot, tell)
    elif purpose == FOR_PATROL:
        tricks.send_patrol(p, spot, tell)
    elif purpose in (FOR_SMALL, FOR_LARGE):
        answers.search(p, spot, ring_radius(p, purpose), False, chance, tell)
    elif purpose in (FOR_GEORGE, FOR_SPYGLASS):
        answers.search(p, spot, ring_radius(p, purpose), True, chance, tell)
    else:
        move_to(p, spot, chance, tell)


def move_to(p: Hunt, spot: int, chance: Chance, tell: Tell | None) -> None:
    if tell is not None:
        told = tell.say("moved").to(EVERYONE, "pirate", PIRATE_NAMES[p.active])
        told.to(EVERYONE, "from", place_of(p.at[p.active])).to(EVERYONE, "to", place_of(spot))
        told.to(EVERYONE, "gallop", p.purpose == FOR_GALLOP)
    p.at[p.active] = spot
    if p.half != NO_HALF:
        p.phase = SECOND_HALF
    else:
        turns.finish_action(p, chance, tell)


def run_to(p: Hunt, spot: int, tell: Tell | None) -> None:
    """TI-8.3, TI-8.4: one of Silver's moves; he wins where it ends on the treasure."""
    p.steps[p.figure] -= 1
    arrive(p, p.figure, spot, tell)


def arrive(p: Hunt, figure: int, spot: int, tell: Tell | None) -> None:
    if tell is not None:
        told = tell.say("silver_moved").to(EVERYONE, "figure", figure + 1)
        told.to(EVERYONE, "from", place_of(p.figures[figure]))
        told.to(EVERYONE, "to", place_of(spot))
    p.figures[figure] = spot
    p.figure = 0
    if figure == p.secrets[REAL_FIGURE] and spot == p.treasure():
        turns.finish(p, REACHED, silver_winners(p), tell)
        return
    p.marches += [figure, spot]
    if tell is not None:
        tell.reveal()
    p.phase = RUNNING
    if p.steps[0] + p.steps[1] == 0:
        turns.next_pirate(p, tell)


def silver_winners(p: Hunt) -> int:
    """TI-9.8: Silver, and the pirate who holds the Traitor token."""
    winners = 1 << p.silver
    for number, traitor in enumerate(p.gift_traitor):
        if traitor:
            winners |= 1 << p.owner[p.gifts[number * GIFT_LINE]]
    return winners
