"""One identifier from rule to test: no clause without a test, no test or code without a clause.

Marks are read from the source of the tests, so the answer does not depend on which tests run.
"""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

import serai
from serai.engine import clauses

ROOT = Path(__file__).resolve().parents[2]
BOOKS = {
    "SE": ("serai/engine", "tests/engine"),
    **{
        serai.game(name).prefix: (
            serai.game(name).package.replace(".", "/"),
            f"tests/{serai.game(name).package.rpartition('.')[2]}",
        )
        for name in serai.games()
    },
}
"""Prefix of a rulebook's clauses: the folder of its code, and of its tests."""
CITED = re.compile(r"\b[A-Z]{2}-\d+\.\d+\b")


def book(prefix: str) -> clauses.Rulebook:
    code, _ = BOOKS[prefix]
    return clauses.parse((ROOT / code / "rulebook" / "en.md").read_text(encoding="utf-8"))


def sources(folder: str) -> Iterator[Path]:
    return iter(sorted((ROOT / folder).rglob("*.py")))


def decorated_tests(tree: ast.Module) -> Iterator[tuple[str, list[ast.expr]]]:
    """Every test function with all decorators that stand over it, those of its class included."""
    for node in tree.body:
        if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
            yield node.name, node.decorator_list
        elif isinstance(node, ast.ClassDef):
            for inner in node.body:
                if isinstance(inner, ast.FunctionDef) and inner.name.startswith("test_"):
                    yield inner.name, node.decorator_list + inner.decorator_list


def clauses_of_mark(decorator: ast.expr) -> list[str]:
    """The clauses that `@pytest.mark.clause("LS-1.1")` names; nothing for other decorators."""
    if not isinstance(decorator, ast.Call) or ast.unparse(decorator.func) != "pytest.mark.clause":
        return []
    named = [value.value for value in decorator.args if isinstance(value, ast.Constant)]
    return [ident for ident in named if isinstance(ident, str)]


def marked(folder: str) -> dict[str, list[str]]:
    """Clause to the tests that are marked with it."""
    found: dict[str, list[str]] = {}
    for path in sources(folder):
        for name, decorators in decorated_tests(ast.parse(path.read_text(encoding="utf-8"))):
            for decorator in decorators:
                for ident in clauses_of_mark(decorator):
                    found.setdefault(ident, []).append(f"{path.name}::{name}")
    return found


@pytest.mark.parametrize("prefix", BOOKS)
def test_every_clause_has_a_test(prefix: str) -> None:
    tested = marked(BOOKS[prefix][1])
    assert [clause.ident for clause in book(prefix).clauses if clause.ident not in tested] == []


@pytest.mark.parametrize("prefix", BOOKS)
def test_every_marked_clause_exists(prefix: str) -> None:
    known = {ident for known in BOOKS for ident in book(known).by_ident}
    tested = marked(BOOKS[prefix][1])
    assert {ident: tests for ident, tests in tested.items() if ident not in known} == {}


@pytest.mark.parametrize("prefix", BOOKS)
def test_every_clause_that_code_or_rulebook_cites_exists(prefix: str) -> None:
    folder = ROOT / BOOKS[prefix][0]
    texts = [*sources(BOOKS[prefix][0]), folder / "rulebook" / "en.md"]
    astray = [
        f"{path.name}: {ident}"
        for path in texts
        for ident in CITED.findall(path.read_text(encoding="utf-8"))
        if ident.startswith(f"{prefix}-") and ident not in book(prefix).by_ident
    ]
    assert astray == []


@pytest.mark.parametrize("prefix", BOOKS)
def test_every_clause_has_a_number_of_its_own_a_name_and_a_text(prefix: str) -> None:
    numbers = [clause.ident for clause in book(prefix).clauses]
    assert sorted(set(numbers)) == sorted(numbers)
    assert all(number.startswith(f"{prefix}-") for number in numbers)
    assert [c.ident for c in book(prefix).clauses if not (c.title and c.text)] == []


@pytest.mark.parametrize("prefix", BOOKS)
def test_clauses_are_counted_without_gaps_in_the_section_they_stand_in(prefix: str) -> None:
    expected: dict[str, int] = {}
    for clause in book(prefix).clauses:
        section = clause.section.partition(" ")[0]
        expected[section] = expected.get(section, 0) + 1
        assert clause.ident == f"{prefix}-{section}.{expected[section]}"


@pytest.mark.parametrize("game", serai.games())
def test_every_option_names_a_clause_of_the_book(game: str) -> None:
    plays = serai.game(game)
    for option in plays.options.options:
        assert option.clause in plays.rulebook().by_ident


def test_only_clause_marks_count() -> None:
    text = (
        '@pytest.mark.clause("XX-1.1")\n@pytest.mark.other("XX-9.9")\ndef test_a() -> None: ...\n'
    )
    tests = decorated_tests(ast.parse(text + "def test_b() -> None: ...\n"))
    found = {name: [i for d in marks for i in clauses_of_mark(d)] for name, marks in tests}
    assert found == {"test_a": ["XX-1.1"], "test_b": []}
