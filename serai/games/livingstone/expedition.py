"""Everything that lies on a LivingStone table, and who may see it; no rules.

Seats, columns, rows and card kinds count from 0 inside; people and JSON count columns and rows
from 1. A list with one block a seat is indexed `seat * width + place`.
"""

from typing import Final

from mypy_extensions import mypyc_attr

from serai.engine.knowledge import UNKNOWN, Field, Sight
from serai.engine.position import Position
from serai.games.livingstone.components import (
    BAG,
    COLUMN_COSTS,
    DECK,
    DECK_SIZE,
    GEM_KINDS,
    KINDS,
    PIPS,
    ROWS,
    SITES,
    START_POUNDS,
    STONE_KINDS,
    TENTS,
)
from serai.games.livingstone.options import COLUMN_COST

# The moments of a turn.
PICK: Final = 0
"""Before the first die of the turn."""
ACT: Final = 1
"""A die is in hand and not yet used."""
AFTER: Final = 2
"""The die is used; free actions, perhaps another die, then the end of the turn."""
SELLING: Final = 3
"""Market was played: how many of each gem, one kind after the other."""
LIFTING: Final = 4
"""Two players, no tent left: which tent moves."""
OVER: Final = 5

# Where points come from.
COLUMN_POINTS: Final = 0
MARKET_POINTS: Final = 1
SCIENCE_POINTS_EARNED: Final = 2
MAJORITY_POINTS: Final = 3
GEM_POINTS_EARNED: Final = 4
SOURCES: Final = 5
SOURCE_NAMES: Final = ["columns", "market", "science", "majorities", "gems"]

# Lines of the card log: seat * CARD_LINE + kind, and where the line is a play, PLAY more.
CARD_LINE: Final = 16
PLAY: Final = 256
HIDDEN_CARD: Final = 15
SHUFFLED: Final = 512
"""The discards went back into the pile."""

FIELDS: Final = [
    Field("moment", Sight.OPEN),
    Field("boat", Sight.OPEN),
    Field("round", Sight.OPEN),
    Field("starter", Sight.OPEN),
    Field("turn", Sight.OPEN),
    Field("dice", Sight.OPEN),
    Field("die", Sight.OPEN),
    Field("taken", Sight.OPEN),
    Field("top", Sight.OPEN),
    Field("turn_top", Sight.OPEN),
    Field("turn_dice", Sight.OPEN),
    Field("favors", Sight.OPEN),
    Field("declined", Sight.OPEN),
    Field("earned", Sight.OPEN),
    Field("wealth", Sight.OPEN),
    Field("chest", Sight.SPECIAL),
    Field("donations", Sight.OPEN),
    Field("ceiling", Sight.OPEN),
    Field("supply", Sight.OPEN),
    Field("tents", Sight.OPEN),
    Field("added", Sight.OPEN),
    Field("unscored", Sight.OPEN),
    Field("bag", Sight.OPEN),
    Field("aside", Sight.OPEN),
    Field("gems", Sight.OPEN),
    Field("drawn", Sight.OPEN),
    Field("collapses", Sight.OPEN),
    Field("pile", Sight.SPECIAL),
    Field("hands", Sight.SPECIAL),
    Field("held", Sight.OPEN),
    Field("discards", Sight.OPEN),
    Field("card_log", Sight.SPECIAL),
    Field("pending", Sight.OPEN),
    Field("check_roll", Sight.OPEN),
    Field("out", Sight.OPEN),
]


@mypyc_attr(allow_interpreted_subclasses=True)
class Expedition(Position):
    """The pieces of a match. A new one is an empty table, so that copying costs nothing twice."""

    moment: int
    boat: int
    """The boat's column; −1 while it is held back before the first one (LS-6.14)."""
    round: int
    starter: int
    turn: int
    dice: list[int]
    """How many dice of each number lie in the middle."""
    die: int
    """The pips of the die in hand, 0 for none."""
    taken: list[int]
    top: list[int]
    """The highest die of a seat's earlier turns of this round."""
    turn_top: int
    turn_dice: int
    favors: int
    declined: list[int]
    earned: list[int]
    wealth: list[int]
    """Coins in hand and chest together, which everyone can follow (LS-7.5)."""
    chest: list[int]
    donations: list[int]
    ceiling: list[int]
    """The most a seat's chest can hold, by what it has paid since its last donation."""
    supply: list[int]
    tents: list[int]
    """Tents by site and seat: `(column * ROWS + row) * seats + seat`."""
    added: list[int]
    """Where Camp Expansion placed one, once for each such tent."""
    unscored: list[int]
    """Where a tent was placed since its column was last scored, once for each such tent."""
    bag: list[int]
    aside: list[int]
    gems: list[int]
    drawn: list[int]
    """The stones of the last draw, which all have seen even if they went back at once."""
    collapses: int
    pile: list[int]
    hands: list[int]
    held: list[int]
    discards: list[int]
    card_log: list[int]
    """Every card that came into a hand, left one, and every shuffle, in order."""
    pending: list[int]
    """Of an unfinished move: row, guide, elephants; of a Market: gem, sold so far."""
    check_roll: list[int]
    out: list[int]

    def unbox(self) -> None:
        """Lay every piece where it is before the first roll (LS-1)."""
        seats = self.seats
        self.moment = PICK
        self.boat = 0
        self.round = 0
        self.starter = 0
        self.turn = 0
        self.dice = [0] * PIPS
        self.die = 0
        self.taken = [0] * (seats * PIPS)
        self.top = [0] * seats
        self.turn_top = 0
        self.turn_dice = 0
        self.favors = 0
        self.declined = [0] * seats
        self.earned = [0] * (seats * SOURCES)
        self.wealth = [START_POUNDS] * seats
        self.chest = [0] * seats
        self.donations = [0] * seats
        self.ceiling = [0] * seats
        self.supply = [TENTS] * seats
        self.tents = [0] * (SITES * seats)
        self.added = []
        self.unscored = []
        self.bag = BAG[:]
        self.aside = [0] * STONE_KINDS
        self.gems = [0] * (seats * GEM_KINDS)
        self.drawn = [0] * STONE_KINDS
        self.collapses = 0
        self.pile = DECK[:]
        self.hands = [0] * (seats * KINDS)
        self.held = [0] * seats
        self.discards = [0] * KINDS
        self.card_log = []
        self.pending = [0, 0, 0]
        self.check_roll = []
        self.out = [0] * seats

    def fields(self) -> list[Field]:
        return FIELDS

    def copy_pieces(self, twin: "Expedition") -> None:
        """Lay the same pieces on another table. Written out, because search lives on it."""
        twin.holed = self.holed
        self.lay_open(twin)
        twin.chest = self.chest[:]
        twin.pile = self.pile[:]
        twin.hands = self.hands[:]
        twin.card_log = self.card_log[:]

    def lay_open(self, twin: Position) -> None:
        """Of all pieces those that everyone sees."""
        assert isinstance(twin, Expedition)
        twin.moment = self.moment
        twin.boat = self.boat
        twin.round = self.round
        twin.starter = self.starter
        twin.turn = self.turn
        twin.dice = self.dice[:]
        twin.die = self.die
        twin.taken = self.taken[:]
        twin.top = self.top[:]
        twin.turn_top = self.turn_top
        twin.turn_dice = self.turn_dice
        twin.favors = self.favors
        twin.declined = self.declined[:]
        twin.earned = self.earned[:]
        twin.wealth = self.wealth[:]
        twin.donations = self.donations[:]
        twin.ceiling = self.ceiling[:]
        twin.supply = self.supply[:]
        twin.tents = self.tents[:]
        twin.added = self.added[:]
        twin.unscored = self.unscored[:]
        twin.bag = self.bag[:]
        twin.aside = self.aside[:]
        twin.gems = self.gems[:]
        twin.drawn = self.drawn[:]
        twin.collapses = self.collapses
        twin.held = self.held[:]
        twin.discards = self.discards[:]
        twin.pending = self.pending[:]
        twin.check_roll = self.check_roll[:]
        twin.out = self.out[:]

    def glimpse(self, field: str, seat: int | None) -> list[int]:
        """Chests and hands are open to their owner, and all is open when the match is over."""
        values: list[int] = getattr(self, field)
        if self.moment == OVER:
            return values[:]
        if field == "pile":
            return []
        if field == "card_log":
            return [self._seen_line(line, seat) for line in values]
        return self.own_block(values, seat)

    def _seen_line(self, line: int, seat: int | None) -> int:
        if line >= PLAY or line // CARD_LINE == seat:
            return line
        return line // CARD_LINE * CARD_LINE + HIDDEN_CARD

    # Figures that follow from the pieces.

    def column(self) -> int:
        """The column where tents are placed and which is scored next."""
        return self.boat if self.boat > 0 else 0

    def cost(self) -> int:
        return COLUMN_COSTS[self.options[COLUMN_COST]][self.column()]

    def cash(self, seat: int) -> int:
        """Coins in hand; UNKNOWN for whoever may not look."""
        chest = self.chest[seat]
        return UNKNOWN if chest == UNKNOWN else self.wealth[seat] - chest

    def spot(self, column: int, row: int, seat: int) -> int:
        """Where a seat's tents on a site are counted."""
        return (column * ROWS + row) * self.seats + seat

    def points(self, seat: int) -> int:
        points = 0
        for place in range(seat * SOURCES, (seat + 1) * SOURCES):
            points += self.earned[place]
        return points

    def pile_size(self) -> int:
        """From open facts: what is neither held nor discarded lies in the pile."""
        size = DECK_SIZE
        for seat in range(self.seats):
            size -= self.held[seat]
        for card in range(KINDS):
            size -= self.discards[card]
        return size

    def holds(self, seat: int, card: int) -> bool:
        return self.hands[seat * KINDS + card] > 0
