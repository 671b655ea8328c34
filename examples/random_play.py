"""Random play on a fleet: how long matches are, how many choices there are, and who wins.

python examples/random_play.py livingstone --seats 2 --steps 20000
"""

import argparse

import numpy as np

import serai
from serai import envs


def play(game: str, seats: int | None, steps: int, seed: int) -> dict[str, float]:
    """Step 32 matches so often in all; mean length, mean number of choices, wins of seat 0."""
    options = serai.game(game).bounded()
    fleet = envs.fleet(game, 32, seats, seed, options)
    chance = np.random.default_rng(seed)
    matches, wins, choices, stepped, whole = 0, 0.0, 0, 0, 0
    length = np.zeros(fleet.matches, np.int64)
    while stepped < steps or not matches:
        choices += int(fleet.mask.sum())
        fleet.step((chance.random(fleet.mask.shape) * fleet.mask).argmax(axis=1))
        stepped += fleet.matches
        length += 1
        whole += int(length[fleet.ended].sum())
        length[fleet.ended] = 0
        matches += int(fleet.ended.sum())
        wins += float(fleet.reward[:, 0].sum())
    return {
        "matches": matches,
        "steps a match": whole / matches,
        "choices a step": choices / stepped,
        "wins of seat 0": wins / matches,
    }


def main() -> None:
    reader = argparse.ArgumentParser(description=__doc__)
    reader.add_argument("game", choices=serai.games())
    reader.add_argument("--seats", type=int)
    reader.add_argument("--steps", type=int, default=20_000)
    reader.add_argument("--seed", type=int, default=1)
    wish = reader.parse_args()
    for what, figure in play(wish.game, wish.seats, wish.steps, wish.seed).items():
        print(f"{what}: {figure:.2f}")


if __name__ == "__main__":
    main()
