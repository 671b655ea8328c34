"""Who can be asked to play: every level of a game's bots, and the styles some games know."""

from collections.abc import Mapping
from typing import Final

import serai
from serai.bots.bot import Bot
from serai.bots.levels import bot
from serai.engine.game import Game
from serai.games.goldland import strategy as goldland
from serai.games.goldland.position import GoldlandPosition

STYLES: Final[Mapping[str, list[str]]] = {"goldland": goldland.STYLES}
"""Ways to play that are equals and no levels, by game."""


class StyleBot(Bot):
    """Plays Goldland in one of its styles."""

    def __init__(self, game: Game, style: int, seed: int) -> None:
        super().__init__(game, seed)
        self.style = style

    def choose(self, observation: object) -> int:
        seen = self.expect(observation)
        assert isinstance(seen.known, GoldlandPosition)
        return goldland.choose_in_style(seen.known, seen.own_seat(), self.style)


def player(game: str, name: str, seed: int) -> Bot:
    """A bot of a level or of a style; other names are refused."""
    styles = STYLES.get(game, [])
    if name in styles:
        return StyleBot(serai.game(game), styles.index(name), seed)
    return bot(game, name, seed)
