"""What goods are worth, and the final result."""

from serai.engine.standing import Standing, rank
from serai.games.timbuktu.board import OVER, Board
from serai.games.timbuktu.components import GOODS, KINDS
from serai.games.timbuktu.options import DISCARDS_COUNT, STOLEN_ONLY


def values(board: Board) -> list[int]:
    """Points of one piece of each kind, as things stand (TB-8.2)."""
    worth = board.stolen[:]
    if not board.options[STOLEN_ONLY]:
        for kind in range(KINDS):
            worth[kind] += board.tolls[kind]
    if board.options[DISCARDS_COUNT]:
        for kind in range(KINDS):
            worth[kind] += board.set_aside[kind]
    return worth


def goods_of(board: Board, seat: int) -> list[int]:
    """What all camels of a seat carry together, by kind."""
    carried = [0] * KINDS
    first = seat * board.camels * KINDS
    for at in range(board.camels * KINDS):
        carried[at % KINDS] += board.loads[first + at]
    return carried


def standing(board: Board) -> Standing | None:
    """Scores by kind, then more goods, then a shared place (TB-8.3 to TB-8.5)."""
    if board.phase != OVER:
        return None
    worth = values(board)
    result = Standing(board.seats)
    keys: list[list[int]] = []
    for seat in range(board.seats):
        carried = goods_of(board, seat)
        for kind in range(KINDS):
            result.breakdown[seat][GOODS[kind]] = carried[kind] * worth[kind]
        result.points[seat] = sum(result.breakdown[seat].values())
        result.breakdown[seat]["goods_delivered"] = sum(carried)
        keys.append([result.points[seat], sum(carried)])
    rank(result, keys, [True] * board.seats)
    result.reason = "timbuktu_reached"
    return result
