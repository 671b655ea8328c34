"""What people were told is done: each of it must stand in the match once, in its order."""

import json
from collections import Counter
from collections.abc import Mapping

from serai.engine.match import PLAYED, UNDONE, Line, Match

TAKEN_BACK = "taken back"


def plain(value: object) -> str:
    return json.dumps(value, sort_keys=True)


class Ledger:
    """The deeds of one table's people: what was acknowledged, seat by seat, in order."""

    def __init__(self) -> None:
        self._deeds: dict[int, list[str]] = {}
        self.ids: list[tuple[int, str]] = []
        """Seat and id of each of them."""

    def keep(self, seat: int, action_id: str, action: Mapping[str, object] | None) -> None:
        """Somebody was told that an action, or with None the taking back of one, is done."""
        self._deeds.setdefault(seat, []).append(TAKEN_BACK if action is None else plain(action))
        self.ids.append((seat, action_id))

    def against(self, match: Match, seats: list[int]) -> list[str]:
        """What a match does not hold exactly as its people were told."""
        wrong: list[str] = []
        for seat in seats:
            told = self._deeds.get(seat, [])
            stands = [_deed(match, line) for line in match.lines if _is_deed(line, seat)]
            if told != stands:
                wrong.append(
                    f"seat {seat} was told of {len(told)} deeds, the match holds {len(stands)}: "
                    f"{_first_difference(told, stands)}"
                )
        return wrong

    def not_once(self, stored: Counter[tuple[int, str]]) -> list[str]:
        """The ids that do not stand in a database exactly once."""
        return [f"{name} of seat {seat}" for seat, name in self.ids if stored[seat, name] != 1]


def _is_deed(line: Line, seat: int) -> bool:
    return line.seat == seat and line.kind in {PLAYED, UNDONE}


def _deed(match: Match, line: Line) -> str:
    return TAKEN_BACK if line.kind == UNDONE else plain(match.game.space.to_json(line.action))


def _first_difference(told: list[str], stands: list[str]) -> str:
    for number, (one, other) in enumerate(zip(told, stands, strict=False)):
        if one != other:
            return f"number {number} is {one} here, {other} there"
    return "one of them ends early"
