"""Counting the pieces, and small beginnings whose histories can be counted out."""

from serai.engine.game import Tiny
from serai.games.timbuktu.board import CHOOSING, LOADING, NOTHING, Board
from serai.games.timbuktu.caravan import rest_of
from serai.games.timbuktu.components import KINDS, PEN_COUNT, PILES, SPOTS


def count(board: Board) -> list[int]:
    """Goods by kind wherever they are, camels by seat, and different cards in the piles."""
    goods = [
        board.stolen[kind] + board.tolls[kind] + board.set_aside[kind] for kind in range(KINDS)
    ]
    for at, pieces in enumerate(board.loads):
        goods[at % KINDS] += pieces
    if board.phase == LOADING:
        for seat in range(board.seats):
            rest = rest_of(board, seat)
            goods = [goods[kind] + rest[kind] for kind in range(KINDS)]
    return goods + _camels(board) + _cards(board)


def _camels(board: Board) -> list[int]:
    """By seat: those that stand somewhere, or still wait to be placed."""
    standing: list[int] = []
    for seat in range(board.seats):
        own = board.spots[seat * board.camels : (seat + 1) * board.camels]
        waiting = board.waiting[seat]
        standing.append(
            sum(1 for letter, spot in enumerate(own) if spot != NOTHING or waiting >> letter & 1)
        )
    return standing


def _cards(board: Board) -> list[int]:
    """Different cards of each back; all of them before they are dealt."""
    backs = [board.pile_pens, board.pile_pitches, board.pile_goods]
    return [len(set(cards)) if cards else PILES for cards in backs]


def loading_begins(board: Board) -> Tiny:
    """Free loading before the first load; the load of any one camel is then a secret."""
    return Tiny(board, 1)


def two_rounds_left(board: Board) -> Tiny:
    """Two camels each still to move and no thieves dealt: laid cards are the only secret."""
    camels = board.camels
    board.phase = CHOOSING
    board.round = camels - 2
    board.waiting = [0b11] * board.seats
    board.filled = [board.seats * (camels - 2) // PEN_COUNT] * PEN_COUNT
    board.spots = [camel % SPOTS for camel in range(board.seats * camels)]
    return Tiny(board, board.seats + 1)
