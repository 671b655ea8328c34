"""Moving a camel: which pens it may enter, what that costs, and where it then stands."""

from serai.engine.found import Found
from serai.games.timbuktu.actions import MOVE, NO_TOLL, TOLLS
from serai.games.timbuktu.board import NOTHING, Board
from serai.games.timbuktu.components import KINDS, PEN_COUNT, PITCHES


def add_moves(board: Board, camel: int, found: Found) -> None:
    """Lay down every legal move of a camel, in rising order."""
    free = board.free_pens(camel)
    loads = board.loads
    filled = board.filled
    first = camel * KINDS
    for pen in range(PEN_COUNT):
        if filled[pen] == PITCHES:
            continue
        if free >> pen & 1:
            found.add(MOVE + pen * TOLLS)
            continue
        for kind in range(KINDS):
            if loads[first + kind]:
                found.add(MOVE + pen * TOLLS + 1 + kind)


def rule_against_move(board: Board, camel: int, action: int) -> str | None:
    """The clause that forbids this pen and toll, or None."""
    pen, toll = divmod(action - MOVE, TOLLS)
    if board.filled[pen] == PITCHES:
        return "TB-5.4"
    if board.free_pens(camel) >> pen & 1:
        if toll == NO_TOLL:
            return None
        return "TB-5.10" if board.carries_nothing(camel) else "TB-5.6"
    if toll == NO_TOLL:
        return "TB-5.9" if arrows_closed(board, camel) else "TB-5.7"
    return None if board.loads[camel * KINDS + toll - 1] else "TB-5.8"


def arrows_closed(board: Board, camel: int) -> bool:
    """Whether every pen along the camel's arrows is full."""
    free = board.free_pens(camel)
    for pen in range(PEN_COUNT):
        if free >> pen & 1 and board.filled[pen] < PITCHES:
            return False
    return True


def walk(board: Board, seat: int, action: int) -> int:
    """Pay the toll and take the lowest free pitch; returns the spot where the camel now stands."""
    letter = board.laid[seat]
    camel = seat * board.camels + letter
    pen = (action - MOVE) // TOLLS
    toll = (action - MOVE) % TOLLS
    if toll != NO_TOLL:
        board.loads[camel * KINDS + toll - 1] -= 1
        board.tolls[toll - 1] += 1
    spot = pen * PITCHES + board.filled[pen]
    board.filled[pen] += 1
    board.spots[camel] = spot
    board.waiting[seat] &= ~(1 << letter)
    board.laid[seat] = NOTHING
    board.turn += 1
    return spot


def lands_on_swap(board: Board, spot: int) -> bool:
    return board.swap_fields[board.place_entered()] >> spot & 1 == 1
