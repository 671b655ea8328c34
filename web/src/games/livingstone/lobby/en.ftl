# What the lobby says of the game.

game-livingstone = LivingStone
about-livingstone = Camp along the Zambezi, and do not give the Queen least.
minutes-livingstone = 45 min
progress-livingstone = round { $round }
