# What the lobby says of the game.

game-goldland = Goldland
about-goldland = Voyagez léger, tracez la route, atteignez le temple.
minutes-goldland = 75 min
progress-goldland = manche { $round }
