"""A match: one play of a game with its key, its log, undo, and everything each seat was shown."""

import hashlib
import secrets
from collections.abc import Iterator, Mapping
from typing import Final

from serai.engine import clauses, given, record, registry, versions
from serai.engine.actions import shown, whole
from serai.engine.chance import RecordedChance, ScriptedChance, study_key
from serai.engine.errors import (
    BadFile,
    BadInput,
    IllegalAction,
    OtherVersion,
    Phrase,
    SeraiError,
)
from serai.engine.events import Event, Tell
from serai.engine.game import Game
from serai.engine.knowledge import EVERYONE, audience_of
from serai.engine.position import Observation, Position
from serai.engine.record import WITHOUT_SPACES, Encode
from serai.engine.schema import Result, View

SECRET_BYTES: Final = 32
NONCE_BYTES: Final = 16
PLAYED: Final = "played"
UNDONE: Final = "undone"
ABANDONED: Final = "abandoned"
BY_THE_RULES: Final = ["events", "hash"]
"""What a line says of what the rules made of its action; the rest it says of the action itself."""


class Seal:
    """Where the key of a match comes from, so that anyone can check the shuffle afterwards."""

    def __init__(self, key: bytes, seed: int | None, secret: bytes, nonces: list[bytes]) -> None:
        self.key = key
        self.seed = seed
        """The number of a match made for study; such a match carries no commitment."""
        self.secret = secret
        self.nonces = nonces

    def commitment(self) -> str:
        """What is published before the seats send their nonces; empty without a secret."""
        return hashlib.sha256(self.secret).hexdigest() if self.secret else ""


def seal_from_seed(seed: object) -> Seal:
    number = whole(seed, Phrase("a seed is a whole number below 2**64", "bad-seed"))
    return Seal(study_key(number), number, b"", [])


def seal_from_secret(secret: bytes, nonces: list[bytes]) -> Seal:
    """The key of a hosted match: SHA-256 of the committed secret and the nonces, one a seat."""
    if len(secret) != SECRET_BYTES:
        raise BadInput(
            "the secret of a match is {size} bytes, not {length}",
            "bad-secret",
            size=SECRET_BYTES,
            length=len(secret),
        )
    for nonce in nonces:
        if len(nonce) != NONCE_BYTES:
            raise BadInput(
                "a seat's nonce is {size} bytes, not {length}",
                "bad-nonce",
                size=NONCE_BYTES,
                length=len(nonce),
            )
    return Seal(hashlib.sha256(secret + b"".join(nonces)).digest(), None, secret, list(nonces))


def new_secret() -> bytes:
    return secrets.token_bytes(SECRET_BYTES)


class Mac:
    """HMAC-SHA-256 (RFC 2104) under one key: quicker than the library's, which is interpreted."""

    def __init__(self, key: bytes) -> None:
        block = key.ljust(hashlib.sha256().block_size, b"\0")
        self._inner = hashlib.sha256(bytes([byte ^ 0x36 for byte in block]))
        self._outer = hashlib.sha256(bytes([byte ^ 0x5C for byte in block]))

    def of(self, message: bytes) -> bytes:
        inner = self._inner.copy()
        inner.update(message)
        outer = self._outer.copy()
        outer.update(inner.digest())
        return outer.digest()


class Line:
    """One line of the log: an action, the taking back of one, or the end."""

    def __init__(self, number: int, kind: str, seat: int, action: int) -> None:
        self.number = number
        self.kind = kind
        self.seat = seat
        self.action = action
        """The action's id; of an undo, the number of the line it takes back."""
        self.asked: tuple[int, ...] = ()
        self.draws: list[int] = []
        self.events: list[Event] = []
        self.closes_undo = False
        self.answered_by: set[int] = set()
        """Other seats that have acted since, those who took it back included."""
        self.hash = b""


class Match:
    """One play. Positions change only through `play`, `undo` and `abandon`."""

    def __init__(
        self, game: Game, seats: int, options: Mapping[str, object] | None, seal: Seal, rules: int
    ) -> None:
        if len(seal.nonces) not in (0, seats):
            raise BadInput(
                "{seats} seats give {seats} nonces or none, not {count}",
                "bad-nonces",
                seats=seats,
                count=len(seal.nonces),
            )
        self.game = game
        self.seats = seats
        self.seal = seal
        self.lines: list[Line] = []
        self.undone: set[int] = set()
        self.abandoned = False
        self.notes: dict[str, str] = {}
        """Words of the match's owner, such as who sits where; kept in its files, no part of it."""
        self._open: list[Line] = []
        """The lines that could still be taken back, if nobody has answered them."""
        self._settled = b""
        """The bytes of the position before all those."""
        self._told: list[list[int]] = []
        """For each line, as far as somebody asked: how many events everybody was shown before."""
        self._chance = RecordedChance(seal.key)
        self._mac = Mac(seal.key)
        self.rules = game.known_rules(rules)
        tell = Tell(self.rules)
        self.position: Position = game.start(seats, options, self._chance, tell, self.rules)
        self.options = game.options.named(self.position.options, self.rules)
        first = Line(0, PLAYED, -1, -1)
        first.closes_undo = True
        self._file(first, tell, b"")

    @staticmethod
    def new(
        game: given.Name,
        seats: given.Whole,
        seed: given.Whole | None = None,
        options: given.Options = None,
        rules: given.Whole = 0,
    ) -> "Match":
        """A match for study from a seed, or with a secret of its own when none is given."""
        number = whole(rules, "a rules number is a whole number")
        places = whole(seats, "the number of seats is a whole number")
        chosen = _options(options)
        if seed is None:
            seal = seal_from_secret(new_secret(), [])
        else:
            seal = seal_from_seed(seed)
        return Match(registry.game(game), places, chosen, seal, number)

    # The log.

    def _file(self, line: Line, tell: Tell, previous: bytes) -> None:
        line.draws = self._chance.drawn
        self._chance.drawn = []
        line.events = tell.events
        line.closes_undo = line.closes_undo or tell.revealed or tell.is_final or bool(line.draws)
        held = self.position.to_bytes()
        line.hash = self._mac.of(previous + held)
        self.lines.append(line)
        if line.kind != UNDONE:
            self._leave_open(line, held)

    @property
    def digest(self) -> str:
        """The hash of the last line; it depends on everything that went before."""
        return self.lines[-1].hash.hex()

    # Acting.

    @property
    def to_act(self) -> tuple[int, ...]:
        """The seats that must decide now."""
        return () if self.abandoned else self.position.to_act()

    def _seat(self, seat: object) -> int:
        if isinstance(seat, bool) or not isinstance(seat, int) or not 0 <= seat < self.seats:
            raise BadInput(
                "there is no seat {seat}: they run from 0 to {last}",
                "bad-seat",
                seat=shown(seat),
                last=self.seats - 1,
            )
        return seat

    def legal_ids(self, seat: given.Seat) -> list[int]:
        """All legal actions of a seat as ints; empty when it is not asked, or asked for a point."""
        place = self._seat(seat)
        return self.position.legal(place) if place in self.to_act else []

    def legal(self, seat: given.Seat) -> list[dict[str, object]]:
        """All legal actions of a seat as JSON."""
        return [self.game.space.to_json(action) for action in self.legal_ids(seat)]

    def region(self, seat: given.Seat) -> int:
        """A bitmap of the legal points where a seat is asked for a point on a map, else 0."""
        place = self._seat(seat)
        return self.position.region(place) if place in self.to_act else 0

    def why_not(self, seat: given.Seat, action: given.Action) -> clauses.Clause | None:
        """The clause against an action now, or None if it may be played."""
        return self._against(self._seat(seat), self.game.space.read(action))

    def _against(self, seat: int, action: int) -> clauses.Clause | None:
        refusal = clauses.MATCH_OVER if self.abandoned else self.position.refusal(seat, action)
        return None if refusal is None else clauses.lookup(refusal)

    def play(self, seat: given.Seat, action: given.Action) -> list[dict[str, object]]:
        """Play an action, as JSON or int; returns the events that the seat is shown."""
        return self._play(self._seat(seat), self.game.space.read(action))

    def _play(self, seat: int, action: int) -> list[dict[str, object]]:
        against = self._against(seat, action)
        if against is not None:
            raise IllegalAction(against.ident, against.text)
        line = Line(len(self.lines), PLAYED, seat, action)
        line.asked = self.position.to_act()
        tell = Tell(self.rules)
        self.position.apply(seat, action, self._chance, tell)
        self._file(line, tell, self.lines[-1].hash)
        return _shown(line.events, seat)

    # Copies.

    def __copy__(self) -> "Match":
        """A match of its own that went the same way; nothing is shared with it."""
        again = self.begun_again()
        for line in self.lines[1:]:
            again.follow(line.kind, line.seat, line.action)
        again.notes = dict(self.notes)
        return again

    def __deepcopy__(self, memo: object) -> "Match":
        return self.__copy__()

    def __reduce__(self) -> tuple[object, ...]:
        """A match carries its secret, which belongs into a file that its owner keeps."""
        raise TypeError(
            "a match is not pickled: match.save(file) keeps it, Match.load(file) reads it"
        )

    def __repr__(self) -> str:
        state = "over" if self.over else f"{len(self.lines) - 1} actions so far"
        return f"<a match of {self.game.title}: {self.seats} seats, rules {self.rules}, {state}>"

    # Playing a log back.

    def begun_again(self) -> "Match":
        """The same match before its first action; `follow` plays its lines back."""
        return Match(self.game, self.seats, self.options, self.seal, self.rules)

    def follow(self, kind: object, seat: object, action: object) -> None:
        """Do what a line of a log says: the one way in which logs are played back."""
        if kind == PLAYED:
            self._play(self._seat(seat), self.game.space.read(action))
        elif kind == UNDONE:
            self.undo(self._seat(seat))
        elif kind == ABANDONED:
            self.abandon()
        else:
            raise BadFile(
                "line {number} is of an unknown kind", "bad-line_kind", number=len(self.lines)
            )

    def retold(self) -> Iterator[tuple[Line, Position]]:
        """Every line that still stands, and the position after it, which then goes on changing."""
        again = self.begun_again()
        yield self.lines[0], again.position
        for line in self.lines[1:]:
            if line.kind == PLAYED and line.number not in self.undone:
                again.follow(PLAYED, line.seat, line.action)
                yield line, again.position

    # Taking back.

    def can_undo(self, seat: given.Seat) -> bool:
        """Whether the seat's last action may be taken back: nobody has learnt or drawn anything."""
        return self._undoable(self._seat(seat)) is not None

    def _leave_open(self, line: Line, held: bytes) -> None:
        """Remember what a new line means for taking back: it closes those before, or answers."""
        if line.closes_undo:
            self._open = []
            self._settled = held
            return
        for earlier in self._open:
            if earlier.seat != line.seat:
                earlier.answered_by.add(line.seat)
        self._open.append(line)

    def _undoable(self, seat: int) -> Line | None:
        """The line a seat may take back.

        A seat that has answered it has acted on it, even if it took its own answer back since:
        the answer has been seen, and the seat would have to decide again. Only seats that were
        asked at the same moment decide independently.
        """
        for line in reversed(self._open):
            if line.seat == seat:
                return line if line.answered_by.issubset(line.asked) else None
        return None

    def undo(self, seat: given.Seat) -> list[dict[str, object]]:
        """Take the seat's last action back by a new line; nothing is ever cut from the log."""
        place = self._seat(seat)
        line = self._undoable(place)
        if line is None:
            clause = clauses.lookup(clauses.UNDO_CLOSED)
            raise IllegalAction(clause.ident, clause.text)
        self.undone.add(line.number)
        self._open.remove(line)
        self.position = self.game.from_bytes(self._settled)
        for standing in self._open:
            self.position.apply(standing.seat, standing.action, ScriptedChance([]), None)
        undo = Line(len(self.lines), UNDONE, place, line.number)
        tell = Tell()
        told = tell.say("undone").to(EVERYONE, "seat", place)
        for watcher in [None, *range(self.seats)]:
            told.to(audience_of(watcher), "struck", self._numbers(line, watcher))
        self._file(undo, tell, self.lines[-1].hash)
        return _shown(undo.events, place)

    def _numbers(self, line: Line, seat: int | None) -> list[int]:
        """The numbers that a line's events have among those a seat has been shown."""
        before = self._told_before(line.number)[0 if seat is None else seat + 1]
        return [before + number for number in range(len(_shown(line.events, seat)))]

    def _told_before(self, number: int) -> list[int]:
        """How many events were shown before a line: to the public, and to each seat."""
        watchers = [None, *range(self.seats)]
        if not self._told:
            self._told.append([0] * len(watchers))
        while len(self._told) <= number:
            events = self.lines[len(self._told) - 1].events
            before = self._told[-1]
            counted = [len(_shown(events, watcher)) for watcher in watchers]
            self._told.append([a + b for a, b in zip(before, counted, strict=True)])
        return self._told[number]

    def abandon(self) -> None:
        """End the match without a result; its key may then be shown."""
        if not self.to_act:
            clause = clauses.lookup(clauses.MATCH_OVER)
            raise IllegalAction(clause.ident, clause.text)
        self.abandoned = True
        line = Line(len(self.lines), ABANDONED, -1, -1)
        line.closes_undo = True
        tell = Tell()
        tell.say("abandoned").to(EVERYONE, "unfinished", True)
        self._file(line, tell, self.lines[-1].hash)

    # Looking.

    def observation(self, seat: given.Viewpoint) -> Observation:
        """What a seat knows, for a bot; None for the public."""
        return self.position.seen_by(None if seat is None else self._seat(seat))

    def view(self, seat: given.Viewpoint) -> View:
        """What a seat knows, as JSON; None for a spectator."""
        view = self.observation(seat).view()
        if self.abandoned:
            view["to_act"] = []
        return view

    def offers(self, seat: given.Seat) -> list[dict[str, object]]:
        """The choices of a seat for a person, each with price and gain or the clause against it."""
        if self.abandoned:
            return []
        return [offer.to_json() for offer in self.observation(self._seat(seat)).offers()]

    def events(self, seat: given.Viewpoint, since: given.Whole = 0) -> list[dict[str, object]]:
        """What a seat has been shown so far, from its own event number `since` on."""
        place = None if seat is None else self._seat(seat)
        first = whole(since, "events are numbered from 0")
        if first < 0:
            raise BadInput(
                "events are numbered from 0, not {first}", "bad-events_from", first=first
            )
        return self.shown_from(0, place)[first:]

    def shown_from(self, line: int, seat: int | None) -> list[dict[str, object]]:
        """What a seat was shown by a line of the log and all after it."""
        seen: list[dict[str, object]] = []
        for later in self.lines[line:]:
            seen += _shown(later.events, seat)
        return seen

    @property
    def result(self) -> Result | None:
        """None while the match goes on or was abandoned; else winners, places, points by source."""
        standing = self.position.standing()
        return None if standing is None else standing.to_json()

    @property
    def over(self) -> bool:
        return not self.to_act

    # Keeping.

    def save(self, path: given.File) -> None:
        """The private save: all that is needed to go on, for the owner of the match only."""
        record.write(record.place(path), self._log(record.SAVE), self.seal.key)

    def record(self, path: given.File) -> None:
        """The public record of a match that has ended, its key included."""
        record.write(record.place(path), self._finished_log(), self.seal.key)

    def record_text(self, encode: Encode = WITHOUT_SPACES.encode) -> str:
        """The same record as text, for whoever keeps it elsewhere than in a file."""
        return record.text(self._finished_log(), self.seal.key, encode)

    def _finished_log(self) -> list[dict[str, object]]:
        if not self.over:
            raise BadInput(
                "a running match has secrets: its record is written when it has ended",
                "bad-record_running",
            )
        return self._log(record.RECORD)

    def _log(self, kind: str) -> list[dict[str, object]]:
        return [self._header(kind), *[self._line_json(line) for line in self.lines]]

    def _header(self, kind: str) -> dict[str, object]:
        return {
            "serai": kind,
            "format": record.FORMAT,
            "game": self.game.name,
            "seats": self.seats,
            "rules": self.rules,
            "data": self.game.data_hash(self.rules),
            "options": self.options,
            "key": self.seal.key.hex(),
            "seed": self.seal.seed,
            "commitment": self.seal.commitment(),
            "secret": self.seal.secret.hex(),
            "nonces": [nonce.hex() for nonce in self.seal.nonces],
            "notes": checked_notes(self.notes),
            "result": self.result,
        }

    def _line_json(self, line: Line) -> dict[str, object]:
        written: dict[str, object] = {"n": line.number, "kind": line.kind}
        if line.kind == PLAYED and line.seat >= 0:
            written["seat"] = line.seat
            written["action"] = self.game.space.to_json(line.action)
        elif line.kind == UNDONE:
            written["seat"] = line.seat
            written["line"] = line.action
        written["draws"] = line.draws
        written["events"] = [event.to_json() for event in line.events]
        written["hash"] = line.hash.hex()
        return written

    @staticmethod
    def load(path: given.File) -> "Match":
        """A match from its file, every draw, event and hash checked on the way."""
        lines = record.read(record.place(path))
        header = lines[0]
        match = _begun(header)
        match._agree(lines[1] if len(lines) > 1 else {})
        for line in lines[2:]:
            match._repeat(line)
            match._agree(line)
        if not record.same(header.get("result"), match.result):
            raise BadFile(
                "the result in the file is not the one its lines lead to", "bad-file_result"
            )
        kind = record.RECORD if header["serai"] == record.RECORD else record.SAVE
        _need_same(Phrase("the first line", "bad-first_line"), header, match._header(kind))
        if kind == record.RECORD and not match.over:
            raise BadFile(
                "the file claims to be the record of a match, but the match is not over",
                "bad-file_not_over",
            )
        return match

    def _repeat(self, line: dict[str, object]) -> None:
        number = record.whole(line, "n")
        seat = -1 if line.get("kind") == ABANDONED else record.whole(line, "seat")
        try:
            self.follow(line.get("kind"), seat, line.get("action"))
        except BadFile:
            raise
        except SeraiError as trouble:
            raise BadFile(
                "line {number} cannot have happened: {trouble}",
                "bad-line",
                number=number,
                trouble=trouble,
            ) from None

    def _agree(self, line: dict[str, object]) -> None:
        """Refuse a line of a file that differs from what was just replayed."""
        replayed = self.lines[-1]
        _need_same(
            Phrase("line {number}", "bad-some_line", number=replayed.number),
            line,
            self._line_json(replayed),
        )


def _options(options: object) -> Mapping[str, object] | None:
    if options is None or isinstance(options, Mapping):
        return options
    raise BadInput(
        "options are names with values, not {options}", "bad-options", options=shown(options)
    )


def _shown(events: list[Event], seat: int | None) -> list[dict[str, object]]:
    seen: list[dict[str, object]] = []
    for event in events:
        told = event.seen_by(seat)
        if told is not None:
            seen.append(told)
    return seen


def _need_same(where: Phrase, found: dict[str, object], expected: dict[str, object]) -> None:
    """Refuse a line of a file that lacks something, differs, or says more than it can know."""
    for field, value in expected.items():
        if field in found and record.same(found[field], value):
            continue
        if field in found and field in BY_THE_RULES:
            raise BadFile(
                "{where} does not follow by the rules known here: its {field} differs. "
                "Either it was changed, or a Serai with other rules wrote it, and that "
                "one can read it",
                "bad-line_rules",
                where=where,
                field=field,
            )
        raise BadFile(
            "{where} is forged or damaged: its {field} differs",
            "bad-line_forged",
            where=where,
            field=field,
        )
    for field in found:
        if field not in expected:
            raise BadFile(
                "{where} is forged or damaged: it says {field} as well",
                "bad-line_more",
                where=where,
                field=shown(field),
            )


def _begun(header: dict[str, object]) -> Match:
    """The match of a file's first line, before its first action."""
    try:
        game = registry.game(registry.known(header.get("game")))
    except BadInput as trouble:
        raise BadFile(
            "the file begins no match: {trouble}", "bad-file_begins", trouble=trouble
        ) from None
    rules = record.whole(header, "rules")
    if rules < 1:
        raise BadFile("the file has no sound rules", "bad-file_rules")
    if rules > game.rules:
        raise OtherVersion(versions.unknown(game.title, shown(rules), game.rules))
    if header.get("data") != game.data_hash(rules):
        raise OtherVersion(
            "this match was played with other figures of {title} than its rules "
            "number {rules} has here; a Serai with those figures can read it",
            "bad-file_figures",
            title=game.title,
            rules=rules,
        )
    options = header.get("options")
    if not isinstance(options, dict):
        raise BadFile("the file has no sound options", "bad-file_options")
    try:
        match = Match(game, record.whole(header, "seats"), options, _seal_of(header), rules)
        match.notes = checked_notes(header.get("notes"))
    except BadInput as trouble:
        raise BadFile(
            "the file begins no match: {trouble}", "bad-file_begins", trouble=trouble
        ) from None
    return match


def checked_notes(notes: object) -> dict[str, str]:
    """The owner's words, or a refusal of what is no words under names."""
    if not isinstance(notes, dict) or not all(
        isinstance(part, str) for entry in notes.items() for part in entry
    ):
        raise BadInput(f"the notes of a match are words under names, not {shown(notes)}")
    return dict(notes)


def _seal_of(header: dict[str, object]) -> Seal:
    """Where the file says its key comes from; refused if the key does not come from there."""
    nonces = header.get("nonces")
    if not isinstance(nonces, list):
        raise BadFile("the file has no sound nonces", "bad-file_nonces")
    held = [record.hex_bytes({"nonces": nonce}, "nonces") for nonce in nonces]
    secret = record.hex_bytes(header, "secret")
    if header.get("seed") is None:
        seal = seal_from_secret(secret, held)
    elif secret or held:
        raise BadFile("a match made from a seed has no secret and no nonces", "bad-file_seed")
    else:
        seal = seal_from_seed(header.get("seed"))
    if seal.key != record.hex_bytes(header, "key"):
        raise BadFile(
            "the key does not follow from the file's own seed, or secret and nonces", "bad-file_key"
        )
    if header.get("commitment") != seal.commitment():
        raise BadFile(
            "the secret does not open the commitment that was published", "bad-file_commitment"
        )
    return seal
