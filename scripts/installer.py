"""Environments and what is installed into them: by uv where it can be had, else by pip.

Both are kept in an environment of their own under build/, so that the others hold only what is
asked of them. uv comes from a lock like everything else.
"""

import importlib.util
import shutil
import sys
from pathlib import Path
from typing import Final

from scripts.steps import ROOT, Failed, digest, once, run, say

TOOLS: Final = ROOT / "build" / "tools"
UV_LOCK: Final = ROOT / "locks" / "lock.txt"
REACH: Final = "Is the package registry within reach?"
OUR_PYTHON: Final = f"{sys.version} {sys.base_prefix} {ROOT}"


def make_environment(folder: Path) -> None:
    """An empty environment, made anew when Python or the clone's place has changed."""
    note = folder / "done-make"
    if not (folder / "bin" / "python").exists():
        note.unlink(missing_ok=True)
    once(note, digest(OUR_PYTHON), lambda: _make_anew(folder, "--without-pip"))


def _make_anew(folder: Path, *options: str) -> None:
    if importlib.util.find_spec("ensurepip") is None:
        raise Failed(
            "This Python cannot make environments. Install its venv module (on Debian and "
            f"Ubuntu: apt install python3.{sys.version_info.minor}-venv) and try again."
        )
    shutil.rmtree(folder, ignore_errors=True)
    run(
        [sys.executable, "-m", "venv", *options, folder],
        f"making {folder.relative_to(ROOT)} with Python {sys.version.split()[0]}",
        "Python's venv module must be installed.",
    )


def install(python: Path, arguments: list[str | Path], doing: str, hint: str = "") -> None:
    """Install into the environment of `python`; what uv cannot do is tried with pip.

    Everything is made ready to run: else the first start would do it, and every start where Python
    may write nothing.
    """
    uv = _uv()
    if uv is not None:
        command: list[str | Path] = [uv, "pip", "install", "--compile-bytecode"]
        try:
            return run([*command, "--python", python, *arguments], doing, hint)
        except Failed:
            say("  uv could not do it, so pip tries")
    return run([*_pip(python), "install", *arguments], doing, hint)


def _pip(python: Path) -> list[str | Path]:
    _make_tools()
    return [
        TOOLS / "bin" / "python",
        *("-m", "pip", "--disable-pip-version-check", "--python"),
        python,
    ]


def _uv() -> Path | None:
    """The uv that is installed on this machine, or our own; None where there is none."""
    found = shutil.which("uv")
    if found is not None:
        return Path(found)
    _make_tools()
    own = TOOLS / "bin" / "uv"
    return own if own.exists() else None


def _make_tools() -> None:
    once(TOOLS / "done-tools", digest(OUR_PYTHON, UV_LOCK), _make_tools_anew)


def _make_tools_anew() -> None:
    _make_anew(TOOLS)
    try:
        run(
            [*_pip_of_tools(), "install", "--require-hashes", "-r", UV_LOCK],
            "fetching uv, which installs the rest",
            REACH,
        )
    except Failed:
        say("  uv cannot be had here, so pip installs everything; that takes longer.")


def _pip_of_tools() -> list[str | Path]:
    return [TOOLS / "bin" / "python", "-m", "pip", "--disable-pip-version-check"]
