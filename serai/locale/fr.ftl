# Ce que dit Serai lui-même, dans tous les jeux. Les mots d’un jeu sont dans son dossier.

## Names

name-you = Vous
you-within = vous
name-person = Joueur { $letter }
name-seat = Place { $letter }
name-bot = Bot { $letter }
name-bot_0 = Héron
name-bot_1 = Ibis
name-bot_2 = Milan
name-bot_3 = Grue
name-bot_4 = Aigrette
name-bot_5 = Cigogne
name-bot_6 = Vanneau
name-bot_7 = Outarde

## Lists

list-none = rien
list-counted = { $count } { $count ->
    [one] { $what }
   *[other] { $what_pl }
}
list-by_seat = { $who } { $count }
list-and = { $most } et { $last }
place = ({ $east }, { $north })
number = { $number }

## Words that several games use

word-north = nord
    .pl = nord
    .au = au nord
    .maj = Au nord
word-east = est
    .pl = est
    .au = à l’est
    .maj = À l’est
word-south = sud
    .pl = sud
    .au = au sud
    .maj = Au sud
word-west = ouest
    .pl = ouest
    .au = à l’ouest
    .maj = À l’ouest
word-inside = à l’intérieur
word-outside = à l’extérieur

## Greeting

greeting-title = Serai
greeting = L’auberge où l’on joue aux jeux d’expédition : avec des bots, avec des amis, depuis Python.
greeting-commands =
    serai play — s’asseoir et jouer ; demande à quel jeu
    serai play { $game } --seats you,bot,bot — avec la compagnie voulue
    serai learn { $game } — apprendre un jeu sur son plateau, pas à pas
    serai serve --open — ouvrir les tables dans votre navigateur
    serai join LINK — s’asseoir à la table de quelqu’un
    serai watch { $game } — regarder jouer les bots
    serai games — jeux, préréglages, options
    serai rules { $game } — un livre de règles, un article, une recherche
    serai replay FILE — parcourir une partie
    serai analyse FILE — ce qui a décidé d’une partie finie
    serai verify FILE — contrôler chaque tirage d’une partie
greeting-help = serai COMMAND --help en dit plus sur chaque commande. --no-colour enlève les couleurs.

version = serai { $version }, { $how }, Python { $python }
version-compiled = compilé
version-interpreted = interprété

## Help on commands

about-serai = Jouer à des jeux d’expédition et les étudier.
about-play = Jouer une partie dans ce terminal, avec des bots, des amis à vos côtés, ou les deux.
about-watch = Regarder des bots jouer entre eux.
about-replay = Parcourir une partie, en avant et en arrière.
about-join = S’asseoir à la table d’un serveur, par son lien, dans ce terminal.
about-join_link = Le lien de la table ou de l’invitation, tel que la page l’affiche.
about-join_name = Le nom que voient les autres ; à défaut, le vôtre sur cette machine.
about-verify = Contrôler un fichier de partie : son sceau, sa clé, chaque tirage, événement et empreinte, son résultat.
about-analyse = Revenir sur une partie finie : les chances de chacun, et ce qui l’a décidée.
about-rules = Lire un livre de règles, un article, ou les articles qui contiennent certains mots.
about-learn = Suivre un cours sur un jeu : de courtes leçons sur le vrai plateau, une chose à faire dans chacune.
about-learn_game = Le jeu ; sans lui, tous les cours qui existent.
about-learn_lesson = La leçon par laquelle commencer, par son numéro ou son nom ; « list » en donne la liste.
about-learn_course = Quel cours, si un jeu en a plusieurs.
about-games = Lister les jeux, ou les options d’un jeu.
about-serve = Ouvrir les tables dans un navigateur, pour cette machine ou pour tous ceux qui peuvent la joindre.
about-host = L’adresse d’écoute ; 127.0.0.1 est cette machine seule.
about-port = Le port d’écoute ; 8377 si aucun n’est donné.
about-data = Le dossier où les tables sont gardées.
about-database = Un fichier, ou l’adresse d’une base PostgreSQL ; à défaut, un fichier dans le dossier des données.
about-config = Un fichier TOML avec ces réglages et d’autres.
about-open = Ouvrir aussitôt la page dans un navigateur.
serve-ready = Serai est ouvert à l’adresse { $address }
serve-stop = Les tables sont gardées ; arrêtez avec Ctrl-C et relancez quand vous voulez.
serve-parts = les composants du serveur ne sont pas installés ; installez serai[server], ou utilisez make play
about-think = Réfléchir pour les bots, les conseils et les analyses sur une machine qui ne sert personne, au profit de celles qui servent une base PostgreSQL.
about-think_database = L’adresse de la base PostgreSQL qu’elles servent.
about-thinkers = Combien de processus réfléchissent ; à défaut, un par cœur.
about-think_game = Un jeu venu d’ailleurs, sous la forme module:Class, comme sur les machines qui servent ; peut être répété.
about-think_bot = Un bot venu d’ailleurs, sous la forme module:Class, comme sur les machines qui servent ; peut être répété.
think-ready = Serai réfléchit pour tous ceux qui servent { $database }
think-stop = Arrêtez avec Ctrl-C quand vous voulez ; d’autres reprennent ce à quoi l’on réfléchit ici.
about-check = Examiner la base d’un serveur et dire lesquelles de ses tables sont utilisables.
about-backup = Copier la base d’un serveur dans un fichier, qu’elle soit en service ou non.
about-copy = Le fichier à écrire ; il ne doit pas encore exister.
check-aside = Table { $table } : { $words }
check-open = { $count ->
    [one] { $count } table qui n’a pas commencé
   *[other] { $count } tables qui n’ont pas commencé
}
check-playing = { $count ->
    [one] { $count } partie en cours
   *[other] { $count } parties en cours
}
check-ended = { $count ->
    [one] { $count } partie finie
   *[other] { $count } parties finies
}
check-archived = { $count ->
    [one] Pour { $count } partie finie
   *[other] Pour { $count } parties finies
}, seul le fichier de partie peut répondre.
check-good = La base est saine.
check-some = Un serveur met ces tables de côté et continue avec toutes les autres.
check-whole = La base est endommagée. Remettez la dernière bonne copie à sa place ; à défaut, sqlite3 FILE .recover sauve ce qui est lisible.
check-lost_row = La ligne { $row } de { $part } n’appartient à aucune table.
backup-done = La base est copiée dans { $copy }. Elle contient les secrets des parties en cours : gardez-la pour vous.
backup-postgres = PostgreSQL se copie avec son propre pg_dump, même pendant qu’un serveur l’utilise
about-golden = Enregistrer des parties finies que des tests rejouent ligne par ligne.
about-game = Le jeu, nommé comme par `serai games`, ou module:Class pour un jeu venu d’ailleurs.
about-serve_game = Un jeu venu d’ailleurs, sous la forme module:Class ; peut être répété. Ceux des paquets installés sont trouvés de toute façon.
about-serve_bot = Un bot venu d’ailleurs que l’on peut choisir, sous la forme module:Class ; peut être répété.
about-seats = Qui est assis où, séparés par des virgules : you, you:NAME, bot, bot:LEVEL, bot:module:Class.
about-preset = Un ensemble d’options qui a un nom.
about-option = Une règle à changer, sous la forme name=value ; peut être répété.
about-seed = Un nombre qui décide de tout le hasard, pour pouvoir rejouer la même partie.
about-save = Garder la partie dans ce nouveau fichier, écrit après chaque action.
about-load = Continuer une partie gardée, dans le même fichier.
about-no_hints = Jouer sans conseils, dans cette partie et chaque fois qu’on la continue.
about-file = Le fichier de partie.
about-analyse_seconds = Secondes de calcul pour réfléchir ; avec davantage, les chances sont plus sûres et plus de moments sont examinés.
about-completion = Laisser votre shell compléter les commandes et options de Serai : bash, zsh ou fish.
about-plain = Ligne par ligne au lieu du plein écran : pour lecteurs d’écran, tubes et terminaux simples.
about-play_pace = Secondes pendant lesquelles chaque phrase sur les autres reste avant la suivante.
about-pace = Secondes entre deux images.
about-replay_seat = Regarder depuis cette place, par sa lettre ; sans elle, comme le public.
about-replay_line = Commencer après cette ligne.
about-replay_all = Raconter toute la partie d’un coup.
about-commitment = L’engagement publié avant la partie.
about-rules_game = Le jeu, ou le numéro d’un article.
about-rules_wish = Le numéro d’un article, ou des mots à chercher.
about-out = Le dossier pour les fichiers.

about-tournament = Faire jouer des niveaux de bots entre eux et dire la force de chacun. Interrompez quand vous voulez : la même commande reprend où elle en était.
about-tournament_games = Les jeux, séparés par des virgules, nommés comme par `serai games`, ou module:Class.
about-tournament_seats = Combien de places ; plusieurs nombres, séparés par des virgules, sont joués côte à côte.
about-plan = Qui rencontre qui. mixed : toutes les compagnies de niveaux, à toutes les places. one-among : une place de chaque niveau parmi des places de chaque autre. ladder : une place de chaque niveau parmi des places de celui nommé avant lui. sides : chaque niveau dans chaque camp, si le jeu a des camps.
about-lab = Étudier les jeux eux-mêmes.
about-balance = Jouer beaucoup de parties d’un jeu et dire s’il est équitable : victoires par ordre de jeu, niveau et option, durée, points. Interrompez quand vous voulez : la même commande reprend où elle en était.
about-balance_seats = Combien de places ; plusieurs nombres sont séparés par des virgules, et sans nombre tous sont joués.
about-dataset = Jouer des parties et noter, pour des programmes qui apprennent, ce que chaque place savait, pouvait choisir et a choisi, et comment la partie a fini ; ou lire des parties dans des fichiers. Interrompez quand vous voulez : la même commande reprend où elle en était.
about-dataset_game = Le jeu ; inutile si les parties sont lues dans des fichiers.
about-dataset_seats = Combien de places ; le moins que le jeu admette si aucun nombre n’est donné.
about-dataset_matches = Combien de parties.
about-dataset_records = Des fichiers de parties, tels que Serai les garde ou qu’un serveur les remet ; ils sont lus au lieu de jouer.
about-dataset_most = Le nombre de décisions après lequel une partie est interrompue ; 0 veut dire sans limite.
dataset-what = Nommez un jeu, ou des fichiers de parties avec --records.
dataset-parts = Les jeux de données s’écrivent avec NumPy : pip install 'serai[envs]'.
dataset-writing = Écriture
dataset-stopped = Interrompu ; la même commande reprend avec ce qui est dans { $folder }.
dataset-done = { $count ->
    [one] { $count } partie écrite
   *[other] { $count } parties écrites
} dans { $folder } ; dataset.json dit le nom de chaque nombre et de chaque choix.
about-train = Former le jugement appris d’un jeu : des bots jouent entre eux, un petit réseau apprend ce qu’il est advenu de ce qu’ils savaient, puis ses poids et une fiche à leur sujet sont écrits. Copiez les deux dans le dossier du jeu pour que la recherche s’en serve. Interrompez quand vous voulez : la même commande reprend où elle en était.
about-train_levels = Qui joue, séparés par des virgules ; dans chaque partie, l’un des niveaux occupe toutes les places.
about-train_matches = De combien de parties apprendre.
about-train_units = Combien d’unités cachées compte le réseau.
about-train_epochs = Combien de fois il parcourt le tout.
train-gathering = Parties
train-learning = Apprentissage
train-least = Un réseau compte au moins une unité cachée et apprend pendant au moins un passage.
train-done = Les poids sont dans { $weights } ; { $card }, à côté, dit d’où ils viennent.
about-own_study = Jouer l’étude qu’un jeu apporte avec lui : des parties entre ses propres joueurs, et ce qu’on y compte, en tableaux et en images. Interrompez quand vous voulez : la même commande reprend où elle en était.
about-own_study_levels = Les joueurs à étudier, séparés par des virgules, nommés comme par leur jeu ; sans aucun, ceux sur qui elle porte d’habitude.
about-own_study_matches = Combien de parties de chaque sorte.
about-vary = Une option dont chaque valeur est essayée, ou all ; peut être répété.
about-study_levels = Les niveaux, séparés par des virgules ; aussi les styles propres à un jeu, nommés comme par `serai games GAME`, et des bots venus d’ailleurs sous la forme module:Class.
about-study_matches = Combien de parties de chaque sorte ; complété jusqu’à un nombre où chaque niveau a chaque place aussi souvent.
about-study_seed = Un nombre qui décide de tout le hasard de l’étude.
about-study_workers = Combien de processus jouent ; autant que de cœurs si aucun nombre n’est donné.
about-study_on = Où jouer : processes (de cette machine) ou ray (une grappe Ray).
about-study_address = L’adresse de la grappe Ray ; sans elle, et sans RAY_ADDRESS, une grappe est lancée sur cette machine.
about-study_out = Le dossier des résultats ; il est créé, ou continué.

help-usage = Usage : { $usage }
help-commands = Commandes
help-parameters = Paramètres
help-arguments = Arguments
help-help = Afficher cette page.
help-version = Dire de quel Serai il s’agit.
help-default = à défaut : { $value }
help-required = nécessaire
help-everywhere = Avec toute commande : --language choisit la langue ({ $languages }), comme SERAI_LANGUAGE ; --no-colour enlève les couleurs.
language-unknown = Il n’y a pas de langue « { $wish } » ici ; il y a : { $languages }.

## Choosing a game

choose-game = Quel jeu ?
choose-left = { $title }, quitté le { $when }
choose-prompt = Son numéro ou son nom (Entrée pour { $first }) :
choose-again = Tapez un numéro de 1 à { $most }, un nom de la liste, ou q.
choose-none = Aucun jeu n’a été choisi ; serai games les liste.

## Seats, options, files

seats-number = { $title } se joue de { $fewest } à { $most } places, pas { $count } : nommez-les l’une après l’autre, comme --seats you,bot,bot.
seats-unknown = Une place est you, you:NAME, bot ou bot:LEVEL avec un des niveaux { $levels }, pas « { $entry } ».
seats-same_name = Deux places s’appellent { $name } : donnez à chacun son propre nom.
seats-name = « { $name } » ne convient pas : un nom a de 1 à { $longest } lettres.
seat-letter = Une place est une lettre de { $first } à { $last }, pas « { $wish } ».
option-form = Une option s’écrit name=value, pas « { $wish } » ; serai games GAME les liste.
load-alone = Une partie gardée a son jeu, ses options et son hasard : avec --load, seuls --seats et --save sont permis.
load-place = Cette partie a été jouée avec le bot { $level }. Aucun fichier ne fait charger à Serai un programme qu’il nomme : dites avec --seats qui continue.
load-seats = Cette partie a { $total } places, mais --seats en nomme { $count }.
file-missing = Il n’y a pas de fichier { $file }.
file-unsound = Le fichier { $file } est inutilisable : { $trouble }. Une autre copie est peut-être saine.
file-other_version = Le fichier { $file } est d’une autre version : { $trouble }.
watch-people = On ne peut regarder que des bots ; pour jouer vous-même : serai play { $game }.
watch-pace = Le rythme est un nombre de secondes de 0 à { $most }.

## At the table

ask = Que faites-vous ?
group-choices = Vous pouvez
keys = numéro{ $undo ->
    [yes] { " · u annuler" }
   *[no] { "" }
}{ $hints ->
    [yes] { " · h conseil" }
   *[no] { "" }
} · ? aide · r règles · l journal · v plateau · s garder · q quitter
prompt = >
prompt-unknown = Tapez le numéro d’un choix ; ? donne l’aide.
prompt-number = Les choix vont de 1 à { $most }.
group-refused = Pas maintenant
choice-refused = (non) { $label }
amount = { $field }, de { $least } à { $most } ?
amount-range = Un nombre entier de { $least } à { $most }, ou Entrée pour renoncer.
amount-none = Rien n’a été fait.
news-more = { $count ->
    [one] … une ligne avant celles-ci ; l les montre toutes.
   *[other] … { $count } lignes avant celles-ci ; l les montre toutes.
}
help-keys =
    3 — faire ce que dit le numéro 3 ; un choix marqué (non) dit quelle règle l’interdit
    5 12 — le choix 5 avec la quantité 12, sans qu’on vous la demande
    u — annuler votre dernière action, tant que personne n’en a rien appris
    h — un conseil : ce qu’un maître jouerait ici, et vos chances de gagner
    r { $prefix }-1.1 — lire un article ; r et des mots trouve les articles qui les contiennent
    l — le journal : ce qui est arrivé jusqu’ici, tel que vous l’avez vu
    v — redessiner le plateau
    s FILE — garder désormais la partie dans un fichier
    q — quitter la table
    ? — cette aide

hint-title = Ce qu’un maître jouerait
hint-thinking = Réflexion…
hint-chance = { $percent } %
hint-only = Il n’y a rien d’autre à faire.
hint-ahead = Gagne environ { $percent } parties sur 100 à partir d’ici, { $lead } de plus que tout autre choix.
hint-close = { $others ->
    [0] Gagne environ { $percent } parties sur 100 à partir d’ici.
    [one] Gagne environ { $percent } parties sur 100 à partir d’ici ; un autre choix est à peu près aussi bon.
   *[other] Gagne environ { $percent } parties sur 100 à partir d’ici ; { $others } autres choix sont à peu près aussi bons.
}
hint-deeper = { $others ->
    [one] Gagne environ { $percent } parties sur 100 à partir d’ici, jouées rapidement ; un autre choix y a fait mieux, mais un maître regarde plus loin.
   *[other] Gagne environ { $percent } parties sur 100 à partir d’ici, jouées rapidement ; { $others } autres choix y ont fait mieux, mais un maître regarde plus loin.
}
hint-habit = L’expérience parle en sa faveur ; les chances n’ont pas été calculées.
hint-tries = { $tries ->
    [one] Essayé une fois, dans une partie conforme à ce que vous savez.
   *[other] Essayé { $tries } fois, dans des parties conformes à ce que vous savez.
}
hint-off = Cette partie se joue sans conseils.
hint-failed = Aucun conseil n’en est sorti ; réessayez, ou continuez sans.
bot-thinking = { $seat } réfléchit…
bot-failed = { $seat } a échoué ; une action légale a été tirée au sort pour ce bot ({ $trouble }).

curtain = À { $name } de jouer. Personne d’autre ne doit regarder l’écran.
curtain-enter = Appuyez sur Entrée pour continuer :

save-where = Dans quel fichier garder la partie ?
save-done = Gardée dans { $file }, et encore après chaque action.
save-exists = Le fichier { $file } existe déjà et ne sera pas écrasé : choisissez un autre nom, ou continuez-le avec serai play --load.
save-failed = La partie n’a pas pu être gardée : { $trouble }. Nouvel essai après chaque action ; s FILE la garde ailleurs.
quit = Quitter la table ? La partie est gardée dans { $file }. (y/n)
quit-unsaved = Quitter la table ? (y : quitter, s : garder et quitter, n : rester)
left = Au revoir.
left-interrupted = La partie a été interrompue.
left-saved = La partie est gardée : serai play --load { $file } la continue.
left-unsaved = La partie n’a pas été gardée ; --save FILE la garde dès le début.
left-lost = Les dernières actions n’ont pas pu être gardées.
end-saved = Toute la partie est dans { $file } : serai analyse dit ce qui l’a décidée ; serai replay et serai verify la lisent aussi.

end-prompt = a : ce qui l’a décidée · s FILE : garder la partie · Entrée : quitter
end-keys = a dit ce qui a décidé la partie, s et un nom de fichier la garde, Entrée quitte ; ensuite elle est perdue.
window-short = Cette fenêtre est trop basse pour le plateau et les choix : v dessine le plateau.
window-narrow = Cette fenêtre est plus étroite que les { $wanted } colonnes prévues pour un plateau.

## The full screen

lobby-title = Serai · quel jeu ?
lobby-keys = ↑ ↓ choisir · Tab côté · ← → changer · ↵ B commencer · R règles · T nuit · Q fin
lobby-begin = ▶ Commencer
lobby-go_on = ▶ Continuer
setup-seats = Places
setup-person = quelqu’un devant cet écran
setup-bot = bot, { $level }
setup-preset = Préréglage
setup-no_preset = aucun
table-waiting = Un instant…
curtain-key = Entrée pour continuer.
page-close = Échap ferme
book-look = un numéro comme { $prefix }-1.1, ou des mots
filter = mots à chercher
choices-here = Ici
pane-log = Journal
pane-mine = À moi
pane-scores = Points
pane-hint = Conseil
pane-nothing = Rien ici.
hint-how = H demande ce qu’un maître jouerait ici.
amount-keys = flèches ou chiffres, Entrée
point-possible = peut être choisi
point-not = ne peut pas être choisi
point-keys = flèches pour bouger, Maj finement, + − zoom, ou tapez x y ; Entrée prend, Échap renonce
full-failed = Le plein écran n’a pas pu continuer ; la partie est gardée, et --plain la montre ligne par ligne.
full-pace = { $seconds ->
    [0] Tout est raconté d’un coup.
    [one] { $seconds } seconde par phrase ; espace accélère.
   *[other] { $seconds } secondes par phrase ; espace accélère.
}
full-keys = { $over ->
    [yes] K garder · Z plateau · L journal · S points · ? aide · Q quitter
   *[no] { $asked ->
        [yes] ↵ jouer · / mots{ $undo ->
            [yes] { " · U annuler" }
           *[no] { "" }
        } · H conseil · R règles · Tab vue · ? aide · Q fin
       *[no] Espace accélérer · < > rythme { $pace } s · Tab vue · R règles · ? aide · Q fin
    }
}
full-help_title = Touches
full-help =
    une lettre, un chiffre — regarder le choix de cette touche ; encore une fois, ou Entrée, le joue
    ↑ ↓ Entrée — parcourir les choix et en prendre un ; → et ← entrent dans un groupe et en sortent
    / — trouver des choix par leurs mots
    clic — regarder un choix, ou quelque chose du plateau ; encore une fois le joue
    U — annuler votre dernière action, tant que personne n’en a rien appris
    H — un conseil : ce qu’un maître jouerait ici, et vos chances de gagner
    L M S — le journal, ce qui est à vous, où en est chacun ; encore une fois l’agrandit
    Tab, Z — le volet suivant ; agrandir le volet sur le plateau, et retour
    Ctrl ↑ ↓ — faire défiler le volet
    R — le livre de règles, où l’on cherche en tapant
    espace, < > — accélérer ; raconter plus lentement ou plus vite
    T — de jour ou de nuit
    K — garder la partie dans un fichier à vous
    Q, Ctrl-C — quitter ; la partie est gardée

event-undone = { $seat } { $seat_you ->
    [yes] avez
   *[no] a
} annulé la dernière action.
event-abandoned = La partie a été abandonnée.

## Lessons

lesson-refused = C’est interdit. Voyez la règle « { $title } ».
learn-courses = Cours
learn-course = serai learn { $name } — { $title }, { $count ->
    [one] une leçon
   *[other] { $count } leçons
}
learn-none = { $title } n’a pas encore de leçons ; `serai rules { $name }` est son livre de règles
learn-heading = Leçon { $number } sur { $count } : { $title }
learn-keys = un numéro choisit · v revoir le plateau · r N.N un article · q quitter
learn-done = La leçon { $number } est finie.
learn-next = Entrée pour la leçon suivante, q pour quitter :
learn-left = Continuez quand vous voulez : { $command }
learn-finished = C’était tout le cours. Vient maintenant une partie contre { $count ->
    [one] un novice
   *[other] { $count } novices
}, avec des conseils quand vous en demandez (h).
lesson-on = Entrée passe à la leçon suivante, Q quitte.
lesson-to_match = Entrée commence la partie, Q quitte.
lesson-no_undo = Dans une leçon, on ne joue que ce qui est juste : il n’y a donc rien à annuler.
lesson-no_file = Une leçon ne se garde pas dans un fichier.
learn-match = La jouer maintenant ? [Y/n]

## A table of a server

join-link = « { $link } » ne mène à aucune table : un lien finit par /join/… ou /table/…, comme l’affiche la page de la table.
join-away = Personne ne répond à { $origin } : { $trouble }.
join-refused = Le serveur refuse (statut { $status }).
join-parts = les composants qui joignent un serveur ne sont pas installés ; installez serai[server]
join-screen = La table d’un serveur demande un terminal en plein écran ; ouvrez plutôt son lien dans un navigateur.
join-lost = La connexion est perdue ; nouvelle tentative en cours.
join-waiting = { $count ->
    [0] Toutes les places sont prises ; la partie commence.
    [one] Une place est encore libre ; la partie commence dès que quelqu’un la prend.
   *[other] { $count } places sont encore libres ; la partie commence quand elles seront prises.
}
join-kept = Le serveur garde cette partie ; sa page donne le fichier quand elle est finie.
join-left = Au revoir. La table est à { $link } ; serai join { $link } y revient.

## Results

result-points = Points
result-places = Rang
result-place =
    { $place ->
        [1] { $place }er
       *[other] { $place }e
    }
result-won = { $seat ->
    [Vous] Vous avez
   *[other] { $seat } a
} gagné avec { $points ->
    [one] { $points } point.
   *[other] { $points } points.
}
result-shared = Victoire partagée : { $winners }.
result-nobody = Personne n’a gagné.
result-none = La partie s’est terminée sans résultat.

## Replay

replay-prompt = Ligne { $line } sur { $last } (Entrée suite, b retour, f début, e fin, un numéro, q) :
replay-keys = Entrée ou n avance, b recule, f va à la première ligne, e à la fin, un numéro à cette ligne, q quitte.
replay-full_keys = ← → ligne · PgUp PgDn dix · Home End · Espace lire · v regard · R règles · Q fin
replay-where = Ligne { $line } sur { $last }
replay-public = tel que tous l’ont vu
replay-seat = vu par { $seat }
replay-line = Les lignes vont de 0 à { $last }.

## Analysis

analysis-title = { $game } : ce qui a décidé la partie
analysis-luck = La chance s’en est mêlée.
analyse-seconds = Une analyse prend de { $least } à { $most } secondes.
analyse-running = La partie dans { $file } n’est pas finie : une analyse en dirait les secrets.
analyse-thinking = Réflexion sur { $count ->
    [one] un moment
   *[other] { $count } moments
}, en { $seconds ->
    [one] une seconde
   *[other] { $seconds } secondes
} au plus
analyse-lead = Les chances de gagner de chacun, du premier moment au dernier, si tous continuent raisonnablement.
analyse-no_turns = Aucun moment ne l’a décidée avec certitude ; plus de --seconds peut en trouver un.
analyse-line = Ligne { $line }, { $seat } : { $act }
analyse-lines = Lignes { $first } à { $last }
analyse-change = { $seat } { $before } → { $after } %
analyse-changes = Chances : { $changes }
analyse-better = Mieux, d’après ce que cette place savait : { $act } ({ $after } % au lieu de { $before } %).
analysis-share = { $percent } % du temps ; { $count ->
    [one] { $count } moment
   *[other] { $count } moments
} à examiner
analysis-turns = { $count ->
    [one] Un moment l’a décidée
   *[other] { $count } moments l’ont décidée
} ; Entrée montre le plateau.
analysis-keys = ↑ ↓ choisir un moment · Entrée son plateau · R règles · T nuit · Q fin
moment-which = Tournant { $number } sur { $count }
moment-better = sur le plateau : ce qui valait mieux
moment-played = sur le plateau : ce qui a été joué
moment-keys = ↑ ↓ tournants · ← → lignes · p joué ou mieux · v regard · Q courbes
analyse-sound = D’après ce que cette place savait, il n’y avait rien de nettement meilleur.

## Verify

verify-seal = Le fichier est complet : { $count } { $count ->
    [one] ligne
   *[other] lignes
}, et son sceau est bon.
verify-rules = { $title } pour { $count } places, selon les règles numéro { $rules } et leurs chiffres.
verify-seed = La clé découle de la graine { $seed } ; une partie d’étude, sans engagement.
verify-secret = La clé découle du secret { $nonces ->
    [0] seul, aucune place n’a donné de nonce,
   *[other] et des { $nonces } nonces, un par place,
} et le secret ouvre l’engagement { $commitment }….
verify-same_commitment = C’est l’engagement que vous avez donné.
verify-worth_seed = Qui a choisi la graine pouvait connaître chaque tirage : cela ne dit rien du hasard.
verify-worth_unpublished = Un engagement ne prouve rien s’il n’a pas été publié avant la partie : --commitment compare celui-ci à celui que l’on vous avait donné.
verify-worth = { $nonces ->
    [0] Sans nonces des places, qui a fait le secret pouvait choisir parmi les mélanges.
   *[other] S’il a été publié avant que les nonces soient donnés, personne ne pouvait choisir le mélange seul.
}
verify-lines = { $count ->
    [one] La ligne a été rejouée
   *[other] Les { $count } lignes ont été rejouées
} et chaque action était légale{ $undone ->
    [0] .
    [one] , dont une annulée.
   *[other] , dont { $undone } annulées.
}
verify-draws = Tirages : { $draws }, événements : { $events } ; tous sont ceux auxquels mène la clé.
verify-hash = L’empreinte de chaque ligne concorde, jusqu’à { $digest }….
verify-over = Le résultat est celui auquel mènent les lignes.
verify-running = La partie n’a pas encore de résultat, et le fichier n’en prétend aucun.
verify-good = { $file } est sain.
verify-failed = { $file } n’est pas sain.
verify-other_version = { $file } est d’une autre version et ne peut pas être contrôlé ici.
verify-other_commitment = La partie n’a pas été jouée avec l’engagement publié.
verify-commitment_form = Un engagement est fait de { $digits } chiffres de 0 à f.

## Rules and games

rules-books = Chaque jeu a un livre de règles ; chaque règle a un numéro.
rules-book = serai rules { $name } — { $title }, { $count } { $count ->
    [one] article
   *[other] articles
}
rules-how = r { $prefix }-1.1 lit un article, r et des mots trouve les articles qui les contiennent.
rules-nothing = Aucun article ne parle de « { $wish } ».
games-seats = de { $fewest } à { $most } places
games-presets = préréglages : { $presets }
games-more = serai games GAME liste les options d’un jeu. Niveaux des bots : { $levels }.
sources-reconstructed = nos chiffres
sources-inferred = chiffres déduits
sources-where = serai rules { $name } sources dit quels chiffres du jeu sont les nôtres.
games-others = Outre les niveaux, y jouent : { $names }.
games-options = Choisissez avec serai play { $name } --preset NAME --option name=value.
golden-written = { $count } { $count ->
    [one] partie écrite
   *[other] parties écrites
} dans { $folder }.

## Studies

number-list = { $name } est un nombre, ou plusieurs séparés par des virgules, pas « { $wish } ».
study-playing = En jeu
study-workers = Le nombre de processus va de 1 à { $most }.
study-on = On ne peut pas jouer sur « { $wish } » ; il y a : processes, ray.
study-address = Une adresse ne vaut que pour --on ray.
study-parts = les composants qui lisent les résultats ne sont pas installés ; installez serai[lab], ou utilisez make play
study-cut = La dernière ligne des résultats était tronquée et a été retirée ; sa partie a été rejouée.
study-stopped = Arrêt après { $done } parties sur { $wanted }, toutes gardées dans { $folder } ; la même commande reprend là.
study-done = { $count } { $count ->
    [one] partie est
   *[other] parties sont
} dans { $folder }.
study-files = À côté de results.jsonl, qui les contient toutes : { $files }.
company-mixed = tables mixtes
company-alone = tous { $one }
company-one_among = un { $one } parmi { $others }
company-sides = { $one } contre { $others }
level-side = { $level } en { $side }
percent = { $number } %
spread = { $middle } ({ $low } – { $high })
order-place = { $place ->
    [1] premier à jouer
    [2] deuxième
    [3] troisième
   *[other] { $place }e
}
option-usual = comme d’habitude
who-winners = gagnants
span = { $low } – { $high } %
wins-of = { $wins } sur { $played }
table-cell = { $title }, { $seats } places, { $who }
table-ratings = { $title }, cotes openskill
table-time = { $title }, { $seats } places, temps de calcul par coup en millisecondes
table-order = { $who }, victoires par ordre de jeu
table-lengths = Durée : médiane (un sur dix est plus court, un sur dix plus long)
table-endings = Comment les parties ont fini
table-points_title = Points : médiane (un sur dix en a moins, un sur dix plus)
table-options = { $who }, part de victoires selon : { $what }
table-who = Qui
table-option = Option
table-matches = Parties
table-decisions = Décisions
table-rounds = Manches
table-points = Points
table-winner = Points du gagnant
table-level = Niveau
table-won = Gagné
table-share = Part
table-interval = Intervalle à 95 %
table-fair = Part équitable
table-times_fair = × équitable
table-rating = Cote
table-moves = Coups
table-mean = Moyenne
table-p99 = 99 % sous
table-longest = Plus long
plot-share = { $share } %  ({ $low }–{ $high })
plot-fair = équitable { $share } %
plot-study = { $title } : { $table }
plot-interval = marque : moyenne · barre : intervalle à 95 %
plot-tenths = marque : médiane · barre : tout sauf les dixièmes extrêmes
plot-range = marque : médiane · barre : du minimum au maximum
plot-alike = tous égaux
plot-shares = Parts de victoires, avec intervalles à 95 %
plot-shares_scale = part des parties gagnées par une place (ou par un camp)
plot-ratings = Cotes, avec intervalles à 95 %
plot-ratings_scale = cote openskill ; tous commencent à 25
plot-moves = Temps de calcul par coup
plot-moves_scale = marque : moyenne · barre : 99 % sont en dessous · croix : le plus long (en millisecondes)
plot-seats = { $title }, { $seats } places
plot-order = Parts de victoires par ordre de jeu
plot-lengths = Durée des parties
plot-lengths_scale = décisions ou manches d’une partie ; vers le haut : la part des parties
plot-decisions = Décisions
plot-rounds = Manches
plot-points = Points
plot-points_scale = points ; vers le haut : la part des résultats
plot-options = Part de victoires, { $what }, option par option
plot-of = { $what } : { $where }
plot-times = { $mean } · { $most } · { $longest }

## Trouble

usage = { $trouble } serai --help montre ce que l’on peut taper.
usage-command = Il n’y a pas de commande « { $word } » ; il y a : { $commands }.
usage-extra = « { $word } » est de trop pour cette commande ; { $command } --help dit ce qu’elle prend.
usage-missing = Il manque { $name } à { $command } ; { $command } --help dit ce que c’est.
usage-option = Il n’y a pas de « { $word } » ici ; { $command } --help dit ce qu’il y a.
usage-value = « { $word } » ne convient pas à { $name } ; { $command } --help dit ce qui convient.
disk = Plus rien ne peut être écrit : { $trouble }.
input-ended = L’entrée est terminée ; rien n’a été fait.
interrupted = Interrompu ; rien n’a été changé.

## How well bots play

level-novice = Novice
level-novice-about = plein de bonne volonté, oublie beaucoup ; un enfant peut gagner.
level-traveller = Voyageur
level-traveller-about = connaît le chemin et se trompe parfois de route.
level-guide = Guide
level-guide-about = joue solidement, coup par coup.
level-caravaneer = Caravanier
level-caravaneer-about = pense quelques coups à l’avance.
level-master = Maître
level-master-about = réfléchit de son mieux pendant environ une seconde.
level-random = Étourdi
level-random-about = fait n’importe quoi de permis.
level-greedy = Avide
level-greedy-about = prend ce qui paraît le meilleur sur le moment.

## What the server refuses

problem-stopping = Le serveur est en train de s’arrêter.
problem-other_sites = Les requêtes d’autres sites sont refusées.
problem-cut_off = La connexion s’est interrompue pendant la requête.
problem-no_json = Les corps sont en JSON : Content-Type: application/json.
problem-host = Ce serveur ne répond pas à ce nom ; voir le réglage allowed_hosts.
problem-too_fast = C’est trop rapide. Attendez un instant.
problem-not_found = Il n’y a rien ici, ou l’accès ne vous est pas ouvert.
problem-wrong_method = Cette adresse ne répond pas à une demande de cette sorte.
misread-form = Cette demande n’a pas la forme attendue ici.
misread-type = Attendu : `{ $expected }`, reçu : `{ $got }`
misread-bound = Attendu : `{ $expected }` { $bound }
misread-missing = Il manque `{ $field }`
misread-unknown = Inconnu ici : `{ $field }`
misread-value = Cette valeur n’existe pas : { $got }
misread-json = Le contenu n’est pas du JSON valable.
problem-not_yours = Cette place n’est pas à vous.
problem-not_kept = Impossible de garder cela pour le moment. Réessayez.
problem-viewpoint = Un point de vue est le numéro d’une place ou public.
problem-record_running = Une partie en cours a des secrets : son fichier sera prêt quand elle sera finie.
problem-no_match = Il n’y a pas eu de partie à cette table.
problem-record_damaged = Ce qui est gardé du fichier de cette partie est endommagé.
problem-no_hints = Cette table a été ouverte sans conseils.
problem-hint_not_asked = Un conseil est pour qui doit jouer.
problem-hint_late = La partie a continué entre-temps.
problem-analysis_running = Une partie s’analyse quand elle est finie.
problem-wait_for_it = Attendez ce que vous avez demandé avant d’en demander plus.
problem-message = Un message a besoin de lettres visibles, sans caractères de commande.
problem-chat_full = Cette table a assez bavardé : son chat est plein.
problem-mute_other = On ne peut faire taire que la place d’un autre.
problem-not_begun = La partie n’a pas encore commencé.
problem-archived = Cette partie a été jouée avec d’autres règles : seul son fichier peut la raconter.
problem-name = Un nom a besoin de lettres visibles, sans caractères de commande.
problem-name_taken = Quelqu’un à cette table porte déjà ce nom ; choisissez-en un autre.
problem-your_tables = Vous êtes déjà à cent tables ; finissez-en ou quittez-en d’abord.
problem-too_many_tables = Trop de tables attendent de commencer ici ; réessayez dans quelques minutes.
problem-no_own_seat = Une place au moins doit être à vous.
problem-same_colour = Deux places ne peuvent pas avoir la même couleur.
problem-only_bots_have_levels = Seuls les bots ont un niveau.
problem-rematch = Une revanche suit une partie finie.
problem-colour_taken = Une autre place a cette couleur.
problem-match_over = La partie est finie.
problem-id_used = Cet identifiant a déjà servi à autre chose.
problem-no_such_seat = Il n’y a pas de telle place à cette table.
problem-begun = La partie a déjà commencé.
problem-seats_open = Des places sont encore libres.
problem-nonces_missing = Tous n’ont pas encore envoyé leur part du mélange.
problem-seat_taken = Cette place est prise.
problem-seats_taken = Toutes les places sont prises.
problem-no_invitation = Seule une place libre a une invitation.
problem-stand_in_when = Un bot ne peut remplacer quelqu’un que pendant une partie.
problem-stand_in_for = Un bot ne peut remplacer qu’une personne.
problem-stand_in_here = Cette personne est là ; un bot ne remplace que quelqu’un qui est parti.
problem-own_seat = Cette place est à vous ; quittez-la plutôt.
problem-spectator = Les spectateurs ne font que regarder.
problem-address_tables = Cent tables venant de votre adresse attendent de commencer ; lancez-en ou fermez-en d’abord.
problem-address_public = Vingt tables publiques venant de votre adresse attendent de commencer ; lancez-en ou fermez-en d’abord, ou invitez à une table privée.
problem-your_hints = Plusieurs conseils sont déjà en préparation pour vous. Attendez-les d’abord.
problem-many_hints = Beaucoup de conseils sont demandés en ce moment. Réessayez dans un instant.
problem-your_studies = Plusieurs parties sont déjà en cours d’analyse pour vous. Attendez-les d’abord.
problem-many_studies = Beaucoup de parties sont en cours d’analyse. Réessayez dans une minute.
problem-not_read = Les tables ne peuvent pas être lues pour le moment. Réessayez.
problem-nested = Le corps est imbriqué trop profondément.
problem-no_utf8 = Le corps n’est pas de l’UTF-8 valable.
problem-internal = Quelque chose a mal tourné ici. C’est noté.
problem-no_http = Ce n’est pas une requête HTTP valable.
problem-large_head = Les en-têtes de cette requête sont trop grands.
problem-large_body = Le corps de cette requête est trop grand.
problem-wait_for_answer = Attendez une réponse avant de demander encore.
problem-level = Ce niveau n’existe pas ; il y a : { $levels }.
problem-bots = { $title } se joue contre { $fewest } à { $most } bots.
problem-damaged = Cette partie ne peut pas continuer : ce qui en est gardé est endommagé. Qui tient ce serveur en trouvera plus dans le journal.
problem-waits_game = Cette partie attend : il n’y a pas de jeu { $game } ici.
problem-waits_rules = Cette partie attend : { $why }.

## What the engine, the bots and the studies refuse: parts of sentences, put into their own by whoever asked

bad-level = il n’y a pas de niveau { $level } ; il y a : { $known }, et pour les études { $others } et { $last }
bad-bot_game = { $place } ne joue pas à { $title } ; il joue à { $games }
bad-bot_choose = { $place } n’est pas un bot : il n’a pas de choose(observation)
bad-bot = { $place } n’est pas un bot : il faut une classe, ou une fonction d’un jeu et d’une graine
bad-bot_seated = { $place } ne peut pas être assis avec un jeu et une graine : { $why }
bad-nobody_thinks = personne ne réfléchit à cette table
bad-thinker_ended = un processus de réflexion s’est arrêté
bad-action_needs = { $action } a besoin de { $needed } : { $possible }
bad-value = { $name } doit être { $possible }, pas { $value }
bad-action = il n’y a pas d’action { $name } ; il y a : { $known }
bad-action_number = il n’y a pas d’action { $action } : elles vont de 0 à { $last }
bad-action_form = une action a la forme {"{"}"action": name, …{"}"}, pas { $named }
bad-action_takes = { $action } prend { $takes }, pas { $key }
bad-draw_missing = il manque un tirage dans le journal : le fichier a été coupé ou modifié
bad-draw = le journal contient le tirage { $drawn } là où il doit être inférieur à { $n }
bad-rulebook = aucun livre de règles n’a d’articles qui commencent par { $prefix }-
bad-clause_form = un article se désigne par son numéro, comme { $example }, pas { $wish }
bad-clause = { $title } n’a pas d’article { $asked } ; ils vont de { $first } à { $last }
bad-bytes_short = les octets d’une position finissent trop tôt
bad-bytes_length = les octets d’une position contiennent une longueur impossible
bad-bytes_long = les octets d’une position continuent après sa fin
bad-bytes_seat = les octets d’une observation nomment la place { $seat }
bad-course = { $title } n’a pas de cours { $name } ; il y a : { $names }
bad-lesson = il n’y a pas de leçon { $name } ; il y a : { $names }
bad-lesson_done = Cette leçon est finie.
bad-lesson_steps = Ces étapes ne mènent pas au bout de la leçon ; recommencez-la.
bad-options = les options sont des noms avec des valeurs, pas { $options }
bad-secret = le secret d’une partie a { $size } octets, pas { $length }
bad-line_forged = { $where } : ligne falsifiée ou endommagée, { $field } diffère
bad-file_rules = le fichier n’a pas de règles valables
bad-file_figures = cette partie a été jouée avec d’autres chiffres pour { $title } que n’en ont ici ses règles numéro { $rules } ; un Serai qui a ces chiffres peut la lire
bad-file_options = le fichier n’a pas d’options valables
bad-file_nonces = le fichier n’a pas de nonces valables
bad-file_key = la clé ne découle pas de la graine du fichier, ni de son secret et de ses nonces
bad-file_commitment = le secret n’ouvre pas l’engagement publié
bad-nonce = le nonce d’une place a { $size } octets, pas { $length }
bad-nonces = { $seats } places donnent { $seats } nonces ou aucun, pas { $count }
bad-seat = il n’y a pas de place { $seat } : elles vont de 0 à { $last }
bad-events_from = les événements sont numérotés à partir de 0, pas de { $first }
bad-record_running = une partie en cours a des secrets : son fichier s’écrit quand elle est finie
bad-file_result = le résultat du fichier n’est pas celui auquel mènent ses lignes
bad-file_not_over = le fichier se dit celui d’une partie finie, mais la partie n’est pas finie
bad-line_rules = { $where } ne découle pas des règles connues ici : { $field } diffère. Ou bien le fichier a été modifié, ou bien un Serai avec d’autres règles l’a écrit, et celui-là peut le lire
bad-line_more = { $where } : ligne falsifiée ou endommagée, { $field } est de trop
bad-file_begins = le fichier ne commence aucune partie : { $trouble }
bad-file_seed = une partie faite d’une graine n’a ni secret ni nonces
bad-line = la ligne { $number } n’a pas pu avoir lieu : { $trouble }
bad-line_kind = la ligne { $number } est d’une sorte inconnue
bad-preset = il n’y a pas de préréglage { $preset } ; il y a : { $known }
bad-option = il n’y a pas d’option { $name } ; il y a : { $known }
bad-option_since = l’option { $name } est venue avec les règles numéro { $since } ; une partie du numéro { $rules } n’en a pas de ce nom
bad-option_value = { $name } peut être { $known }, pas { $value }
bad-option_value_since = { $name } peut être { $value } depuis les règles numéro { $since } ; dans une partie du numéro { $rules }, les valeurs sont { $known }
bad-bytes = ces octets ne sont pas une position de ce jeu
bad-bytes_option = les octets d’une position contiennent une valeur inconnue pour { $name }
bad-place = un emplacement se nomme module:name, comme mygames.wells:Wells, pas { $place }
bad-place_loaded = { $place } ne peut pas être chargé : { $why }
bad-path = un fichier se désigne par son chemin, pas par { $path }
bad-file = ce n’est pas un fichier de partie de Serai
bad-file_format = ce fichier a un format que ce Serai ne connaît pas ; un plus récent le lit
bad-file_cut = ce fichier est coupé : sa dernière ligne manque ou ne convient pas
bad-file_seal = ce fichier a été modifié après son écriture : son sceau ne convient pas
bad-file_large = ce fichier est trop grand pour un fichier de partie
bad-line_object = la ligne { $number } est endommagée : ce n’est pas un objet
bad-file_field = le fichier n’a pas de { $field } valable
bad-file_write = impossible d’écrire { $path } : { $reason }
bad-file_none = ce n’est pas un fichier lisible
bad-file_read = impossible de lire { $path } : { $reason }
bad-line_json = la ligne { $number } est endommagée : ce n’est pas du JSON
bad-game = il n’y a pas de jeu { $name } ; il y a : { $games }
bad-game_place = { $place } n’est pas un jeu : il y faut un Game, ou sa classe
bad-game_other = { $place } est le jeu { $game }, pas { $name }
bad-game_made = { $place } ne peut pas être créé sans arguments : { $why }
bad-vary = il n’y a pas d’option { $name } à faire varier ; il y a : { $known }
bad-ray_address = pas de grappe Ray à { $address } : { $trouble }
bad-ray_missing = Ray n’est pas installé ; installez serai[ray]
bad-ray_start = Ray n’a pas pu être lancé ici : { $trouble }
bad-ledger_other = { $path } a été écrit par un autre Serai ; nommez un autre dossier
bad-ledger_plan = { $path } a été commencé avec { $other } ; il accepte d’autres parties du même plan, tout le reste demande un autre dossier
bad-ledger = { $path } n’est pas le registre d’une étude ; nommez un autre dossier
bad-ledger_write = impossible d’écrire dans { $folder } : { $why } ; nommez un autre dossier
bad-ledger_busy = un autre processus écrit { $path } ; attendez-le, ou nommez un autre dossier
bad-ledger_line = la ligne { $number } de { $path } est endommagée ; nommez un autre dossier
bad-plan = il n’y a pas de plan { $shape } ; il y a : { $shapes }
bad-plan_levels = le plan { $shape } demande au moins { $fewest } niveaux, pas { $count }
bad-matches = le nombre de parties va de 1 à { $most }, pas { $matches }
bad-plan_sides = { $title } n’a pas de camps ; le plan sides est pour { $sided }
bad-log_level = les niveaux du journal sont { $levels }, pas { $level }
bad-listening = impossible d’écouter sur { $host }, port { $port } : { $reason } ; un autre port est peut-être libre
bad-host = il faut un hôte sur lequel écouter : 127.0.0.1 est cette machine seule, 0.0.0.0 tous les réseaux où elle se trouve
bad-public_url = public_url est l’adresse que l’on utilise, comme https://games.example
bad-setting = un réglage est faux : { $refused }
bad-config_read = impossible de lire { $path } : { $reason }
bad-config_toml = { $path } n’est pas du TOML valable : { $trouble }
bad-proxy = un proxy est une adresse ou un réseau comme 10.0.0.0/8, pas { $proxy }
bad-database_missing = il n’y a pas de base { $path }
bad-copy_exists = { $target } existe déjà ; nommez un fichier qui n’existe pas
bad-copy_write = impossible d’écrire { $target } : { $reason }
bad-copy_read = impossible de copier { $source } : { $trouble }
bad-database_address = la base de données n’est ni un fichier ni une adresse
bad-database_kind = les bases de données sont sqlite:///chemin/du/fichier et postgresql://nom@hôte/base, pas { $kind }://…
bad-database_memory = SQLite a besoin d’un fichier : une table gardée en mémoire serait perdue
bad-database_served = un autre Serai utilise déjà { $database } ; arrêtez-le d’abord, ou nommez une autre base
bad-database_alone = un autre Serai utilise déjà la base { $database }, et les deux ne le peuvent ensemble : l’un d’eux est plus ancien, ou a été lancé avec SERAI_SEVERAL=false ; arrêtez-le d’abord, ou nommez une autre base
bad-database_older = la base { $database } a la forme d’un Serai plus ancien, et de tels Serai l’utilisent encore ; arrêtez-les tous, puis lancez celui-ci, qui change la forme
bad-database_unserved = la base { $database } n’a pas encore la forme de ce Serai ; lancez d’abord un Serai qui la sert
bad-think_database = réfléchir pour d’autres demande une base PostgreSQL qu’ils servent : --database postgresql://nom@hôte/base ; un fichier est servi par un seul processus, qui réfléchit lui-même
bad-database_use = { $path } est inutilisable : { $reason }
bad-database_full = le disque est plein
bad-database_newer = cette base a été écrite par un Serai plus récent ; lui seul peut l’utiliser
bad-database_shape = aucun Serai n’a donné à une base la forme { $shape }
bad-database_damaged = la base { $where } est endommagée. Remettez à sa place la dernière bonne copie, ou voyez ce qui se lit encore : serai check { $where }
bad-database_trouble = la base { $where } est inutilisable : { $trouble }
bad-dataset_none = il faut au moins une partie et un niveau pour un jeu de données
bad-dataset_files = nommez au moins un fichier de partie
bad-dataset_file = { $path } est un autre jeu, ou n’a pas le même nombre de places que { $first }
bad-dataset_game = { $game } n’a pas les mêmes règles, le même matériel ou les mêmes niveaux que le jeu de données
bad-dataset_folder = { $folder } contient un autre jeu de données ; nommez un autre dossier
bad-train_few = un jugement demande au moins { $least } parties et un niveau
bad-train_game = { $title } n’a pas de jugement appris
bad-train_folder = { $folder } contient un autre apprentissage ; nommez un autre dossier
bad-study_none = { $title } n’apporte pas d’étude ; serai lab balance { $game } montre comment il se joue
bad-study_player = cette étude ne connaît pas { $name } ; elle connaît : { $known }
bad-study_levels = cette étude prend un niveau, ou deux : celui de Silver et celui des pirates
bad-possible_flag = true ou false
bad-possible_names = l’un de { $names }
bad-possible_number = un nombre entier de { $low } à { $high }
bad-whole = { $what }, pas { $value }
bad-seats = { $title } se joue de { $fewest } à { $most } places
bad-seed = une graine est un nombre entier inférieur à 2**64
bad-first_line = la première ligne
bad-some_line = la ligne { $number }
bad-rules_first = le numéro 1
bad-rules_numbers = les numéros 1 à { $newest }
bad-rules = les règles numéro { $number } de { $title } ne sont pas connues ici : ce Serai connaît { $known }, un plus récent peut y jouer
bad-file_name = aucun fichier ne peut porter ce nom
bad-none = il faut en indiquer au moins un : { $what }
bad-twice = indiqué deux fois : { $what } { $name }
bad-what_game = jeu
bad-what_seats = nombre de places
bad-what_level = niveau

## Ce que dit la machine quand un fichier ou un port fait défaut

os-enoent = fichier ou dossier introuvable
os-eacces = permission refusée
os-eperm = opération interdite
os-eexist = existe déjà
os-eisdir = c’est un dossier
os-enotdir = ce n’est pas un dossier
os-enospc = le disque est plein
os-edquot = le quota du disque est épuisé
os-erofs = rien ne peut y être écrit
os-eio = le disque ne répond pas comme il faut
os-enametoolong = le nom est trop long
os-emfile = trop de fichiers sont ouverts
os-eaddrinuse = le port est occupé
os-eaddrnotavail = cette machine n’a pas cette adresse
os-econnrefused = personne n’y répond
os-etimedout = aucune réponse n’est venue à temps

## Les chiffres des études

figure-players = joueurs
figure-matches = parties
figure-rounds = manches
figure-points = points
figure-winner = gagnant
figure-mean = moyenne
figure-wins = victoires
figure-lengths = durée
figure-order = ordre de jeu
figure-options = options
