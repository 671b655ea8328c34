"""Playing at a table: actions, taking back, and the ways a match ends."""

from collections.abc import Mapping
from functools import lru_cache

import msgspec

from serai.engine import clauses
from serai.engine.actions import ActionSpace
from serai.engine.errors import BadInput, IllegalAction
from serai.engine.match import PLAYED, UNDONE
from serai.server.moment import now
from serai.server.payloads.answers import Done
from serai.server.problems import Illegal, conflict, misunderstood
from serai.server.storage.change import Change
from serai.server.storage.rows import Ending, LineRow, RecordRow
from serai.server.tables.hosted import HostedTable, Past, Play
from serai.server.tables.house import House

NOBODY = -1


def running(table: HostedTable) -> Play:
    """The match of a table that is being played."""
    play = table.need_play()
    if table.row.state != "playing":
        raise conflict("problem-match_over")
    return play


def play(
    house: House,
    table: HostedTable,
    seat: int,
    action: Mapping[str, object] | int,
    action_id: str,
    seen: int | None = None,
    by_person: bool = True,
) -> Done:
    """Play an action; doing it again under the same id changes nothing.

    What the client had seen when it chose is no reason to refuse: only the rules are.
    """
    hosted = table.need_play()
    past = hosted.past.get((seat, action_id))
    if past is not None:
        return _repeated(hosted, seat, action_id, past, PLAYED, action)
    match = running(table).match
    try:
        match.play(seat, action)
    except IllegalAction as refused:
        stale = seen is not None and seen < len(hosted.shown.to(seat))
        raise Illegal(refused, stale) from None
    except BadInput as bad:
        raise misunderstood(bad) from None
    house.metrics.moves.count += 1
    change = Change(table.row.id)
    returned = by_person and table.seats[seat].stand_in
    if returned:
        table.seats[seat].stand_in = False
        change.keep_seat(table.seats[seat])
    done = _file(table, change, seat, action_id)
    ended = match.over
    if ended:
        _end(table, change, "finished")
    change.keep_seats(table.wind(seat))
    house.store(table, change, updated=True, changed=returned or ended)
    return done


def why_not(table: HostedTable, seat: int, action: Mapping[str, object]) -> str | None:
    """The clause against an action, by what its seat knows: a question may not find out more."""
    match = table.need_play().match
    try:
        number = match.game.space.from_json(action)
    except BadInput as refused:
        raise misunderstood(refused) from None
    return clauses.MATCH_OVER if match.abandoned else match.observation(seat).refusal(number)


def _repeated(
    play: Play,
    seat: int,
    action_id: str,
    past: Past,
    kind: str,
    action: Mapping[str, object] | int | None,
) -> Done:
    """The answer to a retry; the same id for something else is refused."""
    same = past.kind == kind
    if same and action is not None:
        try:
            number = action if isinstance(action, int) else play.match.game.space.from_json(action)
        except BadInput as refused:
            raise misunderstood(refused) from None
        same = number == past.action
    if not same:
        raise conflict("problem-id_used")
    return Done(action_id, seat, past.number, True)


def _file(table: HostedTable, change: Change, seat: int, action_id: str) -> Done:
    """Put the match's last line into a change, and remember its id."""
    play = running(table)
    line = play.match.lines[-1]
    change.add(
        LineRow(
            table_id=table.row.id,
            number=line.number,
            kind=line.kind,
            seat=seat,
            action=_written(play.match.game.space, line.action) if line.kind == PLAYED else None,
            action_id=action_id,
            hash=line.hash,
            at=now(),
        )
    )
    number = len(play.shown.to(seat)) if seat != NOBODY else 0
    play.past[seat, action_id] = Past(line.kind, line.action, number)
    return Done(action_id, seat, number, False)


@lru_cache(maxsize=2_000)
def _written(space: ActionSpace, action: int) -> str:
    """An action as JSON; most have been played before, but for Treasure Island's many spots."""
    return _json(space.to_json(action))


def undo(house: House, table: HostedTable, seat: int, action_id: str) -> Done:
    """Take the seat's last action back, where the rules of information allow it."""
    if table.play is not None and (seat, action_id) in table.play.past:
        past = table.play.past[seat, action_id]
        return _repeated(table.play, seat, action_id, past, UNDONE, None)
    match = running(table).match
    try:
        match.undo(seat)
    except IllegalAction as refused:
        raise Illegal(refused, stale=False) from None
    change = Change(table.row.id)
    done = _file(table, change, seat, action_id)
    change.keep_seats(table.wind(None))
    house.store(table, change, updated=True)
    return done


def agree_to_end(house: House, table: HostedTable, seat: int, agree: bool) -> None:
    """Offer or accept to end without a result; it happens when all people who play agree."""
    running(table)
    if table.seats[seat].agrees == agree:
        return
    table.seats[seat].agrees = agree
    change = Change(table.row.id).keep_seat(table.seats[seat])
    asked = [person for person in table.people() if not person.stand_in]
    ended = bool(asked) and all(person.agrees for person in asked)
    if ended:
        _break_off(table, change, "agreed")
    house.store(table, change, changed=True, updated=ended)


def abandon(house: House, table: HostedTable) -> None:
    """End a match that nobody has come back to."""
    running(table)
    change = Change(table.row.id)
    _break_off(table, change, "abandoned")
    house.store(table, change, changed=True, updated=True)


def _break_off(table: HostedTable, change: Change, ending: Ending) -> None:
    running(table).match.abandon()
    _file(table, change, NOBODY, "end")
    _end(table, change, ending)


def _end(table: HostedTable, change: Change, ending: Ending) -> None:
    """Close a table; its secret is no secret any more, and its record is stored with its end."""
    play = running(table)
    result = play.match.result if ending == "finished" else None
    table.row.state = "ended"
    table.row.ending = ending
    table.row.ended = now()
    table.row.result = None if result is None else msgspec.json.encode(result).decode()
    table.keep(change)
    change.add(RecordRow(table.row.id, play.match.record_text(_json)))


def _json(content: object) -> str:
    """What the standard library would write, several times as quick."""
    return msgspec.json.encode(content).decode()
