# Les mots des leçons de Treasure Island : un cours pour les pirates et un pour Silver.

lesson-pirate = Le cours du pirate
lesson-pirate-about = Chevaucher, fouiller, écouter Silver et ne pas le croire trop vite : six courtes leçons pour chasseurs de trésor.

## Riding

lesson-pirate-ride = En selle
lesson-pirate-ride-horse = Long John Silver a enterré un trésor sur cette île ; vous êtes Anne Bonny et vous le voulez. Chaque jour, un pirate agit. Le premier indice de Silver, toujours vrai, dit : il est à 2 milles au plus de la côte. Choisissez « À cheval ».
lesson-pirate-ride-horse-right = Un cheval vous porte jusqu’à 6 milles en ligne droite.
lesson-pirate-ride-horse-other = Il y aura un jour pour cela aussi. Aujourd’hui, choisissez « À cheval ».
lesson-pirate-ride-horse-foot = À pied, vous feriez 3 milles et pourriez fouiller ; c’est la leçon suivante. Aujourd’hui, à cheval.
lesson-pirate-ride-horse-search = Fouiller dès les premiers jours est surtout affaire de chance. Chevauchez d’abord là où le trésor peut être.
lesson-pirate-ride-horse-pass = Les jours sont comptés : 19, puis Silver s’évade. En selle !
lesson-pirate-ride-where = Choisissez un lieu pour Anne : touchez la carte, ou prenez-en un dans la liste. Le trajet doit être droit et rester sur terre, hors des zones rouges.
lesson-pirate-ride-where-right = Vous y êtes. Ce que la carte permet encore se dessine au fil des indices.
lesson-pirate-ride-where-other = Choisissez un lieu sur la carte.

## On foot

lesson-pirate-foot = À pied, les yeux ouverts
lesson-pirate-foot-foot = À pied, vous avez deux choses en une action : une marche de 3 milles au plus, et une fouille avec le petit anneau. Choisissez « À pied ».
lesson-pirate-foot-foot-right = D’abord la marche.
lesson-pirate-foot-foot-other = Aujourd’hui, allez à pied.
lesson-pirate-foot-foot-horse = Un cheval est plus rapide, mais personne ne fouille depuis la selle. Choisissez « À pied ».
lesson-pirate-foot-foot-small = Vous pourriez fouiller d’abord et marcher ensuite. Ici, commencez par la marche : « À pied ».
lesson-pirate-foot-foot-pass = Personne ne trouve rien en passant.
lesson-pirate-foot-walk = Marchez jusqu’à 3 milles. D’après l’indice, la côte vaut un coup d’œil.
lesson-pirate-foot-walk-right = Un bon endroit pour regarder autour de soi.
lesson-pirate-foot-walk-other = Choisissez un lieu sur la carte.
lesson-pirate-foot-search = Maintenant la fouille. Vous pourriez la laisser, mais un échec apprend aussi quelque chose : tous voient où le trésor n’est pas.
lesson-pirate-foot-search-right = Le petit anneau, donc.
lesson-pirate-foot-search-other = Fouillez avec le petit anneau.
lesson-pirate-foot-search-leave = Permis, mais regarder ne coûte rien. Fouillez.
lesson-pirate-foot-ring = Posez l’anneau : l’endroit où vous êtes doit s’y trouver. Le trésor est trouvé s’il est à l’intérieur.
lesson-pirate-foot-ring-right = Rien, et là-dessus Silver ne ment pas. L’anneau reste sur la carte : ce terrain est réglé.
lesson-pirate-foot-ring-other = Posez l’anneau sur la carte.

## The compass

lesson-pirate-compass = Consulter la boussole
lesson-pirate-compass-ask = Chaque pirate a des actions spéciales pour une ou deux fois par partie. La Boussole oblige Silver à vous donner une carte toujours vraie : deux directions où le trésor n’est pas, vues de là où vous êtes. Utilisez-la.
lesson-pirate-compass-ask-right = Ni au sud-ouest, ni à l’ouest : pour vos yeux seulement. Les cartes que vous seul connaissez gagnent cette course.
lesson-pirate-compass-ask-other = Aujourd’hui, essayez la Boussole.
lesson-pirate-compass-ask-gallop = Le Grand galop vous porte n’importe où, une fois. Gardez-le pour le jour où vous saurez où aller. Utilisez la Boussole.
lesson-pirate-compass-ask-george = Le Roi George est une petite fouille n’importe où sur l’île. Trop tôt : utilisez la Boussole.
lesson-pirate-compass-ask-horse = Vous pouvez chevaucher, mais savoir passe d’abord. Utilisez la Boussole.

## Verifying

lesson-pirate-verify = Ment-il ?
lesson-pirate-verify-look = Sous chaque indice se trouve un jeton : Vérité, ou un Bluff, sous lequel Silver peut dire ce qu’il veut. Le troisième indice dit : plus près d’Anne que d’Olivier. Ce serait une bonne nouvelle pour vous, si c’est vrai. Vérifiez le troisième indice.
lesson-pirate-verify-look-right = Un Bluff ! Vous seul le savez maintenant ; les autres peuvent encore y croire. Rayez-le de vos pensées.
lesson-pirate-verify-look-other = Renseignez-vous d’abord sur le troisième indice : vérifiez-le.
lesson-pirate-verify-look-second = Le deuxième indice importe moins : il dit seulement que vous êtes à plus de 6 milles. Vérifiez le troisième.
lesson-pirate-verify-look-search = Fouiller d’après un indice qui ment peut-être ? Regardez d’abord son jeton.
lesson-pirate-verify-look-compass = Bonne question, mais c’est le troisième indice qui décide où aller. Vérifiez-le.

## Finding

lesson-pirate-find = Le dernier anneau
lesson-pirate-find-prison = Vous êtes maintenant Olivier Levasseur, et c’est le jour 4 : Silver est pris, et vous dites dans quelle tour il est enfermé. Le mieux est loin de là où vous soupçonnez le trésor, car c’est de là qu’il courra à la fin. Choisissez une tour.
lesson-pirate-find-prison-right = Le voilà enfermé. À vous d’agir.
lesson-pirate-find-prison-other = Choisissez d’abord une tour pour Silver.
lesson-pirate-find-large = Sur la côte, loin d’Anne, et Silver a pâli à votre arrivée : ce doit être ici même. Le grand anneau couvre le plus. Choisissez la grande fouille.
lesson-pirate-find-large-right = Posez-le bien maintenant.
lesson-pirate-find-large-other = Vous êtes aussi près que possible. Choisissez la grande fouille.
lesson-pirate-find-large-small = Le petit anneau pourrait manquer de peu. Prenez le grand.
lesson-pirate-find-large-horse = Ne vous en éloignez pas ! Fouillez.
lesson-pirate-find-large-compass = Assez de questions. Fouillez.
lesson-pirate-find-large-spyglass = La Longue-vue fouille n’importe où, mais vous y êtes déjà. Gardez-la, et fouillez avec le grand anneau.
lesson-pirate-find-ring = Posez l’anneau autour de l’endroit où vous êtes.
lesson-pirate-find-ring-right = Trouvé ! Le pirate dont l’anneau contient le trésor gagne aussitôt.
lesson-pirate-find-ring-other = Un peu plus près de vous : posez l’anneau autour de l’endroit où vous êtes.

## A whole round

lesson-pirate-round = Votre première manche
lesson-pirate-round-play = Vous êtes de nouveau Anne, au jour 2, jusqu’à ce que revienne votre jour. Je reste à vos côtés.
lesson-pirate-round-play-choose = Une action : à cheval, à pied avec une fouille, une grande fouille, ou quelque chose de spécial. Où le premier indice vous envoie-t-il ?
lesson-pirate-round-play-where = Choisissez le lieu sur la carte ou dans la liste.
lesson-pirate-round-play-then = Maintenant la petite fouille, ou laissez-la.
lesson-pirate-round-play-right = Bien.
lesson-pirate-round-play-point = Marqué sur la carte.
lesson-pirate-round-play-horse = À cheval !
lesson-pirate-round-play-foot = Pas à pas.
lesson-pirate-round-play-search = Voyons voir.
lesson-pirate-round-play-compass = Silver doit vous dire quelque chose de vrai.
lesson-pirate-round-play-pass = Un jour de repos.

## Silver’s course

lesson-silver = Le cours de Silver
lesson-silver-about = Vous avez enterré le trésor ; ils veulent savoir où. Comment dire la vérité et garder le secret : sept courtes leçons pour Long John.

lesson-silver-hide = Un bon endroit
lesson-silver-hide-spot = Vous êtes Long John Silver. Choisissez l’endroit de votre trésor : sur terre, dans un district, et à plus de 2 milles du départ de chaque pirate. Pas trop près d’un repère ; c’est là qu’on regarde d’abord.
lesson-silver-hide-spot-right = Vous seul le savez. Les pirates passeront dix-neuf jours à le découvrir.
lesson-silver-hide-spot-other = Choisissez un endroit pour le trésor.

lesson-silver-hint = Le premier indice
lesson-silver-hint-card = Certains jours, vous devez un indice aux pirates. Vous choisissez la carte, posez un jeton dessous et faites la déclaration. Jouez « Altitude » : elle nomme une zone de l’île.
lesson-silver-hint-card-right = Maintenant le jeton.
lesson-silver-hint-card-other = Jouez la carte « Altitude ».
lesson-silver-hint-card-another = « À portée » leur donnerait un cercle de 6 milles, bien plus qu’une zone. Jouez « Altitude ».
lesson-silver-hint-token = Sous un jeton Vérité, votre déclaration doit être vraie ; sous un Bluff, vous dites ce que vous voulez. Le tout premier indice porte Vérité, et tous le savent. Posez Vérité.
lesson-silver-hint-token-right = Dites maintenant où.
lesson-silver-hint-token-other = Posez le jeton Vérité.
lesson-silver-hint-say = Votre trésor est près de la mer. Pour chaque réponse, on vous montre combien de terrain elle laisse à fouiller. Sous Vérité, vous ne pouvez dire ici qu’une chose : la côte.
lesson-silver-hint-say-right = Vrai, et il reste à fouiller presque toute la côte. Un bon indice dit aussi peu que la vérité le permet.
lesson-silver-hint-say-other = Dites qu’il est dans la zone de la côte.

lesson-silver-bluff = Un bluff
lesson-silver-bluff-card = Jour 5, un autre indice. Vous avez maintenant un jeton Bluff. Jouez « Rivaux » : elle dit duquel de deux pirates le trésor est le plus proche.
lesson-silver-bluff-card-right = Alors, vérité ou bluff ?
lesson-silver-bluff-card-other = Jouez la carte « Rivaux ».
lesson-silver-bluff-card-another = Cette carte restreindrait trop. Jouez « Rivaux ».
lesson-silver-bluff-token = Olivier est dangereusement près de votre trésor. Posez le Bluff, et envoyez-les ailleurs.
lesson-silver-bluff-token-right = Ils voient seulement qu’un jeton est là, face cachée.
lesson-silver-bluff-token-other = Posez le jeton Bluff.
lesson-silver-bluff-token-truth = Un indice honnête aiderait Olivier. Vous avez plus d’indices à donner que de Vérités à poser : bluffez une fois, et bien.
lesson-silver-bluff-say = Maintenant le mensonge : dites que le trésor est plus près de quelqu’un d’autre que d’Olivier.
lesson-silver-bluff-say-right = Un mensonge plausible. Tôt ou tard, quelqu’un regardera sous l’indice ; d’ici là, ils iront du mauvais côté.
lesson-silver-bluff-say-other = C’est Olivier qu’il faut éloigner : dites que le trésor est plus loin de lui.
lesson-silver-bluff-say-true = C’est la vérité, justement ce qu’il faut cacher. Dites que le trésor est plus loin d’Olivier.

lesson-silver-answer = Après un échec
lesson-silver-answer-give = Anne a fouillé et n’a rien trouvé. Vous pouvez lui donner un de vos jetons du coffre. Pourquoi le feriez-vous ? Vos meilleures cartes portent un symbole coffre et ne se jouent qu’une fois un jeton donné. Donnez-lui-en un.
lesson-silver-answer-give-right = Un objet l’aide un peu ; il débloque pour de bon vos cartes à symbole coffre.
lesson-silver-answer-give-information = Une parole vraie, mais elle était loin : cela lui dit peu, et débloque vos cartes à symbole coffre.
lesson-silver-answer-give-other = Donnez à Anne un jeton du coffre.
lesson-silver-answer-give-nothing = Vous ne lui devez rien, mais sans cadeau la moitié de vos cartes restent bloquées. Donnez-lui-en un.

lesson-silver-compass = La carte inutile
lesson-silver-compass-give = Anne utilise sa Boussole : vous devez lui donner une de vos cartes boussole, et elle est toujours vraie. À côté de chaque carte est indiqué le terrain qu’elle lui laisse. Donnez-en une qui laisse presque tout.
lesson-silver-compass-give-right = Vraie, et presque inutile. Avec la vérité, tout l’art est dans le choix.
lesson-silver-compass-give-other = Donnez à Anne une carte boussole.
lesson-silver-compass-give-more = Cette carte exclut plus qu’il ne faut. Deux autres laissent 99 %.

lesson-silver-escape = L’évasion
lesson-silver-escape-run = Jour 19 : vous vous évadez ! Désormais, vous bougez en premier à chaque manche, deux fois 4 milles au plus, et les pirates fouillent après vous. Votre trésor est à un mille et demi. Courez.
lesson-silver-escape-run-right = Choisissez maintenant où.
lesson-silver-escape-run-other = Pas de temps à perdre : courez.
lesson-silver-escape-run-rest = Restez là, et les pirates le trouvent avant vous. Courez !
lesson-silver-escape-spot = Vous gagnez aussitôt qu’un déplacement finit exactement à l’endroit de votre trésor ; passer dessus ne suffit pas. Choisissez cet endroit : la liste le nomme.
lesson-silver-escape-spot-right = Vous voilà sur votre or, et les pirates restent bouche bée. Vous avez gagné.
lesson-silver-escape-spot-other = Près ne suffit pas. Choisissez l’endroit exact du trésor ; il est à portée.

lesson-silver-round = Vos premiers jours
lesson-silver-round-play = Cachez votre propre trésor et menez les pirates pendant les trois premiers jours. Je reste à vos côtés.
lesson-silver-round-play-hide = Choisissez un endroit. Pensez aux indices que vous devrez donner : que laisseront-ils ?
lesson-silver-round-play-hint = Un indice est dû. Quelle carte en dit le moins sur votre endroit ?
lesson-silver-round-play-token = Vérité ou Bluff ? Il y a six Vérités pour sept indices : il faudra bluffer quelque part.
lesson-silver-round-play-compass = Un pirate demande une carte boussole. Donnez celle qui laisse le plus.
lesson-silver-round-play-missed = Ils ont échoué. Un jeton, ou rien ?
lesson-silver-round-play-right = Bien dit.
lesson-silver-round-play-hidden = Le voilà caché.
lesson-silver-round-play-card = Choisissez maintenant son jeton.
lesson-silver-round-play-truth = Un indice honnête. Dites aussi peu qu’il le permet.
lesson-silver-round-play-bluff = Un bluff ! Rendez-le plausible.
lesson-silver-round-play-gift = Cela débloque vos cartes à symbole coffre.
