"""A study of Timbuktu by self-play: scores, tolls, thefts and swaps of sensible players.

`python -c "from serai.games.timbuktu.study import main; main()" 1000` plays 1,000 matches for each
number of players and prints the tables beside those of an earlier, independent simulation; with
`strength` instead of `main` it shows how far thinking in more worlds leads, and as a bound what a
player would reach that looks at every pile.
"""

import sys
from collections.abc import Callable
from math import sqrt
from typing import Final

from serai.engine.chance import Chance, chance_of
from serai.games.timbuktu import actions
from serai.games.timbuktu.actions import MOVE, NO_TOLL, TOLLS
from serai.games.timbuktu.board import CHOOSING, MOVING
from serai.games.timbuktu.components import FEWEST, KINDS, MOST, PEN_COUNT, PILES, PITCHES
from serai.games.timbuktu.game import GAME
from serai.games.timbuktu.notebook import ONE_EACH, notebook_of
from serai.games.timbuktu.position import Timbuktu
from serai.games.timbuktu.strategy import best_way, choose, stakes_of, way_into

FIGURES: Final = ["mean", "winner", "last", "removed", "tolls", "stolen", "swap_1", "swap_2"]
EARLIER: Final = {
    3: [133, 150, 116, 6.6, 7, 26, 8.6, 17.7],
    4: [109, 131, 85, 8.4, 10, 32, 8.8, 18.0],
    5: [96, 125, 66, 10.3, 14, 37, 8.7, 17.9],
}
"""The same figures from a simulation made for the reconstruction of the board."""
EARLIER_AMONG_RANDOM: Final = {3: [187, 120], 4: [164, 93], 5: [150, 78]}
"""One sensible player among random ones: that player's score, and theirs."""

Player = Callable[[Timbuktu, int, Chance], int]


def sensible(position: Timbuktu, seat: int, chance: Chance) -> int:
    return choose(position, seat, chance)


def plain(position: Timbuktu, seat: int, chance: Chance) -> int:
    """The camel and pen with the least expected loss, all pieces counted alike, ties by lot."""
    if position.phase not in (CHOOSING, MOVING):
        return position.sample(seat, chance)
    notebook = notebook_of(position, seat)
    first = seat * position.camels
    costs: list[tuple[int, int]] = []
    if position.phase == MOVING:
        camel = first + position.laid[seat]
        stakes = stakes_of(position, camel, notebook, ONE_EACH)
        for pen in range(PEN_COUNT):
            if position.filled[pen] < PITCHES:
                costs.append(way_into(position, camel, pen, stakes[pen], notebook, ONE_EACH))
    else:
        for letter in range(position.camels):
            if position.waiting[seat] >> letter & 1:
                cost = best_way(position, first + letter, notebook, ONE_EACH)[0]
                costs.append((cost, actions.choose(letter)))
    least = min(cost for cost, _ in costs)
    best = [action for cost, action in costs if cost == least]
    return best[chance.below(len(best))]


def anything(position: Timbuktu, seat: int, chance: Chance) -> int:
    """Any legal action; most of them pay a toll, as each good that can pay is one."""
    return position.sample(seat, chance)


def any_pen(position: Timbuktu, seat: int, chance: Chance) -> int:
    """Any camel and any pen with a free pitch, then any good that pays for it."""
    if position.phase != MOVING:
        return position.sample(seat, chance)
    ways: list[list[int]] = [[] for _ in range(PEN_COUNT)]
    for action in position.legal(seat):
        ways[(action - MOVE) // TOLLS].append(action)
    entered = [pen for pen in ways if pen]
    pen = entered[chance.below(len(entered))]
    return pen[chance.below(len(pen))]


def along_arrows(position: Timbuktu, seat: int, chance: Chance) -> int:
    """Any camel, and any pen that is free to enter, as long as there is one."""
    if position.phase != MOVING:
        return position.sample(seat, chance)
    legal = position.legal(seat)
    free = [action for action in legal if (action - MOVE) % TOLLS == NO_TOLL]
    choices = free or legal
    return choices[chance.below(len(choices))]


def thinking(worlds: int) -> Player:
    """A planner that tries its choices in so many worlds, however long that takes."""

    def player(position: Timbuktu, seat: int, chance: Chance) -> int:
        known = position.seen_by(seat).known
        return GAME.plan(known, seat, {"worlds": worlds, "milliseconds": 60_000}, chance)

    return player


def seeing_all(position: Timbuktu, seat: int, chance: Chance) -> int:
    """A sensible player that looks at every pile: nobody can know more, so it is a bound."""
    opened = position.copy()
    opened.swaps = PILES - 1
    return choose(opened, seat, chance)


class Outcome:
    """What one match came to."""

    def __init__(self) -> None:
        self.points: list[int] = []
        self.removed = 0
        self.tolls = 0
        self.stolen = 0
        self.swapped_after: list[list[int]] = [[], []]
        """For the first and the second swap of a stage: after how many camels."""

    def figures(self) -> list[float]:
        """In the order of FIGURES."""
        ranked = sorted(self.points)
        first, second = (sum(moves) / len(moves) for moves in self.swapped_after)
        return [
            sum(ranked) / len(ranked),
            ranked[-1],
            ranked[0],
            self.removed / KINDS,
            self.tolls,
            self.stolen,
            first,
            second,
        ]


def play_match(
    seats: int, seed: int, players: list[Player], options: dict[str, str] | None = None
) -> Outcome:
    """One match from a seed; the players' own luck is apart from the table's."""
    chance = chance_of(seed)
    own = chance_of(-1 - seed)
    position = GAME.start(seats, options, chance)
    assert isinstance(position, Timbuktu)
    outcome = Outcome()
    while asked := position.to_act():
        seat = asked[0]
        arrived = position.round * seats + position.turn + 1
        swaps = position.swaps
        fields = position.swap_fields[position.place_entered()]
        moving = position.phase == MOVING
        action = players[seat](position, seat, own)
        pen = (action - MOVE) // TOLLS
        lands = moving and fields >> (pen * PITCHES + position.filled[pen]) & 1
        position.apply(seat, action, chance)
        if lands:
            outcome.swapped_after[swaps].append(arrived)
    standing = position.standing()
    assert standing is not None
    outcome.points = standing.points
    outcome.tolls = sum(position.tolls)
    outcome.stolen = sum(position.stolen)
    outcome.removed = outcome.tolls + outcome.stolen
    return outcome


def mean_and_error(values: list[float]) -> tuple[float, float]:
    """The mean of many values, and its standard error."""
    mean = sum(values) / len(values)
    spread = sum((value - mean) ** 2 for value in values) / max(1, len(values) - 1)
    return mean, sqrt(spread / len(values))


def self_play(
    player: Player, seats: int, matches: int, options: dict[str, str] | None = None
) -> list[tuple[float, float]]:
    """Every figure of players of one kind among themselves, each with its error."""
    outcomes = [
        play_match(seats, seed, [player] * seats, options).figures() for seed in range(matches)
    ]
    return [
        mean_and_error([figures[number] for figures in outcomes]) for number in range(len(FIGURES))
    ]


def one_among(
    seats: int, matches: int, others: Player, one: Player = sensible
) -> tuple[float, float, float]:
    """The mean score of one player, that of the others, and the share it wins."""
    own: list[float] = []
    theirs: list[float] = []
    wins = 0.0
    for seed in range(matches):
        seat = seed % seats
        players = [others] * seats
        players[seat] = one
        points = play_match(seats, seed, players).points
        own.append(points[seat])
        theirs.append((sum(points) - points[seat]) / (seats - 1))
        if points[seat] == max(points):
            wins += 1 / points.count(max(points))
    return sum(own) / matches, sum(theirs) / matches, wins / matches


# Tables.


def table(heads: list[str], rows: list[list[str]]) -> str:
    lines = [heads, ["---"] * len(heads), *rows]
    return "\n".join("| " + " | ".join(line) + " |" for line in lines)


def self_play_table(matches: int) -> str:
    rows: list[list[str]] = []
    for seats in range(FEWEST, MOST + 1):
        for name, player, options in (
            ("sensible", sensible, {"loading": "printed"}),
            ("sensible, free loading", sensible, {"loading": "free"}),
            ("plain", plain, {"loading": "printed"}),
        ):
            found = self_play(player, seats, matches, options)
            rows.append([str(seats), name, *[f"{mean:.1f} ± {error:.1f}" for mean, error in found]])
        rows.append([str(seats), "earlier", *[f"{figure:g}" for figure in EARLIER[seats]]])
    return table(["players", "who", *FIGURES], rows)


def among_others_table(matches: int) -> str:
    rows: list[list[str]] = []
    for seats in range(FEWEST, MOST + 1):
        for name, others in (
            ("anything legal", anything),
            ("any pen", any_pen),
            ("any arrow", along_arrows),
            ("plain", plain),
        ):
            own, theirs, wins = one_among(seats, matches, others)
            rows.append([str(seats), name, f"{own:.0f}", f"{theirs:.0f}", f"{100 * wins:.1f} %"])
        earlier = [str(points) for points in EARLIER_AMONG_RANDOM[seats]]
        rows.append([str(seats), "earlier, random", *earlier, ""])
    return table(["players", "the others play", "sensible", "others", "wins"], rows)


def strength_table(matches: int) -> str:
    """One player among sensible ones: its share of the win, also against the fair one."""
    rows: list[list[str]] = []
    for seats in range(FEWEST, MOST + 1):
        for name, one in (
            ("8 worlds", thinking(8)),
            ("32 worlds", thinking(32)),
            ("128 worlds", thinking(128)),
            ("sees every pile", seeing_all),
        ):
            own, theirs, wins = one_among(seats, matches, sensible, one)
            apart = 1.96 * sqrt(wins * (1 - wins) / matches)
            share = f"{100 * wins:.1f} ± {100 * apart:.1f} %"
            rows.append(
                [str(seats), name, f"{own:.0f}", f"{theirs:.0f}", share, _times(wins, seats)]
            )
    return table(["players", "one", "its points", "others", "wins", "of its fair share"], rows)


def _times(wins: float, seats: int) -> str:
    return f"× {wins * seats:.2f}"


def strength() -> None:
    sys.stdout.write(f"{strength_table(int(sys.argv[1]))}\n")


def main() -> None:
    matches = int(sys.argv[1])
    sys.stdout.write(f"{self_play_table(matches)}\n\n{among_others_table(matches)}\n")
