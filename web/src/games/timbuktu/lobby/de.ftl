# Was die Lobby vom Spiel sagt.

game-timbuktu = Timbuktu
about-timbuktu = Führ Kamele an den Dieben vorbei in die Stadt.
minutes-timbuktu = 60 Min.
progress-timbuktu = Etappe { $round }
