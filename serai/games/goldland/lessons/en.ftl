# The words of Goldland's lessons.

lesson-expedition = The expedition’s course
lesson-expedition-about = Roads, trades, unknown land and wild beasts, with a backpack that makes you slow: nine short lessons on the way to the temple.

## Walking

lesson-expedition-road = Along the coast
lesson-expedition-road-west = You stand at the start, in the south-east; the temple lies far in the north-west. In a move you may enter as many tiles as your backpack has free spaces: now seven. Step west.
lesson-expedition-road-west-right = A road leads on, so the step was free.
lesson-expedition-road-west-other = That is allowed, but first a step to the west.
lesson-expedition-road-west-north = North is a way too, along the other coast. This time go west.
lesson-expedition-road-west-acquire = You could take more here, but you have just packed, and every item costs you a step. Go west.
lesson-expedition-road-west-pass = Passing brings a discovery token, but you have hardly begun. Go west.
lesson-expedition-road-further = A move is several steps. Take one more to the west, to the village.
lesson-expedition-road-further-right = Two tiles. Five more would be possible today.
lesson-expedition-road-further-other = Later. One more step to the west.
lesson-expedition-road-further-stop = You may stop at any tile, but the village is one further. Step west once more.
lesson-expedition-road-stop = Here people trade, but nobody trades while walking. Stop.
lesson-expedition-road-stop-right = Your move is done. In the same turn you may still acquire and explore, each once.
lesson-expedition-road-stop-other = First end your move: stop.
lesson-expedition-road-stop-step = There is more coast, but we want to see the village. Stop here.

## Trading

lesson-expedition-trade = What villages have
lesson-expedition-trade-acquire = A tile may show a trade: hold what it asks for, and take what it offers. This village gives a spade to whoever holds a pearl. Take it.
lesson-expedition-trade-acquire-right = The spade is yours, and you keep your pearls: they only had to be shown.
lesson-expedition-trade-acquire-other = Allowed, but the spade is what you came for.
lesson-expedition-trade-acquire-explore = Exploring is a good thing to do and has the next lesson. First take the spade.
lesson-expedition-trade-acquire-discard = Never throw out what opens a trade. Take the spade.
lesson-expedition-trade-acquire-end = Do not leave without the spade.
lesson-expedition-trade-end = Moved and acquired: you could still explore, but that comes next. End your turn.
lesson-expedition-trade-end-right = Spades open mountains and other trades; what you hold decides where you can go.
lesson-expedition-trade-end-other = Leave that now and end your turn.
lesson-expedition-trade-end-explore = Very soon! For now end your turn.

## Exploring

lesson-expedition-explore = Unknown land
lesson-expedition-explore-draw = North of you nobody has ever been. Once a turn you may explore: draw a tile and lay it beside yours. Explore.
lesson-expedition-explore-draw-right = A plain tile with three roads.
lesson-expedition-explore-draw-other = Allowed, but the unknown is calling: explore.
lesson-expedition-explore-draw-step = You may walk first and explore afterwards. Here explore at once.
lesson-expedition-explore-draw-acquire = That trade does not run away. Explore first.
lesson-expedition-explore-lay = You decide how it lies. Turn it so that one of its roads joins the one you stand on, then lay it.
lesson-expedition-explore-lay-right = The roads meet, and for the tile you get a discovery token; four of them buy any item when two play.
lesson-expedition-explore-lay-other = Lay the tile first.
lesson-expedition-explore-lay-away = So the side without a road would face you. The rules allow it, and against a rival it can be a plan; but you want to go there. Turn it.
lesson-expedition-explore-end = A tile laid in this turn is closed until the next. End your turn.
lesson-expedition-explore-end-right = Next turn you may walk into your own discovery.
lesson-expedition-explore-end-other = Enough for today. End your turn.
lesson-expedition-explore-end-acquire = You may, and often should. Here end your turn.
lesson-expedition-explore-end-step = You could still walk along the coast. Here end your turn.

## Weight

lesson-expedition-weight = Every item is a step less
lesson-expedition-weight-lighten = Eleven of your twelve spaces are full, so you may take only one step a turn. You want to go two tiles east, back to the start. Throw something out.
lesson-expedition-weight-lighten-right = One space more, one step more. What is thrown out goes back to the stock.
lesson-expedition-weight-lighten-other = That will not make you faster. Throw an item out.
lesson-expedition-weight-lighten-step = With one free space the move would end after that step. First throw something out.
lesson-expedition-weight-lighten-acquire = Then you could not walk at all! Throw something out instead.
lesson-expedition-weight-walk = Two free spaces, two steps. Go east.
lesson-expedition-weight-walk-right = The number of steps is fixed when a move begins.
lesson-expedition-weight-walk-other = First the way back: go east.
lesson-expedition-weight-walk-discard = Two steps are enough for today. Go east.
lesson-expedition-weight-walk-west = The start lies in the east.
lesson-expedition-weight-again = One more step to the east.
lesson-expedition-weight-again-right = There. Pack what the way asks for and little else: light packs win races.
lesson-expedition-weight-again-other = One more step to the east.
lesson-expedition-weight-again-stop = One step is left. Use it.

## Adventures

lesson-expedition-puma = The puma
lesson-expedition-puma-enter = North of you lives a puma. To enter an adventure you pay what it shows in red: here one gun. You have one. Enter.
lesson-expedition-puma-enter-right = Survived! As the first to do so you take the puma’s marker, worth 2 gold at the end.
lesson-expedition-puma-enter-other = Be brave: enter the puma’s tile.
lesson-expedition-puma-enter-elsewhere = A way round, but markers wait where adventures are. Go north.
lesson-expedition-puma-enter-gun = Not the gun! It is what gets you past the puma.
lesson-expedition-puma-camp = Whoever survives may set a camp: with it you pass here for nothing ever after, and whoever has most camps among the pumas holds the marker. Set one.
lesson-expedition-puma-camp-right = Your camp stands. A rival needs two camps among the pumas to take the marker from you.
lesson-expedition-puma-camp-other = Set a camp first.
lesson-expedition-puma-camp-no = Then you pay the gun again next time, and the marker is easily lost. Set the camp.

## Treasure

lesson-expedition-treasure = Digging
lesson-expedition-treasure-dig = On the puma’s tile lies a treasure. To dig costs two provisions and ends your turn; a treasure is worth 3 gold. You have three provisions: dig.
lesson-expedition-treasure-dig-right = The treasure is in your backpack. It fills a space and can never be thrown out, but it is worth 3 gold at the end.
lesson-expedition-treasure-dig-other = Allowed, but gold lies under your feet. Dig.
lesson-expedition-treasure-dig-explore = You could explore first and dig afterwards, for digging ends the turn. Here just dig.
lesson-expedition-treasure-dig-provision = You need two provisions for the digging. Keep them, and dig.
lesson-expedition-treasure-dig-pass = Somebody else would dig it up. Dig now.

## Ordeals

lesson-expedition-ordeal = No road
lesson-expedition-ordeal-climb = The tile in the north turns its back on you: no road joins. You can still go there, by an ordeal that costs any four items. Four is exactly what you carry. Go north.
lesson-expedition-ordeal-climb-right = Hard, but you are there, and an empty backpack makes you fast. Ordeals are for the moment when a detour costs more.
lesson-expedition-ordeal-climb-other = Try the ordeal: go north.
lesson-expedition-ordeal-climb-road = The comfortable way. This time see what an ordeal is.
lesson-expedition-ordeal-climb-discard = Then you could not pay the four items any more. Go north.
lesson-expedition-ordeal-climb-pass = Tokens help with ordeals too, but you have all you need. Go north.

## The temple

lesson-expedition-temple = The temple
lesson-expedition-temple-enter = The temple lies at the north-west corner, one step to the west. Enter it.
lesson-expedition-temple-enter-right = You are on the goal tile. It counts when your move ends here.
lesson-expedition-temple-enter-other = The temple is one step away. Enter it.
lesson-expedition-temple-enter-explore = Others may be faster. Enter the temple.
lesson-expedition-temple-stop = Whoever ends a move here takes an amulet, worth 3 gold; the first also takes a bonus of 2. Stop.
lesson-expedition-temple-stop-right = An amulet and 2 gold, and from your next turn on one gold a turn. When all have amulets or the temple’s reserve is gone, the most gold wins.
lesson-expedition-temple-stop-other = Stop on the temple’s tile.

## A whole round

lesson-expedition-round = Your first round
lesson-expedition-round-play = A whole turn, as you like it, and then Ibis’s. I stay beside you.
lesson-expedition-round-play-begin = Move, acquire, explore: each once, in any order. The villages along the coast have what the inland asks for.
lesson-expedition-round-play-walking = Walk on along the road, or stop where you want to trade or explore.
lesson-expedition-round-play-trade = Is there something here that you can use inland? Remember that every item costs a step.
lesson-expedition-round-play-unknown = The land beside you is unknown. Exploring brings a token, and you decide how the tile lies.
lesson-expedition-round-play-turn = Turn the tile as it helps you, and lay it.
lesson-expedition-round-play-settle = Set a camp, and you pass here for nothing in future.
lesson-expedition-round-play-pay = Choose what you pay with.
lesson-expedition-round-play-end = Done all you wanted? End your turn.
lesson-expedition-round-play-right = Fine.
lesson-expedition-round-play-step = On you go.
lesson-expedition-round-play-stop = Your move is done for this turn.
lesson-expedition-round-play-acquire = Packed. Mind the weight.
lesson-expedition-round-play-explore = A new tile!
lesson-expedition-round-play-lay = The country grows.
lesson-expedition-round-play-camp = So be it.
lesson-expedition-round-play-pass = Passing brings a discovery token.
