"""`serai tournament` as people run it: interrupted, killed, gone on with, refused, read."""

import csv
import json
import re
import signal
import time
from collections import Counter
from collections.abc import Callable
from pathlib import Path

import pytest

from tests.cli.process import Terminal, at_terminal, flat, serai

TOURNAMENT = ["tournament", "livingstone", "--seats", "3", "--levels", "greedy,random"]
PATIENCE = 600.0
PAUSE = 20.0
BAR = re.compile(r"(\d+)/\d+")


def wait_for_matches(running: Terminal, least: int) -> None:
    """Wait until the bar shows that so many are played; a busy machine may take its time."""
    give_up = time.monotonic() + PATIENCE
    while not _shown(running.plain, least):
        assert running.process.poll() is None, running.plain
        assert time.monotonic() < give_up, f"still too few: …{running.plain[-100:]}"
        running.wait_for(_shown_or_later(least, time.monotonic() + PAUSE))


def _shown(text: str, least: int) -> bool:
    return any(int(done) >= least for done in BAR.findall(text))


def _shown_or_later(least: int, moment: float) -> Callable[[str], bool]:
    return lambda text: _shown(text, least) or time.monotonic() > moment


def lines(folder: Path) -> list[bytes]:
    return (folder / "results.jsonl").read_bytes().split(b"\n")


def numbers(folder: Path) -> list[tuple[int, int]]:
    whole = [json.loads(line) for line in lines(folder)[1:-1]]
    return [(line["cell"], line["number"]) for line in whole]


def sheet(path: Path) -> list[dict[str, str]]:
    with path.open(newline="", encoding="utf-8") as file:
        return list(csv.DictReader(file))


@pytest.mark.parametrize("how", [signal.SIGINT, signal.SIGTERM, signal.SIGKILL])
def test_an_interrupted_tournament_goes_on_and_plays_nothing_twice(
    how: signal.Signals, tmp_path: Path
) -> None:
    with at_terminal(*TOURNAMENT, "--matches", "100000", "--out", "t", folder=tmp_path) as running:
        wait_for_matches(running, 12)
        running.process.send_signal(how)
        code = running.end()
    kept = b"\n".join(lines(tmp_path / "t")[:-1])
    done = len(numbers(tmp_path / "t"))
    assert done >= 12
    if how != signal.SIGKILL:
        assert code == 130
        assert f"Stopped with {done:,} of 100,002 matches played" in flat(running.plain)
        assert lines(tmp_path / "t")[-1] == b""
    wanted = (done // 6 + 2) * 6
    again = serai(*TOURNAMENT, "--matches", str(wanted), "--out", "t", folder=tmp_path)
    assert again.returncode == 0, again.stderr
    assert (tmp_path / "t" / "results.jsonl").read_bytes().startswith(kept)
    assert set(Counter(numbers(tmp_path / "t")).values()) == {1}
    assert {number for _, number in numbers(tmp_path / "t")} >= set(range(wanted))
    assert "Traceback" not in running.plain + again.stdout + again.stderr


def test_a_finished_tournament_is_told_again_without_playing(tmp_path: Path) -> None:
    first = serai(*TOURNAMENT, "--matches", "12", "--out", "t", folder=tmp_path)
    kept = (tmp_path / "t" / "results.jsonl").read_bytes()
    second = serai(*TOURNAMENT, "--matches", "12", "--out", "t", folder=tmp_path)
    assert second.stdout == first.stdout
    assert (tmp_path / "t" / "results.jsonl").read_bytes() == kept


def test_sheets_hold_what_the_table_says(tmp_path: Path) -> None:
    told = serai(*TOURNAMENT, "--matches", "60", "--out", "t", folder=tmp_path)
    seats = sheet(tmp_path / "t" / "matches.csv")
    assert len(seats) == 60 * 3
    assert len({row["seed"] for row in seats}) == 60
    assert Counter((row["seat"], row["level"]) for row in seats) == dict.fromkeys(
        [(seat, level) for seat in "012" for level in ("greedy", "random")], 30
    )
    for row in sheet(tmp_path / "t" / "shares.csv"):
        own = [each for each in seats if each["level"] == row["level"]]
        wins = sum(float(each["won"]) for each in own)
        assert float(row["share"]) == pytest.approx(wins / len(own), abs=2e-4)
        assert float(row["low"]) < float(row["share"]) + 1e-9 < float(row["high"]) + 2e-9
        assert f"{float(row['share']) * 100:.1f} %" in told.stdout
    assert {row["fair"] for row in sheet(tmp_path / "t" / "shares.csv")} == {"0.3333"}
    timed = sheet(tmp_path / "t" / "moves.csv")
    decisions = sum(int(row["decisions"]) for row in seats) / 3
    assert sum(int(row["moves"]) for row in timed) == decisions
    assert all(0 < float(row["p99"]) <= float(row["longest"]) for row in timed)


def test_greedy_is_rated_above_random_in_every_game(tmp_path: Path) -> None:
    games = "livingstone,goldland,timbuktu"
    told = serai("tournament", games, "--matches", "24", "--out", "t", folder=tmp_path)
    assert told.returncode == 0, told.stderr
    rated = {(row["game"], row["level"]): row for row in sheet(tmp_path / "t" / "ratings.csv")}
    for game in games.split(","):
        assert float(rated[game, "greedy"]["low"]) > float(rated[game, "random"]["rating"])


def test_sides_of_treasure_island_add_up_to_every_win(tmp_path: Path) -> None:
    told = serai(
        *["tournament", "treasure-island", "--plan", "sides", "--levels", "random"],
        *["--seats", "3", "--matches", "8", "--out", "t"],
        folder=tmp_path,
    )
    assert told.returncode == 0, told.stderr
    matches = sheet(tmp_path / "t" / "matches.csv")
    won = {row["match"] for row in matches if float(row["won"])}
    shares = sheet(tmp_path / "t" / "shares.csv")
    assert [row["side"] for row in shares] == ["Silver", "pirates"]
    assert sum(float(row["wins"]) for row in shares) == len(won)


@pytest.mark.parametrize(
    ("arguments", "answer"),
    [
        ([], "serai tournament needs GAMES"),
        (["chess"], "There is no game 'chess'; there are: livingstone"),
        (["livingstone", "--seats", "four"], "--seats is a number, or several"),
        (["livingstone", "--seats", "7"], "LivingStone is for 2 to 5 seats, not 7"),
        (["livingstone", "--levels", "genius"], "There is no level 'genius'"),
        (["livingstone", "--levels", ","], "At least one level is needed"),
        (["livingstone", "--plan", "cup"], "There is no plan 'cup'; there are: mixed"),
        (["livingstone", "--plan", "sides"], "LivingStone has no sides"),
        (["livingstone", "--matches", "0"], "The number of matches is 1 to"),
        (["livingstone", "--matches", "many"], "“many” does not fit --matches"),
        (["livingstone", "--workers", "0"], "The number of processes is 1 to"),
        (["livingstone", "--on", "mars"], "There is no “mars” to play on"),
        (["livingstone", "--address", "auto"], "An address is for --on ray only"),
        (["livingstone", "--preset", "house"], "There is no preset 'house'"),
        (["livingstone", "--option", "declining"], "An option is given as name=value"),
        (["livingstone", "--out", "/dev/null/t"], "Cannot write in /dev/null/t"),
    ],
)
def test_a_tournament_that_cannot_be_meant_is_refused_in_one_sentence(
    arguments: list[str], answer: str, tmp_path: Path
) -> None:
    refused = serai("tournament", *arguments, folder=tmp_path)
    assert refused.returncode == 2
    assert answer in refused.stderr
    assert len(refused.stderr.splitlines()) == 1
    assert list(tmp_path.iterdir()) == []


def test_another_plan_in_the_same_folder_is_refused_in_words(tmp_path: Path) -> None:
    serai(*TOURNAMENT, "--matches", "6", "--out", "t", folder=tmp_path)
    kept = (tmp_path / "t" / "results.jsonl").read_bytes()
    refused = serai(*TOURNAMENT, "--matches", "6", "--seed", "2", "--out", "t", folder=tmp_path)
    assert refused.returncode == 2
    assert "was begun with another seed; it takes more matches" in refused.stderr
    assert (tmp_path / "t" / "results.jsonl").read_bytes() == kept
