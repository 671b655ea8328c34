"""What a change is likely to break, within a minute: `make quick`.

Style and types of everything, the client where something of it has changed, and tests of the rooms
that were touched, interpreted: those that failed last time and those that were changed first, then
the cheapest, as many as fit. What a test costs is known from the last `make test`.
"""

import argparse
import json
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import PurePosixPath
from typing import Final

from scripts.proof import PLACE, SOURCE, Broken, npm, part
from scripts.steps import ROOT, end_like_interrupted, say

SECONDS: Final = 60.0
"""What all of it may take when nothing has to be prepared."""
PER_TEST: Final = 0.1
"""Seconds that a test costs of which nothing is known."""
TO_BEGIN: Final = 8.0
"""Seconds until the first test begins and after the last."""
CORES: Final = 2
TESTS: Final = ROOT / "tests"
CHOSEN: Final = PLACE / "chosen.txt"
GAMES: Final = ("goldland", "livingstone", "timbuktu", "treasure_island")
TESTS_OF: Final[dict[str, tuple[str, ...]]] = {
    "serai/engine": ("engine", *GAMES),
    "serai/bots": ("engine", *GAMES),
    "serai/teaching": ("engine", "cli", "browser"),
    "serai/languages": ("languages",),
    "serai/locale": ("languages", "cli"),
    "serai/words.py": ("languages", "cli", *GAMES),
    "serai/envs": ("envs",),
    "serai/lab": ("lab",),
    "serai/server": ("server", "browser"),
    "serai/cli": ("cli",),
    "web": ("browser",),
    "docs": ("docs",),
    "examples": ("examples",),
    "trials": ("trials",),
    "scripts": ("project",),
    "locks": ("project",),
}
CLIENTS: Final = (".ts", ".svelte", ".css", ".ftl", ".json", ".html")
"""Endings of files by which the client can change."""


def changed() -> list[str]:
    """Files that differ from what the main branch holds; nothing, where there is no Git."""
    base = _told("git", "merge-base", "HEAD", "main") or ["HEAD"]
    differing = _told("git", "diff", "--name-only", base[0])
    return [*differing, *_told("git", "ls-files", "--others", "--exclude-standard")]


def _told(*command: str) -> list[str]:
    told = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    return told.stdout.splitlines() if told.returncode == 0 else []


def folders_for(file: str) -> Iterator[str]:
    """Folders of tests for a file."""
    parts = PurePosixPath(file).parts
    if parts[:2] == ("serai", "games") and len(parts) > 3:
        yield from (parts[2], "engine")
    for place, folders in TESTS_OF.items():
        if file == place or file.startswith(f"{place}/"):
            yield from folders
    if parts[0] == "tests":
        yield parts[1]


def file_of(test: str) -> str:
    return test.split("::", 1)[0]


class Chooser:
    """Chooses tests by what was changed, by what failed, and by what they cost."""

    def __init__(self, files: list[str]) -> None:
        self._files = set(files)
        folders = {folder for file in files for folder in folders_for(file)}
        self.places = {f"tests/{folder}" for folder in folders if (TESTS / folder).is_dir()}
        self._costs: dict[str, float] = {}
        self._failed: set[str] = set()
        for notes in PLACE.glob("*.json"):
            told = json.loads(notes.read_text())
            self._costs |= {test: cost[0] for test, cost in told["spent"].items()}
            self._failed |= set(told["failed"])
        self.places |= {
            place for test in self._failed if (ROOT / (place := file_of(test))).exists()
        }

    def chosen(self, tests: list[str], seconds: float) -> list[str]:
        """Of all tests those that matter most, as long as there is time."""
        left = (seconds - TO_BEGIN) * CORES
        found: list[str] = []
        for test in sorted(tests, key=self._urgency):
            left -= self._cost(test)
            if left < 0:
                break
            found.append(test)
        return found

    def _urgency(self, test: str) -> tuple[bool, bool, float]:
        return test not in self._failed, file_of(test) not in self._files, self._cost(test)

    def _cost(self, test: str) -> float:
        return max(PER_TEST, self._costs.get(test, PER_TEST))


def main() -> int:
    argparse.ArgumentParser(description=__doc__).parse_args()
    end_like_interrupted()
    end = time.monotonic() + SECONDS
    files = changed()
    if not files:
        say("Nothing differs from main. `make test` checks everything.")
        return 0
    try:
        part("style", [SOURCE / "ruff", "check"], [SOURCE / "ruff", "format", "--check"])
        part("types", [SOURCE / "mypy"])
        if any(file.startswith(("web/", "serai/")) and file.endswith(CLIENTS) for file in files):
            part("the client: types and tests", npm("check"), npm("test"))
        tests(files, end)
    except Broken as broken:
        print(f"\n{broken}", file=sys.stderr)
        return 1
    except KeyboardInterrupt:
        return 130
    return 0


def tests(files: list[str], end: float) -> None:
    """Run what fits into the time that is left."""
    chooser = Chooser(files)
    python = [str(SOURCE / "python"), "-P", "-m", "pytest", "-q"]
    every = _told(*python, "--collect-only", *sorted(chooser.places)) if chooser.places else []
    chosen = chooser.chosen([test for test in every if "::" in test], end - time.monotonic())
    if not chosen:
        say("No test is known for what was changed.")
        return
    CHOSEN.parent.mkdir(parents=True, exist_ok=True)
    CHOSEN.write_text("\n".join(chosen))
    part(f"{len(chosen)} tests", [*python, "-x", "-n", str(CORES), f"@{CHOSEN}"])


if __name__ == "__main__":
    sys.exit(main())
