"""A match that has ended, looked back at: every seat's chance to win, and what turned it."""

import secrets
from typing import Any, Final

from rich.table import Table
from rich.text import Text

from serai.bots.hindsight import swing
from serai.bots.review import Review, Turn, think_through
from serai.cli import curves
from serai.cli.last_page import show_verdict
from serai.cli.screen import Screen
from serai.engine.match import Match
from serai.words import Words

SEED_BITS: Final = 31
LEAST_NAMED: Final = 0.05
"""A seat whose chance changed by less is not named at a turn."""


def think(match: Match, seconds: float, words: Words, screen: Screen) -> Review:
    review = Review(match, seconds)
    text = words.say("analyse-thinking", count=len(review.moments), seconds=round(seconds))
    with screen.progress(text, 1.0) as progress:
        for share in think_through(review, secrets.randbits(SEED_BITS)):
            progress(share)
    return review


def show(match: Match, review: Review, words: Words, screen: Screen) -> None:
    last = len(review.moments) - 1
    width = screen.width - curves.MARGIN - 1
    screen.space()
    screen.show(Text(words.say("analysis-title", game=match.game.title), style="title"))
    screen.note(words.say("analyse-lead"), "quiet")
    for seat in range(match.seats):
        points = [(place, review.chances(place)[seat]) for place in review.judged]
        screen.show(curves.band(seat, curves.columns_of(points, last, width), words))
    screen.show(curves.ruler([turn.after for turn in review.turns], last, width))
    screen.space()
    if not review.turns:
        screen.note(words.say("analyse-no_turns"))
    for number, turn in enumerate(review.turns, 1):
        screen.show(_turn(number, turn, match, review, words))
    screen.space()
    show_verdict(match, words, screen)


def _turn(number: int, turn: Turn, match: Match, review: Review, words: Words) -> Table:
    """A moment that turned the match: who did what, whose chances changed, what was better."""
    grid = Table.grid(padding=(0, 2, 0, 0))
    grid.add_column(min_width=4, justify="right", style="clause")
    grid.add_column()
    grid.add_row(str(number), Text(deed(turn, match, review, words), style="heading"))
    grid.add_row("", changes(turn, review, words))
    thought = judged(turn, match, review, words)
    if thought:
        grid.add_row("", Text(thought, style="quiet"))
    return grid


def deed(turn: Turn, match: Match, review: Review, words: Words) -> str:
    """Which line it was, who acted and how; of several lines only which."""
    first, line = review.moments[turn.before + 1].line, review.moments[turn.after].line
    if not turn.is_one_step():
        return words.say("analyse-lines", first=first.number, last=line.number)
    act = words.action(_named(match, line.action))
    return words.say("analyse-line", line=line.number, seat=line.seat, act=act)


def _named(match: Match, action: int) -> dict[str, Any]:
    return match.game.space.to_json(action)


def changes(turn: Turn, review: Review, words: Words) -> str:
    """Whose chances changed, from how much to how much."""
    before, after = review.chances(turn.before), review.chances(turn.after)
    least = min(LEAST_NAMED, swing(before, after))
    named = [
        words.say(
            "analyse-change",
            seat=seat,
            before=round(100 * before[seat]),
            after=round(100 * after[seat]),
        )
        for seat in range(len(before))
        if abs(after[seat] - before[seat]) >= least
    ]
    return words.say("analyse-changes", changes=" · ".join(named))


def judged(turn: Turn, match: Match, review: Review, words: Words) -> str:
    """What became of it: luck, a mistake by what the seat knew, or neither."""
    said: list[str] = []
    if turn.is_one_step() and review.moments[turn.after].line.draws:
        said.append(words.say("analysis-luck"))
    verdict = turn.verdict
    if verdict is not None and verdict.better is not None:
        said.append(
            words.say(
                "analyse-better",
                act=words.action(_named(match, verdict.better.action)),
                before=verdict.played.percent() or 0,
                after=verdict.better.percent() or 0,
            )
        )
    elif verdict is not None:
        said.append(words.say("analyse-sound"))
    return " ".join(said)
