"""Datasets: every row is what a seat knew, and playing the choices again gives the match."""

import json
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import serai
from serai.engine.chance import chance_of
from serai.engine.choices import WHOLE, Choices, Choosing
from serai.engine.errors import BadInput
from serai.lab import dataset
from serai.lab.plan import seed_of
from tests.cli.process import serai as run

GOLDEN = Path(__file__).parents[1]


def parts(folder: Path) -> list[dict[str, Any]]:
    return [dict(np.load(path)) for path in sorted(folder.glob("matches-*.npz"))]


@pytest.mark.parametrize("name", serai.games())
def test_the_choices_of_a_dataset_play_its_matches_again(name: str, tmp_path: Path) -> None:
    game = serai.game(name)
    bounded = {option: str(value) for option, value in game.bounded().items()}
    order = dataset.wanted(game, game.fewest, ["random"], bounded, 3, 1, most=80)
    dataset.begin(tmp_path, order)
    dataset.write_part(tmp_path, order, 0)
    (part,) = parts(tmp_path)
    encoding, choices = game.encoded(order.seats), Choices(game.space)
    chance = chance_of(seed_of(3, "dataset", "0"))
    position, choosing = game.start(order.seats, bounded, chance), Choosing()
    for row, mask, seat, choice in zip(
        part["observations"], part["masks"], part["seats"], part["choices"], strict=True
    ):
        assert row[: encoding.size].tolist() == encoding.numbers(position, int(seat))
        assert mask[choice] == 1
        action = choices.choose(position, int(seat), choosing, int(choice))
        if action != WHOLE:
            position.apply(int(seat), action, chance)
    assert part["ended"][0] == (not position.to_act())
    about = json.loads((tmp_path / "dataset.json").read_text())
    assert len(about["observation"]) == part["observations"].shape[1]
    assert len(about["choices"]) == part["masks"].shape[1]


def test_a_command_writes_a_dataset_and_goes_on_where_it_was(
    tmp_path: Path,
) -> None:
    folder = tmp_path / "set"
    wish = ["lab", "dataset", "livingstone", "--levels", "random,greedy", "--matches", "22"]
    wish += ["--most", "12", "--workers", "2", "--out", str(folder)]
    assert run(*wish).returncode == 0
    whole = parts(folder)
    assert [len(part["outcomes"]) for part in whole] == [20, 2]
    assert whole[0]["players"][0].tolist() == ["random", "greedy"]
    assert whole[0]["players"][1].tolist() == ["greedy", "random"]
    second = folder / "matches-000001.npz"
    before = (folder / "matches-000000.npz").stat().st_mtime_ns
    second.unlink()
    assert run(*wish).returncode == 0
    assert (folder / "matches-000000.npz").stat().st_mtime_ns == before
    for name, array in dict(np.load(second)).items():
        assert (array == whole[1][name]).all(), name
    other = run(*wish[:-4], "--seed", "9", "--out", str(folder))
    assert other.returncode != 0
    assert "another dataset" in " ".join(other.stderr.split())


def test_matches_are_read_from_files(tmp_path: Path) -> None:
    path = next(iter(sorted((GOLDEN / "timbuktu" / "golden").glob("*seats-3*.serai"))))
    order = dataset.recorded([path])
    dataset.begin(tmp_path, order)
    dataset.write_part(tmp_path, order, 0)
    (part,) = parts(tmp_path)
    match = serai.Match.load(path)
    assert part["ended"][0]
    assert match.result is not None
    assert part["points"][0].tolist() == match.result["points"]
    other = next(iter(sorted((GOLDEN / "livingstone" / "golden").glob("*.serai"))))
    with pytest.raises(BadInput, match="another game"):
        dataset.recorded([path, other])
