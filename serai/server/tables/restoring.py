"""Bringing a table back from the disk: its match is played again, line by line, and checked."""

import logging
from typing import Final

import msgspec

from serai.engine import registry, versions
from serai.engine.errors import BadFile, Phrase, SeraiError
from serai.server.storage.reading import StoredTable
from serai.server.storage.rows import LineRow
from serai.server.tables.hosted import HostedTable, Past, Play
from serai.server.tables.showing import RESULTS

LOG: Final = logging.getLogger("serai.house")
OPTIONS: Final = msgspec.json.Decoder(dict[str, str])
DAMAGED: Final = Phrase(
    "This match cannot go on: what is stored of it is damaged. Whoever runs this server finds "
    "more about it in the log.",
    "problem-damaged",
)


class SetAside(SeraiError):
    """A table that cannot be used here and stays as it is stored; the words are for its people."""


def brought_back(stored: StoredTable, since: int) -> HostedTable:
    """A table from what is stored of it; an ended one at least as far as its file tells it.

    People can play since a moment: no time can have run out shortly after that.
    """
    readable = False
    try:
        _need_readable(stored)
        readable = True
        return restored(stored, since)
    except Exception as trouble:  # damage can bring about anything
        what = f"{type(trouble).__name__}: {trouble}"
        LOG.error("a table cannot go on", extra={"table": stored.table.id, "trouble": what})
    if readable and stored.table.state == "ended":
        return archived(stored)
    raise SetAside(why_it_waits(stored) if readable else DAMAGED)


def _need_readable(stored: StoredTable) -> None:
    """What a table shows of itself must make sense, whether its match does or not."""
    OPTIONS.decode(stored.table.options)
    if stored.table.result is not None:
        RESULTS.decode(stored.table.result)
    numbers = [seat.seat for seat in stored.seats]
    if not numbers or numbers != list(range(len(numbers))):
        raise BadFile("seats are missing")
    if [message.number for message in stored.messages] != list(range(len(stored.messages))):
        raise BadFile("messages are missing")


def restored(stored: StoredTable, since: int) -> HostedTable:
    """The table as it was when its last change was stored, or a refusal that says why not."""
    table = _laid_out(stored)
    if stored.table.started is not None:
        play = table.begin()
        for line in stored.lines:
            follow(play, line)
            table.active = line.at
        table.resume(since)
    return table


def _laid_out(stored: StoredTable) -> HostedTable:
    table = HostedTable(stored.table, stored.seats, stored.messages)
    if stored.head is not None:
        table.version = stored.head.version
        table.keeper = stored.head.keeper
    return table


def archived(stored: StoredTable) -> HostedTable:
    """An ended table whose lines do not lead anywhere any more; its file still tells it."""
    table = _laid_out(stored)
    table.archived = True
    return table


def why_it_waits(stored: StoredTable) -> Phrase:
    """What its people are told of a match that cannot go on here; it stays as it is stored."""
    row = stored.table
    if row.game not in registry.games():
        return Phrase(
            "This match waits: there is no game {game} here.", "problem-waits_game", game=row.game
        )
    game = registry.game(row.game)
    if row.rules > game.rules:
        why = versions.unknown(game.title, str(row.rules), game.rules)
        return Phrase("This match waits: {why}.", "problem-waits_rules", why=why)
    return DAMAGED


def follow(play: Play, line: LineRow) -> None:
    """Play one line of the log; refused where it does not lead to what is stored."""
    play.match.follow(line.kind, line.seat, msgspec.json.decode(line.action or "null"))
    if line.seat >= 0:
        number = len(play.shown.to(line.seat))
        last = play.match.lines[-1]
        play.past[line.seat, line.action_id] = Past(line.kind, last.action, number)
    if play.match.lines[-1].hash != line.hash:
        raise BadFile(f"line {line.number} does not lead to the stored position")
