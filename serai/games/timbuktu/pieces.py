"""The pieces of a position, written by `scripts.pieces` from `fields.py`."""

from mypy_extensions import mypyc_attr

from serai.engine.coding import put_int, put_list
from serai.engine.knowledge import Field
from serai.engine.position import Position
from serai.games.timbuktu.fields import FIELDS


@mypyc_attr(allow_interpreted_subclasses=True)
class Pieces(Position):
    """All pieces. Nothing is laid out at first, so that copying costs nothing twice."""

    phase: int
    stage: int
    round: int
    starter: int
    """The holder of the stage counter."""
    leader: int
    """The holder of the round counter."""
    turn: int
    """Camels placed so far, later camels moved in this round."""
    swaps: int
    """In this stage."""
    loaded: list[int]
    """By seat: how many camels have their load."""
    loads: list[int]
    """By camel · 5 + kind."""
    spots: list[int]
    """By camel: where it stands in its place."""
    waiting: list[int]
    """By seat: a bit for each camel still to be placed, or to move in this stage."""
    filled: list[int]
    """By pen: the camels in the place that is being entered."""
    laid: list[int]
    """By seat: the letter on the card laid in this round."""
    pile_pens: list[int]
    """By pile, numbered by the place of the ring where it was dealt; empty before a deal."""
    pile_pitches: list[int]
    pile_goods: list[int]
    last_pens: list[int]
    """The piles of the last theft, open to all."""
    last_pitches: list[int]
    last_goods: list[int]
    stolen: list[int]
    tolls: list[int]
    set_aside: list[int]
    """By kind: left over from free loading."""

    def fields(self) -> list[Field]:
        return FIELDS

    def copy_pieces(self, twin: Position) -> None:
        if self.fields() is not FIELDS:
            super().copy_pieces(twin)
            return
        assert isinstance(twin, Pieces)
        twin.holed = self.holed
        twin.phase = self.phase
        twin.stage = self.stage
        twin.round = self.round
        twin.starter = self.starter
        twin.leader = self.leader
        twin.turn = self.turn
        twin.swaps = self.swaps
        twin.loaded = self.loaded[:]
        twin.loads = self.loads[:]
        twin.spots = self.spots[:]
        twin.waiting = self.waiting[:]
        twin.filled = self.filled[:]
        twin.laid = self.laid[:]
        twin.pile_pens = self.pile_pens[:]
        twin.pile_pitches = self.pile_pitches[:]
        twin.pile_goods = self.pile_goods[:]
        twin.last_pens = self.last_pens[:]
        twin.last_pitches = self.last_pitches[:]
        twin.last_goods = self.last_goods[:]
        twin.stolen = self.stolen[:]
        twin.tolls = self.tolls[:]
        twin.set_aside = self.set_aside[:]

    def lay_open(self, twin: Position) -> None:
        if self.fields() is not FIELDS:
            super().lay_open(twin)
            return
        assert isinstance(twin, Pieces)
        twin.phase = self.phase
        twin.stage = self.stage
        twin.round = self.round
        twin.starter = self.starter
        twin.leader = self.leader
        twin.turn = self.turn
        twin.swaps = self.swaps
        twin.loaded = self.loaded[:]
        twin.spots = self.spots[:]
        twin.waiting = self.waiting[:]
        twin.filled = self.filled[:]
        twin.last_pens = self.last_pens[:]
        twin.last_pitches = self.last_pitches[:]
        twin.last_goods = self.last_goods[:]
        twin.stolen = self.stolen[:]
        twin.tolls = self.tolls[:]
        twin.set_aside = self.set_aside[:]

    def write_pieces(self, out: list[int]) -> None:
        if self.fields() is not FIELDS:
            super().write_pieces(out)
            return
        put_int(out, self.phase)
        put_int(out, self.stage)
        put_int(out, self.round)
        put_int(out, self.starter)
        put_int(out, self.leader)
        put_int(out, self.turn)
        put_int(out, self.swaps)
        put_list(out, self.loaded)
        put_list(out, self.loads)
        put_list(out, self.spots)
        put_list(out, self.waiting)
        put_list(out, self.filled)
        put_list(out, self.laid)
        put_list(out, self.pile_pens)
        put_list(out, self.pile_pitches)
        put_list(out, self.pile_goods)
        put_list(out, self.last_pens)
        put_list(out, self.last_pitches)
        put_list(out, self.last_goods)
        put_list(out, self.stolen)
        put_list(out, self.tolls)
        put_list(out, self.set_aside)
