# Treasure Island in italiano. Chi legge è la persona al tavolo, e le si dà del tu: frasi brevi, al
# passato prossimo ciò che è successo, all’imperativo ciò che si può scegliere. I punti sono in decimi
# di miglio, prima verso est, poi verso nord. Gli attributi delle parole: `.a`, `.di` e `.nel` con la
# preposizione.

## What is asked

ask-taking_pirates = Prendi un pirata.
ask-placing_tokens = Quale dei tuoi segnalini turno viene adesso?
ask-trick_window = Un trucco prima di continuare?
ask-choosing_hint = È il momento di un indizio: quale carta?
ask-laying_token = Quale gettone ci metti sotto?
ask-stating = Che cosa dici loro?
ask-imprisoning = Indica la torre per Silver.
ask-acting = { $actions_left ->
    [0] Usa un oggetto, o finisci il turno.
    [one] Resta un’azione.
   *[other] { $actions_left } azioni.
}
ask-second_half = L’altra metà della tua azione, o lasciala.
ask-pointing = { $purpose_key ->
    [treasure] Dove seppellisci il tesoro?
    [horse] Dove cavalchi?
    [foot] Dove cammini?
    [move_7] Dove vai?
    [full_gallop] Dove galoppi?
    [silver_move] Dove corri?
    [patrol] Dove si mette la pattuglia?
   *[other] Dov’è il centro dell’anello?
}
ask-answering_search = Niente trovato. Dai un gettone a chi ha cercato?
ask-answering_compass = Quale carta bussola dai?
ask-escaping = Sei in libertà. Un trucco per cominciare?
ask-running = Corri.
ask-sending = Quale dei tuoi pirati agisce?

## Headings of choices

group-map = Sulla mappa
group-place = Luoghi per nome
group-tower = Torri
group-action = Azioni
group-special = Azioni speciali, usi rimasti
group-item = Oggetti
group-card = Le tue carte
group-token = Gettoni
group-statement = Affermazioni
group-answer = Risposte
group-trick = Trucchi
group-choice = Scelte

## Choices

action-take_pirate = { $pirate }
action-place_token = Il segnalino di { $pirate }
action-play_hint = Gioca «{ $card }»
action-exchange = Cambia tre carte con l’icona
action-lay_token = { $token_key ->
    [truth] Verità: l’affermazione deve essere vera
    [bluff] Bluff: di’ quello che vuoi
   *[lie] Menzogna: l’affermazione deve essere falsa
}
action-say_impossible = «Impossibile»
action-say_altitude = È nella zona { $zone_di }
action-say_level_line = { $side_key ->
    [inside] È all’interno della curva di livello { $level }
   *[other] È all’esterno della curva di livello { $level }
}
action-say_out_of_reach = A più di 6 miglia da { $pirate }
action-say_within_reach = Entro 6 miglia da { $pirate }
action-say_bearing = È { $direction_a } di { $pirate }
action-say_lost_quarter = Non { $corner_a } di { $pirate }
action-whisper = { $crooked ->
    [yes] Sussurra, con la carta del tesoro tra le altre
   *[no] Sussurra onestamente
}
action-say_rivals = Più vicino { $nearer_a } che { $farther_a }
action-say_nearest_rogue = Il pirata più vicino: { $pirate }
action-say_rings = { $band ->
    [inner] Fino a 3 miglia da { $pirate }
    [middle] Da 3 a 6 miglia da { $pirate }
   *[outer] Oltre 6 miglia da { $pirate }
}
action-say_three_towers = { $side_key ->
    [inside] È dentro il triangolo delle torri { $a }, { $b }, { $c }
   *[other] È fuori dal triangolo delle torri { $a }, { $b }, { $c }
}
action-say_one_of_three = Nel distretto { $a }, { $b } o { $c }
action-say_corridor = { $axis ->
    [north_south] Entro 2 miglia dalla linea nord–sud di { $pirate }
   *[east_west] Entro 2 miglia dalla linea est–ovest di { $pirate }
}
action-say_from_my_window = È { $direction_a } della mia finestra
action-say_cell_or_rogue = { $nearer ->
    [pirate] Più vicino { $pirate_a } che alla mia torre
   *[tower] Più vicino alla mia torre che { $pirate_a }
}
action-say_lay_of_the_land = Non { $terrain_nel }
action-say_close_shave = Entro 4 miglia da { $pirate }
action-say_cold_ground = A più di 4 miglia da tutti
action-say_cross_them_off = Né nel distretto { $a } né nel { $b }
action-say_elevation = { $treasure ->
    [higher] Più in alto di { $pirate }
    [equal] Alla stessa quota di { $pirate }
   *[lower] Più in basso di { $pirate }
}
action-nothing = Non dare niente
action-give = { $traitor ->
    [yes] { $token_key ->
        [west] Dai il gettone «ovest», e insieme il gettone Traditore
        [east] Dai il gettone «est», e insieme il gettone Traditore
       *[other] Dai il gettone { $token }, e insieme il gettone Traditore
    }
   *[no] { $token_key ->
        [west] Dai il gettone «ovest»
        [east] Dai il gettone «est»
       *[other] Dai il gettone { $token }
    }
}
action-give_compass = Carta bussola { $card }
action-no_trick = Nessun trucco
action-fog = Nebbia sui distretti { $a }, { $b }, { $c }
action-fog_upto = Nebbia su tre distretti
action-patrol = Manda la pattuglia
action-phantom = { $real ->
    [newcomer] Fantasma dalla torre { $tower }; vero è il nuovo
   *[prisoner] Fantasma dalla torre { $tower }; vero è il prigioniero
}
action-open_tunnels = Usa i tunnel
action-imprison = Torre { $tower }
action-horse = Cavallo: cavalca fino a 6 miglia
action-foot = A piedi: cammina fino a 3 miglia
action-small_search = Ricerca piccola
action-large_search = Ricerca grande
action-verify = Verifica: guarda il gettone dell’indizio { $hint }
action-full_gallop = Gran galoppo
action-compass = Bussola
action-king_george = Re Giorgio: ricerca piccola ovunque
action-spyglass = Cannocchiale: ricerca grande ovunque
action-ancient_scrolls = Antiche pergamene: due carte distretto
action-use_move_7 = Oggetto: movimento di 7 miglia
action-use_any_action = Oggetto: un’azione in più
action-use_extra_search = Oggetto: una ricerca piccola in più
action-pass = Passa
action-leave_it = Lascia stare
action-end_turn = Finisci il turno
action-send = { $pirate }
action-run = Corri con la figura { $figure }
action-tunnel = Tunnel { $tunnel } fino all’imbocco { $to }, figura { $figure }
action-rest = Resta dove sei
action-point = Qui: { $x }, { $y }
action-point_upto = Indica un punto in decimi di miglio

amount-point-x = Quanto a est, in decimi di miglio (da { $least } a { $most })?
amount-point-y = Quanto a nord, in decimi di miglio (da { $least } a { $most })?
amount-fog-a = Primo distretto, da { $least } a { $most }?
amount-fog-b = Secondo distretto, da { $least } a { $most }?
amount-fog-c = Terzo distretto, da { $least } a { $most }?

## What a choice brings

fact-purpose = {""}
fact-runs = {""}
fact-from = {""}
fact-radius = {""}
fact-drawing = {""}
fact-place = { $value_key ->
    [likeliest] il terreno più probabile
    [here] proprio qui
    [treasure] il tuo tesoro
    [towards_treasure] verso il tuo tesoro
    [tower] { $name_tower }
    [landmark] { $name }
    [pirate] dove si trova { $name }
   *[district] { $name_in }
}
fact-name = {""}
fact-called = { $value_titled }
fact-miles = { NUMBER($value, maximumFractionDigits: 1) } { $value ->
    [one] miglio
   *[other] miglia
}
fact-percent = { NUMBER($value, maximumFractionDigits: 0) }%
fact-true = { $value ->
    [yes] vero
   *[no] falso
}
fact-stock = { $value ->
    [one] ne resta 1
   *[other] ne restano { $value }
}
fact-uses = { $value ->
    [0] esaurita
    [one] 1 uso
   *[other] { $value } usi
}
fact-skulls = esclude: { $value }
fact-spots = { $value ->
    [one] 1 punto
   *[other] { $value } punti
}
fact-chest_icon = { $value ->
    [yes] icona forziere
   *[no] {""}
}
fact-true_answers = {""}
fact-keeps = lascia fino a { NUMBER($value, maximumFractionDigits: 0) } mi²
fact-square_miles = lascia { NUMBER($value, maximumFractionDigits: 0) } mi²

# What a hint card lets Silver say.
card-far = { $far } { $far ->
    [one] miglio
   *[other] miglia
}
card-told = { $card_key ->
    [altitude] Nomina, delle tre zone, quella in cui si trova.
    [level_line] Nomina una curva di livello; è dentro o fuori.
    [out_of_reach] Nomina un pirata lontano più di { card-far }.
    [within_reach] Nomina un pirata entro { card-far }.
    [bearing] Nomina un pirata, e da che parte di lui si trova.
    [lost_quarter] Nomina un pirata, e un quadrante intorno a lui in cui non è.
    [rivals] Nomina due pirati: è più vicino al primo.
    [nearest_rogue] Nomina il pirata più vicino.
    [rings] Nomina un pirata, e quanto dista: fino a { $near }, da { $near } a { $far }, oltre { card-far }.
    [three_towers] Nomina tre torri; è dentro il loro triangolo o fuori.
    [one_of_three] Nomina tre distretti; è in uno di essi.
    [corridor] Nomina un pirata; è entro { card-far } da una linea che passa per lui.
    [from_my_window] Nomina il quarto d’orizzonte, visto dalla tua torre.
    [cell_or_rogue] Dice se è più vicino un pirata o la tua torre.
    [lay_of_the_land] Nomina un terreno su cui non si trova.
    [close_shave] Nomina un pirata entro { card-far }.
    [cold_ground] Dice che tutti i pirati sono a più di { card-far }.
    [cross_them_off] Nomina due distretti; non è in nessuno dei due.
    [elevation] Dice se è più in alto o più in basso di un pirata.
   *[whispers] Dà a ogni pirata una carta distretto in più, in segreto.
}

## What happened

event-silver_is = { $seat_you ->
    [yes] Hai la parte di Long John Silver.
   *[no] { $seat } ha la parte di Long John Silver.
}
event-pirate_taken = { $seat_you ->
    [yes] Hai preso { $pirate }.
   *[no] { $seat } ha preso { $pirate }.
}
event-token_placed = È stato messo il segnalino di { $pirate }.
event-silver_drew = Hai pescato: { $hints }; bussola { $compass }; trucchi { $tricks }.
event-treasure_hidden = { $seat_you ->
    [yes] Hai seppellito il tesoro.
   *[no] { $seat } ha seppellito il tesoro.
}
event-treasure_hidden_spot = Hai seppellito il tesoro nel punto { $spot }.
event-district_dealt = { $pirate } ha ricevuto una carta distretto.
event-district_dealt_district = { $pirate } ha saputo: il tesoro non è { $district_in }.
event-day = { $what_key ->
    [nothing] Giorno { $day }: { $pirate }.
   *[other] Giorno { $day }: { $what }. { $pirate }.
}
event-hint_played = Silver ha giocato «{ $card }».
event-token_laid = Un gettone è stato messo sotto l’indizio { $hint }.
event-token_laid_token = { $token_key ->
    [truth] Hai messo una Verità sotto l’indizio { $hint }.
    [bluff] Hai messo un Bluff sotto l’indizio { $hint }.
    [lie] Hai messo la Menzogna sotto l’indizio { $hint }.
   *[other] Hai messo { $token } sotto l’indizio { $hint }.
}
event-hint_said = Indizio { $hint }, «{ $card }»: guarda la mappa.
event-hand = In mano: { $cards }.
event-exchanged = Silver ha cambiato: { $cards }.
event-imprisoned = { $pirate } ha rinchiuso Silver nella torre { $tower }.
event-moved = { $gallop ->
    [yes] { $pirate } ha galoppato fino a { $to }.
   *[no] { $pirate } ha raggiunto { $to } da { $from }.
}
event-searched = { $found ->
    [yes] { $pirate } ha cercato intorno a { $centre } e ha trovato il tesoro!
   *[no] { $pirate } ha cercato intorno a { $centre }: niente.
}
event-nothing_found = {""}
event-chest_given = { $pirate } ha ricevuto un gettone forziere.
event-chest_given_token = { $pirate } ha ricevuto il gettone { $token_key ->
    [west] «ovest»
    [east] «est»
   *[other] { $token }
}{ $traitor ->
    [yes] {" "}e il gettone Traditore
   *[no] {""}
}.
event-compass_given = { $pirate } ha ricevuto una carta bussola.
event-compass_given_skulls = { $pirate } ha saputo dove non è: { $skulls_a }.
event-verified = { $pirate } ha guardato il gettone dell’indizio { $hint }.
event-verified_token = { $token_key ->
    [truth] { $pirate } ha visto una Verità sotto l’indizio { $hint }.
    [bluff] { $pirate } ha visto un Bluff sotto l’indizio { $hint }.
    [lie] { $pirate } ha visto la Menzogna sotto l’indizio { $hint }.
   *[other] { $pirate } ha visto { $token } sotto l’indizio { $hint }.
}
event-item_used = { $pirate } ha usato il gettone { $token }.
event-passed = { $pirate } ha passato.
event-fog_laid = È salita la nebbia: { $districts }.
event-patrol_called = Una pattuglia si è messa in marcia.
event-patrol_sent = La pattuglia è nel punto { $spot }.
event-fog_lifted = La nebbia si è diradata: { $districts }.
event-patrol_left = La pattuglia se n’è andata.
event-phantom_called = Un secondo Silver ha lasciato la torre { $tower }.
event-tunnels_opened = Silver conosce i tunnel.
event-escaped = Silver è evaso!
event-silver_moved = Silver { $figure } è corso da { $from } a { $to }.
event-silver_rested = Silver è rimasto dov’era.
event-treasure_found = Il tesoro è stato trovato nel punto { $spot }. Vittoria per { $winners }.
event-silver_reached_it = Silver era sul suo tesoro nel punto { $spot }. Vittoria per { $winners }.
event-nobody_won = Nessuno l’ha trovato. Era nel punto { $spot }.

## The end

source-won = Vittoria
reason-treasure_found = Il tesoro è stato trovato.
reason-silver_reached_it = Silver ha raggiunto il suo tesoro.
reason-nobody = Nessuno l’ha trovato.

## Words

word-anne = Anne
    .a = ad Anne
word-charlotte = Charlotte
    .a = a Charlotte
word-jim = Jim
    .a = a Jim
word-olivier = Olivier
    .a = a Olivier
word-move_7 = «movimento di 7»
word-any_action = «azione a scelta»
word-extra_search = «ricerca in più»
word-not_here = «non qui»
word-starting_hint = un Indizio iniziale
word-take_bluff = Silver prende un Bluff
word-prison = la Prigione
word-black_spot = la Macchia Nera
word-black_spot_hint = un Indizio della Macchia Nera
word-escape = l’Evasione
word-altitude = Altitudine
word-level_line = Curva di livello
word-out_of_reach = Fuori portata
word-within_reach = A portata
word-bearing = Rilevamento
word-lost_quarter = Quadrante perduto
word-whispers = Sussurri
word-rivals = Rivali
word-nearest_rogue = Il furfante più vicino
word-rings = Anelli
word-three_towers = Tre torri
word-one_of_three = Uno su tre
word-corridor = Corridoio
word-from_my_window = Dalla mia finestra
word-cell_or_rogue = Cella o furfante
word-lay_of_the_land = Natura del terreno
word-close_shave = Per un pelo
word-cold_ground = Terra fredda
word-cross_them_off = Due di meno
word-elevation = Quota
word-volcano = vulcano
    .di = del vulcano
word-temple = tempio
    .di = del tempio
    .titled = Tempio
word-coast = costa
    .di = della costa
word-forest = bosco
    .nel = nel bosco
word-water = acqua
    .nel = nell’acqua
word-built = abitato
    .nel = nell’abitato
word-open = terreno aperto
    .nel = in terreno aperto
word-north_east = nord-est
    .a = a nord-est
word-south_east = sud-est
    .a = a sud-est
word-south_west = sud-ovest
    .a = a sud-ovest
word-north_west = nord-ovest
    .a = a nord-ovest

# Gettoni e trucchi.
word-truth = Verità
word-bluff = Bluff
word-lie = Menzogna
word-fog = Nebbia
word-patrol = Pattuglia
word-traitor = Traditore
word-phantom = Fantasma
word-tunnel = Tunnel

# Azioni speciali.
word-verification = Verifica
word-full_gallop = Gran galoppo
word-compass = Bussola
word-king_george = Re Giorgio
word-spyglass = Cannocchiale
word-ancient_scrolls = Antiche pergamene

# La bussola.
word-N = nord
    .a = a nord
word-NE = nord-est
    .a = a nord-est
word-E = est
    .a = a est
word-SE = sud-est
    .a = a sud-est
word-S = sud
    .a = a sud
word-SW = sud-ovest
    .a = a sud-ovest
word-W = ovest
    .a = a ovest
word-NW = nord-ovest
    .a = a nord-ovest

# Distretti.
word-Marrow_Beach = Spiaggia delle Ossa
    .in = sulla Spiaggia delle Ossa
    .a = alla Spiaggia delle Ossa
word-Reef_Hamlets = Borghi della Scogliera
    .in = nei Borghi della Scogliera
    .a = ai Borghi della Scogliera
word-Rum_Harbour = Porto del Rum
    .in = a Porto del Rum
    .a = a Porto del Rum
word-Cinder_Slopes = Pendici di Cenere
    .in = sulle Pendici di Cenere
    .a = alle Pendici di Cenere
word-Old_Mission = Vecchia Missione
    .in = alla Vecchia Missione
    .a = alla Vecchia Missione
word-Fever_Swamp = Palude delle Febbri
    .in = nella Palude delle Febbri
    .a = alla Palude delle Febbri
word-Parrot_Woods = Bosco dei Pappagalli
    .in = nel Bosco dei Pappagalli
    .a = al Bosco dei Pappagalli
word-Watchmens_Rock = Rupe delle Vedette
    .in = alla Rupe delle Vedette
    .a = alla Rupe delle Vedette
word-Temple_Vale = Valle del Tempio
    .in = nella Valle del Tempio
    .a = alla Valle del Tempio
word-Fort_Royal = Forte Reale
    .in = a Forte Reale
    .a = a Forte Reale
    .tower = torre di Forte Reale
    .titled = Torre di Forte Reale
word-Pearl_Shoals = Secche delle Perle
    .in = alle Secche delle Perle
    .a = alle Secche delle Perle
word-Hangmans_Hook = Uncino del Boia
    .in = all’Uncino del Boia
    .a = all’Uncino del Boia
word-Saltpan_Flats = Piana delle Saline
    .in = nella Piana delle Saline
    .a = alla Piana delle Saline
word-Redcoat_Harbour = Porto Giubbe Rosse
    .in = a Porto Giubbe Rosse
    .a = a Porto Giubbe Rosse
word-Powder_Isle_Road = Rada delle Polveri
    .in = nella Rada delle Polveri
    .a = alla Rada delle Polveri
word-Sugar_Terraces = Terrazze dello Zucchero
    .in = sulle Terrazze dello Zucchero
    .a = alle Terrazze dello Zucchero
word-Mourning_Bay = Baia del Lutto
    .in = nella Baia del Lutto
    .a = alla Baia del Lutto
word-Crows_Heights = Alture del Corvo
    .in = sulle Alture del Corvo
    .a = alle Alture del Corvo
word-Monkey_Jungle = Giungla delle Scimmie
    .in = nella Giungla delle Scimmie
    .a = alla Giungla delle Scimmie
word-Bell_Point = Punta della Campana
    .in = alla Punta della Campana
    .a = alla Punta della Campana
word-Lantern_Cape = Capo della Lanterna
    .in = al Capo della Lanterna
    .a = al Capo della Lanterna
word-Widows_Reach = Riva della Vedova
    .in = sulla Riva della Vedova
    .a = alla Riva della Vedova
word-Deepwood = Bosco Profondo
    .in = nel Bosco Profondo
    .a = al Bosco Profondo

# Aree rosse.
word-The_Cauldron = Il Calderone
word-Saw-tooth_Range = Denti di Sega
word-Sinking_Fen = Pantano Infido
word-Mount_Vengeance = Monte Vendetta
word-Blackwater_Lake = Lago Acquanera
word-Gibbet_Crags = Rupi del Patibolo
word-Drowned_Quarry = Cava Allagata

# Torri.
word-Marrow = Torre delle Ossa
    .tower = torre delle Ossa
word-Hamlet = Torre dei Borghi
    .tower = torre dei Borghi
word-Harbour = Torre del Porto
    .tower = torre del Porto
word-Cinder = Torre delle Ceneri
    .tower = torre delle Ceneri
word-Mission = Torre della Missione
    .tower = torre della Missione
word-Fever = Torre delle Febbri
    .tower = torre delle Febbri
word-Watchmen = Torre delle Vedette
    .tower = torre delle Vedette
word-Hook_Light = Torre dell’Uncino
    .tower = torre dell’Uncino
word-Salt_Tower = Torre del Sale
    .tower = torre del Sale
word-Harbour_Keep = Torre del Porto
    .tower = torre del Porto
word-Powder_Tower = Torre delle Polveri
    .tower = torre delle Polveri
word-Terrace_Tower = Torre delle Terrazze
    .tower = torre delle Terrazze
word-Bay_Watch = Torre della Baia
    .tower = torre della Baia
word-Quarry_Tower = Torre della Cava
    .tower = torre della Cava
word-Bell_Tower = Torre della Campana
    .tower = torre della Campana
word-Cape_Lantern = Torre della Lanterna
    .tower = torre della Lanterna

# Luoghi notevoli.
word-idol = idolo
    .di = dell’idolo
    .titled = Idolo
word-wreck = relitto
    .di = del relitto
    .titled = Relitto
word-gallows = forca
    .di = della forca
    .titled = Forca
word-governor_house = casa del governatore
    .di = della casa del governatore
    .titled = Casa del governatore
word-sugar_mill = zuccherificio
    .di = dello zuccherificio
    .titled = Zuccherificio
word-bell_rock = scoglio della campana
    .di = dello scoglio della campana
    .titled = Scoglio della campana
word-monkey_idol = idolo della scimmia
    .di = dell’idolo della scimmia
    .titled = Idolo della scimmia
word-old_battery = vecchia batteria
    .di = della vecchia batteria
    .titled = Vecchia batteria
word-shipwreck = nave naufragata
    .di = della nave naufragata
    .titled = Nave naufragata
word-crow_stone = pietra del corvo
    .di = della pietra del corvo
    .titled = Pietra del corvo
word-salt_pans = saline
    .di = delle saline
    .titled = Saline

## Options

option-map = Isola
option-map-treasure_island = Isola del Tesoro
option-map-revenge_island = Isola della Vendetta
option-tricks = Carte trucco
option-tricks-none = nessuna
option-tricks-standard = le cinque di base
option-tricks-extended = con il Tunnel
option-trick_points = Punti trucco
option-trick_points-1 = 1, nessun trucco di valore 2
option-trick_points-0 = 0, difficile
option-trick_points-2 = 2, facile
option-trick_points-3 = 3, molto facile
option-silver = Chi è Silver
option-silver-first = il primo posto
option-silver-last = l’ultimo posto
option-silver-drawn = si estrae a sorte
option-characters = I pirati
option-characters-chosen = si scelgono
option-characters-drawn = si estraggono a sorte
option-token_order = Segnalini turno
option-token_order-manual = comincia il vicino di destra di Silver
option-token_order-clockwise = comincia il vicino di sinistra di Silver
option-start_circles = Cerchi di partenza
option-start_circles-used = dei pirati in gioco
option-start_circles-all = tutti e quattro
option-revenge_districts = Distretti dell’Isola della Vendetta
option-revenge_districts-12 = dodici
option-revenge_districts-11 = undici
option-perimeters = Perimetri
option-perimeters-with_map = sull’Isola della Vendetta
option-perimeters-never = mai
option-rings = Anelli di ricerca
option-rings-narrow = stretti, secondo il numero di giocatori
option-rings-middle = medi
option-rings-wide = larghi
option-rings-common = uguali per tutti
option-two_stars = Due azioni per turno
option-two_stars-second_half = dal giorno 6, o 16 con quattro pirati
option-two_stars-black_spot = dalla Macchia Nera in poi
option-two_stars-halves = nella seconda metà
option-two_stars-even = secondo il numero di giocatori
option-chest_icon = Icone forziere
option-chest_icon-once = un gettone le sblocca tutte
option-chest_icon-each = un gettone per ciascuna
option-escape_rounds = Giri dopo l’evasione
option-escape_rounds-none = senza limite
option-escape_rounds-10 = 10
option-escape_rounds-20 = 20
option-escape_rounds-40 = 40
option-verification = Verifica
option-verification-twice = due volte a partita
option-verification-once = una volta a partita
option-scrolls = Carte delle Antiche pergamene
option-scrolls-shown = Silver le vede
option-scrolls-hidden = nascoste a Silver
option-lone_traitor = Il Traditore in due giocatori
option-lone_traitor-boxed = resta nella scatola
option-lone_traitor-kept = è in gioco

## The board

board-title = Treasure Island
board-day = giorno { $day } di { $last }
board-round = evasione, giro { $round }
board-setup = prima del primo giorno
board-possible = { NUMBER($miles, maximumFractionDigits: 0) } miglia quadrate possibili, secondo ciò che è certo
board-legend = . possibile  + probabile  # il più probabile  ~ mare  : terra esclusa  X rosso  A C J O pirati  S Silver  T torre  $ tesoro
heading-hints = Indizi
heading-yours = Tuoi
heading-chest = Forziere
board-hint = { $number } { $card } ({ $token_key ->
    [truth] Verità
    [bluff] Bluff
    [lie] Menzogna
   *[other] { $token }
}): { $said }
board-unknown = ?
board-trust = fiducia { $percent }%
board-none = ancora niente
help-board =
    La mappa mostra un segno per ogni mezzo miglio. L’est è a destra, il nord in alto; i numeri ai
    bordi sono decimi di miglio, come si scrivono i punti. I segni da . a # sono il terreno che i tuoi
    indizi certi lasciano, ombreggiato secondo la probabilità una volta pesati gli indizi.

## Le cifre degli studi

figure-pirates_win = vittorie dei pirati
figure-silver_wins = vittorie di Silver
figure-reach_the_escape = fino all’evasione
figure-day_of_the_find = giorno del ritrovamento
figure-square_miles_left = miglia quadrate rimaste
figure-map = mappa
figure-balance = equilibrio
figure-spreads = dispersione
figure-treasure_island = Isola del Tesoro
figure-revenge_island = Isola della Vendetta
figure-silver = Silver
figure-pirates = pirati
