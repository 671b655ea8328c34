# The words of LivingStone's lessons. A step has what the teacher says, the answer to what is right,
# and answers to what is allowed but not taught there.

lesson-explorer = The explorer’s course
lesson-explorer-about = Dice, tents, the mine, and a Queen who expects gifts: nine short lessons on the Zambezi.

## Taking a die

lesson-explorer-die = A die buys one thing
lesson-explorer-die-take = The steamboat waits in column 1, and the dice have been rolled. In your turn you take one die; its number says how much it can do. Take the 5.
lesson-explorer-die-take-right = The 5 is yours. Now it must be used.
lesson-explorer-die-take-other = That is allowed, but first the die: take the 5.
lesson-explorer-die-take-another = Any die may be your first. This time take the 5, to see how far inland it reaches.
lesson-explorer-die-take-donate = The Queen will thank you for gifts, and a later lesson is hers. Take the 5 first.
lesson-explorer-die-take-decline = Declining ends your whole round. You will hardly want that before your first die: take the 5.
lesson-explorer-die-tent = A die pays for one of four things: a tent, coins, a dig in the mine, or a card. A tent goes into the boat’s column, into the row with the die’s number. Place a tent in row 5.
lesson-explorer-die-tent-right = Your tent stands in row 5. When this round ends it pays 5 points, one for each step from the river.
lesson-explorer-die-tent-other = That is allowed too, but now place the tent in row 5.
lesson-explorer-die-tent-coins = £5 would be welcome. But a tent in row 5 pays 5 points, and in this column it costs only £1.
lesson-explorer-die-tent-dig = Five stones from the mine: a gamble that has its own lesson. Place the tent this time.
lesson-explorer-die-tent-card = Any die draws one card, even a 1. A 5 is too good for that: place the tent.
lesson-explorer-die-end = One die a turn, and yours is used. End your turn, so that the others can take theirs.
lesson-explorer-die-end-right = That is a whole turn: take a die, use it, end. All else in this game grows from that.
lesson-explorer-die-end-other = You may do that, but nothing is left to gain here. End your turn.

## Rising dice

lesson-explorer-rising = Dice must rise
lesson-explorer-rising-higher = You took a 3 earlier this round. Each further die of yours must be higher than that. Look at the middle and take the one die that fits.
lesson-explorer-rising-higher-right = The 4 is higher than your 3. After it only a 5 or a 6 would fit, and both are gone.
lesson-explorer-rising-higher-other = Later. First take the die that is higher than your 3.
lesson-explorer-rising-higher-decline = You may decline, but it is the end of your round, and a die that fits is lying there. Take it.
lesson-explorer-rising-coins = No money, no tents. Use the 4 to take coins: as many pounds as the die has pips.
lesson-explorer-rising-coins-right = £4 for a 4. Coins are always to be had, so no die is ever useless.
lesson-explorer-rising-coins-other = A fair use of a 4. This time take coins with it.

## Low first

lesson-explorer-low = Start low, come again
lesson-explorer-low-begin = Six dice, and you begin. A 6 is strong, but nothing is higher, so it would be your only die. Begin with a low one: take the 1 or the 2.
lesson-explorer-low-begin-right = A modest start, and nearly every other die still fits you.
lesson-explorer-low-begin-other = All in good time. Begin with a low die.
lesson-explorer-low-begin-six = Taking the 6 ends your round after one turn. That can be right, when row 6 is worth it. Here, begin low.
lesson-explorer-low-begin-middle = Not bad, but see how many turns a really low die leaves you: take the 1 or the 2.
lesson-explorer-low-card = Low dice buy little: few coins, few stones, a near row. But a card is a card, whatever the die. Draw one.
lesson-explorer-low-card-right = Only you see which card it is. The others know only that you hold one.
lesson-explorer-low-card-other = Allowed, but a low die is best spent on a card. Draw one.
lesson-explorer-low-end = Now end your turn and watch what the others take.
lesson-explorer-low-end-right = Ibis took the 6 and Kite the 5. Ibis is done for this round; it is your turn again.
lesson-explorer-low-end-other = Leave that for now and end your turn.
lesson-explorer-low-again = It is your turn once more, thanks to your low start. Take any die that fits.
lesson-explorer-low-again-right = A second die while Ibis must watch. Few big turns or many small ones: that is the choice of every round.
lesson-explorer-low-again-other = Do take a die; you have earned it.
lesson-explorer-low-again-decline = You would give away the turn that your low start has won. Take a die.

## What tents cost

lesson-explorer-price = What a tent costs
lesson-explorer-price-take = Column 5. The further the boat, the dearer the tents: here each costs £3, and where others camp, £1 more for each of them. Take the 6.
lesson-explorer-price-take-right = Row 6 it is. But look at your purse: £1.
lesson-explorer-price-take-other = First take the 6; then we look at the price.
lesson-explorer-price-take-sell = You will need that money in a moment. First take the 6.
lesson-explorer-price-sell = The tent costs £3, and £1 goes to Ibis, who camps there already. You have £1 and two gems: a clear one sells for £1, a blue one for £3. Sell what you need.
lesson-explorer-price-sell-right = £3 for the blue gem: now you have exactly £4.
lesson-explorer-price-sell-other = That would not bring the tent. Sell the blue gem.
lesson-explorer-price-sell-clear = The clear gem brings £1, and £2 are not enough. Sell the blue one.
lesson-explorer-price-sell-coins = £6 now, but then the die is spent and row 6 is not yours. Sell the blue gem instead.
lesson-explorer-price-tent = £3 for the bank and £1 for Ibis: place your tent in row 6.
lesson-explorer-price-tent-right = Both tents pay 6 points each; sharing a site costs a coin, not points.
lesson-explorer-price-tent-other = The money is there now. Place the tent in row 6.
lesson-explorer-price-tent-sell = You have enough. Keep that gem; even unsold it is worth a point at the end.

## The mine

lesson-explorer-mine = Down the mine
lesson-explorer-mine-take = In the bag are 30 gems, 29 black rocks and one white stone. A dig draws as many stones as your die has pips. Take the 4.
lesson-explorer-mine-take-right = Four stones, then.
lesson-explorer-mine-take-other = Allowed, but first the die: take the 4.
lesson-explorer-mine-take-one = One stone is hardly a dig. Take the 4.
lesson-explorer-mine-dig = Gems lie in front of you until you sell them; rocks are laid aside. Only the white stone is dangerous: it takes the whole draw back into the bag. Dig.
lesson-explorer-mine-dig-right = A clear and a blue gem, worth £4 together, and two rocks. Everybody sees what was drawn, so everybody can reckon what is left in the bag.
lesson-explorer-mine-dig-other = Allowed, but you came for gems. Dig in the mine.

## Cards

lesson-explorer-cards = Cards bend the rules
lesson-explorer-cards-treasure = Column 3, an empty purse and one poor die. But you hold two cards. Cards need no die and may be played at any time in your turn: play Treasure.
lesson-explorer-cards-treasure-right = £4 out of nowhere.
lesson-explorer-cards-treasure-other = Allowed, but the card comes first: play Treasure.
lesson-explorer-cards-treasure-die = You may, but with an empty purse the die cannot pay for a tent. Play Treasure first.
lesson-explorer-cards-die = Now take the 1.
lesson-explorer-cards-die-right = A 1 leads to row 1. Unless somebody carries you further.
lesson-explorer-cards-die-other = Allowed, but now take the 1.
lesson-explorer-cards-elephants = Elephants carry a tent into any row of the boat’s column. Place your tent in row 6 with the Elephants.
lesson-explorer-cards-elephants-right = Row 6 with a 1! And the die is still a 1: from 2 upwards everything fits you.
lesson-explorer-cards-elephants-other = Allowed, but the elephants are waiting. Place the tent in row 6 with them.
lesson-explorer-cards-elephants-lower = If elephants carry it, let them carry it all the way: row 6 pays most.
lesson-explorer-cards-elephants-without = Row 1 is where the die leads by itself. With the Elephants the same die reaches row 6.

## Rows

lesson-explorer-rows = The rows pay last
lesson-explorer-rows-take = The last column. After it every row pays a bonus to whoever has most tents in it: 12 for row 1, only 2 for row 6. In row 1 you and Ibis have three tents each. Which die is worth more? Take it.
lesson-explorer-rows-take-right = Yes: one more tent in row 1, and its 12 points are yours alone.
lesson-explorer-rows-take-other = First choose a die: which row is worth more to you?
lesson-explorer-rows-take-six = Row 6 pays 6 points now, and its bonus stays Kite’s. Row 1 pays 1 point, and instead of half of 12 you get all of it: 7 against 6.
lesson-explorer-rows-tent = Place the tent in row 1 that breaks the tie.
lesson-explorer-rows-tent-right = Four tents to Ibis’s three.
lesson-explorer-rows-tent-other = Allowed, but the tie is still there. Place the tent in row 1.
lesson-explorer-rows-end = End your turn, and watch the rows pay.
lesson-explorer-rows-end-right = 1 point from the column and 12 from row 1. Near rows pay little along the way and much at the end; far rows the other way round.
lesson-explorer-rows-end-other = All is done. End your turn.

## The Queen

lesson-explorer-queen = The Queen’s chest
lesson-explorer-queen-give = The last turn of a match. At the end the chests are opened, and whoever gave the Queen least cannot win, whatever the points. You have given nothing yet, and coins in hand are worth nothing then. You have £4: donate it all.
lesson-explorer-queen-give-right = Everybody saw that you gave; nobody but you knows how much.
lesson-explorer-queen-give-other = That will not save you. Donate your £4.
lesson-explorer-queen-give-less = After this turn every coin in your hand is worth nothing. Hold nothing back: £4.
lesson-explorer-queen-give-decline = Then the match ends with an empty chest, and you are out. Donate first.
lesson-explorer-queen-end = Nothing more to gain: decline the last die and let the chests be opened.
lesson-explorer-queen-end-right = Kite had 40 points to your 31, and gave £2 to your £4. Kite is out, and you have won. Watch who donates, and never be the meanest.
lesson-explorer-queen-end-other = Leave it. Decline, and the chests are opened.

## A whole round

lesson-explorer-round = Your first round
lesson-explorer-round-play = Now a whole round against Ibis and Kite. Play as you like; I stay beside you.
lesson-explorer-round-play-choose = Choose a die that fits. Low dice keep you in the round, high dice reach far rows.
lesson-explorer-round-play-use = Use the die: a tent for points, coins for later tents, a dig for gems, or a card.
lesson-explorer-round-play-poor = You cannot pay for a tent now. Coins, a dig or a card: what helps you most?
lesson-explorer-round-play-end = Your die is used. Sell or donate if you like, then end your turn.
lesson-explorer-round-play-right = Fine.
lesson-explorer-round-play-die = Good. Your next die must be higher than this one.
lesson-explorer-round-play-tent = A tent: points when the column is scored, and a step towards the row’s bonus.
lesson-explorer-round-play-coins = Coins in the purse are tents to come.
lesson-explorer-round-play-dig = Gems can be sold whenever it is your turn.
lesson-explorer-round-play-card = A card in hand is a promise. Read it: it may change how you use your next die.
lesson-explorer-round-play-donate = The Queen remembers. Keep enough for tents, though.
lesson-explorer-round-play-decline = You are out of this round; the column will be scored when the others are done.
