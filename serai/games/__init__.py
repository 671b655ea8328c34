"""The four games. Each has a folder of its own and knows none of the others."""

from serai.engine.registry import announce

announce("livingstone", "serai.games.livingstone.game")
announce("timbuktu", "serai.games.timbuktu.game")
