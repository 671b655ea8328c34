# Timbuktu auf Deutsch.


## Was gefragt ist

ask-loading = Belade dein nächstes Kamel: vier Waren von drei oder vier Sorten.
ask-placing = Stell eins deiner Kamele in ein Startgehege.
ask-choosing = Wähle geheim, welches Kamel in dieser Runde zieht.
ask-moving = Die Karte deines Kamels liegt offen: In welches Gehege geht es?

## Überschriften

group-load = Ladungen
group-place = Gehege
group-choose = Kamele
group-free = Zollfrei
group-toll = Zoll
group-full = Voll

## Was man wählen kann

action-load = Lade { $goods }
action-place = { $camel } ins Gehege { $pen }
action-choose = { $camel }
action-move =
    Geh { $pen ->
        [Palme] zur
        [Lampe] zur
       *[other] zum
    } { $pen }{ $toll_key ->
        [none] { "" }
       *[other] { " " }und zahl { $toll }
    }

## Kosten und Ertrag

fact-camel = Kamel { $value }
fact-carries = trägt { $value }
fact-pens = { "" }
fact-stands =
    steht { $value ->
        [Palme] bei der
        [Lampe] bei der
       *[other] beim
    } { $value }
fact-safest =
    { $value ->
        [0] ein sicheres Gehege
       *[other] kleinstes Risiko { NUMBER($value, maximumFractionDigits: 2) }
    }
fact-pitch = Stellplatz { $value }
fact-swap =
    { $value ->
        [yes] Tauschfeld
       *[no] { "" }
    }
fact-cost = { "" }
fact-cost_points =
    { $value ->
        [one] Zoll jetzt 1 Punkt wert
       *[other] Zoll jetzt { $value } Punkte wert
    }
fact-loses =
    { $value ->
        [0] sicher
        [one] Risiko { NUMBER($value, maximumFractionDigits: 2) } Ware
       *[other] Risiko { NUMBER($value, maximumFractionDigits: 2) } Waren
    }
fact-loses_points =
    { $value ->
        [0] { "" }
        [one] { NUMBER($value, maximumFractionDigits: 2) } Punkt
       *[other] { NUMBER($value, maximumFractionDigits: 2) } Punkte
    }

## Was geschah

event-starter_drawn =
    Das Los: { $seat } { $seat ->
        [Du] beginnst
       *[other] beginnt
    }.
event-loaded =
    { $seat } { $seat ->
        [Du] hast
       *[other] hat
    } Kamel { $camel } beladen.
event-loaded_goods = Du hast Kamel { $camel } beladen: { $goods }.
event-loads_shown =
    { $seat } { $seat ->
        [Du] hast
       *[other] hat
    } die Ladungen gezeigt.
event-placed =
    { $seat } { $seat ->
        [Du] hast
       *[other] hat
    } Kamel { $camel } ins Gehege { $pen } gestellt.
event-dealt = Etappe { $stage }, Ziel { $place }: Die Diebe sind verteilt. Es beginnt: { $starter }.
event-dealt_pitches = Etappe { $stage }, Ziel { $place }. Es beginnt: { $starter }. Dein Stapel: { $pen }, Stellplätze { $pitches }, { $goods }.
event-laid =
    { $seat } { $seat ->
        [Du] hast
       *[other] hat
    } eine Karte gelegt.
event-laid_camel = Du hast Kamel { $camel } gelegt.
event-turned_up =
    { $seat } { $seat ->
        [Du] hast
       *[other] hat
    } Kamel { $camel } aufgedeckt.
event-moved =
    { $seat } { $seat ->
        [Du] hast
       *[other] hat
    } Kamel { $camel } zu { $pen } { $pitch } geführt.
event-moved_toll =
    { $seat } { $seat ->
        [Du] hast
       *[other] hat
    } Kamel { $camel } zu { $pen } { $pitch } geführt und { $toll } gezahlt.
event-swapped = Tauschfeld: Alle Stapel sind einen Platz nach links gewandert.
event-swapped_pitches = Tauschfeld: Alle Stapel sind nach links gewandert. Du hast nun { $pen }, Stellplätze { $pitches }, { $goods }.
event-robbed = Diebe im Gehege { $pen }, Stellplätze { $pitches }: { $goods }.
event-lost =
    { $seat } { $seat ->
        [Du] hast
       *[other] hat
    } von Kamel { $camel } { $goods } verloren.
event-arrived = Die Karawanen sind in Timbuktu. Werte: { $values }.
event-final_points =
    { $seat } { $seat ->
        [Du] hast
       *[other] hat
    } { $goods ->
        [one] eine Ware
       *[other] { $goods } Waren
    } heimgebracht: { $total ->
        [one] 1 Punkt
       *[other] { $total } Punkte
    }.
event-match_ended = Gewonnen: { $winners }.

## Das Ende

source-gold = Gold
source-coffee = Kaffee
source-pepper = Pfeffer
source-salt = Salz
source-water = Wasser
beside-goods_delivered = Waren heimgebracht
reason-timbuktu_reached = Die Diebe von Timbuktu sind gekommen und gegangen.

## Der Spielplan

board-title = Timbuktu
board-stage = Etappe { $stage } von { $stages }
board-round = Runde { $round } von { $rounds }
board-counters = Etappenstein { $starter }, Rundenstein { $holder }
board-loading = die Karawanen werden beladen
board-placing = die Kamele werden aufgestellt
board-over = alle Karawanen sind angekommen
board-stolen = gestohlen
board-tolls = als Zoll gezahlt
board-value = Wert einer Ware
board-card_down = verdeckt
board-loaded = { $count } beladen
board-piles = Stapel
board-unseen = nicht gesehen
board-robbed = Letzter Diebstahl
board-notebook = Notizbuch
board-legend = ■ gewiss bestohlen · 2/3 so wahrscheinlich · Punkt: keine Gefahr · { $worlds ->
        [one] 1 Lage möglich
       *[other] { $worlds } Lagen möglich
    }
board-ways = Wenn es jetzt zöge
board-ways_legend = Stellplatz: Waren, die die Diebe im Schnitt nehmen, +1 für den Zoll
board-full = voll
board-to_load = Noch zu laden: { $goods }
board-to_place = Aufzustellen
board-cards_pitches = Stellplatzkarten, gesehene in Klammern:
board-cards_goods = Warenkarten:
help-board =
    Auf dem Weg: links, wo die Kamele stehen, rechts, wohin sie gehen, die Gehege von oben nach
    unten, die Stellplätze 1 bis 5 von links nach rechts. A●F ist Kamel Farah von Platz A, darunter die
    Anfangsbuchstaben seiner Waren. Die Pfeile dazwischen zeigen, welche Gehege ohne Zoll
    erreichbar sind; ⇄ ist ein freies Tauschfeld. Die Stapel stehen in der Reihenfolge, in der sie
    wandern, ein Buchstabenpaar ist die Stelle zwischen zwei Plätzen. Im Notizbuch heißt ■ gewiss
    bestohlen, ein Punkt ungefährlich, 2/3 in zwei von drei Fällen bestohlen.
column-goods = Waren
column-worth = Wert
column-card = Karte
column-to_go = offen

## Optionen

option-loading = Ladungen der Kamele
option-loading-printed = wie auf den Karawanentafeln gedruckt
option-loading-free = alle beladen ihre selbst
option-setup_discards_count = Beim freien Beladen übrige Waren
option-setup_discards_count-no = zählen nicht für die Werte
option-setup_discards_count-yes = zählen für die Werte wie verlorene
option-placement = Ein zweites Kamel in ein Gehege stellen
option-placement-every_pen = solange du noch jedes Gehege erreichst
option-placement-spread = nur, wenn du in jedem eins hast
option-deal = Die ersten Diebe werden verteilt
option-deal-after_placing = nach dem Aufstellen der Kamele
option-deal-before_placing = vor dem Aufstellen der Kamele
option-reveal = Kamelkarten werden aufgedeckt
option-reveal-one_by_one = einzeln, jede vor ihrem Zug
option-reveal-together = alle zusammen
option-value_counts = Was den Waren Wert gibt
option-value_counts-stolen_and_tolls = gestohlene und als Zoll gezahlte
option-value_counts-stolen = nur gestohlene
option-cards_name = Eine Diebeskarte nennt
option-cards_name-2 = zwei Stellplätze oder zwei Sorten Waren
option-cards_name-1 = einen Stellplatz oder eine Sorte Waren
option-pitch_cards = Paare auf den Stellplatzkarten
option-pitch_cards-neighbours = 1+2, 2+3, 3+4, 4+5, 1+5
option-pitch_cards-crossed = 1+2, 2+4, 3+4, 3+5, 1+5
option-pitch_cards-scattered = 1+3, 3+4, 2+4, 2+5, 1+5
option-goods_cards = Paare auf den Warenkarten
option-goods_cards-neighbours = Gold+Kaffee, Kaffee+Pfeffer, Pfeffer+Salz, Salz+Wasser, Wasser+Gold
option-goods_cards-crossed = Pfeffer+Salz, Salz+Gold, Gold+Kaffee, Kaffee+Wasser, Wasser+Pfeffer
option-arrows = Der zweite Pfeil des linken Geheges
option-arrows-ring = führt herum zum Gehege ganz rechts
option-arrows-edge = führt zu seinem rechten Nachbarn
option-swap_pitches = Stellplätze der Tauschfelder
option-swap_pitches-2-4 = 2 und 4
option-swap_pitches-3-3 = 3 und 3
option-swap_pitches-2-3 = 2 und 3
option-swap_pitches-3-4 = 3 und 4
option-swap_pitches-1-3 = 1 und 3
option-swap_pens = Gehege der Tauschfelder
option-swap_pens-spread = zwei Gehege auseinander, an jedem Ort andere
option-swap_pens-neighbours = nebeneinander, an jedem Ort andere
option-swap_pens-fixed = überall Lampe und Stern
option-caravans = Neben den Kamelen gedruckte Waren
option-caravans-doubled = manche Sorten doppelt auf einem Kamel
option-caravans-four_kinds = vier verschiedene Sorten auf jedem Kamel
option-small_board = Der kleine Plan zu viert
option-small_board-oasis2 = Oase 2
option-small_board-oasis3 = Oase 3

## Wörter

word-palm = Palme
word-lamp = Lampe
word-scimitar = Säbel
word-star = Stern
word-moon = Mond
word-gold = Gold
word-coffee = Kaffee
word-pepper = Pfeffer
word-salt = Salz
word-water = Wasser
word-start = Start
word-oasis1 = Oase 1
word-oasis2 = Oase 2
word-oasis3 = Oase 3
word-oasis4 = Oase 4
word-timbuktu = Timbuktu

## Die Kamele: ihre Anfangsbuchstaben stehen auf dem Brett, keiner ist der eines Platzes

word-A = Farah
word-B = Ghazi
word-C = Halima
word-D = Jamal
word-E = Karima
word-F = Leila
word-G = Malik
word-H = Nuri

## Zahlen in Studien

figure-last = Letzter
figure-removed = verlorene Waren
figure-tolls = Zölle
figure-stolen = gestohlen
figure-swap_1 = Tausch 1
figure-swap_2 = Tausch 2
figure-others = die anderen
figure-of_its_fair_share = vom gerechten Anteil
figure-who = wer
figure-the_others_play = so spielen die anderen
figure-one = der eine
figure-alike = alle gleich
figure-among = unter anderen
figure-strength = Stärke
figure-sensible_free_loading = sensible, frei beladen
