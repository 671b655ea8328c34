"""Everything that is true at one moment of a Goldland match, as ints and flat lists of ints.

Per-seat things are lists by seat; equipment is at seat · 7 + kind, camps at seat · 49 + cell.
"""

from typing import Final, Literal

from mypy_extensions import mypyc_attr

from serai.games.goldland.board import NO_CELL
from serai.games.goldland.components import ADVENTURES, SPACES
from serai.games.goldland.options import GOLD_IN_BACKPACK
from serai.games.goldland.pieces import Pieces
from serai.games.goldland.schema import Ending, Phase
from serai.games.goldland.tiles import KIND_COUNT, NO_TILE

# What is asked of the active seat.
CHOOSING: Final = 0
MOVING: Final = 1
PAYING: Final = 2
CAMPING: Final = 3
LAYING: Final = 4
MAKING_ROOM: Final = 5
OVER: Final = 6
PHASES: Final[list[Phase]] = [
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
ENDINGS: Final[list[Ending | Literal[""]]] = ["", "all_amulets", "reserve_empty", "round_cap"]

NO_SEAT: Final = 15
FOR_TREASURE: Final = 4
"""What a payment is for, beside the ways of a step."""

ADVENTURE_COUNT: Final[int] = len(ADVENTURES)


@mypyc_attr(allow_interpreted_subclasses=True)
class State(Pieces):
    """The fields of a position; the rules around it read and change them."""

    def unbox(self) -> None:
        """Before anything is laid out; `lay_blank` sizes the lists for a match."""
        self.active = 0
        self.first = 0
        self.round = 1
        self.phase = CHOOSING
        self.done = 0
        self.ending = NOT_ENDING
        self.tiles = []
        self.turns = []
        self.roads = []
        self.pile = 0
        self.treasure_cells = 0
        self.camps = []
        self.camp_counts = []
        self.markers = []
        self.stock = []
        self.tokens_left = 0
        self.reserve = 0
        self.bonus = 0
        self.first_arrival = NO_SEAT
        self.bonus_open = 0
        self.cells = []
        self.items = []
        self.treasures = []
        self.amulets = []
        self.gold = []
        self.tokens = []
        self.camps_left = []
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
