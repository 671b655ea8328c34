"""The end of a match: who won, and where every point came from."""

from typing import Any

from rich import box
from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from serai.words import Words


def breakdown(result: dict[str, Any], words: Words) -> Table:
    """Points by source, a column a seat; what is only counted beside them comes below the sum."""
    seats = range(len(result["points"]))
    table = Table(box=box.SIMPLE_HEAD, pad_edge=False, header_style="none")
    table.add_column("")
    for seat in seats:
        heading = f"{words.letter(seat)} {words.mark(seat)}\n{words.seat(seat)}"
        table.add_column(Text(heading, style=f"seat.{seat}"), justify="right")
    sources = list(dict.fromkeys(name for shares in result["breakdown"] for name in shares))
    for name in [name for name in sources if words.pays(name)]:
        table.add_row(words.source(name), *_figures(result, name))
    table.add_section()
    points = [Text(str(points), style="bold") for points in result["points"]]
    table.add_row(Text(words.say("result-points"), style="bold"), *points)
    for name in [name for name in sources if not words.pays(name)]:
        table.add_row(Text(words.source(name), style="quiet"), *_figures(result, name))
    places = [words.say("result-place", place=place) for place in result["places"]]
    table.add_row(words.say("result-places"), *places)
    return table


def _figures(result: dict[str, Any], name: str) -> list[str]:
    return [str(shares.get(name, 0)) for shares in result["breakdown"]]


def verdict(result: dict[str, Any], words: Words) -> RenderableType:
    """Who won, in one sentence, after how the match came to its end."""
    winners: list[int] = result["winners"]
    if not winners:
        won = words.say("result-nobody")
    elif len(winners) == 1:
        won = words.say("result-won", seat=winners[0], points=result["points"][winners[0]])
    else:
        won = words.say("result-shared", winners=winners)
    reason = f"{words.reason(result['reason'])} " if result["reason"] else ""
    return Text(reason).append(won, style="title")
