"""What one seat saw at a few moments of a golden match of every game, for the client's tests.

`make types` writes them: what a board makes of a view is tried on views of real matches.
"""

from pathlib import Path
from typing import Any, Final

import serai
from serai.engine.match import Match

ROOT: Final = Path(__file__).resolve().parents[1]
PLAYED: Final = "rules-1-seats-3-manual-1.serai"
SEAT: Final = 0
QUARTERS: Final = 4
LATEST: Final = 60
"""Events before a moment that boards look back on: at most those of a round."""


def moments(name: str) -> list[dict[str, Any]]:
    """Where the seat is first asked in each quarter of a match, and its end."""
    folder = serai.game(name).package.rpartition(".")[2]
    played = Match.load(ROOT / "tests" / folder / "golden" / PLAYED)
    again = played.begun_again()
    found: list[dict[str, Any]] = []
    for line in played.lines[1:]:
        if SEAT in again.to_act and line.number * QUARTERS >= len(found) * len(played.lines):
            found.append(_moment(again))
        again.follow(line.kind, line.seat, line.action)
    return [*found, _moment(again)]


def _moment(match: Match) -> dict[str, Any]:
    offers = match.offers(SEAT) if SEAT in match.to_act else []
    events = match.events(SEAT)[-LATEST:]
    return {"view": match.view(SEAT), "offers": offers, "events": events}
