"""Build the wheel, compiled or pure, from a copy of the sources.

mypyc leaves extension modules beside the sources it compiles, and there they would win over edited
files; in a copy they do no harm. Compiling takes minutes, so extensions are kept for the next wheel
whose compiled modules are the same.
"""

import os
import shlex
import shutil
import subprocess
import sys
import sysconfig
import tempfile
import tomllib
from pathlib import Path
from typing import Final

from scripts import client
from scripts.steps import ROOT, Failed, digest, files_in, once, run, say

BUILD: Final = ROOT / "build"
COPY: Final = BUILD / "sources"
EXTENSIONS: Final = BUILD / "extensions"
WHEELS: Final = BUILD / "wheel"
TOOLS: Final = ROOT / "locks" / "dev.txt"
CLIENT: Final = Path("serai/server/web")
"""Where the server looks for the browser client."""
SOURCES: Final = ("pyproject.toml", "README.md", "LICENSE", "scripts/extensions.py", "serai")


FLAGS: Final = ("-fvisibility=hidden", "-fno-semantic-interposition", "-fno-plt")
"""Calls inside the one library need no detour over its symbol table; a fifth of the speed."""


def can_compile(*flags: str) -> bool:
    """Whether a C compiler and Python's headers are there: the proof is a compiled file."""
    compiler = shlex.split(os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc")
    with tempfile.TemporaryDirectory(prefix="serai-") as folder:
        source, library = Path(folder, "probe.c"), Path(folder, "probe.so")
        source.write_text("#include <Python.h>\nint probe(void) { return PY_VERSION_HEX; }\n")
        headers = [f"-I{sysconfig.get_path(name)}" for name in ("include", "platinclude")]
        try:
            attempt = subprocess.run(
                [*compiler, *headers, *flags, "-fPIC", "-shared", source, "-o", library],
                capture_output=True,
                check=False,
            )
        except OSError:
            return False
    return attempt.returncode == 0


def shall_compile(wish: str) -> bool:
    """Compile where it is possible, unless a person wishes otherwise; say so when not."""
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


def key(compiled: bool) -> str:
    """A hash of everything a wheel is made from."""
    how = f"compiled {FLAGS}" if compiled else "pure"
    return digest(how, sys.version, client.key(), TOOLS, *_existing(SOURCES))


def build(python: Path, compiled: bool) -> Path:
    """A new wheel, made with the tools beside `python`; the client must be built before."""
    _copy_sources()
    if compiled:
        once(BUILD / "done-compiling", _key_of_extensions(), lambda: _compile(python))
        shutil.copytree(EXTENSIONS, COPY, dirs_exist_ok=True)
    _make_wheel(python, "building the wheel", "", "CUSTOM" if compiled else "")
    (wheel,) = WHEELS.glob("*.whl")
    return wheel


def _key_of_extensions() -> str:
    """A hash of what the hook compiles, with the packages' doors, whose names it follows."""
    settings = tomllib.loads((ROOT / "pyproject.toml").read_text())
    hook = settings["tool"]["hatch"]["build"]["targets"]["wheel"]["hooks"]["mypyc"]
    modules = sorted(path for part in hook["include"] for path in ROOT.glob(part.lstrip("/")))
    places = " ".join(str(module.relative_to(ROOT)) for module in modules)
    return digest(sys.version, str(hook), str(FLAGS), places, TOOLS, *modules)


def _existing(places: tuple[str, ...]) -> list[Path]:
    return [ROOT / place for place in places if (ROOT / place).exists()]


def _copy_sources() -> None:
    shutil.rmtree(COPY, ignore_errors=True)
    for source in _existing(SOURCES):
        for file in files_in(source):
            place = COPY / file.relative_to(ROOT)
            place.parent.mkdir(parents=True, exist_ok=True)
            shutil.copy(file, place)
    shutil.copytree(client.BUILT, COPY / CLIENT, ignore=shutil.ignore_patterns(client.NOTE))


def _compile(python: Path) -> None:
    """Have a compiled wheel made, and keep the extension modules that this leaves in the copy."""
    _make_wheel(
        python,
        "compiling the engine, the games and the bots (some minutes)",
        "`COMPILE=no` after the command does without compiling.",
        "MYPYC",
        CFLAGS=" ".join([os.environ.get("CFLAGS", ""), *filter(can_compile, FLAGS)]).strip(),
    )
    shutil.rmtree(EXTENSIONS, ignore_errors=True)
    for extension in files_in(COPY, sysconfig.get_config_var("EXT_SUFFIX")):
        place = EXTENSIONS / extension.relative_to(COPY)
        place.parent.mkdir(parents=True, exist_ok=True)
        shutil.copy(extension, place)


def _make_wheel(python: Path, doing: str, hint: str, hook: str, **settings: str) -> None:
    shutil.rmtree(WHEELS, ignore_errors=True)
    run(
        [python, "-m", "hatchling", "build", "--target", "wheel", "--directory", WHEELS],
        doing,
        hint,
        cwd=COPY,
        **settings,
        **({f"HATCH_BUILD_HOOK_ENABLE_{hook}": "true"} if hook else {}),
    )
