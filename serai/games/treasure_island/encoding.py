"""Treasure Island as numbers for programs that learn, and as planes over the chart.

The row holds what is told and seen; what follows from it, the ground that is left, is in the
planes, which take longer to make. Records that grow are told by their latest lines and by counts.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, u8

from serai.engine.encoding import HIDDEN, Encoding, Sheet
from serai.engine.position import Position
from serai.games.treasure_island import clues
from serai.games.treasure_island.actions import MOST_HINTS
from serai.games.treasure_island.components import (
    CARD_NAMES,
    CARDS,
    CHEST_NAMES,
    COMPASS_CARDS,
    MOST_DISTRICTS,
    MOST_TOWERS,
    PIRATE_NAMES,
    PIRATES,
    SPECIAL_COUNT,
    SPECIALS,
    TRICK_NAMES,
    TRICKS,
)
from serai.games.treasure_island.hunt import (
    COMPASS_LINE,
    DEAL_LINE,
    GIFT_LINE,
    HINT_LINE,
    MARCH_LINE,
    NOBODY,
    PHASES,
    PURPOSES,
    REAL_FIGURE,
    SEARCH_LINE,
    TREASURE,
    Hunt,
)
from serai.games.treasure_island.lattice import NOWHERE, SIDE, STRIDE
from serai.games.treasure_island.options import OPTIONS

LATEST: Final = 8
"""So many of the latest searches are told one by one."""
OPTION_NAMES: Final[list[str]] = [option.name for option in OPTIONS.options]
TOWER_NAMES: Final[list[str]] = [f"tower {tower}" for tower in range(1, MOST_TOWERS + 1)]
DISTRICT_NAMES: Final[list[str]] = [f"district {number}" for number in range(1, MOST_DISTRICTS + 1)]
COMPASS_NAMES: Final[list[str]] = [f"card {number}" for number in range(1, COMPASS_CARDS + 1)]
HINT_NAMES: Final[list[str]] = [f"hint {number}" for number in range(1, MOST_HINTS + 1)]
SEARCH_NAMES: Final[list[str]] = [f"search {number} ago" for number in range(LATEST)]
FIGURE_NAMES: Final = ["Silver's figure 1", "Silver's figure 2"]
PLACE: Final = ["x", "y"]

PLANES: Final = ["land", "possible", "searched", "pirates", "mine", "Silver"]
"""Where one may stand; where the treasure may lie for all the seat knows for certain; where was
dug; the miniatures, the seat's own, and Silver's figures."""


class TreasureIslandEncoding(Encoding):
    """The calendar, Silver's things, the pirates, hints, searches, and what a seat was shown."""

    def tell(self, position: Position, seat: int, sheet: Sheet) -> None:
        p = position
        assert isinstance(p, Hunt)
        sheet.many("option", OPTION_NAMES, p.options)
        sheet.among("phase", PHASES, p.phase)
        sheet.among("a point for", PURPOSES, p.purpose)
        sheet.among("Silver is", self.around, (p.silver - seat) % p.seats)
        sheet.among("turn", self.around, (p.turn - seat) % p.seats)
        sheet.among("active", PIRATE_NAMES, p.active)
        sheet.one("day", p.day)
        sheet.one("actions left", p.actions_left)
        sheet.one("half of an action", p.half)
        sheet.one("goes on at", p.resume)
        sheet.one("ending", p.ending)
        sheet.one("acted", p.acted)
        self._tell_silver(p, seat, sheet)
        self._tell_tricks(p, seat, sheet)
        for pirate in range(PIRATES):
            sheet.of(PIRATE_NAMES[pirate])
            self._tell_pirate(p, seat, pirate, sheet)
        self._tell_hints(p, seat, sheet)
        self._tell_searches(p, sheet)
        sheet.of("")
        self._tell_shown(p, seat, sheet)

    def _tell_silver(self, p: Hunt, seat: int, sheet: Sheet) -> None:
        own = seat == p.silver
        sheet.among("prison", TOWER_NAMES, p.tower)
        sheet.one("round of the escape", p.round)
        sheet.one("bluffs taken", p.bluffs)
        sheet.one("hints in his hand", len(p.hand))
        sheet.among("card being played", CARD_NAMES, p.card)
        sheet.one("figure that moves", p.figure)
        for figure in range(2):
            _place(sheet, FIGURE_NAMES[figure], p.figures[figure])
        sheet.many("moves made by", FIGURE_NAMES, p.steps)
        sheet.one("moves in all", len(p.marches) // MARCH_LINE)
        _place(sheet, "treasure", p.secrets[TREASURE] if own else NOWHERE)
        sheet.one("real figure", p.secrets[REAL_FIGURE] if own else HIDDEN)
        held = [0] * CARDS
        if own:
            for card in p.hand:
                held[card] += 1
        sheet.many("in hand", CARD_NAMES, held)
        gone = [0] * CARDS
        for card in p.discards:
            gone[card] += 1
        sheet.many("exchanged", CARD_NAMES, gone)
        sheet.many(
            "compass in hand", COMPASS_NAMES, p.glimpse("compass_hand", seat) if own else NONE
        )

    def _tell_tricks(self, p: Hunt, seat: int, sheet: Sheet) -> None:
        sheet.many("trick played", TRICK_NAMES, p.open_tricks)
        sheet.many("trick dealt", TRICK_NAMES, p.trick_hand if seat == p.silver else UNTOLD)
        sheet.one("fog lasts", p.fog_left)
        foggy = [0] * MOST_DISTRICTS
        for district in p.fog:
            foggy[district] = 1
        sheet.many("fog over", DISTRICT_NAMES, foggy)
        _place(sheet, "patrol", p.patrol)
        sheet.one("patrol lasts", p.patrol_left)
        sheet.one("tunnels open", p.tunnels_open)

    def _tell_pirate(self, p: Hunt, seat: int, pirate: int, sheet: Sheet) -> None:
        owner = p.owner[pirate]
        whose = HIDDEN if owner == NOBODY else (owner - seat) % p.seats
        sheet.among("belongs to", self.around, whose)
        sheet.one("moves as number", p.order.index(pirate) + 1 if pirate in p.order else 0)
        _place(sheet, "stands at", p.at[pirate])
        sheet.many("may use", SPECIALS, p.uses, pirate * SPECIAL_COUNT)
        sheet.one("chest tokens", _lines_of(p.gifts, GIFT_LINE, pirate))
        sheet.one("compass cards", _lines_of(p.compasses, COMPASS_LINE, pirate))
        sheet.one("district cards", _lines_of(p.deals, DEAL_LINE, pirate))

    def _tell_hints(self, p: Hunt, seat: int, sheet: Sheet) -> None:
        tokens = p.glimpse("tokens", seat)
        count = p.hint_count()
        for number in range(MOST_HINTS):
            sheet.of(HINT_NAMES[number])
            given = number < count
            at = number * HINT_LINE
            sheet.among("card", CARD_NAMES, p.hints[at] if given else HIDDEN)
            sheet.one("says", p.hints[at + 1] if given else HIDDEN)
            sheet.one("token", tokens[number] if given else HIDDEN)
            sheet.one("I have looked", p.looked[number] >> seat & 1 if given else 0)
            for pirate in range(PIRATES):
                stood = p.hints[at + 2 + pirate] if given else NOWHERE
                _place(sheet, STOOD[pirate], stood)

    def _tell_searches(self, p: Hunt, sheet: Sheet) -> None:
        lines = len(p.searches) // SEARCH_LINE
        sheet.of("")
        sheet.one("searches", lines)
        for ago in range(LATEST):
            sheet.of(SEARCH_NAMES[ago])
            at = (lines - 1 - ago) * SEARCH_LINE
            told = at >= 0
            sheet.among("by", PIRATE_NAMES, p.searches[at] if told else HIDDEN)
            _place(sheet, "middle", p.searches[at + 1] if told else NOWHERE)
            sheet.one("radius", p.searches[at + 2] if told else 0)

    def _tell_shown(self, p: Hunt, seat: int, sheet: Sheet) -> None:
        """What Silver has shown to this seat alone: districts, compass cards, chest tokens."""
        districts = [0] * MOST_DISTRICTS
        for number, card in enumerate(p.deal_cards):
            if p.owner[p.deals[number * DEAL_LINE]] == seat:
                districts[card] = p.deals[number * DEAL_LINE + 1] + 1
        sheet.many("district card", DISTRICT_NAMES, districts)
        pointed = [0] * COMPASS_CARDS
        for number, card in enumerate(p.compass_cards):
            if p.owner[p.compasses[number * COMPASS_LINE]] == seat:
                pointed[card] = 1
        sheet.many("compass card", COMPASS_NAMES, pointed)
        tokens = [0] * len(CHEST_NAMES)
        for number, kind in enumerate(p.gift_kinds):
            if p.owner[p.gifts[number * GIFT_LINE]] == seat:
                tokens[kind] = 1 + p.gifts[number * GIFT_LINE + 2]
        sheet.many("chest token", CHEST_NAMES, tokens)

    def draw(self, position: Position, seat: int, out: vec[u8], at: i64) -> None:
        """Write the planes, one after the other, southern row first."""
        p = position
        assert isinstance(p, Hunt)
        digging = 0
        for number in range(len(p.searches) // SEARCH_LINE):
            digging |= clues.searched_ground(p, number)
        possible = p.chart.playable
        if p.secrets[TREASURE] != NOWHERE:
            possible &= clues.certain(p, None if seat == p.silver else seat)
        mine = [p.at[pirate] for pirate in range(PIRATES) if p.owner[pirate] == seat]
        for region in (
            p.chart.playable,
            possible,
            digging,
            _region(p.at),
            _region(mine),
            _region(p.figures),
        ):
            _draw(region, out, at)
            at += SIDE * SIDE


NONE: Final[list[int]] = [HIDDEN] * COMPASS_CARDS
UNTOLD: Final[list[int]] = [HIDDEN] * TRICKS
STOOD: Final[list[str]] = [f"{pirate} stood at" for pirate in PIRATE_NAMES]


def _place(sheet: Sheet, name: str, spot: int) -> None:
    """Column and row in tenths of a mile; −1 and −1 where there is none."""
    if spot < 0:
        sheet.pair(name, PLACE, HIDDEN, HIDDEN)
    else:
        sheet.pair(name, PLACE, spot % STRIDE, spot // STRIDE)


def _lines_of(lines: list[int], width: int, pirate: int) -> int:
    count = 0
    for at in range(0, len(lines), width):
        if lines[at] == pirate:
            count += 1
    return count


def _region(spots: list[int]) -> int:
    region = 0
    for spot in spots:
        if spot >= 0:
            region |= 1 << spot
    return region


def _draw(region: int, out: vec[u8], at: i64) -> None:
    packed = region.to_bytes(SIDE * STRIDE // 8, "little")
    for row in range(SIDE):
        for column in range(SIDE):
            bit = row * STRIDE + column
            out[at] = packed[bit >> 3] >> (bit & 7) & 1
            at += 1
