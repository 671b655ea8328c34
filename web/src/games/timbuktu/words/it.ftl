# Il tabellone di Timbuktu: etichette, anteprime e ciò che un lettore di schermo dice del disegno.

tb-progress = tappa { $stage } di { $stages }, giro { $round } di { $rounds }
tb-progress_short = tappa { $stage } · giro { $round }
tb-ask_loading = Carica il tuo prossimo cammello: quattro merci di tre o quattro tipi. Per ora non le vede nessun altro.
tb-ask_placing = Metti uno dei tuoi cammelli in un recinto { $from_di }; prende la piazzola libera più bassa.
tb-ask_choosing = Scegli in segreto quale cammello muove in questo giro.
tb-ask_moving = Tocca al cammello { $camel }. Scegli il suo recinto { $to_di }; prende la piazzola libera più bassa.
tb-ask_over = Tutte le carovane sono arrivate.

## The pens have names

word-palm = Palma
word-lamp = Lampada
word-scimitar = Sciabola
word-star = Stella
word-moon = Luna

## The places

tb-start = Partenza
tb-oasis1 = Oasi 1
tb-oasis2 = Oasi 2
tb-oasis3 = Oasi 3
tb-oasis4 = Oasi 4
tb-timbuktu = Timbuktu
tb-from = { $name } · da qui
tb-to = { $name } · fin qui
tb-here = { $name } · qui
tb-stage = Tappa { $stage } di { $stages }
tb-round = Giro { $round } di { $rounds }
tb-starter = Segnalino tappa: { $who }
tb-leader = Segnalino giro: { $who }
tb-to_leave = { $count ->
    [0] tutti i cammelli sono partiti
    [one] 1 cammello deve ancora partire
   *[other] { $count } cammelli devono ancora partire
}

## The board

tb-board = Tappa { $stage } di { $stages }, da { $from } a { $to }. Cinque recinti di cinque piazzole in ogni luogo.
tb-camel = { $owner }: cammello { $camel }, { $where }, { $pen } { $pitch }, porta { $load }
tb-cost_free = gratis
tb-cost_toll = pedaggio
tb-cost_full = pieno
tb-risk = { $loses ->
    [0] sicura
   *[other] rischio { NUMBER($loses, maximumFractionDigits: 1) }
}
tb-risk_short = { $loses ->
    [0] sicura
   *[other] −{ NUMBER($loses, maximumFractionDigits: 1) }
}
tb-way = { $pitch ->
    [0] { $pen }: { $cost }. { $act }
   *[other] { $pen }, piazzola { $pitch }: { $cost }, { $risk }. { $act }
}
tb-choose = { $act }: sceglilo in segreto.
tb-choose_secret = Solo tu vedi dove potrebbe andare { $camel }
tb-laid_secret = Solo tu vedi la tua carta: { $camel }
tb-pay = Paga con
tb-pay_worth = vale { $points } ora
tb-pitches = piazzole

## Placing and loading

tb-to_place = I tuoi cammelli
tb-place_how = Prendine uno, poi tocca un recinto.
tb-place_wait = Aspettano il tuo turno.
tb-plan = Piazzane più d’uno
tb-plan_how = Tocca un recinto per ogni cammello a turno; un cammello toccato torna in mano.
tb-plan_begun = Vanno ai loro recinti ogni volta che tocca a te.
tb-plan_go = { $count ->
    [0] Mettili
    [one] Metti 1 cammello
   *[other] Metti { $count } cammelli
}
tb-plan_drop = Ferma
tb-plan_pen = previsto: { $pen }
tb-into = Nel recinto
tb-hand = Cammello { $camel }, porta { $load }
tb-load = Carica il cammello { $camel }
tb-load_wait = La tua carovana è carica. Gli altri non hanno ancora finito.
tb-load_secret = i tuoi carichi li vedi solo tu
tb-load_slots = Sul cammello
tb-load_stock = La tua scorta
tb-load_left = ancora { $count }
tb-load_off = Togli di nuovo { $good }

## What a choice would do

tb-gist_move = { $loses ->
    [0] Qualunque cosa nascondano ancora i ladri, sulla piazzola { $pitch } non gli prendono niente.
   *[other] Sulla piazzola { $pitch } i ladri gli prendono in media { NUMBER($loses, maximumFractionDigits: 1) } delle sue merci{ $points ->
        [0] .
       *[other] , che ora valgono { NUMBER($points, maximumFractionDigits: 1) }.
    }
} { $pays_key ->
    [none] {""}
   *[other] Il pedaggio ora vale { $toll }.
} { $swap_key ->
    [true] Casella scambio: ogni mazzetto passa di un posto a sinistra, e tu ne guardi uno nuovo.
   *[other] {""}
}
tb-gist_choose = Porta { $load }. La sua carta resta coperta finché non tocca a lui.
tb-gist_place = Porta { $load }.
tb-gist_load = Nella tua scorta resta: { $rest }.
tb-meta_move = { $toll_key ->
    [none] gratis
   *[other] pedaggio
} · { $loses ->
    [0] sicura
   *[other] rischio { NUMBER($loses, maximumFractionDigits: 1) }
}{ $swap_key ->
    [true] {" "}· scambio
   *[other] {""}
}
tb-meta_place = { $load }
tb-meta_choose = { $safest ->
    [0] in { $pen } · un recinto sicuro
   *[other] in { $pen } · rischio minimo { NUMBER($safest, maximumFractionDigits: 1) }
}
tb-button_move = { $toll_key ->
    [none] Mandalo a { $pen } { $pitch }
   *[other] Mandalo a { $pen } { $pitch }, paga { $toll }
}
tb-button_choose = Gioca coperto il cammello { $camel }
tb-button_place = Metti il cammello { $camel } in { $pen }
tb-short_move = { $pen } { $pitch }
tb-short_place = { $camel }
tb-short_load = {""}
group-free = Lungo una freccia verde
group-toll = Con un pedaggio di una merce
group-full = Non possibile
group-place = Cammelli
group-load = Carichi

# Il tabellone lo dice a modo suo.
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

tb-piles = Mazzetti dei ladri
tb-piles_pass = uno scambio li passa tutti a sinistra
tb-piles_secret = Solo tu vedi il tuo mazzetto e quelli che hai avuto.
tb-piles_none = I ladri si distribuiscono quando i cammelli sono a posto.
tb-piles_over = Tutti i mazzetti sono scoperti; non resta niente da rubare.
tb-pile_of = { $who }
tb-pile_left = Avanzato, tra { $one ->
    [Tu] te
   *[other] { $one }
} e { $other }
tb-pile_cards = { $pen }, piazzole { $pitches }, { $goods }
tb-pile_unseen = non visto
tb-notebook = Taccuino
tb-notebook_empty = Qui si scrive ciò che puoi sapere dei ladri, quando sono distribuiti.
tb-notebook_over = Non resta niente da scoprire.
tb-note_unseen = non visto
tb-note_yours = il tuo mazzetto
tb-note_left = avanzato
tb-note_with = { $who ->
    [Tu] da te
   *[other] da { $who }
}
tb-chance_certain = derubata di certo
tb-chance_possible = derubata in { $in } casi su { $of }
tb-chance_excluded = esclusa
tb-legend_certain = certo
tb-legend_share = { $in } su { $of }
tb-legend_excluded = escluso
tb-values = Merci perse
tb-values_lead = ognuna fa salire il valore
tb-values_row = Valore di una
tb-value = { $good }: vale { $value }; rubate { $stolen }, pagate come pedaggio { $tolls }, messe da parte { $aside }

## The own caravan and the seats

tb-mine = La mia carovana
tb-mine_worth = { $goods ->
    [one] 1 merce
   *[other] { $goods } merci
}, valore ora { $worth }
tb-mine_up = da scegliere
tb-mine_laid = carta coperta
tb-mine_home = non piazzato
tb-mine_empty = vuoto
tb-mine_at = { $pen } { $pitch }
tb-fact_goods = { $count ->
    [one] 1 merce
   *[other] { $count } merci
}
tb-fact_to_go = { $count } da muovere
tb-fact_lost = { $count ->
    [0] intatta
   *[other] perse { $count }
}
tb-fact_to_place = { $count } da piazzare
tb-fact_loaded = { $count } di { $of } caricati
tb-fact_card = la sua carta: cammello { $camel }
tb-fact_laid = una carta coperta

## The theft

tb-theft = I ladri colpiscono
tb-theft_pile = mazzetto { $pile } di { $piles }
tb-theft_loss = { $owner }: il cammello { $camel } sulla piazzola { $pitch } perde { $load }.
tb-theft_nothing = Non trovano niente.
tb-theft_took = { $count ->
    [0] niente
    [one] 1 merce
   *[other] { $count } merci
}
tb-theft_ahead = ancora coperto
tb-theft_pile_sky = Mazzetto { $pile } di { $piles }
tb-theft_of = { $yours ->
    [yes] Il tuo mazzetto
   *[other] Il mazzetto di { $who }
}
tb-theft_left = Il mazzetto avanzato
tb-theft_gist = Furto nel recinto { $pen }: via { $goods } dalle piazzole { $pitches }.
tb-theft_next = Scopri il prossimo mazzetto
tb-theft_next_of = { $yours ->
    [yes] Scopri il prossimo mazzetto (il tuo)
   *[other] Scopri il prossimo mazzetto ({ $who })
}
tb-theft_play = Tutti di seguito
tb-theft_pause = Pausa
tb-taken = Che cosa hanno preso i ladri
tb-taken_from = { $owner }: cammello { $camel }, piazzola { $pitch }
tb-raised = Ogni merce di questi tipi ancora in viaggio vale di più: { $changes }.
tb-raise = { $good } da { $from } a { $to }
tb-worth_now = Valore ora
tb-cards_unseen = Non ancora viste
tb-theft_again = Di nuovo
tb-theft_skip = Salta
tb-theft_go_on = Avanti
tb-ranking = A Timbuktu
tb-finale = I ladri di Timbuktu
tb-finale_scores = Vedi i punteggi

## How it plays

tb-primer_caravan = I tuoi cammelli portano merci di oasi in oasi. Conta ciò che arriva a Timbuktu.
tb-primer_choice = A ogni giro tutti scelgono in segreto un cammello. A turno ognuno va in un recinto dell’oasi seguente: in due recinti si entra gratis, gli altri costano una delle sue merci.
tb-primer_thieves = Cinque mazzetti di ladri sono coperti; tu vedi il tuo. Un mazzetto deruba un recinto: da due piazzole prende due tipi di merci. Sulle caselle scambio i mazzetti passano a sinistra.
tb-primer_worth = Ogni merce persa rende più preziose le altre del suo tipo. A Timbuktu vince chi ha il valore più alto.
