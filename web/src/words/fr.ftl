# Les mots de Serai dans le navigateur. Ce que dit un jeu est à côté de ses règles.

serai = Serai
tagline = Quatre expéditions, une auberge. Jouez avec des amis, des bots, ou les deux.
players = { $fewest }–{ $most } joueurs
seat-count = { $fewest }–{ $most }
ask = Que faites-vous ?
amount = { $field } : de { $least } à { $most }
colour-ruby = rond rubis
colour-azure = losange azur
colour-amber = triangle ambre
colour-jade = carré jade
colour-violet = étoile violette

nav-play = Jouer
nav-tables = Tables
nav-replays = Revoir
nav-rules = Règles
nav-learn = Apprendre
nav-label = Pages
to-lobby = Retour à l’accueil
look-light = Apparence claire
look-dark = Apparence sombre
look-contrast = Contraste élevé
sound-on = Activer le son
sound-off = Couper le son
notice-on = Me prévenir quand c’est à moi
notice-off = Ne plus me prévenir
notice-refused = Ce navigateur ne permet pas les notifications d’ici ; ses réglages pour cette page peuvent les autoriser.
loading = Un instant…
trouble = Cela n’a pas marché : { $text }
unreachable = Le serveur est injoignable.
unreachable-again = Réessayer
unreachable-page = Ce qui manque ici arrivera dès que le serveur répondra.
renewal = Une nouvelle version de Serai est là.
renewal-now = L’afficher
renewal-later = Plus tard
not-found = Cette table n’existe pas, ou vous ne pouvez pas la voir.
invite-gone = Cette invitation a servi ou a expiré. Demandez un nouveau lien.
page-missing = Il n’y a rien ici.

lobby-start = Ouvrir une table
lobby-account = sans compte
lobby-compiling = Serai est en cours de compilation et tourne lentement en attendant. Le changement se fera tout seul ; vos tables continuent.
lobby-quick = Jouer à { $game } contre des bots
lobby-quick_short = Jouer contre des bots
lobby-continue = Continuer
lobby-matches = { $count ->
    [one] { $count } partie
   *[other] { $count } parties
}
lobby-wait = { $count ->
    [one] une vous attend
   *[other] { $count } vous attendent
}
lobby-open = Tables ouvertes
lobby-open_count = { $count } en ce moment
lobby-none_open = Aucune table publique n’attend de joueurs. Ouvrez-en une.
lobby-none_mine = Rien en cours. Une table que vous ouvrez reste ici.
lobby-finished = Finies
lobby-none_finished = Aucune partie finie.
lobby-more = Plus anciennes
lobby-code = Un lien ou un code ? Entrez-le ici
lobby-code_label = Lien ou code
lobby-go = Y aller
lobby-seats = Places
lobby-seats_of = { $count } sur { $most }
lobby-you = Vous
lobby-friend = Ami
lobby-bot = Bot
lobby-pass = Même écran
lobby-name = Votre nom
lobby-their_name = Nom
lobby-host = hôte
lobby-link_after = vous recevez un lien
lobby-this_screen = cet écran
lobby-level = niveau
lobby-level_of = Force du bot à la place { $letter }
level-option = { $number } { $name }
lobby-add = Ajouter une place
lobby-remove = Retirer la place { $letter }
lobby-kind = Qui est assis à la place { $letter }
lobby-rules = Règles
lobby-rules_hint = chaque ligne se change
lobby-sources = Certains chiffres sont les nôtres.
preset-manual = Manuel
preset-publisher = Éditeur
preset-own = Maison
preset-label = Préréglage
lobby-side = Vous jouez
side-pirate = un pirate
side-silver = Long John Silver
side-any = l’un ou l’autre
lobby-agreed = À la table
lobby-pace = Rythme
pace-none = sans chrono
pace-30 = 30 secondes par tour
pace-90 = 90 secondes par tour
pace-300 = 5 minutes par tour
pace-86400 = un jour par tour
lobby-joining = Accès
joining-invite = par lien seulement
joining-public = ouvert à tous
lobby-watching = Spectateurs
watching-no = personne
watching-yes = quiconque a le lien
lobby-hints = Conseils
hints-yes = donnés
hints-no = aucun
lobby-summary = { $who }.
summary-friend = { $count ->
    [one] un ami
   *[other] { $count } amis
}
summary-bot = { $count ->
    [one] un bot
   *[other] { $count } bots
}
lobby-about_minutes = Environ { $minutes }.
lobby-open_table = Ouvrir la table
lobby-join = Rejoindre
lobby-watch = Regarder
lobby-back = Continuer
lobby-look = Revoir
replays-games = Jeux
replays-all = Tous les jeux
replays-search = Quelqu’un qui a joué
replays-none = Aucune partie finie ne correspond.
progress = manche { $round }
state-your_turn = À vous
state-waiting = On attend { $who }
state-waiting_others = On attend les autres
state-open = En attente de joueurs
state-ended = Finie
state-won = Victoire : { $who }
state-agreed = Finie d’un commun accord
state-abandoned = Abandonnée
free-seat = place libre

join-title = { $host } vous invite à { $game }
join-seat = Vous auriez la place { $letter }.
join-name = Votre nom
join-colour = Votre couleur
join-sit = S’asseoir
join-public = Rejoindre cette table

waiting-title = La table est mise
waiting-lead = La partie commence dès que chaque place est prise.
waiting-lead_host = Quand chaque place est prise, vous lancez la partie.
waiting-empty = libre
waiting-invite = Copier le lien
waiting-copied = Copié
waiting-share = Envoyer le lien
waiting-qr = Voir le code QR
waiting-qr_label = Code QR de l’invitation à la place { $letter }
waiting-bot = Prendre un bot
waiting-free = La laisser libre
waiting-ready = prêt
waiting-not_ready = s’assoit…
waiting-start = Lancer la partie
waiting-close = Fermer la table
waiting-leave = Quitter la table
waiting-commitment = Engagement sur le mélange : { $commitment }
waiting-commitment_why = Fixé avant que la part de chacun dans le mélange soit connue ; après la partie, tous peuvent le contrôler.

title-host = chez { $host }
seats-label = Places
seat-you = vous
seat-bot = bot, { $level }
seat-to_act = joue
seat-away = absent
seat-stand_in = un bot continue
seat-host = hôte
seat-thinking = réfléchit
seat-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
seat-won = victoire
banner-your_turn = À vous de jouer
banner-turn = Joue : { $who }
banner-several = Plusieurs décident
banner-waiting = On attend { $who }.
banner-over = La partie est finie
banner-won = Victoire : { $who }.
banner-nobody = Personne n’a gagné.
banner-agreed = Finie d’un commun accord, sans résultat.
banner-abandoned = La partie a été abandonnée.
banner-watching = Vous regardez.
banner-lost = Connexion perdue. Nouvel essai…
banner-hurry = Accélérer
banner-clock = reste { $time }
choices = Choix
choices-none = Rien à choisir pour le moment.
choice-why = pourquoi pas ?
choice-close = Fermer
choice-rules = Lire dans les règles
choice-helps = Cela aiderait :
choice-confirm = Impossible de revenir en arrière.
choice-again = ou touchez encore une fois
mine = À moi
primer-title = Comment jouer à { $game }
primer-close = Compris
primer-rules = Lire les règles
primer-ask = Vous découvrez { $game } ?
primer-show = Comment jouer
primer-later = Pas maintenant

## Lessons

learn-title = Apprendre à jouer
learn-about = De courtes leçons sur le vrai plateau : une chose à faire, et une réponse à tout ce que vous essayez. Cet appareil retient où vous en êtes.
learn-none = Il n’y a pas encore de leçons pour ce jeu.
learn-all = Tous les cours
learn-offer = L’apprendre
learn-offer_title = Vous découvrez { $game } ?
learn-offer_text = { $count ->
    [one] { $count } courte leçon sur le vrai plateau.
   *[other] { $count } courtes leçons sur le vrai plateau.
}
learn-begin = Commencer
learn-go_on = Continuer
learn-done = fait
learn-list = Toutes les leçons
learn-again = Recommencer
learn-where = leçon { $number } sur { $count }
learn-step = Étape { $step } sur { $steps }
learn-right = Juste.
learn-other = Permis, mais essayez encore.
learn-refused = Interdit.
learn-over = La leçon { $number } sur { $count } est finie.
learn-next = Suite : { $title }
learn-match = C’était tout le cours. Jouez maintenant une partie contre { $count ->
    [one] un novice
   *[other] { $count } novices
} ; un maître vous conseille quand vous le demandez.
learn-play = Jouer une première partie contre des novices
tab-log = Journal
tab-rules = Règles
tab-chat = Chat
tab-notes = Notes
tab-choices = Choix
tab-mine = À moi
tabs-label = À côté du plateau
log-empty = Rien n’est encore arrivé.
log-show = Montrer sur le plateau
log-struck = Annulé :
event-undone = { $seat } { $seat_you ->
    [yes] avez
   *[no] a
} annulé une action.
event-abandoned = La partie a été arrêtée.
rules-search = Chercher dans les règles
rules-none = Aucun article n’en parle.
rules-found = { $count ->
    [one] { $count } article
   *[other] { $count } articles
}
sources-title = Ce qui vient des sources et ce qui est de nous
sources-reconstructed = nos chiffres
sources-reconstructed_long = Aucune source ne donne certains chiffres de cet article ; ils ont été choisis pour s’accorder à tout ce que l’on sait.
sources-inferred = chiffres déduits
sources-inferred_long = Certains chiffres de cet article découlent d’autres qui sont connus.
chat-empty = Personne n’a encore rien dit.
chat-say = Dire quelque chose
chat-send = Envoyer
chat-mute = Masquer { $who }
chat-unmute = Réafficher { $who }
chat-watching = Les spectateurs ne peuvent pas discuter.
notes-label = Vos notes sur cette partie ; elles restent sur cet appareil
hint-ask = Conseil
hint-best = chance de gagner, le meilleur choix
hint-other = chance de gagner
analysis-lead = Des bots poursuivent la partie depuis beaucoup de ses moments, toutes cartes sur table : on voit ainsi les chances de gagner de chaque place. Cela prend une minute environ ; vous pouvez quitter la page en attendant.
analysis-begin = Analyser
analysis-running = { $percent } % analysés.
analysis-progress = Avancement de l’analyse
analysis-curve = Chances de gagner au fil de la partie
analysis-start = début
analysis-end = fin
analysis-moment = Moment
analysis-at = Moment { $moment } sur { $of } :
analysis-deed = { $who } : { $act }
analysis-set_up = La table est en place
analysis-between = Quelque part entre les moments { $first } et { $last }
analysis-turning = Les moments décisifs
analysis-swing = { $who } : de { $from } % à { $to } %.
analysis-better = Mieux, d’après ce que cette place savait : { $act } ({ $to } % au lieu de { $from } %).
analysis-sound = D’après ce que cette place savait, il n’y avait rien de nettement meilleur.
analysis-no_turns = Aucun moment ne l’a décidée avec certitude.
analysis-table = Toutes les chances en tableau
analysis-replay = Voir dans la relecture
analysis-back = Retour à la table
undo = Annuler
menu = Menu
menu-speed = Vitesse des autres
speed-calm = Calme
speed-brisk = Vive
speed-at_once = Immédiate
menu-confirm = Demander avant d’agir
menu-language = Langue
confirm-always = Toujours
confirm-final = Sauf si annulable
confirm-never = Jamais
menu-look_back = Revoir
menu-end = Proposer d’arrêter la partie
menu-end_back = Retirer la proposition d’arrêt
menu-end_hint = { $count ->
    [one] { $count } place est d’accord pour arrêter.
   *[other] { $count } places sont d’accord pour arrêter.
}
menu-leave = Partir ; un bot continue
menu-return = Reprendre votre place au bot
menu-stand_in = Laisser un bot jouer pour { $who }
menu-lobby = Accueil
menu-keys = Touches : 1–9 choisit, Entrée joue, Échap renonce, U annule, H demande un conseil.
curtain-title = Passez l’écran à { $who }
curtain-lead = Les autres regardent ailleurs. Ce que sait { $who } reste caché jusque-là.
curtain-open = C’est moi, { $who }
archive-lead = Cette partie a été jouée avec d’autres règles que celles connues ici : son plateau ne peut pas être dessiné. Voici ce qui est arrivé.
final-title = La fin
final-won = { $who ->
    [Vous] Vous avez gagné
   *[other] Victoire : { $who }
}
final-nobody = Personne n’a gagné
final-place = Rang
final-sum = Total
final-close = Voir le plateau
final-show = Points
final-rematch = Rejouer
final-rematch_go = Aller à la partie suivante
final-record = Télécharger la partie
final-analysis = Ce qui a décidé la partie
final-verify = Contrôler le mélange
final-sound = Le mélange et chaque ligne sont bons : { $lines } lignes, empreinte { $digest }.
final-unsound = Cet enregistrement n’est pas bon : { $problem }.
replay-title = Revoir
replay-step = Étape { $step } sur { $total }
replay-first = Première étape
replay-back = Une étape en arrière
replay-play = Lecture
replay-pause = Pause
replay-next = Une étape en avant
replay-last = Dernière étape
replay-share = Partager ce moment
replay-shared = Son adresse a été copiée.
replay-close = Retour au présent
replay-from = Vu par
replay-public = tous
board-zoom_in = Agrandir le plateau
board-zoom_out = Réduire le plateau
sheet-up = Monter le panneau
sheet-down = Baisser le panneau
generic-board = Ce jeu n’a pas encore de plateau dessiné ; voici tout ce que votre place peut voir.
more = plus
