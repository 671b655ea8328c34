# What the lobby says of the game.

game-treasure-island = Treasure Island
about-treasure-island = L’un cache, les autres dessinent et cherchent.
minutes-treasure-island = 45 min
progress-treasure-island = jour { $round }
