"""Counterfactual regret minimisation, through OpenSpiel, on the game of `docs/adding-a-game.md`.

python examples/cfr.py --rounds 30

The guide's code blocks are written out into a folder, with three skins and three wells instead of
five, so that the tree can be gone through in a moment; nothing else is changed. What is printed is
NashConv: how much both players together could still gain by knowing the other's policy. It falls
towards nought. Needs `pip install 'serai[envs,openspiel]'`.
"""

import argparse
import re
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pyspiel
from open_spiel.python.algorithms import cfr, exploitability

from serai import envs
from serai.engine import registry

GUIDE = Path(__file__).resolve().parents[1] / "docs" / "adding-a-game.md"
BLOCK = re.compile(r"^`(wells/[\w./]+)`\n```\w+\n(.*?)^```$", re.MULTILINE | re.DOTALL)
SMALLER = [("counts = [2, 2, 1]", "counts = [1, 1, 1]"), ("highest = 5", "highest = 3")]


def write_out(folder: Path) -> None:
    """The guide's game as a package in a folder, with fewer skins and wells."""
    for name, text in BLOCK.findall(GUIDE.read_text(encoding="utf-8")):
        for usual, smaller in SMALLER:
            text = text.replace(usual, smaller)
        file = folder / name
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text, encoding="utf-8")


def load(folder: Path) -> Any:
    """The game as one of OpenSpiel's."""
    sys.path.insert(0, str(folder))
    registry.named("wells.game:GAME")
    envs.register_openspiel()
    return pyspiel.load_game("serai_wells", {"players": 2})


def solve(game: Any, rounds: int, told_every: int) -> Iterator[tuple[int, float, Any]]:
    """NashConv and the average policy, now and then."""
    solver = cfr.CFRPlusSolver(game)
    yield 0, exploitability.nash_conv(game, solver.average_policy()), solver.average_policy()
    for number in range(1, rounds + 1):
        solver.evaluate_and_update_policy()
        if number % told_every == 0 or number == rounds:
            policy = solver.average_policy()
            yield number, exploitability.nash_conv(game, policy), policy


def first_skins(game: Any, policy: Any) -> Iterator[tuple[int, dict[str, float]]]:
    """What the first player does about the first well: how likely each skin is."""
    begun = game.new_initial_state()
    for drawn, _ in begun.chance_outcomes():
        state = begun.child(drawn)
        likely = policy.action_probabilities(state)
        yield drawn + 1, {state.action_to_string(a): round(float(p), 2) for a, p in likely.items()}


def main() -> None:
    reader = argparse.ArgumentParser(description=__doc__)
    reader.add_argument("--rounds", type=int, default=30)
    reader.add_argument("--told-every", type=int, default=5)
    wish = reader.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        write_out(Path(folder))
        game = load(Path(folder))
        for number, left, policy in solve(game, wish.rounds, wish.told_every):
            print(f"after {number} rounds: NashConv {left:.4f}", flush=True)
            average = policy
        for worth, likely in first_skins(game, average):
            print(f"a first well worth {worth}: {likely}")


if __name__ == "__main__":
    main()
