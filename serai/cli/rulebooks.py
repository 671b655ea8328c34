"""Rulebooks on the screen: the whole book, one clause, or all clauses that speak of something."""

from collections.abc import Iterator

from rich.console import RenderableType
from rich.markdown import Markdown
from rich.padding import Padding
from rich.text import Text

from serai.engine.clauses import Clause, Rulebook, lookup, read
from serai.engine.errors import BadInput
from serai.engine.game import Game
from serai.words import Words


def book(rulebook: Rulebook) -> Iterator[RenderableType]:
    """The whole book."""
    yield Text(rulebook.title, style="title")
    yield Text()
    yield Markdown(rulebook.introduction)
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
    yield Padding(Markdown(clause.text), (0, 0, 0, 2), expand=False)


def asked(game: Game | None, wish: str, words: Words) -> list[Clause]:
    """The clause of that number, or those that hold all the words; refused if there is none."""
    ident = wish.strip().upper()
    if _looks_like_number(ident):
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


def _looks_like_number(ident: str) -> bool:
    prefix, dash, number = ident.partition("-")
    return bool(dash) and len(prefix) == 2 and number.replace(".", "").isdigit()
