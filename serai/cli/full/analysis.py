"""A match looked back at on the full screen: curves that grow while it is thought through, and the
moments that turned it, each a step away from its board."""

from time import monotonic
from typing import ClassVar, Final

from rich.console import Group, RenderableType
from rich.text import Text
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.events import Resize
from textual.screen import Screen
from textual.widgets import OptionList
from textual.widgets.option_list import Option

from serai.bots.review import Review
from serai.cli import curves, lookback, results
from serai.cli.full.book import Book
from serai.cli.full.lines import Lines
from serai.cli.full.moment import MomentScreen
from serai.cli.full.reviewing import Reviewer
from serai.cli.full.told_box import Told
from serai.cli.sitting import sentence
from serai.engine.errors import SeraiError
from serai.engine.match import Match
from serai.words import Words

BAR: Final = 30
DRAW_EVERY: Final = 0.25
"""Seconds between two drawings of curves that grow."""
FRAME: Final = 4
"""Lines for title, progress, news and keys."""


class AnalysisScreen(Screen[str]):
    """Everybody's chances above, what turned the match below."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("R", "rules"),
        Binding("T", "app.turn_light"),
        Binding("Q,q,escape", "leave"),
    ]

    def __init__(self, match: Match, seconds: float, words: Words) -> None:
        super().__init__()
        self.match = match
        self.words = words
        self.review = Review(match, seconds)
        self.reviewer = Reviewer(self.review)
        self.is_done = False
        self._share = 0.0
        self._drawn_at = 0.0

    def compose(self) -> ComposeResult:
        title = self.words.say("analysis-title", game=self.match.game.title)
        yield Told(Text(title, style="title"), ident="title")
        yield Told(ident="curves")
        yield Told(ident="progress")
        yield Lines(id="turns", markup=False, compact=True)
        yield Told(self._verdict(), ident="news")
        yield Told(Text(self.words.say("analysis-keys"), style="quiet"), ident="keys")

    def on_mount(self) -> None:
        self.list = self.query_one(Lines)
        self.list.focus()
        self.run_worker(self._think(), exclusive=True, group="review")

    async def _think(self) -> None:
        try:
            async for share in self.reviewer.think_through():
                self._share = share
                if monotonic() - self._drawn_at > DRAW_EVERY:
                    self.show_again()
        except SeraiError as trouble:
            self.query_one("#news", Told).update(Text(sentence(trouble), style="bad"))
        self.is_done = True
        self.show_again()

    def on_resize(self, event: Resize) -> None:
        self.call_after_refresh(self.show_again)

    def show_again(self) -> None:
        """Draw what has been found so far."""
        self._drawn_at = monotonic()
        self.query_one("#curves", Told).update(self._curves())
        self.query_one("#progress", Told).update(self._progress())
        self._list_turns()

    def _curves(self) -> RenderableType:
        """A band for each seat, as tall as half of the screen lets them be."""
        places = self.review.judged
        if not places:
            return Text("")
        seats, last = self.match.seats, len(self.review.moments) - 1
        width = self.size.width - curves.MARGIN - 4
        rows = max(1, min(curves.ROWS, (self.size.height - FRAME) // 2 // seats - 1))
        found = [self.review.chances(place) for place in places]
        bands: list[RenderableType] = []
        for seat in range(seats):
            points = [(place, chances[seat]) for place, chances in zip(places, found, strict=True)]
            columns = curves.columns_of(points, last, width)
            bands.append(curves.band(seat, columns, self.words, rows))
        turns = [turn.after for turn in self.review.turns]
        return Group(*bands, curves.ruler(turns, last, width))

    def _progress(self) -> Text:
        if self.is_done:
            ident = "analysis-turns" if self.review.turns else "analyse-no_turns"
            return Text(self.words.say(ident, count=len(self.review.turns)), style="ask")
        done = round(BAR * self._share)
        text = Text("━" * done, style="clause").append("╌" * (BAR - done), style="quiet")
        percent = round(100 * self._share)
        told = self.words.say("analysis-share", percent=percent, count=len(self.review.moments))
        return text.append(f" {told}", style="quiet")

    def _list_turns(self) -> None:
        if not self.review.turns:
            return
        at = self.list.highlighted or 0
        self.list.clear_options()
        self.list.add_options(
            [Option(self._line(place)) for place in range(len(self.review.turns))]
        )
        self.list.highlighted = min(at, len(self.review.turns) - 1)

    def _line(self, place: int) -> RenderableType:
        turn = self.review.turns[place]
        text = Text(f"{place + 1:>2} ", style="clause", no_wrap=True, overflow="ellipsis")
        deed = lookback.deed(turn, self.match, self.review, self.words)
        text.append(deed, style="heading")
        text.append("\n   " + lookback.changes(turn, self.review, self.words), style="quiet")
        return Group(text)

    def _verdict(self) -> RenderableType:
        if self.match.result is None:
            return Text(self.words.say("result-none"))
        return results.verdict({**self.match.result}, self.words)

    def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        moment = MomentScreen(self.match, self.review, event.option_index, self.words)
        self.app.push_screen(moment)

    def on_unmount(self) -> None:
        self.reviewer.stop()

    def action_rules(self) -> None:
        self.app.push_screen(Book(self.match.game, self.words))

    def action_leave(self) -> None:
        self.dismiss("")
