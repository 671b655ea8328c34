"""The panes below the choices: log, what is mine, scores, hint; each can grow over the board."""

from typing import Any, Final

from rich.console import Group, RenderableType
from rich.text import Text
from textual.containers import VerticalScroll
from textual.screen import Screen

from serai.cli.full.scenes import Scenes
from serai.cli.full.telling import Telling
from serai.cli.full.told_box import Line, Told
from serai.words import Words

PANES: Final = {
    "log": "pane-log",
    "mine": "pane-mine",
    "scores": "pane-scores",
    "hint": "pane-hint",
}
"""The panes, and what their tabs are called."""
FEW_LINES: Final = 30
MOST_LINES: Final = 300
ENLARGED: Final = "enlarged"


class Panes:
    """Which pane is open, how large, and what it shows."""

    def __init__(self, screen: Screen[str], scenes: Scenes, words: Words, log: Telling) -> None:
        self.screen = screen
        self.scenes = scenes
        self.words = words
        self.log = log
        self.name = "log"
        self.view: dict[str, Any] = {}
        self.hint: list[RenderableType] = []

    @property
    def is_enlarged(self) -> bool:
        return self.screen.has_class(ENLARGED)

    def _scroll(self) -> VerticalScroll:
        return self.screen.query_one("#large" if self.is_enlarged else "#pane", VerticalScroll)

    def show(self) -> None:
        tabs = Text()
        for name, ident in PANES.items():
            style = "reverse" if name == self.name else "quiet"
            tabs.append(f" {self.words.say(ident)} ", style=style)
        self.screen.query_one("#tabs", Line).update(tabs)
        scroll = self._scroll()
        text = self.screen.query_one("#large-text" if self.is_enlarged else "#pane-text", Told)
        text.update(self._body(max(10, scroll.size.width - 2)))
        if self.name == "log":
            scroll.scroll_end(animate=False)

    def _body(self, width: int) -> RenderableType:
        if not self.view:
            return ""
        if self.name == "log":
            return Group(*self.log.lines[-(MOST_LINES if self.is_enlarged else FEW_LINES) :])
        if self.name == "mine":
            return self.scenes.mine(self.view, width)
        if self.name == "scores":
            return self.scenes.scores(self.view, width)
        return Group(*self.hint) if self.hint else Text(self.words.say("hint-how"), style="quiet")

    def open(self, name: str) -> None:
        """Open a pane; the one that is open grows over the board, and back."""
        if name == self.name:
            self.enlarge()
            return
        self.name = name
        self.show()
        self.screen.query_one("#pane", VerticalScroll).scroll_home(animate=False)

    def step(self, step: int) -> None:
        names = list(PANES)
        self.name = names[(names.index(self.name) + step) % len(names)]
        self.show()

    def enlarge(self) -> None:
        self.screen.toggle_class(ENLARGED)
        self.screen.call_after_refresh(self.show)

    def show_end(self) -> None:
        """Where every point came from, in place of the board."""
        self.name = "scores"
        self.screen.add_class(ENLARGED)
        self.screen.call_after_refresh(self.show)

    def scroll(self, lines: int) -> None:
        self._scroll().scroll_relative(y=lines, animate=False)
