"""Teaching a judgement: a network with one hidden layer, fitted to what was gathered, by NumPy.

After every epoch all that the fit needs is kept, so that it goes on where it was interrupted. What
comes out are two files for the game's folder `judgement`: the weights as whole numbers, and a card
that says what they were made of and how good they are on matches that were held back.
"""

import json
import math
from collections.abc import Callable
from pathlib import Path
from typing import Any, Final

import msgspec
import numpy as np
from numpy.typing import NDArray

import serai
from serai.bots import judgement
from serai.lab import parts, school
from serai.lab.school import Lessons, Schooling

Array = NDArray[np.float32]
UNITS: Final = 32
EPOCHS: Final = 8
BATCH: Final = 1024
RATE: Final = 2e-3
THOUSAND: Final = 1000.0
KEPT: Final = "fit.npz"
BINS: Final = 10
LAYERS: Final = ("first", "first_start", "second", "second_start")


class Fit:
    """A network while it learns: its weights, and what Adam remembers of every gradient."""

    def __init__(self, rows: NDArray[np.int16], units: int, seed: int) -> None:
        draw = np.random.default_rng(seed)
        size = rows.shape[1]
        self.mean = rows.mean(axis=0, dtype=np.float64).astype(np.float32)
        spread = rows.std(axis=0, dtype=np.float64).astype(np.float32)
        self.scale = np.where(spread > 0, 1 / np.maximum(spread, 1e-6), 0).astype(np.float32)
        first = draw.normal(0, math.sqrt(2 / size), (size, units)).astype(np.float32)
        second = draw.normal(0, math.sqrt(1 / units), (units, 2)).astype(np.float32)
        starts = np.zeros(units, np.float32), np.zeros(2, np.float32)
        self.layers: list[Array] = [first, starts[0], second, starts[1]]
        self.slope = [np.zeros_like(layer) for layer in self.layers]
        self.bend = [np.zeros_like(layer) for layer in self.layers]
        self.steps = 0
        self.curve: list[list[float]] = []
        """For each epoch the loss on what was learnt from, and on what was held back."""

    def learn(self, rows: NDArray[np.int16], ends: NDArray[np.int16], rate: float) -> float:
        """One step of Adam on a batch; its loss before."""
        first, first_start, second, second_start = self.layers
        told = (rows - self.mean) * self.scale
        hidden = np.maximum(told @ first + first_start, 0)
        said = _logistic(hidden @ second + second_start)
        wanted = ends.astype(np.float32) / np.float32(THOUSAND)
        off = (said - wanted) / np.float32(len(rows))
        back = (off @ second.T) * (hidden > 0)
        gradients = [told.T @ back, back.sum(axis=0), hidden.T @ off, off.sum(axis=0)]
        self.steps += 1
        for layer, slope, bend, gradient in zip(
            self.layers, self.slope, self.bend, gradients, strict=True
        ):
            slope += np.float32(0.1) * (gradient - slope)
            bend += np.float32(0.001) * (gradient * gradient - bend)
            even = slope / np.float32(1 - 0.9**self.steps)
            rough = np.sqrt(bend / np.float32(1 - 0.999**self.steps)) + np.float32(1e-8)
            layer -= np.float32(rate) * even / rough
        return _loss(said, wanted)

    def loss(self, rows: NDArray[np.int16], ends: NDArray[np.int16]) -> float:
        first, first_start, second, second_start = self.layers
        hidden = np.maximum((rows - self.mean) * self.scale @ first + first_start, 0)
        said = _logistic(hidden @ second + second_start)
        return _loss(said, ends.astype(np.float32) / np.float32(THOUSAND))

    def keep(self, folder: Path) -> None:
        arrays: dict[str, Any] = {"steps": self.steps, "curve": np.array(self.curve)}
        for place, name in enumerate(LAYERS):
            arrays[name] = self.layers[place]
            arrays[f"{name}_slope"] = self.slope[place]
            arrays[f"{name}_bend"] = self.bend[place]
        parts.keep(folder / KEPT, **arrays)

    def resume(self, folder: Path) -> None:
        """Go on from what was kept, if that has as many units."""
        if not (folder / KEPT).exists():
            return
        with np.load(folder / KEPT) as kept:
            if kept["first"].shape != self.layers[0].shape:
                return
            self.steps, self.curve = int(kept["steps"]), kept["curve"].tolist()
            for place, name in enumerate(LAYERS):
                self.layers[place] = kept[name]
                self.slope[place] = kept[f"{name}_slope"]
                self.bend[place] = kept[f"{name}_bend"]

    def whole(self) -> "Weights":
        """The weights as whole numbers, for inputs as they are."""
        first, first_start, second, second_start = self.layers
        raw = first * self.scale[:, None]
        start = first_start - self.mean @ raw
        fine, coarse = 1 << judgement.FINE, 1 << judgement.COARSE
        return Weights(
            _whole(raw * fine),
            _whole(start * fine),
            _whole(second * coarse),
            _whole(second_start * fine * coarse),
        )


class Weights(msgspec.Struct):
    """A network in whole numbers, as a judgement's file holds it."""

    first: NDArray[np.int64]
    first_start: NDArray[np.int64]
    second: NDArray[np.int64]
    second_start: NDArray[np.int64]

    def judged(self, rows: NDArray[np.int16]) -> NDArray[np.int64]:
        """The win and the promise in thousandths, as `judgement.Judge` has them."""
        hidden = np.maximum(rows.astype(np.int64) @ self.first + self.first_start, 0)
        heard = hidden @ self.second + self.second_start
        step = judgement.FINE + judgement.COARSE - judgement.STEP_BITS
        places = np.clip((heard >> step) + judgement.REACH, 0, 2 * judgement.REACH)
        judged: NDArray[np.int64] = np.take(np.array(judgement.CURVE, np.int64), places)
        return judged

    def units(self) -> list[list[int]]:
        """A line for each hidden unit: where it starts, how it is heard, what it hears."""
        lines = [self.first_start[:, None], self.second, self.first.T]
        told: list[list[int]] = np.concatenate(lines, axis=1).tolist()
        return told


def _whole(weights: Array) -> NDArray[np.int64]:
    whole = np.rint(weights.astype(np.float64))
    return np.clip(whole, -judgement.LARGEST, judgement.LARGEST).astype(np.int64)


def _logistic(heard: Array) -> Array:
    return (1 / (1 + np.exp(-heard))).astype(np.float32)


def _loss(said: Array, wanted: Array) -> float:
    """How surprising the ends are, in nats: the mean of win and promise."""
    safe = np.clip(said, 1e-6, 1 - 1e-6)
    return float(-np.mean(wanted * np.log(safe) + (1 - wanted) * np.log(1 - safe)))


def train(
    folder: Path,
    order: Schooling,
    units: int,
    epochs: int,
    stop: Callable[[], bool] = lambda: False,
    progress: Callable[[int, int], None] = lambda done, wanted: None,
) -> list[Path]:
    """Fit a network to what lies in a folder; its two files, or none if it was stopped before."""
    lessons = school.load(folder, order)
    held = lessons.matches % school.HELD_BACK == school.HELD_BACK - 1
    fit = Fit(lessons.rows, units, order.seed)
    fit.resume(folder)
    learnt = np.flatnonzero(~held)
    while len(fit.curve) < epochs:
        progress(len(fit.curve), epochs)
        if stop():
            return []
        _epoch(fit, lessons, learnt, held, order.seed, epochs)
        fit.keep(folder)
    progress(epochs, epochs)
    return write(folder, order, fit, lessons, held)


def _epoch(
    fit: Fit,
    lessons: Lessons,
    learnt: NDArray[np.int64],
    held: NDArray[np.bool_],
    seed: int,
    epochs: int,
) -> None:
    """Go through everything once, in an order of its own, with steps that grow smaller."""
    done = len(fit.curve)
    shuffled = np.random.default_rng([seed, done]).permutation(learnt)
    losses = []
    for at in range(0, len(shuffled), BATCH):
        share = (done + at / len(shuffled)) / epochs
        some = shuffled[at : at + BATCH]
        rate = RATE * (0.02 + 0.98 * (1 + math.cos(math.pi * share)) / 2)
        losses.append(fit.learn(lessons.rows[some], lessons.ends[some], rate))
    fit.curve.append([float(np.mean(losses)), fit.loss(lessons.rows[held], lessons.ends[held])])


def write(
    folder: Path, order: Schooling, fit: Fit, lessons: Lessons, held: NDArray[np.bool_]
) -> list[Path]:
    """The weights and their card."""
    game = serai.game(order.game)
    weights = fit.whole()
    told = {
        "form": judgement.FORM,
        "options": order.options,
        "numbers": school.outlook(game, order.seats).names,
        "starts": weights.second_start.tolist(),
    }
    units = ",\n  ".join(json.dumps(unit) for unit in weights.units())
    text = f'{json.dumps(told, indent=1)[:-2]},\n "units": [\n  {units}\n ]\n}}\n'
    data = folder / judgement.file_name(order.seats)
    data.write_text(text, encoding="utf-8")
    judgement.read(game, school.outlook(game, order.seats), text)
    paper = data.with_suffix(".toml")
    paper.write_text(card(order, fit, weights, lessons, held), encoding="utf-8")
    return [data, paper]


def card(
    order: Schooling, fit: Fit, weights: Weights, lessons: Lessons, held: NDArray[np.bool_]
) -> str:
    """How a judgement came about, and how it does on the matches that were held back."""
    said = weights.judged(lessons.rows[held])[:, 0]
    ended = lessons.ends[held][:, 0]
    epochs, units = len(fit.curve), fit.layers[0].shape[1]
    options = "".join(f" --option {name}={value}" for name, value in order.options.items())
    command = (
        f"serai lab train {order.game} --seats {order.seats} --levels {','.join(order.levels)}"
        f" --matches {order.matches} --units {units} --epochs {epochs} --seed {order.seed}{options}"
    )
    lines = [
        "# How the weights beside this card came about; `serai lab train` wrote both.",
        f"command = {json.dumps(command)}",
        f"serai = {json.dumps(serai.__version__)}",
        f"made_of = {json.dumps(order.made_of)}",
        f"positions = {len(lessons.rows)}",
        f"held_back = {int(held.sum())}",
        f"correlation = {correlation(said, ended):.3f}",
        "# Of each epoch the loss on what was learnt from, and on what was held back.",
        f"curve = [{', '.join(f'[{a:.4f}, {b:.4f}]' for a, b in fit.curve)}]",
        "# Of what was held back: the chance that was judged, the share that was won, how many.",
        f"reliability = [{', '.join(reliability(said, ended))}]",
    ]
    return "\n".join(lines) + "\n"


def correlation(said: NDArray[np.int64], ended: NDArray[np.int16]) -> float:
    """Of the judged chance with the end; none where either never changes."""
    if said.std() == 0 or ended.std() == 0:
        return 0.0
    return float(np.corrcoef(said, ended)[0, 1])


def reliability(said: NDArray[np.int64], ended: NDArray[np.int16]) -> list[str]:
    """Positions sorted by the judged chance into equal ranges, as lists for a card."""
    which = np.minimum(said * BINS // int(THOUSAND), BINS - 1)
    found: list[str] = []
    for place in range(BINS):
        here = which == place
        if here.any():
            judged, won = said[here].mean() / THOUSAND, ended[here].mean() / THOUSAND
            found.append(f"[{judged:.3f}, {won:.3f}, {int(here.sum())}]")
    return found
