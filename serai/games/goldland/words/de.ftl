# Goldland auf Deutsch.


## Zählen

# Ein Stück der Art, von der ein Satz spricht.
item-one =
    { $kind_key ->
        [provisions] Proviant
        [pearls] Perle
        [ropes] Seil
        [guns] Gewehr
        [spades] Spaten
        [timbers] Balken
       *[fishing_rods] Angel
    }
tokens-counted =
    { $tokens ->
        [one] 1 Marke
       *[other] { $tokens } Marken
    }
list-counted =
    { $count ->
        [one]
            { $what ->
                [Proviant] 1 Proviant
                [Perlen] 1 Perle
                [Seile] 1 Seil
                [Gewehre] 1 Gewehr
                [Spaten] 1 Spaten
                [Balken] 1 Balken
                [Angeln] 1 Angel
                [Marken] 1 Marke
                [Punkte] 1 Punkt
                [beliebige] 1 beliebiger Gegenstand
               *[other] 1 { $what }
            }
       *[other]
            { $what ->
                [beliebige] { $count } beliebige Gegenstände
               *[other] { $count } { $what }
            }
    }

## Was gefragt ist

ask-choosing = Bewegen, ausrüsten, erkunden: jedes einmal, in beliebiger Reihenfolge. Dann beende deinen Zug.
ask-moving = Unterwegs. Wohin?
ask-paying = Womit zahlst du?
ask-camping = Bestanden! Schlägst du hier ein Lager auf?
ask-laying = Wohin kommt das Plättchen, und wie liegt es?
ask-making_room = Dein Rucksack ist voll: Wirf etwas hinaus für das Amulett.

## Überschriften

group-move = Bewegen
group-acquire = Ausrüsten
group-explore = Erkunden
group-lay = Plättchen legen
group-pay = Zahlen
group-camp = Lager
group-exchange = Entdeckermarken
group-discard = Hinauswerfen
group-turn = Dein Zug

## Was man wählen kann

action-step =
    { $way ->
        [road] Geh nach { $to }
        [survive] Geh nach { $to } und zahl für das Abenteuer
        [ordeal] Gewaltmarsch nach { $to }, ohne Weg
       *[ordeal_survive] Gewaltmarsch nach { $to }, ohne Weg, und zahl für das Abenteuer
    }
action-stop = Bleib hier stehen
action-pay =
    { $kind_key ->
        [provisions] Proviant: { $pack } aus dem Rucksack, { $tokens } für Marken
        [pearls] Perlen: { $pack } aus dem Rucksack, { $tokens } für Marken
        [ropes] Seile: { $pack } aus dem Rucksack, { $tokens } für Marken
        [guns] Gewehre: { $pack } aus dem Rucksack, { $tokens } für Marken
        [spades] Spaten: { $pack } aus dem Rucksack, { $tokens } für Marken
        [timbers] Balken: { $pack } aus dem Rucksack, { $tokens } für Marken
       *[fishing_rods] Angeln: { $pack } aus dem Rucksack, { $tokens } für Marken
    }
action-camp =
    { $set ->
        [yes] Schlag ein Lager auf
       *[no] Schlag kein Lager auf
    }
action-acquire = Nimm { $take }
action-explore = Zieh ein Plättchen
action-turn_over = Deck das Plättchen im { $to } auf
action-lay =
    { $turned ->
        [0] Nach { $to }, Wege nach Norden, Osten und Westen
        [1] Nach { $to }, Wege nach Norden, Osten und Süden
        [2] Nach { $to }, Wege nach Osten, Süden und Westen
       *[other] Nach { $to }, Wege nach Norden, Süden und Westen
    }
action-exchange =
    Tausch Marken gegen { $kind_eins }
action-discard =
    Wirf { $kind_eins } hinaus
action-dig = Grab den Schatz aus und beende deinen Zug
action-end_turn = Beende deinen Zug
action-pass = Passe

## Kosten und Ertrag

fact-cell = { $value }
fact-cost = kostet { $value }
fact-cost_total =
    zusammen { $value ->
        [one] ein Gegenstand
       *[other] { $value } Gegenstände
    } dieser Arten
fact-gain = { "" }
fact-tokens = +1 Marke
fact-points =
    { $value ->
        [one] +1 Punkt
       *[other] +{ $value } Punkte
    }
fact-adventure = { $value }
fact-marker = Abzeichen im Wert von { $value }
fact-need = mit { $value_mit } im Rucksack
fact-lacking = { $value ->
    [one] ein Fach fehlt
   *[other] { $value } Fächer fehlen
}
fact-throw_out = hinauswerfen hülfe: { $value }
fact-cells = { "" }
fact-roads = { "" }
fact-joins = Anschluss an { $value }
fact-cut_off = kein Weg schließt an
fact-left =
    { $value ->
        [0] alles bezahlt
        [one] noch ein Gegenstand
       *[other] noch { $value } Gegenstände
    }

## Was geschah

event-coast = Die Küste liegt.
event-first_player =
    { $seat } { $seat ->
        [Du] fängst
       *[other] fängt
    } an.
event-turn = Runde { $round }: { $seat }.
event-income =
    { $seat } { $seat ->
        [Du] hast
       *[other] hat
    } am Tempel 1 Gold genommen; { $reserve ->
        [0] seine Reserve ist leer.
        [one] in seiner Reserve liegt noch 1.
       *[other] in seiner Reserve liegen noch { $reserve }.
    }
event-paid =
    { $bought ->
        [0]
            { $pack ->
                [one]
                    { $seat } { $seat ->
                        [Du] hast
                       *[other] hat
                    } 1 { item-one } bezahlt.
               *[other]
                    { $seat } { $seat ->
                        [Du] hast
                       *[other] hat
                    } { $pack } { $kind } bezahlt.
            }
        [one]
            { $pack ->
                [0]
                    { $seat } { $seat ->
                        [Du] hast
                       *[other] hat
                    } { tokens-counted } abgegeben und damit 1 { item-one } bezahlt.
                [one]
                    { $seat } { $seat ->
                        [Du] hast
                       *[other] hat
                    } 1 { item-one } bezahlt, dazu 1 für { tokens-counted }.
               *[other]
                    { $seat } { $seat ->
                        [Du] hast
                       *[other] hat
                    } { $pack } { $kind } bezahlt, dazu 1 für { tokens-counted }.
            }
       *[other]
            { $pack ->
                [0]
                    { $seat } { $seat ->
                        [Du] hast
                       *[other] hat
                    } { tokens-counted } abgegeben und damit { $bought } { $kind } bezahlt.
                [one]
                    { $seat } { $seat ->
                        [Du] hast
                       *[other] hat
                    } 1 { item-one } bezahlt, dazu { $bought } für { tokens-counted }.
               *[other]
                    { $seat } { $seat ->
                        [Du] hast
                       *[other] hat
                    } { $pack } { $kind } bezahlt, dazu { $bought } für { tokens-counted }.
            }
    }
event-moved =
    { $way ->
        [road]
            { $seat } { $seat ->
                [Du] bist
               *[other] ist
            } nach { $cell } gegangen.
        [survive]
            { $seat } { $seat ->
                [Du] bist
               *[other] ist
            } nach { $cell } gegangen.
       *[other]
            { $seat } { $seat ->
                [Du] hast dich
               *[other] hat sich
            } nach { $cell } durchgeschlagen, wohin kein Weg führt.
    }
event-stopped = { "" }
event-survived =
    { $seat } { $seat ->
        [Du] hast
       *[other] hat
    } das Abenteuer bestanden: { $adventure }.
event-camp_set =
    { $seat } { $seat ->
        [Du] hast
       *[other] hat
    } auf { $cell } ein Lager aufgeschlagen; noch { $left } übrig.
event-marker =
    { $lost_by_key ->
        [null]
            { $seat } { $seat ->
                [Du] hast
               *[other] hat
            } das Abzeichen bekommen: { $adventure }.
       *[other]
            { $seat } { $seat ->
                [Du] hast
               *[other] hat
            } das Abzeichen erobert: { $adventure }.
    }
event-acquired =
    { $spent_key ->
        [null]
            { $seat } { $seat ->
                [Du] hast
               *[other] hat
            } { $take } genommen.
       *[other]
            { $seat } { $seat ->
                [Du] hast
               *[other] hat
            } { $spent_eins } abgegeben und { $take } genommen.
    }
event-exchanged =
    { $seat } { $seat ->
        [Du] hast
       *[other] hat
    } { tokens-counted } gegen { $kind_eins } getauscht.
event-discarded =
    { $seat } { $seat ->
        [Du] hast
       *[other] hat
    } { $kind_eins } hinausgeworfen.
event-drawn =
    { $seat } { $seat ->
        [Du] hast
       *[other] hat
    } Plättchen { $tile } gezogen.
event-laid =
    { $treasure ->
        [yes]
            { $seat } { $seat ->
                [Du] hast
               *[other] hat
            } Plättchen { $tile } auf { $cell } gelegt: Dort liegt ein Schatz.
       *[no]
            { $seat } { $seat ->
                [Du] hast
               *[other] hat
            } Plättchen { $tile } auf { $cell } gelegt.
    }
event-passed =
    { $tokens ->
        [0]
            { $seat } { $seat ->
                [Du] hast
               *[other] hat
            } gepasst.
       *[other]
            { $seat } { $seat ->
                [Du] hast
               *[other] hat
            } gepasst und eine Entdeckermarke genommen.
    }
event-dug =
    { $seat } { $seat ->
        [Du] hast
       *[other] hat
    } den Schatz auf { $cell } ausgegraben!
event-amulet =
    { $bonus ->
        [0]
            { $seat } { $seat ->
                [Du] hast
               *[other] hat
            } den Tempel erreicht und ein Amulett genommen.
       *[other]
            { $seat } { $seat ->
                [Du] hast
               *[other] hat
            } den Tempel erreicht und ein Amulett und { $bonus } Gold genommen.
    }
event-bonus_closed = Der Bonus des Tempels ist vorbei; { $gold } Gold kamen in die Schachtel zurück.
event-last_round =
    { $reason_key ->
        [all_amulets] Alle haben ein Amulett: Das ist die letzte Runde.
       *[other] Die Reserve des Tempels ist leer: Das ist die letzte Runde.
    }
event-over = Die Expedition ist vorbei.

## Das Ende

source-gold = Gold
source-treasures = Schätze
source-amulet = Amulett
source-markers = Abenteuerabzeichen
reason-all_amulets = Alle hatten den Tempel erreicht.
reason-reserve_empty = Die Reserve des Tempels war leer.
reason-round_cap = Die vereinbarte Rundenzahl war erreicht; gewertet wurde der Stand der Dinge.

## Das Land

board-title = Goldland
board-round = Runde { $round }
board-over = die Expedition ist vorbei
board-last_round = letzte Runde
board-temple = Tempel
board-temple_holds =
    { $amulets ->
        [one] 1 Amulett
       *[other] { $amulets } Amulette
    } · Bonus { $bonus } · Reserve { $reserve }
board-open = offen
board-legend = Zeichen
board-reach = • erreichbar · + mit einer Zahlung · $ Schatz · * neu · a1 ein Lager von A
board-reach_none = $ Schatz · a1 ein Lager von A
board-letters = P Proviant L Perlen R Seile G Gewehre S Spaten T Balken F Angeln @ Amulett
board-trades = [GG] kostet zwei Gewehre · S>RR mit Spaten zwei Seile nehmen · / entweder, oder
board-markers = Abzeichen
board-stock = Vorrat
board-tokens =
    { $count ->
        [one] 1 Marke
       *[other] { $count } Marken
    }
board-pile =
    noch { $count ->
        [one] 1 Plättchen
       *[other] { $count } Plättchen
    }
board-drawn = Gezogen
board-goal = TEMPEL
board-start = Start
column-points = Pkt
column-gold = Gold
column-treasures = Sch
column-amulet = Amul
column-markers = Abz
column-tokens = Mrk
column-camps = Lager
column-steps = Schr.
column-pack = Rucksack

## Optionen

option-coast = Die Küste
option-coast-random = wird ausgelost
option-coast-first_game = liegt wie für eine erste Partie
option-layout = Die Plättchen im Landesinneren
option-layout-pile = werden vom Stapel gezogen
option-layout-face_down = liegen verdeckt auf der Karte
option-enter_new_tile = Ein im selben Zug gelegtes Plättchen betreten
option-enter_new_tile-no = nicht erlaubt
option-enter_new_tile-yes = erlaubt
option-revisit = Ein Plättchen zweimal im selben Lauf betreten
option-revisit-no = nicht erlaubt
option-revisit-yes = erlaubt
option-prerequisite = Der Gegenstand, den ein Tausch verlangt
option-prerequisite-kept = wird behalten
option-prerequisite-spent = wird abgegeben
option-adventure_trades = Tauschplätze auf Abenteuerplättchen
option-adventure_trades-yes = sind offen
option-adventure_trades-no = sind geschlossen
option-camps = Ein Lager nach einem Abenteuer
option-camps-may = darf aufgeschlagen werden
option-camps-must = wird immer aufgeschlagen
option-marker_needs_camp = Wer als Erster besteht, bekommt das Abzeichen
option-marker_needs_camp-no = mit oder ohne Lager
option-marker_needs_camp-yes = nur mit Lager
option-marker_values = Werte der Abenteuerabzeichen
option-marker_values-tuned = ausgewogen abgestimmt
option-marker_values-flat = je 3
option-marker_values-ladder = von 2 für den Puma bis 5 für die Schlucht
option-ordeal_adventure = Gegenstände für den Gewaltmarsch auf ein Abenteuer
option-ordeal_adventure-red = von den rot gezeigten Arten
option-ordeal_adventure-any = von beliebiger Art
option-ordeal_own_camp = Beim Gewaltmarsch zum eigenen Lager nochmals bestehen
option-ordeal_own_camp-printed = kostet die rot gezeigten Gegenstände
option-ordeal_own_camp-four = kostet vier rote Gegenstände
option-free_discard = Ausrüstung darf hinausgeworfen werden
option-free_discard-any_time = jederzeit in deinem Zug
option-free_discard-before_move = bevor du dich bewegst
option-gold_in_backpack = Gold im Rucksack
option-gold_in_backpack-no = braucht kein Fach
option-gold_in_backpack-yes = füllt Fächer
option-bonus_window = Den Bonus des Tempels gibt es
option-bonus_window-turn = bis zum nächsten Zug des Ersten
option-bonus_window-round = bis zum Ende jener Runde
option-round_cap = Runden
option-round_cap-off = so viele wie nötig
option-round_cap-40 = höchstens 40
option-round_cap-60 = höchstens 60
option-round_cap-120 = höchstens 120

## Wörter

word-provisions = Proviant
    .eins = 1 Proviant
    .mit = Proviant
word-pearls = Perlen
    .eins = 1 Perle
    .mit = einer Perle
word-ropes = Seile
    .eins = 1 Seil
    .mit = einem Seil
word-guns = Gewehre
    .eins = 1 Gewehr
    .mit = einem Gewehr
word-spades = Spaten
    .eins = 1 Spaten
    .mit = einem Spaten
word-timbers = Balken
    .eins = 1 Balken
    .mit = einem Balken
word-fishing_rods = Angeln
    .eins = 1 Angel
    .mit = einer Angel
word-any = beliebige
word-tokens = Marken
word-points = Punkte
word-camps = Lager
word-puma = Puma
word-natives = Einheimische
word-bandits = Banditen
word-desert = Wüste
word-lake = See
word-mountains = Gebirge
word-canyon = Schlucht
help-board =
    Jedes Quadrat ist ein Plättchen, A1 die Ecke des Tempels, G7 der Start. ═ und ║ sind Wege, die
    sich treffen; ein kurzes Ende führt nirgendwohin. Über dem Namen stehen Lager (a1: eins von A)
    und Abenteurer (A); darunter in Klammern, was das Abenteuer kostet, dann der Tausch: S>RR heißt,
    wer einen Spaten hat, darf zwei Seile nehmen.

## Vollbild

scores-pack = Rucksack
scores-owns =
    { $tokens ->
        [one] eine Marke
       *[other] { $tokens } Marken
    }, noch { $camps ->
        [one] ein Lager
       *[other] { $camps } Lager
    }
scores-steps =
    { $steps ->
        [one] ein Schritt je Zug
       *[other] { $steps } Schritte je Zug
    }

## Zahlen in Studien

figure-finished = zu Ende gespielt
figure-style = Spielweise
figure-styles = Spielweisen
figure-gold = Gold
figure-treasures = Schätze
figure-amulet = Amulett
figure-markers = Abzeichen
figure-place_1 = Platz 1
figure-place_2 = Platz 2
figure-place_3 = Platz 3
figure-place_4 = Platz 4
figure-place_5 = Platz 5
