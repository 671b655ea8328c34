# Was die Lobby vom Spiel sagt.

game-treasure-island = Treasure Island
about-treasure-island = Einer versteckt, die anderen zeichnen und suchen.
minutes-treasure-island = 45 Min.
progress-treasure-island = Tag { $round }
