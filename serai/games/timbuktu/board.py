"""Everything on the table: camels, loads, counters, lost goods, thief piles; no rules."""

from typing import Final

from mypy_extensions import mypyc_attr

from serai.engine.options import Options
from serai.games.timbuktu.components import (
    ARROW_MASKS,
    CAMELS,
    GOODS_MASKS,
    KINDS,
    PEN_COUNT,
    PITCH_MASKS,
    PITCHES,
    RINGS,
    ROUTES,
    SINGLE_GOODS_MASKS,
    SINGLE_PITCH_MASKS,
    SWAP_MASKS,
)
from serai.games.timbuktu.options import (
    ARROW_TABLE,
    GOODS_LIST,
    OPTIONS,
    PITCH_LIST,
    SINGLE,
    SMALL_BOARD,
    SWAP_LAYOUT,
    SWAP_TABLE,
)
from serai.games.timbuktu.pieces import Pieces
from serai.games.timbuktu.schema import Phase

LOADING: Final = 0
PLACING: Final = 1
CHOOSING: Final = 2
MOVING: Final = 3
OVER: Final = 4

PHASES: Final[list[Phase]] = ["loading", "placing", "choosing", "moving", "over"]

NOTHING: Final = 99
"""No card laid, or a camel that stands nowhere yet; as an index it raises."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Board(Pieces):
    """The fields, and what can be read off them. A camel's number is seat · camels + letter."""

    def unbox(self) -> None:
        """Before anything is laid out."""
        self.phase = LOADING
        self.stage = 0
        self.round = 0
        self.starter = 0
        self.leader = 0
        self.turn = 0
        self.swaps = 0
        self.loaded = []
        self.loads = []
        self.spots = []
        self.waiting = []
        self.filled = []
        self.laid = []
        self.pile_pens = []
        self.pile_pitches = []
        self.pile_goods = []
        self.last_pens = []
        self.last_pitches = []
        self.last_goods = []
        self.stolen = []
        self.tolls = []
        self.set_aside = []

    def option_table(self) -> Options:
        return OPTIONS

    # What seats and options say.

    @property
    def camels(self) -> int:
        """Of each player."""
        return CAMELS[self.seats]

    @property
    def ring(self) -> list[int]:
        return RINGS[self.seats]

    @property
    def route(self) -> list[int]:
        return ROUTES[self.seats][self.options[SMALL_BOARD]]

    @property
    def arrows(self) -> list[int]:
        return ARROW_MASKS[self.options[ARROW_TABLE]]

    @property
    def swap_fields(self) -> list[int]:
        return SWAP_MASKS[self.options[SWAP_LAYOUT]][self.options[SWAP_TABLE]]

    @property
    def pitch_cards(self) -> list[int]:
        if self.options[SINGLE]:
            return SINGLE_PITCH_MASKS
        return PITCH_MASKS[self.options[PITCH_LIST]]

    @property
    def goods_cards(self) -> list[int]:
        if self.options[SINGLE]:
            return SINGLE_GOODS_MASKS
        return GOODS_MASKS[self.options[GOODS_LIST]]

    # What the table shows.

    def mover(self) -> int:
        """The seat whose turn it is to move a camel."""
        return (self.leader + self.turn) % self.seats

    def place_entered(self) -> int:
        """The place the camels of this stage walk to."""
        return self.route[self.stage + 1]

    def carries_nothing(self, camel: int) -> bool:
        loads = self.loads
        for at in range(camel * KINDS, camel * KINDS + KINDS):
            if loads[at]:
                return False
        return True

    def free_pens(self, camel: int) -> int:
        """A bit for each pen that this camel may enter without toll (TB-5.6, TB-5.10)."""
        if self.carries_nothing(camel):
            return (1 << PEN_COUNT) - 1
        return self.arrows[self.route[self.stage] * PEN_COUNT + self.spots[camel] // PITCHES]

    def slot_of(self, seat: int) -> int:
        """A seat's place in the ring of piles."""
        return self.ring.index((seat - self.starter) % self.seats)

    def has_seen(self, seat: int, pile: int) -> bool:
        """Whether a seat has held a pile in this stage; swaps alone tell (TB-9.3)."""
        return self.was_at(self.slot_of(seat), pile)

    def was_at(self, slot: int, pile: int) -> bool:
        """Whether a pile lay at this place of the ring in this stage."""
        return (slot - pile) % len(self.ring) <= self.swaps
