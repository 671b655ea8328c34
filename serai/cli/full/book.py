"""The rulebook over the table: all of it, or the clauses that hold what is typed."""

from typing import ClassVar

from rich.console import Group
from rich.text import Text
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Vertical, VerticalScroll
from textual.screen import ModalScreen
from textual.widgets import Input

from serai.cli import rulebooks
from serai.cli.full.told_box import Told
from serai.engine.errors import SeraiError
from serai.engine.game import Game
from serai.words import Words


class Book(ModalScreen[None]):
    """A game's rules, looked through by typing."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("escape", "close", show=False),
        Binding("down,pagedown", "on(1)", show=False),
        Binding("up,pageup", "on(-1)", show=False),
    ]

    def __init__(self, game: Game, words: Words, wish: str = "") -> None:
        super().__init__()
        self.game = game
        self.words = words
        self.wish = wish

    def compose(self) -> ComposeResult:
        with Vertical() as frame:
            yield Input(
                self.wish,
                placeholder=self.words.say("book-look", prefix=self.game.prefix),
                compact=True,
                select_on_focus=False,
            )
            with VerticalScroll(can_focus=False):
                yield Told(ident="clauses")
        frame.border_title = self.game.rulebook(self.words.language).title
        frame.border_subtitle = self.words.say("page-close")

    def on_mount(self) -> None:
        self._look()

    def on_input_changed(self, event: Input.Changed) -> None:
        self.wish = event.value
        self._look()

    def _look(self) -> None:
        try:
            if self.wish.strip():
                found = list(rulebooks.answer(self.game, self.wish, self.words))
            else:
                found = list(rulebooks.book(self.game.rulebook(self.words.language), self.words))
        except SeraiError as trouble:
            found = [Text(self.words.trouble(trouble), style="quiet")]
        self.query_one("#clauses", Told).update(Group(*found))
        self.query_one(VerticalScroll).scroll_home(animate=False)

    def action_on(self, pages: int) -> None:
        scroll = self.query_one(VerticalScroll)
        scroll.scroll_relative(y=pages * max(1, scroll.size.height - 2), animate=False)

    def action_close(self) -> None:
        self.dismiss()
