# Treasure Island en français. On parle à la personne assise à la table : bref et simple, au passé
# composé pour ce qui est arrivé, à l’infinitif pour ce que l’on peut choisir. Les lieux sont en
# dixièmes de mille, d’abord vers l’est, puis vers le nord.

## What is asked

ask-taking_pirates = Prenez un pirate.
ask-placing_tokens = Lequel de vos jetons de tour vient ensuite ?
ask-trick_window = Une ruse avant de continuer ?
ask-choosing_hint = Un indice est dû : quelle carte ?
ask-laying_token = Quel jeton dessous ?
ask-stating = Que leur dites-vous ?
ask-imprisoning = Désignez la tour de Silver.
ask-acting = { $actions_left ->
    [0] Utilisez un objet, ou finissez votre tour.
    [one] Encore une action.
   *[other] { $actions_left } actions.
}
ask-second_half = L’autre moitié de votre action, ou laissez-la.
ask-pointing = { $purpose_key ->
    [treasure] Où enterrez-vous le trésor ?
    [horse] Où chevauchez-vous ?
    [foot] Où marchez-vous ?
    [move_7] Où allez-vous ?
    [full_gallop] Où galopez-vous ?
    [silver_move] Où courez-vous ?
    [patrol] Où se tient la patrouille ?
   *[other] Où est le centre de l’anneau ?
}
ask-answering_search = Rien trouvé. Donnez-vous un jeton à qui a fouillé ?
ask-answering_compass = Quelle carte boussole donnez-vous ?
ask-escaping = Vous êtes libre. Une ruse pour commencer ?
ask-running = Courez.
ask-sending = Lequel de vos pirates agit ?

## Headings of choices

group-map = Sur la carte
group-place = Lieux par leur nom
group-tower = Tours
group-action = Actions
group-special = Actions spéciales, utilisations restantes
group-item = Objets
group-card = Vos cartes
group-token = Jetons
group-statement = Déclarations
group-answer = Réponses
group-trick = Ruses
group-choice = Choix

## Choices

action-take_pirate = { $pirate }
action-place_token = Le jeton { $pirate_de }
action-play_hint = Jouer « { $card } »
action-exchange = Échanger trois cartes à symbole
action-lay_token = { $token_key ->
    [truth] Vérité : la déclaration doit être vraie
    [bluff] Bluff : dites ce que vous voulez
   *[lie] Mensonge : la déclaration doit être fausse
}
action-say_impossible = « Impossible »
action-say_altitude = { $zone_key ->
    [volcano] Il est dans la zone du volcan
    [temple] Il est dans la zone du temple
   *[coast] Il est dans la zone de la côte
}
action-say_level_line = { $side_key ->
    [inside] Il est à l’intérieur de la courbe de niveau { $level }
   *[outside] Il est à l’extérieur de la courbe de niveau { $level }
}
action-say_out_of_reach = À plus de 6 milles { $pirate_de }
action-say_within_reach = À 6 milles au plus { $pirate_de }
action-say_bearing = { $direction_maj } { $pirate_de }
action-say_lost_quarter = Pas { $corner_au } { $pirate_de }
action-whisper = { $crooked ->
    [yes] Murmurer, avec la carte du trésor parmi les autres
   *[no] Murmurer honnêtement
}
action-say_rivals = Plus près { $nearer_de } que { $farther_de }
action-say_nearest_rogue = { $pirate } est au plus près
action-say_rings = { $band ->
    [inner] À 3 milles au plus { $pirate_de }
    [middle] Entre 3 et 6 milles { $pirate_de }
   *[outer] À plus de 6 milles { $pirate_de }
}
action-say_three_towers = { $side_key ->
    [inside] Dans le triangle des tours { $a }, { $b }, { $c }
   *[outside] Hors du triangle des tours { $a }, { $b }, { $c }
}
action-say_one_of_three = Dans le district { $a }, { $b } ou { $c }
action-say_corridor = { $axis ->
    [north_south] À 2 milles au plus de la ligne nord–sud { $pirate_de }
   *[east_west] À 2 milles au plus de la ligne est–ouest { $pirate_de }
}
action-say_from_my_window = { $direction_maj } de ma fenêtre
action-say_cell_or_rogue = { $nearer ->
    [pirate] Plus près { $pirate_de } que de ma tour
   *[tower] Plus près de ma tour que { $pirate_de }
}
action-say_lay_of_the_land = { $terrain_key ->
    [forest] Pas en forêt
    [water] Pas dans l’eau
    [built] Pas en terrain bâti
   *[open] Pas en terrain dégagé
}
action-say_close_shave = À 4 milles au plus { $pirate_de }
action-say_cold_ground = À plus de 4 milles de tout le monde
action-say_cross_them_off = Ni dans le district { $a } ni dans le { $b }
action-say_elevation = { $treasure ->
    [higher] Plus haut que { $pirate }
    [equal] À la même hauteur que { $pirate }
   *[lower] Plus bas que { $pirate }
}
action-nothing = Ne rien donner
action-give = { $traitor ->
    [yes] { $token_key ->
        [west] Donner le jeton « ouest », avec le jeton Traître
        [east] Donner le jeton « est », avec le jeton Traître
       *[other] Donner { $token }, avec le jeton Traître
    }
   *[no] { $token_key ->
        [west] Donner le jeton « ouest »
        [east] Donner le jeton « est »
       *[other] Donner { $token }
    }
}
action-give_compass = Carte boussole { $card }
action-no_trick = Pas de ruse
action-fog = Brouillard sur les districts { $a }, { $b }, { $c }
action-fog_upto = Brouillard sur trois districts
action-patrol = Envoyer la patrouille
action-phantom = { $real ->
    [newcomer] Fantôme de la tour { $tower } ; le nouveau venu est le vrai
   *[prisoner] Fantôme de la tour { $tower } ; le prisonnier est le vrai
}
action-open_tunnels = Utiliser les tunnels
action-imprison = Tour { $tower }
action-horse = À cheval : jusqu’à 6 milles
action-foot = À pied : jusqu’à 3 milles
action-small_search = Petite fouille
action-large_search = Grande fouille
action-verify = Vérification : regarder le jeton de l’indice { $hint }
action-full_gallop = Grand galop
action-compass = Boussole
action-king_george = Roi George : petite fouille n’importe où
action-spyglass = Longue-vue : grande fouille n’importe où
action-ancient_scrolls = Parchemins anciens : deux cartes district
action-use_move_7 = Objet : déplacement de 7 milles
action-use_any_action = Objet : une action de plus
action-use_extra_search = Objet : une petite fouille de plus
action-pass = Passer
action-leave_it = Laisser
action-end_turn = Finir votre tour
action-send = { $pirate }
action-run = Courir avec la figurine { $figure }
action-tunnel = Tunnel { $tunnel } vers la sortie { $to }, figurine { $figure }
action-rest = Rester sur place
action-point = Ici : { $x }, { $y }
action-point_upto = Désigner un lieu en dixièmes de mille

amount-point-x = À quelle distance vers l’est, en dixièmes de mille (de { $least } à { $most }) ?
amount-point-y = À quelle distance vers le nord, en dixièmes de mille (de { $least } à { $most }) ?
amount-fog-a = Premier district, de { $least } à { $most } ?
amount-fog-b = Deuxième district, de { $least } à { $most } ?
amount-fog-c = Troisième district, de { $least } à { $most } ?

## What a choice brings

fact-purpose = {""}
fact-runs = {""}
fact-from = {""}
fact-radius = {""}
fact-drawing = {""}
fact-place = { $value_key ->
    [likeliest] le terrain le plus probable
    [here] ici même
    [treasure] votre trésor
    [towards_treasure] vers votre trésor
    [tower] { $name_tower }
    [landmark] { $name }
    [pirate] là où se trouve { $name }
   *[district] { $name_dans }
}
fact-name = {""}
fact-called = { $value_titled }
fact-miles = { NUMBER($value, maximumFractionDigits: 1) } { $value ->
    [one] mille
   *[other] milles
}
fact-percent = { NUMBER($value, maximumFractionDigits: 0) } %
fact-true = { $value ->
    [yes] vrai
   *[no] faux
}
fact-stock = reste { $value }
fact-uses = { $value ->
    [0] aucune
    [one] { $value } restante
   *[other] { $value } restantes
}
fact-skulls = exclut : { $value }
fact-spots = { $value ->
    [one] { $value } lieu
   *[other] { $value } lieux
}
fact-chest_icon = { $value ->
    [yes] symbole coffre
   *[no] {""}
}
fact-true_answers = {""}
fact-keeps = laisse jusqu’à { NUMBER($value, maximumFractionDigits: 0) } mi²
fact-square_miles = laisse { NUMBER($value, maximumFractionDigits: 0) } mi²

# What a hint card lets Silver say.
card-far = { $far } { $far ->
    [one] mille
   *[other] milles
}
card-told = { $card_key ->
    [altitude] Nomme celle des trois zones où il se trouve.
    [level_line] Nomme une courbe de niveau ; il est dedans ou dehors.
    [out_of_reach] Nomme un pirate qui en est à plus de { card-far }.
    [within_reach] Nomme un pirate qui en est à { card-far } au plus.
    [bearing] Nomme un pirate, et le côté où se trouve le trésor.
    [lost_quarter] Nomme un pirate, et un quart autour de lui où il n’est pas.
    [rivals] Nomme deux pirates : il est plus près du premier.
    [nearest_rogue] Nomme le pirate le plus proche.
    [rings] Nomme un pirate, et la distance : jusqu’à { $near }, { $near } à { $far }, plus de { card-far }.
    [three_towers] Nomme trois tours ; il est dans leur triangle ou dehors.
    [one_of_three] Nomme trois districts ; il est dans l’un d’eux.
    [corridor] Nomme un pirate ; il est à { card-far } au plus d’une ligne par lui.
    [from_my_window] Nomme le quart de l’horizon, vu de votre tour.
    [cell_or_rogue] Dit si un pirate ou votre tour en est plus près.
    [lay_of_the_land] Nomme un terrain où il n’est pas.
    [close_shave] Nomme un pirate qui en est à { card-far } au plus.
    [cold_ground] Dit que tous les pirates sont à plus de { card-far }.
    [cross_them_off] Nomme deux districts ; il n’est dans aucun.
    [elevation] Dit s’il est plus haut ou plus bas qu’un pirate.
   *[whispers] Donne à chaque pirate une carte district de plus, en secret.
}

## What happened

event-silver_is = { $seat } { $seat_you ->
    [yes] avez
   *[no] a
} pris le rôle de Long John Silver.
event-pirate_taken = { $seat } { $seat_you ->
    [yes] avez
   *[no] a
} pris { $pirate }.
event-token_placed = Le jeton { $pirate_de } a été placé.
event-silver_drew = Vous avez pioché : { $hints } ; boussole { $compass } ; ruses { $tricks }.
event-treasure_hidden = { $seat } { $seat_you ->
    [yes] avez
   *[no] a
} enterré le trésor.
event-treasure_hidden_spot = Vous avez enterré le trésor en { $spot }.
event-district_dealt = { $pirate } a reçu une carte district.
event-district_dealt_district = { $pirate } a appris : le trésor n’est pas { $district_dans }.
event-day = { $what_key ->
    [nothing] Jour { $day } : { $pirate }.
   *[other] Jour { $day } : { $what }. { $pirate }.
}
event-hint_played = Silver a joué « { $card } ».
event-token_laid = Un jeton a été posé sous l’indice { $hint }.
event-token_laid_token = { $token_key ->
    [truth] Vous avez posé Vérité sous l’indice { $hint }.
    [bluff] Vous avez posé Bluff sous l’indice { $hint }.
    [lie] Vous avez posé Mensonge sous l’indice { $hint }.
   *[other] Vous avez posé { $token } sous l’indice { $hint }.
}
event-hint_said = Indice { $hint }, « { $card } » : voir la carte.
event-hand = En main : { $cards }.
event-exchanged = Silver a échangé : { $cards }.
event-imprisoned = { $pirate } a enfermé Silver dans la tour { $tower }.
event-moved = { $gallop ->
    [yes] { $pirate } a galopé jusqu’en { $to }.
   *[no] { $pirate } a fait route : { $from } → { $to }.
}
event-searched = { $found ->
    [yes] { $pirate } a fouillé en { $centre } et trouvé le trésor !
   *[no] { $pirate } a fouillé en { $centre } : rien.
}
event-nothing_found = {""}
event-chest_given = { $pirate } a reçu un jeton du coffre.
event-chest_given_token = { $pirate } a reçu { $token_key ->
    [west] le jeton « ouest »
    [east] le jeton « est »
   *[other] { $token }
}{ $traitor ->
    [yes] {" "}et le jeton Traître
   *[no] {""}
}.
event-compass_given = { $pirate } a reçu une carte boussole.
event-compass_given_skulls = { $pirate } a appris où il n’est pas : { $skulls_au }.
event-verified = { $pirate } a regardé le jeton de l’indice { $hint }.
event-verified_token = { $token_key ->
    [truth] { $pirate } a vu Vérité sous l’indice { $hint }.
    [bluff] { $pirate } a vu Bluff sous l’indice { $hint }.
    [lie] { $pirate } a vu Mensonge sous l’indice { $hint }.
   *[other] { $pirate } a vu { $token } sous l’indice { $hint }.
}
event-item_used = { $pirate } a utilisé { $token }.
event-passed = { $pirate } a passé.
event-fog_laid = Le brouillard est tombé : { $districts }.
event-patrol_called = Une patrouille s’est mise en marche.
event-patrol_sent = La patrouille se tient en { $spot }.
event-fog_lifted = Le brouillard s’est dissipé : { $districts }.
event-patrol_left = La patrouille est repartie.
event-phantom_called = Un second Silver est sorti de la tour { $tower }.
event-tunnels_opened = Silver connaît les tunnels.
event-escaped = Silver s’est évadé !
event-silver_moved = Silver { $figure } a couru : { $from } → { $to }.
event-silver_rested = Silver est resté sur place.
event-treasure_found = Le trésor est trouvé en { $spot }. Victoire : { $winners }.
event-silver_reached_it = Silver est arrivé sur son trésor, en { $spot }. Victoire : { $winners }.
event-nobody_won = Personne ne l’a trouvé. Il était en { $spot }.

## The end

source-won = Gagné
reason-treasure_found = Le trésor a été trouvé.
reason-silver_reached_it = Silver a rejoint son trésor.
reason-nobody = Personne ne l’a trouvé.

## Words

word-anne = Anne
    .de = d’Anne
word-charlotte = Charlotte
    .de = de Charlotte
word-jim = Jim
    .de = de Jim
word-olivier = Olivier
    .de = d’Olivier
word-move_7 = le déplacement de sept
word-any_action = une action au choix
word-extra_search = la fouille de plus
word-not_here = le jeton « pas ici »
word-starting_hint = un indice de départ
word-take_bluff = Silver prend un Bluff
word-prison = la Prison
word-black_spot = la Marque noire
word-black_spot_hint = un indice de la Marque noire
word-escape = l’Évasion
word-altitude = Altitude
word-level_line = Courbe de niveau
word-out_of_reach = Hors de portée
word-within_reach = À portée
word-bearing = Cap
word-lost_quarter = Quart perdu
word-whispers = Murmures
word-rivals = Rivaux
word-nearest_rogue = Forban le plus proche
word-rings = Anneaux
word-three_towers = Trois tours
word-one_of_three = Un sur trois
word-corridor = Couloir
word-from_my_window = De ma fenêtre
word-cell_or_rogue = Geôle ou forban
word-lay_of_the_land = Nature du terrain
word-close_shave = À un cheveu
word-cold_ground = Terrain froid
word-cross_them_off = À rayer
word-elevation = Dénivelé
word-volcano = volcan
word-temple = temple
    .de = du temple
    .titled = Temple
word-coast = côte
word-forest = forêt
word-water = eau
word-built = bâti
word-open = dégagé
word-north_east = nord-est
    .au = au nord-est
    .maj = Au nord-est
word-south_east = sud-est
    .au = au sud-est
    .maj = Au sud-est
word-south_west = sud-ouest
    .au = au sud-ouest
    .maj = Au sud-ouest
word-north_west = nord-ouest
    .au = au nord-ouest
    .maj = Au nord-ouest

# Jetons et ruses.
word-truth = Vérité
word-bluff = Bluff
word-lie = Mensonge
word-fog = Brouillard
word-patrol = Patrouille
word-traitor = Traître
word-phantom = Fantôme
word-tunnel = Tunnel

# Actions spéciales.
word-verification = Vérification
word-full_gallop = Grand galop
word-compass = Boussole
word-king_george = Roi George
word-spyglass = Longue-vue
word-ancient_scrolls = Parchemins anciens

# La boussole.
word-N = nord
    .au = au nord
word-NE = nord-est
    .au = au nord-est
word-E = est
    .au = à l’est
word-SE = sud-est
    .au = au sud-est
word-S = sud
    .au = au sud
word-SW = sud-ouest
    .au = au sud-ouest
word-W = ouest
    .au = à l’ouest
word-NW = nord-ouest
    .au = au nord-ouest

# Districts.
word-Marrow_Beach = Plage aux Os
    .dans = sur la Plage aux Os
    .lieu = à la Plage aux Os
word-Reef_Hamlets = Hameaux du Récif
    .dans = dans les Hameaux du Récif
    .lieu = aux Hameaux du Récif
word-Rum_Harbour = Port-au-Rhum
    .dans = à Port-au-Rhum
    .lieu = à Port-au-Rhum
word-Cinder_Slopes = Pentes de Cendre
    .dans = sur les Pentes de Cendre
    .lieu = aux Pentes de Cendre
word-Old_Mission = Vieille Mission
    .dans = à la Vieille Mission
    .lieu = à la Vieille Mission
word-Fever_Swamp = Marais des Fièvres
    .dans = dans le Marais des Fièvres
    .lieu = au Marais des Fièvres
word-Parrot_Woods = Bois aux Perroquets
    .dans = dans le Bois aux Perroquets
    .lieu = au Bois aux Perroquets
word-Watchmens_Rock = Roc des Guetteurs
    .dans = au Roc des Guetteurs
    .lieu = au Roc des Guetteurs
word-Temple_Vale = Val du Temple
    .dans = dans le Val du Temple
    .lieu = au Val du Temple
word-Fort_Royal = Fort-Royal
    .dans = à Fort-Royal
    .lieu = à Fort-Royal
    .tower = tour de Fort-Royal
    .titled = Tour de Fort-Royal
word-Pearl_Shoals = Bancs de Perles
    .dans = sur les Bancs de Perles
    .lieu = aux Bancs de Perles
word-Hangmans_Hook = Crochet du Pendu
    .dans = au Crochet du Pendu
    .lieu = au Crochet du Pendu
word-Saltpan_Flats = Plaine des Salines
    .dans = dans la Plaine des Salines
    .lieu = à la Plaine des Salines
word-Redcoat_Harbour = Port des Habits Rouges
    .dans = au Port des Habits Rouges
    .lieu = au Port des Habits Rouges
word-Powder_Isle_Road = Rade aux Poudres
    .dans = dans la Rade aux Poudres
    .lieu = à la Rade aux Poudres
word-Sugar_Terraces = Terrasses à Sucre
    .dans = sur les Terrasses à Sucre
    .lieu = aux Terrasses à Sucre
word-Mourning_Bay = Baie du Deuil
    .dans = dans la Baie du Deuil
    .lieu = à la Baie du Deuil
word-Crows_Heights = Hauts du Corbeau
    .dans = sur les Hauts du Corbeau
    .lieu = aux Hauts du Corbeau
word-Monkey_Jungle = Jungle aux Singes
    .dans = dans la Jungle aux Singes
    .lieu = à la Jungle aux Singes
word-Bell_Point = Pointe de la Cloche
    .dans = à la Pointe de la Cloche
    .lieu = à la Pointe de la Cloche
word-Lantern_Cape = Cap du Fanal
    .dans = au Cap du Fanal
    .lieu = au Cap du Fanal
word-Widows_Reach = Rive de la Veuve
    .dans = sur la Rive de la Veuve
    .lieu = à la Rive de la Veuve
word-Deepwood = Bois Profond
    .dans = dans le Bois Profond
    .lieu = au Bois Profond

# Zones rouges.
word-The_Cauldron = Le Chaudron
word-Saw-tooth_Range = Dents de Scie
word-Sinking_Fen = Tourbière Mouvante
word-Mount_Vengeance = Mont Vengeance
word-Blackwater_Lake = Lac d’Eau Noire
word-Gibbet_Crags = Crêtes du Gibet
word-Drowned_Quarry = Carrière Noyée

# Tours.
word-Marrow = Tour des Os
    .tower = tour des Os
word-Hamlet = Tour des Hameaux
    .tower = tour des Hameaux
word-Harbour = Tour du Port
    .tower = tour du Port
word-Cinder = Tour des Cendres
    .tower = tour des Cendres
word-Mission = Tour de la Mission
    .tower = tour de la Mission
word-Fever = Tour des Fièvres
    .tower = tour des Fièvres
word-Watchmen = Tour des Guetteurs
    .tower = tour des Guetteurs
word-Hook_Light = Tour du Crochet
    .tower = tour du Crochet
word-Salt_Tower = Tour du Sel
    .tower = tour du Sel
word-Harbour_Keep = Tour du Port
    .tower = tour du Port
word-Powder_Tower = Tour aux Poudres
    .tower = tour aux Poudres
word-Terrace_Tower = Tour des Terrasses
    .tower = tour des Terrasses
word-Bay_Watch = Tour de la Baie
    .tower = tour de la Baie
word-Quarry_Tower = Tour de la Carrière
    .tower = tour de la Carrière
word-Bell_Tower = Tour de la Cloche
    .tower = tour de la Cloche
word-Cape_Lantern = Tour du Fanal
    .tower = tour du Fanal

# Lieux remarquables.
word-idol = idole
    .de = de l’idole
    .titled = Idole
word-wreck = épave
    .de = de l’épave
    .titled = Épave
word-gallows = potence
    .de = de la potence
    .titled = Potence
word-governor_house = maison du gouverneur
    .de = de la maison du gouverneur
    .titled = Maison du gouverneur
word-sugar_mill = moulin à sucre
    .de = du moulin à sucre
    .titled = Moulin à sucre
word-bell_rock = rocher de la cloche
    .de = du rocher de la cloche
    .titled = Rocher de la cloche
word-monkey_idol = idole du singe
    .de = de l’idole du singe
    .titled = Idole du singe
word-old_battery = vieille batterie
    .de = de la vieille batterie
    .titled = Vieille batterie
word-shipwreck = navire échoué
    .de = du navire échoué
    .titled = Navire échoué
word-crow_stone = pierre du corbeau
    .de = de la pierre du corbeau
    .titled = Pierre du corbeau
word-salt_pans = salines
    .de = des salines
    .titled = Salines

## Options

option-map = Île
option-map-treasure_island = Île au Trésor
option-map-revenge_island = Île de la Vengeance
option-tricks = Cartes ruse
option-tricks-none = aucune
option-tricks-standard = les cinq habituelles
option-tricks-extended = avec Tunnel
option-trick_points = Points de ruse
option-trick_points-1 = 1, pas de ruse de valeur 2
option-trick_points-0 = 0, difficile
option-trick_points-2 = 2, facile
option-trick_points-3 = 3, très facile
option-silver = Qui est Silver
option-silver-first = la première place
option-silver-last = la dernière place
option-silver-drawn = tiré au sort
option-characters = Pirates
option-characters-chosen = choisis
option-characters-drawn = tirés au sort
option-token_order = Jetons de tour
option-token_order-manual = le voisin de droite de Silver joue en premier
option-token_order-clockwise = le voisin de gauche de Silver joue en premier
option-start_circles = Cercles de départ
option-start_circles-used = des pirates en jeu
option-start_circles-all = tous les quatre
option-revenge_districts = Districts de l’Île de la Vengeance
option-revenge_districts-12 = douze
option-revenge_districts-11 = onze
option-perimeters = Périmètres
option-perimeters-with_map = sur l’Île de la Vengeance
option-perimeters-never = jamais
option-rings = Anneaux de fouille
option-rings-narrow = étroits, selon le nombre de joueurs
option-rings-middle = moyens
option-rings-wide = larges
option-rings-common = les mêmes pour tous
option-two_stars = Deux actions par tour
option-two_stars-second_half = dès le jour 6, ou 16 à quatre pirates
option-two_stars-black_spot = à partir de la Marque noire
option-two_stars-halves = dans la seconde moitié
option-two_stars-even = selon le nombre de joueurs
option-chest_icon = Symboles coffre
option-chest_icon-once = un jeton les débloque tous
option-chest_icon-each = un jeton pour chacun
option-escape_rounds = Manches après l’évasion
option-escape_rounds-none = sans limite
option-escape_rounds-10 = 10
option-escape_rounds-20 = 20
option-escape_rounds-40 = 40
option-verification = Vérification
option-verification-twice = deux fois par partie
option-verification-once = une fois par partie
option-scrolls = Cartes des Parchemins anciens
option-scrolls-shown = Silver les voit
option-scrolls-hidden = cachées à Silver
option-lone_traitor = Le Traître à deux joueurs
option-lone_traitor-boxed = reste dans la boîte
option-lone_traitor-kept = est en jeu

## The board

board-title = Treasure Island
board-day = jour { $day } sur { $last }
board-round = évasion, manche { $round }
board-setup = avant le premier jour
board-possible = { NUMBER($miles, maximumFractionDigits: 0) } { $miles ->
    [one] mille carré possible
   *[other] milles carrés possibles
} d’après ce qui est certain
board-legend = . possible  + probable  # le plus probable  ~ mer : terre exclue  X rouge  A C J O pirates  S Silver  T tour  $ trésor
heading-hints = Indices
heading-yours = À vous
heading-chest = Coffre
board-hint = { $number } { $card } ({ $token_key ->
    [truth] Vérité
    [bluff] Bluff
    [lie] Mensonge
   *[other] { $token }
}) : { $said }
board-unknown = ?
board-trust = fiable à { $percent } %
board-none = rien encore
help-board =
    La carte montre un signe par demi-mille. À droite, l’est ; en haut, le nord ; les nombres au bord
    sont des dixièmes de mille, comme on tape les lieux. Les signes de . à # sont le terrain que
    laissent vos certitudes, plus ou moins probable une fois les indices pesés.

## Les chiffres des études

figure-pirates_win = victoires des pirates
figure-silver_wins = victoires de Silver
figure-reach_the_escape = jusqu’à l’évasion
figure-day_of_the_find = jour de la découverte
figure-square_miles_left = milles carrés restants
figure-map = carte
figure-balance = équilibre
figure-spreads = dispersion
figure-treasure_island = Île au Trésor
figure-revenge_island = Île de la Vengeance
figure-silver = Silver
figure-pirates = pirates
