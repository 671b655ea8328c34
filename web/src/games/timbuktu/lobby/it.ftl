# Ciò che la lobby dice del gioco.

game-timbuktu = Timbuktu
about-timbuktu = Guida i cammelli oltre i ladri, fino alla città.
minutes-timbuktu = 60 min
progress-timbuktu = tappa { $round }
