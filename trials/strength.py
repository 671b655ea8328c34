"""Each level of each game among seats of the level below: who wins how often.

`python -m trials.strength --matches 60` plays so many matches of each pair at the smallest and the
largest table of each game. A level that does not win clearly more often than those below it fails.
"""

import argparse
import os
import sys
import tempfile
from collections.abc import Sequence
from pathlib import Path
from typing import Final, NamedTuple

from rich.console import Console
from rich.table import Table

import serai
from serai.bots.levels import LEVELS
from serai.lab import plan
from serai.lab.arena import carry_out
from serai.lab.crew import Crew, Processes
from serai.lab.order import order
from serai.lab.tally import Row, standings

QUICK: Final = ("random", *LEVELS[: LEVELS.index("guide") + 1])
"""Levels that think for no second; `serai tournament` says how strong the others are."""
RISE: Final = 1.2
"""How often at least a level wins for one win of a seat of the level below."""
SEED: Final = 20


class Rung(NamedTuple):
    """A level beside the one below it, on one side where there are sides."""

    above: Row
    below: Row

    @property
    def holds(self) -> bool:
        """Not refuted: what may still be true, of the wins counted, is enough."""
        return self.above.share.interval[1] >= RISE * self.below.share.interval[0] and (
            self.above.share.share > self.below.share.share
        )


def climbed(game: str, levels: Sequence[str], matches: int, folder: Path, crew: Crew) -> list[Rung]:
    """Every level of a game among seats of the one named before it."""
    plays = serai.game(game)
    tables = sorted({plays.fewest, plays.most})
    wanted = order("tournament", [game], tables, levels, plan.LADDER, [{}], SEED)
    rows = standings(carry_out(wanted, matches, folder, crew))
    found = {(row.cell.key, row.side, row.level): row for row in rows}
    return [
        Rung(row, found[row.cell.key, row.side, row.cell.levels[1]])
        for row in rows
        if row.level == row.cell.levels[0]
    ]


def shown(rungs: Sequence[Rung]) -> Table:
    table = Table("game", "seats", "side", "level", "wins", "among", "each wins", "")
    for rung in rungs:
        above, below = rung
        cell = above.cell
        table.add_row(
            *(cell.game, str(cell.seats), above.side, above.level, f"{above.share.share:.1%}"),
            *(below.level, f"{below.share.share:.1%}", "" if rung.holds else "TOO FEW"),
        )
    return table


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--matches", type=int, default=60, help="of each pair at each table")
    parser.add_argument("--games", nargs="+", default=serai.games(), choices=serai.games())
    wanted = parser.parse_args()
    rungs: list[Rung] = []
    with tempfile.TemporaryDirectory(prefix="serai-") as folder:
        for game in wanted.games:
            crew = Processes(os.cpu_count() or 1)
            rungs += climbed(game, QUICK, wanted.matches, Path(folder, game), crew)
            print(f"  {game}: {len(rungs)} pairs so far", flush=True)
    Console().print(shown(rungs))
    missed = sum(not rung.holds for rung in rungs)
    print(f"{len(rungs) - missed} passed, {missed} failed")
    return 1 if missed else 0


if __name__ == "__main__":
    sys.exit(main())
