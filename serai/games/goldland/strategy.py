"""How a sensible player plays Goldland: weigh what each cell would bring against the effort of
getting there, then walk, trade, pay and explore towards the best of them.

Three styles of the same player: the balanced one, the racer who wants the temple above all, and
the hunter who lives on adventure markers. Points are in hundredths, effort in hundredths of a turn.
"""

from typing import Final

from serai.engine.chance import Chance
from serai.games.goldland import actions
from serai.games.goldland.actions import BY_ROAD, ORDEAL, ORDEAL_SURVIVE, PARTS, SURVIVE, WAY_COUNT
from serai.games.goldland.board import CELLS, GOAL, IS_INLAND, NEIGHBOUR, NO_CELL, OPPOSITE
from serai.games.goldland.components import (
    AMULET_POINTS,
    ARRIVAL_BONUS,
    DIG_PROVISIONS,
    PROVISIONS,
    TREASURE_POINTS,
)
from serai.games.goldland.equipment import acquire_rule
from serai.games.goldland.exploration import empty_beside, explore_rule, lay, lay_rule
from serai.games.goldland.movement import has_camp, step_rule
from serai.games.goldland.options import LAYOUT
from serai.games.goldland.payment import parts
from serai.games.goldland.routes import (
    FAR,
    MISSING,
    Routes,
    marker_gain,
    missing_in,
    route_to,
    spend,
    spend_printed,
    survey_routes,
)
from serai.games.goldland.state import (
    ACQUIRED,
    CAMPING,
    LAYING,
    MAKING_ROOM,
    MOVED,
    MOVING,
    NO_SEAT,
    PAYING,
    State,
    equipment,
    free_spaces,
)
from serai.games.goldland.supply import LEAST_ALLOWANCE, TURN, Supply, survey_supply, walk_to
from serai.games.goldland.tiles import (
    ADVENTURE,
    BUNDLE_COUNTS,
    KIND_COUNT,
    NO_ADVENTURE,
    NO_TILE,
    ROADS,
    TILE_BUNDLES,
)
from serai.games.goldland.turns import dig_rule

STYLES: Final[list[str]] = ["balanced", "racer", "hunter"]
BALANCED: Final = 0
RACER: Final = 1
HUNTER: Final = 2

TEMPLE_WEIGHT: Final[list[int]] = [130, 200, 80]
MARKER_WEIGHT: Final[list[int]] = [100, 50, 140]
NEWS_WORTH: Final[list[int]] = [80, 20, 110]
"""What an unknown cell promises: a token, and a chance of an adventure or a treasure."""
HASTE: Final = 4
"""By how many percent the temple draws more with every round, so that one goes there at last."""
REST: Final = 80
"""Added to every effort, so that small gains next door do not outweigh everything."""
LIGHT: Final[list[int]] = [5, 6, 5]
"""Spaces kept free when taking things that are only useful some day."""
WORTH: Final[list[int]] = [40, 35, 55, 60, 55, 60, 15]
"""How gladly a kind is kept, when nothing else decides."""
ENOUGH: Final[list[int]] = [4, 2, 2, 2, 1, 2, 1]
"""How many of a kind one takes along without a plan for them."""
WAYS_CHEAP: Final[list[int]] = [BY_ROAD, SURVIVE, ORDEAL_SURVIVE, ORDEAL]
WAYS_AGAIN: Final[list[int]] = [SURVIVE, ORDEAL_SURVIVE, BY_ROAD, ORDEAL]

TOO_MANY_ROUNDS: Final = 60
"""Most matches have fifteen; after so many all are walking in circles, waiting for one another."""
RESTLESS: Final = 4
"""Then one decision in so many is anything that is allowed, which leads out of every circle."""


class Plan:
    """What to do next: stop at a cell on the way to a target, and perhaps get something there."""

    def __init__(self) -> None:
        self.score = -1
        self.gain = 0
        """Points to be had at the target and on the way, and the effort."""
        self.effort = 0
        self.target = NO_CELL
        self.route: list[int] = []
        self.stop = NO_CELL
        """Where to end the move, if it can be reached this turn."""
        self.survive_again = False
        self.purse: list[int] = []
        """What would be left at the target, and what would have been missing on the way there."""
        self.missing: list[int] = [0] * KIND_COUNT
        self.wanted = KIND_COUNT
        """The kind to acquire at the stop; KIND_COUNT for none."""


def choose(state: State, seat: int, chance: Chance) -> int:
    if state.round > TOO_MANY_ROUNDS and chance.below(RESTLESS) == 0:
        return state.sample(seat, chance)
    return choose_in_style(state, seat, BALANCED)


def choose_in_style(state: State, seat: int, style: int) -> int:
    phase = state.phase
    if phase == CAMPING:
        return actions.CAMP + 1
    if phase == PAYING:
        return cheapest_part(state, seat)
    if phase == LAYING:
        return best_place(state, seat, style)
    if phase == MAKING_ROOM:
        return actions.DISCARD + least_needed(state, seat)
    return follow(state, seat, make_plan(state, seat, style), style)


def follow(state: State, seat: int, plan: Plan, style: int) -> int:
    """The next action of a plan, on the move or between actions."""
    if state.phase == MOVING:
        return next_step(state, seat, plan)
    return next_action(state, seat, plan, style)


# Weighing.


def make_plan(state: State, seat: int, style: int, only: int = NO_CELL) -> Plan:
    """The target with the most points for its effort, or the only one allowed, and where to go for
    it first."""
    supply = survey_supply(state, seat)
    routes = survey_routes(state, seat, supply, only)
    plan = Plan()
    horizon = turns_left(state) * TURN
    for cell in range(CELLS):
        if routes.effort[cell] < FAR and only in (NO_CELL, cell):
            weigh(state, seat, style, supply, routes, plan, cell, horizon)
    if plan.target != NO_CELL:
        plot_course(state, seat, supply, routes, plan)
    return plan


def make_plans(state: State, seat: int, style: int) -> list[Plan]:
    """A plan for every target worth something, the best first."""
    supply = survey_supply(state, seat)
    routes = survey_routes(state, seat, supply)
    horizon = turns_left(state) * TURN
    plans: list[Plan] = []
    for cell in range(CELLS):
        if routes.effort[cell] < FAR:
            plan = Plan()
            weigh(state, seat, style, supply, routes, plan, cell, horizon)
            if plan.target != NO_CELL:
                plot_course(state, seat, supply, routes, plan)
                plans.append(plan)
    plans.sort(key=_worst_first, reverse=True)
    return plans


def _worst_first(plan: Plan) -> int:
    return plan.score


def turns_left(state: State) -> int:
    """A guess at the turns each seat still has."""
    if state.ending:
        return 1
    holders = sum(state.amulets)
    return state.reserve // holders + 1 if holders else 99


def weigh(
    state: State,
    seat: int,
    style: int,
    supply: Supply,
    routes: Routes,
    plan: Plan,
    cell: int,
    horizon: int,
) -> None:
    """Make the cell the plan's target if it is the best so far."""
    again = gain_of_returning(state, seat, cell)
    more = again * MARKER_WEIGHT[style] // 100
    treasure = TREASURE_POINTS * 100 if state.treasure_cells >> cell & 1 else 0
    worth = routes.gain[cell] * MARKER_WEIGHT[style] // 100 + more + treasure
    gain = routes.gain[cell] + again + treasure
    if cell == GOAL and not state.amulets[seat]:
        worth += temple_worth(state) * temple_weight(state, style) // 100
        gain += temple_worth(state)
    if state.tiles[cell] == NO_TILE:
        worth += NEWS_WORTH[style]
        gain += NEWS_WORTH[style]
    effort = routes.effort[cell]
    if worth == 0 or worth * TURN // (effort + REST) <= plan.score:
        return
    purse = routes.purses[cell][:]
    if more:
        effort += spend_printed(purse, supply, state.tiles[cell])
    if treasure:
        effort += spend(purse, supply, PROVISIONS, DIG_PROVISIONS)
    score = worth * TURN // (effort + REST)
    if score > plan.score and effort <= horizon:
        plan.score = score
        plan.gain = gain
        plan.effort = effort
        plan.target = cell
        plan.purse = purse
        plan.survive_again = more > 0


def gain_of_returning(state: State, seat: int, cell: int) -> int:
    """What surviving the adventure of a cell with an own camp once more would bring."""
    adventure = ADVENTURE[state.tiles[cell]]
    if adventure == NO_ADVENTURE or cell == state.cells[seat] or not has_camp(state, seat, cell):
        return 0
    return marker_gain(state, seat, adventure)


def temple_worth(state: State) -> int:
    """Amulet, bonus while there is one, and a share of the income to come."""
    worth = AMULET_POINTS * 100
    if state.first_arrival == NO_SEAT or state.bonus_open:
        worth += ARRIVAL_BONUS * 100
    holders = sum(state.amulets) + 1
    return worth + state.reserve * 80 // holders


def temple_weight(state: State, style: int) -> int:
    return TEMPLE_WEIGHT[style] * (100 + HASTE * state.round) // 100


def plot_course(state: State, seat: int, supply: Supply, routes: Routes, plan: Plan) -> None:
    """Go as far as the backpack pays and the map is known, or fetch what is missing first."""
    plan.route = route_to(routes, plan.target)
    plan.missing = plan.purse[MISSING:]
    plan.stop = plan.target
    last = len(plan.route) - 1
    for place in range(last):
        there = plan.route[place + 1]
        purse = plan.purse if place + 1 == last else routes.purses[there]
        if state.tiles[there] == NO_TILE or missing_in(purse):
            plan.stop = plan.route[place]
            break
    choose_errand(state, seat, supply, plan)


def choose_errand(state: State, seat: int, supply: Supply, plan: Plan) -> None:
    """Fetch the most easily had missing item, if the way is barred without it or it lies near."""
    errand = KIND_COUNT
    for kind in range(KIND_COUNT):
        if plan.missing[kind] and supply.source[kind] != NO_CELL:
            if errand == KIND_COUNT or supply.effort[kind] < supply.effort[errand]:
                errand = kind
    if errand == KIND_COUNT:
        return
    first = supply.first[errand]
    source = supply.source[first]
    barred = plan.stop == state.cells[seat] or plan.stop != plan.target
    near = supply.distance[source] <= max(2, free_spaces(state, seat))
    if barred or near:
        plan.wanted = first
        plan.stop = source


# Acting.


def next_action(state: State, seat: int, plan: Plan, style: int) -> int:
    """Between actions: acquire, throw out ballast, move, explore, dig, or end the turn."""
    here = state.cells[seat]
    if plan.wanted < KIND_COUNT and plan.stop == here and not state.done & ACQUIRED:
        bundle = best_bundle(state, seat, plan, style)
        if bundle >= 0:
            return actions.ACQUIRE + bundle
    if not state.done & MOVED and plan.stop not in (here, NO_CELL):
        if free_spaces(state, seat) == 0 and equipment(state, seat):
            return actions.DISCARD + least_needed(state, seat)
        moving = begin_move(state, seat, plan)
        if moving >= 0:
            return moving
    exploring = explore(state, seat, plan)
    if exploring >= 0:
        return exploring
    if not state.done & ACQUIRED:
        bundle = best_bundle(state, seat, plan, style)
        if bundle >= 0:
            return actions.ACQUIRE + bundle
    if dig_rule(state, seat) is None:
        return actions.DIG
    return actions.END_TURN if state.done else actions.PASS


def begin_move(state: State, seat: int, plan: Plan) -> int:
    """The first step towards the stop, after exploring what would be left behind; −1 for none."""
    step = step_towards(state, seat, plan)
    if step < 0:
        return -1
    if explore_rule(state, seat) is None and not empty_around(state, plan.stop):
        return explore(state, seat, plan)
    distance = len(way_to_stop(state, seat, plan)) - 1
    if free_spaces(state, seat) < min(distance, LEAST_ALLOWANCE):
        ballast = surplus(plan)
        if ballast < KIND_COUNT:
            return actions.DISCARD + ballast
    return step if step_is_legal(state, seat, step) else -1


def next_step(state: State, seat: int, plan: Plan) -> int:
    """On the move: on towards the stop, or an end of it."""
    step = step_towards(state, seat, plan)
    if step >= 0 and step_is_legal(state, seat, step):
        return step
    return actions.STOP


def step_is_legal(state: State, seat: int, step: int) -> bool:
    return step_rule(state, seat, step // WAY_COUNT, step % WAY_COUNT) is None


def way_to_stop(state: State, seat: int, plan: Plan) -> list[int]:
    """The cells from here to the plan's stop: along its route, or for nothing to an errand."""
    here = state.cells[seat]
    if plan.stop in plan.route and here in plan.route:
        return plan.route[plan.route.index(here) : plan.route.index(plan.stop) + 1]
    return walk_to(state, seat, plan.stop)


def step_towards(state: State, seat: int, plan: Plan) -> int:
    """The step that leads to the plan's stop, or −1 when there is nowhere to go."""
    if plan.stop in (NO_CELL, state.cells[seat]):
        return -1
    way = way_to_stop(state, seat, plan)
    if len(way) < 2:
        return -1
    return enter_cell(state, seat, way[1], plan.survive_again and way[1] == plan.target)


def enter_cell(state: State, seat: int, there: int, again: bool) -> int:
    """The cheapest legal way onto a neighbouring cell, surviving its adventure again if wished."""
    side = 0
    while NEIGHBOUR[state.cells[seat] * 4 + side] != there:
        side += 1
    first = actions.STEP + side * WAY_COUNT
    order = WAYS_AGAIN if again else WAYS_CHEAP
    for way in order:
        if step_is_legal(state, seat, first + way):
            return first + way
    return -1


def empty_around(state: State, cell: int) -> bool:
    """Whether an unexplored cell lies beside a cell."""
    for side in range(4):
        there = NEIGHBOUR[cell * 4 + side]
        if IS_INLAND[there] and state.tiles[there] == NO_TILE:
            return True
    return False


def explore(state: State, seat: int, plan: Plan) -> int:
    """Explore, in a face-down country towards the target; −1 if that is not possible."""
    if explore_rule(state, seat) is not None:
        return -1
    if not state.options[LAYOUT]:
        return actions.EXPLORE
    best = -1
    for side in range(4):
        if empty_beside(state, seat, side):
            there = NEIGHBOUR[state.cells[seat] * 4 + side]
            if best < 0 or there in plan.route:
                best = side
    return actions.TURN_OVER + best


# Equipment.


def best_bundle(state: State, seat: int, plan: Plan, style: int) -> int:
    """What to acquire here: what the plan misses first, then what may be of use; −1 for nothing."""
    best, most = -1, 0
    spaces = free_spaces(state, seat)
    for bundle in TILE_BUNDLES[state.tiles[state.cells[seat]]]:
        if acquire_rule(state, seat, bundle) is not None:
            continue
        worth = bundle_worth(state, seat, plan, bundle, spaces, LIGHT[style])
        if worth > most:
            best, most = bundle, worth
    return best


def bundle_worth(state: State, seat: int, plan: Plan, bundle: int, spaces: int, light: int) -> int:
    worth = 0
    for kind in range(KIND_COUNT):
        for taken in range(BUNDLE_COUNTS[bundle * KIND_COUNT + kind]):
            held = state.items[seat * KIND_COUNT + kind] + taken
            spaces -= 1
            if spaces < 1:
                worth -= 2000
            elif taken < plan.missing[kind] or (kind == plan.wanted and taken == 0):
                worth += 1000
            elif held < ENOUGH[kind] and spaces >= light:
                worth += WORTH[kind]
            else:
                worth -= 50
    return worth


def surplus(plan: Plan) -> int:
    """The least useful kind of which the route leaves something over; KIND_COUNT for none."""
    least = KIND_COUNT
    for kind in range(KIND_COUNT):
        if plan.purse[kind] > 0 and (least == KIND_COUNT or WORTH[kind] < WORTH[least]):
            least = kind
    return least


def least_needed(state: State, seat: int) -> int:
    """The kind to throw out when something must go."""
    least = KIND_COUNT
    for kind in range(KIND_COUNT):
        if state.items[seat * KIND_COUNT + kind] and (
            least == KIND_COUNT or WORTH[kind] < WORTH[least]
        ):
            least = kind
    return least


def cheapest_part(state: State, seat: int) -> int:
    """Pay with what is kept least gladly: count how much of this kind the cheapest payment uses."""
    kind = state.due_kind
    wish = 0
    left = state.due
    for cheaper in sorted(range(kind, KIND_COUNT), key=WORTH.__getitem__):
        if not state.due_kinds >> cheaper & 1:
            continue
        used = min(left, state.items[seat * KIND_COUNT + cheaper])
        left -= used
        if cheaper == kind:
            wish = used
    best, least = -1, FAR
    for part in parts(state, seat):
        gap = abs(part // PARTS - wish) * 10 + part % PARTS
        if gap < least:
            best, least = part, gap
    return actions.PAY + kind * PARTS * PARTS + best


# Laying tiles.


def best_place(state: State, seat: int, style: int) -> int:
    """Lay the drawn tile where, and turned so, that one's own plans gain most."""
    best, most = -1, -FAR
    for side in places_to_try(state, seat, style):
        for turn in range(4):
            if not ROADS[state.drawn * 4 + turn] >> OPPOSITE[side] & 1:
                continue
            world = state.copy()
            assert isinstance(world, State)
            lay(world, seat, side, turn, None)
            worth = make_plan(world, seat, style).score
            if worth > most:
                best, most = actions.LAY + side * 4 + turn, worth
    return best


def places_to_try(state: State, seat: int, style: int) -> list[int]:
    """The side that lies on the planned route, or else every side the tile may be laid on."""
    return places_on(state, seat, make_plan(state, seat, style).route)


def places_on(state: State, seat: int, route: list[int]) -> list[int]:
    """The open side that lies on a route, or else all of them."""
    open_sides = [side for side in range(4) if lay_rule(state, seat, side) is None]
    for side in open_sides:
        if NEIGHBOUR[state.cells[seat] * 4 + side] in route:
            return [side]
    return open_sides
