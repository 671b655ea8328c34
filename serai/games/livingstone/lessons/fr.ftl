# Les mots des leçons de LivingStone. Une étape a ce que dit le maître, la réponse à ce qui est juste,
# et des réponses à ce qui est permis mais pas enseigné là.

lesson-explorer = Le cours de l’explorateur
lesson-explorer-about = Des dés, des tentes, la mine, et une reine qui attend des dons : neuf courtes leçons sur le Zambèze.

## Taking a die

lesson-explorer-die = Un dé, une action
lesson-explorer-die-take = Le bateau à vapeur attend en colonne 1, et les dés sont lancés. À votre tour, vous prenez un dé ; son nombre dit ce qu’il peut faire. Prenez le 5.
lesson-explorer-die-take-right = Le 5 est à vous. Il faut maintenant l’utiliser.
lesson-explorer-die-take-other = C’est permis, mais d’abord le dé : prenez le 5.
lesson-explorer-die-take-another = N’importe quel dé peut être le premier. Cette fois, prenez le 5, pour voir jusqu’où il mène dans les terres.
lesson-explorer-die-take-donate = La reine vous sera reconnaissante de vos dons, et une autre leçon lui est consacrée. Prenez d’abord le 5.
lesson-explorer-die-take-decline = Passer met fin à toute votre manche. Ce n’est guère souhaitable avant votre premier dé : prenez le 5.
lesson-explorer-die-tent = Un dé paie une action sur quatre : une tente, des pièces, creuser dans la mine, ou une carte. La tente va dans la colonne du bateau, dans la rangée qui porte le nombre du dé. Plantez une tente en rangée 5.
lesson-explorer-die-tent-right = Votre tente se dresse en rangée 5. À la fin de la manche, elle rapporte 5 points, un par rangée depuis le fleuve.
lesson-explorer-die-tent-other = C’est permis aussi, mais plantez maintenant la tente en rangée 5.
lesson-explorer-die-tent-coins = £5 seraient les bienvenues. Mais une tente en rangée 5 rapporte 5 points, et dans cette colonne elle ne coûte que £1.
lesson-explorer-die-tent-dig = Cinq pierres de la mine : un pari qui a sa propre leçon. Cette fois, plantez la tente.
lesson-explorer-die-tent-card = N’importe quel dé pioche une carte, même un 1. Un 5 est trop bon pour cela : plantez la tente.
lesson-explorer-die-end = Un dé par tour, et le vôtre est utilisé. Finissez votre tour, pour que les autres prennent le leur.
lesson-explorer-die-end-right = Voilà un tour complet : prendre un dé, l’utiliser, finir. Tout le reste du jeu en découle.
lesson-explorer-die-end-other = Vous le pouvez, mais il n’y a plus rien à gagner ici. Finissez votre tour.

## Rising dice

lesson-explorer-rising = Les dés doivent monter
lesson-explorer-rising-higher = Vous avez pris un 3 plus tôt dans cette manche. Chacun de vos dés suivants doit être plus haut. Regardez au milieu et prenez le seul dé qui convient.
lesson-explorer-rising-higher-right = Le 4 est plus haut que votre 3. Après lui, seuls un 5 ou un 6 conviendraient, et il n’y en a plus.
lesson-explorer-rising-higher-other = Plus tard. Prenez d’abord le dé plus haut que votre 3.
lesson-explorer-rising-higher-decline = Vous pouvez passer, mais c’est la fin de votre manche, et un dé qui convient est là. Prenez-le.
lesson-explorer-rising-coins = Sans argent, pas de tentes. Utilisez le 4 pour prendre des pièces : autant de livres que le dé a de points.
lesson-explorer-rising-coins-right = £4 pour un 4. On peut toujours prendre des pièces : aucun dé n’est jamais inutile.
lesson-explorer-rising-coins-other = Un bon usage d’un 4. Cette fois, prenez des pièces.

## Low first

lesson-explorer-low = Commencer bas, revenir souvent
lesson-explorer-low-begin = Six dés, et vous commencez. Un 6 est fort, mais rien n’est plus haut : ce serait votre seul dé. Commencez bas : prenez le 1 ou le 2.
lesson-explorer-low-begin-right = Un début modeste, et presque tous les autres dés vous conviennent encore.
lesson-explorer-low-begin-other = Chaque chose en son temps. Commencez par un petit dé.
lesson-explorer-low-begin-six = Prendre le 6 met fin à votre manche après un seul tour. Cela peut être bon, quand la rangée 6 en vaut la peine. Ici, commencez bas.
lesson-explorer-low-begin-middle = Pas mal, mais voyez combien de tours vous laisse un dé vraiment petit : prenez le 1 ou le 2.
lesson-explorer-low-card = Les petits dés rapportent peu : quelques pièces, quelques pierres, une rangée proche. Mais une carte est une carte, quel que soit le dé. Piochez-en une.
lesson-explorer-low-card-right = Vous seul voyez laquelle. Les autres savent seulement que vous en avez une.
lesson-explorer-low-card-other = Permis, mais le meilleur emploi d’un petit dé est une carte. Piochez-en une.
lesson-explorer-low-end = Finissez maintenant votre tour et regardez ce que prennent les autres.
lesson-explorer-low-end-right = Ibis a pris le 6 et Milan le 5. Pour Ibis, la manche est finie ; c’est de nouveau votre tour.
lesson-explorer-low-end-other = Laissez cela pour l’instant et finissez votre tour.
lesson-explorer-low-again = C’est encore à vous, grâce à ce départ modeste. Prenez n’importe quel dé qui convient.
lesson-explorer-low-again-right = Un deuxième dé pendant qu’Ibis doit regarder. Peu de grands tours ou beaucoup de petits : c’est le choix de chaque manche.
lesson-explorer-low-again-other = Prenez donc un dé ; vous l’avez mérité.
lesson-explorer-low-again-decline = Vous feriez cadeau du tour que ce départ modeste vous a valu. Prenez un dé.

## What tents cost

lesson-explorer-price = Ce que coûte une tente
lesson-explorer-price-take = Colonne 5. Plus le bateau avance, plus les tentes sont chères : ici £3, et là où d’autres campent, £1 de plus pour chacun d’eux. Prenez le 6.
lesson-explorer-price-take-right = Ce sera la rangée 6. Mais regardez votre bourse : £1.
lesson-explorer-price-take-other = Prenez d’abord le 6 ; nous verrons ensuite le prix.
lesson-explorer-price-take-sell = Vous aurez besoin de cet argent dans un instant. Prenez d’abord le 6.
lesson-explorer-price-sell = La tente coûte £3, et £1 va à Ibis, qui campe déjà là. Vous avez £1 et deux pierres précieuses : une transparente se vend £1, une bleue £3. Vendez ce qu’il faut.
lesson-explorer-price-sell-right = £3 pour la pierre bleue : vous avez maintenant exactement £4.
lesson-explorer-price-sell-other = Cela ne donnerait pas la tente. Vendez la pierre bleue.
lesson-explorer-price-sell-clear = La transparente rapporte £1, et £2 ne suffisent pas. Vendez la bleue.
lesson-explorer-price-sell-coins = £6 tout de suite, mais le dé serait dépensé et la rangée 6 perdue. Vendez plutôt la pierre bleue.
lesson-explorer-price-tent = £3 pour la banque et £1 pour Ibis : plantez votre tente en rangée 6.
lesson-explorer-price-tent-right = Les deux tentes rapportent 6 points chacune ; partager un terrain coûte une pièce, pas des points.
lesson-explorer-price-tent-other = L’argent est là maintenant. Plantez la tente en rangée 6.
lesson-explorer-price-tent-sell = Vous avez assez. Gardez cette pierre ; même invendue, elle vaut un point à la fin.

## The mine

lesson-explorer-mine = Au fond de la mine
lesson-explorer-mine-take = Dans le sac se trouvent 30 pierres précieuses, 29 éboulis noirs et une pierre blanche. Creuser, c’est tirer autant de pierres que votre dé a de points. Prenez le 4.
lesson-explorer-mine-take-right = Quatre pierres, donc.
lesson-explorer-mine-take-other = Permis, mais d’abord le dé : prenez le 4.
lesson-explorer-mine-take-one = Une seule pierre, c’est à peine creuser. Prenez le 4.
lesson-explorer-mine-dig = Les pierres précieuses restent devant vous jusqu’à ce que vous les vendiez ; les éboulis sont mis à part. Seule la pierre blanche est dangereuse : elle renvoie tout le tirage dans le sac. Creusez.
lesson-explorer-mine-dig-right = Une pierre transparente et une bleue, £4 à elles deux, et deux éboulis. Tous voient ce qui a été tiré : chacun peut donc calculer ce qui reste dans le sac.
lesson-explorer-mine-dig-other = Permis, mais vous êtes là pour les pierres précieuses. Creusez dans la mine.

## Cards

lesson-explorer-cards = Les cartes contournent les règles
lesson-explorer-cards-treasure = Colonne 3, une bourse vide et un dé bien faible. Mais vous avez deux cartes. Les cartes ne demandent pas de dé et se jouent à tout moment de votre tour : jouez « Trésor ».
lesson-explorer-cards-treasure-right = £4 tombées du ciel.
lesson-explorer-cards-treasure-other = Permis, mais la carte d’abord : jouez « Trésor ».
lesson-explorer-cards-treasure-die = Vous le pouvez, mais avec une bourse vide le dé ne peut pas payer de tente. Jouez d’abord « Trésor ».
lesson-explorer-cards-die = Prenez maintenant le 1.
lesson-explorer-cards-die-right = Un 1 mène à la rangée 1. À moins que quelqu’un ne vous porte plus loin.
lesson-explorer-cards-die-other = Permis, mais prenez maintenant le 1.
lesson-explorer-cards-elephants = Les Éléphants portent une tente dans n’importe quelle rangée de la colonne du bateau. Plantez votre tente en rangée 6 avec les Éléphants.
lesson-explorer-cards-elephants-right = La rangée 6 avec un 1 ! Et le dé reste un 1 : à partir du 2, tout vous convient.
lesson-explorer-cards-elephants-other = Permis, mais les éléphants attendent. Plantez la tente en rangée 6 avec eux.
lesson-explorer-cards-elephants-lower = Si les éléphants la portent, qu’ils la portent jusqu’au bout : la rangée 6 rapporte le plus.
lesson-explorer-cards-elephants-without = La rangée 1, c’est là que mène le dé tout seul. Avec les Éléphants, le même dé atteint la rangée 6.

## Rows

lesson-explorer-rows = Les rangées rapportent à la fin
lesson-explorer-rows-take = La dernière colonne. Après elle, chaque rangée donne un bonus à qui y a le plus de tentes : 12 pour la rangée 1, seulement 2 pour la rangée 6. En rangée 1, vous et Ibis avez trois tentes chacun. Quel dé vaut le plus ? Prenez-le.
lesson-explorer-rows-take-right = Oui : une tente de plus en rangée 1, et ses 12 points sont à vous seul.
lesson-explorer-rows-take-other = Choisissez d’abord un dé : quelle rangée vaut le plus pour vous ?
lesson-explorer-rows-take-six = La rangée 6 rapporte 6 points maintenant, et son bonus reste à Milan. La rangée 1 rapporte 1 point, et au lieu de la moitié de 12 vous avez le tout : 7 contre 6.
lesson-explorer-rows-tent = Plantez en rangée 1 la tente qui rompt l’égalité.
lesson-explorer-rows-tent-right = Quatre tentes contre trois pour Ibis.
lesson-explorer-rows-tent-other = Permis, mais l’égalité demeure. Plantez la tente en rangée 1.
lesson-explorer-rows-end = Finissez votre tour, et voyez ce que rapportent les rangées.
lesson-explorer-rows-end-right = 1 point de la colonne et 12 de la rangée 1. Les rangées proches rapportent peu en chemin et beaucoup à la fin ; les lointaines, l’inverse.
lesson-explorer-rows-end-other = Tout est fait. Finissez votre tour.

## The Queen

lesson-explorer-queen = Le coffre de la reine
lesson-explorer-queen-give = Le dernier tour d’une partie. À la fin, on ouvre les coffres, et qui a donné le moins à la reine ne peut pas gagner, quels que soient ses points. Vous n’avez encore rien donné, et les pièces en main ne vaudront alors plus rien. Vous avez £4 : donnez tout.
lesson-explorer-queen-give-right = Tous ont vu que vous avez donné ; vous seul savez combien.
lesson-explorer-queen-give-other = Cela ne vous sauvera pas. Donnez vos £4.
lesson-explorer-queen-give-less = Après ce tour, chaque pièce en main ne vaut plus rien. Ne retenez rien : £4.
lesson-explorer-queen-give-decline = Alors la partie finit avec un coffre vide, et vous êtes hors jeu. Donnez d’abord.
lesson-explorer-queen-end = Plus rien à gagner : passez, sans prendre le dernier dé, et laissez ouvrir les coffres.
lesson-explorer-queen-end-right = Milan avait 40 points contre 31 pour vous, mais a donné £2 contre vos £4. Milan est hors jeu, et vous avez gagné. Regardez qui donne, et ne soyez jamais le plus avare.
lesson-explorer-queen-end-other = Laissez. Passez, et l’on ouvre les coffres.

## A whole round

lesson-explorer-round = Votre première manche
lesson-explorer-round-play = Maintenant une manche entière contre Ibis et Milan. Jouez comme vous voulez ; je reste à vos côtés.
lesson-explorer-round-play-choose = Choisissez un dé qui convient. Les petits dés vous gardent dans la manche, les grands atteignent les rangées lointaines.
lesson-explorer-round-play-use = Utilisez le dé : une tente pour des points, des pièces pour de futures tentes, creuser pour des pierres précieuses, ou une carte.
lesson-explorer-round-play-poor = Vous ne pouvez pas payer de tente maintenant. Des pièces, la mine ou une carte : qu’est-ce qui vous aide le plus ?
lesson-explorer-round-play-end = Votre dé est utilisé. Vendez ou donnez si vous voulez, puis finissez votre tour.
lesson-explorer-round-play-right = Bien.
lesson-explorer-round-play-die = Bon. Votre prochain dé devra être plus haut que celui-ci.
lesson-explorer-round-play-tent = Une tente : des points quand la colonne est évaluée, et un pas vers le bonus de la rangée.
lesson-explorer-round-play-coins = Des pièces dans la bourse, ce sont des tentes à venir.
lesson-explorer-round-play-dig = Les pierres précieuses se vendent chaque fois que c’est votre tour.
lesson-explorer-round-play-card = Une carte en main est une promesse. Lisez-la : elle peut changer l’emploi de votre prochain dé.
lesson-explorer-round-play-donate = La reine a de la mémoire. Gardez quand même de quoi planter.
lesson-explorer-round-play-decline = Cette manche est finie pour vous ; la colonne sera évaluée quand les autres auront fini.
