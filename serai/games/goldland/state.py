"""Everything that is true at one moment of a Goldland match, as ints and flat lists of ints.

Per-seat things are lists by seat; equipment is at seat · 7 + kind, camps at seat · 49 + cell.
"""

from typing import Final

from mypy_extensions import mypyc_attr

from serai.engine.knowledge import Field, Sight
from serai.engine.position import Position
from serai.games.goldland.board import NO_CELL
from serai.games.goldland.components import ADVENTURES, SPACES
from serai.games.goldland.options import GOLD_IN_BACKPACK
from serai.games.goldland.tiles import KIND_COUNT, NO_TILE

# What is asked of the active seat.
CHOOSING: Final = 0
MOVING: Final = 1
PAYING: Final = 2
CAMPING: Final = 3
LAYING: Final = 4
MAKING_ROOM: Final = 5
OVER: Final = 6
PHASES: Final[list[str]] = [
    "choosing",
    "moving",
    "paying",
    "camping",
    "laying",
    "making_room",
    "over",
]

# The three actions of a turn, as bits of `done`.
MOVED: Final = 1
ACQUIRED: Final = 2
EXPLORED: Final = 4

# Why the match ends.
NOT_ENDING: Final = 0
ALL_AMULETS: Final = 1
RESERVE_EMPTY: Final = 2
CAP_REACHED: Final = 3
ENDINGS: Final[list[str]] = ["", "all_amulets", "reserve_empty", "round_cap"]

NO_SEAT: Final = 15
FOR_TREASURE: Final = 4
"""What a payment is for, beside the ways of a step."""

ADVENTURE_COUNT: Final[int] = len(ADVENTURES)

FIELDS: Final[list[Field]] = [
    Field(name, Sight.OPEN)
    for name in (
        "active",
        "first",
        "round",
        "phase",
        "done",
        "ending",
        "tiles",
        "turns",
        "roads",
        "pile",
        "treasure_cells",
        "camps",
        "camp_counts",
        "markers",
        "stock",
        "tokens_left",
        "reserve",
        "bonus",
        "first_arrival",
        "bonus_open",
        "cells",
        "items",
        "treasures",
        "amulets",
        "gold",
        "tokens",
        "camps_left",
        "steps",
        "visited",
        "target",
        "way",
        "drawn",
        "drawn_side",
        "fresh_cell",
        "due",
        "due_kinds",
        "due_tile",
        "due_kind",
    )
]
"""All of it lies open; the pile is a set, so not even its order is there to be hidden."""


@mypyc_attr(allow_interpreted_subclasses=True)
class State(Position):
    """The fields of a position; the rules around it read and change them."""

    def __init__(self, seats: int, options: list[int], rules: int) -> None:
        super().__init__(seats, options, rules)
        # Lists stay empty here: a copy fills them at once, `lay_blank` sizes them for a match.
        self.active = 0
        self.first = 0
        self.round = 1
        self.phase = CHOOSING
        self.done = 0
        self.ending = NOT_ENDING
        self.tiles: list[int] = []
        self.turns: list[int] = []
        self.roads: list[int] = []
        self.pile = 0
        """The inland tiles still to come, bit t for tile t."""
        self.treasure_cells = 0
        self.camps: list[int] = []
        self.camp_counts: list[int] = []
        self.markers: list[int] = []
        self.stock: list[int] = []
        self.tokens_left = 0
        self.reserve = 0
        self.bonus = 0
        self.first_arrival = NO_SEAT
        self.bonus_open = 0
        self.cells: list[int] = []
        self.items: list[int] = []
        self.treasures: list[int] = []
        self.amulets: list[int] = []
        self.gold: list[int] = []
        self.tokens: list[int] = []
        self.camps_left: list[int] = []
        self.steps = 0
        self.visited = 0
        self.target = NO_CELL
        self.way = 0
        self.drawn = NO_TILE
        self.drawn_side = 0
        self.fresh_cell = NO_CELL
        self.due = 0
        self.due_kinds = 0
        self.due_tile = NO_TILE
        self.due_kind = 0

    def fields(self) -> list[Field]:
        return FIELDS

    def copy_into(self, other: "State") -> None:
        """Give another position every field of this one, sharing nothing that changes."""
        other.holed = self.holed
        other.active = self.active
        other.first = self.first
        other.round = self.round
        other.phase = self.phase
        other.done = self.done
        other.ending = self.ending
        other.tiles = self.tiles[:]
        other.turns = self.turns[:]
        other.roads = self.roads[:]
        other.pile = self.pile
        other.treasure_cells = self.treasure_cells
        other.camps = self.camps[:]
        other.camp_counts = self.camp_counts[:]
        other.markers = self.markers[:]
        other.stock = self.stock[:]
        other.tokens_left = self.tokens_left
        other.reserve = self.reserve
        other.bonus = self.bonus
        other.first_arrival = self.first_arrival
        other.bonus_open = self.bonus_open
        other.cells = self.cells[:]
        other.items = self.items[:]
        other.treasures = self.treasures[:]
        other.amulets = self.amulets[:]
        other.gold = self.gold[:]
        other.tokens = self.tokens[:]
        other.camps_left = self.camps_left[:]
        other.steps = self.steps
        other.visited = self.visited
        other.target = self.target
        other.way = self.way
        other.drawn = self.drawn
        other.drawn_side = self.drawn_side
        other.fresh_cell = self.fresh_cell
        other.due = self.due
        other.due_kinds = self.due_kinds
        other.due_tile = self.due_tile
        other.due_kind = self.due_kind


def equipment(state: State, seat: int) -> int:
    """How many equipment items a seat carries."""
    items = state.items
    at = seat * KIND_COUNT
    return (
        items[at]
        + items[at + 1]
        + items[at + 2]
        + items[at + 3]
        + items[at + 4]
        + items[at + 5]
        + items[at + 6]
    )


def load(state: State, seat: int) -> int:
    """What a seat's backpack holds, gold that lies beside it included (GL-4.1)."""
    carried = equipment(state, seat) + state.treasures[seat] + state.amulets[seat]
    return carried + state.gold[seat] if state.options[GOLD_IN_BACKPACK] else carried


def free_spaces(state: State, seat: int) -> int:
    """Empty spaces of a seat's backpack."""
    carried = load(state, seat)
    return SPACES - carried if carried < SPACES else 0
