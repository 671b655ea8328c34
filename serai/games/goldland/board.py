"""The 7 × 7 grid: cells, neighbours, compass directions and turned tiles.

A cell is row · 7 + column, row 0 in the north, column 0 in the west. Directions count clockwise
from north, and so do quarter turns, so a road on side d of a drawn tile lies on side d + turn.
"""

from typing import Final

from serai.games.goldland.components import DATA
from serai.games.goldland.schema import Direction

SIDE: Final[int] = DATA["grid"]["side"]
CELLS: Final[int] = SIDE * SIDE
START: Final[int] = CELLS - 1
GOAL: Final[int] = 0
NO_CELL: Final[int] = CELLS

DIRECTIONS: Final[list[Direction]] = ["north", "east", "south", "west"]
LETTERS: Final = "NESW"
OPPOSITE: Final[list[int]] = [2, 3, 0, 1]

ARM: Final[int] = SIDE - 1
SOUTH_ARM: Final[list[int]] = [START - step for step in range(1, SIDE)]
"""The coast cells west of the start, from the start outwards."""
EAST_ARM: Final[list[int]] = [START - step * SIDE for step in range(1, SIDE)]
"""The coast cells north of the start, from the start outwards."""
INLAND: Final[list[int]] = [row * SIDE + column for row in range(ARM) for column in range(ARM)]


def _neighbour(cell: int, direction: int) -> int:
    row, column = divmod(cell, SIDE)
    row += (-1, 0, 1, 0)[direction]
    column += (0, 1, 0, -1)[direction]
    inside = 0 <= row < SIDE and 0 <= column < SIDE
    return row * SIDE + column if inside else NO_CELL


NEIGHBOUR: Final[list[int]] = [
    _neighbour(cell, direction) for cell in range(CELLS) for direction in range(4)
]
"""The cell on side d of cell c, at c · 4 + d; NO_CELL beyond the edge."""

IS_INLAND: Final[list[int]] = [int(cell in INLAND) for cell in range(CELLS)] + [0]


CELL_NAMES: Final[list[str]] = [
    "ABCDEFG"[cell % SIDE] + str(cell // SIDE + 1) for cell in range(CELLS)
]
"""Columns A–G from the west, rows 1–7 from the north: the goal is A1, the start G7."""


def cell_name(cell: int) -> str:
    return CELL_NAMES[cell]


def turned(sides: int, quarter_turns: int) -> int:
    """A set of sides (bit d for direction d) after clockwise quarter turns."""
    doubled = sides << quarter_turns
    return (doubled | doubled >> 4) & 15


EAST_ARM_TURN: Final = 3
"""Coast tiles are drawn with the sea in the south; three quarter turns bring it to the east."""
