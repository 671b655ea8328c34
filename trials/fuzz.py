"""What comes from outside, made up and broken: frames, requests and match files.

The frame reader is compared with the library's, the interface with its own description, match
files with what we would have written. Nothing may raise, and nothing may be taken for what it is
not.
"""

import argparse
import asyncio
import sys
import tempfile
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

from serai.engine.chance import QuickChance
from tests.server.people import Person
from tests.server.serving import ServerProcess
from trials import frames, interface, match_files, pictures, report


def fuzz_frames(count: int, seed: int) -> dict[str, Any]:
    return asyncio.run(frames.fuzz(count, QuickChance(seed)))


def fuzz_interface(stories: int) -> dict[str, Any]:
    """On a server of its own, whose log is looked into afterwards."""
    with tempfile.TemporaryDirectory(prefix="serai-fuzz-") as folder:
        server = ServerProcess(Path(folder), log_level="info").start()
        person = Person(server.url, "Ada")
        try:
            person.get("/api/me")
            found = interface.fuzz(server.url, stories, person)
        finally:
            person.go_home()
            stopped = server.stop()
        found["failures"] += [str(line["trace"]) for line in server.logs if "trace" in line]
        found["failures"] += server.words + (["it did not stop"] if stopped else [])
        return found


def fuzz_files(count: int, seed: int) -> dict[str, Any]:
    with tempfile.TemporaryDirectory(prefix="serai-fuzz-") as folder:
        return match_files.fuzz(count, QuickChance(seed), Path(folder))


def told(name: str, work: Callable[[], dict[str, Any]]) -> dict[str, Any]:
    """Do one part, and say what came of it."""
    began = time.monotonic()
    found = work()
    found["seconds"] = round(time.monotonic() - began, 1)
    print(f"{name}:", *(f"{what} {many}" for what, many in found.items()), sep="\n  ", flush=True)
    return found


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--frames", type=int, default=1_000_000)
    parser.add_argument("--files", type=int, default=100_000)
    parser.add_argument("--stories", type=int, default=200, help="of requests, one after another")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--folder", type=Path, default=report.FOLDER)
    wanted = parser.parse_args()
    found = {
        "frames": told("Frames", lambda: fuzz_frames(wanted.frames, wanted.seed)),
        "files": told("Match files", lambda: fuzz_files(wanted.files, wanted.seed)),
        "interface": told("The interface", lambda: fuzz_interface(wanted.stories)),
    }
    held = not any(part["failures"] for part in found.values())
    path = report.write(wanted.folder, "fuzz", {"held": held, **found})
    pictures.fuzz(found, path.with_suffix(".png"))
    print(f"{'held' if held else 'NOT HELD'}; written to {path}")
    return 0 if held else 1


if __name__ == "__main__":
    sys.exit(main())
