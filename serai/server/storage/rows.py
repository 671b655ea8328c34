"""The rows of the stored tables; a hosted table lives in memory as the same rows."""

from typing import Literal

import msgspec

State = Literal["open", "playing", "ended"]
Ending = Literal["finished", "agreed", "abandoned"]
Start = Literal["when_full", "by_host"]
Listing = Literal["open", "running"]
Kind = Literal["open", "person", "bot"]


class TableRow(msgspec.Struct):
    """A table: what is played, who hosts it, how far it is."""

    id: str
    game: str
    rules: int
    options: str
    """Every option of the game with its value, as JSON."""
    preset: str | None
    public: bool
    spectators: bool
    turn_seconds: int | None
    hints: bool
    """Whether a person may ask what a strong bot would do."""
    start: Start
    state: State
    ending: Ending | None
    secret: bytes
    """What the commitment binds; shown to nobody before the end."""
    host: str
    request: str | None
    """The id of the request that made the table, so that a retry finds it."""
    created: int
    started: int | None
    ended: int | None
    result: str | None
    rematch: str | None
    active: int = 0
    """When something last happened, as of the last time that this row was written."""
    listed: Listing | None = None
    """Among which public tables it is listed: those with an open seat, or those one may watch."""


class SeatRow(msgspec.Struct):
    """One seat of a table."""

    table_id: str
    seat: int
    kind: Kind
    name: str
    colour: str
    level: str | None = None
    device: str | None = None
    nonce: bytes | None = None
    invite: str | None = None
    claimed: str | None = None
    """Fingerprint of the invitation that was used up here."""
    stand_in: bool = False
    agrees: bool = False
    muted: int = 0
    """A bit for each seat whose chat this one does not want."""
    deadline: int | None = None
    """When the time of a person who is asked runs out."""


class LineRow(msgspec.Struct):
    """One line of a match's log; line 0 follows from the table itself and is not stored."""

    table_id: str
    number: int
    kind: str
    seat: int
    action: str | None
    action_id: str
    hash: bytes
    at: int


class MessageRow(msgspec.Struct):
    """One chat message."""

    table_id: str
    number: int
    seat: int
    name: str
    text: str
    message_id: str
    at: int


class RecordRow(msgspec.Struct):
    """The public match file of a match that has ended."""

    table_id: str
    body: str


class AnalysisRow(msgspec.Struct):
    """What a strong bot thought of every moment of an ended match, as JSON."""

    table_id: str
    body: str
