"""How quick the full screen is: from `serai play` to its first page, and from a key to its answer.

    python bench/terminal.py

Processor time, user and system, since a machine that does other things makes people wait for those.
A start is a real one in a terminal of its own, which ends once the page stands; keys are pressed
by Textual's pilot at a table with masters, and answered once the screen has been drawn.
"""

import argparse
import asyncio
import fcntl
import os
import pty
import struct
import subprocess
import sys
import tempfile
import termios
from time import process_time
from typing import Final

from rich.console import Console
from rich.table import Table

import serai
from serai.cli import chairs
from serai.cli.full.app import Full
from serai.cli.full.here import HereTable
from serai.cli.full.table_screen import TableScreen
from serai.engine.match import Match
from serai.words import Words

SIZES: Final = [(80, 24), (120, 40)]
SOON: Final = 0.5
"""Seconds within which the first page should stand."""
AT_ONCE: Final = 0.05
"""Seconds within which a key should be answered."""
COMPANY: Final = "you,bot:master,bot:master"
KEYS: Final = ["down", "up", "S", "M", "L", "tab", "slash", "escape", "Z", "Z"]
START: Final = """
import os, sys, time
from serai.cli import main
from serai.cli.full.lobby import Lobby

mounted = Lobby.on_mount

def stands():
    os.write({told}, str(time.process_time()).encode())
    os._exit(0)

def watched(lobby):
    lobby.call_after_refresh(stands)
    mounted(lobby)

Lobby.on_mount = watched
sys.argv = ["serai", "play"]
main()
"""
"""`serai play` that tells, once its first page is drawn, what that took, and ends."""


def start(home: str) -> float:
    """Processor time from nothing to the first page, at a terminal of its own."""
    ours, theirs = pty.openpty()
    width, height = SIZES[0]
    fcntl.ioctl(theirs, termios.TIOCSWINSZ, struct.pack("HHHH", height, width, 0, 0))
    surroundings = {**os.environ, "TERM": "xterm-256color", "XDG_DATA_HOME": home}
    hears, tells = os.pipe()
    begun = subprocess.Popen(
        [sys.executable, "-P", "-c", START.format(told=tells)],
        stdin=theirs,
        stdout=theirs,
        stderr=theirs,
        env=surroundings,
        pass_fds=[tells],
    )
    os.close(tells)
    with open(hears) as heard:  # noqa: PTH123
        taken = float(heard.read())
    begun.wait()
    os.close(theirs)
    os.close(ours)
    return taken


async def answers(name: str, size: tuple[int, int], rounds: int) -> list[float]:
    """Processor time of each key at a table of one game, from the key to the drawn screen."""
    game = serai.game(name)
    sitting = chairs.read(COMPANY, game, Words(game))
    table = HereTable(Match.new(name, len(sitting), 5, game.bounded()), sitting, None, 5)
    screen = TableScreen(table, 0.0)
    taken: list[float] = []
    async with Full(screen).run_test(size=size) as pilot:
        while not screen.seen.is_asked:
            await pilot.pause(0.01)
        for key in KEYS * rounds:
            before = process_time()
            await pilot.press(key)
            await pilot.pause()
            taken.append(process_time() - before)
    table.close()
    return taken


def main() -> int:
    reader = argparse.ArgumentParser(description=__doc__)
    reader.add_argument("--starts", type=int, default=9, help="how often to start (9)")
    reader.add_argument("--rounds", type=int, default=5, help=f"{len(KEYS)} keys, so often (5)")
    wish = reader.parse_args()
    console = Console()
    with tempfile.TemporaryDirectory(prefix="serai-bench-") as home:
        start(home)  # whatever Python compiles, it has compiled now
        took = sorted(start(home) for _ in range(wish.starts))
    console.print(
        f"processor seconds to the first page: {took[len(took) // 2]:.2f}"
        f" (from {took[0]:.2f} to {took[-1]:.2f}, goal {SOON:.2f})"
    )
    table = Table(title="Processor milliseconds from a key to the drawn screen, a master thinking")
    for head in ("game", "window", "half within", "99 % within", "longest"):
        table.add_column(head, justify="left" if head in ("game", "window") else "right")
    for name in serai.games():
        for size in SIZES:
            taken = sorted(asyncio.run(answers(name, size, wish.rounds)))
            told = [taken[len(taken) // 2], taken[len(taken) * 99 // 100], taken[-1]]
            figures = [f"{1000 * each:.0f}" for each in told]
            table.add_row(serai.game(name).title, f"{size[0]} × {size[1]}", *figures)
    console.print(table)
    return 0


if __name__ == "__main__":
    sys.exit(main())
