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
ENGLISH: Final = "en"

_CLAUSE = re.compile(r"^\*\*([A-Z]{2}-\d+\.\d+) (.+?)\.?\*\*\s*")
_SECTION = re.compile(r"^## (\d+ .+)$")
_QUOTED = re.compile(r"^> ?")
_FIGURES = re.compile(r"^<!-- (inferred|reconstructed): (.+) -->$")

INFERRED: Final = "inferred"
RECONSTRUCTED: Final = "reconstructed"


class Clause:
    """One numbered rule."""

    def __init__(self, ident: str, title: str, section: str) -> None:
        self.ident = ident
        self.title = title
        self.section = section
        self.text = ""
        self.figures: list[tuple[str, str]] = []
        """Figures it states that no source gives: their status, and their names in the data."""

    def status(self) -> str | None:
        """How unsure its figures are: RECONSTRUCTED if any of them is, or INFERRED, or None."""
        statuses = {status for status, _ in self.figures}
        if RECONSTRUCTED in statuses:
            return RECONSTRUCTED
        return INFERRED if statuses else None


class Rulebook:
    """A game's clauses in the order of its book."""

    def __init__(self, title: str, sources: str, introduction: str, clauses: list[Clause]) -> None:
        self.title = title
        self.sources = sources
        """What is sourced and what is ours; empty where nobody asks."""
        self.introduction = introduction
        self.clauses = clauses
        self.by_ident: dict[str, Clause] = {clause.ident: clause for clause in clauses}

    def clause(self, ident: object) -> Clause:
        clause = self.by_ident.get(ident) if isinstance(ident, str) else None
        if clause is None:
            first, last = self.clauses[0].ident, self.clauses[-1].ident
            asked = printable(ident) if isinstance(ident, str) else shown(ident)
            raise BadInput(
                "{title} has no clause {asked}; they run from {first} to {last}",
                "bad-clause",
                title=self.title,
                asked=asked,
                first=first,
                last=last,
            )
        return clause


def parse(markdown: str) -> Rulebook:
    """Read a rulebook; a clause runs from its bold number to the next one or the next heading.

    A quotation before the first section says what is sourced. Under a clause, comments such as
    `<!-- reconstructed: board.costs.* -->` name the figures in it that no source gives.
    """
    title = ""
    section = ""
    sources: list[str] = []
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
            _continue(clauses[-1], line)
        elif not section:
            quoted = _QUOTED.match(line)
            if quoted:
                sources.append(line[quoted.end() :])
            else:
                introduction.append(line)
    for clause in clauses:
        clause.text = clause.text.strip()
    return Rulebook(title, "\n".join(sources), "\n".join(introduction).strip(), clauses)


def _continue(clause: Clause, line: str) -> None:
    figures = _FIGURES.match(line)
    if figures is None:
        clause.text += "\n" + line
        return
    for name in figures.group(2).split(", "):
        clause.figures.append((figures.group(1), name))


def read(package: str, language: str = ENGLISH) -> Rulebook:
    """The rulebook in a package's folder `rulebook`; what a language lacks of it is English."""
    folder = resources.files(package) / "rulebook"
    english = parse((folder / f"{ENGLISH}.md").read_text(encoding="utf-8"))
    file = folder / f"{language}.md"
    if language == ENGLISH or not file.is_file():
        return english
    return _completed(parse(file.read_text(encoding="utf-8")), english)


def _completed(book: Rulebook, english: Rulebook) -> Rulebook:
    """A translation with the clauses of the English book, each its own or else the English one."""
    return Rulebook(
        book.title or english.title,
        book.sources or english.sources,
        book.introduction or english.introduction,
        [book.by_ident.get(clause.ident, clause) for clause in english.clauses],
    )


_packages: dict[str, str] = {"SE": "serai.engine"}
_books: dict[tuple[str, str], Rulebook] = {}


def announce(prefix: str, package: str) -> None:
    """Tell where the clauses that begin with `prefix` are written."""
    _packages[prefix] = package
    for known in list(_books):
        if known[0] == prefix:
            del _books[known]


def book(prefix: str, language: str = ENGLISH) -> Rulebook:
    """The rulebook whose clauses begin with `prefix`, read once in each language."""
    if prefix not in _packages:
        raise BadInput(
            "no rulebook has clauses that begin with {prefix}-",
            "bad-rulebook",
            prefix=printable(prefix),
        )
    if (prefix, language) not in _books:
        _books[prefix, language] = read(_packages[prefix], language)
    return _books[prefix, language]


def lookup(ident: object, language: str = ENGLISH) -> Clause:
    """A clause of any known rulebook, in the reader's language."""
    if not isinstance(ident, str):
        raise BadInput(
            "a clause is named by its number, such as {example}, not {wish}",
            "bad-clause_form",
            example=MATCH_OVER,
            wish=shown(ident),
        )
    return book(ident.partition("-")[0], language).clause(ident)
