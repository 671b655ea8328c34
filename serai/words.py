"""The words people read: Fluent messages of Serai itself and of a game, filled in for one reader.

Values become words on the way in: seats their names, `word-…` names their translation, counted
things a list, yes and no the selectors `yes` and `no`. What a game has not put into words yet is
still told, in the plain names of its actions and events. What a language lacks is said in English.

Beside each value `x` a message may use `x_key` (its plain name), `x_count` (the length of a list),
`x_you` (whether a seat is the reader) and `x_…` for every form that words of the language have as
attributes, such as a case, a plural or a gender.
"""

import json
import re
from collections.abc import Mapping, Sequence
from datetime import datetime
from importlib import resources
from typing import Any, Final

from fluent.runtime.resolver import Message, Pattern
from fluent.runtime.types import fluent_date, fluent_number

from serai import languages
from serai.engine.actions import printable
from serai.engine.errors import Phrase, SeraiError
from serai.engine.game import Game
from serai.messages import Messages, forms_in

LETTERS: Final = "ABCDEFGH"
MARKS: Final = "●◆▲■★◉▼◈"

_FIELDS: Final[dict[str, list[str]]] = json.loads(
    resources.files("serai").joinpath("locale", "fields.json").read_text(encoding="utf-8")
)
"""Written by `make types` from what the games declare; the client reads the same file."""
SEAT_FIELDS: Final = frozenset(_FIELDS["seats"])
"""Fields that hold a seat or a list of seats, in every game."""
BY_SEAT_FIELDS: Final = frozenset(_FIELDS["by_seat"])
"""Fields that, where they are lists, hold one number a seat."""
PLACE_FIELDS: Final = frozenset(_FIELDS["places"])
"""Fields that, where they are lists of two numbers, hold a place on a map."""
NAMED: Final = SEAT_FIELDS | {"name", "who"}
"""Fields that may hold the name of the reader."""
GIVEN: Final = re.compile(r"(Bot|Player) ([A-P])")
COUNTED: Final = re.compile(r"(\d+) (\D+)")
NOTHING: Final[Mapping[str, object]] = {}
OF_PEOPLE: Final = frozenset({"name", "who", "letter"})
"""What people and their seats are called, in messages of Serai itself: never a word of a game."""


class Words:
    """Every text of one match, in one language, for readers who know the seats by `names`."""

    def __init__(
        self,
        game: Game | None = None,
        names: Sequence[str] = (),
        language: str = "",
        beside: Sequence[str] = (),
    ) -> None:
        """Without a language it is that of the process; `beside` names further folders of the
        game whose words are wanted, such as lessons.
        """
        self.game = game
        self.names = list(names)
        self.language = language or languages.spoken()
        self._places = [
            ("serai", "locale"),
            *([(game.package, part) for part in ("words", *beside)] if game is not None else []),
        ]
        self._messages = Messages(self._places, self.language)
        self._english: Messages | None = None
        self._forms = frozenset[str]().union(
            *(forms_in(package, folder, self.language) for package, folder in self._places)
        )

    # Messages.

    def _found(self, ident: str) -> tuple[Messages, Message] | None:
        """A message with the words it stands among, in English where the language lacks it."""
        if self._messages.has_message(ident):
            return self._messages, self._messages.get_message(ident)
        if self.language == languages.ENGLISH:
            return None
        if self._english is None:
            self._english = Messages(self._places, languages.ENGLISH)
        if self._english.has_message(ident):
            return self._english, self._english.get_message(ident)
        return None

    def has(self, ident: str) -> bool:
        return self._found(ident) is not None

    def say(self, ident: str, /, **values: object) -> str:
        """A message by its name; its name itself where there is none."""
        if not self.has(ident):
            return _plain(ident)
        people = {n: _readable(str(v)) for n, v in values.items() if n in OF_PEOPLE}
        return self._fill(ident, values, people)

    def trouble(self, refused: SeraiError | Phrase) -> str:
        """Why something was refused, in the reader's language where there are words for it."""
        if self.language == languages.ENGLISH or not self.has(refused.ident):
            return str(refused)
        told = {
            name: self.trouble(value) if isinstance(value, SeraiError | Phrase) else value
            for name, value in refused.values.items()
        }
        return self._fill(refused.ident, told)

    def _fill(
        self, ident: str, values: Mapping[str, object], ready: Mapping[str, object] = NOTHING
    ) -> str:
        """A message with values; those that are ready stay as they are."""
        found = self._found(ident)
        if found is None or found[1].value is None:
            return _plain(ident)
        filled = self._filled(values, self._taken(ident))
        return _formatted(found[0], found[1].value, {**filled, **ready})

    def _taken(self, ident: str) -> frozenset[str]:
        """The values that a message can take; to fill in others would be work for nothing."""
        found = self._found(ident)
        return frozenset() if found is None else found[0].variables(ident)

    def _filled(self, values: Mapping[str, object], taken: frozenset[str]) -> dict[str, Any]:
        """Values as a message takes them, with what is known beside each."""
        filled: dict[str, Any] = {}
        for name, value in values.items():
            if name in taken:
                filled[name] = self.value(name, value)
            if f"{name}_key" in taken:
                filled[f"{name}_key"] = _key(value)
            if f"{name}_count" in taken and isinstance(value, Mapping | list):
                filled[f"{name}_count"] = len(value)
            if name in NAMED and f"{name}_you" in taken:
                filled[f"{name}_you"] = "yes" if self._is_reader(value) else "no"
            if not isinstance(value, int | float):
                for form in self._forms:
                    if f"{name}_{form}" in taken:
                        filled[f"{name}_{form}"] = self.value(name, value, form)
        return filled

    def _is_reader(self, value: object) -> bool:
        """Whether a seat, or one of several, or a name is the reader's."""
        you = self.say("name-you")
        if isinstance(value, int):
            return self.seat(value) == you
        if isinstance(value, str):
            return value in (you, self.say("you-within"))
        return isinstance(value, Sequence) and any(self._is_reader(seat) for seat in value)

    def _told(self, ident: str, values: Mapping[str, object]) -> str:
        """A message, or for want of one its plain name and every value."""
        if self.has(ident):
            return self._fill(ident, values)
        rest = ", ".join(f"{_words(name)} {self.value(name, values[name])}" for name in values)
        plain = _plain(ident)
        return f"{plain} ({rest})" if rest else plain

    # What a game says.

    def action(self, named: Mapping[str, object], open_fields: Sequence[str] = ()) -> str:
        """An action in words; `open_fields` are the parameters its player still sets."""
        values = {name: value for name, value in named.items() if name != "action"}
        family = named["action"]
        if open_fields:
            asked = f"action-{family}_upto"
            if self.has(asked):
                return self._told(asked, values)
            values = {name: value for name, value in values.items() if name not in open_fields}
        return self._told(f"action-{family}", values)

    def event(self, told: Mapping[str, object]) -> str:
        """An event as its reader saw it; empty where nothing is worth saying."""
        values = {name: value for name, value in told.items() if name != "event"}
        name = told["event"]
        for field in values:
            if self.has(f"event-{name}_{field}"):
                return self._told(f"event-{name}_{field}", values)
        return self._told(f"event-{name}", values)

    def facts(self, offer: Mapping[str, Any]) -> list[str]:
        """What an offer costs and brings, one short phrase a fact."""
        facts: Mapping[str, object] = offer.get("facts", {})
        said: list[str] = []
        for name, value in facts.items():
            ident = f"fact-{name}"
            if self.has(ident):
                phrase = self._told(ident, {**facts, "value": value})
            else:
                phrase = f"{_words(name)} {self.value(name, value)}"
            if phrase:
                said.append(phrase)
        return said

    def group(self, name: str) -> str:
        return self.say(f"group-{name}")

    def ask(self, phase: object, /, **values: object) -> str:
        """What is asked now; the shared question where the game has none for the phase."""
        ident = f"ask-{phase}"
        return self.say(ident if self.has(ident) else "ask", **values)

    def amount(self, family: object, field: str, least: int, most: int) -> str:
        """The question for a number that the player of an action still sets."""
        ident = f"amount-{family}-{field}"
        if self.has(ident):
            return self.say(ident, least=least, most=most)
        return self.say("amount", field=_words(field), least=least, most=most)

    def option(self, name: str, value: str | None = None) -> str:
        return self.say(f"option-{name}" if value is None else f"option-{name}-{value}")

    def source(self, name: str) -> str:
        """Where points come from, or what else is counted at the end."""
        beside = f"beside-{name}"
        return self.say(beside if self.has(beside) else f"source-{name}")

    def pays(self, name: str) -> bool:
        """Whether a line of the breakdown is points, and not something counted beside them."""
        return not self.has(f"beside-{name}")

    def reason(self, name: str) -> str:
        return self.say(f"reason-{name}")

    def is_word(self, name: object) -> bool:
        return self.has(_of_word(name))

    def word(self, name: object, form: str = "") -> str:
        """A thing's name, in a form of it where it has that one."""
        found = self._found(_of_word(name))
        if found is None:
            return _words(str(name))
        bundle, message = found
        pattern = message.attributes.get(form, message.value) if form else message.value
        return _words(str(name)) if pattern is None else _formatted(bundle, pattern, {})

    # Seats.

    def called(self, name: str) -> str:
        """A name that a server gave to whoever has none, in the reader's words; else itself."""
        given = GIVEN.fullmatch(name)
        if given is None:
            return name
        return self.say("name-bot" if given[1] == "Bot" else "name-person", letter=given[2])

    def seat(self, seat: int) -> str:
        """A seat's name as a sentence begins with it."""
        return self.names[seat] if seat < len(self.names) else self.letter(seat)

    def letter(self, seat: int) -> str:
        return LETTERS[seat]

    def mark(self, seat: int) -> str:
        return MARKS[seat]

    # Values.

    def value(self, name: str, value: object, form: str = "") -> object:
        """A value as a message takes it, its words in a form that their language has."""
        if isinstance(value, bool):
            return "yes" if value else "no"
        if name in SEAT_FIELDS and isinstance(value, int):
            return self.seat(value) if name == "seat" else self._within(value)
        if isinstance(value, int | float):
            return value
        if isinstance(value, str):
            return self._named(value, form)
        if isinstance(value, datetime):
            return fluent_date(value, dateStyle="medium", timeStyle="short")
        if isinstance(value, Mapping):
            return self._counted(value, form)
        if isinstance(value, Sequence):
            return self._listed(name, value, form)
        return self.say("list-none") if value is None else str(value)

    def _named(self, name: str, form: str) -> str:
        """A name in words: of one thing, of several counted up, or as it stands."""
        if self.is_word(name):
            return self.word(name, form)
        counts = self._counts_in(name) if " " in name else None
        return _readable(name) if counts is None else self._counted(counts, form)

    def _counts_in(self, name: str) -> dict[str, int] | None:
        """What a name like `2 ropes + 1 pearl` or `gold gold salt` counts up; None if nothing."""
        parts = [COUNTED.fullmatch(part) for part in name.split(" + ")]
        named = [(part[2], int(part[1])) for part in parts if part is not None]
        if len(named) < len(parts):
            named = [(part, 1) for part in name.split(" ")]
        counts: dict[str, int] = {}
        for thing, count in named:
            what = thing if self.is_word(thing) else f"{thing}s".replace(" ", "_")
            if not self.is_word(what):
                return None
            counts[what] = counts.get(what, 0) + count
        return counts

    def fixed(self, number: float, digits: int) -> str:
        """A number with so many digits after its point, as the reader writes them."""
        how = {"minimumFractionDigits": digits, "maximumFractionDigits": digits}
        return self.say("number", number=fluent_number(number, useGrouping=False, **how))

    def _within(self, seat: int) -> str:
        """A seat's name inside a sentence."""
        name = self.seat(seat)
        return self.say("you-within") if name == self.say("name-you") else name

    def _counted(self, counts: Mapping[Any, object], form: str) -> str:
        parts = [self._so_many(what, count, form) for what, count in counts.items() if count]
        return ", ".join(parts) or self.say("list-none")

    def _so_many(self, what: object, count: object, form: str) -> str:
        named = {"what": self.word(what, form), "what_key": str(what)}
        taken = self._taken("list-counted")
        forms = {
            f"what_{other}": self.word(what, other)
            for other in self._forms
            if f"what_{other}" in taken
        }
        return self._fill("list-counted", {}, {"count": count, **named, **forms})

    def _listed(self, name: str, values: Sequence[Any], form: str) -> str:
        if name in SEAT_FIELDS:
            return self.joined([self._within(seat) for seat in values])
        if name in BY_SEAT_FIELDS:
            parts = [
                self.say("list-by_seat", who=self.seat(seat), count=count)
                for seat, count in enumerate(values)
                if count
            ]
            return ", ".join(parts) or self.say("list-none")
        if name in PLACE_FIELDS and len(values) == 2:
            return self.say("place", east=values[0], north=values[1])
        return self.joined([str(self.value("", value, form)) for value in values])

    def joined(self, parts: Sequence[str]) -> str:
        """Ann, Ben and Cleo."""
        if not parts:
            return self.say("list-none")
        if len(parts) == 1:
            return parts[0]
        return self.say("list-and", most=", ".join(parts[:-1]), last=parts[-1])


def _formatted(bundle: Messages, pattern: Pattern, filled: dict[str, Any]) -> str:
    text, _ = bundle.format_pattern(pattern, filled)
    return str(text)


def _readable(text: str) -> str:
    """What somebody typed, or a file holds, without codes that would move the reader's screen."""
    return "\n".join(printable(line) for line in text.split("\n"))


def _key(value: object) -> str:
    """What a message chooses its variant by: a name as it is, else the value as JSON."""
    if isinstance(value, str):
        return value
    return json.dumps(value, separators=(",", ":"), default=str)


def _of_word(name: object) -> str:
    """The message of a thing's name: `word-Hangmans_Hook` for Hangman's Hook."""
    return f"word-{name}".replace("'", "").replace(" ", "_")


def _words(name: str) -> str:
    return name.replace("_", " ").replace("-", " ")


def _plain(ident: str) -> str:
    """`action-take_die` as people would say it."""
    text = _words(ident.partition("-")[2] or ident)
    return text[:1].upper() + text[1:]
