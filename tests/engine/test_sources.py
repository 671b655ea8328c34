"""What players are told about the figures: the books and the status marks of the data agree."""

import re
import tomllib
from collections.abc import Iterator
from fnmatch import fnmatch

import pytest

import serai
from serai.engine import clauses, figures
from serai.engine.clauses import INFERRED, RECONSTRUCTED, Clause, parse

SOURCED = ["livingstone", "goldland", "treasure-island", "timbuktu"]
STATUSES = {"found", INFERRED, RECONSTRUCTED}
CITED = re.compile(r"\b[A-Z]{2}-\d+\.\d+\b")
HEADED = {INFERRED: "- **Inferred:**", RECONSTRUCTED: "- **Ours:**"}

BOOK = """# Pebbles

> **What is sourced and what is ours.** Little.
>
> - **Ours:** the heap (PB-1.1).

A heap, and two who take from it.

## 1 Playing

**PB-1.1 The heap.** Twelve pebbles.
Two players.

<!-- inferred: seats -->
<!-- reconstructed: heap.size, heap.* -->

**PB-1.2 Taking.** One or two.

**PB-1.3 Tired.** After ten turns.

<!-- inferred: turns -->
"""


def test_a_book_says_apart_what_is_sourced() -> None:
    book = parse(BOOK)
    assert book.sources.startswith("**What is sourced and what is ours.** Little.\n\n- **Ours:**")
    assert book.introduction == "A heap, and two who take from it."


def test_a_clause_carries_the_status_of_the_least_sure_figure_in_it() -> None:
    assert [clause.status() for clause in parse(BOOK).clauses] == [RECONSTRUCTED, None, INFERRED]
    assert parse(BOOK).clauses[0].figures == [
        (INFERRED, "seats"),
        (RECONSTRUCTED, "heap.size"),
        (RECONSTRUCTED, "heap.*"),
    ]


def test_the_names_of_figures_are_no_part_of_what_a_clause_says() -> None:
    assert [clause.text for clause in parse(BOOK).clauses] == [
        "Twelve pebbles.\nTwo players.",
        "One or two.",
        "After ten turns.",
    ]


# The books of the games.


def marks(data: object, path: str = "") -> Iterator[tuple[str, str]]:
    """Every status in the data with the name of the figure or table it speaks for."""
    if isinstance(data, list):
        for number, entry in enumerate(data):
            name = entry.get("id", number) if isinstance(entry, dict) else number
            yield from marks(entry, f"{path}.{name}")
    if not isinstance(data, dict):
        return
    for name, value in data.items():
        figure = f"{path}.{name.removesuffix('_status')}".removeprefix(".")
        if not isinstance(value, str):
            yield from marks(value, figure)
        elif value in STATUSES:
            yield (path.removeprefix(".") if name == "status" else figure), value


def unsure(game: str) -> list[tuple[str, str]]:
    """The figures of a game that no source gives."""
    plays = serai.game(game)
    found: list[tuple[str, str]] = []
    for file in plays.data_files(plays.rules):
        written = marks(figures.parsed(plays.package, file))
        found += [mark for mark in written if mark[1] != "found"]
    return found


def speaking_of(game: str, status: str) -> list[Clause]:
    book = serai.game(game).rulebook()
    return [clause for clause in book.clauses if status in {s for s, _ in clause.figures}]


def test_marks_are_found_wherever_data_holds_them() -> None:
    data = tomllib.loads("""
        [board.costs]
        status = "reconstructed"
        pounds_status = "found"
        [red_status]
        puma = "inferred"
        [tricks]
        lie = { value = 1, status = "found", dates = "reconstructed" }
        [[tile]]
        id = "A01"
        cost_status = "inferred"
    """)
    assert list(marks(data)) == [
        ("board.costs", "reconstructed"),
        ("board.costs.pounds", "found"),
        ("red.puma", "inferred"),
        ("tricks.lie", "found"),
        ("tricks.lie.dates", "reconstructed"),
        ("tile.A01.cost", "inferred"),
    ]


@pytest.mark.parametrize("game", SOURCED)
def test_every_figure_that_is_not_found_is_marked_in_a_clause(game: str) -> None:
    said = [
        figures
        for status in (INFERRED, RECONSTRUCTED)
        for clause in speaking_of(game, status)
        for figures in clause.figures
    ]
    assert [
        (figure, status)
        for figure, status in unsure(game)
        if not any(status == own and fnmatch(figure, name) for own, name in said)
    ] == []


@pytest.mark.parametrize("game", SOURCED)
def test_no_clause_is_marked_for_figures_that_are_surer_than_it_says(game: str) -> None:
    known = unsure(game)
    assert [
        (clause.ident, name)
        for clause in serai.game(game).rulebook().clauses
        for status, name in clause.figures
        if not any(own == status and fnmatch(figure, name) for figure, own in known)
    ] == []


@pytest.mark.parametrize("game", SOURCED)
@pytest.mark.parametrize("status", [INFERRED, RECONSTRUCTED])
def test_a_book_opens_with_all_clauses_whose_figures_no_source_gives(
    game: str, status: str
) -> None:
    lines = serai.game(game).rulebook().sources.splitlines()
    named = {
        ident for line in lines if line.startswith(HEADED[status]) for ident in CITED.findall(line)
    }
    assert named == {clause.ident for clause in speaking_of(game, status)}


def test_a_refusal_quotes_the_clause_that_carries_the_mark() -> None:
    assert clauses.lookup("LS-4.5").status() == RECONSTRUCTED
    assert clauses.lookup("LS-4.6").status() is None
