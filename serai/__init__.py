"""Serai: play and study expedition games in a terminal and from Python.

The public face, small and stable: `games`, `game`, `Match`, `bot` and the errors.
"""

import serai.games  # noqa: F401  (tells the registry which games there are)
from serai.bots.levels import bot
from serai.engine.errors import BadFile, BadInput, IllegalAction, SeraiError
from serai.engine.match import Match
from serai.engine.registry import game, games

__all__ = ["BadFile", "BadInput", "IllegalAction", "Match", "SeraiError", "bot", "game", "games"]
__version__ = "0.1.0"
