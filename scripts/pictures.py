"""Pictures of the full screen, one of each board at 80 × 24 and at 120 × 40: `make pictures`.

A match is played a while by bots, then its first seat's screen is drawn as SVG.
"""

import asyncio
import re
import sys
from pathlib import Path
from typing import Final

import serai
from serai.bots.levels import bot
from serai.cli import chairs
from serai.cli.full.app import Full
from serai.cli.full.here import HereTable
from serai.cli.full.table_screen import TableScreen
from serai.engine.match import Match
from serai.words import Words

SIZES: Final = [(80, 24), (120, 40)]
PLAYED: Final = {"livingstone": 70, "goldland": 90, "timbuktu": 50, "treasure-island": 60}
"""After how many actions there is something to see."""
SEATS: Final = "you,bot:greedy,bot:greedy"
SEED: Final = 11
LONGEST: Final = 3000
FACE: Final = re.compile(r"@font-face\s*{[^}]*}\s*")
"""Fonts from elsewhere: the pictures use whatever the reader's system has."""
UNIQUE: Final = re.compile(r"terminal-\d+")


def played(name: str) -> Match:
    """A match in which the first seat is asked, after bots have played for it."""
    game = serai.game(name)
    match = Match.new(name, 3, SEED, game.bounded())
    bots = [bot(name, "greedy", seat) for seat in range(3)]
    while len(match.lines) < PLAYED[name] or match.to_act != (0,):
        seat = match.to_act[0]
        match.play(seat, bots[seat].choose(match.observation(seat)))
    return match


async def draw(match: Match, size: tuple[int, int], file: Path) -> None:
    sitting = chairs.read(SEATS, match.game, Words(match.game))
    table = HereTable(match, sitting, None, SEED)
    screen = TableScreen(table, 0.0)
    app = Full(screen)
    app.title = match.game.title
    async with app.run_test(size=size) as pilot:
        for _ in range(LONGEST):
            if screen.seen.is_asked and screen.list.entries:
                break
            await pilot.pause(0.01)
        await pilot.pause()
        drawn = FACE.sub("", app.export_screenshot())
    table.close()
    file.write_text(UNIQUE.sub("terminal", drawn), encoding="utf-8")
    print(file)


def main(folder: Path) -> None:
    for name in PLAYED:
        match = played(name)
        for width, height in SIZES:
            file = folder / f"{name}-terminal-{width}x{height}.svg"
            asyncio.run(draw(match, (width, height), file))


if __name__ == "__main__":
    main(Path(sys.argv[1] if len(sys.argv) > 1 else "docs/img"))
