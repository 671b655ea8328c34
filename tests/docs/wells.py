"""The game of the guides: written out from `adding-a-game.md`, changed by `changing-a-rule.md`."""

import re
import tomllib
from pathlib import Path

DOCS = Path(__file__).parents[2] / "docs"
ADDING = (DOCS / "adding-a-game.md").read_text(encoding="utf-8")
CHANGING = (DOCS / "changing-a-rule.md").read_text(encoding="utf-8")
BLOCK = re.compile(r"^`([\w./]+)`\n```\w+\n(.*?)^```$", re.MULTILINE | re.DOTALL)
CHANGE = re.compile(r"^(?:`([\w./]+)`\n)?```diff\n(.*?)^```$", re.MULTILINE | re.DOTALL)


def write_out(guide: str, folder: Path) -> list[str]:
    """Every code block of the guide, in the file its heading line names."""
    written: list[str] = []
    for name, text in BLOCK.findall(guide):
        file = folder / name
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text, encoding="utf-8")
        written.append(name)
    if "pyproject.toml" in written:
        install(folder)
    return written


def install(folder: Path) -> None:
    """What an editable installation leaves behind for Python to find: who it is, what it brings."""
    project = tomllib.loads((folder / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    told = folder / f"{project['name']}-{project['version']}.dist-info"
    told.mkdir()
    name = f"Metadata-Version: 2.1\nName: {project['name']}\nVersion: {project['version']}\n"
    (told / "METADATA").write_text(name, encoding="utf-8")
    lines: list[str] = []
    for group, points in project["entry-points"].items():
        lines += [f"[{group}]", *(f"{point} = {place}" for point, place in points.items())]
    (told / "entry_points.txt").write_text("\n".join(lines), encoding="utf-8")


def change(guide: str, folder: Path) -> int:
    """Make every change of the guide; one without a heading line is in the file of the last."""
    name = ""
    changes: list[tuple[str, str]] = CHANGE.findall(guide)
    for named, lines in changes:
        name = named or name
        file = folder / name
        text = file.read_text(encoding="utf-8")
        before, after = _side(lines, "+"), _side(lines, "-")
        assert text.count(before) == 1, f"{name} does not hold once:\n{before}"
        file.write_text(text.replace(before, after), encoding="utf-8")
    return len(changes)


def _side(lines: str, other: str) -> str:
    """The lines of a change as they were before it or are after it."""
    kept = [line for line in lines.splitlines(keepends=True) if not line.startswith(other)]
    return "".join(line[1:] or "\n" for line in kept)
