"""Rulebooks on the screen: the whole book, one clause, or all clauses that speak of something."""

import re
from collections.abc import Iterator
from typing import Final

from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from serai.engine import clauses
from serai.engine.clauses import INFERRED, RECONSTRUCTED, Clause, Rulebook, lookup
from serai.engine.errors import BadInput
from serai.engine.game import Game
from serai.words import Words

NUMBER: Final = re.compile(r"[A-Z]{2}-[0-9]+(\.[0-9]+)*")
LINE_WITHIN: Final = re.compile(r"(?<!\n)\n(?!\n|- )")
"""The end of a line inside a paragraph, which is there for those who write the book."""
BULLET: Final = re.compile(r"^- ", re.MULTILINE)
MARKED: Final = re.compile(r"(`[^`]+`|\*\*[^*]+\*\*|\*[^*\n]+\*)")
TABLE: Final = re.compile(r"((?:^\|.*\|$\n?)+)", re.MULTILINE)
SOURCES: Final = "sources"
MARKS: Final = {INFERRED: "sources-inferred", RECONSTRUCTED: "sources-reconstructed"}
SHORT: Final = re.compile(r"[0-9]+\.[0-9]+")
"""The number of a clause without the letters of its book."""


def book(rulebook: Rulebook, words: Words) -> Iterator[RenderableType]:
    """The whole book."""
    yield Text(rulebook.title, style="title")
    yield Text()
    if rulebook.sources:
        yield from pieces(rulebook.sources)
        yield Text()
    yield from pieces(rulebook.introduction)
    section = ""
    for clause in rulebook.clauses:
        if clause.section != section:
            section = clause.section
            yield Text()
            yield Text(section, style="heading")
        yield Text()
        yield from one(clause, words)


def one(clause: Clause, words: Words) -> Iterator[RenderableType]:
    """One clause, its number first, and a mark where no source gives its figures."""
    heading = Text(f"{clause.ident} {clause.title}", style="clause")
    status = clause.status()
    if status is not None:
        heading.append(f"  [{words.say(MARKS[status])}]", style="quiet")
    yield heading
    yield Padding(Group(*pieces(clause.text)), (0, 0, 0, 2), expand=False)


def pieces(markdown: str) -> Iterator[RenderableType]:
    """Prose and tables in the order they are written."""
    for number, part in enumerate(TABLE.split(markdown)):
        if number % 2:
            yield table(part)
        elif part.strip():
            yield prose(part.strip("\n"))


def table(markdown: str) -> Table:
    """Rows between bars, the first one being the heading."""
    rows = [
        [prose(cell.strip()) for cell in line.strip().strip("|").split("|")]
        for line in markdown.strip().splitlines()
    ]
    made = Table(box=None, padding=(0, 2, 0, 0), header_style="heading")
    for cell in rows[0]:
        made.add_column(cell)
    for row in rows[2:]:
        made.add_row(*row)
    return made


def prose(markdown: str) -> Text:
    """Paragraphs and lists, their lines joined to be set anew, and what stands between backticks
    or stars made bold or italic.
    """
    text = Text()
    joined = LINE_WITHIN.sub(" ", markdown)
    for part in MARKED.split(BULLET.sub("• ", joined)):
        style = "bold" if part.startswith(("`", "**")) else "italic" if part[:1] == "*" else ""
        text.append(part.strip("`*") if style else part, style=style)
    return text


def answer(game: Game | None, wish: str, words: Words) -> Iterator[RenderableType]:
    """What a book says to a wish: where its figures come from, or the clauses asked for."""
    if (
        game is not None
        and wish.strip().lower() == SOURCES
        and game.rulebook(words.language).sources
    ):
        yield from pieces(game.rulebook(words.language).sources)
        return
    for clause in asked(game, wish, words):
        yield from one(clause, words)


def asked(game: Game | None, wish: str, words: Words) -> list[Clause]:
    """The clause of that number, or those that hold all the words; refused if there is none."""
    ident = wish.strip().upper()
    if game is not None and SHORT.fullmatch(ident):
        ident = f"{game.prefix}-{ident}"
    if NUMBER.fullmatch(ident):
        return [lookup(ident, words.language)]
    wanted = wish.lower().split()
    books = [clauses.book("SE", words.language)]
    if game is not None:
        books.append(game.rulebook(words.language))
    found = [
        clause
        for rulebook in books
        for clause in rulebook.clauses
        if all(word in f"{clause.title} {clause.text}".lower() for word in wanted)
    ]
    if not found:
        raise BadInput(words.say("rules-nothing", wish=wish))
    return found
