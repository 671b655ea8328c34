# Timbuktu in English. Who reads it is the person at the table: short, plain, in the past tense for
# what happened, as an order for what can be chosen.

## What is asked

ask-loading = Load your next camel: four goods of three or four kinds.
ask-placing = Place one of your camels in a starting pen.
ask-choosing = Choose in secret which camel moves this round.
ask-moving = Your camel’s card is up: into which pen does it go?

## Headings of choices

group-load = Loads
group-place = Pens
group-choose = Camels
group-free = Free
group-toll = Toll
group-full = Full

## Choices

action-load = Load { $goods }
action-place = { $camel } to the { $pen } pen
action-choose = { $camel }
action-move = { $toll_key ->
    [none] Go to { $pen }
   *[other] Go to { $pen } and pay { $toll }
}

## What a choice costs and brings

fact-camel = camel { $value }
fact-carries = carries { $value }
fact-pens = {""}
fact-stands = in { $value }
fact-safest = { $value ->
    [0] a safe pen
   *[other] least risk { NUMBER($value, maximumFractionDigits: 2) }
}
fact-pitch = pitch { $value }
fact-swap = { $value ->
    [yes] swap field
   *[no] {""}
}
fact-cost = {""}
fact-cost_points = { $value ->
    [one] toll worth 1 point now
   *[other] toll worth { $value } points now
}
fact-loses = { $value ->
    [0] safe
   *[other] risk { NUMBER($value, maximumFractionDigits: 2) } goods
}
fact-loses_points = { $value ->
    [0] {""}
   *[other] { NUMBER($value, maximumFractionDigits: 2) } points
}

## What happened

event-starter_drawn = { $seat } became the first starter by lot.
event-loaded = { $seat } loaded camel { $camel }.
event-loaded_goods = You loaded camel { $camel }: { $goods }.
event-loads_shown = { $seat } showed the loads.
event-placed = { $seat } placed camel { $camel } in the { $pen } pen.
event-dealt = Stage { $stage }, to { $place }: the thieves are dealt. First: { $starter }.
event-dealt_pitches = Stage { $stage }, to { $place }. First: { $starter }. Your pile: { $pen }, pitches { $pitches }, { $goods }.
event-laid = { $seat } laid a card.
event-laid_camel = You laid camel { $camel }.
event-turned_up = { $seat } turned up camel { $camel }.
event-moved = { $seat } led camel { $camel } to { $pen } { $pitch }.
event-moved_toll = { $seat } led camel { $camel } to { $pen } { $pitch } and paid { $toll }.
event-swapped = Swap field: all piles went one place to the left.
event-swapped_pitches = Swap field: all piles went left. You received { $pen }, pitches { $pitches }, { $goods }.
event-robbed = Thieves in the { $pen } pen, pitches { $pitches }: { $goods }.
event-lost = { $seat } lost { $goods } from camel { $camel }.
event-arrived = The caravans are in Timbuktu. Values: { $values }.
event-final_points = { $seat } brought { $goods ->
    [one] one piece
   *[other] { $goods } goods
}, worth { $total ->
    [one] 1 point
   *[other] { $total } points
}.
event-match_ended = Won by: { $winners }.

## The end

source-gold = Gold
source-coffee = Coffee
source-pepper = Pepper
source-salt = Salt
source-water = Water
beside-goods_delivered = Goods brought
reason-timbuktu_reached = The thieves of Timbuktu have come and gone.

## The board

board-title = Timbuktu
board-stage = stage { $stage } of { $stages }
board-round = round { $round } of { $rounds }
board-counters = stage counter { $starter }, round counter { $holder }
board-loading = the caravans are loaded
board-placing = the camels are placed
board-over = all caravans have arrived
board-stolen = stolen
board-tolls = paid as toll
board-value = a piece is worth
board-card_down = down
board-loaded = { $count } loaded
board-piles = Piles
board-unseen = not seen
board-robbed = Last theft
board-notebook = Notebook
board-legend = ■ robbed for certain · 2/3 so likely · a dot is safe · { $worlds ->
    [one] 1 spread possible
   *[other] { $worlds } spreads possible
}
board-ways = If it moved now
board-ways_legend = pitch: pieces the thieves take on average, +1 for a toll
board-full = full
board-to_load = Left to load: { $goods }
board-to_place = To place
board-cards_pitches = pitch cards, seen ones in brackets:
board-cards_goods = goods cards:
help-board =
    On the road: left where the camels stand, right where they go, pens from top to bottom, pitches
    1 to 5 from left to right. A●F is camel Farah of seat A, below it the first letters of its goods.
    The arrows between tell which pens a pen reaches without toll; ⇄ is a free swap field.
    Piles stand in the order they pass, a pair of letters is the place between two seats. In the
    notebook ■ is robbed for certain, a dot is safe, 2/3 is robbed in two of three cases.
column-goods = goods
column-worth = worth
column-card = card
column-to_go = to go

## Options

option-loading = Loads of the camels
option-loading-printed = as printed on the caravan boards
option-loading-free = everybody loads their own
option-setup_discards_count = Goods left over from free loading
option-setup_discards_count-no = do not count for values
option-setup_discards_count-yes = count for values like lost goods
option-placement = Placing a second camel in a pen
option-placement-every_pen = as long as you can still reach every pen
option-placement-spread = only when you have one in every pen
option-deal = The first thieves are dealt
option-deal-after_placing = after the camels are placed
option-deal-before_placing = before the camels are placed
option-reveal = Camel cards are turned up
option-reveal-one_by_one = one by one, each before its move
option-reveal-together = all together
option-value_counts = What gives goods their value
option-value_counts-stolen_and_tolls = pieces stolen and paid as toll
option-value_counts-stolen = stolen pieces only
option-cards_name = A thief card names
option-cards_name-2 = two pitches, or two kinds of goods
option-cards_name-1 = one pitch, or one kind of goods
option-pitch_cards = Pairs on the pitch cards
option-pitch_cards-neighbours = 1+2, 2+3, 3+4, 4+5, 1+5
option-pitch_cards-crossed = 1+2, 2+4, 3+4, 3+5, 1+5
option-pitch_cards-scattered = 1+3, 3+4, 2+4, 2+5, 1+5
option-goods_cards = Pairs on the goods cards
option-goods_cards-neighbours = gold+coffee, coffee+pepper, pepper+salt, salt+water, water+gold
option-goods_cards-crossed = pepper+salt, salt+gold, gold+coffee, coffee+water, water+pepper
option-arrows = The leftmost pen’s second arrow
option-arrows-ring = leads round to the rightmost pen
option-arrows-edge = leads to its right neighbour
option-swap_pitches = Pitches of the swap fields
option-swap_pitches-2-4 = 2 and 4
option-swap_pitches-3-3 = 3 and 3
option-swap_pitches-2-3 = 2 and 3
option-swap_pitches-3-4 = 3 and 4
option-swap_pitches-1-3 = 1 and 3
option-swap_pens = Pens of the swap fields
option-swap_pens-spread = two pens apart, others at each place
option-swap_pens-neighbours = side by side, others at each place
option-swap_pens-fixed = lamp and star everywhere
option-caravans = Goods printed beside the camels
option-caravans-doubled = some kinds twice on a camel
option-caravans-four_kinds = four different kinds on every camel
option-small_board = The small board four players add
option-small_board-oasis2 = oasis 2
option-small_board-oasis3 = oasis 3

## Words

word-palm = palm
word-lamp = lamp
word-scimitar = scimitar
word-star = star
word-moon = moon
word-gold = gold
word-coffee = coffee
word-pepper = pepper
word-salt = salt
word-water = water
word-start = the start
word-oasis1 = oasis 1
word-oasis2 = oasis 2
word-oasis3 = oasis 3
word-oasis4 = oasis 4
word-timbuktu = Timbuktu

## The camels: their first letters are those on the board, and none is a seat's

word-A = Farah
word-B = Ghazi
word-C = Halima
word-D = Jamal
word-E = Karima
word-F = Leila
word-G = Malik
word-H = Nuri

## Figures of studies

figure-last = last
figure-removed = removed
figure-tolls = tolls
figure-stolen = stolen
figure-swap_1 = swap 1
figure-swap_2 = swap 2
figure-others = others
figure-of_its_fair_share = of its fair share
figure-who = who
figure-the_others_play = the others play
figure-one = one
figure-alike = alike
figure-among = among
figure-strength = strength
figure-sensible_free_loading = sensible, free loading
