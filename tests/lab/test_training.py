"""Teaching a judgement: gathered once, learnt step by step, written down with a card."""

import json
import tomllib
from pathlib import Path

import numpy as np
import pytest

import serai
from serai.bots import judgement
from serai.engine.chance import chance_of
from serai.engine.errors import BadInput
from serai.lab import school, training
from serai.lab.school import Schooling
from tests.cli.process import serai as run

GAME = serai.game("livingstone")


def order(matches: int = 10, seed: int = 1) -> Schooling:
    return school.wanted(GAME, 2, ["greedy"], {}, seed, matches)


def test_a_school_holds_what_every_seat_knew_and_how_it_ended() -> None:
    lessons = school.play(order(), 0)
    names = school.outlook(GAME, 2).names
    assert lessons.rows.shape[1] == len(names)
    assert len(lessons.rows) == len(lessons.ends) == len(lessons.matches) > 20
    wealth = lessons.rows[:, names.index("me: wealth")]
    rival = lessons.rows[:, names.index("1 after me: wealth")]
    assert (wealth[::2] == rival[1::2]).all()
    assert (lessons.ends[::2, 0] + lessons.ends[1::2, 0] == 1000).all()
    again = school.play(order(), 0)
    assert (again.rows == lessons.rows).all()


def test_a_network_learns_what_can_be_seen() -> None:
    draw = np.random.default_rng(1)
    rows = draw.integers(0, 20, (4000, 3)).astype(np.int16)
    won = np.where(rows[:, 0] > rows[:, 1], 1000, 0).astype(np.int16)
    ends = np.stack([won, won], axis=1)
    fit = training.Fit(rows, 8, 1)
    before = fit.loss(rows, ends)
    for _ in range(30):
        for at in range(0, len(rows), 200):
            fit.learn(rows[at : at + 200], ends[at : at + 200], 0.01)
    assert before > 0.6
    assert fit.loss(rows, ends) < 0.2
    judged = fit.whole().judged(rows)[:, 0]
    assert ((judged > 500) == (won == 1000)).mean() > 0.95


def test_a_file_judges_as_its_weights_do(tmp_path: Path) -> None:
    wish = order()
    assert school.gather(tmp_path, wish, 1)
    weights, card = training.train(tmp_path, wish, 4, 2)
    outlook = school.outlook(GAME, 2)
    judges = judgement.read(GAME, outlook, weights.read_text(encoding="utf-8"))
    fit = training.Fit(school.load(tmp_path, wish).rows, 4, wish.seed)
    fit.resume(tmp_path)
    chance = chance_of(2)
    position = GAME.start(2, None, chance)
    while position.to_act():
        seat = position.to_act()[0]
        judges.look(position, seat)
        row = np.array([outlook.numbers(position, seat)], np.int16)
        assert fit.whole().judged(row).tolist() == [[judges.wins, judges.promise]]
        position.apply(seat, position.sample(seat, chance), chance)
    told = tomllib.loads(card.read_text(encoding="utf-8"))
    assert len(told["curve"]) == 2
    assert told["held_back"] == sum(count for _, _, count in told["reliability"])


def test_a_training_goes_on_where_it_was(tmp_path: Path) -> None:
    wish = order()
    for folder in (tmp_path / "straight", tmp_path / "stopped"):
        assert school.gather(folder, wish, 1)
    straight, _ = training.train(tmp_path / "straight", wish, 4, 3)
    asked: list[bool] = []

    def after_two() -> bool:
        asked.append(True)
        return len(asked) > 2

    assert training.train(tmp_path / "stopped", wish, 4, 3, after_two) == []
    resumed, _ = training.train(tmp_path / "stopped", wish, 4, 3)
    assert resumed.read_bytes() == straight.read_bytes()


def test_a_command_trains_a_judgement(tmp_path: Path) -> None:
    folder = tmp_path / "training"
    wish = ["lab", "train", "livingstone", "--levels", "greedy", "--matches", "10", "--units", "3"]
    wish += ["--epochs", "1", "--workers", "2", "--out", str(folder)]
    done = run(*wish)
    assert done.returncode == 0, done.stderr
    assert "seats-2.toml" in done.stdout
    weights = json.loads((folder / "seats-2.json").read_text(encoding="utf-8"))
    assert len(weights["units"]) == 3
    card = tomllib.loads((folder / "seats-2.toml").read_text(encoding="utf-8"))
    assert card["command"] == f"serai {' '.join(wish[:2])} livingstone --seats 2 " + (
        "--levels greedy --matches 10 --units 3 --epochs 1 --seed 1"
    )
    other = run(*wish, "--seed", "9")
    assert other.returncode != 0
    assert "another training" in " ".join(other.stderr.split())


@pytest.mark.parametrize("wish", [["--units", "0"], ["--epochs", "0"], ["--matches", "9"]])
def test_a_training_of_nothing_is_refused(tmp_path: Path, wish: list[str]) -> None:
    done = run("lab", "train", "livingstone", *wish, "--out", str(tmp_path / "none"))
    assert done.returncode != 0
    assert "or more" in " ".join(done.stderr.split())
    assert not (tmp_path / "none").exists()


def test_a_game_without_an_outlook_is_not_taught() -> None:
    with pytest.raises(BadInput, match="no learned judgement"):
        school.wanted(serai.game("goldland"), 2, ["greedy"], {}, 1, 10)
