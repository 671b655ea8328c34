"""Refusals: what a person is told when something cannot be done, in that person's language."""

from functools import lru_cache
from typing import Final, Literal

import msgspec

from serai.engine import clauses
from serai.engine.errors import IllegalAction, Phrase, SeraiError
from serai.languages import ENGLISH
from serai.words import Words

Unsourced = Literal["inferred", "reconstructed"]


class ClauseText(msgspec.Struct):
    """A clause of a rulebook with its words; `status` where no source gives its figures."""

    id: str
    title: str
    text: str
    status: Unsourced | None


class Problem(msgspec.Struct):
    """The one shape of every refusal."""

    error: str
    text: str
    clause: ClauseText | None = None
    stale: bool = False


STATUS: Final = {
    "bad_request": 400,
    "foreign_origin": 403,
    "not_yours": 403,
    "not_found": 404,
    "wrong_method": 405,
    "illegal_action": 409,
    "conflict": 409,
    "too_large": 413,
    "wrong_type": 415,
    "too_fast": 429,
    "internal": 500,
    "unavailable": 503,
}


@lru_cache(maxsize=100)
def _words(language: str) -> Words:
    return Words(language=language)


def worded(language: str, ident: str, **values: object) -> str:
    """A sentence of the server's in a language."""
    return _words(language).say(ident, **values)


def told(language: str, trouble: SeraiError | Phrase) -> str:
    """What an error of the engine says in a language."""
    return _words(language).trouble(trouble)


class Refusal(Exception):
    """Something is refused, for a reason that is put into words where it meets its reader."""

    def __init__(
        self,
        error: str,
        ident: str,
        headers: dict[str, str] | None = None,
        **values: object,
    ) -> None:
        super().__init__(ident)
        self.error = error
        self.ident = ident
        self.values = values
        self.status = STATUS[error]
        self.headers = headers or {}

    def __str__(self) -> str:
        return self.problem(ENGLISH).text

    def problem(self, language: str) -> Problem:
        """What is sent to a reader of this language."""
        said = {
            name: told(language, value) if isinstance(value, SeraiError | Phrase) else value
            for name, value in self.values.items()
        }
        return Problem(self.error, worded(language, self.ident, **said))


class Explained(Refusal):
    """Something is refused for a reason that an error gives."""

    def __init__(self, error: str, trouble: SeraiError) -> None:
        super().__init__(error, trouble.ident)
        self.trouble = trouble

    def problem(self, language: str) -> Problem:
        return Problem(self.error, told(language, self.trouble))


class Behind(Refusal):
    """Another process has changed the table first; whoever looks again may well succeed."""

    def __init__(self) -> None:
        super().__init__("unavailable", "problem-not_kept", {"Retry-After": "1"})


class Illegal(Refusal):
    """The rules forbid an action."""

    def __init__(self, refused: IllegalAction, stale: bool) -> None:
        super().__init__("illegal_action", refused.clause)
        self.stale = stale

    def problem(self, language: str) -> Problem:
        clause = clause_text(self.ident, language)
        return Problem(self.error, clause.text, clause, self.stale)


def unsourced(clause: clauses.Clause) -> Unsourced | None:
    if clause.status() == clauses.RECONSTRUCTED:
        return "reconstructed"
    return "inferred" if clause.status() == clauses.INFERRED else None


def clause_text(ident: str, language: str) -> ClauseText:
    clause = clauses.lookup(ident, language)
    return ClauseText(clause.ident, clause.title, clause.text, unsourced(clause))


def not_found() -> Refusal:
    """One answer for what does not exist and what is not yours to see."""
    return Refusal("not_found", "problem-not_found")


def not_yours() -> Refusal:
    return Refusal("not_yours", "problem-not_yours")


def conflict(ident: str, **values: object) -> Refusal:
    return Refusal("conflict", ident, None, **values)


def bad_request(ident: str, **values: object) -> Refusal:
    return Refusal("bad_request", ident, None, **values)


def misunderstood(trouble: SeraiError) -> Refusal:
    """What was asked for does not exist, in the words of the engine."""
    return Explained("bad_request", trouble)


def unavailable() -> Refusal:
    return Refusal("unavailable", "problem-not_kept", {"Retry-After": "1"})
