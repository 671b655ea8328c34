# Ciò che la lobby dice del gioco.

game-goldland = Goldland
about-goldland = Zaino leggero, terre da scoprire, un tempio da raggiungere.
minutes-goldland = 75 min
progress-goldland = giro { $round }
