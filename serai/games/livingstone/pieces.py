"""The pieces of a position, written by `scripts.pieces` from `fields.py`."""

from mypy_extensions import mypyc_attr

from serai.engine.coding import put_int, put_list
from serai.engine.knowledge import Field
from serai.engine.position import Position
from serai.games.livingstone.fields import FIELDS


@mypyc_attr(allow_interpreted_subclasses=True)
class Pieces(Position):
    """All pieces. Nothing is laid out at first, so that copying costs nothing twice."""

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

    def fields(self) -> list[Field]:
        return FIELDS

    def copy_pieces(self, twin: Position) -> None:
        if self.fields() is not FIELDS:
            super().copy_pieces(twin)
            return
        assert isinstance(twin, Pieces)
        twin.holed = self.holed
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
        twin.chest = self.chest[:]
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
        twin.pile = self.pile[:]
        twin.hands = self.hands[:]
        twin.held = self.held[:]
        twin.discards = self.discards[:]
        twin.card_log = self.card_log[:]
        twin.pending = self.pending[:]
        twin.check_roll = self.check_roll[:]
        twin.out = self.out[:]

    def lay_open(self, twin: Position) -> None:
        if self.fields() is not FIELDS:
            super().lay_open(twin)
            return
        assert isinstance(twin, Pieces)
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

    def write_pieces(self, out: list[int]) -> None:
        if self.fields() is not FIELDS:
            super().write_pieces(out)
            return
        put_int(out, self.moment)
        put_int(out, self.boat)
        put_int(out, self.round)
        put_int(out, self.starter)
        put_int(out, self.turn)
        put_list(out, self.dice)
        put_int(out, self.die)
        put_list(out, self.taken)
        put_list(out, self.top)
        put_int(out, self.turn_top)
        put_int(out, self.turn_dice)
        put_int(out, self.favors)
        put_list(out, self.declined)
        put_list(out, self.earned)
        put_list(out, self.wealth)
        put_list(out, self.chest)
        put_list(out, self.donations)
        put_list(out, self.ceiling)
        put_list(out, self.supply)
        put_list(out, self.tents)
        put_list(out, self.added)
        put_list(out, self.unscored)
        put_list(out, self.bag)
        put_list(out, self.aside)
        put_list(out, self.gems)
        put_list(out, self.drawn)
        put_int(out, self.collapses)
        put_list(out, self.pile)
        put_list(out, self.hands)
        put_list(out, self.held)
        put_list(out, self.discards)
        put_list(out, self.card_log)
        put_list(out, self.pending)
        put_list(out, self.check_roll)
        put_list(out, self.out)
