"""Everything that lies on a LivingStone table, and who may see it; no rules.

Seats, columns, rows and card kinds count from 0 inside; people and JSON count columns and rows
from 1. A list with one block a seat is indexed `seat * width + place`.
"""

from typing import Final

from mypy_extensions import mypyc_attr

from serai.engine.knowledge import UNKNOWN
from serai.engine.options import Options
from serai.games.livingstone.components import (
    BAG,
    COLUMN_COSTS,
    DECK_SIZE,
    DECKS,
    GEM_KINDS,
    KINDS,
    PIPS,
    ROWS,
    SITES,
    START_POUNDS,
    STONE_KINDS,
    TENTS,
)
from serai.games.livingstone.options import (
    COINS,
    COLUMN_COST,
    DECK_IN_PLAY,
    OPEN_COINS,
    OPTIONS,
)
from serai.games.livingstone.pieces import Pieces
from serai.games.livingstone.schema import Source

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
SOURCE_NAMES: Final[list[Source]] = ["columns", "market", "science", "majorities", "gems"]

# Lines of the card log: seat * CARD_LINE + kind, and where the line is a play, PLAY more.
CARD_LINE: Final = 16
PLAY: Final = 256
HIDDEN_CARD: Final = 15
SHUFFLED: Final = 512
"""The discards went back into the pile."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Expedition(Pieces):
    """A table of LivingStone, and what can be read off it."""

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
        self.pile = self.deck()[:]
        self.hands = [0] * (seats * KINDS)
        self.held = [0] * seats
        self.discards = [0] * KINDS
        self.card_log = []
        self.pending = [0, 0, 0]
        self.check_roll = []
        self.out = [0] * seats

    def option_table(self) -> Options:
        return OPTIONS

    def glimpse(self, field: str, seat: int | None) -> list[int]:
        """Chests and hands are open to their owner, and all is open when the match is over. Whoever
        sees the coins in a hand knows the chest too, for the sum of both is open (LS-7.5).
        """
        values: list[int] = getattr(self, field)
        if self.moment == OVER or (field == "chest" and self.coins_are_open()):
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

    def deck(self) -> list[int]:
        """How many cards of each kind there are in the match."""
        return DECKS[self.options[DECK_IN_PLAY]]

    def coins_are_open(self) -> bool:
        return self.options[COINS] == OPEN_COINS

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
