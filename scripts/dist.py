"""Make what can be published: the sdist, the wheel of plain Python, and a compiled one.

All carry the pages. On Linux the compiled wheel says on which systems it runs (manylinux), as far
as auditwheel allows it.
"""

import os
import shutil
import sys
from pathlib import Path
from typing import Final

from scripts import wheel
from scripts.prepare import Environment, our_turn
from scripts.steps import ROOT, Failed, end_like_interrupted, run, say

DIST: Final = ROOT / "dist"


def make(compile_wish: str) -> None:
    environment = Environment(".venv-compiled")
    environment.make()
    for lock in ("play", "dist"):
        environment.install_lock(lock)
    environment.build_client()
    shutil.rmtree(DIST, ignore_errors=True)
    run(
        [environment.python, "-m", "hatchling", "build", "--target", "sdist", "--directory", DIST],
        "packing the sources",
        "",
    )
    shutil.copy(wheel.build(environment.python, compiled=False, pages=True), DIST)
    if wheel.shall_compile(compile_wish):
        _tag(environment, wheel.build(environment.python, compiled=True, pages=True))
    made = sorted(DIST.iterdir())
    run([environment.python, "-m", "twine", "check", "--strict", *made], "checking all of it", "")
    for file in made:
        say(f"  {file.relative_to(ROOT)}  {file.stat().st_size / 1e6:.1f} MB")


def _tag(environment: Environment, built: Path) -> None:
    """Name the systems a wheel runs on; where that cannot be told it is for machines like this."""
    tools = environment.python.parent
    if (tools / "auditwheel").exists():
        try:
            return run(
                [tools / "auditwheel", "repair", "--wheel-dir", DIST, built],
                "naming the systems that the compiled wheel runs on",
                "",
                PATH=os.pathsep.join([str(tools), os.environ.get("PATH", "")]),
            )
        except Failed:
            say("  auditwheel does not allow a manylinux tag here; the wheel is for this system.")
    shutil.copy(built, DIST)
    return None


def main() -> int:
    end_like_interrupted()
    try:
        with our_turn():
            make(*sys.argv[1:])
    except Failed as failure:
        print(f"\n{failure}", file=sys.stderr)
        return 1
    except KeyboardInterrupt:
        return 130
    return 0


if __name__ == "__main__":
    sys.exit(main())
