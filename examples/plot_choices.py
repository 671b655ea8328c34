"""How many choices a player has in the course of a match, drawn for every game.

python examples/plot_choices.py choices.svg --matches 40

Fleets are played at random; each match is cut into so many parts from its beginning to its end,
and what is drawn is the mean over all matches, with the middle half of them shaded. Needs
matplotlib: `pip install 'serai[envs,lab]'`.
"""

import argparse
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

import serai
from serai import envs

PARTS = 40
LINES = ["-", "--", "-.", ":"]


def choices_along(game: str, matches: int, seed: int) -> NDArray[np.float64]:
    """A row for every match: how many choices there were in each part of it."""
    fleet = envs.fleet(game, min(matches, 32), seed=seed, options=serai.game(game).bounded())
    chance = np.random.default_rng(seed)
    under_way: list[list[int]] = [[] for _ in range(fleet.matches)]
    done: list[NDArray[np.float64]] = []
    while len(done) < matches:
        for match, count in enumerate(fleet.mask.sum(axis=1)):
            under_way[match].append(int(count))
        fleet.step((chance.random(fleet.mask.shape) * fleet.mask).argmax(axis=1))
        for match in np.flatnonzero(fleet.ended).tolist():
            counts = under_way[match]
            places = np.linspace(0, len(counts) - 1, PARTS)
            done.append(np.interp(places, np.arange(len(counts)), counts))
            under_way[match] = []
    return np.array(done[:matches])


def draw(found: dict[str, NDArray[np.float64]], file: Path) -> None:
    """One line a game, told apart by its shape and by its name at the end."""
    import matplotlib as mpl

    mpl.use("Agg")
    from matplotlib import pyplot

    figure, axes = pyplot.subplots(figsize=(7, 4), layout="constrained")
    along = np.linspace(0, 100, PARTS)
    for (game, rows), line in zip(found.items(), LINES, strict=False):
        drawn: Any = axes.plot(along, rows.mean(axis=0), line, label=serai.game(game).title)
        low, high = np.percentile(rows, [25, 75], axis=0)
        axes.fill_between(along, low, high, alpha=0.15, color=drawn[0].get_color())
    axes.set(xlabel="percent of the match", ylabel="choices", yscale="log")
    axes.set_title("Choices a player has, in random play")
    axes.legend()
    figure.savefig(file)
    pyplot.close(figure)


def main() -> None:
    reader = argparse.ArgumentParser(description=__doc__)
    reader.add_argument("file", type=Path, help="where to draw it (.svg, .png)")
    reader.add_argument("--games", nargs="+", choices=serai.games(), default=serai.games())
    reader.add_argument("--matches", type=int, default=40)
    reader.add_argument("--seed", type=int, default=1)
    wish = reader.parse_args()
    found = {game: choices_along(game, wish.matches, wish.seed) for game in wish.games}
    for game, rows in found.items():
        print(f"{game}: {rows.mean():.1f} choices, at the most {rows.mean(axis=0).max():.1f}")
    draw(found, wish.file)


if __name__ == "__main__":
    main()
