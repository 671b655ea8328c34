"""A game of the house is two folders: nothing else names it, and a new one is found by itself."""

import ast
import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

import serai
from tests.docs.wells import ADDING, write_out

TREE = Path(serai.__file__).parents[1]
SERAI = Path(serai.__file__).parent
WEB = Path(__file__).parents[2] / "web" / "src"
NAMES = re.compile("|".join(name.replace("-", ".?") for name in serai.games()), re.IGNORECASE)
KINDS = {".py", ".ftl", ".toml", ".ts", ".svelte", ".css"}
COMMENTS = ("#", "//", "/*", "*")


def outside_the_folders(root: Path) -> list[Path]:
    """Every source file but those in the folder of a game; `generic` is the board of all others."""
    return [
        file
        for file in sorted(root.rglob("*"))
        if file.suffix in KINDS
        and not file.name.endswith(".test.ts")
        and "themes" not in file.parts  # which give colours to the boards they know
        and "web" not in file.relative_to(root).parts
        and ("games" not in file.relative_to(root).parts[:-2] or "generic" in file.parts)
    ]


def said(file: Path) -> list[str]:
    """What a file says to a machine: Python its imports and strings, others all but comments."""
    text = file.read_text(encoding="utf-8")
    if file.suffix != ".py":
        return [line for line in text.splitlines() if not line.strip().startswith(COMMENTS)]
    found: list[str] = []
    tree = ast.parse(text)
    told = {id(node.value) for node in ast.walk(tree) if isinstance(node, ast.Expr)}
    for node in ast.walk(tree):
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and id(node) not in told:
            found.append(node.value)
        elif isinstance(node, ast.Import):
            found += [alias.name for alias in node.names]
        elif isinstance(node, ast.ImportFrom):
            found.append(node.module or "")
    return found


@pytest.mark.interpreted
@pytest.mark.parametrize("root", [SERAI, WEB], ids=["serai", "web"])
def test_no_file_outside_its_two_folders_names_a_game(root: Path) -> None:
    looked = outside_the_folders(root)
    assert len(looked) > 30
    told = [
        f"{file.relative_to(root)}: {line.strip()}"
        for file in looked
        for line in said(file)
        if NAMES.search(line)
    ]
    assert told == []


@pytest.mark.interpreted
def test_a_folder_among_the_games_is_a_game(tmp_path: Path) -> None:
    """The guide's game as one of the house: one folder more, and no other file is changed."""
    house, guide = tmp_path / "house", tmp_path / "guide"
    shutil.copytree(
        SERAI, house / "serai", ignore=shutil.ignore_patterns("__pycache__", "web", "server")
    )
    write_out(ADDING, guide)
    folder = house / "serai" / "games" / "wells"
    shutil.copytree(guide / "wells", folder)
    for file in [*folder.glob("*.py"), folder / "__init__.py"]:
        text = file.read_text(encoding="utf-8") if file.exists() else '"""Wells."""\n'
        text = text.replace("from wells.", "from serai.games.wells.")
        file.write_text(text.replace('"wells", "WE"', '"serai.games.wells", "WE"'))
    position = folder / "position.py"
    position.write_text(position.read_text().replace('read("wells")', 'read("serai.games.wells")'))
    played = subprocess.run(
        [sys.executable, "-P", "-m", "serai", "watch", "wells", "--pace", "0", "--seed", "1"],
        cwd=tmp_path,
        env={**os.environ, "PYTHONPATH": str(house), "PYTHONUTF8": "1"},
        capture_output=True,
        text=True,
        check=False,
        timeout=300,
    )
    assert played.returncode == 0, played.stderr
    assert "The last well is done." in played.stdout
