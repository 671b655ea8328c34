"""Boards drawn for the room there is, all through a match, with every offer looked at."""

from io import StringIO
from typing import Any

import pytest
from rich.console import Console

import serai
from serai.bots.levels import bot
from serai.cli.choices import offers_of
from serai.cli.full.look import WORDS_BY_NIGHT
from serai.cli.full.scenes import Scenes
from serai.drawn import Frame
from serai.engine.match import Match
from serai.words import Words

ROOMS = [(50, 21), (80, 37)]
"""What is left for the board of 80 × 24, and of 120 × 40."""
EVERY = 7


def lines_of(body: Any, width: int) -> list[str]:
    paper = Console(file=StringIO(), width=width, theme=WORDS_BY_NIGHT, color_system=None)
    paper.print(body)
    printed = paper.file.getvalue()  # type: ignore[attr-defined]
    return [line.rstrip() for line in printed.splitlines()]


@pytest.mark.parametrize("name", ["livingstone", "goldland", "timbuktu", "treasure-island"])
def test_a_board_fits_its_room_and_shows_what_is_looked_at(name: str) -> None:
    game = serai.game(name)
    seats = max(3, game.fewest)
    match = Match.new(name, seats, 3, game.bounded())
    words = Words(game, ["Ann", "Ben", "Cleo"])
    scenes = Scenes(game, words)
    bots = [bot(name, "greedy", seat) for seat in range(seats)]
    changed = 0
    while not match.over:
        seat = match.to_act[0]
        if len(match.lines) % EVERY == 0:
            view: dict[str, Any] = {**match.view(seat)}
            for width, height in ROOMS:
                plain = lines_of(scenes.board(view, Frame(width, height)).body, width)
                assert len(plain) <= height, "the board is in sight without scrolling"
                assert max(map(len, plain)) <= width
                for offer in offers_of(match, seat)[:4]:
                    lit = lines_of(scenes.board(view, Frame(width, height, offer)).body, width)
                    assert len(lit) == len(plain)
                    changed += lit != plain
                assert lines_of(scenes.mine(view, width), width)
                assert lines_of(scenes.scores(view, width), width)
        match.play(seat, bots[seat].choose(match.observation(seat)))
    over: dict[str, Any] = {**match.view(0)}
    assert lines_of(scenes.board(over, Frame(*ROOMS[0])).body, 50)
    assert lines_of(scenes.scores(over, 80), 80)
    assert changed, "a choice shows on the board without colours"
