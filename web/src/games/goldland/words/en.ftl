# The board of Goldland: labels, previews and what a screen reader hears of the drawing.

gl-progress = round { $round }
gl-progress_last = round { $round }, the last
gl-ask_choosing = { $done ->
    [0] Move, acquire and explore, each once and in any order; or pass for a token.
    [3] You have done all three. End your turn.
   *[other] Left to you: { $moved_key ->
        [true] {""}
       *[other] moving up to { $steps }, {" "}
    }{ $acquired_key ->
        [true] {""}
       *[other] acquiring, {" "}
    }{ $explored_key ->
        [true] {""}
       *[other] exploring, {" "}
    }or end your turn.
}
gl-ask_moving = Walk on from { $cell } or stop: { $steps ->
    [one] one step left.
   *[other] { $steps } steps left.
}
gl-ask_paying = { $purpose_key ->
    [treasure] For the treasure
   *[other] For { $cell }
}: { $left ->
    [one] one item
   *[other] { $left } items
} to pay. Now { $kind }: from the backpack or for tokens?

gl-ask_laying = You drew: { $name }. Choose its cell, turn it as you like, and lay it.

gl-event_acquired = { $seat } acquired { $gain }.
gl-event_traded = { $seat } gave up one of the { $spent } for { $gain }.
gl-event_drawn = { $seat } drew a tile: { $name }.
gl-event_laid = { $treasure ->
    [yes] { $seat } laid it on { $cell }; a treasure lies there.
   *[no] { $seat } laid it on { $cell }.
}

## The country

gl-board = Goldland, a country of seven by seven tiles. A1 is the temple’s corner, G7 the start. Arrow keys go from tile to tile, Enter chooses, I enlarges, R turns a drawn tile.
gl-coast = the cliff coast
gl-unknown = terra incognita
gl-north = N
gl-temple = Temple
gl-tile_start = Landing place
gl-tile_coast = Coast
gl-tile_plain = Plain
gl-tile_puma = Puma
gl-tile_natives = Natives
gl-tile_bandits = Bandits
gl-tile_desert = Desert
gl-tile_lake = Lake
gl-tile_mountains = Mountains
gl-tile_canyon = Canyon
gl-cell = { $name }, { $cell }
gl-cell_titled = { $name }, { $cell }.
gl-cell_empty = { $cell }: unexplored.
gl-cell_offer = { $cell } { $act }
gl-refused = Not possible: { $act }
gl-costs = Entering costs { $cost }, or nothing with a camp of your own.
gl-trade = With { $need } in the backpack one may take { $sets }.
gl-trade_free = One may take { $sets }.
gl-or = {" "}or{" "}
gl-treasure = A treasure lies here: 2 provisions to dig it up.
gl-treasure_gone = Its treasure has been dug up.
gl-camps = Camps: { $camps }.
gl-camps_of = { $who } { $count }
gl-here = Standing here: { $who }.
gl-nothing_here = Open country; nothing to pay and nothing to take.
gl-marker_free = Its marker, worth { $value }, is still free.
gl-marker_held = Its marker, worth { $value }, is with { $holder }.
gl-whole = Show the whole country
gl-near = Show what is near

## Trips

gl-label_step = { $way ->
    [road] Go { $to } to { $cell }, { $name }
    [survive] Go { $to } to { $cell }, { $name }
   *[other] Struggle { $to } to { $cell }, { $name }
}
gl-take = Take { $gain }
gl-label_nowhere = Go { $to } to { $cell }

gl-trip = { $steps ->
    [one] Go to { $cell }: one step, { $price }
   *[other] Go to { $cell }: { $steps } steps, { $price }
}
gl-trip_stop = { gl-trip }; you stop there
gl-free = free
gl-tokens = { $count ->
    [one] one token
   *[other] { $count } tokens
}
gl-ordeal_items = { $count ->
    [one] 1 item
   *[other] { $count } items
}
gl-meta_step = { $price_key ->
    [free] free
    [more] { $any ->
        [one] 1 item
       *[other] { $any } items
    }
   *[other] { $cost }
}{ $marker ->
    [0] {""}
   *[other] {" "}· marker +{ $marker }
}
gl-meta_stop = on { $cell }
gl-meta_explore = { $count ->
    [one] the last tile
   *[other] { $count } in the pile
}{ $tokens ->
    [0] {""}
    [one] {" "}· +1 token
   *[other] {" "}· +{ $tokens } tokens
}
gl-gist_step = { $far_key ->
    [true] { $steps ->
        [one] One step.
       *[other] { $steps } steps in one go.
    }
   *[other] {""}
} { $tokens ->
    [0] {""}
    [one] One token makes up for what the backpack lacks.
   *[other] { $tokens } tokens make up for what the backpack lacks.
} { $marker_key ->
    [free] The marker, +{ $value }, would be yours.
    [held] The marker, { $value }, is with { $holder }.
   *[other] {""}
} { $treasure_key ->
    [true] A treasure lies there.
   *[other] {""}
}
gl-gist_lay = { $cut_key ->
    [true] No road would join it.
   *[other] It joins { $joins }.
} { $tokens ->
    [0] {""}
   *[other] You take one discovery token.
} { $field_key ->
    [true] A treasure is put on it.
   *[other] {""}
}
gl-gist_explore = { $count ->
    [one] The last tile comes.
   *[other] Any of { $count } tiles may come: { $plain } without an adventure, { $treasures } with a treasure.
} You then choose where it lies and how it is turned.
gl-gist_acquire = { $moved_key ->
    [true] You would carry { $load }; your next move is { $steps ->
        [one] one step.
       *[other] { $steps } steps.
    }
   *[other] You would carry { $load } and could go { $steps ->
        [one] one step.
       *[other] { $steps } steps.
    }
}
gl-gist_dig = { $points ->
    [one] +1 point
   *[other] +{ $points } points
}, and your turn is over.
gl-gist_discard = It goes back to the stock. A move begun then has { $steps ->
    [one] one step.
   *[other] { $steps } steps.
}
gl-gist_pass = { $tokens ->
    [0] No token is left to take.
   *[other] You take a discovery token and hold { $held } and one more.
}
gl-gist_camp = From now on you pass here for nothing. { $left ->
    [0] It is your last camp.
    [one] One camp stays with you.
   *[other] { $left } camps stay with you.
} { $marker ->
    [0] {""}
   *[other] The marker, worth { $marker }, comes to you.
}
gl-tokens_paid = { $tokens ->
    [one] 1 token
   *[other] { $tokens } tokens
}
gl-button_step = { $pays_key ->
    [free] Go to { $cell }
    [items] Go to { $cell }, pay { $cost }
    [tokens] Go to { $cell }, pay { gl-tokens_paid }
    [both] Go to { $cell }, pay { $cost } and { gl-tokens_paid }
   *[ordeal] Struggle to { $cell }, pay { $ordeal ->
        [one] 1 item
       *[other] { $ordeal } items
    }
}
gl-button_stop = { gl-button_step } and stop there
gl-button_lay = Lay it on { $cell }
gl-sum = It takes { $cost }; you hold { $held }, and { gl-tokens_paid } ({ $rate } buy one item).
gl-sum_any = It takes { $any ->
    [one] 1 item
   *[other] { $any } items
}; you hold { $held } that count, and { gl-tokens_paid } ({ $rate } buy one item).
gl-sum_room = { $lacking ->
    [one] Your backpack lacks one space.
   *[other] Your backpack lacks { $lacking } spaces.
} { $kinds_count ->
    [0] Nothing in it may be thrown out now.
   *[other] {""}
}
gl-short_acquire = { $gain }
gl-short_lay = { $cell }
gl-short_item = { $kind }

## Exploring

gl-lay_or = or lay
gl-lay_here = it here
gl-turn_left = Turn the tile to the left
gl-turn_right = Turn the tile to the right
gl-turns = { $name } on { $cell }: turn it
gl-joins = joins { $cells }
gl-cut_off = cut off

## Backpack and seats

gl-pack = Backpack
gl-pack_words = Backpack: { $items }; { $free ->
    [one] one free space
   *[other] { $free } free spaces
}
gl-pack_carried = { $count } carried,
gl-pack_now = { $count ->
    [one] one step this move
   *[other] { $count } steps this move
}
gl-pack_left = { $count ->
    [one] one step left
   *[other] { $count } steps left
}
gl-pack_next = { $count ->
    [one] one step next move
   *[other] { $count } steps next move
}
gl-thing_amulet = amulet
gl-thing_treasure = treasure
gl-thing_gold = gold
gl-mine_tokens = { $count ->
    [one] 1 token; { $rate } buy an item
   *[other] { $count } tokens; { $rate } buy an item
}
gl-mine_camps = { $count ->
    [one] 1 camp
   *[other] { $count } camps
}
gl-mine_gold = { $count } gold
gl-fact_pack = things in the backpack
gl-fact_camps = camps left

## Beside the country

gl-bonus = bonus
gl-amulets = amulets
gl-reserve = reserve
gl-bonus_waits = The first to arrive takes a bonus of 2.
gl-bonus_open = Bonus open until the next turn of { $holder }.
gl-bonus_closed = The bonus is closed.
gl-last_round = This is the last round.
gl-markers = Adventure markers
gl-no_holder = free
gl-stock = Stock
gl-pile = { $count ->
    [0] No tiles left to come
    [one] One tile to come
   *[other] { $count } tiles to come
}
gl-plain_count = { $count } plain

## How it plays

gl-primer_pack = On your turn you may move, acquire equipment and explore, each once. Every thing in your backpack costs you a step: as far as there are free spaces, so far you go.
gl-primer_explore = Exploring draws a tile. Lay it beside you and turn it as you like. You take a discovery token, which later buys what you lack.
gl-primer_adventure = Roads are free. Where an adventure waits you pay what it shows in red, and may leave a camp that lets you pass for ever. The first to survive takes its marker; more camps take it away.
gl-primer_temple = Treasures are dug up for two provisions. Whoever ends a move at the temple takes an amulet and one gold every turn after. Most gold wins.

## The end

gl-finale = The packs are turned out
gl-finale_gold = Count the gold
gl-finale_treasures = Count the treasures
gl-finale_amulet = Count the amulets
gl-finale_markers = Count the markers
gl-finale_scores = See the scores

# The board says these in its own way.
fact-cell = {""}
fact-cost = {""}
fact-cost_total = {""}
fact-gain = {""}
fact-need = {""}
fact-lacking = {""}
fact-throw_out = {""}
fact-joins = {""}
fact-cut_off = {""}
fact-adventure = {""}
fact-marker = {""}
group-exchange = Take an item for tokens
word-start = landing place
word-coast = coast
word-plain = plain
