"""Build the wheel, compiled or pure, from a copy of the sources.

Extension modules beside the sources would win over edited files; in a copy they do no harm.
Compiling takes minutes, so extension modules are kept, also for other clones on this machine, by a
hash of everything they are made from: a change of pages, tests or documents compiles nothing.
"""

import os
import shutil
import sys
import sysconfig
from pathlib import Path
from typing import Final

from scripts import client, compiling, keeping
from scripts.steps import ROOT, Failed, Step, digest, files_in, run, say

BUILD: Final = ROOT / "build"
COPY: Final = BUILD / "sources"
EXTENSIONS: Final = BUILD / "extensions"
BEGUN: Final = BUILD / "begun-compiling"
COMPILED: Final = BUILD / "done-compiling"
"""What the extensions are made from, before and after; a hash."""
SAID: Final = BUILD / "compiling.txt"
WHEELS: Final = BUILD / "wheel"
TOOLS: Final = ROOT / "locks" / "play.txt"
PAGES: Final = Path("serai/server/web")
"""Where the server looks for the browser client."""
COMPILERS: Final = ("scripts/compiling.py", "scripts/docstrings.py", compiling.GIVEN)
COMPILER_HEEDS: Final = ("CC", "CFLAGS", "CPPFLAGS", "LDFLAGS", "LDSHARED", "ARCHFLAGS")
ABOVE: Final = ("cli", "envs", "lab")
"""Rooms from which nothing that is compiled imports."""
SOURCES: Final = ("pyproject.toml", "README.md", "CHANGELOG.md", "LICENSE", "scripts", "serai")
WITHOUT: Final = "`COMPILE=no` after the command does without compiling."


def shall_compile(wish: str) -> bool:
    """Compile where it is possible, unless a person wishes otherwise; say so when not."""
    if wish == "no":
        say("  COMPILE=no: Serai will run interpreted, several times slower.")
        return False
    if compiling.can_compile():
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


def key(compiled: bool, pages: bool) -> str:
    """A hash of everything a wheel is made from."""
    how = f"{'compiled' if compiled else 'pure'} {client.key() if pages else 'without pages'}"
    return digest(how, sys.version, TOOLS, *_existing())


def build(python: Path, compiled: bool, pages: bool) -> Path:
    """A new wheel, made with the tools beside `python`; the client must be built before."""
    if compiled:
        compile_anew(python)
    shutil.rmtree(COPY, ignore_errors=True)
    for source in _existing():
        for file in files_in(source):
            _copy(file, COPY / file.relative_to(ROOT))
    if pages:
        shutil.copytree(client.BUILT, COPY / PAGES)
    if compiled:
        shutil.copytree(EXTENSIONS, COPY, dirs_exist_ok=True)
    shutil.rmtree(WHEELS, ignore_errors=True)
    run(
        [python, "-m", "hatchling", "build", "--target", "wheel", "--directory", WHEELS],
        "building the wheel",
        "",
        cwd=COPY,
        SERAI_PAGES="yes" if pages else "no",
        SERAI_COMPILE="no",
    )
    (wheel,) = WHEELS.glob("*.whl")
    return wheel


def is_compiled() -> bool:
    """Whether extension modules of these sources are there, in this clone or kept by another."""
    key = key_of_extensions()
    if COMPILED.is_file() and COMPILED.read_text() == key:
        return True
    _forget()
    if not keeping.take(key, EXTENSIONS):
        return False
    say("  the engine, the games and the bots were compiled before, and are as they were")
    COMPILED.write_text(key)
    return True


def compile_anew(python: Path) -> None:
    """Have the extension modules made, unless they are there."""
    if not is_compiled():
        say("  compiling the engine, the games and the bots (some minutes)")
        step = start_compiling(python)
        step.watch()
        finish_compiling(step)
        say(f"    done in {step.seconds():.0f} s")


def start_compiling(python: Path) -> Step:
    """Compile beside whatever else is done, a little behind it."""
    _forget()
    BEGUN.parent.mkdir(exist_ok=True)
    BEGUN.write_text(key_of_extensions())
    return Step(
        ["nice", "-n", "5", python, "-m", "scripts.compiling", ROOT, BUILD / "c", EXTENSIONS], SAID
    )


def finish_compiling(step: Step) -> None:
    if step.process.returncode:
        step.show_end()
        where = SAID.relative_to(ROOT)
        raise Failed(f"Compiling failed, see above; all it said is in {where}. {WITHOUT}")
    key = key_of_extensions()
    if BEGUN.read_text() != key:
        raise Failed("The sources were changed while they were compiled. Please begin again.")
    keeping.keep(EXTENSIONS, key)
    COMPILED.write_text(key)


def _forget() -> None:
    COMPILED.unlink(missing_ok=True)
    shutil.rmtree(EXTENSIONS, ignore_errors=True)


def key_of_extensions() -> str:
    """A hash of what is compiled, with what, and how."""
    machine = [sys.version, sysconfig.get_platform(), compiling.told_by_compiler()]
    wishes = [f"{name}={os.environ.get(name, '')}" for name in COMPILER_HEEDS]
    how: list[str | Path] = [str(compiling.settings(ROOT)), TOOLS]
    how += [ROOT / name for name in COMPILERS]
    return digest(*machine, *wishes, *how, *compiling.modules(ROOT), *read_by_the_compiler())


def read_by_the_compiler() -> list[Path]:
    """What is compiled, and what that can import: constants and types of it are built in."""
    every = files_in(ROOT / "serai", ".py")
    return [file for file in every if file.relative_to(ROOT / "serai").parts[0] not in ABOVE]


def _existing() -> list[Path]:
    return [ROOT / place for place in SOURCES if (ROOT / place).exists()]


def _copy(file: Path, place: Path) -> None:
    place.parent.mkdir(parents=True, exist_ok=True)
    shutil.copy(file, place)
