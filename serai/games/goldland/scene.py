"""Goldland on a full screen: the chart of tiles in two sizes, and what each pane tells."""

from typing import Final

from rich.console import Group, RenderableType
from rich.text import Text

from serai.drawn import Drawn, Frame, Spot
from serai.games.goldland import terminal
from serai.games.goldland.schema import EmptyCell, GoldlandView, OpenCell
from serai.games.goldland.terminal import (
    DOWN,
    GROUND,
    INK,
    PARCHMENT,
    SIDE,
    across,
    codes,
    has,
    inked,
    reach,
    tile_name,
    trade,
)
from serai.words import Words

WIDE: Final = 80
TALL: Final = 30
LARGE: Final = (10, 3)
SMALL: Final = (6, 2)
LIT: Final = "#f0875a"
ROAD: Final = "bold #c8622f"
"""Bright enough on a dark ground, dark enough on a light one."""
LETTERS: Final = "ABCDEFG"

Cells = list[OpenCell | EmptyCell]


def board(view: GoldlandView, words: Words, frame: Frame) -> Drawn:
    """The chart, and below it the seats and the middle as far as there is room."""
    wide, tall = LARGE if frame.width >= WIDE and frame.height >= TALL else SMALL
    lines = [Text(" " + "".join(letter.center(wide + 1) for letter in LETTERS), style="quiet")]
    spots: list[Spot] = []
    for row in range(SIDE):
        these = view["cells"][row * SIDE : (row + 1) * SIDE]
        drawn = [_cell(view, words, cell, frame, wide, tall) for cell in these]
        for column, cell in enumerate(these):
            spot = Spot(len(lines), 1 + column * (wide + 1), tall, wide, {"cell": cell["cell"]})
            spots.append(spot)
        for number in range(tall):
            line = Text(str(row + 1) if number == tall // 2 else " ", style="quiet")
            for column, cell in enumerate(these):
                line.append_text(drawn[column][number])
                beside = these[column + 1] if column + 1 < SIDE else None
                road = across(cell, beside) if number == tall // 2 else " "
                line.append(road, style=ROAD)
            lines.append(line)
        if row + 1 < SIDE:
            lines.append(_between(these, view["cells"][(row + 1) * SIDE : (row + 2) * SIDE], wide))
    parts: list[RenderableType] = [*lines]
    if frame.height >= len(lines) + 4 + len(view["seats"]):
        parts += [Text(), terminal.seats(view, words, frame.width)]
    return Drawn(Group(*parts), spots)


def _between(
    above: list[OpenCell | EmptyCell], below: list[OpenCell | EmptyCell], wide: int
) -> Text:
    line = Text(" ")
    for upper, lower in zip(above, below, strict=True):
        sign = DOWN.get((has(upper, "S"), has(lower, "N")), " ")
        line.append(sign.center(wide) + " ", style=ROAD)
    return line


def _cell(
    view: GoldlandView,
    words: Words,
    cell: OpenCell | EmptyCell,
    frame: Frame,
    wide: int,
    tall: int,
) -> list[Text]:
    """A tile: reach, name, camps and adventurers; what it takes; and what it gives."""
    lit = frame.looks_at(cell=cell["cell"])
    if cell["tile"] is None:
        sign = words.say("board-goal") if cell["cell"] == "A1" else "·"
        lines = [Text(" " * wide) for _ in range(tall)]
        lines[tall // 2] = Text(("▶ ◀" if lit else sign)[:wide].center(wide))
        return [_on(line, LIT if lit else PARCHMENT) for line in lines]
    people = _people(view, words, cell)
    sign = "▶" if lit else reach(view, cell["cell"])
    told = f"{sign}{'*' if cell['new'] else ''}{tile_name(words, cell)}"
    room = wide - len(people)
    head = Text(told[:room].ljust(room)).append_text(people)
    if tall == LARGE[1]:
        lines = [head, Text(_price(cell).center(wide)), Text(_gain(cell).center(wide))]
    else:
        lines = [head, Text((_price(cell) or trade(cell))[:wide].center(wide))]
    return [_on(line, LIT if lit else GROUND[cell["kind"]]) for line in lines]


def _on(text: Text, ground: str) -> Text:
    text.stylize_before(f"{INK} on {ground}")
    return text


def _people(view: GoldlandView, words: Words, cell: OpenCell) -> Text:
    """Camps in small letters, adventurers in capitals."""
    text = Text()
    for seat, count in enumerate(cell["camps"]):
        if count:
            text.append_text(inked(seat, words.letter(seat).lower()))
    for held in view["seats"]:
        if held["cell"] == cell["cell"]:
            text.append_text(inked(held["seat"], words.letter(held["seat"])))
    return text


def _price(cell: OpenCell) -> str:
    return f"[{codes(cell['cost'])}]" if "cost" in cell else ""


def _gain(cell: OpenCell) -> str:
    gives = cell.copy()
    gives.pop("cost", None)
    return trade(gives)


def mine(view: GoldlandView, words: Words, width: int) -> RenderableType | None:
    """What the seat carries, the tile in hand, and what the signs mean."""
    text = Text()
    if view["seat"] is not None:
        seat = view["seats"][view["seat"]]
        text.append(words.say("scores-pack") + " ", style="heading")
        text.append(terminal.pack(seat) + "\n", style="bold")
        held = {kind: count for kind, count in seat["items"].items() if count}
        text.append(f"{words.value('', held)}\n")
        owns = words.say("scores-owns", tokens=seat["tokens"], camps=seat["camps_left"])
        text.append(f"{owns} · {words.say('scores-steps', steps=seat['steps'])}\n", style="quiet")
    return Group(text, terminal.notes(view, words))


def scores(view: GoldlandView, words: Words, width: int) -> RenderableType:
    """Everybody's points, by what they come from, and what they carry."""
    text = Text()
    for seat in view["seats"]:
        place = seat["seat"]
        text.append(f"{words.letter(place)} {words.mark(place)} ", style=f"seat.{place}")
        text.append(f"{words.seat(place)} ")
        text.append(f"{seat['points']}", style="bold")
        text.append(f"  {terminal.pack(seat)}\n")
        points = {source: count for source, count in seat["sources"].items() if count}
        owns = words.say("scores-owns", tokens=seat["tokens"], camps=seat["camps_left"])
        told = ", ".join(f"{count} {words.source(source)}" for source, count in points.items())
        text.append("  " + " · ".join(part for part in (told, owns) if part) + "\n", style="quiet")
    text.append("\n")
    text.append_text(terminal.markers(view, words))
    return text
