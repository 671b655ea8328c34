"""Where equipment can be had and what effort it takes, for a player who plans.

Effort is counted in hundredths of a turn throughout the planning modules.
"""

from typing import Final

from serai.games.goldland.board import CELLS, NEIGHBOUR, NO_CELL
from serai.games.goldland.components import RATE, SPACES
from serai.games.goldland.movement import connected, has_camp
from serai.games.goldland.options import ADVENTURE_TRADES
from serai.games.goldland.state import State, free_spaces
from serai.games.goldland.tiles import (
    ADVENTURE,
    KIND_COUNT,
    NEED,
    NO_ADVENTURE,
    NO_NEED,
    NO_TILE,
    NO_TRADE,
    OFFERS,
)

TURN: Final = 100
ACQUIRING: Final = 60
"""An acquisition costs no turn of its own, but it is one of few."""
LEAST_ALLOWANCE: Final = 3
"""Whoever walks more slowly than this throws something out first."""
LINKS: Final = 3
"""How many trades in a row are thought through."""


class Supply:
    """For each kind of equipment the effort of one more item, and where to go for it first."""

    def __init__(self) -> None:
        self.effort: list[int] = [0] * KIND_COUNT
        self.source: list[int] = [NO_CELL] * KIND_COUNT
        """The cell whose trade gives it, or NO_CELL when passing for tokens is quicker."""
        self.first: list[int] = list(range(KIND_COUNT))
        """The kind to get first: the item itself, or what its trade asks for."""
        self.easiest = 0
        """The kind that takes the least effort."""
        self.stock: list[int] = []
        self.distance: list[int] = []
        self.step = 0


def step_effort(state: State, seat: int) -> int:
    """What one step costs at the pace of the present backpack."""
    return TURN // max(LEAST_ALLOWANCE, min(free_spaces(state, seat), SPACES - 4))


def walk(state: State, seat: int) -> list[int]:
    """Steps to every cell that can be reached for nothing, however many turns it takes."""
    distance = [NO_CELL] * (CELLS + 1)
    distance[state.cells[seat]] = 0
    frontier = [state.cells[seat]]
    while frontier:
        beyond: list[int] = []
        for cell in frontier:
            for side in range(4):
                there = NEIGHBOUR[cell * 4 + side]
                if there == NO_CELL or distance[there] != NO_CELL:
                    continue
                if not connected(state, cell, side):
                    continue
                if ADVENTURE[state.tiles[there]] == NO_ADVENTURE or has_camp(state, seat, there):
                    distance[there] = distance[cell] + 1
                    beyond.append(there)
        frontier = beyond
    return distance


def walk_to(state: State, seat: int, target: int) -> list[int]:
    """A shortest free way to a cell, from where the seat stands; empty if there is none."""
    distance = walk(state, seat)
    if distance[target] == NO_CELL:
        return []
    way = [target]
    while distance[way[-1]]:
        cell = way[-1]
        for side in range(4):
            beside = NEIGHBOUR[cell * 4 + side]
            if distance[beside] == distance[cell] - 1 and connected(state, cell, side):
                way.append(beside)
                break
    way.reverse()
    return way


def survey_supply(state: State, seat: int) -> Supply:
    """Think through trades within reach, a few links deep; passing for tokens always remains."""
    supply = Supply()
    supply.stock = state.stock
    supply.distance = walk(state, seat)
    supply.step = step_effort(state, seat)
    supply.effort = [RATE[state.seats] * TURN] * KIND_COUNT
    traders = _traders(state, supply.distance)
    for _ in range(LINKS):
        for cell in traders:
            _consider(state, seat, supply, cell)
    for kind in range(KIND_COUNT):
        if supply.effort[kind] < supply.effort[supply.easiest]:
            supply.easiest = kind
    return supply


def _traders(state: State, distance: list[int]) -> list[int]:
    found: list[int] = []
    for cell in range(CELLS):
        tile = state.tiles[cell]
        if tile == NO_TILE or NEED[tile] == NO_TRADE or distance[cell] == NO_CELL:
            continue
        if not state.options[ADVENTURE_TRADES] or ADVENTURE[tile] == NO_ADVENTURE:
            found.append(cell)
    return found


def _consider(state: State, seat: int, supply: Supply, cell: int) -> None:
    """Whether this cell's trade is the best way to some kind of equipment."""
    tile = state.tiles[cell]
    need = NEED[tile]
    effort = ACQUIRING + supply.distance[cell] * supply.step
    held = need == NO_NEED or state.items[seat * KIND_COUNT + need] > 0
    if not held:
        effort += supply.effort[need]
    for offer in OFFERS[tile]:
        for kind in range(KIND_COUNT):
            if offer[kind] == 0 or state.stock[kind] == 0:
                continue
            each = effort if offer[kind] == 1 else effort * 3 // 4
            if each < supply.effort[kind]:
                supply.effort[kind] = each
                supply.source[kind] = cell
                supply.first[kind] = kind if held else supply.first[need]
