"""How long bots think about a move: whole matches of every game with every level at the table.

Processor time of each move, beside what its level allows. The goal is that 99 of 100 moves of every
level keep to it, give or take a tenth.
"""

import argparse
import sys
from time import process_time as clock

from rich.console import Console
from rich.table import Table

import serai
from serai.bots.levels import LEVELS, levels
from serai.lab.clock import Clock
from serai.lab.plan import Card
from serai.lab.playing import play

GRACE = 1.1
"""How much longer than allowed 99 of 100 moves may take."""


def paces(name: str, seconds: float) -> dict[str, Clock]:
    """Time per move of each level of a game: matches until all have played and the time is up."""
    game = serai.game(name)
    seats = min(4, game.most)
    found = {level: Clock() for level in LEVELS}
    number, start = 0, clock()
    while clock() - start < seconds or number * seats < len(LEVELS):
        players = [LEVELS[-1 - (number * seats + seat) % len(LEVELS)] for seat in range(seats)]
        card = Card(0, number, name, seats, game.bounded(), players, False, 700 + number, "")
        for level, taken in play(card).clocks.items():
            found[level].include(taken)
        number += 1
    return found


def main() -> int:
    reader = argparse.ArgumentParser(description=__doc__)
    reader.add_argument("--games", nargs="+", default=serai.games(), choices=serai.games())
    reader.add_argument("--seconds", type=float, default=20.0, help="time for each game (20)")
    wish = reader.parse_args()
    if wish.seconds <= 0:
        reader.error("seconds must be more than 0")
    table = Table(title="Time a move in milliseconds of one core, over whole matches")
    for head in ("game", "level", "allowed", "moves", "half within", "99 % within", "longest"):
        table.add_column(head, justify="left" if head in ("game", "level") else "right")
    late: list[str] = []
    for name in wish.games:
        for level, taken in paces(name, wish.seconds).items():
            allowed = levels(name)[level].milliseconds
            told = [1000 * taken.within(share) for share in (0.5, 0.99, 1.0)]
            figures = [f"{allowed:,}", f"{taken.moves:,}", *(f"{each:,.1f}" for each in told)]
            table.add_row(serai.game(name).title, level, *figures)
            if told[1] > GRACE * allowed:
                late.append(f"{name} {level}")
    Console().print(table)
    print(f"pace of the levels: {'MISSED by ' + ', '.join(late) if late else 'kept'}")
    return 1 if late else 0


if __name__ == "__main__":
    sys.exit(main())
