# Le parole delle lezioni di Goldland.

lesson-expedition = Il corso della spedizione
lesson-expedition-about = Strade, scambi, terre ignote e belve, con uno zaino che ti rallenta: nove brevi lezioni sulla via del tempio.

## Walking

lesson-expedition-road = Lungo la costa
lesson-expedition-road-west = Sei alla partenza, a sud-est; il tempio è lontano, a nord-ovest. In una mossa puoi entrare in tante tessere quanti sono gli spazi liberi del tuo zaino: ora sette. Fai un passo a ovest.
lesson-expedition-road-west-right = La strada prosegue, perciò il passo era gratis.
lesson-expedition-road-west-other = È permesso, ma prima un passo a ovest.
lesson-expedition-road-west-north = Anche a nord si può andare, lungo l’altra costa. Questa volta vai a ovest.
lesson-expedition-road-west-acquire = Qui potresti prendere altro, ma hai appena fatto lo zaino, e ogni oggetto ti costa un passo. Vai a ovest.
lesson-expedition-road-west-pass = Passando prendi un gettone scoperta, ma hai appena cominciato. Vai a ovest.
lesson-expedition-road-further = Una mossa è fatta di più passi. Fanne un altro a ovest, fino al villaggio.
lesson-expedition-road-further-right = Due tessere. Oggi ne sarebbero possibili altre cinque.
lesson-expedition-road-further-other = Più tardi. Un altro passo a ovest.
lesson-expedition-road-further-stop = Puoi fermarti su qualsiasi tessera, ma il villaggio è quella dopo. Un altro passo a ovest.
lesson-expedition-road-stop = Qui si scambia, ma nessuno scambia camminando. Fermati.
lesson-expedition-road-stop-right = La tua mossa è finita. Nello stesso turno puoi ancora equipaggiarti ed esplorare, una volta ciascuno.
lesson-expedition-road-stop-other = Prima finisci la mossa: fermati.
lesson-expedition-road-stop-step = C’è altra costa, ma vogliamo vedere il villaggio. Fermati qui.

## Trading

lesson-expedition-trade = Che cosa hanno i villaggi
lesson-expedition-trade-acquire = Una tessera può mostrare uno scambio: se hai ciò che chiede, prendi ciò che offre. Questo villaggio dà una vanga a chi ha una perla. Prendila.
lesson-expedition-trade-acquire-right = La vanga è tua, e le perle le tieni: bastava mostrarle.
lesson-expedition-trade-acquire-other = È permesso, ma sei qui per la vanga.
lesson-expedition-trade-acquire-explore = Esplorare è una buona idea, ed è il tema della prossima lezione. Prima prendi la vanga.
lesson-expedition-trade-acquire-discard = Non scartare mai ciò che apre uno scambio. Prendi la vanga.
lesson-expedition-trade-acquire-end = Non andartene senza la vanga.
lesson-expedition-trade-end = Hai mosso e preso la vanga: potresti ancora esplorare, ma è la prossima lezione. Finisci il turno.
lesson-expedition-trade-end-right = Le vanghe aprono le montagne e altri scambi; ciò che hai decide dove puoi andare.
lesson-expedition-trade-end-other = Lascia stare ora e finisci il turno.
lesson-expedition-trade-end-explore = Tra poco! Per ora finisci il turno.

## Exploring

lesson-expedition-explore = Terra ignota
lesson-expedition-explore-draw = A nord di te non è mai stato nessuno. Una volta per turno puoi esplorare: pesca una tessera e posala accanto alla tua. Esplora.
lesson-expedition-explore-draw-right = Una tessera di pianura con tre strade.
lesson-expedition-explore-draw-other = È permesso, ma l’ignoto chiama: esplora.
lesson-expedition-explore-draw-step = Puoi camminare prima ed esplorare dopo. Qui esplora subito.
lesson-expedition-explore-draw-acquire = Lo scambio non scappa. Prima esplora.
lesson-expedition-explore-lay = Decidi tu come va posata. Girala in modo che una delle sue strade si unisca a quella su cui ti trovi, poi posala.
lesson-expedition-explore-lay-right = Le strade si incontrano, e per la tessera ricevi un gettone scoperta; in due giocatori, quattro gettoni comprano un oggetto qualsiasi.
lesson-expedition-explore-lay-other = Prima posa la tessera.
lesson-expedition-explore-lay-away = Così avresti davanti il lato senza strada. Le regole lo permettono, e contro un rivale può essere un piano; ma tu vuoi andarci. Girala.
lesson-expedition-explore-end = Una tessera posata in questo turno è chiusa fino al prossimo. Finisci il turno.
lesson-expedition-explore-end-right = Nel prossimo turno potrai entrare nella tua scoperta.
lesson-expedition-explore-end-other = Per oggi basta. Finisci il turno.
lesson-expedition-explore-end-acquire = Puoi, e spesso conviene. Qui finisci il turno.
lesson-expedition-explore-end-step = Potresti ancora camminare lungo la costa. Qui finisci il turno.

## Weight

lesson-expedition-weight = Ogni oggetto è un passo in meno
lesson-expedition-weight-lighten = Undici dei tuoi dodici spazi sono pieni, quindi puoi fare un solo passo per turno. Vuoi andare due tessere a est, di nuovo alla partenza. Scarta qualcosa.
lesson-expedition-weight-lighten-right = Uno spazio in più, un passo in più. Ciò che scarti torna nella scorta.
lesson-expedition-weight-lighten-other = Così non diventi più veloce. Scarta un oggetto.
lesson-expedition-weight-lighten-step = Con un solo spazio libero la mossa finirebbe dopo quel passo. Prima scarta qualcosa.
lesson-expedition-weight-lighten-acquire = Poi non potresti più camminare! Scarta piuttosto qualcosa.
lesson-expedition-weight-walk = Due spazi liberi, due passi. Vai a est.
lesson-expedition-weight-walk-right = Il numero dei passi è fissato quando la mossa comincia.
lesson-expedition-weight-walk-other = Prima la via del ritorno: vai a est.
lesson-expedition-weight-walk-discard = Per oggi bastano due passi. Vai a est.
lesson-expedition-weight-walk-west = La partenza è a est.
lesson-expedition-weight-again = Un altro passo a est.
lesson-expedition-weight-again-right = Ci sei. Porta ciò che il cammino richiede e poco altro: gli zaini leggeri vincono le corse.
lesson-expedition-weight-again-other = Un altro passo a est.
lesson-expedition-weight-again-stop = Ti resta un passo. Usalo.

## Adventures

lesson-expedition-puma = Il puma
lesson-expedition-puma-enter = A nord di te vive un puma. Per entrare in un’avventura paghi ciò che mostra in rosso: qui un fucile. Ne hai uno. Entra.
lesson-expedition-puma-enter-right = Superata! Sei la prima persona a riuscirci e prendi il segnalino del puma, che alla fine vale 2 monete d’oro.
lesson-expedition-puma-enter-other = Coraggio: entra nella tessera del puma.
lesson-expedition-puma-enter-elsewhere = Si può girare intorno, ma i segnalini sono dove ci sono le avventure. Vai a nord.
lesson-expedition-puma-enter-gun = Non il fucile! È quello che ti fa superare il puma.
lesson-expedition-puma-camp = Chi supera un’avventura può mettere un accampamento: da allora qui passi gratis, e chi ha più accampamenti tra i puma tiene il segnalino. Mettine uno.
lesson-expedition-puma-camp-right = Il tuo accampamento c’è. A un rivale ne servono due tra i puma per toglierti il segnalino.
lesson-expedition-puma-camp-other = Prima metti un accampamento.
lesson-expedition-puma-camp-no = Allora la prossima volta paghi di nuovo il fucile, e il segnalino si perde facilmente. Metti l’accampamento.

## Treasure

lesson-expedition-treasure = Scavare
lesson-expedition-treasure-dig = Sulla tessera del puma c’è un tesoro. Dissotterrarlo costa due provviste e chiude il turno; un tesoro vale 3 monete d’oro. Hai tre provviste: scava.
lesson-expedition-treasure-dig-right = Il tesoro è nel tuo zaino. Occupa uno spazio e non si può mai scartare, ma alla fine vale 3 monete d’oro.
lesson-expedition-treasure-dig-other = È permesso, ma hai l’oro sotto i piedi. Scava.
lesson-expedition-treasure-dig-explore = Potresti prima esplorare e poi scavare, perché lo scavo chiude il turno. Qui scava e basta.
lesson-expedition-treasure-dig-provision = Per scavare ti servono due provviste. Tienile, e scava.
lesson-expedition-treasure-dig-pass = Lo dissotterrerebbe qualcun altro. Scava ora.

## Ordeals

lesson-expedition-ordeal = Senza strada
lesson-expedition-ordeal-climb = La tessera a nord ti volta le spalle: nessuna strada vi si unisce. Puoi andarci lo stesso, con una prova che costa quattro oggetti qualsiasi. Quattro sono proprio quelli che porti. Vai a nord.
lesson-expedition-ordeal-climb-right = È stata dura, ma ci sei, e con lo zaino vuoto vai veloce. Le prove servono quando un giro più lungo costa di più.
lesson-expedition-ordeal-climb-other = Tenta la prova: vai a nord.
lesson-expedition-ordeal-climb-road = La via comoda. Questa volta guarda che cos’è una prova.
lesson-expedition-ordeal-climb-discard = Poi non potresti più pagare i quattro oggetti. Vai a nord.
lesson-expedition-ordeal-climb-pass = Anche i gettoni aiutano nelle prove, ma hai già tutto ciò che serve. Vai a nord.

## The temple

lesson-expedition-temple = Il tempio
lesson-expedition-temple-enter = Il tempio è all’angolo di nord-ovest, un passo a ovest. Entra.
lesson-expedition-temple-enter-right = Sei sulla tessera della meta. Conta quando la tua mossa finisce qui.
lesson-expedition-temple-enter-other = Il tempio è a un passo. Entra.
lesson-expedition-temple-enter-explore = Altri potrebbero essere più veloci. Entra nel tempio.
lesson-expedition-temple-stop = Chi finisce qui una mossa prende un amuleto, che vale 3 monete d’oro; chi arriva per primo prende anche un bonus di 2. Fermati.
lesson-expedition-temple-stop-right = Un amuleto e 2 monete d’oro, e dal prossimo turno una moneta a ogni turno. Quando tutti hanno un amuleto o la riserva del tempio è finita, vince chi ha più oro.
lesson-expedition-temple-stop-other = Fermati sulla tessera del tempio.

## A whole round

lesson-expedition-round = Il tuo primo giro
lesson-expedition-round-play = Un turno intero, come ti pare, e poi quello di Ibis. Io ti resto accanto.
lesson-expedition-round-play-begin = Muovi, equipaggiati, esplora: una volta ciascuno, in qualsiasi ordine. I villaggi lungo la costa hanno ciò che l’interno richiede.
lesson-expedition-round-play-walking = Prosegui lungo la strada, o fermati dove vuoi scambiare o esplorare.
lesson-expedition-round-play-trade = C’è qualcosa qui che ti serve nell’interno? Ricorda che ogni oggetto costa un passo.
lesson-expedition-round-play-unknown = La terra accanto a te è ignota. Esplorando prendi un gettone, e decidi tu come va posata la tessera.
lesson-expedition-round-play-turn = Gira la tessera come ti conviene, e posala.
lesson-expedition-round-play-settle = Metti un accampamento, e in futuro qui passi gratis.
lesson-expedition-round-play-pay = Scegli con che cosa paghi.
lesson-expedition-round-play-end = Hai fatto tutto ciò che volevi? Finisci il turno.
lesson-expedition-round-play-right = Bene.
lesson-expedition-round-play-step = Avanti così.
lesson-expedition-round-play-stop = Per questo turno la tua mossa è finita.
lesson-expedition-round-play-acquire = Nello zaino. Attenzione al peso.
lesson-expedition-round-play-explore = Una nuova tessera!
lesson-expedition-round-play-lay = Il paese cresce.
lesson-expedition-round-play-camp = E così sia.
lesson-expedition-round-play-pass = Passando prendi un gettone scoperta.
