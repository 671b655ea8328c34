"""Build the browser client into web/dist, with the Node that came as a wheel."""

import os
from pathlib import Path
from typing import Final

from scripts.steps import ROOT, digest, once, run

WEB: Final = ROOT / "web"
BUILT: Final = WEB / "dist"
PACKAGES: Final = WEB / "package-lock.json"
SOURCES: Final = ("src", "index.html", "vite.config.ts", "svelte.config.js", "tsconfig.json")
NOTE: Final = "made-from"
WORDS: Final = "*.ftl"
"""Terminal and browser tell a match in the same words, which lie beside the rules."""


def key() -> str:
    """A hash of everything the client is made from."""
    words = sorted((ROOT / "serai").rglob(WORDS))
    return digest(PACKAGES, *(WEB / name for name in SOURCES), *words)


def build(python: Path) -> None:
    """Fetch what the client is built with, and build it, as far as that is not done."""
    once(
        WEB / "node_modules" / NOTE,
        digest(PACKAGES),
        lambda: _npm(
            python,
            ["ci"],
            "fetching the packages of web/package-lock.json",
            "Is the package registry within reach?",
        ),
    )
    once(
        BUILT / NOTE,
        key(),
        lambda: _npm(python, ["run", "build"], "building the browser client"),
    )


def _npm(python: Path, arguments: list[str], doing: str, hint: str = "") -> None:
    tools = python.parent
    path = os.pathsep.join([str(tools), os.environ.get("PATH", "")])
    run([tools / "npm", *arguments], doing, hint, cwd=WEB, PATH=path)
