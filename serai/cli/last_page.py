"""The last page of a match: what the game shows at its end, where the points came from, who won."""

from typing import Any

from serai.cli import drawing, results
from serai.cli.screen import Screen
from serai.engine.match import Match
from serai.engine.schema import View
from serai.words import Words


def show_result(match: Match, view: View, words: Words, screen: Screen) -> None:
    """The last page of a match."""
    result: Any = match.result
    if result is not None:
        screen.space()
        beside = drawing.ending(match.game, view, words, screen.width)
        if beside is not None:
            screen.show(beside)
        screen.show(results.breakdown(result, words))
    show_verdict(match, words, screen)


def show_verdict(match: Match, words: Words, screen: Screen) -> None:
    """Who won."""
    result: Any = match.result
    if result is None:
        screen.note(words.say("result-none"))
        return
    screen.show(results.verdict(result, words))
    screen.space()
