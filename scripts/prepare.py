"""Prepare the two environments, doing only what is not done yet.

`.venv` runs the source tree, interpreted, for daily work and the tests. `.venv-compiled` holds
Serai as people install it: a wheel, compiled where a C compiler is found, that never sees the
source tree.
"""

import argparse
import fcntl
import importlib.util
import shutil
import sys
import sysconfig
from pathlib import Path
from typing import Final

from scripts import client, wheel
from scripts.steps import ROOT, Failed, digest, once, run

BESIDE_THE_WHEEL: Final = ("bench", "scripts", "tests")


class Environment:
    """A folder with a Python of its own, and notes on which steps were done in it, from what."""

    def __init__(self, name: str) -> None:
        self.folder = ROOT / name
        self.python = self.folder / "bin" / "python"

    def note(self, step: str) -> Path:
        return self.folder / f"done-{step}"

    def pip_install(self, arguments: list[str | Path], doing: str, hint: str = "") -> None:
        run(
            [self.python, "-m", "pip", "install", "--disable-pip-version-check", *arguments],
            doing,
            hint,
        )

    def make(self) -> None:
        """Create the folder, or create it anew when Python or the clone's place has changed."""
        if not self.python.exists():
            self.note("make").unlink(missing_ok=True)
        once(self.note("make"), digest(sys.version, sys.base_prefix, str(ROOT)), self._make_anew)

    def _make_anew(self) -> None:
        if importlib.util.find_spec("ensurepip") is None:
            raise Failed(
                "This Python cannot make environments. Install its venv module (on Debian and "
                f"Ubuntu: apt install python3.{sys.version_info.minor}-venv) and try again."
            )
        shutil.rmtree(self.folder, ignore_errors=True)
        run(
            [sys.executable, "-m", "venv", self.folder],
            f"making {self.folder.name} with Python {sys.version.split()[0]}",
            "Python's venv module must be installed.",
        )

    def install_lock(self, name: str) -> None:
        lock = ROOT / "locks" / f"{name}.txt"
        once(
            self.note(f"lock-{name}"),
            digest(lock),
            lambda: self.pip_install(
                ["--require-hashes", "-r", lock],
                f"installing the packages of locks/{name}.txt into {self.folder.name}",
                "Is the package registry within reach?",
            ),
        )

    def link_source_tree(self) -> None:
        """Let this environment import Serai from the source tree."""
        once(
            self.note("source"),
            digest(ROOT / "pyproject.toml"),
            lambda: self.pip_install(
                ["--no-deps", "--no-build-isolation", "--no-index", "--editable", ROOT],
                f"linking the source tree into {self.folder.name}",
            ),
        )

    def install_wheel(self, compiled: bool) -> None:
        once(self.note("wheel"), wheel.key(compiled), lambda: self._install_wheel_anew(compiled))

    def _install_wheel_anew(self, compiled: bool) -> None:
        built = wheel.build(self.python, compiled)
        self.pip_install(
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
    client.build(environment.python)
    if kind == "source":
        environment.link_source_tree()
    else:
        environment.install_wheel(wheel.shall_compile(compiling))
        environment.link_tests()


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("kind", choices=["source", "wheel"])
    parser.add_argument("--lock", action="append", default=[], help="a further lock to install")
    parser.add_argument("--compile", choices=["auto", "yes", "no"], default="auto")
    wanted = parser.parse_args()
    wheel.BUILD.mkdir(exist_ok=True)
    try:
        with (wheel.BUILD / "preparing").open("w") as turn:
            fcntl.flock(turn, fcntl.LOCK_EX)
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
