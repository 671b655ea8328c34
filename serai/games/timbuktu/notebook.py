"""The deduction notebook: what a seat's own piles say about every pen, pitch and kind (TB-9.5).

Cards not seen are equally likely in every pen whose pile was not seen, and which pitch card lies
with which goods card is left to chance. So two small tables hold all that can be known, exactly.
"""

from typing import Final

from mypy_extensions import i64

from serai.engine.knowledge import UNKNOWN
from serai.games.timbuktu.board import Board
from serai.games.timbuktu.components import KINDS, PEN_COUNT, PILES, PITCHES

WHOLE: Final = 60
"""Chances are counted in sixtieths, so that halves, thirds, quarters and fifths stay exact."""
CERTAIN: Final = WHOLE * WHOLE
"""The chance of pitch and kind together: exact losses are counted in 3600ths."""

ONE_EACH: Final[list[int]] = [1] * KINDS
"""Prices that count pieces."""


class Notebook:
    """Chances in sixtieths: 60 is certain, 0 excluded."""

    def __init__(self, pile_of_pen: list[int], pitches: list[int], goods: list[int]) -> None:
        self.pile_of_pen = pile_of_pen
        """By pen: the pile seen that robs it, or UNKNOWN."""
        self.pitches = pitches
        """By pen · 5 + pitch."""
        self.goods = goods
        """By pen · 5 + kind."""

    def loss(self, load: list[int], spot: int, price: list[int]) -> int:
        """What a load on a spot loses to the thieves on average, in 3600ths of its prices."""
        robbed: i64 = self.pitches[spot]
        if robbed == 0:
            return 0
        goods = self.goods
        first = spot // PITCHES * KINDS
        lost: i64 = 0
        for kind in range(KINDS):
            pieces: i64 = load[kind]
            if pieces:
                each: i64 = price[kind]
                chance: i64 = goods[first + kind]
                lost += pieces * chance * each
        return lost * robbed


def notebook_of(board: Board, seat: int | None) -> Notebook:
    """The notebook of a seat; of the public, who has seen no pile, for None."""
    seen = [
        pile
        for pile in range(len(board.pile_pens))
        if seat is not None and board.has_seen(seat, pile)
    ]
    pile_of_pen = [UNKNOWN] * PEN_COUNT
    for pile in seen:
        pile_of_pen[board.pile_pens[pile]] = pile
    return Notebook(
        pile_of_pen,
        _chances(pile_of_pen, board.pile_pitches, board.pitch_cards, PITCHES),
        _chances(pile_of_pen, board.pile_goods, board.goods_cards, KINDS),
    )


def _chances(pile_of_pen: list[int], piles: list[int], cards: list[int], width: int) -> list[int]:
    """For each pen and bit of a card how likely the pen's card has that bit."""
    named = [0] * width
    unseen: i64 = PILES
    for card in cards:
        _count_bits(named, card, 1)
    for pile in pile_of_pen:
        if pile != UNKNOWN:
            unseen -= 1
            _count_bits(named, cards[piles[pile]], -1)
    likely = [count * WHOLE // unseen for count in named] if unseen else named
    chances: list[int] = []
    for pile in pile_of_pen:
        if pile == UNKNOWN:
            chances += likely
        else:
            card = cards[piles[pile]]
            for bit in range(width):
                chances.append(WHOLE if card >> bit & 1 else 0)
    return chances


def _count_bits(counts: list[int], card: int, by: int) -> None:
    for bit in range(len(counts)):
        if card >> bit & 1:
            counts[bit] += by


class Way:
    """What awaits a camel in a pen it could enter now (TB-9.6)."""

    def __init__(self, pen: int, pitch: int, toll: bool, goods: int, points: int) -> None:
        self.pen = pen
        self.pitch = pitch
        self.toll = toll
        self.goods = goods
        """Pieces the thieves would take from it on average, in 3600ths."""
        self.points = points
        """The same at present values, in 3600ths of a point."""


def ways_of(board: Board, camel: int, notebook: Notebook, worth: list[int]) -> list[Way]:
    """The pens with a free pitch, with what a camel would lose there; a toll is not counted."""
    load = board.loads[camel * KINDS : camel * KINDS + KINDS]
    free = board.free_pens(camel)
    ways: list[Way] = []
    for pen in range(PEN_COUNT):
        pitch = board.filled[pen]
        if pitch < PITCHES:
            spot = pen * PITCHES + pitch
            goods = notebook.loss(load, spot, ONE_EACH)
            points = notebook.loss(load, spot, worth)
            ways.append(Way(pen, pitch, not free >> pen & 1, goods, points))
    return ways
