# Die Worte der Lektionen von LivingStone: was der Lehrer sagt, die Antwort auf das Richtige und die
# Antworten auf das, was erlaubt ist, aber hier nicht gelehrt wird.

lesson-explorer = Die Schule des Entdeckers
lesson-explorer-about = Würfel, Zelte, die Mine und eine Königin, die Spenden erwartet: neun kurze Lektionen am Sambesi.

## Einen Würfel nehmen

lesson-explorer-die = Ein Würfel, eine Aktion
lesson-explorer-die-take = Das Dampfboot wartet in Spalte 1, die Würfel sind gefallen. In deinem Zug nimmst du einen Würfel; seine Augenzahl sagt, wie viel er kann. Nimm die 5.
lesson-explorer-die-take-right = Die 5 gehört dir. Jetzt musst du sie nutzen.
lesson-explorer-die-take-other = Das ist erlaubt, aber zuerst der Würfel: Nimm die 5.
lesson-explorer-die-take-another = Dein erster darf jeder Würfel sein. Nimm diesmal die 5, damit du siehst, wie weit sie ins Land reicht.
lesson-explorer-die-take-donate = Die Königin wird dir für Spenden danken, und eine spätere Lektion gehört ihr. Nimm erst die 5.
lesson-explorer-die-take-decline = Wer verzichtet, beendet seine ganze Runde. Vor dem ersten Würfel willst du das kaum: Nimm die 5.
lesson-explorer-die-tent = Ein Würfel bezahlt eine von vier Aktionen: ein Zelt, Taler, Schürfen in der Mine oder eine Karte. Ein Zelt kommt in die Spalte des Boots, in die Reihe mit der Augenzahl des Würfels. Errichte ein Zelt in Reihe 5.
lesson-explorer-die-tent-right = Dein Zelt steht in Reihe 5. Wenn diese Runde endet, bringt es 5 Punkte, einen für jeden Schritt vom Fluss weg.
lesson-explorer-die-tent-other = Auch das ist erlaubt, aber errichte jetzt das Zelt in Reihe 5.
lesson-explorer-die-tent-coins = £5 kämen gelegen. Aber ein Zelt in Reihe 5 bringt 5 Punkte und kostet in dieser Spalte nur £1.
lesson-explorer-die-tent-dig = Fünf Steine aus der Mine: ein Wagnis, das seine eigene Lektion hat. Errichte diesmal das Zelt.
lesson-explorer-die-tent-card = Jeder Würfel zieht eine Karte, selbst eine 1. Dafür ist eine 5 zu schade: Errichte das Zelt.
lesson-explorer-die-end = Ein Würfel pro Zug, und deiner ist genutzt. Beende deinen Zug, damit die anderen ihre nehmen können.
lesson-explorer-die-end-right = Das ist ein ganzer Zug: Würfel nehmen, nutzen, beenden. Alles andere in diesem Spiel wächst daraus.
lesson-explorer-die-end-other = Das darfst du, aber hier ist nichts mehr zu holen. Beende deinen Zug.

## Steigende Würfel

lesson-explorer-rising = Würfel müssen steigen
lesson-explorer-rising-higher = Du hast in dieser Runde schon eine 3 genommen. Jeder weitere Würfel muss höher sein. Schau in die Mitte und nimm den einen, der passt.
lesson-explorer-rising-higher-right = Die 4 ist höher als deine 3. Danach würde nur eine 5 oder 6 passen, und beide sind weg.
lesson-explorer-rising-higher-other = Später. Nimm zuerst den Würfel, der höher ist als deine 3.
lesson-explorer-rising-higher-decline = Du darfst verzichten, aber damit endet deine Runde, und ein passender Würfel liegt da. Nimm ihn.
lesson-explorer-rising-coins = Ohne Geld keine Zelte. Nimm mit der 4 Taler: so viele, wie der Würfel Augen hat.
lesson-explorer-rising-coins-right = £4 für eine 4. Taler gibt es immer, darum ist kein Würfel je nutzlos.
lesson-explorer-rising-coins-other = Auch so lässt sich eine 4 nutzen. Nimm diesmal Taler damit.

## Niedrig beginnen

lesson-explorer-low = Niedrig beginnen, öfter drankommen
lesson-explorer-low-begin = Sechs Würfel, und du beginnst. Eine 6 ist stark, aber nichts ist höher, sie bliebe also dein einziger Würfel. Beginne niedrig: Nimm die 1 oder die 2.
lesson-explorer-low-begin-right = Ein bescheidener Anfang, und fast jeder andere Würfel passt dir noch.
lesson-explorer-low-begin-other = Alles zu seiner Zeit. Beginne mit einem niedrigen Würfel.
lesson-explorer-low-begin-six = Mit der 6 endet deine Runde nach einem Zug. Das kann richtig sein, wenn Reihe 6 es wert ist. Hier aber: niedrig beginnen.
lesson-explorer-low-begin-middle = Nicht schlecht, aber sieh, wie viele Züge dir ein ganz niedriger Würfel lässt: Nimm die 1 oder die 2.
lesson-explorer-low-card = Niedrige Würfel bringen wenig: wenige Taler, wenige Steine, eine nahe Reihe. Aber Karte ist Karte, egal mit welchem Würfel. Zieh eine.
lesson-explorer-low-card-right = Nur du siehst, welche Karte es ist. Die anderen wissen bloß, dass du eine hast.
lesson-explorer-low-card-other = Erlaubt, aber ein niedriger Würfel ist für eine Karte am besten angelegt. Zieh eine.
lesson-explorer-low-end = Beende jetzt deinen Zug und sieh zu, was die anderen nehmen.
lesson-explorer-low-end-right = Ibis hat die 6 genommen und Milan die 5. Ibis ist für diese Runde fertig; du bist wieder dran.
lesson-explorer-low-end-other = Lass das für jetzt und beende deinen Zug.
lesson-explorer-low-again = Dank deines niedrigen Anfangs bist du noch einmal dran. Nimm einen Würfel, der passt.
lesson-explorer-low-again-right = Ein zweiter Würfel, während Ibis zusehen muss. Wenige große Züge oder viele kleine: Das ist die Wahl in jeder Runde.
lesson-explorer-low-again-other = Nimm ruhig einen Würfel; du hast ihn dir verdient.
lesson-explorer-low-again-decline = Du würdest den Zug verschenken, den dir dein niedriger Anfang eingebracht hat. Nimm einen Würfel.

## Was Zelte kosten

lesson-explorer-price = Was ein Zelt kostet
lesson-explorer-price-take = Spalte 5. Je weiter das Boot, desto teurer die Zelte: Hier kostet jedes £3, und wo schon andere lagern, £1 mehr für jeden von ihnen. Nimm die 6.
lesson-explorer-price-take-right = Reihe 6 also. Aber schau in deine Börse: £1.
lesson-explorer-price-take-other = Nimm zuerst die 6; dann sehen wir uns den Preis an.
lesson-explorer-price-take-sell = Das Geld brauchst du gleich. Nimm zuerst die 6.
lesson-explorer-price-sell = Das Zelt kostet £3, und £1 geht an Ibis, der dort schon lagert. Du hast £1 und zwei Edelsteine: Ein transparenter bringt £1, ein blauer £3. Verkaufe, was nötig ist.
lesson-explorer-price-sell-right = £3 für den blauen Edelstein: Jetzt hast du genau £4.
lesson-explorer-price-sell-other = Das brächte dir das Zelt nicht. Verkaufe den blauen Edelstein.
lesson-explorer-price-sell-clear = Der transparente bringt £1, und £2 sind nicht genug. Verkaufe den blauen.
lesson-explorer-price-sell-coins = £6 jetzt, aber dann ist der Würfel weg und Reihe 6 nicht deine. Verkaufe lieber den blauen Edelstein.
lesson-explorer-price-tent = £3 für die Bank und £1 für Ibis: Errichte dein Zelt in Reihe 6.
lesson-explorer-price-tent-right = Beide Zelte bringen je 6 Punkte; einen Bauplatz zu teilen kostet einen Taler, keine Punkte.
lesson-explorer-price-tent-other = Das Geld ist jetzt da. Errichte das Zelt in Reihe 6.
lesson-explorer-price-tent-sell = Du hast genug. Behalte den Edelstein; selbst unverkauft ist er am Ende einen Punkt wert.

## Die Mine

lesson-explorer-mine = Hinab in die Mine
lesson-explorer-mine-take = Im Beutel sind 30 Edelsteine, 29 Stück schwarzes Geröll und ein weißer Stein. Beim Schürfen ziehst du so viele Steine, wie dein Würfel Augen hat. Nimm die 4.
lesson-explorer-mine-take-right = Vier Steine also.
lesson-explorer-mine-take-other = Erlaubt, aber zuerst der Würfel: Nimm die 4.
lesson-explorer-mine-take-one = Für einen einzigen Stein lohnt der Abstieg kaum. Nimm die 4.
lesson-explorer-mine-dig = Edelsteine liegen vor dir, bis du sie verkaufst; Geröll kommt beiseite. Gefährlich ist nur der weiße Stein: Er nimmt alles gerade Gezogene mit zurück in den Beutel. Schürfe.
lesson-explorer-mine-dig-right = Ein transparenter und ein blauer Edelstein, zusammen £4 wert, und zweimal Geröll. Alle sehen, was gezogen wurde, darum kann jeder ausrechnen, was noch im Beutel ist.
lesson-explorer-mine-dig-other = Erlaubt, aber du bist wegen der Edelsteine hier. Schürfe in der Mine.

## Karten

lesson-explorer-cards = Karten brechen Regeln
lesson-explorer-cards-treasure = Spalte 3, eine leere Börse und ein kümmerlicher Würfel. Aber du hast zwei Karten. Karten brauchen keinen Würfel und gehen jederzeit in deinem Zug: Spiele „Schatz“.
lesson-explorer-cards-treasure-right = £4 wie aus dem Nichts.
lesson-explorer-cards-treasure-other = Erlaubt, aber zuerst die Karte: Spiele „Schatz“.
lesson-explorer-cards-treasure-die = Das darfst du, aber bei leerer Börse bezahlt der Würfel kein Zelt. Spiele zuerst „Schatz“.
lesson-explorer-cards-die = Nimm jetzt die 1.
lesson-explorer-cards-die-right = Eine 1 führt in Reihe 1. Es sei denn, jemand trägt dich weiter.
lesson-explorer-cards-die-other = Erlaubt, aber nimm jetzt die 1.
lesson-explorer-cards-elephants = Elefanten tragen ein Zelt in jede Reihe der Bootsspalte. Errichte dein Zelt mit den Elefanten in Reihe 6.
lesson-explorer-cards-elephants-right = Reihe 6 mit einer 1! Und der Würfel bleibt eine 1: Ab der 2 passt dir alles.
lesson-explorer-cards-elephants-other = Erlaubt, aber die Elefanten warten. Errichte das Zelt mit ihnen in Reihe 6.
lesson-explorer-cards-elephants-lower = Wenn Elefanten es tragen, dann den ganzen Weg: Reihe 6 bringt am meisten.
lesson-explorer-cards-elephants-without = In Reihe 1 führt der Würfel von selbst. Mit den Elefanten reicht derselbe Würfel bis Reihe 6.

## Reihen

lesson-explorer-rows = Zuletzt zählen die Reihen
lesson-explorer-rows-take = Die letzte Spalte. Danach bringt jede Reihe dem, der die meisten Zelte in ihr hat, einen Bonus: 12 in Reihe 1, nur 2 in Reihe 6. In Reihe 1 haben du und Ibis je drei Zelte. Welcher Würfel ist mehr wert? Nimm ihn.
lesson-explorer-rows-take-right = Genau: noch ein Zelt in Reihe 1, und ihre 12 Punkte gehören dir allein.
lesson-explorer-rows-take-other = Wähle zuerst einen Würfel: Welche Reihe ist dir mehr wert?
lesson-explorer-rows-take-six = Reihe 6 bringt jetzt 6 Punkte, und ihr Bonus bleibt bei Milan. Reihe 1 bringt 1 Punkt, und statt der Hälfte von 12 bekommst du alles: 7 gegen 6.
lesson-explorer-rows-tent = Errichte in Reihe 1 das Zelt, das den Gleichstand bricht.
lesson-explorer-rows-tent-right = Vier Zelte gegen drei von Ibis.
lesson-explorer-rows-tent-other = Erlaubt, aber noch steht es gleich. Errichte das Zelt in Reihe 1.
lesson-explorer-rows-end = Beende deinen Zug und sieh, was die Reihen bringen.
lesson-explorer-rows-end-right = 1 Punkt aus der Spalte und 12 aus Reihe 1. Nahe Reihen bringen unterwegs wenig und am Ende viel; ferne umgekehrt.
lesson-explorer-rows-end-other = Alles ist getan. Beende deinen Zug.

## Die Königin

lesson-explorer-queen = Die Schatzkiste der Königin
lesson-explorer-queen-give = Der letzte Zug einer Partie. Am Ende werden die Schatzkisten geöffnet, und wer der Königin am wenigsten gespendet hat, kann nicht gewinnen, egal mit wie vielen Punkten. Du hast noch nichts gespendet, und Taler auf der Hand sind dann nichts wert. Du hast £4: Spende alles.
lesson-explorer-queen-give-right = Alle haben gesehen, dass du gespendet hast; niemand außer dir weiß, wie viel.
lesson-explorer-queen-give-other = Das rettet dich nicht. Spende deine £4.
lesson-explorer-queen-give-less = Nach diesem Zug ist jeder Taler auf deiner Hand wertlos. Halte nichts zurück: £4.
lesson-explorer-queen-give-decline = Dann endet die Partie mit leerer Kiste, und du scheidest aus. Spende zuerst.
lesson-explorer-queen-end = Mehr ist nicht zu holen: Verzichte auf den letzten Würfel und lass die Kisten öffnen.
lesson-explorer-queen-end-right = Milan hatte 40 Punkte und du 31, aber Milan gab £2 und du £4. Milan scheidet aus, und du hast gewonnen. Achte darauf, wer spendet, und sei nie der Geizigste.
lesson-explorer-queen-end-other = Lass es. Verzichte, und die Kisten werden geöffnet.

## Eine ganze Runde

lesson-explorer-round = Deine erste Runde
lesson-explorer-round-play = Jetzt eine ganze Runde gegen Ibis und Milan. Spiel, wie du magst; ich bleibe bei dir.
lesson-explorer-round-play-choose = Wähle einen Würfel, der passt. Niedrige halten dich in der Runde, hohe reichen in ferne Reihen.
lesson-explorer-round-play-use = Nutze den Würfel: ein Zelt für Punkte, Taler für spätere Zelte, Schürfen für Edelsteine oder eine Karte.
lesson-explorer-round-play-poor = Ein Zelt kannst du jetzt nicht bezahlen. Taler, Schürfen oder eine Karte: Was hilft dir am meisten?
lesson-explorer-round-play-end = Dein Würfel ist genutzt. Verkaufe oder spende, wenn du magst, dann beende deinen Zug.
lesson-explorer-round-play-right = Gut.
lesson-explorer-round-play-die = Gut. Dein nächster Würfel muss höher sein als dieser.
lesson-explorer-round-play-tent = Ein Zelt: Punkte, wenn die Spalte gewertet wird, und ein Schritt zum Bonus der Reihe.
lesson-explorer-round-play-coins = Taler in der Börse sind Zelte von morgen.
lesson-explorer-round-play-dig = Edelsteine kannst du verkaufen, wann immer du am Zug bist.
lesson-explorer-round-play-card = Eine Handkarte ist ein Versprechen. Lies sie: Vielleicht nutzt du deinen nächsten Würfel dann anders.
lesson-explorer-round-play-donate = Die Königin vergisst nichts. Behalte aber genug für Zelte.
lesson-explorer-round-play-decline = Du bist für diese Runde draußen; die Spalte wird gewertet, wenn die anderen fertig sind.
