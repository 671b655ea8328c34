"""A study of Goldland by self-play: how matches of sensible players of three styles go.

`python -c "from serai.games.goldland.study import main; main()" 1000 FOLDER` plays 1,000 matches
for each number of players, writes pictures into the folder and prints the tables.
"""

import sys
from pathlib import Path
from typing import Final

from serai.engine.chance import chance_of
from serai.games.goldland.charts import bars
from serai.games.goldland.game import GAME
from serai.games.goldland.position import GoldlandPosition
from serai.games.goldland.state import CAP_REACHED
from serai.games.goldland.strategy import STYLES, choose_in_style

SOURCES: Final = ["gold", "treasures", "amulet", "markers"]
CAP: Final = "120"
PERCENT: Final = 100


class Outcome:
    """How one match ended."""

    def __init__(self, position: GoldlandPosition, styles: list[int]) -> None:
        standing = position.standing()
        assert standing is not None
        self.finished = position.ending != CAP_REACHED
        self.reason = standing.reason
        self.rounds = position.round
        self.styles = styles
        self.points = standing.points
        self.breakdown = standing.breakdown
        self.winners = standing.winners
        self.first = position.first


def styles_for(seats: int, seed: int) -> list[int]:
    """Styles shared out so that over six seeds each sits in each seat equally often."""
    stride = 1 + seed // len(STYLES) % 2
    return [(seed + seat * stride) % len(STYLES) for seat in range(seats)]


def play_match(seats: int, styles: list[int], seed: int, marker_values: str) -> Outcome:
    chance = chance_of(seed)
    options = {"round_cap": CAP, "marker_values": marker_values}
    position = GAME.start(seats, options, chance)
    assert isinstance(position, GoldlandPosition)
    while position.to_act():
        seat = position.active
        position.apply(seat, choose_in_style(position, seat, styles[seat]), chance)
    return Outcome(position, styles)


class Tally:
    """What many outcomes of one number of players add up to."""

    def __init__(self, seats: int, outcomes: list[Outcome]) -> None:
        self.seats = seats
        self.matches = len(outcomes)
        self.finished = sum(1 for outcome in outcomes if outcome.finished)
        self.reasons: dict[str, int] = {}
        self.rounds = sorted(outcome.rounds for outcome in outcomes)
        self.best = sorted(max(outcome.points) for outcome in outcomes)
        self.played = [0] * len(STYLES)
        self.points = [0] * len(STYLES)
        self.wins = [0.0] * len(STYLES)
        self.wins_in_order = [0.0] * seats
        self.sources = [dict.fromkeys(SOURCES, 0) for _ in STYLES]
        for outcome in outcomes:
            self._add(outcome)

    def _add(self, outcome: Outcome) -> None:
        self.reasons[outcome.reason] = self.reasons.get(outcome.reason, 0) + 1
        share = 1 / len(outcome.winners)
        for seat, style in enumerate(outcome.styles):
            self.played[style] += 1
            self.points[style] += outcome.points[seat]
            for source in SOURCES:
                self.sources[style][source] += outcome.breakdown[seat][source]
            if seat in outcome.winners:
                self.wins[style] += share
                self.wins_in_order[(seat - outcome.first) % self.seats] += share

    def win_share(self, style: int) -> float:
        """Wins of a style over its fair share of them; 1 is fair."""
        return self.wins[style] * self.seats / self.played[style]

    def mean(self, style: int) -> float:
        return self.points[style] / self.played[style]

    def source(self, style: int, name: str) -> float:
        return self.sources[style][name] / self.played[style]


def at(values: list[int], percent: int) -> int:
    """A percentile of sorted values."""
    return values[min(len(values) - 1, len(values) * percent // PERCENT)]


def study(seats: int, matches: int, marker_values: str = "tuned") -> Tally:
    outcomes = [
        play_match(seats, styles_for(seats, seed), seed, marker_values) for seed in range(matches)
    ]
    return Tally(seats, outcomes)


# Tables and pictures.


def length_table(tallies: list[Tally]) -> str:
    lines = [
        "| players | matches | finished | rounds: median (10–90 %) | winner: median (range) |",
        "|---|---|---|---|---|",
    ]
    for tally in tallies:
        share = PERCENT * tally.finished / tally.matches
        rounds = f"{at(tally.rounds, 50)} ({at(tally.rounds, 10)}–{at(tally.rounds, 90)})"
        best = f"{at(tally.best, 50)} ({tally.best[0]}–{tally.best[-1]})"
        lines.append(f"| {tally.seats} | {tally.matches} | {share:.1f} % | {rounds} | {best} |")
    return "\n".join(lines)


def style_table(tallies: list[Tally]) -> str:
    lines = [
        "| players | style | win share | mean points | gold | treasures | amulet | markers |",
        "|---|---|---|---|---|---|---|---|",
    ]
    for tally in tallies:
        for style, name in enumerate(STYLES):
            parts = " | ".join(f"{tally.source(style, source):.1f}" for source in SOURCES)
            share, mean = tally.win_share(style), tally.mean(style)
            lines.append(f"| {tally.seats} | {name} | {share:.2f} | {mean:.1f} | {parts} |")
    return "\n".join(lines)


def order_table(tallies: list[Tally]) -> str:
    most = max(tally.seats for tally in tallies)
    heads = " | ".join(f"place {place + 1}" for place in range(most))
    lines = [f"| players | {heads} |", "|---" * (most + 1) + "|"]
    for tally in tallies:
        shares = [f"{PERCENT * wins / tally.matches:.1f} %" for wins in tally.wins_in_order]
        lines.append(f"| {tally.seats} | {' | '.join(shares + [''] * (most - tally.seats))} |")
    return "\n".join(lines)


def pictures(tallies: list[Tally]) -> dict[str, str]:
    """File names and drawings."""
    labels = [f"{tally.seats} players" for tally in tallies]
    shares = [[tally.win_share(style) for tally in tallies] for style in range(len(STYLES))]
    sources = [
        [tally.source(style, name) for tally in tallies for style in range(len(STYLES))]
        for name in SOURCES
    ]
    groups = [f"{tally.seats}: {name}" for tally in tallies for name in STYLES]
    return {
        "goldland-styles.svg": bars("Win share by style (1 = fair)", labels, STYLES, shares, 1.0),
        "goldland-sources.svg": bars("Mean points by source", groups, SOURCES, sources, 0.0),
    }


def main() -> None:
    matches, folder = int(sys.argv[1]), Path(sys.argv[2])
    tallies = [study(seats, matches) for seats in range(GAME.fewest, GAME.most + 1)]
    for name, drawing in pictures(tallies).items():
        (folder / name).write_text(drawing, encoding="utf-8")
    for table in (length_table(tallies), style_table(tallies), order_table(tallies)):
        sys.stdout.write(table + "\n\n")
