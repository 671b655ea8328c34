# Le parole di Serai nel browser. Ciò che dice un gioco sta accanto alle sue regole.

serai = Serai
tagline = Quattro spedizioni, una locanda. Gioca con gli amici, con i bot o con entrambi.
players = { $fewest }–{ $most } giocatori
seat-count = { $fewest }–{ $most }
ask = Che cosa fai?
amount = { $field }: da { $least } a { $most }
colour-ruby = cerchio rubino
colour-azure = rombo azzurro
colour-amber = triangolo ambra
colour-jade = quadrato giada
colour-violet = stella viola

nav-play = Gioca
nav-tables = Tavoli
nav-replays = Rivedi
nav-rules = Regole
nav-learn = Impara
nav-label = Pagine
to-lobby = Torna alla lobby
look-light = Aspetto chiaro
look-dark = Aspetto scuro
look-contrast = Alto contrasto
sound-on = Attiva i suoni
sound-off = Disattiva i suoni
notice-on = Avvisami quando tocca a me
notice-off = Non avvisarmi più
notice-refused = Questo browser non permette avvisi da qui; puoi permetterli nelle sue impostazioni per questa pagina.
loading = Un momento…
trouble = Non ha funzionato: { $text }
unreachable = Il server non è raggiungibile.
unreachable-again = Riprova
unreachable-page = Quel che manca qui arriva appena il server risponde.
renewal = C’è una versione più recente di Serai.
renewal-now = Mostrala
renewal-later = Più tardi
not-found = Questo tavolo non esiste, o non puoi vederlo.
invite-gone = Questo invito è già stato usato o è scaduto. Chiedi un nuovo link.
page-missing = Qui non c’è niente.

lobby-start = Apri un tavolo
lobby-account = senza registrazione
lobby-compiling = Serai è in compilazione e fino ad allora va piano. Cambierà da solo; i tuoi tavoli continuano.
lobby-quick = Gioca subito a { $game } contro i bot
lobby-quick_short = Gioca subito contro i bot
lobby-continue = In corso
lobby-matches = { $count ->
    [one] una partita
   *[other] { $count } partite
}
lobby-wait = { $count ->
    [one] una aspetta te
   *[other] { $count } aspettano te
}
lobby-open = Tavoli aperti
lobby-open_count = { $count } ora
lobby-none_open = Nessun tavolo pubblico aspetta giocatori in questo momento. Aprine uno.
lobby-none_mine = Ancora niente in corso. Un tavolo aperto da te resta qui.
lobby-finished = Finite
lobby-none_finished = Ancora nessuna partita finita.
lobby-more = Più vecchie
lobby-code = Hai un link o un codice? Scrivilo qui
lobby-code_label = Link o codice
lobby-go = Vai
lobby-seats = Posti
lobby-seats_of = { $count } di { $most }
lobby-you = Tu
lobby-friend = Amico
lobby-bot = Bot
lobby-pass = Stesso schermo
lobby-name = Il tuo nome
lobby-their_name = Nome
lobby-host = capotavola
lobby-link_after = riceverai un link
lobby-this_screen = questo schermo
lobby-level = livello
lobby-level_of = Quanto gioca bene il bot al posto { $letter }
level-option = { $number } { $name }
lobby-add = Aggiungi un posto
lobby-remove = Togli il posto { $letter }
lobby-kind = Chi siede al posto { $letter }
lobby-rules = Regole
lobby-rules_hint = ogni riga si può cambiare
lobby-sources = Alcune cifre sono nostre.
preset-manual = Manuale
preset-publisher = Editore
preset-own = Nostro
preset-label = Preset
lobby-side = Tu giochi
side-pirate = un pirata
side-silver = Long John Silver
side-any = indifferente
lobby-agreed = Al tavolo
lobby-pace = Ritmo
pace-none = senza orologio
pace-30 = 30 secondi a turno
pace-90 = 90 secondi a turno
pace-300 = 5 minuti a turno
pace-86400 = un giorno a turno
lobby-joining = Ingresso
joining-invite = solo con il link
joining-public = aperto a tutti
lobby-watching = Spettatori
watching-no = nessuno
watching-yes = chiunque abbia il link
lobby-hints = Consigli
hints-yes = sì
hints-no = nessuno
lobby-summary = { $who }.
summary-friend = { $count ->
    [one] un amico
   *[other] { $count } amici
}
summary-bot = { $count ->
    [one] un bot
   *[other] { $count } bot
}
lobby-about_minutes = Circa { $minutes }.
lobby-open_table = Apri il tavolo
lobby-join = Entra
lobby-watch = Guarda
lobby-back = Continua
lobby-look = Rivedi
replays-games = Giochi
replays-all = Tutti i giochi
replays-search = Chi ha giocato
replays-none = Nessuna partita finita corrisponde.
progress = giro { $round }
state-your_turn = Tocca a te
state-waiting = Si aspetta { $who }
state-waiting_others = Si aspettano gli altri
state-open = Si aspettano giocatori
state-ended = Finita
state-won = Vittoria: { $who }
state-agreed = Chiusa di comune accordo
state-abandoned = Abbandonata
free-seat = posto libero

join-title = { $host } ti invita a { $game }
join-seat = Prenderesti il posto { $letter }.
join-name = Il tuo nome
join-colour = Il tuo colore
join-sit = Siediti
join-public = Entra in questo tavolo

waiting-title = Il tavolo è pronto
waiting-lead = La partita comincia appena tutti i posti sono presi.
waiting-lead_host = Quando tutti i posti sono presi, sei tu a far cominciare la partita.
waiting-empty = libero
waiting-invite = Copia il link
waiting-copied = Copiato
waiting-share = Invia il link
waiting-qr = Mostra il codice QR
waiting-qr_label = Codice QR dell’invito per il posto { $letter }
waiting-bot = Metti un bot
waiting-free = Lascialo libero
waiting-ready = pronto
waiting-not_ready = si sta sedendo…
waiting-start = Comincia la partita
waiting-close = Chiudi il tavolo
waiting-leave = Lascia il tavolo
waiting-commitment = Impegno sulla mescolata: { $commitment }
waiting-commitment_why = Fissato prima che si conosca la parte di ciascuno nella mescolata; dopo la partita chiunque può controllarlo.

title-host = da { $host }
seats-label = Posti
seat-you = tu
seat-bot = bot, { $level }
seat-to_act = di turno
seat-away = assente
seat-stand_in = gioca un bot
seat-host = capotavola
seat-thinking = sta pensando
seat-points = { $points ->
    [one] 1 punto
   *[other] { $points } punti
}
seat-won = vittoria
banner-your_turn = Tocca a te
banner-turn = Tocca a { $who ->
    [Tu] te
   *[other] { $who }
}
banner-several = Decidono in più
banner-waiting = Si aspetta: { $who }.
banner-over = La partita è finita
banner-won = Vittoria: { $who }.
banner-nobody = Non ha vinto nessuno.
banner-agreed = Chiusa di comune accordo, senza risultato.
banner-abandoned = La partita è stata abbandonata.
banner-watching = Stai guardando.
banner-lost = Connessione persa. Nuovo tentativo…
banner-hurry = Salta avanti
banner-clock = ancora { $time }
choices = Scelte
choices-none = Per ora niente da scegliere.
choice-why = perché no?
choice-close = Chiudi
choice-rules = Leggilo nelle regole
choice-helps = Questo aiuterebbe:
choice-confirm = Non si può annullare.
choice-again = o toccala ancora una volta
mine = Mio
primer-title = Come si gioca a { $game }
primer-close = Ho capito
primer-rules = Leggi le regole
primer-ask = Non conosci { $game }?
primer-show = Come si gioca
primer-later = Non ora

## Lessons

learn-title = Impara a giocare
learn-about = Brevi lezioni sul vero tabellone: una cosa da fare, e una risposta a tutto ciò che provi. Questo dispositivo ricorda dove sei arrivato.
learn-none = Per questo gioco non ci sono ancora lezioni.
learn-all = Tutti i corsi
learn-offer = Imparalo
learn-offer_title = Non conosci { $game }?
learn-offer_text = { $count ->
    [one] Una breve lezione sul vero tabellone.
   *[other] { $count } brevi lezioni sul vero tabellone.
}
learn-begin = Comincia
learn-go_on = Continua
learn-done = fatta
learn-list = Tutte le lezioni
learn-again = Ricomincia
learn-where = lezione { $number } di { $count }
learn-step = Passo { $step } di { $steps }
learn-right = Giusto.
learn-other = È permesso, ma riprova.
learn-refused = Non è permesso.
learn-over = La lezione { $number } di { $count } è finita.
learn-next = Prossima: { $title }
learn-match = Il corso è finito. Ora gioca una partita contro { $count ->
    [one] un novizio
   *[other] { $count } novizi
}; un maestro ti dà consigli quando li chiedi.
learn-play = Gioca una prima partita contro dei novizi
tab-log = Diario
tab-rules = Regole
tab-chat = Chat
tab-notes = Note
tab-choices = Scelte
tab-mine = Mio
tabs-label = Accanto al tabellone
log-empty = Non è ancora successo niente.
log-show = Mostra sul tabellone
log-struck = Annullato:
event-undone = { $seat_you ->
    [yes] Hai annullato un’azione.
   *[other] { $seat } ha annullato un’azione.
}
event-abandoned = La partita è stata chiusa.
rules-search = Cerca nelle regole
rules-none = Nessun articolo ne parla.
rules-found = { $count ->
    [one] un articolo
   *[other] { $count } articoli
}
sources-title = Che cosa viene dalle fonti e che cosa è nostro
sources-reconstructed = cifre nostre
sources-reconstructed_long = Alcune cifre di questo articolo non si trovano in nessuna fonte; sono state scelte in accordo con tutto ciò che si sa.
sources-inferred = cifre dedotte
sources-inferred_long = Alcune cifre di questo articolo derivano da altre che si conoscono.
chat-empty = Nessuno ha ancora detto niente.
chat-say = Di’ qualcosa
chat-send = Invia
chat-mute = Silenzia { $who }
chat-unmute = Ascolta di nuovo { $who }
chat-watching = Gli spettatori non possono scrivere in chat.
notes-label = Le tue note su questa partita; restano su questo dispositivo
hint-ask = Consiglio
hint-best = probabilità di vittoria, la scelta migliore
hint-other = probabilità di vittoria
analysis-lead = I bot continuano la partita da molti dei suoi momenti, a carte scoperte: così si vede quante probabilità di vincere aveva ogni posto. Ci vuole circa un minuto; intanto puoi lasciare la pagina.
analysis-begin = Analizza
analysis-running = Analisi: { $percent }%.
analysis-progress = A che punto è l’analisi
analysis-curve = Probabilità di vittoria durante la partita
analysis-start = inizio
analysis-end = fine
analysis-moment = Momento
analysis-at = Momento { $moment } di { $of }:
analysis-deed = { $who }: { $act }
analysis-set_up = Il tavolo è preparato
analysis-between = Da qualche parte tra i momenti { $first } e { $last }
analysis-turning = I momenti decisivi
analysis-swing = { $who }: da { $from }% a { $to }%.
analysis-better = Meglio, per quanto si sapeva da quel posto: { $act } ({ $to }% invece di { $from }%).
analysis-sound = Per quanto si sapeva da quel posto, non c’era niente di chiaramente migliore.
analysis-no_turns = Nessun momento è stato decisivo con certezza.
analysis-table = Tutte le probabilità in una tabella
analysis-replay = Rivedilo sul tabellone
analysis-back = Torna al tavolo
undo = Annulla
menu = Menu
menu-speed = Velocità degli altri
speed-calm = Calma
speed-brisk = Svelta
speed-at_once = Immediata
menu-confirm = Chiedi conferma
menu-language = Lingua
confirm-always = Sempre
confirm-final = Se non si può annullare
confirm-never = Mai
menu-look_back = Rivedi
menu-end = Proponi di chiudere la partita
menu-end_back = Ritira la proposta di chiudere
menu-end_hint = { $count ->
    [one] Un posto è d’accordo a chiudere.
   *[other] { $count } posti sono d’accordo a chiudere.
}
menu-leave = Esci; continua un bot
menu-return = Riprendi il tuo posto dal bot
menu-stand_in = Fai giocare un bot per { $who }
menu-lobby = Lobby
menu-keys = Tasti: 1–9 sceglie, Invio agisce, Esc lascia, U annulla, H chiede un consiglio.
curtain-title = Passa lo schermo a { $who }
curtain-lead = Gli altri guardano altrove. Fino ad allora ciò che sa { $who } resta nascosto.
curtain-open = Sono { $who }
archive-lead = Questa partita è stata giocata con regole diverse da quelle conosciute qui, perciò il suo tabellone non si può disegnare. Ecco che cosa è successo.
final-title = La fine
final-won = { $who ->
    [Tu] Hai vinto
   *[other] Vittoria: { $who }
}
final-nobody = Non ha vinto nessuno
final-place = Posizione
final-sum = Totale
final-close = Guarda il tabellone
final-show = Punteggi
final-rematch = Gioca ancora
final-rematch_go = Vai alla prossima partita
final-record = Scarica la partita
final-analysis = Che cosa ha deciso la partita
final-verify = Controlla la mescolata
final-sound = La mescolata e ogni riga sono in ordine: { $lines } righe, impronta { $digest }.
final-unsound = Questa registrazione non è in ordine: { $problem }.
replay-title = Rivedi
replay-step = Passo { $step } di { $total }
replay-first = Primo passo
replay-back = Un passo indietro
replay-play = Avvia
replay-pause = Pausa
replay-next = Un passo avanti
replay-last = Ultimo passo
replay-share = Condividi questo momento
replay-shared = L’indirizzo è stato copiato.
replay-close = Torna al presente
replay-from = Visto da
replay-public = tutti
board-zoom_in = Ingrandisci il tabellone
board-zoom_out = Riduci il tabellone
sheet-up = Tira su il pannello
sheet-down = Abbassa il pannello
generic-board = Questo gioco non ha ancora un tabellone disegnato; ecco tutto ciò che si vede dal tuo posto.
more = altro
