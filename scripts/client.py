"""Build the browser client into web/dist, with this machine's Node or one that comes as a wheel."""

import json
import os
import re
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Final

from scripts.steps import ROOT, Failed, digest, once, run

WEB: Final = ROOT / "web"
BUILT: Final = WEB / "dist"
PAGE: Final = BUILT / "index.html"
NOTES: Final = ROOT / "build"
FETCHED: Final = WEB / "node_modules" / "fetched"
PACKAGES: Final = WEB / "package-lock.json"
SOURCES: Final = (
    "src",
    "public",
    "scripts",
    "index.html",
    "vite.config.ts",
    "svelte.config.js",
    "tsconfig.json",
)
WORDS: Final = "*.ftl"
"""Terminal and browser tell a match in the same words, which lie beside the rules."""
REACH: Final = "Is the package registry within reach?"


def key() -> str:
    """A hash of everything the client is made from."""
    words = sorted((ROOT / "serai").rglob(WORDS))
    return digest(PACKAGES, *(WEB / name for name in SOURCES), *words)


def wanted_node() -> str:
    """The versions of Node that can build the client, as npm writes them."""
    wanted: str = json.loads((WEB / "package.json").read_text())["engines"]["node"]
    return wanted


def is_new_enough(version: str) -> bool:
    """Whether a version such as v22.12.0 is one of those wanted."""
    held = _numbers(version)
    for range_ in wanted_node().split("||"):
        least = _numbers(range_)
        if held >= least and (">=" in range_ or held[0] == least[0]):
            return True
    return False


def _numbers(version: str) -> tuple[int, ...]:
    return tuple(map(int, re.findall(r"\d+", version)))


def find_npm(environment: Path = Path(sys.executable).parent) -> Path | None:
    """npm beside a Node that is new enough: this machine's, or the one of an environment."""
    for folders in (None, str(environment)):
        node, npm = shutil.which("node", path=folders), shutil.which("npm", path=folders)
        if node and npm and is_new_enough(_version_of(node)):
            return Path(npm)
    return None


def _version_of(node: str) -> str:
    told = subprocess.run([node, "--version"], capture_output=True, text=True, check=False)
    return told.stdout or "0"


def is_built() -> bool:
    """Whether web/dist holds pages made from these sources."""
    note = NOTES / "done-client"
    return PAGE.is_file() and note.is_file() and note.read_text() == key()


def build(npm: Path | None, everything: bool = False) -> None:
    """Fetch what the client is built with (or tested, with everything), and build it."""
    if npm is None and not (is_built() and not everything):
        raise Failed(
            f"The browser client has to be built, and for that Node {wanted_node()} was not found. "
            "Install it, or let `make play` fetch it; the sdist and the wheels of `make dist` "
            "carry the pages and need no Node."
        )
    if npm is None:
        return
    if everything or not is_built():
        _fetch(npm, everything)
    if not PAGE.is_file():
        (NOTES / "done-client").unlink(missing_ok=True)
    NOTES.mkdir(exist_ok=True)
    once(
        NOTES / "done-client",
        key(),
        lambda: _run(npm, ["run", "build"], "building the browser client"),
    )


def _fetch(npm: Path, everything: bool) -> None:
    """Packages that only check and test the client are left out unless they are asked for."""
    held = FETCHED.read_text() if FETCHED.is_file() else ""
    some, every = digest(PACKAGES, "to build"), digest(PACKAGES, "everything")
    if held != every and not (held == some and not everything):
        choice = [] if everything else ["--omit=dev"]
        _run(npm, ["ci", *choice], "fetching the packages of web/package-lock.json", REACH)
        FETCHED.write_text(every if everything else some)


def _run(npm: Path, arguments: list[str], doing: str, hint: str = "") -> None:
    path = os.pathsep.join([str(npm.parent), os.environ.get("PATH", "")])
    where = os.environ.get("PYTHONPATH", "")  # in it pip tells where it has put Node
    run([npm, *arguments], doing, hint, cwd=WEB, PATH=path, PYTHONPATH=where, NO_COLOR="1")
