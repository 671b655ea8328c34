"""How far a seat can get in the move it has, for people and their maps."""

from serai.games.goldland.actions import ORDEAL, SURVIVE
from serai.games.goldland.board import CELLS, NEIGHBOUR, NO_CELL
from serai.games.goldland.movement import affordable, connected, has_camp
from serai.games.goldland.options import ENTER_NEW_TILE, REVISIT
from serai.games.goldland.state import CHOOSING, MOVED, MOVING, State, free_spaces
from serai.games.goldland.tiles import ADVENTURE, NO_ADVENTURE, NO_TILE


def allowance(state: State, seat: int) -> int:
    """Steps the seat has, or would have if its move began now."""
    if seat == state.active and state.phase != CHOOSING:
        return state.steps
    if seat == state.active and state.done & MOVED:
        return 0
    return free_spaces(state, seat)


def enterable(state: State, cell: int) -> bool:
    """Whether a cell may be entered at all in the move that is on."""
    if state.tiles[cell] == NO_TILE:
        return False
    if cell == state.fresh_cell and not state.options[ENTER_NEW_TILE]:
        return False
    moving = state.phase == MOVING and not state.options[REVISIT]
    return not (moving and state.visited >> cell & 1)


def free_reach(state: State, seat: int) -> list[int]:
    """Steps to every cell the seat can walk to for nothing, or NO_CELL where it cannot."""
    distance = [NO_CELL] * (CELLS + 1)
    start = state.cells[seat]
    distance[start] = 0
    frontier = [start]
    for walked in range(allowance(state, seat)):
        beyond: list[int] = []
        for cell in frontier:
            for side in range(4):
                there = NEIGHBOUR[cell * 4 + side]
                if there == NO_CELL or distance[there] != NO_CELL or not enterable(state, there):
                    continue
                plain = ADVENTURE[state.tiles[there]] == NO_ADVENTURE
                if connected(state, cell, side) and (plain or has_camp(state, seat, there)):
                    distance[there] = walked + 1
                    beyond.append(there)
        frontier = beyond
    return distance


def paid_reach(state: State, seat: int, distance: list[int]) -> list[int]:
    """Cells one payment beyond free reach that the seat could afford now, rising."""
    steps = allowance(state, seat)
    found: list[int] = []
    for cell in range(CELLS):
        if distance[cell] == NO_CELL and enterable(state, cell):
            if _one_payment_away(state, seat, cell, distance, steps):
                found.append(cell)
    return found


def _one_payment_away(state: State, seat: int, cell: int, distance: list[int], steps: int) -> bool:
    for side in range(4):
        beside = NEIGHBOUR[cell * 4 + side]
        if beside == NO_CELL or distance[beside] >= steps:
            continue
        way = SURVIVE if connected(state, cell, side) else ORDEAL
        if affordable(state, seat, cell, way):
            return True
    return False
