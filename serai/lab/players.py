"""Who can be asked to play: every level of a game's bots, and the styles some games know."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import serai
from serai.bots.bot import Bot
from serai.bots.levels import bot
from serai.engine.game import Game

if TYPE_CHECKING:
    from collections.abc import Callable

STYLED: Final = "goldland"
"""The game that knows ways to play that are equals and no levels."""


def _styles() -> list[str]:
    from serai.games.goldland.strategy import STYLES

    return STYLES


class StyleBot(Bot):
    """Plays Goldland in one of its styles."""

    def __init__(self, game: Game, style: str, seed: int) -> None:
        from serai.games.goldland.strategy import choose_in_style

        super().__init__(game, seed)
        self.style = _styles().index(style)
        self.decide: Callable[..., int] = choose_in_style

    def choose(self, observation: object) -> int:
        seen = self.expect(observation)
        return self.decide(seen.known, seen.own_seat(), self.style)


def player(game: str, name: str, seed: int) -> Bot:
    """A bot of a level or of a style; other names are refused."""
    if game == STYLED and name in _styles():
        return StyleBot(serai.game(game), name, seed)
    return bot(game, name, seed)
