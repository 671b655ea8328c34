"""Moving step by step: roads, adventures survived on the way, and ordeals without a road."""

from serai.engine.events import Tell
from serai.engine.found import Found
from serai.engine.knowledge import EVERYONE
from serai.games.goldland.actions import (
    BY_ROAD,
    ORDEAL,
    ORDEAL_SURVIVE,
    STEP,
    SURVIVE,
    WAY_COUNT,
    WAYS,
)
from serai.games.goldland.board import CELLS, NEIGHBOUR, NO_CELL, OPPOSITE, cell_name
from serai.games.goldland.camps import survive
from serai.games.goldland.components import ORDEAL_ITEMS
from serai.games.goldland.options import (
    ENTER_NEW_TILE,
    ORDEAL_ADVENTURE,
    ORDEAL_OWN_CAMP,
    REVISIT,
)
from serai.games.goldland.payment import begin_payment, can_pay
from serai.games.goldland.state import CAMPING, CHOOSING, MOVED, MOVING, State, free_spaces
from serai.games.goldland.temple import arrive
from serai.games.goldland.tiles import (
    ADVENTURE,
    ALL_KINDS,
    COST_TOTAL,
    NO_ADVENTURE,
    NO_TILE,
    RED,
)


def move_rule(state: State, seat: int) -> str | None:
    """The clause against taking any step at all now."""
    if state.phase == MOVING:
        return None
    if state.phase != CHOOSING or state.done & MOVED:
        return "GL-3.2"
    return "GL-5.1" if free_spaces(state, seat) == 0 else None


def ground_rule(state: State, seat: int, side: int) -> str | None:
    """The clause against entering the cell on that side in any way."""
    there = NEIGHBOUR[state.cells[seat] * 4 + side]
    if there == NO_CELL or state.tiles[there] == NO_TILE:
        return "GL-5.2"
    if there == state.fresh_cell and not state.options[ENTER_NEW_TILE]:
        return "GL-5.5"
    if state.visited >> there & 1 and not state.options[REVISIT]:
        return "GL-5.4"
    return None


def connected(state: State, cell: int, side: int) -> bool:
    """Whether a road leads across that side of a cell (GL-1.3)."""
    there = NEIGHBOUR[cell * 4 + side]
    return bool(state.roads[cell] >> side & 1 and state.roads[there] >> OPPOSITE[side] & 1)


def has_camp(state: State, seat: int, cell: int) -> bool:
    return state.camps[seat * CELLS + cell] > 0


def ways_possible(state: State, seat: int, side: int) -> int:
    """The ways of entering that cell that its roads, adventure and camps admit, as bits."""
    here = state.cells[seat]
    there = NEIGHBOUR[here * 4 + side]
    adventure = ADVENTURE[state.tiles[there]] != NO_ADVENTURE
    camp = state.camps[seat * CELLS + there] > 0
    if connected(state, here, side):
        return (1 << SURVIVE if adventure else 0) | (1 << BY_ROAD if camp or not adventure else 0)
    return 1 << ORDEAL | (1 << ORDEAL_SURVIVE if camp else 0)


def price_kinds(state: State, seat: int, there: int, way: int) -> int:
    """The kinds of equipment that count towards a step's price, as bits."""
    tile = state.tiles[there]
    if way != ORDEAL:
        return RED[tile]
    if ADVENTURE[tile] == NO_ADVENTURE or has_camp(state, seat, there):
        return ALL_KINDS
    return ALL_KINDS if state.options[ORDEAL_ADVENTURE] else RED[tile]


def price_tile(state: State, seat: int, there: int, way: int) -> int:
    """The tile whose red equipment the price must include, or NO_TILE."""
    any_items = way == ORDEAL and price_kinds(state, seat, there, way) == ALL_KINDS
    return NO_TILE if any_items else state.tiles[there]


def price_total(state: State, there: int, way: int) -> int:
    """How many items a step costs."""
    if way == BY_ROAD:
        return 0
    if way == ORDEAL or (way == ORDEAL_SURVIVE and state.options[ORDEAL_OWN_CAMP]):
        return ORDEAL_ITEMS
    return COST_TOTAL[state.tiles[there]]


def affordable(state: State, seat: int, there: int, way: int) -> bool:
    """Whether the seat can pay for that step, tokens included."""
    if way == BY_ROAD:
        return True
    return can_pay(
        state,
        seat,
        price_kinds(state, seat, there, way),
        price_tile(state, seat, there, way),
        price_total(state, there, way),
    )


def way_rule(state: State, seat: int, side: int, way: int) -> str | None:
    """The clause against entering open ground in this way."""
    here = state.cells[seat]
    there = NEIGHBOUR[here * 4 + side]
    possible = ways_possible(state, seat, side)
    if possible >> way & 1:
        return (
            None if affordable(state, seat, there, way) else price_clause(state, seat, there, way)
        )
    by_road = way in (BY_ROAD, SURVIVE)
    if by_road != connected(state, here, side):
        return "GL-7.1"
    if way == BY_ROAD:
        return "GL-6.1"
    return "GL-5.3" if way == SURVIVE else "GL-7.4"


def price_clause(state: State, seat: int, there: int, way: int) -> str:
    """The clause that sets the price of a step."""
    if way == SURVIVE:
        return "GL-6.1"
    if way == ORDEAL_SURVIVE:
        return "GL-7.4"
    if ADVENTURE[state.tiles[there]] == NO_ADVENTURE:
        return "GL-7.1"
    return "GL-7.3" if has_camp(state, seat, there) else "GL-7.2"


def step_rule(state: State, seat: int, side: int, way: int) -> str | None:
    """The clause against a step to that side in this way."""
    clause = move_rule(state, seat)
    if clause is None:
        clause = ground_rule(state, seat, side)
    return way_rule(state, seat, side, way) if clause is None else clause


def add_steps(state: State, seat: int, found: Found) -> None:
    """Lay down every legal step, in rising order."""
    if move_rule(state, seat) is not None:
        return
    here = state.cells[seat]
    for side in range(4):
        if ground_rule(state, seat, side) is not None:
            continue
        there = NEIGHBOUR[here * 4 + side]
        possible = ways_possible(state, seat, side)
        for way in range(WAY_COUNT):
            if possible >> way & 1 and affordable(state, seat, there, way):
                found.add(STEP + side * WAY_COUNT + way)


def take_step(state: State, seat: int, side: int, way: int) -> bool:
    """Begin a step; True when it costs nothing and can be completed at once."""
    here = state.cells[seat]
    if state.phase == CHOOSING:
        state.done |= MOVED
        state.steps = free_spaces(state, seat)
        state.visited = 1 << here
    there = NEIGHBOUR[here * 4 + side]
    state.target = there
    state.way = way
    if way == BY_ROAD:
        return True
    begin_payment(
        state,
        price_kinds(state, seat, there, way),
        price_tile(state, seat, there, way),
        price_total(state, there, way),
    )
    return False


def enter(state: State, seat: int, tell: Tell | None) -> None:
    """Complete a step that has been paid for."""
    there = state.target
    survived = way_survives(state, seat, there, state.way)
    state.cells[seat] = there
    state.visited |= 1 << there
    state.steps -= 1
    state.target = NO_CELL
    if tell is not None:
        (
            tell.say("moved")
            .to(EVERYONE, "seat", seat)
            .to(EVERYONE, "cell", cell_name(there))
            .to(EVERYONE, "way", WAYS[state.way])
            .to(EVERYONE, "steps", state.steps)
        )
    state.way = BY_ROAD
    if survived:
        survive(state, seat, there, tell)
    if state.phase != CAMPING:
        go_on(state, seat, tell)


def way_survives(state: State, seat: int, there: int, way: int) -> bool:
    """Whether entering in this way counts as surviving the adventure."""
    if way == ORDEAL:
        return ADVENTURE[state.tiles[there]] != NO_ADVENTURE and not has_camp(state, seat, there)
    return way != BY_ROAD


def go_on(state: State, seat: int, tell: Tell | None) -> None:
    """After a step: the move goes on while steps are left (GL-5.6)."""
    if state.steps > 0:
        state.phase = MOVING
    else:
        stop(state, seat, tell)


def stop_rule(state: State) -> str | None:
    """The clause against ending the move now; one that has not begun cannot end."""
    return None if state.phase == MOVING else "GL-5.6"


def stop(state: State, seat: int, tell: Tell | None) -> None:
    state.steps = 0
    state.visited = 0
    if tell is not None:
        cell = cell_name(state.cells[seat])
        tell.say("stopped").to(EVERYONE, "seat", seat).to(EVERYONE, "cell", cell)
    arrive(state, seat, tell)
