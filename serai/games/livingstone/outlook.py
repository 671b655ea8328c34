"""What a learned judgement of LivingStone looks at: few numbers, all of them what a seat knows.

The encoding tells everything; here stands what a player would count up before saying how it goes:
what each seat has, what it would score if the match ended now, its rows, and the donation check.
"""

from typing import Final

from serai.engine.encoding import RELATIVE, Encoding, Sheet
from serai.engine.position import Position
from serai.games.livingstone import dice, foresight, scoring, strategy
from serai.games.livingstone.components import (
    CARDS,
    CHECK_DICE,
    GEM_KINDS,
    GEMS,
    KINDS,
    LION,
    PIPS,
    PRICE,
    ROWS,
    SCIENCE_POINTS,
    STONES,
)
from serai.games.livingstone.encoding import COLUMN_NAMES, DICE
from serai.games.livingstone.expedition import Expedition
from serai.games.livingstone.view import MOMENTS

ROW_NAMES: Final[list[str]] = [f"row {row}" for row in range(1, ROWS + 1)]
FAR: Final = 3
"""Tents by which a lead in a row is as good as any larger one."""


def passing_chances() -> list[int]:
    """By pounds in a chest, how many of a thousand checks for two players it passes (LS-10.6)."""
    ways = [1]
    for _ in range(CHECK_DICE):
        more = [0] * (len(ways) + PIPS)
        for total in range(len(ways)):
            for pips in range(1, PIPS + 1):
                more[total + pips] += ways[total]
        ways = more
    passed, chances = 0, [0] * len(ways)
    for total in range(len(ways)):
        passed += ways[total]
        chances[total] = passed * 1000 // int(PIPS**CHECK_DICE)
    return chances


PASSING: Final[list[int]] = passing_chances()


class LivingStoneOutlook(Encoding):
    """The moment, then every seat's things, then what the seat that looks has of its own."""

    def tell(self, position: Position, seat: int, sheet: Sheet) -> None:
        p = position
        assert isinstance(p, Expedition)
        seats = p.seats
        sheet.among("boat in", COLUMN_NAMES, p.column())
        sheet.among("moment", MOMENTS, p.moment)
        sheet.among("turn", self.around, (p.turn - seat) % seats)
        sheet.among("start player", self.around, (p.starter - seat) % seats)
        sheet.one("a tent costs", p.cost())
        sheet.many("dice in the middle", DICE, p.dice)
        sheet.one("die in hand", p.die)
        sheet.many("bag", STONES, p.bag)
        sheet.one("pence for a stone", _pence_for_a_stone(p))
        rows = foresight.rows_of(p)
        scores = _scores(p, rows)
        for after in range(seats):
            sheet.of(RELATIVE[after])
            _tell_seat(p, (seat + after) % seats, rows, scores, sheet)
        sheet.of("own")
        _tell_own(p, seat, rows, scores, sheet)


def _tell_seat(p: Expedition, seat: int, rows: list[int], scores: list[int], sheet: Sheet) -> None:
    sheet.one("points", p.points(seat))
    sheet.one("score if it ended now", scores[seat])
    sheet.one("boat's column", scoring.column_worth(p, seat))
    sheet.one("wealth", p.wealth[seat])
    sheet.one("donations", p.donations[seat])
    sheet.one("chest at most", p.ceiling[seat])
    sheet.one("tents left", p.supply[seat])
    sheet.one("cards held", p.held[seat])
    sheet.many("gems", GEMS, p.gems, seat * GEM_KINDS)
    sheet.one("dice that fit", _fitting(p, seat))
    sheet.every("tents in", ROW_NAMES, rows, seat, p.seats)


def _tell_own(p: Expedition, seat: int, rows: list[int], scores: list[int], sheet: Sheet) -> None:
    """Chest, coins and hand, which nobody else sees, and by how much the seat is ahead."""
    chest = p.chest[seat]
    science = 0
    for animal in range(len(SCIENCE_POINTS)):
        science += p.hands[seat * KINDS + LION + animal] * SCIENCE_POINTS[animal]
    sheet.one("chest", chest)
    sheet.one("cash", p.cash(seat))
    sheet.one("checks passed", PASSING[chest] if chest < len(PASSING) else 1000)
    sheet.one("missing gift", strategy.gift_wanted(p, seat) - chest)
    sheet.one("science", science)
    sheet.many("hand", CARDS, p.hands, seat * KINDS)
    best = -1
    leads = [rows[row * p.seats + seat] for row in range(ROWS)]
    for row in range(ROWS):
        rival = 0
        for other in range(p.seats):
            if other != seat:
                rival = max(rival, rows[row * p.seats + other])
        leads[row] = max(-FAR, min(FAR, leads[row] - rival))
    for other in range(p.seats):
        if other != seat:
            best = max(best, scores[other])
    sheet.one("lead", scores[seat] + science - best)
    sheet.many("lead in", ROW_NAMES, leads)


def _scores(p: Expedition, rows: list[int]) -> list[int]:
    """What every seat would have if the match ended with this column, cards in hands left out."""
    scores = [0] * p.seats
    for seat in range(p.seats):
        gems = 0
        for gem in range(GEM_KINDS):
            gems += p.gems[seat * GEM_KINDS + gem]
        scores[seat] = p.points(seat) + scoring.column_worth(p, seat) + gems
    for row in range(ROWS):
        shares = scoring.shares_of(rows[row * p.seats : (row + 1) * p.seats], row)
        for seat in range(p.seats):
            scores[seat] = scores[seat] + shares[seat]
    return scores


def _fitting(p: Expedition, seat: int) -> int:
    """How many dice in the middle a seat could still take."""
    bar = dice.bar(p, seat) if seat == p.turn else p.top[seat]
    fitting = 0
    for pips in range(bar, PIPS):
        fitting += p.dice[pips]
    return 0 if p.declined[seat] else fitting


def _pence_for_a_stone(p: Expedition) -> int:
    """A hundred times what a stone from the bag brings on average."""
    stones, pounds = sum(p.bag), 0
    for gem in range(GEM_KINDS):
        pounds += p.bag[gem] * PRICE[gem]
    return pounds * 100 // stones if stones else 0
