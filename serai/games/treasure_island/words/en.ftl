# Treasure Island in English. Who reads it is the person at the table: short, plain, in the past
# tense for what happened, as an order for what can be chosen. Places are tenths of a mile, east
# first, then north.

## What is asked

ask-taking_pirates = Take a pirate.
ask-placing_tokens = Which of your turn tokens goes next?
ask-trick_window = A trick before it goes on?
ask-choosing_hint = A hint is due: which card?
ask-laying_token = Which token lies under it?
ask-stating = What do you tell them?
ask-imprisoning = Name the tower for Silver.
ask-acting = { $actions_left ->
    [0] Use an item, or end your turn.
    [one] One action left.
   *[other] { $actions_left } actions.
}
ask-second_half = The other half of your action, or leave it.
ask-pointing = { $purpose_key ->
    [treasure] Where do you bury the treasure?
    [horse] Where do you ride?
    [foot] Where do you walk?
    [move_7] Where do you go?
    [full_gallop] Where do you gallop?
    [silver_move] Where do you run?
    [patrol] Where does the patrol stand?
   *[other] Where is the middle of the ring?
}
ask-answering_search = Nothing found. Give the searcher a token?
ask-answering_compass = Which compass card do you give?
ask-escaping = You are free. A trick to begin with?
ask-running = Run.
ask-sending = Which of your pirates acts?

## Headings of choices

group-map = On the map
group-place = Places by name
group-tower = Towers
group-action = Actions
group-special = Special actions, uses left
group-item = Items
group-card = Your cards
group-token = Tokens
group-statement = Statements
group-answer = Answers
group-trick = Tricks
group-choice = Choices

## Choices

action-take_pirate = { $pirate }
action-place_token = The token of { $pirate }
action-play_hint = Play { $card }
action-exchange = Exchange three icon cards
action-lay_token = { $token_key ->
    [truth] Truth: the statement must be true
    [bluff] Bluff: say what you like
   *[lie] Lie: the statement must be false
}
action-say_impossible = “Impossible”
action-say_altitude = It is in the { $zone } zone
action-say_level_line = It is { $side } level line { $level }
action-say_out_of_reach = More than 6 miles from { $pirate }
action-say_within_reach = Within 6 miles of { $pirate }
action-say_bearing = To the { $direction } of { $pirate }
action-say_lost_quarter = Not { $corner } of { $pirate }
action-whisper = { $crooked ->
    [yes] Whisper, with the treasure’s own card among them
   *[no] Whisper honestly
}
action-say_rivals = Nearer to { $nearer } than to { $farther }
action-say_nearest_rogue = { $pirate } is nearest
action-say_rings = { $band ->
    [inner] Up to 3 miles from { $pirate }
    [middle] 3 to 6 miles from { $pirate }
   *[outer] Beyond 6 miles from { $pirate }
}
action-say_three_towers = It lies { $side } the triangle of towers { $a }, { $b }, { $c }
action-say_one_of_three = In district { $a }, { $b } or { $c }
action-say_corridor = { $axis ->
    [north_south] Within 2 miles of the north–south line of { $pirate }
   *[east_west] Within 2 miles of the east–west line of { $pirate }
}
action-say_from_my_window = To the { $direction } of my window
action-say_cell_or_rogue = { $nearer ->
    [pirate] { $pirate } is nearer than my tower
   *[tower] My tower is nearer than { $pirate }
}
action-say_lay_of_the_land = Not on { $terrain } ground
action-say_close_shave = Within 4 miles of { $pirate }
action-say_cold_ground = More than 4 miles from everyone
action-say_cross_them_off = Neither in district { $a } nor in { $b }
action-say_elevation = { $treasure ->
    [higher] Higher than { $pirate }
    [equal] Level with { $pirate }
   *[lower] Lower than { $pirate }
}
action-nothing = Give nothing
action-give = { $traitor ->
    [yes] Give { $token }, and the Traitor token with it
   *[no] Give { $token }
}
action-give_compass = Compass card { $card }
action-no_trick = No trick
action-fog = Fog over districts { $a }, { $b }, { $c }
action-fog_upto = Fog over three districts
action-patrol = Send the patrol
action-phantom = { $real ->
    [newcomer] Phantom from tower { $tower }; the newcomer is real
   *[prisoner] Phantom from tower { $tower }; the prisoner is real
}
action-open_tunnels = Use the tunnels
action-imprison = Tower { $tower }
action-horse = Horse: ride up to 6 miles
action-foot = Foot: walk up to 3 miles
action-small_search = Small search
action-large_search = Large search
action-verify = Verification: look at the token of hint { $hint }
action-full_gallop = Full Gallop
action-compass = Compass
action-king_george = King George: small search anywhere
action-spyglass = Spyglass: large search anywhere
action-ancient_scrolls = Ancient Scrolls: two district cards
action-use_move_7 = Item: move of 7 miles
action-use_any_action = Item: one more action
action-use_extra_search = Item: extra small search
action-pass = Pass
action-leave_it = Leave it
action-end_turn = End your turn
action-send = { $pirate }
action-run = Run with figure { $figure }
action-tunnel = Tunnel { $tunnel } to mouth { $to }, figure { $figure }
action-rest = Stay where you are
action-point = Here: { $x }, { $y }
action-point_upto = Name a place in tenths of a mile

amount-point-x = How far east, in tenths of a mile ({ $least } to { $most })?
amount-point-y = How far north, in tenths of a mile ({ $least } to { $most })?
amount-fog-a = First district, { $least } to { $most }?
amount-fog-b = Second district, { $least } to { $most }?
amount-fog-c = Third district, { $least } to { $most }?

## What a choice brings

fact-purpose = {""}
fact-runs = {""}
fact-from = {""}
fact-radius = {""}
fact-drawing = {""}
fact-place = { $value_key ->
    [likeliest] the likeliest ground
    [here] right here
    [treasure] your treasure
    [towards_treasure] towards your treasure
    [tower] { $name_tower }
    [landmark] the { $name }
    [pirate] where { $name } stands
   *[district] in { $name }
}
fact-name = {""}
fact-called = { $value_tower }
fact-miles = { NUMBER($value, maximumFractionDigits: 1) } { $value ->
    [one] mile
   *[other] miles
}
fact-percent = { NUMBER($value, maximumFractionDigits: 0) } %
fact-true = { $value ->
    [yes] true
   *[no] false
}
fact-stock = { $value } left
fact-uses = { $value ->
    [0] none left
   *[other] { $value } left
}
fact-skulls = not { $value }
fact-spots = { $value ->
    [one] 1 place
   *[other] { $value } places
}
fact-chest_icon = { $value ->
    [yes] chest icon
   *[no] {""}
}
fact-true_answers = {""}
fact-keeps = keeps up to { NUMBER($value, maximumFractionDigits: 0) } sq mi
fact-square_miles = leaves { NUMBER($value, maximumFractionDigits: 0) } sq mi

# What a hint card lets Silver say.
card-far = { $far } { $far ->
    [one] mile
   *[other] miles
}
card-told = { $card_key ->
    [altitude] Names one of three heights it lies in.
    [level_line] Names a level line; it lies inside or outside.
    [out_of_reach] Names a pirate more than { card-far } away from it.
    [within_reach] Names a pirate within { card-far } of it.
    [bearing] Names a pirate, and the side of him it lies on.
    [lost_quarter] Names a pirate, and a quarter round him without it.
    [rivals] Names two pirates: it is nearer to the first.
    [nearest_rogue] Names the pirate nearest to it.
    [rings] Names a pirate, and how far: to { $near }, { $near } to { $far }, beyond { card-far }.
    [three_towers] Names three towers; it lies inside their triangle or outside.
    [one_of_three] Names three districts; it lies in one of them.
    [corridor] Names a pirate; it lies within { card-far } of a line through him.
    [from_my_window] Names the quarter of the horizon, seen from your tower.
    [cell_or_rogue] Says whether a pirate or your tower is nearer to it.
    [lay_of_the_land] Names ground that it does not lie on.
    [close_shave] Names a pirate within { card-far } of it.
    [cold_ground] Says that every pirate is more than { card-far } away.
    [cross_them_off] Names two districts; it lies in neither.
    [elevation] Says whether it lies higher or lower than a pirate.
   *[whispers] Gives each pirate one more district card, in secret.
}

## What happened

event-silver_is = { $seat } took the part of Long John Silver.
event-pirate_taken = { $seat } took { $pirate }.
event-token_placed = The token of { $pirate } was placed.
event-silver_drew = You drew: { $hints }; compass { $compass }; tricks { $tricks }.
event-treasure_hidden = { $seat } buried the treasure.
event-treasure_hidden_spot = You buried the treasure at { $spot }.
event-district_dealt = { $pirate } got a district card.
event-district_dealt_district = { $pirate } learnt: the treasure is not in { $district }.
event-day = { $what_key ->
    [nothing] Day { $day }: { $pirate }.
   *[other] Day { $day }: { $what }. { $pirate }.
}
event-hint_played = Silver played { $card }.
event-token_laid = A token was laid under hint { $hint }.
event-token_laid_token = You laid { $token } under hint { $hint }.
event-hint_said = Hint { $hint }, { $card }: see the map.
event-hand = You hold { $cards }.
event-exchanged = Silver exchanged { $cards }.
event-imprisoned = { $pirate } locked Silver up in tower { $tower }.
event-moved = { $gallop ->
    [yes] { $pirate } galloped to { $to }.
   *[no] { $pirate } went from { $from } to { $to }.
}
event-searched = { $found ->
    [yes] { $pirate } searched at { $centre } and found the treasure!
   *[no] { $pirate } searched at { $centre }: nothing.
}
event-nothing_found = {""}
event-chest_given = { $pirate } was given a chest token.
event-chest_given_token = { $pirate } was given { $token }{ $traitor ->
    [yes] {" "}and the Traitor token
   *[no] {""}
}.
event-compass_given = { $pirate } was given a compass card.
event-compass_given_skulls = { $pirate } learnt: not to the { $skulls }.
event-verified = { $pirate } looked at the token of hint { $hint }.
event-verified_token = { $pirate } saw { $token } under hint { $hint }.
event-item_used = { $pirate } used { $token }.
event-passed = { $pirate } passed.
event-fog_laid = Fog rose over { $districts }.
event-patrol_called = A patrol marched out.
event-patrol_sent = The patrol stands at { $spot }.
event-fog_lifted = The fog over { $districts } has lifted.
event-patrol_left = The patrol has marched off.
event-phantom_called = A second Silver left tower { $tower }.
event-tunnels_opened = Silver knows the tunnels.
event-escaped = Silver has escaped!
event-silver_moved = Silver { $figure } ran from { $from } to { $to }.
event-silver_rested = Silver stayed where he was.
event-treasure_found = The treasure is found at { $spot }. Won by: { $winners }.
event-silver_reached_it = Silver stood on his treasure at { $spot }. Won by: { $winners }.
event-nobody_won = Nobody found it. It lay at { $spot }.

## The end

source-won = Won
reason-treasure_found = The treasure was found.
reason-silver_reached_it = Silver reached his treasure.
reason-nobody = Nobody found it.

## Words

word-anne = Anne
word-charlotte = Charlotte
word-jim = Jim
word-olivier = Olivier
word-move_7 = the move of seven
word-any_action = any action
word-extra_search = the extra search
word-not_here = “not here”
word-starting_hint = a Starting Hint
word-take_bluff = Silver takes a Bluff
word-prison = the Prison
word-black_spot = the Black Spot
word-black_spot_hint = a Black Spot Hint
word-escape = the Escape
word-altitude = Altitude
word-level_line = Level Line
word-out_of_reach = Out of Reach
word-within_reach = Within Reach
word-bearing = Bearing
word-lost_quarter = Lost Quarter
word-whispers = Whispers
word-rivals = Rivals
word-nearest_rogue = Nearest Rogue
word-rings = Rings
word-three_towers = Three Towers
word-one_of_three = One of Three
word-corridor = Corridor
word-from_my_window = From My Window
word-cell_or_rogue = Cell or Rogue
word-lay_of_the_land = Lay of the Land
word-close_shave = Close Shave
word-cold_ground = Cold Ground
word-cross_them_off = Cross Them Off
word-elevation = Elevation
word-volcano = volcano
word-temple = temple
word-coast = coast
word-forest = forest
word-water = water
word-built = built
word-open = open
word-north_east = north-east
word-south_east = south-east
word-south_west = south-west
word-north_west = north-west

# Tokens and tricks.
word-truth = Truth
word-bluff = Bluff
word-lie = Lie
word-fog = Fog
word-patrol = Patrol
word-traitor = Traitor
word-phantom = Phantom
word-tunnel = Tunnel

# Special actions.
word-verification = Verification
word-full_gallop = Full Gallop
word-compass = Compass
word-king_george = King George
word-spyglass = Spyglass
word-ancient_scrolls = Ancient Scrolls

# The compass.
word-N = north
word-NE = north-east
word-E = east
word-SE = south-east
word-S = south
word-SW = south-west
word-W = west
word-NW = north-west

# Districts.
word-Marrow_Beach = Marrow Beach
word-Reef_Hamlets = Reef Hamlets
word-Rum_Harbour = Rum Harbour
word-Cinder_Slopes = Cinder Slopes
word-Old_Mission = Old Mission
word-Fever_Swamp = Fever Swamp
word-Parrot_Woods = Parrot Woods
word-Watchmens_Rock = Watchmen’s Rock
word-Temple_Vale = Temple Vale
word-Fort_Royal = Fort Royal
    .tower = Fort Royal tower
word-Pearl_Shoals = Pearl Shoals
word-Hangmans_Hook = Hangman’s Hook
word-Saltpan_Flats = Saltpan Flats
word-Redcoat_Harbour = Redcoat Harbour
word-Powder_Isle_Road = Powder Isle Road
word-Sugar_Terraces = Sugar Terraces
word-Mourning_Bay = Mourning Bay
word-Crows_Heights = Crow’s Heights
word-Monkey_Jungle = Monkey Jungle
word-Bell_Point = Bell Point
word-Lantern_Cape = Lantern Cape
word-Widows_Reach = Widow’s Reach
word-Deepwood = Deepwood

# Red areas.
word-The_Cauldron = The Cauldron
word-Saw-tooth_Range = Saw-tooth Range
word-Sinking_Fen = Sinking Fen
word-Mount_Vengeance = Mount Vengeance
word-Blackwater_Lake = Blackwater Lake
word-Gibbet_Crags = Gibbet Crags
word-Drowned_Quarry = Drowned Quarry

# Towers.
word-Marrow = Marrow
    .tower = Marrow tower
word-Hamlet = Hamlet
    .tower = Hamlet tower
word-Harbour = Harbour
    .tower = Harbour tower
word-Cinder = Cinder
    .tower = Cinder tower
word-Mission = Mission
    .tower = Mission tower
word-Fever = Fever
    .tower = Fever tower
word-Watchmen = Watchmen
    .tower = Watchmen tower
word-Hook_Light = Hook Light
word-Salt_Tower = Salt Tower
word-Harbour_Keep = Harbour Keep
word-Powder_Tower = Powder Tower
word-Terrace_Tower = Terrace Tower
word-Bay_Watch = Bay Watch
word-Quarry_Tower = Quarry Tower
word-Bell_Tower = Bell Tower
word-Cape_Lantern = Cape Lantern

# Landmarks.
word-idol = idol
word-wreck = wreck
word-gallows = gallows
word-governor_house = governor’s house
word-sugar_mill = sugar mill
word-bell_rock = bell rock
word-monkey_idol = monkey idol
word-old_battery = old battery
word-shipwreck = shipwreck
word-crow_stone = crow stone
word-salt_pans = salt pans

## Options

option-map = Island
option-map-treasure_island = Treasure Island
option-map-revenge_island = Revenge Island
option-tricks = Trick cards
option-tricks-none = none
option-tricks-standard = the standard five
option-tricks-extended = with Tunnel
option-trick_points = Trick points
option-trick_points-1 = 1, no trick of value 2
option-trick_points-0 = 0, hard
option-trick_points-2 = 2, easy
option-trick_points-3 = 3, very easy
option-silver = Who is Silver
option-silver-first = the first seat
option-silver-last = the last seat
option-silver-drawn = drawn
option-characters = Pirates
option-characters-chosen = chosen
option-characters-drawn = drawn
option-token_order = Turn tokens
option-token_order-manual = Silver’s right neighbour moves first
option-token_order-clockwise = Silver’s left neighbour moves first
option-start_circles = Start circles
option-start_circles-used = of pirates in play
option-start_circles-all = all four
option-revenge_districts = Districts of Revenge Island
option-revenge_districts-12 = twelve
option-revenge_districts-11 = eleven
option-perimeters = Perimeters
option-perimeters-with_map = on Revenge Island
option-perimeters-never = never
option-rings = Search rings
option-rings-narrow = narrow, by the number of players
option-rings-middle = middle
option-rings-wide = wide
option-rings-common = the same for all
option-two_stars = Two actions a turn
option-two_stars-second_half = from day 6, or 16 with four pirates
option-two_stars-black_spot = from the Black Spot on
option-two_stars-halves = in the second half
option-two_stars-even = as fits the number of players
option-chest_icon = Chest icons
option-chest_icon-once = one token unlocks all
option-chest_icon-each = a token for each
option-escape_rounds = Rounds after the escape
option-escape_rounds-none = no limit
option-escape_rounds-10 = 10
option-escape_rounds-20 = 20
option-escape_rounds-40 = 40
option-verification = Verification
option-verification-twice = twice a match
option-verification-once = once a match
option-scrolls = Cards of Ancient Scrolls
option-scrolls-shown = Silver sees them
option-scrolls-hidden = hidden from Silver
option-lone_traitor = Traitor with two players
option-lone_traitor-boxed = stays in the box
option-lone_traitor-kept = is in play

## The board

board-title = Treasure Island
board-day = day { $day } of { $last }
board-round = escape, round { $round }
board-setup = before the first day
board-possible = { NUMBER($miles, maximumFractionDigits: 0) } square miles possible, by what is certain
board-legend = . possible  + likely  # likeliest  ~ sea  : land ruled out  X red  A C J O pirates  S Silver  T tower  $ treasure
heading-hints = Hints
heading-yours = Yours
heading-chest = Chest
board-hint = { $number } { $card } ({ $token }): { $said }
board-unknown = ?
board-trust = trust { $percent } %
board-none = nothing yet
help-board =
    The map shows one sign for each half mile. East runs to the right, north up; the numbers at the
    edges are tenths of a mile, as places are typed. The signs from . to # are ground your certain
    clues leave, shaded by how likely it is with the hints weighed.

## Figures of studies

figure-pirates_win = pirates win
figure-silver_wins = Silver wins
figure-reach_the_escape = reach the escape
figure-day_of_the_find = day of the find
figure-square_miles_left = square miles left
figure-map = map
figure-balance = balance
figure-spreads = spreads
figure-treasure_island = treasure island
figure-revenge_island = revenge island
figure-silver = Silver
figure-pirates = pirates
