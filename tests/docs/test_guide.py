"""The guide to adding a game builds a game that keeps every law."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from tests.docs.wells import ADDING, write_out


def prove(folder: Path) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "prove.py"],
        cwd=folder,
        capture_output=True,
        text=True,
        check=False,
        timeout=300,
    )


@pytest.fixture(scope="module")
def installed(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The folder in which the guide's package is installed."""
    folder = tmp_path_factory.mktemp("installed")
    write_out(ADDING, folder)
    return folder


def serai(installed: Path, *said: str, typed: str = "") -> subprocess.CompletedProcess[str]:
    """A command, run elsewhere by a Python that has the package."""
    here = installed / "elsewhere"
    here.mkdir(exist_ok=True)
    there = {"PYTHONPATH": str(installed), "XDG_DATA_HOME": str(here), "PYTHONUTF8": "1"}
    return subprocess.run(
        [sys.executable, "-P", "-m", "serai", *said],
        cwd=here,
        env={**os.environ, **there, "COLUMNS": "100"},
        input=typed,
        capture_output=True,
        text=True,
        check=False,
        timeout=300,
    )


def test_the_guides_game_keeps_every_law(tmp_path: Path) -> None:
    written = write_out(ADDING, tmp_path)
    assert written == [
        "wells/rulebook/en.md",
        "wells/components.toml",
        "wells/position.py",
        "wells/schema.py",
        "wells/game.py",
        "wells/encoding.py",
        "wells/words/en.ftl",
        "wells/bots.py",
        "pyproject.toml",
        "prove.py",
    ]
    proof = prove(tmp_path)
    assert proof.returncode == 0, proof.stderr
    assert "winners" in proof.stdout


def test_the_guides_package_announces_what_the_guide_says(installed: Path) -> None:
    told = serai(installed, "games", "wells")
    assert "Several share the highest skin" in told.stdout
    assert "these play it: patient" in told.stdout


def test_the_guides_game_is_played_in_the_terminal(installed: Path) -> None:
    seats = "you,bot:greedy,bot:patient"
    seated = serai(installed, "play", "wells", "--seats", seats, "--seed", "1", typed="1\n" * 5)
    assert seated.returncode == 0, seated.stderr
    assert "won with" in seated.stdout or "shared by" in seated.stdout
    assert "Choose the skin of 3" in seated.stdout


@pytest.mark.parametrize(
    ("game", "patient"), [("wells", "patient"), ("wells.game:WellsGame", "wells.bots:Patient")]
)
def test_the_guides_game_is_played_in_a_tournament_by_several_processes(
    installed: Path, tmp_path: Path, game: str, patient: str
) -> None:
    levels = ["--levels", f"greedy,{patient}", "--seats", "3", "--matches", "6"]
    where = ["--workers", "2", "--out", str(tmp_path / "t")]
    played = serai(installed, "tournament", game, *levels, *where)
    assert played.returncode == 0, played.stderr
    assert patient in played.stdout
    assert len((tmp_path / "t" / "results.jsonl").read_text().splitlines()) >= 1 + 6


def test_the_guides_game_is_watched_and_studied(installed: Path, tmp_path: Path) -> None:
    seats = "bot:wells.bots:Patient,bot:patient,bot:master"
    watched = serai(installed, "watch", "wells", "--seats", seats, "--pace", "0", "--seed", "2")
    assert watched.returncode == 0, watched.stderr
    assert "The last well is done." in watched.stdout
    study = ["--seats", "2", "--matches", "4", "--workers", "2", "--out", str(tmp_path / "b")]
    told = serai(installed, "lab", "balance", "wells", *study)
    assert told.returncode == 0, told.stderr
    assert "Rounds" in told.stdout


@pytest.mark.parametrize(
    ("right", "wrong", "complaint"),
    [
        ('Field("chosen", Sight.OWN)', 'Field("chosen", Sight.OPEN)', "imagine changes"),
        ('told.to(only(seat), "skin"', 'told.to(EVERYONE, "skin"', "tell seat"),
        (
            "self.ready = [0] * seats\n",
            "self.ready = [0] * seats\n        self.hint = 0\n",
            "table",
        ),
        ("twin.used = self.used[:]", "twin.used = self.used", "shares used"),
        ("            tell.reveal()\n", "", "can be undone"),
        (
            "        self.ready[seat] = 1\n",
            "        self.ready[seat] = 1 + action % 2\n",
            "a world no history leads to",
        ),
    ],
)
def test_the_laws_notice_a_slip_in_the_guides_game(
    tmp_path: Path, right: str, wrong: str, complaint: str
) -> None:
    guide = ADDING
    assert guide.count(right) == 1
    write_out(guide.replace(right, wrong), tmp_path)
    proof = prove(tmp_path)
    assert proof.returncode != 0
    assert "LawBroken" in proof.stderr
    assert complaint in proof.stderr
