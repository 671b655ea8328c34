# The words of Treasure Island's lessons: a course for pirates and one for Silver.

lesson-pirate = The pirate’s course
lesson-pirate-about = Ride, search, listen to Silver and do not believe him too soon: six short lessons for treasure hunters.

## Riding

lesson-pirate-ride = Ride along
lesson-pirate-ride-horse = Long John Silver has buried a treasure on this island; you are Anne Bonny and want it. Each day one pirate acts. Silver’s first hint, always true, says: it lies within 2 miles of the coast. Choose the Horse.
lesson-pirate-ride-horse-right = A horse carries you up to 6 miles in a straight line.
lesson-pirate-ride-horse-other = There is a day for that, too. Today choose the Horse.
lesson-pirate-ride-horse-foot = On foot you would come 3 miles and could search; that is the next lesson. Today ride.
lesson-pirate-ride-horse-search = Searching on the first days is mostly luck. First ride to where the treasure may be.
lesson-pirate-ride-horse-pass = Days are few: 19, then Silver breaks out. Ride!
lesson-pirate-ride-where = Choose a place for Anne: tap the map, or pick one from the list. The way there must be straight and stay on land outside the red areas.
lesson-pirate-ride-where-right = There you are. What the map still allows is drawn as the hints come in.
lesson-pirate-ride-where-other = Choose a place on the map.

## On foot

lesson-pirate-foot = On foot, with open eyes
lesson-pirate-foot-foot = Foot gives you two things for one action: a walk of up to 3 miles, and a search with the small ring. Choose Foot.
lesson-pirate-foot-foot-right = First the walk.
lesson-pirate-foot-foot-other = Today go on foot.
lesson-pirate-foot-foot-horse = A horse is faster, but nobody searches from the saddle. Choose Foot.
lesson-pirate-foot-foot-small = You could search first and walk afterwards. Here begin with the walk: Foot.
lesson-pirate-foot-foot-pass = Nobody finds anything by passing.
lesson-pirate-foot-walk = Walk up to 3 miles. By the hint the coast is worth a look.
lesson-pirate-foot-walk-right = A good place to look round.
lesson-pirate-foot-walk-other = Choose a place on the map.
lesson-pirate-foot-search = Now the search. You could leave it, but a miss teaches something, too: everybody sees where the treasure is not.
lesson-pirate-foot-search-right = The small ring, then.
lesson-pirate-foot-search-other = Search with the small ring.
lesson-pirate-foot-search-leave = Allowed, but it costs nothing to look. Search.
lesson-pirate-foot-ring = Lay the ring: the spot you stand on must be in it. The treasure is found if it lies inside.
lesson-pirate-foot-ring-right = Nothing, and Silver does not lie about that. The ring stays on the map: this ground is done.
lesson-pirate-foot-ring-other = Lay the ring on the map.

## The compass

lesson-pirate-compass = Ask the compass
lesson-pirate-compass-ask = Every pirate has special actions for once or twice in a match. The Compass makes Silver hand you a card that is always true: two directions in which the treasure is not, seen from where you stand. Use it.
lesson-pirate-compass-ask-right = Not in the south-west, not in the west: for your eyes only. Cards that only you know are what wins this race.
lesson-pirate-compass-ask-other = Today try the Compass.
lesson-pirate-compass-ask-gallop = Full Gallop carries you anywhere, once. Keep it for the day when you know where to. Use the Compass.
lesson-pirate-compass-ask-george = King George is a small search anywhere on the island. Too early: use the Compass.
lesson-pirate-compass-ask-horse = You may ride on, but knowledge comes first. Use the Compass.

## Verifying

lesson-pirate-verify = Does he lie?
lesson-pirate-verify-look = Under each hint lies a token: Truth, or a Bluff, under which Silver may say what he likes. The third hint says: nearer to Anne than to Olivier. That would be news for you, if it is true. Verify the third hint.
lesson-pirate-verify-look-right = A Bluff! Only you know it now; the others may still believe it. Cross it out in your head.
lesson-pirate-verify-look-other = First find out about the third hint: verify it.
lesson-pirate-verify-look-second = The second hint matters less: it only says that you are more than 6 miles away. Verify the third.
lesson-pirate-verify-look-search = Searching by a hint that may be a lie? Look under its token first.
lesson-pirate-verify-look-compass = A good question, but the third hint decides where you ride. Verify it.

## Finding

lesson-pirate-find = The last ring
lesson-pirate-find-prison = You are Olivier Levasseur now, and it is day 4: Silver is caught, and you say in which tower he sits. Far from where you suspect the treasure is best, for from there he will run at the end. Choose a tower.
lesson-pirate-find-prison-right = There he sits. Now your action.
lesson-pirate-find-prison-other = First choose a tower for Silver.
lesson-pirate-find-large = On the coast, far from Anne, and Silver turned pale when you rode up: it must be right here. The large ring covers most. Choose the large search.
lesson-pirate-find-large-right = Now lay it well.
lesson-pirate-find-large-other = You are as near as one can be. Choose the large search.
lesson-pirate-find-large-small = The small ring might just miss. Take the large one.
lesson-pirate-find-large-horse = Do not ride away from it! Search.
lesson-pirate-find-large-compass = No more questions. Search.
lesson-pirate-find-large-spyglass = The Spyglass searches anywhere, but you stand there already. Keep it, and search with the large ring.
lesson-pirate-find-ring = Lay the ring round the place where you stand.
lesson-pirate-find-ring-right = Found! The pirate whose ring holds the treasure wins at once.
lesson-pirate-find-ring-other = A little nearer to yourself: lay the ring round the place where you stand.

## A whole round

lesson-pirate-round = Your first round
lesson-pirate-round-play = You are Anne again, on day 2, until your next day comes. I stay beside you.
lesson-pirate-round-play-choose = One action: ride, walk and search, a large search, or something special. Where does the first hint send you?
lesson-pirate-round-play-where = Choose the place on the map or from the list.
lesson-pirate-round-play-then = Now the small search, or leave it.
lesson-pirate-round-play-right = Fine.
lesson-pirate-round-play-point = Marked on the map.
lesson-pirate-round-play-horse = To horse!
lesson-pirate-round-play-foot = Step by step.
lesson-pirate-round-play-search = Let us see.
lesson-pirate-round-play-compass = Silver has to tell you something true.
lesson-pirate-round-play-pass = A day of rest.

## Silver's course

lesson-silver = Silver’s course
lesson-silver-about = You have buried the treasure; they want to know where. How to tell the truth and keep the secret: seven short lessons for Long John.

lesson-silver-hide = A good place
lesson-silver-hide-spot = You are Long John Silver. Choose the spot where your treasure lies: on land, in a district, and more than 2 miles from where each pirate starts. Not too near a landmark; people look there first.
lesson-silver-hide-spot-right = Only you know. The pirates will spend nineteen days on finding out.
lesson-silver-hide-spot-other = Choose a spot for the treasure.

lesson-silver-hint = The first hint
lesson-silver-hint-card = On some days you owe the pirates a hint. You choose the card, lay a token under it, and make the statement. Play Altitude: it names a zone of the island.
lesson-silver-hint-card-right = Now the token.
lesson-silver-hint-card-other = Play the card Altitude.
lesson-silver-hint-card-another = Within Reach would tell them a circle of 6 miles, far more than a zone. Play Altitude.
lesson-silver-hint-token = Under a Truth token your statement must be true; under a Bluff you may say what you like. The very first hint carries Truth, and everybody knows it. Lay the Truth.
lesson-silver-hint-token-right = Now say where.
lesson-silver-hint-token-other = Lay the Truth token.
lesson-silver-hint-say = Your treasure lies near the sea. For each answer you are shown how much ground it leaves to search. Under Truth there is one thing you can say here: the coast.
lesson-silver-hint-say-right = True, and most of the coast is left to search. A good hint says as little as the truth allows.
lesson-silver-hint-say-other = Say that it lies at the coast.

lesson-silver-bluff = A bluff
lesson-silver-bluff-card = Day 5, another hint. You have a Bluff token by now. Play Rivals: it says to which of two pirates the treasure is nearer.
lesson-silver-bluff-card-right = Now, truth or bluff?
lesson-silver-bluff-card-other = Play the card Rivals.
lesson-silver-bluff-card-another = That card would narrow it down too much. Play Rivals.
lesson-silver-bluff-token = Olivier is dangerously near your treasure. Lay the Bluff, and send them elsewhere.
lesson-silver-bluff-token-right = They only see that a token lies there, face down.
lesson-silver-bluff-token-other = Lay the Bluff token.
lesson-silver-bluff-token-truth = An honest hint would help Olivier. You have more hints to give than Truths to lay: bluff once, and well.
lesson-silver-bluff-say = Now the lie: say that the treasure is nearer to somebody else than to Olivier.
lesson-silver-bluff-say-right = A plausible lie. Sooner or later somebody will look under the token; until then they ride the wrong way.
lesson-silver-bluff-say-other = Olivier is the one to be sent away: say that it is farther from him.
lesson-silver-bluff-say-true = That is the truth, the very thing to hide. Say that it is farther from Olivier.

lesson-silver-answer = After a miss
lesson-silver-answer-give = Anne has searched and found nothing. You may give her one of your chest tokens. Why would you? Your best cards carry a chest icon and can be played only once you have given a token away. Give her one.
lesson-silver-answer-give-right = An item helps her a little; it unlocks your cards with the chest icon for good.
lesson-silver-answer-give-information = A true word, but she was far away: it tells her little, and unlocks your cards with the chest icon.
lesson-silver-answer-give-other = Give Anne a chest token.
lesson-silver-answer-give-nothing = You owe her nothing, but without a gift half of your cards stay locked. Give her one.

lesson-silver-compass = The useless card
lesson-silver-compass-give = Anne uses her Compass: you must give her one of your compass cards, and it is always true. Beside each card stands how much ground it leaves to her. Give one that leaves nearly all.
lesson-silver-compass-give-right = True, and of hardly any use. With the truth, the art lies in the choosing.
lesson-silver-compass-give-other = Give Anne a compass card.
lesson-silver-compass-give-more = That card rules out more than you need to. Two others leave 99 per cent.

lesson-silver-escape = The escape
lesson-silver-escape-run = Day 19: you break out! From now on you move first in each round, twice up to 4 miles, and the pirates search after you. Your treasure is a mile and a half away. Run.
lesson-silver-escape-run-right = Now choose where to.
lesson-silver-escape-run-other = No time to lose: run.
lesson-silver-escape-run-rest = Rest now, and the pirates find it first. Run!
lesson-silver-escape-spot = You win at once when a move ends exactly on the spot where your treasure lies; passing over it is not enough. Choose that spot: the list names it.
lesson-silver-escape-spot-right = You stand on your own gold, and the pirates stand there like fools. You have won.
lesson-silver-escape-spot-other = Near is not enough. Choose the very spot of the treasure; it is in reach.

lesson-silver-round = Your first days
lesson-silver-round-play = Hide a treasure of your own and lead the pirates through the first three days. I stay beside you.
lesson-silver-round-play-hide = Choose a spot. Think of the hints you will have to give: what will they leave?
lesson-silver-round-play-hint = A hint is due. Which card tells least about your spot?
lesson-silver-round-play-token = Truth or Bluff? There are six Truths for seven hints, so somewhere you must bluff.
lesson-silver-round-play-compass = A pirate asks for a compass card. Give the one that leaves most.
lesson-silver-round-play-missed = They missed. Give a token, or nothing?
lesson-silver-round-play-right = Well said.
lesson-silver-round-play-hidden = There it lies.
lesson-silver-round-play-card = Now choose the token for it.
lesson-silver-round-play-truth = An honest hint. Say as little as it allows.
lesson-silver-round-play-bluff = A bluff! Make it plausible.
lesson-silver-round-play-gift = That unlocks your cards with the chest icon.
