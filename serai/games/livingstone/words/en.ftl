# LivingStone in English. Who reads it is the person at the table: short, plain, in the past tense
# for what happened, as an order for what can be chosen.

## What is asked

ask-pick = Take a die, or play a free action first.
ask-act = Use your { $die }: one thing, whatever you like best.
ask-after = Your die is used. Anything else before you end your turn?
ask-selling = The market is open: how many { $market_gem } gems do you sell?
ask-lifting = No tent left to place: which of yours moves to row { $moving_to_row }?

## Headings of choices

group-dice = The dice
group-die_action = With this die
group-sell = Gems
group-donate = The Queen
group-cards = Your cards
group-turn = Your turn
group-market = At the market
group-lift = Your tents

## Choices

action-take_die = Take the { $pips }
action-decline = Decline: no more dice for you this round
action-end_turn = End your turn
action-draw_card = Draw a card
action-take_coins = Take coins from the bank
action-dig = Dig in the mine
action-place_tent = { $native_guide ->
    [yes] { $elephants ->
        [yes] Tent in row { $row }, with Native Guide and Elephants
       *[no] Tent in row { $row }, with Native Guide
    }
   *[no] { $elephants ->
        [yes] Tent in row { $row }, with Elephants
       *[no] Tent in row { $row }
    }
}
action-lift_tent = The one in column { $column }, row { $row }
action-sell = Sell { $count } { $gem } { $count ->
    [one] gem
   *[other] gems
}
action-sell_upto = Sell { $gem } gems
action-donate = Give £{ $pounds } to the Queen
action-donate_upto = Give coins to the Queen
action-camp_expansion = Camp Expansion: another tent in column { $column }, row { $row }
action-reverse = Reverse: the boat goes back one column
action-treasure = Treasure: coins from the bank
action-royal_favor = Royal Favor: one more die this turn
action-science = Publish your findings on the { $animal }
action-market = Market: sell gems for coins and points
action-cave_discovery = Cave Discovery: draw stones without a die
action-market_sell = { $count ->
    [0] Keep all { $gem } gems
    [one] Sell one { $gem } gem
   *[other] Sell { $count } { $gem } gems
}

amount-sell-count = How many gems do you sell, { $least } to { $most }?
amount-donate-pounds = How many pounds go into the chest, { $least } to { $most }? There is no way back.

## What a choice costs and brings

fact-gain_pounds = +£{ $value }
fact-cost_pounds = { $value ->
    [0] free
   *[other] £{ $value }
}
fact-fees = { $value ->
    [0] {""}
    [one] £1 of it to another owner
   *[other] £{ $value } of it to other owners
}
fact-gain_points = { $value ->
    [one] +1 point
   *[other] +{ $value } points
}
fact-stones = { $value ->
    [one] 1 stone
   *[other] { $value } stones
}
fact-pounds_each = £{ $value } each
fact-row_tents = { $value ->
    [one] your only tent in the row
   *[other] one of your { $value } in the row
}
fact-majority_shares = row bonus now: { $value }
fact-shares_then = row bonus then: { $value }
fact-tent_pounds = a tent for £{ $value }

## What happened

event-round_began = Round { $round }, column { $column }. The roll: { $dice }. First: { $starter }.
event-die_taken = { $seat } took the { $pips }.
event-declined = { $seat } declined and sat out the rest of the round.
event-turn_ended = {""}
event-card_drawn = { $seat } drew a card.
event-card_drawn_card = You drew { $card }.
event-mine_collapsed = Mine Collapse! Everybody’s gems fell back into the bag, { $returned ->
    [one] one stone
   *[other] { $returned } stones in all
}.
event-no_card_left = No card was left for { $seat }.
event-pile_shuffled = The discards were shuffled into a new pile of { $cards ->
    [one] one card
   *[other] { $cards } cards
}.
event-card_played = { $seat } played { $card }.
event-boat_went_back = The boat turned back to column { $column }.
event-coins_taken = { $seat } took £{ $pounds } from the bank.
event-stones_drawn = { $seat } drew from the bag: { $stones }.
event-white_stone = { $pounds ->
    [0] The white stone! This draw and all stones set aside went back: { $bag } in the bag.
   *[other] The white stone! The gems of this draw brought £{ $pounds }; the bag holds { $bag } again.
}
event-gems_sold = { $seat } sold { $count } { $gem } for £{ $pounds }.
event-market_sale = { $seat } sold { $count } { $gem } at the market: £{ $pounds }, { $points ->
    [one] 1 point
   *[other] { $points } points
}.
event-donated = { $seat } put coins into the chest.
event-donated_pounds = You put £{ $pounds } into your chest.
event-donated_openly = { $seat } put £{ $openly } into the chest.
event-tent_placed = { $seat } set up a tent in row { $row }, paying { $fees ->
    [0] { $cost ->
        [0] nothing
       *[other] £{ $cost }
    }
   *[other] £{ $cost } and £{ $fees } in fees
}.
event-tent_moved = { $seat } moved a tent from column { $from_column }, row { $from_row } to row { $row }, paying { $fees ->
    [0] { $cost ->
        [0] nothing
       *[other] £{ $cost }
    }
   *[other] £{ $cost } and £{ $fees } in fees
}.
event-fee_received = { $seat } got £{ $pounds } from { $payer }.
event-camp_expanded = { $seat } added a tent in column { $column }, row { $row }.
event-treasure_found = { $seat } found a treasure of £{ $pounds }.
event-science_published = { $seat } published a discovery for { $points ->
    [one] 1 point
   *[other] { $points } points
}.
event-column_scored = Column { $column } paid: { $points }.
event-majority_scored = Most tents in row { $row }: { $points }.
event-hand_shown = { $cards_count ->
    [0] {""}
   *[other] { $seat } had cards left: { $cards }.
}
event-final_points = { $seat } ended with { $total ->
    [one] 1 point
   *[other] { $total } points
}.
event-check_rolled = The Queen’s dice: { $dice }. Less than their sum is too little.
event-chest_opened = { $seat } gave £{ $pounds } to the Queen{ $out ->
    [yes] : not enough.
   *[no] .
}
event-match_ended = The voyage is over. Won by: { $winners }.

## The end

source-columns = Tents along the river
source-majorities = Most tents in rows
source-gems = Gems kept
source-market = Market
source-science = Science
beside-donated = Given to the Queen, £
beside-tents_placed = Tents placed
reason-last_column_scored = The boat has passed the last column.

ending-chests = The chests are opened
ending-out = gave least, cannot win
ending-out_dice = less than { $needed }, cannot win
ending-dice = The Queen rolls { $dice }: whoever gave less than £{ $needed } cannot win.

## The board

board-title = LivingStone
board-round = round { $round }, column { $column }, a tent costs £{ $cost }
board-over = after the last column
board-river = Z a m b e z i
board-points = a tent
board-majority = most tents
board-start = starts
board-declined = done
board-out = out
heading-dice = Dice
heading-bag = Bag
heading-cards = Cards
heading-you = You
board-none = none left
board-holding = in hand: the { $die }
board-bar = the next one must beat a { $bar }
board-bag = { $count ->
    [one] 1 stone
   *[other] { $count } stones
}: { $stones }
board-odds = £{ $worth } a stone on average · white { $chance } % { $drawn ->
    [one] in one draw
   *[other] in { $drawn }
}
board-aside = aside: { $stones }
board-pile = { $count } in the pile
board-discards = played: { $discards }
board-purse = £{ $cash } in your purse, £{ $chest } in your chest
board-hand = Hand: { $hand }
help-board =
    On the board: ♛ what a tent in the row pays when the boat’s column is scored, ▽ what most tents
    in the row pay at the end, with whoever has most now. ( + ) is where your die sets a tent.
    In the table: pts so far, col what the boat’s column pays now, rows what the majorities pay now,
    sum of the three, £ purse and chest together, gifts how often somebody gave, tents left, cards
    held, gems, and the dice of this round. A die in brackets fits whoever is to act.
column-points = pts
column-column = col
column-rows = rows
column-total = sum
column-wealth = £
column-gifts = gifts
column-tents = tents
column-cards = cards
column-dice = dice

## Options

option-white_stone = Gems drawn with the white stone
option-white_stone-lost = go back to the bag for nothing
option-white_stone-sold = are sold at base price first
option-declining = Declining a die although one fits
option-declining-free = always allowed
option-declining-first_compulsory = not for the first die of a round
option-declining-compulsory = never allowed
option-guide_fee = The fee to other owners with Native Guide
option-guide_fee-due = is still paid
option-guide_fee-waived = is not paid
option-collapse_order = After Mine Collapse
option-collapse_order-shuffle_first = shuffle, then draw the replacement
option-collapse_order-replace_first = draw the replacement, then shuffle
option-collapse_returns = Mine Collapse returns to the bag
option-collapse_returns-gems = everybody’s gems
option-collapse_returns-gems_and_set_aside = everybody’s gems and all stones set aside
option-camp_site = Camp Expansion goes
option-camp_site-left_of_boat = to a site of yours left of the boat
option-camp_site-scored = to a site of yours that has been scored
option-camp_pays = Tents added by Camp Expansion
option-camp_pays-never = do not pay when their column is scored again
option-camp_pays-always = pay like any tent
option-royal_favor = The dice of a turn with Royal Favor
option-royal_favor-above_last = must beat your earlier turns only
option-royal_favor-ascending = must also rise one by one
option-last_tie_break = Equal points and equal donations
option-last_tie_break-tents = more tents placed wins
option-last_tie_break-shared = the win is shared
option-column_costs = What a tent costs, column by column
option-column_costs-usual = £1 1 2 2 3 3 4 4 5 5
option-column_costs-flat = £1 1 1 2 2 2 3 3 3 4
option-column_costs-steep = £1 2 2 3 3 4 4 5 5 6
option-two_player_check = The donation check with two players
option-two_player_check-four_dice = four dice say how much was needed
option-two_player_check-least = whoever gave least is out
option-market_at_end = A Market kept until the end
option-market_at_end-before_gems = pays instead of the points for gems kept
option-market_at_end-after_gems = pays on top of the points for gems kept
option-all_tied = All seats gave the same
option-all_tied-nobody_wins = nobody wins
option-all_tied-all_safe = nobody is out
option-reverse_first_column = Reverse in the first column
option-reverse_first_column-illegal = cannot be played
option-reverse_first_column-repeat = the column is played once more
option-rising = A further die of a round must beat
option-rising-highest = your highest one
option-rising-first = your first one
option-both_cards_fee = The fee with Guide and Elephants together
option-both_cards_fee-as_guide = is as with Native Guide alone
option-both_cards_fee-waived = is not paid
option-coins = Coins in hand
option-coins-hidden = are hidden
option-coins-open = lie open, so that all see what is given
option-deck = The deck
option-deck-usual = has one Reverse and four animals
option-deck-two_reverses = has two Reverses and three animals

## Words

word-clear = clear
word-blue = blue
word-red = red
word-black = rock
word-white = white stone
word-native_guide = Native Guide
word-elephants = Elephants
word-camp_expansion = Camp Expansion
word-reverse = Reverse
word-treasure = Treasure
word-royal_favor = Royal Favor
word-lion = lion
word-rhino = rhino
word-antelope = antelope
word-market = Market
word-cave_discovery = Cave Discovery
word-mine_collapse = Mine Collapse

## Panes of the full screen

scores-owns = £{ $wealth } · { $gifts ->
    [one] 1 gift
   *[other] { $gifts } gifts
} · { $tents ->
    [one] 1 tent
   *[other] { $tents } tents
} · { $cards ->
    [one] 1 card
   *[other] { $cards } cards
}
scores-legend = Points, + this column, + rows if it ended now.

## Figures of studies

figure-tents = tents
figure-given = given
figure-nobody = nobody
figure-columns = columns
figure-market = market
figure-science = science
figure-majorities = majorities
figure-gems = gems
figure-sources = sources
figure-the_defaults = the defaults
figure-4_players = 4 players
