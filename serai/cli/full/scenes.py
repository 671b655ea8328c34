"""Pictures of every game: by the game itself where it can, else as a plain list of its view."""

from importlib import import_module
from importlib.util import find_spec
from types import ModuleType
from typing import Any, cast

from rich.console import Group, RenderableType
from rich.text import Text

from serai.cli import drawing, results
from serai.drawn import Drawn, Frame
from serai.engine.game import Game
from serai.engine.schema import View
from serai.words import Words


class Scenes:
    """What a game draws."""

    def __init__(self, game: Game, words: Words) -> None:
        self.game = game
        self.words = words
        self._own = _module_of(game)

    def board(self, view: dict[str, Any], frame: Frame) -> Drawn:
        """The board for the room at hand."""
        if self._own is None:
            body = drawing.board(self.game, cast(View, view), self.words, frame.width)
            return Drawn(body)
        drawn: Drawn = self._own.board(view, self.words, frame)
        return drawn

    def mine(self, view: dict[str, Any], width: int) -> RenderableType:
        """What belongs to the seat that looks."""
        told = self._own.mine(view, self.words, width) if self._own is not None else None
        return told if told is not None else Text(self.words.say("pane-nothing"), style="quiet")

    def scores(self, view: dict[str, Any], width: int) -> RenderableType:
        """How everybody stands, and at the end where every point came from."""
        parts: list[RenderableType] = []
        if view.get("result") is not None:
            parts.append(results.breakdown(view["result"], self.words))
        if self._own is not None:
            parts.append(self._own.scores(view, self.words, width))
        return Group(*parts) if parts else drawing.plain(self.game, view, self.words)


def _module_of(game: Game) -> ModuleType | None:
    name = f"{game.package}.scene"
    return None if find_spec(name) is None else import_module(name)
