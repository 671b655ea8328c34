# The chart of Treasure Island: labels, previews and what a screen reader hears of the drawing.

ti-treasure-island = Treasure Island
ti-revenge-island = Revenge Island
ti-chart = Chart of { $island }. { $miles ->
    [0] The treasure is not buried yet.
   *[other] By what is certain it may lie on { $miles } square miles.
}
ti-silver = Silver
ti-pirate = { $pirate }
ti-pirates = { $count ->
    [0] no pirate yet
   *[other] { $count } pirates
}

## What is asked

ti-ask_taking_pirates = Take a pirate: tap a start on the chart, or choose by name.
ti-ask_placing_tokens = Which of your turn tokens goes next on the calendar?
ti-ask_trick_window = Nobody sees what you hold: play a trick now, or let it go on.
ti-ask_choosing_hint = Hint { $hint } is due. Choose a card; then its token, then what you say.
ti-ask_laying_token = { $card }: which token do you lay under it, face down?
ti-ask_stating = { $card }: what do you tell them? Shares are of the ground open to all.
ti-ask_imprisoning = { $pirate } locks Silver up. Tap a tower.
ti-ask_acting = { $count ->
    [0] { $pirate } has no action left: use an item, or end the turn.
    [one] { $pirate } has one action. Choose it here or beside the figure.
   *[other] { $pirate } has { $count } actions. Choose one here or beside the figure.
}
ti-ask_second_half = { $pirate } may do the other half of this action, or leave it.
ti-ask_pointing = { $purpose_key ->
    [treasure] Tap the place where you bury the treasure, and tap it again.
    [horse] Tap where { $pirate } rides, and tap it again to go.
    [foot] Tap where { $pirate } walks, and tap it again to go.
    [move_7] Tap where { $pirate } goes, and tap it again to go.
    [full_gallop] Tap where { $pirate } gallops, and tap it again to go.
    [silver_move] Tap where you run, and tap it again to go.
    [patrol] Tap where the patrol stands, and tap it again.
   *[other] Tap the middle of the ring, and tap it again to search.
}
ti-ask_answering_search = { $pirate } found nothing. Give a chest token, or nothing?
ti-ask_answering_compass = { $pirate } asks the compass. Which card do you give?
ti-ask_escaping = You are free. A trick to begin with?
ti-ask_running = { $steps ->
    [one] Run on: one move of 4 miles left.
   *[other] Run: { $steps } moves of 4 miles.
}
ti-ask_sending = Which of your pirates acts now?
ti-ask_over = The hunt is over.

## The chart

ti-tools = Tools on the chart
ti-layer = Show where it may lie
ti-ruler = Ruler: tap two places
ti-ring = Ring: tap its middle
ti-ring_size = Radius of the ring
ti-clues = Clues
ti-desk = Desk
ti-miles = { NUMBER($miles, maximumFractionDigits: 2) } { $miles ->
    [one] mile
   *[other] miles
}
ti-here = here
ti-at_sea = at sea
ti-in_red = in a red area
# A place: what is nearest to it, and how it lies from there.
ti-near = { $kind_key ->
    [tower] { $near_tower }
   *[landmark] the { $near }
}
ti-at = { $kind_key ->
    [tower] at { $near_tower }
   *[landmark] at the { $near }
}
ti-where = { $miles ->
    [0] { ti-at }
    [one] 1 mile { $towards } of { ti-near }
   *[other] { NUMBER($miles, maximumFractionDigits: 1) } miles { $towards } of { ti-near }
}
ti-cursor = { $ground }, { ti-where }{ $away ->
    [-1] {""}
   *[other] ; { NUMBER($away, maximumFractionDigits: 1) } miles away
}{ $legal ->
    [yes] , allowed
    [no] , not allowed
   *[unasked] {""}
}
ti-point = { $district }, { ti-where }
ti-cursor_help = Arrow keys move by a tenth of a mile, with Shift by a mile. Enter marks the place, Enter again takes it.
ti-not_legal = not allowed
ti-covers = { $percent } % of the likelihood
ti-covers_most = up to { $percent } %
ti-figure = { $pirate }, played by { $owner }{ $up ->
    [yes] , on turn
   *[no] {""}
}
ti-silver_figure = Long John Silver{ $number ->
    [0] {""}
   *[other] {" "}{ $number }
}{ $escaped ->
    [yes] , escaped
   *[no] , in his tower
}
ti-my_treasure = Your treasure; nobody else sees it
ti-treasure_lay = Here lay the treasure

## Clues

ti-clues_title = Where it may lie
ti-level_likely = likely
ti-level_possible = possible
ti-level_unlikely = unlikely
ti-level_out = ruled out
ti-day = day { $day }
ti-looked = seen by { $who }
ti-stance = What you make of hint { $number }
ti-weigh = Weigh
ti-trust = { $percent } % likely true
ti-believe = Believe
ti-doubt = Doubt
ti-ignore = Ignore
ti-first_true = Certain: the first hint is Truth
ti-seen_truth = Certain: Truth lies under it
ti-seen_bluff = A Bluff lies under it: it says nothing
ti-seen_lie = Certain: a Lie lies under it
ti-open = Told openly
ti-no_hints = No hint has been laid yet.
ti-certain = Certain, always counted
ti-sure_start_circles = 2 miles round { $count ->
    [one] the start
   *[other] the { $count } starts
}
ti-sure_search = { $count ->
    [one] 1 search that found nothing
   *[other] { $count } searches that found nothing
}
ti-sure_district = { $count ->
    [one] your district card
   *[other] your { $count } district cards
}
ti-sure_chest = { $count ->
    [one] 1 token from the chest
   *[other] { $count } tokens from the chest
}
ti-sure_compass = { $count ->
    [one] your compass card
   *[other] your { $count } compass cards
}
ti-sure_march = { $count ->
    [one] 1 stop of Silver’s
   *[other] { $count } stops of Silver’s
}
ti-likely_miles = { $miles } of { $all } sq mi likely
ti-contradiction = So nothing is left: at least one of your beliefs is wrong.
ti-of_weight = { $percent } % of weight
ti-said_whispers = One more district card for each pirate
ti-say_one_of_three = In { $a }, { $b } or { $c }
ti-say_cross_them_off = Neither in { $a } nor in { $b }
ti-say_three_towers = { $side_key ->
    [inside] Inside
   *[other] Outside
} the triangle of the towers { $a }, { $b } and { $c }

## Silver's desk

ti-desk_title = What each pirate can know
ti-desk_text = What is open to each by what you know; gold is where good guesses look. District cards stay hidden from you.
ti-before_title = Before you bury it
ti-before_text = These hints are yours to lay first. A place about which they must say little is a good one.
ti-square_miles = { $miles } sq mi
ti-knows = { $districts ->
    [one] 1 district card
   *[other] { $districts } district cards
}{ $compass ->
    [0] {""}
   *[other] , { $compass } compass
}{ $chest ->
    [0] {""}
   *[other] , { $chest } from the chest
}{ $looked ->
    [0] {""}
    [one] , saw 1 token
   *[other] , saw { $looked } tokens
}
ti-axis = Miles from my cross
ti-axis_one = { $name } { NUMBER($miles, maximumFractionDigits: 1) }

## The calendar

ti-calendar = Calendar
ti-month = June
ti-key_action = action
ti-key_sealed = sealed
ti-event_starting_hint = Hint
ti-event_take_bluff = Bluff
ti-event_prison = Prison
ti-event_black_spot = Spot
ti-event_black_spot_hint = Hint
ti-event_escape = Escape
ti-day_told = Day { $day }: { $what_key ->
    [nothing] {""}
   *[other] { $what };{" "}
}{ $pirate }, { $actions ->
    [one] 1 action
   *[other] { $actions } actions
}

## What is mine

ti-mine = Mine, seen by me alone
ti-hand = My hand, seen by me alone
ti-no_cards = No cards yet.
ti-under = hint { $number }
ti-chest = Chest tokens, { $left } left
ti-chest_move_7 = Move of 7
ti-chest_any_action = Any action
ti-chest_extra_search = Small search
ti-chest_west = West
ti-chest_east = East
ti-chest_not_here = Not here
ti-chest_move_7_told = one move of 7 miles
ti-chest_any_action_told = one more action
ti-chest_extra_search_told = one more small search
ti-chest_west_told = it lies west of where you stood
ti-chest_east_told = it lies east of where you stood
ti-chest_not_here_told = not in the district you stood in
ti-used = used
ti-traitor = the Traitor token: you win with Silver
ti-held_by = { $pirate }{ $used ->
    [yes] , used
   *[no] {""}
}
ti-district = District
ti-not_in = Not in { $district }
ti-compass = Compass
ti-not_towards = Not { $skulls }
ti-nothing_yet = Nothing yet.

## Seats

ti-fact_silver = { $chest ->
    [one] 1 token
   *[other] { $chest } tokens
} · { $bluffs ->
    [one] 1 Bluff
   *[other] { $bluffs } Bluffs
}
ti-fact_tokens = { $count ->
    [one] 1 chest token in hand
   *[other] { $count } chest tokens in hand
}
ti-use_verification = Verification: { $count } left
ti-use_full_gallop = Full Gallop: { $count } left
ti-use_compass = Compass: { $count } left
ti-use_king_george = King George: { $count } left
ti-use_spyglass = Spyglass: { $count } left
ti-use_ancient_scrolls = Ancient Scrolls: { $count } left

## Choices

ti-short_place = { $place_key ->
    [likeliest] Likeliest ground
    [here] Right here
    [treasure] My treasure
    [towards_treasure] Towards my treasure
    [tower] { $name_tower }
    [landmark] The { $name }
    [pirate] { $name }
   *[district] { $name }
}{ $miles ->
    [-1] {""}
   *[other] {" "}· { NUMBER($miles, maximumFractionDigits: 1) } mi
}{ $percent ->
    [-1] {""}
   *[other] {" "}· { $percent } %
}
ti-short_verify = Verify hint { $hint }
ti-short_full_gallop = Full Gallop { $uses }
ti-short_compass = Compass { $uses }
ti-short_king_george = King George { $uses }
ti-short_spyglass = Spyglass { $uses }
ti-short_ancient_scrolls = Scrolls { $uses }
ti-short_tower = { $tower } { $name }
ti-meta_statement = { $true ->
    [yes] true
   *[no] false
}, { $percent } %
# The chart itself shows which places they are.
fact-spots = tap the chart
# Said beside the statement already.
fact-true = {""}
ti-meta_answer = leaves { $percent } %
ti-meta_card = leaves up to { NUMBER($miles, maximumFractionDigits: 0) } sq mi
# The one choice that stands for the whole chart.
ti-point_any = { $purpose_key ->
    [treasure] A place to bury it
    [horse] A place to ride to
    [foot] A place to walk to
    [move_7] A place to go to
    [full_gallop] A place to gallop to
    [silver_move] A place to run to
    [patrol] A place for the patrol
   *[other] A place for the ring
}
ti-button_point = Here: { ti-where }
ti-button_refused = Ask why not
ti-gist_place = { $known ->
    [yes] { NUMBER($miles, maximumFractionDigits: 1) } miles, to { $district }.
   *[no] In { $district }.
}
ti-gist_ring = { $sure ->
    [yes] A ring of { NUMBER($radius, maximumFractionDigits: 2) } miles, holding { $percent } % of the likelihood.
   *[no] A ring of { NUMBER($radius, maximumFractionDigits: 2) } miles, holding up to { $percent } % of the likelihood; what sea or red areas cut off does not count.
}
ti-gist_refused = The rules do not allow this place. Ask, and the clause that forbids it is shown.
ti-gist_card = { card-told } { $answers ->
    [0] {""}
    [one] It has one true answer.
   *[other] It has { $answers } true answers.
} { $keeps ->
    [0] {""}
   *[other] The best leaves { NUMBER($keeps, maximumFractionDigits: 0) } sq mi.
}
ti-gist_horse = One straight ride; then tap the place.
ti-gist_foot = A walk, with a small search before or after.
ti-gist_small_search = A small ring, with a walk before or after.
ti-gist_large_search = One large ring round your spot; then tap its middle.
ti-gist_verify = You alone learn the token under hint { $hint }; everyone sees that you looked.
ti-gist_full_gallop = To any legal place on the island.
ti-gist_compass = Silver gives you a true card: two directions it does not lie in.
ti-gist_king_george = A small ring anywhere.
ti-gist_spyglass = A large ring anywhere.
ti-gist_ancient_scrolls = Two more district cards, both true.
ti-gist_lay_token = { $token_key ->
    [truth] What you say must be true.
    [bluff] Say what you like.
   *[lie] What you say must be false.
} { $stock } left.
ti-gist_pass = One action is given up.
ti-gist_run = A straight move of up to 4 miles; then tap the place.
ti-gist_exchange = Show your three cards, put them aside and draw three others.

## The end

ti-finale = Here lay the treasure
ti-finale_lay = In { $district }, { ti-where }.
ti-finale_scores = See who won

## What happened

ti-told_moved = { $gallop ->
    [yes] { $pirate } galloped to { $district }.
   *[no] { $pirate } went { NUMBER($miles, maximumFractionDigits: 1) } miles, to { $district }.
}
ti-told_silver_moved = Silver{ $figures ->
    [one] {""}
   *[other] {" "}{ $figure }
} ran { NUMBER($miles, maximumFractionDigits: 1) } miles, to { $district }.
ti-told_imprisoned = { $pirate } locked Silver up in { $name_tower }.
ti-told_searched = { $pirate } searched in { $district }: { $found ->
    [yes] the treasure!
   *[no] nothing.
}
ti-told_patrol_sent = The patrol stands in { $district }.
ti-told_treasure_hidden = You buried the treasure in { $district }.
ti-told_treasure_found = The treasure is found in { $district }. Won by: { $winners }.
ti-told_silver_reached_it = Silver stood on his treasure in { $district }. Won by: { $winners }.
ti-told_nobody_won = Nobody found it. It lay in { $district }.

## For someone who has never seen it

ti-letter_truth = T
ti-letter_bluff = B
ti-letter_lie = L
ti-primer_cross = One player is Long John Silver and marks a secret cross on the island. The others are pirates and want to find it.
ti-primer_hints = On some days Silver must lay a hint and says where it is or is not. The token under it, face down, tells whether he had to be honest. The chart shows what follows.
ti-primer_rings = Each day one pirate rides, walks, or lays a ring and searches inside it. Every miss rules ground out. The ring that holds the cross wins for the pirate who laid it.
ti-primer_escape = Pirates lock Silver up in a tower. After the last day he is free and runs; if a move of his ends on the cross, he wins.
