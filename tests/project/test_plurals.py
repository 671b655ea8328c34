"""Where a number stands before what it counts, one of it is said as one."""

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Final

import pytest
from fluent.syntax import FluentParser, ast

from serai.engine import registry
from serai.words import Words

ROOT: Final = Path(__file__).parents[2]
FILES: Final = sorted(
    file
    for folder in ("serai/games", "web/src")
    for file in (ROOT / folder).rglob("*.ftl")
    if "node_modules" not in file.parts
)
THINGS: Final = (
    "amulets camels camps cards coins days districts friends gems gifts goods guns items lessons "
    "matches miles pearls pieces places points provisions ropes rounds spaces spades steps stones "
    "tents tiles timbers tokens turns"
)
COUNTED: Final = re.compile(rf"^ (?:more |free |chest |district )?(?:{'|'.join(THINGS.split())})\b")
NAMES: Final = frozenset({"gem", "market_gem"})
"""What stands before a plural and is no number."""


def glued(pattern: ast.Pattern, chosen: frozenset[str]) -> Iterator[str]:
    """Counts that stand before a plural without having chosen it."""
    for part, after in zip(pattern.elements, [*pattern.elements[1:], None], strict=True):
        if not isinstance(part, ast.Placeable):
            continue
        if isinstance(part.expression, ast.SelectExpression):
            yield from glued_in(part.expression, chosen)
        elif isinstance(part.expression, ast.VariableReference):
            name = part.expression.id.name
            text = after.value if isinstance(after, ast.TextElement) else ""
            if name not in chosen and COUNTED.match(text):
                yield f"{{ ${name} }}{text}"


def glued_in(choice: ast.SelectExpression, chosen: frozenset[str]) -> Iterator[str]:
    by = choice.selector
    knows = {by.id.name} if isinstance(by, ast.VariableReference) else set[str]()
    counts = any(
        isinstance(each.key, ast.Identifier) and each.key.name == "one" for each in choice.variants
    )
    for variant in choice.variants:
        yield from glued(variant.value, chosen | knows if counts else chosen)


@pytest.mark.parametrize("file", FILES, ids=lambda file: str(file.relative_to(ROOT)))
def test_no_count_is_glued_to_a_plural(file: Path) -> None:
    found = [
        f"{entry.id.name}: {problem}"
        for entry in FluentParser().parse(file.read_text(encoding="utf-8")).body
        if isinstance(entry, ast.Message) and entry.value
        for problem in glued(entry.value, NAMES)
    ]
    assert found == []


@pytest.mark.parametrize(
    ("things", "said"),
    [
        ({"fishing_rods": 1}, "1 fishing rod"),
        ({"fishing_rods": 2, "ropes": 1}, "2 fishing rods, 1 rope"),
        ({"tokens": 1}, "1 token"),
    ],
)
def test_one_thing_of_goldland_is_one(things: dict[str, int], said: str) -> None:
    assert Words(registry.game("goldland")).value("gain", things) == said
