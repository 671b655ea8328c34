"""Refusals: what a person is told when something cannot be done."""

from typing import Final

import msgspec

from serai.engine import clauses
from serai.engine.errors import IllegalAction


class ClauseText(msgspec.Struct):
    """A clause of a rulebook with its words."""

    id: str
    title: str
    text: str


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


class Refusal(Exception):
    """Something is refused; carries the problem that is sent."""

    def __init__(self, error: str, text: str, headers: dict[str, str] | None = None) -> None:
        super().__init__(text)
        self.problem = Problem(error, text)
        self.status = STATUS[error]
        self.headers = headers or {}


def clause_text(ident: str) -> ClauseText:
    clause = clauses.lookup(ident)
    return ClauseText(clause.ident, clause.title, clause.text)


def illegal(refused: IllegalAction, stale: bool) -> Refusal:
    """The refusal of an action that the rules forbid."""
    refusal = Refusal("illegal_action", refused.text)
    refusal.problem.clause = clause_text(refused.clause)
    refusal.problem.stale = stale
    return refusal


def not_found() -> Refusal:
    """One answer for what does not exist and what is not yours to see."""
    return Refusal("not_found", "There is nothing here, or it is not open to you.")


def not_yours() -> Refusal:
    return Refusal("not_yours", "That seat is not yours.")


def conflict(text: str) -> Refusal:
    return Refusal("conflict", text)


def bad_request(text: str) -> Refusal:
    return Refusal("bad_request", text)


def unavailable() -> Refusal:
    return Refusal(
        "unavailable", "This could not be kept just now. Try again.", {"Retry-After": "1"}
    )
