"""Analyses of ended matches: every seat's chance to win at each moment, and what turned it."""

import logging
from typing import Final

import msgspec

from serai.bots.hindsight import turning
from serai.engine.match import Line, Match
from serai.server.payloads.answers import Analysis, AnalysisMoment, Better
from serai.server.problems import conflict
from serai.server.storage.change import Change
from serai.server.storage.rows import AnalysisRow
from serai.server.tables.hosted import HostedTable
from serai.server.tables.house import House

LOG: Final = logging.getLogger("serai.studies")
AT_ONCE: Final = 4
"""Moments in one task, few enough that bots who play need not wait long."""
WHOLE_THOUGHT: Final = 20_000
"""Milliseconds for a whole match, spread over its moments."""
LONGEST_THOUGHT: Final = 150


async def looked_at(house: House, table: HostedTable) -> Analysis:
    """The analysis as far as it is; none, running or ready."""
    study = house.studies.get(table.row.id)
    if study is not None:
        return study
    stored = await house.reading.analysis(table.row.id)
    if stored is None:
        return Analysis("none", 0, 0, [], [])
    return msgspec.json.decode(stored, type=Analysis)


async def begin(house: House, table: HostedTable) -> Analysis:
    """Have a match thought through, unless that is done or under way."""
    if table.row.state != "ended":
        raise conflict("A match is analysed when it has ended.")
    match = table.need_play().match
    known = await looked_at(house, table)
    if known.state != "none" or table.row.id in house.studies:
        return house.studies.get(table.row.id, known)
    study = Analysis("running", 0, len(match.lines), [], [])
    house.studies[table.row.id] = study
    house.spawn(_think_through(house, table, match, study))
    return study


async def _think_through(house: House, table: HostedTable, match: Match, study: Analysis) -> None:
    try:
        moments = await house.aside(moments_of, match)
        study.total = len(moments)
        each = min(LONGEST_THOUGHT, WHOLE_THOUGHT // len(moments))
        for first in range(0, len(moments), AT_ONCE):
            part = moments[first : first + AT_ONCE]
            positions = [position for _, position in part]
            chances = await house.thinkers.judge(table.row.game, positions, each)
            if chances is None:
                LOG.error("an analysis failed", extra={"game": table.row.game})
                return
            for (moment, _), found in zip(part, chances, strict=True):
                moment.chances = [_rounded(chance) for chance in found]
                study.moments.append(moment)
            study.done = len(study.moments)
        turns = turning([moment.chances for moment in study.moments])
        study.turning = turns
        for place in turns:
            await _reconsider(house, match, moments[place][0], moments[place - 1][1])
        ready = Analysis("ready", study.done, study.total, study.moments, turns)
        body = msgspec.json.encode(ready).decode()
        house.store(table, Change(table.row.id).add(AnalysisRow(table.row.id, body)))
        await table.durable()
    finally:
        house.studies.pop(table.row.id, None)


async def _reconsider(house: House, match: Match, moment: AnalysisMoment, before: bytes) -> None:
    """Tell of a moment whether its seat could have done better."""
    if moment.seat is None:
        return
    action = match.lines[moment.line].action
    found = await house.thinkers.reconsider(match.game.name, before, moment.seat, action)
    if found is not None:
        played, better = found
        named = match.game.space.to_json(better.action)
        moment.better = Better(named, _rounded(better.chance()), _rounded(played.chance()))


def _rounded(chance: float | None) -> float:
    return round(chance or 0.0, 3)


def moments_of(match: Match) -> list[tuple[AnalysisMoment, bytes]]:
    """Every line that still stands, with the position after it."""
    steps = steps_of(match)
    return [(_moment(match, line, steps), position.to_bytes()) for line, position in match.retold()]


def steps_of(match: Match) -> list[list[int]]:
    """For each line its place in the replay of the public and of each seat."""
    viewpoints: list[int | None] = [None, *range(match.seats)]
    steps = [-1] * len(viewpoints)
    found: list[list[int]] = []
    for line in match.lines:
        for place, viewpoint in enumerate(viewpoints):
            steps[place] += any(event.seen_by(viewpoint) is not None for event in line.events)
        found.append([max(0, step) for step in steps])
    return found


def _moment(match: Match, line: Line, steps: list[list[int]]) -> AnalysisMoment:
    played = line.seat >= 0
    return AnalysisMoment(
        line=line.number,
        seat=line.seat if played else None,
        action=match.game.space.to_json(line.action) if played else None,
        drawn=bool(line.draws),
        chances=[],
        step=steps[line.number][0],
        steps=steps[line.number][1:],
    )
