"""What a trial leaves behind: a report as JSON and a picture beside it."""

import json
import platform
import sys
from datetime import UTC, datetime
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path
from typing import Any, Final

from serai.engine import match

FOLDER: Final = Path("build") / "trials"


def circumstances() -> dict[str, Any]:
    """What figures depend on."""
    compiled = any(str(match.__file__).endswith(suffix) for suffix in EXTENSION_SUFFIXES)
    return {
        "python": platform.python_version(),
        "compiled": compiled,
        "system": f"{platform.system()} {platform.machine()}",
        "command": " ".join([Path(sys.argv[0]).stem, *sys.argv[1:]]),
        "date": datetime.now(UTC).date().isoformat(),
    }


def write(folder: Path, name: str, found: dict[str, Any]) -> Path:
    """Keep a report; its figures can be drawn again from it."""
    folder.mkdir(parents=True, exist_ok=True)
    path = folder / f"{name}.json"
    path.write_text(json.dumps({**circumstances(), **found}, indent=1) + "\n", encoding="utf-8")
    return path
