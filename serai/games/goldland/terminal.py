"""Goldland on a terminal: the chart of tiles with its roads, and what every expedition carries.

Letters and marks tell the seats apart and lines show the roads, so that colour only ever repeats
what is there without it.
"""

from typing import Final

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from serai.games.goldland.schema import (
    EmptyCell,
    GoldlandView,
    Kind,
    OpenCell,
    SeatView,
    TileFace,
)
from serai.words import Words

SIDE: Final = 7
WIDE: Final = 10
"""Columns of a cell; one more between two cells shows the road."""
MIDDLE: Final = WIDE // 2
INK: Final = "#2a2118"
ROAD: Final = "bold #8a3a16"
GROUND: Final = {
    "start": "#d9a520",
    "coast": "#b9d3c6",
    "plain": "#e9cf9f",
    "adventure": "#dba583",
}
PARCHMENT: Final = "#f6f0e4"
SEAT_INKS: Final = ["#b00d28", "#14588f", "#8a5200", "#0b6340", "#6a2fa0"]
"""The seats' colours, dark enough for light ground."""
CODES: Final = {
    "provisions": "P",
    "pearls": "L",
    "ropes": "R",
    "guns": "G",
    "spades": "S",
    "timbers": "T",
    "fishing_rods": "F",
}
ACROSS: Final = {(True, True): "═", (True, False): "╴", (False, True): "╶"}
DOWN: Final = {(True, True): "║", (True, False): "╵", (False, True): "╷"}

Cell = OpenCell | EmptyCell


def board(view: GoldlandView, words: Words, width: int) -> RenderableType:
    """The whole table, with the reach of the view's seat or of whoever is to act."""
    parts: list[RenderableType] = [
        title(view, words),
        *_chart(view, words),
        Text(),
        seats(view, words, width),
        Text(),
        notes(view, words),
    ]
    return Group(*parts)


def title(view: GoldlandView, words: Words) -> Text:
    line = Text(words.say("board-title"), style="title")
    told = words.say("board-round", round=view["round"])
    if view["result"] is not None:
        told = words.say("board-over")
    elif view["ending"]:
        told += " · " + words.say("board-last_round")
    return line.append(" · " + told, style="quiet")


# The chart.


def _chart(view: GoldlandView, words: Words) -> list[Text]:
    """Seven rows of cells, three lines each, and the roads between them."""
    cells = view["cells"]
    lines = [_letters()]
    for row in range(SIDE):
        these = cells[row * SIDE : (row + 1) * SIDE]
        drawn = [_cell(view, words, cell) for cell in these]
        for number in range(3):
            line = Text(f"{row + 1} " if number == 1 else "  ", style="quiet")
            for column, cell in enumerate(these):
                line.append_text(drawn[column][number])
                beside = these[column + 1] if column + 1 < SIDE else None
                sign = across(cell, beside) if number == 1 else " "
                line.append(sign, style=ROAD)
            lines.append(line)
        if row + 1 < SIDE:
            lines.append(_between(these, cells[(row + 1) * SIDE : (row + 2) * SIDE]))
    return lines


def _letters() -> Text:
    line = "".join(letter.center(WIDE + 1) for letter in "ABCDEFG"[:SIDE])
    return Text("  " + line.rstrip(), style="quiet")


def has(cell: Cell | None, side: str) -> bool:
    return cell is not None and cell["tile"] is not None and side in cell["roads"]


def across(left: Cell, right: Cell | None) -> str:
    return ACROSS.get((has(left, "E"), has(right, "W")), " ")


def _between(above: list[Cell], below: list[Cell]) -> Text:
    line = Text("  ")
    for upper, lower in zip(above, below, strict=True):
        sign = DOWN.get((has(upper, "S"), has(lower, "N")), " ")
        line.append(" " * MIDDLE + sign + " " * (WIDE - MIDDLE), style=ROAD)
    return line


def _cell(view: GoldlandView, words: Words, cell: Cell) -> list[Text]:
    """Three lines: reach, camps and adventurers; what the tile is; what it costs and gives."""
    if cell["tile"] is None:
        name = words.say("board-goal") if cell["cell"] == "A1" else "·"
        texts = [Text(" " * WIDE), Text(name.center(WIDE)), Text(" " * WIDE)]
        return [_on(text, PARCHMENT) for text in texts]
    ground = GROUND[cell["kind"]]
    texts = [
        _people(view, words, cell),
        Text(tile_name(words, cell).center(WIDE)),
        Text(trade(cell).center(WIDE)),
    ]
    return [_on(text, ground) for text in texts]


def _on(text: Text, ground: str) -> Text:
    text.stylize_before(f"{INK} on {ground}")
    return text


def _people(view: GoldlandView, words: Words, cell: OpenCell) -> Text:
    text = Text(reach(view, cell["cell"]) + ("*" if cell["new"] else ""))
    for seat, count in enumerate(cell["camps"]):
        if count:
            text.append_text(inked(seat, words.letter(seat).lower() + str(count)))
    pawns = Text()
    for pawn in view["seats"]:
        if pawn["cell"] == cell["cell"]:
            pawns.append_text(inked(pawn["seat"], words.letter(pawn["seat"])))
    text.truncate(WIDE - len(pawns))
    return text.append(" " * (WIDE - len(text) - len(pawns))).append_text(pawns)


def inked(seat: int, text: str) -> Text:
    return Text.assemble((text, f"bold {SEAT_INKS[seat % len(SEAT_INKS)]}"))


def reach(view: GoldlandView, cell: str) -> str:
    """Whether the seat that looks, or the one to act, can get to a cell in this move."""
    mover = view["seat"] if view["seat"] is not None else view["active"]
    if mover is None or mover != view["active"]:
        return " "
    if cell in view["seats"][mover]["reach"]:
        return "•"
    return "+" if cell in view["seats"][mover]["reach_paying"] else " "


def _printed(words: Words, face: TileFace) -> str:
    if face["kind"] == "start":
        return words.say("board-start")
    return words.word(face["adventure"]) if "adventure" in face else ""


def tile_name(words: Words, cell: OpenCell) -> str:
    name = _printed(words, cell)
    if cell["cell"] == "A1":
        name = name or words.say("board-goal")
    return name + (" $" if cell["treasure"] else "")


def codes(items: dict[Kind, int]) -> str:
    return "".join(CODES[kind] * count for kind, count in items.items())


def trade(face: TileFace) -> str:
    """The red cost, then the trade: [GG] S>RR."""
    parts = []
    if "cost" in face:
        parts.append(f"[{codes(face['cost'])}]")
    if "offers" in face:
        need = CODES[face["need"]] if face["need"] else ""
        parts.append(need + ">" + "/".join(codes(offer) for offer in face["offers"]))
    return " ".join(parts) if len(" ".join(parts)) <= WIDE else "".join(parts)


# The seats and what lies in the middle.


def seats(view: GoldlandView, words: Words, width: int) -> Table:
    table = Table(box=None, padding=(0, 1, 0, 0), pad_edge=False, header_style="quiet")
    table.add_column("", no_wrap=True)
    table.add_column("", no_wrap=True)
    table.add_column("", no_wrap=True, max_width=max(8, width - 70))
    for name in ("points", "gold", "treasures", "amulet", "markers", "tokens", "camps", "steps"):
        table.add_column(words.say(f"column-{name}"), justify="right", no_wrap=True)
    table.add_column(words.say("column-pack"), no_wrap=True)
    for seat in view["seats"]:
        place = seat["seat"]
        table.add_row(
            "►" if place in view["to_act"] else " ",
            Text(f"{words.letter(place)} {words.mark(place)}", style=f"seat.{place}"),
            Text(words.seat(place), style="bold" if place == view["seat"] else ""),
            Text(str(seat["points"]), style="bold"),
            str(seat["gold"]),
            str(seat["treasures"]),
            "1" if seat["amulet"] else "",
            str(seat["sources"]["markers"]),
            str(seat["tokens"]),
            str(seat["camps_left"]),
            str(seat["steps"]),
            pack(seat),
        )
    return table


def pack(seat: SeatView) -> str:
    """Twelve spaces: items by their letters, $ treasures, @ the amulet, dots where it is free."""
    amulet = "@" if seat["amulet"] else ""
    return codes(seat["items"]) + "$" * seat["treasures"] + amulet + "·" * seat["free"]


def notes(view: GoldlandView, words: Words) -> Table:
    """Temple, markers, stock, the tile in hand, and what the signs mean."""
    temple = view["temple"]
    told = words.say(
        "board-temple_holds", **{k: temple[k] for k in ("amulets", "bonus", "reserve")}
    )
    if temple["bonus_open"]:
        told += f" ({words.say('board-open')})"
    grid = Table.grid(padding=(0, 1, 0, 0))
    grid.add_column(style="heading", no_wrap=True)
    grid.add_column()
    grid.add_row(words.say("board-temple"), told)
    grid.add_row(words.say("board-markers"), markers(view, words))
    grid.add_row(words.say("board-stock"), stock(view, words))
    if view["drawn"] is not None:
        drawn = view["drawn"]
        line = f"{drawn['tile']} {_printed(words, drawn)} {trade(drawn)}"
        grid.add_row(words.say("board-drawn"), Text(line, style="bold"))
    signs = "board-reach" if view["active"] is not None else "board-reach_none"
    for ident in (signs, "board-trades", "board-letters"):
        heading = words.say("board-legend") if ident == signs else ""
        grid.add_row(heading, Text(words.say(ident), style="quiet"))
    return grid


def markers(view: GoldlandView, words: Words) -> Text:
    line = Text()
    for marker in view["markers"]:
        line.append("" if not len(line) else " · ", style="quiet")
        line.append(f"{words.word(marker['adventure'])} {marker['value']}")
        holder = marker["holder"]
        if holder is not None:
            line.append(f" {words.letter(holder)}{words.mark(holder)}", style=f"seat.{holder}")
    return line


def stock(view: GoldlandView, words: Words) -> Text:
    items = " ".join(f"{CODES[kind]}{count}" for kind, count in view["stock"].items())
    tokens = words.say("board-tokens", count=view["tokens_left"])
    pile = words.say("board-pile", count=len(view["pile"]))
    return Text(f"{items} · {tokens} · {pile}")
