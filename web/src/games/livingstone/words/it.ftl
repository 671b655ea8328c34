# Il tabellone di LivingStone: etichette, anteprime e ciò che un lettore di schermo dice del disegno.

ls-progress = giro { $round }, colonna { $column } di 10
ls-progress_short = tappa { $column } di 10
ls-over = dopo l’ultima colonna
ls-out = ha donato meno
ls-declined = fine giro
ls-above = deve superare { $pips ->
    [1] l’1
   *[other] il { $pips }
}
ls-above_short = > { $pips }
ls-ask_above = Prendi un dado più alto del tuo { $bar } e usalo per una cosa sola, oppure fermati per questo giro.
ls-short = { $fees ->
    [0] Costa £{ $cost }; tu hai £{ $cash }.
    [one] Costa £{ $cost }, di cui £1 a un altro proprietario; tu hai £{ $cash }.
   *[other] Costa £{ $cost }, di cui £{ $fees } ad altri proprietari; tu hai £{ $cash }.
}

button-place_tent = { $cost ->
    [0] Erigi la tenda, gratis
   *[other] Erigi la tenda, paga £{ $cost }
}
button-sell = { $count ->
    [one] Vendi 1 { $gem }, +£{ $pounds }
   *[other] Vendi { $count } { $gem_pl }, +£{ $pounds }
}

meta-dig = circa £{ $pounds } · bianca { $white }%
meta-take_coins = +£{ $gain } · borsa £{ $cash }
meta-draw_card = { $count } nel mazzo

gist-take_die = Fila { $pips } della colonna { $column }: una tenda costa £{ $cost } e rende { $points ->
    [one] 1 punto
   *[other] { $points } punti
}. Oppure £{ $pips }, { $pips ->
    [one] una pietra
   *[other] { $pips } pietre
} dal sacchetto o una carta.
gist-place_tent = Rende { $points ->
    [one] 1 punto
   *[other] { $points } punti
} quando si valuta la colonna { $column }. Nella fila { $row } avresti { $own ->
    [one] 1 tenda
   *[other] { $own } tende
}, il migliore degli altri { $others }; la maggioranza vale { $bonus }.
gist-take_coins = In borsa avresti £{ $cash }.
gist-dig = { $stones ->
    [one] Una pietra: circa
   *[other] { $stones } pietre: circa
} £{ $pounds } in pietre preziose; la pietra bianca esce { $white ->
    [one] 1 volta
   *[other] { $white } volte
} su 100.
gist-draw_card = { $count ->
    [one] Nel mazzo c’è una carta.
   *[other] Nel mazzo ci sono { $count } carte.
}
gist-donate = In borsa avresti £{ $cash }, nello scrigno £{ $chest }. Non si torna indietro.

deed-coins_taken = £{ $pounds } prese
deed-card_drawn = carta pescata
deed-stones_drawn = miniera
deed-tent_placed = tenda, fila { $row }
deed-none = in mano
die-open = si può prendere
die-barred = ora no
die-chosen = la tua scelta
die-lying = libero

ls-board = Lo Zambesi con dieci colonne di sei file. Il battello è nella colonna { $column }, dove una tenda costa £{ $cost }.
ls-points = punti per tenda
ls-majority = più tende nella fila
ls-river = Zambesi
ls-site = Colonna { $column }, fila { $row }: { $camps }
ls-camp = { $who }: { $count ->
    [one] una tenda
   *[other] { $count } tende
}
ls-empty = nessuna tenda
ls-offer = { $site }. { $act }
ls-row = La fila { $row } rende { $points } per tenda e { $bonus } alla maggioranza: { $leaders }
ls-row_none = La fila { $row } rende { $points } per tenda e { $bonus } alla maggioranza; ancora nessuno
ls-lead = { $who } { $count }

tray-title = Dadi del giro { $round }
tray-starter = { $who ->
    [te] inizi tu
    [Tu] inizi tu
   *[other] inizia { $who }
}
tray-left = { $count ->
    [0] nessuno rimasto al centro
    [one] uno rimasto al centro
   *[other] { $count } rimasti al centro
}
tray-out = { $count ->
    [one] { $who }: nessun dado più alto dell’ultimo preso.
   *[other] { $who }: nessun dado più alto degli ultimi presi.
}
tray-stopped = { $count ->
    [one] { $who ->
        [te] Ti fermi per questo giro.
        [Tu] Ti fermi per questo giro.
       *[other] { $who } si ferma per questo giro.
    }
   *[other] Fermi per questo giro: { $who }.
}
bag-title = Nel sacchetto
bag-stones = { $count ->
    [one] 1 pietra
   *[other] { $count } pietre
}
bag-worth = una pietra vale
bag-pounds = £{ $pounds }
bag-clear = £{ $price }
bag-blue = £{ $price }
bag-red = £{ $price }
bag-black = detriti
bag-white = bianca
preview-title = Punti previsti
preview-tent = con questa tenda
preview-now = ora
preview-column = col { $column }
preview-rows = file
preview-sum = totale

mine-purse = borsa
mine-worth = valore £{ $pounds }
mine-given = donato
mine-secret = lo vedi solo tu
mine-no_cards = Non hai carte in mano.
mine-tents = { $count ->
    [one] 1 tenda rimasta
   *[other] { $count } tende rimaste
}
fact-tents = tende rimaste
fact-cards = carte
fact-gifts = doni alla regina
fact-coins = monete in mano
fact-given = donato alla regina
fact-gems = pietre preziose

card-native_guide = Una tenda senza le spese di spedizione.
card-elephants = Una tenda in qualsiasi fila della colonna del battello.
card-camp_expansion = Una tenda in più accanto a una delle tue.
card-treasure = £4 dalla banca.
card-royal_favor = Un dado in più in questo turno.
card-market = Vendi pietre preziose per £ e altrettanti punti.
card-cave_discovery = Tre pietre senza dado.
card-reverse = Il battello retrocede di una colonna.
card-lion = 4 punti, subito o alla fine.
card-rhino = 3 punti, subito o alla fine.
card-antelope = 2 punti, subito o alla fine.

finale-title = Si aprono gli scrigni
finale-lead = Chi ha donato meno alla regina non può vincere.
finale-gave = £{ $pounds } donate
finale-out = non basta
finale-safe = la regina è contenta
finale-sealed = chiuso
finale-next = Apri il prossimo scrigno
finale-scores = Vedi i punteggi

ls-anytime = In ogni momento del tuo turno
short-take_die = { $pips }
short-sell = Vendi { $gem_pl }
short-donate = Dona
short-decline = Fermati qui
short-end_turn = Fine turno

ls-primer_dice = A ogni giro si lanciano i dadi e si prendono a turno. Ogni dado che prendi deve superare il tuo precedente: i dadi bassi ti danno molti turni, quelli alti turni forti.
ls-primer_deeds = Un dado vale una cosa sola: una tenda nella sua fila della colonna del battello, altrettante monete, altrettante pietre dal sacchetto oppure una carta.
ls-primer_points = Una tenda rende quando il battello lascia la sua colonna; le file lontane dal fiume rendono di più. Alla fine chi ha più tende in una fila ne ottiene lo scudo; lì rendono di più le file vicine al fiume.
ls-primer_queen = Metti monete nel tuo scrigno per la regina. Nessuno vede quante. Chi ha donato meno di tutti non può vincere, qualunque sia il punteggio.

# Said by the reckoning under the board.
fact-shares_then = {""}
