# Serais eigene Worte im Browser. Was ein Spiel sagt, liegt bei seinen Regeln.

serai = Serai
tagline = Vier Expeditionen, ein Gasthaus. Spiel mit Freunden, mit Bots oder beiden.
players = { $fewest }–{ $most } Spieler
seat-count = { $fewest }–{ $most }
ask = Was tust du?
amount = { $field }: { $least } bis { $most }
colour-ruby = rubinroter Kreis
colour-azure = azurblaue Raute
colour-amber = bernsteingelbes Dreieck
colour-jade = jadegrünes Quadrat
colour-violet = violetter Stern
nav-play = Spielen
nav-tables = Tische
nav-replays = Rückschau
nav-rules = Regeln
nav-learn = Lernen
nav-label = Seiten
to-lobby = Zurück zur Lobby
look-light = Helle Ansicht
look-dark = Dunkle Ansicht
look-contrast = Hoher Kontrast
sound-on = Ton einschalten
sound-off = Ton ausschalten
notice-on = Bescheid geben, wenn ich dran bin
notice-off = Nicht mehr Bescheid geben
notice-refused = Dieser Browser lässt von hier keine Mitteilungen zu; in seinen Einstellungen für diese Seite kannst du sie erlauben.
loading = Einen Moment …
trouble = Das hat nicht geklappt: { $text }
unreachable = Der Server ist nicht erreichbar.
unreachable-again = Noch einmal versuchen
unreachable-page = Was hierher gehört, kommt, sobald der Server antwortet.
renewal = Eine neuere Fassung von Serai ist da.
renewal-now = Anzeigen
renewal-later = Später
not-found = Diesen Tisch gibt es nicht, oder du darfst ihn nicht sehen.
invite-gone = Diese Einladung ist verbraucht oder abgelaufen. Bitte um einen neuen Link.
page-missing = Hier ist nichts.
lobby-start = Tisch eröffnen
lobby-account = ohne Konto
lobby-compiling = Serai wird gerade kompiliert und läuft bis dahin langsam. Das ändert sich von selbst; deine Tische gehen weiter.
lobby-quick = { $game } jetzt gegen Bots spielen
lobby-quick_short = Jetzt gegen Bots spielen
lobby-continue = Fortsetzen
lobby-matches =
    { $count ->
        [one] eine Partie
       *[other] { $count } Partien
    }
lobby-wait =
    { $count ->
        [one] eine wartet auf dich
       *[other] { $count } warten auf dich
    }
lobby-open = Offene Tische
lobby-open_count = { $count } gerade
lobby-none_open = Gerade wartet kein öffentlicher Tisch auf Mitspieler. Eröffne einen.
lobby-none_mine = Noch läuft nichts. Ein Tisch, den du eröffnest, bleibt hier.
lobby-finished = Beendet
lobby-none_finished = Noch keine beendeten Partien.
lobby-more = Ältere
lobby-code = Hast du einen Link oder Code? Gib ihn hier ein
lobby-code_label = Link oder Code
lobby-go = Los
lobby-seats = Plätze
lobby-seats_of = { $count } von { $most }
lobby-you = Du
lobby-friend = Freund
lobby-bot = Bot
lobby-pass = Am selben Gerät
lobby-name = Dein Name
lobby-their_name = Name
lobby-host = Gastgeber
lobby-link_after = Link folgt
lobby-this_screen = dieses Gerät
lobby-level = Stufe
lobby-level_of = Wie gut der Bot auf Platz { $letter } spielt
level-option = { $number } { $name }
lobby-add = Platz dazu
lobby-remove = Platz { $letter } entfernen
lobby-kind = Wer auf Platz { $letter } sitzt
lobby-rules = Regeln
lobby-rules_hint = jede Zeile lässt sich ändern
lobby-sources = Einige Zahlen stammen von uns.
preset-manual = Anleitung
preset-publisher = Verlag
preset-own = Unsere
preset-label = Vorgabe
lobby-side = Du spielst
side-pirate = einen Piraten
side-silver = Long John Silver
side-any = egal wen
lobby-agreed = Am Tisch
lobby-pace = Tempo
pace-none = ohne Uhr
pace-30 = 30 Sekunden pro Zug
pace-90 = 90 Sekunden pro Zug
pace-300 = 5 Minuten pro Zug
pace-86400 = ein Tag pro Zug
lobby-joining = Mitspielen
joining-invite = nur mit Link
joining-public = alle dürfen
lobby-watching = Zusehen
watching-no = niemand
watching-yes = alle mit dem Link
lobby-hints = Tipps
hints-yes = erlaubt
hints-no = keine
lobby-summary = { $who }.
summary-friend =
    { $count ->
        [one] ein Freund
       *[other] { $count } Freunde
    }
summary-bot =
    { $count ->
        [one] ein Bot
       *[other] { $count } Bots
    }
lobby-about_minutes = Etwa { $minutes }
lobby-open_table = Tisch eröffnen
lobby-join = Mitspielen
lobby-watch = Zusehen
lobby-back = Weiter
lobby-look = Rückschau
replays-games = Spiele
replays-all = Alle Spiele
replays-search = Wer mitgespielt hat
replays-none = So eine beendete Partie gibt es nicht.
progress = Runde { $round }
state-your_turn = Du bist dran
state-waiting =
    Warten auf { $who ->
        [du] dich
        [Du] dich
       *[other] { $who }
    }
state-waiting_others = Warten auf die anderen
state-open = Warten auf Mitspieler
state-ended = Beendet
state-won = Sieg: { $who }
state-agreed = Einvernehmlich beendet
state-abandoned = Abgebrochen
free-seat = freier Platz
join-title = { $host } lädt dich zu { $game } ein
join-seat = Du bekämst Platz { $letter }.
join-name = Dein Name
join-colour = Deine Farbe
join-sit = Hinsetzen
join-public = Hier mitspielen
waiting-title = Der Tisch ist gedeckt
waiting-lead = Die Partie beginnt, sobald alle Plätze besetzt sind.
waiting-lead_host = Wenn alle Plätze besetzt sind, startest du die Partie.
waiting-empty = frei
waiting-invite = Link kopieren
waiting-copied = Kopiert
waiting-share = Link senden
waiting-qr = QR-Code zeigen
waiting-qr_label = QR-Code der Einladung für Platz { $letter }
waiting-bot = Lieber einen Bot
waiting-free = Frei lassen
waiting-ready = bereit
waiting-not_ready = setzt sich …
waiting-start = Partie starten
waiting-close = Tisch schließen
waiting-leave = Tisch verlassen
waiting-commitment = Festlegung der Mischung: { $commitment }
waiting-commitment_why = Sie steht fest, bevor irgendjemandes Teil der Mischung bekannt ist; nach der Partie kann sie jeder prüfen.
title-host =
    bei { $host ->
        [du] dir
        [Du] dir
       *[other] { $host }
    }
seats-label = Plätze
seat-you = du
seat-bot = Bot, { $level }
seat-to_act = am Zug
seat-away = abwesend
seat-stand_in = Bot spielt weiter
seat-host = Gastgeber
seat-thinking = denkt nach
seat-points =
    { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }
seat-won = gewonnen
banner-your_turn = Du bist dran
banner-turn =
    { $who ->
        [du] Du bist dran
        [Du] Du bist dran
       *[other] { $who } ist dran
    }
banner-several = Mehrere entscheiden
banner-waiting =
    Warten auf { $who ->
        [du] dich
        [Du] dich
       *[other] { $who }
    }.
banner-over = Die Partie ist vorbei
banner-won = Sieg: { $who }.
banner-nobody = Niemand hat gewonnen.
banner-agreed = Einvernehmlich beendet, ohne Ergebnis.
banner-abandoned = Die Partie wurde abgebrochen.
banner-watching = Du siehst zu.
banner-lost = Verbindung weg. Neuer Versuch …
banner-hurry = Vorspulen
banner-clock = noch { $time }
choices = Auswahl
choices-none = Gerade gibt es nichts zu wählen.
choice-why = warum nicht?
choice-close = Schließen
choice-rules = In den Regeln nachlesen
choice-helps = Das würde helfen:
choice-confirm = Das lässt sich nicht zurücknehmen.
choice-again = oder tipp noch einmal
mine = Meins
primer-title = So spielt sich { $game }
primer-close = Verstanden
primer-rules = Regeln lesen
primer-ask = Neu bei { $game }?
primer-show = So geht es
primer-later = Nicht jetzt

## Lektionen

learn-title = Spielen lernen
learn-about = Kurze Lektionen auf dem echten Brett: eine Aufgabe und eine Antwort auf alles, was du versuchst. Dieses Gerät merkt sich, wie weit du bist.
learn-none = Zu diesem Spiel gibt es noch keine Lektionen.
learn-all = Alle Kurse
learn-offer = Lernen
learn-offer_title = Neu bei { $game }?
learn-offer_text =
    { $count ->
        [one] Eine kurze Lektion
       *[other] { $count } kurze Lektionen
    } auf dem echten Brett.
learn-begin = Beginnen
learn-go_on = Weiter
learn-done = geschafft
learn-list = Alle Lektionen
learn-again = Von vorn
learn-where = Lektion { $number } von { $count }
learn-step = Schritt { $step } von { $steps }
learn-right = Richtig.
learn-other = Erlaubt, aber versuch es noch einmal.
learn-refused = Nicht erlaubt.
learn-over = Lektion { $number } von { $count } ist geschafft.
learn-next = Weiter: { $title }
learn-match =
    Das war der ganze Kurs. Spiel nun eine Partie gegen { $count ->
        [one] einen Neuling
       *[other] { $count } Neulinge
    }; ein Meister gibt dir Tipps, wenn du fragst.
learn-play = Erste Partie gegen Neulinge spielen
tab-log = Verlauf
tab-rules = Regeln
tab-chat = Chat
tab-notes = Notizen
tab-choices = Auswahl
tab-mine = Meins
tabs-label = Neben dem Brett
log-empty = Noch ist nichts geschehen.
log-show = Auf dem Brett zeigen
log-struck = Zurückgenommen:
event-undone =
    { $seat } { $seat ->
        [Du] hast
       *[other] hat
    } eine Aktion zurückgenommen.
event-abandoned = Die Partie wurde beendet.
rules-search = Regeln durchsuchen
rules-none = Davon spricht keine Regel.
rules-found =
    { $count ->
        [one] eine Regel
       *[other] { $count } Regeln
    }
sources-title = Was belegt ist und was von uns stammt
sources-reconstructed = unsere Zahlen
sources-reconstructed_long = Für einige Zahlen in dieser Regel gibt es keine Quelle; sie wurden so gewählt, dass sie zu allem Bekannten passen.
sources-inferred = erschlossene Zahlen
sources-inferred_long = Einige Zahlen in dieser Regel folgen aus anderen, die bekannt sind.
chat-empty = Noch hat niemand etwas gesagt.
chat-say = Sag etwas
chat-send = Senden
chat-mute = { $who } stummschalten
chat-unmute = { $who } wieder hören
chat-watching = Zuschauer können nicht chatten.
notes-label = Deine Notizen zu dieser Partie; sie bleiben auf diesem Gerät
hint-ask = Tipp
hint-best = Siegchance, die beste Wahl
hint-other = Siegchance
analysis-lead = Bots spielen die Partie von vielen ihrer Momente aus mit offenen Karten weiter: So zeigt sich, wie gut die Aussichten jedes Platzes waren. Das dauert etwa eine Minute; du kannst die Seite solange verlassen.
analysis-begin = Durchdenken
analysis-running = { $percent } % durchdacht.
analysis-progress = Wie viel durchdacht ist
analysis-curve = Siegchancen im Lauf der Partie
analysis-start = Anfang
analysis-end = Ende
analysis-moment = Moment
analysis-at = Moment { $moment } von { $of }:
analysis-deed = { $who }: { $act }
analysis-set_up = Der Tisch ist aufgebaut
analysis-between = Irgendwo zwischen Moment { $first } und { $last }
analysis-turning = Die Momente, die sie entschieden
analysis-swing = { $who }: von { $from } % auf { $to } %.
analysis-better = Besser nach dem Wissen dieses Platzes: { $act } ({ $to } % statt { $from } %).
analysis-sound = Nach dem Wissen dieses Platzes war nichts deutlich Besseres zu finden.
analysis-no_turns = Kein Moment hat sie sicher entschieden.
analysis-table = Alle Siegchancen als Tabelle
analysis-replay = In der Rückschau zeigen
analysis-back = Zurück zum Tisch
undo = Rückgängig
menu = Menü
menu-language = Sprache
menu-speed = Tempo der anderen
speed-calm = Ruhig
speed-brisk = Zügig
speed-at_once = Sofort
menu-confirm = Vor dem Handeln fragen
confirm-always = Immer
confirm-final = Nur, wenn es endgültig ist
confirm-never = Nie
menu-look_back = Rückschau
menu-end = Ende der Partie anbieten
menu-end_back = Angebot zurückziehen
menu-end_hint =
    { $count ->
        [one] Ein Platz ist für das Ende.
       *[other] { $count } Plätze sind für das Ende.
    }
menu-leave = Gehen; ein Bot spielt weiter
menu-return = Deinen Platz vom Bot wieder übernehmen
menu-stand_in = Bot für { $who } einspringen lassen
menu-lobby = Lobby
menu-keys = Tasten: 1–9 wählen, Enter handelt, Escape lässt los, U nimmt zurück, H fragt nach einem Tipp.
curtain-title = Gib den Bildschirm an { $who }
curtain-lead = Die anderen sehen weg. Was { $who } weiß, bleibt bis dahin verborgen.
curtain-open = Ich bin { $who }
archive-lead = Diese Partie wurde nach anderen Regeln gespielt, als hier bekannt sind, darum lässt sich ihr Brett nicht zeichnen. Das ist geschehen:
final-title = Das Ende
final-won = Sieg: { $who }
final-nobody = Niemand hat gewonnen
final-place = Platz
final-sum = Summe
final-close = Brett ansehen
final-show = Punkte
final-rematch = Noch einmal
final-rematch_go = Zur nächsten Partie
final-record = Partie herunterladen
final-analysis = Was die Partie entschied
final-verify = Mischung prüfen
final-sound = Die Mischung und jede Zeile stimmen: { $lines } Zeilen, Prüfsumme { $digest }.
final-unsound = Diese Aufzeichnung stimmt nicht: { $problem }.
replay-title = Rückschau
replay-step = Schritt { $step } von { $total }
replay-first = Erster Schritt
replay-back = Einen Schritt zurück
replay-play = Abspielen
replay-pause = Pause
replay-next = Einen Schritt weiter
replay-last = Letzter Schritt
replay-share = Diesen Moment teilen
replay-shared = Die Adresse wurde kopiert.
replay-close = Zurück zur Gegenwart
replay-from = Gesehen von
replay-public = allen
board-zoom_in = Brett vergrößern
board-zoom_out = Brett verkleinern
sheet-up = Bereich hochziehen
sheet-down = Bereich hinunterschieben
generic-board = Dieses Spiel hat noch kein gezeichnetes Brett; hier ist alles, was dein Platz sehen kann.
more = mehr
