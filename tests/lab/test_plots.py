"""Pictures: there, of a sensible size, with something on them, and legible without colour."""

import io
from pathlib import Path

import numpy as np
import pytest
from matplotlib.image import imread

from serai.lab import plots
from serai.lab.clock import Clock
from serai.lab.drawing import MARKS, Sheet, Sign, bars, signs
from serai.lab.ratings import ratings
from serai.lab.tally import standings
from tests.lab.test_tally import ended, report

PAPER = np.array([0xF6, 0xF0, 0xE4]) / 255


def pixels(path: Path) -> "np.ndarray[tuple[int, ...], np.dtype[np.float64]]":
    return imread(io.BytesIO(path.read_bytes()), format="png")[..., :3]


def coloured(path: Path, colour: str) -> int:
    """How many pixels have exactly this colour."""
    wanted = np.array([int(colour[at : at + 2], 16) for at in (1, 3, 5)]) / 255
    return int((abs(pixels(path) - wanted).max(axis=-1) < 0.004).sum())


def drawn(folder: Path) -> list[Path]:
    outcomes = [ended(["greedy", "random"] * 2, [number % 3], number) for number in range(12)]
    for outcome in outcomes:
        for level in outcome.players:
            outcome.clocks.setdefault(level, Clock()).add(0.001 + outcome.number / 1e4)
    found = report(outcomes)
    return plots.tournament(found, standings(found), ratings(found), folder)


def test_a_tournament_has_pictures_of_shares_times_and_ratings(tmp_path: Path) -> None:
    assert [path.name for path in drawn(tmp_path)] == ["shares.png", "moves.png", "ratings.png"]
    assert sorted(path.name for path in tmp_path.iterdir()) == [
        "moves.png",
        "ratings.png",
        "shares.png",
    ]


@pytest.mark.parametrize("number", range(3))
def test_no_picture_is_blank(number: int, tmp_path: Path) -> None:
    path = drawn(tmp_path)[number]
    height, width, _ = pixels(path).shape
    assert width >= 1000
    assert height >= 200
    on_paper = abs(pixels(path) - PAPER).max(axis=-1) < 0.01
    assert 0.05 < on_paper.mean() < 0.95
    for sign in signs(["greedy", "random"]).values():
        assert coloured(path, sign.colour) > 100


def test_levels_differ_by_mark_and_hatch_and_not_by_colour_alone() -> None:
    look = list(signs([f"level {number}" for number in range(len(MARKS))]).values())
    for kind in ("colour", "mark", "hatch"):
        assert len({getattr(sign, kind) for sign in look}) == len(look)


def test_a_level_has_the_same_sign_in_every_picture() -> None:
    few, many = signs(["greedy", "random"]), signs(["greedy", "random", "novice"])
    assert [vars(few[name]) for name in few] == [vars(many[name]) for name in few]


def test_bars_hold_every_value(tmp_path: Path) -> None:
    sheet = Sheet("Bars", [4])
    values = [1, 1, 2, 40, 97]
    bars(sheet.panels[0], values, 24, Sign("#C8102E", "o", ""))
    heights = [patch.get_height() for patch in sheet.panels[0].patches]  # type: ignore[attr-defined]
    assert sum(heights) == pytest.approx(1.0)
    assert max(heights) == pytest.approx(3 / 5)
