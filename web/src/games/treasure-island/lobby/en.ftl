# What the lobby says of the game.

game-treasure-island = Treasure Island
about-treasure-island = One hides, the others draw and search.
minutes-treasure-island = 45 min
progress-treasure-island = day { $round }
