"""Random matches told in every language: no event, choice, option or refusal has a hole.

Matches of every game, with options drawn anew for each, are played by chance. Whatever they bring
up is told to every seat and to the public in each language, whenever one of its values has a
shape that this sentence has not had: the words in it, and numbers as far as sentences differ.
`python -m trials.telling --matches 2000` plays so many matches of each game.
"""

import argparse
import re
import sys
import time
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from io import StringIO
from typing import Any, Final

from rich.console import Console

import serai
from serai import languages
from serai.cli import drawing
from serai.cli.full.scenes import Scenes
from serai.cli.screen import THEME
from serai.drawn import Frame
from serai.engine.chance import Chance, chance_of
from serai.engine.clauses import lookup
from serai.engine.game import Game
from serai.engine.match import Match
from serai.words import BY_SEAT_FIELDS, SEAT_FIELDS, Words
from tests.languages.files import entries, folders
from tests.project.tree import ROOT

MOST_STEPS: Final = 400
"""Decisions of a match; later ones bring up nothing new, and some games by chance never end."""
ALIKE_FROM: Final = 4
"""Numbers from here on are told as any other; below, plurals and variants differ."""
ALIKE_IN_LISTS: Final = 2
TRIED: Final = 3
"""Actions drawn at a decision whether they are legal or not, for the clause that forbids them."""
BOARD_EVERY: Final = 40
BOARDS_OF: Final = 25
"""Boards are drawn in one of so many matches: drawing one takes longer than playing a match."""
CODE: Final = re.compile(r"[A-Z]?\d*|[ab]")
"""What is the same in every language: a square of a board, a number, the letter of a seat or of a
tunnel’s mouth."""
HOLE: Final = re.compile(r"[{}⟦⟧]|\bNone\b|\$\w|\?\?\?")
KEY: Final = re.compile(r"[a-z]+(?:_[a-z0-9]+)*")
"""What only code says; other texts that boards put into a message are sentences already."""
WORD: Final = re.compile(r"[^\W\d_]+")
SENTENCES: Final = frozenset({"most", "last", "said"})
"""Values of messages that hold words which were said before."""


class Told(Words):
    """Words of one language that do not help themselves with English: what is missing shows."""

    def __init__(self, game: Game | None, names: Sequence[str], language: str, used: set[str]):
        self._used, self._aloud = used, False
        super().__init__(game, names, language)

    def _found(self, ident: str) -> Any:
        if not self._messages.has_message(ident):
            return None
        self._used.add(ident)
        return self._messages, self._messages.get_message(ident)

    def value(self, name: str, value: object, form: str = "") -> object:
        """A value in words; a name that has none stands in brackets."""
        said = super().value(name, value, form)
        is_key = isinstance(value, str) and (not self._aloud or KEY.fullmatch(value))
        if not is_key or name in SENTENCES or self._is_told(str(value)):
            return said
        return f"⟦{said}⟧"

    def _is_told(self, name: str) -> bool:
        """Whether a name has words, or is the same in every language."""
        known = self.is_word(name) or CODE.fullmatch(name) is not None
        return known or self._counts_in(name) is not None

    def word(self, name: object, form: str = "") -> str:
        said = super().word(name, form)
        return said if self._is_told(str(name)) else f"⟦{said}⟧"

    def _told(self, ident: str, values: Mapping[str, object]) -> str:
        return super()._told(ident, values) if self.has(ident) else f"⟦{ident}⟧"

    def facts(self, offer: Mapping[str, Any]) -> list[str]:
        missing = [name for name in offer.get("facts", {}) if not self.has(f"fact-{name}")]
        return [*super().facts(offer), *(f"⟦fact-{name}⟧" for name in missing)]

    def amount(self, family: object, field: str, least: int, most: int) -> str:
        ident = f"amount-{family}-{field}"
        return super().amount(family, field, least, most) if self.has(ident) else f"⟦{ident}⟧"

    def say(self, ident: str, /, **values: object) -> str:
        if not self.has(ident):
            return f"⟦{ident}⟧"
        before, self._aloud = self._aloud, True
        said = super().say(ident, **values)
        self._aloud = before
        return said


def shape(name: str, value: object) -> object:
    """A value as far as sentences differ by it; lists of tables are for boards, not for words."""
    if isinstance(value, bool) or value is None or isinstance(value, str):
        return value
    if isinstance(value, int | float):
        return value == 0 if name in SEAT_FIELDS else min(value, ALIKE_FROM) // 1
    if isinstance(value, Mapping):
        return tuple(sorted((str(key), few(part)) for key, part in value.items()))
    if isinstance(value, Sequence):
        parts = {repr(shape(name, few(part))) for part in value if not isinstance(part, Mapping)}
        kind = "by seat" if name in BY_SEAT_FIELDS else "list"
        return kind, min(len(value), 3), tuple(sorted(parts))
    return repr(value)


def few(part: object) -> object:
    return min(part, ALIKE_IN_LISTS) // 1 if isinstance(part, int | float) else part


def shapes(values: Mapping[str, Any]) -> set[object]:
    return {(name, shape(name, value)) for name, value in values.items()}


class Telling:
    """One game in all its languages: what was told, and every hole that was found."""

    def __init__(self, game: Game, spoken: Sequence[str] = languages.known()) -> None:
        self.game = game
        self.used: dict[str, set[str]] = {language: set() for language in spoken}
        self.seen: set[object] = set()
        self.clauses: set[str] = set()
        self.counts: Counter[str] = Counter()
        self.holes: dict[str, str] = {}
        self.tellers = {language: self._teller(language) for language in spoken}
        self._options()

    def _teller(self, language: str) -> Told:
        you = Words(language=language).say("name-you")
        return Told(self.game, [you, *"BCDEFGH"], language, self.used[language])

    def _said(self, language: str, about: object, *texts: str) -> None:
        for text in texts:
            self.counts["sentences"] += 1
            self.counts["words"] += len(text.split())
            if HOLE.search(text):
                self.holes.setdefault(f"{language} {text}", str(about))

    def _new(self, kind: str, sentence: object, values: Mapping[str, Any]) -> bool:
        """Whether a sentence, or a value of this shape in it, has not been told yet."""
        self.counts[kind] += 1
        told = {(kind, sentence, part) for part in (None, *shapes(values))}
        if told <= self.seen:
            return False
        self.seen |= told
        return True

    def _options(self) -> None:
        for language, words in self.tellers.items():
            for option in self.game.options.options:
                self._said(language, option.name, words.option(option.name))
                for value in option.values:
                    self._said(language, option.name, words.option(option.name, value))

    # What a match brings up.

    def match(self, seed: int, most: int = MOST_STEPS) -> None:
        """Play one match, and tell all of it."""
        chance = chance_of(seed)
        seats = self.game.fewest + chance.below(self.game.most - self.game.fewest + 1)
        match = Match.new(self.game.name, seats, seed=seed, options=self._drawn(chance))
        self.counts["matches"] += 1
        for step in range(most):
            if match.over:
                break
            seat = match.to_act[chance.below(len(match.to_act))]
            if seed % BOARDS_OF == 0 and step % BOARD_EVERY == seed // BOARDS_OF % BOARD_EVERY:
                self._board(match, seat)
            self._asked(match, seat, chance)
            match.play(seat, match.observation(seat).sample(chance))
        for reader in (None, *range(seats)):
            for event in match.events(reader):
                self._event(event, reader)
        self._end(match)

    def _drawn(self, chance: Chance) -> dict[str, object]:
        drawn: dict[str, object] = {
            option.name: option.values[chance.below(len(option.values))]
            for option in self.game.options.options
        }
        return {**drawn, **self.game.bounded()}

    def _asked(self, match: Match, seat: int, chance: Chance) -> None:
        view: Any = match.view(seat)
        phase, simple = str(view["phase"]), plain(view)
        if self._new("questions", phase, simple):
            for language, words in self.tellers.items():
                asked = (
                    words.ask(phase, **simple) if words.has(f"ask-{phase}") else f"⟦ask-{phase}⟧"
                )
                self._said(language, phase, asked)
        offered: list[Any] = match.offers(seat)
        for offer in offered:
            self._offer(offer)
        for _ in range(TRIED):
            self._action(self.game.space.to_json(chance.below(self.game.space.size)))
            forbids = match.why_not(seat, chance.below(self.game.space.size))
            if forbids is not None:
                self._clause(forbids.ident)

    def _offer(self, offer: Mapping[str, Any]) -> None:
        self._action(offer["action"], offer.get("upto", {}))
        facts = offer.get("facts", {})
        if self._new("offers", offer["group"], facts):
            for language, words in self.tellers.items():
                self._said(language, offer, words.group(offer["group"]), *words.facts(offer))
        if offer.get("refused"):
            self._clause(offer["refused"])

    def _action(self, action: Mapping[str, Any], upto: Mapping[str, Any] | None = None) -> None:
        fields = list(upto or {})
        if not self._new("actions", (action["action"], *fields), action):
            return
        for language, words in self.tellers.items():
            self._said(language, action, words.action(action, fields))
            for field in fields:
                self._said(language, action, words.amount(action["action"], field, 1, 9))

    def _event(self, event: Mapping[str, Any], reader: int | None) -> None:
        mine = event.get("seat") == reader
        if self._new("events", (event["event"], mine), event):
            for language, words in self.tellers.items():
                self._said(language, event, words.event(event))

    def _clause(self, ident: str) -> None:
        if self._new("refusals", ident, {}):
            for language in self.tellers:
                clause = lookup(ident, language)
                self._said(language, ident, clause.title, clause.text)

    def _board(self, match: Match, seat: int) -> None:
        """The board as a terminal draws it; seats are called by letters there."""
        for language, words in self.tellers.items():
            self.counts["boards"] += 1
            paper = StringIO()
            console = Console(theme=THEME, width=100, file=paper)
            view: Any = match.view(seat)
            scenes = Scenes(self.game, words)
            console.print(drawing.board(self.game, view, words, 100))
            console.print(scenes.board(view, Frame(100, 40)).body)
            console.print(scenes.mine(view, 40))
            console.print(scenes.scores(view, 40))
            for line in paper.getvalue().splitlines():
                if re.search(r"[⟦⟧]", line):
                    self.holes.setdefault(f"{language} {line.strip()}", "board")

    def _end(self, match: Match) -> None:
        result: Any = match.result
        if result is None:
            return
        for language, words in self.tellers.items():
            sources = [name for shares in result["breakdown"] for name in shares]
            said = [words.source(name) for name in sources]
            self._said(language, result, *said, words.reason(result["reason"]))


def plain(view: Mapping[str, Any]) -> dict[str, Any]:
    """What questions are filled with: the simple values of a view."""
    return {
        name: value
        for name, value in view.items()
        if isinstance(value, int | str) and name not in {"game", "phase"}
    }


def tellings(matches: int, first: int = 1, names: Sequence[str] = ()) -> Iterator[Telling]:
    for name in names or serai.games():
        telling = Telling(serai.game(name))
        for seed in range(first, first + matches):
            telling.match(seed)
        yield telling


def written(language: str) -> tuple[int, int]:
    """How many messages a language has, and how many words they and its rulebooks have."""
    said = [entry for folder in folders() for entry in entries(folder, language)]
    books = ROOT.joinpath("serai").rglob(f"rulebook/{language}.md")
    texts = [text for entry in said for text in entry.texts]
    texts += [book.read_text(encoding="utf-8") for book in books]
    return len(said), sum(len(WORD.findall(text)) for text in texts)


def main() -> int:
    reader = argparse.ArgumentParser(description=__doc__)
    reader.add_argument("--matches", type=int, default=2000, help="matches of each game (2000)")
    reader.add_argument("--seed", type=int, default=1)
    reader.add_argument("--game", action="append", default=[], help="one game instead of all")
    wish = reader.parse_args()
    began, holes = time.monotonic(), 0
    for telling in tellings(wish.matches, wish.seed, wish.game):
        counts = ", ".join(f"{count} {what}" for what, count in sorted(telling.counts.items()))
        used = ", ".join(f"{language} {len(idents)}" for language, idents in telling.used.items())
        print(f"{telling.game.title}: {counts}; messages used: {used}", flush=True)
        for text, about in telling.holes.items():
            print(f"  hole: {text} ({about[:120]})")
        holes += len(telling.holes)
    for language in languages.known():
        messages, words = written(language)
        print(f"{language}: {messages} messages, {words} words with those of the rulebooks")
    print(f"{holes} holes, {time.monotonic() - began:.0f} s")
    return 1 if holes else 0


if __name__ == "__main__":
    sys.exit(main())
