"""The README opens with the two commands, and its Python examples are true."""

import doctest
from pathlib import Path

README = Path(__file__).parents[2] / "README.md"
BOTS = README.parent / "docs" / "bots.md"


def test_the_examples_of_the_readme_are_true() -> None:
    failed, tried = doctest.testfile(str(README), module_relative=False)
    assert tried > 15
    assert failed == 0


def test_the_examples_of_the_page_on_bots_are_true() -> None:
    failed, tried = doctest.testfile(str(BOTS), module_relative=False)
    assert tried > 5
    assert failed == 0


def test_the_readme_opens_with_the_two_commands() -> None:
    head = README.read_text(encoding="utf-8").splitlines()[:6]
    assert any(line.startswith("make play") for line in head)
    assert any(line.startswith("make test") for line in head)
