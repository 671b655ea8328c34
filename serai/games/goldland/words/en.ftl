# Goldland in English. Who reads it is the person at the table: short, plain, in the past tense for
# what happened, as an order for what can be chosen.

## Counting

# One thing, of the kind a sentence speaks of.
item-one = { $kind_key ->
    [provisions] provision
    [pearls] pearl
    [ropes] rope
    [guns] gun
    [spades] spade
    [timbers] timber
   *[fishing_rods] fishing rod
}
tokens-counted = { $tokens ->
    [one] 1 token
   *[other] { $tokens } tokens
}
list-counted = { $count ->
    [one] { $what_key ->
        [provisions] 1 provision
        [pearls] 1 pearl
        [ropes] 1 rope
        [guns] 1 gun
        [spades] 1 spade
        [timbers] 1 timber
        [fishing_rods] 1 fishing rod
        [any] 1 item of any kind
        [tokens] 1 token
       *[other] 1 { $what }
    }
   *[other] { $count } { $what }
}

## What is asked

ask-choosing = Move, acquire, explore: each once, in any order. Then end your turn.
ask-moving = On the move. Where to?
ask-paying = What do you pay with?
ask-camping = You survived. Do you set a camp here?
ask-laying = Where does the tile lie, and how is it turned?
ask-making_room = Your backpack is full: throw something out for the amulet.

## Headings of choices

group-move = Move
group-acquire = Acquire
group-explore = Explore
group-lay = Lay the tile
group-pay = Pay
group-camp = Camp
group-exchange = Discovery tokens
group-discard = Throw out
group-turn = Your turn

## Choices

action-step = { $way ->
    [road] Go { $to }
    [survive] Go { $to }, paying for the adventure
    [ordeal] Struggle { $to } without a road
   *[ordeal_survive] Struggle { $to } without a road, paying for the adventure
}
action-stop = Stop here
action-pay = { $kind_key ->
    [provisions] Provisions: { $pack } from the backpack, { $tokens } for tokens
    [pearls] Pearls: { $pack } from the backpack, { $tokens } for tokens
    [ropes] Ropes: { $pack } from the backpack, { $tokens } for tokens
    [guns] Guns: { $pack } from the backpack, { $tokens } for tokens
    [spades] Spades: { $pack } from the backpack, { $tokens } for tokens
    [timbers] Timbers: { $pack } from the backpack, { $tokens } for tokens
   *[fishing_rods] Fishing rods: { $pack } from the backpack, { $tokens } for tokens
}
action-camp = { $set ->
    [yes] Set a camp
   *[no] Leave no camp
}
action-acquire = Take { $take }
action-explore = Draw a tile
action-turn_over = Turn over the tile to the { $to }
action-lay = { $turned ->
    [0] To the { $to }, roads north, east and west
    [1] To the { $to }, roads north, east and south
    [2] To the { $to }, roads east, south and west
   *[3] To the { $to }, roads north, south and west
}
action-exchange = Exchange tokens for one of the { $kind }
action-discard = Throw out one of your { $kind }
action-dig = Dig up the treasure and end your turn
action-end_turn = End your turn
action-pass = Pass

## What a choice costs and brings

fact-cell = { $value }
fact-cost = costs { $value }
fact-cost_total = { $value ->
    [one] 1 item of these kinds
   *[other] { $value } items of these kinds in all
}
fact-gain = {""}
fact-tokens = +1 token
fact-points = { $value ->
    [one] +1 point
   *[other] +{ $value } points
}
fact-adventure = { $value }
fact-marker = marker worth { $value }
fact-need = with { $value } in your backpack
fact-lacking = { $value ->
    [one] one space is lacking
   *[other] { $value } spaces are lacking
}
fact-throw_out = throwing out helps: { $value }
fact-cells = {""}
fact-roads = {""}
fact-joins = joins { $value }
fact-cut_off = no road joins
fact-left = { $value ->
    [0] all paid
    [one] one item to go
   *[other] { $value } items to go
}

## What happened

event-coast = The coast was laid out.
event-first_player = { $seat } began.
event-turn = Round { $round }: { $seat }.
event-income = { $seat } took 1 gold at the temple; { $reserve ->
    [0] its reserve is empty.
    [one] 1 is left in its reserve.
   *[other] { $reserve } are left in its reserve.
}
event-paid = { $bought ->
    [0] { $pack ->
        [one] { $seat } paid one { item-one }.
       *[other] { $seat } paid { $pack } { $kind }.
    }
    [one] { $pack ->
        [0] { $seat } turned in { tokens-counted } for one { item-one } and spent it.
        [one] { $seat } paid one { item-one }, and one more for { tokens-counted }.
       *[other] { $seat } paid { $pack } { $kind }, and one more for { tokens-counted }.
    }
   *[other] { $pack ->
        [0] { $seat } turned in { tokens-counted } for { $bought } { $kind } and spent them.
        [one] { $seat } paid one { item-one }, and { $bought } more for { tokens-counted }.
       *[other] { $seat } paid { $pack } { $kind }, and { $bought } more for { tokens-counted }.
    }
}
event-moved = { $way ->
    [road] { $seat } went to { $cell }.
    [survive] { $seat } went to { $cell }.
   *[other] { $seat } struggled to { $cell }, where no road leads.
}
event-stopped = {""}
event-survived = { $seat } survived: { $adventure }.
event-camp_set = { $seat } set a camp on { $cell }; { $left } left.
event-marker = { $lost_by_key ->
    [null] { $seat } took the marker: { $adventure }.
   *[other] { $seat } took the marker away: { $adventure }.
}
event-acquired = { $spent_key ->
    [null] { $seat } acquired { $take }.
   *[other] { $seat } gave up one of the { $spent } for { $take }.
}
event-exchanged = { $seat } turned in { tokens-counted } for one of the { $kind }.
event-discarded = { $seat } threw out one of the { $kind }.
event-drawn = { $seat } drew tile { $tile }.
event-laid = { $treasure ->
    [yes] { $seat } laid tile { $tile } on { $cell }: a treasure lies there.
   *[no] { $seat } laid tile { $tile } on { $cell }.
}
event-passed = { $tokens ->
    [0] { $seat } passed.
   *[other] { $seat } passed and took a discovery token.
}
event-dug = { $seat } dug up the treasure on { $cell }!
event-amulet = { $bonus ->
    [0] { $seat } reached the temple and took an amulet.
   *[other] { $seat } reached the temple and took an amulet and { $bonus } gold.
}
event-bonus_closed = The temple’s bonus is closed; { $gold } gold went back into the box.
event-last_round = { $reason_key ->
    [all_amulets] Everybody has an amulet: this is the last round.
   *[other] The temple’s reserve is empty: this is the last round.
}
event-over = The expedition is over.

## The end

source-gold = Gold
source-treasures = Treasures
source-amulet = Amulet
source-markers = Adventure markers
reason-all_amulets = Everybody had reached the temple.
reason-reserve_empty = The temple’s reserve was empty.
reason-round_cap = The agreed number of rounds was over; the match was scored as it stood.

## The board

board-title = Goldland
board-round = round { $round }
board-over = the expedition is over
board-last_round = last round
board-temple = Temple
board-temple_holds = { $amulets ->
    [one] 1 amulet
   *[other] { $amulets } amulets
} · bonus { $bonus } · reserve { $reserve }
board-open = open
board-legend = Signs
board-reach = • in reach · + by one payment · $ treasure · * new · a1 one camp of A
board-reach_none = $ treasure · a1 one camp of A
board-letters = Provisions pearLs Ropes Guns Spades Timbers Fishing rods · @ amulet
board-trades = [GG] costs two guns · S>RR with a spade take two ropes · / either, or
board-markers = Markers
board-stock = Stock
board-tokens = { $count ->
    [one] 1 token
   *[other] { $count } tokens
}
board-pile = { $count ->
    [one] 1 tile to come
   *[other] { $count } tiles to come
}
board-drawn = Drawn
board-goal = TEMPLE
board-start = start
column-points = pts
column-gold = gold
column-treasures = treas
column-amulet = amul
column-markers = mark
column-tokens = tok
column-camps = camps
column-steps = steps
column-pack = backpack

## Options

option-coast = The coast
option-coast-random = is arranged by chance
option-coast-first_game = lies as for a first game
option-layout = The inland tiles
option-layout-pile = are drawn from a pile
option-layout-face_down = lie face down on the map
option-enter_new_tile = Entering a tile laid in the same turn
option-enter_new_tile-no = not allowed
option-enter_new_tile-yes = allowed
option-revisit = Entering a tile twice in one move
option-revisit-no = not allowed
option-revisit-yes = allowed
option-prerequisite = The item a trade asks for
option-prerequisite-kept = is kept
option-prerequisite-spent = is given up
option-adventure_trades = Trades on adventure tiles
option-adventure_trades-yes = are open
option-adventure_trades-no = are closed
option-camps = A camp after an adventure
option-camps-may = may be set
option-camps-must = is always set
option-marker_needs_camp = The first survivor takes the marker
option-marker_needs_camp-no = with or without a camp
option-marker_needs_camp-yes = only with a camp
option-marker_values = Values of the adventure markers
option-marker_values-tuned = as tuned for a fair contest
option-marker_values-flat = 3 each
option-marker_values-ladder = from 2 for the puma up to 5 for the canyon
option-ordeal_adventure = Items for an ordeal onto an adventure
option-ordeal_adventure-red = of the kinds it shows in red
option-ordeal_adventure-any = of any kind
option-ordeal_own_camp = Surviving again by an ordeal to your camp
option-ordeal_own_camp-printed = costs the red items shown
option-ordeal_own_camp-four = costs four red items
option-free_discard = Equipment may be thrown out
option-free_discard-any_time = at any time of your turn
option-free_discard-before_move = before you move
option-gold_in_backpack = Gold in the backpack
option-gold_in_backpack-no = needs no space
option-gold_in_backpack-yes = fills spaces
option-bonus_window = The temple’s bonus is open
option-bonus_window-turn = until the first arrival’s next turn
option-bonus_window-round = until the end of that round
option-round_cap = Rounds
option-round_cap-off = as many as it takes
option-round_cap-40 = 40 at most
option-round_cap-60 = 60 at most
option-round_cap-120 = 120 at most

## Words

word-provisions = provisions
word-pearls = pearls
word-ropes = ropes
word-guns = guns
word-spades = spades
word-timbers = timbers
word-fishing_rods = fishing rods
word-any = items of any kind
word-tokens = tokens
word-points = points
word-camps = camp
word-puma = puma
word-natives = natives
word-bandits = bandits
word-desert = desert
word-lake = lake
word-mountains = mountains
word-canyon = canyon
help-board =
    Every square is a tile, A1 the temple’s corner, G7 the start. ═ and ║ are roads that meet; a
    short end leads nowhere. Above a tile’s name stand camps (a1: one of A) and adventurers (A);
    below it in brackets what its adventure costs, then its trade: S>RR means that whoever holds a
    spade may take two ropes.

## Panes of the full screen

scores-pack = Backpack
scores-owns = { $tokens ->
    [one] one token
   *[other] { $tokens } tokens
}, { $camps ->
    [one] one camp left
   *[other] { $camps } camps left
}
scores-steps = { $steps ->
    [one] one step a move
   *[other] { $steps } steps a move
}

## Figures of studies

figure-finished = finished
figure-style = style
figure-styles = styles
figure-gold = gold
figure-treasures = treasures
figure-amulet = amulet
figure-markers = markers
figure-place_1 = place 1
figure-place_2 = place 2
figure-place_3 = place 3
figure-place_4 = place 4
figure-place_5 = place 5
