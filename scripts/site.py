"""Gather the pages of the site: guides, rulebooks and the reference of what may be relied upon."""

import json
import re
import shutil
import sys
from pathlib import Path
from typing import Final

from scripts.steps import ROOT, run

BUILD: Final = ROOT / "build"
PAGES: Final = BUILD / "pages"
SETTINGS: Final = BUILD / "mkdocs.yml"
GAMES: Final = ("livingstone", "goldland", "treasure-island", "timbuktu")
FIRST: Final = ("architecture", "bots", "tournaments", "adding-a-game", "changing-a-rule")
STUDIES: Final = ("livingstone", "goldland", "timbuktu", "treasure_island")
SERVING: Final = Path("examples", "serving")
"""Files for operators that a guide shows."""
MOVED: Final = {
    "README.md": "index.md",
    "CONTRIBUTING.md": "contributing.md",
    "CHANGELOG.md": "changelog.md",
    "LICENSE": "licence.md",
    "SECURITY.md": "reporting.md",
}
"""Pages that lie beside the sources, and where the site has them."""
REFERENCE: Final = {
    "The public face": ["serai"],
    "Matches": ["serai.engine.match.Match", "serai.engine.errors"],
    "Positions and what is known of them": [
        "serai.engine.game.Game",
        "serai.engine.position.Position",
        "serai.engine.knowledge",
        "serai.engine.standing",
    ],
    "Actions, events, clauses and options": [
        "serai.engine.actions",
        "serai.engine.events",
        "serai.engine.clauses",
        "serai.engine.options",
    ],
    "Chance and the laws": ["serai.engine.chance", "serai.engine.laws"],
    "Bots": ["serai.bots.bot", "serai.bots.levels"],
}
LINK: Final = re.compile(r"\]\((?!https?:|#)([^)#\s]+)")


def gather(folder: Path) -> None:
    """Write all pages into a folder, with links between them as the site has them."""
    shutil.rmtree(folder, ignore_errors=True)
    shutil.copytree(ROOT / "docs", folder)
    shutil.copytree(ROOT / SERVING, folder / SERVING)
    for source, name in MOVED.items():
        (folder / name).write_text((ROOT / source).read_text(encoding="utf-8"), encoding="utf-8")
    for page in sorted(folder.glob("*.md")):
        page.write_text(LINK.sub(_link, page.read_text(encoding="utf-8")), encoding="utf-8")
    (folder / "reference.md").write_text(_reference(), encoding="utf-8")
    (folder / "rules").mkdir()
    for book in sorted((ROOT / "serai" / "games").glob("*/rulebook/en.md")):
        game = book.parts[-3].replace("_", "-")
        shutil.copy(book, folder / "rules" / f"{game}.md")


def navigation(folder: Path) -> list[object]:
    """What leads to the pages of a folder; a guide that is new comes after the others."""
    apart = {*MOVED.values(), "reference.md", *(f"{name}.md" for name in (*FIRST, *STUDIES))}
    further = sorted(page.name for page in folder.glob("*.md") if page.name not in apart)
    return [
        "index.md",
        {"Rules": [f"rules/{game}.md" for game in GAMES]},
        {"Guides": [*(f"{name}.md" for name in FIRST), *further]},
        {"Studies": [f"{name}.md" for name in STUDIES]},
        "reference.md",
        "contributing.md",
        "reporting.md",
        "changelog.md",
    ]


def _link(found: re.Match[str]) -> str:
    """All pages lie in one folder; those that had another name carry the site's."""
    place = found[1].removeprefix("../").removeprefix("docs/")
    return f"]({MOVED.get(place, place)}"


def _reference() -> str:
    """A page that names what is documented; its text is in the sources."""
    parts = ["# Reference\n"]
    for title, names in REFERENCE.items():
        parts.append(f"## {title}\n")
        parts += [f"::: {name}\n    options:\n      heading_level: 3\n" for name in names]
    return "\n".join(parts)


def main() -> None:
    gather(PAGES)
    places = {"docs_dir": str(PAGES), "site_dir": str(BUILD / "site")}
    made = {"INHERIT": str(ROOT / "mkdocs.yml"), **places, "nav": navigation(PAGES)}
    SETTINGS.write_text(json.dumps(made))
    run(
        [sys.executable, "-m", "mkdocs", "build", "--strict", "--quiet", "-f", SETTINGS],
        "building the site into build/site",
        "A page or a link in it is wrong.",
        NO_MKDOCS_2_WARNING="1",
    )


if __name__ == "__main__":
    main()
