"""How Serai is built, as the page tells it: its arrows, files and functions are the real ones."""

import ast
import re
from pathlib import Path

import pytest

TREE = Path(__file__).parents[2]
PAGE = (TREE / "docs" / "architecture.md").read_text(encoding="utf-8")
PATH = re.compile(r"`((?:serai|web|tests|scripts|docs|bench)/[\w./<>-]*)`")
ROOM = re.compile(r"^\| `(\w+)` \| (.*?) ?\|$", re.MULTILINE)
STEP = re.compile(r"^\| `([\w./-]+)` \| `([#\w.]+)` \| .*? \| (.*?) ?\|$", re.MULTILINE)
QUOTED = re.compile(r"`([^`]+)`")
CHANGES = 10

pytestmark = pytest.mark.interpreted


def section(title: str) -> str:
    found = PAGE.partition(f"## {title}\n")[2].partition("\n## ")[0]
    assert found, f"the page has no section {title}"
    return found


def test_every_file_that_the_page_names_exists() -> None:
    named = PATH.findall(PAGE)
    assert len(named) > 40
    gone = [
        name for name in named if not any(TREE.glob(name.replace("<game>", "*").rstrip("/") or "."))
    ]
    assert gone == []


def rooms() -> dict[str, set[str]]:
    return {room: set(QUOTED.findall(on)) for room, on in ROOM.findall(section("The house"))}


def modules_of(room: str) -> list[Path]:
    alone = TREE / "serai" / f"{room}.py"
    return [alone] if alone.is_file() else sorted((TREE / "serai" / room).rglob("*.py"))


def imported(file: Path) -> set[str]:
    """The rooms of Serai that a module imports from."""
    found: set[str] = set()
    for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
        names: list[str] = []
        if isinstance(node, ast.Import):
            names = [alias.name for alias in node.names]
        elif isinstance(node, ast.ImportFrom) and node.module:
            names = [f"{node.module}.{alias.name}" for alias in node.names]
        found |= {name.split(".")[1] for name in names if name.startswith("serai.")}
    return found


@pytest.mark.parametrize("room", rooms())
def test_a_room_stands_on_what_the_page_says(room: str) -> None:
    files = modules_of(room)
    assert files
    stands_on = set().union(*(imported(file) for file in files)) & rooms().keys() - {room}
    assert stands_on == rooms()[room]


def test_arrows_point_down_only() -> None:
    """Rooms can be put in an order in which each stands on earlier ones alone."""
    left = rooms()
    while left:
        grounded = [room for room, on in left.items() if not on & left.keys()]
        assert grounded, f"these stand on each other: {sorted(left)}"
        for room in grounded:
            del left[room]


def steps() -> list[tuple[str, str, str]]:
    found: list[tuple[str, str, str]] = STEP.findall(section("The way of one move"))
    return found


def body(file: Path, name: str) -> str:
    """The source of a function or method; empty where there is none."""
    text = file.read_text(encoding="utf-8")
    if file.suffix == ".ts":
        start = re.search(rf"^(?:export async function |  (?:async )?){name}\(", text, re.MULTILINE)
        return text[start.start() :].partition("\n  }\n")[0] if start else ""
    nodes: list[ast.AST] = [ast.parse(text)]
    for part in name.split("."):
        nodes = [
            node
            for parent in nodes
            for node in ast.iter_child_nodes(parent)
            if isinstance(node, ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef)
            and node.name == part
        ]
    return (ast.get_source_segment(text, nodes[0]) or "") if nodes else ""


def test_the_way_of_a_move_is_whole() -> None:
    assert len(steps()) == section("The way of one move").count("\n| `") > 15


@pytest.mark.parametrize(("file", "function", "calls"), steps())
def test_a_step_of_the_way_is_there_and_calls_what_it_says(
    file: str, function: str, calls: str
) -> None:
    source = body(TREE / file, function)
    assert source, f"{file} has no {function}"
    for called in QUOTED.findall(calls):
        assert called in source, f"{function} in {file} does not call {called}"


def test_ten_changes_are_told_with_their_files() -> None:
    rows = re.findall(
        r"^\| (?!change|---).*\|$", section("Ten changes, and the files they touch"), re.M
    )
    assert len(rows) == CHANGES
    assert all(QUOTED.search(row.split("|")[3]) for row in rows)
