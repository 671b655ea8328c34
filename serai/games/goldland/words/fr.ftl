# Goldland en français. On parle à la personne assise à la table : bref et simple, au passé composé
# pour ce qui est arrivé, à l’infinitif pour ce que l’on peut choisir.

## Counting

# One thing, of the kind a sentence speaks of.
item-one = { $kind_key ->
    [provisions] une provision
    [pearls] une perle
    [ropes] une corde
    [guns] un fusil
    [spades] une pelle
    [timbers] un rondin
   *[fishing_rods] une canne à pêche
}
tokens-counted = { $tokens ->
    [one] { $tokens } jeton
   *[other] { $tokens } jetons
}
list-counted = { $count } { $count ->
    [one] { $what_sg }
   *[other] { $what }
}

## What is asked

ask-choosing = Se déplacer, s’équiper, explorer : une fois chacun, dans l’ordre voulu. Puis finissez votre tour.
ask-moving = En route. Où allez-vous ?
ask-paying = Avec quoi payez-vous ?
ask-camping = Vous avez surmonté l’aventure. Dressez-vous un camp ici ?
ask-laying = Où poser la tuile, et comment la tourner ?
ask-making_room = Votre sac à dos est plein : jetez quelque chose pour l’amulette.

## Headings of choices

group-move = Se déplacer
group-acquire = S’équiper
group-explore = Explorer
group-lay = Poser la tuile
group-pay = Payer
group-camp = Camp
group-exchange = Jetons découverte
group-discard = Jeter
group-turn = Votre tour

## Choices

action-step = { $way ->
    [road] Aller { $to_au }
    [survive] Aller { $to_au } en payant l’aventure
    [ordeal] Aller { $to_au } par une épreuve, sans chemin
   *[ordeal_survive] Aller { $to_au } par une épreuve, sans chemin, en payant l’aventure
}
action-stop = S’arrêter ici
action-pay = { $kind_key ->
    [provisions] Provisions : { $pack } du sac, { $tokens } contre jetons
    [pearls] Perles : { $pack } du sac, { $tokens } contre jetons
    [ropes] Cordes : { $pack } du sac, { $tokens } contre jetons
    [guns] Fusils : { $pack } du sac, { $tokens } contre jetons
    [spades] Pelles : { $pack } du sac, { $tokens } contre jetons
    [timbers] Rondins : { $pack } du sac, { $tokens } contre jetons
   *[fishing_rods] Cannes à pêche : { $pack } du sac, { $tokens } contre jetons
}
action-camp = { $set ->
    [yes] Dresser un camp
   *[no] Ne pas laisser de camp
}
action-acquire = Prendre { $take }
action-explore = Piocher une tuile
action-turn_over = Retourner la tuile { $to_au }
action-lay = { $turned ->
    [0] { $to_maj }, chemins au nord, à l’est et à l’ouest
    [1] { $to_maj }, chemins au nord, à l’est et au sud
    [2] { $to_maj }, chemins à l’est, au sud et à l’ouest
   *[3] { $to_maj }, chemins au nord, au sud et à l’ouest
}
action-exchange = Échanger des jetons contre { $kind_un }
action-discard = Jeter { $kind_un }
action-dig = Déterrer le trésor et finir votre tour
action-end_turn = Finir votre tour
action-pass = Passer

## What a choice costs and brings

fact-cell = { $value }
fact-cost = coûte { $value }
fact-cost_total = { $value ->
    [one] { $value } objet de ces sortes en tout
   *[other] { $value } objets de ces sortes en tout
}
fact-gain = {""}
fact-tokens = +1 jeton
fact-points = { $value ->
    [one] +{ $value } point
   *[other] +{ $value } points
}
fact-adventure = { $value }
fact-marker = marqueur d’une valeur de { $value }
fact-need = avec { $value_un } dans le sac
fact-lacking = { $value ->
    [one] il manque un emplacement
   *[other] il manque { $value } emplacements
}
fact-throw_out = jeter y aiderait : { $value }
fact-cells = {""}
fact-roads = {""}
fact-joins = relie { $value }
fact-cut_off = aucun chemin ne la relie
fact-left = { $value ->
    [0] tout est payé
    [one] encore un objet
   *[other] encore { $value } objets
}

## What happened

event-coast = La côte est en place.
event-first_player = { $seat } { $seat_you ->
    [yes] avez
   *[no] a
} commencé.
event-turn = Manche { $round } : { $seat_you ->
    [yes] à vous
   *[no] { $seat }
}.
event-income = { $seat } { $seat_you ->
    [yes] avez
   *[no] a
} pris 1 pièce d’or au temple ; { $reserve ->
    [0] sa réserve est vide.
    [one] il en reste { $reserve } dans sa réserve.
   *[other] il en reste { $reserve } dans sa réserve.
}
event-paid = { $seat } { $seat_you ->
    [yes] avez
   *[no] a
} { $bought ->
    [0] { $pack ->
        [one] payé { item-one }.
       *[other] payé { $pack } { $kind }.
    }
    [one] { $pack ->
        [0] rendu { tokens-counted } et payé ainsi { item-one }.
        [one] payé { item-one }, et { $bought } de plus contre { tokens-counted }.
       *[other] payé { $pack } { $kind }, et { $bought } de plus contre { tokens-counted }.
    }
   *[other] { $pack ->
        [0] rendu { tokens-counted } et payé ainsi { $bought } { $kind }.
        [one] payé { item-one }, et { $bought } de plus contre { tokens-counted }.
       *[other] payé { $pack } { $kind }, et { $bought } de plus contre { tokens-counted }.
    }
}
event-moved = { $way ->
    [road] { $seat } { $seat_you ->
    [yes] avez
   *[no] a
} rejoint { $cell }.
    [survive] { $seat } { $seat_you ->
    [yes] avez
   *[no] a
} rejoint { $cell }.
   *[other] { $seat } { $seat_you ->
    [yes] avez
   *[no] a
} rejoint { $cell } par une épreuve, car aucun chemin n’y mène.
}
event-stopped = {""}
event-survived = { $seat } { $seat_you ->
    [yes] avez
   *[no] a
} surmonté l’aventure : { $adventure }.
event-camp_set = { $seat } { $seat_you ->
    [yes] avez
   *[no] a
} dressé un camp en { $cell } ; il en reste { $left }.
event-marker = { $lost_by_key ->
    [null] { $seat } { $seat_you ->
    [yes] avez
   *[no] a
} pris le marqueur : { $adventure }.
   *[other] { $seat } { $seat_you ->
    [yes] avez
   *[no] a
} raflé le marqueur : { $adventure }.
}
event-acquired = { $spent_key ->
    [null] { $seat } { $seat_you ->
    [yes] avez
   *[no] a
} acquis { $take }.
   *[other] { $seat } { $seat_you ->
    [yes] avez
   *[no] a
} cédé { $spent_un } pour { $take }.
}
event-exchanged = { $seat } { $seat_you ->
    [yes] avez
   *[no] a
} rendu { tokens-counted } contre { $kind_un }.
event-discarded = { $seat } { $seat_you ->
    [yes] avez
   *[no] a
} jeté { $kind_un }.
event-drawn = { $seat } { $seat_you ->
    [yes] avez
   *[no] a
} pioché la tuile { $tile }.
event-laid = { $treasure ->
    [yes] { $seat } { $seat_you ->
    [yes] avez
   *[no] a
} posé la tuile { $tile } en { $cell } : un trésor s’y trouve.
   *[no] { $seat } { $seat_you ->
    [yes] avez
   *[no] a
} posé la tuile { $tile } en { $cell }.
}
event-passed = { $tokens ->
    [0] { $seat } { $seat_you ->
    [yes] avez
   *[no] a
} passé.
   *[other] { $seat } { $seat_you ->
    [yes] avez
   *[no] a
} passé et pris un jeton découverte.
}
event-dug = { $seat } { $seat_you ->
    [yes] avez
   *[no] a
} déterré le trésor en { $cell } !
event-amulet = { $bonus ->
    [0] { $seat } { $seat_you ->
    [yes] avez
   *[no] a
} atteint le temple et pris une amulette.
   *[other] { $seat } { $seat_you ->
    [yes] avez
   *[no] a
} atteint le temple et pris une amulette et { $bonus } { $bonus ->
    [one] pièce d’or
   *[other] pièces d’or
}.
}
event-bonus_closed = Le bonus du temple est fermé ; { $gold } { $gold ->
    [one] pièce d’or retourne
   *[other] pièces d’or retournent
} dans la boîte.
event-last_round = { $reason_key ->
    [all_amulets] Tout le monde a une amulette : c’est la dernière manche.
   *[other] La réserve du temple est vide : c’est la dernière manche.
}
event-over = L’expédition est terminée.

## The end

source-gold = Or
source-treasures = Trésors
source-amulet = Amulette
source-markers = Marqueurs d’aventure
reason-all_amulets = Tout le monde avait atteint le temple.
reason-reserve_empty = La réserve du temple était vide.
reason-round_cap = Le nombre de manches convenu était atteint ; la partie a été évaluée en l’état.

## The board

board-title = Goldland
board-round = manche { $round }
board-over = l’expédition est terminée
board-last_round = dernière manche
board-temple = Temple
board-temple_holds = { $amulets } { $amulets ->
    [one] amulette
   *[other] amulettes
} · bonus { $bonus } · réserve { $reserve }
board-open = ouvert
board-legend = Signes
board-reach = • accessible · + en un paiement · $ trésor · * neuve · a1 un camp de A
board-reach_none = $ trésor · a1 un camp de A
board-letters = P provisions L perles R cordes G fusils S pelles T rondins F cannes · @ amulette
board-trades = [GG] coûte deux fusils · S>RR avec une pelle, deux cordes · / ou
board-markers = Marqueurs
board-stock = Stock
board-tokens = { $count } { $count ->
    [one] jeton
   *[other] jetons
}
board-pile = { $count } { $count ->
    [one] tuile à venir
   *[other] tuiles à venir
}
board-drawn = Piochée
board-goal = TEMPLE
board-start = départ
column-points = pts
column-gold = or
column-treasures = trés
column-amulet = amul
column-markers = marq
column-tokens = jet
column-camps = camps
column-steps = pas
column-pack = sac à dos

## Options

option-coast = La côte
option-coast-random = est disposée au hasard
option-coast-first_game = est celle d’une première partie
option-layout = Les tuiles de l’intérieur
option-layout-pile = se piochent dans une pile
option-layout-face_down = sont face cachée sur la carte
option-enter_new_tile = Entrer sur une tuile posée dans le même tour
option-enter_new_tile-no = interdit
option-enter_new_tile-yes = permis
option-revisit = Entrer deux fois sur une tuile en un déplacement
option-revisit-no = interdit
option-revisit-yes = permis
option-prerequisite = L’objet qu’un troc demande
option-prerequisite-kept = est gardé
option-prerequisite-spent = est cédé
option-adventure_trades = Les trocs sur les tuiles d’aventure
option-adventure_trades-yes = sont ouverts
option-adventure_trades-no = sont fermés
option-camps = Un camp après une aventure
option-camps-may = peut être dressé
option-camps-must = est toujours dressé
option-marker_needs_camp = Le premier à surmonter l’aventure prend le marqueur
option-marker_needs_camp-no = avec ou sans camp
option-marker_needs_camp-yes = seulement avec un camp
option-marker_values = Valeurs des marqueurs d’aventure
option-marker_values-tuned = réglées pour une lutte équitable
option-marker_values-flat = 3 chacun
option-marker_values-ladder = de 2 pour le puma à 5 pour le canyon
option-ordeal_adventure = Les objets d’une épreuve vers une aventure
option-ordeal_adventure-red = des sortes qu’elle montre en rouge
option-ordeal_adventure-any = de n’importe quelle sorte
option-ordeal_own_camp = Surmonter de nouveau par une épreuve, vers votre camp
option-ordeal_own_camp-printed = coûte les objets rouges indiqués
option-ordeal_own_camp-four = coûte quatre objets rouges
option-free_discard = On peut jeter de l’équipement
option-free_discard-any_time = à tout moment de son tour
option-free_discard-before_move = avant de se déplacer
option-gold_in_backpack = L’or dans le sac à dos
option-gold_in_backpack-no = ne prend pas de place
option-gold_in_backpack-yes = occupe des emplacements
option-bonus_window = Le bonus du temple est ouvert
option-bonus_window-turn = jusqu’au prochain tour du premier arrivé
option-bonus_window-round = jusqu’à la fin de cette manche
option-round_cap = Manches
option-round_cap-off = autant qu’il en faut
option-round_cap-40 = 40 au plus
option-round_cap-60 = 60 au plus
option-round_cap-120 = 120 au plus

## Words

word-provisions = provisions
    .sg = provision
    .un = une provision
word-pearls = perles
    .sg = perle
    .un = une perle
word-ropes = cordes
    .sg = corde
    .un = une corde
word-guns = fusils
    .sg = fusil
    .un = un fusil
word-spades = pelles
    .sg = pelle
    .un = une pelle
word-timbers = rondins
    .sg = rondin
    .un = un rondin
word-fishing_rods = cannes à pêche
    .sg = canne à pêche
    .un = une canne à pêche
word-any = objets au choix
    .sg = objet au choix
    .un = un objet au choix
word-tokens = jetons
    .sg = jeton
    .un = un jeton
word-points = points
    .sg = point
    .un = un point
word-camps = camps
    .sg = camp
    .un = un camp
word-puma = puma
word-natives = indigènes
word-bandits = bandits
word-desert = désert
word-lake = lac
word-mountains = montagnes
word-canyon = canyon
help-board =
    Chaque carré est une tuile, A1 le coin du temple, G7 le départ. ═ et ║ sont des chemins qui se
    rejoignent ; un bout court ne mène nulle part. Au-dessus du nom d’une tuile : les camps (a1 : un
    de A) et les aventuriers (A) ; au-dessous, entre crochets, ce que coûte son aventure, puis son
    troc : S>RR signifie que qui possède une pelle peut prendre deux cordes.

## Panes of the full screen

scores-pack = Sac à dos
scores-owns = { $tokens } { $tokens ->
    [one] jeton
   *[other] jetons
}, { $camps } { $camps ->
    [one] camp restant
   *[other] camps restants
}
scores-steps = { $steps } pas par déplacement

## Les chiffres des études

figure-finished = terminées
figure-style = style
figure-styles = styles
figure-gold = or
figure-treasures = trésors
figure-amulet = amulette
figure-markers = marqueurs
figure-place_1 = rang 1
figure-place_2 = rang 2
figure-place_3 = rang 3
figure-place_4 = rang 4
figure-place_5 = rang 5
