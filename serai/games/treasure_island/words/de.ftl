# Treasure Island auf Deutsch. Orte sind Zehntelmeilen, erst nach Osten, dann nach Norden.


## Was gefragt ist

ask-taking_pirates = Nimm einen Piraten.
ask-placing_tokens = Welche deiner Zugmarken kommt als nächste?
ask-trick_window = Ein Trick, bevor es weitergeht?
ask-choosing_hint = Ein Hinweis ist fällig: welche Karte?
ask-laying_token = Welche Marke liegt darunter?
ask-stating = Was sagst du ihnen?
ask-imprisoning = Nenne den Turm für Silver.
ask-acting =
    { $actions_left ->
        [0] Nutze einen Gegenstand oder beende deinen Zug.
        [one] Noch eine Aktion.
       *[other] { $actions_left } Aktionen.
    }
ask-second_half = Die andere Hälfte deiner Aktion, oder lass sie.
ask-pointing =
    { $purpose_key ->
        [treasure] Wo vergräbst du den Schatz?
        [horse] Wohin reitest du?
        [foot] Wohin gehst du zu Fuß?
        [move_7] Wohin gehst du?
        [full_gallop] Wohin galoppierst du?
        [silver_move] Wohin läufst du?
        [patrol] Wo steht die Patrouille?
       *[other] Wo ist die Mitte des Rings?
    }
ask-answering_search = Nichts gefunden. Bekommt der Suchende eine Marke?
ask-answering_compass = Welche Kompasskarte gibst du?
ask-escaping = Du bist frei. Ein Trick zum Anfang?
ask-running = Lauf.
ask-sending = Welcher deiner Piraten handelt?

## Überschriften

group-map = Auf der Karte
group-place = Orte mit Namen
group-tower = Türme
group-action = Aktionen
group-special = Sonderaktionen, noch übrig
group-item = Gegenstände
group-card = Deine Karten
group-token = Marken
group-statement = Aussagen
group-answer = Antworten
group-trick = Tricks
group-choice = Auswahl

## Was man wählen kann

action-take_pirate = { $pirate }
action-place_token = Die Marke von { $pirate }
action-play_hint = Spiele „{ $card }“
action-exchange = Tausche drei Karten mit Truhensymbol aus
action-lay_token =
    { $token_key ->
        [truth] Wahrheit: Die Aussage muss wahr sein
        [bluff] Bluff: Sag, was du willst
       *[lie] Lüge: Die Aussage muss falsch sein
    }
action-say_impossible = „Unmöglich“
action-say_altitude = Er liegt in der Zone { $zone }
action-say_level_line = Er liegt { $side } der Höhenlinie { $level }
action-say_out_of_reach = Mehr als 6 Meilen von { $pirate }
action-say_within_reach = Höchstens 6 Meilen von { $pirate }
action-say_bearing = Im { $direction } von { $pirate }
action-say_lost_quarter = Nicht im { $corner } von { $pirate }
action-whisper =
    { $crooked ->
        [yes] Flüstere, mit der Karte des Schatzes darunter
       *[no] Flüstere ehrlich
    }
action-say_rivals = Näher bei { $nearer } als bei { $farther }
action-say_nearest_rogue = { $pirate } ist am nächsten
action-say_rings =
    { $band ->
        [inner] Bis 3 Meilen von { $pirate }
        [middle] 3 bis 6 Meilen von { $pirate }
       *[outer] Über 6 Meilen von { $pirate }
    }
action-say_three_towers = Er liegt { $side } des Dreiecks der Türme { $a }, { $b }, { $c }
action-say_one_of_three = In Bezirk { $a }, { $b } oder { $c }
action-say_corridor =
    { $axis ->
        [north_south] Höchstens 2 Meilen von der Nord-Süd-Linie durch { $pirate }
       *[east_west] Höchstens 2 Meilen von der Ost-West-Linie durch { $pirate }
    }
action-say_from_my_window = Von meinem Fenster aus im { $direction }
action-say_cell_or_rogue =
    { $nearer ->
        [pirate] { $pirate } ist näher als mein Turm
       *[tower] Mein Turm ist näher als { $pirate }
    }
action-say_lay_of_the_land =
    { $terrain_key ->
        [forest] Nicht im Wald
        [water] Nicht im Wasser
        [built] Nicht auf bebautem Gelände
       *[open] Nicht auf offenem Gelände
    }
action-say_close_shave = Höchstens 4 Meilen von { $pirate }
action-say_cold_ground = Mehr als 4 Meilen von allen
action-say_cross_them_off = Weder in Bezirk { $a } noch in { $b }
action-say_elevation =
    { $treasure ->
        [higher] Höher als { $pirate }
        [equal] Auf gleicher Höhe wie { $pirate }
       *[lower] Tiefer als { $pirate }
    }
action-nothing = Gib nichts
action-give =
    { $traitor ->
        [yes] Gib „{ $token }“ und dazu die Verrätermarke
       *[no] Gib „{ $token }“
    }
action-give_compass = Kompasskarte { $card }
action-no_trick = Kein Trick
action-fog = Nebel über den Bezirken { $a }, { $b }, { $c }
action-fog_upto = Nebel über drei Bezirken
action-patrol = Schick die Patrouille
action-phantom =
    { $real ->
        [newcomer] Phantom aus Turm { $tower }; der neue ist echt
       *[prisoner] Phantom aus Turm { $tower }; der Gefangene ist echt
    }
action-open_tunnels = Nutze die Tunnel
action-imprison = Turm { $tower }
action-horse = Pferd: reite bis 6 Meilen
action-foot = Zu Fuß: geh bis 3 Meilen
action-small_search = Kleine Suche
action-large_search = Große Suche
action-verify = Überprüfung: sieh die Marke von Hinweis { $hint } an
action-full_gallop = Voller Galopp
action-compass = Kompass
action-king_george = King George: kleine Suche überall
action-spyglass = Fernrohr: große Suche überall
action-ancient_scrolls = Alte Schriftrollen: zwei Bezirkskarten
action-use_move_7 = Gegenstand: Zug über 7 Meilen
action-use_any_action = Gegenstand: eine Aktion mehr
action-use_extra_search = Gegenstand: zusätzliche kleine Suche
action-pass = Passe
action-leave_it = Lass es
action-end_turn = Beende deinen Zug
action-send = { $pirate }
action-run = Lauf mit Figur { $figure }
action-tunnel = Tunnel { $tunnel } zum Ausgang { $to }, Figur { $figure }
action-rest = Bleib, wo du bist
action-point = Hier: { $x }, { $y }
action-point_upto = Nenne einen Ort in Zehntelmeilen
amount-point-x = Wie weit nach Osten, in Zehntelmeilen ({ $least } bis { $most })?
amount-point-y = Wie weit nach Norden, in Zehntelmeilen ({ $least } bis { $most })?
amount-fog-a = Erster Bezirk, { $least } bis { $most }?
amount-fog-b = Zweiter Bezirk, { $least } bis { $most }?
amount-fog-c = Dritter Bezirk, { $least } bis { $most }?

## Was eine Wahl bringt

fact-purpose = { "" }
fact-runs = { "" }
fact-from = { "" }
fact-radius = { "" }
fact-drawing = { "" }
fact-place =
    { $value_key ->
        [likeliest] wo er am ehesten liegt
        [here] genau hier
        [treasure] dein Schatz
        [towards_treasure] auf deinen Schatz zu
        [tower] am { $name_tower }
        [landmark] { $name_bei }
        [pirate] wo { $name } steht
       *[district] { $name_in }
    }
fact-name = { "" }
fact-called = { $value_tower }
fact-miles =
    { NUMBER($value, maximumFractionDigits: 1) } { $value ->
        [one] Meile
       *[other] Meilen
    }
fact-percent = { NUMBER($value, maximumFractionDigits: 0) } %
fact-true =
    { $value ->
        [yes] wahr
       *[no] falsch
    }
fact-stock = noch { $value }
fact-uses =
    { $value ->
        [0] aufgebraucht
       *[other] noch { $value }
    }
fact-skulls = schließt aus: { $value }
fact-spots =
    { $value ->
        [one] 1 Stelle
       *[other] { $value } Stellen
    }
fact-chest_icon =
    { $value ->
        [yes] Truhensymbol
       *[no] { "" }
    }
fact-true_answers = { "" }
fact-keeps = lässt bis zu { NUMBER($value, maximumFractionDigits: 0) } Quadratmeilen übrig
fact-square_miles = lässt { NUMBER($value, maximumFractionDigits: 0) } Quadratmeilen übrig

# What a hint card lets Silver say.
card-far = { $far } { $far ->
    [one] Meile
   *[other] Meilen
}
card-told = { $card_key ->
    [altitude] Nennt eine von drei Höhenzonen, in der er liegt.
    [level_line] Nennt eine Höhenlinie; er liegt darin oder außerhalb.
    [out_of_reach] Nennt einen Piraten, der mehr als { card-far } entfernt ist.
    [within_reach] Nennt einen Piraten im Umkreis von { card-far }.
    [bearing] Nennt einen Piraten und auf welcher Seite von ihm der Schatz liegt.
    [lost_quarter] Nennt einen Piraten und ein Viertel um ihn, in dem der Schatz nicht liegt.
    [rivals] Nennt zwei Piraten: Dem ersten ist er näher.
    [nearest_rogue] Nennt den Piraten, der am nächsten ist.
    [rings] Nennt einen Piraten und wie weit: bis { $near }, { $near } bis { $far }, über { card-far }.
    [three_towers] Nennt drei Türme; er liegt in ihrem Dreieck oder außerhalb.
    [one_of_three] Nennt drei Bezirke; in einem davon liegt er.
    [corridor] Nennt einen Piraten; der Schatz liegt bis { card-far } neben einer Linie durch ihn.
    [from_my_window] Nennt das Viertel des Horizonts, von deinem Turm aus.
    [cell_or_rogue] Sagt, ob ein Pirat oder dein Turm näher ist.
    [lay_of_the_land] Nennt ein Gelände, auf dem er nicht liegt.
    [close_shave] Nennt einen Piraten im Umkreis von { card-far }.
    [cold_ground] Sagt, dass alle Piraten mehr als { card-far } entfernt sind.
    [cross_them_off] Nennt zwei Bezirke; in keinem davon liegt er.
    [elevation] Sagt, ob er höher oder tiefer liegt als ein Pirat.
   *[whispers] Gibt jedem Piraten geheim eine weitere Bezirkskarte.
}

## Was geschah

event-silver_is =
    { $seat } { $seat ->
        [Du] spielst
       *[other] spielt
    } Long John Silver.
event-pirate_taken =
    { $seat } { $seat ->
        [Du] hast
       *[other] hat
    } { $pirate } genommen.
event-token_placed = Die Marke von { $pirate } liegt.
event-silver_drew = Du hast gezogen: { $hints }; Kompass: { $compass }; Tricks: { $tricks }.
event-treasure_hidden =
    { $seat } { $seat ->
        [Du] hast
       *[other] hat
    } den Schatz vergraben.
event-treasure_hidden_spot = Du hast den Schatz bei { $spot } vergraben.
event-district_dealt = { $pirate } hat eine Bezirkskarte bekommen.
event-district_dealt_district = { $pirate } weiß nun: Der Schatz liegt nicht { $district_in }.
event-day =
    { $what_key ->
        [nothing] Tag { $day }: { $pirate }.
       *[other] Tag { $day }: { $what }. { $pirate }.
    }
event-hint_played = Silver hat „{ $card }“ gespielt.
event-token_laid = Unter Hinweis { $hint } liegt nun eine Marke.
event-token_laid_token =
    Du hast unter Hinweis { $hint } { $token_key ->
        [truth] die Wahrheit
        [bluff] einen Bluff
        [lie] die Lüge
       *[other] { $token }
    } gelegt.
event-hint_said = Hinweis { $hint }, „{ $card }“: Die Landkarte zeigt ihn.
event-hand = Auf deiner Hand: { $cards }.
event-exchanged = Silver hat ausgetauscht: { $cards }.
event-imprisoned = { $pirate } hat Silver in Turm { $tower } gesperrt.
event-moved =
    { $gallop ->
        [yes] { $pirate } ist nach { $to } galoppiert.
       *[no] { $pirate } ist von { $from } nach { $to } gezogen.
    }
event-searched =
    { $found ->
        [yes] { $pirate } hat bei { $centre } gesucht und den Schatz gefunden!
       *[no] { $pirate } hat bei { $centre } gesucht: nichts.
    }
event-nothing_found = { "" }
event-chest_given = { $pirate } hat eine Truhenmarke bekommen.
event-chest_given_token =
    { $pirate } hat „{ $token }“ bekommen{ $traitor ->
        [yes] { " " }und dazu die Verrätermarke
       *[no] { "" }
    }.
event-compass_given = { $pirate } hat eine Kompasskarte bekommen.
event-compass_given_skulls = { $pirate } weiß nun, wo er nicht liegt: { $skulls }.
event-verified = { $pirate } hat die Marke von Hinweis { $hint } angesehen.
event-verified_token =
    { $pirate } hat unter Hinweis { $hint } { $token_key ->
        [truth] die Wahrheit
        [bluff] einen Bluff
        [lie] die Lüge
       *[other] { $token }
    } gesehen.
event-item_used = { $pirate } hat „{ $token }“ benutzt.
event-passed = { $pirate } hat gepasst.
event-fog_laid = Nebel ist aufgezogen: { $districts }.
event-patrol_called = Eine Patrouille ist ausgerückt.
event-patrol_sent = Die Patrouille steht bei { $spot }.
event-fog_lifted = Der Nebel hat sich gelichtet: { $districts }.
event-patrol_left = Die Patrouille ist abgezogen.
event-phantom_called = Ein zweiter Silver hat Turm { $tower } verlassen.
event-tunnels_opened = Silver kennt die Tunnel.
event-escaped = Silver ist ausgebrochen!
event-silver_moved = Silver { $figure } ist von { $from } nach { $to } gelaufen.
event-silver_rested = Silver ist geblieben, wo er war.
event-treasure_found = Der Schatz ist gefunden, bei { $spot }. Gewonnen: { $winners }.
event-silver_reached_it = Silver stand bei { $spot } auf seinem Schatz. Gewonnen: { $winners }.
event-nobody_won = Niemand hat ihn gefunden. Er lag bei { $spot }.

## Das Ende

source-won = Gewonnen
reason-treasure_found = Der Schatz wurde gefunden.
reason-silver_reached_it = Silver hat seinen Schatz erreicht.
reason-nobody = Niemand hat ihn gefunden.

## Wörter

word-anne = Anne
word-charlotte = Charlotte
word-jim = Jim
word-olivier = Olivier
word-move_7 = Zug über sieben
word-any_action = Beliebige Aktion
word-extra_search = Zusätzliche Suche
word-not_here = Nicht hier
word-starting_hint = Starthinweis
word-take_bluff = Silver nimmt einen Bluff
word-prison = Gefängnis
word-black_spot = Der Schwarze Fleck
word-black_spot_hint = Hinweis des Schwarzen Flecks
word-escape = Ausbruch
word-altitude = Höhenlage
word-level_line = Höhenlinie
word-out_of_reach = Außer Reichweite
word-within_reach = In Reichweite
word-bearing = Peilung
word-lost_quarter = Verlorenes Viertel
word-whispers = Geflüster
word-rivals = Rivalen
word-nearest_rogue = Nächster Schurke
word-rings = Ringe
word-three_towers = Drei Türme
word-one_of_three = Einer von dreien
word-corridor = Korridor
word-from_my_window = Aus meinem Fenster
word-cell_or_rogue = Zelle oder Schurke
word-lay_of_the_land = Gelände
word-close_shave = Haarscharf
word-cold_ground = Kalte Spur
word-cross_them_off = Durchgestrichen
word-elevation = Höhenvergleich
word-volcano = Vulkan
word-temple = Tempel
    .bei = am Tempel
    .von = vom Tempel
word-coast = Küste
word-forest = Wald
word-water = Wasser
word-built = bebaut
word-open = offen
word-north_east = Nordosten
word-south_east = Südosten
word-south_west = Südwesten
word-north_west = Nordwesten

# Marken und Tricks.
word-truth = Wahrheit
word-bluff = Bluff
word-lie = Lüge
word-fog = Nebel
word-patrol = Patrouille
word-traitor = Verräter
word-phantom = Phantom
word-tunnel = Tunnel

# Sonderaktionen.
word-verification = Überprüfung
word-full_gallop = Voller Galopp
word-compass = Kompass
word-king_george = King George
word-spyglass = Fernrohr
word-ancient_scrolls = Alte Schriftrollen

# Der Kompass.
word-N = Norden
word-NE = Nordosten
word-E = Osten
word-SE = Südosten
word-S = Süden
word-SW = Südwesten
word-W = Westen
word-NW = Nordwesten

# Bezirke.
word-Marrow_Beach = Knochenstrand
    .in = am Knochenstrand
    .nach = zum Knochenstrand
word-Reef_Hamlets = Riffweiler
    .in = in Riffweiler
    .nach = nach Riffweiler
word-Rum_Harbour = Rumhafen
    .in = in Rumhafen
    .nach = nach Rumhafen
word-Cinder_Slopes = Aschehänge
    .in = an den Aschehängen
    .nach = zu den Aschehängen
word-Old_Mission = Alte Mission
    .in = bei der Alten Mission
    .nach = zur Alten Mission
word-Fever_Swamp = Fiebersumpf
    .in = im Fiebersumpf
    .nach = in den Fiebersumpf
word-Parrot_Woods = Papageienwald
    .in = im Papageienwald
    .nach = in den Papageienwald
word-Watchmens_Rock = Wächterfels
    .in = am Wächterfels
    .nach = zum Wächterfels
word-Temple_Vale = Tempeltal
    .in = im Tempeltal
    .nach = ins Tempeltal
word-Fort_Royal = Fort Royal
    .in = in Fort Royal
    .nach = nach Fort Royal
    .tower = Turm von Fort Royal
word-Pearl_Shoals = Perlenbänke
    .in = an den Perlenbänken
    .nach = zu den Perlenbänken
word-Hangmans_Hook = Henkershaken
    .in = am Henkershaken
    .nach = zum Henkershaken
word-Saltpan_Flats = Salzebene
    .in = in der Salzebene
    .nach = in die Salzebene
word-Redcoat_Harbour = Rotrockhafen
    .in = im Rotrockhafen
    .nach = in den Rotrockhafen
word-Powder_Isle_Road = Pulverreede
    .in = an der Pulverreede
    .nach = zur Pulverreede
word-Sugar_Terraces = Zuckerterrassen
    .in = auf den Zuckerterrassen
    .nach = zu den Zuckerterrassen
word-Mourning_Bay = Trauerbucht
    .in = in der Trauerbucht
    .nach = in die Trauerbucht
word-Crows_Heights = Krähenhöhen
    .in = auf den Krähenhöhen
    .nach = auf die Krähenhöhen
word-Monkey_Jungle = Affendschungel
    .in = im Affendschungel
    .nach = in den Affendschungel
word-Bell_Point = Glockenspitze
    .in = an der Glockenspitze
    .nach = zur Glockenspitze
word-Lantern_Cape = Laternenkap
    .in = am Laternenkap
    .nach = zum Laternenkap
word-Widows_Reach = Witwenufer
    .in = am Witwenufer
    .nach = zum Witwenufer
word-Deepwood = Tiefenwald
    .in = im Tiefenwald
    .nach = in den Tiefenwald

# Rote Sperrgebiete.
word-The_Cauldron = Der Kessel
word-Saw-tooth_Range = Sägekamm
word-Sinking_Fen = Saugmoor
word-Mount_Vengeance = Racheberg
word-Blackwater_Lake = Schwarzwassersee
word-Gibbet_Crags = Galgenklippen
word-Drowned_Quarry = Gefluteter Steinbruch

# Türme.
word-Marrow = Knochenturm
word-Hamlet = Weilerturm
word-Harbour = Hafenturm
word-Cinder = Ascheturm
word-Mission = Missionsturm
word-Fever = Fieberturm
word-Watchmen = Wächterturm
word-Hook_Light = Hakenturm
word-Salt_Tower = Salzturm
word-Harbour_Keep = Hafenturm
word-Powder_Tower = Pulverturm
word-Terrace_Tower = Terrassenturm
word-Bay_Watch = Buchtturm
word-Quarry_Tower = Steinbruchturm
word-Bell_Tower = Glockenturm
word-Cape_Lantern = Kapturm

# Wahrzeichen.
word-idol = Götzenbild
    .bei = am Götzenbild
    .von = vom Götzenbild
word-wreck = Wrack
    .bei = am Wrack
    .von = vom Wrack
word-gallows = Galgen
    .bei = am Galgen
    .von = vom Galgen
word-governor_house = Gouverneurshaus
    .bei = am Gouverneurshaus
    .von = vom Gouverneurshaus
word-sugar_mill = Zuckermühle
    .bei = an der Zuckermühle
    .von = von der Zuckermühle
word-bell_rock = Glockenfels
    .bei = am Glockenfels
    .von = vom Glockenfels
word-monkey_idol = Affengötze
    .bei = am Affengötzen
    .von = vom Affengötzen
word-old_battery = Alte Batterie
    .bei = an der Alten Batterie
    .von = von der Alten Batterie
word-shipwreck = Schiffswrack
    .bei = am Schiffswrack
    .von = vom Schiffswrack
word-crow_stone = Krähenstein
    .bei = am Krähenstein
    .von = vom Krähenstein
word-salt_pans = Salzpfannen
    .bei = an den Salzpfannen
    .von = von den Salzpfannen

## Optionen

option-map = Insel
option-map-treasure_island = Schatzinsel
option-map-revenge_island = Racheinsel
option-tricks = Trickkarten
option-tricks-none = keine
option-tricks-standard = die fünf üblichen
option-tricks-extended = mit Tunnel
option-trick_points = Trickpunkte
option-trick_points-1 = 1, kein Trick mit Wert 2
option-trick_points-0 = 0, schwer
option-trick_points-2 = 2, leicht
option-trick_points-3 = 3, sehr leicht
option-silver = Wer Silver ist
option-silver-first = der erste Platz
option-silver-last = der letzte Platz
option-silver-drawn = ausgelost
option-characters = Piraten
option-characters-chosen = gewählt
option-characters-drawn = ausgelost
option-token_order = Zugmarken
option-token_order-manual = Silvers rechter Nachbar zieht zuerst
option-token_order-clockwise = Silvers linker Nachbar zieht zuerst
option-start_circles = Startkreise
option-start_circles-used = der Piraten im Spiel
option-start_circles-all = alle vier
option-revenge_districts = Bezirke der Racheinsel
option-revenge_districts-12 = zwölf
option-revenge_districts-11 = elf
option-perimeters = Schutzzonen
option-perimeters-with_map = auf der Racheinsel
option-perimeters-never = nie
option-rings = Suchringe
option-rings-narrow = eng, nach Spielerzahl
option-rings-middle = mittel
option-rings-wide = weit
option-rings-common = für alle gleich
option-two_stars = Zwei Aktionen pro Zug
option-two_stars-second_half = ab Tag 6, mit vier Piraten ab 16
option-two_stars-black_spot = ab dem Schwarzen Fleck
option-two_stars-halves = in der zweiten Hälfte
option-two_stars-even = passend zur Spielerzahl
option-chest_icon = Truhensymbole
option-chest_icon-once = eine Marke schaltet alle frei
option-chest_icon-each = eine Marke für jedes
option-escape_rounds = Runden nach dem Ausbruch
option-escape_rounds-none = ohne Grenze
option-escape_rounds-10 = 10
option-escape_rounds-20 = 20
option-escape_rounds-40 = 40
option-verification = Überprüfung
option-verification-twice = zweimal pro Partie
option-verification-once = einmal pro Partie
option-scrolls = Karten der Alten Schriftrollen
option-scrolls-shown = Silver sieht sie
option-scrolls-hidden = Silver verborgen
option-lone_traitor = Verräter zu zweit
option-lone_traitor-boxed = bleibt in der Schachtel
option-lone_traitor-kept = ist im Spiel

## Der Spielplan

board-title = Treasure Island
board-day = Tag { $day } von { $last }
board-round = Ausbruch, Runde { $round }
board-setup = vor dem ersten Tag
board-possible = { NUMBER($miles, maximumFractionDigits: 0) } Quadratmeilen möglich, nach dem, was gewiss ist
board-legend = . möglich  + eher  # am ehesten  ~ Meer  : Land scheidet aus  X rot  A C J O Piraten  S Silver  T Turm  $ Schatz
heading-hints = Hinweise
heading-yours = Deins
heading-chest = Truhe
board-hint =
    { $number } { $card } ({ $token_key ->
        [truth] Wahrheit
        [bluff] Bluff
        [lie] Lüge
       *[other] { $token }
    }): { $said }
board-unknown = ?
board-trust = Vertrauen { $percent } %
board-none = noch nichts
help-board =
    Die Karte zeigt ein Zeichen für jede halbe Meile. Osten ist rechts, Norden oben; die Zahlen am
    Rand sind Zehntelmeilen, so wie man Orte eintippt. Die Zeichen von . bis # sind Boden, den deine
    gewissen Spuren übrig lassen, abgestuft danach, wie wahrscheinlich er mit den Hinweisen ist.

## Zahlen in Studien

figure-pirates_win = Piraten gewinnen
figure-silver_wins = Silver gewinnt
figure-reach_the_escape = bis zum Ausbruch
figure-day_of_the_find = Tag des Fundes
figure-square_miles_left = übrige Quadratmeilen
figure-map = Karte
figure-balance = Ausgewogenheit
figure-spreads = Streuung
figure-treasure_island = Schatzinsel
figure-revenge_island = Racheinsel
figure-silver = Silver
figure-pirates = Piraten
