"""docs/tournaments.md: every command it shows runs."""

import re
from pathlib import Path

import pytest

from tests.cli.process import serai

PAGE = Path(__file__).parents[2] / "docs" / "tournaments.md"
COMMANDS = re.findall(r"^serai (.+)$", PAGE.read_text(encoding="utf-8"), re.MULTILINE)


@pytest.mark.parametrize("command", COMMANDS)
def test_a_command_of_the_page_runs(command: str, tmp_path: Path) -> None:
    """With fewer matches, and into a folder of its own."""
    asked = re.sub(r" --(matches|out) \S+", "", command).split()
    done = serai(*asked, "--matches", "1", "--out", "here", folder=tmp_path)
    assert done.returncode == 0, done.stderr
    assert "matches are in here." in done.stdout


def test_the_page_shows_both_commands() -> None:
    assert {command.split()[0] for command in COMMANDS} == {"tournament", "lab"}
