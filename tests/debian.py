"""Programs that come from Debian's packages: installed when a test needs one that is missing."""

import fcntl
import os
import subprocess
import tempfile
from collections.abc import Callable
from pathlib import Path


def need(package: str, is_there: Callable[[], bool]) -> None:
    """Install a package unless its programs are there; several test processes may ask at once."""
    with (Path(tempfile.gettempdir()) / "serai-tests-apt.lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        if is_there():
            return
        quiet = os.environ | {"DEBIAN_FRONTEND": "noninteractive"}
        subprocess.run(["apt-get", "update", "-qq"], check=True, env=quiet)
        subprocess.run(["apt-get", "install", "-y", "-qq", package], check=True, env=quiet)
