"""Curves of chances in signs: a band for each seat, and below them numbers where it turned."""

from collections.abc import Sequence
from typing import Final

from rich.text import Text

from serai.words import Words

HEIGHTS: Final = " ▁▂▃▄▅▆▇█"
ROWS: Final = 4
EIGHTHS: Final = len(HEIGHTS) - 1
MARGIN: Final = 8
"""Columns before a band, for its scale."""


def columns_of(points: Sequence[tuple[int, float]], last: int, width: int) -> list[float]:
    """A curve through known points, read off at every column; straight between two of them."""
    read: list[float] = []
    place = 0
    for column in range(width):
        at = column * last / max(1, width - 1)
        while place + 2 < len(points) and points[place + 1][0] <= at:
            place += 1
        (left, low), (right, high) = points[place], points[min(place + 1, len(points) - 1)]
        share = (at - left) / (right - left) if right > left else 0.0
        read.append(low + (high - low) * min(1.0, share))
    return read


def band(seat: int, chances: Sequence[float], words: Words, rows: int = ROWS) -> Text:
    """A seat's chances as bars from 0 to 100 %, its name above them."""
    text = Text.assemble(
        (f"{words.letter(seat)} {words.mark(seat)} {words.seat(seat)}\n", f"seat.{seat}")
    )
    eighths = [round(chance * rows * EIGHTHS) for chance in chances]
    for row in range(rows - 1, -1, -1):
        scale = {0: "0 %", rows - 1: "100 %"}.get(row, "")
        text.append(f"{scale:>{MARGIN - 2}}│ ", style="quiet")
        filled = [HEIGHTS[min(EIGHTHS, max(0, eighth - row * EIGHTHS))] for eighth in eighths]
        text.append("".join(filled).rstrip() + "\n", style=f"seat.{seat}")
    text.right_crop(1)
    return text


def ruler(places: Sequence[int], last: int, width: int) -> Text:
    """Numbers below the bands where the turns are; one that finds no room is left away."""
    line = [" "] * (width + 2)
    for number, place in enumerate(places, 1):
        at = round(place * (width - 1) / max(1, last))
        sign = str(number)
        if all(line[at + step] == " " for step in range(len(sign))) and (
            at == 0 or line[at - 1] == " "
        ):
            line[at : at + len(sign)] = sign
    return Text(" " * MARGIN + "".join(line).rstrip(), style="clause")
