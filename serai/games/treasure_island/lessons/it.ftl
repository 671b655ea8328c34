# Le parole delle lezioni di Treasure Island: un corso per i pirati e uno per Silver.

lesson-pirate = Il corso del pirata
lesson-pirate-about = Cavalca, cerca, ascolta Silver e non credergli troppo presto: sei brevi lezioni per cacciatori di tesori.

## Riding

lesson-pirate-ride = In sella
lesson-pirate-ride-horse = Long John Silver ha sepolto un tesoro su quest’isola; tu sei Anne Bonny e lo vuoi. Ogni giorno agisce un pirata. Il primo indizio di Silver, sempre vero, dice: si trova entro 2 miglia dalla costa. Scegli il Cavallo.
lesson-pirate-ride-horse-right = Un cavallo ti porta fino a 6 miglia in linea retta.
lesson-pirate-ride-horse-other = Verrà il giorno anche per quello. Oggi scegli il Cavallo.
lesson-pirate-ride-horse-foot = A piedi faresti 3 miglia e potresti cercare; è la prossima lezione. Oggi cavalca.
lesson-pirate-ride-horse-search = Cercare nei primi giorni è quasi solo fortuna. Prima cavalca dove il tesoro può trovarsi.
lesson-pirate-ride-horse-pass = I giorni sono pochi: 19, poi Silver evade. Cavalca!
lesson-pirate-ride-where = Scegli un punto per Anne: tocca la mappa, o prendine uno dall’elenco. La via deve essere diritta e restare sulla terra, fuori dalle aree rosse.
lesson-pirate-ride-where-right = Eccoti lì. Man mano che arrivano gli indizi si disegna ciò che la mappa permette ancora.
lesson-pirate-ride-where-other = Scegli un punto sulla mappa.

## On foot

lesson-pirate-foot = A piedi, a occhi aperti
lesson-pirate-foot-foot = A piedi hai due cose con una sola azione: una camminata fino a 3 miglia, e una ricerca con l’anello piccolo. Scegli «A piedi».
lesson-pirate-foot-foot-right = Prima la camminata.
lesson-pirate-foot-foot-other = Oggi vai a piedi.
lesson-pirate-foot-foot-horse = Il cavallo è più veloce, ma dalla sella non si cerca. Scegli «A piedi».
lesson-pirate-foot-foot-small = Potresti prima cercare e poi camminare. Qui comincia con la camminata: «A piedi».
lesson-pirate-foot-foot-pass = Passando nessuno trova niente.
lesson-pirate-foot-walk = Cammina fino a 3 miglia. Secondo l’indizio la costa merita uno sguardo.
lesson-pirate-foot-walk-right = Un buon posto per guardarsi intorno.
lesson-pirate-foot-walk-other = Scegli un punto sulla mappa.
lesson-pirate-foot-search = Ora la ricerca. Potresti lasciarla, ma anche una ricerca a vuoto insegna qualcosa: tutti vedono dove il tesoro non è.
lesson-pirate-foot-search-right = L’anello piccolo, dunque.
lesson-pirate-foot-search-other = Cerca con l’anello piccolo.
lesson-pirate-foot-search-leave = È permesso, ma guardare non costa niente. Cerca.
lesson-pirate-foot-ring = Metti l’anello: deve contenere il punto in cui ti trovi. Se il tesoro è dentro, è trovato.
lesson-pirate-foot-ring-right = Niente, e su questo Silver non mente. L’anello resta sulla mappa: questo terreno è escluso.
lesson-pirate-foot-ring-other = Metti l’anello sulla mappa.

## The compass

lesson-pirate-compass = Chiedi alla bussola
lesson-pirate-compass-ask = Ogni pirata ha azioni speciali, una o due volte a partita. Con la Bussola Silver deve darti una carta sempre vera: due direzioni in cui il tesoro non è, viste da dove ti trovi. Usala.
lesson-pirate-compass-ask-right = Non a sud-ovest, non a ovest: solo per i tuoi occhi. Sono le carte che solo tu conosci a far vincere questa corsa.
lesson-pirate-compass-ask-other = Oggi prova la Bussola.
lesson-pirate-compass-ask-gallop = Il Gran galoppo ti porta ovunque, una volta. Tienilo per il giorno in cui saprai dove andare. Usa la Bussola.
lesson-pirate-compass-ask-george = Re Giorgio è una ricerca piccola ovunque sull’isola. Troppo presto: usa la Bussola.
lesson-pirate-compass-ask-horse = Puoi continuare a cavalcare, ma prima viene il sapere. Usa la Bussola.

## Verifying

lesson-pirate-verify = Mente?
lesson-pirate-verify-look = Sotto ogni indizio c’è un gettone: una Verità, oppure un Bluff, con cui Silver può dire quello che vuole. Il terzo indizio dice: più vicino ad Anne che a Olivier. Per te sarebbe una bella notizia, se è vera. Verifica il terzo indizio.
lesson-pirate-verify-look-right = Un Bluff! Ora lo sai solo tu; gli altri forse ci credono ancora. Cancellalo dalla mente.
lesson-pirate-verify-look-other = Prima scopri la verità sul terzo indizio: verificalo.
lesson-pirate-verify-look-second = Il secondo indizio conta meno: dice solo che sei a più di 6 miglia. Verifica il terzo.
lesson-pirate-verify-look-search = Cercare seguendo un indizio che può essere falso? Prima guarda il suo gettone.
lesson-pirate-verify-look-compass = Una buona domanda, ma è il terzo indizio a decidere dove cavalchi. Verificalo.

## Finding

lesson-pirate-find = L’ultimo anello
lesson-pirate-find-prison = Ora sei Olivier Levasseur, ed è il giorno 4: Silver è catturato, e sei tu a dire in quale torre sta. Meglio lontano da dove sospetti il tesoro, perché alla fine correrà da lì. Scegli una torre.
lesson-pirate-find-prison-right = Eccolo lì. Ora la tua azione.
lesson-pirate-find-prison-other = Prima scegli una torre per Silver.
lesson-pirate-find-large = Sulla costa, lontano da Anne, e quando sei arrivato a cavallo Silver è impallidito: dev’essere proprio qui. L’anello grande copre di più. Scegli la ricerca grande.
lesson-pirate-find-large-right = Ora mettilo bene.
lesson-pirate-find-large-other = Più vicino di così non si può. Scegli la ricerca grande.
lesson-pirate-find-large-small = L’anello piccolo potrebbe mancarlo di poco. Prendi quello grande.
lesson-pirate-find-large-horse = Non allontanarti proprio ora! Cerca.
lesson-pirate-find-large-compass = Basta domande. Cerca.
lesson-pirate-find-large-spyglass = Il Cannocchiale cerca ovunque, ma tu sei già sul posto. Tienilo, e cerca con l’anello grande.
lesson-pirate-find-ring = Metti l’anello intorno al punto in cui ti trovi.
lesson-pirate-find-ring-right = Trovato! Il pirata il cui anello contiene il tesoro vince subito.
lesson-pirate-find-ring-other = Un po’ più vicino a te: metti l’anello intorno al punto in cui ti trovi.

## A whole round

lesson-pirate-round = Il tuo primo giro
lesson-pirate-round-play = Sei di nuovo Anne, al giorno 2, finché non torna il tuo giorno. Io ti resto accanto.
lesson-pirate-round-play-choose = Un’azione: cavalcare, camminare e cercare, una ricerca grande, o qualcosa di speciale. Dove ti manda il primo indizio?
lesson-pirate-round-play-where = Scegli il punto sulla mappa o dall’elenco.
lesson-pirate-round-play-then = Ora la ricerca piccola, o lasciala.
lesson-pirate-round-play-right = Bene.
lesson-pirate-round-play-point = Segnato sulla mappa.
lesson-pirate-round-play-horse = A cavallo!
lesson-pirate-round-play-foot = Passo dopo passo.
lesson-pirate-round-play-search = Vediamo.
lesson-pirate-round-play-compass = Silver deve dirti qualcosa di vero.
lesson-pirate-round-play-pass = Un giorno di riposo.

## Silver's course

lesson-silver = Il corso di Silver
lesson-silver-about = Hai sepolto il tesoro; loro vogliono sapere dove. Come dire la verità e tenere il segreto: sette brevi lezioni per Long John.

lesson-silver-hide = Un buon posto
lesson-silver-hide-spot = Sei Long John Silver. Scegli il punto del tuo tesoro: sulla terra, in un distretto, e a più di 2 miglia da dove parte ogni pirata. Non troppo vicino a un luogo noto; la gente guarda lì per prima cosa.
lesson-silver-hide-spot-right = Lo sai solo tu. I pirati passeranno diciannove giorni a scoprirlo.
lesson-silver-hide-spot-other = Scegli un punto per il tesoro.

lesson-silver-hint = Il primo indizio
lesson-silver-hint-card = In alcuni giorni devi un indizio ai pirati. Scegli la carta, ci metti sotto un gettone, e fai l’affermazione. Gioca «Altitudine»: nomina una zona dell’isola.
lesson-silver-hint-card-right = Ora il gettone.
lesson-silver-hint-card-other = Gioca la carta «Altitudine».
lesson-silver-hint-card-another = «A portata» direbbe loro un cerchio di 6 miglia, molto più di una zona. Gioca «Altitudine».
lesson-silver-hint-token = Con un gettone Verità la tua affermazione deve essere vera; con un Bluff puoi dire quello che vuoi. Il primissimo indizio porta una Verità, e lo sanno tutti. Metti la Verità.
lesson-silver-hint-token-right = Ora di’ dove.
lesson-silver-hint-token-other = Metti il gettone Verità.
lesson-silver-hint-say = Il tuo tesoro è vicino al mare. Per ogni risposta vedi quanto terreno lascia da cercare. Con la Verità qui puoi dire una cosa sola: la costa.
lesson-silver-hint-say-right = Vero, e resta da cercare quasi tutta la costa. Un buon indizio dice il meno che la verità permette.
lesson-silver-hint-say-other = Di’ che è sulla costa.

lesson-silver-bluff = Un bluff
lesson-silver-bluff-card = Giorno 5, un altro indizio. Ormai hai un gettone Bluff. Gioca «Rivali»: dice a quale di due pirati il tesoro è più vicino.
lesson-silver-bluff-card-right = E ora, verità o bluff?
lesson-silver-bluff-card-other = Gioca la carta «Rivali».
lesson-silver-bluff-card-another = Quella carta restringerebbe troppo il campo. Gioca «Rivali».
lesson-silver-bluff-token = Olivier è pericolosamente vicino al tuo tesoro. Metti il Bluff, e mandali altrove.
lesson-silver-bluff-token-right = Loro vedono solo che c’è un gettone, coperto.
lesson-silver-bluff-token-other = Metti il gettone Bluff.
lesson-silver-bluff-token-truth = Un indizio onesto aiuterebbe Olivier. Hai più indizi da dare che Verità da mettere: bluffa una volta, e bene.
lesson-silver-bluff-say = Ora la bugia: di’ che il tesoro è più vicino a qualcun altro che a Olivier.
lesson-silver-bluff-say-right = Una bugia credibile. Prima o poi qualcuno guarderà sotto il gettone; fino ad allora cavalcano dalla parte sbagliata.
lesson-silver-bluff-say-other = È Olivier che va mandato via: di’ che è più lontano da lui.
lesson-silver-bluff-say-true = Questa è la verità, proprio ciò che va nascosto. Di’ che è più lontano da Olivier.

lesson-silver-answer = Dopo una ricerca a vuoto
lesson-silver-answer-give = Anne ha cercato e non ha trovato niente. Puoi darle uno dei tuoi gettoni forziere. Perché dovresti? Le tue carte migliori hanno un’icona forziere e si possono giocare solo dopo aver dato via un gettone. Dagliene uno.
lesson-silver-answer-give-right = Un oggetto la aiuta un po’; a te sblocca per sempre le carte con l’icona forziere.
lesson-silver-answer-give-information = Una parola vera, ma lei era lontana: le dice poco, e sblocca le tue carte con l’icona forziere.
lesson-silver-answer-give-other = Dai ad Anne un gettone forziere.
lesson-silver-answer-give-nothing = Non le devi niente, ma senza un dono metà delle tue carte resta bloccata. Dagliene uno.

lesson-silver-compass = La carta inutile
lesson-silver-compass-give = Anne usa la sua Bussola: devi darle una delle tue carte bussola, ed è sempre vera. Accanto a ogni carta c’è quanto terreno le lascia. Danne una che lo lasci quasi tutto.
lesson-silver-compass-give-right = Vera, e quasi inutile. Con la verità, l’arte sta nella scelta.
lesson-silver-compass-give-other = Dai ad Anne una carta bussola.
lesson-silver-compass-give-more = Quella carta esclude più del necessario. Altre due lasciano il 99 per cento.

lesson-silver-escape = L’evasione
lesson-silver-escape-run = Giorno 19: evadi! Da ora a ogni giro muovi per primo, due volte fino a 4 miglia, e dopo di te cercano i pirati. Il tuo tesoro è a un miglio e mezzo. Corri.
lesson-silver-escape-run-right = Ora scegli dove.
lesson-silver-escape-run-other = Non c’è tempo da perdere: corri.
lesson-silver-escape-run-rest = Riposa ora, e i pirati lo trovano prima di te. Corri!
lesson-silver-escape-spot = Vinci subito quando un movimento finisce esattamente sul punto del tuo tesoro; passarci sopra non basta. Scegli quel punto: l’elenco lo nomina.
lesson-silver-escape-spot-right = Sei sul tuo oro, e i pirati restano lì come allocchi. Hai vinto.
lesson-silver-escape-spot-other = Vicino non basta. Scegli il punto esatto del tesoro; è alla tua portata.

lesson-silver-round = I tuoi primi giorni
lesson-silver-round-play = Nascondi un tesoro tuo e guida i pirati attraverso i primi tre giorni. Io ti resto accanto.
lesson-silver-round-play-hide = Scegli un punto. Pensa agli indizi che dovrai dare: che cosa lasceranno?
lesson-silver-round-play-hint = È il momento di un indizio. Quale carta dice meno del tuo punto?
lesson-silver-round-play-token = Verità o Bluff? Ci sono sei Verità per sette indizi, quindi da qualche parte devi bluffare.
lesson-silver-round-play-compass = Un pirata chiede una carta bussola. Dagli quella che lascia di più.
lesson-silver-round-play-missed = Hanno cercato a vuoto. Dai un gettone, o niente?
lesson-silver-round-play-right = Ben detto.
lesson-silver-round-play-hidden = Eccolo sepolto.
lesson-silver-round-play-card = Ora scegli il suo gettone.
lesson-silver-round-play-truth = Un indizio onesto. Di’ il meno che permette.
lesson-silver-round-play-bluff = Un bluff! Rendilo credibile.
lesson-silver-round-play-gift = Questo sblocca le tue carte con l’icona forziere.
