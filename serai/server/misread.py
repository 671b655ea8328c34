"""Requests of a wrong form: what Litestar and msgspec say of them, in a reader's words."""

import re
from typing import Any, Final

from litestar.exceptions import HTTPException

from serai.server.problems import worded

BY_STATUS: Final = {
    404: "problem-not_found",
    405: "problem-wrong_method",
    413: "problem-large_body",
    415: "problem-no_json",
}
FORMS: Final = [
    (re.compile(r"Expected `(?P<expected>[^`]+)`, got `(?P<got>[^`]+)`"), "misread-type"),
    (re.compile(r"Expected `(?P<expected>[^`]+)` (?P<bound>.+)"), "misread-bound"),
    (re.compile(r"Object missing required field `(?P<field>[^`]+)`"), "misread-missing"),
    (re.compile(r"Object contains unknown field `(?P<field>[^`]+)`"), "misread-unknown"),
    (re.compile(r"Invalid (?:enum )?value (?P<got>.+)"), "misread-value"),
    (
        re.compile(r"Missing required (?P<source>\w+) parameter '(?P<field>[^']+)'.*"),
        "misread-missing",
    ),
    (re.compile(r".*(?:malformed|truncated|surrogate).*"), "misread-json"),
]
"""Sentences of msgspec and Litestar, and the message that says the same."""


def explained(trouble: HTTPException, language: str) -> str:
    """Why a request was refused before any of our own code saw it."""
    if isinstance(trouble.extra, list) and trouble.extra:
        return "; ".join(_part(part, language) for part in trouble.extra)
    known = BY_STATUS.get(trouble.status_code)
    return worded(language, known) if known is not None else _form(trouble.detail, language)


def _part(part: Any, language: str) -> str:
    said = _form(str(part.get("message", "")), language)
    return f"{part['key']}: {said}" if part.get("key") else said


def _form(text: str, language: str) -> str:
    sentence, _, place = text.partition(" - at ")
    for pattern, ident in FORMS:
        found = pattern.fullmatch(sentence)
        if found is not None:
            said = worded(language, ident, **found.groupdict())
            return f"{said} ({place.strip('`')})" if place else said
    return worded(language, "misread-form")
