"""LivingStone on a full screen: the same land in two sizes, and what each pane tells."""

from textwrap import wrap
from typing import Final

from rich.console import Group, RenderableType
from rich.text import Text

from serai.drawn import Drawn, Frame, Spot
from serai.games.livingstone import terminal
from serai.games.livingstone.schema import LivingStoneView
from serai.games.livingstone.terminal import (
    BANK,
    CLAY,
    EDGE,
    FOAM,
    INK,
    LIGHT,
    RIVER,
    ROOF,
    TERRACES,
    is_boat,
    tent,
)
from serai.words import Words

WIDE: Final = 80
TALL: Final = 24
LEFT: Final = 3
SITE: Final = 3
ROWS: Final = 6
DICE_COLUMN: Final = 6
LIT: Final = "#f0875a"


def board(view: LivingStoneView, words: Words, frame: Frame) -> Drawn:
    """The board for the room there is."""
    lit = next((row for row in range(1, ROWS + 1) if frame.looks_at(row=row)), 0)
    if frame.width >= WIDE and frame.height >= TALL:
        return Drawn(terminal.lit_board(view, words, lit), _row_spots(2, frame.width))
    lines = [*_terraces(view, words, lit), *_river(view)]
    below: list[Text] = []
    if view["result"] is None:
        heading = words.say("heading-dice").ljust(DICE_COLUMN)
        below = [Text.assemble((heading, "heading")).append_text(_dice(view, frame))]
        left = frame.height - len(lines) - len(below)
        for line in [*[own for _, own in terminal.own(view, words)], terminal.bag(view, words)]:
            left -= _height(line, frame.width)
            if left >= 0:
                below.append(line)
    dice = [
        Spot(len(lines), DICE_COLUMN + 3 * place, 1, 3, {"pips": pips})
        for place, pips in enumerate(view["dice"])
    ]
    return Drawn(Group(*lines, *below), [*_row_spots(1, frame.width), *dice])


def _height(text: Text, width: int) -> int:
    """How many lines a text takes."""
    return sum(len(wrap(line, width)) for line in text.plain.splitlines())


def _dice(view: LivingStoneView, frame: Frame) -> Text:
    """The open dice; brackets round those that fit, and a light on the one in question."""
    bar = view["seats"][view["turn"]]["must_exceed"]
    line = Text()
    for pips in view["dice"]:
        if frame.looks_at(action="take_die", pips=pips):
            line.append(f"▶{pips}◀", style=f"bold {INK} on {LIT}")
        elif pips > bar:
            line.append(f"[{pips}]", style="die")
        else:
            line.append(f" {pips} ", style="refused")
    if view["die"]:
        line.append(f"  → {view['die']}", style="die")
    return line


def _row_spots(first: int, width: int) -> list[Spot]:
    """A click on a terrace is about its row."""
    return [Spot(first + 2 * (ROWS - row), 0, 2, width, {"row": row}) for row in range(1, ROWS + 1)]


def _terraces(view: LivingStoneView, words: Words, lit: int) -> list[Text]:
    """Six rows of ten sites, two lines each, without room for roofs where tents stand close."""
    camps = {(site["column"], site["row"]): site["tents"] for site in view["sites"]}
    cost = view["costs"][view["column"] - 1]
    head = words.say("board-round", round=view["round"], column=view["column"], cost=cost)
    lines = [Text(words.say("board-over") if view["result"] else head, style="quiet")]
    for row in range(ROWS, 0, -1):
        sign = "▶" if lit == row else " "
        upper = Text.assemble((f"{view['row_points'][row - 1]}♛{sign}", "crown"))
        lower = Text(" " * LEFT)
        for column in range(1, len(view["costs"]) + 1):
            here = is_boat(view, column)
            ground = LIGHT if here else TERRACES[row - 1]
            tops, bottoms = _camp(camps.get((column, row), []), words)
            if not bottoms.plain.strip() and here:
                sign = "▲▲▲" if lit == row else "(+)" if view["die"] == row else "( )"
                bottoms = Text.assemble((sign, EDGE))
            elif not bottoms.plain.strip() and column > view["column"]:
                bottoms = Text(" · ")
            edge = "┊" if here or is_boat(view, column - 1) else " "
            for line, camp in ((upper, tops), (lower, bottoms)):
                ink = f"{INK} on {LIT if here and lit == row else ground}"
                line.append(edge, style=f"{EDGE} on {ground}")
                camp.stylize_before(ink)
                line.append_text(camp)
        _shield(view, words, row, upper, lower)
        lines += [upper, lower]
    return lines


def _camp(tents: list[int], words: Words) -> tuple[Text, Text]:
    """One seat's tents under a roof, two seats' one below the other, more by letter and number."""
    owners = [seat for seat, count in enumerate(tents) if count]
    if not owners:
        return Text(" " * SITE), Text(" " * SITE)
    if len(owners) == 1:
        return tent(owners[0], ROOF.ljust(SITE)), _owner(owners[0], tents, words)
    if len(owners) == 2:
        return _owner(owners[0], tents, words), _owner(owners[1], tents, words)
    letters, counts = Text(), Text()
    for seat in owners[:SITE]:
        letters.append_text(tent(seat, words.letter(seat)))
        counts.append_text(tent(seat, str(min(9, tents[seat]))))
    if len(owners) > SITE:
        counts = Text(letters.plain[-1:] + "…").append_text(tent(owners[-1], "+"))
    return letters, counts


def _owner(seat: int, tents: list[int], words: Words) -> Text:
    count = str(tents[seat]) if tents[seat] > 1 else ""
    return tent(seat, f"{words.letter(seat)}{words.mark(seat)}{count}"[:SITE].ljust(SITE))


def _shield(view: LivingStoneView, words: Words, row: int, upper: Text, lower: Text) -> None:
    """What most tents of a row pay, and who has most of them."""
    standing = view["rows"][row - 1]["tents"]
    most = max(standing)
    upper.append(f" ▽{view['row_majority'][row - 1]}", style="crown")
    lower.append(" ")
    for seat, count in enumerate(standing):
        if most and count == most:
            lower.append(words.letter(seat), style=f"seat.{seat}")
    lower.append(f"×{most}" if most else "", style="quiet")


def _river(view: LivingStoneView) -> list[Text]:
    """The bank with its prices, and the boat on the water below its column."""
    bank = Text(" " * LEFT)
    for column, cost in enumerate(view["costs"], 1):
        here = is_boat(view, column)
        style = f"bold {EDGE} on {LIGHT}" if here else f"{INK} on {BANK}"
        bank.append(f"▸£{cost} "[-4:] if here else f" £{cost} ", style=style)
    span = 4 * len(view["costs"])
    hull = min(4 * (min(view["column"], len(view["costs"])) - 1), span - 5)
    lines = [bank]
    for water, piece, paint in (
        ("  ~     ~~   " * 4, " ▐▌▖ ", LIGHT),
        ("    ~~     ~ " * 4, "◥███◤", CLAY),
    ):
        line = Text(" " * LEFT)
        line.append(water[:hull], style=f"{FOAM} on {RIVER}")
        line.append(piece, style=f"{paint} on {RIVER}")
        line.append(water[hull + 5 : span], style=f"{FOAM} on {RIVER}")
        lines.append(line)
    return lines


def mine(view: LivingStoneView, words: Words, width: int) -> RenderableType | None:
    """Purse and hand, then what lies open in the middle."""
    if view["result"] is not None:
        return terminal.ending(view, words, max(width, 60))
    return terminal.told_lines([*terminal.own(view, words), *terminal.middle(view, words)], words)


def scores(view: LivingStoneView, words: Words, width: int) -> RenderableType:
    """Everybody's points and what they would be, and what they own."""
    text = Text()
    for seat in view["seats"]:
        place = seat["seat"]
        rows = sum(row["shares"][place] for row in view["rows"])
        text.append(f"{words.letter(place)} {words.mark(place)} ", style=f"seat.{place}")
        text.append(f"{words.seat(place)} ")
        text.append(str(seat["points"]), style="bold")
        if view["result"] is None:
            text.append(f" +{seat['column_worth']} +{rows} = ", style="quiet")
            text.append(str(seat["points"] + seat["column_worth"] + rows))
        text.append(
            "\n  "
            + words.say(
                "scores-owns",
                wealth=seat["wealth"],
                gifts=seat["donations"],
                tents=seat["supply"],
                cards=seat["cards_held"],
            ),
            style="quiet",
        )
        gems = {gem: count for gem, count in seat["gems"].items() if count}
        text.append(f" · {words.value('', gems)}" if gems else "", style="quiet")
        text.append("\n")
    text.append(words.say("scores-legend"), style="quiet")
    return text
