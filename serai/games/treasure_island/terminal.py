"""Treasure Island on a terminal: the island in characters, shaded by where the treasure may lie.

One sign stands for half a mile each way, with a space after it where the terminal is wide enough
for the map to keep its shape. Signs alone tell everything; colour only repeats it.
"""

from typing import Final

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from serai.games.treasure_island.barrier import side_of_ring
from serai.games.treasure_island.chart import FILES, Chart, read_chart
from serai.games.treasure_island.lattice import holds, place_of, spot_at, x_of, y_of
from serai.games.treasure_island.schema import TreasureView
from serai.words import Words

CELL: Final = 5
CELLS: Final = 43
MIDDLE: Final = 2
SEA: Final = "~"
RED: Final = "X"
RULED_OUT: Final = ":"
SHADES: Final = " ...++++##"
"""Signs for likelihoods 1 to 9; 0 is ground ruled out."""
STYLES: Final = {
    "~": "#7aa7ad",
    "X": "#a8201a",
    ":": "#8a7f66",
    ".": "#b9b08d",
    "+": "#d9a520",
    "#": "bold #c8102e",
    "S": "bold #a8201a",
    "T": "bold",
    "$": "bold #2f7d4f",
}
MARK_STYLE: Final = "bold"
WIDE: Final = 92
"""From here on a row with spaces fits: its label, and two columns for each sign."""


def board(view: TreasureView, words: Words, width: int) -> RenderableType:
    """The whole table as the view's seat sees it."""
    parts: list[RenderableType] = [title(view, words), _island(view, width), legend(view, words)]
    parts.append(lines(view, words))
    return Group(*parts)


def ending(view: TreasureView, words: Words, width: int) -> RenderableType:
    """The island once more, with the treasure on it."""
    return _island(view, width)


def title(view: TreasureView, words: Words) -> Text:
    line = Text(words.say("board-title"), style="bold")
    if view["silver"]["round"]:
        line.append("  " + words.say("board-round", round=view["silver"]["round"]), style="quiet")
    elif view["day"]:
        last = len(view["calendar"])
        line.append("  " + words.say("board-day", day=view["day"], last=last), style="quiet")
    else:
        line.append("  " + words.say("board-setup"), style="quiet")
    return line


def _island(view: TreasureView, width: int) -> Text:
    gap = " " if width >= WIDE else ""
    signs = _ground(view)
    for (column, row), sign in _pieces(view).items():
        signs[row][column] = sign
    text = Text()
    for row in range(CELLS - 1, -1, -1):
        text.append(f"{row * CELL:>4} " if row % 4 == 0 else "     ", style="quiet")
        for sign in signs[row]:
            style = STYLES.get(sign, MARK_STYLE)
            text.append(sign + gap, style=style)
        text.append("\n")
    text.append("     ")
    for column in range(0, CELLS, 4):
        text.append(f"{column * CELL:<{4 + 4 * len(gap)}}", style="quiet")
    return text


def chart_of(view: TreasureView) -> Chart:
    names = [read_chart(number).name for number in range(len(FILES))]
    return read_chart(names.index(view["map"]))


def _ground(view: TreasureView) -> list[list[str]]:
    """Sea, red areas and land, the land shaded where the seat's knowledge leaves it."""
    chart = chart_of(view)
    knowledge = view["knowledge"]
    likelihood = knowledge["likelihood"] if knowledge is not None else None
    rows: list[list[str]] = []
    for row in range(CELLS):
        signs: list[str] = []
        for column in range(CELLS):
            spot = spot_at(min(column * CELL + MIDDLE, 210), min(row * CELL + MIDDLE, 210))
            if holds(chart.playable, spot):
                shade = likelihood[CELLS - 1 - row][column] if likelihood is not None else "1"
                signs.append(SHADES[int(shade)] if shade != "0" else RULED_OUT)
            else:
                signs.append(SEA if at_sea(chart.coast, spot) else RED)
        rows.append(signs)
    return rows


def at_sea(coast: list[int], spot: int) -> bool:
    return side_of_ring(coast, 1, x_of(spot), y_of(spot)) < 0


def _pieces(view: TreasureView) -> dict[tuple[int, int], str]:
    """What stands on the map, later signs on top of earlier ones."""
    found: dict[tuple[int, int], str] = {}
    for tower in chart_of(view).towers:
        found[_cell(place_of(tower.spot))] = "T"
    for pirate in view["pirates"]:
        found[_cell(pirate["at"])] = pirate["pirate"][0].upper()
    for figure in view["silver"]["figures"]:
        found[_cell(figure)] = "S"
    if view["treasure"] is not None:
        found[_cell(view["treasure"])] = "$"
    return found


def _cell(place: list[int]) -> tuple[int, int]:
    return place[0] // CELL, place[1] // CELL


def legend(view: TreasureView, words: Words) -> Text:
    line = Text("\n" + words.say("board-legend"), style="quiet")
    if view["knowledge"] is not None:
        miles = view["knowledge"]["square_miles"]
        line.append("\n" + words.say("board-possible", miles=miles), style="bold")
    return line


def lines(view: TreasureView, words: Words) -> Table:
    grid = Table.grid(padding=(0, 1, 0, 0))
    grid.add_column(min_width=7, style="heading")
    grid.add_column()
    grid.add_row(words.say("heading-hints"), hints(view, words))
    grid.add_row(words.say("heading-yours"), own(view, words))
    return grid


def hints(view: TreasureView, words: Words) -> Text:
    trust = {}
    if view["knowledge"] is not None:
        trust = {one["hint"]: one["trust"] for one in view["knowledge"]["uncertain"]}
    text = Text()
    for hint in view["hints"]:
        said = hint["said"]
        told = words.action(said) if "action" in said else words.say("action-say_impossible")
        token = hint["token"] or words.say("board-unknown")
        line = words.say(
            "board-hint", number=hint["number"], card=hint["card"], token=token, said=told
        )
        text.append(line)
        if hint["number"] in trust:
            percent = round(100 * trust[hint["number"]])
            text.append("  " + words.say("board-trust", percent=percent), style="quiet")
        text.append("\n")
    return text if view["hints"] else Text(words.say("board-none"), style="quiet")


def own(view: TreasureView, words: Words) -> Text:
    """District, compass and chest knowledge of the seat, and Silver's hand for Silver."""
    told: list[str] = []
    for card in view["districts"]:
        if card["district"] is not None:
            told.append(f"– {words.word(card['district'])}")
    for reading in view["compass"]:
        if reading["skulls"] is not None:
            skulls = " – ".join(words.word(sector) for sector in reading["skulls"])
            told.append(f"{words.word(reading['pirate'])}: – {skulls}")
    for gift in view["chest"]:
        if gift["token"] is not None:
            told.append(f"{words.word(gift['pirate'])}: {words.word(gift['token'])}")
    if view["silver"]["hand"] is not None:
        told.append(", ".join(words.word(card) for card in view["silver"]["hand"]))
    return Text("\n".join(told) if told else words.say("board-none"))
