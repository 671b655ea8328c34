"""Placing the camels in the starting pens, so that in the end everybody stands in every pen."""

from serai.games.timbuktu.board import NOTHING, Board
from serai.games.timbuktu.components import PEN_COUNT, PITCHES
from serai.games.timbuktu.options import SPREAD


def placer(board: Board) -> int:
    """The seat that places the next camel (TB-3.1)."""
    return (board.starter + board.turn) % board.seats


def seats_in(board: Board) -> list[int]:
    """For each starting pen a bit for every seat that has a camel there."""
    present = [0] * PEN_COUNT
    for camel, spot in enumerate(board.spots):
        if spot != NOTHING:
            present[spot // PITCHES] |= 1 << (camel // board.camels)
    return present


def rule_against_pen(board: Board, seat: int, pen: int, present: list[int]) -> str | None:
    """The clause that keeps a seat from placing a camel in a pen, or None."""
    free = PITCHES - board.filled[pen]
    if free == 0:
        return "TB-3.2"
    missing_after = board.seats - (present[pen] | 1 << seat).bit_count()
    if free - 1 < missing_after:
        return "TB-3.5"
    if not present[pen] >> seat & 1:
        return None
    pens_lacking = 0
    for seats in present:
        if not seats >> seat & 1:
            pens_lacking += 1
    camels_left = board.waiting[seat].bit_count()
    if camels_left - 1 < pens_lacking or (pens_lacking and board.options[SPREAD]):
        return "TB-3.6"
    return None


def open_pens(board: Board, seat: int) -> list[int]:
    """The pens in which a seat may place a camel; which camel makes no difference."""
    present = seats_in(board)
    return [pen for pen in range(PEN_COUNT) if rule_against_pen(board, seat, pen, present) is None]


def put(board: Board, seat: int, letter: int, pen: int) -> None:
    """Stand a camel on the lowest free pitch of a starting pen."""
    board.spots[seat * board.camels + letter] = pen * PITCHES + board.filled[pen]
    board.filled[pen] += 1
    board.waiting[seat] &= ~(1 << letter)
    board.turn += 1
