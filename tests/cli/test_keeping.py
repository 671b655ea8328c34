"""A match that nobody gave a file is kept all the same, until it has ended."""

import re
import shutil
import signal
from pathlib import Path

import pytest

from serai.engine.match import Match
from tests.cli.process import Terminal, at_terminal, flat, number_of, serai

TABLE = ["play", "livingstone", "--seats", "you:Ann,bot:greedy", "--seed", "5"]


@pytest.fixture
def home(tmp_path: Path) -> Path:
    """A data folder with a blank in its name, as some systems have it."""
    return tmp_path / "my data"


def says(shown: str, wanted: str) -> bool:
    """Whether something was said, wherever the lines of a long path break."""
    return "".join(wanted.split()) in "".join(shown.split())


def kept(home: Path) -> list[Path]:
    return sorted((home / "serai" / "matches").glob("*"))


def interrupt(terminal: Terminal) -> str:
    terminal.shown = ""
    terminal.process.send_signal(signal.SIGINT)
    assert terminal.end() == 2
    return flat(terminal.plain)


def test_an_interrupted_match_goes_on_by_the_command_that_was_shown(home: Path) -> None:
    with at_terminal(*TABLE, folder=home.parent, XDG_DATA_HOME=str(home)) as terminal:
        screen = terminal.prompt()
        terminal.answer(number_of(screen, "Take the"))
        told = interrupt(terminal)
    [file] = kept(home)
    assert file.name == "livingstone-1.serai"
    assert says(told, f"serai play --load '{file}' goes on with it.")
    played = len(Match.load(file).lines)
    assert played > 1
    with at_terminal("play", "--load", str(file), folder=home.parent) as terminal:
        assert "Ann" in terminal.prompt()
        terminal.kill()
    assert len(Match.load(file).lines) >= played


def test_play_offers_the_matches_that_were_left(home: Path) -> None:
    with at_terminal(*TABLE, folder=home.parent, XDG_DATA_HOME=str(home)) as terminal:
        terminal.prompt()
        terminal.kill()
    [file] = kept(home)
    with at_terminal("play", folder=home.parent, XDG_DATA_HOME=str(home)) as terminal:
        shown = terminal.wait_for(lambda text: "Enter for LivingStone): " in text)
        assert re.search(r"  5  LivingStone, left on \d+ \w+ 20\d\d, \d\d:\d\d", shown)
        assert "Ann" in terminal.answer("5")
        told = interrupt(terminal)
    assert says(told, str(file))
    assert kept(home) == [file]


def test_leaving_the_table_keeps_the_match(home: Path) -> None:
    left = serai(*TABLE, typed="q\ny\n", folder=home.parent, XDG_DATA_HOME=str(home))
    assert left.returncode == 0
    [file] = kept(home)
    assert says(left.stdout, f"Good-bye. The match is kept: serai play --load '{file}'")


def test_every_match_that_is_left_has_a_file_of_its_own(home: Path) -> None:
    for _ in range(2):
        serai(*TABLE, typed="q\ny\n", folder=home.parent, XDG_DATA_HOME=str(home))
    assert [file.name for file in kept(home)] == ["livingstone-1.serai", "livingstone-2.serai"]


def test_a_match_that_has_ended_is_no_longer_kept(home: Path) -> None:
    bots = ["play", "livingstone", "--seats", "bot:greedy,bot:greedy", "--seed", "5"]
    ended = serai(*bots, folder=home.parent, XDG_DATA_HOME=str(home))
    assert ended.returncode == 0
    assert kept(home) == []


def test_a_match_moves_into_the_file_its_player_names(home: Path) -> None:
    typed = "s mine.serai\nq\ny\n"
    left = serai(*TABLE, typed=typed, folder=home.parent, XDG_DATA_HOME=str(home))
    assert left.returncode == 0
    assert kept(home) == []
    assert Match.load(home.parent / "mine.serai").seats == 2


@pytest.mark.parametrize("nowhere", ["/dev/null", "/proc/nowhere"])
def test_without_a_data_folder_one_plays_all_the_same(nowhere: str, tmp_path: Path) -> None:
    left = serai(*TABLE, typed="1\n", folder=tmp_path, XDG_DATA_HOME=nowhere)
    assert left.returncode == 2
    assert "The match was not kept; --save FILE keeps it from the start." in left.stderr
    listed = serai("play", typed="q\n", folder=tmp_path, XDG_DATA_HOME=nowhere)
    assert "  4  Treasure Island" in listed.stdout
    assert "left on" not in listed.stdout


def test_what_else_lies_in_the_folder_is_not_offered(home: Path) -> None:
    place = home / "serai" / "matches"
    place.mkdir(parents=True)
    for name in ("chess-1.serai", "livingstone-x.serai", "letter.txt"):
        (place / name).write_text("Dear Queen")
    (place / "livingstone-7.serai").touch()
    listed = serai("play", typed="q\n", folder=home.parent, XDG_DATA_HOME=str(home))
    assert "left on" not in listed.stdout


def test_a_match_goes_on_when_it_cannot_be_kept_any_more(tmp_path: Path) -> None:
    place = tmp_path / "disk"
    place.mkdir()
    table = [*TABLE, "--save", "disk/kept.serai"]
    with at_terminal(*table, folder=tmp_path) as terminal:
        screen = terminal.prompt()
        shutil.rmtree(place)
        screen = terminal.answer(number_of(screen, "Take the"))
        assert "The match could not be kept: cannot write disk/kept.serai" in flat(screen)
        screen = terminal.answer("s other.serai")
        assert "Kept in other.serai" in screen
        terminal.kill()
    assert len(Match.load(tmp_path / "other.serai").lines) == 2


def test_a_match_that_could_not_be_kept_to_the_end_says_so(tmp_path: Path) -> None:
    place = tmp_path / "disk"
    place.mkdir()
    with at_terminal(*TABLE, "--save", "disk/kept.serai", folder=tmp_path) as terminal:
        screen = terminal.prompt()
        shutil.rmtree(place)
        terminal.answer(number_of(screen, "Take the"))
        assert "The last actions could not be kept." in interrupt(terminal)
