# Les mots des leçons de Timbuktu. Les chameaux nommés sont ceux que les leçons demandent.

lesson-caravan = Le cours de la caravane
lesson-caravan-about = Des chameaux, des voleurs, et ce que chacun ne sait qu’à moitié : sept courtes leçons sur la route de Tombouctou.

## Placing

lesson-caravan-place = Dans les enclos
lesson-caravan-place-first = Votre caravane traverse le désert de lieu en lieu, et à chaque lieu les chameaux occupent cinq enclos : Palmier, Lampe, Sabre, Étoile et Lune. Placez un de vos chameaux dans l’enclos Lampe.
lesson-caravan-place-first-right = Il prend le plus petit emplacement libre. Dans les enclos de départ, l’emplacement ne compte pas encore ; plus tard, il est tout.
lesson-caravan-place-first-other = D’abord un chameau dans l’enclos Lampe.
lesson-caravan-place-first-pen = Tout enclos est permis. Cette fois, choisissez l’enclos Lampe.
lesson-caravan-place-second = Ibis et Milan en ont placé un chacun. À la fin, il faut à chacun un chameau dans chaque enclos : répartissez-les, placez-en un autre dans un enclos où vous n’en avez pas.
lesson-caravan-place-second-right = Bien réparti. De chaque enclos, on ne rejoint gratuitement que deux enclos du lieu suivant : une caravane répartie a plus de choix.
lesson-caravan-place-second-other = Placez un autre chameau, dans un nouvel enclos.
lesson-caravan-place-second-lamp = Vous avez déjà un chameau dans l’enclos Lampe. C’est permis, mais choisissez un nouvel enclos.

## Knowing a pile

lesson-caravan-pile = Ce que dit votre pile
lesson-caravan-pile-choose = Cinq piles de cartes voleur sont autour de la table ; chacune désigne un enclos, deux emplacements et deux sortes de marchandises. La vôtre dit : en Palmier, les emplacements 3 et 4 perdent le sel et l’eau. Palmier 1 est donc sûr ! Votre chameau Ghazi, en Lampe, porte du café, de l’eau et deux pièces de sel ; Palmier est à sa portée. Posez sa carte.
lesson-caravan-pile-choose-right = Toutes les cartes sont posées ; personne ne voit quel chameau vous avez choisi avant qu’il soit dévoilé. Maintenant, le vôtre avance.
lesson-caravan-pile-choose-other = Posez la carte du chameau Ghazi, qui est en Lampe.
lesson-caravan-pile-choose-another = Un bon choix, mais pensez à ce que vous savez : Palmier 1 est sûr, et le chameau Ghazi, en Lampe, avec ses deux pièces de sel, y va gratuitement. Posez sa carte.
lesson-caravan-pile-move = Des flèches vertes mènent de Lampe à Lampe et à Palmier : ces enclos sont gratuits. Allez en Palmier ; le chameau prend le plus petit emplacement libre, le 1.
lesson-caravan-pile-move-right = Palmier 1, à l’abri des voleurs, et vous seul le savez avec certitude.
lesson-caravan-pile-move-other = Allez en Palmier.
lesson-caravan-pile-move-lamp = Lampe est gratuit aussi, mais vous ne savez rien de ses voleurs. Palmier 1, vous le savez sûr.
lesson-caravan-pile-move-toll = Hors des flèches, un chameau laisse une de ses marchandises en péage. Pourquoi payer ? Palmier est gratuit et sûr.

## Swapping

lesson-caravan-swap = Passer les piles
lesson-caravan-swap-choose = Palmier 2 est une case d’échange : quand un chameau la prend, chaque pile passe d’une place à gauche, et vous en voyez une nouvelle. Votre chameau Leila, en Lampe, avec or, café, poivre et sel, peut y aller. Posez sa carte.
lesson-caravan-swap-choose-right = Ibis et Milan ont avancé en premier cette fois : le marqueur de manche tourne.
lesson-caravan-swap-choose-other = Posez la carte du chameau Leila, qui est en Lampe.
lesson-caravan-swap-choose-another = Pas celui-là : vous voulez Palmier 2, et le chameau Leila, en Lampe, y va gratuitement.
lesson-caravan-swap-move = L’emplacement 2 de Palmier est encore libre, et d’après votre première pile il est sûr aussi. Allez en Palmier et voyez une nouvelle pile.
lesson-caravan-swap-move-right = Chaque pile est passée à gauche. Vous connaissez maintenant aussi Lune : emplacements 4 et 5, poivre et sel. La pile que vous avez cédée, vous la connaissez toujours ; tout est dans votre carnet.
lesson-caravan-swap-move-other = Allez en Palmier.
lesson-caravan-swap-move-lamp = Gratuit, mais inconnu, et pas d’échange. Palmier 2 vous donne une nouvelle pile à lire.
lesson-caravan-swap-move-toll = Pas besoin de péage : Palmier est gratuit par la flèche.

## Paying a toll

lesson-caravan-toll = Un péage peut être bon marché
lesson-caravan-toll-choose = Vous avez vu deux piles : Étoile perd café et poivre sur les emplacements 1 et 2, Sabre or et café sur 1 et 5. Votre chameau Farah, en Étoile, porte deux pièces de café, du poivre et du sel, et ses flèches mènent justement là. Posez sa carte ; nous allons le tirer d’affaire.
lesson-caravan-toll-choose-right = Réfléchissez maintenant avant qu’il avance.
lesson-caravan-toll-choose-other = Posez la carte du chameau Farah, en Étoile.
lesson-caravan-toll-choose-another = Ce chameau court moins de danger. Posez la carte du chameau Farah, avec ses deux pièces de café.
lesson-caravan-toll-move = En Étoile, il perdrait trois marchandises, en Sabre deux. Mais l’emplacement 1 n’est que sur deux cartes, et vous avez vu les deux : dans tout autre enclos, l’emplacement 1 est sûr. Payez une pièce de péage et allez en Palmier, Lampe ou Lune ; mais ne payez pas en café.
lesson-caravan-toll-move-right = Une pièce au lieu de deux ou trois. Quand vous avez vu deux fois un emplacement ou une sorte, il n’y a plus rien à craindre ailleurs.
lesson-caravan-toll-move-other = Allez en Palmier, Lampe ou Lune, et payez en sel ou en poivre.
lesson-caravan-toll-move-coffee = Cela irait, mais vous avez deux pièces de café à rapporter. Payez en sel ou en poivre.
lesson-caravan-toll-move-robbed = Gratuit, mais dévalisé à coup sûr : vous avez vu les cartes. Payez un péage et allez là où l’emplacement 1 est sûr.

## The theft

lesson-caravan-theft = Les voleurs arrivent
lesson-caravan-theft-choose = La dernière manche d’une étape : chaque caravane a encore un chameau à mener. Posez sa carte.
lesson-caravan-theft-choose-right = Vous menez cette manche : le vôtre avance en premier.
lesson-caravan-theft-choose-other = Posez la carte de votre dernier chameau.
lesson-caravan-theft-move = Deux enclos lui sont gratuits, chacun avec l’emplacement 5 libre. De Lampe, vous savez peu. En Palmier, vous l’avez lu, les voleurs viennent aux emplacements 1 et 2. Choisissez.
lesson-caravan-theft-move-right = Toutes les piles sont dévoilées. En Lampe, l’emplacement 5 a perdu café et poivre : votre chameau y aurait perdu trois marchandises. En Palmier, il n’a rien perdu.
lesson-caravan-theft-move-other = Allez en Palmier.
lesson-caravan-theft-move-lamp = Lampe est peut-être sûr, Palmier 5 l’est certainement. Fiez-vous à ce que vous savez.
lesson-caravan-theft-move-toll = Vous donneriez une pièce alors que Palmier est gratuit et sûr.

## Value

lesson-caravan-value = Ce qui est rare est cher
lesson-caravan-value-choose = La dernière étape. À Tombouctou, chaque pièce vaut autant de points que de pièces de sa sorte ont été perdues en route : café 7, poivre 5, sel seulement 1. Votre chameau Farah, en Étoile, porte deux pièces de café, du poivre et du sel, et des voleurs attendent au bout de ses flèches. Posez sa carte.
lesson-caravan-value-choose-right = Maintenant, avec quoi payer ?
lesson-caravan-value-choose-other = Posez la carte du chameau Farah, en Étoile.
lesson-caravan-value-choose-another = Ce chameau peut attendre. Le chameau Farah, en Étoile, a le plus à perdre.
lesson-caravan-value-move = Payez un péage, vers un enclos où l’emplacement 1 est sûr, avec la pièce qui vaut le moins.
lesson-caravan-value-move-right = Un point payé, et ce que le chameau rapporte vaut plus qu’avant : ce qui est perdu, péages compris, rend le reste plus cher.
lesson-caravan-value-move-other = Payez en sel.
lesson-caravan-value-move-robbed = Là, votre café est volé, 7 points la pièce. Payez plutôt un péage.
lesson-caravan-value-move-dear = Cette pièce vaut bien plus que le sel. Payez en sel.

## A whole round

lesson-caravan-round = Votre première manche
lesson-caravan-round-play = Une manche entière contre Ibis et Milan. Je reste à vos côtés.
lesson-caravan-round-play-which = Lisez votre pile et le carnet, puis posez la carte d’un chameau qui peut atteindre un bon emplacement.
lesson-caravan-round-play-where = Deux enclos sont gratuits par les flèches, tout autre coûte une des marchandises du chameau. Où est-on le plus en sécurité ?
lesson-caravan-round-play-choose = Posée. Les cartes sont maintenant dévoilées.
lesson-caravan-round-play-free = Sans péage. Regardez où vont les autres : qui paie pour éviter un enclos sait quelque chose.
lesson-caravan-round-play-toll = Vous avez payé, donc vous savez quelque chose ; c’est ce que penseront les autres.
