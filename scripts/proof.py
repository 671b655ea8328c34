"""The proof that a state of the tree is good: `make test`.

Everything is checked, the cheapest first, and the first failure ends it: the last lines say what
failed and how to run that alone. Compiling goes on beside whatever needs no compiled Serai. At the
end stands where the time went.
"""

import argparse
import fcntl
import json
import os
import shlex
import signal
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Final

from scripts import leash
from scripts.compiling import cores
from scripts.steps import ROOT, end_like_interrupted, say, surroundings

SOURCE: Final = ROOT / ".venv" / "bin"
WHEEL: Final = ROOT / ".venv-compiled" / "bin"
PLACE: Final = ROOT / "build" / "testing"
"""Where a run keeps its notes."""
DEAREST: Final = 20
"""Tests that the table names of each part."""
MOST_WORKERS: Final = 8
"""More would want more memory than many a machine has."""
NAMED: Final = 3
"""Failed tests that the last lines name."""
SECONDS_TO_END: Final = 60
Command = Sequence[str | Path]


class Broken(Exception):
    """A part failed; the message says how to run it alone."""


class Run:
    """One run of all parts, and what each has taken."""

    def __init__(self, folder: Path, compiling: str, workers: int) -> None:
        self._folder = folder
        self._compiling = compiling
        self._workers = workers
        self._took: list[tuple[str, float]] = []
        self._tests: list[tuple[str, Path]] = []

    def everything(self) -> None:
        self._part("environment", self._prepare("source"))
        self._part("style", [SOURCE / "ruff", "check"], [SOURCE / "ruff", "format", "--check"])
        with self._compiled_beside() as compiling:
            self._part("types", [SOURCE / "mypy"])
            self._part("the client: style", npm("lint"))
            self._part("the client: types and tests", npm("check"), npm("test"))
            self._part("programs that tests drive", [SOURCE / "python", "-m", "scripts.programs"])
            self._test("tests of the source tree, interpreted", SOURCE, "not once")
            self._wait_for(compiling)
        self._test("tests of Serai as people install it", WHEEL, "not interpreted")

    def _prepare(self, kind: str, *options: str) -> list[str | Path]:
        return [sys.executable, "-m", "scripts.prepare", kind, *options]

    # Parts, one after the other.

    def _part(self, name: str, *commands: Command) -> None:
        began = time.monotonic()
        part(name, *commands)
        self._took.append((name, time.monotonic() - began))

    def _test(self, name: str, environment: Path, which: str) -> None:
        """Tests end with the first that fails; whatever they leave is in a folder of their own."""
        say(name[0].upper() + name[1:])
        notes = PLACE / f"{environment.parent.name.strip('.')}.json"
        alone: list[str | Path] = [environment / "python", "-P", "-m", "pytest"]
        shared = ["-n", str(self._workers), "--dist", "worksteal"]
        notes.unlink(missing_ok=True)
        began = time.monotonic()
        failed = done(
            [*alone, "-q", "-x", "-p", "scripts.leash", *shared, "-m", which],
            SERAI_SPENDING=str(notes),
            TMPDIR=str(self._folder),
        )
        self._took.append((name, time.monotonic() - began))
        self._tests.append((name, notes))
        if failed:
            tests = failures(notes)[:NAMED]
            again = [shown([*alone, test]) for test in tests] or [shown([*alone, "-m", which])]
            raise Broken(f"This failed: {name}. Alone it is run by\n  " + "\n  ".join(again))

    # Compiling, beside them.

    @contextmanager
    def _compiled_beside(self) -> Iterator["subprocess.Popen[bytes]"]:
        command = self._prepare("wheel", "--compile", self._compiling)
        with started(command, TERM="dumb") as compiling:
            yield compiling

    def _wait_for(self, compiling: "subprocess.Popen[bytes]") -> None:
        say("Waiting for what is compiled")
        began = time.monotonic()
        if compiling.wait():
            raise Broken("Compiling failed, see above. Alone it is run by\n  make wheel")
        self._took.append(("waiting for what is compiled", time.monotonic() - began))

    # At the end.

    def show(self) -> None:
        """Where the time went."""
        for name, notes in self._tests:
            say(f"\nThe dearest of the {name} (processor seconds, seconds)")
            for test, (processor, seconds) in dearest(notes):
                say(f"{processor:7.1f} {seconds:7.1f}  {test}")
        say("\nWhere the time went (seconds)")
        for name, seconds in self._took:
            say(f"{seconds:7.1f}  {name}")
        say(f"{sum(seconds for _, seconds in self._took):7.1f}  in all")


def part(name: str, *commands: Command) -> None:
    """Do a part to its end, or say how to run alone what of it failed."""
    say(name[0].upper() + name[1:])
    for command in commands:
        if done(command):
            raise Broken(f"This failed: {name}. Alone it is run by\n  {shown(command)}")


def npm(script: str) -> list[str | Path]:
    return ["npm", "--prefix", "web", "run", "--silent", script]


def shown(command: Command) -> str:
    """A command as a person types it in the clone."""
    return shlex.join(str(part).removeprefix(f"{ROOT}/") for part in command)


@contextmanager
def started(command: Command, **variables: str) -> Iterator["subprocess.Popen[bytes]"]:
    """A command at work; when we are interrupted, it and what it has started end before us."""
    path = os.pathsep.join([str(SOURCE), os.environ.get("PATH", "")])
    process = subprocess.Popen(
        list(map(str, command)),
        cwd=ROOT,
        env=surroundings(PATH=path, **variables),
        start_new_session=True,
    )
    try:
        yield process
    finally:
        if process.poll() is None:
            os.killpg(process.pid, signal.SIGTERM)
            try:
                process.wait(SECONDS_TO_END)
            except subprocess.TimeoutExpired:
                os.killpg(process.pid, signal.SIGKILL)


def done(command: Command, **variables: str) -> int:
    """How a command ended."""
    with started(command, **variables) as process:
        return process.wait()


# What the tests have noted (`tests/spending.py`).


def failures(notes: Path) -> list[str]:
    found: list[str] = json.loads(notes.read_text())["failed"] if notes.is_file() else []
    return found


def dearest(notes: Path) -> list[tuple[str, tuple[float, float]]]:
    costs = json.loads(notes.read_text())["spent"] if notes.is_file() else {}
    return sorted(costs.items(), key=lambda row: -row[1][0])[:DEAREST]


@contextmanager
def our_turn() -> Iterator[None]:
    """Two runs in one clone would write over each other's notes."""
    PLACE.mkdir(parents=True, exist_ok=True)
    with (PLACE / "turn").open("w") as turn:
        fcntl.flock(turn, fcntl.LOCK_EX)
        yield


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--compile", choices=["auto", "yes", "no"], default="auto")
    parser.add_argument(
        "--workers",
        type=int,
        default=min(MOST_WORKERS, cores() + 1),
        help="tests at a time (one more than there are cores: some always wait)",
    )
    wanted = parser.parse_args()
    leash.end_with_parent()
    end_like_interrupted()
    with our_turn(), tempfile.TemporaryDirectory(prefix="serai-") as folder:
        Path(folder).chmod(0o711)  # for root's PostgreSQL, which runs as somebody else
        run = Run(Path(folder), wanted.compile, wanted.workers)
        try:
            run.everything()
        except Broken as broken:
            print(f"\n{broken}", file=sys.stderr)
            return 1
        except KeyboardInterrupt:
            print("\nStopped. What was prepared is kept.", file=sys.stderr)
            return 130
        run.show()
    return 0


if __name__ == "__main__":
    sys.exit(main())
