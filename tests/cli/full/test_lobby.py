"""From the lobby to a table and back, and a match stepped through."""

import asyncio
from pathlib import Path

import pytest

from serai.bots.levels import bot
from serai.cli.full.app import Full
from serai.cli.full.lobby import Lobby
from serai.cli.full.replay import ReplayScreen
from serai.cli.full.table_screen import TableScreen
from serai.cli.playback import Playback
from serai.engine.match import Match
from serai.words import Words

PATIENCE = 24000


def test_the_lobby_leads_to_a_table_and_back(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))

    async def play() -> None:
        app = Full(Lobby(0.0))
        async with app.run_test(size=(80, 24)) as pilot:
            await pilot.press("down", "enter", "down", "right", "B")
            for _ in range(PATIENCE):
                if isinstance(app.screen, TableScreen) and app.screen.seen.is_asked:
                    break
                await pilot.pause(0.01)
            assert isinstance(app.screen, TableScreen)
            assert (app.screen.table.game.name, len(app.screen.words.names)) == ("goldland", 4)
            await pilot.press("Q")
            await pilot.pause()
            assert isinstance(app.screen, Lobby)
            assert [one.game for one in app.screen.left] == ["goldland"]

    asyncio.run(play())


def test_a_match_is_stepped_through_as_any_seat_saw_it() -> None:
    match = Match.new("livingstone", 2, 3)
    bots = [bot("livingstone", "greedy", seat) for seat in range(2)]
    for _ in range(40):
        seat = match.to_act[0]
        match.play(seat, bots[seat].choose(match.observation(seat)))

    async def play() -> None:
        screen = ReplayScreen(Playback(match), None, Words(match.game, ["Ann", "Ben"]))
        app = Full(screen)
        async with app.run_test(size=(80, 24)) as pilot:
            await pilot.press("right", "right", "v")
            await pilot.pause()
            assert (screen.line, screen.reader) == (2, 0)
            await pilot.press("end", "left")
            await pilot.pause()
            assert screen.line == screen.last - 1

    asyncio.run(play())
