# What the lobby says of the game.

game-goldland = Goldland
about-goldland = Pack light, lay the land, reach the temple.
minutes-goldland = 75 min
progress-goldland = round { $round }
