"""Analyses of ended matches: every seat's chance to win at each moment, and what turned it."""

import logging
from bisect import bisect_left
from typing import Final

import msgspec

from serai.bots.hindsight import MOST_TRIES, Judgement
from serai.bots.review import USUAL_SECONDS, Doubt, Look, Review, Verdict
from serai.engine.game import Game
from serai.engine.match import Line, Match
from serai.server.payloads.answers import Analysis, AnalysisMoment, Better
from serai.server.problems import Refusal, conflict
from serai.server.storage.change import Change
from serai.server.storage.rows import AnalysisRow
from serai.server.tables.hosted import HostedTable
from serai.server.tables.house import House
from serai.server.thinking.turns import Asker

LOG: Final = logging.getLogger("serai.studies")
AT_ONCE: Final = 1000
"""Milliseconds of one task, few enough that bots who play need not wait long."""


async def looked_at(house: House, table: HostedTable) -> Analysis:
    """The analysis as far as it is; none, running or ready."""
    study = house.studies.get(table.row.id)
    if study is not None:
        return study
    stored = await house.reading.analysis(table.row.id)
    nothing = Analysis("none", 0, [], [])
    if stored is None and house.others is not None:
        return await house.others.study_elsewhere(table.row.id) or nothing
    try:
        return nothing if stored is None else msgspec.json.decode(stored, type=Analysis)
    except msgspec.MsgspecError:  # it can be thought through anew
        return nothing


async def begin(house: House, table: HostedTable, address: str) -> Analysis:
    """Have a match thought through, unless that is done or under way."""
    if table.row.state != "ended":
        raise conflict("problem-analysis_running")
    await table.durable()  # whatever ended it may not be kept, and the match would go on
    match = table.need_play().match
    known = await looked_at(house, table)
    if known.state != "none" or table.row.id in house.studies:
        return house.studies.get(table.row.id, known)
    house.thinkers.begin_study(address)
    study = Analysis("running", 0, [], [])
    house.studies[table.row.id] = study
    house.spawn(_begun(house, table, match, study, Asker(address, table.row.id)))
    return study


async def _begun(
    house: House, table: HostedTable, match: Match, study: Analysis, asker: Asker
) -> None:
    """Think a match through, unless another process has just begun with it."""
    try:
        others = house.others
        if others is None or await others.begins_study(table.row.id, study):
            await _think_through(house, table, match, study, asker)
    except Refusal:  # whoever asks for too much else at once may ask for it again
        LOG.info("an analysis was not begun", extra={"game": table.row.game})
    finally:
        house.studies.pop(table.row.id, None)
        house.thinkers.end_study(asker.who)


async def _think_through(
    house: House, table: HostedTable, match: Match, study: Analysis, asker: Asker
) -> None:
    review = await house.aside.do(asker.who, Review, match, USUAL_SECONDS)
    moments = await house.aside.do(asker.who, moments_of, match, review)
    for question in review.questions():
        if isinstance(question, Look):
            if not await _look(house, review, question, asker):
                LOG.error("an analysis failed", extra={"game": table.row.game})
                return
            chances = review.chances(question.place)
            moments[question.place].chances = [_rounded(chance) for chance in chances]
        else:
            await _reconsider(house, review, question, asker)
        _tell(study, review, moments)
    ready = msgspec.structs.replace(study, state="ready", percent=100)
    body = msgspec.json.encode(ready).decode()
    change = Change(table.row.id).add(AnalysisRow(table.row.id, body))
    await house.writer.submit(change).stored()


async def _look(house: House, review: Review, look: Look, asker: Asker) -> bool:
    """Have a moment judged, bit by bit; False if that cannot be done."""
    position = review.moments[look.place].position.to_bytes()
    found = Judgement(review.moments[look.place].position.seats)
    spent = 0.0
    while not found.is_certain and found.tries < MOST_TRIES:
        left = look.milliseconds - round(1000 * spent)
        least = look.least - found.tries
        if left <= 0 and least <= 0:
            break
        part = await house.thinkers.judge(
            review.game.name, position, min(left, AT_ONCE), least, asker
        )
        if part is None:
            return False
        found.join(part[0])
        spent += part[1]
    review.looked(look, found, spent)
    return True


async def _reconsider(house: House, review: Review, doubt: Doubt, asker: Asker) -> None:
    before, line = review.moments[doubt.turn.before], review.moments[doubt.turn.after].line
    position = before.position.to_bytes()
    verdict, seconds = await house.thinkers.reconsider(
        review.game.name, position, line.seat, line.action, asker
    )
    review.reconsidered(doubt, verdict, seconds)


def _tell(study: Analysis, review: Review, moments: list[AnalysisMoment]) -> None:
    """Bring what is told up to what has been found."""
    study.percent = max(study.percent, min(99, int(100 * review.share())))
    study.moments = [moments[place] for place in review.judged]
    study.turning = [bisect_left(review.judged, turn.after) for turn in review.turns]
    for turn in review.turns:
        if turn.verdict is not None:
            _judge(moments[turn.after], turn.verdict, review.game)


def _judge(moment: AnalysisMoment, verdict: Verdict, game: Game) -> None:
    played, better = verdict.played, verdict.better
    moment.is_sound = better is None
    if better is not None:
        named = game.space.to_json(better.action)
        moment.better = Better(named, _rounded(better.chance()), _rounded(played.chance()))


def _rounded(chance: float | None) -> float:
    return round(chance or 0.0, 3)


def moments_of(match: Match, review: Review) -> list[AnalysisMoment]:
    """What is told of every line that still stands, but for its chances."""
    steps = steps_of(match)
    lines = [moment.line for moment in review.moments]
    return [_moment(match, line, steps, place) for place, line in enumerate(lines)]


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


def _moment(match: Match, line: Line, steps: list[list[int]], place: int) -> AnalysisMoment:
    played = line.seat >= 0
    return AnalysisMoment(
        line=line.number,
        seat=line.seat if played else None,
        action=match.game.space.to_json(line.action) if played else None,
        drawn=bool(line.draws),
        chances=[],
        step=steps[line.number][0],
        steps=steps[line.number][1:],
        place=place,
    )
