# Le plateau de Goldland : étiquettes, aperçus et ce qu’entend un lecteur d’écran.

gl-progress = manche { $round }
gl-progress_last = manche { $round }, la dernière
gl-ask_choosing = { $done ->
    [0] Déplacez-vous, équipez-vous et explorez, une fois chacun et dans l’ordre voulu ; ou passez pour un jeton.
    [3] Vous avez fait les trois. Finissez votre tour.
   *[other] Il vous reste : { $moved_key ->
        [true] {""}
       *[other] vous déplacer de { $steps } au plus, {" "}
    }{ $acquired_key ->
        [true] {""}
       *[other] vous équiper, {" "}
    }{ $explored_key ->
        [true] {""}
       *[other] explorer, {" "}
    }ou finir votre tour.
}
gl-ask_moving = Continuez depuis { $cell } ou arrêtez-vous : { $steps ->
    [one] encore un pas.
   *[other] encore { $steps } pas.
}
gl-ask_paying = { $purpose_key ->
    [treasure] Pour le trésor
   *[other] Pour { $cell }
} : { $left ->
    [one] un objet
   *[other] { $left } objets
} à payer. Maintenant, { $kind } : du sac à dos ou contre des jetons ?

gl-ask_laying = Vous avez pioché : { $name }. Choisissez sa case, tournez-la comme vous voulez, et posez-la.

gl-event_acquired = { $seat } { $seat_you ->
    [yes] avez
   *[no] a
} acquis { $gain }.
gl-event_traded = { $seat } { $seat_you ->
    [yes] avez
   *[no] a
} cédé { $spent_un } pour { $gain }.
gl-event_drawn = { $seat } { $seat_you ->
    [yes] avez
   *[no] a
} pioché une tuile : { $name }.
gl-event_laid = { $treasure ->
    [yes] { $seat } { $seat_you ->
    [yes] l’avez
   *[no] l’a
} posée en { $cell } ; un trésor s’y trouve.
   *[no] { $seat } { $seat_you ->
    [yes] l’avez
   *[no] l’a
} posée en { $cell }.
}

## The country

gl-board = Goldland, un pays de sept tuiles sur sept. A1 est le coin du temple, G7 le départ. Les flèches vont de tuile en tuile, Entrée choisit, I agrandit, R tourne la tuile piochée.
gl-coast = la côte escarpée
gl-unknown = terra incognita
gl-north = N
gl-temple = Temple
gl-tile_start = Débarcadère
gl-tile_coast = Côte
gl-tile_plain = Plaine
gl-tile_puma = Puma
gl-tile_natives = Indigènes
gl-tile_bandits = Bandits
gl-tile_desert = Désert
gl-tile_lake = Lac
gl-tile_mountains = Montagnes
gl-tile_canyon = Canyon
gl-cell = { $name }, { $cell }
gl-cell_titled = { $name }, { $cell }.
gl-cell_empty = { $cell } : inexplorée.
gl-cell_offer = { $cell } { $act }
gl-refused = Impossible : { $act }
gl-costs = Y entrer coûte { $cost }, ou rien si vous y avez un camp.
gl-trade = Avec { $need_un } dans le sac à dos, on peut prendre { $sets }.
gl-trade_free = On peut prendre { $sets }.
gl-or = {" "}ou{" "}
gl-treasure = Un trésor se trouve ici : 2 provisions pour le déterrer.
gl-treasure_gone = Son trésor a été déterré.
gl-camps = Camps : { $camps }.
gl-camps_of = { $who } { $count }
gl-here = Ici : { $who }.
gl-nothing_here = Terrain libre ; rien à payer et rien à prendre.
gl-marker_free = Son marqueur, d’une valeur de { $value }, est encore libre.
gl-marker_held = Son marqueur, d’une valeur de { $value }, est chez { $holder }.
gl-whole = Voir tout le pays
gl-near = Voir les environs

## Trips

gl-label_step = { $way ->
    [road] Aller { $to_au } en { $cell }, { $name }
    [survive] Aller { $to_au } en { $cell }, { $name }
   *[other] Aller { $to_au } en { $cell } par une épreuve, { $name }
}
gl-take = Prendre { $gain }
gl-label_nowhere = Aller { $to_au } en { $cell }

gl-trip = { $steps ->
    [one] Aller en { $cell } : un pas, { $price }
   *[other] Aller en { $cell } : { $steps } pas, { $price }
}
gl-trip_stop = { gl-trip } ; vous vous y arrêtez
gl-free = gratuit
gl-tokens = { $count ->
    [one] un jeton
   *[other] { $count } jetons
}
gl-ordeal_items = { $count ->
    [one] { $count } objet
   *[other] { $count } objets
}
gl-meta_step = { $price_key ->
    [free] gratuit
    [more] { $any ->
        [one] { $any } objet
       *[other] { $any } objets
    }
   *[other] { $cost }
}{ $marker ->
    [0] {""}
   *[other] {" "}· marqueur +{ $marker }
}
gl-meta_stop = en { $cell }
gl-meta_explore = { $count ->
    [one] la dernière tuile
   *[other] { $count } dans la pile
}{ $tokens ->
    [0] {""}
    [one] {" "}· +{ $tokens } jeton
   *[other] {" "}· +{ $tokens } jetons
}
gl-gist_step = { $far_key ->
    [true] { $steps ->
        [one] Un pas.
       *[other] { $steps } pas d’un coup.
    }
   *[other] {""}
} { $tokens ->
    [0] {""}
    [one] Un jeton remplace ce qui manque au sac.
   *[other] { $tokens } jetons remplacent ce qui manque au sac.
} { $marker_key ->
    [free] Le marqueur, +{ $value }, serait à vous.
    [held] Le marqueur, { $value }, est chez { $holder }.
   *[other] {""}
} { $treasure_key ->
    [true] Un trésor s’y trouve.
   *[other] {""}
}
gl-gist_lay = { $cut_key ->
    [true] Aucun chemin ne la relierait.
   *[other] Elle relie { $joins }.
} { $tokens ->
    [0] {""}
   *[other] Vous prenez un jeton découverte.
} { $field_key ->
    [true] Un trésor y est placé.
   *[other] {""}
}
gl-gist_explore = { $count ->
    [one] La dernière tuile vient.
   *[other] L’une des { $count } tuiles restantes peut venir : { $plain } sans aventure, { $treasures } avec un trésor.
} Vous choisissez ensuite où la poser et comment la tourner.
gl-gist_acquire = { $moved_key ->
    [true] Vous porteriez { $load } ; votre prochain déplacement sera de { $steps } pas.
   *[other] Vous porteriez { $load } et pourriez avancer de { $steps } pas.
}
gl-gist_dig = { $points ->
    [one] +{ $points } point
   *[other] +{ $points } points
}, et votre tour est fini.
gl-gist_discard = Retourne au stock. Un déplacement commencé alors est de { $steps } pas.
gl-gist_pass = { $tokens ->
    [0] Il ne reste aucun jeton à prendre.
   *[other] Vous prenez un jeton découverte en plus des { $held } que vous avez.
}
gl-gist_camp = Désormais, vous passez ici gratuitement. { $left ->
    [0] C’est votre dernier camp.
    [one] Il vous reste { $left } camp.
   *[other] Il vous reste { $left } camps.
} { $marker ->
    [0] {""}
   *[other] Le marqueur, d’une valeur de { $marker }, vous revient.
}
gl-tokens_paid = { $tokens ->
    [one] { $tokens } jeton
   *[other] { $tokens } jetons
}
gl-button_step = { $pays_key ->
    [free] Aller en { $cell }
    [items] Aller en { $cell }, payer { $cost }
    [tokens] Aller en { $cell }, payer { gl-tokens_paid }
    [both] Aller en { $cell }, payer { $cost } et { gl-tokens_paid }
   *[ordeal] Forcer jusqu’en { $cell }, payer { $ordeal ->
        [one] { $ordeal } objet
       *[other] { $ordeal } objets
    }
}
gl-button_stop = { gl-button_step } et s’y arrêter
gl-button_lay = Poser en { $cell }
gl-sum = Il faut { $cost } ; vous avez { $held } et { gl-tokens_paid } ({ $rate } pour un objet).
gl-sum_any = Il faut { $any ->
    [one] { $any } objet
   *[other] { $any } objets
} ; vous en avez { $held } qui { $held ->
    [one] compte
   *[other] comptent
}, et { gl-tokens_paid } ({ $rate } pour un objet).
gl-sum_room = { $lacking ->
    [one] Il manque un emplacement dans votre sac.
   *[other] Il manque { $lacking } emplacements dans votre sac.
} { $kinds_count ->
    [0] Rien ne peut en être jeté maintenant.
   *[other] {""}
}
gl-short_acquire = { $gain }
gl-short_lay = { $cell }
gl-short_item = { $kind }

## Exploring

gl-lay_or = ou poser
gl-lay_here = ici
gl-turn_left = Tourner la tuile à gauche
gl-turn_right = Tourner la tuile à droite
gl-turns = { $name } en { $cell } : tourner
gl-joins = relie { $cells }
gl-cut_off = isolée

## Backpack and seats

gl-pack = Sac à dos
gl-pack_words = Sac à dos : { $items } ; { $free } { $free ->
    [one] emplacement libre
   *[other] emplacements libres
}
gl-pack_carried = { $count ->
    [one] { $count } porté,
   *[other] { $count } portés,
}
gl-pack_now = { $count } pas pour ce déplacement
gl-pack_left = { $count ->
    [one] encore un pas
   *[other] encore { $count } pas
}
gl-pack_next = { $count } pas au prochain
gl-thing_amulet = amulette
gl-thing_treasure = trésor
gl-thing_gold = or
gl-mine_tokens = { $count ->
    [one] { $count } jeton ; { $rate } pour un objet
   *[other] { $count } jetons ; { $rate } pour un objet
}
gl-mine_camps = { $count ->
    [one] { $count } camp
   *[other] { $count } camps
}
gl-mine_gold = { $count ->
    [one] { $count } pièce d’or
   *[other] { $count } pièces d’or
}
gl-fact_pack = objets dans le sac à dos
gl-fact_camps = camps restants

## Beside the country

gl-bonus = bonus
gl-amulets = amulettes
gl-reserve = réserve
gl-bonus_waits = Le premier arrivé prend un bonus de 2.
gl-bonus_open = Bonus ouvert jusqu’au prochain tour ({ $holder }).
gl-bonus_closed = Le bonus est fermé.
gl-last_round = C’est la dernière manche.
gl-markers = Marqueurs d’aventure
gl-no_holder = libre
gl-stock = Stock
gl-pile = { $count ->
    [0] Plus de tuile à venir
    [one] Une tuile à venir
   *[other] { $count } tuiles à venir
}
gl-plain_count = { $count ->
    [one] { $count } plaine
   *[other] { $count } plaines
}

## How it plays

gl-primer_pack = À votre tour, vous pouvez vous déplacer, vous équiper et explorer, une fois chacun. Chaque objet de votre sac à dos vous coûte un pas : autant d’emplacements libres, autant de pas.
gl-primer_explore = Explorer, c’est piocher une tuile. Posez-la à côté de vous, tournée comme vous voulez. Vous prenez un jeton découverte, qui achètera plus tard ce qui vous manque.
gl-primer_adventure = Les chemins sont gratuits. Là où attend une aventure, vous payez ce qu’elle montre en rouge et pouvez laisser un camp qui vous ouvre le passage pour toujours. Le premier à la surmonter prend son marqueur ; qui y a plus de camps le lui rafle.
gl-primer_temple = Un trésor se déterre pour deux provisions. Qui finit un déplacement au temple prend une amulette, puis une pièce d’or à chaque tour. Le plus d’or l’emporte.

## The end

gl-finale = On vide les sacs à dos
gl-finale_gold = Compter l’or
gl-finale_treasures = Compter les trésors
gl-finale_amulet = Compter les amulettes
gl-finale_markers = Compter les marqueurs
gl-finale_scores = Voir les points

# The board says these in its own way.
fact-cell = {""}
fact-cost = {""}
fact-cost_total = {""}
fact-gain = {""}
fact-need = {""}
fact-lacking = {""}
fact-throw_out = {""}
fact-joins = {""}
fact-cut_off = {""}
fact-adventure = {""}
fact-marker = {""}
group-exchange = Un objet contre des jetons
word-start = débarcadère
word-coast = côte
word-plain = plaine
