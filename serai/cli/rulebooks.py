"""Rulebooks on the screen: the whole book, one clause, or all clauses that speak of something."""

import re
from collections.abc import Iterator
from typing import Final

from rich.console import RenderableType
from rich.padding import Padding
from rich.text import Text

from serai.engine.clauses import Clause, Rulebook, lookup, read
from serai.engine.errors import BadInput
from serai.engine.game import Game
from serai.words import Words

NUMBER: Final = re.compile(r"[A-Z]{2}-[0-9]+(\.[0-9]+)*")
LINE_WITHIN: Final = re.compile(r"(?<!\n)\n(?!\n|- )")
"""The end of a line inside a paragraph, which is there for those who write the book."""
SHORT: Final = re.compile(r"[0-9]+\.[0-9]+")
"""The number of a clause without the letters of its book."""


def book(rulebook: Rulebook) -> Iterator[RenderableType]:
    """The whole book."""
    yield Text(rulebook.title, style="title")
    yield Text()
    yield prose(rulebook.introduction)
    section = ""
    for clause in rulebook.clauses:
        if clause.section != section:
            section = clause.section
            yield Text()
            yield Text(section, style="heading")
        yield Text()
        yield from one(clause)


def one(clause: Clause) -> Iterator[RenderableType]:
    """One clause, its number first."""
    yield Text(f"{clause.ident} {clause.title}", style="clause")
    yield Padding(prose(clause.text), (0, 0, 0, 2), expand=False)


def prose(markdown: str) -> Text:
    """Paragraphs and lists, their lines joined to be set anew, and what stands between backticks
    made bold.
    """
    text = Text()
    joined = LINE_WITHIN.sub(" ", markdown).replace("\n- ", "\n• ")
    for number, part in enumerate(joined.split("`")):
        text.append(part, style="bold" if number % 2 else "")
    return text


def asked(game: Game | None, wish: str, words: Words) -> list[Clause]:
    """The clause of that number, or those that hold all the words; refused if there is none."""
    ident = wish.strip().upper()
    if game is not None and SHORT.fullmatch(ident):
        ident = f"{game.prefix}-{ident}"
    if NUMBER.fullmatch(ident):
        return [lookup(ident)]
    wanted = wish.lower().split()
    books = [read("serai.engine"), *([game.rulebook()] if game is not None else [])]
    found = [
        clause
        for rulebook in books
        for clause in rulebook.clauses
        if all(word in f"{clause.title} {clause.text}".lower() for word in wanted)
    ]
    if not found:
        raise BadInput(words.say("rules-nothing", wish=wish))
    return found
