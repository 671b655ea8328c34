# Ciò che Serai stesso dice, in ogni gioco. Le parole di un gioco stanno nella sua cartella.

## Names

name-you = Tu
you-within = te
name-person = Giocatore { $letter }
name-seat = Posto { $letter }
name-bot = Bot { $letter }
name-bot_0 = Airone
name-bot_1 = Ibis
name-bot_2 = Nibbio
name-bot_3 = Gru
name-bot_4 = Garzetta
name-bot_5 = Cicogna
name-bot_6 = Pavoncella
name-bot_7 = Otarda

## Lists

list-none = niente
list-counted = { $count ->
    [one] { $count } { $what }
   *[other] { $count } { $what_pl }
}
list-by_seat = { $who } { $count }
list-and = { $most } e { $last }
place = ({ $east }, { $north })
number = { $number }

## Words that several games use

# `.a`: con la preposizione; `.pl`: al plurale, che qui non cambia ma che così ogni gioco conosce.
word-north = nord
    .pl = nord
    .a = a nord
word-east = est
    .a = a est
word-south = sud
    .a = a sud
word-west = ovest
    .a = a ovest
word-inside = dentro
word-outside = fuori

## Greeting

greeting-title = Serai
greeting = La locanda dove si giocano spedizioni: con i bot, con gli amici, da Python.
greeting-commands =
    serai play — siediti e gioca; chiede quale gioco
    serai play { $game } --seats you,bot,bot — con la compagnia che vuoi
    serai learn { $game } — impara un gioco sul suo tabellone, un passo alla volta
    serai serve --open — apri i tavoli nel tuo browser
    serai join LINK — siediti al tavolo di qualcuno
    serai watch { $game } — mettiti comodo mentre giocano i bot
    serai games — giochi, preset, opzioni
    serai rules { $game } — un regolamento, un articolo, una ricerca
    serai replay FILE — rivedi una partita passo per passo
    serai analyse FILE — che cosa ha deciso una partita finita
    serai verify FILE — controlla ogni estrazione di una partita
greeting-help = serai COMANDO --help dice di più su ognuno. --no-colour toglie i colori.

version = serai { $version }, { $how }, Python { $python }
version-compiled = compilato
version-interpreted = interpretato

## Help on commands

about-serai = Gioca e studia giochi da tavolo di spedizioni.
about-play = Gioca una partita in questo terminale, con i bot, con amici accanto a te o con entrambi.
about-watch = Guarda i bot giocare tra loro.
about-replay = Rivedi una partita passo per passo, avanti e indietro.
about-join = Siediti da questo terminale al tavolo di un server, con il suo link.
about-join_link = Il link del tavolo o dell’invito, come lo mostra la pagina.
about-join_name = Come ti vedono gli altri; senza, il tuo nome su questa macchina.
about-verify = Controlla il file di una partita: sigillo, chiave, ogni estrazione, evento e hash, risultato.
about-analyse = Riguarda una partita finita: le probabilità di ogni posto, e che cosa l’ha decisa.
about-rules = Leggi un regolamento, un articolo, o gli articoli che contengono certe parole.
about-learn = Segui il corso di un gioco: brevi lezioni sul vero tabellone, in ognuna una cosa da fare.
about-learn_game = Il gioco; senza, tutti i corsi che ci sono.
about-learn_lesson = La lezione da cui cominciare, per numero o nome; con «list» il loro elenco.
about-learn_course = Quale corso, se un gioco ne ha più d’uno.
about-games = Elenca i giochi, o le opzioni di un gioco.
about-serve = Apri i tavoli in un browser, per questa macchina o per chiunque la raggiunga.
about-host = L’indirizzo su cui ascoltare; 127.0.0.1 è solo questa macchina.
about-port = La porta su cui ascoltare; senza indicazione 8377.
about-data = La cartella in cui si conservano i tavoli.
about-database = Un file, o l’indirizzo di un database PostgreSQL; senza indicazione un file nella cartella dei dati.
about-config = Un file TOML con queste e altre impostazioni.
about-open = Apri subito la pagina in un browser.
serve-ready = Serai è aperto a { $address }
serve-stop = I tavoli sono conservati; ferma con Ctrl-C e riparti quando vuoi.
serve-parts = le parti del server non sono installate; installa serai[server], o usa make play
about-think = Pensare per bot, consigli e analisi su una macchina che non serve nessuno, a favore di quelle che servono un database PostgreSQL.
about-think_database = L’indirizzo del database PostgreSQL che esse servono.
about-thinkers = Quanti processi pensano; senza indicazione uno per core.
about-think_game = Un gioco di altrove come modulo:Classe, come l’hanno quelle che servono; si può dare più volte.
about-think_bot = Un bot di altrove come modulo:Classe, come l’hanno quelle che servono; si può dare più volte.
think-ready = Serai pensa per tutti quelli che servono { $database }
think-stop = Ferma con Ctrl-C quando vuoi; altri riprendono ciò a cui si pensa qui.
about-check = Esamina il database di un server e di’ quali dei suoi tavoli si possono usare.
about-backup = Copia il database di un server in un file, che sia in uso in questo momento o no.
about-copy = Il file da scrivere; non deve ancora esistere.
check-aside = Tavolo { $table }: { $words }
check-open = { $count ->
    [one] un tavolo non ancora cominciato
   *[other] { $count } tavoli non ancora cominciati
}
check-playing = { $count ->
    [one] una partita in corso
   *[other] { $count } partite in corso
}
check-ended = { $count ->
    [one] una partita finita
   *[other] { $count } partite finite
}
check-archived = Di { $count ->
    [one] una partita finita
   *[other] { $count } partite finite
} può raccontare solo il file della partita.
check-good = Il database è in ordine.
check-some = Un server mette da parte questi tavoli e continua con tutti gli altri.
check-whole = Il database è danneggiato. Rimetti al suo posto l’ultima copia buona; se non c’è, sqlite3 FILE .recover salva ciò che si può leggere.
check-lost_row = La riga { $row } di { $part } non appartiene a nessun tavolo.
backup-done = Il database è copiato in { $copy }. Contiene i segreti delle partite in corso: tienilo per te.
backup-postgres = PostgreSQL si copia con il suo pg_dump, anche mentre un server lo usa
about-golden = Registra partite finite che i test rigiocano riga per riga.
about-game = Il gioco, come lo chiama `serai games`, o modulo:Classe per uno di altrove.
about-serve_game = Un gioco di altrove come modulo:Classe; si può dare più volte. Quelli dei pacchetti installati si trovano comunque.
about-serve_bot = Un bot di altrove come modulo:Classe che si potrà scegliere; si può dare più volte.
about-seats = Chi siede dove, separati da virgole: you, you:NOME, bot, bot:LIVELLO, bot:modulo:Classe.
about-preset = Un insieme di opzioni con un nome.
about-option = Una regola da cambiare, come nome=valore; si può dare più volte.
about-seed = Un numero che decide tutta la fortuna, così la partita si può rigiocare.
about-save = Conserva la partita in questo nuovo file, scritto dopo ogni azione.
about-load = Continua una partita conservata, nello stesso file.
about-no_hints = Gioca senza consigli, in questa partita e ogni volta che la si riprende.
about-file = Il file della partita.
about-analyse_seconds = Secondi di processore per pensare; con più secondi le probabilità sono più sicure e i momenti esaminati di più.
about-completion = Fai completare alla shell i comandi e le opzioni di Serai: bash, zsh o fish.
about-plain = Riga per riga invece che a tutto schermo: per lettori di schermo, pipe e terminali semplici.
about-play_pace = Per quanti secondi resta ogni frase sugli altri prima della successiva.
about-pace = Secondi tra due immagini.
about-replay_seat = Guarda da questo posto, indicato con la lettera; senza, come il pubblico.
about-replay_line = Comincia dopo questa riga.
about-replay_all = Racconta tutta la partita in una volta.
about-commitment = L’impegno pubblicato prima della partita.
about-rules_game = Il gioco, o il numero di un articolo.
about-rules_wish = Il numero di un articolo, o parole da cercare.
about-out = La cartella per i file.

about-tournament = Fai giocare tra loro i livelli dei bot e scopri quanto è forte ognuno. Interrompi quando vuoi: lo stesso comando riprende da lì.
about-tournament_games = I giochi, separati da virgole, come li chiama `serai games`, o modulo:Classe.
about-tournament_seats = Quanti posti; più numeri, separati da virgole, si giocano uno accanto all’altro.
about-plan = Chi incontra chi. mixed: ogni compagnia di livelli, in ogni posto. one-among: un posto di ogni livello tra posti di ogni altro. ladder: un posto di ogni livello tra posti di quello nominato prima. sides: ogni livello da ogni parte, dove un gioco ha parti.
about-lab = Studia i giochi stessi.
about-balance = Gioca molte partite di un gioco e scopri se è equo: vittorie per ordine di gioco, livello e opzione, durata, punti. Interrompi quando vuoi: lo stesso comando riprende da lì.
about-balance_seats = Quanti posti; più numeri si separano con virgole, e senza nessuno si giocano tutti.
about-dataset = Gioca partite e scrivi, per programmi che imparano, che cosa ogni posto sapeva, poteva scegliere e ha scelto, e com’è finita; oppure leggi partite da file. Interrompi quando vuoi: lo stesso comando riprende da lì.
about-dataset_game = Il gioco; non serve se le partite si leggono da file.
about-dataset_seats = Quanti posti; senza numero, il minimo che il gioco ammette.
about-dataset_matches = Quante partite.
about-dataset_records = File di partite, come li conserva Serai o come li consegna un server; si leggono invece di giocare.
about-dataset_most = Decisioni dopo le quali una partita viene interrotta; 0 significa nessun limite.
dataset-what = Indica un gioco, o file di partite con --records.
dataset-parts = I dataset si scrivono con NumPy: pip install 'serai[envs]'.
dataset-writing = In scrittura
dataset-stopped = Fermato; lo stesso comando riprende da ciò che è in { $folder }.
dataset-done = { $count ->
    [one] Una partita scritta
   *[other] { $count } partite scritte
} in { $folder }; dataset.json dà un nome a ogni numero e a ogni scelta.
about-train = Istruire il giudizio appreso di un gioco: i bot giocano fra loro, una piccola rete impara che cosa è stato di ciò che sapevano, e se ne scrivono i pesi e una scheda. Copia entrambi nella cartella del gioco perché la ricerca li usi. Interrompi quando vuoi: lo stesso comando riprende da dov’era.
about-train_levels = Chi gioca, separati da virgole; in ogni partita uno dei livelli occupa tutti i posti.
about-train_matches = Da quante partite imparare.
about-train_units = Quante unità nascoste ha la rete.
about-train_epochs = Quante volte passa tutto in rassegna.
train-gathering = Partite
train-learning = Apprendimento
train-least = Una rete ha almeno un’unità nascosta e impara per almeno un passaggio.
train-done = I pesi sono in { $weights }; { $card } accanto dice come sono nati.
about-own_study = Gioca lo studio che un gioco porta con sé: partite di giocatori suoi, e ciò che vi si conta, in tabelle e grafici. Interrompi quando vuoi: lo stesso comando riprende da lì.
about-own_study_levels = I giocatori da studiare, separati da virgole, come li chiama il gioco; senza nessuno, quelli soliti di questo studio.
about-own_study_matches = Quante partite di ogni tipo.
about-vary = Un’opzione di cui si prova ogni valore, o all; si può dare più volte.
about-study_levels = I livelli, separati da virgole; anche gli stili propri di un gioco, come li chiama `serai games GIOCO`, e bot di altrove come modulo:Classe.
about-study_matches = Quante partite di ogni tipo; completate fino a un numero in cui ogni livello ha ogni posto ugualmente spesso.
about-study_seed = Un numero che decide tutta la fortuna dello studio.
about-study_workers = Quanti processi giocano; senza numero, tanti quanti i core.
about-study_on = Dove giocare: processes (processi di questa macchina) o ray (un cluster Ray).
about-study_address = L’indirizzo del cluster Ray; senza, e senza RAY_ADDRESS, se ne avvia uno su questa macchina.
about-study_out = La cartella per i risultati; viene creata, o ripresa.

help-usage = Uso: { $usage }
help-commands = Comandi
help-parameters = Parametri
help-arguments = Argomenti
help-help = Mostra questa pagina.
help-version = Mostra quale Serai è questo.
help-default = se non è dato: { $value }
help-required = necessario
help-everywhere = Con ogni comando: --language sceglie la lingua ({ $languages }), come fa SERAI_LANGUAGE; --no-colour toglie i colori.
language-unknown = Qui non c’è la lingua «{ $wish }»; ci sono: { $languages }.

## Choosing a game

choose-game = Quale gioco?
choose-left = { $title }, lasciata a metà ({ $when })
choose-prompt = Il suo numero o nome (Invio per { $first }):
choose-again = Scrivi un numero da 1 a { $most }, un nome dell’elenco, oppure q.
choose-none = Nessun gioco scelto; serai games li elenca.

## Seats, options, files

seats-number = { $title } è per { $fewest }–{ $most } posti, non { $count }: nominali uno dopo l’altro, come in --seats you,bot,bot.
seats-unknown = Un posto è you, you:NOME, bot o bot:LIVELLO con uno dei livelli { $levels }, non «{ $entry }».
seats-same_name = Due posti si chiamano { $name }: dai a ogni persona un nome suo.
seats-name = «{ $name }» non va bene: un nome ha da 1 a { $longest } lettere.
seat-letter = Un posto è una lettera da { $first } a { $last }, non «{ $wish }».
option-form = Un’opzione si dà come nome=valore, non «{ $wish }»; serai games GIOCO le elenca.
load-alone = Una partita conservata ha il suo gioco, le sue opzioni e la sua fortuna: con --load si possono dare solo --seats e --save.
load-place = Questa partita è stata giocata con il bot { $level }. Nessun file fa caricare a Serai un programma che esso nomina: di’ con --seats chi continua.
load-seats = Questa partita ha { $total } posti, ma --seats ne nomina { $count }.
file-missing = Il file { $file } non c’è.
file-unsound = Il file { $file } non si può usare: { $trouble }. Forse un’altra copia è in ordine.
file-other_version = Il file { $file } è di un’altra versione: { $trouble }.
watch-people = Si possono guardare solo i bot; per giocare tu: serai play { $game }.
watch-pace = Il ritmo è un numero di secondi da 0 a { $most }.

## At the table

ask = Che cosa fai?
group-choices = Puoi
keys = numero{ $undo ->
    [yes] { " · u annulla" }
   *[no] { "" }
}{ $hints ->
    [yes] { " · h consiglio" }
   *[no] { "" }
} · ? aiuto · r regole · l diario · v vista · s salva · q esci
prompt = >
prompt-unknown = Scrivi il numero di una scelta, o ? per l’aiuto.
prompt-number = Le scelte vanno da 1 a { $most }.
group-refused = Ora no
choice-refused = (no) { $label }
amount = { $field }, da { $least } a { $most }?
amount-range = Un numero intero da { $least } a { $most }, per favore, o Invio per lasciar stare.
amount-none = Non è stato fatto niente.
news-more = { $count ->
    [one] … una riga prima di queste; l le mostra tutte.
   *[other] … { $count } righe prima di queste; l le mostra tutte.
}
help-keys =
    3 — fa ciò che dice il numero 3; una scelta segnata (no) dice quale regola la vieta
    5 12 — la scelta 5 con la quantità 12, senza che venga chiesta
    u — annulla la tua ultima azione, finché nessuno ne ha saputo qualcosa
    h — un consiglio: che cosa giocherebbe qui un maestro, e le tue probabilità di vincere
    r { $prefix }-1.1 — legge un articolo; r e alcune parole trova gli articoli che le contengono
    l — il diario: che cosa è successo finora, come l’hai visto tu
    v — la vista: ridisegna il tabellone
    s FILE — da ora conserva la partita in un file
    q — lascia il tavolo
    ? — questo aiuto

hint-title = Che cosa giocherebbe un maestro
hint-thinking = Sto pensando…
hint-chance = { $percent }%
hint-only = Non c’è altro da fare.
hint-ahead = Da qui vince circa { $percent } partite su 100, { $lead } più di ogni altra scelta.
hint-close = { $others ->
    [0] Da qui vince circa { $percent } partite su 100.
    [one] Da qui vince circa { $percent } partite su 100; un’altra scelta è quasi altrettanto buona.
   *[other] Da qui vince circa { $percent } partite su 100; altre { $others } scelte sono quasi altrettanto buone.
}
hint-deeper = { $others ->
    [one] Da qui vince circa { $percent } partite su 100, giocate alla svelta; un’altra scelta ha fatto meglio, ma un maestro guarda più lontano.
   *[other] Da qui vince circa { $percent } partite su 100, giocate alla svelta; altre { $others } scelte hanno fatto meglio, ma un maestro guarda più lontano.
}
hint-habit = Lo dice l’esperienza; le probabilità non sono state calcolate.
hint-tries = { $tries ->
    [one] È stata provata una volta, in una partita compatibile con ciò che sai.
   *[other] È stata provata { $tries } volte, in partite compatibili con ciò che sai.
}
hint-off = Questa partita si gioca senza consigli.
hint-failed = Nessun consiglio è arrivato; riprova, o continua senza.
bot-thinking = { $seat } sta pensando…
bot-failed = { $seat } non ce l’ha fatta, perciò per questo bot è stata estratta un’azione permessa ({ $trouble }).

curtain = Ora tocca a { $name }. Nessun altro guardi lo schermo.
curtain-enter = Premi Invio per continuare:

save-where = In quale file conservare la partita?
save-done = Conservata in { $file }, e di nuovo dopo ogni azione.
save-exists = Il file { $file } c’è già e non verrà sovrascritto: scegli un altro nome, o riprendilo con serai play --load.
save-failed = La partita non si è potuta conservare: { $trouble }. Si riprova dopo ogni azione; s FILE la conserva altrove.
quit = Lasciare il tavolo? La partita è conservata in { $file }. (y: sì, n: no)
quit-unsaved = Lasciare il tavolo? (y: esci, s: salva ed esci, n: resta)
left = Arrivederci.
left-interrupted = La partita è stata interrotta.
left-saved = La partita è conservata: serai play --load { $file } la riprende.
left-unsaved = La partita non è stata conservata; --save FILE la conserva dall’inizio.
left-lost = Le ultime azioni non si sono potute conservare.
end-saved = Tutta la partita è in { $file }: serai analyse dice che cosa l’ha decisa; anche serai replay e serai verify la leggono.

end-prompt = a: che cosa l’ha decisa · s FILE: conserva la partita · Invio: esci
end-keys = a dice che cosa ha deciso la partita, s e il nome di un file la conserva, Invio esce; poi è perduta.
window-short = Questa finestra è troppo bassa per il tabellone e le scelte: v disegna il tabellone.
window-narrow = Questa finestra è più stretta delle { $wanted } colonne per cui si disegna un tabellone.

## The full screen

lobby-title = Serai · quale gioco?
lobby-keys = ↑ ↓ scegli · Tab altro lato · ← → cambia · Invio o B comincia · R regole · T luce · Q esci
lobby-begin = ▶ Comincia
lobby-go_on = ▶ Continua
setup-seats = Posti
setup-person = una persona a questo schermo
setup-bot = bot, { $level }
setup-preset = Preset
setup-no_preset = nessuno
table-waiting = Un momento…
curtain-key = Invio continua.
page-close = Esc chiude
book-look = un numero come { $prefix }-1.1, o parole
filter = parole da cercare
choices-here = Qui
pane-log = Diario
pane-mine = Mio
pane-scores = Punti
pane-hint = Consiglio
pane-nothing = Qui non c’è niente.
hint-how = H chiede che cosa giocherebbe qui un maestro.
amount-keys = frecce o cifre, Invio
point-possible = si può scegliere
point-not = non si può scegliere
point-keys = frecce muovono, Maiusc di poco, + − zoom, o scrivi x y; Invio prende, Esc lascia
full-failed = Il tutto schermo non ha potuto continuare; la partita è conservata, e --plain la mostra riga per riga.
full-pace = { $seconds ->
    [0] Tutto viene raccontato subito.
    [one] Un secondo per ogni frase; lo spazio affretta.
   *[other] { $seconds } secondi per ogni frase; lo spazio affretta.
}
full-keys = { $over ->
    [yes] K conserva · Z tabellone · L diario · S punti · ? aiuto · Q esci
   *[no] { $asked ->
        [yes] ↵ fa · / cerca{ $undo ->
            [yes] { " · U annulla" }
           *[no] { "" }
        } · H consiglio · R regole · Tab vista · ? · Q esci
       *[no] Spazio affretta · < > ritmo { $pace } s · Tab vista · R regole · ? tasti · Q esci
    }
}
full-help_title = Tasti
full-help =
    una lettera, una cifra — guarda la scelta con quel tasto; ancora una volta, o Invio, la fa
    ↑ ↓ Invio — scorri le scelte e prendine una; → e ← entrano in più scelte e tornano
    / — trova le scelte per parole
    clic — guarda una scelta, o qualcosa sul tabellone; ancora una volta la fa
    U — annulla la tua ultima azione, finché nessuno ne ha saputo qualcosa
    H — un consiglio: che cosa giocherebbe qui un maestro, e le tue probabilità di vincere
    L M S — il diario, ciò che è tuo, come stanno tutti; ancora una volta ingrandisce
    Tab, Z — il riquadro seguente; ingrandisci il riquadro sul tabellone, e indietro
    Ctrl ↑ ↓ — scorri il riquadro
    R — il regolamento, in cui si cerca scrivendo
    spazio, < > — affretta; racconta più piano o più in fretta
    T — di giorno o di notte
    K — conserva la partita in un file tuo
    Q, Ctrl-C — esci; la partita è conservata

event-undone = { $seat_you ->
    [yes] Hai annullato l’ultima azione.
   *[other] { $seat } ha annullato l’ultima azione.
}
event-abandoned = La partita è stata abbandonata.

## Lessons

lesson-refused = Non è permesso. Vedi la regola «{ $title }».
learn-courses = Corsi
learn-course = serai learn { $name } — { $title }, { $count ->
    [one] una lezione
   *[other] { $count } lezioni
}
learn-none = { $title } non ha ancora lezioni; `serai rules { $name }` è il suo regolamento
learn-heading = Lezione { $number } di { $count }: { $title }
learn-keys = un numero sceglie · v di nuovo il tabellone · r N.N un articolo · q esci
learn-done = La lezione { $number } è finita.
learn-next = Invio per la prossima lezione, q per uscire:
learn-left = Continua quando vuoi: { $command }
learn-finished = Il corso è finito. Ora viene una partita contro { $count ->
    [one] un novizio
   *[other] { $count } novizi
}, con consigli ogni volta che li chiedi (h).
lesson-on = Invio passa alla prossima lezione, Q esce.
lesson-to_match = Invio comincia la partita, Q esce.
lesson-no_undo = In una lezione si gioca solo la mossa giusta, quindi non c’è niente da annullare.
lesson-no_file = Una lezione non si conserva in un file.
learn-match = La giochi adesso? [Y: sì, n: no]

## A table of a server

join-link = «{ $link }» non porta a nessun tavolo: un link finisce in /join/… o /table/…, come lo mostra la pagina del tavolo.
join-away = Nessuno risponde a { $origin }: { $trouble }.
join-refused = Il server lo rifiuta (stato { $status }).
join-parts = le parti che raggiungono un server non sono installate; installa serai[server]
join-screen = Il tavolo di un server richiede un terminale a tutto schermo; apri piuttosto il link in un browser.
join-lost = La connessione è persa; la si cerca di nuovo.
join-waiting = { $count ->
    [0] Tutti i posti sono presi; si comincia subito.
    [one] Un posto è ancora libero; si comincia quando qualcuno lo prende.
   *[other] { $count } posti sono ancora liberi; si comincia quando sono presi.
}
join-kept = Il server conserva questa partita; la sua pagina ha il file quando è finita.
join-left = Arrivederci. Il tavolo è a { $link }; serai join { $link } vi ritorna.

## Results

result-points = Punti
result-places = Posto
result-place = { $place }°
result-won = { $seat ->
    [Tu] Hai vinto
   *[other] { $seat } ha vinto
} con { $points ->
    [one] 1 punto.
   *[other] { $points } punti.
}
result-shared = Vittoria condivisa tra { $winners }.
result-nobody = Non ha vinto nessuno.
result-none = La partita è finita senza risultato.

## Replay

replay-prompt = Riga { $line } di { $last } (Invio avanti, b indietro, f prima, e fine, un numero, q):
replay-keys = Invio o n va avanti, b indietro, f alla prima riga, e alla fine, un numero a quella riga, q esce.
replay-full_keys = ← → una riga · PgUp PgDn dieci · Home End · Spazio corri · v da chi · R regole · Q esci
replay-where = Riga { $line } di { $last }
replay-public = come l’hanno vista tutti
replay-seat = { $seat ->
    [Tu] come l’hai vista tu
   *[other] come l’ha vista { $seat }
}
replay-line = Le righe vanno da 0 a { $last }.

## Analysis

analysis-title = { $game }: che cosa ha deciso la partita
analysis-luck = C’entra anche la fortuna.
analyse-seconds = Un’analisi prende da { $least } a { $most } secondi.
analyse-running = La partita in { $file } non è finita: un’analisi ne rivelerebbe i segreti.
analyse-thinking = Analizzo { $count ->
    [one] un momento
   *[other] { $count } momenti
}, al massimo in { $seconds ->
    [one] un secondo
   *[other] { $seconds } secondi
}
analyse-lead = La probabilità di vincere di ogni posto, dal primo momento all’ultimo, se tutti continuano a giocare in modo sensato.
analyse-no_turns = Nessun momento è stato decisivo con certezza; con più --seconds forse se ne trova uno.
analyse-line = Riga { $line }, { $seat }: { $act }
analyse-lines = Righe da { $first } a { $last }
analyse-change = { $seat } { $before } → { $after }%
analyse-changes = Probabilità: { $changes }
analyse-better = Meglio, per quanto si sapeva da quel posto: { $act } ({ $after }% invece di { $before }%).
analysis-share = { $percent }% del tempo; { $count ->
    [one] un momento
   *[other] { $count } momenti
} da esaminare
analysis-turns = { $count ->
    [one] Un momento è stato decisivo
   *[other] { $count } momenti sono stati decisivi
}; Invio mostra il tabellone.
analysis-keys = ↑ ↓ scegli un momento · Invio il suo tabellone · R regole · T luce · Q esci
moment-which = Svolta { $number } di { $count }
moment-better = sul tabellone: la mossa migliore
moment-played = sul tabellone: la mossa giocata
moment-keys = ↑ ↓ svolte · ← → righe · p giocata o migliore · v da chi · Q curve
analyse-sound = Per quanto si sapeva da quel posto, non c’era niente di chiaramente migliore.

## Verify

verify-seal = Il file è intero: { $count ->
        [one] una riga
       *[other] { $count } righe
    }, e il sigillo torna.
verify-rules = { $title } per { $count } posti, con le regole numero { $rules } e le loro cifre.
verify-seed = La chiave segue dal seme { $seed }; una partita di studio, senza impegno.
verify-secret = La chiave segue dal segreto { $nonces ->
    [0] soltanto, nessun posto ha dato un nonce,
   *[other] e dai { $nonces } nonce, uno per posto,
} e il segreto apre l’impegno { $commitment }….
verify-same_commitment = È l’impegno che hai indicato.
verify-worth_seed = Chi ha scelto il seme poteva conoscere ogni estrazione: questo non dice niente sulla fortuna.
verify-worth_unpublished = Un impegno non prova niente se non è stato pubblicato prima della partita: --commitment confronta questo con quello che ti è stato dato allora.
verify-worth = { $nonces ->
    [0] Senza i nonce dei posti, chi ha fatto il segreto poteva scegliere tra più mescolate.
   *[other] Se è stato pubblicato prima che fossero dati i nonce, nessuno poteva scegliere da solo la mescolata.
}
verify-lines = Tutte le { $count } righe sono state rigiocate e ogni azione era permessa{ $undone ->
    [0] .
    [one] , una annullata.
   *[other] , { $undone } annullate.
}
verify-draws = Tutte le estrazioni ({ $draws }) e tutti gli eventi ({ $events }) sono quelli a cui porta la chiave.
verify-hash = L’hash di ogni riga concorda, fino a { $digest }….
verify-over = Il risultato è quello a cui portano le righe.
verify-running = La partita non ha ancora un risultato, e il file non ne dichiara.
verify-good = { $file } è in ordine.
verify-failed = { $file } non è in ordine.
verify-other_version = { $file } è di un’altra versione, perciò qui non si può controllare.
verify-other_commitment = La partita non è stata giocata con l’impegno che era stato pubblicato.
verify-commitment_form = Un impegno è fatto di { $digits } cifre da 0 a f.

## Rules and games

rules-books = Ogni gioco ha un regolamento; ogni regola ha un numero.
rules-book = serai rules { $name } — { $title }, { $count } articoli
rules-how = r { $prefix }-1.1 legge un articolo, r e alcune parole trova gli articoli che le contengono.
rules-nothing = Nessun articolo parla di «{ $wish }».
games-seats = da { $fewest } a { $most } posti
games-presets = preset: { $presets }
games-more = serai games GIOCO elenca le opzioni di un gioco. Livelli dei bot: { $levels }.
sources-reconstructed = cifre nostre
sources-inferred = cifre dedotte
sources-where = serai rules { $name } sources dice quali cifre del gioco sono nostre.
games-others = Oltre ai livelli lo giocano: { $names }.
games-options = Scegli con serai play { $name } --preset NOME --option nome=valore.
golden-written = { $count ->
    [one] Una partita scritta
   *[other] { $count } partite scritte
} in { $folder }.

## Studies

number-list = { $name } è un numero, o più numeri separati da virgole, non «{ $wish }».
study-playing = In gioco
study-workers = Il numero di processi va da 1 a { $most }.
study-on = Non si può giocare su «{ $wish }»; ci sono: processes, ray.
study-address = Un indirizzo serve solo con --on ray.
study-parts = le parti che leggono i risultati non sono installate; installa serai[lab], o usa make play
study-cut = L’ultima riga dei risultati era strappata ed è stata tagliata; la sua partita è stata rigiocata.
study-stopped = Fermato con { $done } partite giocate su { $wanted }, tutte conservate in { $folder }; lo stesso comando riprende da lì.
study-done = { $count ->
    [one] Una partita è
   *[other] { $count } partite sono
} in { $folder }.
study-files = Oltre a results.jsonl, che le contiene tutte: { $files }.
company-mixed = tavoli misti
company-alone = solo { $one }
company-one_among = 1 { $one } tra { $others }
company-sides = { $one } contro { $others }
level-side = { $level } come { $side }
percent = { $number }%
spread = { $middle } ({ $low } – { $high })
order-place = { $place ->
    [1] primo ad agire
    [2] secondo
    [3] terzo
   *[other] { $place }°
}
option-usual = come di solito
who-winners = vincitori
span = { $low } – { $high }%
wins-of = { $wins } su { $played }
table-cell = { $title }, { $seats } posti, { $who }
table-ratings = { $title }, valutazioni openskill
table-time = { $title }, { $seats } posti, tempo di processore per mossa in millisecondi
table-order = { $who }, vittorie per ordine di gioco
table-lengths = Durata: mediana (una su dieci è più breve, una su dieci più lunga)
table-endings = Come sono finite le partite
table-points_title = Punti: mediana (uno su dieci ne ha meno, uno su dieci di più)
table-options = { $who }, quota di vittorie di: { $what }
table-who = Chi
table-option = Opzione
table-matches = Partite
table-decisions = Decisioni
table-rounds = Giri
table-points = Punti
table-winner = Punti del vincitore
table-level = Livello
table-won = Vinte
table-share = Quota
table-interval = Intervallo al 95%
table-fair = Quota equa
table-times_fair = × equa
table-rating = Valutazione
table-moves = Mosse
table-mean = Media
table-p99 = 99% entro
table-longest = Massimo
plot-share = { $share }%  ({ $low }–{ $high })
plot-fair = equa { $share }%
plot-study = { $title }: { $table }
plot-interval = segno: media · barra: intervallo al 95%
plot-tenths = segno: mediana · barra: tutto tranne i decimi estremi
plot-range = segno: mediana · barra: dal minimo al massimo
plot-alike = tutti uguali
plot-shares = Quote di vittorie, con intervalli al 95%
plot-shares_scale = quota di partite vinte da un posto (o da una parte)
plot-ratings = Valutazioni, con intervalli al 95%
plot-ratings_scale = valutazione openskill; tutti partono da 25
plot-moves = Tempo di processore per mossa
plot-moves_scale = segno: media · barra: il 99% è entro · croce: massimo (cifre in millisecondi)
plot-seats = { $title }, { $seats } posti
plot-order = Quote di vittorie per ordine di gioco
plot-lengths = Quanto durano le partite
plot-lengths_scale = decisioni o giri di una partita; verso l’alto: la quota di partite
plot-decisions = Decisioni
plot-rounds = Giri
plot-points = Punti
plot-points_scale = punti; verso l’alto: la quota di risultati
plot-options = Quota di vittorie, { $what }, opzione per opzione
plot-of = { $what }: { $where }
plot-times = { $mean } · { $most } · { $longest }

## Trouble

usage = { $trouble } serai --help mostra che cosa si può scrivere.
usage-command = Non c’è nessun comando «{ $word }»; ci sono: { $commands }.
usage-extra = «{ $word }» è più di quanto questo comando accetta; { $command } --help dice che cosa accetta.
usage-missing = A { $command } serve { $name }; { $command } --help dice che cos’è.
usage-option = Qui non c’è «{ $word }»; { $command } --help dice che cosa c’è.
usage-value = «{ $word }» non va bene per { $name }; { $command } --help dice che cosa accetta.
disk = Non si può più scrivere niente: { $trouble }.
input-ended = L’input è finito; non è stato fatto niente.
interrupted = Interrotto; non è stato cambiato niente.

## What the server refuses

problem-stopping = Il server si sta fermando.
problem-other_sites = Le richieste da altri siti sono rifiutate.
problem-cut_off = La connessione è finita a metà della richiesta.
problem-no_json = I corpi sono JSON: Content-Type: application/json.
problem-host = Questo server non risponde a quel nome; vedi l’impostazione allowed_hosts.
problem-too_fast = Troppo in fretta. Aspetta un momento.
problem-not_found = Qui non c’è niente, o non è aperto a te.
problem-wrong_method = A questo indirizzo non si può chiedere in questo modo.
misread-form = Questa richiesta non ha la forma attesa qui.
misread-type = Atteso: `{ $expected }`, ricevuto: `{ $got }`
misread-bound = Atteso: `{ $expected }` { $bound }
misread-missing = Manca `{ $field }`
misread-unknown = Sconosciuto qui: `{ $field }`
misread-value = Questo valore non esiste: { $got }
misread-json = Il contenuto non è JSON valido.
problem-not_yours = Quel posto non è tuo.
problem-not_kept = In questo momento non si è potuto salvare. Riprova.
problem-viewpoint = Un punto di vista è il numero di un posto oppure public.
problem-record_running = Una partita in corso ha dei segreti: il suo file è pronto quando è finita.
problem-no_match = A questo tavolo non c’è stata nessuna partita.
problem-record_damaged = Ciò che è conservato del file di questa partita è danneggiato.
problem-no_hints = Questo tavolo è stato aperto senza consigli.
problem-hint_not_asked = Un consiglio è per chi deve agire.
problem-hint_late = Nel frattempo la partita è andata avanti.
problem-analysis_running = Una partita si analizza quando è finita.
problem-wait_for_it = Aspetta ciò che hai chiesto prima di chiedere altro.
problem-message = A un messaggio servono lettere visibili e nessun carattere di controllo.
problem-chat_full = A questo tavolo si è parlato abbastanza: la chat è piena.
problem-mute_other = Si può silenziare solo il posto di qualcun altro.
problem-not_begun = La partita non è ancora cominciata.
problem-archived = Questa partita è stata giocata con altre regole: la può raccontare solo il suo file.
problem-name = A un nome servono lettere visibili e nessun carattere di controllo.
problem-name_taken = A questo tavolo qualcuno ha già questo nome; scegline un altro.
problem-your_tables = Siedi già a cento tavoli; prima finiscine o lasciane qualcuno.
problem-too_many_tables = Qui troppi tavoli aspettano di cominciare; riprova tra qualche minuto.
problem-no_own_seat = Almeno un posto deve essere tuo.
problem-same_colour = Due posti non possono avere lo stesso colore.
problem-only_bots_have_levels = Solo i bot hanno un livello.
problem-rematch = Una rivincita segue una partita finita.
problem-colour_taken = Un altro posto ha questo colore.
problem-match_over = La partita è finita.
problem-id_used = Questo id è già stato usato per qualcos’altro.
problem-no_such_seat = A questo tavolo quel posto non c’è.
problem-begun = La partita è già cominciata.
problem-seats_open = Alcuni posti sono ancora liberi.
problem-nonces_missing = Qualcuno non ha ancora mandato la sua parte della mescolata.
problem-seat_taken = Quel posto è preso.
problem-seats_taken = Tutti i posti sono presi.
problem-no_invitation = Solo un posto libero ha un invito.
problem-stand_in_when = Un bot può sostituire qualcuno solo durante una partita.
problem-stand_in_for = Un bot può sostituire solo una persona.
problem-stand_in_here = Questa persona c’è; un bot può sostituire solo chi se n’è andato.
problem-own_seat = Questo posto è tuo; piuttosto lascialo.
problem-spectator = Gli spettatori guardano soltanto.
problem-address_tables = Cento tavoli dal tuo indirizzo aspettano di cominciare; prima avviane o chiudine qualcuno.
problem-address_public = Venti tavoli pubblici dal tuo indirizzo aspettano di cominciare; prima avviane o chiudine qualcuno, o invita persone a uno privato.
problem-your_hints = Si stanno già pensando più consigli per te. Prima aspetta quelli.
problem-many_hints = In questo momento si chiedono molti consigli. Riprova tra un momento.
problem-your_studies = Si stanno già analizzando più partite per te. Prima aspetta quelle.
problem-many_studies = In questo momento si analizzano molte partite. Riprova tra un minuto.
problem-not_read = In questo momento i tavoli non si possono leggere. Riprova.
problem-nested = Il corpo è annidato troppo in profondità.
problem-no_utf8 = Il corpo non è UTF-8 valido.
problem-internal = Qui qualcosa è andato storto. Ne è stata presa nota.
problem-no_http = Questa non è una richiesta HTTP valida.
problem-large_head = Le intestazioni di questa richiesta sono troppo grandi.
problem-large_body = Il corpo di questa richiesta è troppo grande.
problem-wait_for_answer = Aspetta una risposta prima di chiedere ancora.
problem-level = Quel livello non c’è; ci sono: { $levels }.
problem-bots = { $title } si può giocare contro { $fewest }–{ $most } bot.
problem-damaged = Questa partita non può continuare: ciò che ne è conservato è danneggiato. Chi gestisce questo server ne trova di più nel log.
problem-waits_game = Questa partita aspetta: qui non c’è il gioco { $game }.
problem-waits_rules = Questa partita aspetta: { $why }.

## What the engine, the bots and the studies refuse: parts of sentences, put into their own by whoever asked

bad-level = non c’è un livello { $level }; ci sono: { $known }, e per gli studi { $others } e { $last }
bad-bot_game = { $place } non gioca a { $title }; gioca a { $games }
bad-bot_choose = { $place } non è un bot: gli manca choose(observation)
bad-bot = { $place } non è un bot: serve una classe, o una funzione di un gioco e di un seme
bad-bot_seated = { $place } non si può mettere a sedere con un gioco e un seme: { $why }
bad-nobody_thinks = a questo tavolo non pensa nessuno
bad-thinker_ended = un processo che pensava è finito
bad-action_needs = a { $action } serve { $needed }: { $possible }
bad-value = { $name } deve essere { $possible }, non { $value }
bad-action = non c’è un’azione { $name }; ci sono: { $known }
bad-action_number = non c’è un’azione { $action }: vanno da 0 a { $last }
bad-action_form = un’azione ha la forma {"{"}"action": nome, …{"}"}, non { $named }
bad-action_takes = { $action } prende { $takes }, non { $key }
bad-draw_missing = nel registro manca un’estrazione: il file è stato tagliato o cambiato
bad-draw = il registro contiene l’estrazione { $drawn } dove deve essere minore di { $n }
bad-rulebook = nessun regolamento ha articoli che cominciano con { $prefix }-
bad-clause_form = un articolo si indica con il suo numero, come { $example }, non { $wish }
bad-clause = { $title } non ha l’articolo { $asked }; vanno da { $first } a { $last }
bad-bytes_short = i byte di una posizione finiscono troppo presto
bad-bytes_length = i byte di una posizione contengono una lunghezza impossibile
bad-bytes_long = i byte di una posizione continuano oltre la sua fine
bad-bytes_seat = i byte di un’osservazione nominano il posto { $seat }
bad-course = { $title } non ha un corso { $name }; ci sono: { $names }
bad-lesson = non c’è una lezione { $name }; ci sono: { $names }
bad-lesson_done = Questa lezione è finita.
bad-lesson_steps = Questi passi non attraversano la lezione; ricominciala.
bad-options = le opzioni sono nomi con valori, non { $options }
bad-secret = il segreto di una partita è di { $size } byte, non { $length }
bad-line_forged = { $where } è contraffatta o danneggiata: il suo { $field } è diverso
bad-file_rules = il file non ha regole valide
bad-file_figures = questa partita è stata giocata con cifre di { $title } diverse da quelle che qui hanno le sue regole numero { $rules }; la può leggere un Serai con quelle cifre
bad-file_options = il file non ha opzioni valide
bad-file_nonces = il file non ha nonce validi
bad-file_key = la chiave non segue dal seme del file, o dal suo segreto e dai suoi nonce
bad-file_commitment = il segreto non apre l’impegno che era stato pubblicato
bad-nonce = il nonce di un posto è di { $size } byte, non { $length }
bad-nonces = { $seats } posti danno { $seats } nonce o nessuno, non { $count }
bad-seat = non c’è un posto { $seat }: vanno da 0 a { $last }
bad-events_from = gli eventi si numerano da 0, non da { $first }
bad-record_running = una partita in corso ha dei segreti: la sua registrazione si scrive quando è finita
bad-file_result = il risultato nel file non è quello a cui portano le sue righe
bad-file_not_over = il file dice di essere la registrazione di una partita, ma la partita non è finita
bad-line_rules = { $where } non segue dalle regole conosciute qui: il suo { $field } è diverso. O è stata cambiata, o l’ha scritta un Serai con altre regole, e quello la può leggere
bad-line_more = { $where } è contraffatta o danneggiata: dice anche { $field }
bad-file_begins = il file non comincia nessuna partita: { $trouble }
bad-file_seed = una partita fatta da un seme non ha segreto né nonce
bad-line = la riga { $number } non può essere successa: { $trouble }
bad-line_kind = la riga { $number } è di un tipo sconosciuto
bad-preset = non c’è un preset { $preset }; ci sono: { $known }
bad-option = non c’è un’opzione { $name }; ci sono: { $known }
bad-option_since = l’opzione { $name } è arrivata con le regole numero { $since }; una partita del numero { $rules } non ne ha con quel nome
bad-option_value = { $name } può essere { $known }, non { $value }
bad-option_value_since = { $name } può essere { $value } dalle regole numero { $since }; in una partita del numero { $rules } può essere { $known }
bad-bytes = questi byte non sono una posizione di questo gioco
bad-bytes_option = i byte di una posizione contengono un valore sconosciuto di { $name }
bad-place = un luogo si indica come modulo:nome, come mygames.wells:Wells, non { $place }
bad-place_loaded = { $place } non si può caricare: { $why }
bad-path = un file si indica con il suo percorso, non con { $path }
bad-file = questo non è un file di partita di Serai
bad-file_format = questo file ha un formato che questo Serai non conosce; uno più nuovo lo legge
bad-file_cut = questo file è troncato: la sua riga finale manca o non torna
bad-file_seal = questo file è stato cambiato dopo essere stato scritto: il suo sigillo non torna
bad-file_large = questo file è troppo grande per un file di partita
bad-line_object = la riga { $number } è danneggiata: non è un oggetto
bad-file_field = il file non ha un { $field } valido
bad-file_write = impossibile scrivere { $path }: { $reason }
bad-file_none = questo non è un file che si possa leggere
bad-file_read = impossibile leggere { $path }: { $reason }
bad-line_json = la riga { $number } è danneggiata: non è JSON
bad-game = non c’è un gioco { $name }; ci sono: { $games }
bad-game_place = { $place } non è un gioco: lì serve un Game, o la sua classe
bad-game_other = { $place } è il gioco { $game }, non { $name }
bad-game_made = { $place } non si può preparare senza argomenti: { $why }
bad-vary = non c’è un’opzione { $name } da variare; ci sono: { $known }
bad-ray_address = nessun cluster Ray a { $address }: { $trouble }
bad-ray_missing = Ray non è installato; installa serai[ray]
bad-ray_start = qui non si è potuto avviare Ray: { $trouble }
bad-ledger_other = { $path } è stato scritto da un altro Serai; indica un’altra cartella
bad-ledger_plan = { $path } è stato cominciato con { $other }; prende altre partite dello stesso piano, tutto il resto richiede un’altra cartella
bad-ledger = { $path } non è il registro di uno studio; indica un’altra cartella
bad-ledger_write = impossibile scrivere in { $folder }: { $why }; indica un’altra cartella
bad-ledger_busy = un altro processo sta scrivendo { $path }; aspettalo, o indica un’altra cartella
bad-ledger_line = la riga { $number } di { $path } è danneggiata; indica un’altra cartella
bad-plan = non c’è un piano { $shape }; ci sono: { $shapes }
bad-plan_levels = al piano { $shape } servono almeno { $fewest } livelli, non { $count }
bad-matches = il numero di partite va da 1 a { $most }, non { $matches }
bad-plan_sides = { $title } non ha parti; il piano sides è per { $sided }
bad-log_level = i livelli di log sono { $levels }, non { $level }
bad-listening = impossibile ascoltare su { $host } porta { $port }: { $reason }; forse un’altra porta è libera
bad-host = serve un indirizzo su cui ascoltare: 127.0.0.1 è solo questa macchina, 0.0.0.0 ogni rete di cui fa parte
bad-public_url = public_url è l’indirizzo che si usa, come https://games.example
bad-setting = un’impostazione è sbagliata: { $refused }
bad-config_read = impossibile leggere { $path }: { $reason }
bad-config_toml = { $path } non è TOML valido: { $trouble }
bad-proxy = un proxy è un indirizzo o una rete come 10.0.0.0/8, non { $proxy }
bad-database_missing = non c’è nessun database { $path }
bad-copy_exists = { $target } c’è già; indica un file che non c’è
bad-copy_write = impossibile scrivere { $target }: { $reason }
bad-copy_read = impossibile copiare { $source }: { $trouble }
bad-database_address = il database non è né un file né un indirizzo
bad-database_kind = i database sono sqlite:///percorso/del/file e postgresql://nome@host/database, non { $kind }://…
bad-database_memory = SQLite ha bisogno di un file: un tavolo tenuto in memoria andrebbe perso
bad-database_served = un altro Serai usa già { $database }; fermalo prima, o indica un altro database
bad-database_alone = un altro Serai usa già il database { $database }, e i due non possono farlo insieme: uno di essi è più vecchio, o è stato avviato con SERAI_SEVERAL=false; fermalo prima, o indica un altro database
bad-database_older = il database { $database } ha la forma di un Serai più vecchio, e altri così lo usano ancora; fermali tutti, poi avvia questo, che cambia la forma
bad-database_unserved = il database { $database } non ha ancora la forma di questo Serai; avviane prima uno che lo serve
bad-think_database = pensare per altri richiede un PostgreSQL che essi servono: --database postgresql://nome@host/database; un file è servito da un solo processo, che pensa da sé
bad-database_use = { $path } non si può usare: { $reason }
bad-database_full = il disco è pieno
bad-database_newer = questo database è stato scritto da un Serai più recente; solo quello può usarlo
bad-database_shape = nessun Serai ha mai dato a un database la forma { $shape }
bad-database_damaged = il database { $where } è danneggiato. Metti al suo posto l’ultima copia buona, o guarda che cosa si legge ancora: serai check { $where }
bad-database_trouble = il database { $where } non si può usare: { $trouble }
bad-dataset_none = un insieme di dati ha bisogno di almeno una partita e un livello
bad-dataset_files = indica almeno un file di partita
bad-dataset_file = { $path } è un altro gioco, o ha altri posti, rispetto a { $first }
bad-dataset_game = { $game } ha altre regole, altro materiale o altri livelli rispetto ai dati
bad-dataset_folder = { $folder } contiene già altri dati; indica un’altra cartella
bad-train_few = un giudizio richiede almeno { $least } partite e un livello
bad-train_game = { $title } non ha un giudizio appreso
bad-train_folder = { $folder } contiene un altro addestramento; indica un’altra cartella
bad-study_none = { $title } non ha uno studio suo; serai lab balance { $game } mostra come si gioca
bad-study_player = questo studio non ha { $name }; ha: { $known }
bad-study_levels = questo studio vuole un livello, o due: quello di Silver e quello dei pirati
bad-possible_flag = true o false
bad-possible_names = uno tra { $names }
bad-possible_number = un numero intero da { $low } a { $high }
bad-whole = { $what }, non { $value }
bad-seats = { $title } è per { $fewest }–{ $most } posti
bad-seed = un seme è un numero intero minore di 2**64
bad-first_line = la prima riga
bad-some_line = la riga { $number }
bad-rules_first = il numero 1
bad-rules_numbers = i numeri da 1 a { $newest }
bad-rules = le regole numero { $number } di { $title } qui non sono conosciute: questo Serai conosce { $known }, uno più nuovo le può giocare
bad-file_name = nessun file può avere questo nome
bad-none = serve almeno un { $what }
bad-twice = il { $what } { $name } è nominato due volte
bad-what_game = gioco
bad-what_seats = numero di posti
bad-what_level = livello

## How well bots play

level-novice = Novizio
level-novice-about = è pieno di buona volontà e dimentica molto; può batterlo un bambino.
level-traveller = Viaggiatore
level-traveller-about = conosce la strada e a volte sbaglia svolta.
level-guide = Guida
level-guide-about = gioca bene, mossa per mossa.
level-caravaneer = Carovaniere
level-caravaneer-about = pensa qualche mossa avanti.
level-master = Maestro
level-master-about = pensa più che può per circa un secondo.
level-random = Distratto
level-random-about = fa qualsiasi cosa sia permessa.
level-greedy = Avido
level-greedy-about = prende ciò che al momento sembra meglio.

## Che cosa dice la macchina quando manca un file o una porta

os-enoent = file o cartella inesistente
os-eacces = permesso negato
os-eperm = operazione non permessa
os-eexist = esiste già
os-eisdir = è una cartella
os-enotdir = non è una cartella
os-enospc = il disco è pieno
os-edquot = la quota del disco è esaurita
os-erofs = lì non si può scrivere
os-eio = il disco non risponde come dovrebbe
os-enametoolong = il nome è troppo lungo
os-emfile = troppi file aperti
os-eaddrinuse = la porta è occupata
os-eaddrnotavail = questa macchina non ha quell’indirizzo
os-econnrefused = lì non risponde nessuno
os-etimedout = nessuna risposta in tempo

## Le cifre degli studi

figure-players = giocatori
figure-matches = partite
figure-rounds = giri
figure-points = punti
figure-winner = vincitore
figure-mean = media
figure-wins = vittorie
figure-lengths = durata
figure-order = ordine di gioco
figure-options = opzioni
