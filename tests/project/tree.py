"""Where the project's files are, for tests about the project itself."""

import json
import os
import tomllib
from collections.abc import Iterator
from importlib import metadata
from pathlib import Path
from typing import Any, Final

ROOT: Final = Path(__file__).resolve().parents[2]

NOT_COMMITTED: Final = {
    ".git",
    ".venv",
    ".venv-compiled",
    "build",
    "dist",
    "node_modules",
    "__pycache__",
    ".hypothesis",
    ".mypy_cache",
    ".pytest_cache",
    ".ruff_cache",
}


def committed_files() -> Iterator[Path]:
    """Every file of the project, without environments, builds and caches."""
    for folder, folders, names in os.walk(ROOT):
        folders[:] = sorted(name for name in folders if name not in NOT_COMMITTED)
        for name in sorted(names):
            path = Path(folder, name)
            if path.is_file():
                yield path


def modules_under(folder: str) -> dict[str, Path]:
    """The modules of a folder of the source tree: dotted name to file."""
    return {
        ".".join(path.relative_to(ROOT).with_suffix("").parts).removesuffix(".__init__"): path
        for path in sorted((ROOT / folder).rglob("*.py"))
    }


def project() -> dict[str, Any]:
    return tomllib.loads((ROOT / "pyproject.toml").read_text())


def runs_from_wheel() -> bool:
    """Whether this Python has Serai as an installed wheel and not as the source tree."""
    try:
        distribution = metadata.distribution("serai")
    except metadata.PackageNotFoundError:
        return False
    origin = json.loads(distribution.read_text("direct_url.json") or "{}")
    return not origin.get("dir_info", {}).get("editable", False)


def wheel_is_compiled() -> bool:
    """Whether the installed wheel says of itself that it holds extension modules."""
    if not runs_from_wheel():
        return False
    wheel = metadata.distribution("serai").read_text("WHEEL") or ""
    return "Root-Is-Purelib: false" in wheel
