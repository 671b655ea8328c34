"""Boards of every game: drawn by the game itself where it can, else as a plain list of its view."""

from collections.abc import Callable, Iterator, Mapping
from importlib import import_module
from importlib.util import find_spec
from typing import Any

from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from serai.engine.game import Game
from serai.engine.schema import View
from serai.words import Words

Draw = Callable[[View, Words, int], RenderableType]


def board(game: Game, view: View, words: Words, width: int) -> RenderableType:
    """The board of a game as the view's seat sees it."""
    drawn = _drawn_by(game, "board")
    return drawn(view, words, width) if drawn is not None else plain(game, view, words)


def ending(game: Game, view: View, words: Words, width: int) -> RenderableType | None:
    """What a game shows beside the points when it is over, if it has something to show."""
    drawn = _drawn_by(game, "ending")
    return None if drawn is None else drawn(view, words, width)


def _drawn_by(game: Game, name: str) -> Draw | None:
    module = f"{game.package}.terminal"
    if find_spec(module) is None:
        return None
    drawn: Draw | None = getattr(import_module(module), name, None)
    return drawn


def plain(game: Game, view: Mapping[str, Any], words: Words) -> RenderableType:
    """Every value of a view by name: a table a seat, a list for the rest."""
    parts: list[RenderableType] = [Text(game.title, style="title")]
    grid = Table.grid(padding=(0, 2, 0, 0))
    for name, value in view.items():
        if name not in {"game", "seats"} and value not in (None, [], {}):
            grid.add_row(Text(words.word(name), style="quiet"), Text(_told(value, words)))
    parts.append(grid)
    for seat, facts in enumerate(_seats(view)):
        heading = f"{words.letter(seat)} {words.mark(seat)} {words.seat(seat)}"
        parts.append(Text(heading, style=f"seat.{seat}"))
        told = [
            f"{words.word(name)} {_told(value, words)}"
            for name, value in facts.items()
            if name != "seat" and value not in (None, [], {})
        ]
        parts.append(Padding(Text(" · ".join(told)), (0, 0, 0, 4)))
    return Group(*parts)


def _seats(view: Mapping[str, Any]) -> Iterator[Mapping[str, Any]]:
    for seat in view.get("seats", []):
        if isinstance(seat, Mapping):
            yield seat


def _told(value: object, words: Words) -> str:
    if isinstance(value, Mapping):
        return ", ".join(f"{words.word(name)} {_told(part, words)}" for name, part in value.items())
    if isinstance(value, list):
        separator = "; " if any(isinstance(part, list | Mapping) for part in value) else " "
        return separator.join(_told(part, words) for part in value) or "–"
    return str(words.value("", value))
