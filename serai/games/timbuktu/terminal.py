"""Timbuktu on a terminal: the place that is left, the place that is entered, piles and notebook.

Letters and marks tell the seats apart, and every shade has a sign beside it, so that colour only
ever repeats what is there without it. A load is written with the first letters of its goods.
"""

from typing import Any, Final

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from serai.games.timbuktu.schema import Chance, GoodKind, PileCards, SeatView, TimbuktuView, Way
from serai.words import Words

NAME: Final = 9
CELL: Final = 5
MIDDLE: Final = 11
SAND: Final = "on #e5c28b"
PITCH: Final = "#6f5a33"
INK: Final = "#2a2118"
DUSK: Final = "#f1e8d8 on #2d2a4a"
EMBER: Final = "#d9703a on #2d2a4a"
CAMEL_INKS: Final = ["#a00c24", "#14507f", "#7a4800", "#0b5a3a", "#5f2a90"]
"""The seats' colours, dark enough for sand."""
SWAP: Final = "⇄"
CERTAIN: Final = "■"
SAFE: Final = "·"


def board(view: TimbuktuView, words: Words, width: int) -> RenderableType:
    """The whole table as the view's seat sees it."""
    parts: list[RenderableType] = [
        title(view, words),
        *road(view, words),
        Text(),
        seats(view, words),
    ]
    for part in (
        own_camels(view, words),
        piles(view, words),
        notebook(view, words),
        ways(view, words),
    ):
        if part is not None:
            parts += [Text(), part]
    return Group(*parts)


def _mark(words: Words, seat: int) -> str:
    return words.letter(seat) + words.mark(seat)


def initial(camel: str, words: Words) -> str:
    """The letter a camel bears on the board: the first one of its name."""
    return words.word(camel)[:1]


def load(goods: dict[GoodKind, int] | None, words: Words) -> str:
    """The first letters of what a camel carries; question marks while nobody may know."""
    if goods is None:
        return "????"
    letters = "".join(words.word(good)[:1] * pieces for good, pieces in goods.items())
    return letters or "–"


# The road.


def title(view: TimbuktuView, words: Words) -> Text:
    """Where the caravans are, and below it who holds the counters."""
    line = Text(words.say("board-title"), style="title")
    if view["phase"] not in ("choosing", "moving"):
        return line.append(" · " + words.say(f"board-{view['phase']}"), style="quiet")
    stage = words.say("board-stage", stage=view["stage"], stages=view["stages"])
    round_ = words.say("board-round", round=view["round"], rounds=view["rounds"])
    counters = words.say("board-counters", starter=view["starter"], holder=view["leader"])
    return line.append(f" · {stage}, {round_} · {counters}", style="quiet")


def road(view: TimbuktuView, words: Words) -> list[Text]:
    """The camels that still stand where they were, the arrows, and those that have moved on."""
    camels = camels_by_pitch(view)
    pitches = range(1, CELL + 1)
    lines = [_sky(view, words)]
    swaps = {(field["pen"], field["pitch"]) for field in view["swap_fields"]}
    for pen, arrows in view["arrows"].items():
        upper = Text(words.word(pen).ljust(NAME), style="bold")
        lower = Text(" " * NAME)
        for pitch in pitches:
            _stand(camels.get((view["from"], pen, pitch)), "", words, upper, lower)
        for line, arrow in zip((upper, lower), arrows, strict=True):
            line.append(f" →{words.word(arrow)}".ljust(MIDDLE), style="quiet")
        for pitch in pitches:
            empty = SWAP if (pen, pitch) in swaps else ""
            _stand(camels.get((view["to"], pen, pitch)), f"{pitch}{empty}", words, upper, lower)
        lines += [upper, lower]
    return lines


def camels_by_pitch(view: TimbuktuView) -> dict[tuple[str, str, int], tuple[int, Any]]:
    return {
        (camel["place"], camel["pen"], camel["pitch"]): (seat["seat"], camel)
        for seat in view["seats"]
        for camel in seat["camels"]
        if "place" in camel
    }


def _sky(view: TimbuktuView, words: Words) -> Text:
    """Both places by name, above their pitches."""
    span = CELL * 5
    left = words.word(view["from"]).center(span)
    right = words.word(view["to"]).center(span)
    sky = Text(" " * NAME + left, style=DUSK)
    sky.append(" →→→".ljust(MIDDLE), style=EMBER)
    return sky.append(right, style=DUSK)


def _stand(
    found: tuple[int, Any] | None, empty: str, words: Words, upper: Text, lower: Text
) -> None:
    """One pitch, two lines high: the camel and its load, or the pitch's number."""
    if found is None:
        upper.append(empty.center(CELL - 1).ljust(CELL), style=f"{PITCH} {SAND}")
        lower.append(" " * CELL, style=SAND)
        return
    seat, camel = found
    ink = CAMEL_INKS[seat % len(CAMEL_INKS)]
    name = f"{_mark(words, seat)}{initial(camel['camel'], words)}"
    upper.append(name.ljust(CELL), style=f"bold {ink} {SAND}")
    lower.append(load(camel["goods"], words).ljust(CELL), style=f"{INK} {SAND}")


# The caravans.


def seats(view: TimbuktuView, words: Words) -> Table:
    """Who carries what, what it is worth now, and which camels are still to move."""
    table = Table(box=None, padding=(0, 1, 0, 0), pad_edge=False, header_style="quiet")
    for width in (1, 3):
        table.add_column("", no_wrap=True, min_width=width)
    table.add_column("", no_wrap=True, max_width=16)
    for heading in [words.word(good) for good in view["goods"]]:
        table.add_column(heading, justify="right", no_wrap=True, min_width=len(heading))
    for column in ("goods", "worth"):
        table.add_column(words.say(f"column-{column}"), justify="right", min_width=5)
    for column in ("card", "to_go"):
        table.add_column(words.say(f"column-{column}"), no_wrap=True)
    for seat in view["seats"]:
        table.add_row(*_seat(view, words, seat))
    for line in ("stolen", "tolls", "value"):
        style = "bold" if line == "value" else "quiet"
        figures = [Text(str(good[line]), style=style) for good in view["goods"].values()]
        table.add_row("", "", Text(words.say(f"board-{line}"), style=style), *figures)
    return table


def _seat(view: TimbuktuView, words: Words, seat: SeatView) -> list[RenderableType]:
    place = seat["seat"]
    carried = seat["carried"] or {}
    card = words.say("board-card_down") if seat["laid"] else ""
    if seat["card"]:
        card = initial(seat["card"], words)
    if view["phase"] == "loading":
        to_go = words.say("board-loaded", count=seat["loaded"])
    else:
        waiting = [camel["camel"] for camel in seat["camels"] if camel["waits"]]
        to_go = "".join(initial(camel, words) for camel in waiting)
    return [
        "►" if place in view["to_act"] else " ",
        Text(f"{words.letter(place)} {words.mark(place)}", style=f"seat.{place}"),
        Text(words.seat(place), style="bold" if place == view["seat"] else ""),
        *[str(carried.get(good, "")) for good in view["goods"]],
        str(sum(carried.values())) if carried else "",
        Text("" if seat["points"] is None else str(seat["points"]), style="bold"),
        card,
        Text(to_go, style="quiet"),
    ]


def own_camels(view: TimbuktuView, words: Words) -> Text | None:
    """While loading: the own loads and what is left; while placing: the camels not yet placed."""
    if view["seat"] is None or view["phase"] not in ("loading", "placing"):
        return None
    own = view["seats"][view["seat"]]
    if view["phase"] == "loading":
        line = Text(words.say("board-to_load", goods=view["to_load"]), style="bold")
        camels = own["camels"][: own["loaded"]]
    else:
        line = Text(words.say("board-to_place"), style="bold")
        camels = [camel for camel in own["camels"] if camel["waits"]]
    for camel in camels:
        name = initial(camel["camel"], words)
        line.append(f" · {name} {load(camel['goods'], words)}", style="none")
    return line


# What is known of the thieves.


def piles(view: TimbuktuView, words: Words) -> Table | None:
    """Where the five piles lie in the order they pass, and the cards the reader has seen."""
    if not view["piles"]:
        return _last_theft(view, words)
    table = Table.grid(padding=(0, 2, 0, 0))
    for pile in sorted(view["piles"], key=lambda pile: int(pile["place"])):
        if pile["holder"] is None:
            first, second = pile["between"]
            where = f"{words.letter(first)}–{words.letter(second)}"
        else:
            where = f"{words.letter(pile['holder'])} {words.mark(pile['holder'])}"
        seen = Text(_cards(pile["cards"], words)) if pile["cards"] else Text("")
        if not pile["cards"]:
            seen.append(words.say("board-unseen"), style="quiet")
        elif pile["holder"] == view["seat"]:
            seen.stylize("bold")
        heading = words.say("board-piles") if pile["place"] == 0 else ""
        table.add_row(Text(heading, style="heading"), where, seen)
    return table


def _cards(cards: PileCards, words: Words) -> str:
    pitches = " ".join(str(pitch) for pitch in cards["pitches"])
    goods = ", ".join(words.word(good) for good in cards["goods"])
    return f"{words.word(cards['pen'])} {pitches}: {goods}"


def _last_theft(view: TimbuktuView, words: Words) -> Table | None:
    if not view["last_theft"]:
        return None
    table = Table.grid(padding=(0, 2, 0, 0))
    for number, cards in enumerate(view["last_theft"]):
        heading = words.say("board-robbed") if number == 0 else ""
        table.add_row(Text(heading, style="heading"), _cards(cards, words))
    return table


def notebook(view: TimbuktuView, words: Words) -> Group | None:
    """For each pen the pitches and goods that thieves take: for certain, perhaps, or never."""
    notebook = view["notebook"]
    if not notebook["pens"]:
        return None
    table = Table(box=None, padding=(0, 1, 0, 0), pad_edge=False, header_style="quiet")
    table.add_column(words.say("board-notebook"), style="bold", header_style="heading")
    for pitch in range(1, CELL + 1):
        table.add_column(str(pitch), justify="center", min_width=3)
    table.add_column("│", style="quiet")
    for good in view["goods"]:
        table.add_column(words.word(good), justify="center")
    for pen in notebook["pens"]:
        table.add_row(
            words.word(pen["pen"]),
            *[chance(told) for told in pen["pitches"]],
            "│",
            *[chance(pen["goods"][good]) for good in view["goods"]],
        )
    legend = words.say("board-legend", worlds=notebook["robberies"])
    return Group(table, Text(legend, style="quiet"), *card_lists(view, words))


def card_lists(view: TimbuktuView, words: Words) -> list[Text]:
    """The cards in play; in brackets those the reader has seen."""
    lines: list[Text] = []
    for kind in ("pitches", "goods"):
        seen = [pile["cards"][kind] for pile in view["piles"] if pile["cards"]]
        line = Text(words.say(f"board-cards_{kind}") + "  ", style="quiet")
        for named in view["cards"][kind]:
            card = "+".join(str(words.value("", name)) for name in named)
            line.append(f"({card})" if named in seen else card, style="none")
            line.append("  ")
        lines.append(line)
    return lines


def chance(told: Chance) -> Text:
    if told["robbed"] == "certain":
        return Text(CERTAIN, style="bad")
    if told["robbed"] == "excluded":
        return Text(SAFE, style="quiet")
    return Text(f"{told['in']}/{told['of']}", style="crown")


def ways(view: TimbuktuView, words: Words) -> Group | None:
    """What each own camel would lose in each pen, and where it pays a toll."""
    if not view["ways"] or view["seat"] is None:
        return None
    table = Table(box=None, padding=(0, 1, 0, 0), pad_edge=False, header_style="quiet")
    table.add_column(words.say("board-ways"), header_style="heading", no_wrap=True)
    for pen in view["arrows"]:
        table.add_column(words.word(pen), no_wrap=True)
    camels = {camel["camel"]: camel for camel in view["seats"][view["seat"]]["camels"]}
    for way in view["ways"]:
        camel = camels[way["camel"]]
        pens = {found["pen"]: found for found in way["pens"]}
        shown = Text(f"{initial(way['camel'], words)} ", style="bold")
        shown.append(f"{words.word(camel['pen'])} {load(camel['goods'], words)}", style="none")
        table.add_row(shown, *[_way(pens.get(pen), words) for pen in view["arrows"]])
    return Group(table, Text(words.say("board-ways_legend"), style="quiet"))


def _way(found: Way | None, words: Words) -> Text:
    if found is None:
        return Text(words.say("board-full"), style="refused")
    loses = found["loses"]
    way = Text(f"{found['pitch']}: ", style="quiet")
    way.append("0" if not loses else f"{loses:g}", style="good" if not loses else "none")
    return way.append(" +1" if found["toll"] else "", style="crown")
