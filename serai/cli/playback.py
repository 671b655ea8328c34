"""A finished or kept match, stepped through forwards and backwards as one reader saw it."""

from rich.text import Text

from serai.cli import drawing
from serai.cli.last_page import show_result
from serai.cli.screen import InputEnded, Screen
from serai.cli.told import sentences
from serai.engine.match import Match
from serai.words import Words


class Playback:
    """A match rebuilt up to any of its lines."""

    def __init__(self, whole: Match) -> None:
        self.whole = whole
        self.match = whole.begun_again()

    @property
    def line(self) -> int:
        return len(self.match.lines) - 1

    @property
    def last(self) -> int:
        return len(self.whole.lines) - 1

    def go(self, line: int) -> None:
        """Stand right after a line; beyond the ends is at the ends."""
        goal = max(0, min(line, self.last))
        if goal < self.line:
            self.match = self.whole.begun_again()
        while self.line < goal:
            following = self.whole.lines[self.line + 1]
            self.match.follow(following.kind, following.seat, following.action)

    def news(self, reader: int | None) -> list[dict[str, object]]:
        """What the reader was told by the line that was just followed."""
        told = [event.seen_by(reader) for event in self.match.lines[-1].events]
        return [event for event in told if event is not None]


def step_through(playback: Playback, reader: int | None, words: Words, screen: Screen) -> None:
    """Show a line at a time until its reader has had enough."""
    _show(playback, reader, words, screen)
    while True:
        try:
            typed = screen.ask(words.say("replay-prompt", line=playback.line, last=playback.last))
        except InputEnded:
            return
        moves = {"": 1, "n": 1, "b": -1, "f": -playback.last, "e": playback.last}
        if typed.lower() in {"q", "quit"}:
            return
        if typed.isdecimal() and len(typed) < 10:
            playback.go(int(typed))
        elif typed.lower() in moves:
            playback.go(playback.line + moves[typed.lower()])
        else:
            screen.note(words.say("replay-keys"))
            continue
        _show(playback, reader, words, screen)


def _show(playback: Playback, reader: int | None, words: Words, screen: Screen) -> None:
    match = playback.match
    view = match.view(reader)
    screen.clear()
    screen.show_board(drawing.board(match.game, view, words, screen.width))
    screen.space()
    screen.lines(sentences(playback.news(reader), words))
    if playback.line == playback.last:
        show_result(match, view, words, screen)


def tell_all(playback: Playback, reader: int | None, words: Words, screen: Screen) -> None:
    """The whole story at once, without boards but the last."""
    for line in playback.whole.lines:
        told = [event.seen_by(reader) for event in line.events]
        for text in sentences([event for event in told if event is not None], words):
            screen.show(Text(f"{line.number:>4} ", style="quiet").append_text(text))
    playback.go(playback.last)
    screen.space()
    _show(playback, reader, words, screen)
