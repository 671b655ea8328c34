# LivingStone en français. On parle à la personne assise à la table : bref et simple, au passé
# composé pour ce qui est arrivé, à l’infinitif pour ce que l’on peut choisir.

## What is asked

ask-pick = Prenez un dé, ou jouez d’abord une action libre.
ask-act = Utilisez votre { $die } : une seule action, celle que vous voulez.
ask-after = Votre dé est utilisé. Autre chose avant de finir votre tour ?
ask-selling = Le marché est ouvert : combien de pierres { $market_gem_pl } vendez-vous ?
ask-lifting = Plus de tente en réserve : laquelle des vôtres va dans la rangée { $moving_to_row } ?

## Headings of choices

group-dice = Les dés
group-die_action = Avec ce dé
group-sell = Pierres précieuses
group-donate = La reine
group-cards = Vos cartes
group-turn = Votre tour
group-market = Au marché
group-lift = Vos tentes

## Choices

action-take_die = Prendre le { $pips }
action-decline = Passer : plus de dé pour vous dans cette manche
action-end_turn = Finir votre tour
action-draw_card = Piocher une carte
action-take_coins = Prendre des pièces à la banque
action-dig = Creuser dans la mine
action-place_tent = { $native_guide ->
    [yes] { $elephants ->
        [yes] Tente en rangée { $row }, avec Guide local et Éléphants
       *[no] Tente en rangée { $row }, avec Guide local
    }
   *[no] { $elephants ->
        [yes] Tente en rangée { $row }, avec Éléphants
       *[no] Tente en rangée { $row }
    }
}
action-lift_tent = Celle de la colonne { $column }, rangée { $row }
action-sell = Vendre { $count } { $count ->
    [one] pierre { $gem }
   *[other] pierres { $gem_pl }
}
action-sell_upto = Vendre des pierres { $gem_pl }
action-donate = Donner £{ $pounds } à la reine
action-donate_upto = Donner des pièces à la reine
action-camp_expansion = Extension du camp : une tente de plus en colonne { $column }, rangée { $row }
action-reverse = Marche arrière : le bateau recule d’une colonne
action-treasure = Trésor : des pièces de la banque
action-royal_favor = Faveur royale : un dé de plus ce tour-ci
action-science = Publier vos découvertes sur { $animal_le }
action-market = Marché : vendre des pierres contre pièces et points
action-cave_discovery = Découverte d’une grotte : tirer des pierres sans dé
action-market_sell = { $count ->
    [0] Garder toutes les pierres { $gem_pl }
    [one] Vendre une pierre { $gem }
   *[other] Vendre { $count } pierres { $gem_pl }
}

amount-sell-count = Combien de pierres vendez-vous, de { $least } à { $most } ?
amount-donate-pounds = Combien de livres dans le coffre, de { $least } à { $most } ? Elles n’en ressortiront pas.

## What a choice costs and brings

fact-gain_pounds = +£{ $value }
fact-cost_pounds = { $value ->
    [0] gratuit
   *[other] £{ $value }
}
fact-fees = { $value ->
    [0] {""}
    [one] dont £1 à un autre joueur
   *[other] dont £{ $value } à d’autres joueurs
}
fact-gain_points = { $value ->
    [one] +{ $value } point
   *[other] +{ $value } points
}
fact-stones = { $value ->
    [one] { $value } pierre
   *[other] { $value } pierres
}
fact-pounds_each = £{ $value } pièce
fact-row_tents = { $value ->
    [one] votre seule tente de la rangée
   *[other] l’une de vos { $value } tentes de la rangée
}
fact-majority_shares = bonus de rangée actuel : { $value }
fact-shares_then = bonus de rangée ensuite : { $value }
fact-tent_pounds = une tente à £{ $value }

## What happened

event-round_began = Manche { $round }, colonne { $column }. Les dés : { $dice }. Commence : { $starter }.
event-die_taken = { $seat } { $seat_you ->
    [yes] avez
   *[no] a
} pris le { $pips }.
event-declined = { $seat } { $seat_you ->
    [yes] avez
   *[no] a
} passé pour le reste de la manche.
event-turn_ended = {""}
event-card_drawn = { $seat } { $seat_you ->
    [yes] avez
   *[no] a
} pioché une carte.
event-card_drawn_card = Vous avez pioché « { $card } ».
event-mine_collapsed = Éboulement de la mine ! Les pierres précieuses de tout le monde sont retombées dans le sac, { $returned ->
    [one] { $returned } pierre
   *[other] { $returned } en tout
}.
event-no_card_left = Il ne restait plus de carte pour { $seat_you ->
    [yes] vous
   *[no] { $seat }
}.
event-pile_shuffled = La défausse a été mélangée : nouvelle pioche de { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
}.
event-card_played = { $seat } { $seat_you ->
    [yes] avez
   *[no] a
} joué « { $card } ».
event-boat_went_back = Le bateau a reculé en colonne { $column }.
event-coins_taken = { $seat } { $seat_you ->
    [yes] avez
   *[no] a
} pris £{ $pounds } à la banque.
event-stones_drawn = { $seat } { $seat_you ->
    [yes] avez
   *[no] a
} tiré du sac : { $stones }.
event-white_stone = { $pounds ->
    [0] La pierre blanche ! Ce tirage et toutes les pierres mises à part retournent dans le sac, qui en contient { $bag }.
   *[other] La pierre blanche ! Les pierres précieuses de ce tirage rapportent £{ $pounds } ; le sac contient de nouveau { $bag } pierres.
}
event-gems_sold = { $seat } { $seat_you ->
    [yes] avez
   *[no] a
} vendu { $count } { $count ->
    [one] pierre { $gem }
   *[other] pierres { $gem_pl }
} pour £{ $pounds }.
event-market_sale = { $seat } { $seat_you ->
    [yes] avez
   *[no] a
} vendu { $count } { $count ->
    [one] pierre { $gem }
   *[other] pierres { $gem_pl }
} au marché : £{ $pounds }, { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
event-donated = { $seat } { $seat_you ->
    [yes] avez
   *[no] a
} mis des pièces dans { $seat_you ->
    [yes] votre
   *[no] son
} coffre.
event-donated_pounds = Vous avez mis £{ $pounds } dans votre coffre.
event-donated_openly = { $seat } { $seat_you ->
    [yes] avez mis £{ $openly } dans votre
   *[no] a mis £{ $openly } dans son
} coffre.
event-tent_placed = { $seat } { $seat_you ->
    [yes] avez
   *[no] a
} planté une tente en rangée { $row } { $fees ->
    [0] { $cost ->
        [0] sans rien payer
       *[other] pour £{ $cost }
    }
   *[other] pour £{ $cost } et £{ $fees } de redevance
}.
event-tent_moved = { $seat } { $seat_you ->
    [yes] avez
   *[no] a
} déplacé une tente de la colonne { $from_column }, rangée { $from_row }, à la rangée { $row } { $fees ->
    [0] { $cost ->
        [0] sans rien payer
       *[other] pour £{ $cost }
    }
   *[other] pour £{ $cost } et £{ $fees } de redevance
}.
event-fee_received = { $seat } { $seat_you ->
    [yes] avez
   *[no] a
} reçu £{ $pounds } de redevance, payée par { $payer }.
event-camp_expanded = { $seat } { $seat_you ->
    [yes] avez
   *[no] a
} ajouté une tente en colonne { $column }, rangée { $row }.
event-treasure_found = { $seat } { $seat_you ->
    [yes] avez
   *[no] a
} trouvé un trésor de £{ $pounds }.
event-science_published = { $seat } { $seat_you ->
    [yes] avez
   *[no] a
} publié une découverte pour { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
event-column_scored = La colonne { $column } a rapporté : { $points }.
event-majority_scored = Majorité dans la rangée { $row } : { $points }.
event-hand_shown = { $cards_count ->
    [0] {""}
   *[other] { $seat } { $seat_you ->
        [yes] aviez
       *[no] avait
    } encore en main : { $cards }.
}
event-final_points = { $seat } { $seat_you ->
    [yes] terminez
   *[no] termine
} avec { $total ->
    [one] { $total } point
   *[other] { $total } points
}.
event-check_rolled = Les dés de la reine : { $dice }. Moins que leur somme, c’est trop peu.
event-chest_opened = { $seat } { $seat_you ->
    [yes] avez
   *[no] a
} donné £{ $pounds } à la reine{ $out ->
    [yes] {" "}: pas assez.
   *[no] .
}
event-match_ended = Le voyage est terminé. Victoire : { $winners }.

## The end

source-columns = Tentes le long du fleuve
source-majorities = Majorités des rangées
source-gems = Pierres précieuses gardées
source-market = Marché
source-science = Science
beside-donated = Donné à la reine, £
beside-tents_placed = Tentes plantées
reason-last_column_scored = Le bateau a passé la dernière colonne.

ending-chests = On ouvre les coffres
ending-out = don le plus faible, ne peut pas gagner
ending-out_dice = moins de { $needed }, ne peut pas gagner
ending-dice = La reine lance { $dice } : qui a donné moins de £{ $needed } ne peut pas gagner.

## The board

board-title = LivingStone
board-round = manche { $round }, colonne { $column }, une tente coûte £{ $cost }
board-over = après la dernière colonne
board-river = Z a m b è z e
board-points = par tente
board-majority = majorité
board-start = début
board-declined = fin
board-out = hors jeu
heading-dice = Dés
heading-bag = Sac
heading-cards = Cartes
heading-you = Vous
board-none = plus aucun
board-holding = en main : le { $die }
board-bar = le prochain doit dépasser { $bar }
board-bag = { $count ->
    [one] { $count } pierre
   *[other] { $count } pierres
} : { $stones }
board-odds = £{ $worth } par pierre en moyenne · blanche { $chance } % { $drawn ->
    [one] en un tirage
   *[other] sur { $drawn }
}
board-aside = à part : { $stones }
board-pile = { $count } dans la pioche
board-discards = jouées : { $discards }
board-purse = £{ $cash } dans votre bourse, £{ $chest } dans votre coffre
board-hand = Main : { $hand }
help-board =
    Sur le plateau : ♛ ce que rapporte une tente de la rangée à l’évaluation de la colonne du bateau,
    ▽ ce que rapporte la majorité de la rangée à la fin, et qui l’a pour l’instant. ( + ) est l’endroit
    où votre dé plante une tente.
    Dans le tableau : pts acquis, col ce que la colonne du bateau rapporte maintenant, rgs ce que les
    majorités rapportent maintenant, tot la somme des trois, £ bourse et coffre ensemble, don le nombre
    de dons faits, ten les tentes restantes, car les cartes en main, les pierres précieuses, et les dés
    de cette manche. Un dé entre parenthèses convient au joueur dont c’est le tour.
column-points = pts
column-column = col
column-rows = rgs
column-total = tot
column-wealth = £
column-gifts = don
column-tents = ten
column-cards = car
column-dice = dés

## Options

option-white_stone = Les pierres précieuses tirées avec la pierre blanche
option-white_stone-lost = retournent dans le sac sans rien rapporter
option-white_stone-sold = sont d’abord vendues au prix de base
option-declining = Passer alors qu’un dé convient
option-declining-free = toujours permis
option-declining-first_compulsory = pas pour le premier dé d’une manche
option-declining-compulsory = jamais permis
option-guide_fee = La redevance aux autres joueurs avec Guide local
option-guide_fee-due = reste due
option-guide_fee-waived = n’est pas payée
option-collapse_order = Après l’Éboulement de la mine
option-collapse_order-shuffle_first = mélanger, puis piocher le remplacement
option-collapse_order-replace_first = piocher le remplacement, puis mélanger
option-collapse_returns = L’Éboulement de la mine remet dans le sac
option-collapse_returns-gems = les pierres précieuses de tous
option-collapse_returns-gems_and_set_aside = les pierres précieuses de tous et toutes les pierres mises à part
option-camp_site = L’Extension du camp se pose
option-camp_site-left_of_boat = sur un de vos terrains à gauche du bateau
option-camp_site-scored = sur un de vos terrains déjà évalués
option-camp_pays = Les tentes ajoutées par Extension du camp
option-camp_pays-never = ne rapportent rien si leur colonne est évaluée de nouveau
option-camp_pays-always = rapportent comme toute autre tente
option-royal_favor = Les dés d’un tour avec Faveur royale
option-royal_favor-above_last = ne doivent dépasser que ceux de vos tours précédents
option-royal_favor-ascending = doivent aussi monter l’un après l’autre
option-last_tie_break = À égalité de points et de dons
option-last_tie_break-tents = le plus de tentes plantées l’emporte
option-last_tie_break-shared = la victoire est partagée
option-column_costs = Le prix d’une tente, colonne par colonne
option-column_costs-usual = £1 1 2 2 3 3 4 4 5 5
option-column_costs-flat = £1 1 1 2 2 2 3 3 3 4
option-column_costs-steep = £1 2 2 3 3 4 4 5 5 6
option-two_player_check = Le contrôle des dons à deux joueurs
option-two_player_check-four_dice = quatre dés disent combien il fallait
option-two_player_check-least = le don le plus faible est éliminé
option-market_at_end = Un Marché gardé jusqu’à la fin
option-market_at_end-before_gems = remplace les points des pierres gardées
option-market_at_end-after_gems = s’ajoute aux points des pierres gardées
option-all_tied = Tous ont donné autant
option-all_tied-nobody_wins = personne ne gagne
option-all_tied-all_safe = personne n’est éliminé
option-reverse_first_column = Marche arrière dans la première colonne
option-reverse_first_column-illegal = ne peut pas être jouée
option-reverse_first_column-repeat = la colonne est jouée encore une fois
option-rising = Un autre dé de la manche doit dépasser
option-rising-highest = votre plus haut
option-rising-first = votre premier
option-both_cards_fee = La redevance avec Guide et Éléphants ensemble
option-both_cards_fee-as_guide = est la même qu’avec Guide local seul
option-both_cards_fee-waived = n’est pas payée
option-coins = Les pièces en main
option-coins-hidden = sont cachées
option-coins-open = sont visibles : tous voient ce qui est donné
option-deck = Les cartes
option-deck-usual = une Marche arrière et quatre animaux
option-deck-two_reverses = deux Marches arrière et trois animaux

## Words

word-clear = transparente
    .pl = transparentes
word-blue = bleue
    .pl = bleues
word-red = rouge
    .pl = rouges
word-black = éboulis
    .pl = éboulis
word-white = pierre blanche
    .pl = pierres blanches
word-native_guide = Guide local
    .pl = Guides locaux
word-elephants = Éléphants
    .pl = Éléphants
word-camp_expansion = Extension du camp
    .pl = Extensions du camp
word-reverse = Marche arrière
    .pl = Marches arrière
word-treasure = Trésor
    .pl = Trésors
word-royal_favor = Faveur royale
    .pl = Faveurs royales
word-lion = lion
    .pl = lions
    .le = le lion
word-rhino = rhinocéros
    .pl = rhinocéros
    .le = le rhinocéros
word-antelope = antilope
    .pl = antilopes
    .le = l’antilope
word-market = Marché
    .pl = Marchés
word-cave_discovery = Découverte d’une grotte
    .pl = Découvertes d’une grotte
word-mine_collapse = Éboulement de la mine
    .pl = Éboulements de la mine

## Panes of the full screen

scores-owns = £{ $wealth } · { $gifts ->
    [one] { $gifts } don
   *[other] { $gifts } dons
} · { $tents ->
    [one] { $tents } tente
   *[other] { $tents } tentes
} · { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
}
scores-legend = Points, + cette colonne, + les rangées si c’était la fin.

## Les chiffres des études

figure-tents = tentes
figure-given = donné
figure-nobody = personne
figure-columns = colonnes
figure-market = marché
figure-science = science
figure-majorities = majorités
figure-gems = pierres précieuses
figure-sources = origine des points
figure-the_defaults = comme d’habitude
figure-4_players = à 4 joueurs
