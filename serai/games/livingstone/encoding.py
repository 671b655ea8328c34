"""LivingStone as numbers for programs that learn."""

from typing import Final

from serai.engine.encoding import HIDDEN, RELATIVE, Encoding, Sheet
from serai.engine.position import Position
from serai.games.livingstone import dice
from serai.games.livingstone.components import (
    CARDS,
    COLUMNS,
    GEM_KINDS,
    GEMS,
    KINDS,
    PIPS,
    ROWS,
    SITES,
    STONES,
)
from serai.games.livingstone.expedition import SOURCE_NAMES, SOURCES, Expedition
from serai.games.livingstone.options import OPTIONS
from serai.games.livingstone.view import MOMENTS

DICE: Final[list[str]] = [str(pips) for pips in range(1, PIPS + 1)]
COLUMN_NAMES: Final[list[str]] = [f"column {column}" for column in range(1, COLUMNS + 1)]
SITE_NAMES: Final[list[str]] = [
    f"column {site // ROWS + 1} row {site % ROWS + 1}" for site in range(SITES)
]
PENDING: Final = ["first", "second", "third"]
OPTION_NAMES: Final[list[str]] = [option.name for option in OPTIONS.options]


class LivingStoneEncoding(Encoding):
    """The table, then every seat's things; of chests and hands only one's own."""

    def tell(self, position: Position, seat: int, sheet: Sheet) -> None:
        p = position
        assert isinstance(p, Expedition)
        seats = p.seats
        sheet.many("option", OPTION_NAMES, p.options)
        sheet.among("moment", MOMENTS, p.moment)
        sheet.among("turn", self.around, (p.turn - seat) % seats)
        sheet.among("start player", self.around, (p.starter - seat) % seats)
        sheet.one("round", p.round)
        sheet.one("boat", p.boat + 1)
        sheet.one("a tent costs", p.cost())
        sheet.many("dice in the middle", DICE, p.dice)
        sheet.among("die in hand", DICE, p.die - 1)
        sheet.one("highest die of this turn", p.turn_top)
        sheet.one("dice of this turn", p.turn_dice)
        sheet.one("royal favors of this turn", p.favors)
        sheet.many("bag", STONES, p.bag)
        sheet.many("set aside", STONES, p.aside)
        sheet.many("last drawn", STONES, p.drawn)
        sheet.one("collapses", p.collapses)
        sheet.many("discarded", CARDS, p.discards)
        sheet.one("cards in the pile", p.pile_size())
        sheet.many("unfinished", PENDING, p.pending)
        for after in range(seats):
            sheet.of(RELATIVE[after])
            self._tell_seat(p, (seat + after) % seats, after == 0, sheet)

    def _tell_seat(self, p: Expedition, seat: int, own: bool, sheet: Sheet) -> None:
        sheet.one("points", p.points(seat))
        sheet.many("points from", SOURCE_NAMES, p.earned, seat * SOURCES)
        sheet.one("wealth", p.wealth[seat])
        sheet.one("chest", p.chest[seat] if own or p.coins_are_open() else HIDDEN)
        sheet.one("donations", p.donations[seat])
        sheet.one("chest at most", p.ceiling[seat])
        sheet.one("tents left", p.supply[seat])
        sheet.one("cards held", p.held[seat])
        sheet.many("gems", GEMS, p.gems, seat * GEM_KINDS)
        sheet.many("dice taken", DICE, p.taken, seat * PIPS)
        sheet.one("a die must exceed", dice.bar(p, seat) if seat == p.turn else p.top[seat])
        sheet.one("declined", p.declined[seat])
        sheet.one("out", p.out[seat])
        sheet.every("tents at", SITE_NAMES, p.tents, seat, p.seats)
        sheet.tally("tents not scored yet in", COLUMN_NAMES, p.unscored, seat, p.seats, ROWS)
        sheet.tally("tents added in", COLUMN_NAMES, p.added, seat, p.seats, ROWS)
        if own:
            sheet.many("hand", CARDS, p.hands, seat * KINDS)
