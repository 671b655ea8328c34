# Le parole delle lezioni di Timbuktu. I cammelli nominati sono quelli che le lezioni chiedono.

lesson-caravan = Il corso della carovana
lesson-caravan-about = Cammelli, ladri e ciò che tutti sanno a metà: sette brevi lezioni sulla via di Timbuktu.

## Placing

lesson-caravan-place = Nei recinti
lesson-caravan-place-first = La tua carovana attraversa il deserto di luogo in luogo, e in ogni luogo i cammelli stanno in cinque recinti: palma, lampada, sciabola, stella e luna. Metti uno dei tuoi cammelli nel recinto lampada.
lesson-caravan-place-first-right = Prende la piazzola libera più bassa. Nei recinti di partenza la piazzola non significa ancora nulla; più tardi significa tutto.
lesson-caravan-place-first-other = Prima un cammello nel recinto lampada.
lesson-caravan-place-first-pen = Ogni recinto è permesso. Questa volta scegli il recinto lampada.
lesson-caravan-place-second = Ibis e Nibbio ne hanno piazzato uno ciascuno. Alla fine tutti devono avere un cammello in ogni recinto, perciò distribuiscili: mettine un altro in un recinto dove non ne hai.
lesson-caravan-place-second-right = Ben distribuiti. Da ogni recinto si raggiungono gratis solo due recinti del luogo seguente, quindi una carovana sparsa ha più scelte.
lesson-caravan-place-second-other = Metti un altro cammello, in un recinto nuovo.
lesson-caravan-place-second-lamp = Nel recinto lampada hai già un cammello. È permesso, ma scegli un recinto nuovo.

## Knowing a pile

lesson-caravan-pile = Che cosa ti dice il tuo mazzetto
lesson-caravan-pile-choose = Intorno al tavolo ci sono cinque mazzetti di carte ladro; ognuno nomina un recinto, due piazzole e due tipi di merci. Il tuo dice: nella palma le piazzole 3 e 4 perdono sale e acqua. Quindi palma 1 è sicura! Il tuo cammello Ghazi nella lampada porta caffè, acqua e due pezzi di sale; la palma è alla sua portata. Gioca la sua carta.
lesson-caravan-pile-choose-right = Tutte le carte sono giù; nessuno vede quale cammello hai scelto finché non si scopre. Ora parte il tuo.
lesson-caravan-pile-choose-other = Gioca la carta del cammello Ghazi, che sta nella lampada.
lesson-caravan-pile-choose-another = Una buona scelta, ma pensa a ciò che sai: palma 1 è sicura, e il cammello Ghazi nella lampada, con i suoi due pezzi di sale, ci arriva gratis. Gioca la sua carta.
lesson-caravan-pile-move = Le frecce verdi portano dalla lampada alla lampada e alla palma: in quei recinti si entra gratis. Vai nella palma; il cammello prende la piazzola libera più bassa, che è la 1.
lesson-caravan-pile-move-right = Palma 1, al sicuro dai ladri, e solo tu lo sai per certo.
lesson-caravan-pile-move-other = Vai nella palma.
lesson-caravan-pile-move-lamp = Anche la lampada è gratis, ma dei suoi ladri non sai niente. Palma 1, lo sai, è sicura.
lesson-caravan-pile-move-toll = Fuori dalle frecce un cammello lascia una delle sue merci come pedaggio. Perché pagare? La palma è gratis e sicura.

## Swapping

lesson-caravan-swap = I mazzetti passano
lesson-caravan-swap-choose = Palma 2 è una casella scambio: quando un cammello la prende, ogni mazzetto passa di un posto a sinistra, e tu ne vedi uno nuovo. Il tuo cammello Leila nella lampada, con oro, caffè, pepe e sale, ci può arrivare. Gioca la sua carta.
lesson-caravan-swap-choose-right = Questa volta Ibis e Nibbio si sono mossi prima: il segnalino giro passa di mano in mano.
lesson-caravan-swap-choose-other = Gioca la carta del cammello Leila, che sta nella lampada.
lesson-caravan-swap-choose-another = Non quello: vuoi raggiungere palma 2, e il cammello Leila nella lampada ci arriva gratis.
lesson-caravan-swap-move = La piazzola 2 della palma è ancora libera, e secondo il tuo primo mazzetto è anche sicura. Vai nella palma e guarda un nuovo mazzetto.
lesson-caravan-swap-move-right = Ogni mazzetto è passato a sinistra. Ora conosci anche la luna: piazzole 4 e 5, pepe e sale. Il mazzetto che hai ceduto lo conosci ancora; è tutto nel tuo taccuino.
lesson-caravan-swap-move-other = Vai nella palma.
lesson-caravan-swap-move-lamp = Gratis, ma sconosciuta, e senza scambio. Palma 2 ti dà un nuovo mazzetto da leggere.
lesson-caravan-swap-move-toll = Il pedaggio non serve: la palma è gratis lungo la freccia.

## Paying a toll

lesson-caravan-toll = Un pedaggio può costare poco
lesson-caravan-toll-choose = Hai visto due mazzetti: la stella perde caffè e pepe sulle piazzole 1 e 2, la sciabola oro e caffè sulle piazzole 1 e 5. Il tuo cammello Farah nella stella porta due pezzi di caffè, pepe e sale, e le sue frecce portano proprio lì. Gioca la sua carta; lo tireremo fuori.
lesson-caravan-toll-choose-right = Ora pensa prima che parta.
lesson-caravan-toll-choose-other = Gioca la carta del cammello Farah nella stella.
lesson-caravan-toll-choose-another = Quel cammello corre meno pericoli. Gioca la carta del cammello Farah, con i suoi due pezzi di caffè.
lesson-caravan-toll-move = Nella stella perderebbe tre merci, nella sciabola due. Ma la piazzola 1 è solo su due carte, e le hai viste entrambe: in ogni altro recinto la piazzola 1 è sicura. Paga una merce come pedaggio e vai nella palma, nella lampada o nella luna; ma non pagare con il caffè.
lesson-caravan-toll-move-right = Una merce invece di due o tre. Quando hai visto due volte una piazzola o un tipo di merce, altrove è al sicuro.
lesson-caravan-toll-move-other = Vai nella palma, nella lampada o nella luna, e paga con sale o pepe.
lesson-caravan-toll-move-coffee = Funzionerebbe, ma hai due pezzi di caffè da portare a casa. Paga con sale o pepe.
lesson-caravan-toll-move-robbed = Gratis, ma derubato di certo: le carte le hai viste. Paga un pedaggio e vai dove la piazzola 1 è sicura.

## The theft

lesson-caravan-theft = Arrivano i ladri
lesson-caravan-theft-choose = L’ultimo giro di una tappa: a ogni carovana resta un cammello da muovere. Gioca la sua carta.
lesson-caravan-theft-choose-right = In questo giro cominci tu, perciò il tuo parte per primo.
lesson-caravan-theft-choose-other = Gioca la carta del tuo ultimo cammello.
lesson-caravan-theft-move = Due recinti sono gratis per lui, ognuno con la piazzola 5 libera. Della lampada sai poco. Nella palma, hai letto, i ladri vengono alle piazzole 1 e 2. Scegli.
lesson-caravan-theft-move-right = Tutti i mazzetti sono scoperti. Nella lampada la piazzola 5 è stata derubata di caffè e pepe: il tuo cammello avrebbe perso tre merci. Nella palma non ha perso niente.
lesson-caravan-theft-move-other = Vai nella palma.
lesson-caravan-theft-move-lamp = La lampada forse è sicura, palma 5 lo è di certo. Fidati di ciò che sai.
lesson-caravan-theft-move-toll = Daresti via una merce, anche se la palma è gratis e sicura.

## Value

lesson-caravan-value = Ciò che è raro è caro
lesson-caravan-value-choose = L’ultima tappa. A Timbuktu ogni merce vale tanti punti quante merci del suo tipo sono andate perse per strada: il caffè 7, il pepe 5, il sale solo 1. Il tuo cammello Farah nella stella porta due pezzi di caffè, pepe e sale, e alla fine delle sue frecce aspettano i ladri. Gioca la sua carta.
lesson-caravan-value-choose-right = E ora, con che cosa pagare?
lesson-caravan-value-choose-other = Gioca la carta del cammello Farah nella stella.
lesson-caravan-value-choose-another = Quel cammello può aspettare. È il cammello Farah nella stella ad avere di più da perdere.
lesson-caravan-value-move = Paga un pedaggio, verso un recinto dove la piazzola 1 è sicura, con la merce che vale meno.
lesson-caravan-value-move-right = Un punto pagato, e ciò che il cammello porta a casa vale più di prima: ciò che si perde, anche in pedaggi, rende più caro il resto.
lesson-caravan-value-move-other = Paga con il sale.
lesson-caravan-value-move-robbed = Lì ti rubano il caffè, 7 punti al pezzo. Paga piuttosto un pedaggio.
lesson-caravan-value-move-dear = Quella merce vale molto più del sale. Paga con il sale.

## A whole round

lesson-caravan-round = Il tuo primo giro
lesson-caravan-round-play = Un giro intero contro Ibis e Nibbio. Io ti resto accanto.
lesson-caravan-round-play-which = Leggi il tuo mazzetto e il taccuino, poi gioca la carta di un cammello che possa raggiungere una buona piazzola.
lesson-caravan-round-play-where = Due recinti sono gratis lungo le frecce, ogni altro costa una delle merci del cammello. Dov’è più sicuro?
lesson-caravan-round-play-choose = Giocata. Ora le carte si scoprono.
lesson-caravan-round-play-free = Senza pedaggio. Guarda dove vanno gli altri: chi paga per evitare un recinto sa qualcosa.
lesson-caravan-round-play-toll = Hai pagato, dunque qualcosa sai; lo penseranno anche gli altri.
