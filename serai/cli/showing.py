"""Where a match is shown: on the full screen where the terminal can, else line by line."""

from pathlib import Path
from typing import Final

from serai.cli import chairs, lookback
from serai.cli.chairs import Chair
from serai.cli.playback import Playback, step_through
from serai.cli.screen import Screen
from serai.cli.sitting import Sitting
from serai.cli.watching import watch
from serai.engine.lessons import Course
from serai.engine.match import Match
from serai.words import Words

USUAL_PACE: Final = 0.5


class Showing:
    """A screen, and how a person wants it used."""

    def __init__(self, screen: Screen, plain: bool, pace: float = USUAL_PACE) -> None:
        self.screen = screen
        self.is_full = not plain and screen.can_be_full()
        self.pace = pace

    def sit_down(
        self, match: Match, sitting: list[Chair], file: Path | None, seed: int | None
    ) -> None:
        """Play a match to its end, or until somebody leaves."""
        if self.is_full:
            self._on_full_screen(match, sitting, file, seed)
        else:
            bots = chairs.seat_bots(sitting, match.game, seed)
            Sitting(match, sitting, bots, self.screen, file).run()

    def watch(self, match: Match, sitting: list[Chair], seed: int | None) -> None:
        """Let bots play to the end."""
        if self.is_full:
            self._on_full_screen(match, sitting, None, seed)
            return
        words = Words(match.game, [chair.name for chair in sitting])
        bots = [bot for bot in chairs.seat_bots(sitting, match.game, seed) if bot is not None]
        watch(match, bots, words, self.screen, self.pace)

    def enter_lobby(self) -> None:
        """Let a person choose what to play, as often as they like; for full screens only."""
        from serai.cli.full.app import run
        from serai.cli.full.lobby import Lobby

        run(Lobby(self.pace), self.screen)

    def replay(self, back: Playback, reader: int | None, words: Words, line: int) -> None:
        """Step through a match from a line on."""
        if not self.is_full:
            back.go(line)
            step_through(back, reader, words, self.screen)
            return
        from serai.cli.full.app import run
        from serai.cli.full.replay import ReplayScreen

        run(ReplayScreen(back, reader, words, line), self.screen)

    def analyse(self, match: Match, seconds: float, words: Words) -> None:
        """Look back at a match that is over."""
        if not self.is_full:
            review = lookback.think(match, seconds, words, self.screen)
            lookback.show(match, review, words, self.screen)
            return
        from serai.cli.full.analysis import AnalysisScreen
        from serai.cli.full.app import run

        run(AnalysisScreen(match, seconds, words), self.screen)

    def teach(self, course: Course, number: int) -> None:
        """A course from one of its lessons on; for full screens only."""
        from serai.cli.full.app import run
        from serai.cli.full.lesson import School

        run(School(course, number, self.pace), self.screen)

    def _on_full_screen(
        self, match: Match, sitting: list[Chair], file: Path | None, seed: int | None
    ) -> None:
        from serai.cli.full.app import run
        from serai.cli.full.here import HereTable
        from serai.cli.full.table_screen import TableScreen

        table = HereTable(match, sitting, file, seed)
        try:
            run(TableScreen(table, self.pace), self.screen)
        finally:
            table.close()
