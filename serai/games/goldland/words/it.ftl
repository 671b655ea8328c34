# Goldland in italiano. Chi legge è la persona al tavolo, e le si dà del tu: frasi brevi, al passato
# prossimo ciò che è successo, all’imperativo ciò che si può scegliere. Gli attributi delle parole:
# `.sg` singolare, `.un` con l’articolo indeterminativo.

## Counting

# Una cosa sola, del tipo di cui parla la frase.
item-one = { $kind_key ->
    [provisions] una provvista
    [pearls] una perla
    [ropes] una corda
    [guns] un fucile
    [spades] una vanga
    [timbers] un tronco
   *[fishing_rods] una canna da pesca
}
tokens-counted = { $tokens ->
    [one] 1 gettone
   *[other] { $tokens } gettoni
}
list-counted = { $count ->
    [one] 1 { $what_sg }
   *[other] { $count } { $what }
}

## What is asked

ask-choosing = Muovi, equipaggiati, esplora: una volta ciascuno, in qualsiasi ordine. Poi finisci il turno.
ask-moving = In cammino. Dove vai?
ask-paying = Con che cosa paghi?
ask-camping = Ce l’hai fatta. Metti qui un accampamento?
ask-laying = Dove va la tessera, e girata come?
ask-making_room = Il tuo zaino è pieno: scarta qualcosa per far posto all’amuleto.

## Headings of choices

group-move = Muovere
group-acquire = Equipaggiarsi
group-explore = Esplorare
group-lay = Posa la tessera
group-pay = Paga
group-camp = Accampamento
group-exchange = Gettoni scoperta
group-discard = Scartare
group-turn = Il tuo turno

## Choices

action-step = { $way ->
    [road] Vai { $to_a }
    [survive] Vai { $to_a }, pagando l’avventura
    [ordeal] Affronta la prova { $to_a }, senza strada
   *[ordeal_survive] Affronta la prova { $to_a }, senza strada, pagando l’avventura
}
action-stop = Fermati qui
action-pay = { $kind_key ->
    [provisions] Provviste: { $pack } dallo zaino, { $tokens } con i gettoni
    [pearls] Perle: { $pack } dallo zaino, { $tokens } con i gettoni
    [ropes] Corde: { $pack } dallo zaino, { $tokens } con i gettoni
    [guns] Fucili: { $pack } dallo zaino, { $tokens } con i gettoni
    [spades] Vanghe: { $pack } dallo zaino, { $tokens } con i gettoni
    [timbers] Tronchi: { $pack } dallo zaino, { $tokens } con i gettoni
   *[fishing_rods] Canne da pesca: { $pack } dallo zaino, { $tokens } con i gettoni
}
action-camp = { $set ->
    [yes] Metti un accampamento
   *[no] Nessun accampamento
}
action-acquire = Prendi { $take }
action-explore = Pesca una tessera
action-turn_over = Scopri la tessera { $to_a }
action-lay = { $turned ->
    [0] Posala { $to_a }, strade a nord, est e ovest
    [1] Posala { $to_a }, strade a nord, est e sud
    [2] Posala { $to_a }, strade a est, sud e ovest
   *[3] Posala { $to_a }, strade a nord, sud e ovest
}
action-exchange = Cambia gettoni con { $kind_un }
action-discard = Scarta { $kind_un }
action-dig = Dissotterra il tesoro e finisci il turno
action-end_turn = Finisci il turno
action-pass = Passa

## What a choice costs and brings

fact-cell = { $value }
fact-cost = costa { $value }
fact-cost_total = { $value ->
    [one] 1 oggetto di questi tipi
   *[other] { $value } oggetti di questi tipi in tutto
}
fact-gain = {""}
fact-tokens = +1 gettone
fact-points = { $value ->
    [one] +1 punto
   *[other] +{ $value } punti
}
fact-adventure = { $value }
fact-marker = segnalino da { $value }
fact-need = con { $value_un } nello zaino
fact-lacking = { $value ->
    [one] manca uno spazio
   *[other] mancano { $value } spazi
}
fact-throw_out = scartare aiuterebbe: { $value }
fact-cells = {""}
fact-roads = {""}
fact-joins = si collega a { $value }
fact-cut_off = nessuna strada la collega
fact-left = { $value ->
    [0] tutto pagato
    [one] manca un oggetto
   *[other] mancano { $value } oggetti
}

## What happened

event-coast = La costa è stata disposta.
event-first_player = { $seat_you ->
    [yes] Hai cominciato tu.
   *[no] Ha cominciato { $seat }.
}
event-turn = Giro { $round }: { $seat_you ->
    [yes] tocca a te.
   *[no] tocca a { $seat }.
}
event-income = { $seat_you ->
    [yes] Hai preso
   *[no] { $seat } ha preso
} 1 moneta d’oro al tempio; { $reserve ->
    [0] la sua riserva è vuota.
    [one] ne resta 1 nella riserva.
   *[other] ne restano { $reserve } nella riserva.
}
event-paid = { $seat_you ->
    [yes] { $bought ->
        [0] { $pack ->
            [one] Hai pagato { item-one }.
           *[other] Hai pagato { $pack } { $kind }.
        }
       *[other] { $pack ->
            [0] Hai restituito { tokens-counted } per pagare { $bought ->
                [one] { item-one }.
               *[other] { $bought } { $kind }.
            }
           *[other] Hai pagato { $pack ->
                [one] { item-one }
               *[other] { $pack } { $kind }
            } dallo zaino e { $bought } con { tokens-counted }.
        }
    }
   *[no] { $bought ->
        [0] { $pack ->
            [one] { $seat } ha pagato { item-one }.
           *[other] { $seat } ha pagato { $pack } { $kind }.
        }
       *[other] { $pack ->
            [0] { $seat } ha restituito { tokens-counted } per pagare { $bought ->
                [one] { item-one }.
               *[other] { $bought } { $kind }.
            }
           *[other] { $seat } ha pagato { $pack ->
                [one] { item-one }
               *[other] { $pack } { $kind }
            } dallo zaino e { $bought } con { tokens-counted }.
        }
    }
}
event-moved = { $way ->
    [road] { $seat_you ->
        [yes] Hai raggiunto { $cell }.
       *[no] { $seat } ha raggiunto { $cell }.
    }
    [survive] { $seat_you ->
        [yes] Hai raggiunto { $cell }.
       *[no] { $seat } ha raggiunto { $cell }.
    }
   *[other] { $seat_you ->
        [yes] Hai affrontato una prova per raggiungere { $cell }, dove non porta nessuna strada.
       *[no] { $seat } ha affrontato una prova per raggiungere { $cell }, dove non porta nessuna strada.
    }
}
event-stopped = {""}
event-survived = { $seat_you ->
    [yes] Hai superato l’avventura: { $adventure }.
   *[no] { $seat } ha superato l’avventura: { $adventure }.
}
event-camp_set = { $seat_you ->
    [yes] Hai messo un accampamento su { $cell }; rimasti: { $left }.
   *[no] { $seat } ha messo un accampamento su { $cell }; rimasti: { $left }.
}
event-marker = { $lost_by_key ->
    [null] { $seat_you ->
        [yes] Hai preso il segnalino: { $adventure }.
       *[no] { $seat } ha preso il segnalino: { $adventure }.
    }
   *[other] { $seat_you ->
        [yes] Hai soffiato il segnalino: { $adventure }.
       *[no] { $seat } ha soffiato il segnalino: { $adventure }.
    }
}
event-acquired = { $spent_key ->
    [null] { $seat_you ->
        [yes] Hai preso { $take }.
       *[no] { $seat } ha preso { $take }.
    }
   *[other] { $seat_you ->
        [yes] Hai ceduto { $spent_un } per { $take }.
       *[no] { $seat } ha ceduto { $spent_un } per { $take }.
    }
}
event-exchanged = { $seat_you ->
    [yes] Hai cambiato
   *[no] { $seat } ha cambiato
} { tokens-counted } con { $kind_un }.
event-discarded = { $seat_you ->
    [yes] Hai scartato { $kind_un }.
   *[no] { $seat } ha scartato { $kind_un }.
}
event-drawn = { $seat_you ->
    [yes] Hai pescato la tessera { $tile }.
   *[no] { $seat } ha pescato la tessera { $tile }.
}
event-laid = { $seat_you ->
    [yes] Hai posato
   *[no] { $seat } ha posato
} la tessera { $tile } su { $cell }{ $treasure ->
    [yes] : c’è un tesoro.
   *[no] .
}
event-passed = { $tokens ->
    [0] { $seat_you ->
        [yes] Hai passato.
       *[no] { $seat } ha passato.
    }
   *[other] { $seat_you ->
        [yes] Hai passato e preso un gettone scoperta.
       *[no] { $seat } ha passato e preso un gettone scoperta.
    }
}
event-dug = { $seat_you ->
    [yes] Hai dissotterrato
   *[no] { $seat } ha dissotterrato
} il tesoro su { $cell }!
event-amulet = { $seat_you ->
    [yes] Hai raggiunto il tempio e preso un amuleto
   *[no] { $seat } ha raggiunto il tempio e preso un amuleto
}{ $bonus ->
    [0] .
   *[other] {" "}e { $bonus } { $bonus ->
        [one] moneta d’oro.
       *[other] monete d’oro.
    }
}
event-bonus_closed = Il bonus del tempio è chiuso; { $gold ->
    [one] 1 moneta d’oro è tornata
   *[other] { $gold } monete d’oro sono tornate
} nella scatola.
event-last_round = { $reason_key ->
    [all_amulets] Tutti hanno un amuleto: questo è l’ultimo giro.
   *[other] La riserva del tempio è vuota: questo è l’ultimo giro.
}
event-over = La spedizione è finita.

## The end

source-gold = Oro
source-treasures = Tesori
source-amulet = Amuleto
source-markers = Segnalini avventura
reason-all_amulets = Tutti avevano raggiunto il tempio.
reason-reserve_empty = La riserva del tempio era vuota.
reason-round_cap = Il numero di giri concordato era finito; si è contato ciò che c’era.

## The board

board-title = Goldland
board-round = giro { $round }
board-over = la spedizione è finita
board-last_round = ultimo giro
board-temple = Tempio
board-temple_holds = { $amulets ->
    [one] 1 amuleto
   *[other] { $amulets } amuleti
} · bonus { $bonus } · riserva { $reserve }
board-open = aperto
board-legend = Segni
board-reach = • raggiungibile · + pagando · $ tesoro · * nuova · a1 un accampamento di A
board-reach_none = $ tesoro · a1 un accampamento di A
board-letters = P provviste L perle R corde G fucili S vanghe T tronchi F canne · @ amuleto
board-trades = [GG] costa due fucili · S>RR con una vanga prendi due corde · / oppure
board-markers = Segnalini
board-stock = Scorta
board-tokens = { $count ->
    [one] 1 gettone
   *[other] { $count } gettoni
}
board-pile = { $count ->
    [one] 1 tessera da scoprire
   *[other] { $count } tessere da scoprire
}
board-drawn = Pescata
board-goal = TEMPIO
board-start = partenza
column-points = pt
column-gold = oro
column-treasures = tes
column-amulet = amul
column-markers = segn
column-tokens = gett
column-camps = campi
column-steps = passi
column-pack = zaino

## Options

option-coast = La costa
option-coast-random = è disposta a caso
option-coast-first_game = è quella di una prima partita
option-layout = Le tessere dell’interno
option-layout-pile = si pescano da una pila
option-layout-face_down = sono coperte sulla mappa
option-enter_new_tile = Entrare in una tessera posata nello stesso turno
option-enter_new_tile-no = non è permesso
option-enter_new_tile-yes = è permesso
option-revisit = Entrare due volte in una tessera nella stessa mossa
option-revisit-no = non è permesso
option-revisit-yes = è permesso
option-prerequisite = L’oggetto che uno scambio richiede
option-prerequisite-kept = si tiene
option-prerequisite-spent = si cede
option-adventure_trades = Gli scambi sulle tessere avventura
option-adventure_trades-yes = sono aperti
option-adventure_trades-no = sono chiusi
option-camps = Un accampamento dopo un’avventura
option-camps-may = si può mettere
option-camps-must = si mette sempre
option-marker_needs_camp = Il primo a superarla prende il segnalino
option-marker_needs_camp-no = con o senza accampamento
option-marker_needs_camp-yes = solo con un accampamento
option-marker_values = Il valore dei segnalini avventura
option-marker_values-tuned = regolato per una gara equa
option-marker_values-flat = 3 ciascuno
option-marker_values-ladder = da 2 per il puma fino a 5 per il canyon
option-ordeal_adventure = Gli oggetti per una prova su un’avventura
option-ordeal_adventure-red = dei tipi che mostra in rosso
option-ordeal_adventure-any = di qualsiasi tipo
option-ordeal_own_camp = Superare di nuovo, con una prova, dove hai un accampamento
option-ordeal_own_camp-printed = costa gli oggetti rossi mostrati
option-ordeal_own_camp-four = costa quattro oggetti rossi
option-free_discard = L’equipaggiamento si può scartare
option-free_discard-any_time = in ogni momento del tuo turno
option-free_discard-before_move = prima di muovere
option-gold_in_backpack = L’oro nello zaino
option-gold_in_backpack-no = non occupa spazio
option-gold_in_backpack-yes = occupa spazi
option-bonus_window = Il bonus del tempio è aperto
option-bonus_window-turn = fino al prossimo turno di chi è arrivato per primo
option-bonus_window-round = fino alla fine di quel giro
option-round_cap = Giri
option-round_cap-off = quanti ne servono
option-round_cap-40 = 40 al massimo
option-round_cap-60 = 60 al massimo
option-round_cap-120 = 120 al massimo

## Words

word-provisions = provviste
    .sg = provvista
    .un = una provvista
word-pearls = perle
    .sg = perla
    .un = una perla
word-ropes = corde
    .sg = corda
    .un = una corda
word-guns = fucili
    .sg = fucile
    .un = un fucile
word-spades = vanghe
    .sg = vanga
    .un = una vanga
word-timbers = tronchi
    .sg = tronco
    .un = un tronco
word-fishing_rods = canne da pesca
    .sg = canna da pesca
    .un = una canna da pesca
word-any = oggetti qualsiasi
    .sg = oggetto qualsiasi
    .un = un oggetto qualsiasi
word-tokens = gettoni
    .sg = gettone
    .un = un gettone
word-points = punti
    .sg = punto
    .un = un punto
word-camps = accampamenti
    .sg = accampamento
    .un = un accampamento
word-puma = puma
word-natives = indigeni
word-bandits = banditi
word-desert = deserto
word-lake = lago
word-mountains = montagne
word-canyon = canyon
help-board =
    Ogni quadrato è una tessera, A1 l’angolo del tempio, G7 la partenza. ═ e ║ sono strade che si
    incontrano; un moncone non porta da nessuna parte. Sopra il nome di una tessera ci sono gli
    accampamenti (a1: uno di A) e gli avventurieri (A); sotto, tra parentesi, quanto costa la sua
    avventura, poi il suo scambio: S>RR vuol dire che chi ha una vanga può prendere due corde.

## Panes of the full screen

scores-pack = Zaino
scores-owns = { $tokens ->
    [one] un gettone
   *[other] { $tokens } gettoni
}, { $camps ->
    [one] un accampamento rimasto
   *[other] { $camps } accampamenti rimasti
}
scores-steps = { $steps ->
    [one] un passo per mossa
   *[other] { $steps } passi per mossa
}

## Le cifre degli studi

figure-finished = concluse
figure-style = stile
figure-styles = stili
figure-gold = oro
figure-treasures = tesori
figure-amulet = amuleto
figure-markers = segnalini
figure-place_1 = posto 1
figure-place_2 = posto 2
figure-place_3 = posto 3
figure-place_4 = posto 4
figure-place_5 = posto 5
