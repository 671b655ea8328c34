"""The four games. Each has a folder of its own and knows none of the others."""

from serai.engine.registry import announce

announce("livingstone", "serai.games.livingstone.game")
announce("goldland", "serai.games.goldland.game")
announce("timbuktu", "serai.games.timbuktu.game")
announce("treasure-island", "serai.games.treasure_island.game")
