"""Compile Serai's modules with mypyc, on all cores.

mypyc writes a C file for each module. They are compiled side by side, and link-time optimisation
then builds small functions into their callers across all of them; without it a tenth of the speed
is lost, and in one large file everything waits for a single core.
"""

import argparse
import os
import re
import shlex
import shutil
import subprocess
import sys
import sysconfig
import tempfile
import tomllib
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any, Final

from scripts import docstrings

GROUP: Final = "serai"
FLAGS: Final = ("-fvisibility=hidden", "-fno-semantic-interposition", "-fno-plt")
"""Calls inside the one library need no detour over its symbol table; a fifth of the speed."""
GIVEN: Final = "serai/engine/given.py"
LINK_TIME: Final = ("-flto=thin", "-flto=auto", "-flto")
"""Link-time optimisation as clang and gcc call it when all cores shall share it, the best first."""
TOLD_EVERY: Final = 10
"""C files between two lines that say how far we are."""


def can_compile(*flags: str) -> bool:
    """Whether a C compiler and Python's headers are there: the proof is a compiled file."""
    with tempfile.TemporaryDirectory(prefix="serai-") as folder:
        source, library = Path(folder, "probe.c"), Path(folder, "probe.so")
        source.write_text("#include <Python.h>\nint probe(void) { return PY_VERSION_HEX; }\n")
        headers = [f"-I{folder}" for folder in python_headers()]
        try:
            attempt = subprocess.run(
                [*_compiler(), *headers, *flags, "-fPIC", "-shared", source, "-o", library],
                capture_output=True,
                check=False,
            )
        except OSError:
            return False
    return attempt.returncode == 0


def told_by_compiler() -> str:
    """Which C compiler there is, in its own words."""
    try:
        told = subprocess.run([*_compiler(), "--version"], capture_output=True, check=False)
    except OSError:
        return ""
    return told.stdout.decode(errors="replace")


def _compiler() -> list[str]:
    return shlex.split(os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc")


def python_headers() -> list[str]:
    return [sysconfig.get_path("include"), sysconfig.get_path("platinclude")]


def settings(root: Path) -> dict[str, Any]:
    """What pyproject.toml says about compiling."""
    found: dict[str, Any] = tomllib.loads((root / "pyproject.toml").read_text())
    chosen: dict[str, Any] = found["tool"]["serai"]["compiled"]
    return chosen


def modules(root: Path) -> list[str]:
    """The files that are compiled, by the one list in pyproject.toml."""
    chosen = settings(root)
    return sorted(
        str(path.relative_to(root))
        for pattern in chosen["include"]
        for path in root.glob(pattern)
        if path.name not in chosen["exclude"]
    )


def compile_modules(root: Path, work: Path, into: Path) -> None:
    """Compile the modules of a source tree; extension modules go into a folder of their own."""
    import setuptools  # noqa: F401  (mypyc builds with it if it was there first)
    from mypyc.build import mypycify
    from setuptools._distutils import ccompiler
    from setuptools._distutils import sysconfig as configured

    os.chdir(root)
    say("reading and checking the modules")
    extensions = mypycify(
        ["--config-file=", "--cache-dir", str(work / "mypy"), *_open(work), *modules(root)],
        group_name=GROUP,
        multi_file=True,
        target_dir=str(work / "c"),
        opt_level=settings(root)["opt_level"],
        debug_level="0",
    )
    docstrings.put_all_back(root, modules(root), work / "c")
    compiler: Any = ccompiler.new_compiler()
    configured.customize_compiler(compiler)
    Building(compiler, work / "objects", into).build(extensions)
    shutil.rmtree(work)


def _open(work: Path) -> list[str]:
    """Let mypyc read `object` for what callers hand in, so that we refuse it ourselves."""
    shadow = work / "given.py"
    kinds = re.sub(r"(: TypeAlias =) .*", r"\1 object", Path(GIVEN).read_text())
    shadow.parent.mkdir(parents=True, exist_ok=True)
    shadow.write_text(kinds)
    return ["--shadow-file", GIVEN, str(shadow)]


class Building:
    """C files on their way to extension modules, as many at a time as there are cores."""

    def __init__(self, compiler: Any, objects: Path, into: Path) -> None:
        self._compiler = compiler
        self._objects = objects
        self._into = into
        self._usual = list(filter(can_compile, FLAGS))
        self._link_time = list(filter(can_compile, LINK_TIME))[:1]

    def build(self, extensions: list[Any]) -> None:
        works = [(extension, source) for extension in extensions for source in extension.sources]
        works.sort(key=lambda work: -Path(work[1]).stat().st_size)
        with ThreadPoolExecutor(cores()) as pool:
            parts: dict[str, list[str]] = {extension.name: [] for extension in extensions}
            try:
                compiled = pool.map(lambda work: self._compile(*work), works)
                for done, (name, objects) in enumerate(compiled, 1):
                    parts[name] += objects
                    if done % TOLD_EVERY == 0:
                        say(f"compiled {done} of {len(works)} C files")
                say("linking all of it into one library")
                list(pool.map(lambda one: self._link(one, parts[one.name]), extensions))
            except BaseException:
                pool.shutdown(cancel_futures=True)
                raise

    def _compile(self, extension: Any, source: str) -> tuple[str, list[str]]:
        objects: list[str] = self._compiler.compile(
            [source],
            output_dir=str(self._objects),
            include_dirs=[*extension.include_dirs, *python_headers()],
            extra_postargs=[*extension.extra_compile_args, *self._flags(extension)],
        )
        return extension.name, objects

    def _link(self, extension: Any, objects: list[str]) -> None:
        place = self._into.joinpath(*extension.name.split("."))
        ending = sysconfig.get_config_var("EXT_SUFFIX")
        self._compiler.link_shared_object(
            objects,
            str(place.with_name(place.name + ending)),
            extra_postargs=[*extension.extra_link_args, *self._flags(extension)],
        )

    def _flags(self, extension: Any) -> list[str]:
        """Only the library is large enough to gain from link-time optimisation."""
        is_library = extension.name.endswith("__mypyc")
        return [*self._usual, *(self._link_time if is_library else [])]


def cores() -> int:
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def say(text: str) -> None:
    print(text, flush=True)


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("root", type=Path, help="a copy of the source tree")
    parser.add_argument("work", type=Path, help="a folder for C files and objects")
    parser.add_argument("into", type=Path, help="where the extension modules go")
    wanted = parser.parse_args()
    compile_modules(wanted.root.resolve(), wanted.work.resolve(), wanted.into.resolve())
    return 0


if __name__ == "__main__":
    sys.exit(main())
