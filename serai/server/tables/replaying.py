"""Replays: what a viewpoint saw, moment by moment, made anew by playing the log back."""

import json

from serai.engine.knowledge import audience_of
from serai.engine.match import Match
from serai.server.payloads.answers import Replay, ReplayStep


def replay(match: Match, seat: int | None, start: int, count: int) -> Replay:
    """The steps `start` … of a viewpoint; a line of which it saw nothing is no step."""
    steps: list[ReplayStep] = []
    number = 0
    total = 0
    again = match.begun_again()
    for line in list(match.lines):
        if line.number and total < start + count:
            again.follow(line.kind, line.seat, line.action)
        events = [seen for event in line.events if (seen := event.seen_by(seat)) is not None]
        if not events:
            continue
        number += len(events)
        if start <= total < start + count:
            steps.append(ReplayStep(number, events, again.position.seen_by(seat).view()))
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
