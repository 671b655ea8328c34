# Was die Lobby vom Spiel sagt.

game-livingstone = LivingStone
about-livingstone = Schlag Zelte am Sambesi auf, und geize nicht bei der Königin.
minutes-livingstone = 45 Min.
progress-livingstone = Runde { $round }
