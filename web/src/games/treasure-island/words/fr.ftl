# La carte de Treasure Island : étiquettes, aperçus et ce qu’entend un lecteur d’écran.

ti-treasure-island = Île au Trésor
ti-revenge-island = Île de la Vengeance
ti-chart = Carte : { $island }. { $miles ->
    [0] Le trésor n’est pas encore enterré.
    [one] D’après ce qui est certain, il peut être sur { $miles } mille carré.
   *[other] D’après ce qui est certain, il peut être sur { $miles } milles carrés.
}
ti-silver = Silver
ti-pirate = { $pirate }
ti-pirates = { $count ->
    [0] pas encore de pirate
    [one] { $count } pirate
   *[other] { $count } pirates
}

## What is asked

ti-ask_taking_pirates = Prenez un pirate : touchez un départ sur la carte, ou choisissez par le nom.
ti-ask_placing_tokens = Lequel de vos jetons de tour vient ensuite sur le calendrier ?
ti-ask_trick_window = Personne ne voit vos cartes : jouez une ruse maintenant, ou laissez continuer.
ti-ask_choosing_hint = L’indice { $hint } est dû. Choisissez une carte, puis son jeton, puis ce que vous dites.
ti-ask_laying_token = { $card } : quel jeton posez-vous dessous, face cachée ?
ti-ask_stating = { $card } : que leur dites-vous ? Les parts sont celles du terrain ouvert à tous.
ti-ask_imprisoning = { $pirate } enferme Silver. Touchez une tour.
ti-ask_acting = { $count ->
    [0] { $pirate } n’a plus d’action : utilisez un objet, ou finissez le tour.
    [one] { $pirate } a une action. Choisissez-la ici ou près de la figurine.
   *[other] { $pirate } a { $count } actions. Choisissez-en une ici ou près de la figurine.
}
ti-ask_second_half = { $pirate } peut faire l’autre moitié de cette action, ou la laisser.
ti-ask_pointing = { $purpose_key ->
    [treasure] Touchez l’endroit où vous enterrez le trésor, puis touchez-le encore.
    [horse] Touchez où chevauche { $pirate }, puis encore pour y aller.
    [foot] Touchez où marche { $pirate }, puis encore pour y aller.
    [move_7] Touchez où va { $pirate }, puis encore pour y aller.
    [full_gallop] Touchez où galope { $pirate }, puis encore pour y aller.
    [silver_move] Touchez où vous courez, puis encore pour y aller.
    [patrol] Touchez où se tient la patrouille, puis touchez encore.
   *[other] Touchez le centre de l’anneau, puis encore pour fouiller.
}
ti-ask_answering_search = { $pirate } n’a rien trouvé. Donner un jeton du coffre, ou rien ?
ti-ask_answering_compass = { $pirate } consulte la boussole. Quelle carte donnez-vous ?
ti-ask_escaping = Vous êtes libre. Une ruse pour commencer ?
ti-ask_running = { $steps ->
    [one] Courez encore : un déplacement de 4 milles.
   *[other] Courez : { $steps } déplacements de 4 milles.
}
ti-ask_sending = Lequel de vos pirates agit maintenant ?
ti-ask_over = La chasse est finie.

## The chart

ti-tools = Outils sur la carte
ti-layer = Montrer où il peut être
ti-ruler = Règle : touchez deux lieux
ti-ring = Anneau : touchez son centre
ti-ring_size = Rayon de l’anneau
ti-clues = Indices
ti-desk = Bureau
ti-miles = { NUMBER($miles, maximumFractionDigits: 2) } { $miles ->
    [one] mille
   *[other] milles
}
ti-here = ici
ti-at_sea = en mer
ti-in_red = en zone rouge
# A place: what is nearest to it, and how it lies from there.
ti-near = { $kind_key ->
    [tower] de la { $near_tower }
   *[landmark] { $near_de }
}
ti-at = { $kind_key ->
    [tower] à la { $near_tower }
   *[landmark] tout près { $near_de }
}
ti-where = { $miles ->
    [0] { ti-at }
    [one] à { NUMBER($miles, maximumFractionDigits: 1) } mille { $towards_au } { ti-near }
   *[other] à { NUMBER($miles, maximumFractionDigits: 1) } milles { $towards_au } { ti-near }
}
ti-cursor = { $ground }, { ti-where }{ NUMBER($away, maximumFractionDigits: 1) ->
    [-1] {""}
    [one] {" ; "}distance : { NUMBER($away, maximumFractionDigits: 1) } mille
   *[other] {" ; "}distance : { NUMBER($away, maximumFractionDigits: 1) } milles
}{ $legal ->
    [yes] , permis
    [no] , interdit
   *[unasked] {""}
}
ti-point = { $district }, { ti-where }
ti-cursor_help = Les flèches avancent d’un dixième de mille, avec Maj d’un mille. Entrée marque le lieu, Entrée encore le prend.
ti-not_legal = interdit
ti-covers = { $percent } % de la probabilité
ti-covers_most = jusqu’à { $percent } %
ti-figure = { $pirate }, joueur : { $owner }{ $up ->
    [yes] , à son tour
   *[no] {""}
}
ti-silver_figure = Long John Silver{ $number ->
    [0] {""}
   *[other] {" "}{ $number }
}{ $escaped ->
    [yes] , évadé
   *[no] , dans sa tour
}
ti-my_treasure = Votre trésor ; personne d’autre ne le voit
ti-treasure_lay = Ici était le trésor

## Clues

ti-clues_title = Où il peut être
ti-level_likely = probable
ti-level_possible = possible
ti-level_unlikely = improbable
ti-level_out = exclu
ti-day = jour { $day }
ti-looked = vu par { $who }
ti-stance = Ce que vous pensez de l’indice { $number }
ti-weigh = Peser
ti-trust = vrai à { $percent } %
ti-believe = Croire
ti-doubt = Douter
ti-ignore = Ignorer
ti-first_true = Certain : le premier indice est Vérité
ti-seen_truth = Certain : Vérité est dessous
ti-seen_bluff = Un Bluff est dessous : il ne dit rien
ti-seen_lie = Certain : un Mensonge est dessous
ti-open = Dit ouvertement
ti-no_hints = Aucun indice n’a encore été posé.
ti-certain = Certain, toujours compté
ti-sure_start_circles = 2 milles autour { $count ->
    [one] du départ
   *[other] des { $count } départs
}
ti-sure_search = { $count ->
    [one] { $count } fouille sans résultat
   *[other] { $count } fouilles sans résultat
}
ti-sure_district = { $count ->
    [one] votre carte district
   *[other] vos { $count } cartes district
}
ti-sure_chest = { $count ->
    [one] { $count } jeton du coffre
   *[other] { $count } jetons du coffre
}
ti-sure_compass = { $count ->
    [one] votre carte boussole
   *[other] vos { $count } cartes boussole
}
ti-sure_march = { $count ->
    [one] { $count } halte de Silver
   *[other] { $count } haltes de Silver
}
ti-likely_miles = { $miles } sur { $all } mi² probables
ti-contradiction = Il ne reste donc rien : l’une au moins de vos convictions est fausse.
ti-of_weight = { $percent } % du poids
ti-said_whispers = Une carte district de plus pour chaque pirate
ti-say_one_of_three = Il est { $a_dans }, { $b_dans } ou { $c_dans }
ti-say_cross_them_off = Ni { $a_dans } ni { $b_dans }
ti-say_three_towers = { $side_key ->
    [inside] Dans le
   *[other] Hors du
} triangle { $a_tower }, { $b_tower }, { $c_tower }

## Silver’s desk

ti-desk_title = Ce que chaque pirate peut savoir
ti-desk_text = Ce qui reste ouvert à chacun d’après vous ; en doré, où l’on devine bien. Leurs cartes district vous sont cachées.
ti-before_title = Avant de l’enterrer
ti-before_text = Ce sont vos premiers indices. Un bon lieu est un lieu dont ils disent peu.
ti-square_miles = { $miles } mi²
ti-knows = { $districts ->
    [one] { $districts } carte district
   *[other] { $districts } cartes district
}{ $compass ->
    [0] {""}
   *[other] , { $compass } boussole
}{ $chest ->
    [0] {""}
   *[other] , { $chest } du coffre
}{ $looked ->
    [0] {""}
    [one] , { $looked } jeton vu
   *[other] , { $looked } jetons vus
}
ti-axis = Milles jusqu’à ma croix
ti-axis_one = { $name } { NUMBER($miles, maximumFractionDigits: 1) }

## The calendar

ti-calendar = Calendrier
ti-month = Juin
ti-key_action = action
ti-key_sealed = scellé
ti-event_starting_hint = Indice
ti-event_take_bluff = Bluff
ti-event_prison = Prison
ti-event_black_spot = Marque
ti-event_black_spot_hint = Indice
ti-event_escape = Évasion
ti-day_told = Jour { $day } : { $what_key ->
    [nothing] {""}
   *[other] { $what } ;{" "}
}{ $pirate }, { $actions ->
    [one] { $actions } action
   *[other] { $actions } actions
}

## What is mine

ti-mine = À moi, visible de moi seul
ti-hand = Ma main, visible de moi seul
ti-no_cards = Pas encore de carte.
ti-under = indice { $number }
ti-chest = Jetons du coffre, reste { $left }
ti-chest_move_7 = Déplacement de 7
ti-chest_any_action = Action au choix
ti-chest_extra_search = Petite fouille
ti-chest_west = Ouest
ti-chest_east = Est
ti-chest_not_here = Pas ici
ti-chest_move_7_told = un déplacement de 7 milles
ti-chest_any_action_told = une action de plus
ti-chest_extra_search_told = une petite fouille de plus
ti-chest_west_told = il est à l’ouest de là où vous étiez
ti-chest_east_told = il est à l’est de là où vous étiez
ti-chest_not_here_told = pas dans le district où vous étiez
ti-used = utilisé
ti-traitor = le jeton Traître : vous gagnez avec Silver
ti-held_by = { $pirate }{ $used ->
    [yes] , utilisé
   *[no] {""}
}
ti-district = District
ti-not_in = Pas { $district_dans }
ti-compass = Boussole
ti-not_towards = Exclu : { $skulls }
ti-nothing_yet = Rien encore.

## Seats

ti-fact_silver = { $chest ->
    [one] { $chest } jeton
   *[other] { $chest } jetons
} · { $bluffs ->
    [one] { $bluffs } Bluff
   *[other] { $bluffs } Bluffs
}
ti-fact_tokens = { $count ->
    [one] { $count } jeton du coffre en main
   *[other] { $count } jetons du coffre en main
}
ti-use_verification = Vérification : reste { $count }
ti-use_full_gallop = Grand galop : reste { $count }
ti-use_compass = Boussole : reste { $count }
ti-use_king_george = Roi George : reste { $count }
ti-use_spyglass = Longue-vue : reste { $count }
ti-use_ancient_scrolls = Parchemins anciens : reste { $count }

## Choices

ti-short_place = { $place_key ->
    [likeliest] Le plus probable
    [here] Ici même
    [treasure] Mon trésor
    [towards_treasure] Vers mon trésor
    [tower] { $name_titled }
    [landmark] { $name_titled }
    [pirate] { $name }
   *[district] { $name }
}{ $miles ->
    [-1] {""}
   *[other] {" "}· { NUMBER($miles, maximumFractionDigits: 1) } mi
}{ $percent ->
    [-1] {""}
   *[other] {" "}· { $percent } %
}
ti-short_verify = Vérifier l’indice { $hint }
ti-short_full_gallop = Grand galop { $uses }
ti-short_compass = Boussole { $uses }
ti-short_king_george = Roi George { $uses }
ti-short_spyglass = Longue-vue { $uses }
ti-short_ancient_scrolls = Parchemins { $uses }
ti-short_tower = { $tower } { $name_titled }
ti-meta_statement = { $true ->
    [yes] vrai
   *[no] faux
}, { $percent } %
# The chart itself shows which places they are.
fact-spots = touchez la carte
# Said beside the statement already.
fact-true = {""}
ti-meta_answer = laisse { $percent } %
ti-meta_card = laisse jusqu’à { NUMBER($miles, maximumFractionDigits: 0) } mi²
# The one choice that stands for the whole chart.
ti-point_any = { $purpose_key ->
    [treasure] Un lieu pour l’enterrer
    [horse] Un lieu où chevaucher
    [foot] Un lieu où marcher
    [move_7] Un lieu où aller
    [full_gallop] Un lieu où galoper
    [silver_move] Un lieu où courir
    [patrol] Un lieu pour la patrouille
   *[other] Un lieu pour l’anneau
}
ti-button_point = Ici : { ti-where }
ti-button_refused = Pourquoi pas ?
ti-gist_place = { $known ->
    [yes] { NUMBER($miles, maximumFractionDigits: 1) } { $miles ->
    [one] mille
   *[other] milles
}, jusqu’{ $district_lieu }.
   *[no] District : { $district }.
}
ti-gist_ring = { $sure ->
    [yes] Un anneau de { NUMBER($radius, maximumFractionDigits: 2) } { $radius ->
    [one] mille
   *[other] milles
}, contenant { $percent } % de la probabilité.
   *[no] Un anneau de { NUMBER($radius, maximumFractionDigits: 2) } { $radius ->
    [one] mille
   *[other] milles
}, contenant jusqu’à { $percent } % de la probabilité ; ce que coupent la mer ou les zones rouges ne compte pas.
}
ti-gist_refused = Les règles n’autorisent pas ce lieu. Demandez, et l’article qui l’interdit s’affiche.
ti-gist_card = { card-told } { $answers ->
    [0] {""}
    [one] Elle a une seule réponse vraie.
   *[other] Elle a { $answers } réponses vraies.
} { $keeps ->
    [0] {""}
   *[other] La meilleure laisse { NUMBER($keeps, maximumFractionDigits: 0) } mi².
}
ti-gist_horse = Une chevauchée en ligne droite ; touchez ensuite le lieu.
ti-gist_foot = Une marche, avec une petite fouille avant ou après.
ti-gist_small_search = Un petit anneau, avec une marche avant ou après.
ti-gist_large_search = Un grand anneau autour de votre position ; touchez ensuite son centre.
ti-gist_verify = Vous seul apprenez le jeton sous l’indice { $hint } ; tous voient que vous avez regardé.
ti-gist_full_gallop = Vers n’importe quel lieu permis de l’île.
ti-gist_compass = Silver vous donne une carte vraie : deux directions où il n’est pas.
ti-gist_king_george = Un petit anneau n’importe où.
ti-gist_spyglass = Un grand anneau n’importe où.
ti-gist_ancient_scrolls = Deux cartes district de plus, toutes deux vraies.
ti-gist_lay_token = { $token_key ->
    [truth] Ce que vous dites doit être vrai.
    [bluff] Dites ce que vous voulez.
   *[lie] Ce que vous dites doit être faux.
} Reste { $stock }.
ti-gist_pass = Une action est abandonnée.
ti-gist_run = Un déplacement droit de 4 milles au plus ; touchez ensuite le lieu.
ti-gist_exchange = Montrez vos trois cartes, mettez-les de côté et piochez-en trois autres.

## The end

ti-finale = La fin de la chasse
ti-finale_lay = { $district }, { ti-where }.
ti-finale_scores = Voir qui a gagné

## What happened

ti-told_moved = { $gallop ->
    [yes] { $pirate } a galopé jusqu’{ $district_lieu }.
   *[no] { $pirate } a parcouru { NUMBER($miles, maximumFractionDigits: 1) } { $miles ->
    [one] mille
   *[other] milles
}, jusqu’{ $district_lieu }.
}
ti-told_silver_moved = Silver{ $figures ->
    [one] {""}
   *[other] {" "}{ $figure }
} a couru { NUMBER($miles, maximumFractionDigits: 1) } { $miles ->
    [one] mille
   *[other] milles
}, jusqu’{ $district_lieu }.
ti-told_imprisoned = { $pirate } a enfermé Silver dans la { $name_tower }.
ti-told_searched = { $pirate } a fouillé { $district_dans } : { $found ->
    [yes] le trésor !
   *[no] rien.
}
ti-told_patrol_sent = La patrouille se tient { $district_dans }.
ti-told_treasure_hidden = Vous avez enterré le trésor { $district_dans }.
ti-told_treasure_found = Le trésor est trouvé { $district_dans }. Victoire : { $winners }.
ti-told_silver_reached_it = Silver est arrivé sur son trésor, { $district_dans }. Victoire : { $winners }.
ti-told_nobody_won = Personne ne l’a trouvé. Il était { $district_dans }.

## For someone who has never seen it

ti-letter_truth = V
ti-letter_bluff = B
ti-letter_lie = M
ti-primer_cross = Un joueur est Long John Silver et marque une croix secrète sur l’île. Les autres sont des pirates et veulent la trouver.
ti-primer_hints = Certains jours, Silver doit poser un indice et dire où le trésor est ou n’est pas. Le jeton dessous, face cachée, dit s’il devait être honnête. La carte montre ce qui en découle.
ti-primer_rings = Chaque jour, un pirate chevauche, marche, ou pose un anneau et fouille à l’intérieur. Chaque échec exclut du terrain. L’anneau qui contient la croix donne la victoire au pirate qui l’a posé.
ti-primer_escape = Les pirates enferment Silver dans une tour. Après le dernier jour, il est libre et court ; si l’un de ses déplacements finit sur la croix, il gagne.
