"""The words people read: Fluent messages of Serai itself and of a game, filled in for one reader.

Values become words on the way in: seats their names, `word-…` names their translation, counted
things a list, yes and no the selectors `yes` and `no`. What a game has not put into words yet is
still told, in the plain names of its actions and events.
"""

from collections.abc import Mapping, Sequence
from functools import cache
from importlib import resources
from typing import Any, Final

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax.ast import Resource

from serai.engine.actions import printable
from serai.engine.game import Game

LANGUAGE: Final = "en"
LOCALES: Final = {"en": "en-GB"}
LETTERS: Final = "ABCDEFGH"
MARKS: Final = "●◆▲■★◉▼◈"

SEAT_FIELDS: Final = frozenset(
    {"seat", "payer", "starter", "winner", "winners", "owner", "holder", "rival", "victim"}
)
"""Fields that hold a seat or a list of seats, in every game."""

BY_SEAT_FIELDS: Final = frozenset({"points", "shares", "majority_shares"})
"""Fields that, where they are lists, hold one number a seat."""


@cache
def _resource(package: str, folder: str, language: str) -> Resource | None:
    file = resources.files(package) / folder / f"{language}.ftl"
    return FluentResource(file.read_text(encoding="utf-8")) if file.is_file() else None


class Words:
    """Every text of one match, in one language, for readers who know the seats by `names`."""

    def __init__(
        self, game: Game | None = None, names: Sequence[str] = (), language: str = LANGUAGE
    ) -> None:
        self.game = game
        self.names = list(names)
        self._bundle = FluentBundle([LOCALES[language]], use_isolating=False)
        for package, folder in [
            ("serai", "locale"),
            *([(game.package, "words")] if game is not None else []),
        ]:
            resource = _resource(package, folder, language)
            if resource is not None:
                self._bundle.add_resource(resource, allow_overrides=True)

    # Messages.

    def has(self, ident: str) -> bool:
        return self._bundle.has_message(ident)

    def say(self, ident: str, /, **values: object) -> str:
        """A message by its name; its name itself where there is none."""
        if not self.has(ident):
            return _plain(ident)
        return self._fill(ident, {name: self.value(name, v) for name, v in values.items()})

    def _fill(self, ident: str, filled: dict[str, Any]) -> str:
        pattern = self._bundle.get_message(ident).value
        if pattern is None:
            return _plain(ident)
        text, _ = self._bundle.format_pattern(pattern, filled)
        return str(text)

    def _told(self, ident: str, values: Mapping[str, object]) -> str:
        """A message, or for want of one its plain name and every value."""
        filled: dict[str, Any] = {}
        for name, value in values.items():
            filled[name] = self.value(name, value)
            filled[f"{name}_key"] = str(value)
            if isinstance(value, Mapping | list):
                filled[f"{name}_count"] = len(value)
        if self.has(ident):
            return self._fill(ident, filled)
        rest = ", ".join(f"{_words(name)} {filled[name]}" for name in values)
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

    def ask(self, moment: object, /, **values: object) -> str:
        """What is asked now; the shared question where the game has none for the moment."""
        ident = f"ask-{moment}"
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

    def word(self, name: object) -> str:
        ident = f"word-{name}"
        return self.say(ident) if self.has(ident) else _words(str(name))

    # Seats.

    def seat(self, seat: int) -> str:
        """A seat's name as a sentence begins with it."""
        return self.names[seat] if seat < len(self.names) else self.letter(seat)

    def letter(self, seat: int) -> str:
        return LETTERS[seat]

    def mark(self, seat: int) -> str:
        return MARKS[seat]

    # Values.

    def value(self, name: str, value: object) -> object:
        """A value as a message takes it."""
        if isinstance(value, bool):
            return "yes" if value else "no"
        if name in SEAT_FIELDS and isinstance(value, int):
            return self.seat(value) if name == "seat" else self._within(value)
        if isinstance(value, int | float):
            return value
        if isinstance(value, str):
            return self.word(value) if self.has(f"word-{value}") else _readable(value)
        if isinstance(value, Mapping):
            return self._counted(value)
        if isinstance(value, Sequence):
            return self._listed(name, value)
        return self.say("list-none") if value is None else str(value)

    def _within(self, seat: int) -> str:
        """A seat's name inside a sentence."""
        name = self.seat(seat)
        return self.say("you-within") if name == self.say("name-you") else name

    def _counted(self, counts: Mapping[Any, object]) -> str:
        parts = [
            self.say("list-counted", count=count, what=self.word(what))
            for what, count in counts.items()
            if count
        ]
        return ", ".join(parts) or self.say("list-none")

    def _listed(self, name: str, values: Sequence[Any]) -> str:
        if name in SEAT_FIELDS:
            return self.joined([self._within(seat) for seat in values])
        if name in BY_SEAT_FIELDS:
            parts = [
                self.say("list-by_seat", who=self.seat(seat), count=count)
                for seat, count in enumerate(values)
                if count
            ]
            return ", ".join(parts) or self.say("list-none")
        return " ".join(str(self.value("", value)) for value in values) or self.say("list-none")

    def joined(self, parts: Sequence[str]) -> str:
        """Ann, Ben and Cleo."""
        if not parts:
            return self.say("list-none")
        if len(parts) == 1:
            return parts[0]
        return self.say("list-and", most=", ".join(parts[:-1]), last=parts[-1])


def _readable(text: str) -> str:
    """What somebody typed, or a file holds, without codes that would move the reader's screen."""
    return "\n".join(printable(line) for line in text.split("\n"))


def _words(name: str) -> str:
    return name.replace("_", " ").replace("-", " ")


def _plain(ident: str) -> str:
    """`action-take_die` as people would say it."""
    text = _words(ident.partition("-")[2] or ident)
    return text[:1].upper() + text[1:]
