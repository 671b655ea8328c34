# Les mots des leçons de Goldland.

lesson-expedition = Le cours de l’expédition
lesson-expedition-about = Des chemins, des trocs, des terres inconnues et des bêtes sauvages, avec un sac à dos qui ralentit : neuf courtes leçons sur la route du temple.

## Walking

lesson-expedition-road = Le long de la côte
lesson-expedition-road-west = Vous êtes au départ, au sud-est ; le temple est loin au nord-ouest. En un déplacement, vous pouvez entrer sur autant de tuiles que votre sac à dos a d’emplacements libres : sept pour l’instant. Faites un pas à l’ouest.
lesson-expedition-road-west-right = Un chemin y mène : le pas était gratuit.
lesson-expedition-road-west-other = C’est permis, mais d’abord un pas à l’ouest.
lesson-expedition-road-west-north = Au nord, c’est aussi un chemin, le long de l’autre côte. Cette fois, allez à l’ouest.
lesson-expedition-road-west-acquire = Vous pourriez prendre davantage ici, mais votre sac vient d’être fait, et chaque objet vous coûte un pas. Allez à l’ouest.
lesson-expedition-road-west-pass = Passer rapporte un jeton découverte, mais vous commencez à peine. Allez à l’ouest.
lesson-expedition-road-further = Un déplacement, c’est plusieurs pas. Encore un à l’ouest, jusqu’au village.
lesson-expedition-road-further-right = Deux tuiles. Cinq de plus seraient possibles aujourd’hui.
lesson-expedition-road-further-other = Plus tard. Encore un pas à l’ouest.
lesson-expedition-road-further-stop = Vous pouvez vous arrêter sur n’importe quelle tuile, mais le village est une tuile plus loin. Encore un pas à l’ouest.
lesson-expedition-road-stop = Ici, on fait du troc, mais personne n’en fait en marchant. Arrêtez-vous.
lesson-expedition-road-stop-right = Votre déplacement est fini. Dans le même tour, vous pouvez encore vous équiper et explorer, une fois chacun.
lesson-expedition-road-stop-other = Finissez d’abord votre déplacement : arrêtez-vous.
lesson-expedition-road-stop-step = La côte continue, mais nous voulons voir le village. Arrêtez-vous ici.

## Trading

lesson-expedition-trade = Ce qu’ont les villages
lesson-expedition-trade-acquire = Une tuile peut montrer un troc : qui a ce qu’elle demande peut prendre ce qu’elle offre. Ce village donne une pelle à qui possède une perle. Prenez-la.
lesson-expedition-trade-acquire-right = La pelle est à vous, et vous gardez vos perles : il suffisait de les montrer.
lesson-expedition-trade-acquire-other = Permis, mais vous êtes là pour la pelle.
lesson-expedition-trade-acquire-explore = Explorer est une bonne idée et fait l’objet de la leçon suivante. Prenez d’abord la pelle.
lesson-expedition-trade-acquire-discard = Ne jetez jamais ce qui ouvre un troc. Prenez la pelle.
lesson-expedition-trade-acquire-end = Ne partez pas sans la pelle.
lesson-expedition-trade-end = Vous voilà arrivé et équipé : vous pourriez encore explorer, mais c’est pour la suite. Finissez votre tour.
lesson-expedition-trade-end-right = Les pelles ouvrent les montagnes et d’autres trocs ; ce que vous possédez décide où vous pouvez aller.
lesson-expedition-trade-end-other = Laissez cela maintenant et finissez votre tour.
lesson-expedition-trade-end-explore = Très bientôt ! Pour l’instant, finissez votre tour.

## Exploring

lesson-expedition-explore = Terre inconnue
lesson-expedition-explore-draw = Au nord, personne n’est jamais allé. Une fois par tour, vous pouvez explorer : piochez une tuile et posez-la à côté de la vôtre. Explorez.
lesson-expedition-explore-draw-right = Une plaine avec trois chemins.
lesson-expedition-explore-draw-other = Permis, mais l’inconnu appelle : explorez.
lesson-expedition-explore-draw-step = Vous pouvez marcher d’abord et explorer ensuite. Ici, explorez tout de suite.
lesson-expedition-explore-draw-acquire = Ce troc ne va pas s’enfuir. Explorez d’abord.
lesson-expedition-explore-lay = C’est vous qui décidez de son sens. Tournez-la pour qu’un de ses chemins rejoigne celui où vous êtes, puis posez-la.
lesson-expedition-explore-lay-right = Les chemins se rejoignent, et la tuile vous rapporte un jeton découverte ; à deux joueurs, quatre jetons achètent n’importe quel objet.
lesson-expedition-explore-lay-other = Posez d’abord la tuile.
lesson-expedition-explore-lay-away = Ainsi, le côté sans chemin serait face à vous. Les règles le permettent, et contre un rival ce peut être un plan ; mais vous voulez y aller. Tournez-la.
lesson-expedition-explore-end = Une tuile posée dans ce tour reste fermée jusqu’au suivant. Finissez votre tour.
lesson-expedition-explore-end-right = Au prochain tour, vous pourrez entrer dans votre propre découverte.
lesson-expedition-explore-end-other = Assez pour aujourd’hui. Finissez votre tour.
lesson-expedition-explore-end-acquire = Vous le pouvez, et c’est souvent bon. Ici, finissez votre tour.
lesson-expedition-explore-end-step = Vous pourriez encore longer la côte. Ici, finissez votre tour.

## Weight

lesson-expedition-weight = Chaque objet, un pas de moins
lesson-expedition-weight-lighten = Onze de vos douze emplacements sont pleins : vous ne pouvez faire qu’un pas par tour. Vous voulez aller deux tuiles à l’est, au départ. Jetez quelque chose.
lesson-expedition-weight-lighten-right = Un emplacement de plus, un pas de plus. Ce qui est jeté retourne au stock.
lesson-expedition-weight-lighten-other = Cela ne vous rendra pas plus rapide. Jetez un objet.
lesson-expedition-weight-lighten-step = Avec un seul emplacement libre, le déplacement finirait après ce pas. Jetez d’abord quelque chose.
lesson-expedition-weight-lighten-acquire = Alors vous ne pourriez plus marcher du tout ! Jetez plutôt quelque chose.
lesson-expedition-weight-walk = Deux emplacements libres, deux pas. Allez à l’est.
lesson-expedition-weight-walk-right = Le nombre de pas est fixé au début d’un déplacement.
lesson-expedition-weight-walk-other = D’abord le retour : allez à l’est.
lesson-expedition-weight-walk-discard = Deux pas suffisent pour aujourd’hui. Allez à l’est.
lesson-expedition-weight-walk-west = Le départ est à l’est.
lesson-expedition-weight-again = Encore un pas à l’est.
lesson-expedition-weight-again-right = Voilà. Emportez ce que la route demande et guère plus : les sacs légers gagnent les courses.
lesson-expedition-weight-again-other = Encore un pas à l’est.
lesson-expedition-weight-again-stop = Il reste un pas. Utilisez-le.

## Adventures

lesson-expedition-puma = Le puma
lesson-expedition-puma-enter = Au nord vit un puma. Pour entrer dans une aventure, vous payez ce qu’elle montre en rouge : ici un fusil. Vous en avez un. Entrez.
lesson-expedition-puma-enter-right = Aventure surmontée ! Vous êtes le premier : vous prenez le marqueur du puma, qui vaut 2 pièces d’or à la fin.
lesson-expedition-puma-enter-other = Du courage : entrez sur la tuile du puma.
lesson-expedition-puma-enter-elsewhere = Un détour, mais les marqueurs attendent là où sont les aventures. Allez au nord.
lesson-expedition-puma-enter-gun = Pas le fusil ! C’est lui qui vous fait passer le puma.
lesson-expedition-puma-camp = Qui surmonte une aventure peut dresser un camp : avec lui, vous passez désormais ici gratuitement, et qui a le plus de camps chez les pumas tient le marqueur. Dressez-en un.
lesson-expedition-puma-camp-right = Votre camp est dressé. Un rival aura besoin de deux camps chez les pumas pour vous prendre le marqueur.
lesson-expedition-puma-camp-other = Dressez d’abord un camp.
lesson-expedition-puma-camp-no = Alors vous repaierez le fusil la prochaine fois, et le marqueur se perd vite. Dressez le camp.

## Treasure

lesson-expedition-treasure = Creuser
lesson-expedition-treasure-dig = Sur la tuile du puma se trouve un trésor. Le déterrer coûte deux provisions et met fin à votre tour ; un trésor vaut 3 pièces d’or. Vous avez trois provisions : déterrez-le.
lesson-expedition-treasure-dig-right = Le trésor est dans votre sac à dos. Il occupe un emplacement et ne peut jamais être jeté, mais il vaut 3 pièces d’or à la fin.
lesson-expedition-treasure-dig-other = Permis, mais vous avez de l’or sous les pieds. Déterrez le trésor.
lesson-expedition-treasure-dig-explore = Vous pourriez explorer d’abord et creuser ensuite, car creuser met fin au tour. Ici, déterrez simplement le trésor.
lesson-expedition-treasure-dig-provision = Il vous faut deux provisions pour creuser. Gardez-les, et déterrez le trésor.
lesson-expedition-treasure-dig-pass = Quelqu’un d’autre le déterrerait. Faites-le maintenant.

## Ordeals

lesson-expedition-ordeal = Pas de chemin
lesson-expedition-ordeal-climb = La tuile au nord vous tourne le dos : aucun chemin n’y mène. Vous pouvez y aller quand même, par une épreuve qui coûte quatre objets au choix. Vous en portez juste quatre. Allez au nord.
lesson-expedition-ordeal-climb-right = C’était dur, mais vous y êtes, et un sac vide rend rapide. Les épreuves sont pour les moments où un détour coûte plus.
lesson-expedition-ordeal-climb-other = Essayez l’épreuve : allez au nord.
lesson-expedition-ordeal-climb-road = La voie confortable. Cette fois, voyez ce qu’est une épreuve.
lesson-expedition-ordeal-climb-discard = Alors vous ne pourriez plus payer les quatre objets. Allez au nord.
lesson-expedition-ordeal-climb-pass = Les jetons aident aussi pour les épreuves, mais vous avez tout ce qu’il faut. Allez au nord.

## The temple

lesson-expedition-temple = Le temple
lesson-expedition-temple-enter = Le temple est au coin nord-ouest, à un pas à l’ouest. Entrez.
lesson-expedition-temple-enter-right = Vous êtes sur la tuile d’arrivée. Cela compte quand votre déplacement finit ici.
lesson-expedition-temple-enter-other = Le temple est à un pas. Entrez.
lesson-expedition-temple-enter-explore = D’autres pourraient être plus rapides. Entrez dans le temple.
lesson-expedition-temple-stop = Qui finit un déplacement ici prend une amulette, qui vaut 3 pièces d’or ; le premier prend aussi un bonus de 2. Arrêtez-vous.
lesson-expedition-temple-stop-right = Une amulette et 2 pièces d’or, puis une autre à chaque tour à partir du prochain. Quand tous ont une amulette ou que la réserve du temple est vide, le plus d’or l’emporte.
lesson-expedition-temple-stop-other = Arrêtez-vous sur la tuile du temple.

## A whole round

lesson-expedition-round = Votre première manche
lesson-expedition-round-play = Un tour entier, comme vous voulez, puis celui d’Ibis. Je reste à vos côtés.
lesson-expedition-round-play-begin = Se déplacer, s’équiper, explorer : une fois chacun, dans l’ordre voulu. Les villages de la côte ont ce que demande l’intérieur.
lesson-expedition-round-play-walking = Continuez sur le chemin, ou arrêtez-vous là où vous voulez troquer ou explorer.
lesson-expedition-round-play-trade = Y a-t-il ici quelque chose d’utile à l’intérieur ? N’oubliez pas que chaque objet coûte un pas.
lesson-expedition-round-play-unknown = La terre à côté de vous est inconnue. Explorer rapporte un jeton, et vous décidez du sens de la tuile.
lesson-expedition-round-play-turn = Tournez la tuile à votre avantage, et posez-la.
lesson-expedition-round-play-settle = Dressez un camp, et vous passerez ici gratuitement à l’avenir.
lesson-expedition-round-play-pay = Choisissez avec quoi vous payez.
lesson-expedition-round-play-end = Vous avez fait tout ce que vous vouliez ? Finissez votre tour.
lesson-expedition-round-play-right = Bien.
lesson-expedition-round-play-step = En avant.
lesson-expedition-round-play-stop = Votre déplacement est fini pour ce tour.
lesson-expedition-round-play-acquire = C’est dans le sac. Attention au poids.
lesson-expedition-round-play-explore = Une nouvelle tuile !
lesson-expedition-round-play-lay = Le pays grandit.
lesson-expedition-round-play-camp = Soit.
lesson-expedition-round-play-pass = Passer rapporte un jeton découverte.
