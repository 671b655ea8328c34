"""A study of balance: many matches of bots against each other on both maps.

``python -m serai.games.treasure_island.study 500 FILE`` plays until each player count on each map
has 500 matches, and keeps what was played before; a map named after the file is played alone.
"""

import json
import sys
from pathlib import Path
from typing import Final

from serai.engine.chance import chance_of
from serai.games.treasure_island import clues
from serai.games.treasure_island.game import GAME
from serai.games.treasure_island.hunt import Hunt

MAPS: Final = ["treasure_island", "revenge_island"]
PLAYERS: Final = [2, 3, 4, 5]

Record = tuple[int, str, int, float]
"""Seed, reason of the end, last day, square miles left to the public at the escape (or −1)."""


def play(chart: str, players: int, seed: int) -> Record:
    """One match of the game's own bots, each choosing from its observation alone."""
    chance = chance_of(seed * 8 + MAPS.index(chart) * 4 + players - 2)
    position = GAME.start(players, {"map": chart}, chance)
    assert isinstance(position, Hunt)
    left = -1.0
    while position.to_act():
        seat = position.to_act()[0]
        seen = position.seen_by(seat)
        position.apply(seat, GAME.policy(seen.known, seat, chance), chance)
        if position.escaped() and left < 0:
            left = clues.certain(position, None).bit_count() / 100
    result = position.standing()
    assert result is not None
    return seed, result.reason, position.day, left


def read(path: Path) -> dict[str, list[Record]]:
    if not path.exists():
        return {}
    kept: dict[str, list[Record]] = json.loads(path.read_text(encoding="utf-8"))
    return kept


def run(matches: int, path: Path, charts: list[str]) -> None:
    """Fill every cell up to the wished number, round by round, and save after each round."""
    kept = read(path)
    for seed in range(matches):
        for chart in charts:
            for players in PLAYERS:
                cell = kept.setdefault(f"{chart} {players}", [])
                if seed >= len(cell):
                    cell.append(play(chart, players, seed))
        path.write_text(json.dumps(kept), encoding="utf-8")


def summary(kept: dict[str, list[Record]]) -> list[dict[str, object]]:
    """For each cell the shares won, how many reached the escape, and the means."""
    rows: list[dict[str, object]] = []
    for name, cell in kept.items():
        count = len(cell)
        found = [record for record in cell if record[1] == "treasure_found"]
        escaped = [record for record in cell if record[3] >= 0]
        rows.append(
            {
                "cell": name,
                "matches": count,
                "pirates": len(found) / count,
                "silver": sum(1 for record in cell if record[1] == "silver_reached_it") / count,
                "escaped": len(escaped) / count,
                "day_of_find": sum(r[2] for r in found) / len(found) if found else 0.0,
                "ground_at_escape": (sum(r[3] for r in escaped) / len(escaped) if escaped else 0.0),
            }
        )
    return rows


def main() -> int:
    """Play on, or tell how it is called."""
    charts = sys.argv[3:] or MAPS
    if len(sys.argv) < 3 or not sys.argv[1].isdigit() or not set(charts) <= set(MAPS):
        sys.stderr.write(f"study MATCHES FILE [{' | '.join(MAPS)}]\n")
        return 2
    run(int(sys.argv[1]), Path(sys.argv[2]), charts)
    for row in summary(read(Path(sys.argv[2]))):
        sys.stdout.write(json.dumps(row) + "\n")
    return 0


if __name__ == "__main__":
    sys.exit(main())
