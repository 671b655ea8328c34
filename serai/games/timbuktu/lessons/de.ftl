# Die Worte der Lektionen von Timbuktu. Die Kamele darin sind die, nach denen die Lektionen fragen.

lesson-caravan = Die Schule der Karawane
lesson-caravan-about = Kamele, Diebe und was alle halb wissen: sieben kurze Lektionen auf dem Weg nach Timbuktu.

## Aufstellen

lesson-caravan-place = In die Gehege
lesson-caravan-place-first = Deine Karawane durchquert die Wüste von Ort zu Ort, und an jedem Ort stehen die Kamele in fünf Gehegen: Palme, Lampe, Säbel, Stern und Mond. Stell eins deiner Kamele ins Gehege Lampe.
lesson-caravan-place-first-right = Es nimmt den niedrigsten freien Stellplatz. In den Startgehegen bedeutet er noch nichts; später bedeutet er alles.
lesson-caravan-place-first-other = Zuerst ein Kamel ins Gehege Lampe.
lesson-caravan-place-first-pen = Jedes Gehege ist erlaubt. Wähle diesmal die Lampe.
lesson-caravan-place-second = Ibis und Milan haben je eins aufgestellt. Am Ende braucht jeder in jedem Gehege ein Kamel, also verteil dich: Stell noch ein Kamel in ein Gehege, in dem du keins hast.
lesson-caravan-place-second-right = Gut verteilt. Von jedem Gehege sind nur zwei Gehege des nächsten Orts ohne Zoll erreichbar, darum hat eine verteilte Karawane mehr Auswahl.
lesson-caravan-place-second-other = Stell noch ein Kamel auf, in ein neues Gehege.
lesson-caravan-place-second-lamp = Bei der Lampe hast du schon ein Kamel. Es ist erlaubt, aber wähle ein neues Gehege.

## Einen Stapel kennen

lesson-caravan-pile = Was dein Stapel verrät
lesson-caravan-pile-choose = Fünf Stapel Diebeskarten liegen um den Tisch; jeder nennt ein Gehege, zwei Stellplätze und zwei Sorten Waren. Deiner sagt: Bei der Palme verlieren die Stellplätze 3 und 4 Salz und Wasser. Also ist Palme 1 sicher! Dein Kamel Ghazi bei der Lampe trägt Kaffee, Wasser und zweimal Salz; die Palme ist in Reichweite. Leg seine Karte.
lesson-caravan-pile-choose-right = Alle Karten liegen; niemand sieht, welches Kamel du gewählt hast, bis es aufgedeckt wird. Jetzt geht deins los.
lesson-caravan-pile-choose-other = Leg die Karte von Kamel Ghazi, das bei der Lampe steht.
lesson-caravan-pile-choose-another = Keine schlechte Wahl, aber denk an dein Wissen: Palme 1 ist sicher, und Kamel Ghazi bei der Lampe kommt mit seinem vielen Salz ohne Zoll dorthin. Leg seine Karte.
lesson-caravan-pile-move = Grüne Pfeile führen von der Lampe zur Lampe und zur Palme: Diese Gehege sind zollfrei. Geh zur Palme; das Kamel nimmt den niedrigsten freien Stellplatz, und das ist 1.
lesson-caravan-pile-move-right = Palme 1, sicher vor Dieben, und das weißt nur du genau.
lesson-caravan-pile-move-other = Geh zur Palme.
lesson-caravan-pile-move-lamp = Auch die Lampe ist zollfrei, aber über ihre Diebe weißt du nichts. Von Palme 1 weißt du, dass sie sicher ist.
lesson-caravan-pile-move-toll = Abseits der Pfeile lässt ein Kamel eine seiner Waren als Zoll zurück. Wozu zahlen? Die Palme ist zollfrei und sicher.

## Tauschen

lesson-caravan-swap = Stapel weitergeben
lesson-caravan-swap-choose = Palme 2 ist ein Tauschfeld: Nimmt ein Kamel es ein, wandert jeder Stapel einen Platz nach links, und du siehst einen neuen. Dein Kamel Leila bei der Lampe, mit Gold, Kaffee, Pfeffer und Salz, kommt dorthin. Leg seine Karte.
lesson-caravan-swap-choose-right = Ibis und Milan sind diesmal zuerst gegangen: Der Rundenstein wandert.
lesson-caravan-swap-choose-other = Leg die Karte von Kamel Leila, das bei der Lampe steht.
lesson-caravan-swap-choose-another = Nicht dieses: Du willst zu Palme 2, und Kamel Leila bei der Lampe kommt ohne Zoll dorthin.
lesson-caravan-swap-move = Stellplatz 2 der Palme ist noch frei und nach deinem ersten Stapel auch sicher. Geh zur Palme und sieh einen neuen Stapel.
lesson-caravan-swap-move-right = Jeder Stapel ist nach links gewandert. Jetzt kennst du auch den Mond: Stellplätze 4 und 5, Pfeffer und Salz. Den weitergegebenen Stapel kennst du noch; alles steht in deinem Notizbuch.
lesson-caravan-swap-move-other = Geh zur Palme.
lesson-caravan-swap-move-lamp = Zollfrei, aber unbekannt und ohne Tausch. Palme 2 gibt dir einen neuen Stapel zu lesen.
lesson-caravan-swap-move-toll = Kein Zoll nötig: Die Palme ist auf dem Pfeil zollfrei.

## Zoll zahlen

lesson-caravan-toll = Zoll kann billig sein
lesson-caravan-toll-choose = Du hast zwei Stapel gesehen: Der Stern verliert Kaffee und Pfeffer auf den Stellplätzen 1 und 2, der Säbel Gold und Kaffee auf 1 und 5. Dein Kamel Farah beim Stern trägt zweimal Kaffee, Pfeffer und Salz, und seine Pfeile führen genau dorthin. Leg seine Karte; wir bringen es heraus.
lesson-caravan-toll-choose-right = Jetzt denk nach, bevor es losgeht.
lesson-caravan-toll-choose-other = Leg die Karte von Kamel Farah beim Stern.
lesson-caravan-toll-choose-another = Dieses Kamel ist weniger in Gefahr. Leg die Karte von Kamel Farah mit seinem Kaffee.
lesson-caravan-toll-move = Beim Stern verlöre es drei Waren, beim Säbel zwei. Aber Stellplatz 1 steht nur auf zwei Karten, und du hast beide gesehen: In jedem anderen Gehege ist Stellplatz 1 sicher. Zahl eine Ware als Zoll und geh zu Palme, Lampe oder Mond; aber zahl nicht mit Kaffee.
lesson-caravan-toll-move-right = Eine Ware statt zwei oder drei. Hast du einen Stellplatz oder eine Sorte zweimal gesehen, ist sie überall sonst sicher.
lesson-caravan-toll-move-other = Geh zu Palme, Lampe oder Mond und zahl mit Salz oder Pfeffer.
lesson-caravan-toll-move-coffee = Das ginge, aber du hast zweimal Kaffee heimzubringen. Zahl mit Salz oder Pfeffer.
lesson-caravan-toll-move-robbed = Zollfrei, aber gewiss bestohlen: Du hast die Karten gesehen. Zahl Zoll und geh dorthin, wo Stellplatz 1 sicher ist.

## Der Diebstahl

lesson-caravan-theft = Die Diebe kommen
lesson-caravan-theft-choose = Die letzte Runde einer Etappe: Jede Karawane hat noch ein Kamel zu bewegen. Leg seine Karte.
lesson-caravan-theft-choose-right = Du führst diese Runde an, also geht deins zuerst.
lesson-caravan-theft-choose-other = Leg die Karte deines letzten Kamels.
lesson-caravan-theft-move = Zwei Gehege sind zollfrei, bei beiden ist Stellplatz 5 offen. Über die Lampe weißt du wenig. Bei der Palme, das hast du gelesen, kommen die Diebe zu den Stellplätzen 1 und 2. Wähle.
lesson-caravan-theft-move-right = Alle Stapel liegen offen. Bei der Lampe verlor Stellplatz 5 Kaffee und Pfeffer: Dein Kamel hätte drei Waren verloren. Bei der Palme verlor es nichts.
lesson-caravan-theft-move-other = Geh zur Palme.
lesson-caravan-theft-move-lamp = Die Lampe ist vielleicht sicher, Palme 5 ist es gewiss. Nimm, was du weißt.
lesson-caravan-theft-move-toll = Du gäbst eine Ware her, obwohl die Palme zollfrei und sicher ist.

## Wert

lesson-caravan-value = Was selten ist, ist teuer
lesson-caravan-value-choose = Die letzte Etappe. In Timbuktu ist jede Ware so viele Punkte wert, wie von ihrer Sorte unterwegs verloren ging: Kaffee 7, Pfeffer 5, Salz nur 1. Dein Kamel Farah beim Stern trägt zweimal Kaffee, Pfeffer und Salz, und am Ende seiner Pfeile warten Diebe. Leg seine Karte.
lesson-caravan-value-choose-right = Nun, womit zahlen?
lesson-caravan-value-choose-other = Leg die Karte von Kamel Farah beim Stern.
lesson-caravan-value-choose-another = Dieses Kamel kann warten. Kamel Farah beim Stern hat am meisten zu verlieren.
lesson-caravan-value-move = Zahl Zoll, zu einem Gehege, in dem Stellplatz 1 sicher ist, mit der Ware, die am wenigsten wert ist.
lesson-caravan-value-move-right = Ein Punkt gezahlt, und was das Kamel heimbringt, ist mehr wert als zuvor: Was verloren geht, auch Zoll, macht den Rest teurer.
lesson-caravan-value-move-other = Zahl mit Salz.
lesson-caravan-value-move-robbed = Dort wird dein Kaffee gestohlen, je 7 Punkte. Zahl lieber Zoll.
lesson-caravan-value-move-dear = Diese Ware ist viel mehr wert als Salz. Zahl mit dem Salz.

## Eine ganze Runde

lesson-caravan-round = Deine erste Runde
lesson-caravan-round-play = Eine ganze Runde gegen Ibis und Milan. Ich bleibe bei dir.
lesson-caravan-round-play-which = Lies deinen Stapel und das Notizbuch, dann leg die Karte eines Kamels, das einen guten Stellplatz erreicht.
lesson-caravan-round-play-where = Zwei Gehege sind auf den Pfeilen zollfrei, jedes andere kostet eine Ware des Kamels. Wo ist es am sichersten?
lesson-caravan-round-play-choose = Gelegt. Jetzt werden die Karten aufgedeckt.
lesson-caravan-round-play-free = Ohne Zoll. Achte darauf, wohin die anderen gehen: Wer zahlt, um ein Gehege zu meiden, weiß etwas.
lesson-caravan-round-play-toll = Du hast gezahlt, also weißt du wohl etwas; das denken auch die anderen.
