"""Goldland as numbers for programs that learn; everything lies open."""

from typing import Final

from serai.engine.encoding import HIDDEN, RELATIVE, Encoding, Sheet
from serai.engine.position import Position
from serai.games.goldland.board import CELLS, DIRECTIONS, NO_CELL, SIDE, cell_name
from serai.games.goldland.components import ADVENTURES, KINDS
from serai.games.goldland.options import OPTIONS
from serai.games.goldland.scoring import marker_value
from serai.games.goldland.state import (
    ACQUIRED,
    ADVENTURE_COUNT,
    EXPLORED,
    MOVED,
    NO_SEAT,
    PHASES,
    State,
    free_spaces,
)
from serai.games.goldland.tiles import (
    ADVENTURE,
    COST_TOTAL,
    KIND_COUNT,
    NAMES,
    NEED,
    NO_ADVENTURE,
    NO_TILE,
    VILLAGE,
)

OPTION_NAMES: Final[list[str]] = [option.name for option in OPTIONS.options]
CELL_NAMES: Final[list[str]] = [cell_name(cell) for cell in range(CELLS)]
ROAD_NAMES: Final[list[str]] = [
    f"{cell_name(cell)} {side}" for cell in range(CELLS) for side in DIRECTIONS
]
MARKER_WORTH: Final = [f"{adventure} marker is worth" for adventure in ADVENTURES]
MARKER_WITH: Final = [f"{adventure} marker with" for adventure in ADVENTURES]
TRADES: Final[list[int]] = [need + 1 if need <= KIND_COUNT else 0 for need in NEED]
"""What a tile trades for: 0 no trade, else the kind it asks for, counted from 1."""
LIES: Final[list[int]] = [0 if tile == NO_TILE else 1 for tile in range(len(COST_TOTAL))]
SETTLED: Final[list[int]] = [*VILLAGE, 0]
WILD: Final[list[int]] = [kind + 1 if kind != NO_ADVENTURE else 0 for kind in ADVENTURE]


class GoldlandEncoding(Encoding):
    """The chart cell by cell, the supplies, what is going on, and every seat's things."""

    def tell(self, position: Position, seat: int, sheet: Sheet) -> None:
        p = position
        assert isinstance(p, State)
        seats = p.seats
        sheet.many("option", OPTION_NAMES, p.options)
        sheet.among("phase", PHASES, p.phase)
        sheet.among("active", self.around, (p.active - seat) % seats)
        sheet.among("start player", self.around, (p.first - seat) % seats)
        sheet.one("round", p.round)
        sheet.one("has moved", 1 if p.done & MOVED else 0)
        sheet.one("has acquired", 1 if p.done & ACQUIRED else 0)
        sheet.one("has explored", 1 if p.done & EXPLORED else 0)
        sheet.one("ending", p.ending)
        self._tell_chart(p, sheet)
        self._tell_supplies(p, seat, sheet)
        self._tell_move(p, sheet)
        for after in range(seats):
            sheet.of(RELATIVE[after])
            self._tell_seat(p, (seat + after) % seats, sheet)

    def _tell_chart(self, p: State, sheet: Sheet) -> None:
        tiles = p.tiles
        sheet.through("tile lies at", CELL_NAMES, tiles, LIES)
        sheet.all_bits("road", ROAD_NAMES, p.roads, len(DIRECTIONS))
        sheet.through("adventure at", CELL_NAMES, tiles, WILD)
        sheet.through("items asked for at", CELL_NAMES, tiles, COST_TOTAL)
        sheet.through("trade at", CELL_NAMES, tiles, TRADES)
        sheet.through("village at", CELL_NAMES, tiles, SETTLED)
        sheet.bits("treasure at", CELL_NAMES, p.treasure_cells)

    def _tell_supplies(self, p: State, seat: int, sheet: Sheet) -> None:
        sheet.bits("still to come", NAMES, p.pile)
        sheet.many("stock", KINDS, p.stock)
        sheet.one("discovery tokens left", p.tokens_left)
        sheet.one("temple reserve", p.reserve)
        sheet.one("temple bonus", p.bonus)
        sheet.one("bonus open", p.bonus_open)
        arrived = HIDDEN if p.first_arrival == NO_SEAT else (p.first_arrival - seat) % p.seats
        sheet.among("first at the temple", self.around, arrived)
        for adventure in range(ADVENTURE_COUNT):
            holder = p.markers[adventure]
            sheet.one(MARKER_WORTH[adventure], marker_value(p, adventure))
            held = HIDDEN if holder == NO_SEAT else (holder - seat) % p.seats
            sheet.among(MARKER_WITH[adventure], self.around, held)

    def _tell_move(self, p: State, sheet: Sheet) -> None:
        sheet.one("steps left", p.steps)
        sheet.bits("visited", CELL_NAMES, p.visited)
        sheet.among("entering", CELL_NAMES, HIDDEN if p.target == NO_CELL else p.target)
        sheet.one("way", p.way)
        sheet.one("drawn tile", HIDDEN if p.drawn == NO_TILE else p.drawn)
        sheet.one("drawn on side", p.drawn_side)
        sheet.one("due", p.due)
        sheet.bits("may be paid with", KINDS, p.due_kinds)
        sheet.one("due tile", HIDDEN if p.due_tile == NO_TILE else p.due_tile)
        sheet.among("asked for", KINDS, p.due_kind)

    def _tell_seat(self, p: State, seat: int, sheet: Sheet) -> None:
        cell = p.cells[seat]
        sheet.one("row", cell // SIDE)
        sheet.one("column", cell % SIDE)
        sheet.many("carries", KINDS, p.items, seat * KIND_COUNT)
        sheet.one("free spaces", free_spaces(p, seat))
        sheet.one("treasures", p.treasures[seat])
        sheet.one("amulets", p.amulets[seat])
        sheet.one("gold", p.gold[seat])
        sheet.one("discovery tokens", p.tokens[seat])
        sheet.one("camps left", p.camps_left[seat])
        sheet.many("camps at", CELL_NAMES, p.camps, seat * CELLS)
        sheet.many("camps for", ADVENTURES, p.camp_counts, seat * ADVENTURE_COUNT)
