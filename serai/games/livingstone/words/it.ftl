# LivingStone in italiano. Chi legge è la persona al tavolo, e le si dà del tu: frasi brevi, al
# passato prossimo ciò che è successo, all’imperativo ciò che si può scegliere. Gli attributi delle
# parole: `.pl` plurale, `.su` con la preposizione articolata.

## What is asked

ask-pick = Prendi un dado, oppure gioca prima un’azione libera.
ask-act = Usa il tuo { $die }: una cosa sola, quella che preferisci.
ask-after = Il dado è usato. Vuoi fare altro prima di finire il turno?
ask-selling = Il mercato è aperto: quante pietre { $market_gem_pl } vendi?
ask-lifting = Non hai più tende da erigere: quale delle tue si sposta nella fila { $moving_to_row }?

## Headings of choices

group-dice = I dadi
group-die_action = Con questo dado
group-sell = Pietre preziose
group-donate = La regina
group-cards = Le tue carte
group-turn = Il tuo turno
group-market = Al mercato
group-lift = Le tue tende

## Choices

action-take_die = { $pips ->
    [1] Prendi l’1
   *[other] Prendi il { $pips }
}
action-decline = Rinuncia: niente più dadi per te in questo giro
action-end_turn = Finisci il turno
action-draw_card = Pesca una carta
action-take_coins = Prendi monete dalla banca
action-dig = Saggia nella miniera
action-place_tent = { $native_guide ->
    [yes] { $elephants ->
        [yes] Tenda nella fila { $row }, con Guida indigena ed Elefanti
       *[no] Tenda nella fila { $row }, con Guida indigena
    }
   *[no] { $elephants ->
        [yes] Tenda nella fila { $row }, con Elefanti
       *[no] Tenda nella fila { $row }
    }
}
action-lift_tent = Quella nella colonna { $column }, fila { $row }
action-sell = { $count ->
    [one] Vendi 1 pietra { $gem }
   *[other] Vendi { $count } pietre { $gem_pl }
}
action-sell_upto = Vendi pietre { $gem_pl }
action-donate = Dona £{ $pounds } alla regina
action-donate_upto = Dona monete alla regina
action-camp_expansion = Ampliamento del campo: un’altra tenda nella colonna { $column }, fila { $row }
action-reverse = Retromarcia: il battello retrocede di una colonna
action-treasure = Tesoro: monete dalla banca
action-royal_favor = Favore reale: un dado in più in questo turno
action-science = Pubblica le tue scoperte { $animal_su }
action-market = Mercato: vendi pietre preziose per monete e punti
action-cave_discovery = Scoperta della grotta: pesca pietre senza dado
action-market_sell = { $count ->
    [0] Tieni tutte le pietre { $gem_pl }
    [one] Vendi una pietra { $gem }
   *[other] Vendi { $count } pietre { $gem_pl }
}

amount-sell-count = Quante pietre vendi, da { $least } a { $most }?
amount-donate-pounds = Quante sterline metti nello scrigno, da { $least } a { $most }? Non si torna indietro.

## What a choice costs and brings

fact-gain_pounds = +£{ $value }
fact-cost_pounds = { $value ->
    [0] gratis
   *[other] £{ $value }
}
fact-fees = { $value ->
    [0] {""}
    [one] £1 va a un altro proprietario
   *[other] £{ $value } vanno ad altri proprietari
}
fact-gain_points = { $value ->
    [one] +1 punto
   *[other] +{ $value } punti
}
fact-stones = { $value ->
    [one] 1 pietra
   *[other] { $value } pietre
}
fact-pounds_each = £{ $value } l’una
fact-row_tents = { $value ->
    [one] la tua unica tenda nella fila
   *[other] una delle tue { $value } nella fila
}
fact-majority_shares = premio di fila ora: { $value }
fact-shares_then = premio di fila poi: { $value }
fact-tent_pounds = una tenda per £{ $value }

## What happened

event-round_began = Giro { $round }, colonna { $column }. Il lancio: { $dice }. Si comincia da { $starter }.
event-die_taken = { $seat_you ->
    [yes] Hai preso
   *[other] { $seat } ha preso
} { $pips ->
    [1] l’1.
   *[other] il { $pips }.
}
event-declined = { $seat_you ->
    [yes] Hai rinunciato e resti a guardare fino alla fine del giro.
   *[other] { $seat } ha rinunciato e resta a guardare fino alla fine del giro.
}
event-turn_ended = {""}
event-card_drawn = { $seat_you ->
    [yes] Hai pescato una carta.
   *[other] { $seat } ha pescato una carta.
}
event-card_drawn_card = Hai pescato: { $card }.
event-mine_collapsed = Frana nella miniera! Le pietre preziose di tutti tornano nel sacchetto: { $returned ->
    [one] una pietra
   *[other] { $returned } in tutto
}.
event-no_card_left = Non c’era più nessuna carta per { $seat_you ->
    [yes] te.
   *[other] { $seat }.
}
event-pile_shuffled = Gli scarti sono stati mescolati in un nuovo mazzo di { $cards ->
    [one] una carta
   *[other] { $cards } carte
}.
event-card_played = { $seat_you ->
    [yes] Hai giocato: { $card }.
   *[other] { $seat } ha giocato: { $card }.
}
event-boat_went_back = Il battello è tornato alla colonna { $column }.
event-coins_taken = { $seat_you ->
    [yes] Hai preso
   *[other] { $seat } ha preso
} £{ $pounds } dalla banca.
event-stones_drawn = { $seat_you ->
    [yes] Hai pescato
   *[other] { $seat } ha pescato
} dal sacchetto: { $stones }.
event-white_stone = { $pounds ->
    [0] La pietra bianca! Le pietre appena pescate e tutte quelle messe da parte tornano indietro: { $bag } nel sacchetto.
   *[other] La pietra bianca! Le pietre preziose appena pescate hanno reso £{ $pounds }; nel sacchetto ce ne sono di nuovo { $bag }.
}
event-gems_sold = { $seat_you ->
    [yes] Hai venduto
   *[other] { $seat } ha venduto
} { $count ->
    [one] 1 pietra { $gem }
   *[other] { $count } pietre { $gem_pl }
} per £{ $pounds }.
event-market_sale = { $seat_you ->
    [yes] Hai venduto
   *[other] { $seat } ha venduto
} al mercato { $count ->
    [one] 1 pietra { $gem }
   *[other] { $count } pietre { $gem_pl }
}: £{ $pounds }, { $points ->
    [one] 1 punto.
   *[other] { $points } punti.
}
event-donated = { $seat_you ->
    [yes] Hai messo monete nello scrigno.
   *[other] { $seat } ha messo monete nello scrigno.
}
event-donated_pounds = Hai messo £{ $pounds } nel tuo scrigno.
event-donated_openly = { $seat_you ->
    [yes] Hai messo
   *[other] { $seat } ha messo
} £{ $openly } nello scrigno.
event-tent_placed = { $seat_you ->
    [yes] Hai eretto
   *[other] { $seat } ha eretto
} una tenda nella fila { $row } { $fees ->
    [0] { $cost ->
        [0] senza pagare nulla
       *[other] pagando £{ $cost }
    }
   *[other] pagando £{ $cost } e £{ $fees } di pedaggio
}.
event-tent_moved = { $seat_you ->
    [yes] Hai spostato
   *[other] { $seat } ha spostato
} una tenda dalla colonna { $from_column }, fila { $from_row }, alla fila { $row } { $fees ->
    [0] { $cost ->
        [0] senza pagare nulla
       *[other] pagando £{ $cost }
    }
   *[other] pagando £{ $cost } e £{ $fees } di pedaggio
}.
event-fee_received = { $seat_you ->
    [yes] Hai ricevuto
   *[other] { $seat } ha ricevuto
} £{ $pounds } da { $payer }.
event-camp_expanded = { $seat_you ->
    [yes] Hai aggiunto
   *[other] { $seat } ha aggiunto
} una tenda nella colonna { $column }, fila { $row }.
event-treasure_found = { $seat_you ->
    [yes] Hai trovato
   *[other] { $seat } ha trovato
} un tesoro di £{ $pounds }.
event-science_published = { $seat_you ->
    [yes] Hai pubblicato
   *[other] { $seat } ha pubblicato
} una scoperta: { $points ->
    [one] 1 punto.
   *[other] { $points } punti.
}
event-column_scored = Punti per la colonna { $column }: { $points }.
event-majority_scored = Punti per la maggioranza nella fila { $row }: { $points }.
event-hand_shown = { $cards_count ->
    [0] {""}
   *[other] { $seat_you ->
        [yes] Ti restavano in mano: { $cards }.
       *[other] { $seat } aveva ancora in mano: { $cards }.
    }
}
event-final_points = { $seat_you ->
    [yes] Hai chiuso
   *[other] { $seat } ha chiuso
} con { $total ->
    [one] 1 punto.
   *[other] { $total } punti.
}
event-check_rolled = I dadi della regina: { $dice }. Meno della loro somma è troppo poco.
event-chest_opened = { $seat_you ->
    [yes] Hai donato
   *[other] { $seat } ha donato
} £{ $pounds } alla regina{ $out ->
    [yes] : non basta.
   *[no] .
}
event-match_ended = Il viaggio è finito. { $winners_count ->
    [0] Non vince nessuno.
   *[other] Vittoria per { $winners }.
}

## The end

source-columns = Tende lungo il fiume
source-majorities = Maggioranze nelle file
source-gems = Pietre conservate
source-market = Mercato
source-science = Scienza
beside-donated = Donate alla regina, £
beside-tents_placed = Tende erette
reason-last_column_scored = Il battello ha superato l’ultima colonna.

ending-chests = Si aprono gli scrigni
ending-out = ha donato meno di tutti, non può vincere
ending-out_dice = meno di { $needed }, non può vincere
ending-dice = La regina lancia { $dice }: chi ha donato meno di £{ $needed } non può vincere.

## The board

board-title = LivingStone
board-round = giro { $round }, colonna { $column }, una tenda costa £{ $cost }
board-over = dopo l’ultima colonna
board-river = Z a m b e s i
board-points = per tenda
board-majority = più tende
board-start = inizia
board-declined = stop
board-out = fuori
heading-dice = Dadi
heading-bag = Sacco
heading-cards = Carte
heading-you = Tu
board-none = nessuno rimasto
board-holding = in mano: { $die ->
    [1] l’1
   *[other] il { $die }
}
board-bar = il prossimo deve superare { $bar ->
    [1] l’1
   *[other] il { $bar }
}
board-bag = { $count ->
    [one] 1 pietra
   *[other] { $count } pietre
}: { $stones }
board-odds = in media £{ $worth } a pietra · bianca { $chance }% { $drawn ->
    [one] pescandone una
   *[other] pescandone { $drawn }
}
board-aside = da parte: { $stones }
board-pile = { $count } nel mazzo
board-discards = giocate: { $discards }
board-purse = £{ $cash } in borsa, £{ $chest } nello scrigno
board-hand = Mano: { $hand }
help-board =
    Sul tabellone: ♛ quanto rende una tenda della fila quando si valuta la colonna del battello,
    ▽ quanto rende alla fine la maggioranza nella fila, con chi ce l’ha ora. ( + ) è dove il tuo dado
    erige una tenda. Nella tabella: pt finora, col quanto rende ora la colonna del battello, file
    quanto rendono ora le maggioranze, tot la somma delle tre, £ borsa e scrigno insieme, doni quante
    volte si è donato, le tende rimaste, le carte in mano, le pietre e i dadi di questo giro. Un dado
    tra parentesi va bene per chi è di turno.
column-points = pt
column-column = col
column-rows = file
column-total = tot
column-wealth = £
column-gifts = doni
column-tents = tende
column-cards = carte
column-dice = dadi

## Options

option-white_stone = Le pietre preziose pescate con la pietra bianca
option-white_stone-lost = tornano nel sacchetto senza rendere nulla
option-white_stone-sold = si vendono prima al prezzo base
option-declining = Rinunciare a un dado che andrebbe bene
option-declining-free = è sempre permesso
option-declining-first_compulsory = non per il primo dado del giro
option-declining-compulsory = non è mai permesso
option-guide_fee = Il pedaggio agli altri proprietari con la Guida indigena
option-guide_fee-due = si paga comunque
option-guide_fee-waived = non si paga
option-collapse_order = Dopo la Frana nella miniera
option-collapse_order-shuffle_first = si mescola, poi si pesca la carta sostitutiva
option-collapse_order-replace_first = si pesca la carta sostitutiva, poi si mescola
option-collapse_returns = La Frana nella miniera rimette nel sacchetto
option-collapse_returns-gems = le pietre preziose di tutti
option-collapse_returns-gems_and_set_aside = le pietre preziose di tutti e tutte quelle messe da parte
option-camp_site = L’Ampliamento del campo va
option-camp_site-left_of_boat = su una tua casella a sinistra del battello
option-camp_site-scored = su una tua casella già valutata
option-camp_pays = Le tende aggiunte con l’Ampliamento del campo
option-camp_pays-never = non rendono se la colonna è valutata di nuovo
option-camp_pays-always = rendono come ogni tenda
option-royal_favor = I dadi di un turno con il Favore reale
option-royal_favor-above_last = devono superare solo quelli dei tuoi turni precedenti
option-royal_favor-ascending = devono anche crescere uno dopo l’altro
option-last_tie_break = A parità di punti e di doni
option-last_tie_break-tents = vince chi ha eretto più tende
option-last_tie_break-shared = la vittoria è condivisa
option-column_costs = Quanto costa una tenda, colonna per colonna
option-column_costs-usual = £1 1 2 2 3 3 4 4 5 5
option-column_costs-flat = £1 1 1 2 2 2 3 3 3 4
option-column_costs-steep = £1 2 2 3 3 4 4 5 5 6
option-two_player_check = Il controllo dei doni in due giocatori
option-two_player_check-four_dice = quattro dadi dicono quanto bisognava donare
option-two_player_check-least = chi ha donato meno è fuori gioco
option-market_at_end = Un Mercato tenuto fino alla fine
option-market_at_end-before_gems = rende al posto dei punti per le pietre conservate
option-market_at_end-after_gems = rende in aggiunta ai punti per le pietre conservate
option-all_tied = Se tutti hanno donato lo stesso
option-all_tied-nobody_wins = non vince nessuno
option-all_tied-all_safe = nessuno è fuori gioco
option-reverse_first_column = La Retromarcia nella prima colonna
option-reverse_first_column-illegal = non si può giocare
option-reverse_first_column-repeat = fa giocare la colonna un’altra volta
option-rising = Ogni altro dado del giro deve superare
option-rising-highest = il tuo più alto
option-rising-first = il tuo primo
option-both_cards_fee = Il pedaggio con Guida ed Elefanti insieme
option-both_cards_fee-as_guide = è come con la sola Guida indigena
option-both_cards_fee-waived = non si paga
option-coins = Le monete in mano
option-coins-hidden = sono nascoste
option-coins-open = sono scoperte, e tutti vedono quanto si dona
option-deck = Il mazzo
option-deck-usual = ha una Retromarcia e quattro animali
option-deck-two_reverses = ha due Retromarce e tre animali

## Words

word-clear = trasparente
    .pl = trasparenti
word-blue = blu
    .pl = blu
word-red = rossa
    .pl = rosse
word-black = detrito
    .pl = detriti
word-white = pietra bianca
    .pl = pietre bianche
word-native_guide = Guida indigena
word-elephants = Elefanti
word-camp_expansion = Ampliamento del campo
word-reverse = Retromarcia
word-treasure = Tesoro
word-royal_favor = Favore reale
word-lion = leone
    .su = sul leone
word-rhino = rinoceronte
    .su = sul rinoceronte
word-antelope = antilope
    .su = sull’antilope
word-market = Mercato
word-cave_discovery = Scoperta della grotta
word-mine_collapse = Frana nella miniera

## Panes of the full screen

scores-owns = £{ $wealth } · { $gifts ->
    [one] 1 dono
   *[other] { $gifts } doni
} · { $tents ->
    [one] 1 tenda
   *[other] { $tents } tende
} · { $cards ->
    [one] 1 carta
   *[other] { $cards } carte
}
scores-legend = Punti, + questa colonna, + file se finisse ora.

## Le cifre degli studi

figure-tents = tende
figure-given = donato
figure-nobody = nessuno
figure-columns = colonne
figure-market = mercato
figure-science = scienza
figure-majorities = maggioranze
figure-gems = pietre preziose
figure-sources = origine dei punti
figure-the_defaults = come di solito
figure-4_players = in 4 giocatori
