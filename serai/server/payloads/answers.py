"""What clients are told."""

from collections.abc import Mapping
from typing import Any, Literal

import msgspec

from serai.engine.schema import Result, View
from serai.server.problems import ClauseText, Problem, Unsourced
from serai.server.storage.rows import Ending, Kind, Start, State

Viewpoint = int | Literal["public"]


class OptionInfo(msgspec.Struct):
    """A variable point of a game's rules; the first value is the default."""

    name: str
    clause: str
    values: list[str]
    about: str


class LevelInfo(msgspec.Struct):
    """How well a bot plays: what kind it is, and of a hundred decisions how many slip.

    A bot from elsewhere, of the kind `guest`, tells about itself; the house's own have words.
    """

    name: str
    kind: str
    slips: int
    about: str = ""


class GameInfo(msgspec.Struct):
    """One of the games; `levels` from the weakest on, `usual` where nobody asks for another.

    `sources` says whether its rulebook tells which figures are sourced.
    """

    name: str
    title: str
    fewest: int
    most: int
    options: list[OptionInfo]
    presets: dict[str, dict[str, str]]
    levels: list[str]
    bots: list[LevelInfo]
    usual: str
    sources: bool


class GameWords(msgspec.Struct):
    """The messages of a game, in Fluent's own form."""

    fluent: str


class RulebookClause(msgspec.Struct):
    """A clause with the section it stands in."""

    id: str
    title: str
    section: str
    text: str
    status: Unsourced | None


class RulebookText(msgspec.Struct):
    """A game's whole rulebook; `sources` says which figures are sourced, or nothing."""

    title: str
    sources: str
    introduction: str
    clauses: list[RulebookClause]


class SeatSummary(msgspec.Struct):
    """A seat in a list of tables."""

    seat: int
    kind: Kind
    name: str
    colour: str
    level: str | None


class TableSummary(msgspec.Struct):
    """A table in a list."""

    id: str
    game: str
    state: State
    ending: Ending | None
    public: bool
    spectators: bool
    turn_seconds: int | None
    preset: str | None
    seats: list[SeatSummary]
    yours: list[int]
    your_turn: bool
    round: int | None
    """How far a running match is, as its game counts: rounds, stages or days."""
    created: int
    ended: int | None
    winners: list[int] | None
    points: list[int] | None
    """What each seat scored, of a match that was scored to its end."""


class Me(msgspec.Struct):
    """What this device has going on."""

    now: int
    version: str
    compiling: bool
    """Whether this server is a slow one that a compiled one follows soon."""
    tables: list[TableSummary]


class TableList(msgspec.Struct):
    """The public tables."""

    open: list[TableSummary]
    running: list[TableSummary]


class MatchList(msgspec.Struct):
    """A page of ended matches; `before` asks for the next one."""

    matches: list[TableSummary]
    before: int | None


class Invitation(msgspec.Struct):
    """What somebody with an invitation may know before taking the seat."""

    table: TableSummary
    seat: int
    host: str
    options: dict[str, str]
    commitment: str


class Seat(msgspec.Struct):
    """A seat as one device sees it."""

    seat: int
    kind: Kind
    name: str
    colour: str
    level: str | None
    host: bool
    yours: bool
    connected: bool
    ready: bool
    stand_in: bool
    agrees_to_end: bool
    invite: str | None


class You(msgspec.Struct):
    """What this device is at a table."""

    seats: list[int]
    host: bool
    muted: list[int]


class Table(msgspec.Struct):
    """A table as one device sees it."""

    id: str
    game: str
    state: State
    ending: Ending | None
    public: bool
    spectators: bool
    turn_seconds: int | None
    hints: bool
    start: Start
    options: dict[str, str]
    preset: str | None
    commitment: str
    seats: list[Seat]
    you: You
    to_act: list[int]
    created: int
    started: int | None
    ended: int | None
    result: Result | None
    rematch: str | None
    archived: bool
    """Whether the match can be told from its file only, since its rules have changed."""


class OfferShown(msgspec.Struct, omit_defaults=True):
    """A choice for a person: playable, or refused by a clause."""

    action: dict[str, Any]
    group: str
    refused: str | None = None
    upto: dict[str, list[int]] | None = None
    facts: dict[str, Any] | None = None


class Update(msgspec.Struct, tag_field="type", tag="update", rename={"first": "from"}):
    """What a viewpoint has newly been shown, and how things look to it now."""

    now: int
    first: int
    events: list[dict[str, Any]]
    number: int
    viewpoint: Viewpoint
    to_act: list[int]
    view: View
    offers: list[OfferShown]
    can_undo: bool
    deadline: int | None
    state: State
    ending: Ending | None
    result: Result | None


class TableChanged(msgspec.Struct, tag_field="type", tag="table"):
    """A table's seats, people or state have changed."""

    table: Table


class ChatMessage(msgspec.Struct):
    """One message."""

    number: int
    seat: int
    name: str
    text: str
    at: int


class Chatted(msgspec.Struct, tag_field="type", tag="chat", rename={"first": "from"}):
    """New messages."""

    first: int
    messages: list[ChatMessage]
    number: int


class Done(msgspec.Struct, tag_field="type", tag="done"):
    """An action is on disk; `number` is the seat's event number after it."""

    id: str
    seat: int
    number: int
    repeated: bool


class Refused(msgspec.Struct, tag_field="type", tag="refused"):
    """A frame was refused."""

    id: str | None
    problem: Problem


class Goodbye(msgspec.Struct, tag_field="type", tag="goodbye"):
    """The server closes the live connection."""

    reason: Literal["stopping", "closed", "not_yours", "too_slow", "too_fast", "bad_frame"]


class WhyNot(msgspec.Struct):
    """The clause against an action, or none."""

    clause: ClauseText | None


class Advice(msgspec.Struct):
    """An action that was thought about, with the seat's chance to win after it if that is known."""

    action: dict[str, Any]
    percent: int | None
    tries: int


class Reason(msgspec.Struct):
    """Why an action is advised: the name of a message and the figures in it."""

    id: Literal["hint-only", "hint-ahead", "hint-close", "hint-deeper", "hint-habit"]
    values: dict[str, int]


class Hint(msgspec.Struct):
    """What a strong bot would do in a seat's place, at the seat's event number."""

    seat: int
    number: int
    best: Advice
    alternatives: list[Advice]
    reason: Reason


class LessonInfo(msgspec.Struct):
    """A lesson of a course by its name and title."""

    name: str
    title: str


class CourseInfo(msgspec.Struct):
    """A course of a game, and the match that comes after it: seats, the learner's, options."""

    game: str
    name: str
    title: str
    about: str
    lessons: list[LessonInfo]
    seats: int
    seat: int
    options: dict[str, str]


class LessonAnswer(msgspec.Struct):
    """What the teacher says to what was tried: right, allowed but not taught, or refused."""

    kind: Literal["right", "other", "refused"]
    text: str
    clause: ClauseText | None


class LessonState(msgspec.Struct):
    """A lesson as its learner sees it after the steps in `done`.

    `says` is what the teacher asks for, empty when the lesson is over. The last `fresh` of the
    events are new since what was tried.
    """

    title: str
    step: int
    steps: int
    says: str
    answer: LessonAnswer | None
    done: list[dict[str, Any]]
    seat: int
    names: list[str]
    to_act: list[int]
    view: View
    events: list[dict[str, Any]]
    fresh: int
    offers: list[OfferShown]
    result: Result | None


class Better(msgspec.Struct):
    """What would have been better by what the seat knew, and its chances with either."""

    action: dict[str, Any]
    chance: float
    instead_of: float


class AnalysisMoment(msgspec.Struct):
    """Every seat's chance to win after a line of the match.

    `place` counts the lines that stand; where it leaps, those between were not judged. `step` is
    the moment's place in the public replay, `steps` its place in each seat's.
    """

    line: int
    seat: int | None
    action: dict[str, Any] | None
    drawn: bool
    chances: list[float]
    step: int
    steps: list[int]
    place: int
    better: Better | None = None
    """Asked of decisions that turned the match, and told where something was clearly better."""
    is_sound: bool = False
    """Whether nothing clearly better was found."""


class Analysis(msgspec.Struct):
    """How a match went, as far as it is thought through; `turning` counts in `moments`."""

    state: Literal["none", "running", "ready"]
    percent: int
    """How much of the thinking is done."""
    moments: list[AnalysisMoment]
    turning: list[int]


class ReplayStep(msgspec.Struct):
    """A moment at which a viewpoint saw something; the views of an archived match are empty."""

    number: int
    events: list[dict[str, Any]]
    view: Mapping[str, Any]


class Replay(msgspec.Struct):
    """A part of a match, step by step."""

    viewpoint: Viewpoint
    total: int
    start: int
    steps: list[ReplayStep]


class Verdict(msgspec.Struct):
    """Whether a match file is sound, and everything needed to check its shuffle by hand."""

    sound: bool
    problem: str | None
    game: str
    lines: int
    commitment: str
    secret: str
    nonces: list[str]
    key: str
    digest: str
    result: Result | None


class Health(msgspec.Struct):
    """Whether the server can do its work."""

    status: Literal["ok", "storage_trouble"]
