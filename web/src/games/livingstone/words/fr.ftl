# Le plateau de LivingStone : étiquettes, aperçus et ce qu’entend un lecteur d’écran.

ls-progress = manche { $round }, colonne { $column } sur 10
ls-progress_short = étape { $column } sur 10
ls-over = après la dernière colonne
ls-out = a donné le moins
ls-declined = a passé
ls-above = doit dépasser { $pips }
ls-above_short = > { $pips }
ls-ask_above = Prenez un dé plus haut que votre { $bar } pour une action, ou passez pour cette manche.
ls-short = { $fees ->
    [0] Cela coûte £{ $cost } ; vous avez £{ $cash }.
    [one] Cela coûte £{ $cost }, dont £1 à un autre joueur ; vous avez £{ $cash }.
   *[other] Cela coûte £{ $cost }, dont £{ $fees } à d’autres joueurs ; vous avez £{ $cash }.
}

button-place_tent = { $cost ->
    [0] Planter la tente, gratuit
   *[other] Planter la tente, payer £{ $cost }
}
button-sell = Vendre { $count } { $count ->
    [one] { $gem }
   *[other] { $gem_pl }
}, +£{ $pounds }

meta-dig = environ £{ $pounds } · blanche { $white } %
meta-take_coins = +£{ $gain } · bourse £{ $cash }
meta-draw_card = { $count } dans la pioche

gist-take_die = Rangée { $pips } de la colonne { $column } : une tente coûte £{ $cost } et rapporte { $points }. Ou bien £{ $pips }, { $pips ->
    [one] une pierre
   *[other] { $pips } pierres
} du sac, ou une carte.
gist-place_tent = Rapporte { $points } à l’évaluation de la colonne { $column }. Dans la rangée { $row }, vous en auriez { $own }, le meilleur des autres { $others } ; la majorité vaut { $bonus }.
gist-take_coins = Votre bourse contiendrait £{ $cash }.
gist-dig = { $stones ->
    [one] Une pierre : environ
   *[other] { $stones } pierres : environ
} £{ $pounds } de pierres précieuses ; la pierre blanche sort { $white } fois sur 100.
gist-draw_card = { $count ->
    [one] Il reste { $count } carte dans la pioche.
   *[other] Il reste { $count } cartes dans la pioche.
}
gist-donate = Votre bourse contiendrait £{ $cash }, votre coffre £{ $chest }. Impossible de revenir en arrière.

deed-coins_taken = a pris £{ $pounds }
deed-card_drawn = a pioché une carte
deed-stones_drawn = a creusé
deed-tent_placed = tente, rangée { $row }
deed-none = en main
die-open = à prendre
die-barred = pas maintenant
die-chosen = votre choix
die-lying = libre

ls-board = Le Zambèze, dix colonnes de six rangées. Le bateau est en colonne { $column }, où une tente coûte £{ $cost }.
ls-points = points par tente
ls-majority = majorité par rangée
ls-river = Zambèze
ls-site = Colonne { $column }, rangée { $row } : { $camps }
ls-camp = { $who } { $count ->
    [one] une tente
   *[other] { $count } tentes
}
ls-empty = aucune tente
ls-offer = { $site }. { $act }
ls-row = La rangée { $row } rapporte { $points } par tente et { $bonus } à la majorité : { $leaders }
ls-row_none = La rangée { $row } rapporte { $points } par tente et { $bonus } à la majorité ; personne encore
ls-lead = { $who } { $count }

tray-title = Dés de la manche { $round }
tray-starter = commencée par { $who }
tray-left = { $count ->
    [0] plus aucun au milieu
    [one] un seul au milieu
   *[other] { $count } au milieu
}
tray-out = { $count ->
    [one] { $who } : plus de dé au-dessus du dernier pris.
   *[other] { $who } : plus de dé au-dessus des derniers pris.
}
tray-stopped = { $who } : plus { $count ->
    [one] de dé
   *[other] de dés
} dans cette manche.
bag-title = Dans le sac
bag-stones = { $count ->
    [one] { $count } pierre
   *[other] { $count } pierres
}
bag-worth = valeur d’une pierre
bag-pounds = £{ $pounds }
bag-clear = £{ $price }
bag-blue = £{ $price }
bag-red = £{ $price }
bag-black = éboulis
bag-white = blanche
preview-title = Aperçu des points
preview-tent = avec cette tente
preview-now = actuel
preview-column = col { $column }
preview-rows = rangées
preview-sum = total

mine-purse = bourse
mine-worth = valeur £{ $pounds }
mine-given = donné
mine-secret = visible de vous seul
mine-no_cards = Pas de carte en main.
mine-tents = { $count ->
    [one] { $count } tente restante
   *[other] { $count } tentes restantes
}
fact-tents = tentes restantes
fact-cards = cartes
fact-gifts = dons à la reine
fact-coins = pièces en main
fact-given = donné à la reine
fact-gems = pierres

card-native_guide = Une tente sans son coût.
card-elephants = Une tente dans n’importe quelle rangée de la colonne du bateau.
card-camp_expansion = Une tente de plus à côté d’une des vôtres.
card-treasure = £4 de la banque.
card-royal_favor = Un dé de plus ce tour-ci.
card-market = Vendez des pierres contre £ et points à la fois.
card-cave_discovery = Trois pierres sans dé.
card-reverse = Le bateau recule d’une colonne.
card-lion = 4 points, maintenant ou à la fin.
card-rhino = 3 points, maintenant ou à la fin.
card-antelope = 2 points, maintenant ou à la fin.

finale-title = On ouvre les coffres
finale-lead = Qui a donné le moins à la reine ne peut pas gagner.
finale-gave = a donné £{ $pounds }
finale-out = pas assez
finale-safe = la reine est satisfaite
finale-sealed = scellé
finale-next = Ouvrir le coffre suivant
finale-scores = Voir les points

ls-anytime = À tout moment de votre tour
short-take_die = { $pips }
short-sell = Vendre des { $gem_pl }
short-donate = Donner
short-decline = Passer la manche
short-end_turn = Finir le tour

ls-primer_dice = À chaque manche, on lance les dés et on les prend à tour de rôle. Chaque dé que vous prenez doit être plus haut que votre précédent : les petits dés donnent beaucoup de tours, les grands des tours puissants.
ls-primer_deeds = Un dé vaut une action : une tente dans sa rangée de la colonne du bateau, autant de pièces, autant de pierres du sac, ou une carte.
ls-primer_points = Une tente rapporte quand le bateau quitte sa colonne ; les rangées loin dans les terres rapportent le plus. À la fin, la majorité de chaque rangée vaut un écusson ; là, ce sont les rangées au bord du fleuve qui rapportent le plus.
ls-primer_queen = Mettez des pièces dans votre coffre pour la reine. Personne ne voit combien. Qui a donné le moins ne peut pas gagner, quels que soient ses points.

# Said by the reckoning under the board.
fact-shares_then = {""}
