"""Prepare the two environments, doing only what is not done yet.

`.venv` runs the source tree, interpreted, for daily work and the tests. `.venv-compiled` holds
Serai as people install it: a wheel, compiled where a C compiler is found, that never sees the
source tree.
"""

import argparse
import fcntl
import hashlib
import importlib.util
import os
import shlex
import shutil
import subprocess
import sys
import sysconfig
import tempfile
import time
from collections.abc import Callable
from pathlib import Path
from typing import IO, Final

ROOT: Final = Path(__file__).resolve().parent.parent
BUILD: Final = ROOT / "build"
LOCKS: Final = ROOT / "locks"
WHEEL_SOURCES: Final = ("pyproject.toml", "README.md", "LICENSE", "serai")
BESIDE_THE_WHEEL: Final = ("bench", "scripts", "tests")
TOLD_EVERY: Final = 30
"""Seconds between signs of life where the output is not a terminal."""


class Failed(Exception):
    """A step did not work; the message says what a person can do about it."""


def say(text: str) -> None:
    print(text, flush=True)


def digest(*parts: str | bytes | Path) -> str:
    """One hash of texts and files, folders with all that is in them."""
    total = hashlib.sha256()
    for part in parts:
        if isinstance(part, Path):
            for path in contents(part):
                total.update(f"{path.relative_to(part.parent)}\0".encode())
                total.update(hashlib.sha256(path.read_bytes()).digest())
        else:
            total.update(hashlib.sha256(part.encode() if isinstance(part, str) else part).digest())
    return total.hexdigest()


def contents(path: Path) -> list[Path]:
    """The files a path stands for, without what Python leaves behind."""
    if path.is_file():
        return [path]
    return sorted(
        file for file in path.rglob("*") if file.is_file() and "__pycache__" not in file.parts
    )


def show_progress(process: subprocess.Popen[bytes], output: IO[bytes]) -> None:
    """Wait for a process while a person can see that it lives."""
    began = time.monotonic()
    told = began
    terminal = sys.stdout.isatty()
    while True:
        try:
            process.wait(timeout=0.5)
        except subprocess.TimeoutExpired:
            now = time.monotonic()
            if terminal:
                latest = Path(output.name).read_text(errors="replace").rstrip().rpartition("\n")[2]
                line = f"    {now - began:3.0f} s  {latest.strip()}"
                width = shutil.get_terminal_size().columns - 1
                print(f"\r\033[K{line[:width]}", end="", flush=True)
            elif now - told >= TOLD_EVERY:
                told = now
                say(f"    still at it after {now - began:.0f} s")
        else:
            break
    if terminal:
        print("\r\033[K", end="", flush=True)


def run(
    command: list[str | Path], doing: str, hint: str, cwd: Path = ROOT, **variables: str
) -> None:
    """Run one step; only when it fails is its whole output shown."""
    say(f"  {doing}")
    began = time.monotonic()
    surroundings = {k: v for k, v in os.environ.items() if k not in {"PYTHONPATH", "PYTHONHOME"}}
    with tempfile.NamedTemporaryFile(prefix="serai-") as output:
        process = subprocess.Popen(
            command, cwd=cwd, env=surroundings | variables, stdout=output, stderr=output
        )
        try:
            show_progress(process, output)
        except KeyboardInterrupt:
            process.terminate()
            process.wait()
            raise
        if process.returncode:
            say(Path(output.name).read_text(errors="replace").rstrip())
            raise Failed(f"{doing}: this step failed, see above. {hint}")
    say(f"    done in {time.monotonic() - began:.0f} s")


class Environment:
    """A folder with a Python of its own, and notes on which steps were done in it, from what."""

    def __init__(self, name: str) -> None:
        self.folder = ROOT / name
        self.python = self.folder / "bin" / "python"

    def once(self, step: str, key: str, work: Callable[[], None]) -> None:
        """Do a step unless it was done before from the same things."""
        note = self.folder / f"done-{step}"
        if note.is_file() and note.read_text() == key:
            return
        note.unlink(missing_ok=True)
        work()
        note.write_text(key)

    def pip_install(self, arguments: list[str | Path], doing: str) -> None:
        run(
            [self.python, "-m", "pip", "install", "--disable-pip-version-check", *arguments],
            doing,
            "Is the package registry within reach?",
        )

    def make(self) -> None:
        """Create the folder, or create it anew when Python or the clone's place has changed."""
        key = digest(sys.version, sys.base_prefix, str(ROOT))
        note = self.folder / "done-make"
        if note.is_file() and note.read_text() == key and self.python.exists():
            return
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
        note.write_text(key)

    def install_lock(self, name: str) -> None:
        lock = LOCKS / f"{name}.txt"
        self.once(
            f"lock-{name}",
            digest(lock),
            lambda: self.pip_install(
                ["--require-hashes", "-r", lock],
                f"installing the packages of locks/{name}.txt into {self.folder.name}",
            ),
        )

    def link_source_tree(self) -> None:
        """Let this environment import Serai from the source tree."""
        self.once(
            "source",
            digest(ROOT / "pyproject.toml"),
            lambda: self.pip_install(
                ["--no-deps", "--no-build-isolation", "--no-index", "--editable", ROOT],
                f"linking the source tree into {self.folder.name}",
            ),
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

    def install_wheel(self, compiled: bool) -> None:
        """Build the wheel from a copy of the sources, so that no extension ends up among them."""
        sources = [ROOT / name for name in WHEEL_SOURCES if (ROOT / name).exists()]
        how = "compiled" if compiled else "pure"
        self.once(
            "wheel",
            digest(how, LOCKS / "dev.txt", *sources),
            lambda: self._build_and_install(sources, compiled),
        )

    def _build_and_install(self, sources: list[Path], compiled: bool) -> None:
        copy = BUILD / "sources"
        wheels = BUILD / "wheel"
        for folder in (copy, wheels):
            shutil.rmtree(folder, ignore_errors=True)
        copy.mkdir(parents=True)
        for source in sources:
            if source.is_dir():
                shutil.copytree(
                    source, copy / source.name, ignore=shutil.ignore_patterns("__pycache__")
                )
            else:
                shutil.copy(source, copy)
        run(
            [self.python, "-m", "hatchling", "build", "--target", "wheel", "--directory", wheels],
            "compiling the engine, the games and the bots (a minute or two)"
            if compiled
            else "building the wheel, interpreted",
            "`make play COMPILE=no` plays interpreted." if compiled else "",
            cwd=copy,
            HATCH_BUILD_HOOK_ENABLE_MYPYC="true" if compiled else "false",
        )
        (wheel,) = wheels.glob("*.whl")
        self.pip_install(
            ["--no-deps", "--no-index", "--force-reinstall", wheel],
            f"installing {wheel.name} into {self.folder.name}",
        )


def can_compile() -> bool:
    """Whether a C compiler and Python's headers are there: the proof is a compiled file."""
    compiler = shlex.split(os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc")
    with tempfile.TemporaryDirectory(prefix="serai-") as folder:
        source = Path(folder, "probe.c")
        source.write_text("#include <Python.h>\nint probe(void) { return PY_VERSION_HEX; }\n")
        headers = [f"-I{sysconfig.get_path(name)}" for name in ("include", "platinclude")]
        try:
            attempt = subprocess.run(
                [*compiler, *headers, "-fPIC", "-shared", source, "-o", Path(folder, "probe.so")],
                capture_output=True,
                check=False,
            )
        except OSError:
            return False
    return attempt.returncode == 0


def wants_compiling(wish: str) -> bool:
    if wish == "no":
        say("  COMPILE=no: Serai will run interpreted, several times slower.")
        return False
    if can_compile():
        return True
    advice = (
        "no C compiler with Python's headers was found "
        "(on Debian and Ubuntu: apt install build-essential python3-dev)"
    )
    if wish == "yes":
        raise Failed(f"COMPILE=yes, but {advice}.")
    say(f"  {advice}:")
    say("  Serai will run interpreted, several times slower.")
    return False


def prepare_source(locks: list[str]) -> None:
    environment = Environment(".venv")
    environment.make()
    for lock in locks:
        environment.install_lock(lock)
    environment.link_source_tree()


def prepare_wheel(locks: list[str], wish: str) -> None:
    environment = Environment(".venv-compiled")
    environment.make()
    for lock in locks:
        environment.install_lock(lock)
    environment.install_wheel(wants_compiling(wish))
    environment.link_tests()


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("environment", choices=["source", "wheel"])
    parser.add_argument("--lock", action="append", default=[], help="a further lock to install")
    parser.add_argument("--compile", choices=["auto", "yes", "no"], default="auto")
    wanted = parser.parse_args()
    locks = ["dev", *wanted.lock]
    BUILD.mkdir(exist_ok=True)
    try:
        with (BUILD / "preparing").open("w") as turn:
            fcntl.flock(turn, fcntl.LOCK_EX)
            if wanted.environment == "source":
                prepare_source(locks)
            else:
                prepare_wheel(locks, wanted.compile)
    except Failed as failure:
        print(f"\n{failure}", file=sys.stderr)
        return 1
    except KeyboardInterrupt:
        print("\nStopped. The next run goes on from here.", file=sys.stderr)
        return 130
    return 0


if __name__ == "__main__":
    sys.exit(main())
