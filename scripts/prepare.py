"""Prepare the two environments, doing only what is not done yet.

`.venv` runs the source tree, interpreted, for daily work and the tests. `.venv-compiled` holds
Serai as people install it: a wheel, compiled where a C compiler is found, that never sees the
source tree.
"""

import argparse
import fcntl
import sys
import sysconfig
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final

from scripts import client, installer, wheel
from scripts.steps import ROOT, Failed, digest, end_like_interrupted, once

BESIDE_THE_WHEEL: Final = ("bench", "examples", "scripts", "tests", "trials")


class Environment:
    """A folder with a Python of its own, and notes on which steps were done in it, from what."""

    def __init__(self, name: str) -> None:
        self.folder = ROOT / name
        self.python = self.folder / "bin" / "python"

    def note(self, step: str) -> Path:
        return self.folder / f"done-{step}"

    def make(self) -> None:
        installer.make_environment(self.folder)

    def install_lock(self, name: str) -> None:
        lock = ROOT / "locks" / f"{name}.txt"
        once(
            self.note(f"lock-{name}"),
            digest(lock),
            lambda: installer.install(
                self.python,
                ["--require-hashes", "-r", lock],
                f"installing the packages of locks/{name}.txt into {self.folder.name}",
                installer.REACH,
            ),
        )

    def build_client(self, everything: bool = False) -> None:
        """Build the pages, with a Node from a wheel only where the machine has none that serves."""
        npm = client.find_npm(self.python.parent)
        if npm is None and (everything or not client.is_built()):
            self.install_lock("client")
            npm = client.find_npm(self.python.parent)
        client.build(npm, everything)

    def link_source_tree(self) -> None:
        """Let this environment import Serai from the source tree."""
        once(
            self.note("source"),
            digest(ROOT / "pyproject.toml"),
            lambda: installer.install(
                self.python,
                ["--no-deps", "--no-build-isolation", "--no-index", "--editable", ROOT],
                f"linking the source tree into {self.folder.name}",
            ),
        )

    def has_wheel(self, compiled: bool, pages: bool) -> bool:
        note = self.note("wheel")
        return note.is_file() and note.read_text() == wheel.key(compiled, pages)

    def install_wheel(self, compiled: bool, pages: bool) -> None:
        once(
            self.note("wheel"),
            wheel.key(compiled, pages),
            lambda: self._install_wheel_anew(compiled, pages),
        )

    def _install_wheel_anew(self, compiled: bool, pages: bool) -> None:
        built = wheel.build(self.python, compiled, pages)
        installer.install(
            self.python,
            ["--no-deps", "--no-index", "--force-reinstall", built],
            f"installing {built.name} into {self.folder.name}",
        )

    def link_tests(self) -> None:
        """Let tests import each other here without the source tree coming within reach."""
        beside = self.folder / "beside"
        beside.mkdir(exist_ok=True)
        for name in BESIDE_THE_WHEEL:
            if not (beside / name).is_symlink():
                (beside / name).symlink_to(ROOT / name)
        packages = sysconfig.get_path("purelib", "venv", {"base": str(self.folder)})
        Path(packages, "serai-tests.pth").write_text(f"{beside}\n")


def prepare(kind: str, locks: list[str], compiling: str) -> None:
    environment = Environment(".venv" if kind == "source" else ".venv-compiled")
    environment.make()
    for lock in locks:
        environment.install_lock(lock)
    environment.build_client(everything=kind == "source")
    if kind == "source":
        environment.link_source_tree()
    else:
        environment.install_wheel(wheel.shall_compile(compiling), pages=True)
        environment.link_tests()


@contextmanager
def our_turn() -> Iterator[None]:
    """Two that prepare at the same time would undo each other's work."""
    wheel.BUILD.mkdir(exist_ok=True)
    with (wheel.BUILD / "preparing").open("w") as turn:
        fcntl.flock(turn, fcntl.LOCK_EX)
        yield


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("kind", choices=["source", "wheel"])
    parser.add_argument("--lock", action="append", default=[], help="a further lock to install")
    parser.add_argument("--compile", choices=["auto", "yes", "no"], default="auto")
    wanted = parser.parse_args()
    end_like_interrupted()
    try:
        with our_turn():
            prepare(wanted.kind, ["dev", *wanted.lock], wanted.compile)
    except Failed as failure:
        print(f"\n{failure}", file=sys.stderr)
        return 1
    except KeyboardInterrupt:
        print("\nStopped. The next run goes on from here.", file=sys.stderr)
        return 130
    return 0


if __name__ == "__main__":
    sys.exit(main())
