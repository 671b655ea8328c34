# Die Karte von Treasure Island: Beschriftungen, Vorschauen und was ein Vorleseprogramm davon sagt.

ti-treasure-island = Schatzinsel
ti-revenge-island = Racheinsel
ti-chart =
    Karte der { $island }. { $miles ->
        [0] Der Schatz ist noch nicht vergraben.
       *[other] Nach dem, was gewiss ist, kann er auf { $miles } Quadratmeilen liegen.
    }
ti-silver = Silver
ti-pirate = { $pirate }
ti-pirates =
    { $count ->
        [0] noch kein Pirat
        [one] 1 Pirat
       *[other] { $count } Piraten
    }

## Was gefragt ist

ti-ask_taking_pirates = Nimm einen Piraten: Tipp auf einen Start auf der Karte oder wähle nach Namen.
ti-ask_placing_tokens = Welche deiner Zugmarken kommt als nächste auf den Kalender?
ti-ask_trick_window = Niemand sieht, was du hast: Spiel jetzt einen Trick, oder lass es weitergehen.
ti-ask_choosing_hint = Hinweis { $hint } ist fällig. Wähle eine Karte, dann ihre Marke, dann, was du sagst.
ti-ask_laying_token = { $card }: Welche Marke legst du verdeckt darunter?
ti-ask_stating = { $card }: Was sagst du ihnen? Die Anteile gelten für den Boden, der allen offen ist.
ti-ask_imprisoning = { $pirate } sperrt Silver ein. Tipp auf einen Turm.
ti-ask_acting =
    { $count ->
        [0] { $pirate } hat keine Aktion mehr: Nutze einen Gegenstand oder beende den Zug.
        [one] { $pirate } hat eine Aktion. Wähle sie hier oder neben der Figur.
       *[other] { $pirate } hat { $count } Aktionen. Wähle eine hier oder neben der Figur.
    }
ti-ask_second_half = { $pirate } darf die andere Hälfte dieser Aktion tun oder lassen.
ti-ask_pointing =
    { $purpose_key ->
        [treasure] Tipp auf die Stelle, wo du den Schatz vergräbst, und tipp noch einmal.
        [horse] Tipp, wohin { $pirate } reitet, und tipp noch einmal zum Losreiten.
        [foot] Tipp, wohin { $pirate } geht, und tipp noch einmal zum Losgehen.
        [move_7] Tipp, wohin { $pirate } geht, und tipp noch einmal zum Losgehen.
        [full_gallop] Tipp, wohin { $pirate } galoppiert, und tipp noch einmal zum Losreiten.
        [silver_move] Tipp, wohin du läufst, und tipp noch einmal zum Loslaufen.
        [patrol] Tipp, wo die Patrouille steht, und tipp noch einmal.
       *[other] Tipp auf die Mitte des Rings, und tipp noch einmal zum Suchen.
    }
ti-ask_answering_search = { $pirate } hat nichts gefunden. Eine Truhenmarke geben oder nichts?
ti-ask_answering_compass = { $pirate } befragt den Kompass. Welche Karte gibst du?
ti-ask_escaping = Du bist frei. Ein Trick zum Anfang?
ti-ask_running =
    { $steps ->
        [one] Lauf weiter: noch ein Zug über 4 Meilen.
       *[other] Lauf: { $steps } Züge über 4 Meilen.
    }
ti-ask_sending = Welcher deiner Piraten handelt jetzt?
ti-ask_over = Die Jagd ist vorbei.

## Die Karte

ti-tools = Werkzeuge auf der Karte
ti-layer = Zeigen, wo er liegen kann
ti-ruler = Lineal: zwei Orte antippen
ti-ring = Ring: Mitte antippen
ti-ring_size = Radius des Rings
ti-clues = Spuren
ti-desk = Pult
ti-miles =
    { NUMBER($miles, maximumFractionDigits: 2) } { $miles ->
        [one] Meile
       *[other] Meilen
    }
ti-here = hier
ti-at_sea = auf See
ti-in_red = im Sperrgebiet
# Ein Ort: was ihm am nächsten ist, und wie er von dort aus liegt.
ti-near =
    { $kind_key ->
        [tower] vom { $near_tower }
       *[landmark] { $near_von }
    }
ti-at =
    { $kind_key ->
        [tower] am { $near_tower }
       *[landmark] { $near_bei }
    }
ti-where =
    { $miles ->
        [0] { ti-at }
        [one]
            1 Meile { $towards_key ->
                [north] nördlich
                [north_east] nordöstlich
                [east] östlich
                [south_east] südöstlich
                [south] südlich
                [south_west] südwestlich
                [west] westlich
               *[north_west] nordwestlich
            } { ti-near }
       *[other]
            { NUMBER($miles, maximumFractionDigits: 1) } Meilen { $towards_key ->
                [north] nördlich
                [north_east] nordöstlich
                [east] östlich
                [south_east] südöstlich
                [south] südlich
                [south_west] südwestlich
                [west] westlich
               *[north_west] nordwestlich
            } { ti-near }
    }
ti-cursor =
    { $ground }, { ti-where }{ $away ->
        [-1] { "" }
        [one] ; 1 Meile entfernt
       *[other] ; { NUMBER($away, maximumFractionDigits: 1) } Meilen entfernt
    }{ $legal ->
        [yes] , erlaubt
        [no] , nicht erlaubt
       *[unasked] { "" }
    }
ti-point = { $district }, { ti-where }
ti-cursor_help = Pfeiltasten bewegen um eine Zehntelmeile, mit Umschalt um eine Meile. Enter markiert den Ort, noch einmal Enter nimmt ihn.
ti-not_legal = nicht erlaubt
ti-covers = { $percent } % der Wahrscheinlichkeit
ti-covers_most = bis zu { $percent } %
ti-figure =
    { $pirate }, gespielt von { $owner ->
        [du] dir
        [Du] dir
       *[other] { $owner }
    }{ $up ->
        [yes] , am Zug
       *[no] { "" }
    }
ti-silver_figure =
    Long John Silver{ $number ->
        [0] { "" }
       *[other] { " " }{ $number }
    }{ $escaped ->
        [yes] , ausgebrochen
       *[no] , in seinem Turm
    }
ti-my_treasure = Dein Schatz; sonst sieht ihn niemand
ti-treasure_lay = Hier lag der Schatz

## Spuren

ti-clues_title = Wo er liegen kann
ti-level_likely = vermutlich
ti-level_possible = möglich
ti-level_unlikely = kaum
ti-level_out = scheidet aus
ti-day = Tag { $day }
ti-looked =
    gesehen von { $who ->
        [du] dir
        [Du] dir
       *[other] { $who }
    }
ti-stance = Was du von Hinweis { $number } hältst
ti-weigh = Abwägen
ti-trust = zu { $percent } % wahr
ti-believe = Glauben
ti-doubt = Zweifeln
ti-ignore = Ignorieren
ti-first_true = Gewiss: Der erste Hinweis ist wahr
ti-seen_truth = Gewiss: Darunter liegt die Wahrheit
ti-seen_bluff = Darunter liegt ein Bluff: Er besagt nichts
ti-seen_lie = Gewiss: Darunter liegt eine Lüge
ti-open = Offen gesagt
ti-no_hints = Noch liegt kein Hinweis.
ti-certain = Gewiss, zählt immer
ti-sure_start_circles =
    2 Meilen um { $count ->
        [one] den Start
       *[other] die { $count } Starts
    }
ti-sure_search =
    { $count ->
        [one] 1 Suche ohne Fund
       *[other] { $count } Suchen ohne Fund
    }
ti-sure_district =
    { $count ->
        [one] deine Bezirkskarte
       *[other] deine { $count } Bezirkskarten
    }
ti-sure_chest =
    { $count ->
        [one] 1 Marke aus der Truhe
       *[other] { $count } Marken aus der Truhe
    }
ti-sure_compass =
    { $count ->
        [one] deine Kompasskarte
       *[other] deine { $count } Kompasskarten
    }
ti-sure_march =
    { $count ->
        [one] 1 Halt von Silver
       *[other] { $count } Halte von Silver
    }
ti-likely_miles = { $miles } von { $all } Quadratmeilen wahrscheinlich
ti-contradiction = So bleibt nichts übrig: Mindestens eine deiner Annahmen ist falsch.
ti-of_weight = { $percent } % des Gewichts
ti-said_whispers = Eine weitere Bezirkskarte für jeden Piraten
ti-say_one_of_three = Entweder { $a_in }, { $b_in } oder { $c_in }
ti-say_cross_them_off = Weder { $a_in } noch { $b_in }
ti-say_three_towers =
    { $side_key ->
        [inside] Innerhalb
       *[other] Außerhalb
    } des Dreiecks aus { $a_tower }, { $b_tower } und { $c_tower }

## Silvers Pult

ti-desk_title = Was jeder Pirat wissen kann
ti-desk_text = Was jedem nach deinem Wissen offen bleibt; golden ist, wo Raten lohnt. Bezirkskarten siehst du nicht.
ti-before_title = Bevor du ihn vergräbst
ti-before_text = Diese Hinweise legst du zuerst. Gut ist ein Ort, über den sie wenig verraten müssen.
ti-square_miles = { $miles } mi²
ti-knows =
    { $districts ->
        [one] 1 Bezirkskarte
       *[other] { $districts } Bezirkskarten
    }{ $compass ->
        [0] { "" }
       *[other] , { $compass } Kompass
    }{ $chest ->
        [0] { "" }
       *[other] , { $chest } aus der Truhe
    }{ $looked ->
        [0] { "" }
        [one] , sah 1 Marke
       *[other] , sah { $looked } Marken
    }
ti-axis = Meilen von meinem Kreuz
ti-axis_one = { $name } { NUMBER($miles, maximumFractionDigits: 1) }

## Der Kalender

ti-calendar = Kalender
ti-month = Juni
ti-key_action = Aktion
ti-key_sealed = versiegelt
ti-event_starting_hint = Hinweis
ti-event_take_bluff = Bluff
ti-event_prison = Gefängnis
ti-event_black_spot = Fleck
ti-event_black_spot_hint = Hinweis
ti-event_escape = Ausbruch
ti-day_told =
    Tag { $day }: { $what_key ->
        [nothing] { "" }
       *[other] { $what };{ " " }
    }{ $pirate }, { $actions ->
        [one] 1 Aktion
       *[other] { $actions } Aktionen
    }

## Was mir gehört

ti-mine = Meins, nur ich sehe es
ti-hand = Meine Hand, nur ich sehe sie
ti-no_cards = Noch keine Karten.
ti-under = Hinweis { $number }
ti-chest = Truhenmarken, noch { $left }
ti-chest_move_7 = Zug über 7
ti-chest_any_action = Aktion mehr
ti-chest_extra_search = Kleine Suche
ti-chest_west = Westen
ti-chest_east = Osten
ti-chest_not_here = Nicht hier
ti-chest_move_7_told = ein Zug über 7 Meilen
ti-chest_any_action_told = eine Aktion mehr
ti-chest_extra_search_told = eine kleine Suche mehr
ti-chest_west_told = er liegt westlich von deiner damaligen Stelle
ti-chest_east_told = er liegt östlich von deiner damaligen Stelle
ti-chest_not_here_told = nicht in dem Bezirk, in dem du standest
ti-used = benutzt
ti-traitor = die Verrätermarke: Du gewinnst mit Silver
ti-held_by =
    { $pirate }{ $used ->
        [yes] , benutzt
       *[no] { "" }
    }
ti-district = Bezirk
ti-not_in = Nicht { $district_in }
ti-compass = Kompass
ti-not_towards = Ausgeschlossen: { $skulls }
ti-nothing_yet = Noch nichts.

## Plätze

ti-fact_silver =
    { $chest ->
        [one] 1 Marke
       *[other] { $chest } Marken
    } · { $bluffs ->
        [one] 1 Bluff
       *[other] { $bluffs } Bluffs
    }
ti-fact_tokens =
    { $count ->
        [one] 1 Truhenmarke auf der Hand
       *[other] { $count } Truhenmarken auf der Hand
    }
ti-use_verification = Überprüfung: noch { $count }
ti-use_full_gallop = Voller Galopp: noch { $count }
ti-use_compass = Kompass: noch { $count }
ti-use_king_george = King George: noch { $count }
ti-use_spyglass = Fernrohr: noch { $count }
ti-use_ancient_scrolls = Alte Schriftrollen: noch { $count }

## Auswahl

ti-short_place =
    { $place_key ->
        [likeliest] Am ehesten hier
        [here] Genau hier
        [treasure] Mein Schatz
        [towards_treasure] Auf meinen Schatz zu
        [tower] { $name_tower }
        [landmark] { $name }
        [pirate] { $name }
       *[district] { $name }
    }{ $miles ->
        [-1] { "" }
       *[other] { " " }· { NUMBER($miles, maximumFractionDigits: 1) } mi
    }{ $percent ->
        [-1] { "" }
       *[other] { " " }· { $percent } %
    }
ti-short_verify = Hinweis { $hint } prüfen
ti-short_full_gallop = Voller Galopp { $uses }
ti-short_compass = Kompass { $uses }
ti-short_king_george = King George { $uses }
ti-short_spyglass = Fernrohr { $uses }
ti-short_ancient_scrolls = Schriftrollen { $uses }
ti-short_tower = { $tower } { $name_tower }
ti-meta_statement =
    { $true ->
        [yes] wahr
       *[no] falsch
    }, { $percent } %
# Die Karte selbst zeigt, welche Stellen es sind.
fact-spots = tipp auf die Karte
fact-true = { "" }
ti-meta_answer = lässt { $percent } % übrig
ti-meta_card = lässt bis zu { NUMBER($miles, maximumFractionDigits: 0) } Quadratmeilen übrig
# The one choice that stands for the whole chart.
ti-point_any = { $purpose_key ->
    [treasure] Ein Ort zum Vergraben
    [horse] Ein Ort zum Hinreiten
    [foot] Ein Ort zum Hingehen
    [move_7] Ein Ort zum Hingehen
    [full_gallop] Ein Ort zum Hingaloppieren
    [silver_move] Ein Ort zum Hinlaufen
    [patrol] Ein Ort für die Patrouille
   *[other] Ein Ort für den Ring
}
ti-button_point = Hier: { ti-where }
ti-button_refused = Frag, warum nicht
ti-gist_place =
    { $known ->
        [yes] { NUMBER($miles, maximumFractionDigits: 1) } { $miles ->
            [one] Meile
           *[other] Meilen
        }, { $district_nach }.
       *[no] Bezirk: { $district }.
    }
ti-gist_ring =
    { $sure ->
        [yes] Ein Ring von { NUMBER($radius, maximumFractionDigits: 2) } Meilen mit { $percent } % der Wahrscheinlichkeit.
       *[no] Ein Ring von { NUMBER($radius, maximumFractionDigits: 2) } Meilen mit bis zu { $percent } % der Wahrscheinlichkeit; was Meer oder rote Sperrgebiete abschneiden, zählt nicht.
    }
ti-gist_refused = Die Regeln erlauben diesen Ort nicht. Frag nach, dann siehst du die Regel, die ihn verbietet.
ti-gist_card =
    { card-told } { $answers ->
        [0] { "" }
        [one] Es gibt eine wahre Antwort.
       *[other] Es gibt { $answers } wahre Antworten.
    } { $keeps ->
        [0] { "" }
       *[other] Die beste lässt { NUMBER($keeps, maximumFractionDigits: 0) } Quadratmeilen übrig.
    }
ti-gist_horse = Ein gerader Ritt; dann tipp auf den Ort.
ti-gist_foot = Ein Fußweg, mit kleiner Suche davor oder danach.
ti-gist_small_search = Ein kleiner Ring, mit Fußweg davor oder danach.
ti-gist_large_search = Ein großer Ring um deine Stelle; dann tipp auf seine Mitte.
ti-gist_verify = Nur du erfährst die Marke unter Hinweis { $hint }; alle sehen, dass du nachgesehen hast.
ti-gist_full_gallop = An jeden erlaubten Ort der Insel.
ti-gist_compass = Silver gibt dir eine wahre Karte: zwei Richtungen, in denen er nicht liegt.
ti-gist_king_george = Ein kleiner Ring an beliebiger Stelle.
ti-gist_spyglass = Ein großer Ring an beliebiger Stelle.
ti-gist_ancient_scrolls = Zwei weitere Bezirkskarten, beide wahr.
ti-gist_lay_token =
    { $token_key ->
        [truth] Was du sagst, muss wahr sein.
        [bluff] Sag, was du willst.
       *[lie] Was du sagst, muss falsch sein.
    } Noch { $stock }.
ti-gist_pass = Eine Aktion verfällt.
ti-gist_run = Ein gerader Zug bis 4 Meilen; dann tipp auf den Ort.
ti-gist_exchange = Zeig deine drei Karten, leg sie weg und zieh drei andere.

## Das Ende

ti-finale = Hier lag der Schatz
ti-finale_lay = { $district }, { ti-where }.
ti-finale_scores = Wer gewonnen hat

## Was geschah

ti-told_moved =
    { $gallop ->
        [yes] { $pirate } ist { $district_nach } galoppiert.
       *[no] { $pirate } ist { NUMBER($miles, maximumFractionDigits: 1) } { $miles ->
            [one] Meile
           *[other] Meilen
        } { $district_nach } gezogen.
    }
ti-told_silver_moved =
    Silver{ $figures ->
        [one] { "" }
       *[other] { " " }{ $figure }
    } ist { NUMBER($miles, maximumFractionDigits: 1) } { $miles ->
        [one] Meile
       *[other] Meilen
    } { $district_nach } gelaufen.
ti-told_imprisoned = { $pirate } hat Silver in den { $name_tower } gesperrt.
ti-told_searched =
    { $pirate } hat { $district_in } gesucht: { $found ->
        [yes] der Schatz!
       *[no] nichts.
    }
ti-told_patrol_sent = Die Patrouille steht { $district_in }.
ti-told_treasure_hidden = Du hast den Schatz { $district_in } vergraben.
ti-told_treasure_found = Der Schatz ist gefunden, { $district_in }. Gewonnen: { $winners }.
ti-told_silver_reached_it = Silver stand { $district_in } auf seinem Schatz. Gewonnen: { $winners }.
ti-told_nobody_won = Niemand hat ihn gefunden. Er lag { $district_in }.

## Für alle, die es noch nie gesehen haben

ti-letter_truth = W
ti-letter_bluff = B
ti-letter_lie = L
ti-primer_cross = Einer ist Long John Silver und markiert ein geheimes Kreuz auf der Insel. Die anderen sind Piraten und wollen es finden.
ti-primer_hints = An manchen Tagen muss Silver einen Hinweis geben und sagt, wo es liegt oder nicht liegt. Die verdeckte Marke darunter zeigt, ob er ehrlich sein musste. Die Karte zeigt, was daraus folgt.
ti-primer_rings = Jeden Tag reitet ein Pirat, geht zu Fuß oder legt einen Ring und sucht darin. Jeder Fehlschlag schließt Boden aus. Der Ring mit dem Kreuz gewinnt für den Piraten, der ihn gelegt hat.
ti-primer_escape = Die Piraten sperren Silver in einen Turm. Nach dem letzten Tag bricht er aus und läuft; endet einer seiner Züge auf dem Kreuz, gewinnt er.
