"""The word files of all languages, taken apart."""

import re
from functools import cache
from pathlib import Path
from typing import Final

from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from serai import languages
from tests.project.tree import ROOT

OTHERS: Final = [language for language in languages.known() if language != languages.ENGLISH]
"""Those that have files; English is what they are compared with."""
HAVE_FILES: Final = OTHERS or [languages.ENGLISH]
BESIDE: Final = re.compile(r"_(?:key|count|you)$")
TELLTALE: Final = re.compile(
    r"\b(?:the|with|your|this|that|which|from|have|has|been|and|when|where|they|there|what)\b"
)
"""Words that are no words of German, French or Italian."""


def folders() -> list[Path]:
    """Every folder with words, of the engine, the games and the client."""
    found = [file.parent for file in ROOT.joinpath("serai").rglob("en.ftl")]
    found += [file.parent for file in ROOT.joinpath("web", "src").rglob("en.ftl")]
    return sorted(found)


def name(folder: Path) -> str:
    return str(folder.relative_to(ROOT))


class _Variables(Visitor):
    def __init__(self) -> None:
        self.found: set[str] = set()
        self.texts: list[str] = []

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.found.add(node.id.name)

    def visit_TextElement(self, node: ast.TextElement) -> None:  # noqa: N802
        self.texts.append(node.value)


class Entry:
    """A message or a term: which values it takes, and what it says of its own."""

    def __init__(self, written: ast.Message | ast.Term) -> None:
        self.is_term = isinstance(written, ast.Term)
        self.ident: str = written.id.name
        self.attributes: set[str] = {attribute.id.name for attribute in written.attributes}
        told = _Variables()
        told.visit(written)
        self.variables = told.found
        self.texts = told.texts


@cache
def entries(folder: Path, language: str) -> list[Entry]:
    """Everything that a file says; nothing where there is no such file."""
    file = folder / f"{language}.ftl"
    if not file.is_file():
        return []
    body = FluentParser().parse(file.read_text(encoding="utf-8")).body
    junk = [entry.content for entry in body if isinstance(entry, ast.Junk)]
    assert junk == [], f"{file} cannot be read: {junk}"
    return [Entry(entry) for entry in body if isinstance(entry, ast.Message | ast.Term)]


def messages(folder: Path, language: str) -> dict[str, Entry]:
    return {entry.ident: entry for entry in entries(folder, language) if not entry.is_term}


@cache
def forms(language: str) -> set[str]:
    """The attributes of words, which arrive beside values: `$gem_pl`."""
    return {
        form
        for folder in folders()
        for ident, entry in messages(folder, language).items()
        if ident.startswith("word-")
        for form in entry.attributes
    }


def values_of(entry: Entry, language: str) -> set[str]:
    """The values that a message takes, whatever it uses of what stands beside them."""
    known = forms(language)
    plain: set[str] = set()
    for variable in entry.variables:
        start, _, last = variable.rpartition("_")
        plain.add(start if start and last in known else BESIDE.sub("", variable))
    return plain


class _Counted(Visitor):
    def __init__(self) -> None:
        self.found: set[str] = set()

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:  # noqa: N802
        keys = {variant.key.name for variant in node.variants if hasattr(variant.key, "name")}
        asked = _Variables()
        asked.visit(node.selector)
        if "one" in keys:
            self.found |= asked.found
        self.generic_visit(node)


@cache
def counted(folder: Path, language: str) -> dict[str, set[str]]:
    """The values of which each message tells one from many."""
    file = folder / f"{language}.ftl"
    body = FluentParser().parse(file.read_text(encoding="utf-8")).body if file.is_file() else []
    told: dict[str, set[str]] = {}
    for entry in body:
        if isinstance(entry, ast.Message):
            found = _Counted()
            found.visit(entry)
            told[entry.id.name] = found.found
    return told
