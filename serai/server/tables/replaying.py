"""Replays: what a viewpoint saw, moment by moment, made anew from the draws of the log."""

import json

from serai.engine.chance import ScriptedChance
from serai.engine.knowledge import audience_of
from serai.engine.match import PLAYED, Line, Match
from serai.engine.position import Position
from serai.server.payloads.answers import Replay, ReplayStep


def replay(match: Match, seat: int | None, start: int, count: int) -> Replay:
    """The steps `start` … of a viewpoint; a line of which it saw nothing is no step."""
    steps: list[ReplayStep] = []
    number = 0
    total = 0
    position = _laid_out(match)
    standing: list[Line] = []
    for line in list(match.lines):
        position = _followed(match, position, standing, line)
        events = [seen for event in line.events if (seen := event.seen_by(seat)) is not None]
        if not events:
            continue
        number += len(events)
        if start <= total < start + count:
            steps.append(ReplayStep(number, events, position.seen_by(seat).view()))
        total += 1
    return Replay("public" if seat is None else seat, total, start, steps)


def replay_of_record(text: str, seat: int | None, start: int, count: int) -> Replay:
    """The same from a match file alone, which holds every event but no view."""
    bit = audience_of(seat)
    steps: list[ReplayStep] = []
    number = 0
    for line in text.splitlines()[1:-1]:
        told = [_told(name, fields, bit) for name, fields in json.loads(line)["events"]]
        events = [event for event in told if len(event) > 1]
        if events:
            number += len(events)
            steps.append(ReplayStep(number, events, {}))
    return Replay(
        "public" if seat is None else seat, len(steps), start, steps[start : start + count]
    )


def _told(name: str, fields: list[tuple[str, object, int]], bit: int) -> dict[str, object]:
    seen = {field: value for field, value, audience in fields if audience & bit}
    return {"event": name, **seen}


def _laid_out(match: Match) -> Position:
    options = match.game.options.resolve(dict(match.options))
    position = match.game.empty(match.seats, options, match.rules)
    match.game.set_up(position, ScriptedChance(match.lines[0].draws), None)
    return position


def _followed(match: Match, position: Position, standing: list[Line], line: Line) -> Position:
    """The position after a line; after an undo all lines that stand are played once more."""
    if line.kind != PLAYED:
        taken_back = [other for other in standing if other.number == line.action]
        if not taken_back:
            return position
        standing.remove(taken_back[0])
        position = _laid_out(match)
        for other in standing:
            position.apply(other.seat, other.action, ScriptedChance(other.draws), None)
    elif line.seat >= 0:
        standing.append(line)
        position.apply(line.seat, line.action, ScriptedChance(line.draws), None)
    return position
