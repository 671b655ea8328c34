"""Lessons: prepared positions of a game in which one thing at a time is learnt.

A course is a file `lessons/<course>.toml` in a game's folder, its words lie in `lessons/en.ftl`
beside it. It says how a position comes about, what counts as right and what is answered; rules and
legality come from the game as always, and the learner sees what the learner's seat knows.

    [match]                             # the whole match at the end of the course
    seats = 3

    [[lessons]]
    name = "dice"
    seats = 2                           # how the position comes about: seats, seed and options,
    seed = 7
    set = { dice = [1, 0, 0, 0, 0, 1] } # fields of the position that are laid otherwise,
    before = [{ seat = 1, action = "take_die", pips = 1 }] # and what is played before

    [[lessons.steps]]
    name = "take"
    right = [{ action = "take_die", pips = 6 }]
    answers = [{ action = "decline", say = "decline" }] # allowed, but not what is taught
    wrong = [{ action = "take_die", pips = 1, clause = "LS-2.3" }] # refused by that clause
    tells = [{ event = "die_taken", pips = 6 }] # what the learner is then shown
    then = [{ seat = 1, action = "end_turn" }]  # and what others do next

A pattern names parameters of an action or fields of an event; what it does not name may be
anything, and `{ from = 2, to = 4 }` is a range. A step with `until` goes on, whatever the learner
plays, until the learner is shown that event; meanwhile the others play by the game's policy, and
`tips` say what the teacher says where such an action can be chosen.
"""

import tomllib
from collections.abc import Mapping
from importlib import resources
from typing import Final

from serai.engine import clauses
from serai.engine.actions import shown
from serai.engine.chance import chance_of
from serai.engine.errors import BadFile, BadInput
from serai.engine.game import Game
from serai.engine.match import Match
from serai.engine.position import Observation

FOLDER: Final = "lessons"
"""Where a game keeps its lessons and their words."""
RIGHT: Final = "right"
OTHER: Final = "other"
REFUSED: Final = "refused"
LESSON_KEYS: Final = ["name", "seats", "seat", "seed", "options", "set", "before", "steps"]
STEP_KEYS: Final = ["name", "right", "answers", "wrong", "tells", "then", "until", "tips"]
BESIDE: Final = ["say", "clause"]
"""What stands beside a pattern and is no part of it."""


class Pattern:
    """Some parameters of an action or fields of an event, and what is said where they fit."""

    def __init__(self, written: dict[str, object]) -> None:
        self.say = str(written.get("say", ""))
        self.clause = str(written.get("clause", ""))
        self.fields = {name: part for name, part in written.items() if name not in BESIDE}

    def fits(self, told: Mapping[str, object]) -> bool:
        for name, wanted in self.fields.items():
            if name not in told or not _fits(wanted, told[name]):
                return False
        return True


def _fits(wanted: object, value: object) -> bool:
    if isinstance(wanted, dict) and isinstance(value, int):
        return int(wanted["from"]) <= value <= int(wanted["to"])
    return type(wanted) is type(value) and wanted == value


class Move:
    """What a seat plays by the script of a lesson."""

    def __init__(self, written: dict[str, object]) -> None:
        self.seat = _number(written, "seat", -1)
        self.action = {name: part for name, part in written.items() if name != "seat"}


class Step:
    """One thing to do."""

    def __init__(self, written: dict[str, object]) -> None:
        _need_keys(written, STEP_KEYS)
        self.name = str(written["name"])
        self.right = [Pattern(part) for part in _tables(written, "right")]
        self.answers = [Pattern(part) for part in _tables(written, "answers")]
        self.wrong = [Pattern(part) for part in _tables(written, "wrong")]
        self.tells = [Pattern(part) for part in _tables(written, "tells")]
        self.then = [Move(part) for part in _tables(written, "then")]
        ends = _table(written, "until")
        self.until = Pattern(ends) if ends else None
        """The event with which it ends, where the learner plays freely until then."""
        self.tips = [Pattern(part) for part in _tables(written, "tips")]

    def taught(self, action: Mapping[str, object]) -> Pattern | None:
        """The pattern by which an action is right, or None."""
        return _first(self.right, action)


class Lesson:
    """A prepared position and the steps that are taken from there."""

    def __init__(self, course: str, written: dict[str, object]) -> None:
        _need_keys(written, LESSON_KEYS)
        self.course = course
        self.name = str(written["name"])
        self.seats = _number(written, "seats", 2)
        self.seat = _number(written, "seat", 0)
        """The learner's seat."""
        self.seed = _number(written, "seed", 1)
        self.options = _table(written, "options")
        self.laid = _table(written, "set")
        self.before = [Move(part) for part in _tables(written, "before")]
        self.steps = [Step(part) for part in _tables(written, "steps")]

    @property
    def title(self) -> str:
        """The name of the message that is its title; those of its steps begin with it."""
        return f"lesson-{self.course}-{self.name}"


class Course:
    """Lessons in their order, and the match that comes after them."""

    def __init__(self, game: Game, name: str, written: dict[str, object]) -> None:
        _need_keys(written, ["match", "lessons"])
        self.game = game
        self.name = name
        self.lessons = [Lesson(name, part) for part in _tables(written, "lessons")]
        match = _table(written, "match")
        _need_keys(match, ["seats", "seat", "options"])
        self.seats = _number(match, "seats", game.fewest)
        self.seat = _number(match, "seat", 0)
        """Where the learner sits in the match at the end."""
        self.options = {key: str(part) for key, part in _table(match, "options").items()}

    @property
    def title(self) -> str:
        return f"lesson-{self.name}"

    def lesson(self, name: object) -> Lesson:
        """A lesson by its name or, as people count, by its number."""
        for number, lesson in enumerate(self.lessons, 1):
            if name == lesson.name or name == str(number):
                return lesson
        names = ", ".join(lesson.name for lesson in self.lessons)
        raise BadInput(
            "there is no lesson {name}; there are: {names}",
            "bad-lesson",
            name=shown(name),
            names=names,
        )


_courses: dict[str, list[Course]] = {}


def courses(game: Game) -> list[Course]:
    """The courses that lie in a game's folder, in the order of their names; none without any."""
    if game.package not in _courses:
        folder = resources.files(game.package) / FOLDER
        found: list[Course] = []
        for file in sorted(folder.iterdir() if folder.is_dir() else [], key=lambda each: each.name):
            if file.name.endswith(".toml"):
                found.append(read(game, file.name, file.read_text(encoding="utf-8")))
        _courses[game.package] = found
    return _courses[game.package]


def course(game: Game, name: object) -> Course:
    """A course by its name; the game's first for an empty one."""
    found = courses(game)
    for each in found:
        if name in ("", each.name):
            return each
    names = ", ".join(each.name for each in found) or "none"
    raise BadInput(
        "{title} has no course {name}; there are: {names}",
        "bad-course",
        title=game.title,
        name=shown(name),
        names=names,
    )


def read(game: Game, file: str, text: str) -> Course:
    """The course that a file holds, or a refusal that names the file."""
    try:
        return Course(game, file.removesuffix(".toml"), tomllib.loads(text))
    except (tomllib.TOMLDecodeError, KeyError, BadInput) as trouble:
        raise BadFile(f"{FOLDER}/{file} of {game.title} holds no course: {trouble}") from None


class Answer:
    """What the teacher says to something that the learner tried."""

    def __init__(self, kind: str, say: str, clause: clauses.Clause | None = None) -> None:
        self.kind = kind
        """`right`, and then it has been played; `other`, allowed but not taught; or `refused`."""
        self.say = say
        """The name of the message; empty where the clause says it all."""
        self.clause = clause


class Learning:
    """One lesson as somebody takes it."""

    def __init__(self, game: Game, lesson: Lesson) -> None:
        self.game = game
        self.lesson = lesson
        self.at = 0
        """How many steps are done."""
        self.done: list[dict[str, object]] = []
        """What the learner has played: all that is needed to come back to here."""
        self.match = Match.new(game.name, lesson.seats, lesson.seed, lesson.options)
        self._first = 1 if lesson.laid else 0
        """The first line of the log that still agrees with the table."""
        self._lay()
        self._others(lesson.before)

    def _lay(self) -> None:
        position = self.match.position
        known = [field.name for field in position.fields()]
        for name, part in self.lesson.laid.items():
            if name not in known:
                raise BadInput(f"a position of {self.game.title} has no field {shown(name)}")
            setattr(position, name, _laid(getattr(position, name), part))

    def _others(self, moves: list[Move]) -> None:
        for move in moves:
            self.match.play(move.seat, self.game.space.from_json(move.action))

    # Looking.

    @property
    def seat(self) -> int:
        return self.lesson.seat

    @property
    def over(self) -> bool:
        return self.at == len(self.lesson.steps)

    @property
    def step(self) -> Step:
        return self.lesson.steps[self.at]

    def observation(self) -> Observation:
        """All that the learner may see."""
        return self.match.observation(self.seat)

    def offers(self) -> list[dict[str, object]]:
        """The learner's choices; none once the lesson is over."""
        return [] if self.over else self.match.offers(self.seat)

    def events(self) -> list[dict[str, object]]:
        """What the learner has been shown."""
        return self.match.shown_from(self._first, self.seat)

    def asked(self) -> str:
        """The name of the message that says what is to be done; none when all is done."""
        if self.over:
            return ""
        for tip in self.step.tips:
            if self._can(tip):
                return self._message(tip.say)
        return self._message("")

    def _can(self, tip: Pattern) -> bool:
        """Whether the learner is offered something of the kind."""
        for offer in self.offers():
            action = offer["action"]
            if "refused" not in offer and isinstance(action, dict) and tip.fits(action):
                return True
        return False

    def _message(self, part: str) -> str:
        opening = f"{self.lesson.title}-{self.step.name}"
        return f"{opening}-{part}" if part else opening

    # Trying.

    def attempt(self, action: Mapping[str, object]) -> Answer:
        """Try an action: what is right is played, whatever else is only answered."""
        if self.over:
            raise BadInput("This lesson is done.", "bad-lesson_done")
        number = self.game.space.from_json(action)
        against = self.match.why_not(self.seat, number)
        if against is not None:
            return Answer(REFUSED, "", against)
        named = self.game.space.to_json(number)
        taught = self.step.taught(named)
        if taught is None:
            found = _first(self.step.answers, named)
            return Answer(OTHER, self._message(OTHER if found is None else found.say))
        answer = Answer(RIGHT, self._message(taught.say or RIGHT))
        self._play(named)
        return answer

    def go_on(self, done: list[dict[str, object]]) -> None:
        """Come back to where somebody was, by what was played up to there."""
        for action in done:
            if self.over or self.attempt(action).kind != RIGHT:
                raise BadInput(
                    "These steps do not lead through the lesson; begin it once more.",
                    "bad-lesson_steps",
                )

    def _play(self, action: dict[str, object]) -> None:
        step = self.step
        before = len(self.events())
        self.match.play(self.seat, action)
        self.done.append(action)
        self._others(step.then)
        if step.until is not None:
            self._play_on(step.until, before)
            if not self.match.over and not self._told(step.until, before):
                return
        self.at += 1

    def _told(self, wanted: Pattern, before: int) -> bool:
        """Whether the learner has been shown such an event since."""
        for event in self.events()[before:]:
            if wanted.fits(event):
                return True
        return False

    def _play_on(self, until: Pattern, before: int) -> None:
        """The others play by the game's policy, until the learner is asked or the step is over."""
        chance = chance_of(self.lesson.seed + len(self.match.lines))
        while not self.match.over and self.seat not in self.match.to_act:
            if self._told(until, before):
                return
            seat = self.match.to_act[0]
            known = self.match.observation(seat).known
            self.match.play(seat, self.game.policy(known, seat, chance))


def begun(game: Game, course_name: object, lesson_name: object) -> Learning:
    """A lesson by its names, at its beginning."""
    return Learning(game, course(game, course_name).lesson(lesson_name))


def _first(patterns: list[Pattern], told: Mapping[str, object]) -> Pattern | None:
    for pattern in patterns:
        if pattern.fits(told):
            return pattern
    return None


def _laid(present: object, part: object) -> object:
    """A field as a lesson lays it: anew, or the present one with some places changed."""
    if isinstance(present, list) and isinstance(part, dict):
        changed = present[:]
        for place, value in part.items():
            changed[int(place)] = value
        return changed
    return part[:] if isinstance(part, list) else part


# Reading what is written.


def _need_keys(written: Mapping[str, object], known: list[str]) -> None:
    for key in written:
        if key not in known:
            raise BadInput(f"{shown(key)} is none of {', '.join(known)}")


def _number(written: Mapping[str, object], key: str, usual: int) -> int:
    value = written.get(key, usual)
    if isinstance(value, bool) or not isinstance(value, int):
        raise BadInput(f"{key} is a whole number, not {shown(value)}")
    return value


def _table(written: Mapping[str, object], key: str) -> dict[str, object]:
    value = written.get(key, {})
    if not isinstance(value, dict):
        raise BadInput(f"{key} is a table, not {shown(value)}")
    return value


def _tables(written: Mapping[str, object], key: str) -> list[dict[str, object]]:
    value = written.get(key, [])
    if not isinstance(value, list) or not all(isinstance(part, dict) for part in value):
        raise BadInput(f"{key} is a list of tables, not {shown(value)}")
    return value
