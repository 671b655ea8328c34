# Timbuktu en français. On parle à la personne assise à la table : bref et simple, au passé composé
# pour ce qui est arrivé, à l’infinitif pour ce que l’on peut choisir.

## What is asked

ask-loading = Chargez votre prochain chameau : quatre marchandises de trois ou quatre sortes.
ask-placing = Placez un de vos chameaux dans un enclos de départ.
ask-choosing = Choisissez en secret le chameau qui avance dans cette manche.
ask-moving = La carte de votre chameau est dévoilée : dans quel enclos va-t-il ?

## Headings of choices

group-load = Chargements
group-place = Enclos
group-choose = Chameaux
group-free = Gratuit
group-toll = Péage
group-full = Complet

## Choices

action-load = Charger { $goods }
action-place = { $camel } dans l’enclos { $pen }
action-choose = { $camel }
action-move = { $toll_key ->
    [none] Aller dans l’enclos { $pen }
   *[other] Aller dans l’enclos { $pen } et payer { $toll_du }
}

## What a choice costs and brings

fact-camel = chameau { $value }
fact-carries = porte { $value }
fact-pens = {""}
fact-stands = enclos { $value }
fact-safest = { $value ->
    [0] un enclos sûr
   *[other] risque minimal { NUMBER($value, maximumFractionDigits: 2) }
}
fact-pitch = emplacement { $value }
fact-swap = { $value ->
    [yes] case d’échange
   *[no] {""}
}
fact-cost = {""}
fact-cost_points = { $value ->
    [one] péage d’une valeur actuelle de { $value } point
   *[other] péage d’une valeur actuelle de { $value } points
}
fact-loses = { $value ->
    [0] sûr
   *[other] risque { NUMBER($value, maximumFractionDigits: 2) } { $value ->
    [one] marchandise
   *[other] marchandises
}
}
fact-loses_points = { $value ->
    [0] {""}
   *[other] { NUMBER($value, maximumFractionDigits: 2) } { $value ->
    [one] point
   *[other] points
}
}

## What happened

event-starter_drawn = Le sort a désigné le premier joueur : { $seat_you ->
    [yes] vous
   *[no] { $seat }
}.
event-loaded = { $seat } { $seat_you ->
    [yes] avez
   *[no] a
} chargé le chameau { $camel }.
event-loaded_goods = Vous avez chargé le chameau { $camel } : { $goods }.
event-loads_shown = { $seat } { $seat_you ->
    [yes] avez montré vos
   *[no] a montré ses
} chargements.
event-placed = { $seat } { $seat_you ->
    [yes] avez
   *[no] a
} placé le chameau { $camel } dans l’enclos { $pen }.
event-dealt = Étape { $stage }, vers { $place } : les voleurs sont distribués. Commence : { $starter }.
event-dealt_pitches = Étape { $stage }, vers { $place }. Commence : { $starter }. Votre pile : { $pen }, emplacements { $pitches }, { $goods }.
event-laid = { $seat } { $seat_you ->
    [yes] avez
   *[no] a
} posé une carte.
event-laid_camel = Vous avez posé le chameau { $camel }.
event-turned_up = { $seat } { $seat_you ->
    [yes] avez
   *[no] a
} dévoilé le chameau { $camel }.
event-moved = { $seat } { $seat_you ->
    [yes] avez
   *[no] a
} mené le chameau { $camel } en { $pen } { $pitch }.
event-moved_toll = { $seat } { $seat_you ->
    [yes] avez
   *[no] a
} mené le chameau { $camel } en { $pen } { $pitch } et payé { $toll_du }.
event-swapped = Case d’échange : toutes les piles passent d’une place vers la gauche.
event-swapped_pitches = Case d’échange : toutes les piles passent à gauche. Vous avez reçu { $pen }, emplacements { $pitches }, { $goods }.
event-robbed = Des voleurs dans l’enclos { $pen }, emplacements { $pitches } : { $goods }.
event-lost = { $seat } { $seat_you ->
    [yes] avez
   *[no] a
} perdu { $goods } sur le chameau { $camel }.
event-arrived = Les caravanes sont à Tombouctou. Valeurs : { $values }.
event-final_points = { $seat } { $seat_you ->
    [yes] avez
   *[no] a
} livré { $goods } { $goods ->
    [one] marchandise
   *[other] marchandises
}, d’une valeur de { $total } { $total ->
    [one] point
   *[other] points
}.
event-match_ended = Victoire : { $winners }.

## The end

source-gold = Or
source-coffee = Café
source-pepper = Poivre
source-salt = Sel
source-water = Eau
beside-goods_delivered = Marchandises livrées
reason-timbuktu_reached = Les voleurs de Tombouctou sont passés.

## The board

board-title = Timbuktu
board-stage = étape { $stage } sur { $stages }
board-round = manche { $round } sur { $rounds }
board-counters = marqueurs : étape { $starter }, manche { $holder }
board-loading = on charge les caravanes
board-placing = on place les chameaux
board-over = toutes les caravanes sont arrivées
board-stolen = volées
board-tolls = en péage
board-value = une pièce vaut
board-card_down = posée
board-loaded = { $count ->
    [one] { $count } chargé
   *[other] { $count } chargés
}
board-piles = Piles
board-unseen = pas vue
board-robbed = Dernier vol
board-notebook = Carnet
board-legend = ■ visé à coup sûr · 2/3 probabilité · un point : sûr · { $worlds } { $worlds ->
    [one] répartition possible
   *[other] répartitions possibles
}
board-ways = S’il avançait maintenant
board-ways_legend = emplacement : pièces volées en moyenne, +1 pour un péage
board-full = complet
board-to_load = Reste à charger : { $goods }
board-to_place = À placer
board-cards_pitches = cartes emplacements, celles vues entre parenthèses :
board-cards_goods = cartes marchandises :
help-board =
    Sur la route : à gauche où sont les chameaux, à droite où ils vont, les enclos de haut en bas, les
    emplacements 1 à 5 de gauche à droite. A●F est le chameau Farah du joueur A, au-dessous les initiales
    de ses marchandises. Les flèches disent quels enclos on rejoint sans péage ; ⇄ est une case
    d’échange libre. Les piles sont dans l’ordre où elles passent, deux lettres désignent la place
    entre deux joueurs. Dans le carnet, ■ est visé à coup sûr, un point est sûr, 2/3 est visé dans deux
    cas sur trois.
column-goods = march
column-worth = valeur
column-card = carte
column-to_go = reste

## Options

option-loading = Chargements des chameaux
option-loading-printed = comme imprimés sur les plateaux de caravane
option-loading-free = chacun charge les siens
option-setup_discards_count = Les marchandises restées du chargement libre
option-setup_discards_count-no = ne comptent pas pour les valeurs
option-setup_discards_count-yes = comptent pour les valeurs comme les perdues
option-placement = Placer un second chameau dans un enclos
option-placement-every_pen = tant que vous pouvez encore occuper chaque enclos
option-placement-spread = seulement si vous en avez un dans chaque enclos
option-deal = Les premiers voleurs sont distribués
option-deal-after_placing = après le placement des chameaux
option-deal-before_placing = avant le placement des chameaux
option-reveal = Les cartes chameau sont dévoilées
option-reveal-one_by_one = une à une, chacune avant son mouvement
option-reveal-together = toutes ensemble
option-value_counts = Ce qui donne leur valeur aux marchandises
option-value_counts-stolen_and_tolls = les pièces volées et payées en péage
option-value_counts-stolen = les pièces volées seulement
option-cards_name = Une carte voleur désigne
option-cards_name-2 = deux emplacements, ou deux sortes de marchandises
option-cards_name-1 = un emplacement, ou une sorte de marchandises
option-pitch_cards = Paires des cartes emplacements
option-pitch_cards-neighbours = 1+2, 2+3, 3+4, 4+5, 1+5
option-pitch_cards-crossed = 1+2, 2+4, 3+4, 3+5, 1+5
option-pitch_cards-scattered = 1+3, 3+4, 2+4, 2+5, 1+5
option-goods_cards = Paires des cartes marchandises
option-goods_cards-neighbours = or+café, café+poivre, poivre+sel, sel+eau, eau+or
option-goods_cards-crossed = poivre+sel, sel+or, or+café, café+eau, eau+poivre
option-arrows = La seconde flèche de l’enclos le plus à gauche
option-arrows-ring = fait le tour jusqu’à l’enclos le plus à droite
option-arrows-edge = mène à son voisin de droite
option-swap_pitches = Emplacements des cases d’échange
option-swap_pitches-2-4 = 2 et 4
option-swap_pitches-3-3 = 3 et 3
option-swap_pitches-2-3 = 2 et 3
option-swap_pitches-3-4 = 3 et 4
option-swap_pitches-1-3 = 1 et 3
option-swap_pens = Enclos des cases d’échange
option-swap_pens-spread = à deux enclos l’un de l’autre, différents à chaque lieu
option-swap_pens-neighbours = côte à côte, différents à chaque lieu
option-swap_pens-fixed = Lampe et Étoile partout
option-caravans = Marchandises imprimées près des chameaux
option-caravans-doubled = certaines sortes en double sur un chameau
option-caravans-four_kinds = quatre sortes différentes sur chaque chameau
option-small_board = Le petit plateau ajouté à quatre joueurs
option-small_board-oasis2 = l’oasis 2
option-small_board-oasis3 = l’oasis 3

## Words

word-palm = Palmier
word-lamp = Lampe
word-scimitar = Sabre
word-star = Étoile
word-moon = Lune
word-gold = or
    .du = de l’or
word-coffee = café
    .du = du café
word-pepper = poivre
    .du = du poivre
word-salt = sel
    .du = du sel
word-water = eau
    .du = de l’eau
word-start = le départ
word-oasis1 = l’oasis 1
word-oasis2 = l’oasis 2
word-oasis3 = l’oasis 3
word-oasis4 = l’oasis 4
word-timbuktu = Tombouctou

## Les chameaux : leurs initiales sont celles du plateau, aucune n’est celle d’un joueur

word-A = Farah
word-B = Ghazi
word-C = Halima
word-D = Jamal
word-E = Karima
word-F = Leila
word-G = Malik
word-H = Nuri

## Les chiffres des études

figure-last = dernier
figure-removed = marchandises perdues
figure-tolls = péages
figure-stolen = volées
figure-swap_1 = échange 1
figure-swap_2 = échange 2
figure-others = les autres
figure-of_its_fair_share = de la part équitable
figure-who = qui
figure-the_others_play = jeu des autres
figure-one = l’un
figure-alike = tous pareils
figure-among = parmi d’autres
figure-strength = force
figure-sensible_free_loading = sensible, chargement libre
