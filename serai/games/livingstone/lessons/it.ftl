# Le parole delle lezioni di LivingStone. Ogni passo ha ciò che dice il maestro, la risposta a ciò che
# è giusto, e le risposte a ciò che è permesso ma lì non si insegna.

lesson-explorer = Il corso dell’esploratore
lesson-explorer-about = Dadi, tende, la miniera e una regina che si aspetta doni: nove brevi lezioni sullo Zambesi.

## Taking a die

lesson-explorer-die = Un dado vale una cosa sola
lesson-explorer-die-take = Il battello a vapore aspetta nella colonna 1 e i dadi sono stati lanciati. Nel tuo turno prendi un dado; il suo numero dice quanto può fare. Prendi il 5.
lesson-explorer-die-take-right = Il 5 è tuo. Ora bisogna usarlo.
lesson-explorer-die-take-other = È permesso, ma prima il dado: prendi il 5.
lesson-explorer-die-take-another = Il tuo primo dado può essere qualunque. Questa volta prendi il 5, per vedere quanto lontano dal fiume arriva.
lesson-explorer-die-take-donate = La regina ti sarà grata dei doni, e una delle prossime lezioni è tutta sua. Prima prendi il 5.
lesson-explorer-die-take-decline = Rinunciando finisci tutto il tuo giro. Difficile volerlo prima ancora del primo dado: prendi il 5.
lesson-explorer-die-tent = Un dado paga una di quattro cose: una tenda, monete, un saggio nella miniera o una carta. La tenda va nella colonna del battello, nella fila con il numero del dado. Erigi una tenda nella fila 5.
lesson-explorer-die-tent-right = La tua tenda è nella fila 5. Alla fine di questo giro rende 5 punti, uno per ogni passo dal fiume.
lesson-explorer-die-tent-other = Anche questo è permesso, ma ora erigi la tenda nella fila 5.
lesson-explorer-die-tent-coins = £5 farebbero comodo. Ma una tenda nella fila 5 rende 5 punti, e in questa colonna costa solo £1.
lesson-explorer-die-tent-dig = Cinque pietre dalla miniera: un azzardo che ha la sua lezione. Questa volta erigi la tenda.
lesson-explorer-die-tent-card = Con qualsiasi dado, anche un 1, si pesca una carta. Un 5 è sprecato per questo: erigi la tenda.
lesson-explorer-die-end = Un dado per turno, e il tuo è usato. Finisci il turno, così gli altri possono prendere i loro.
lesson-explorer-die-end-right = Ecco un turno intero: prendi un dado, usalo, finisci. Tutto il resto del gioco nasce da qui.
lesson-explorer-die-end-other = Puoi farlo, ma qui non c’è più niente da guadagnare. Finisci il turno.

## Rising dice

lesson-explorer-rising = I dadi devono crescere
lesson-explorer-rising-higher = In questo giro hai già preso un 3. Ogni altro tuo dado deve essere più alto. Guarda al centro e prendi l’unico dado che va bene.
lesson-explorer-rising-higher-right = Il 4 è più alto del tuo 3. Dopo andrebbero bene solo un 5 o un 6, ma non ce ne sono più.
lesson-explorer-rising-higher-other = Dopo. Prima prendi il dado più alto del tuo 3.
lesson-explorer-rising-higher-decline = Puoi rinunciare, ma sarebbe la fine del tuo giro, e al centro c’è un dado che va bene. Prendilo.
lesson-explorer-rising-coins = Senza soldi niente tende. Usa il 4 per prendere monete: tante sterline quanto il numero del dado.
lesson-explorer-rising-coins-right = £4 con un 4. Monete ce ne sono sempre, perciò nessun dado è mai inutile.
lesson-explorer-rising-coins-other = Un buon uso per un 4. Questa volta però prendi monete.

## Low first

lesson-explorer-low = Comincia basso, giochi di più
lesson-explorer-low-begin = Sei dadi, e cominci tu. Un 6 è forte, ma niente lo supera: sarebbe il tuo unico dado. Comincia basso: prendi l’1 o il 2.
lesson-explorer-low-begin-right = Un inizio modesto, e quasi tutti gli altri dadi vanno ancora bene per te.
lesson-explorer-low-begin-other = Ogni cosa a suo tempo. Comincia con un dado basso.
lesson-explorer-low-begin-six = Con il 6 il tuo giro finisce dopo un solo turno. A volte è giusto, se la fila 6 lo vale. Qui comincia basso.
lesson-explorer-low-begin-middle = Non male, ma guarda quanti turni ti lascia un dado davvero basso: prendi l’1 o il 2.
lesson-explorer-low-card = Con i dadi bassi si compra poco: poche monete, poche pietre, una fila vicina. Ma una carta è una carta, con qualsiasi dado. Pescane una.
lesson-explorer-low-card-right = Solo tu vedi quale carta è. Gli altri sanno soltanto che ne hai una.
lesson-explorer-low-card-other = È permesso, ma un dado basso rende meglio con una carta. Pescane una.
lesson-explorer-low-end = Ora finisci il turno e guarda che cosa prendono gli altri.
lesson-explorer-low-end-right = Ibis ha preso il 6 e Nibbio il 5. Per Ibis questo giro è finito; tocca di nuovo a te.
lesson-explorer-low-end-other = Lascia stare per ora e finisci il turno.
lesson-explorer-low-again = Tocca ancora a te, grazie al tuo inizio basso. Prendi un dado qualsiasi che vada bene.
lesson-explorer-low-again-right = Un secondo dado mentre Ibis può solo guardare. Pochi turni grandi o tanti piccoli: è la scelta di ogni giro.
lesson-explorer-low-again-other = Prendi pure un dado: te lo sei guadagnato.
lesson-explorer-low-again-decline = Regaleresti il turno che il tuo inizio basso ti ha fatto guadagnare. Prendi un dado.

## What tents cost

lesson-explorer-price = Quanto costa una tenda
lesson-explorer-price-take = Colonna 5. Più avanti va il battello, più care sono le tende: qui ognuna costa £3, e dove ci sono già altri, £1 in più per ciascuno. Prendi il 6.
lesson-explorer-price-take-right = E fila 6 sia. Ma guarda la tua borsa: £1.
lesson-explorer-price-take-other = Prima prendi il 6; poi guardiamo il prezzo.
lesson-explorer-price-take-sell = Quei soldi ti serviranno tra un momento. Prima prendi il 6.
lesson-explorer-price-sell = La tenda costa £3, e £1 va a Ibis, che è già accampato lì. Hai £1 e due pietre preziose: una trasparente si vende per £1, una blu per £3. Vendi quello che ti serve.
lesson-explorer-price-sell-right = £3 per la pietra blu: ora hai esattamente £4.
lesson-explorer-price-sell-other = Così alla tenda non si arriva. Vendi la pietra blu.
lesson-explorer-price-sell-clear = La pietra trasparente rende £1, e £2 non bastano. Vendi quella blu.
lesson-explorer-price-sell-coins = £6 subito, ma poi il dado è speso e la fila 6 non è tua. Vendi piuttosto la pietra blu.
lesson-explorer-price-tent = £3 alla banca e £1 a Ibis: erigi la tua tenda nella fila 6.
lesson-explorer-price-tent-right = Le due tende rendono 6 punti ciascuna; dividere una casella costa una moneta, non punti.
lesson-explorer-price-tent-other = Ora i soldi ci sono. Erigi la tenda nella fila 6.
lesson-explorer-price-tent-sell = Hai già abbastanza. Tieni quella pietra: anche non venduta, alla fine vale un punto.

## The mine

lesson-explorer-mine = Giù in miniera
lesson-explorer-mine-take = Nel sacchetto ci sono 30 pietre preziose, 29 detriti neri e una pietra bianca. Saggiando nella miniera peschi tante pietre quanto il numero del dado. Prendi il 4.
lesson-explorer-mine-take-right = Quattro pietre, dunque.
lesson-explorer-mine-take-other = È permesso, ma prima il dado: prendi il 4.
lesson-explorer-mine-take-one = Per una pietra sola non vale la pena. Prendi il 4.
lesson-explorer-mine-dig = Le pietre preziose restano davanti a te finché non le vendi; i detriti si mettono da parte. Solo la pietra bianca è pericolosa: riporta nel sacchetto tutto ciò che hai appena pescato. Saggia nella miniera.
lesson-explorer-mine-dig-right = Una pietra trasparente e una blu, insieme £4, e due detriti. Tutti vedono che cosa è stato pescato, quindi tutti possono calcolare che cosa resta nel sacchetto.
lesson-explorer-mine-dig-other = È permesso, ma sei qui per le pietre preziose. Saggia nella miniera.

## Cards

lesson-explorer-cards = Le carte aggirano le regole
lesson-explorer-cards-treasure = Colonna 3, la borsa vuota e un solo misero dado. Ma hai due carte. Le carte non richiedono un dado e si giocano in qualsiasi momento del tuo turno: gioca il Tesoro.
lesson-explorer-cards-treasure-right = £4 dal nulla.
lesson-explorer-cards-treasure-other = È permesso, ma prima la carta: gioca il Tesoro.
lesson-explorer-cards-treasure-die = Puoi farlo, ma a borsa vuota il dado non paga nessuna tenda. Gioca prima il Tesoro.
lesson-explorer-cards-die = Ora prendi l’1.
lesson-explorer-cards-die-right = Un 1 porta alla fila 1. A meno che qualcuno non ti porti più lontano.
lesson-explorer-cards-die-other = È permesso, ma ora prendi l’1.
lesson-explorer-cards-elephants = Gli Elefanti portano una tenda in qualsiasi fila della colonna del battello. Erigi la tua tenda nella fila 6 con gli Elefanti.
lesson-explorer-cards-elephants-right = La fila 6 con un 1! E il dado resta un 1: dal 2 in su ti va bene tutto.
lesson-explorer-cards-elephants-other = È permesso, ma gli elefanti aspettano. Erigi con loro la tenda nella fila 6.
lesson-explorer-cards-elephants-lower = Se devono portarla gli elefanti, che la portino fino in fondo: la fila 6 rende di più.
lesson-explorer-cards-elephants-without = Alla fila 1 il dado arriva da solo. Con gli Elefanti lo stesso dado arriva alla fila 6.

## Rows

lesson-explorer-rows = Le file rendono alla fine
lesson-explorer-rows-take = L’ultima colonna. Dopo, ogni fila dà un premio a chi vi ha più tende: 12 per la fila 1, solo 2 per la fila 6. Nella fila 1 tu e Ibis avete tre tende a testa. Quale dado vale di più? Prendilo.
lesson-explorer-rows-take-right = Sì: un’altra tenda nella fila 1, e i suoi 12 punti sono solo tuoi.
lesson-explorer-rows-take-other = Prima scegli un dado: quale fila vale di più per te?
lesson-explorer-rows-take-six = La fila 6 rende 6 punti subito, e il suo premio resta a Nibbio. La fila 1 rende 1 punto, e invece di metà di 12 li ottieni tutti: 7 contro 6.
lesson-explorer-rows-tent = Erigi nella fila 1 la tenda che rompe la parità.
lesson-explorer-rows-tent-right = Quattro tende contro le tre di Ibis.
lesson-explorer-rows-tent-other = È permesso, ma la parità c’è ancora. Erigi la tenda nella fila 1.
lesson-explorer-rows-end = Finisci il turno e guarda quanto rendono le file.
lesson-explorer-rows-end-right = 1 punto dalla colonna e 12 dalla fila 1. Le file vicine rendono poco lungo la strada e molto alla fine; quelle lontane il contrario.
lesson-explorer-rows-end-other = È tutto fatto. Finisci il turno.

## The Queen

lesson-explorer-queen = Lo scrigno della regina
lesson-explorer-queen-give = L’ultimo turno di una partita. Alla fine si aprono gli scrigni, e chi ha donato meno alla regina non può vincere, qualunque sia il punteggio. Tu non hai ancora donato niente, e le monete in mano poi non valgono nulla. Hai £4: donale tutte.
lesson-explorer-queen-give-right = Tutti hanno visto che hai donato; solo tu sai quanto.
lesson-explorer-queen-give-other = Questo non ti salverà. Dona le tue £4.
lesson-explorer-queen-give-less = Dopo questo turno ogni moneta in mano non vale più niente. Non tenere nulla per te: £4.
lesson-explorer-queen-give-decline = Allora la partita finisce con lo scrigno vuoto, e tu fuori gioco. Prima dona.
lesson-explorer-queen-end = Non c’è altro da guadagnare: rinuncia all’ultimo dado e lascia che si aprano gli scrigni.
lesson-explorer-queen-end-right = Nibbio aveva 40 punti contro i tuoi 31, ma ha donato £2 contro le tue £4. Nibbio è fuori gioco, e hai vinto tu. Guarda chi dona, e non essere mai chi dona meno di tutti.
lesson-explorer-queen-end-other = Lascia stare. Rinuncia, e gli scrigni si aprono.

## A whole round

lesson-explorer-round = Il tuo primo giro
lesson-explorer-round-play = Ora un giro intero contro Ibis e Nibbio. Gioca come ti pare; io ti resto accanto.
lesson-explorer-round-play-choose = Scegli un dado che vada bene. I dadi bassi ti tengono in gioco, quelli alti arrivano alle file lontane.
lesson-explorer-round-play-use = Usa il dado: una tenda per i punti, monete per le prossime tende, la miniera per le pietre preziose, o una carta.
lesson-explorer-round-play-poor = Ora non puoi pagare una tenda. Monete, miniera o una carta: che cosa ti serve di più?
lesson-explorer-round-play-end = Il dado è usato. Vendi o dona, se vuoi, poi finisci il turno.
lesson-explorer-round-play-right = Bene.
lesson-explorer-round-play-die = Bene. Il tuo prossimo dado deve essere più alto di questo.
lesson-explorer-round-play-tent = Una tenda: punti quando si valuta la colonna, e un passo verso il premio della fila.
lesson-explorer-round-play-coins = Le monete in borsa sono le tende di domani.
lesson-explorer-round-play-dig = Le pietre preziose si possono vendere ogni volta che tocca a te.
lesson-explorer-round-play-card = Una carta in mano è una promessa. Leggila: può cambiare l’uso del tuo prossimo dado.
lesson-explorer-round-play-donate = La regina se ne ricorderà. Tieni però abbastanza per le tende.
lesson-explorer-round-play-decline = Per te questo giro è finito; la colonna si valuta quando hanno finito gli altri.
