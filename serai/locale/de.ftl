# Was Serai selbst sagt, in jedem Spiel.


## Namen

name-you = Du
you-within = du
name-person = Spieler { $letter }
name-seat = Platz { $letter }
name-bot = Bot { $letter }
name-bot_0 = Reiher
name-bot_1 = Ibis
name-bot_2 = Milan
name-bot_3 = Kranich
name-bot_4 = Silberreiher
name-bot_5 = Storch
name-bot_6 = Kiebitz
name-bot_7 = Trappe

## Listen

list-none = nichts
list-counted = { $count } { $what }
list-by_seat = { $who } { $count }
list-and = { $most } und { $last }
place = ({ $east }, { $north })
number = { $number }

## Wörter für mehrere Spiele

word-north = Norden
word-east = Osten
word-south = Süden
word-west = Westen
word-inside = innerhalb
word-outside = außerhalb

## Begrüßung

greeting-title = Serai
greeting = Das Gasthaus für Expeditionsspiele: mit Bots, mit Freunden, von Python aus.
greeting-commands =
    serai play — setz dich und spiel; fragt, welches Spiel
    serai play { $game } --seats you,bot,bot — in der Gesellschaft, die du magst
    serai learn { $game } — ein Spiel auf seinem Brett lernen, Schritt für Schritt
    serai serve --open — die Tische im Browser öffnen
    serai join LINK — dich an jemandes Tisch setzen
    serai watch { $game } — zurücklehnen, während Bots spielen
    serai games — Spiele, Vorgaben, Optionen
    serai rules { $game } — ein Regelheft, eine Regel, eine Suche
    serai replay FILE — eine Partie Schritt für Schritt ansehen
    serai analyse FILE — was eine beendete Partie entschied
    serai verify FILE — jede Ziehung einer Partie prüfen
greeting-help = serai COMMAND --help sagt mehr zu jedem davon. --no-colour nimmt die Farben weg.
version = serai { $version }, { $how }, Python { $python }
version-compiled = kompiliert
version-interpreted = interpretiert

## Hilfe zu den Befehlen

about-serai = Expeditionsspiele spielen und erforschen.
about-play = Eine Partie in diesem Terminal spielen, mit Bots, mit Freunden neben dir oder beidem.
about-watch = Bots beim Spielen gegeneinander zusehen.
about-replay = Eine Partie Schritt für Schritt ansehen, vorwärts und rückwärts.
about-join = Dich über den Link in diesem Terminal an den Tisch eines Servers setzen.
about-join_link = Der Link des Tischs oder der Einladung, wie ihn die Seite zeigt.
about-join_name = Wie die anderen dich sehen; ohne Angabe dein Name auf diesem Rechner.
about-verify = Eine Partiedatei prüfen: Siegel, Schlüssel, jede Ziehung, jedes Ereignis, jede Prüfsumme, das Ergebnis.
about-analyse = Auf eine beendete Partie zurückblicken: die Aussichten jedes Platzes und was sie entschied.
about-rules = Ein Regelheft lesen, eine Regel oder die Regeln, in denen bestimmte Wörter vorkommen.
about-learn = Einen Kurs in einem Spiel machen: kurze Lektionen auf dem echten Brett, in jeder eine Aufgabe.
about-learn_game = Das Spiel; ohne Angabe alle Kurse, die es gibt.
about-learn_lesson = Die Lektion, mit der es losgeht, als Nummer oder Name; „list“ zählt sie auf.
about-learn_course = Welcher Kurs, wenn ein Spiel mehrere hat.
about-games = Die Spiele aufzählen oder die Optionen eines Spiels.
about-serve = Die Tische im Browser öffnen, für diesen Rechner oder für alle, die ihn erreichen.
about-host = Die Adresse, an der gelauscht wird; 127.0.0.1 ist nur dieser Rechner.
about-port = Der Port, an dem gelauscht wird; ohne Angabe 8377.
about-data = Der Ordner, in dem Tische aufbewahrt werden.
about-database = Eine Datei oder die Adresse einer PostgreSQL-Datenbank; ohne Angabe eine Datei im Datenordner.
about-config = Eine TOML-Datei mit diesen und weiteren Einstellungen.
about-open = Die Seite gleich im Browser öffnen.
serve-ready = Serai ist geöffnet: { $address }
serve-stop = Tische bleiben erhalten; beende mit Strg-C und starte wieder, wann du willst.
serve-parts = die Teile des Servers sind nicht installiert; installiere serai[server] oder nimm make play
about-think = Für Bots, Tipps und Analysen auf einem Rechner nachdenken, der niemanden bedient: für die, die eine PostgreSQL-Datenbank bedienen.
about-think_database = Die Adresse der PostgreSQL-Datenbank, die sie bedienen.
about-thinkers = Wie viele Prozesse nachdenken; ohne Angabe einer je Kern.
about-think_game = Ein Spiel von anderswo als module:Class, wie es die haben, die bedienen; mehrmals möglich.
about-think_bot = Ein Bot von anderswo als module:Class, wie ihn die haben, die bedienen; mehrmals möglich.
think-ready = Serai denkt für alle nach, die { $database } bedienen
think-stop = Beende mit Strg-C, wann du willst; andere denken weiter, woran hier gedacht wird.
about-check = Die Datenbank eines Servers untersuchen und sagen, welche ihrer Tische brauchbar sind.
about-backup = Die Datenbank eines Servers in eine Datei kopieren, ob er gerade läuft oder nicht.
about-copy = Die Datei, die geschrieben wird; es darf sie noch nicht geben.
check-aside = Tisch { $table }: { $words }
check-open =
    { $count ->
        [one] ein Tisch, der noch nicht begonnen hat
       *[other] { $count } Tische, die noch nicht begonnen haben
    }
check-playing =
    { $count ->
        [one] eine Partie, die gespielt wird
       *[other] { $count } Partien, die gespielt werden
    }
check-ended =
    { $count ->
        [one] eine Partie, die beendet ist
       *[other] { $count } Partien, die beendet sind
    }
check-archived =
    Von { $count ->
        [one] einer beendeten Partie
       *[other] { $count } beendeten Partien
    } erzählt nur noch die Partiedatei.
check-good = Die Datenbank ist in Ordnung.
check-some = Ein Server legt diese Tische beiseite und macht mit allen anderen weiter.
check-whole = Die Datenbank ist beschädigt. Setz die letzte gute Kopie an ihre Stelle; ohne eine rettet sqlite3 FILE .recover, was sich lesen lässt.
check-lost_row = Zeile { $row } von { $part } gehört zu keinem Tisch.
backup-done = Die Datenbank ist nach { $copy } kopiert. Sie enthält die Geheimnisse laufender Partien: Behalte sie für dich.
backup-postgres = PostgreSQL wird mit seinem eigenen pg_dump kopiert, auch während ein Server es benutzt
about-golden = Fertige Partien aufzeichnen, die Tests Zeile für Zeile nachspielen.
about-game = Das Spiel, wie `serai games` es nennt, oder module:Class für eins von anderswo.
about-serve_game = Ein Spiel von anderswo als module:Class; mehrmals möglich. Die aus installierten Paketen finden sich von selbst.
about-serve_bot = Ein Bot von anderswo als module:Class, den man wählen darf; mehrmals möglich.
about-seats = Wer wo sitzt, durch Kommas getrennt: you, you:NAME, bot, bot:LEVEL, bot:module:Class.
about-preset = Eine benannte Zusammenstellung von Optionen.
about-option = Eine Regel, die geändert wird, als name=value; mehrmals möglich.
about-seed = Eine Zahl, die allen Zufall bestimmt, damit die Partie nochmals gespielt werden kann.
about-save = Die Partie in dieser neuen Datei aufbewahren, geschrieben nach jeder Aktion.
about-load = Eine aufbewahrte Partie in derselben Datei fortsetzen.
about-no_hints = Ohne Tipps spielen, in dieser Partie und wann immer sie fortgesetzt wird.
about-file = Die Partiedatei.
about-analyse_seconds = Sekunden Rechenzeit zum Nachdenken; mit mehr davon sind Aussichten sicherer, und mehr Momente werden betrachtet.
about-completion = Deine Shell Serais Befehle und Optionen vervollständigen lassen: bash, zsh oder fish.
about-plain = Zeile für Zeile statt im Vollbild: für Vorleseprogramme, Pipes und einfache Terminals.
about-play_pace = Sekunden, die jeder Satz über andere stehen bleibt.
about-pace = Sekunden zwischen zwei Bildern.
about-replay_seat = Aus der Sicht dieses Platzes, mit seinem Buchstaben; sonst, wie alle es sahen.
about-replay_line = Nach dieser Zeile beginnen.
about-replay_all = Die ganze Partie auf einmal erzählen.
about-commitment = Die Festlegung, die vor der Partie veröffentlicht wurde.
about-rules_game = Das Spiel oder die Nummer einer Regel.
about-rules_wish = Die Nummer einer Regel oder Wörter, nach denen gesucht wird.
about-out = Der Ordner für die Dateien.
about-tournament = Stufen von Bots gegeneinander spielen lassen und sagen, wie stark jede ist. Brich ab, wann du willst: Derselbe Befehl macht dort weiter, wo er war.
about-tournament_games = Die Spiele, durch Kommas getrennt, wie `serai games` sie nennt, oder module:Class.
about-tournament_seats = Wie viele Plätze; mehrere Zahlen, durch Kommas getrennt, werden nebeneinander gespielt.
about-plan = Wer auf wen trifft. mixed: jede Zusammensetzung von Stufen, auf jedem Platz. one-among: ein Platz jeder Stufe unter Plätzen jeder anderen. ladder: ein Platz jeder Stufe unter Plätzen der zuvor genannten. sides: jede Stufe auf jeder Seite, wenn ein Spiel Seiten hat.
about-lab = Die Spiele selbst erforschen.
about-balance = Viele Partien eines Spiels spielen und sagen, ob es gerecht ist: Siege nach Zugfolge, Stufe und Option, Länge, Punkte. Brich ab, wann du willst: Derselbe Befehl macht dort weiter, wo er war.
about-balance_seats = Wie viele Plätze; mehrere Zahlen durch Kommas getrennt, ohne Angabe werden alle gespielt.
about-dataset = Partien spielen und für lernende Programme festhalten, was jeder Platz wusste, was er wählen konnte und wählte und wie es ausging; oder Partien aus Dateien lesen. Brich ab, wann du willst: Derselbe Befehl macht dort weiter, wo er war.
about-dataset_game = Das Spiel; unnötig, wenn Partien aus Dateien gelesen werden.
about-dataset_seats = Wie viele Plätze; ohne Angabe so wenige, wie das Spiel zulässt.
about-dataset_matches = Wie viele Partien.
about-dataset_records = Partiedateien, wie Serai sie aufbewahrt oder ein Server sie herausgibt; sie werden gelesen, statt dass gespielt wird.
about-dataset_most = Entscheidungen, nach denen eine Partie abgebrochen wird; 0 heißt: nie.
dataset-what = Nenne ein Spiel oder mit --records Partiedateien.
dataset-parts = Datensätze werden mit NumPy geschrieben: pip install 'serai[envs]'.
dataset-writing = Es wird geschrieben
dataset-stopped = Angehalten; derselbe Befehl macht mit dem weiter, was in { $folder } liegt.
dataset-done =
    { $count ->
        [one] Eine Partie
       *[other] { $count } Partien
    } nach { $folder } geschrieben; dataset.json benennt jede Zahl und jede Wahl.
about-train = Das gelernte Urteil eines Spiels schulen: Bots spielen untereinander, ein kleines Netz lernt, was aus dem wurde, was sie wussten, und seine Gewichte und ein Begleitzettel werden geschrieben. Beides in den Ordner des Spiels kopiert, benutzt die Suche es. Jederzeit unterbrechen: Derselbe Befehl macht weiter, wo er war.
about-train_levels = Wer spielt, durch Kommas getrennt; in jeder Partie sitzt eine der Stufen auf allen Plätzen.
about-train_matches = Aus wie vielen Partien gelernt wird.
about-train_units = Wie viele verborgene Einheiten das Netz hat.
about-train_epochs = Wie oft es alles durchgeht.
train-gathering = Spielen
train-learning = Lernen
train-least = Ein Netz hat mindestens eine verborgene Einheit und lernt mindestens einen Durchgang lang.
train-done = Die Gewichte stehen in { $weights }; { $card } daneben sagt, wie sie entstanden sind.
about-own_study = Die Studie spielen, die ein Spiel mitbringt: Partien mit eigenen Spielern und was darin gezählt wird, als Tabellen und Bilder. Brich ab, wann du willst: Derselbe Befehl macht dort weiter, wo er war.
about-own_study_levels = Die Spieler, um die es gehen soll, durch Kommas getrennt, wie ihr Spiel sie nennt; ohne Angabe die, um die es sonst geht.
about-own_study_matches = Wie viele Partien jeder Art.
about-vary = Eine Option, von der jeder Wert erprobt wird, oder all; mehrmals möglich.
about-study_levels = Die Stufen, durch Kommas getrennt; auch eigene Spielweisen eines Spiels, wie `serai games GAME` sie nennt, und Bots von anderswo als module:Class.
about-study_matches = Wie viele Partien jeder Art; aufgerundet auf eine Zahl, bei der jede Stufe jeden Platz gleich oft hat.
about-study_seed = Eine Zahl, die allen Zufall der Studie bestimmt.
about-study_workers = Wie viele Prozesse spielen; ohne Angabe so viele, wie es Kerne gibt.
about-study_on = Wo gespielt wird: processes (auf diesem Rechner) oder ray (ein Ray-Cluster).
about-study_address = Die Adresse des Ray-Clusters; ohne sie und ohne RAY_ADDRESS wird einer auf diesem Rechner gestartet.
about-study_out = Der Ordner für die Ergebnisse; er wird angelegt oder fortgesetzt.
help-usage = Aufruf: { $usage }
help-commands = Befehle
help-parameters = Parameter
help-arguments = Argumente
help-help = Diese Seite zeigen.
help-version = Zeigen, welches Serai das ist.
help-default = ohne Angabe: { $value }
help-required = erforderlich
help-everywhere = Bei jedem Befehl: --language wählt die Sprache ({ $languages }), ebenso SERAI_LANGUAGE; --no-colour nimmt die Farben weg.
language-unknown = Die Sprache „{ $wish }“ gibt es hier nicht; es gibt: { $languages }.

## Ein Spiel wählen

choose-game = Welches Spiel?
choose-left = { $title }, verlassen am { $when }
choose-prompt = Nummer oder Name (Enter für { $first }):
choose-again = Bitte tipp eine Zahl von 1 bis { $most }, einen Namen aus der Liste oder q.
choose-none = Es wurde kein Spiel gewählt; serai games zählt sie auf.

## Plätze, Optionen, Dateien

seats-number = { $title } ist für { $fewest } bis { $most } Plätze, nicht { $count }: Nenne einen nach dem anderen, etwa --seats you,bot,bot.
seats-unknown = Ein Platz ist you, you:NAME, bot oder bot:LEVEL mit einer der Stufen { $levels }, nicht „{ $entry }“.
seats-same_name = Zwei Plätze heißen { $name }: Gib jedem einen eigenen Namen.
seats-name = „{ $name }“ geht nicht: Ein Name hat 1 bis { $longest } Zeichen.
seat-letter = Ein Platz ist ein Buchstabe von { $first } bis { $last }, nicht „{ $wish }“.
option-form = Eine Option wird als name=value angegeben, nicht „{ $wish }“; serai games GAME zählt sie auf.
load-alone = Eine aufbewahrte Partie hat ihr eigenes Spiel, ihre Optionen und ihren Zufall: Mit --load gehen nur --seats und --save.
load-place = Diese Partie wurde mit dem Bot { $level } gespielt. Keine Datei bringt Serai dazu, ein von ihr genanntes Programm zu laden: Sag mit --seats, wer weiterspielt.
load-seats = Diese Partie hat { $total } Plätze, aber --seats nennt { $count }.
file-missing = Die Datei { $file } gibt es nicht.
file-unsound = Die Datei { $file } ist nicht brauchbar: { $trouble }. Vielleicht ist eine andere Kopie in Ordnung.
file-other_version = Die Datei { $file } ist von einer anderen Version: { $trouble }.
watch-people = Nur Bots kann man zusehen; um selbst zu spielen: serai play { $game }.
watch-pace = Das Tempo ist eine Zahl von Sekunden von 0 bis { $most }.

## Am Tisch

ask = Was tust du?
group-choices = Du kannst
keys =
    Zahl{ $undo ->
        [yes] { " · u zurück" }
       *[no] { "" }
    }{ $hints ->
        [yes] { " · h Tipp" }
       *[no] { "" }
    } · ? Hilfe · r Regeln · l Verlauf · v Brett · s sichern · q gehen
prompt = >
prompt-unknown = Tipp die Nummer einer Wahl oder ? für Hilfe.
prompt-number = Die Auswahl geht von 1 bis { $most }.
group-refused = Jetzt nicht
choice-refused = (nein) { $label }
amount = { $field }, { $least } bis { $most }?
amount-range = Bitte eine ganze Zahl von { $least } bis { $most }, oder Enter, um es zu lassen.
amount-none = Nichts getan.
news-more =
    { $count ->
        [one] … eine Zeile davor; l zeigt alle.
       *[other] … { $count } Zeilen davor; l zeigt alle.
    }
help-keys =
    3 — tun, was Nummer 3 sagt; eine Wahl mit (nein) sagt, welche Regel sie verbietet
    5 12 — Wahl 5 mit der Menge 12, ohne danach gefragt zu werden
    u — die letzte Aktion zurücknehmen, solange niemand etwas daraus erfahren hat
    h — ein Tipp: was ein Meister hier spielen würde, und deine Siegchancen
    r { $prefix }-1.1 — eine Regel lesen; r und Wörter findet die Regeln, in denen sie vorkommen
    l — der Verlauf: was bisher geschah, wie du es gesehen hast
    v — das Brett noch einmal zeichnen
    s FILE — die Partie ab jetzt in einer Datei aufbewahren
    q — den Tisch verlassen
    ? — diese Hilfe
hint-title = Was ein Meister spielen würde
hint-thinking = Wird überlegt …
hint-chance = { $percent } %
hint-only = Etwas anderes gibt es nicht zu tun.
hint-ahead = Damit gewinnst du von hier aus etwa { $percent } von 100 Partien, { $lead } mehr als jede andere Wahl.
hint-close =
    { $others ->
        [0] Damit gewinnst du von hier aus etwa { $percent } von 100 Partien.
        [one] Damit gewinnst du von hier aus etwa { $percent } von 100 Partien; eine andere Wahl ist etwa gleich gut.
       *[other] Damit gewinnst du von hier aus etwa { $percent } von 100 Partien; { $others } andere sind etwa gleich gut.
    }
hint-deeper =
    { $others ->
        [one] Schnell zu Ende gespielt, gewinnst du damit von hier aus etwa { $percent } von 100 Partien; eine andere Wahl schnitt dabei besser ab, aber ein Meister sieht mehr.
       *[other] Schnell zu Ende gespielt, gewinnst du damit von hier aus etwa { $percent } von 100 Partien; { $others } andere schnitten dabei besser ab, aber ein Meister sieht mehr.
    }
hint-habit = Die Erfahrung spricht dafür; Siegchancen wurden nicht berechnet.
hint-tries =
    { $tries ->
        [one] Es wurde einmal durchgespielt, in einer Partie, die zu deinem Wissen passt.
       *[other] Es wurde { $tries }-mal durchgespielt, in Partien, die zu deinem Wissen passen.
    }
hint-off = Diese Partie wird ohne Tipps gespielt.
hint-failed = Es kam kein Tipp heraus; versuch es noch einmal oder spiel ohne weiter.
bot-thinking =
    { $seat } { $seat ->
        [Du] denkst
       *[other] denkt
    } nach …
bot-failed =
    { $seat } { $seat ->
        [Du] hast
       *[other] hat
    } versagt, darum wurde für diesen Bot eine erlaubte Aktion gezogen ({ $trouble }).
curtain = Jetzt ist { $name } dran. Sonst sollte niemand auf den Bildschirm sehen.
curtain-enter = Enter zum Weitermachen:
save-where = In welcher Datei soll die Partie aufbewahrt werden?
save-done = Aufbewahrt in { $file }, und wieder nach jeder Aktion.
save-exists = Die Datei { $file } gibt es schon, und sie wird nicht überschrieben: Wähle einen anderen Namen oder setz sie mit serai play --load fort.
save-failed = Die Partie konnte nicht aufbewahrt werden: { $trouble }. Nach jeder Aktion wird es wieder versucht; s FILE bewahrt sie anderswo auf.
quit = Den Tisch verlassen? Die Partie ist in { $file } aufbewahrt. (y/n)
quit-unsaved = Den Tisch verlassen? (y: gehen, s: sichern und gehen, n: bleiben)
left = Auf Wiedersehen.
left-interrupted = Die Partie wurde unterbrochen.
left-saved = Die Partie ist aufbewahrt: serai play --load { $file } setzt sie fort.
left-unsaved = Die Partie wurde nicht aufbewahrt; --save FILE bewahrt sie von Anfang an auf.
left-lost = Die letzten Aktionen konnten nicht aufbewahrt werden.
end-saved = Die ganze Partie ist in { $file }: serai analyse sagt, was sie entschied; auch serai replay und serai verify können sie lesen.
end-prompt = a: was sie entschied · s FILE: Partie sichern · Enter: gehen
end-keys = a sagt, was die Partie entschied, s und ein Dateiname bewahrt sie auf, Enter geht; dann ist sie weg.
window-short = Dieses Fenster ist zu niedrig für Brett und Auswahl: v zeichnet das Brett.
window-narrow = Dieses Fenster ist schmaler als die { $wanted } Spalten, für die ein Brett gezeichnet wird.

## Das Vollbild

lobby-title = Serai · welches Spiel?
lobby-keys = ↑ ↓ wählen · Tab andere Seite · ← → ändern · Enter oder B los · R Regeln · T Licht · Q gehen
lobby-begin = ▶ Beginnen
lobby-go_on = ▶ Fortsetzen
setup-seats = Plätze
setup-person = ein Mensch an diesem Bildschirm
setup-bot = Bot, { $level }
setup-preset = Vorgabe
setup-no_preset = keine
table-waiting = Einen Moment …
curtain-key = Enter macht weiter.
page-close = Esc schließt
book-look = eine Nummer wie { $prefix }-1.1, oder Wörter
filter = Wörter zum Suchen
choices-here = Hier
pane-log = Verlauf
pane-mine = Meins
pane-scores = Punkte
pane-hint = Tipp
pane-nothing = Hier ist nichts.
hint-how = H fragt, was ein Meister hier spielen würde.
amount-keys = Pfeile oder Ziffern, Enter
point-possible = wählbar
point-not = nicht wählbar
point-keys = Pfeile bewegen, Umschalt feiner, + − Zoom, oder x y tippen; Enter nimmt es, Esc lässt es
full-failed = Das Vollbild konnte nicht weitermachen; die Partie ist aufbewahrt, und --plain zeigt sie Zeile für Zeile.
full-pace =
    { $seconds ->
        [0] Alles wird auf einmal erzählt.
        [one] Eine Sekunde für jeden Satz; Leertaste beeilt.
       *[other] { $seconds } Sekunden für jeden Satz; Leertaste beeilt.
    }
full-keys =
    { $over ->
        [yes] K sichern · Z Brett · L Verlauf · S Punkte · ? Hilfe · Q gehen
       *[no]
            { $asked ->
                [yes]
                    Enter tun · / suchen{ $undo ->
                        [yes] { " · U zurück" }
                       *[no] { "" }
                    } · H Tipp · R Regeln · Tab Bereich · ? Tasten · Q gehen
               *[no] Leertaste eilt · < > Tempo { $pace } s · Tab Bereich · R Regeln · ? Tasten · Q gehen
            }
    }
full-help_title = Tasten
full-help =
    Buchstabe, Ziffer — die Wahl mit dieser Taste ansehen; noch einmal oder Enter tut sie
    ↑ ↓ Enter — durch die Auswahl gehen und eine nehmen; → und ← in mehrere hinein und zurück
    / — Wahlmöglichkeiten nach Wörtern suchen
    Klick — eine Wahl oder etwas auf dem Brett ansehen; noch einmal tut sie
    U — die letzte Aktion zurücknehmen, solange niemand etwas daraus erfahren hat
    H — ein Tipp: was ein Meister hier spielen würde, und deine Siegchancen
    L M S — Verlauf, was deins ist, wie es steht; noch einmal vergrößert es
    Tab, Z — der nächste Bereich; den Bereich über das Brett vergrößern und zurück
    Strg ↑ ↓ — im Bereich blättern
    R — das Regelheft, durchsuchbar durch Tippen
    Leertaste, < > — beeilen; langsamer oder schneller erzählen
    T — bei Tag oder bei Nacht
    K — die Partie in einer eigenen Datei aufbewahren
    Q, Strg-C — gehen; die Partie bleibt aufbewahrt
event-undone =
    { $seat } { $seat ->
        [Du] hast
       *[other] hat
    } die letzte Aktion zurückgenommen.
event-abandoned = Die Partie wurde abgebrochen.

## Lektionen

lesson-refused = Das ist nicht erlaubt. Siehe die Regel „{ $title }“.
learn-courses = Kurse
learn-course =
    serai learn { $name } — { $title }, { $count ->
        [one] eine Lektion
       *[other] { $count } Lektionen
    }
learn-none = { $title } hat noch keine Lektionen; `serai rules { $name }` ist das Regelheft
learn-heading = Lektion { $number } von { $count }: { $title }
learn-keys = eine Zahl wählt · v das Brett noch einmal · r N.N eine Regel · q gehen
learn-done = Lektion { $number } ist geschafft.
learn-next = Enter für die nächste Lektion, q zum Gehen:
learn-left = Mach weiter, wann du willst: { $command }
learn-finished =
    Das war der ganze Kurs. Als Nächstes kommt eine Partie gegen { $count ->
        [one] einen Neuling
       *[other] { $count } Neulinge
    }, mit Tipps, wann immer du fragst (h).
lesson-on = Enter geht zur nächsten Lektion, Q verlässt den Kurs.
lesson-to_match = Enter beginnt die Partie, Q verlässt den Kurs.
lesson-no_undo = In einer Lektion wird nur gespielt, was richtig ist; darum gibt es nichts zurückzunehmen.
lesson-no_file = Eine Lektion wird nicht in einer Datei aufbewahrt.
learn-match = Jetzt spielen? [Y/n]

## Ein Tisch eines Servers

join-link = „{ $link }“ führt zu keinem Tisch: Ein Link endet auf /join/… oder /table/…, wie die Seite des Tischs ihn zeigt.
join-away = Bei { $origin } antwortet niemand: { $trouble }.
join-refused = Der Server lehnt es ab (Status { $status }).
join-parts = die Teile, die einen Server erreichen, sind nicht installiert; installiere serai[server]
join-screen = Der Tisch eines Servers braucht ein Terminal mit Vollbild; öffne seinen Link stattdessen im Browser.
join-lost = Die Verbindung ist weg; sie wird wieder gesucht.
join-waiting =
    { $count ->
        [0] Alle Plätze sind besetzt; es geht gleich los.
        [one] Ein Platz ist noch frei; es geht los, wenn ihn jemand nimmt.
       *[other] { $count } Plätze sind noch frei; es geht los, wenn sie besetzt sind.
    }
join-kept = Der Server bewahrt diese Partie auf; wenn sie vorbei ist, hat seine Seite die Datei.
join-left = Auf Wiedersehen. Der Tisch ist bei { $link }; serai join { $link } kehrt zu ihm zurück.

## Ergebnisse

result-points = Punkte
result-places = Platz
result-place = { $place }.
result-won =
    { $seat } { $seat ->
        [Du] hast
       *[other] hat
    } mit { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkten
    } gewonnen.
result-shared = Den Sieg teilen sich: { $winners }.
result-nobody = Niemand hat gewonnen.
result-none = Die Partie endete ohne Ergebnis.

## Rückschau

replay-prompt = Zeile { $line } von { $last } (Enter weiter, b zurück, f Anfang, e Ende, eine Zahl, q):
replay-keys = Enter oder n geht weiter, b zurück, f zur ersten Zeile, e ans Ende, eine Zahl zu dieser Zeile, q geht.
replay-full_keys = ← → eine Zeile · PgUp PgDn zehn · Home End · Leertaste läuft · v wessen Augen · R Regeln · Q gehen
replay-where = Zeile { $line } von { $last }
replay-public = wie alle es sahen
replay-seat =
    { $seat ->
        [Du] wie du es sahst
       *[other] wie { $seat } es sah
    }
replay-line = Die Zeilen gehen von 0 bis { $last }.

## Analyse

analysis-title = { $game }: was die Partie entschied
analysis-luck = Das Glück hatte seine Hand im Spiel.
analyse-seconds = Eine Analyse dauert { $least } bis { $most } Sekunden.
analyse-running = Die Partie in { $file } ist nicht beendet: Eine Analyse würde ihre Geheimnisse verraten.
analyse-thinking =
    { $count ->
        [one] Ein Moment wird
       *[other] { $count } Momente werden
    } durchdacht, höchstens { $seconds ->
        [one] eine Sekunde
       *[other] { $seconds } Sekunden
    } lang
analyse-lead = Die Siegchance jedes Platzes vom ersten Moment bis zum letzten, wenn alle vernünftig weiterspielen.
analyse-no_turns = Kein Moment hat sie sicher entschieden; mehr --seconds finden vielleicht einen.
analyse-line = Zeile { $line }, { $seat }: { $act }
analyse-lines = Zeilen { $first } bis { $last }
analyse-change = { $seat } { $before } → { $after } %
analyse-changes = Aussichten: { $changes }
analyse-better = Besser nach dem Wissen dieses Platzes: { $act } ({ $after } % statt { $before } %).
analysis-share =
    { $percent } % der Zeit; { $count ->
        [one] ein Moment ist
       *[other] { $count } Momente sind
    } zu durchdenken
analysis-turns =
    { $count ->
        [one] Ein Moment hat
       *[other] { $count } Momente haben
    } sie entschieden; Enter zeigt das Brett.
analysis-keys = ↑ ↓ Moment wählen · Enter sein Brett · R Regeln · T Licht · Q gehen
moment-which = Wendepunkt { $number } von { $count }
moment-better = auf dem Brett: was besser war
moment-played = auf dem Brett: was gespielt wurde
moment-keys = ↑ ↓ Wendepunkte · ← → Zeilen · p gespielt oder besser · v wessen Augen · Q Kurven
analyse-sound = Nach dem Wissen dieses Platzes war nichts deutlich Besseres zu finden.

## Prüfen

verify-seal =
    Die Datei ist vollständig: { $count ->
        [one] eine Zeile
       *[other] { $count } Zeilen
    }, und ihr Siegel passt.
verify-rules = { $title } für { $count } Plätze, nach Regelnummer { $rules } und ihren Zahlen.
verify-seed = Der Schlüssel folgt aus der Startzahl { $seed }; eine Partie zum Erforschen, ohne Festlegung.
verify-secret =
    Der Schlüssel folgt aus dem Geheimnis { $nonces ->
        [0] allein, kein Platz gab eine Nonce dazu,
       *[other] und den { $nonces } Nonces, je eine pro Platz,
    } und das Geheimnis öffnet die Festlegung { $commitment }….
verify-same_commitment = Das ist die Festlegung, die du genannt hast.
verify-worth_seed = Wer die Startzahl wählte, konnte jede Ziehung kennen: Über den Zufall sagt das nichts.
verify-worth_unpublished = Eine Festlegung beweist nur etwas, wenn sie vor der Partie veröffentlicht wurde: --commitment vergleicht diese mit der, die du damals bekamst.
verify-worth =
    { $nonces ->
        [0] Ohne Nonces der Plätze konnte, wer das Geheimnis machte, unter Mischungen wählen.
       *[other] Wurde sie veröffentlicht, bevor die Nonces gegeben wurden, konnte niemand die Mischung allein wählen.
    }
verify-lines =
    Alle { $count } Zeilen wurden nachgespielt, und jede Aktion war erlaubt{ $undone ->
        [0] .
        [one] , eine zurückgenommen.
       *[other] , { $undone } zurückgenommen.
    }
verify-draws = Alle { $draws } Ziehungen und alle { $events } Ereignisse sind die, zu denen der Schlüssel führt.
verify-hash = Die Prüfsumme jeder Zeile stimmt, bis { $digest }….
verify-over = Das Ergebnis ist das, zu dem die Zeilen führen.
verify-running = Die Partie hat noch kein Ergebnis, und die Datei behauptet keins.
verify-good = { $file } ist in Ordnung.
verify-failed = { $file } ist nicht in Ordnung.
verify-other_version = { $file } ist von einer anderen Version und kann hier nicht geprüft werden.
verify-other_commitment = Die Partie wurde nicht mit der veröffentlichten Festlegung gespielt.
verify-commitment_form = Eine Festlegung besteht aus { $digits } Ziffern von 0 bis f.

## Regeln und Spiele

rules-books = Jedes Spiel hat ein Regelheft; jede Regel hat eine Nummer.
rules-book = serai rules { $name } — { $title }, { $count } Regeln
rules-how = r { $prefix }-1.1 liest eine Regel, r und Wörter findet die Regeln, in denen sie vorkommen.
rules-nothing = Keine Regel spricht von „{ $wish }“.
games-seats = { $fewest } bis { $most } Plätze
games-presets = Vorgaben: { $presets }
games-more = serai games GAME zählt die Optionen eines Spiels auf. Stufen der Bots: { $levels }.
sources-reconstructed = unsere Zahlen
sources-inferred = erschlossene Zahlen
sources-where = serai rules { $name } sources sagt, welche Zahlen des Spiels von uns stammen.
games-others = Neben den Stufen spielen es: { $names }.
games-options = Wähle mit serai play { $name } --preset NAME --option name=value.
golden-written =
    { $count ->
        [one] Eine Partie
       *[other] { $count } Partien
    } nach { $folder } geschrieben.

## Studien

number-list = { $name } ist eine Zahl oder mehrere, durch Kommas getrennt, nicht „{ $wish }“.
study-playing = Es wird gespielt
study-workers = Die Zahl der Prozesse ist 1 bis { $most }.
study-on = „{ $wish }“ gibt es als Spielort nicht; es gibt: processes, ray.
study-address = Eine Adresse geht nur mit --on ray.
study-parts = die Teile, die Ergebnisse lesen, sind nicht installiert; installiere serai[lab] oder nimm make play
study-cut = Die letzte Zeile der Ergebnisse war abgerissen und wurde entfernt; ihre Partie wurde noch einmal gespielt.
study-stopped = Angehalten nach { $done } von { $wanted } Partien, alle in { $folder } aufbewahrt; derselbe Befehl macht dort weiter.
study-done =
    { $count ->
        [one] Eine Partie liegt
       *[other] { $count } Partien liegen
    } in { $folder }.
study-files = Neben results.jsonl, worin alle stehen: { $files }.
company-mixed = gemischte Tische
company-alone = alle { $one }
company-one_among = einmal { $one }, sonst { $others }
company-sides = { $one } gegen { $others }
level-side = { $level } als { $side }
percent = { $number } %
spread = { $middle } ({ $low } – { $high })
order-place =
    { $place ->
        [1] als Erster
        [2] als Zweiter
        [3] als Dritter
       *[other] an { $place }. Stelle
    }
option-usual = wie üblich
who-winners = Sieger
span = { $low } – { $high } %
wins-of = { $wins } von { $played }
table-cell = { $title }, { $seats } Plätze, { $who }
table-ratings = { $title }, Wertungszahlen nach openskill
table-time = { $title }, { $seats } Plätze, Rechenzeit pro Zug in Millisekunden
table-order = { $who }, Siege nach Zugfolge
table-lengths = Länge: Median (jede zehnte ist kürzer, jede zehnte länger)
table-endings = Wie Partien endeten
table-points_title = Punkte: Median (jeder Zehnte hat weniger, jeder Zehnte mehr)
table-options = { $who }, Sieganteil von: { $what }
table-who = Wer
table-option = Option
table-matches = Partien
table-decisions = Entscheidungen
table-rounds = Runden
table-points = Punkte
table-winner = Punkte des Siegers
table-level = Stufe
table-won = Gewonnen
table-share = Anteil
table-interval = 95-%-Intervall
table-fair = Gerechter Anteil
table-times_fair = × gerecht
table-rating = Wertung
table-moves = Züge
table-mean = Mittel
table-p99 = 99 % unter
table-longest = Längster
plot-share = { $share } %  ({ $low }–{ $high })
plot-fair = gerecht { $share } %
plot-study = { $title }: { $table }
plot-interval = Zeichen: Mittel · Balken: 95-%-Intervall
plot-tenths = Zeichen: Median · Balken: alles außer den äußeren Zehnteln
plot-range = Zeichen: Median · Balken: kleinster bis größter Wert
plot-alike = alle gleich
plot-shares = Sieganteile mit 95-%-Intervallen
plot-shares_scale = Anteil der Partien, die ein Platz (oder eine Seite) gewann
plot-ratings = Wertungszahlen mit 95-%-Intervallen
plot-ratings_scale = openskill-Wertung; alle beginnen bei 25
plot-moves = Rechenzeit pro Zug
plot-moves_scale = Marke: Mittel · Balken: 99 % liegen darunter · Kreuz: längster (Zahlen in Millisekunden)
plot-seats = { $title }, { $seats } Plätze
plot-order = Sieganteile nach Zugfolge
plot-lengths = Wie lang Partien sind
plot-lengths_scale = Entscheidungen oder Runden einer Partie; nach oben: der Anteil der Partien
plot-decisions = Entscheidungen
plot-rounds = Runden
plot-points = Punkte
plot-points_scale = Punkte; nach oben: der Anteil der Ergebnisse
plot-options = Sieganteil, { $what }, Option für Option
plot-of = { $what }: { $where }
plot-times = { $mean } · { $most } · { $longest }

## Ärger

usage = { $trouble } serai --help zeigt, was man tippen kann.
usage-command = Den Befehl „{ $word }“ gibt es nicht; es gibt: { $commands }.
usage-extra = „{ $word }“ ist mehr, als dieser Befehl annimmt; { $command } --help sagt, was er annimmt.
usage-missing = { $command } braucht { $name }; { $command } --help sagt, was das ist.
usage-option = „{ $word }“ gibt es hier nicht; { $command } --help sagt, was es gibt.
usage-value = „{ $word }“ passt nicht zu { $name }; { $command } --help sagt, was geht.
disk = Es kann nichts mehr geschrieben werden: { $trouble }.
input-ended = Die Eingabe ist zu Ende; es wurde nichts getan.
interrupted = Abgebrochen; es wurde nichts geändert.

## Wie gut Bots spielen

level-novice = Neuling
level-novice-about = meint es gut und vergisst viel; ein Kind kann gewinnen.
level-traveller = Reisender
level-traveller-about = kennt den Weg und biegt manchmal falsch ab.
level-guide = Lotse
level-guide-about = spielt solide, Zug für Zug.
level-caravaneer = Karawanier
level-caravaneer-about = denkt ein paar Züge voraus.
level-master = Meister
level-master-about = denkt etwa eine Sekunde lang, so scharf er kann.
level-random = Leichtfuß
level-random-about = tut irgendetwas Erlaubtes.
level-greedy = Gierhals
level-greedy-about = nimmt, was gerade am besten aussieht.

## Was der Server ablehnt

problem-stopping = Der Server hält gerade an.
problem-other_sites = Anfragen von anderen Websites werden abgelehnt.
problem-cut_off = Die Verbindung endete mitten in der Anfrage.
problem-no_json = Inhalte sind JSON: Content-Type: application/json.
problem-host = Dieser Server hört nicht auf diesen Namen; siehe die Einstellung allowed_hosts.
problem-too_fast = Das ist zu schnell. Warte einen Moment.
problem-not_found = Hier ist nichts, oder es ist dir nicht zugänglich.
problem-wrong_method = So lässt sich diese Adresse nicht ansprechen.
misread-form = Diese Anfrage hat nicht die Form, die hier erwartet wird.
misread-type = Erwartet: `{ $expected }`, gekommen ist `{ $got }`
misread-bound = Erwartet: `{ $expected }` { $bound }
misread-missing = Es fehlt `{ $field }`
misread-unknown = Hier unbekannt: `{ $field }`
misread-value = Diesen Wert gibt es nicht: { $got }
misread-json = Der Inhalt ist kein gültiges JSON.
problem-not_yours = Dieser Platz ist nicht deiner.
problem-not_kept = Das konnte gerade nicht aufbewahrt werden. Versuch es noch einmal.
problem-viewpoint = Ein Blickwinkel ist die Nummer eines Platzes oder public.
problem-record_running = Eine laufende Partie hat Geheimnisse: Ihre Datei ist fertig, wenn sie beendet ist.
problem-no_match = An diesem Tisch gab es keine Partie.
problem-record_damaged = Was von der Datei dieser Partie gespeichert ist, ist beschädigt.
problem-no_hints = Dieser Tisch wurde ohne Tipps eröffnet.
problem-hint_not_asked = Ein Tipp ist für den, der am Zug ist.
problem-hint_late = Die Partie ist inzwischen weitergegangen.
problem-analysis_running = Eine Partie wird analysiert, wenn sie beendet ist.
problem-wait_for_it = Warte auf das, worum du gebeten hast, bevor du um mehr bittest.
problem-message = Eine Nachricht braucht sichtbare Zeichen und keine Steuerzeichen.
problem-chat_full = An diesem Tisch wurde genug geredet: Sein Chat ist voll.
problem-mute_other = Stummschalten lässt sich nur der Platz eines anderen.
problem-not_begun = Die Partie hat noch nicht begonnen.
problem-archived = Diese Partie wurde nach anderen Regeln gespielt: Nur ihre Datei kann von ihr erzählen.
problem-name = Ein Name braucht sichtbare Zeichen und keine Steuerzeichen.
problem-name_taken = An diesem Tisch hat schon jemand diesen Namen; wähle einen anderen.
problem-your_tables = Du sitzt schon an hundert Tischen; beende oder verlass erst einige.
problem-too_many_tables = Hier warten zu viele Tische auf den Beginn; versuch es in ein paar Minuten noch einmal.
problem-no_own_seat = Mindestens ein Platz muss deiner sein.
problem-same_colour = Zwei Plätze können nicht dieselbe Farbe haben.
problem-only_bots_have_levels = Nur Bots haben eine Stufe.
problem-rematch = Eine Revanche folgt auf eine beendete Partie.
problem-colour_taken = Ein anderer Platz hat diese Farbe.
problem-match_over = Die Partie ist vorbei.
problem-id_used = Diese Kennung wurde schon für etwas anderes benutzt.
problem-no_such_seat = Diesen Platz gibt es an diesem Tisch nicht.
problem-begun = Die Partie hat schon begonnen.
problem-seats_open = Einige Plätze sind noch frei.
problem-nonces_missing = Einige haben ihren Teil der Mischung noch nicht geschickt.
problem-seat_taken = Dieser Platz ist besetzt.
problem-seats_taken = Alle Plätze sind besetzt.
problem-no_invitation = Nur ein freier Platz hat eine Einladung.
problem-stand_in_when = Ein Bot kann nur einspringen, während eine Partie gespielt wird.
problem-stand_in_for = Ein Bot kann nur für einen Menschen einspringen.
problem-stand_in_here = Dieser Mitspieler ist da; ein Bot kann nur für jemanden einspringen, der fort ist.
problem-own_seat = Dieser Platz ist deiner; verlass ihn stattdessen.
problem-spectator = Zuschauer sehen nur zu.
problem-address_tables = Von deiner Adresse warten hundert Tische auf den Beginn; starte oder schließ erst einige.
problem-address_public = Von deiner Adresse warten zwanzig öffentliche Tische auf den Beginn; starte oder schließ erst einige, oder lade Leute an einen privaten ein.
problem-your_hints = Mehrere Tipps für dich werden gerade durchdacht. Warte erst auf sie.
problem-many_hints = Gerade sind viele Tipps gefragt. Versuch es gleich noch einmal.
problem-your_studies = Mehrere Partien werden gerade für dich durchdacht. Warte erst auf sie.
problem-many_studies = Gerade werden viele Partien durchdacht. Versuch es in einer Minute noch einmal.
problem-not_read = Die Tische lassen sich gerade nicht lesen. Versuch es noch einmal.
problem-nested = Der Inhalt ist zu tief verschachtelt.
problem-no_utf8 = Der Inhalt ist kein gültiges UTF-8.
problem-internal = Hier ist etwas schiefgegangen. Es wurde notiert.
problem-no_http = Das ist keine gültige HTTP-Anfrage.
problem-large_head = Die Kopfzeilen dieser Anfrage sind zu groß.
problem-large_body = Der Inhalt dieser Anfrage ist zu groß.
problem-wait_for_answer = Warte auf eine Antwort, bevor du weiterfragst.
problem-level = Diese Stufe gibt es nicht; es gibt: { $levels }.
problem-bots = { $title } lässt sich gegen { $fewest } bis { $most } Bots spielen.
problem-damaged = Diese Partie kann nicht weitergehen: Was von ihr gespeichert ist, ist beschädigt. Wer diesen Server betreibt, findet mehr dazu im Protokoll.
problem-waits_game = Diese Partie wartet: Das Spiel { $game } gibt es hier nicht.
problem-waits_rules = Diese Partie wartet: { $why }.

## Was Engine, Bots und Studien ablehnen: Satzteile, die der Frager in seine Sätze setzt

bad-level = die Stufe { $level } gibt es nicht; es gibt: { $known }, für Studien auch { $others } und { $last }
bad-bot_game = { $place } spielt { $title } nicht, sondern { $games }
bad-bot_choose = { $place } ist kein Bot: choose(observation) fehlt
bad-bot = { $place } ist kein Bot: nötig ist eine Klasse oder eine Funktion aus Spiel und Startzahl
bad-bot_seated = { $place } lässt sich nicht mit Spiel und Startzahl an den Tisch setzen: { $why }
bad-nobody_thinks = an diesem Tisch denkt niemand
bad-thinker_ended = ein denkender Prozess ist beendet
bad-action_needs = { $action } braucht { $needed }: { $possible }
bad-value = { $name } muss { $possible } sein, nicht { $value }
bad-action = die Aktion { $name } gibt es nicht; es gibt: { $known }
bad-action_number = die Aktion { $action } gibt es nicht: sie gehen von 0 bis { $last }
bad-action_form = eine Aktion sieht so aus: { "{" }"action": name, …{ "}" }, nicht { $named }
bad-action_takes = { $action } nimmt { $takes }, nicht { $key }
bad-draw_missing = im Protokoll fehlt eine Ziehung: die Datei wurde gekürzt oder geändert
bad-draw = im Protokoll steht die Ziehung { $drawn }, wo sie unter { $n } liegen muss
bad-rulebook = kein Regelheft hat Regeln, die mit { $prefix }- beginnen
bad-clause_form = eine Regel wird mit ihrer Nummer genannt, etwa { $example }, nicht { $wish }
bad-clause = { $title } hat keine Regel { $asked }; sie gehen von { $first } bis { $last }
bad-bytes_short = die Bytes einer Stellung enden zu früh
bad-bytes_length = die Bytes einer Stellung enthalten eine unmögliche Länge
bad-bytes_long = die Bytes einer Stellung gehen nach ihrem Ende weiter
bad-bytes_seat = die Bytes einer Beobachtung nennen den Platz { $seat }
bad-course = { $title } hat keinen Kurs { $name }; es gibt: { $names }
bad-lesson = die Lektion { $name } gibt es nicht; es gibt: { $names }
bad-lesson_done = Diese Lektion ist geschafft.
bad-lesson_steps = Diese Schritte führen nicht durch die Lektion; beginn sie noch einmal.
bad-options = Optionen sind Namen mit Werten, nicht { $options }
bad-secret = das Geheimnis einer Partie hat { $size } Bytes, nicht { $length }
bad-line_forged = { $where } ist gefälscht oder beschädigt: { $field } weicht ab
bad-file_rules = die Datei nennt keine gültigen Regeln
bad-file_figures = diese Partie wurde mit anderen Zahlen von { $title } gespielt, als Regelnummer { $rules } sie hier hat; ein Serai mit jenen Zahlen kann sie lesen
bad-file_options = die Datei nennt keine gültigen Optionen
bad-file_nonces = die Datei nennt keine gültigen Nonces
bad-file_key = der Schlüssel folgt nicht aus der Startzahl der Datei oder aus Geheimnis und Nonces
bad-file_commitment = das Geheimnis öffnet die veröffentlichte Festlegung nicht
bad-nonce = die Nonce eines Platzes hat { $size } Bytes, nicht { $length }
bad-nonces = { $seats } Plätze geben { $seats } Nonces oder keine, nicht { $count }
bad-seat = den Platz { $seat } gibt es nicht: sie gehen von 0 bis { $last }
bad-events_from = Ereignisse sind ab 0 nummeriert, nicht { $first }
bad-record_running = eine laufende Partie hat Geheimnisse: ihre Aufzeichnung wird geschrieben, wenn sie beendet ist
bad-file_result = das Ergebnis in der Datei ist nicht das, zu dem ihre Zeilen führen
bad-file_not_over = die Datei will die Aufzeichnung einer Partie sein, aber die Partie ist nicht vorbei
bad-line_rules = { $where } folgt nicht aus den hier bekannten Regeln: { $field } weicht ab. Entweder wurde etwas geändert, oder ein Serai mit anderen Regeln hat es geschrieben, und jenes kann es lesen
bad-line_more = { $where } ist gefälscht oder beschädigt: dort steht auch { $field }
bad-file_begins = die Datei beginnt keine Partie: { $trouble }
bad-file_seed = eine Partie aus einer Startzahl hat kein Geheimnis und keine Nonces
bad-line = Zeile { $number } kann nicht geschehen sein: { $trouble }
bad-line_kind = Zeile { $number } ist von unbekannter Art
bad-preset = die Vorgabe { $preset } gibt es nicht; es gibt: { $known }
bad-option = die Option { $name } gibt es nicht; es gibt: { $known }
bad-option_since = die Option { $name } kam mit Regelnummer { $since }; eine Partie nach Nummer { $rules } hat keine dieses Namens
bad-option_value = { $name } kann { $known } sein, nicht { $value }
bad-option_value_since = { $name } kann seit Regelnummer { $since } auch { $value } sein; in einer Partie nach Nummer { $rules } geht { $known }
bad-bytes = diese Bytes sind keine Stellung dieses Spiels
bad-bytes_option = die Bytes einer Stellung enthalten einen unbekannten Wert von { $name }
bad-place = ein Ort wird als module:name genannt, etwa mygames.wells:Wells, nicht { $place }
bad-place_loaded = { $place } lässt sich nicht laden: { $why }
bad-path = eine Datei wird mit ihrem Pfad genannt, nicht mit { $path }
bad-file = das ist keine Partiedatei von Serai
bad-file_format = diese Datei hat ein Format, das dieses Serai nicht kennt; ein neueres liest sie
bad-file_cut = diese Datei ist abgeschnitten: ihre Schlusszeile fehlt oder passt nicht
bad-file_seal = diese Datei wurde nach dem Schreiben geändert: ihr Siegel passt nicht
bad-file_large = diese Datei ist zu groß für eine Partiedatei
bad-line_object = Zeile { $number } ist beschädigt: sie ist kein Objekt
bad-file_field = in der Datei fehlt { $field } oder ist ungültig
bad-file_write = { $path } lässt sich nicht schreiben: { $reason }
bad-file_none = das ist keine lesbare Datei
bad-file_read = { $path } lässt sich nicht lesen: { $reason }
bad-line_json = Zeile { $number } ist beschädigt: sie ist kein JSON
bad-game = das Spiel { $name } gibt es nicht; es gibt: { $games }
bad-game_place = { $place } ist kein Spiel: nötig ist dort ein Game oder seine Klasse
bad-game_other = { $place } ist das Spiel { $game }, nicht { $name }
bad-game_made = { $place } lässt sich nicht ohne Argumente einrichten: { $why }
bad-vary = die Option { $name } zum Variieren gibt es nicht; es gibt: { $known }
bad-ray_address = kein Ray-Cluster bei { $address }: { $trouble }
bad-ray_missing = Ray ist nicht installiert; installiere serai[ray]
bad-ray_start = Ray konnte hier nicht gestartet werden: { $trouble }
bad-ledger_other = { $path } wurde von einem anderen Serai geschrieben; nenne einen anderen Ordner
bad-ledger_plan = { $path } wurde mit { $other } begonnen; weitere Partien desselben Plans gehen, alles andere braucht einen anderen Ordner
bad-ledger = { $path } ist kein Verzeichnis einer Studie; nenne einen anderen Ordner
bad-ledger_write = in { $folder } lässt sich nicht schreiben: { $why }; nenne einen anderen Ordner
bad-ledger_busy = ein anderer Prozess schreibt { $path }; warte auf ihn oder nenne einen anderen Ordner
bad-ledger_line = Zeile { $number } von { $path } ist beschädigt; nenne einen anderen Ordner
bad-plan = den Plan { $shape } gibt es nicht; es gibt: { $shapes }
bad-plan_levels = der Plan { $shape } braucht mindestens { $fewest } Stufen, nicht { $count }
bad-matches = die Zahl der Partien ist 1 bis { $most }, nicht { $matches }
bad-plan_sides = { $title } hat keine Seiten; der Plan sides ist für { $sided }
bad-log_level = Protokollstufen sind { $levels }, nicht { $level }
bad-listening = an { $host } Port { $port } lässt sich nicht lauschen: { $reason }; vielleicht ist ein anderer Port frei
bad-host = zum Lauschen ist eine Adresse nötig: 127.0.0.1 ist nur dieser Rechner, 0.0.0.0 jedes Netz, in dem er ist
bad-public_url = public_url ist die Adresse, die man benutzt, etwa https://games.example
bad-setting = eine Einstellung ist falsch: { $refused }
bad-config_read = { $path } lässt sich nicht lesen: { $reason }
bad-config_toml = { $path } ist kein gültiges TOML: { $trouble }
bad-proxy = ein Proxy ist eine Adresse oder ein Netz wie 10.0.0.0/8, nicht { $proxy }
bad-database_missing = die Datenbank { $path } gibt es nicht
bad-copy_exists = { $target } gibt es schon; nenne eine Datei, die es noch nicht gibt
bad-copy_write = { $target } lässt sich nicht schreiben: { $reason }
bad-copy_read = { $source } lässt sich nicht kopieren: { $trouble }
bad-database_address = die Datenbank ist weder eine Datei noch eine Adresse
bad-database_kind = Datenbanken sind sqlite:///pfad/zur/datei und postgresql://name@rechner/datenbank, nicht { $kind }://…
bad-database_memory = SQLite braucht eine Datei: Ein Tisch nur im Speicher ginge verloren
bad-database_served = { $database } wird schon von einem anderen Serai benutzt; beende es erst, oder nenne eine andere Datenbank
bad-database_alone = die Datenbank { $database } wird schon von einem anderen Serai benutzt, und gemeinsam geht es nicht: eines von beiden ist älter oder wurde mit SERAI_SEVERAL=false gestartet; beende es erst, oder nenne eine andere Datenbank
bad-database_older = die Datenbank { $database } hat die Form eines älteren Serai, und solche benutzen sie noch; beende sie alle und starte dann dieses, das die Form ändert
bad-database_unserved = die Datenbank { $database } hat noch nicht die Form dieses Serai; starte erst eines, das sie bedient
bad-think_database = wer für andere nachdenkt, braucht eine PostgreSQL-Datenbank, die sie bedienen: --database postgresql://name@rechner/datenbank; eine Datei bedient ein einziger Prozess, und der denkt selbst
bad-database_use = { $path } ist nicht zu benutzen: { $reason }
bad-database_full = die Festplatte ist voll
bad-database_newer = diese Datenbank stammt von einem neueren Serai; nur das kann sie benutzen
bad-database_shape = kein Serai hat je einer Datenbank die Form { $shape } gegeben
bad-database_damaged = die Datenbank { $where } ist beschädigt. Setz die letzte gute Kopie an ihre Stelle, oder sieh nach, was noch lesbar ist: serai check { $where }
bad-database_trouble = die Datenbank { $where } ist nicht zu benutzen: { $trouble }
bad-dataset_none = ein Datensatz braucht mindestens eine Partie und eine Stufe
bad-dataset_files = nenne mindestens eine Datei einer Partie
bad-dataset_file = { $path } ist ein anderes Spiel oder hat andere Plätze als { $first }
bad-dataset_game = { $game } hat andere Regeln, anderes Material oder andere Stufen als der Datensatz
bad-dataset_folder = in { $folder } liegt ein anderer Datensatz; nenne einen anderen Ordner
bad-train_few = ein Urteil braucht mindestens { $least } Partien und eine Stufe
bad-train_game = { $title } hat kein gelerntes Urteil
bad-train_folder = in { $folder } liegt eine andere Schulung; nenne einen anderen Ordner
bad-study_none = { $title } bringt keine eigene Studie mit; serai lab balance { $game } zeigt, wie es sich spielt
bad-study_player = diese Studie kennt { $name } nicht; es gibt: { $known }
bad-study_levels = diese Studie nimmt eine Stufe oder zwei: die von Silver und die der Piraten
bad-possible_flag = true oder false
bad-possible_names = eins von { $names }
bad-possible_number = eine ganze Zahl von { $low } bis { $high }
bad-whole = { $what }, nicht { $value }
bad-seats = { $title } ist für { $fewest } bis { $most } Plätze
bad-seed = eine Startzahl ist eine ganze Zahl unter 2**64
bad-first_line = die erste Zeile
bad-some_line = Zeile { $number }
bad-rules_first = Nummer 1
bad-rules_numbers = die Nummern 1 bis { $newest }
bad-rules = Regelnummer { $number } von { $title } ist hier nicht bekannt: dieses Serai kennt { $known }, ein neueres kann sie spielen
bad-file_name = so kann keine Datei heißen
bad-none = { $what } fehlt: mindestens eine Angabe ist nötig
bad-twice = { $what } { $name } ist doppelt genannt
bad-what_game = Spiel
bad-what_seats = Platzzahl
bad-what_level = Stufe

## Was der Rechner sagt, wenn eine Datei oder ein Port nicht zu haben ist

os-enoent = die Datei oder der Ordner ist nicht da
os-eacces = die Berechtigung fehlt
os-eperm = das ist nicht erlaubt
os-eexist = gibt es schon
os-eisdir = das ist ein Ordner
os-enotdir = das ist kein Ordner
os-enospc = die Festplatte ist voll
os-edquot = das Kontingent auf der Festplatte ist erschöpft
os-erofs = dort lässt sich nichts schreiben
os-eio = die Festplatte antwortet nicht richtig
os-enametoolong = der Name ist zu lang
os-emfile = zu viele Dateien sind offen
os-eaddrinuse = der Port ist belegt
os-eaddrnotavail = diese Adresse hat dieser Rechner nicht
os-econnrefused = dort antwortet niemand
os-etimedout = es kam keine Antwort

## Zahlen in Studien

figure-players = Spieler
figure-matches = Partien
figure-rounds = Runden
figure-points = Punkte
figure-winner = Sieger
figure-mean = Mittel
figure-wins = Siege
figure-lengths = Länge
figure-order = Zugfolge
figure-options = Optionen
