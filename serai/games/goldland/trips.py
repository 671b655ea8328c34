"""Where a seat can get in the move it has, tile by tile, with what the whole way costs.

A trip pays for adventures on the way as it goes, from the backpack first; an ordeal, whose items
the person picks, only ever comes last.
"""

from serai.games.goldland.actions import ORDEAL
from serai.games.goldland.board import CELLS, NEIGHBOUR, NO_CELL
from serai.games.goldland.movement import affordable, connected, has_camp, price_total
from serai.games.goldland.payment import exchanges
from serai.games.goldland.reach import allowance, enterable
from serai.games.goldland.state import CHOOSING, MOVED, MOVING, State
from serai.games.goldland.tiles import ADVENTURE, COST, KIND_COUNT, NO_ADVENTURE


class Trip:
    """A way to a cell: the cells it enters, the items it spends and those it has for tokens."""

    def __init__(self, path: list[int], spent: list[int], bought: list[int]) -> None:
        self.path = path
        self.spent = spent
        self.bought = bought
        self.ordeal = 0

    def price(self) -> int:
        return sum(self.spent) + 2 * sum(self.bought) + 3 * self.ordeal


def trips(state: State, seat: int) -> list[Trip]:
    """The cheapest trip to every cell in reach, the shortest of equally cheap ones, by cell."""
    may_move = state.phase == MOVING or (state.phase == CHOOSING and not state.done & MOVED)
    if seat != state.active or not may_move:
        return []
    best: list[Trip | None] = [None] * CELLS
    layer = [Trip([state.cells[seat]], [0] * KIND_COUNT, [0] * KIND_COUNT)]
    for _ in range(allowance(state, seat)):
        reached: list[Trip | None] = [None] * CELLS
        for trip in layer:
            for side in range(4):
                _keep(reached, _extended(state, seat, trip, side))
        layer = []
        for onward in reached:
            if onward is not None and _keep(best, onward) and not onward.ordeal:
                layer.append(onward)
    return [trip for trip in best if trip is not None]


def _keep(found: list[Trip | None], trip: Trip | None) -> bool:
    """Note a trip unless one as cheap leads to the same cell."""
    if trip is None:
        return False
    known = found[trip.path[-1]]
    if known is not None and known.price() <= trip.price():
        return False
    found[trip.path[-1]] = trip
    return True


def _extended(state: State, seat: int, trip: Trip, side: int) -> Trip | None:
    """The trip with one more step, if there is ground and the backpack and tokens suffice."""
    here = trip.path[-1]
    there = NEIGHBOUR[here * 4 + side]
    if there == NO_CELL or there in trip.path or not enterable(state, there):
        return None
    onward = Trip([*trip.path, there], trip.spent[:], trip.bought[:])
    if not connected(state, here, side):
        if trip.price() or not affordable(state, seat, there, ORDEAL):
            return None
        onward.ordeal = price_total(state, there, ORDEAL)
        return onward
    if ADVENTURE[state.tiles[there]] == NO_ADVENTURE or has_camp(state, seat, there):
        return onward
    return onward if _survive(state, seat, onward, there) else None


def _survive(state: State, seat: int, trip: Trip, there: int) -> bool:
    """Add the red equipment of an adventure to what a trip spends; False if it cannot be had."""
    for kind in range(KIND_COUNT):
        due = COST[state.tiles[there] * KIND_COUNT + kind]
        held = state.items[seat * KIND_COUNT + kind] - trip.spent[kind]
        carried = min(due, held)
        trip.spent[kind] += carried
        trip.bought[kind] += due - carried
        if trip.bought[kind] > state.stock[kind]:
            return False
    return sum(trip.bought) <= exchanges(state, seat)
