"""Whole matches by keys at a real terminal, which changes its size half-way."""

import os
import signal
import time
from pathlib import Path

import pytest

from serai.engine.match import Match
from tests.cli.process import CODES, PATIENCE, Terminal, at_full_screen, resize

SMALL = (80, 24)
LARGE = (120, 40)
COMPANY = {
    "livingstone": "you,bot:novice",
    "timbuktu": "you,bot:novice,bot:novice",
    "treasure-island": "you,bot:novice",
}
SHRINKING = {"timbuktu", "treasure-island"}
"""Where the window is large at first; elsewhere it grows."""
OVER = "K keep"
"""What only the keys of a match that is over say."""
SEAM = 200
"""Letters that are looked at again: words may come in parts, and between them a key."""
HALF_WAY = 25
SOON = 0.5
"""Seconds after which a key is pressed once more if nothing has changed."""


def press_enter(terminal: Terminal) -> None:
    """Enter takes what is first and confirms numbers and places; else it does nothing."""
    terminal.shown = ""
    os.write(terminal.writes, b"\r")
    terminal.look(SOON)


def change_size(terminal: Terminal, size: tuple[int, int]) -> None:
    resize(terminal.writes, size)
    terminal.process.send_signal(signal.SIGWINCH)


@pytest.mark.parametrize("game", COMPANY)
def test_a_match_is_played_by_keys_and_the_window_changes_half_way(
    game: str, tmp_path: Path
) -> None:
    file = tmp_path / "match.serai"
    given = ["--seats", COMPANY[game], "--seed", "5", "--pace", "0", "--save", str(file)]
    first, then = (LARGE, SMALL) if game in SHRINKING else (SMALL, LARGE)
    with at_full_screen("play", game, *given, folder=tmp_path, size=first) as terminal:
        end = time.monotonic() + PATIENCE
        keys, looked_at = 0, 0
        while OVER not in CODES.sub("", terminal.everything[max(0, looked_at - SEAM) :]):
            looked_at = len(terminal.everything)
            assert time.monotonic() < end, "the match did not come to its end"
            assert terminal.process.poll() is None, terminal.plain
            press_enter(terminal)
            keys += 1
            if keys == HALF_WAY:
                change_size(terminal, then)
        os.write(terminal.writes, b"Q")
        assert terminal.end() == 0
        assert "Traceback" not in terminal.everything
    assert keys > HALF_WAY
    assert Match.load(file).over
