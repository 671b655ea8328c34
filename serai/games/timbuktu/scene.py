"""Timbuktu on a full screen: the road from place to place in two sizes, the notebook below it."""

from typing import Any, Final

from rich.console import Group, RenderableType
from rich.text import Text

from serai.drawn import Drawn, Frame, Spot
from serai.games.timbuktu import terminal
from serai.games.timbuktu.schema import TimbuktuView
from serai.games.timbuktu.terminal import (
    CAMEL_INKS,
    DUSK,
    EMBER,
    INK,
    PITCH,
    SAND,
    SWAP,
    camels_by_pitch,
    chance,
    initial,
    load,
)
from serai.words import LETTERS, MARKS, Words

WIDE: Final = 78
PITCHES: Final = 5
SMALL: Final = (5, 4, 5)
LARGE: Final = (10, 5, 12)
"""Columns for a pen's name, for a pitch, and for the arrows between."""
OTHER_SAND: Final = "on #d9b27a"
"""Pitches take turns, so that loads side by side stay apart."""
LIT: Final = "#f0875a"
NAME: Final = 7
"""Columns for a camel's name."""


def board(view: TimbuktuView, words: Words, frame: Frame) -> Drawn:
    """The road, and below it whatever there is room for, the most needed first."""
    sizes = LARGE if frame.width >= WIDE else SMALL
    spots: list[Spot] = []
    parts: list[RenderableType] = [_head(view, words), *_road(view, words, frame, sizes, spots)]
    left = frame.height - len(parts)
    for part, lines in _below(view, words, frame):
        if lines + 1 <= left:
            parts += [Text(), part]
            left -= lines + 1
    return Drawn(Group(*parts), spots)


def _head(view: TimbuktuView, words: Words) -> Text:
    """Which stage and round it is, and who holds the counters."""
    if view["phase"] not in ("choosing", "moving"):
        return Text(words.say(f"board-{view['phase']}"), style="quiet")
    stage = words.say("board-stage", stage=view["stage"], stages=view["stages"])
    round_ = words.say("board-round", round=view["round"], rounds=view["rounds"])
    return Text(f"{stage}, {round_}", style="quiet")


def _below(view: TimbuktuView, words: Words, frame: Frame) -> list[tuple[RenderableType, int]]:
    """What can stand below the road, with its lines."""
    found: list[tuple[RenderableType, int]] = []
    own = terminal.own_camels(view, words)
    if own is not None:
        found.append((own, -(-len(own.plain) // frame.width) + 1))
    if view["notebook"]["pens"]:
        found.append((_notebook(view, words), len(view["notebook"]["pens"]) + 1))
    if frame.width >= WIDE:
        found.append((terminal.seats(view, words), len(view["seats"]) + 5))
        ways = terminal.ways(view, words)
        if ways is not None:
            found.append((ways, len(view["ways"]) + 3))
    return found


def _road(
    view: TimbuktuView,
    words: Words,
    frame: Frame,
    sizes: tuple[int, int, int],
    spots: list[Spot],
) -> list[Text]:
    """The place that is left, the arrows, and the place that is entered; two lines for each pen."""
    name, cell, middle = sizes
    span = cell * PITCHES
    sky = Text(" " * name + words.word(view["from"]).center(span), style=DUSK)
    sky.append("→→→".center(middle), style=EMBER)
    lines = [sky.append(words.word(view["to"]).center(span), style=DUSK)]
    camels = camels_by_pitch(view)
    swaps = {(field["pen"], field["pitch"]) for field in view["swap_fields"]}
    for pen, arrows in view["arrows"].items():
        upper = Text.assemble((words.word(pen)[: name - 1].ljust(name), "bold"))
        lower = Text(" " * name)
        lit = frame.looks_at(pen=pen)
        for pitch in range(1, PITCHES + 1):
            found = camels.get((view["from"], pen, pitch))
            _stand(view, words, found, "", frame, cell, (upper, lower))
        for line, arrow in zip((upper, lower), arrows, strict=True):
            sign = "▶" if lit else "→"
            told = f"{sign}{words.word(arrow)}"[: middle - 1].ljust(middle)
            line.append(told, style="ask" if lit else "quiet")
        for pitch in range(1, PITCHES + 1):
            empty = f"{pitch}{SWAP if (pen, pitch) in swaps else ''}"
            if lit and frame.chosen.get("facts", {}).get("pitch") == pitch:
                empty = "▶▶▶"
            found = camels.get((view["to"], pen, pitch))
            _stand(view, words, found, empty, frame, cell, (upper, lower))
        here = 1 + len(lines)
        for pitch in range(1, PITCHES + 1):
            found = camels.get((view["from"], pen, pitch))
            if found is not None and found[0] == view["seat"]:
                left = name + cell * (pitch - 1)
                spots.append(Spot(here, left, 2, cell, {"camel": found[1]["camel"]}))
        spots.append(Spot(here, 0, 2, frame.width, {"pen": pen}))
        lines += [upper, lower]
    return lines


def _stand(
    view: TimbuktuView,
    words: Words,
    found: tuple[int, Any] | None,
    empty: str,
    frame: Frame,
    cell: int,
    lines: tuple[Text, Text],
) -> None:
    """One pitch: the camel and its load, or the pitch's number."""
    upper, lower = lines
    sand = SAND if (len(lower) // cell) % 2 else OTHER_SAND
    if found is None:
        lit = empty.startswith("▶")
        ground = f"on {LIT}" if lit else sand
        upper.append(empty.center(cell - 1).ljust(cell), style=f"{INK if lit else PITCH} {ground}")
        lower.append(" " * cell, style=ground)
        return
    seat, camel = found
    lit = seat == view["seat"] and frame.looks_at(camel=camel["camel"])
    ground = f"on {LIT}" if lit else sand
    name = f"{'▶' if lit else LETTERS[seat]}{MARKS[seat]}{initial(camel['camel'], words)}"
    ink = INK if lit else CAMEL_INKS[seat % len(CAMEL_INKS)]
    upper.append(name[: cell - 1].ljust(cell), style=f"bold {ink} {ground}")
    lower.append(_goods(camel["goods"])[:cell].ljust(cell), style=f"{INK} {ground}")


def _goods(goods: dict[str, int] | None) -> str:
    """The first letters of what a camel carries, small beside the camel's own."""
    if goods is None:
        return "????"
    return "".join(good[:1] * pieces for good, pieces in goods.items()) or "–"


def _notebook(view: TimbuktuView, words: Words) -> RenderableType:
    """For each pen the pitches and goods that thieves take: for certain, perhaps, or never."""
    head = Text.assemble((words.say("board-notebook")[:9].ljust(10), "heading"))
    for pitch in range(1, PITCHES + 1):
        head.append(str(pitch).ljust(4), style="quiet")
    for good in view["goods"]:
        head.append(words.word(good)[:3].ljust(4), style="quiet")
    lines = [head]
    for pen in view["notebook"]["pens"]:
        line = Text.assemble((words.word(pen["pen"])[:9].ljust(10), "bold"))
        for told in [*pen["pitches"], *[pen["goods"][good] for good in view["goods"]]]:
            line.append_text(chance(told)).append(" " * (4 - len(chance(told))))
        lines.append(line)
    return Group(*lines)


def mine(view: TimbuktuView, words: Words, width: int) -> RenderableType | None:
    """The own camels, the piles one has seen, and what each way would cost."""
    parts: list[RenderableType] = []
    if view["seat"] is not None:
        for camel in view["seats"][view["seat"]]["camels"]:
            line = Text.assemble((words.word(camel["camel"]).ljust(NAME), "bold"))
            line.append(load(camel["goods"], words).ljust(5))
            where = words.word(camel["pen"]) if "pen" in camel else ""
            line.append(f"{where}{' ·' if camel['waits'] else ''}", style="quiet")
            parts.append(line)
    for part in (terminal.piles(view, words), terminal.ways(view, words)):
        if part is not None:
            parts += [Text(), part]
    return Group(*parts) if parts else None


def scores(view: TimbuktuView, words: Words, width: int) -> RenderableType:
    """What every caravan carries and what it is worth, and what a piece of each good is worth."""
    text = Text()
    for seat in view["seats"]:
        place = seat["seat"]
        carried = {good: count for good, count in (seat["carried"] or {}).items() if count}
        text.append(f"{words.letter(place)} {words.mark(place)} ", style=f"seat.{place}")
        text.append(f"{words.seat(place)} ")
        text.append(f"{'' if seat['points'] is None else seat['points']}\n", style="bold")
        text.append(f"  {words.value('', carried) if carried else '–'}\n", style="quiet")
    for line in ("value", "stolen", "tolls"):
        text.append(words.say(f"board-{line}").ljust(9), style="quiet")
        for good, facts in view["goods"].items():
            text.append(f"{words.word(good)[:3]} {facts[line]:<3}")
        text.append("\n")
    return text
