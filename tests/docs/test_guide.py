"""The guide to adding a game builds a game that keeps every law."""

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

GUIDE = Path(__file__).parents[2] / "docs" / "adding-a-game.md"
BLOCK = re.compile(r"^`([\w./]+)`\n```\w+\n(.*?)^```$", re.MULTILINE | re.DOTALL)


def write_out(guide: str, folder: Path) -> list[str]:
    """Every code block of the guide, in the file its heading line names."""
    written: list[str] = []
    for name, text in BLOCK.findall(guide):
        file = folder / name
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text, encoding="utf-8")
        written.append(name)
    return written


def prove(folder: Path) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "prove.py"],
        cwd=folder,
        capture_output=True,
        text=True,
        check=False,
        timeout=300,
    )


def test_the_guides_game_keeps_every_law(tmp_path: Path) -> None:
    written = write_out(GUIDE.read_text(encoding="utf-8"), tmp_path)
    assert written == [
        "wells/rulebook/en.md",
        "wells/components.toml",
        "wells/position.py",
        "wells/game.py",
        "prove.py",
        "table.py",
    ]
    proof = prove(tmp_path)
    assert proof.returncode == 0, proof.stderr
    assert "winners" in proof.stdout


def test_the_guides_game_is_played_in_the_terminal(tmp_path: Path) -> None:
    write_out(GUIDE.read_text(encoding="utf-8"), tmp_path)
    seated = subprocess.run(
        [sys.executable, "table.py", "play", "wells", "--seats", "you,bot:greedy", "--seed", "1"],
        cwd=tmp_path,
        env={**os.environ, "XDG_DATA_HOME": str(tmp_path), "PYTHONUTF8": "1"},
        input="1\n" * 5,
        capture_output=True,
        text=True,
        check=False,
        timeout=300,
    )
    assert seated.returncode == 0, seated.stderr
    assert "won with" in seated.stdout or "shared by" in seated.stdout


@pytest.mark.parametrize(
    ("right", "wrong", "complaint"),
    [
        ('Field("chosen", Sight.OWN)', 'Field("chosen", Sight.OPEN)', "imagine changes"),
        ('told.to(only(seat), "skin"', 'told.to(EVERYONE, "skin"', "tell seat"),
        (
            "self.ready = [0] * seats\n",
            "self.ready = [0] * seats\n        self.hint = 0\n",
            "table",
        ),
        ("twin.used = self.used[:]", "twin.used = self.used", "shares used"),
        ("            tell.reveal()\n", "", "can be undone"),
        (
            "        self.ready[seat] = 1\n",
            "        self.ready[seat] = 1 + action % 2\n",
            "a world no history leads to",
        ),
    ],
)
def test_the_laws_notice_a_slip_in_the_guides_game(
    tmp_path: Path, right: str, wrong: str, complaint: str
) -> None:
    guide = GUIDE.read_text(encoding="utf-8")
    assert guide.count(right) == 1
    write_out(guide.replace(right, wrong), tmp_path)
    proof = prove(tmp_path)
    assert proof.returncode != 0
    assert "LawBroken" in proof.stderr
    assert complaint in proof.stderr
