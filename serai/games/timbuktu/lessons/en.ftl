# The words of Timbuktu's lessons. The camels they name are those that the lessons ask for.

lesson-caravan = The caravan’s course
lesson-caravan-about = Camels, thieves, and what everybody half knows: seven short lessons on the way to Timbuktu.

## Placing

lesson-caravan-place = Into the pens
lesson-caravan-place-first = Your caravan crosses the desert from place to place, and in each place camels stand in five pens: palm, lamp, scimitar, star and moon. Place one of your camels in the lamp pen.
lesson-caravan-place-first-right = It takes the lowest free pitch. In the starting pens the pitch means nothing yet; later it means everything.
lesson-caravan-place-first-other = First a camel into the lamp pen.
lesson-caravan-place-first-pen = Any pen is allowed. This time choose the lamp pen.
lesson-caravan-place-second = Ibis and Kite have placed one each. In the end everybody needs a camel in every pen, so spread out: place another camel in a pen where you have none.
lesson-caravan-place-second-right = Well spread. From each pen only two pens of the next place can be reached for nothing, so a spread caravan has more choices.
lesson-caravan-place-second-other = Place another camel, in a new pen.
lesson-caravan-place-second-lamp = You have a camel in the lamp pen already. It is allowed, but choose a new pen.

## Knowing a pile

lesson-caravan-pile = What your pile tells you
lesson-caravan-pile-choose = Five piles of thief cards lie round the table; each names a pen, two pitches and two kinds of goods. Yours says: in palm, pitches 3 and 4 lose salt and water. So palm 1 is safe! Your camel Ghazi in lamp carries coffee, water and two salts; palm is in its reach. Lay its card.
lesson-caravan-pile-choose-right = All cards are down; nobody sees which camel you chose until it is turned up. Now yours walks.
lesson-caravan-pile-choose-other = Lay the card of camel Ghazi, which stands in lamp.
lesson-caravan-pile-choose-another = A fair choice, but think what you know: palm 1 is safe, and camel Ghazi in lamp, with its two salts, can get there for nothing. Lay its card.
lesson-caravan-pile-move = Green arrows lead from lamp to lamp and to palm: those pens are free. Walk to palm; the camel takes the lowest free pitch, which is 1.
lesson-caravan-pile-move-right = Palm 1, safe from thieves, and that you alone know for certain.
lesson-caravan-pile-move-other = Walk to palm.
lesson-caravan-pile-move-lamp = Lamp is free too, but you know nothing about its thieves. Palm 1 you know to be safe.
lesson-caravan-pile-move-toll = Off the arrows a camel leaves one of its goods as toll. Why pay? Palm is free and safe.

## Swapping

lesson-caravan-swap = Passing the piles
lesson-caravan-swap-choose = Palm 2 is a swap field: when a camel takes it, every pile moves one place to the left, and you see a new one. Your camel Leila in lamp, with gold, coffee, pepper and salt, can get there. Lay its card.
lesson-caravan-swap-choose-right = Ibis and Kite have walked first this time: the round counter goes round.
lesson-caravan-swap-choose-other = Lay the card of camel Leila, which stands in lamp.
lesson-caravan-swap-choose-another = Not that one: you want to reach palm 2, and camel Leila in lamp gets there for nothing.
lesson-caravan-swap-move = Pitch 2 of palm is still free, and by your first pile it is safe as well. Walk to palm and see a new pile.
lesson-caravan-swap-move-right = Every pile has moved to the left. Now you also know moon: pitches 4 and 5, pepper and salt. The pile you passed on you still know; it is all in your notebook.
lesson-caravan-swap-move-other = Walk to palm.
lesson-caravan-swap-move-lamp = Free, but unknown, and no swap. Palm 2 gives you a new pile to read.
lesson-caravan-swap-move-toll = No need for a toll: palm is free along the arrow.

## Paying a toll

lesson-caravan-toll = A toll can be cheap
lesson-caravan-toll-choose = You have seen two piles: star loses coffee and pepper on pitches 1 and 2, scimitar gold and coffee on 1 and 5. Your camel Farah in star carries two coffees, pepper and salt, and its arrows lead just there. Lay its card; we will bring it out.
lesson-caravan-toll-choose-right = Now think before it walks.
lesson-caravan-toll-choose-other = Lay the card of camel Farah in star.
lesson-caravan-toll-choose-another = That camel is in less danger. Lay the card of camel Farah, with its two coffees.
lesson-caravan-toll-move = In star it would lose three goods, in scimitar two. But pitch 1 is on two cards only, and you have seen both: in every other pen pitch 1 is safe. Pay one piece as toll and go to palm, lamp or moon; but do not pay with coffee.
lesson-caravan-toll-move-right = One piece instead of two or three. When you have seen a pitch or a kind twice, it is safe everywhere else.
lesson-caravan-toll-move-other = Go to palm, lamp or moon, and pay with salt or pepper.
lesson-caravan-toll-move-coffee = It would do, but you have two coffees to bring home. Pay with salt or pepper.
lesson-caravan-toll-move-robbed = Free, and robbed for certain: you have seen the cards. Pay a toll and go where pitch 1 is safe.

## The theft

lesson-caravan-theft = The thieves come
lesson-caravan-theft-choose = The last round of a stage: each caravan has one camel left to move. Lay its card.
lesson-caravan-theft-choose-right = You lead this round, so yours walks first.
lesson-caravan-theft-choose-other = Lay the card of your last camel.
lesson-caravan-theft-move = Two pens are free for it, each with pitch 5 open. About lamp you know little. In palm, you have read, thieves come to pitches 1 and 2. Choose.
lesson-caravan-theft-move-right = All piles are turned up. In lamp, pitch 5 was robbed of coffee and pepper: your camel would have lost three goods. In palm it lost nothing.
lesson-caravan-theft-move-other = Walk to palm.
lesson-caravan-theft-move-lamp = Lamp might be safe, palm 5 is for certain. Take what you know.
lesson-caravan-theft-move-toll = You would give away a piece although palm is free and safe.

## Value

lesson-caravan-value = What is rare is dear
lesson-caravan-value-choose = The last stage. In Timbuktu each piece is worth as many points as pieces of its kind were lost on the way: coffee 7, pepper 5, salt only 1. Your camel Farah in star carries two coffees, pepper and salt, and thieves wait at the ends of its arrows. Lay its card.
lesson-caravan-value-choose-right = Now, what to pay with?
lesson-caravan-value-choose-other = Lay the card of camel Farah in star.
lesson-caravan-value-choose-another = That camel can wait. Camel Farah in star has most to lose.
lesson-caravan-value-move = Pay a toll, to a pen where pitch 1 is safe, with the piece that is worth least.
lesson-caravan-value-move-right = A point paid, and what the camel carries home is worth more than before: what is lost, tolls too, makes the rest dearer.
lesson-caravan-value-move-other = Pay with salt.
lesson-caravan-value-move-robbed = There your coffees are robbed, 7 points each. Pay a toll instead.
lesson-caravan-value-move-dear = That piece is worth far more than salt. Pay with the salt.

## A whole round

lesson-caravan-round = Your first round
lesson-caravan-round-play = A whole round against Ibis and Kite. I stay beside you.
lesson-caravan-round-play-which = Read your pile and the notebook, then lay the card of a camel that can reach a good pitch.
lesson-caravan-round-play-where = Two pens are free along the arrows, any other costs one of the camel’s goods. Where is it safest?
lesson-caravan-round-play-choose = Laid. Now the cards are turned up.
lesson-caravan-round-play-free = Free of toll. Watch where the others go: whoever pays to avoid a pen knows something.
lesson-caravan-round-play-toll = You paid, so you must know something; the others will think so, too.
