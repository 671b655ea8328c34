# LivingStone auf Deutsch. Am Tisch gelesen: kurz, im Perfekt, was geschah, als Aufforderung, was geht.


## Was gefragt ist

ask-pick = Nimm einen Würfel oder spiele vorher eine freie Aktion.
ask-act = Nutze deine { $die }: genau eine Aktion, welche du magst.
ask-after = Dein Würfel ist genutzt. Noch etwas, bevor du den Zug beendest?
ask-selling =
    Der Markt ist offen: Wie viele { $market_gem ->
        [transparent] transparente
        [blau] blaue
       *[other] rote
    } Edelsteine verkaufst du?
ask-lifting = Kein Zelt mehr im Vorrat: Welches von deinen zieht in Reihe { $moving_to_row } um?

## Überschriften

group-dice = Die Würfel
group-die_action = Mit diesem Würfel
group-sell = Edelsteine
group-donate = Die Königin
group-cards = Deine Karten
group-turn = Dein Zug
group-market = Am Markt
group-lift = Deine Zelte

## Was man wählen kann

action-take_die = Nimm die { $pips }
action-decline = Verzichte: diese Runde kein Würfel mehr für dich
action-end_turn = Beende deinen Zug
action-draw_card = Zieh eine Karte
action-take_coins = Nimm Taler aus der Bank
action-dig = Schürfe in der Mine
action-place_tent =
    { $native_guide ->
        [yes]
            { $elephants ->
                [yes] Zelt in Reihe { $row }, mit Kundschafter und Elefanten
               *[no] Zelt in Reihe { $row }, mit Kundschafter
            }
       *[no]
            { $elephants ->
                [yes] Zelt in Reihe { $row }, mit Elefanten
               *[no] Zelt in Reihe { $row }
            }
    }
action-lift_tent = Das in Spalte { $column }, Reihe { $row }
action-sell =
    Verkaufe { $count } { $count ->
        [one]
            { $gem ->
                [transparent] transparenten
                [blau] blauen
               *[other] roten
            } Edelstein
       *[other]
            { $gem ->
                [transparent] transparente
                [blau] blaue
               *[other] rote
            } Edelsteine
    }
action-sell_upto =
    Verkaufe { $gem ->
        [transparent] transparente
        [blau] blaue
       *[other] rote
    } Edelsteine
action-donate = Spende der Königin £{ $pounds }
action-donate_upto = Spende der Königin Taler
action-camp_expansion = Lagerausbau: noch ein Zelt in Spalte { $column }, Reihe { $row }
action-reverse = Rückwärtsfahrt: Das Boot fährt eine Spalte zurück
action-treasure = Schatz: Taler aus der Bank
action-royal_favor = Gunst der Königin: ein Würfel mehr in diesem Zug
action-science = Veröffentliche deine Forschung: { $animal }
action-market = Markt: Edelsteine für Taler und Punkte verkaufen
action-cave_discovery = Höhlenfund: Steine ziehen ohne Würfel
action-market_sell =
    { $count ->
        [0]
            Behalte alle { $gem ->
                [transparent] transparenten
                [blau] blauen
               *[other] roten
            } Edelsteine
        [one]
            Verkaufe einen { $gem ->
                [transparent] transparenten
                [blau] blauen
               *[other] roten
            } Edelstein
       *[other]
            Verkaufe { $count } { $gem ->
                [transparent] transparente
                [blau] blaue
               *[other] rote
            } Edelsteine
    }
amount-sell-count = Wie viele Edelsteine verkaufst du, { $least } bis { $most }?
amount-donate-pounds = Wie viele Taler kommen in die Kiste, { $least } bis { $most }? Zurück geht es nicht.

## Kosten und Ertrag

fact-gain_pounds = +£{ $value }
fact-cost_pounds =
    { $value ->
        [0] kostenlos
       *[other] £{ $value }
    }
fact-fees =
    { $value ->
        [0] { "" }
        [one] davon £1 an einen anderen Besitzer
       *[other] davon £{ $value } an andere Besitzer
    }
fact-gain_points =
    { $value ->
        [one] +1 Punkt
       *[other] +{ $value } Punkte
    }
fact-stones =
    { $value ->
        [one] 1 Stein
       *[other] { $value } Steine
    }
fact-pounds_each = je £{ $value }
fact-row_tents =
    { $value ->
        [one] dein einziges Zelt in der Reihe
       *[other] eins deiner { $value } in der Reihe
    }
fact-majority_shares = Reihenbonus jetzt: { $value }
fact-shares_then = Reihenbonus dann: { $value }
fact-tent_pounds = ein Zelt für £{ $value }

## Was geschah

event-round_began = Runde { $round }, Spalte { $column }. Der Wurf: { $dice }. Es beginnt: { $starter }.
event-die_taken =
    { $seat } { $seat ->
        [Du] hast
       *[other] hat
    } die { $pips } genommen.
event-declined =
    { $seat } { $seat ->
        [Du] hast
       *[other] hat
    } verzichtet und { $seat ->
        [Du] bist
       *[other] ist
    } für diese Runde draußen.
event-turn_ended = { "" }
event-card_drawn =
    { $seat } { $seat ->
        [Du] hast
       *[other] hat
    } eine Karte gezogen.
event-card_drawn_card = Du hast „{ $card }“ gezogen.
event-mine_collapsed =
    Mineneinsturz! Die Edelsteine aller Spieler sind in den Beutel zurückgefallen, zusammen { $returned ->
        [one] ein Stein
       *[other] { $returned } Steine
    }.
event-no_card_left =
    Für { $seat ->
        [Du] dich
       *[other] { $seat }
    } war keine Karte mehr da.
event-pile_shuffled =
    Die Ablage wurde zu einem neuen Zugstapel gemischt: { $cards ->
        [one] eine Karte
       *[other] { $cards } Karten
    }.
event-card_played =
    { $seat } { $seat ->
        [Du] hast
       *[other] hat
    } „{ $card }“ gespielt.
event-boat_went_back = Das Boot ist in Spalte { $column } zurückgefahren.
event-coins_taken =
    { $seat } { $seat ->
        [Du] hast
       *[other] hat
    } £{ $pounds } aus der Bank genommen.
event-stones_drawn =
    { $seat } { $seat ->
        [Du] hast
       *[other] hat
    } aus dem Beutel gezogen: { $stones }.
event-white_stone =
    { $pounds ->
        [0] Der weiße Stein! Die gezogenen und alle beiseitegelegten Steine sind zurück im Beutel: { $bag } Steine.
       *[other] Der weiße Stein! Die gezogenen Edelsteine brachten £{ $pounds }; im Beutel sind wieder { $bag } Steine.
    }
event-gems_sold =
    { $seat } { $seat ->
        [Du] hast
       *[other] hat
    } { $count } { $gem ->
        [transparent]
            { $count ->
                [one] transparenten Edelstein
               *[other] transparente Edelsteine
            }
        [blau]
            { $count ->
                [one] blauen Edelstein
               *[other] blaue Edelsteine
            }
       *[other]
            { $count ->
                [one] roten Edelstein
               *[other] rote Edelsteine
            }
    } für £{ $pounds } verkauft.
event-market_sale =
    { $seat } { $seat ->
        [Du] hast
       *[other] hat
    } am Markt { $count } { $gem ->
        [transparent]
            { $count ->
                [one] transparenten Edelstein
               *[other] transparente Edelsteine
            }
        [blau]
            { $count ->
                [one] blauen Edelstein
               *[other] blaue Edelsteine
            }
       *[other]
            { $count ->
                [one] roten Edelstein
               *[other] rote Edelsteine
            }
    } verkauft: £{ $pounds }, { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }.
event-donated =
    { $seat } { $seat ->
        [Du] hast
       *[other] hat
    } Taler in die Schatzkiste gesteckt.
event-donated_pounds = Du hast £{ $pounds } in deine Schatzkiste gesteckt.
event-donated_openly =
    { $seat } { $seat ->
        [Du] hast
       *[other] hat
    } £{ $openly } in die Schatzkiste gesteckt.
event-tent_placed =
    { $seat } { $seat ->
        [Du] hast
       *[other] hat
    } { $fees ->
        [0]
            { $cost ->
                [0] kostenlos
               *[other] für £{ $cost }
            }
       *[other] für £{ $cost } und £{ $fees } Abgabe
    } in Reihe { $row } ein Zelt errichtet.
event-tent_moved =
    { $seat } { $seat ->
        [Du] hast
       *[other] hat
    } { $fees ->
        [0]
            { $cost ->
                [0] kostenlos
               *[other] für £{ $cost }
            }
       *[other] für £{ $cost } und £{ $fees } Abgabe
    } ein Zelt aus Spalte { $from_column }, Reihe { $from_row } in Reihe { $row } versetzt.
event-fee_received =
    { $seat } { $seat ->
        [Du] hast
       *[other] hat
    } £{ $pounds } von { $payer ->
        [du] dir
        [Du] dir
       *[other] { $payer }
    } bekommen.
event-camp_expanded =
    { $seat } { $seat ->
        [Du] hast
       *[other] hat
    } in Spalte { $column }, Reihe { $row } ein Zelt dazugestellt.
event-treasure_found =
    { $seat } { $seat ->
        [Du] hast
       *[other] hat
    } einen Schatz gefunden: £{ $pounds }.
event-science_published =
    { $seat } { $seat ->
        [Du] hast
       *[other] hat
    } eine Entdeckung veröffentlicht: { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }.
event-column_scored = Wertung von Spalte { $column }: { $points }.
event-majority_scored = Mehrheit in Reihe { $row }: { $points }.
event-hand_shown =
    { $cards_count ->
        [0] { "" }
       *[other]
            { $seat } { $seat ->
                [Du] hattest
               *[other] hatte
            } noch Karten: { $cards }.
    }
event-final_points =
    { $seat } { $seat ->
        [Du] beendest
       *[other] beendet
    } die Partie mit { $total ->
        [one] 1 Punkt
       *[other] { $total } Punkten
    }.
event-check_rolled = Die Würfel der Königin: { $dice }. Weniger als ihre Summe ist zu wenig.
event-chest_opened =
    { $seat } { $seat ->
        [Du] hast
       *[other] hat
    } der Königin £{ $pounds } gespendet{ $out ->
        [yes] : nicht genug.
       *[no] .
    }
event-match_ended = Die Reise ist zu Ende. Gewonnen: { $winners }.

## Das Ende

source-columns = Zelte am Fluss
source-majorities = Mehrheiten in Reihen
source-gems = Behaltene Edelsteine
source-market = Markt
source-science = Forschung
beside-donated = Der Königin gespendet, £
beside-tents_placed = Errichtete Zelte
reason-last_column_scored = Das Boot hat die letzte Spalte hinter sich.
ending-chests = Die Schatzkisten werden geöffnet
ending-out = hat am wenigsten gespendet, kann nicht gewinnen
ending-out_dice = weniger als { $needed }, kann nicht gewinnen
ending-dice = Die Königin würfelt { $dice }: Wer weniger als £{ $needed } gespendet hat, kann nicht gewinnen.

## Der Spielplan

board-title = LivingStone
board-round = Runde { $round }, Spalte { $column }, ein Zelt kostet £{ $cost }
board-over = nach der letzten Spalte
board-river = S a m b e s i
board-points = pro Zelt
board-majority = Mehrheit
board-start = beginnt
board-declined = fertig
board-out = raus
heading-dice = Würfel
heading-bag = Beutel
heading-cards = Karten
heading-you = Du
board-none = keine mehr
board-holding = in der Hand: die { $die }
board-bar = der nächste muss höher sein als { $bar }
board-bag =
    { $count ->
        [one] ein Stein
       *[other] { $count } Steine
    }: { $stones }
board-odds =
    £{ $worth } je Stein im Schnitt · weiß { $chance } % { $drawn ->
        [one] bei einem Stein
       *[other] bei { $drawn } Steinen
    }
board-aside = beiseite: { $stones }
board-pile = { $count } im Stapel
board-discards = gespielt: { $discards }
board-purse = £{ $cash } in deiner Börse, £{ $chest } in deiner Schatzkiste
board-hand = Hand: { $hand }
help-board =
    Auf dem Plan: ♛ was ein Zelt der Reihe bei der Wertung der Bootsspalte bringt, ▽ was die Mehrheit
    in der Reihe am Ende bringt, mit dem, der sie gerade hat. ( + ) zeigt, wohin dein Würfel ein Zelt setzt.
    In der Tabelle: Pkt bisher, Spa was die Spalte des Boots jetzt bringt, Rei was die Mehrheiten jetzt
    bringen, Sum aus allen dreien, £ Börse und Kiste zusammen, Spd wie oft jemand gespendet hat, Zel
    übrige Zelte, Kar Handkarten, Edelsteine und die Würfel dieser Runde. Ein Würfel in Klammern passt
    dem, der am Zug ist.
column-points = Pkt
column-column = Spa
column-rows = Rei
column-total = Sum
column-wealth = £
column-gifts = Spd
column-tents = Zel
column-cards = Kar
column-dice = Würfel

## Optionen

option-white_stone = Mit dem weißen Stein gezogene Edelsteine
option-white_stone-lost = gehen ohne Erlös in den Beutel zurück
option-white_stone-sold = werden erst zum Grundpreis verkauft
option-declining = Verzichten, obwohl ein Würfel passt
option-declining-free = ist immer erlaubt
option-declining-first_compulsory = nicht beim ersten Würfel der Runde
option-declining-compulsory = ist nie erlaubt
option-guide_fee = Die Abgabe an andere Besitzer beim Kundschafter
option-guide_fee-due = ist trotzdem zu zahlen
option-guide_fee-waived = entfällt
option-collapse_order = Nach dem Mineneinsturz
option-collapse_order-shuffle_first = erst mischen, dann die Ersatzkarte ziehen
option-collapse_order-replace_first = erst die Ersatzkarte ziehen, dann mischen
option-collapse_returns = Beim Mineneinsturz kommen in den Beutel
option-collapse_returns-gems = die Edelsteine aller Spieler
option-collapse_returns-gems_and_set_aside = die Edelsteine aller Spieler und alles Beiseitegelegte
option-camp_site = Der Lagerausbau kommt
option-camp_site-left_of_boat = auf einen eigenen Bauplatz links vom Boot
option-camp_site-scored = auf einen eigenen, schon gewerteten Bauplatz
option-camp_pays = Zelte aus dem Lagerausbau
option-camp_pays-never = bringen nichts, wenn ihre Spalte nochmals gewertet wird
option-camp_pays-always = bringen Punkte wie jedes Zelt
option-royal_favor = Die Würfel eines Zuges mit Gunst der Königin
option-royal_favor-above_last = müssen nur frühere Züge überbieten
option-royal_favor-ascending = müssen auch untereinander steigen
option-last_tie_break = Gleich viele Punkte und gleich viel gespendet
option-last_tie_break-tents = mehr errichtete Zelte gewinnen
option-last_tie_break-shared = der Sieg wird geteilt
option-column_costs = Was ein Zelt von Spalte zu Spalte kostet
option-column_costs-usual = £1 1 2 2 3 3 4 4 5 5
option-column_costs-flat = £1 1 1 2 2 2 3 3 3 4
option-column_costs-steep = £1 2 2 3 3 4 4 5 5 6
option-two_player_check = Die Spendenprüfung zu zweit
option-two_player_check-four_dice = vier Würfel bestimmen, wie viel nötig war
option-two_player_check-least = wer am wenigsten gespendet hat, scheidet aus
option-market_at_end = Ein bis zum Ende behaltener Markt
option-market_at_end-before_gems = bringt seine Punkte statt der Punkte für behaltene Edelsteine
option-market_at_end-after_gems = bringt seine Punkte zusätzlich zu den Punkten für behaltene Edelsteine
option-all_tied = Alle haben gleich viel gespendet
option-all_tied-nobody_wins = niemand gewinnt
option-all_tied-all_safe = niemand scheidet aus
option-reverse_first_column = Rückwärtsfahrt in der ersten Spalte
option-reverse_first_column-illegal = ist nicht spielbar
option-reverse_first_column-repeat = die Spalte wird noch einmal gespielt
option-rising = Ein weiterer Würfel der Runde muss höher sein als
option-rising-highest = dein höchster
option-rising-first = dein erster
option-both_cards_fee = Die Abgabe bei Kundschafter und Elefanten zusammen
option-both_cards_fee-as_guide = gilt wie beim Kundschafter allein
option-both_cards_fee-waived = entfällt
option-coins = Taler auf der Hand
option-coins-hidden = sind verdeckt
option-coins-open = liegen offen, jeder sieht, was gespendet wird
option-deck = Der Kartensatz
option-deck-usual = hat eine Rückwärtsfahrt und vier Tiere
option-deck-two_reverses = hat zwei Rückwärtsfahrten und drei Tiere

## Wörter

word-clear = transparent
word-blue = blau
word-red = rot
word-black = Geröll
word-white = weißer Stein
word-native_guide = Kundschafter
word-elephants = Elefanten
word-camp_expansion = Lagerausbau
word-reverse = Rückwärtsfahrt
word-treasure = Schatz
word-royal_favor = Gunst der Königin
word-lion = Löwe
word-rhino = Nashorn
word-antelope = Antilope
word-market = Markt
word-cave_discovery = Höhlenfund
word-mine_collapse = Mineneinsturz

## Vollbild

scores-owns =
    £{ $wealth } · { $gifts ->
        [one] 1 Spende
       *[other] { $gifts } Spenden
    } · { $tents ->
        [one] 1 Zelt
       *[other] { $tents } Zelte
    } · { $cards ->
        [one] 1 Karte
       *[other] { $cards } Karten
    }
scores-legend = Punkte, + diese Spalte, + Reihen, wenn jetzt Schluss wäre.

## Zahlen in Studien

figure-tents = Zelte
figure-given = gespendet
figure-nobody = niemand
figure-columns = Spalten
figure-market = Markt
figure-science = Forschung
figure-majorities = Mehrheiten
figure-gems = Edelsteine
figure-sources = woher die Punkte kommen
figure-the_defaults = wie üblich
figure-4_players = zu viert
