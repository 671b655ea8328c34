"""Messages as they were written, in Fluent: each is parsed when it is said for the first time.

A terminal says some dozen of several hundred before its first page is there.
"""

import re
from collections.abc import Sequence
from functools import cache
from importlib import resources
from typing import Final

from fluent.runtime import FluentBundle
from fluent.runtime.resolver import Message
from fluent.syntax import FluentParser
from fluent.syntax.ast import EntryType, Resource

from serai import languages

BEGINS: Final = re.compile(r"^(-?[a-zA-Z][\w-]*)(?= *=)", re.MULTILINE | re.ASCII)
"""Where a message or a term begins; all its other lines are indented."""
USES: Final = re.compile(r"{\s*(-?[a-zA-Z][\w-]*)", re.ASCII)
"""Another message or term that is part of one."""
VARIABLE: Final = re.compile(r"\$([a-zA-Z][\w-]*)", re.ASCII)
FORM: Final = re.compile(r"^ +\.([a-zA-Z][\w-]*) *=", re.MULTILINE | re.ASCII)


def written(package: str, folder: str, language: str) -> str:
    """The messages of a package as they were written; nothing where it has none."""
    file = resources.files(package) / folder / f"{language}.ftl"
    return file.read_text(encoding="utf-8") if file.is_file() else ""


@cache
def _entries(package: str, folder: str, language: str) -> dict[str, str]:
    """The text of each message and term of a file by its name."""
    text = written(package, folder, language)
    begins = [*BEGINS.finditer(text)]
    borders = [*(begin.start() for begin in begins), len(text)]
    return {
        begin[1]: text[begin.start() : end] for begin, end in zip(begins, borders[1:], strict=True)
    }


@cache
def _parsed(text: str) -> EntryType:
    return FluentParser(with_spans=False).parse_entry(text)


@cache
def forms_in(package: str, folder: str, language: str) -> frozenset[str]:
    """The attributes that words have in a file."""
    return frozenset(
        form
        for ident, text in _entries(package, folder, language).items()
        if ident.startswith("word-")
        for form in FORM.findall(text)
    )


class Messages(FluentBundle):
    """What several files say in one language, the later ones before the earlier."""

    def __init__(self, places: Sequence[tuple[str, str]], language: str) -> None:
        super().__init__([languages.locale_of(language)], use_isolating=False)
        self._unread: dict[str, str] = {}
        for package, folder in places:
            self._unread |= _entries(package, folder, language)
        self._variables: dict[str, frozenset[str]] = {}

    def has_message(self, message_id: str) -> bool:
        self._read(message_id)
        return super().has_message(message_id)

    def get_message(self, message_id: str) -> Message:
        self._read(message_id)
        return super().get_message(message_id)

    def variables(self, message_id: str) -> frozenset[str]:
        """What a message can take, be it for a part of it."""
        self._read(message_id)
        return self._variables.get(message_id, frozenset())

    def _read(self, ident: str) -> None:
        """Take a message in, with all that it is made of."""
        text = self._unread.pop(ident, None)
        if text is not None:
            self.add_resource(Resource([_parsed(text)]))
            self._variables[ident] = frozenset(VARIABLE.findall(text)).union(
                *(self.variables(used) for used in USES.findall(text))
            )
