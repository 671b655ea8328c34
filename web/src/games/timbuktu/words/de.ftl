# Das Brett von Timbuktu: Beschriftungen, Vorschauen und was ein Vorleseprogramm davon sagt.

tb-progress = Etappe { $stage } von { $stages }, Runde { $round } von { $rounds }
tb-progress_short = Etappe { $stage } · Runde { $round }
tb-ask_loading = Belade dein nächstes Kamel: vier Waren von drei oder vier Sorten. Noch sieht sie sonst niemand.
tb-ask_placing = { $from }: Stell eins deiner Kamele in ein Gehege; es nimmt den niedrigsten freien Stellplatz.
tb-ask_choosing = Wähle geheim, welches Kamel in dieser Runde zieht.
tb-ask_moving = Kamel { $camel } ist dran. Wähle sein Gehege, Ziel { $to }; es nimmt den niedrigsten freien Stellplatz.
tb-ask_over = Alle Karawanen sind angekommen.

## Die Gehege

word-palm = Palme
word-lamp = Lampe
word-scimitar = Säbel
word-star = Stern
word-moon = Mond

## Die Orte

tb-start = Start
tb-oasis1 = Oase 1
tb-oasis2 = Oase 2
tb-oasis3 = Oase 3
tb-oasis4 = Oase 4
tb-timbuktu = Timbuktu
tb-from = { $name } · von hier
tb-to = { $name } · hierhin
tb-here = { $name } · hier
tb-stage = Etappe { $stage } von { $stages }
tb-round = Runde { $round } von { $rounds }
tb-starter = Etappenstein: { $who }
tb-leader = Rundenstein: { $who }
tb-to_leave =
    { $count ->
        [0] alle Kamele sind aufgebrochen
        [one] noch 1 Kamel bricht auf
       *[other] noch { $count } Kamele brechen auf
    }

## Der Spielplan

tb-board = Etappe { $stage } von { $stages }, Start { $from }, Ziel { $to }. Je fünf Gehege mit fünf Stellplätzen an jedem Ort.
tb-camel = { $owner }: Kamel { $camel }, { $where }, { $pen } { $pitch }, trägt { $load }
tb-cost_free = zollfrei
tb-cost_toll = Zoll
tb-cost_full = voll
tb-risk =
    { $loses ->
        [0] sicher
       *[other] Risiko { NUMBER($loses, maximumFractionDigits: 1) }
    }
tb-risk_short =
    { $loses ->
        [0] sicher
       *[other] −{ NUMBER($loses, maximumFractionDigits: 1) }
    }
tb-way =
    { $pitch ->
        [0] { $pen }: { $cost }. { $act }
       *[other] { $pen }, Stellplatz { $pitch }: { $cost }, { $risk }. { $act }
    }
tb-choose = { $act }: geheim wählen.
tb-choose_secret = Nur du siehst, wohin { $camel } könnte
tb-laid_secret = Nur du siehst deine Karte: { $camel }
tb-pay = Zahl mit
tb-pay_worth = jetzt { $points } wert
tb-pitches = Stellplätze

## Aufstellen und Beladen

tb-to_place = Deine Kamele
tb-place_how = Nimm eins in die Hand, dann tipp auf ein Gehege.
tb-place_wait = Sie warten, bis du dran bist.
tb-plan = Mehrere zugleich
tb-plan_how = Tippe der Reihe nach für jedes Kamel ein Gehege an; ein angetipptes Kamel kommt zurück in die Hand.
tb-plan_begun = Sie gehen in ihre Gehege, sooft du am Zug bist.
tb-plan_go = { $count ->
    [0] Aufstellen
    [one] 1 Kamel aufstellen
   *[other] { $count } Kamele aufstellen
}
tb-plan_drop = Anhalten
tb-plan_pen = vorgesehen: { $pen }
tb-into = Ins Gehege
tb-hand = Kamel { $camel }, trägt { $load }
tb-load = Kamel { $camel } beladen
tb-load_wait = Deine Karawane ist beladen. Die anderen sind noch dabei.
tb-load_secret = nur du siehst deine Ladungen
tb-load_slots = Auf dem Kamel
tb-load_stock = Dein Vorrat
tb-load_left = noch { $count }
tb-load_off = { $good } wieder abladen

## Was eine Wahl bewirkt

tb-gist_move =
    { $loses ->
        [0] Was die Diebe auch noch verbergen, auf Stellplatz { $pitch } nehmen sie ihm nichts.
       *[other]
            Auf Stellplatz { $pitch } nehmen die Diebe ihm im Schnitt { NUMBER($loses, maximumFractionDigits: 1) } { $loses ->
                [one] Ware
               *[other] Waren
            }{ $points ->
                [0] .
               *[other] , jetzt { NUMBER($points, maximumFractionDigits: 1) } wert.
            }
    } { $pays_key ->
        [none] { "" }
       *[other] Der Zoll ist jetzt { $toll } wert.
    } { $swap_key ->
        [true] Tauschfeld: Jeder Stapel wandert einen Platz nach links, und du siehst einen neuen an.
       *[other] { "" }
    }
tb-gist_choose = Es trägt { $load }. Seine Karte bleibt verdeckt, bis es dran ist.
tb-gist_place = Es trägt { $load }.
tb-gist_load = In deinem Vorrat bleibt: { $rest }.
tb-meta_move =
    { $toll_key ->
        [none] zollfrei
       *[other] Zoll
    } · { $loses ->
        [0] sicher
       *[other] Risiko { NUMBER($loses, maximumFractionDigits: 1) }
    }{ $swap_key ->
        [true] { " " }· Tausch
       *[other] { "" }
    }
tb-meta_place = { $load }
tb-meta_choose =
    { $pen ->
        [Palme] bei der
        [Lampe] bei der
       *[other] beim
    } { $pen } · { $safest ->
        [0] ein sicheres Gehege
       *[other] kleinstes Risiko { NUMBER($safest, maximumFractionDigits: 1) }
    }
tb-button_move =
    { $toll_key ->
        [none] Zu { $pen } { $pitch } schicken
       *[other] Zu { $pen } { $pitch } schicken, { $toll } zahlen
    }
tb-button_choose = Kamel { $camel } verdeckt legen
tb-button_place = Kamel { $camel } ins Gehege { $pen }
tb-short_move = { $pen } { $pitch }
tb-short_place = { $camel }
tb-short_load = { "" }
group-free = Auf einem grünen Pfeil
group-toll = Für eine Ware als Zoll
group-full = Nicht möglich
group-place = Kamele
group-load = Ladungen
fact-camel = { "" }
fact-carries = { "" }
fact-stands = { "" }
fact-safest = { "" }
fact-pitch = { "" }
fact-swap = { "" }
fact-cost_points = { "" }
fact-loses = { "" }
fact-loses_points = { "" }

## Stapel, Notizbuch, Werte

tb-piles = Diebesstapel
tb-piles_pass = ein Tausch schiebt alle nach links
tb-piles_secret = Nur du siehst deinen Stapel und die, die du schon hattest.
tb-piles_none = Die Diebe werden verteilt, wenn die Kamele stehen.
tb-piles_over = Alle Stapel liegen offen; es gibt nichts mehr zu stehlen.
tb-pile_of = { $who }
tb-pile_left =
    Übrig, zwischen { $one ->
        [du] dir
        [Du] dir
       *[other] { $one }
    } und { $other ->
        [du] dir
        [Du] dir
       *[other] { $other }
    }
tb-pile_cards = { $pen }, Stellplätze { $pitches }, { $goods }
tb-pile_unseen = ungesehen
tb-notebook = Notizbuch
tb-notebook_empty = Was du über die Diebe wissen kannst, steht hier, sobald sie verteilt sind.
tb-notebook_over = Es gibt nichts mehr herauszufinden.
tb-note_unseen = ungesehen
tb-note_yours = dein Stapel
tb-note_left = übrig
tb-note_with =
    bei { $who ->
        [du] dir
        [Du] dir
       *[other] { $who }
    }
tb-chance_certain = wird gewiss bestohlen
tb-chance_possible = in { $in } von { $of } Fällen bestohlen
tb-chance_excluded = keine Gefahr
tb-legend_certain = gewiss
tb-legend_share = { $in } von { $of }
tb-legend_excluded = gefahrlos
tb-values = Verlorene Waren
tb-values_lead = jede hebt den Wert
tb-values_row = Wert pro Stück
tb-value = { $good }: { $value } wert; { $stolen } gestohlen, { $tolls } als Zoll gezahlt, { $aside } beiseitegelegt

## Die eigene Karawane und die Plätze

tb-mine = Meine Karawane
tb-mine_worth =
    { $goods ->
        [one] eine Ware
       *[other] { $goods } Waren
    }, jetzt { $worth } wert
tb-mine_up = zur Wahl
tb-mine_laid = Karte liegt
tb-mine_home = noch daheim
tb-mine_empty = leer
tb-mine_at = { $pen } { $pitch }
tb-fact_goods =
    { $count ->
        [one] 1 Ware
       *[other] { $count } Waren
    }
tb-fact_to_go = noch { $count }
tb-fact_lost =
    { $count ->
        [0] unversehrt
       *[other] { $count } verloren
    }
tb-fact_to_place = { $count } aufzustellen
tb-fact_loaded = { $count } von { $of } beladen
tb-fact_card = Karte: Kamel { $camel }
tb-fact_laid = eine verdeckte Karte

## Der Diebstahl

tb-theft = Die Diebe schlagen zu
tb-theft_pile = Stapel { $pile } von { $piles }
tb-theft_loss = { $owner }: Kamel { $camel } auf { $pitch } verliert { $load }.
tb-theft_nothing = Sie finden nichts.
tb-theft_took =
    { $count ->
        [0] nichts
        [one] 1 Ware
       *[other] { $count } Waren
    }
tb-theft_ahead = noch verdeckt
tb-theft_pile_sky = Stapel { $pile } von { $piles }
tb-theft_of =
    { $yours ->
        [yes] Dein Stapel
       *[other] Stapel von { $who }
    }
tb-theft_left = Der übrige Stapel
tb-theft_gist = { $pen } wird bestohlen: alles an { $goods } von den Stellplätzen { $pitches }.
tb-theft_next = Nächsten Stapel aufdecken
tb-theft_next_of =
    { $yours ->
        [yes] Nächsten Stapel aufdecken (deinen)
       *[other] Nächsten Stapel aufdecken ({ $who })
    }
tb-theft_play = Alles zeigen
tb-theft_pause = Pause
tb-taken = Was die Diebe nahmen
tb-taken_from = { $owner }: Kamel { $camel }, Stellplatz { $pitch }
tb-raised = Was davon noch getragen wird, ist nun mehr wert: { $changes }.
tb-raise = { $good } von { $from } auf { $to }
tb-worth_now = Jetzt wert
tb-cards_unseen = Noch nicht gesehen
tb-theft_again = Noch einmal
tb-theft_skip = Überspringen
tb-theft_go_on = Weiter
tb-ranking = In Timbuktu
tb-finale = Die Diebe von Timbuktu
tb-finale_scores = Zur Wertung

## So spielt es sich

tb-primer_caravan = Deine Kamele tragen Waren von Oase zu Oase. Was Timbuktu erreicht, zählt.
tb-primer_choice = In jeder Runde wählen alle geheim ein Kamel. Reihum geht jedes in ein Gehege der nächsten Oase: Zwei Gehege sind zollfrei, die anderen kosten eine seiner Waren.
tb-primer_thieves = Fünf Stapel mit Dieben liegen verdeckt; du siehst deinen. Ein Stapel bestiehlt ein Gehege: Von zwei Stellplätzen nimmt er zwei Sorten Waren. Auf Tauschfeldern wandern die Stapel nach links.
tb-primer_worth = Jede verlorene Ware macht die übrigen ihrer Sorte wertvoller. Der größte Wert in Timbuktu gewinnt.
