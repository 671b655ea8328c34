"""How long a newcomer waits: from a fresh clone in an empty home to a lobby, and to compiled play.

    python3 bench/opening.py

Clones this repository as it was last committed, runs `make play` there, and measures time,
processor time and room on the disk.
"""

import json
import os
import resource
import socket
import subprocess
import tempfile
import time
import urllib.error
import urllib.request
from pathlib import Path
from typing import Any, Final

ROOT: Final = Path(__file__).resolve().parent.parent
PATIENCE: Final = 3600
KEPT: Final = ("LANG", "PATH", "SSL_CERT_FILE", "TERM")
"""What a newcomer's surroundings share with ours."""


def main() -> None:
    with tempfile.TemporaryDirectory(prefix="serai-opening-") as folder:
        clone, home = Path(folder, "clone"), Path(folder, "home")
        home.mkdir()
        subprocess.run(["git", "clone", "--quiet", ROOT, clone], check=True)
        measure(clone, home)
        print(f"room on the disk         {room(Path(folder)) / 1e6:6.0f} MB")


def measure(clone: Path, home: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as listening:
        port = listening.getsockname()[1]
    settings = {"HOME": str(home), "BROWSER": "true", "SERAI_PORT": str(port)}
    kept = {name: os.environ[name] for name in KEPT if name in os.environ}
    began = time.monotonic()
    with subprocess.Popen(["make", "play"], cwd=clone, env=kept | settings) as play:
        try:
            for told, compiling in (("a lobby to play in", True), ("compiled", False)):
                wait_until(f"http://127.0.0.1:{port}", compiling, play)
                print(f"{told:24} {time.monotonic() - began:6.0f} s", flush=True)
        finally:
            play.terminate()
            play.wait()
    used = resource.getrusage(resource.RUSAGE_CHILDREN)
    print(f"processor time           {used.ru_utime + used.ru_stime:6.0f} s")


def wait_until(address: str, compiling: bool, play: "subprocess.Popen[bytes]") -> None:
    """Until the pages are there and the server says that it is, or is no longer, being compiled."""
    given_up = time.monotonic() + PATIENCE
    while time.monotonic() < given_up:
        assert play.poll() is None, "make play has ended"
        page, me = answer(f"{address}/"), answer(f"{address}/api/me")
        if b"/assets/" in page and me and json.loads(me)["compiling"] is compiling:
            return
        time.sleep(0.2)
    raise TimeoutError(address)


def answer(address: str) -> Any:
    try:
        with urllib.request.urlopen(address, timeout=PATIENCE) as told:
            return told.read()
    except urllib.error.URLError:
        return b""


def room(folder: Path) -> int:
    """Bytes that a folder takes on the disk; what is linked twice counts once."""
    files = {
        (told.st_dev, told.st_ino): told.st_blocks * 512
        for path in folder.rglob("*")
        for told in [path.lstat()]
    }
    return sum(files.values())


if __name__ == "__main__":
    main()
