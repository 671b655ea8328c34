# What the lobby says of the game.

game-timbuktu = Timbuktu
about-timbuktu = Menez vos chameaux jusqu’à la ville, malgré les voleurs.
minutes-timbuktu = 60 min
progress-timbuktu = étape { $round }
