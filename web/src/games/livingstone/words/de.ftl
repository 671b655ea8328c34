# Das Brett von LivingStone: Beschriftungen, Vorschauen und was ein Vorleseprogramm davon sagt.

ls-progress = Runde { $round }, Spalte { $column } von 10
ls-progress_short = Halt { $column } von 10
ls-over = nach der letzten Spalte
ls-out = zu wenig gespendet
ls-declined = verzichtet
ls-above = mehr als { $pips } nötig
ls-above_short = > { $pips }
ls-ask_above = Nimm einen Würfel über deiner { $bar } und nutze ihn für eine Aktion, oder verzichte für diese Runde.
ls-short =
    { $fees ->
        [0] Das kostet £{ $cost }; du hast £{ $cash }.
        [one] Das kostet £{ $cost }, davon £1 an einen anderen Besitzer; du hast £{ $cash }.
       *[other] Das kostet £{ $cost }, davon £{ $fees } an andere Besitzer; du hast £{ $cash }.
    }
button-place_tent =
    { $cost ->
        [0] Zelt errichten, kostenlos
       *[other] Zelt errichten für £{ $cost }
    }
button-sell =
    { $count } { $gem ->
        [transparent]
            { $count ->
                [one] transparenten
               *[other] transparente
            }
        [blau]
            { $count ->
                [one] blauen
               *[other] blaue
            }
       *[other]
            { $count ->
                [one] roten
               *[other] rote
            }
    } verkaufen, +£{ $pounds }
meta-dig = etwa £{ $pounds } · weiß { $white } %
meta-take_coins = +£{ $gain } · Börse £{ $cash }
meta-draw_card = { $count } im Stapel
gist-take_die =
    Reihe { $pips } von Spalte { $column }: Ein Zelt kostet £{ $cost } und bringt { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }. Oder £{ $pips }, { $pips ->
        [one] ein Stein
       *[other] { $pips } Steine
    } aus dem Beutel oder eine Karte.
gist-place_tent = Bringt { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }, wenn Spalte { $column } gewertet wird. In Reihe { $row } hättest du { $own }, der beste andere { $others }; die Mehrheit ist { $bonus } wert.
gist-take_coins = In deiner Börse wären £{ $cash }.
gist-dig =
    { $stones ->
        [one] Ein Stein: etwa
       *[other] { $stones } Steine: etwa
    } £{ $pounds } in Edelsteinen; der weiße Stein kommt in { $white } von 100 Fällen.
gist-draw_card =
    Im Stapel { $count ->
        [one] liegt noch eine Karte
       *[other] liegen { $count } Karten
    }.
gist-donate = In deiner Börse wären £{ $cash }, in deiner Schatzkiste £{ $chest }. Zurück geht es nicht.
deed-coins_taken = £{ $pounds } genommen
deed-card_drawn = Karte gezogen
deed-stones_drawn = geschürft
deed-tent_placed = Zelt, Reihe { $row }
deed-none = in der Hand
die-open = zu haben
die-barred = jetzt nicht
die-chosen = deine Wahl
die-lying = frei
ls-board = Der Sambesi mit zehn Spalten zu sechs Reihen. Das Boot liegt in Spalte { $column }, wo ein Zelt £{ $cost } kostet.
ls-points = Punkte pro Zelt
ls-majority = Mehrheit je Reihe
ls-river = Sambesi
ls-site = Spalte { $column }, Reihe { $row }: { $camps }
ls-camp =
    { $who } { $count ->
        [one] ein Zelt
       *[other] { $count } Zelte
    }
ls-empty = kein Zelt
ls-offer = { $site }. { $act }
ls-row = Reihe { $row } bringt { $points } pro Zelt und { $bonus } für die Mehrheit: { $leaders }
ls-row_none = Reihe { $row } bringt { $points } pro Zelt und { $bonus } für die Mehrheit; noch hat sie niemand
ls-lead = { $who } { $count }
tray-title = Würfel von Runde { $round }
tray-starter =
    begonnen von { $who ->
        [du] dir
        [Du] dir
       *[other] { $who }
    }
tray-left =
    { $count ->
        [0] keiner mehr in der Mitte
        [one] einer noch in der Mitte
       *[other] { $count } noch in der Mitte
    }
tray-out =
    { $who }: { $count ->
        [one] kein Würfel mehr über dem zuletzt genommenen
       *[other] kein Würfel mehr über den zuletzt genommenen
    }.
tray-stopped =
    { $count ->
        [one] Verzichtet: { $who }.
       *[other] Verzichtet haben: { $who }.
    }
bag-title = Im Beutel
bag-stones =
    { $count ->
        [one] ein Stein
       *[other] { $count } Steine
    }
bag-worth = Wert je Stein
bag-pounds = £{ $pounds }
bag-clear = £{ $price }
bag-blue = £{ $price }
bag-red = £{ $price }
bag-black = Geröll
bag-white = weiß
preview-title = Punktevorschau
preview-tent = mit diesem Zelt
preview-now = jetzt
preview-column = Sp. { $column }
preview-rows = Reihen
preview-sum = Summe
mine-purse = Börse
mine-worth = £{ $pounds } wert
mine-given = gespendet
mine-secret = nur du siehst das
mine-no_cards = Keine Karten auf der Hand.
mine-tents =
    { $count ->
        [one] noch 1 Zelt
       *[other] noch { $count } Zelte
    }
fact-tents = übrige Zelte
fact-cards = Karten
fact-gifts = Spenden an die Königin
fact-coins = Taler auf der Hand
fact-given = der Königin gespendet
fact-gems = Edelsteine
card-native_guide = Ein Zelt ohne Expeditionskosten.
card-elephants = Ein Zelt in einer beliebigen Reihe der Bootsspalte.
card-camp_expansion = Ein weiteres Zelt neben einem von deinen.
card-treasure = £4 aus der Bank.
card-royal_favor = Ein Würfel mehr in diesem Zug.
card-market = Edelsteine für £ und ebenso viele Punkte verkaufen.
card-cave_discovery = Drei Steine ohne Würfel.
card-reverse = Das Boot fährt eine Spalte zurück.
card-lion = 4 Punkte, jetzt oder am Ende.
card-rhino = 3 Punkte, jetzt oder am Ende.
card-antelope = 2 Punkte, jetzt oder am Ende.
finale-title = Die Schatzkisten werden geöffnet
finale-lead = Wer der Königin am wenigsten gespendet hat, kann nicht gewinnen.
finale-gave = £{ $pounds } gespendet
finale-out = nicht genug
finale-safe = die Königin ist zufrieden
finale-sealed = verschlossen
finale-next = Nächste Kiste öffnen
finale-scores = Zur Wertung
ls-anytime = Jederzeit in deinem Zug
short-take_die = { $pips }
short-sell =
    { $gem ->
        [transparent] Transparente
        [blau] Blaue
       *[other] Rote
    } verkaufen
short-donate = Spenden
short-decline = Verzichten
short-end_turn = Zug beenden
ls-primer_dice = Jede Runde werden die Würfel geworfen und reihum genommen. Jeder Würfel, den du nimmst, muss höher sein als dein letzter: Niedrige geben dir viele Züge, hohe dafür starke.
ls-primer_deeds = Ein Würfel bringt eine Sache: ein Zelt in seiner Reihe der Bootsspalte, so viele Taler, so viele Steine aus dem Beutel oder eine Karte.
ls-primer_points = Ein Zelt bringt, wenn das Boot seine Spalte verlässt; Reihen tief im Landesinneren bringen am meisten. Am Ende bekommt die Mehrheit jeder Reihe deren Schild; da bringen die Reihen am Fluss am meisten.
ls-primer_queen = Steck Taler für die Königin in deine Schatzkiste. Niemand sieht, wie viele. Wer am wenigsten gespendet hat, kann nicht gewinnen, egal mit wie vielen Punkten.

# Said by the reckoning under the board.
fact-shares_then = {""}
