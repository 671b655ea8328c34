# Le plateau de Timbuktu : étiquettes, aperçus et ce qu’entend un lecteur d’écran.

tb-progress = étape { $stage } sur { $stages }, manche { $round } sur { $rounds }
tb-progress_short = étape { $stage } · manche { $round }
tb-ask_loading = Chargez votre prochain chameau : quatre marchandises de trois ou quatre sortes. Personne d’autre ne les voit encore.
tb-ask_placing = Placez un de vos chameaux dans un enclos ({ $from }) ; il prend le plus petit emplacement libre.
tb-ask_choosing = Choisissez en secret le chameau qui avance dans cette manche.
tb-ask_moving = Le chameau { $camel } est dévoilé. Choisissez son enclos ({ $to }) ; il prend le plus petit emplacement libre.
tb-ask_over = Toutes les caravanes sont arrivées.

## The pens have names

word-palm = Palmier
word-lamp = Lampe
word-scimitar = Sabre
word-star = Étoile
word-moon = Lune

## The places

tb-start = Départ
tb-oasis1 = Oasis 1
tb-oasis2 = Oasis 2
tb-oasis3 = Oasis 3
tb-oasis4 = Oasis 4
tb-timbuktu = Tombouctou
tb-from = { $name } · origine
tb-to = { $name } · arrivée
tb-here = { $name } · ici
tb-stage = Étape { $stage } sur { $stages }
tb-round = Manche { $round } sur { $rounds }
tb-starter = Marqueur d’étape : { $who }
tb-leader = Marqueur de manche : { $who }
tb-to_leave = { $count ->
    [0] tous les chameaux sont partis
    [one] { $count } chameau doit encore partir
   *[other] { $count } chameaux doivent encore partir
}

## The board

tb-board = Étape { $stage } sur { $stages }, entre { $from } et { $to }. À chaque lieu, cinq enclos de cinq emplacements.
tb-camel = { $owner } : chameau { $camel }, { $where }, { $pen } { $pitch }, porte { $load }
tb-cost_free = gratuit
tb-cost_toll = péage
tb-cost_full = complet
tb-risk = { $loses ->
    [0] sûr
   *[other] risque { NUMBER($loses, maximumFractionDigits: 1) }
}
tb-risk_short = { $loses ->
    [0] sûr
   *[other] −{ NUMBER($loses, maximumFractionDigits: 1) }
}
tb-way = { $pitch ->
    [0] { $pen } : { $cost }. { $act }
   *[other] { $pen }, emplacement { $pitch } : { $cost }, { $risk }. { $act }
}
tb-choose = { $act } : le choisir en secret.
tb-choose_secret = Vous seul voyez où { $camel } pourrait aller
tb-laid_secret = Vous seul voyez votre carte : { $camel }
tb-pay = Payer avec
tb-pay_worth = vaut { $points } maintenant
tb-pitches = emplacements

## Placing and loading

tb-to_place = Vos chameaux
tb-place_how = Prenez-en un en main, puis touchez un enclos.
tb-place_wait = Ils attendent votre tour.
tb-plan = Placer plusieurs
tb-plan_how = Touchez un enclos pour chaque chameau tour à tour ; un chameau touché revient en main.
tb-plan_begun = Ils vont à leurs enclos chaque fois que c’est votre tour.
tb-plan_go = { $count ->
    [0] Les placer
    [one] Placer 1 chameau
   *[other] Placer { $count } chameaux
}
tb-plan_drop = Arrêter
tb-plan_pen = prévu : { $pen }
tb-into = Dans l’enclos
tb-hand = Chameau { $camel }, porte { $load }
tb-load = Charger le chameau { $camel }
tb-load_wait = Votre caravane est chargée. Les autres n’ont pas encore fini.
tb-load_secret = vous seul voyez vos chargements
tb-load_slots = Sur le chameau
tb-load_stock = Votre stock
tb-load_left = reste { $count }
tb-load_off = Décharger : { $good }

## What a choice would do

tb-gist_move = { $loses ->
    [0] Quoi que les voleurs cachent encore, ils ne lui prennent rien sur l’emplacement { $pitch }.
   *[other] Sur l’emplacement { $pitch }, les voleurs prennent en moyenne { NUMBER($loses, maximumFractionDigits: 1) } de ses marchandises{ $points ->
        [0] .
       *[other] , d’une valeur actuelle de { NUMBER($points, maximumFractionDigits: 1) }.
    }
} { $pays_key ->
    [none] {""}
   *[other] Le péage vaut { $toll } maintenant.
} { $swap_key ->
    [true] Case d’échange : chaque pile passe d’une place à gauche, et vous en regardez une nouvelle.
   *[other] {""}
}
tb-gist_choose = Il porte { $load }. Sa carte reste face cachée jusqu’à son tour.
tb-gist_place = Il porte { $load }.
tb-gist_load = Reste dans votre stock : { $rest }.
tb-meta_move = { $toll_key ->
    [none] gratuit
   *[other] péage
} · { $loses ->
    [0] sûr
   *[other] risque { NUMBER($loses, maximumFractionDigits: 1) }
}{ $swap_key ->
    [true] {" "}· échange
   *[other] {""}
}
tb-meta_place = { $load }
tb-meta_choose = { $safest ->
    [0] en { $pen } · un enclos sûr
   *[other] en { $pen } · risque minimal { NUMBER($safest, maximumFractionDigits: 1) }
}
tb-button_move = { $toll_key ->
    [none] Envoyer en { $pen } { $pitch }
   *[other] Envoyer en { $pen } { $pitch }, payer { $toll_du }
}
tb-button_choose = Poser le chameau { $camel } face cachée
tb-button_place = Placer le chameau { $camel } en { $pen }
tb-short_move = { $pen } { $pitch }
tb-short_place = { $camel }
tb-short_load = {""}
group-free = Par une flèche verte
group-toll = Contre un péage d’une marchandise
group-full = Impossible
group-place = Chameaux
group-load = Chargements

# The board says these in its own way.
fact-camel = {""}
fact-carries = {""}
fact-stands = {""}
fact-safest = {""}
fact-pitch = {""}
fact-swap = {""}
fact-cost_points = {""}
fact-loses = {""}
fact-loses_points = {""}

## Piles, notebook, values

tb-piles = Piles de voleurs
tb-piles_pass = un échange les passe toutes à gauche
tb-piles_secret = Vous seul voyez votre pile et celles que vous avez eues.
tb-piles_none = Les voleurs sont distribués quand les chameaux sont en place.
tb-piles_over = Toutes les piles sont dévoilées ; il n’y a plus rien à voler.
tb-pile_of = { $who }
tb-pile_left = Restante, entre { $one } et { $other }
tb-pile_cards = { $pen }, emplacements { $pitches }, { $goods }
tb-pile_unseen = pas vue
tb-notebook = Carnet
tb-notebook_empty = Ce que vous pouvez savoir des voleurs s’écrira ici dès qu’ils seront distribués.
tb-notebook_over = Il n’y a plus rien à découvrir.
tb-note_unseen = pas vue
tb-note_yours = votre pile
tb-note_left = restante
tb-note_with = chez { $who }
tb-chance_certain = visé à coup sûr
tb-chance_possible = visé dans { $in } cas sur { $of }
tb-chance_excluded = exclu
tb-legend_certain = certain
tb-legend_share = { $in } sur { $of }
tb-legend_excluded = exclu
tb-values = Marchandises perdues
tb-values_lead = chacune fait monter la valeur
tb-values_row = Valeur d’une pièce
tb-value = { $good } : vaut { $value } ; { $stolen } { $stolen ->
    [one] volée
   *[other] volées
}, { $tolls } en péage, { $aside } { $aside ->
    [one] mise à part
   *[other] mises à part
}

## The own caravan and the seats

tb-mine = Ma caravane
tb-mine_worth = { $goods } { $goods ->
    [one] marchandise
   *[other] marchandises
}, valeur actuelle { $worth }
tb-mine_up = choix en cours
tb-mine_laid = carte posée
tb-mine_home = pas placé
tb-mine_empty = vide
tb-mine_at = { $pen } { $pitch }
tb-fact_goods = { $count } { $count ->
    [one] marchandise
   *[other] marchandises
}
tb-fact_to_go = { $count } à mener
tb-fact_lost = { $count ->
    [0] intacte
    [one] { $count } perdue
   *[other] { $count } perdues
}
tb-fact_to_place = { $count } à placer
tb-fact_loaded = { $count } sur { $of } chargés
tb-fact_card = sa carte : chameau { $camel }
tb-fact_laid = une carte face cachée

## The theft

tb-theft = Les voleurs frappent
tb-theft_pile = pile { $pile } sur { $piles }
tb-theft_loss = { $owner } : le chameau { $camel } sur l’emplacement { $pitch } perd { $load }.
tb-theft_nothing = Ils ne trouvent rien.
tb-theft_took = { $count ->
    [0] rien
    [one] { $count } pièce
   *[other] { $count } pièces
}
tb-theft_ahead = encore face cachée
tb-theft_pile_sky = Pile { $pile } sur { $piles }
tb-theft_of = { $yours ->
    [yes] Votre pile
   *[other] Pile tenue par { $who }
}
tb-theft_left = La pile restante
tb-theft_gist = Vol dans l’enclos { $pen } : { $goods }, emplacements { $pitches }.
tb-theft_next = Dévoiler la pile suivante
tb-theft_next_of = { $yours ->
    [yes] Dévoiler la pile suivante (la vôtre)
   *[other] Dévoiler la pile suivante ({ $who })
}
tb-theft_play = Tout montrer
tb-theft_pause = Pause
tb-taken = Ce que les voleurs ont pris
tb-taken_from = { $owner } : chameau { $camel }, emplacement { $pitch }
tb-raised = Chaque pièce encore portée prend de la valeur : { $changes }.
tb-raise = { $good } { $from } → { $to }
tb-worth_now = Vaut maintenant
tb-cards_unseen = Pas encore vues
tb-theft_again = Encore
tb-theft_skip = Sauter
tb-theft_go_on = Continuer
tb-ranking = À Tombouctou
tb-finale = Les voleurs de Tombouctou
tb-finale_scores = Voir les points

## How it plays

tb-primer_caravan = Vos chameaux portent des marchandises d’oasis en oasis. Seul compte ce qui arrive à Tombouctou.
tb-primer_choice = À chaque manche, chacun choisit un chameau en secret. Puis, tour à tour, chaque chameau gagne un enclos de l’oasis suivante : deux enclos sont gratuits, les autres coûtent une de ses marchandises.
tb-primer_thieves = Cinq piles de voleurs sont face cachée ; vous voyez la vôtre. Une pile vole dans un enclos : elle prend deux sortes de marchandises sur deux emplacements. Sur les cases d’échange, les piles passent à gauche.
tb-primer_worth = Chaque pièce perdue donne de la valeur aux autres de sa sorte. La plus grande valeur à Tombouctou l’emporte.
