# Das Brett von Goldland: Beschriftungen, Vorschauen und was ein Vorleseprogramm davon sagt.

gl-progress = Runde { $round }
gl-progress_last = Runde { $round }, die letzte
gl-ask_choosing =
    { $done ->
        [0] Bewegen, ausrüsten und erkunden, jedes einmal und in beliebiger Reihenfolge; oder passe für eine Marke.
        [3] Du hast alle drei getan. Beende deinen Zug.
       *[other]
            Noch offen: { $moved_key ->
                [true] { "" }
               *[other] bewegen (bis { $steps }) ·{ " " }
            }{ $acquired_key ->
                [true] { "" }
               *[other] ausrüsten ·{ " " }
            }{ $explored_key ->
                [true] { "" }
               *[other] erkunden ·{ " " }
            }oder Zug beenden.
    }
gl-ask_moving =
    Geh von { $cell } weiter oder bleib stehen: { $steps ->
        [one] noch ein Schritt.
       *[other] noch { $steps } Schritte.
    }
gl-ask_paying =
    { $purpose_key ->
        [treasure] Für den Schatz
       *[other] Für { $cell }
    }: noch { $left ->
        [one] ein Gegenstand
       *[other] { $left } Gegenstände
    } zu zahlen. Jetzt { $kind }: aus dem Rucksack oder für Marken?
gl-ask_laying = Du hast gezogen: { $name }. Wähle ein Feld, dreh das Plättchen, wie du magst, und leg es.
gl-event_acquired =
    { $seat } { $seat ->
        [Du] hast
       *[other] hat
    } { $gain } genommen.
gl-event_traded =
    { $seat } { $seat ->
        [Du] hast
       *[other] hat
    } { $spent_eins } abgegeben und { $gain } genommen.
gl-event_drawn =
    { $seat } { $seat ->
        [Du] hast
       *[other] hat
    } ein Plättchen gezogen: { $name }.
gl-event_laid =
    { $treasure ->
        [yes]
            { $seat } { $seat ->
                [Du] hast
               *[other] hat
            } es auf { $cell } gelegt; dort liegt ein Schatz.
       *[no]
            { $seat } { $seat ->
                [Du] hast
               *[other] hat
            } es auf { $cell } gelegt.
    }

## Das Land

gl-board = Goldland, ein Land aus sieben mal sieben Plättchen. A1 ist die Ecke des Tempels, G7 der Start. Pfeiltasten gehen von Plättchen zu Plättchen, Enter wählt, I vergrößert, R dreht ein gezogenes Plättchen.
gl-coast = die Steilküste
gl-unknown = terra incognita
gl-north = N
gl-temple = Tempel
gl-tile_start = Landeplatz
gl-tile_coast = Küste
gl-tile_plain = Ebene
gl-tile_puma = Puma
gl-tile_natives = Einheimische
gl-tile_bandits = Banditen
gl-tile_desert = Wüste
gl-tile_lake = See
gl-tile_mountains = Gebirge
gl-tile_canyon = Schlucht
gl-cell = { $name }, { $cell }
gl-cell_titled = { $name }, { $cell }.
gl-cell_empty = { $cell }: unerforscht.
gl-cell_offer = { $cell } { $act }
gl-refused = Nicht möglich: { $act }
gl-costs = Betreten kostet { $cost }, mit einem eigenen Lager nichts.
gl-trade = Mit { $need_mit } im Rucksack darf man nehmen: { $sets }.
gl-trade_free = Hier darf man nehmen: { $sets }.
gl-or = { " " }oder{ " " }
gl-treasure = Hier liegt ein Schatz: Ausgraben kostet 2 Proviant.
gl-treasure_gone = Der Schatz ist schon ausgegraben.
gl-camps = Lager: { $camps }.
gl-camps_of = { $who } { $count }
gl-here = Hier stehen: { $who }.
gl-nothing_here = Offenes Land; nichts zu zahlen und nichts zu holen.
gl-marker_free = Das Abzeichen, { $value } wert, ist noch frei.
gl-marker_held =
    Das Abzeichen, { $value } wert, { $holder ->
        [du] hast du
        [Du] hast du
       *[other] hat { $holder }
    }.
gl-whole = Das ganze Land zeigen
gl-near = Die Umgebung zeigen

## Wege

gl-label_step =
    { $way ->
        [road] Geh nach { $to } auf { $cell }, { $name }
        [survive] Geh nach { $to } auf { $cell }, { $name }
       *[other] Gewaltmarsch nach { $to } auf { $cell }, { $name }
    }
gl-take = Nimm { $gain }
gl-label_nowhere = Geh nach { $to } auf { $cell }
gl-trip =
    { $steps ->
        [one] Geh nach { $cell }: ein Schritt, { $price }
       *[other] Geh nach { $cell }: { $steps } Schritte, { $price }
    }
gl-trip_stop = { gl-trip }; du hältst dort
gl-free = kostenlos
gl-tokens =
    { $count ->
        [one] eine Marke
       *[other] { $count } Marken
    }
gl-ordeal_items =
    { $count ->
        [one] 1 Gegenstand
       *[other] { $count } Gegenstände
    }
gl-meta_step =
    { $price_key ->
        [free] kostenlos
        [more]
            { $any ->
                [one] 1 Gegenstand
               *[other] { $any } Gegenstände
            }
       *[other] { $cost }
    }{ $marker ->
        [0] { "" }
       *[other] { " " }· Abzeichen +{ $marker }
    }
gl-meta_stop = auf { $cell }
gl-meta_explore =
    { $count ->
        [one] das letzte Plättchen
       *[other] { $count } im Stapel
    }{ $tokens ->
        [0] { "" }
        [one] { " " }· +1 Marke
       *[other] { " " }· +{ $tokens } Marken
    }
gl-gist_step =
    { $far_key ->
        [true]
            { $steps ->
                [one] Ein Schritt.
               *[other] { $steps } Schritte auf einmal.
            }
       *[other] { "" }
    } { $tokens ->
        [0] { "" }
        [one] Eine Marke ersetzt, was im Rucksack fehlt.
       *[other] { $tokens } Marken ersetzen, was im Rucksack fehlt.
    } { $marker_key ->
        [free] Das Abzeichen, +{ $value }, bekämst du.
        [held]
            Das Abzeichen, { $value }, { $holder ->
                [du] hast du
                [Du] hast du
               *[other] hat { $holder }
            }.
       *[other] { "" }
    } { $treasure_key ->
        [true] Dort liegt ein Schatz.
       *[other] { "" }
    }
gl-gist_lay =
    { $cut_key ->
        [true] Kein Weg würde anschließen.
       *[other] Anschluss an { $joins }.
    } { $tokens ->
        [0] { "" }
       *[other] Du nimmst eine Entdeckermarke.
    } { $field_key ->
        [true] Ein Schatz kommt darauf.
       *[other] { "" }
    }
gl-gist_explore =
    { $count ->
        [one] Das letzte Plättchen kommt.
       *[other] Eins von { $count } Plättchen kann kommen: { $plain } ohne Abenteuer, { $treasures } mit Schatz.
    } Dann wählst du, wo und wie es liegt.
gl-gist_acquire =
    { $moved_key ->
        [true]
            Du hättest { $load } im Rucksack; dein nächster Lauf hat { $steps ->
                [one] einen Schritt.
               *[other] { $steps } Schritte.
            }
       *[other]
            Du hättest { $load } im Rucksack und könntest { $steps ->
                [one] einen Schritt
               *[other] { $steps } Schritte
            } gehen.
    }
gl-gist_dig =
    { $points ->
        [one] +1 Punkt
       *[other] +{ $points } Punkte
    }, und dein Zug ist vorbei.
gl-gist_discard =
    Es kommt in den Vorrat zurück. Ein Lauf hat dann { $steps ->
        [one] einen Schritt.
       *[other] { $steps } Schritte.
    }
gl-gist_pass =
    { $tokens ->
        [0] Es ist keine Marke mehr da.
       *[other] Du nimmst eine Entdeckermarke zu deinen { $held } dazu.
    }
gl-gist_camp =
    Von nun an kommst du hier umsonst durch. { $left ->
        [0] Es ist dein letztes Lager.
        [one] Dir bleibt ein Lager.
       *[other] Dir bleiben { $left } Lager.
    } { $marker ->
        [0] { "" }
       *[other] Das Abzeichen, { $marker } wert, kommt zu dir.
    }
gl-tokens_paid =
    { $tokens ->
        [one] 1 Marke
       *[other] { $tokens } Marken
    }
gl-button_step =
    { $pays_key ->
        [free] Geh nach { $cell }
        [items] Nach { $cell }, zahl { $cost }
        [tokens] Nach { $cell }, zahl { gl-tokens_paid }
        [both] Nach { $cell }, zahl { $cost } und { gl-tokens_paid }
       *[ordeal]
            Gewaltmarsch nach { $cell }, zahl { $ordeal ->
                [one] 1 Gegenstand
               *[other] { $ordeal } Gegenstände
            }
    }
gl-button_stop = { gl-button_step } und halt dort
gl-button_lay = Auf { $cell } legen
gl-sum = Nötig: { $cost }; du hast { $held } und { gl-tokens_paid } ({ $rate } für einen Gegenstand).
gl-sum_any =
    Nötig: { $any ->
        [one] 1 Gegenstand
       *[other] { $any } Gegenstände
    }; du hast { $held } passende und { gl-tokens_paid } ({ $rate } für einen Gegenstand).
gl-sum_room = { $lacking ->
    [one] In deinem Rucksack fehlt ein Fach.
   *[other] In deinem Rucksack fehlen { $lacking } Fächer.
} { $kinds_count ->
    [0] Nichts darin darf jetzt hinausgeworfen werden.
   *[other] { "" }
}
gl-short_acquire = { $gain }
gl-short_lay = { $cell }
gl-short_item = { $kind }

## Erkunden

gl-lay_or = oder leg
gl-lay_here = es hierhin
gl-turn_left = Plättchen nach links drehen
gl-turn_right = Plättchen nach rechts drehen
gl-turns = { $name } auf { $cell }: drehen
gl-joins = Anschluss an { $cells }
gl-cut_off = abgeschnitten

## Rucksack und Plätze

gl-pack = Rucksack
gl-pack_words =
    Rucksack: { $items }; { $free } { $free ->
        [one] freies Fach
       *[other] freie Fächer
    }
gl-pack_carried = { $count } im Gepäck,
gl-pack_now =
    { $count ->
        [one] ein Schritt in diesem Lauf
       *[other] { $count } Schritte in diesem Lauf
    }
gl-pack_left =
    { $count ->
        [one] noch ein Schritt
       *[other] noch { $count } Schritte
    }
gl-pack_next =
    { $count ->
        [one] ein Schritt im nächsten Lauf
       *[other] { $count } Schritte im nächsten Lauf
    }
gl-thing_amulet = Amulett
gl-thing_treasure = Schatz
gl-thing_gold = Gold
gl-mine_tokens =
    { $count ->
        [one] 1 Marke
       *[other] { $count } Marken
    }; { $rate } für einen Gegenstand
gl-mine_camps =
    { $count ->
        [one] 1 Lager
       *[other] { $count } Lager
    }
gl-mine_gold = { $count } Gold
gl-fact_pack = Dinge im Rucksack
gl-fact_camps = übrige Lager

## Neben dem Land

gl-bonus = Bonus
gl-amulets = Amulette
gl-reserve = Reserve
gl-bonus_waits = Wer zuerst ankommt, bekommt einen Bonus von 2.
gl-bonus_open =
    Bonus offen, bis { $holder ->
        [du] du wieder dran bist
        [Du] du wieder dran bist
       *[other] { $holder } wieder dran ist
    }.
gl-bonus_closed = Der Bonus ist vorbei.
gl-last_round = Das ist die letzte Runde.
gl-markers = Abenteuerabzeichen
gl-no_holder = frei
gl-stock = Vorrat
gl-pile =
    { $count ->
        [0] Keine Plättchen mehr
        [one] Noch ein Plättchen
       *[other] Noch { $count } Plättchen
    }
gl-plain_count =
    { $count } { $count ->
        [one] Ebene
       *[other] Ebenen
    }

## So spielt es sich

gl-primer_pack = In deinem Zug darfst du dich bewegen, ausrüsten und erkunden, jedes einmal. Jedes Ding im Rucksack kostet dich einen Schritt: So viele Fächer frei sind, so weit gehst du.
gl-primer_explore = Beim Erkunden ziehst du ein Plättchen. Leg es neben dich und dreh es, wie du magst. Du bekommst eine Entdeckermarke, mit der du später kaufst, was dir fehlt.
gl-primer_adventure = Wege kosten nichts. Wo ein Abenteuer wartet, zahlst du, was es in Rot zeigt, und darfst ein Lager aufschlagen, das dich für immer durchlässt. Wer zuerst besteht, bekommt das Abzeichen; wer mehr Lager hat, nimmt es weg.
gl-primer_temple = Schätze gräbst du für zwei Proviant aus. Wer einen Lauf am Tempel beendet, nimmt ein Amulett und danach in jedem Zug ein Gold. Das meiste Gold gewinnt.

## Das Ende

gl-finale = Die Rucksäcke werden geleert
gl-finale_gold = Gold zählen
gl-finale_treasures = Schätze zählen
gl-finale_amulet = Amulette zählen
gl-finale_markers = Abzeichen zählen
gl-finale_scores = Zur Wertung
fact-cell = { "" }
fact-cost = { "" }
fact-cost_total = { "" }
fact-gain = { "" }
fact-need = { "" }
fact-lacking = { "" }
fact-throw_out = { "" }
fact-joins = { "" }
fact-cut_off = { "" }
fact-adventure = { "" }
fact-marker = { "" }
group-exchange = Gegenstand für Marken
word-start = Landeplatz
word-coast = Küste
word-plain = Ebene
