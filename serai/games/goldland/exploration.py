"""Exploring: drawing one of the tiles still to come, and laying it beside one's own."""

from serai.engine.chance import Chance
from serai.engine.events import Tell
from serai.engine.knowledge import EVERYONE
from serai.games.goldland.board import DIRECTIONS, IS_INLAND, NEIGHBOUR, cell_name
from serai.games.goldland.components import TOKENS_PER_TILE
from serai.games.goldland.options import LAYOUT
from serai.games.goldland.state import CHOOSING, EXPLORED, LAYING, State
from serai.games.goldland.tiles import HAS_TREASURE, NAMES, NO_TILE, ROADS


def empty_beside(state: State, seat: int, side: int) -> bool:
    """Whether an inland cell without an open tile lies on that side."""
    there = NEIGHBOUR[state.cells[seat] * 4 + side]
    return IS_INLAND[there] == 1 and state.tiles[there] == NO_TILE


def explore_rule(state: State, seat: int) -> str | None:
    """The clause against exploring here and now, in either layout."""
    if state.phase != CHOOSING or state.done & EXPLORED:
        return "GL-3.2"
    if state.pile == 0:
        return "GL-10.1"
    for side in range(4):
        if empty_beside(state, seat, side):
            return None
    return "GL-10.1"


def draw_rule(state: State, seat: int) -> str | None:
    """The clause against drawing from the pile."""
    return "GL-10.2" if state.options[LAYOUT] else explore_rule(state, seat)


def turn_over_rule(state: State, seat: int, side: int) -> str | None:
    """The clause against turning over the tile that lies face down on that side."""
    if not state.options[LAYOUT]:
        return "GL-10.2"
    clause = explore_rule(state, seat)
    if clause is None and not empty_beside(state, seat, side):
        return "GL-10.1"
    return clause


def draw(state: State, seat: int, side: int, chance: Chance, tell: Tell | None) -> None:
    """Draw one of the tiles still to come, all equally likely."""
    left = chance.below(state.pile.bit_count())
    tile = 0
    while left or not state.pile >> tile & 1:
        left -= state.pile >> tile & 1
        tile += 1
    state.pile &= ~(1 << tile)
    state.drawn = tile
    state.drawn_side = side
    state.done |= EXPLORED
    state.phase = LAYING
    if tell is not None:
        told = tell.say("drawn").to(EVERYONE, "seat", seat).to(EVERYONE, "tile", NAMES[tile])
        told.to(EVERYONE, "to", DIRECTIONS[side])


def lay_rule(state: State, seat: int, side: int) -> str | None:
    """The clause against laying the drawn tile on that side."""
    if state.phase != LAYING or not empty_beside(state, seat, side):
        return "GL-10.2"
    return "GL-10.2" if state.options[LAYOUT] and side != state.drawn_side else None


def lay(state: State, seat: int, side: int, turn: int, tell: Tell | None) -> None:
    """Lay the drawn tile: a token for the explorer, a treasure on a treasure field (GL-10.3)."""
    cell = NEIGHBOUR[state.cells[seat] * 4 + side]
    tile = state.drawn
    open_tile(state, cell, tile, turn)
    state.fresh_cell = cell
    state.drawn = NO_TILE
    state.drawn_side = 0
    state.phase = CHOOSING
    token = min(TOKENS_PER_TILE, state.tokens_left)
    state.tokens_left -= token
    state.tokens[seat] += token
    if HAS_TREASURE[tile]:
        state.treasure_cells |= 1 << cell
    if tell is not None:
        (
            tell.say("laid")
            .to(EVERYONE, "seat", seat)
            .to(EVERYONE, "tile", NAMES[tile])
            .to(EVERYONE, "cell", cell_name(cell))
            .to(EVERYONE, "turned", turn)
            .to(EVERYONE, "tokens", token)
            .to(EVERYONE, "treasure", bool(HAS_TREASURE[tile]))
        )


def open_tile(state: State, cell: int, tile: int, turn: int) -> None:
    """Put a tile on a cell, face up."""
    state.tiles[cell] = tile
    state.turns[cell] = turn
    state.roads[cell] = ROADS[tile * 4 + turn]
