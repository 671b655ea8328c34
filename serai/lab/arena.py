"""Carrying out an order: play what its ledger lacks, and write each match down as it ends."""

from __future__ import annotations

import time
from collections.abc import Callable
from pathlib import Path
from typing import Final

import serai
from serai.lab.crew import Crew
from serai.lab.ledger import Ledger
from serai.lab.order import Order, check_matches
from serai.lab.playing import Outcome

KEEP_EVERY: Final = 5.0
"""Seconds after which what was written is made to outlive the machine."""


class Report:
    """What an order has come to: all outcomes so far, in the order of the plan."""

    def __init__(self, order: Order, outcomes: dict[tuple[int, int], Outcome], wanted: int) -> None:
        self.order = order
        self.cells = order.cells()
        self.wanted = wanted
        """How many matches were asked for, in whole circuits."""
        self.outcomes = [outcomes[key] for key in sorted(outcomes, key=lambda key: key[::-1])]
        self.missing = 0
        self.cut = False


def carry_out(
    order: Order,
    matches: int,
    folder: Path,
    crew: Crew,
    *,
    stop: Callable[[], bool] = lambda: False,
    progress: Callable[[int, int], None] = lambda done, wanted: None,
) -> Report:
    """Play until the ledger holds `matches` of each cell, in whole circuits, or `stop` says so."""
    check_matches(matches)
    wanted = sum(cell.rounded(matches) for cell in order.cells())
    with Ledger(folder, order, serai.__version__) as ledger:
        missing = (
            card for card in order.cards(matches) if (card.cell, card.number) not in ledger.outcomes
        )
        left = wanted - _held(order, matches, ledger)
        progress(wanted - left, wanted)
        kept = time.monotonic()
        if left:
            for outcome in crew.play(missing, stop):
                left -= ledger.write(outcome)
                progress(wanted - left, wanted)
                if time.monotonic() - kept > KEEP_EVERY:
                    ledger.keep()
                    kept = time.monotonic()
        report = Report(order, ledger.outcomes, wanted)
        report.missing, report.cut = left, ledger.cut
    return report


def _held(order: Order, matches: int, ledger: Ledger) -> int:
    """How many of the matches asked for are in the ledger."""
    wanted = [cell.rounded(matches) for cell in order.cells()]
    return sum(1 for cell, number in ledger.outcomes if number < wanted[cell])
