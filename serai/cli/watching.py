"""Bots against each other, at a pace people can follow, as anyone at the table would see it."""

import time

from serai.bots.bot import Bot
from serai.bots.deciding import decide
from serai.cli import drawing
from serai.cli.last_page import show_result
from serai.cli.screen import Screen
from serai.cli.told import sentences
from serai.engine.match import Match
from serai.words import Words


def watch(match: Match, bots: list[Bot], words: Words, screen: Screen, pace: float) -> None:
    """Play to the end; a new picture whenever somebody else is to act."""
    seen = 0
    failures: dict[int, str] = {}
    while not match.over:
        asked = match.to_act
        seat = asked[0]
        with screen.thinking(words.say("bot-thinking", seat=seat)):
            decision = decide(bots[seat], match.observation(seat))
        match.play(seat, decision.action)
        if decision.trouble:
            failures[seat] = decision.trouble
        if match.to_act == asked:
            continue
        seen = _show(match, words, screen, seen)
        _show_failures(failures, words, screen)
        if pace:
            time.sleep(pace)
    view = match.view(None)
    show_result(match, view, words, screen)
    _show_failures(failures, words, screen)


def _show_failures(failures: dict[int, str], words: Words, screen: Screen) -> None:
    """Nobody plays here from whom a bot's own words would have to be hidden."""
    for seat, trouble in failures.items():
        screen.note(words.say("bot-failed", seat=seat, trouble=trouble), "bad")


def _show(match: Match, words: Words, screen: Screen, seen: int) -> int:
    events = match.events(None)
    screen.clear()
    screen.show_board(drawing.board(match.game, match.view(None), words, screen.width))
    screen.space()
    screen.lines(sentences(events[seen:], words))
    screen.space()
    return len(events)
