# The board of Timbuktu: labels, previews and what a screen reader hears of the drawing.

tb-progress = stage { $stage } of { $stages }, round { $round } of { $rounds }
tb-progress_short = stage { $stage } · round { $round }
tb-ask_loading = Load your next camel: four goods of three or four kinds. Nobody else sees them yet.
tb-ask_placing = Place one of your camels in a pen at { $from }; it takes the lowest free pitch.
tb-ask_choosing = Choose in secret which camel moves this round.
tb-ask_moving = Camel { $camel } is up. Choose its pen at { $to }; it takes the lowest free pitch.
tb-ask_over = All caravans have arrived.

## The pens have names

word-palm = Palm
word-lamp = Lamp
word-scimitar = Scimitar
word-star = Star
word-moon = Moon

## The places

tb-start = Start
tb-oasis1 = Oasis 1
tb-oasis2 = Oasis 2
tb-oasis3 = Oasis 3
tb-oasis4 = Oasis 4
tb-timbuktu = Timbuktu
tb-from = { $name } · from
tb-to = { $name } · to
tb-here = { $name } · here
tb-stage = Stage { $stage } of { $stages }
tb-round = Round { $round } of { $rounds }
tb-starter = Stage counter: { $who }
tb-leader = Round counter: { $who }
tb-to_leave = { $count ->
    [0] all camels have left
    [one] 1 camel still to leave
   *[other] { $count } camels still to leave
}

## The board

tb-board = Stage { $stage } of { $stages }, from { $from } to { $to }. Five pens of five pitches at each place.
tb-camel = { $owner }: camel { $camel }, { $where }, { $pen } { $pitch }, carries { $load }
tb-cost_free = free
tb-cost_toll = toll
tb-cost_full = full
tb-risk = { $loses ->
    [0] safe
   *[other] risk { NUMBER($loses, maximumFractionDigits: 1) }
}
tb-risk_short = { $loses ->
    [0] safe
   *[other] −{ NUMBER($loses, maximumFractionDigits: 1) }
}
tb-way = { $pitch ->
    [0] { $pen }: { $cost }. { $act }
   *[other] { $pen }, pitch { $pitch }: { $cost }, { $risk }. { $act }
}
tb-choose = { $act }: choose it in secret.
tb-choose_secret = Only you see where { $camel } could go
tb-laid_secret = Only you see your card: { $camel }
tb-pay = Pay with
tb-pay_worth = worth { $points } now
tb-pitches = pitches

## Placing and loading

tb-to_place = Your camels
tb-place_how = Take one in hand, then tap a pen.
tb-place_wait = They wait for your turn.
tb-plan = Place several at once
tb-plan_how = Tap a pen for each camel in turn; a camel you tap comes back into your hand.
tb-plan_begun = They go to their pens whenever it is your turn.
tb-plan_go = { $count ->
    [0] Place them
    [one] Place 1 camel
   *[other] Place { $count } camels
}
tb-plan_drop = Stop
tb-plan_pen = planned for { $pen }
tb-into = Into the pen
tb-hand = Camel { $camel }, carries { $load }
tb-load = Load camel { $camel }
tb-load_wait = Your caravan is loaded. The others are still at it.
tb-load_secret = only you see your loads
tb-load_slots = On the camel
tb-load_stock = Your stock
tb-load_left = { $count } left
tb-load_off = Take { $good } off again

## What a choice would do

tb-gist_move = { $loses ->
    [0] Whatever the thieves still hide, they take nothing from it on pitch { $pitch }.
   *[other] On pitch { $pitch } the thieves take { NUMBER($loses, maximumFractionDigits: 1) } of its goods on average{ $points ->
        [0] .
       *[other] , worth { NUMBER($points, maximumFractionDigits: 1) } now.
    }
} { $pays_key ->
    [none] {""}
   *[other] The toll is worth { $toll } now.
} { $swap_key ->
    [true] Swap field: every pile moves one place to the left, and you look at a new one.
   *[other] {""}
}
tb-gist_choose = It carries { $load }. Its card stays face down until its turn.
tb-gist_place = It carries { $load }.
tb-gist_load = Left in your stock: { $rest }.
tb-meta_move = { $toll_key ->
    [none] free
   *[other] toll
} · { $loses ->
    [0] safe
   *[other] risk { NUMBER($loses, maximumFractionDigits: 1) }
}{ $swap_key ->
    [true] {" "}· swap
   *[other] {""}
}
tb-meta_place = { $load }
tb-meta_choose = { $safest ->
    [0] in { $pen } · a safe pen
   *[other] in { $pen } · least risk { NUMBER($safest, maximumFractionDigits: 1) }
}
tb-button_move = { $toll_key ->
    [none] Send it to { $pen } { $pitch }
   *[other] Send it to { $pen } { $pitch }, pay { $toll }
}
tb-button_choose = Lay camel { $camel } face down
tb-button_place = Set camel { $camel } in the { $pen } pen
tb-short_move = { $pen } { $pitch }
tb-short_place = { $camel }
tb-short_load = {""}
group-free = Along a green arrow
group-toll = For a toll of one good
group-full = Not possible
group-place = Camels
group-load = Loads

# The board says these in its own way.
fact-camel = {""}
fact-carries = {""}
fact-stands = {""}
fact-safest = {""}
fact-pitch = {""}
fact-swap = {""}
fact-cost_points = {""}
fact-loses = {""}
fact-loses_points = {""}

## Piles, notebook, values

tb-piles = Thief piles
tb-piles_pass = a swap passes all to the left
tb-piles_secret = Only you see your own pile and those you have held.
tb-piles_none = The thieves are dealt when the camels stand.
tb-piles_over = All piles lie open; nothing is left to steal.
tb-pile_of = { $who }
tb-pile_left = Left over, between { $one } and { $other }
tb-pile_cards = { $pen }, pitches { $pitches }, { $goods }
tb-pile_unseen = not seen
tb-notebook = Notebook
tb-notebook_empty = What you can know of the thieves is written here once they are dealt.
tb-notebook_over = There is nothing left to find out.
tb-note_unseen = not seen
tb-note_yours = your pile
tb-note_left = left over
tb-note_with = with { $who }
tb-chance_certain = robbed for certain
tb-chance_possible = robbed in { $in } of { $of } cases
tb-chance_excluded = excluded
tb-legend_certain = certain
tb-legend_share = { $in } in { $of }
tb-legend_excluded = excluded
tb-values = Goods removed
tb-values_lead = each sets its value
tb-values_row = Value of one
tb-value = { $good }: worth { $value }; { $stolen } stolen, { $tolls } paid as toll, { $aside } set aside

## The own caravan and the seats

tb-mine = My caravan
tb-mine_worth = { $goods ->
    [one] one piece
   *[other] { $goods } goods
}, worth { $worth } now
tb-mine_up = choosing
tb-mine_laid = card down
tb-mine_home = not placed
tb-mine_empty = empty
tb-mine_at = { $pen } { $pitch }
tb-fact_goods = { $count ->
    [one] one piece
   *[other] { $count } goods
}
tb-fact_to_go = { $count } to go
tb-fact_lost = { $count ->
    [0] untouched
   *[other] lost { $count }
}
tb-fact_to_place = { $count } to place
tb-fact_loaded = { $count } of { $of } loaded
tb-fact_card = its card: camel { $camel }
tb-fact_laid = a card face down

## The theft

tb-theft = The thieves strike
tb-theft_pile = pile { $pile } of { $piles }
tb-theft_loss = { $owner }: camel { $camel } on { $pitch } loses { $load }.
tb-theft_nothing = They find nothing.
tb-theft_took = { $count ->
    [0] nothing
    [one] 1 piece
   *[other] { $count } pieces
}
tb-theft_ahead = still face down
tb-theft_pile_sky = Pile { $pile } of { $piles }
tb-theft_of = { $yours ->
    [yes] Your pile
   *[other] { $who }’s pile
}
tb-theft_left = The left-over pile
tb-theft_gist = { $pen } is robbed: all { $goods } from pitches { $pitches }.
tb-theft_next = Turn the next pile
tb-theft_next_of = { $yours ->
    [yes] Turn the next pile (yours)
   *[other] Turn the next pile ({ $who })
}
tb-theft_play = Play all
tb-theft_pause = Pause
tb-taken = What the thieves took
tb-taken_from = { $owner }: camel { $camel }, pitch { $pitch }
tb-raised = Every piece of these still carried gains: { $changes }.
tb-raise = { $good } { $from } to { $to }
tb-worth_now = Worth now
tb-cards_unseen = Not yet seen
tb-theft_again = Again
tb-theft_skip = Skip
tb-theft_go_on = Go on
tb-ranking = In Timbuktu
tb-finale = The thieves of Timbuktu
tb-finale_scores = See the scores

## How it plays

tb-primer_caravan = Your camels carry goods from oasis to oasis. What reaches Timbuktu counts.
tb-primer_choice = Each round all choose a camel in secret. In turn each goes to a pen of the next oasis: two pens are free to enter, the others cost one of its goods.
tb-primer_thieves = Five piles of thieves lie face down; you see your own. A pile robs one pen: from two pitches it takes two kinds of goods. Piles pass to the left on swap fields.
tb-primer_worth = Every piece that is lost makes the others of its kind worth more. Most worth in Timbuktu wins.
