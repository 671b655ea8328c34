# Ciò che la lobby dice del gioco.

game-livingstone = LivingStone
about-livingstone = Accampati lungo lo Zambesi, e non essere chi dona meno alla regina.
minutes-livingstone = 45 min
progress-livingstone = giro { $round }
