# Ciò che la lobby dice del gioco.

game-treasure-island = Treasure Island
about-treasure-island = Uno nasconde, gli altri tracciano e cercano.
minutes-treasure-island = 45 min
progress-treasure-island = giorno { $round }
