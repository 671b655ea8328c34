"""A hosted table: its stored rows, its match, who looks on, and how far the disk has followed."""

import asyncio
import json
from typing import Final

import msgspec

from serai.engine import registry
from serai.engine.match import Match, seal_from_secret
from serai.server.moment import now
from serai.server.problems import Behind, conflict, unavailable
from serai.server.storage.change import Change
from serai.server.storage.rows import Listing, MessageRow, SeatRow, TableRow
from serai.server.storage.writer import Outcome, Submission
from serai.server.tables.listeners import Listener
from serai.server.tables.shown import Shown

MILLISECONDS_TO_COME_BACK: Final = 30_000


def resumed(deadline: int, turn_seconds: int, since: int) -> int:
    """The end of somebody's time, where people can play only since a moment."""
    return max(deadline, since + min(turn_seconds * 1000, MILLISECONDS_TO_COME_BACK))


class Past:
    """What a client's action id has done."""

    def __init__(self, kind: str, action: int, number: int) -> None:
        self.kind = kind
        self.action = action
        self.number = number
        """The seat's event number afterwards."""


class Play:
    """The running part of a table: its match and what belongs to it."""

    def __init__(self, match: Match) -> None:
        self.match = match
        self.shown = Shown(match)
        self.past: dict[tuple[int, str], Past] = {}
        self.framed: dict[int | None, int] = {}
        """Up to which event number frames have been made for a viewpoint."""
        self.thinking: set[int] = set()
        """Seats whose bots have been asked and have not answered yet."""


class HostedTable:
    """One table. Only the functions of this package change it, and each stores what it changes."""

    def __init__(self, row: TableRow, seats: list[SeatRow], messages: list[MessageRow]) -> None:
        self.row = row
        self.seats = seats
        self.messages = messages
        self.message_ids = {(message.seat, message.message_id): message for message in messages}
        self.play: Play | None = None
        self.listeners: list[Listener] = []
        self.last: Submission | None = None
        self.active = row.active
        """When something last happened here."""
        self.dropped = False
        """Whether this copy was let go, or given up because the disk could not follow."""
        self.unstarted = row.state == "open"
        """Whether it is counted among those that have not begun."""
        self.unborn = False
        """Whether it is new and not stored yet."""
        self.struck = False
        """Whether the table is being taken away, so that nobody finds it any more."""
        self.asker = row.host
        """For whom its bots think: the address that made it or played here last, if it is known."""
        self.timer: asyncio.TimerHandle | None = None
        self.version = 0
        """How often it was changed, with what is on its way, where several processes do that."""
        self.keeper: str | None = None
        """The process that looks after its bots and its clock, where there are several."""
        self.elsewhere: set[int] = set()
        """Seats that look on by way of other processes."""
        self.refreshing: asyncio.Task[None] | None = None
        """Reads anew what other processes have made of it; nothing can be changed meanwhile."""
        self.archived = False
        """Whether the match is over and cannot be laid out any more, only told from its file."""

    def begin(self) -> Play:
        """Lay out the match that the committed secret and the seats' nonces determine."""
        nonces = [seat.nonce or b"" for seat in self.seats]
        seal = seal_from_secret(self.row.secret, nonces)
        game = registry.game(self.row.game)
        options = json.loads(self.row.options)
        self.play = Play(Match(game, len(self.seats), options, seal, self.row.rules))
        return self.play

    def need_play(self) -> Play:
        """The match of a table, or a refusal that says why there is none."""
        if self.play is not None:
            return self.play
        if self.archived:
            raise conflict("problem-archived")
        raise conflict("problem-not_begun")

    # Who is who.

    def seats_of(self, device: str | None) -> list[int]:
        if device is None:
            return []
        return [seat.seat for seat in self.seats if seat.device == device]

    def is_host(self, device: str | None) -> bool:
        return device is not None and self.row.host == device

    def may_see(self, device: str | None) -> bool:
        """Seats and host always; others if the table is public and open, or has spectators."""
        if self.row.public if self.row.state == "open" else self.row.spectators:
            return True
        return bool(self.seats_of(device)) or self.is_host(device)

    def may_look(self, device: str | None, seat: int | None) -> bool:
        """Whether a device may look from a viewpoint just now: through a seat's eyes only its own.

        Asked whenever something is shown, and not only when somebody comes.
        """
        if seat is None:
            return self.may_see(device)
        mine = device is not None and 0 <= seat < len(self.seats)
        return mine and self.seats[seat].device == device

    def connected(self, seat: int) -> bool:
        return self.connected_here(seat) or seat in self.elsewhere

    def connected_here(self, seat: int) -> bool:
        return any(listener.seat == seat for listener in self.listeners)

    def is_watched(self) -> bool:
        """Whether anybody looks on, here or at a seat by way of another process."""
        return bool(self.listeners or self.elsewhere)

    def listening_from(self, seat: int | None) -> int:
        """How many live connections look from a viewpoint."""
        return sum(1 for listener in self.listeners if listener.seat == seat)

    def people(self) -> list[SeatRow]:
        return [seat for seat in self.seats if seat.kind == "person"]

    def is_ready(self, seat: SeatRow) -> bool:
        return seat.kind == "bot" or (seat.kind == "person" and seat.nonce is not None)

    def by_bot(self, seat: int) -> bool:
        """Whether a bot decides for the seat just now."""
        return self.seats[seat].kind == "bot" or self.seats[seat].stand_in

    def bots_due(self) -> list[int]:
        """The bots that must decide; none while all people are away, for then the table waits."""
        due = [seat for seat in self.to_act() if self.by_bot(seat)]
        if due and all(person.stand_in for person in self.people()):
            return []
        return due

    def to_act(self) -> list[int]:
        return list(self.play.match.to_act) if self.play is not None else []

    def round(self) -> int | None:
        """How many rounds everybody has seen begin; None where none is being played or counted."""
        if self.play is None or self.row.state != "playing":
            return None
        match = self.play.match
        return match.game.rounds(match.observation(None).known)

    def result(self) -> dict[str, object] | None:
        return msgspec.json.decode(self.row.result) if self.row.result is not None else None

    # Time.

    def wind(self, acted: int | None) -> list[SeatRow]:
        """Give every person who is newly asked, or has just acted, the whole time of a turn.

        Returns the seats whose deadline has changed.
        """
        if self.play is None or self.row.turn_seconds is None:
            return []
        asked = self.to_act()
        until = now() + self.row.turn_seconds * 1000
        changed: list[SeatRow] = []
        for seat in self.seats:
            if seat.seat not in asked or self.by_bot(seat.seat):
                deadline = None
            else:
                deadline = until if seat.seat == acted else seat.deadline or until
            if deadline != seat.deadline:
                seat.deadline = deadline
                changed.append(seat)
        return changed

    def resume(self, since: int) -> None:
        """The clocks go on; nobody's time ran out before people could play again."""
        if self.row.turn_seconds is None:
            return
        for seat in self.seats:
            if seat.deadline is not None:
                seat.deadline = resumed(seat.deadline, self.row.turn_seconds, since)
        self.wind(None)

    def deadline(self) -> int | None:
        """When the first of the asked people runs out of time."""
        if self.row.turn_seconds is None or self.row.state != "playing":
            return None
        until = [seat.deadline for seat in self.seats if seat.deadline is not None]
        return min(until, default=None)

    # The disk.

    def listed(self) -> Listing | None:
        """Among which public tables it is listed."""
        if not self.row.public:
            return None
        if self.row.state == "open":
            return "open" if any(seat.kind == "open" for seat in self.seats) else None
        return "running" if self.row.state == "playing" and self.row.spectators else None

    def keep(self, change: Change) -> None:
        """Have the table's row written as it is now."""
        self.row.active = now()
        self.row.listed = self.listed()
        change.keep_table(self.row)

    def be_born(self) -> None:
        """It is stored, so that others can find it."""
        self.unborn = False

    def when_durable(self, told: Outcome) -> None:
        """Call back once everything that has happened here is on disk, or could not be kept."""
        if self.last is None:
            told(True)
        else:
            self.last.when_known(told)

    def is_stored(self) -> bool:
        """Whether the disk has followed."""
        return self.last is None or self.last.is_known()

    async def durable(self) -> None:
        """Wait until everything that has happened here is on disk."""
        last = self.last
        if last is not None and not await last.stored():
            raise Behind() if last.overtaken else unavailable()
