"""Analyses of ended matches: every seat's chance to win at each moment, and what turned it."""

import logging
from collections.abc import Sequence
from itertools import pairwise
from typing import Final

import msgspec

from serai.engine.chance import ScriptedChance
from serai.engine.match import PLAYED, Match
from serai.server.payloads.answers import Analysis, AnalysisMoment
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
TURNS: Final = 0.1
"""A change of somebody's chance that is worth a look."""
MOST_TURNS: Final = 8


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
                moment.chances = [round(chance, 3) for chance in found]
                study.moments.append(moment)
            study.done = len(study.moments)
        ready = Analysis("ready", study.done, study.total, study.moments, turning(study.moments))
        body = msgspec.json.encode(ready).decode()
        house.store(table, Change(table.row.id).add(AnalysisRow(table.row.id, body)))
        await table.durable()
    finally:
        house.studies.pop(table.row.id, None)


def moments_of(match: Match) -> list[tuple[AnalysisMoment, bytes]]:
    """Every line that still stands, with the position after it."""
    options = match.game.options.resolve(dict(match.options))
    position = match.game.empty(match.seats, options, match.rules)
    viewpoints: list[int | None] = [None, *range(match.seats)]
    steps = [-1] * len(viewpoints)
    found: list[tuple[AnalysisMoment, bytes]] = []
    for line in match.lines:
        for place, viewpoint in enumerate(viewpoints):
            steps[place] += any(event.seen_by(viewpoint) is not None for event in line.events)
        if line.kind != PLAYED or line.number in match.undone:
            continue
        chance = ScriptedChance(line.draws)
        if line.seat < 0:
            match.game.set_up(position, chance, None)
        else:
            position.apply(line.seat, line.action, chance, None)
        played = line.seat >= 0
        moment = AnalysisMoment(
            line=line.number,
            seat=line.seat if played else None,
            action=match.game.space.to_json(line.action) if played else None,
            drawn=bool(line.draws),
            chances=[],
            step=max(0, steps[0]),
            steps=[max(0, step) for step in steps[1:]],
        )
        found.append((moment, position.to_bytes()))
    return found


def turning(moments: Sequence[AnalysisMoment]) -> list[int]:
    """The moments after which somebody's chance was another one, in their order."""
    swings = [
        (max(abs(b - a) for a, b in zip(one.chances, other.chances, strict=True)), place + 1)
        for place, (one, other) in enumerate(pairwise(moments))
    ]
    largest = sorted(swings, reverse=True)[:MOST_TURNS]
    return sorted(place for swing, place in largest if swing >= TURNS)
