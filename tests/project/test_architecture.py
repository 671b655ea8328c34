"""Arrows point down only: cli, server, lab → bots → games → engine."""

import ast
import sys
from pathlib import Path

import pytest

from tests.project.tree import modules_under

BELOW = {
    "engine": set[str](),
    "games": {"engine"},
    "bots": {"engine", "games"},
}
MYPYC = {"mypy_extensions", "librt"}
CHECKED = {"typing_extensions"}
"""What only type checkers see, which bring it along."""

# The parts of a game that are drawn, and stay interpreted, may use what draws.
DRAWN = {"terminal", "scene"}
DRAWING = {"rich"}
WORDS = {"words", "drawn"}


def imports(path: Path) -> set[str]:
    """The full names of all modules and names that a file imports."""
    found: set[str] = set()
    for node in ast.walk(ast.parse(path.read_text())):
        if isinstance(node, ast.Import):
            found.update(alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom) and node.module:
            found.update(f"{node.module}.{alias.name}" for alias in node.names)
    return found


def is_drawn(module: str) -> bool:
    return module.startswith("serai.games.") and module.rpartition(".")[2] in DRAWN


def layer(name: str) -> str:
    """The part of Serai a dotted name is in."""
    return name.removeprefix("serai").strip(".").partition(".")[0]


@pytest.mark.parametrize("folder", BELOW)
def test_a_layer_imports_only_itself_and_what_lies_below(folder: str) -> None:
    astray = [
        f"{module} imports {name}"
        for module, path in modules_under(f"serai/{folder}").items()
        for name in sorted(imports(path))
        if name.partition(".")[0] == "serai"
        and layer(name) not in {folder} | BELOW[folder] | (WORDS if is_drawn(module) else set())
    ]
    assert astray == []


def test_no_game_imports_another_game() -> None:
    astray = [
        f"{module} imports {name}"
        for module, path in modules_under("serai/games").items()
        for name in sorted(imports(path))
        if name.startswith("serai.games.")
        and module.startswith("serai.games.")
        and name.split(".")[2] != module.split(".")[2]
    ]
    assert astray == []


@pytest.mark.parametrize("folder", BELOW)
def test_engine_games_and_bots_need_no_library(folder: str) -> None:
    allowed = {"serai", *MYPYC, *CHECKED, *sys.stdlib_module_names}
    foreign = [
        f"{module} imports {name}"
        for module, path in modules_under(f"serai/{folder}").items()
        for name in sorted(imports(path))
        if name.partition(".")[0] not in allowed | (DRAWING if is_drawn(module) else set())
    ]
    assert foreign == []
