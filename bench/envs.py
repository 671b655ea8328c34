"""How fast learners can step Serai's environments, beside OpenSpiel's and PettingZoo's own.

Every step of every environment hands out an observation and a mask (or list) of legal actions, and
is answered by a random legal choice, whose drawing is counted as well. One run on one core, in
slices that take turns, by processor time. A fleet is also measured without the drawing.
"""

import argparse
import importlib.util
import os
import sys
import warnings
from collections.abc import Callable
from time import process_time as clock
from typing import Any

os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")  # a second thread would count as our time
os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")

import numpy as np
from numpy.typing import NDArray
from rich.console import Console
from rich.table import Table

import serai
from serai import envs

SIZES = [64, 1024]
GOALS = {
    "livingstone": 400_000,
    "timbuktu": 400_000,
    "goldland": 150_000,
    "treasure-island": 30_000,
}
"""Steps a second of a fleet, observation and mask included, the learner's drawing not."""
TIMES = 3.0
"""So many times as fast as OpenSpiel's rl_environment on gin_rummy each `aec` must be."""
YARDSTICK = "OpenSpiel rl_environment: gin_rummy"

Measure = Callable[[float], tuple[int, float]]
"""Runs for about that many seconds; how many steps, and in how many seconds."""


class Lots:
    """Draws legal choices, as a learner would pick them: from masks, or from lists."""

    def __init__(self) -> None:
        self._chance = np.random.default_rng(7)

    def of_mask(self, mask: NDArray[np.int8]) -> int:
        legal = mask.nonzero()[0]
        return int(legal[int(self._chance.random() * len(legal))])

    def of_list(self, legal: list[int]) -> int:
        return int(legal[int(self._chance.random() * len(legal))])

    def of_masks(self, masks: NDArray[np.int8]) -> NDArray[np.int64]:
        lots = self._chance.random(masks.shape, np.float32) * masks
        return np.asarray(lots.argmax(axis=1), np.int64)


# Serai.


def fleet(name: str, matches: int, drawing: bool) -> Measure:
    """A fleet; the learner's drawing is counted or left out."""
    ships = envs.fleet(name, matches, seed=3, options=serai.game(name).bounded())
    lots = Lots()
    for _ in range(50):
        ships.step(lots.of_masks(ships.mask))

    def run(seconds: float) -> tuple[int, float]:
        steps, spent = 0, 0.0
        while spent < seconds:
            began = clock()
            chosen = lots.of_masks(ships.mask)
            drawn = clock()
            ships.step(chosen)
            spent += clock() - (began if drawing else drawn)
            steps += matches
        return steps, spent

    return run


def turn_by_turn(env: Any) -> Measure:
    """PettingZoo's loop, as its documentation has it."""
    lots = Lots()

    def run(seconds: float) -> tuple[int, float]:
        steps, seed, began = 0, 0, clock()
        while clock() - began < seconds:
            seed += 1
            env.reset(seed=seed)
            for _ in env.agent_iter():
                told, _, ended, cut, _ = env.last()
                env.step(None if ended or cut else lots.of_mask(told["action_mask"]))
                steps += 1
                if steps % 512 == 0 and clock() - began > seconds:
                    break
        return steps, clock() - began

    return run


def one_seat(name: str) -> Measure:
    """Gymnasium's loop; random bots sit on the other seats, and their decisions count as well."""
    env = envs.gym(name, others="random", options=serai.game(name).bounded())
    lots = Lots()

    def run(seconds: float) -> tuple[int, float]:
        steps, seed, began = 0, 0, clock()
        while clock() - began < seconds:
            seed += 1
            told, _ = env.reset(seed=seed)
            over = False
            while not over and clock() - began < seconds:
                told, _, ended, cut, _ = env.step(lots.of_mask(told["action_mask"]))
                over = ended or cut
                steps += 1
        return steps, clock() - began

    return run


def own_measures() -> dict[str, Measure]:
    found: dict[str, Measure] = {}
    for name in serai.games():
        for matches in SIZES:
            found[f"{name}: fleet of {matches}"] = fleet(name, matches, drawing=False)
            found[f"{name}: fleet of {matches}, drawing"] = fleet(name, matches, drawing=True)
        found[f"{name}: aec"] = turn_by_turn(envs.aec(name, options=serai.game(name).bounded()))
        found[f"{name}: gym"] = one_seat(name)
    return found


# Peers.


def rl_environment(title: str) -> Measure:
    """OpenSpiel's environment for learners: observations and lists of legal actions."""
    from open_spiel.python import rl_environment as spiel

    env = spiel.Environment(title)
    env.seed(7)
    lots = Lots()

    def run(seconds: float) -> tuple[int, float]:
        steps, began = 0, clock()
        while clock() - began < seconds:
            moment = env.reset()
            while not moment.last():
                told = moment.observations
                seat = told["current_player"]
                moment = env.step([lots.of_list(told["legal_actions"][seat])])
                steps += 1
        return steps, clock() - began

    return run


def peer_measures() -> dict[str, Measure]:
    found: dict[str, Measure] = {}
    if importlib.util.find_spec("pyspiel"):
        for title in ("gin_rummy", "hearts"):
            found[f"OpenSpiel rl_environment: {title}"] = rl_environment(title)
    if importlib.util.find_spec("pygame"):
        from pettingzoo.classic import connect_four_v3, tictactoe_v3

        found["PettingZoo: connect_four"] = turn_by_turn(connect_four_v3.raw_env())
        found["PettingZoo: tictactoe"] = turn_by_turn(tictactoe_v3.raw_env())
    return found


# Running.


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


def main() -> int:
    reader = argparse.ArgumentParser(description=__doc__)
    reader.add_argument("--seconds", type=float, default=2.0, help="time for each measure (2)")
    wish = reader.parse_args()
    if wish.seconds <= 0:
        reader.error("seconds must be more than 0")
    warnings.simplefilter("ignore")
    rates = rate(own_measures() | peer_measures(), wish.seconds, 2)
    table = Table(title="Steps a second on one core, with observation and mask")
    table.add_column("environment")
    table.add_column("steps", justify="right")
    for what, per_second in rates.items():
        table.add_row(what, f"{per_second:,.0f}", style="" if what[0].islower() else "dim")
    Console().print(table)
    return judge(rates)


def judge(rates: dict[str, float]) -> int:
    """Say which goals are reached; 1 if one is missed."""
    missed = 0
    for name, goal in GOALS.items():
        best = max(rates[f"{name}: fleet of {matches}"] for matches in SIZES)
        missed += best < goal
        verdict = "reached" if best >= goal else "MISSED"
        print(f"{name} fleet: {best:,.0f} steps a second (goal {goal:,}, {verdict})")
        if YARDSTICK in rates:
            times = rates[f"{name}: aec"] / rates[YARDSTICK]
            missed += times < TIMES
            verdict = "reached" if times >= TIMES else "MISSED"
            print(f"{name} aec: {times:.1f} × {YARDSTICK} (goal {TIMES:g} ×, {verdict})")
    return 1 if missed else 0


if __name__ == "__main__":
    sys.exit(main())
