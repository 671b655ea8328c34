"""Everything on the table: camels, loads, counters, lost goods, thief piles; no rules."""

from typing import Final

from mypy_extensions import mypyc_attr

from serai.engine.knowledge import Field, Sight
from serai.engine.position import Position
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
    PITCH_LIST,
    SINGLE,
    SMALL_BOARD,
    SWAP_TABLE,
)

LOADING: Final = 0
PLACING: Final = 1
CHOOSING: Final = 2
MOVING: Final = 3
OVER: Final = 4

PHASES: Final = ["loading", "placing", "choosing", "moving", "over"]

NOTHING: Final = 99
"""No card laid, or a camel that stands nowhere yet; as an index it raises."""

FIELDS: Final = [
    Field("phase", Sight.OPEN),
    Field("stage", Sight.OPEN),
    Field("round", Sight.OPEN),
    Field("starter", Sight.OPEN),
    Field("leader", Sight.OPEN),
    Field("turn", Sight.OPEN),
    Field("swaps", Sight.OPEN),
    Field("loaded", Sight.OPEN),
    Field("loads", Sight.SPECIAL),
    Field("spots", Sight.OPEN),
    Field("waiting", Sight.OPEN),
    Field("filled", Sight.OPEN),
    Field("laid", Sight.SPECIAL),
    Field("pile_pens", Sight.SPECIAL),
    Field("pile_pitches", Sight.SPECIAL),
    Field("pile_goods", Sight.SPECIAL),
    Field("last_pens", Sight.OPEN),
    Field("last_pitches", Sight.OPEN),
    Field("last_goods", Sight.OPEN),
    Field("stolen", Sight.OPEN),
    Field("tolls", Sight.OPEN),
    Field("set_aside", Sight.OPEN),
]


@mypyc_attr(allow_interpreted_subclasses=True)
class Board(Position):
    """The fields, and what can be read off them. A camel's number is seat · camels + letter."""

    def __init__(self, seats: int, options: list[int], rules: int) -> None:
        super().__init__(seats, options, rules)
        self.phase: int = LOADING
        self.stage: int = 0
        self.round: int = 0
        self.starter: int = 0
        """The holder of the stage counter."""
        self.leader: int = 0
        """The holder of the round counter."""
        self.turn: int = 0
        """Camels placed so far, later camels moved in this round."""
        self.swaps: int = 0
        """In this stage."""
        self.loaded: list[int] = []
        """By seat: how many camels have their load."""
        self.loads: list[int] = []
        """By camel · 5 + kind."""
        self.spots: list[int] = []
        """By camel: where it stands in its place."""
        self.waiting: list[int] = []
        """By seat: a bit for each camel still to be placed, or to move in this stage."""
        self.filled: list[int] = []
        """By pen: the camels in the place that is being entered."""
        self.laid: list[int] = []
        """By seat: the letter on the card laid in this round."""
        self.pile_pens: list[int] = []
        """By pile, numbered by the place of the ring where it was dealt; empty before a deal."""
        self.pile_pitches: list[int] = []
        self.pile_goods: list[int] = []
        self.last_pens: list[int] = []
        """The piles of the last theft, open to all."""
        self.last_pitches: list[int] = []
        self.last_goods: list[int] = []
        self.stolen: list[int] = []
        self.tolls: list[int] = []
        self.set_aside: list[int] = []
        """By kind: left over from free loading."""

    def fields(self) -> list[Field]:
        return FIELDS

    def copy_onto(self, twin: "Board") -> None:
        """Make an empty twin equal to this table, sharing nothing with it."""
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
        return SWAP_MASKS[self.options[SWAP_TABLE]]

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
        return (self.slot_of(seat) - pile) % len(self.ring) <= self.swaps
