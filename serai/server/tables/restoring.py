"""Bringing a table back from the disk: its match is played again, line by line, and checked."""

import msgspec

from serai.engine.errors import BadFile
from serai.engine.match import ABANDONED, PLAYED, UNDONE
from serai.server.storage.reading import StoredTable
from serai.server.storage.rows import LineRow
from serai.server.tables.hosted import HostedTable, Past, Play


def restored(stored: StoredTable) -> HostedTable:
    """The table as it was when its last change was stored, or a refusal that says why not."""
    table = HostedTable(stored.table, stored.seats, stored.messages)
    if stored.table.started is not None:
        play = table.begin()
        for line in stored.lines:
            _follow(play, line)
            table.active = line.at
        if stored.lines and play.match.lines[-1].hash != stored.lines[-1].hash:
            raise BadFile("the stored lines do not lead to the stored position")
        table.resume()
    return table


def archived(stored: StoredTable) -> HostedTable:
    """An ended table whose lines do not lead anywhere any more; its file still tells it."""
    table = HostedTable(stored.table, stored.seats, stored.messages)
    table.archived = True
    return table


def _follow(play: Play, line: LineRow) -> None:
    match = play.match
    if line.kind == PLAYED:
        match.play(line.seat, msgspec.json.decode(line.action or "null"))
    elif line.kind == UNDONE:
        match.undo(line.seat)
    elif line.kind == ABANDONED:
        match.abandon()
    else:
        raise BadFile(f"line {line.number} is of an unknown kind")
    if line.seat >= 0:
        number = len(play.shown.to(line.seat))
        play.past[line.seat, line.action_id] = Past(line.kind, match.lines[-1].action, number)
