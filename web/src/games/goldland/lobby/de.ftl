# Was die Lobby vom Spiel sagt.

game-goldland = Goldland
about-goldland = Pack leicht, erschließ das Land, erreich den Tempel.
minutes-goldland = 75 Min.
progress-goldland = Runde { $round }
