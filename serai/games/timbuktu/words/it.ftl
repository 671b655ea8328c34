# Timbuktu in italiano. Chi legge è la persona al tavolo, e le si dà del tu: frasi brevi, al passato
# prossimo ciò che è successo, all’imperativo ciò che si può scegliere. Gli attributi delle parole:
# `.il` con l’articolo, `.di` con la preposizione.

## What is asked

ask-loading = Carica il tuo prossimo cammello: quattro merci di tre o quattro tipi.
ask-placing = Metti uno dei tuoi cammelli in un recinto di partenza.
ask-choosing = Scegli in segreto quale cammello muove in questo giro.
ask-moving = La carta del tuo cammello è scoperta: in quale recinto va?

## Headings of choices

group-load = Carichi
group-place = Recinti
group-choose = Cammelli
group-free = Gratis
group-toll = Pedaggio
group-full = Pieni

## Choices

action-load = Carica { $goods }
action-place = { $camel } nel recinto { $pen }
action-choose = { $camel }
action-move = { $toll_key ->
    [none] Vai nel recinto { $pen }
   *[other] Vai nel recinto { $pen } e paga { $toll }
}

## What a choice costs and brings

fact-camel = cammello { $value }
fact-carries = porta { $value }
fact-pens = {""}
fact-stands = nel recinto { $value }
fact-safest = { $value ->
    [0] un recinto sicuro
   *[other] rischio minimo { NUMBER($value, maximumFractionDigits: 2) }
}
fact-pitch = piazzola { $value }
fact-swap = { $value ->
    [yes] casella scambio
   *[no] {""}
}
fact-cost = {""}
fact-cost_points = { $value ->
    [one] pedaggio che ora vale 1 punto
   *[other] pedaggio che ora vale { $value } punti
}
fact-loses = { $value ->
    [0] sicura
   *[other] merci a rischio { NUMBER($value, maximumFractionDigits: 2) }
}
fact-loses_points = { $value ->
    [0] {""}
   *[other] { NUMBER($value, maximumFractionDigits: 2) } punti
}

## What happened

event-starter_drawn = { $seat_you ->
    [yes] La sorte ha scelto te per cominciare.
   *[no] La sorte ha scelto { $seat } per cominciare.
}
event-loaded = { $seat_you ->
    [yes] Hai caricato
   *[no] { $seat } ha caricato
} il cammello { $camel }.
event-loaded_goods = Hai caricato il cammello { $camel }: { $goods }.
event-loads_shown = { $seat_you ->
    [yes] Hai mostrato i carichi.
   *[no] { $seat } ha mostrato i carichi.
}
event-placed = { $seat_you ->
    [yes] Hai messo
   *[no] { $seat } ha messo
} il cammello { $camel } nel recinto { $pen }.
event-dealt = Tappa { $stage }, verso { $place_il }: i ladri sono distribuiti. Si comincia da { $starter }.
event-dealt_pitches = Tappa { $stage }, verso { $place_il }. Si comincia da { $starter }. Il tuo mazzetto: { $pen }, piazzole { $pitches }, { $goods }.
event-laid = { $seat_you ->
    [yes] Hai giocato una carta coperta.
   *[no] { $seat } ha giocato una carta coperta.
}
event-laid_camel = Hai giocato coperto il cammello { $camel }.
event-turned_up = { $seat_you ->
    [yes] Hai scoperto
   *[no] { $seat } ha scoperto
} il cammello { $camel }.
event-moved = { $seat_you ->
    [yes] Hai condotto
   *[no] { $seat } ha condotto
} il cammello { $camel } a { $pen } { $pitch }.
event-moved_toll = { $seat_you ->
    [yes] Hai condotto il cammello { $camel } a { $pen } { $pitch } e pagato { $toll }.
   *[no] { $seat } ha condotto il cammello { $camel } a { $pen } { $pitch } e pagato { $toll }.
}
event-swapped = Casella scambio: tutti i mazzetti sono passati di un posto a sinistra.
event-swapped_pitches = Casella scambio: tutti i mazzetti sono passati a sinistra. Hai ricevuto { $pen }, piazzole { $pitches }, { $goods }.
event-robbed = Ladri nel recinto { $pen }, piazzole { $pitches }: { $goods }.
event-lost = { $seat_you ->
    [yes] Hai perso
   *[no] { $seat } ha perso
} { $goods } dal cammello { $camel }.
event-arrived = Le carovane sono a Timbuktu. Valori: { $values }.
event-final_points = { $seat_you ->
    [yes] Hai portato
   *[no] { $seat } ha portato
} { $goods ->
    [one] 1 merce
   *[other] { $goods } merci
}, per { $total ->
    [one] 1 punto.
   *[other] { $total } punti.
}
event-match_ended = Vittoria per { $winners }.

## The end

source-gold = Oro
source-coffee = Caffè
source-pepper = Pepe
source-salt = Sale
source-water = Acqua
beside-goods_delivered = Merci portate
reason-timbuktu_reached = I ladri di Timbuktu sono venuti e se ne sono andati.

## The board

board-title = Timbuktu
board-stage = tappa { $stage } di { $stages }
board-round = giro { $round } di { $rounds }
board-counters = segnalino tappa { $starter }, segnalino giro { $holder }
board-loading = si caricano le carovane
board-placing = si piazzano i cammelli
board-over = tutte le carovane sono arrivate
board-stolen = rubate
board-tolls = per pedaggio
board-value = una merce vale
board-card_down = coperta
board-loaded = { $count } caricati
board-piles = Mazzetti
board-unseen = non visto
board-robbed = Ultimo furto
board-notebook = Taccuino
board-legend = ■ derubata di certo · 2/3 la probabilità · un punto è sicura · { $worlds ->
    [one] 1 caso possibile
   *[other] { $worlds } casi possibili
}
board-ways = Se muovesse ora
board-ways_legend = piazzola: merci prese in media dai ladri, +1 per un pedaggio
board-full = pieno
board-to_load = Ancora da caricare: { $goods }
board-to_place = Da piazzare
board-cards_pitches = carte piazzola, tra parentesi quelle viste:
board-cards_goods = carte merce:
help-board =
    Sulla strada: a sinistra dove stanno i cammelli, a destra dove vanno, i recinti dall’alto in
    basso, le piazzole da 1 a 5 da sinistra a destra. A●F è il cammello Farah del posto A, sotto ci sono
    le iniziali delle sue merci. Le frecce in mezzo dicono quali recinti si raggiungono senza
    pedaggio; ⇄ è una casella scambio libera. I mazzetti sono nell’ordine in cui passano, una coppia
    di lettere è il posto tra due giocatori. Nel taccuino ■ è derubata di certo, un punto è sicura,
    2/3 è derubata in due casi su tre.
column-goods = merci
column-worth = val
column-card = carta
column-to_go = resta

## Options

option-loading = I carichi dei cammelli
option-loading-printed = come stampati sulle plance carovana
option-loading-free = ognuno carica i propri
option-setup_discards_count = Le merci avanzate dal carico libero
option-setup_discards_count-no = non contano per i valori
option-setup_discards_count-yes = contano per i valori come merci perse
option-placement = Un secondo cammello nello stesso recinto
option-placement-every_pen = finché puoi ancora raggiungere ogni recinto
option-placement-spread = solo quando ne hai uno in ogni recinto
option-deal = I primi ladri si distribuiscono
option-deal-after_placing = dopo aver piazzato i cammelli
option-deal-before_placing = prima di piazzare i cammelli
option-reveal = Le carte cammello si scoprono
option-reveal-one_by_one = una alla volta, ognuna prima della sua mossa
option-reveal-together = tutte insieme
option-value_counts = Che cosa dà valore alle merci
option-value_counts-stolen_and_tolls = le merci rubate e pagate come pedaggio
option-value_counts-stolen = solo le merci rubate
option-cards_name = Una carta ladro nomina
option-cards_name-2 = due piazzole, o due tipi di merci
option-cards_name-1 = una piazzola, o un tipo di merce
option-pitch_cards = Coppie sulle carte piazzola
option-pitch_cards-neighbours = 1+2, 2+3, 3+4, 4+5, 1+5
option-pitch_cards-crossed = 1+2, 2+4, 3+4, 3+5, 1+5
option-pitch_cards-scattered = 1+3, 3+4, 2+4, 2+5, 1+5
option-goods_cards = Coppie sulle carte merce
option-goods_cards-neighbours = oro+caffè, caffè+pepe, pepe+sale, sale+acqua, acqua+oro
option-goods_cards-crossed = pepe+sale, sale+oro, oro+caffè, caffè+acqua, acqua+pepe
option-arrows = La seconda freccia del recinto più a sinistra
option-arrows-ring = porta al recinto più a destra
option-arrows-edge = porta al suo vicino di destra
option-swap_pitches = Piazzole delle caselle scambio
option-swap_pitches-2-4 = 2 e 4
option-swap_pitches-3-3 = 3 e 3
option-swap_pitches-2-3 = 2 e 3
option-swap_pitches-3-4 = 3 e 4
option-swap_pitches-1-3 = 1 e 3
option-swap_pens = Recinti delle caselle scambio
option-swap_pens-spread = distanti due recinti, diversi in ogni luogo
option-swap_pens-neighbours = affiancati, diversi in ogni luogo
option-swap_pens-fixed = lampada e stella ovunque
option-caravans = Merci stampate accanto ai cammelli
option-caravans-doubled = alcuni tipi due volte su un cammello
option-caravans-four_kinds = quattro tipi diversi su ogni cammello
option-small_board = La plancia piccola che si aggiunge in quattro
option-small_board-oasis2 = oasi 2
option-small_board-oasis3 = oasi 3

## Words

word-palm = palma
word-lamp = lampada
word-scimitar = sciabola
word-star = stella
word-moon = luna
word-gold = oro
word-coffee = caffè
word-pepper = pepe
word-salt = sale
word-water = acqua
word-start = partenza
    .il = la partenza
    .di = della partenza
word-oasis1 = oasi 1
    .il = l’oasi 1
    .di = dell’oasi 1
word-oasis2 = oasi 2
    .il = l’oasi 2
    .di = dell’oasi 2
word-oasis3 = oasi 3
    .il = l’oasi 3
    .di = dell’oasi 3
word-oasis4 = oasi 4
    .il = l’oasi 4
    .di = dell’oasi 4
word-timbuktu = Timbuktu
    .il = Timbuktu
    .di = di Timbuktu

## I cammelli: le loro iniziali stanno sul tabellone, nessuna è quella di un posto

word-A = Farah
word-B = Ghazi
word-C = Halima
word-D = Jamal
word-E = Karima
word-F = Leila
word-G = Malik
word-H = Nuri

## Le cifre degli studi

figure-last = ultimo
figure-removed = merci perse
figure-tolls = pedaggi
figure-stolen = rubate
figure-swap_1 = scambio 1
figure-swap_2 = scambio 2
figure-others = gli altri
figure-of_its_fair_share = della quota equa
figure-who = chi
figure-the_others_play = gioco degli altri
figure-one = uno
figure-alike = tutti uguali
figure-among = tra altri
figure-strength = forza
figure-sensible_free_loading = sensible, carico libero
