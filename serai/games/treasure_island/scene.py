"""Treasure Island on a full screen: the chart at any scale, with what can be pointed at.

A letter stands for a stretch of ground twice as tall as it is wide, as letters are. Signs alone
tell everything; colour only repeats it.
"""

from functools import lru_cache
from typing import Final

from rich.console import Group, RenderableType
from rich.text import Text

from serai.drawn import Drawn, Frame, Sheet
from serai.games.treasure_island import terminal
from serai.games.treasure_island.chart import Chart
from serai.games.treasure_island.lattice import holds, place_of, spot_at
from serai.games.treasure_island.schema import TreasureView
from serai.games.treasure_island.terminal import SHADES, at_sea, chart_of
from serai.words import Words

MOST: Final = 210
LABEL: Final = 4
SQUARE: Final = 5
"""Likelihoods are told for squares of half a mile."""
ROWS: Final = 43
SEA, RED, LAND = 0, 1, 2
INK: Final = "#33302a"
WATER: Final = "#7fa3a8 on #b9d3d6"
FORBIDDEN: Final = "#a8201a on #e3c0ad"
GROUND: Final = "#b9a97c on #efe3c2"
RULED_OUT: Final = "#8f8468 on #cfc3a0"
LIKELY: Final = {
    "1": "#b9a97c on #f3e4b4",
    "2": "#8a6a1f on #f3dd96",
    "3": "#8a6a1f on #f2d67c",
    "4": "#7a5200 on #efc95f",
    "5": "#7a5200 on #ecbb4b",
    "6": "#6f3d00 on #e7a840",
    "7": "#6f2d00 on #e2943a",
    "8": "#5f1500 on #dc7d33",
    "9": "#5f0d00 on #d4642c",
}
OPEN: Final = f"{INK} on #c3d79a"
"""Where somebody may point now."""
CURSOR: Final = f"bold {INK} on #f0875a"
PIECE: Final = f"bold #ffffff on {INK}"
TOWER: Final = f"bold {INK} on #efe3c2"
TREASURE: Final = "bold #ffffff on #2f7d4f"


def board(view: TreasureView, words: Words, frame: Frame) -> Drawn:
    """The island as large as fits, or a part of it around the cursor."""
    sheet = _sheet(frame)
    letters = _ground(view, sheet, frame)
    for place, sign, style in _pieces(view, frame):
        cell = _cell(sheet, place)
        if cell is not None:
            letters[cell[0]][cell[1]] = (sign, style)
    lines = [terminal.title(view, words)]
    for number, row in enumerate(letters):
        north = int(sheet.north - (number + 0.5) * sheet.down)
        line = Text(f"{north:>3} " if number % 2 == 0 else " " * LABEL, style="quiet")
        for sign, style in row:
            line.append(sign, style=style)
        lines.append(line)
    lines.append(_east(sheet))
    return Drawn(Group(*lines), sheet=sheet)


def _sheet(frame: Frame) -> Sheet:
    """Which part of the island fits, at which scale."""
    lines = max(8, frame.height - 2)
    columns = max(16, min(frame.width - LABEL, 2 * lines))
    lines = min(lines, -(-columns // 2))
    across = (MOST + 1) / columns / frame.zoom
    x, y = frame.cursor or (MOST // 2, MOST // 2)
    wide, tall = across * columns, 2 * across * lines
    west = max(0.0, min(MOST + 1 - wide, x + 0.5 - wide / 2))
    north = min(MOST + 1.0, max(tall, y + 0.5 + tall / 2))
    return Sheet(1, LABEL, lines, columns, west, north, across, 2 * across, MOST)


def _east(sheet: Sheet) -> Text:
    line = " " * LABEL
    for column in range(0, sheet.columns, 8):
        east = int(sheet.west + (column + 0.5) * sheet.across)
        line += str(east).ljust(8)
    return Text(line[: LABEL + sheet.columns], style="quiet")


@lru_cache(maxsize=1 << 17)
def _kind(chart: Chart, x: int, y: int) -> int:
    spot = spot_at(x, y)
    if holds(chart.playable, spot):
        return LAND
    return SEA if at_sea(chart.coast, spot) else RED


def _ground(view: TreasureView, sheet: Sheet, frame: Frame) -> list[list[tuple[str, str]]]:
    """Sea, red areas and land; the land by how likely the treasure is there, or by what is open."""
    chart = chart_of(view)
    knowledge = view["knowledge"]
    likelihood = knowledge["likelihood"] if knowledge is not None else None
    runs = {row: stretches for row, *stretches in frame.chosen.get("facts", {}).get("runs", [])}
    letters: list[list[tuple[str, str]]] = []
    for line in range(sheet.lines):
        row: list[tuple[str, str]] = []
        for column in range(sheet.columns):
            x, y = sheet.place(sheet.line + line, sheet.column + column) or (0, 0)
            kind = _kind(chart, x, y)
            if runs and _inside(runs.get(y, []), x):
                row.append(("+" if kind == LAND else "-", OPEN))
            elif kind == LAND:
                shade = likelihood[ROWS - 1 - y // SQUARE][x // SQUARE] if likelihood else ""
                row.append(_land(shade))
            else:
                row.append(("~", WATER) if kind == SEA else ("x", FORBIDDEN))
        letters.append(row)
    return letters


def _inside(stretches: list[int], x: int) -> bool:
    return any(
        first <= x < first + count
        for first, count in zip(stretches[::2], stretches[1::2], strict=True)
    )


def _land(shade: str) -> tuple[str, str]:
    if not shade:
        return " ", GROUND
    if shade == "0":
        return ":", RULED_OUT
    return SHADES[int(shade)], LIKELY[shade]


def _cell(sheet: Sheet, place: tuple[int, int]) -> tuple[int, int] | None:
    """The line and letter of a place, where the sheet shows it."""
    column = int((place[0] + 0.5 - sheet.west) / sheet.across)
    line = int((sheet.north - place[1] - 0.5) / sheet.down)
    if 0 <= line < sheet.lines and 0 <= column < sheet.columns:
        return line, column
    return None


def _pieces(view: TreasureView, frame: Frame) -> list[tuple[tuple[int, int], str, str]]:
    """What stands on the map, later signs on top of earlier ones."""
    found: list[tuple[tuple[int, int], str, str]] = []
    for tower in chart_of(view).towers:
        found.append((_place(place_of(tower.spot)), "T", TOWER))
    for pirate in view["pirates"]:
        found.append((_place(pirate["at"]), pirate["pirate"][0].upper(), PIECE))
    for figure in view["silver"]["figures"]:
        found.append((_place(figure), "S", PIECE))
    if view["treasure"] is not None:
        found.append((_place(view["treasure"]), "$", TREASURE))
    action = frame.chosen.get("action", {})
    if frame.cursor is not None:
        found.append((frame.cursor, "◎", CURSOR))
    elif {"x", "y"} <= set(action) and not frame.chosen.get("upto"):
        found.append(((action["x"], action["y"]), "◎", CURSOR))
    return found


def _place(at: list[int]) -> tuple[int, int]:
    return at[0], at[1]


def mine(view: TreasureView, words: Words, width: int) -> RenderableType | None:
    """What the seat knows, and the hints that were given."""
    return Group(terminal.lines(view, words), terminal.legend(view, words))


def scores(view: TreasureView, words: Words, width: int) -> RenderableType:
    """Who leads which pirate, what each can still do, and what the next days bring."""
    text = Text()
    silver = view["silver"]["seat"]
    text.append(f"{words.letter(silver)} {words.mark(silver)} ", style=f"seat.{silver}")
    text.append(f"{words.seat(silver)}: Long John Silver\n")
    for pirate in view["pirates"]:
        seat = pirate["seat"]
        text.append(f"{words.letter(seat)} {words.mark(seat)} ", style=f"seat.{seat}")
        text.append(f"{words.seat(seat)}: {pirate['name']}\n")
        left = [f"{words.word(name)} {count}" for name, count in pirate["uses"].items() if count]
        text.append(f"  {', '.join(left) or words.say('list-none')}\n", style="quiet")
    for day in view["calendar"]:
        if day["day"] >= view["day"]:
            event = "" if day["event"] == "nothing" else words.word(day["event"])
            text.append(f"{day['day']:>3} {event}", style="quiet")
            text.append(f"  {words.word(day['pirate'])}\n" if day["pirate"] else "\n")
    return text
