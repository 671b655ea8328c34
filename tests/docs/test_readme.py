"""The README opens with the two commands."""

from pathlib import Path

README = Path(__file__).parents[2] / "README.md"


def test_the_readme_opens_with_the_two_commands() -> None:
    head = README.read_text(encoding="utf-8").splitlines()[:6]
    assert any(line.startswith("make play") for line in head)
    assert any(line.startswith("make test") for line in head)
