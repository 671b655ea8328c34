"""Timbuktu as numbers for programs that learn."""

from typing import Final

from serai.engine.encoding import HIDDEN, RELATIVE, Encoding, Sheet
from serai.engine.knowledge import UNKNOWN
from serai.engine.position import Position
from serai.games.timbuktu.board import LOADING, NOTHING, PHASES, Board
from serai.games.timbuktu.components import (
    GOODS,
    KINDS,
    LETTERS,
    PEN_COUNT,
    PENS,
    PILES,
    PITCHES,
    SPOTS,
)
from serai.games.timbuktu.options import OPTIONS
from serai.games.timbuktu.scoring import values
from serai.games.timbuktu.stages import laid_as_seen

NOT_SHOWN: Final[list[int]] = [HIDDEN] * KINDS
PITCH_NAMES: Final[list[str]] = [str(pitch) for pitch in range(1, PITCHES + 1)]
SPOT_NAMES: Final[list[str]] = [
    f"{PENS[spot // PITCHES]} {spot % PITCHES + 1}" for spot in range(SPOTS)
]
ARROW_NAMES: Final[list[list[str]]] = [[f"{start} to {end}" for end in PENS] for start in PENS]
PILE_NAMES: Final = ["my pile", *(f"pile {places} before mine" for places in range(1, PILES))]
WAITS: Final = [f"camel {letter} waits" for letter in LETTERS]
IN_PEN: Final = [f"camel {letter} in pen" for letter in LETTERS]
ON_PITCH: Final = [f"camel {letter} on pitch" for letter in LETTERS]
CARRIES: Final = [f"camel {letter} carries" for letter in LETTERS]
OPTION_NAMES: Final[list[str]] = [option.name for option in OPTIONS.options]


class TimbuktuEncoding(Encoding):
    """The place that is entered, the piles as far as they were held, and every seat's camels."""

    def tell(self, position: Position, seat: int, sheet: Sheet) -> None:
        p = position
        assert isinstance(p, Board)
        seats = p.seats
        sheet.many("option", OPTION_NAMES, p.options)
        sheet.among("phase", PHASES, p.phase)
        sheet.one("stage", p.stage)
        sheet.one("round", p.round)
        sheet.one("turn", p.turn)
        sheet.one("swaps", p.swaps)
        sheet.among("stage counter", self.around, (p.starter - seat) % seats)
        sheet.among("round counter", self.around, (p.leader - seat) % seats)
        sheet.many("camels in", PENS, p.filled if p.filled else [0] * PEN_COUNT)
        self._tell_place(p, sheet)
        sheet.many("stolen", GOODS, p.stolen)
        sheet.many("paid as toll", GOODS, p.tolls)
        sheet.many("set aside", GOODS, p.set_aside)
        sheet.many("worth", GOODS, values(p))
        self._tell_piles(p, seat, sheet)
        laid = laid_as_seen(p, seat)
        for after in range(seats):
            sheet.of(RELATIVE[after])
            self._tell_seat(p, (seat + after) % seats, after == 0, laid, sheet)

    def _tell_place(self, p: Board, sheet: Sheet) -> None:
        """The arrows of the place that is left, the swap fields of the one that is entered."""
        stage = min(p.stage, len(p.route) - 2)
        first = p.route[stage] * PEN_COUNT
        arrows = p.arrows
        for pen in range(PEN_COUNT):
            sheet.bits("free", ARROW_NAMES[pen], arrows[first + pen])
        sheet.bits("swap field", SPOT_NAMES, p.swap_fields[p.route[stage + 1]])

    def _tell_piles(self, p: Board, seat: int, sheet: Sheet) -> None:
        """In the order in which they come to this seat: its own first."""
        pens, pitches, goods = p.pile_pens, p.pile_pitches, p.pile_goods
        dealt = len(pens) > 0
        slot = p.slot_of(seat)
        for after in range(PILES):
            pile = (slot - p.swaps - after) % PILES
            known = dealt and pens[pile] != UNKNOWN and p.was_at(slot, pile)
            sheet.of(PILE_NAMES[after])
            sheet.one("known", 1 if known else 0)
            sheet.among("robs", PENS, pens[pile] if known else HIDDEN)
            mask = p.pitch_cards[pitches[pile]] if known else 0
            sheet.bits("robs pitch", PITCH_NAMES, mask)
            mask = p.goods_cards[goods[pile]] if known else 0
            sheet.bits("takes", GOODS, mask)
        sheet.of("")

    def _tell_seat(self, p: Board, seat: int, own: bool, laid: list[int], sheet: Sheet) -> None:
        letter = laid[seat] if laid else NOTHING
        sheet.one("camels loaded", p.loaded[seat])
        sheet.one("has laid a card", 0 if letter == NOTHING else 1)
        sheet.among("card", LETTERS[: p.camels], letter if 0 <= letter < p.camels else HIDDEN)
        shown = own or p.phase != LOADING
        camels = p.camels
        waiting = p.waiting[seat]
        for number in range(camels):
            camel = seat * camels + number
            sheet.one(WAITS[number], waiting >> number & 1)
            spot = p.spots[camel]
            sheet.one(IN_PEN[number], spot // PITCHES if spot != NOTHING else HIDDEN)
            sheet.one(ON_PITCH[number], spot % PITCHES if spot != NOTHING else HIDDEN)
            if shown:
                sheet.many(CARRIES[number], GOODS, p.loads, camel * KINDS)
            else:
                sheet.many(CARRIES[number], GOODS, NOT_SHOWN)
