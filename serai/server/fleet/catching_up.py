"""Bringing a table in memory up to what other processes have made of it, as it is stored."""

from typing import NamedTuple

import msgspec

from serai.server.storage.reading import Head, StoredTable
from serai.server.storage.rows import LineRow, MessageRow
from serai.server.tables.hosted import HostedTable
from serai.server.tables.restoring import brought_back, follow


class News(NamedTuple):
    """What has to be told to those who look on."""

    changed: bool
    """Who sits where, or how far the table is."""
    updated: bool
    """What the seats see."""
    messages: list[MessageRow]


def follow_lines(table: HostedTable, head: Head, lines: list[LineRow]) -> News:
    """Others have played, and nothing else has happened."""
    play = table.need_play()
    for line in lines:
        follow(play, line)
    table.version = head.version
    table.keeper = head.keeper
    return News(False, bool(lines), [])


def known_lines(table: HostedTable) -> int:
    """The number of the first line that is not known here; line 0 is nowhere stored."""
    return len(table.play.match.lines) if table.play is not None else 1


def adopt(table: HostedTable, stored: StoredTable, since: int) -> News:
    """Others have changed more; what is here of the table was stored, so that it can go on.

    Whoever could play only since a moment keeps the time he was given for that.
    """
    news = _differences(table, stored)
    table.row = stored.table
    table.seats = stored.seats
    for message in stored.messages:
        table.messages.append(message)
        table.message_ids[message.seat, message.message_id] = message
    if table.play is None and table.row.started is not None and not table.archived:
        table.begin()
    for line in stored.lines:
        follow(table.need_play(), line)
    table.resume(since)
    assert stored.head is not None
    table.version = stored.head.version
    table.keeper = stored.head.keeper
    return news


def _differences(table: HostedTable, stored: StoredTable) -> News:
    before = [msgspec.structs.replace(seat, deadline=None) for seat in table.seats]
    after = [msgspec.structs.replace(seat, deadline=None) for seat in stored.seats]
    row = msgspec.structs.replace(table.row, active=stored.table.active)
    changed = before != after or row != stored.table
    updated = bool(stored.lines) or changed or table.seats != stored.seats
    return News(changed, updated, stored.messages)


def _common(one: list[MessageRow], other: list[MessageRow]) -> int:
    """How many messages two lists begin with alike; the rest of the first was never stored."""
    pairs = zip(one, other, strict=False)
    differ = (place for place, (mine, theirs) in enumerate(pairs) if mine != theirs)
    return next(differ, min(len(one), len(other)))


def begin_anew(table: HostedTable, stored: StoredTable, since: int) -> News:
    """What is here of the table was in part never stored: all of it is laid out again.

    The table itself stays the same one for all who hold it, and so do those who look on.
    """
    fresh = brought_back(stored, since)
    known = _common(table.messages, fresh.messages)
    if table.play is not None and fresh.play is not None:
        fresh.play.thinking = table.play.thinking
    table.row, table.seats, table.play = fresh.row, fresh.seats, fresh.play
    table.messages, table.message_ids = fresh.messages, fresh.message_ids
    table.version, table.keeper = fresh.version, fresh.keeper
    table.archived, table.active = fresh.archived, fresh.active
    table.struck = False
    table.last = None
    return News(True, True, fresh.messages[known:])
