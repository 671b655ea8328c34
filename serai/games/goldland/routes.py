"""Routes over the whole country, known and unknown, with what they cost and what they bring."""

from typing import Final

from mypy_extensions import i64

from serai.games.goldland.board import CELLS, IS_INLAND, NEIGHBOUR, NO_CELL, OPPOSITE
from serai.games.goldland.components import ORDEAL_ITEMS
from serai.games.goldland.movement import has_camp
from serai.games.goldland.options import ORDEAL_ADVENTURE, ORDEAL_OWN_CAMP
from serai.games.goldland.payment import exchanges
from serai.games.goldland.scoring import marker_value
from serai.games.goldland.state import ADVENTURE_COUNT, NO_SEAT, State
from serai.games.goldland.supply import Supply
from serai.games.goldland.tiles import (
    ADVENTURE,
    COST,
    COST_TOTAL,
    KIND_COUNT,
    NO_ADVENTURE,
    NO_TILE,
    RED,
)

FAR: Final = 1 << 30
SPENDING: Final = 25
"""The effort that went into an item one already holds."""
WITH_TOKENS: Final = 60
UNKNOWN_GROUND: Final = 200
"""A cell nobody has seen: a turn to explore it, and often an adventure."""

MISSING: Final[int] = KIND_COUNT + 1
"""A purse on the way: items by kind, how many items the tokens still buy, then what was missing."""


NO_PURSE: Final[list[int]] = []


class Routes:
    """The cheapest route from a seat's cell to every other cell."""

    def __init__(self) -> None:
        self.effort: list[int] = [FAR] * CELLS
        self.came: list[int] = [NO_CELL] * CELLS
        self.gain: list[int] = [0] * CELLS
        """Points in markers won on the way, in hundredths."""
        self.purses: list[list[int]] = [NO_PURSE] * CELLS
        self.settled: list[int] = [0] * CELLS


def purse_of(state: State, seat: int) -> list[int]:
    purse = state.items[seat * KIND_COUNT : (seat + 1) * KIND_COUNT]
    purse.append(exchanges(state, seat))
    return purse + [0] * KIND_COUNT


def missing_in(purse: list[int]) -> int:
    """How many items the route so far has asked for in vain."""
    return sum(purse[MISSING:])


def survey_routes(state: State, seat: int, supply: Supply, only: int = NO_CELL) -> Routes:
    """Dijkstra over all cells, or as far as the only one that matters; a route carries its purse,
    so what is spent is gone further on."""
    routes = Routes()
    start = state.cells[seat]
    efforts = routes.effort
    efforts[start] = 0
    routes.purses[start] = purse_of(state, seat)
    frontier = [start]
    while frontier:
        nearest = _take_nearest(frontier, efforts)
        routes.settled[nearest] = 1
        if nearest == only:
            break
        for side in range(4):
            there = NEIGHBOUR[nearest * 4 + side]
            if there != NO_CELL and not routes.settled[there]:
                if efforts[there] == FAR:
                    frontier.append(there)
                _relax(state, seat, supply, routes, nearest, side)
    return routes


def _take_nearest(frontier: list[int], efforts: list[int]) -> int:
    """Take the cell of least effort out of the frontier, the first on the map of equals."""
    found: i64 = 0
    nearest: i64 = frontier[0]
    least: i64 = efforts[nearest]
    for place in range(1, len(frontier)):
        cell: i64 = frontier[place]
        effort: i64 = efforts[cell]
        if effort < least or (effort == least and cell < nearest):
            found, nearest, least = place, cell, effort
    frontier[found] = frontier[-1]
    frontier.pop()
    return nearest


def _relax(state: State, seat: int, supply: Supply, routes: Routes, cell: int, side: int) -> None:
    there = NEIGHBOUR[cell * 4 + side]
    effort = routes.effort[cell] + supply.step
    if effort >= routes.effort[there]:
        return
    purse = routes.purses[cell]
    if state.tiles[there] == NO_TILE:
        effort += UNKNOWN_GROUND if IS_INLAND[there] else FAR
    elif not _enters_free(state, seat, cell, side):
        purse = purse[:]
        effort += entry_effort(state, seat, supply, purse, cell, side)
    if effort < routes.effort[there]:
        routes.effort[there] = effort
        routes.came[there] = cell
        routes.purses[there] = purse
        routes.gain[there] = routes.gain[cell] + entry_gain(state, seat, there)


def _road_across(state: State, cell: int, side: int) -> bool:
    """Whether a road leads on from a cell to a tile; from unknown ground one may."""
    there = NEIGHBOUR[cell * 4 + side]
    if not state.roads[there] >> OPPOSITE[side] & 1:
        return False
    return state.tiles[cell] == NO_TILE or bool(state.roads[cell] >> side & 1)


def _enters_free(state: State, seat: int, cell: int, side: int) -> bool:
    there = NEIGHBOUR[cell * 4 + side]
    if not _road_across(state, cell, side):
        return False
    return ADVENTURE[state.tiles[there]] == NO_ADVENTURE or has_camp(state, seat, there)


def entry_effort(
    state: State, seat: int, supply: Supply, purse: list[int], cell: int, side: int
) -> int:
    """What it takes to enter a tile that is not free, beside the step; spends from the purse."""
    there = NEIGHBOUR[cell * 4 + side]
    tile = state.tiles[there]
    if _road_across(state, cell, side):
        return spend_printed(purse, supply, tile)
    if ADVENTURE[tile] == NO_ADVENTURE:
        return spend_any(purse, supply)
    if not has_camp(state, seat, there):
        red_only = not state.options[ORDEAL_ADVENTURE]
        return spend_red(purse, supply, tile) if red_only else spend_any(purse, supply)
    if state.options[ORDEAL_OWN_CAMP]:
        return spend_any(purse, supply)
    return spend_printed(purse, supply, tile)


def spend(purse: list[int], supply: Supply, kind: int, count: int) -> int:
    """Take items of a kind out of the purse; what is missing costs the effort of getting it."""
    effort = 0
    for _ in range(count):
        if purse[kind] > 0:
            purse[kind] -= 1
            effort += SPENDING
        elif purse[KIND_COUNT] > 0 and supply.stock[kind] > 0:
            purse[KIND_COUNT] -= 1
            effort += WITH_TOKENS
        else:
            purse[MISSING + kind] += 1
            effort += supply.effort[kind]
    return effort


def spend_printed(purse: list[int], supply: Supply, tile: int) -> int:
    effort = 0
    for kind in range(KIND_COUNT):
        count = COST[tile * KIND_COUNT + kind]
        if count:
            effort += spend(purse, supply, kind, count)
    return effort


def spend_red(purse: list[int], supply: Supply, tile: int) -> int:
    """An ordeal onto an adventure: the printed set and more of its kinds, the fullest first."""
    effort = spend_printed(purse, supply, tile)
    for _ in range(ORDEAL_ITEMS - COST_TOTAL[tile]):
        best = 0
        for kind in range(KIND_COUNT):
            if RED[tile] >> kind & 1 and (not RED[tile] >> best & 1 or purse[kind] > purse[best]):
                best = kind
        effort += spend(purse, supply, best, 1)
    return effort


def spend_any(purse: list[int], supply: Supply) -> int:
    """Any four items, the most plentiful first."""
    effort = 0
    for _ in range(ORDEAL_ITEMS):
        best = supply.easiest
        for kind in range(KIND_COUNT):
            if purse[kind] > purse[best]:
                best = kind
        effort += spend(purse, supply, best, 1)
    return effort


def marker_gain(state: State, seat: int, adventure: int) -> int:
    """Hundredths of a point for one more camp on an adventure, a rival's loss included."""
    holder = state.markers[adventure]
    worth = marker_value(state, adventure) * 100
    if holder == NO_SEAT:
        return worth
    if holder == seat:
        return 0
    own = state.camp_counts[seat * ADVENTURE_COUNT + adventure]
    rival = state.camp_counts[holder * ADVENTURE_COUNT + adventure]
    if own + 1 > rival:
        return worth * state.seats // (state.seats - 1) if state.camps_left[seat] else 0
    return worth // 6 if own + 1 == rival else 0


def entry_gain(state: State, seat: int, cell: int) -> int:
    """What surviving a cell's adventure on the way would bring; a camp there is passed for free."""
    tile = state.tiles[cell]
    if tile == NO_TILE or ADVENTURE[tile] == NO_ADVENTURE or has_camp(state, seat, cell):
        return 0
    return marker_gain(state, seat, ADVENTURE[tile])


def route_to(routes: Routes, cell: int) -> list[int]:
    """The cells of the cheapest route, from where one stands to the target."""
    back = [cell]
    while routes.came[back[-1]] != NO_CELL:
        back.append(routes.came[back[-1]])
    back.reverse()
    return back
