"""Rulebooks: numbered clauses in Markdown, one identifier from the rule to the screen."""

import re
from importlib import resources
from typing import Final

from serai.engine.actions import printable, shown
from serai.engine.errors import BadInput

MATCH_OVER: Final = "SE-1.1"
NOT_YOUR_TURN: Final = "SE-1.2"
NO_SUCH_ACTION: Final = "SE-1.3"
UNDO_CLOSED: Final = "SE-2.1"

_CLAUSE = re.compile(r"^\*\*([A-Z]{2}-\d+\.\d+) (.+?)\.?\*\*\s*")
_SECTION = re.compile(r"^## (\d+ .+)$")


class Clause:
    """One numbered rule."""

    def __init__(self, ident: str, title: str, section: str) -> None:
        self.ident = ident
        self.title = title
        self.section = section
        self.text = ""


class Rulebook:
    """A game's clauses in the order of its book."""

    def __init__(self, title: str, introduction: str, clauses: list[Clause]) -> None:
        self.title = title
        self.introduction = introduction
        self.clauses = clauses
        self.by_ident: dict[str, Clause] = {clause.ident: clause for clause in clauses}

    def clause(self, ident: object) -> Clause:
        clause = self.by_ident.get(ident) if isinstance(ident, str) else None
        if clause is None:
            first, last = self.clauses[0].ident, self.clauses[-1].ident
            asked = printable(ident) if isinstance(ident, str) else shown(ident)
            raise BadInput(f"{self.title} has no clause {asked}; they run from {first} to {last}")
        return clause


def parse(markdown: str) -> Rulebook:
    """Read a rulebook; a clause runs from its bold number to the next one or the next heading."""
    title = ""
    section = ""
    introduction: list[str] = []
    clauses: list[Clause] = []
    for line in markdown.splitlines():
        start = _CLAUSE.match(line)
        heading = _SECTION.match(line)
        if line.startswith("# "):
            title = line[2:].strip()
        elif heading:
            section = heading.group(1)
        elif start:
            clause = Clause(start.group(1), start.group(2), section)
            clause.text = line[start.end() :]
            clauses.append(clause)
        elif section and clauses:
            clauses[-1].text += "\n" + line
        elif not section:
            introduction.append(line)
    for clause in clauses:
        clause.text = clause.text.strip()
    return Rulebook(title, "\n".join(introduction).strip(), clauses)


def read(package: str, language: str = "en") -> Rulebook:
    """The rulebook that lies in a package's folder `rulebook`."""
    file = resources.files(package) / "rulebook" / f"{language}.md"
    return parse(file.read_text(encoding="utf-8"))


_packages: dict[str, str] = {"SE": "serai.engine"}
_books: dict[str, Rulebook] = {}


def announce(prefix: str, package: str) -> None:
    """Tell where the clauses that begin with `prefix` are written."""
    _packages[prefix] = package


def lookup(ident: object) -> Clause:
    """A clause of any known rulebook."""
    if not isinstance(ident, str):
        raise BadInput(f"a clause is named by its number, such as {MATCH_OVER}, not {shown(ident)}")
    prefix = ident.partition("-")[0]
    if prefix not in _packages:
        raise BadInput(f"no rulebook has clauses that begin with {printable(prefix)}-")
    if prefix not in _books:
        _books[prefix] = read(_packages[prefix])
    return _books[prefix].clause(ident)
