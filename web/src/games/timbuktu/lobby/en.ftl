# What the lobby says of the game.

game-timbuktu = Timbuktu
about-timbuktu = Lead camels past the thieves to the city.
minutes-timbuktu = 60 min
progress-timbuktu = stage { $round }
