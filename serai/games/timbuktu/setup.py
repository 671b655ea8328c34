"""Laying out the table: loads, counters, and the lot that names the first starter."""

from serai.engine.chance import Chance
from serai.engine.events import Tell
from serai.engine.knowledge import EVERYONE
from serai.games.timbuktu import stages
from serai.games.timbuktu.board import LOADING, NOTHING, Board
from serai.games.timbuktu.components import CARAVANS, KINDS, PEN_COUNT
from serai.games.timbuktu.options import CARAVAN_EDITION, FREE_LOADING


def lay_out(board: Board, chance: Chance, tell: Tell | None) -> None:
    """Everything up to the first decision."""
    seats = board.seats
    board.starter = chance.below(seats)
    board.leader = board.starter
    board.spots = [NOTHING] * (seats * board.camels)
    board.laid = [NOTHING] * seats
    board.waiting = [(1 << board.camels) - 1] * seats
    board.filled = [0] * PEN_COUNT
    board.stolen = [0] * KINDS
    board.tolls = [0] * KINDS
    board.set_aside = [0] * KINDS
    if tell is not None:
        tell.say("starter_drawn").to(EVERYONE, "seat", board.starter)
    if board.options[FREE_LOADING]:
        board.phase = LOADING
        board.loaded = [0] * seats
        board.loads = [0] * (seats * board.camels * KINDS)
        return
    board.loaded = [board.camels] * seats
    board.loads = []
    for seat in range(seats):
        printed = CARAVANS[board.options[CARAVAN_EDITION]][seat]
        board.loads += printed[: board.camels * KINDS]
    stages.begin_placing(board, chance, tell)
