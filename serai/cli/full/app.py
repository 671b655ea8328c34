"""The program that owns the screen: its look, its first page, and how it is left."""

import asyncio
import os
import signal
from contextlib import suppress
from typing import ClassVar, Final, Protocol, runtime_checkable

from rich.theme import ThemeStackError
from textual.app import App
from textual.binding import Binding, BindingType
from textual.filter import NoColor
from textual.screen import Screen

from serai.cli.full import look, thinking
from serai.cli.full.told_box import Told
from serai.cli.screen import Screen as Terminal
from serai.engine.errors import BadInput
from serai.words import Words

LOOK_EVERY: Final = 2.0


@runtime_checkable
class Coloured(Protocol):
    """A page that draws itself anew when its colours change."""

    def show_again(self) -> None: ...


@runtime_checkable
class Kept(Protocol):
    """A page that is left with a word on how to come back."""

    def farewell(self, interrupted: bool) -> str: ...


class Full(App[str]):
    """Serai on a full screen; returns what to say when it has ended."""

    ENABLE_COMMAND_PALETTE = False
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("ctrl+c", "interrupt", priority=True, show=False),
        Binding("ctrl+q", "interrupt", priority=True, show=False),
    ]
    CSS_PATH = "pages.tcss"

    def __init__(self, first: Screen[str]) -> None:
        super().__init__()
        thinking.prepare()
        self.first = first
        self.is_interrupted = False
        if self.no_color:  # greys are colours, too
            self._filters[-1] = NoColor()
        for theme in (look.NIGHT, look.DAY):
            self.register_theme(theme)
        self._wear(look.usual().name)

    def _wear(self, theme: str) -> None:
        """Put on the colours of day or night, those of words with them."""
        with suppress(ThemeStackError):
            self.console.pop_theme()
        self.console.push_theme(
            look.WORDS_BY_DAY if theme == look.DAY.name else look.WORDS_BY_NIGHT
        )
        self.theme = theme

    def on_mount(self) -> None:
        loop = asyncio.get_running_loop()
        for wish in ("SIGINT", "SIGTERM", "SIGHUP"):
            if hasattr(signal, wish):
                with suppress(NotImplementedError, RuntimeError, ValueError):
                    loop.add_signal_handler(getattr(signal, wish), self.action_interrupt)
        if not self.is_headless:
            self.set_interval(LOOK_EVERY, self._leave_a_closed_window)
        self.push_screen(self.first, self._leave)

    def _leave_a_closed_window(self) -> None:
        """A window that was closed says nothing to those who do not belong to it."""
        if not os.isatty(0) or not os.isatty(1):
            self.action_interrupt()

    def action_turn_light(self) -> None:
        """From day to night, and back."""
        self._wear(look.NIGHT.name if self.theme == look.DAY.name else look.DAY.name)
        for screen in self.screen_stack:
            if isinstance(screen, Coloured):
                screen.show_again()
            for box in screen.query(Told):
                box.refresh()

    def action_interrupt(self) -> None:
        """Leave at once; the match is kept."""
        self.is_interrupted = True
        for screen in reversed(self.screen_stack):
            if isinstance(screen, Kept):
                self.exit(screen.farewell(interrupted=True))
                return
        self.exit("")

    def _leave(self, farewell: str | None) -> None:
        self.exit(farewell or "")


def run(first: Screen[str], screen: Terminal) -> None:
    """Show a first page on the full screen until it is left, and say good-bye below it."""
    full = Full(first)
    farewell = full.run() or ""
    if full.return_code:
        raise BadInput(Words().say("full-failed"))
    if full.is_interrupted:
        raise BadInput(farewell) if farewell else KeyboardInterrupt
    if farewell:
        screen.note(farewell)
