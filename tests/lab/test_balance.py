"""`serai lab balance`: wins by order of play, level, side and option, length, points."""

import csv
from pathlib import Path

import pytest

import serai
from serai.bots.levels import bot
from serai.engine.errors import BadInput
from serai.lab.balance import Length, Spread, by_order, points, variants
from tests.cli.process import at_terminal, flat
from tests.cli.process import serai as run
from tests.lab.test_plots import pixels
from tests.lab.test_tally import ended, hunt, report
from tests.lab.test_tournament import numbers, wait_for_matches


def sheet(path: Path) -> list[dict[str, str]]:
    with path.open(newline="", encoding="utf-8") as file:
        return list(csv.DictReader(file))


def test_every_other_value_of_an_option_is_one_variant() -> None:
    made = variants(serai.game("livingstone"), {}, ["column_costs"])
    assert made == [{}, {"column_costs": "flat"}, {"column_costs": "steep"}]


def test_the_base_of_a_study_is_kept_in_every_variant_and_not_tried_again() -> None:
    base = {"column_costs": "flat", "declining": "compulsory"}
    made = variants(serai.game("livingstone"), base, ["column_costs"])
    assert [variant["column_costs"] for variant in made] == ["flat", "usual", "steep"]
    assert {variant["declining"] for variant in made} == {"compulsory"}


@pytest.mark.parametrize("game", serai.games())
def test_varying_everything_tries_every_value_but_those_that_end_matches(game: str) -> None:
    plays = serai.game(game)
    made = variants(plays, {}, ["all"])
    tried = {(name, value) for variant in made for name, value in variant.items()}
    assert tried == {
        (option.name, value)
        for option in plays.options.options
        for value in option.choices()[1:]
        if option.name not in plays.bounded()
    }


def test_an_unknown_option_cannot_be_varied() -> None:
    with pytest.raises(BadInput, match="no option 'rivers' to vary; there are: white_stone"):
        variants(serai.game("livingstone"), {}, ["rivers"])


def test_wins_are_counted_from_whoever_is_asked_first() -> None:
    players = ["greedy", "random", "greedy"]
    outcomes = [
        ended(players, [2], 0, first=2),
        ended(players, [0], 1, first=2),
        ended(players, [1, 2], 2, first=1),
    ]
    won = {what: share.wins for (_, what), share in by_order(report(outcomes)).items()}
    assert won == {"1": 1.5, "2": 1.5, "3": 0.0}


def test_sides_take_the_place_of_the_order_of_play() -> None:
    found = by_order(report([hunt([0]), hunt([2], 1)], "treasure-island"))
    assert {what: share.wins for (_, what), share in found.items()} == {"Silver": 1, "pirates": 1}


def test_a_game_of_sides_has_no_points_to_show() -> None:
    assert points(report([hunt([0])], "treasure-island")) == {}


def test_points_are_spread_by_level_and_for_the_winners() -> None:
    outcomes = [
        ended(["greedy", "random"], [0], number, points=[number, -number]) for number in range(10)
    ]
    found = {level: spread.values for (_, level), spread in points(report(outcomes)).items()}
    assert found["greedy"] == list(range(10))
    assert found["random"] == list(range(-9, 1))
    assert found[""] == found["greedy"]


def test_a_spread_tells_the_middle_and_the_outer_tenths() -> None:
    spread = Spread(range(100))
    assert (spread.low, spread.middle, spread.high, spread.mean) == (10, 50, 90, 49.5)


def test_a_length_counts_how_matches_ended() -> None:
    ends = ["sunset", "sunset", "storm"]
    length = Length([ended(["greedy"] * 2, [0], n, reason=why) for n, why in enumerate(ends)])
    assert length.endings == {"sunset": 2, "storm": 1}
    assert length.rounds is None


def test_goldland_can_be_played_in_its_styles() -> None:
    game = serai.game("goldland")
    match = serai.Match.new("goldland", 3, 1, game.bounded())
    bots = [bot("goldland", name, 1) for name in ("balanced", "racer", "hunter")]
    while not match.over:
        seat = match.to_act[0]
        match.play(seat, bots[seat].choose(match.observation(seat)))
    assert match.result is not None


def test_a_style_of_one_game_is_unknown_to_another() -> None:
    with pytest.raises(BadInput, match="there is no level 'racer'"):
        bot("livingstone", "racer", 1)


BALANCE = ["lab", "balance", "livingstone", "--seats", "2,3", "--levels", "greedy,random"]


def test_a_study_tells_and_draws_everything(tmp_path: Path) -> None:
    asked = [*BALANCE, "--vary", "column_costs", "--matches", "12", "--out", "b"]
    told = run(*asked, folder=tmp_path)
    assert told.returncode == 0, told.stderr
    text = flat(told.stdout)
    for said in (
        "LivingStone, 2 seats, wins by order of play",
        "LivingStone, 3 seats, mixed tables",
        "Length: median",
        "The boat has passed the last column.",
        "Points: median",
        "column_costs=steep",
        "72 matches are in b.",
    ):
        assert said in text
    pictures = sorted((tmp_path / "b").glob("*.png"))
    assert [path.stem for path in pictures] == ["lengths", "options", "order", "points", "shares"]
    assert all(pixels(path).std() > 0.02 for path in pictures)
    order = sheet(tmp_path / "b" / "order.csv")
    assert len(order) == 3 * (2 + 3)
    matches = sheet(tmp_path / "b" / "matches.csv")
    wins = sum(float(row["won"]) for row in matches)
    assert sum(float(row["wins"]) for row in order) == pytest.approx(wins, abs=0.01)
    lengths = sheet(tmp_path / "b" / "lengths.csv")
    assert {row["matches"] for row in lengths} == {"12"}
    assert all(10 <= int(row["rounds_median"]) <= 12 for row in lengths)


def test_a_killed_study_goes_on_and_plays_nothing_twice(tmp_path: Path) -> None:
    with at_terminal(*BALANCE, "--matches", "50000", "--out", "b", folder=tmp_path) as running:
        wait_for_matches(running, 12)
        running.kill()
    kept = numbers(tmp_path / "b")
    wanted = (len(kept) // 12 + 2) * 6
    again = run(*BALANCE, "--matches", str(wanted), "--out", "b", folder=tmp_path)
    assert again.returncode == 0, again.stderr
    now = numbers(tmp_path / "b")
    assert now[: len(kept)] == kept
    assert len(now) == len(set(now)) >= 2 * wanted


@pytest.mark.parametrize(
    ("arguments", "answer"),
    [
        ([], "serai lab balance needs GAME"),
        (["chess"], "There is no game 'chess'"),
        (["timbuktu", "--seats", "2"], "Timbuktu is for 3 to 5 seats, not 2"),
        (["goldland", "--vary", "rivers"], "There is no option 'rivers' to vary"),
        (["goldland", "--levels", "raser"], "There is no level 'raser'"),
        (["goldland", "--option", "camps=never"], "Camps can be may, must, not 'never'"),
    ],
)
def test_a_study_that_cannot_be_meant_is_refused_in_one_sentence(
    arguments: list[str], answer: str, tmp_path: Path
) -> None:
    refused = run("lab", "balance", *arguments, folder=tmp_path)
    assert refused.returncode == 2
    assert answer in refused.stderr
    assert len(refused.stderr.splitlines()) == 1
    assert list(tmp_path.iterdir()) == []
