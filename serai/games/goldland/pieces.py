"""The pieces of a position, written by `scripts.pieces` from `fields.py`."""

from mypy_extensions import mypyc_attr

from serai.engine.coding import put_int, put_list
from serai.engine.knowledge import Field
from serai.engine.position import Position
from serai.games.goldland.fields import FIELDS


@mypyc_attr(allow_interpreted_subclasses=True)
class Pieces(Position):
    """All pieces. Nothing is laid out at first, so that copying costs nothing twice."""

    active: int
    first: int
    round: int
    phase: int
    done: int
    ending: int
    tiles: list[int]
    turns: list[int]
    roads: list[int]
    pile: int
    """The inland tiles still to come, bit t for tile t."""
    treasure_cells: int
    camps: list[int]
    camp_counts: list[int]
    markers: list[int]
    stock: list[int]
    tokens_left: int
    reserve: int
    bonus: int
    first_arrival: int
    bonus_open: int
    cells: list[int]
    items: list[int]
    treasures: list[int]
    amulets: list[int]
    gold: list[int]
    tokens: list[int]
    camps_left: list[int]
    steps: int
    visited: int
    target: int
    way: int
    drawn: int
    drawn_side: int
    fresh_cell: int
    due: int
    due_kinds: int
    due_tile: int
    due_kind: int

    def fields(self) -> list[Field]:
        return FIELDS

    def copy_pieces(self, twin: Position) -> None:
        if self.fields() is not FIELDS:
            super().copy_pieces(twin)
            return
        assert isinstance(twin, Pieces)
        twin.holed = self.holed
        twin.active = self.active
        twin.first = self.first
        twin.round = self.round
        twin.phase = self.phase
        twin.done = self.done
        twin.ending = self.ending
        twin.tiles = self.tiles[:]
        twin.turns = self.turns[:]
        twin.roads = self.roads[:]
        twin.pile = self.pile
        twin.treasure_cells = self.treasure_cells
        twin.camps = self.camps[:]
        twin.camp_counts = self.camp_counts[:]
        twin.markers = self.markers[:]
        twin.stock = self.stock[:]
        twin.tokens_left = self.tokens_left
        twin.reserve = self.reserve
        twin.bonus = self.bonus
        twin.first_arrival = self.first_arrival
        twin.bonus_open = self.bonus_open
        twin.cells = self.cells[:]
        twin.items = self.items[:]
        twin.treasures = self.treasures[:]
        twin.amulets = self.amulets[:]
        twin.gold = self.gold[:]
        twin.tokens = self.tokens[:]
        twin.camps_left = self.camps_left[:]
        twin.steps = self.steps
        twin.visited = self.visited
        twin.target = self.target
        twin.way = self.way
        twin.drawn = self.drawn
        twin.drawn_side = self.drawn_side
        twin.fresh_cell = self.fresh_cell
        twin.due = self.due
        twin.due_kinds = self.due_kinds
        twin.due_tile = self.due_tile
        twin.due_kind = self.due_kind

    def lay_open(self, twin: Position) -> None:
        if self.fields() is not FIELDS:
            super().lay_open(twin)
            return
        assert isinstance(twin, Pieces)
        twin.active = self.active
        twin.first = self.first
        twin.round = self.round
        twin.phase = self.phase
        twin.done = self.done
        twin.ending = self.ending
        twin.tiles = self.tiles[:]
        twin.turns = self.turns[:]
        twin.roads = self.roads[:]
        twin.pile = self.pile
        twin.treasure_cells = self.treasure_cells
        twin.camps = self.camps[:]
        twin.camp_counts = self.camp_counts[:]
        twin.markers = self.markers[:]
        twin.stock = self.stock[:]
        twin.tokens_left = self.tokens_left
        twin.reserve = self.reserve
        twin.bonus = self.bonus
        twin.first_arrival = self.first_arrival
        twin.bonus_open = self.bonus_open
        twin.cells = self.cells[:]
        twin.items = self.items[:]
        twin.treasures = self.treasures[:]
        twin.amulets = self.amulets[:]
        twin.gold = self.gold[:]
        twin.tokens = self.tokens[:]
        twin.camps_left = self.camps_left[:]
        twin.steps = self.steps
        twin.visited = self.visited
        twin.target = self.target
        twin.way = self.way
        twin.drawn = self.drawn
        twin.drawn_side = self.drawn_side
        twin.fresh_cell = self.fresh_cell
        twin.due = self.due
        twin.due_kinds = self.due_kinds
        twin.due_tile = self.due_tile
        twin.due_kind = self.due_kind

    def write_pieces(self, out: list[int]) -> None:
        if self.fields() is not FIELDS:
            super().write_pieces(out)
            return
        put_int(out, self.active)
        put_int(out, self.first)
        put_int(out, self.round)
        put_int(out, self.phase)
        put_int(out, self.done)
        put_int(out, self.ending)
        put_list(out, self.tiles)
        put_list(out, self.turns)
        put_list(out, self.roads)
        put_int(out, self.pile)
        put_int(out, self.treasure_cells)
        put_list(out, self.camps)
        put_list(out, self.camp_counts)
        put_list(out, self.markers)
        put_list(out, self.stock)
        put_int(out, self.tokens_left)
        put_int(out, self.reserve)
        put_int(out, self.bonus)
        put_int(out, self.first_arrival)
        put_int(out, self.bonus_open)
        put_list(out, self.cells)
        put_list(out, self.items)
        put_list(out, self.treasures)
        put_list(out, self.amulets)
        put_list(out, self.gold)
        put_list(out, self.tokens)
        put_list(out, self.camps_left)
        put_int(out, self.steps)
        put_int(out, self.visited)
        put_int(out, self.target)
        put_int(out, self.way)
        put_int(out, self.drawn)
        put_int(out, self.drawn_side)
        put_int(out, self.fresh_cell)
        put_int(out, self.due)
        put_int(out, self.due_kinds)
        put_int(out, self.due_tile)
        put_int(out, self.due_kind)
