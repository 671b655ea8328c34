"""The line at the top: every seat with its mark, its name, how it stands, and whose turn it is."""

from collections.abc import Mapping
from typing import Any

from rich.text import Text

from serai.cli.full.seen import Seen
from serai.words import Words


def strip(seen: Seen, words: Words) -> Text:
    """All seats on one line."""
    line = Text(no_wrap=True, overflow="ellipsis")
    seats: list[Mapping[str, Any]] = seen.view.get("seats", [])
    count = len(seats) or len(words.names)
    for seat in range(count):
        if seat:
            line.append("  ")
        asked = seat in seen.view.get("to_act", [])
        line.append("►" if asked else " ", style="ask")
        line.append(f"{words.letter(seat)}{words.mark(seat)} ", style=f"seat.{seat}")
        line.append(words.seat(seat), style="bold underline" if seat == seen.seat else "")
        line.append(f" {_standing(seats[seat])}" if seat < len(seats) else "", style="bold")
    return line


def _standing(facts: Mapping[str, Any]) -> str:
    """The number that says how a seat stands, where its view tells one."""
    points = facts.get("points")
    return f"{points:g}" if isinstance(points, int | float) else ""
