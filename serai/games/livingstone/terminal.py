"""LivingStone on a terminal: the terraces above the river, the seats, and what one seat holds.

Letters and marks tell the seats apart, brackets and lines tell the rest, so that colour only ever
repeats what is there without it.
"""

from collections.abc import Callable
from typing import Final

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from serai.games.livingstone.schema import LivingStoneView, SeatView
from serai.words import Words

SITE: Final = 5
LEFT: Final = 6
RIGHT: Final = 13
INK: Final = "#2a2118"
TERRACES: Final = ["#d5d8a0", "#e0d79a", "#ead59a", "#e9c98f", "#e3b98a", "#d9a880"]
"""The ground of rows 1 to 6, from the river's meadows up to the clay."""
LIGHT: Final = "#fff6dc"
BANK: Final = "#ead9a8"
RIVER: Final = "#2e7f86"
FOAM: Final = "#a9d3d3"
EDGE: Final = "#b4471f"
CLAY: Final = "#d98a55"
TENT_INKS: Final = ["#b00d28", "#14588f", "#8a5200", "#0b6340", "#6a2fa0"]
"""The seats' colours, dark enough for light ground."""
BOAT: Final = [
    ("  ° o", FOAM),
    ("  ▐▌ ", LIGHT),
    (" ▐▀█▀█▖", LIGHT),
    ("◥█████◤", CLAY),
]
"""Smoke, funnel, cabin and hull, each with its colour."""
SLOPES: Final = ("\u2571", "\u2572")
ROOF: Final = "".join(SLOPES)
"""The two sides of a tent."""
WAVES: Final = "   ~    ~~     "


def board(view: LivingStoneView, words: Words, width: int) -> RenderableType:
    """The whole table as the view's seat sees it."""
    return lit_board(view, words)


def lit_board(view: LivingStoneView, words: Words, lit: int = 0) -> RenderableType:
    """The whole table, with a row of the boat's column lit."""
    parts: list[RenderableType] = [
        title(view, words),
        *terraces(view, words, lit),
        *river(view, words),
        Text(),
        _seats(view, words),
    ]
    if view["result"] is None:
        parts += [Text(), told_lines([*middle(view, words), *own(view, words)], words)]
    return Group(*parts)


def told_lines(told: list[tuple[str, Text]], words: Words) -> Table:
    """Short headings on the left, what they tell on the right."""
    grid = Table.grid(padding=(0, 1, 0, 0))
    grid.add_column(min_width=LEFT - 1, style="heading")
    grid.add_column()
    for heading, line in told:
        grid.add_row(words.say(heading), line)
    return grid


def ending(view: LivingStoneView, words: Words, width: int) -> RenderableType:
    """The chests, counted out coin by coin."""
    chests = Table.grid(padding=(0, 1))
    needed = sum(view["check_roll"])
    chests_held = [seat["chest"] or 0 for seat in view["seats"]]
    most = max(1, *chests_held, needed)
    room = min(width - 50, 30)
    out = words.say("ending-out_dice", needed=needed) if needed else words.say("ending-out")
    for seat, held in zip(view["seats"], chests_held, strict=True):
        coins = "●" * -(-held * room // most)
        chests.add_row(
            _mark(words, seat["seat"]),
            words.seat(seat["seat"]),
            Text(f"£{held}", justify="right"),
            Text(coins, style="coin"),
            Text(out if seat["out"] else "", style="refused"),
        )
    parts: list[RenderableType] = [Text(words.say("ending-chests"), style="heading")]
    if needed:
        parts.append(Text(words.say("ending-dice", dice=view["check_roll"], needed=needed)))
    return Group(*parts, chests)


def _mark(words: Words, seat: int) -> Text:
    return Text(f"{words.letter(seat)} {words.mark(seat)}", style=f"seat.{seat}")


# The land and the river.


def title(view: LivingStoneView, words: Words) -> Text:
    cost = view["costs"][view["column"] - 1]
    line = Text.assemble((words.say("board-title"), "title"))
    if view["result"] is not None:
        return line.append(" · " + words.say("board-over"), style="quiet")
    told = words.say("board-round", round=view["round"], column=view["column"], cost=cost)
    return line.append(" · " + told, style="quiet")


def terraces(view: LivingStoneView, words: Words, lit: int = 0) -> list[Text]:
    """Six rows, the highest first, two lines each; one may be lit where somebody looks at it."""
    head = Text(words.say("board-points").ljust(LEFT + 10 * (SITE + 1) + 2), style="quiet")
    head.append(words.say("board-majority"))
    camps = {(site["column"], site["row"]): site["tents"] for site in view["sites"]}
    lines = [head]
    for row in range(len(view["row_points"]), 0, -1):
        upper, lower = Text(), Text()
        upper.append(" " * LEFT)
        sign = "▶" if lit == row else " "
        lower.append(f"{view['row_points'][row - 1]:>3} ♛{sign}", style="crown")
        for column in range(1, len(view["costs"]) + 1):
            ground = _ground(view, column, row)
            tops, bottoms = _camp(camps.get((column, row), []), words)
            if not bottoms.plain.strip():
                tops, bottoms = _empty(view, column, row, lit)
            for line, camp in ((upper, tops), (lower, bottoms)):
                line.append(_edge(view, column), style=f"{EDGE} on {ground}")
                camp.stylize_before(f"{INK} on {ground}")
                line.append_text(camp)
        for line in (upper, lower):
            line.append(_edge(view, len(view["costs"]) + 1), style=f"{EDGE} on {_sky(view, row)}")
        _shield(view, words, row, upper, lower)
        lines += [upper, lower]
    return lines


def _ground(view: LivingStoneView, column: int, row: int) -> str:
    return LIGHT if is_boat(view, column) else TERRACES[(row - 1) % len(TERRACES)]


def _sky(view: LivingStoneView, row: int) -> str:
    return _ground(view, len(view["costs"]) + 1, row)


def is_boat(view: LivingStoneView, column: int) -> bool:
    return bool(column == view["column"] and view["result"] is None)


def _edge(view: LivingStoneView, column: int) -> str:
    """The dotted edges of the boat's column, left of it and right of it."""
    return "┊" if is_boat(view, column) or is_boat(view, column - 1) else " "


def _empty(view: LivingStoneView, column: int, row: int, lit: int) -> tuple[Text, Text]:
    """An open pitch in the boat's column and beyond; nothing where the boat has passed."""
    if is_boat(view, column):
        sign = "(▲▲▲)" if lit == row else "( + )" if view["die"] == row else "(   )"
        return Text(" " * SITE), Text.assemble((sign, EDGE))
    return Text(" " * SITE), Text("  ·  " if column > view["column"] else " " * SITE)


def _camp(tents: list[int], words: Words) -> tuple[Text, Text]:
    """The tents on a site: roofs above, letters and marks below; crowded sites are listed."""
    owners = [seat for seat, count in enumerate(tents) if count]
    if len(owners) == 1:
        seat = owners[0]
        count = tents[seat]
        roof = f" {ROOF}{_times(count)}".ljust(SITE)
        walls = f"{words.letter(seat)}{words.mark(seat)}".join(SLOPES) + " "
        return tent(seat, roof), tent(seat, walls)
    if len(owners) == 2:
        return (
            _pair(owners, lambda s: _times(tents[s]) or ROOF),
            _pair(owners, lambda s: words.letter(s) + words.mark(s)),
        )
    if len(owners) <= 4:
        return (
            _pair(owners[:2], lambda s: _short(s, tents, words)),
            _pair(owners[2:], lambda s: _short(s, tents, words)),
        )
    letters, counts = Text(), Text()
    for seat in owners:
        letters.append_text(tent(seat, words.letter(seat)))
        counts.append_text(tent(seat, str(tents[seat])))
    return letters, counts


def _times(count: int) -> str:
    """How many tents, in two letters; nothing for a single one."""
    if count == 1:
        return ""
    return f"×{count}" if count < 10 else str(count)


def _short(seat: int, tents: list[int], words: Words) -> str:
    return words.letter(seat) + (words.mark(seat) if tents[seat] == 1 else str(tents[seat]))


def tent(seat: int, text: str) -> Text:
    return Text.assemble((text, f"bold {TENT_INKS[seat % len(TENT_INKS)]}"))


def _pair(owners: list[int], show: Callable[[int], str]) -> Text:
    pair = Text()
    for place in range(2):
        pair.append(" " if place else "")
        pair.append_text(
            tent(owners[place], show(owners[place])) if place < len(owners) else Text("  ")
        )
    return pair


def _shield(view: LivingStoneView, words: Words, row: int, upper: Text, lower: Text) -> None:
    """What most tents in a row will pay, and who has most now."""
    standing = view["rows"][row - 1]
    bonus = view["row_majority"][row - 1]
    shares = standing["shares"]
    most = max(standing["tents"])
    leaders = [seat for seat, count in enumerate(standing["tents"]) if count == most and most]
    share = max(shares)
    upper.append(f" ▽{bonus:>2}", style="crown")
    upper.append(f" ={share}+{share}" if len(leaders) == 2 else "", style="quiet")
    upper.append(f" ={share}×{len(leaders)}" if len(leaders) > 2 else "", style="quiet")
    lower.append(" ")
    for seat in leaders:
        lower.append(words.letter(seat) + words.mark(seat), style=f"seat.{seat}")
    space = " " if len(leaders) < len(TENT_INKS) else ""
    lower.append(f"{space}×{most}" if most else "")


def river(view: LivingStoneView, words: Words) -> list[Text]:
    """The bank with its prices, then the water with the boat."""
    columns = len(view["costs"])
    span = columns * (SITE + 1) + 1
    bank = Text(" " * LEFT)
    for column in range(1, columns + 1):
        here = is_boat(view, column)
        price = f"£{view['costs'][column - 1]}"
        ground = LIGHT if here else BANK
        bank.append(_edge(view, column), style=f"{EDGE} on {ground}")
        bank.append(
            f"[{price}]".ljust(SITE) if here else price.center(SITE),
            style=f"bold {EDGE} on {ground}" if here else f"{INK} on {ground}",
        )
    bank.append(_edge(view, columns + 1), style=f"{EDGE} on {BANK}")
    hull = (min(view["column"], columns) - 1) * (SITE + 1)
    rows = [_numbers(columns), *[_wave(span, shift) for shift in (4, 9, 1)]]
    name = words.say("board-river")
    rows[3] = _laid(rows[3], f"  {name}  ", 4 if hull > 25 else span - len(name) - 8)
    lines = [bank]
    for number, water in enumerate(rows):
        piece, paint = BOAT[number]
        line = Text(" " * LEFT)
        line.append(_laid(water, piece, hull), style=f"{FOAM} on {RIVER}")
        line.stylize(paint, LEFT + hull, LEFT + hull + len(piece))
        lines.append(line)
    return lines


def _numbers(columns: int) -> str:
    return "".join(f" {str(column).center(SITE)}" for column in range(1, columns + 1)) + " "


def _wave(span: int, shift: int) -> str:
    return (WAVES * (span // len(WAVES) + 2))[shift : shift + span]


def _laid(ground: str, piece: str, place: int) -> str:
    """A piece drawn over a line."""
    return ground[:place] + piece + ground[place + len(piece) :]


# The seats, the middle, and what is one's own.


def _given(view: LivingStoneView, seat: SeatView) -> str:
    """What another seat has given where that lies open, else how often."""
    is_open = seat["chest"] is not None and seat["seat"] != view["seat"]
    return f"£{seat['chest']}" if is_open else f"{seat['donations']}×"


def _seats(view: LivingStoneView, words: Words) -> Table:
    table = Table(box=None, padding=(0, 1, 0, 0), pad_edge=False, header_style="quiet")
    table.add_column("", no_wrap=True, min_width=1)
    table.add_column("", no_wrap=True, min_width=3)
    table.add_column("", no_wrap=True)
    for name in ("points", "column", "rows", "total", "wealth", "gifts", "tents", "cards"):
        table.add_column(words.say(f"column-{name}"), justify="right", no_wrap=True)
    for gem in view["gem_prices"]:
        table.add_column(words.word(gem), justify="right", no_wrap=True)
    table.add_column(words.say("column-dice"), no_wrap=True)
    for seat in view["seats"]:
        place = seat["seat"]
        rows = sum(row["shares"][place] for row in view["rows"])
        over = view["result"] is not None
        table.add_row(
            "►" if place in view["to_act"] else " ",
            _mark(words, place),
            Text(words.seat(place), style="bold" if place == view["seat"] else ""),
            Text(str(seat["points"]), style="bold"),
            "" if over else f"+{seat['column_worth']}",
            "" if over else f"+{rows}",
            "" if over else str(seat["points"] + seat["column_worth"] + rows),
            str(seat["wealth"]),
            _given(view, seat),
            str(seat["supply"]),
            str(seat["cards_held"]),
            *[str(count) for count in seat["gems"].values()],
            _taken(view, words, seat),
        )
    return table


def _taken(view: LivingStoneView, words: Words, seat: SeatView) -> Text:
    taken = Text(" ".join(map(str, seat["dice_taken"])))
    if seat["out"]:
        return taken.append(" " + words.say("board-out"), style="refused")
    if seat["declined"]:
        return taken.append(" " + words.say("board-declined"), style="quiet")
    if seat["seat"] == view["starter"] and not seat["dice_taken"]:
        return taken.append(words.say("board-start"), style="quiet")
    return taken


def middle(view: LivingStoneView, words: Words) -> list[tuple[str, Text]]:
    """Dice, bag and cards: everything that lies open between the seats."""
    return [
        ("heading-dice", dice(view, words)),
        ("heading-bag", bag(view, words)),
        ("heading-cards", _cards(view, words)),
    ]


def dice(view: LivingStoneView, words: Words) -> Text:
    """Brackets round the dice that fit whoever is to act."""
    bar = view["seats"][view["turn"]]["must_exceed"]
    line = Text()
    for pips in view["dice"]:
        fits = pips > bar
        line.append(f"[{pips}]" if fits else f" {pips} ", style="die" if fits else "refused")
    line.append("" if view["dice"] else words.say("board-none"), style="quiet")
    if view["die"]:
        line.append("  " + words.say("board-holding", die=view["die"]), style="quiet")
    elif bar:
        line.append("  " + words.say("board-bar", bar=bar), style="quiet")
    return line


def bag(view: LivingStoneView, words: Words) -> Text:
    bag = view["bag"]
    total = max(1, sum(bag.values()))
    worth = sum(bag[gem] * price for gem, price in view["gem_prices"].items())
    dug = view["die"] or 1
    chance = min(100, round(100 * dug * bag["white"] / total))
    line = Text(words.say("board-bag", count=total, stones=bag))
    odds = words.say("board-odds", worth=words.fixed(worth / total, 2), chance=chance, drawn=dug)
    line.append(f"\n{odds}")
    if any(view["aside"].values()):
        line.append(" · " + words.say("board-aside", stones=view["aside"]), style="quiet")
    return line


def _cards(view: LivingStoneView, words: Words) -> Text:
    line = Text(words.say("board-pile", count=view["pile_size"]))
    if view["discards"]:
        line.append(" · " + words.say("board-discards", discards=view["discards"]), style="quiet")
    return line


def own(view: LivingStoneView, words: Words) -> list[tuple[str, Text]]:
    if view["seat"] is None:
        return []
    held = view["seats"][view["seat"]]
    line = Text(words.say("board-purse", cash=held["cash"], chest=held["chest"]))
    line.append(" · " + words.say("board-hand", hand=held["hand"]), style="bold")
    return [("heading-you", line)]
