# Il tabellone di Goldland: etichette, anteprime e ciò che un lettore di schermo dice del disegno.

gl-progress = giro { $round }
gl-progress_last = giro { $round }, l’ultimo
gl-ask_choosing = { $done ->
    [0] Muovi, equipaggiati ed esplora, una volta ciascuno e in qualsiasi ordine; oppure passa e prendi un gettone.
    [3] Hai fatto tutte e tre le cose. Finisci il turno.
   *[other] Ti resta: { $moved_key ->
        [true] {""}
       *[other] muovere fino a { $steps },{" "}
    }{ $acquired_key ->
        [true] {""}
       *[other] equipaggiarti,{" "}
    }{ $explored_key ->
        [true] {""}
       *[other] esplorare,{" "}
    }oppure finire il turno.
}
gl-ask_moving = Prosegui da { $cell } o fermati: { $steps ->
    [one] resta un passo.
   *[other] restano { $steps } passi.
}
gl-ask_paying = { $purpose_key ->
    [treasure] Per il tesoro
   *[other] Per { $cell }
}: { $left ->
    [one] un oggetto
   *[other] { $left } oggetti
} da pagare. Ora { $kind }: dallo zaino o con i gettoni?

gl-ask_laying = Hai pescato: { $name }. Scegli la casella, girala come vuoi e posala.

gl-event_acquired = { $seat_you ->
    [yes] Hai preso { $gain }.
   *[no] { $seat } ha preso { $gain }.
}
gl-event_traded = { $seat_you ->
    [yes] Hai ceduto { $spent_un } per { $gain }.
   *[no] { $seat } ha ceduto { $spent_un } per { $gain }.
}
gl-event_drawn = { $seat_you ->
    [yes] Hai pescato una tessera: { $name }.
   *[no] { $seat } ha pescato una tessera: { $name }.
}
gl-event_laid = { $seat_you ->
    [yes] L’hai posata su { $cell }
   *[no] { $seat } l’ha posata su { $cell }
}{ $treasure ->
    [yes] ; c’è un tesoro.
   *[no] .
}

## The country

gl-board = Goldland, un paese di sette per sette tessere. A1 è l’angolo del tempio, G7 la partenza. Le frecce vanno di tessera in tessera, Invio sceglie, I ingrandisce, R gira una tessera pescata.
gl-coast = la scogliera
gl-unknown = terra incognita
gl-north = N
gl-temple = Tempio
gl-tile_start = Approdo
gl-tile_coast = Costa
gl-tile_plain = Pianura
gl-tile_puma = Puma
gl-tile_natives = Indigeni
gl-tile_bandits = Banditi
gl-tile_desert = Deserto
gl-tile_lake = Lago
gl-tile_mountains = Montagne
gl-tile_canyon = Canyon
gl-cell = { $name }, { $cell }
gl-cell_titled = { $name }, { $cell }.
gl-cell_empty = { $cell }: inesplorata.
gl-cell_offer = { $cell } { $act }
gl-refused = Non possibile: { $act }
gl-costs = Entrare costa { $cost }, o niente con un tuo accampamento.
gl-trade = Con { $need_un } nello zaino puoi prendere { $sets }.
gl-trade_free = Puoi prendere { $sets }.
gl-or = {" "}o{" "}
gl-treasure = Qui c’è un tesoro: 2 provviste per dissotterrarlo.
gl-treasure_gone = Il suo tesoro è stato dissotterrato.
gl-camps = Accampamenti: { $camps }.
gl-camps_of = { $who } { $count }
gl-here = Qui: { $who }.
gl-nothing_here = Terreno aperto; niente da pagare e niente da prendere.
gl-marker_free = Il suo segnalino, da { $value }, è ancora libero.
gl-marker_held = { $holder_you ->
    [yes] Il suo segnalino, da { $value }, è tuo.
   *[no] Il suo segnalino, da { $value }, è di { $holder }.
}
gl-whole = Mostra tutto il paese
gl-near = Mostra i dintorni

## Trips

gl-label_step = { $way ->
    [road] Vai { $to_a }, su { $cell }, { $name }
    [survive] Vai { $to_a }, su { $cell }, { $name }
   *[other] Affronta la prova { $to_a }, su { $cell }, { $name }
}
gl-take = Prendi { $gain }
gl-label_nowhere = Vai { $to_a }, su { $cell }

gl-trip = { $steps ->
    [one] Vai su { $cell }: un passo, { $price }
   *[other] Vai su { $cell }: { $steps } passi, { $price }
}
gl-trip_stop = { gl-trip }; ti fermi lì
gl-free = gratis
gl-tokens = { $count ->
    [one] un gettone
   *[other] { $count } gettoni
}
gl-ordeal_items = { $count ->
    [one] 1 oggetto
   *[other] { $count } oggetti
}
gl-meta_step = { $price_key ->
    [free] gratis
    [more] { $any ->
        [one] 1 oggetto
       *[other] { $any } oggetti
    }
   *[other] { $cost }
}{ $marker ->
    [0] {""}
   *[other] {" "}· segnalino +{ $marker }
}
gl-meta_stop = su { $cell }
gl-meta_explore = { $count ->
    [one] l’ultima tessera
   *[other] { $count } nella pila
}{ $tokens ->
    [0] {""}
    [one] {" "}· +1 gettone
   *[other] {" "}· +{ $tokens } gettoni
}
gl-gist_step = { $far_key ->
    [true] { $steps ->
        [one] Un passo.
       *[other] { $steps } passi in una volta.
    }
   *[other] {""}
} { $tokens ->
    [0] {""}
    [one] Un gettone copre ciò che manca nello zaino.
   *[other] { $tokens } gettoni coprono ciò che manca nello zaino.
} { $marker_key ->
    [free] Il segnalino, +{ $value }, sarebbe tuo.
    [held] Il segnalino, da { $value }, { $holder_you ->
        [yes] è già tuo.
       *[no] è di { $holder }.
    }
   *[other] {""}
} { $treasure_key ->
    [true] Lì c’è un tesoro.
   *[other] {""}
}
gl-gist_lay = { $cut_key ->
    [true] Nessuna strada la collegherebbe.
   *[other] Si collega a { $joins }.
} { $tokens ->
    [0] {""}
   *[other] Prendi un gettone scoperta.
} { $field_key ->
    [true] Ci si mette un tesoro.
   *[other] {""}
}
gl-gist_explore = { $count ->
    [one] Esce l’ultima tessera.
   *[other] Può uscire una di { $count } tessere: { $plain } senza avventura, { $treasures } con un tesoro.
} Poi scegli dove va e com’è girata.
gl-gist_acquire = { $moved_key ->
    [true] Porteresti { $load }; la tua prossima mossa è di { $steps ->
        [one] un passo.
       *[other] { $steps } passi.
    }
   *[other] Porteresti { $load } e potresti fare { $steps ->
        [one] un passo.
       *[other] { $steps } passi.
    }
}
gl-gist_dig = { $points ->
    [one] +1 punto
   *[other] +{ $points } punti
}, e il tuo turno è finito.
gl-gist_discard = Torna nella scorta. Una mossa cominciata dopo ha { $steps ->
    [one] un passo.
   *[other] { $steps } passi.
}
gl-gist_pass = { $tokens ->
    [0] Non ci sono più gettoni da prendere.
   *[other] Prendi un gettone scoperta, oltre ai { $held } che hai.
}
gl-gist_camp = Da ora qui passi gratis. { $left ->
    [0] È il tuo ultimo accampamento.
    [one] Ti resta 1 accampamento.
   *[other] Ti restano { $left } accampamenti.
} { $marker ->
    [0] {""}
   *[other] Il segnalino, da { $marker }, passa a te.
}
gl-tokens_paid = { $tokens ->
    [one] 1 gettone
   *[other] { $tokens } gettoni
}
gl-button_step = { $pays_key ->
    [free] Vai su { $cell }
    [items] Vai su { $cell }, paga { $cost }
    [tokens] Vai su { $cell }, paga { gl-tokens_paid }
    [both] Vai su { $cell }, paga { $cost } e { gl-tokens_paid }
   *[ordeal] Prova verso { $cell }, paga { $ordeal ->
        [one] 1 oggetto
       *[other] { $ordeal } oggetti
    }
}
gl-button_stop = { gl-button_step } e fermati lì
gl-button_lay = Posala su { $cell }
gl-sum = Costo: { $cost }. Ne hai { $held }, più { gl-tokens_paid } ({ $rate } comprano un oggetto).
gl-sum_any = Costo: { $any ->
    [one] 1 oggetto
   *[other] { $any } oggetti
}. Ne hai { $held } che { $held ->
    [one] conta
   *[other] contano
}, più { gl-tokens_paid } ({ $rate } comprano un oggetto).
gl-sum_room = { $lacking ->
    [one] Nel tuo zaino manca uno spazio.
   *[other] Nel tuo zaino mancano { $lacking } spazi.
} { $kinds_count ->
    [0] Ora non si può scartare nulla.
   *[other] {""}
}
gl-short_acquire = { $gain }
gl-short_lay = { $cell }
gl-short_item = { $kind }

## Exploring

gl-lay_or = o posala
gl-lay_here = qui
gl-turn_left = Gira la tessera a sinistra
gl-turn_right = Gira la tessera a destra
gl-turns = { $name } su { $cell }: girala
gl-joins = si collega a { $cells }
gl-cut_off = isolata

## Backpack and seats

gl-pack = Zaino
gl-pack_words = Zaino: { $items }; spazi liberi: { $free }
gl-pack_carried = { $count ->
    [one] 1 cosa,
   *[other] { $count } cose,
}
gl-pack_now = { $count ->
    [one] un passo in questa mossa
   *[other] { $count } passi in questa mossa
}
gl-pack_left = { $count ->
    [one] resta un passo
   *[other] restano { $count } passi
}
gl-pack_next = { $count ->
    [one] un passo nella prossima mossa
   *[other] { $count } passi nella prossima mossa
}
gl-thing_amulet = amuleto
gl-thing_treasure = tesoro
gl-thing_gold = oro
gl-mine_tokens = { $count ->
    [one] 1 gettone; { $rate } comprano un oggetto
   *[other] { $count } gettoni; { $rate } comprano un oggetto
}
gl-mine_camps = { $count ->
    [one] 1 accampamento
   *[other] { $count } accampamenti
}
gl-mine_gold = { $count ->
    [one] 1 moneta d’oro
   *[other] { $count } monete d’oro
}
gl-fact_pack = cose nello zaino
gl-fact_camps = accampamenti rimasti

## Beside the country

gl-bonus = bonus
gl-amulets = amuleti
gl-reserve = riserva
gl-bonus_waits = Il primo che arriva prende un bonus di 2.
gl-bonus_open = Bonus aperto fino al { $holder_you ->
    [yes] tuo prossimo turno.
   *[no] prossimo turno di { $holder }.
}
gl-bonus_closed = Il bonus è chiuso.
gl-last_round = Questo è l’ultimo giro.
gl-markers = Segnalini avventura
gl-no_holder = libero
gl-stock = Scorta
gl-pile = { $count ->
    [0] Nessuna tessera da scoprire
    [one] Una tessera da scoprire
   *[other] { $count } tessere da scoprire
}
gl-plain_count = { $count ->
    [one] 1 pianura
   *[other] { $count } pianure
}

## How it plays

gl-primer_pack = Nel tuo turno puoi muovere, equipaggiarti ed esplorare, una volta ciascuno. Ogni cosa nello zaino ti costa un passo: quanti sono gli spazi liberi, tanti passi fai.
gl-primer_explore = Esplorando peschi una tessera. Posala accanto a te e girala come vuoi. Prendi un gettone scoperta, che più tardi compra ciò che ti manca.
gl-primer_adventure = Le strade sono gratis. Dove aspetta un’avventura paghi ciò che mostra in rosso, e puoi lasciare un accampamento che ti fa passare per sempre. Il primo a superarla prende il suo segnalino; chi ha più accampamenti lo porta via.
gl-primer_temple = I tesori si dissotterrano con due provviste. Chi finisce una mossa al tempio prende un amuleto, e da lì in poi una moneta d’oro a ogni turno. Vince chi ha più oro.

## The end

gl-finale = Si svuotano gli zaini
gl-finale_gold = Conta l’oro
gl-finale_treasures = Conta i tesori
gl-finale_amulet = Conta gli amuleti
gl-finale_markers = Conta i segnalini
gl-finale_scores = Vedi i punteggi

# Il tabellone lo dice a modo suo.
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
group-exchange = Un oggetto in cambio di gettoni
word-start = approdo
word-coast = costa
word-plain = pianura
