"""How fast Serai plays: decisions and copies per second, beside OpenSpiel and Catanatron.

Everything is measured in one run on one core, in slices that take turns, by processor time, so that
whatever else the machine does weighs little. Serai is measured compiled (the installed wheel) and
interpreted (the source tree); the peers only where the `bench` extra is installed.
"""

import argparse
import importlib.util
import json
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from time import process_time as clock
from typing import Any

from rich.console import Console
from rich.table import Table

import serai
from serai.engine.chance import Chance, QuickChance, chance_of
from serai.engine.match import Match
from serai.engine.position import Position
from serai.engine.rollout import play_out
from serai.games.treasure_island.belief import believe
from serai.games.treasure_island.hunt import Hunt

ROOT = Path(__file__).parents[1]
SOURCE_PYTHON = ROOT / ".venv" / "bin" / "python"
PEERS = ["openspiel:gin_rummy", "openspiel:cribbage", "openspiel:hearts", "catanatron"]
GOALS = [
    ("livingstone", "verbs", "compiled", "openspiel:gin_rummy", 20.0),
    ("livingstone", "verbs", "compiled", "openspiel:cribbage", 3.0),
    ("livingstone", "verbs", "compiled", "openspiel:hearts", 2.5),
    ("livingstone", "verbs", "compiled", "catanatron", 30.0),
    ("livingstone", "verbs", "interpreted", "catanatron", 3.0),
    ("timbuktu", "verbs", "compiled", "openspiel:gin_rummy", 20.0),
    ("timbuktu", "verbs", "compiled", "openspiel:cribbage", 3.0),
    ("timbuktu", "verbs", "compiled", "openspiel:hearts", 2.5),
    ("goldland", "verbs", "compiled", "openspiel:gin_rummy", 15.0),
    ("goldland", "verbs", "compiled", "openspiel:cribbage", 2.0),
    ("goldland", "verbs", "compiled", "openspiel:hearts", 1.5),
    ("treasure-island", "verbs", "compiled", "openspiel:gin_rummy", 8.0),
    ("treasure-island", "verbs", "compiled", "openspiel:cribbage", 1.2),
    ("treasure-island", "verbs", "compiled", "openspiel:hearts", 0.9),
]
"""game, measure, way, peer, how many times as fast it must be."""
LIMITS = [
    ("livingstone copies", "a copy of a position of LivingStone", 3.0, "µs", 1e6),
    ("treasure-island likelihoods", "a likelihood map of Treasure Island", 5.0, "ms", 1e3),
]
"""measure, what one is, how long it may take compiled, unit, units in a second."""

Measure = Callable[[float], tuple[int, float]]
"""Runs for about that many seconds; how much was done, and in how many seconds."""


# Serai.


class Subject:
    """One game of Serai, and the ways to measure it."""

    def __init__(self, name: str) -> None:
        self.game = serai.game(name)
        self.seats = min(4, self.game.most)
        self.options = dict(self.game.bounded())

    def measures(self) -> dict[str, Measure]:
        return {
            "verbs": self.by_verbs,
            "legal list": self.by_list,
            "Match.play": self.by_match,
            "inside": self.inside,
            "copies": self.copies,
        }

    def begin(self, seed: int) -> tuple[Position, Chance]:
        chance = chance_of(seed)
        return self.game.start(self.seats, self.options, chance), chance

    def by_verbs(self, seconds: float) -> tuple[int, float]:
        """to_act, sample and apply, called one by one from Python."""
        done, seed, start = 0, 0, clock()
        while clock() - start < seconds:
            seed += 1
            position, chance = self.begin(seed)
            while asked := position.to_act():
                position.apply(asked[0], position.sample(asked[0], chance), chance)
                done += 1
        return done, clock() - start

    def by_list(self, seconds: float) -> tuple[int, float]:
        """to_act, the list of all legal actions, one of them, apply."""
        done, seed, start = 0, 0, clock()
        while clock() - start < seconds:
            seed += 1
            position, chance = self.begin(seed)
            while asked := position.to_act():
                choices = position.legal(asked[0]) or [position.sample(asked[0], chance)]
                position.apply(asked[0], choices[chance.below(len(choices))], chance)
                done += 1
        return done, clock() - start

    def by_match(self, seconds: float) -> tuple[int, float]:
        """Match.play: checked, with events, draws and hashes."""
        done, seed, start = 0, 0, clock()
        while clock() - start < seconds:
            seed += 1
            chance = chance_of(seed)
            match = Match.new(self.game.name, self.seats, seed, self.options)
            while match.to_act and clock() - start < 2 * seconds:
                seat = match.to_act[0]
                match.play(seat, match.position.sample(seat, chance))
                done += 1
        return done, clock() - start

    def inside(self, seconds: float) -> tuple[int, float]:
        """The whole match in one call into the module."""
        done, seed, start = 0, 0, clock()
        while clock() - start < seconds:
            seed += 1
            position, chance = self.begin(seed)
            done += play_out(position, chance)
        return done, clock() - start

    def copies(self, seconds: float) -> tuple[int, float]:
        """Copies of a position in mid-match."""
        position, chance = self.begin(5)
        for _ in range(60):
            if asked := position.to_act():
                position.apply(asked[0], position.sample(asked[0], chance), chance)
        done, start = 0, clock()
        while clock() - start < seconds:
            for _ in range(100):
                position.copy()
            done += 100
        return done, clock() - start


def likelihoods(seconds: float) -> tuple[int, float]:
    """Likelihood maps of Treasure Island after a new clue, seven hints laid."""
    position, seat = seven_hints()
    known = position.seen_by(seat).known
    assert isinstance(known, Hunt)
    done, start = 0, clock()
    while clock() - start < seconds:
        believe(known, seat)
        done += 1
    return done, clock() - start


def seven_hints() -> tuple[Hunt, int]:
    """The first match of bots that goes on when Silver has laid his last hint, and a pirate."""
    game = serai.game("treasure-island")
    for seed in range(100):
        chance = chance_of(seed)
        position = game.start(4, {}, chance)
        assert isinstance(position, Hunt)
        while position.to_act() and position.hint_count() < 7:
            seat = position.to_act()[0]
            choice = game.policy(position.seen_by(seat).known, seat, chance)
            position.apply(seat, choice, chance)
        if position.to_act():
            return position, (position.silver + 1) % 4
    raise AssertionError("no match of bots comes to its last hint")


# Peers.


def openspiel(title: str) -> Measure:
    """Random play through OpenSpiel's Python interface, drawn from the quickest chance we have."""
    import pyspiel

    game = pyspiel.load_game(title)
    draw = QuickChance(7).below

    def run(seconds: float) -> tuple[int, float]:
        done = 0
        start = clock()
        while clock() - start < seconds:
            state = game.new_initial_state()
            while not state.is_terminal():
                if state.is_chance_node():
                    outcomes = state.chance_outcomes()
                    state.apply_action(outcomes[draw(len(outcomes))][0])
                else:
                    actions = state.legal_actions()
                    state.apply_action(actions[draw(len(actions))])
                    done += 1
        return done, clock() - start

    assert draws_evenly(game), f"{title} wants its outcomes weighed"
    return run


def draws_evenly(game: Any) -> bool:
    """Whether all outcomes are equally likely wherever chance decides: then none is weighed."""
    draw = QuickChance(11).below
    for _ in range(10):
        state = game.new_initial_state()
        while not state.is_terminal():
            outcomes = state.chance_outcomes() if state.is_chance_node() else []
            if len({chance for _, chance in outcomes}) > 1:
                return False
            actions = [action for action, _ in outcomes] or state.legal_actions()
            state.apply_action(actions[draw(len(actions))])
    return True


def catanatron() -> Measure:
    """Random play of Catanatron, four players."""
    from catanatron import Color, Game, RandomPlayer

    def run(seconds: float) -> tuple[int, float]:
        done = 0
        start = clock()
        while clock() - start < seconds:
            game = Game(
                [
                    RandomPlayer(color)
                    for color in (Color.RED, Color.BLUE, Color.WHITE, Color.ORANGE)
                ]
            )
            while game.winning_color() is None and game.state.num_turns < 1000:
                game.play_tick()
                done += 1
        return done, clock() - start

    return run


def peer_measures() -> dict[str, Measure]:
    found: dict[str, Measure] = {}
    if importlib.util.find_spec("pyspiel"):
        for peer in PEERS[:3]:
            found[peer] = openspiel(peer.partition(":")[2])
    if importlib.util.find_spec("catanatron"):
        found["catanatron"] = catanatron()
    return found


# Running.


def is_compiled() -> bool:
    return not str(sys.modules["serai.engine.position"].__file__).endswith(".py")


def rate(measures: dict[str, Measure], seconds: float, slices: int) -> dict[str, float]:
    """Per second, over slices that take turns."""
    done = dict.fromkeys(measures, 0)
    spent = dict.fromkeys(measures, 0.0)
    for _ in range(slices):
        for name, measure in measures.items():
            count, took = measure(seconds / slices)
            done[name] += count
            spent[name] += took
    return {name: done[name] / spent[name] for name in measures}


def measure_here(seconds: float) -> dict[str, float]:
    """All games in this interpreter."""
    measures: dict[str, Measure] = {}
    for name in serai.games():
        for what, measure in Subject(name).measures().items():
            measures[f"{name} {what}"] = measure
    measures["treasure-island likelihoods"] = likelihoods
    return rate(measures, seconds, 2)


def measure_interpreted(seconds: float) -> dict[str, float]:
    """The same in the source tree's interpreter."""
    if not SOURCE_PYTHON.exists():
        return {}
    answer = subprocess.run(
        [str(SOURCE_PYTHON), str(Path(__file__)), "--seconds", str(seconds), "--json"],
        capture_output=True,
        text=True,
        check=True,
        cwd=ROOT,
    )
    found: dict[str, float] = json.loads(answer.stdout)
    return found


def main() -> int:
    reader = argparse.ArgumentParser(description=__doc__)
    reader.add_argument("--seconds", type=float, default=2.0, help="time for each measure (2)")
    reader.add_argument("--json", action="store_true", help="only this interpreter, as JSON")
    wish = reader.parse_args()
    if wish.seconds <= 0:
        reader.error("seconds must be more than 0")
    if wish.json:
        print(json.dumps(measure_here(wish.seconds)))
        return 0
    here = measure_here(wish.seconds)
    ways = {"compiled" if is_compiled() else "interpreted": here}
    peers = rate(peer_measures(), wish.seconds, 2)
    if is_compiled():
        ways["interpreted"] = measure_interpreted(wish.seconds)
    show(ways, peers)
    return judge(ways, peers)


def show(ways: dict[str, dict[str, float]], peers: dict[str, float]) -> None:
    table = Table(title="Random play on one core, per second")
    table.add_column("what")
    for way in ways:
        table.add_column(way, justify="right")
    for measured in next(iter(ways.values())):
        table.add_row(measured, *[f"{rates.get(measured, 0):,.0f}" for rates in ways.values()])
    for peer, per_second in peers.items():
        table.add_row(peer, f"{per_second:,.0f}", *[""] * (len(ways) - 1), style="dim")
    Console().print(table)


def judge(ways: dict[str, dict[str, float]], peers: dict[str, float]) -> int:
    """Say how Serai stands beside its peers and its own goals; 1 if a goal is missed."""
    missed = 0
    for game, measured, way, peer, goal in GOALS:
        mine = ways.get(way, {}).get(f"{game} {measured}")
        if mine is None or peer not in peers:
            continue
        times = mine / peers[peer]
        missed += times < goal
        verdict = "reached" if times >= goal else "MISSED"
        print(f"{game} {measured} {way}: {times:.1f} × {peer} (goal {goal:g} ×, {verdict})")
    for measured, title, limit, unit, units in LIMITS:
        per_second = ways.get("compiled", {}).get(measured)
        if per_second is None:
            continue
        took = units / per_second
        missed += took > limit
        verdict = "reached" if took <= limit else "MISSED"
        print(f"{title}: {took:.2f} {unit} (goal {limit:g} {unit}, {verdict})")
    if not peers:
        print("No peers to compare with: `make bench` installs them.")
    return 1 if missed else 0


if __name__ == "__main__":
    sys.exit(main())
