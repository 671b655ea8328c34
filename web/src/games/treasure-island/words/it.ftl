# La mappa di Treasure Island: etichette, anteprime e ciò che un lettore di schermo dice del disegno.

ti-treasure-island = Isola del Tesoro
ti-revenge-island = Isola della Vendetta
ti-chart = Mappa: { $island }. { $miles ->
    [0] Il tesoro non è ancora sepolto.
   *[other] Secondo ciò che è certo può trovarsi su { $miles } miglia quadrate.
}
ti-silver = Silver
ti-pirate = { $pirate }
ti-pirates = { $count ->
    [0] ancora nessun pirata
    [one] 1 pirata
   *[other] { $count } pirati
}

## What is asked

ti-ask_taking_pirates = Prendi un pirata: tocca una partenza sulla mappa, o scegli per nome.
ti-ask_placing_tokens = Quale dei tuoi segnalini turno viene adesso sul calendario?
ti-ask_trick_window = Nessuno vede che cosa hai: gioca ora un trucco, o lascia proseguire.
ti-ask_choosing_hint = È il momento dell’indizio { $hint }. Scegli una carta; poi il suo gettone, poi che cosa dici.
ti-ask_laying_token = { $card }: quale gettone ci metti sotto, coperto?
ti-ask_stating = { $card }: che cosa dici loro? Le quote sono del terreno aperto a tutti.
ti-ask_imprisoning = { $pirate } rinchiude Silver. Tocca una torre.
ti-ask_acting = { $count ->
    [0] { $pirate } non ha più azioni: usa un oggetto, o finisci il turno.
    [one] { $pirate } ha un’azione. Sceglila qui o accanto alla figura.
   *[other] { $pirate } ha { $count } azioni. Scegline una qui o accanto alla figura.
}
ti-ask_second_half = { $pirate } può fare l’altra metà di questa azione, o lasciarla.
ti-ask_pointing = { $purpose_key ->
    [treasure] Tocca il punto in cui seppellisci il tesoro, e toccalo di nuovo.
    [horse] Tocca dove cavalca { $pirate }, e tocca di nuovo per andare.
    [foot] Tocca dove cammina { $pirate }, e tocca di nuovo per andare.
    [move_7] Tocca dove va { $pirate }, e tocca di nuovo per andare.
    [full_gallop] Tocca dove galoppa { $pirate }, e tocca di nuovo per andare.
    [silver_move] Tocca dove corri, e tocca di nuovo per andare.
    [patrol] Tocca dove si mette la pattuglia, e tocca di nuovo.
   *[other] Tocca il centro dell’anello, e tocca di nuovo per cercare.
}
ti-ask_answering_search = { $pirate } non ha trovato niente. Dai un gettone forziere, o niente?
ti-ask_answering_compass = { $pirate } chiede alla bussola. Quale carta dai?
ti-ask_escaping = Sei in libertà. Un trucco per cominciare?
ti-ask_running = { $steps ->
    [one] Continua a correre: resta un movimento di 4 miglia.
   *[other] Corri: { $steps } movimenti di 4 miglia.
}
ti-ask_sending = Quale dei tuoi pirati agisce ora?
ti-ask_over = La caccia è finita.

## The chart

ti-tools = Strumenti sulla mappa
ti-layer = Mostra dove può trovarsi
ti-ruler = Righello: tocca due punti
ti-ring = Anello: tocca il suo centro
ti-ring_size = Raggio dell’anello
ti-clues = Indizi
ti-desk = Scrittoio
ti-miles = { NUMBER($miles, maximumFractionDigits: 2) } { $miles ->
    [one] miglio
   *[other] miglia
}
ti-here = qui
ti-at_sea = in mare
ti-in_red = in un’area rossa
# Un luogo: la cosa con un nome più vicina, con la preposizione «di», e come si trova rispetto a quella.
ti-near = { $kind_key ->
    [tower] della { $near_tower }
   *[landmark] { $near_di }
}
ti-at = { $kind_key ->
    [tower] alla { $near_tower }
   *[landmark] nei pressi { $near_di }
}
ti-where = { $miles ->
    [0] { ti-at }
    [one] 1 miglio a { $towards } { ti-near }
   *[other] { NUMBER($miles, maximumFractionDigits: 1) } miglia a { $towards } { ti-near }
}
ti-cursor = { $ground }, { ti-where }{ $away ->
    [-1] {""}
    [one] ; distante 1 miglio
   *[other] ; distante { NUMBER($away, maximumFractionDigits: 1) } miglia
}{ $legal ->
    [yes] , permesso
    [no] , non permesso
   *[unasked] {""}
}
ti-point = { $district }, { ti-where }
ti-cursor_help = Le frecce muovono di un decimo di miglio, con Maiusc di un miglio. Invio segna il punto, di nuovo Invio lo prende.
ti-not_legal = non permesso
ti-covers = { $percent }% della probabilità
ti-covers_most = al massimo { $percent }%
ti-figure = { $pirate }, in mano a { $owner ->
    [Tu] te
   *[other] { $owner }
}{ $up ->
    [yes] , di turno
   *[no] {""}
}
ti-silver_figure = Long John Silver{ $number ->
    [0] {""}
   *[other] {" "}{ $number }
}{ $escaped ->
    [yes] , evaso
   *[no] , nella sua torre
}
ti-my_treasure = Il tuo tesoro; non lo vede nessun altro
ti-treasure_lay = Qui era il tesoro

## Clues

ti-clues_title = Dove può trovarsi
ti-level_likely = probabile
ti-level_possible = possibile
ti-level_unlikely = improbabile
ti-level_out = escluso
ti-day = giorno { $day }
ti-looked = visto da { $who }
ti-stance = Che cosa pensi dell’indizio { $number }
ti-weigh = Pesa
ti-trust = vero al { $percent }%
ti-believe = Credi
ti-doubt = Dubita
ti-ignore = Ignora
ti-first_true = Certo: il primo indizio è Verità
ti-seen_truth = Certo: sotto c’è una Verità
ti-seen_bluff = Sotto c’è un Bluff: non dice niente
ti-seen_lie = Certo: sotto c’è una Menzogna
ti-open = Detto a tutti
ti-no_hints = Non c’è ancora nessun indizio.
ti-certain = Certo, conta sempre
ti-sure_start_circles = 2 miglia intorno { $count ->
    [one] alla partenza
   *[other] alle { $count } partenze
}
ti-sure_search = { $count ->
    [one] 1 ricerca a vuoto
   *[other] { $count } ricerche a vuoto
}
ti-sure_district = { $count ->
    [one] la tua carta distretto
   *[other] le tue { $count } carte distretto
}
ti-sure_chest = { $count ->
    [one] 1 gettone dal forziere
   *[other] { $count } gettoni dal forziere
}
ti-sure_compass = { $count ->
    [one] la tua carta bussola
   *[other] le tue { $count } carte bussola
}
ti-sure_march = { $count ->
    [one] 1 sosta di Silver
   *[other] { $count } soste di Silver
}
ti-likely_miles = { $miles } di { $all } mi² probabili
ti-contradiction = Così non resta niente: almeno una delle tue convinzioni è sbagliata.
ti-of_weight = { $percent }% del peso
ti-said_whispers = Un’altra carta distretto per ogni pirata
ti-say_one_of_three = È { $a_in }, { $b_in } o { $c_in }
ti-say_cross_them_off = Né { $a_in } né { $b_in }
ti-say_three_towers = { $side_key ->
    [inside] Dentro il triangolo { $a_tower }, { $b_tower }, { $c_tower }
   *[other] Fuori dal triangolo { $a_tower }, { $b_tower }, { $c_tower }
}

## Silver's desk

ti-desk_title = Che cosa può sapere ogni pirata
ti-desk_text = Ciò che a ciascuno resta aperto secondo te; in oro, dove si indovina bene. Le loro carte distretto ti sono nascoste.
ti-before_title = Prima di seppellirlo
ti-before_text = Sono i primi indizi che dovrai dare. Un buon posto è quello di cui dicono poco.
ti-square_miles = { $miles } mi²
ti-knows = { $districts ->
    [one] 1 carta distretto
   *[other] { $districts } carte distretto
}{ $compass ->
    [0] {""}
   *[other] , bussola { $compass }
}{ $chest ->
    [0] {""}
   *[other] , { $chest } dal forziere
}{ $looked ->
    [0] {""}
    [one] , visto 1 gettone
   *[other] , visti { $looked } gettoni
}
ti-axis = Miglia dalla mia croce
ti-axis_one = { $name } { NUMBER($miles, maximumFractionDigits: 1) }

## The calendar

ti-calendar = Calendario
ti-month = Giugno
ti-key_action = azione
ti-key_sealed = chiuso
ti-event_starting_hint = Indizio
ti-event_take_bluff = Bluff
ti-event_prison = Prigione
ti-event_black_spot = Macchia
ti-event_black_spot_hint = Indizio
ti-event_escape = Evasione
ti-day_told = Giorno { $day }: { $what_key ->
    [nothing] {""}
   *[other] { $what };{" "}
}{ $pirate }, { $actions ->
    [one] 1 azione
   *[other] { $actions } azioni
}

## What is mine

ti-mine = Mio, lo vedo solo io
ti-hand = La mia mano, la vedo solo io
ti-no_cards = Ancora nessuna carta.
ti-under = indizio { $number }
ti-chest = Gettoni forziere, ancora { $left }
ti-chest_move_7 = Movimento di 7
ti-chest_any_action = Azione a scelta
ti-chest_extra_search = Ricerca piccola
ti-chest_west = Ovest
ti-chest_east = Est
ti-chest_not_here = Non qui
ti-chest_move_7_told = un movimento di 7 miglia
ti-chest_any_action_told = un’azione in più
ti-chest_extra_search_told = una ricerca piccola in più
ti-chest_west_told = è a ovest di dov’eri
ti-chest_east_told = è a est di dov’eri
ti-chest_not_here_told = non nel distretto in cui eri
ti-used = usato
ti-traitor = il gettone Traditore: vinci con Silver
ti-held_by = { $pirate }{ $used ->
    [yes] , usato
   *[no] {""}
}
ti-district = Distretto
ti-not_in = Non { $district_in }
ti-compass = Bussola
ti-not_towards = Escluso: { $skulls }
ti-nothing_yet = Ancora niente.

## Seats

ti-fact_silver = { $chest ->
    [one] 1 gettone
   *[other] { $chest } gettoni
} · { $bluffs } Bluff
ti-fact_tokens = { $count ->
    [one] 1 gettone forziere in mano
   *[other] { $count } gettoni forziere in mano
}
ti-use_verification = Verifica: ancora { $count }
ti-use_full_gallop = Gran galoppo: ancora { $count }
ti-use_compass = Bussola: ancora { $count }
ti-use_king_george = Re Giorgio: ancora { $count }
ti-use_spyglass = Cannocchiale: ancora { $count }
ti-use_ancient_scrolls = Antiche pergamene: ancora { $count }

## Choices

ti-short_place = { $place_key ->
    [likeliest] Il più probabile
    [here] Proprio qui
    [treasure] Il mio tesoro
    [towards_treasure] Verso il mio tesoro
    [tower] { $name_titled }
    [landmark] { $name_titled }
    [pirate] { $name }
   *[district] { $name }
}{ $miles ->
    [-1] {""}
   *[other] {" "}· { NUMBER($miles, maximumFractionDigits: 1) } mi
}{ $percent ->
    [-1] {""}
   *[other] {" "}· { $percent }%
}
ti-short_verify = Verifica l’indizio { $hint }
ti-short_full_gallop = Gran galoppo { $uses }
ti-short_compass = Bussola { $uses }
ti-short_king_george = Re Giorgio { $uses }
ti-short_spyglass = Cannocchiale { $uses }
ti-short_ancient_scrolls = Pergamene { $uses }
ti-short_tower = { $tower } { $name_titled }
ti-meta_statement = { $true ->
    [yes] vero
   *[no] falso
}, { $percent }%
# La mappa stessa mostra quali luoghi sono.
fact-spots = tocca la mappa
# È già detto accanto all’affermazione.
fact-true = {""}
ti-meta_answer = lascia { $percent }%
ti-meta_card = lascia fino a { NUMBER($miles, maximumFractionDigits: 0) } mi²
# The one choice that stands for the whole chart.
ti-point_any = { $purpose_key ->
    [treasure] Un posto per seppellirlo
    [horse] Un posto dove cavalcare
    [foot] Un posto dove andare a piedi
    [move_7] Un posto dove andare
    [full_gallop] Un posto dove galoppare
    [silver_move] Un posto dove correre
    [patrol] Un posto per la pattuglia
   *[other] Un posto per l’anello
}
ti-button_point = Qui: { ti-where }
ti-button_refused = Chiedi perché no
ti-gist_place = { $known ->
    [yes] { NUMBER($miles, maximumFractionDigits: 1) } { $miles ->
        [one] miglio
       *[other] miglia
    }, fino { $district_a }.
   *[no] Distretto: { $district }.
}
ti-gist_ring = { $sure ->
    [yes] Un anello di { NUMBER($radius, maximumFractionDigits: 2) } miglia: { $percent }% della probabilità.
   *[no] Un anello di { NUMBER($radius, maximumFractionDigits: 2) } miglia: al massimo { $percent }% della probabilità; ciò che mare o aree rosse tagliano via non conta.
}
ti-gist_refused = Le regole non permettono questo punto. Chiedi, e vedrai l’articolo che lo vieta.
ti-gist_card = { card-told } { $answers ->
    [0] {""}
    [one] Ha una risposta vera.
   *[other] Ha { $answers } risposte vere.
} { $keeps ->
    [0] {""}
   *[other] La migliore lascia { NUMBER($keeps, maximumFractionDigits: 0) } mi².
}
ti-gist_horse = Una cavalcata in linea retta; poi tocca il punto.
ti-gist_foot = Una camminata, con una ricerca piccola prima o dopo.
ti-gist_small_search = Un anello piccolo, con una camminata prima o dopo.
ti-gist_large_search = Un anello grande intorno a te; poi tocca il suo centro.
ti-gist_verify = Solo tu vedi il gettone sotto l’indizio { $hint }; tutti vedono che hai guardato.
ti-gist_full_gallop = In qualsiasi punto permesso dell’isola.
ti-gist_compass = Silver ti dà una carta vera: due direzioni in cui non è.
ti-gist_king_george = Un anello piccolo ovunque.
ti-gist_spyglass = Un anello grande ovunque.
ti-gist_ancient_scrolls = Altre due carte distretto, entrambe vere.
ti-gist_lay_token = { $token_key ->
    [truth] Ciò che dici deve essere vero.
    [bluff] Di’ quello che vuoi.
   *[lie] Ciò che dici deve essere falso.
} { $stock ->
    [one] Ne resta 1.
   *[other] Ne restano { $stock }.
}
ti-gist_pass = Si rinuncia a un’azione.
ti-gist_run = Un movimento in linea retta fino a 4 miglia; poi tocca il punto.
ti-gist_exchange = Mostra le tue tre carte, mettile da parte e pescane altre tre.

## The end

ti-finale = Qui era il tesoro
ti-finale_lay = { $district }, { ti-where }.
ti-finale_scores = Vedi chi ha vinto

## What happened

ti-told_moved = { $gallop ->
    [yes] { $pirate } ha galoppato fino { $district_a }.
   *[no] { $pirate } ha fatto { NUMBER($miles, maximumFractionDigits: 1) } { $miles ->
        [one] miglio
       *[other] miglia
    }, fino { $district_a }.
}
ti-told_silver_moved = Silver{ $figures ->
    [one] {""}
   *[other] {" "}{ $figure }
} ha corso per { NUMBER($miles, maximumFractionDigits: 1) } { $miles ->
        [one] miglio
       *[other] miglia
    }, fino { $district_a }.
ti-told_imprisoned = { $pirate } ha rinchiuso Silver nella { $name_tower }.
ti-told_searched = { $pirate } ha cercato { $district_in }: { $found ->
    [yes] il tesoro!
   *[no] niente.
}
ti-told_patrol_sent = La pattuglia è { $district_in }.
ti-told_treasure_hidden = Hai seppellito il tesoro { $district_in }.
ti-told_treasure_found = Il tesoro è stato trovato { $district_in }. Vittoria per { $winners }.
ti-told_silver_reached_it = Silver era sul suo tesoro { $district_in }. Vittoria per { $winners }.
ti-told_nobody_won = Nessuno l’ha trovato. Era { $district_in }.

## For someone who has never seen it

ti-letter_truth = V
ti-letter_bluff = B
ti-letter_lie = M
ti-primer_cross = Un giocatore è Long John Silver e segna una croce segreta sull’isola. Gli altri sono pirati e vogliono trovarla.
ti-primer_hints = In alcuni giorni Silver deve dare un indizio e dice dove è o non è. Il gettone coperto sotto l’indizio dice se doveva essere onesto. La mappa mostra che cosa ne segue.
ti-primer_rings = Ogni giorno un pirata cavalca, cammina, o mette un anello e cerca al suo interno. Ogni ricerca a vuoto esclude terreno. L’anello che contiene la croce fa vincere il pirata che l’ha messo.
ti-primer_escape = I pirati rinchiudono Silver in una torre. Dopo l’ultimo giorno è libero e corre; se un suo movimento finisce sulla croce, vince lui.
