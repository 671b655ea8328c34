# What the lobby says of the game.

game-livingstone = LivingStone
about-livingstone = Campez le long du Zambèze, et gare à qui donne le moins à la reine.
minutes-livingstone = 45 min
progress-livingstone = manche { $round }
