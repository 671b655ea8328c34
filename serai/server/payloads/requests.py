"""What clients send."""

from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta

MOST_SEATS = 16
MOST_STEPS = 100
"""More than any lesson takes."""
RequestId = Annotated[str, Meta(pattern=r"^[A-Za-z0-9_-]{8,64}$")]
Nonce = Annotated[str, Meta(pattern=r"^[0-9a-f]{32}$")]
Name = Annotated[str, Meta(min_length=1, max_length=24)]
Colour = Literal["ruby", "azure", "amber", "jade", "violet"]
SeatNumber = Annotated[int, Meta(ge=0, le=MOST_SEATS - 1)]
TurnSeconds = Annotated[int, Meta(ge=1, le=604800)]
Level = Annotated[str, Meta(min_length=1, max_length=40)]
GameName = Annotated[str, Meta(min_length=1, max_length=40)]
ChatText = Annotated[str, Meta(min_length=1, max_length=300)]
EventNumber = Annotated[int, Meta(ge=0, le=2**31 - 1)]


class Request(msgspec.Struct, forbid_unknown_fields=True):
    """Unknown fields are refused, so that a misspelt one is not silently ignored."""


class NewSeat(Request):
    """One seat of a new table."""

    kind: Literal["me", "open", "bot"]
    name: Name | None = None
    colour: Colour | None = None
    level: Level | None = None


class NewTable(Request):
    """A table to be made."""

    game: GameName
    seats: Annotated[list[NewSeat], Meta(min_length=1, max_length=MOST_SEATS)]
    options: dict[str, str] = {}
    public: bool = False
    spectators: bool = False
    turn_seconds: TurnSeconds | None = None
    hints: bool = False
    start: Literal["when_full", "by_host"] = "when_full"
    id: RequestId | None = None


class QuickPlay(Request):
    """A table against bots, at once."""

    game: GameName
    bots: Annotated[int, Meta(ge=1, le=MOST_SEATS - 1)] | None = None
    level: Level | None = None
    name: Name = "You"
    colour: Colour | None = None
    options: dict[str, str] = {}
    seat: SeatNumber = 0
    hints: bool = True
    id: RequestId | None = None


class GiveNonce(Request):
    """Sixteen random bytes for the shuffle, sent after its commitment was published."""

    nonce: Nonce


class Claim(Request):
    """Taking the seat of an invitation."""

    name: Name
    colour: Colour | None = None
    nonce: Nonce | None = None


class Join(Request):
    """Taking a seat at a public table."""

    name: Name
    colour: Colour | None = None
    seat: SeatNumber | None = None
    nonce: Nonce | None = None


class ChangeSeat(Request):
    """Who sits on a seat before the start."""

    kind: Literal["me", "open", "bot"]
    name: Name | None = None
    colour: Colour | None = None
    level: Level | None = None


class Play(Request):
    """An action of a seat."""

    seat: SeatNumber
    action: dict[str, Any]
    id: RequestId
    seen: EventNumber | None = None


class Undo(Request):
    """Taking a seat's last action back."""

    seat: SeatNumber
    id: RequestId


class Why(Request):
    """A question: what forbids this action?"""

    seat: SeatNumber
    action: dict[str, Any]


class AgreeToEnd(Request):
    """Offering or accepting to end the match without a result, or taking that back."""

    seat: SeatNumber
    agree: bool


class OfSeat(Request):
    """A request about one seat."""

    seat: SeatNumber


class Rematch(Request):
    """Once more with the same people."""

    id: RequestId | None = None


class Say(Request):
    """A chat message."""

    seat: SeatNumber
    text: ChatText
    id: RequestId


class Mute(Request):
    """Whether this device wants to read what a seat writes."""

    seat: SeatNumber
    muted: bool


class Lesson(Request):
    """A lesson after the right steps so far, and what is tried next; nothing to see how it is."""

    done: Annotated[list[dict[str, Any]], Meta(max_length=MOST_STEPS)] = []
    action: dict[str, Any] | None = None


class PlayFrame(Request, tag_field="type", tag="play"):
    """An action sent over the live connection, for the connection's seat."""

    id: RequestId
    action: dict[str, Any]
    seen: EventNumber | None = None


class UndoFrame(Request, tag_field="type", tag="undo"):
    """Taking back over the live connection."""

    id: RequestId


ClientFrame = PlayFrame | UndoFrame
