# The board of LivingStone: labels, previews and what a screen reader hears of the drawing.

ls-progress = round { $round }, column { $column } of 10
ls-progress_short = stop { $column } of 10
ls-over = after the last column
ls-out = gave least
ls-declined = stopped
ls-above = must beat { $pips }
ls-above_short = > { $pips }
ls-ask_above = Take a die above your { $bar } and do one thing with it, or stop for this round.
ls-short = { $fees ->
    [0] This costs £{ $cost }; you have £{ $cash }.
    [one] This costs £{ $cost }, £1 of it to another owner; you have £{ $cash }.
   *[other] This costs £{ $cost }, £{ $fees } of it to other owners; you have £{ $cash }.
}

button-place_tent = { $cost ->
    [0] Set the tent, pay nothing
   *[other] Set the tent, pay £{ $cost }
}
button-sell = Sell { $count } { $gem }, +£{ $pounds }

meta-dig = about £{ $pounds } · white { $white } %
meta-take_coins = +£{ $gain } · purse £{ $cash }
meta-draw_card = { $count } in the pile

gist-take_die = Row { $pips } of column { $column }: a tent costs £{ $cost } and pays { $points }. Or £{ $pips }, { $pips ->
    [one] one stone
   *[other] { $pips } stones
} from the bag, or a card.
gist-place_tent = Pays { $points } when column { $column } is scored. In row { $row } you would have { $own }, the best other { $others }; most is worth { $bonus }.
gist-take_coins = Your purse would hold £{ $cash }.
gist-dig = { $stones ->
    [one] One stone: about
   *[other] { $stones } stones: about
} £{ $pounds } in gems; the white stone comes in { $white } of 100 draws.
gist-draw_card = { $count ->
    [one] One card lies in the pile.
   *[other] { $count } cards lie in the pile.
}
gist-donate = Your purse would hold £{ $cash }, your chest £{ $chest }. There is no way back.

deed-coins_taken = took £{ $pounds }
deed-card_drawn = drew a card
deed-stones_drawn = dug
deed-tent_placed = tent, row { $row }
deed-none = in hand
die-open = free to take
die-barred = not now
die-chosen = your choice
die-lying = free

ls-board = The Zambezi with ten columns of six rows. The boat is in column { $column }, where a tent costs £{ $cost }.
ls-points = points a tent
ls-majority = most tents per row
ls-river = Zambezi
ls-site = Column { $column }, row { $row }: { $camps }
ls-camp = { $who } { $count ->
    [one] one tent
   *[other] { $count } tents
}
ls-empty = no tent
ls-offer = { $site }. { $act }
ls-row = Row { $row } pays { $points } a tent and { $bonus } to whoever has most: { $leaders }
ls-row_none = Row { $row } pays { $points } a tent and { $bonus } to whoever has most; nobody yet
ls-lead = { $who } { $count }

tray-title = Dice of round { $round }
tray-starter = started by { $who }
tray-left = { $count ->
    [0] none left in the middle
    [one] one left in the middle
   *[other] { $count } left in the middle
}
tray-out = { $count ->
    [one] { $who }: no die left above the last one taken.
   *[other] { $who }: no die left above the last ones taken.
}
tray-stopped = { $count ->
    [one] { $who } has stopped.
   *[other] { $who } have stopped.
}
bag-title = In the bag
bag-stones = { $count ->
    [one] 1 stone
   *[other] { $count } stones
}
bag-worth = a stone is worth
bag-pounds = £{ $pounds }
bag-clear = £{ $price }
bag-blue = £{ $price }
bag-red = £{ $price }
bag-black = rock
bag-white = white
preview-title = Score preview
preview-tent = with this tent
preview-now = now
preview-column = col { $column }
preview-rows = rows
preview-sum = sum

mine-purse = purse
mine-worth = worth £{ $pounds }
mine-given = given
mine-secret = only you see this
mine-no_cards = No cards in your hand.
mine-tents = { $count ->
    [one] 1 tent left
   *[other] { $count } tents left
}
fact-tents = tents left
fact-cards = cards
fact-gifts = times given to the Queen
fact-coins = coins in hand
fact-given = given to the Queen
fact-gems = gems

card-native_guide = A tent without its cost.
card-elephants = A tent in any row of the boat’s column.
card-camp_expansion = One more tent beside one of yours.
card-treasure = £4 from the bank.
card-royal_favor = One more die this turn.
card-market = Sell gems for £ and points alike.
card-cave_discovery = Three stones without a die.
card-reverse = The boat goes back one column.
card-lion = 4 points, now or at the end.
card-rhino = 3 points, now or at the end.
card-antelope = 2 points, now or at the end.

finale-title = The chests are opened
finale-lead = Whoever gave the Queen least cannot win.
finale-gave = gave £{ $pounds }
finale-out = not enough
finale-safe = the Queen is pleased
finale-sealed = sealed
finale-next = Open the next chest
finale-scores = See the scores

ls-anytime = At any time in your turn
short-take_die = { $pips }
short-sell = Sell { $gem }
short-donate = Donate
short-decline = Stop this round
short-end_turn = End your turn

ls-primer_dice = Dice are rolled each round and taken in turn. Every die you take must be higher than your last, so low dice give you many turns and high ones strong turns.
ls-primer_deeds = A die buys one thing: a tent in its row of the boat’s column, that many coins, that many stones from the bag, or a card.
ls-primer_points = A tent pays when the boat leaves its column; rows far inland pay most. At the end whoever has most tents in a row gets its shield; rows by the river pay most there.
ls-primer_queen = Put coins into your chest for the Queen. Nobody sees how many. Whoever gave least cannot win, whatever the score.

# Said by the reckoning under the board.
fact-shares_then = {""}
