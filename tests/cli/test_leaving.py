"""When a match is over: a match that nobody gave a file is at hand until its people go."""

import signal
from collections.abc import Iterator
from pathlib import Path

import pytest

from serai.engine.match import Match
from tests.cli.process import Terminal, at_terminal, flat, legal_numbers
from tests.cli.test_whole_matches import END


@pytest.fixture
def over(tmp_path: Path) -> Iterator[Terminal]:
    """LivingStone against a bot, played by always typing the last choice."""
    data = str(tmp_path / "data")
    chosen = ["play", "livingstone", "--seats", "you:Ann,bot:greedy", "--seed", "4"]
    with at_terminal(*chosen, folder=tmp_path, XDG_DATA_HOME=data) as terminal:
        screen = terminal.prompt()
        while not END.search(screen):
            terminal.type(f"{legal_numbers(screen)[-1]} 1")
            screen = terminal.wait_for(lambda text: text.endswith(("\n> ", "leave ")))
        assert "a: what turned it" in screen
        yield terminal


def kept_by_itself(folder: Path) -> list[Path]:
    return list((folder / "data").rglob("*.serai"))


def test_enter_leaves_and_nothing_stays_behind(over: Terminal, tmp_path: Path) -> None:
    assert kept_by_itself(tmp_path)
    over.type("")
    assert over.end() == 0
    assert kept_by_itself(tmp_path) == []


def test_a_match_can_still_be_kept(over: Terminal, tmp_path: Path) -> None:
    over.type("s no/such/folder.serai")
    over.wait_for(lambda text: "Cannot write" in text and text.endswith("leave "))
    over.type("s mine.serai")
    assert over.end() == 0
    assert Match.load(tmp_path / "mine.serai").over
    assert kept_by_itself(tmp_path) == []


def test_what_turned_it_is_told_at_once_and_can_be_called_off(over: Terminal) -> None:
    over.type("zebra")
    assert "Enter leaves; then it is gone" in flat(
        over.wait_for(lambda text: text.endswith("leave "))
    )
    over.type("a")
    over.wait_for(lambda text: "moments through" in text)
    over.process.send_signal(signal.SIGINT)
    assert "Nothing done." in over.wait_for(lambda text: text.endswith("leave "))
    over.type("a")
    told = over.wait_for(lambda text: "won with" in text and text.endswith("leave "))
    assert told.count("100 %│") == 2
    assert "A ● Ann" in told


def test_the_end_key_leaves_as_well(over: Terminal, tmp_path: Path) -> None:
    over.type("\x04")
    assert over.end() == 0
    assert kept_by_itself(tmp_path) == []
