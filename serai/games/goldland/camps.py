"""Adventures survived, camps set, and who holds which adventure marker."""

from serai.engine.events import Tell
from serai.engine.knowledge import EVERYONE
from serai.games.goldland.board import CELLS, cell_name
from serai.games.goldland.components import ADVENTURES
from serai.games.goldland.options import CAMPS_OPTION, MARKER_NEEDS_CAMP
from serai.games.goldland.state import ADVENTURE_COUNT, CAMPING, NO_SEAT, State
from serai.games.goldland.tiles import ADVENTURE


def survive(state: State, seat: int, cell: int, tell: Tell | None) -> None:
    """The seat has survived the adventure of a cell: marker first, then the question of a camp."""
    adventure = ADVENTURE[state.tiles[cell]]
    if tell is not None:
        (
            tell.say("survived")
            .to(EVERYONE, "seat", seat)
            .to(EVERYONE, "adventure", ADVENTURES[adventure])
            .to(EVERYONE, "cell", cell_name(cell))
        )
    if state.markers[adventure] == NO_SEAT and not state.options[MARKER_NEEDS_CAMP]:
        take_marker(state, seat, adventure, tell)
    if state.camps_left[seat] == 0:
        return
    if state.options[CAMPS_OPTION]:
        set_camp(state, seat, tell)
    else:
        state.phase = CAMPING


def camp_rule(state: State) -> str | None:
    """The clause against saying yes or no to a camp now."""
    return None if state.phase == CAMPING else "GL-6.2"


def set_camp(state: State, seat: int, tell: Tell | None) -> None:
    """Leave a camp where the seat stands; it may win the marker (GL-12.2)."""
    cell = state.cells[seat]
    adventure = ADVENTURE[state.tiles[cell]]
    state.camps_left[seat] -= 1
    state.camps[seat * CELLS + cell] += 1
    state.camp_counts[seat * ADVENTURE_COUNT + adventure] += 1
    if tell is not None:
        (
            tell.say("camp_set")
            .to(EVERYONE, "seat", seat)
            .to(EVERYONE, "cell", cell_name(cell))
            .to(EVERYONE, "left", state.camps_left[seat])
        )
    holder = state.markers[adventure]
    if holder == seat:
        return
    own = state.camp_counts[seat * ADVENTURE_COUNT + adventure]
    if holder == NO_SEAT or own > state.camp_counts[holder * ADVENTURE_COUNT + adventure]:
        take_marker(state, seat, adventure, tell)


def take_marker(state: State, seat: int, adventure: int, tell: Tell | None) -> None:
    holder = state.markers[adventure]
    state.markers[adventure] = seat
    if tell is not None:
        (
            tell.say("marker")
            .to(EVERYONE, "seat", seat)
            .to(EVERYONE, "adventure", ADVENTURES[adventure])
            .to(EVERYONE, "lost_by", None if holder == NO_SEAT else holder)
        )
