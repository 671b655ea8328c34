"""A match stepped through on the full screen, forwards and backwards, as any seat saw it."""

from typing import Any, ClassVar, Final

from rich.console import Group, RenderableType
from rich.text import Text
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Horizontal, Vertical, VerticalScroll
from textual.screen import Screen
from textual.timer import Timer

from serai.cli import results
from serai.cli.full.board_pane import BoardPane
from serai.cli.full.book import Book
from serai.cli.full.scenes import Scenes
from serai.cli.full.seen import Seen
from serai.cli.full.strip import strip
from serai.cli.full.told_box import Line, Told
from serai.cli.playback import Playback
from serai.cli.told import sentences
from serai.words import Words

FAR: Final = 10
BAR: Final = 24
PACE: Final = 0.8
LATEST: Final = 40


class Reel:
    """A match rebuilt line by line; what was seen once is at hand, also backwards."""

    def __init__(self, back: Playback) -> None:
        self.back = back
        self._frames: dict[tuple[int, int | None], tuple[dict[str, Any], list[Any]]] = {}

    def frame(self, line: int, reader: int | None) -> tuple[dict[str, Any], list[Any]]:
        """How things looked to a reader after a line, and what the line told."""
        if (line, reader) not in self._frames:
            self.back.go(line)
            seen: dict[str, Any] = {**self.back.match.view(reader)}
            self._frames[line, reader] = (seen, self.back.news(reader))
        return self._frames[line, reader]

    def told(self, line: int, reader: int | None) -> list[dict[str, object]]:
        """All that a reader was told up to a line."""
        told: list[dict[str, object]] = []
        for one in self.back.whole.lines[: line + 1]:
            told += [seen for event in one.events if (seen := event.seen_by(reader)) is not None]
        return told


class ReplayScreen(Screen[str]):
    """The board at one line, what that line told, and where in the match it stands."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("right,n,enter", "go(1)"),
        Binding("left,b", "go(-1)"),
        Binding("pagedown", f"go({FAR})"),
        Binding("pageup", f"go(-{FAR})"),
        Binding("home,f", "go(-100000)"),
        Binding("end,e", "go(100000)"),
        Binding("space", "run"),
        Binding("v", "viewpoint"),
        Binding("R", "rules"),
        Binding("T", "app.turn_light"),
        Binding("Q,q,escape", "leave"),
    ]

    def __init__(self, back: Playback, reader: int | None, words: Words, line: int = 0) -> None:
        super().__init__()
        self.reel = Reel(back)
        self.last = back.last
        self.seats = back.whole.seats
        self.over = back.whole.over
        self.game = back.whole.game
        self.reader = reader
        self.words = words
        self.line = line
        self.keys_told = "replay-full_keys"
        self.running: Timer | None = None

    def compose(self) -> ComposeResult:
        yield Line(ident="strip")
        with Horizontal(id="middle"):
            yield BoardPane(Scenes(self.game, self.words), id="board")
            with Vertical(id="rail"):
                yield Told(ident="where")
                with VerticalScroll(id="log", can_focus=False):
                    yield Told(ident="log-text")
        yield Line(ident="news")
        yield Told(Text(self.words.say(self.keys_told), style="quiet"), ident="keys")

    def on_mount(self) -> None:
        self.show_again()

    def show_again(self) -> None:
        view, news = self.reel.frame(self.line, self.reader)
        seen = Seen(self.reader, view, is_over=self.over and self.line == self.last)
        self.query_one(BoardPane).show(view)
        self.query_one("#strip", Line).update(strip(seen, self.words))
        told = sentences(news, self.words)
        self.query_one("#news", Line).update(told[-1] if told else Text(""))
        everything = sentences(self.reel.told(self.line, self.reader)[-LATEST:], self.words)
        self.query_one("#log-text", Told).update(Group(*everything))
        self.query_one("#log", VerticalScroll).scroll_end(animate=False)
        self.query_one("#where", Told).update(self._where(view))

    def remarks(self) -> list[RenderableType]:
        """What else is to be said of the line at hand."""
        return []

    def _where(self, view: dict[str, Any]) -> Group:
        """The line, how far that is, whose eyes these are, and at the end who won."""
        done = round(BAR * self.line / max(1, self.last))
        text = Text(self.words.say("replay-where", line=self.line, last=self.last), style="ask")
        text.append("\n" + "━" * done + "╌" * (BAR - done) + "\n", style="clause")
        who = "replay-public" if self.reader is None else "replay-seat"
        text.append(self.words.say(who, seat=self.reader or 0), style="quiet")
        if view.get("result") is None or self.line < self.last:
            return Group(text, *self.remarks())
        return Group(text, *self.remarks(), Text(), results.verdict(view["result"], self.words))

    def action_go(self, lines: int) -> None:
        self.line = max(0, min(self.last, self.line + lines))
        self.show_again()

    def action_run(self) -> None:
        """Let it run by itself, or stop it."""
        if self.running is not None:
            self.running.stop()
            self.running = None
        else:
            self.running = self.set_interval(PACE, self._run_on)

    def _run_on(self) -> None:
        if self.line < self.last:
            self.action_go(1)
        elif self.running is not None:
            self.action_run()

    def action_viewpoint(self) -> None:
        """Look as the next seat, or as the public again."""
        places: list[int | None] = [None, *range(self.seats)]
        self.reader = places[(places.index(self.reader) + 1) % len(places)]
        self.show_again()

    def action_rules(self) -> None:
        self.app.push_screen(Book(self.game, self.words))

    def action_leave(self) -> None:
        self.dismiss("")
