"""Serai: play and study expedition games in a browser, in a terminal and from Python.

The public face, small and stable: `games`, `game`, `Match`, `bot` and the errors.

>>> match = Match.new("timbuktu", seats=3, seed=7)
>>> player = bot("timbuktu", level=2, seed=1)
>>> while not match.over:
...     seat = match.to_act[0]
...     told = match.play(seat, player.choose(match.observation(seat)))
>>> len(match.result["points"])
3

A match is asked with `to_act`, `legal`, `why_not`, `view`, `observation` and `events`; it goes on
with `play` and `undo`, and is kept with `save`, `record` and `load`. Whatever is refused raises a
`SeraiError` that says why: `IllegalAction` names the clause of the rules.
"""

import sys
from typing import cast

from serai.bots.levels import bot
from serai.engine.errors import BadFile, BadInput, IllegalAction, SeraiError
from serai.engine.match import Match
from serai.engine.registry import game
from serai.games import Games as _Games

games = cast(_Games, sys.modules["serai.games"])

__all__ = ["BadFile", "BadInput", "IllegalAction", "Match", "SeraiError", "bot", "game", "games"]
__version__ = "0.1.0"
