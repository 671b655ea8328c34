# Die Worte der Lektionen von Goldland.

lesson-expedition = Die Schule der Expedition
lesson-expedition-about = Wege, Tauschplätze, unbekanntes Land und wilde Tiere, und ein Rucksack, der dich langsam macht: neun kurze Lektionen auf dem Weg zum Tempel.

## Gehen

lesson-expedition-road = Die Küste entlang
lesson-expedition-road-west = Du stehst am Start im Südosten; der Tempel liegt weit im Nordwesten. In einem Lauf darfst du so viele Plättchen betreten, wie dein Rucksack freie Fächer hat: jetzt sieben. Geh nach Westen.
lesson-expedition-road-west-right = Ein Weg führt weiter, also hat der Schritt nichts gekostet.
lesson-expedition-road-west-other = Das ist erlaubt, aber zuerst ein Schritt nach Westen.
lesson-expedition-road-west-north = Auch Norden ist ein Weg, an der anderen Küste entlang. Geh diesmal nach Westen.
lesson-expedition-road-west-acquire = Du könntest hier mehr mitnehmen, aber du hast gerade gepackt, und jeder Gegenstand kostet dich einen Schritt. Geh nach Westen.
lesson-expedition-road-west-pass = Passen bringt eine Entdeckermarke, aber du hast kaum begonnen. Geh nach Westen.
lesson-expedition-road-further = Ein Lauf besteht aus mehreren Schritten. Geh noch einen nach Westen, zum Dorf.
lesson-expedition-road-further-right = Zwei Plättchen. Fünf weitere wären heute möglich.
lesson-expedition-road-further-other = Später. Noch ein Schritt nach Westen.
lesson-expedition-road-further-stop = Du darfst auf jedem Plättchen stehen bleiben, aber das Dorf liegt eins weiter. Geh noch einmal nach Westen.
lesson-expedition-road-stop = Hier wird getauscht, aber niemand tauscht im Gehen. Bleib stehen.
lesson-expedition-road-stop-right = Dein Lauf ist getan. Im selben Zug darfst du dich noch ausrüsten und erkunden, jedes einmal.
lesson-expedition-road-stop-other = Beende zuerst deinen Lauf: Bleib stehen.
lesson-expedition-road-stop-step = Die Küste geht noch weiter, aber wir wollen das Dorf sehen. Bleib hier stehen.

## Tauschen

lesson-expedition-trade = Was Dörfer haben
lesson-expedition-trade-acquire = Ein Plättchen kann einen Tausch zeigen: Wer hat, was es verlangt, darf nehmen, was es bietet. Dieses Dorf gibt jedem einen Spaten, der eine Perle hat. Nimm ihn.
lesson-expedition-trade-acquire-right = Der Spaten gehört dir, und deine Perlen behältst du: Du musstest sie nur vorzeigen.
lesson-expedition-trade-acquire-other = Erlaubt, aber du bist wegen des Spatens hier.
lesson-expedition-trade-acquire-explore = Erkunden ist gut und kommt in der nächsten Lektion. Nimm zuerst den Spaten.
lesson-expedition-trade-acquire-discard = Wirf nie hinaus, was dir einen Tausch öffnet. Nimm den Spaten.
lesson-expedition-trade-acquire-end = Geh nicht ohne den Spaten.
lesson-expedition-trade-end = Bewegt und ausgerüstet: Du könntest noch erkunden, aber das kommt gleich. Beende deinen Zug.
lesson-expedition-trade-end-right = Spaten öffnen Gebirge und andere Tauschplätze; was du hast, entscheidet, wohin du kommst.
lesson-expedition-trade-end-other = Lass das jetzt und beende deinen Zug.
lesson-expedition-trade-end-explore = Sehr bald! Beende jetzt erst deinen Zug.

## Erkunden

lesson-expedition-explore = Unbekanntes Land
lesson-expedition-explore-draw = Nördlich von dir ist noch nie jemand gewesen. Einmal pro Zug darfst du erkunden: Zieh ein Plättchen und leg es neben deins. Erkunde.
lesson-expedition-explore-draw-right = Eine Ebene mit drei Wegen.
lesson-expedition-explore-draw-other = Erlaubt, aber die Ferne ruft: Erkunde.
lesson-expedition-explore-draw-step = Du darfst zuerst gehen und danach erkunden. Erkunde hier gleich.
lesson-expedition-explore-draw-acquire = Dieser Tausch läuft nicht weg. Erkunde zuerst.
lesson-expedition-explore-lay = Du bestimmst, wie es liegt. Dreh es so, dass einer seiner Wege an deinen anschließt, und leg es dann.
lesson-expedition-explore-lay-right = Die Wege treffen sich, und für das Plättchen bekommst du eine Entdeckermarke; zu zweit kaufen vier davon einen beliebigen Gegenstand.
lesson-expedition-explore-lay-other = Leg zuerst das Plättchen.
lesson-expedition-explore-lay-away = So zeigt die Seite ohne Weg zu dir. Die Regeln erlauben es, und gegen einen Rivalen kann es ein Plan sein; aber du willst ja dorthin. Dreh es.
lesson-expedition-explore-end = Ein in diesem Zug gelegtes Plättchen ist bis zum nächsten gesperrt. Beende deinen Zug.
lesson-expedition-explore-end-right = Im nächsten Zug darfst du in deine eigene Entdeckung gehen.
lesson-expedition-explore-end-other = Genug für heute. Beende deinen Zug.
lesson-expedition-explore-end-acquire = Das darfst du, und oft solltest du es. Beende hier deinen Zug.
lesson-expedition-explore-end-step = Du könntest noch die Küste entlanggehen. Beende hier deinen Zug.

## Gewicht

lesson-expedition-weight = Jeder Gegenstand kostet einen Schritt
lesson-expedition-weight-lighten = Elf deiner zwölf Fächer sind voll, du hast also nur einen Schritt pro Zug. Du willst zwei Plättchen nach Osten, zurück zum Start. Wirf etwas hinaus.
lesson-expedition-weight-lighten-right = Ein Fach mehr, ein Schritt mehr. Was du hinauswirfst, kommt in den Vorrat zurück.
lesson-expedition-weight-lighten-other = Das macht dich nicht schneller. Wirf einen Gegenstand hinaus.
lesson-expedition-weight-lighten-step = Mit einem freien Fach wäre der Lauf nach diesem Schritt vorbei. Wirf zuerst etwas hinaus.
lesson-expedition-weight-lighten-acquire = Dann könntest du gar nicht mehr gehen! Wirf lieber etwas hinaus.
lesson-expedition-weight-walk = Zwei freie Fächer, zwei Schritte. Geh nach Osten.
lesson-expedition-weight-walk-right = Die Zahl der Schritte steht fest, sobald ein Lauf beginnt.
lesson-expedition-weight-walk-other = Zuerst der Rückweg: Geh nach Osten.
lesson-expedition-weight-walk-discard = Zwei Schritte genügen für heute. Geh nach Osten.
lesson-expedition-weight-walk-west = Der Start liegt im Osten.
lesson-expedition-weight-again = Noch ein Schritt nach Osten.
lesson-expedition-weight-again-right = Da bist du. Pack, was der Weg verlangt, und wenig sonst: Leichte Rucksäcke gewinnen Rennen.
lesson-expedition-weight-again-other = Noch ein Schritt nach Osten.
lesson-expedition-weight-again-stop = Ein Schritt ist übrig. Nutze ihn.

## Abenteuer

lesson-expedition-puma = Der Puma
lesson-expedition-puma-enter = Nördlich von dir lebt ein Puma. Um ein Abenteuer zu betreten, zahlst du, was es in Rot zeigt: hier ein Gewehr. Du hast eins. Geh hinein.
lesson-expedition-puma-enter-right = Bestanden! Als Erster bekommst du dafür das Abzeichen des Pumas, am Ende 2 Gold wert.
lesson-expedition-puma-enter-other = Nur Mut: Geh auf das Plättchen des Pumas.
lesson-expedition-puma-enter-elsewhere = Ein Umweg, aber Abzeichen warten da, wo Abenteuer sind. Geh nach Norden.
lesson-expedition-puma-enter-gun = Nicht das Gewehr! Damit kommst du am Puma vorbei.
lesson-expedition-puma-camp = Wer besteht, darf ein Lager aufschlagen: Damit kommst du hier für immer umsonst durch, und wer die meisten Lager bei den Pumas hat, hält das Abzeichen. Schlag eins auf.
lesson-expedition-puma-camp-right = Dein Lager steht. Ein Rivale braucht zwei Lager bei den Pumas, um dir das Abzeichen zu nehmen.
lesson-expedition-puma-camp-other = Schlag zuerst ein Lager auf.
lesson-expedition-puma-camp-no = Dann zahlst du das Gewehr beim nächsten Mal wieder, und das Abzeichen ist schnell verloren. Schlag das Lager auf.

## Schatz

lesson-expedition-treasure = Graben
lesson-expedition-treasure-dig = Auf dem Plättchen des Pumas liegt ein Schatz. Ausgraben kostet zwei Proviant und beendet deinen Zug; ein Schatz ist 3 Gold wert. Du hast drei Proviant: Grab.
lesson-expedition-treasure-dig-right = Der Schatz ist in deinem Rucksack. Er füllt ein Fach und lässt sich nie hinauswerfen, aber am Ende ist er 3 Gold wert.
lesson-expedition-treasure-dig-other = Erlaubt, aber unter deinen Füßen liegt Gold. Grab.
lesson-expedition-treasure-dig-explore = Du könntest erst erkunden und danach graben, denn Graben beendet den Zug. Grab hier einfach.
lesson-expedition-treasure-dig-provision = Zum Ausgraben brauchst du zwei Proviant. Behalte ihn und grab.
lesson-expedition-treasure-dig-pass = Dann gräbt ihn ein anderer aus. Grab jetzt.

## Gewaltmärsche

lesson-expedition-ordeal = Kein Weg
lesson-expedition-ordeal-climb = Das Plättchen im Norden kehrt dir den Rücken: Kein Weg schließt an. Hin kommst du trotzdem, mit einem Gewaltmarsch, der vier beliebige Gegenstände kostet. Genau vier hast du. Geh nach Norden.
lesson-expedition-ordeal-climb-right = Hart, aber du bist da, und ein leerer Rucksack macht schnell. Gewaltmärsche lohnen, wenn ein Umweg mehr kostet.
lesson-expedition-ordeal-climb-other = Versuch den Gewaltmarsch: Geh nach Norden.
lesson-expedition-ordeal-climb-road = Der bequeme Weg. Sieh diesmal, was ein Gewaltmarsch ist.
lesson-expedition-ordeal-climb-discard = Dann könntest du die vier Gegenstände nicht mehr zahlen. Geh nach Norden.
lesson-expedition-ordeal-climb-pass = Marken helfen auch bei Gewaltmärschen, aber du hast alles, was du brauchst. Geh nach Norden.

## Der Tempel

lesson-expedition-temple = Der Tempel
lesson-expedition-temple-enter = Der Tempel liegt an der Nordwestecke, einen Schritt im Westen. Geh hinein.
lesson-expedition-temple-enter-right = Du bist auf dem Zielplättchen. Es zählt, wenn dein Lauf hier endet.
lesson-expedition-temple-enter-other = Der Tempel ist einen Schritt entfernt. Geh hinein.
lesson-expedition-temple-enter-explore = Andere könnten schneller sein. Geh in den Tempel.
lesson-expedition-temple-stop = Wer einen Lauf hier beendet, nimmt ein Amulett, 3 Gold wert; der Erste nimmt auch einen Bonus von 2. Bleib stehen.
lesson-expedition-temple-stop-right = Ein Amulett und 2 Gold, und ab deinem nächsten Zug ein Gold pro Zug. Wenn alle ein Amulett haben oder die Reserve des Tempels leer ist, gewinnt das meiste Gold.
lesson-expedition-temple-stop-other = Bleib auf dem Plättchen des Tempels stehen.

## Eine ganze Runde

lesson-expedition-round = Deine erste Runde
lesson-expedition-round-play = Ein ganzer Zug, wie du magst, und dann der von Ibis. Ich bleibe bei dir.
lesson-expedition-round-play-begin = Bewegen, ausrüsten, erkunden: jedes einmal, in beliebiger Reihenfolge. Die Dörfer an der Küste haben, was das Landesinnere verlangt.
lesson-expedition-round-play-walking = Geh den Weg weiter, oder bleib stehen, wo du tauschen oder erkunden willst.
lesson-expedition-round-play-trade = Gibt es hier etwas, was du im Landesinneren brauchst? Denk daran: Jeder Gegenstand kostet einen Schritt.
lesson-expedition-round-play-unknown = Das Land neben dir ist unbekannt. Erkunden bringt eine Marke, und du bestimmst, wie das Plättchen liegt.
lesson-expedition-round-play-turn = Dreh das Plättchen, wie es dir hilft, und leg es.
lesson-expedition-round-play-settle = Schlag ein Lager auf, und du kommst hier künftig umsonst durch.
lesson-expedition-round-play-pay = Wähle, womit du zahlst.
lesson-expedition-round-play-end = Alles getan, was du wolltest? Beende deinen Zug.
lesson-expedition-round-play-right = Gut.
lesson-expedition-round-play-step = Weiter geht’s.
lesson-expedition-round-play-stop = Dein Lauf ist für diesen Zug vorbei.
lesson-expedition-round-play-acquire = Eingepackt. Achte auf das Gewicht.
lesson-expedition-round-play-explore = Ein neues Plättchen!
lesson-expedition-round-play-lay = Das Land wächst.
lesson-expedition-round-play-camp = So sei es.
lesson-expedition-round-play-pass = Passen bringt eine Entdeckermarke.
