# Die Worte der Lektionen von Treasure Island: ein Kurs für Piraten und einer für Silver.

lesson-pirate = Die Schule der Piraten
lesson-pirate-about = Reiten, suchen, Silver zuhören und ihm nicht zu früh glauben: sechs kurze Lektionen für Schatzsucher.

## Reiten

lesson-pirate-ride = Losreiten
lesson-pirate-ride-horse = Long John Silver hat auf dieser Insel einen Schatz vergraben; du bist Anne Bonny und willst ihn. Jeden Tag handelt ein Pirat. Silvers erster Hinweis, immer wahr, lautet: Er liegt höchstens 2 Meilen von der Küste. Wähle das Pferd.
lesson-pirate-ride-horse-right = Ein Pferd trägt dich bis zu 6 Meilen weit in gerader Linie.
lesson-pirate-ride-horse-other = Auch dafür kommt der Tag. Wähle heute das Pferd.
lesson-pirate-ride-horse-foot = Zu Fuß kämst du 3 Meilen weit und könntest suchen; das ist die nächste Lektion. Reite heute.
lesson-pirate-ride-horse-search = In den ersten Tagen zu suchen ist meist Glückssache. Reite erst dorthin, wo der Schatz liegen kann.
lesson-pirate-ride-horse-pass = Der Tage sind wenige: 19, dann bricht Silver aus. Reite!
lesson-pirate-ride-where = Wähle einen Ort für Anne: Tipp auf die Karte oder nimm einen aus der Liste. Der Weg muss gerade sein und auf Land außerhalb der roten Sperrgebiete bleiben.
lesson-pirate-ride-where-right = Da bist du. Was die Karte noch zulässt, wird eingezeichnet, sobald Hinweise kommen.
lesson-pirate-ride-where-other = Wähle einen Ort auf der Karte.

## Zu Fuß

lesson-pirate-foot = Zu Fuß, mit offenen Augen
lesson-pirate-foot-foot = Zu Fuß bekommst du zweierlei für eine Aktion: einen Weg von bis zu 3 Meilen und eine Suche mit dem kleinen Ring. Wähle „Zu Fuß“.
lesson-pirate-foot-foot-right = Zuerst der Weg.
lesson-pirate-foot-foot-other = Geh heute zu Fuß.
lesson-pirate-foot-foot-horse = Ein Pferd ist schneller, aber aus dem Sattel sucht niemand. Wähle „Zu Fuß“.
lesson-pirate-foot-foot-small = Du könntest erst suchen und dann gehen. Beginn hier mit dem Weg: „Zu Fuß“.
lesson-pirate-foot-foot-pass = Mit Passen findet niemand etwas.
lesson-pirate-foot-walk = Geh bis zu 3 Meilen. Nach dem Hinweis lohnt sich die Küste.
lesson-pirate-foot-walk-right = Ein guter Ort, um sich umzusehen.
lesson-pirate-foot-walk-other = Wähle einen Ort auf der Karte.
lesson-pirate-foot-search = Nun die Suche. Du könntest sie lassen, aber auch ein Fehlschlag lehrt etwas: Alle sehen, wo der Schatz nicht liegt.
lesson-pirate-foot-search-right = Also der kleine Ring.
lesson-pirate-foot-search-other = Such mit dem kleinen Ring.
lesson-pirate-foot-search-leave = Erlaubt, aber Nachsehen kostet nichts. Such.
lesson-pirate-foot-ring = Leg den Ring: Die Stelle, auf der du stehst, muss darin liegen. Liegt der Schatz im Ring, ist er gefunden.
lesson-pirate-foot-ring-right = Nichts, und dabei lügt Silver nicht. Der Ring bleibt auf der Karte: Dieser Boden ist erledigt.
lesson-pirate-foot-ring-other = Leg den Ring auf die Karte.

## Der Kompass

lesson-pirate-compass = Den Kompass fragen
lesson-pirate-compass-ask = Jeder Pirat hat Sonderaktionen, ein- oder zweimal pro Partie. Beim Kompass muss Silver dir eine Karte geben, die immer wahr ist: zwei Richtungen, in denen der Schatz von dir aus nicht liegt. Nutze ihn.
lesson-pirate-compass-ask-right = Nicht im Südwesten, nicht im Westen: nur für deine Augen. Karten, die nur du kennst, gewinnen dieses Rennen.
lesson-pirate-compass-ask-other = Versuch heute den Kompass.
lesson-pirate-compass-ask-gallop = Der Volle Galopp trägt dich überallhin, einmal. Spar ihn für den Tag, an dem du weißt, wohin. Nutze den Kompass.
lesson-pirate-compass-ask-george = King George ist eine kleine Suche irgendwo auf der Insel. Zu früh: Nutze den Kompass.
lesson-pirate-compass-ask-horse = Du darfst weiterreiten, aber Wissen kommt zuerst. Nutze den Kompass.

## Überprüfen

lesson-pirate-verify = Lügt er?
lesson-pirate-verify-look = Unter jedem Hinweis liegt eine Marke: die Wahrheit oder ein Bluff, bei dem Silver sagen darf, was er will. Der dritte Hinweis lautet: näher bei Anne als bei Olivier. Das wäre etwas für dich, wenn es stimmt. Überprüfe den dritten Hinweis.
lesson-pirate-verify-look-right = Ein Bluff! Das weißt jetzt nur du; die anderen glauben ihn vielleicht noch. Streich ihn im Kopf durch.
lesson-pirate-verify-look-other = Finde erst heraus, was am dritten Hinweis ist: Überprüfe ihn.
lesson-pirate-verify-look-second = Der zweite Hinweis zählt weniger: Er sagt nur, dass du mehr als 6 Meilen entfernt bist. Überprüfe den dritten.
lesson-pirate-verify-look-search = Nach einem Hinweis suchen, der gelogen sein kann? Sieh erst unter seine Marke.
lesson-pirate-verify-look-compass = Eine gute Frage, aber der dritte Hinweis entscheidet, wohin du reitest. Überprüfe ihn.

## Finden

lesson-pirate-find = Der letzte Ring
lesson-pirate-find-prison = Du bist jetzt Olivier Levasseur, und es ist Tag 4: Silver ist gefangen, und du bestimmst, in welchem Turm er sitzt. Am besten weit weg von dort, wo du den Schatz vermutest, denn von da läuft er am Ende los. Wähle einen Turm.
lesson-pirate-find-prison-right = Da sitzt er. Nun deine Aktion.
lesson-pirate-find-prison-other = Wähle zuerst einen Turm für Silver.
lesson-pirate-find-large = An der Küste, weit von Anne, und Silver wurde blass, als du heranrittst: Genau hier muss er liegen. Der große Ring deckt am meisten ab. Wähle die große Suche.
lesson-pirate-find-large-right = Nun leg ihn gut.
lesson-pirate-find-large-other = Näher kann man nicht sein. Wähle die große Suche.
lesson-pirate-find-large-small = Der kleine Ring könnte knapp danebengehen. Nimm den großen.
lesson-pirate-find-large-horse = Reite nicht davon weg! Such.
lesson-pirate-find-large-compass = Keine Fragen mehr. Such.
lesson-pirate-find-large-spyglass = Das Fernrohr sucht überall, aber du stehst ja schon da. Spar es dir und such mit dem großen Ring.
lesson-pirate-find-ring = Leg den Ring um die Stelle, auf der du stehst.
lesson-pirate-find-ring-right = Gefunden! Wessen Ring den Schatz enthält, der gewinnt sofort.
lesson-pirate-find-ring-other = Etwas näher zu dir: Leg den Ring um die Stelle, auf der du stehst.

## Eine ganze Runde

lesson-pirate-round = Deine erste Runde
lesson-pirate-round-play = Du bist wieder Anne, an Tag 2, bis dein nächster Tag kommt. Ich bleibe bei dir.
lesson-pirate-round-play-choose = Eine Aktion: reiten, gehen und suchen, eine große Suche oder etwas Besonderes. Wohin schickt dich der erste Hinweis?
lesson-pirate-round-play-where = Wähle den Ort auf der Karte oder aus der Liste.
lesson-pirate-round-play-then = Jetzt die kleine Suche, oder lass sie.
lesson-pirate-round-play-right = Gut.
lesson-pirate-round-play-point = Auf der Karte markiert.
lesson-pirate-round-play-horse = Aufs Pferd!
lesson-pirate-round-play-foot = Schritt für Schritt.
lesson-pirate-round-play-search = Sehen wir nach.
lesson-pirate-round-play-compass = Silver muss dir etwas Wahres sagen.
lesson-pirate-round-play-pass = Ein Ruhetag.

## Silvers Kurs

lesson-silver = Silvers Schule
lesson-silver-about = Du hast den Schatz vergraben; sie wollen wissen, wo. Wie man die Wahrheit sagt und das Geheimnis wahrt: sieben kurze Lektionen für Long John.
lesson-silver-hide = Eine gute Stelle
lesson-silver-hide-spot = Du bist Long John Silver. Wähle die Stelle, an der dein Schatz liegt: an Land, in einem Bezirk und mehr als 2 Meilen vom Start jedes Piraten. Nicht zu nah an einem Wahrzeichen; dort sucht man zuerst.
lesson-silver-hide-spot-right = Nur du weißt es. Die Piraten haben neunzehn Tage, es herauszufinden.
lesson-silver-hide-spot-other = Wähle eine Stelle für den Schatz.
lesson-silver-hint = Der erste Hinweis
lesson-silver-hint-card = An manchen Tagen schuldest du den Piraten einen Hinweis. Du wählst die Karte, legst eine Marke darunter und machst die Aussage. Spiel „Höhenlage“: Sie nennt eine Zone der Insel.
lesson-silver-hint-card-right = Nun die Marke.
lesson-silver-hint-card-other = Spiel die Karte „Höhenlage“.
lesson-silver-hint-card-another = „In Reichweite“ verriete ihnen einen Kreis von 6 Meilen, viel mehr als eine Zone. Spiel „Höhenlage“.
lesson-silver-hint-token = Bei einer Wahrheitsmarke muss deine Aussage wahr sein; bei einem Bluff darfst du sagen, was du willst. Der allererste Hinweis hat die Wahrheit, und alle wissen es. Leg die Wahrheit.
lesson-silver-hint-token-right = Nun sag, wo.
lesson-silver-hint-token-other = Leg die Wahrheitsmarke.
lesson-silver-hint-say = Dein Schatz liegt am Meer. Zu jeder Antwort siehst du, wie viel Boden sie zum Suchen lässt. Bei der Wahrheit kannst du hier nur eins sagen: die Küste.
lesson-silver-hint-say-right = Wahr, und der größte Teil der Küste bleibt zu durchsuchen. Ein guter Hinweis sagt so wenig, wie die Wahrheit erlaubt.
lesson-silver-hint-say-other = Sag, dass er an der Küste liegt.
lesson-silver-bluff = Ein Bluff
lesson-silver-bluff-card = Tag 5, wieder ein Hinweis. Inzwischen hast du eine Bluffmarke. Spiel „Rivalen“: Die Karte sagt, welchem von zwei Piraten der Schatz näher ist.
lesson-silver-bluff-card-right = Nun, Wahrheit oder Bluff?
lesson-silver-bluff-card-other = Spiel die Karte „Rivalen“.
lesson-silver-bluff-card-another = Diese Karte würde zu viel eingrenzen. Spiel „Rivalen“.
lesson-silver-bluff-token = Olivier ist deinem Schatz gefährlich nah. Leg den Bluff und schick sie woandershin.
lesson-silver-bluff-token-right = Sie sehen nur, dass eine Marke verdeckt daliegt.
lesson-silver-bluff-token-other = Leg die Bluffmarke.
lesson-silver-bluff-token-truth = Ein ehrlicher Hinweis würde Olivier helfen. Du hast mehr Hinweise zu geben als Wahrheiten zu legen: Bluffe einmal, und zwar gut.
lesson-silver-bluff-say = Nun die Lüge: Sag, dass der Schatz jemand anderem näher ist als Olivier.
lesson-silver-bluff-say-right = Eine glaubhafte Lüge. Früher oder später sieht jemand unter die Marke; bis dahin reiten sie in die falsche Richtung.
lesson-silver-bluff-say-other = Olivier soll fort: Sag, dass der Schatz von ihm weiter weg ist.
lesson-silver-bluff-say-true = Das ist die Wahrheit, und gerade die gilt es zu verbergen. Sag, dass er von Olivier weiter weg ist.
lesson-silver-answer = Nach einem Fehlschlag
lesson-silver-answer-give = Anne hat gesucht und nichts gefunden. Du darfst ihr eine deiner Truhenmarken geben. Wozu? Deine besten Karten haben ein Truhensymbol und lassen sich erst spielen, wenn du eine Marke hergegeben hast. Gib ihr eine.
lesson-silver-answer-give-right = Ein Gegenstand hilft ihr ein wenig; deine Karten mit Truhensymbol sind nun für immer frei.
lesson-silver-answer-give-information = Ein wahres Wort, aber sie war weit weg: Es sagt ihr wenig und schaltet deine Karten mit Truhensymbol frei.
lesson-silver-answer-give-other = Gib Anne eine Truhenmarke.
lesson-silver-answer-give-nothing = Du schuldest ihr nichts, aber ohne Geschenk bleibt die Hälfte deiner Karten gesperrt. Gib ihr eine.
lesson-silver-compass = Die nutzlose Karte
lesson-silver-compass-give = Anne nutzt ihren Kompass: Du musst ihr eine deiner Kompasskarten geben, und sie ist immer wahr. Neben jeder Karte steht, wie viel Boden sie ihr lässt. Gib eine, die fast alles lässt.
lesson-silver-compass-give-right = Wahr und kaum von Nutzen. Bei der Wahrheit liegt die Kunst im Auswählen.
lesson-silver-compass-give-other = Gib Anne eine Kompasskarte.
lesson-silver-compass-give-more = Diese Karte schließt mehr aus als nötig. Zwei andere lassen 99 Prozent.
lesson-silver-escape = Der Ausbruch
lesson-silver-escape-run = Tag 19: Du brichst aus! Ab jetzt ziehst du in jeder Runde zuerst, zweimal bis zu 4 Meilen, danach suchen die Piraten. Dein Schatz ist anderthalb Meilen entfernt. Lauf.
lesson-silver-escape-run-right = Nun wähle, wohin.
lesson-silver-escape-run-other = Keine Zeit zu verlieren: Lauf.
lesson-silver-escape-run-rest = Ruh dich aus, und die Piraten finden ihn zuerst. Lauf!
lesson-silver-escape-spot = Du gewinnst sofort, wenn ein Zug genau auf der Stelle deines Schatzes endet; darüber hinwegzulaufen genügt nicht. Wähle diese Stelle: Die Liste nennt sie.
lesson-silver-escape-spot-right = Du stehst auf deinem eigenen Gold, und die Piraten stehen dumm da. Du hast gewonnen.
lesson-silver-escape-spot-other = Nah ist nicht genug. Wähle genau die Stelle des Schatzes; sie ist in Reichweite.
lesson-silver-round = Deine ersten Tage
lesson-silver-round-play = Versteck einen eigenen Schatz und führ die Piraten durch die ersten drei Tage. Ich bleibe bei dir.
lesson-silver-round-play-hide = Wähle eine Stelle. Denk an die Hinweise, die du geben musst: Was werden sie übrig lassen?
lesson-silver-round-play-hint = Ein Hinweis ist fällig. Welche Karte verrät am wenigsten über deine Stelle?
lesson-silver-round-play-token = Wahrheit oder Bluff? Auf sieben Hinweise kommen sechs Wahrheiten, irgendwo musst du also bluffen.
lesson-silver-round-play-compass = Ein Pirat verlangt eine Kompasskarte. Gib die, die am meisten lässt.
lesson-silver-round-play-missed = Daneben. Eine Marke geben oder nichts?
lesson-silver-round-play-right = Gut gesprochen.
lesson-silver-round-play-hidden = Da liegt er.
lesson-silver-round-play-card = Nun wähle die Marke dazu.
lesson-silver-round-play-truth = Ein ehrlicher Hinweis. Sag so wenig, wie er erlaubt.
lesson-silver-round-play-bluff = Ein Bluff! Mach ihn glaubhaft.
lesson-silver-round-play-gift = Damit sind deine Karten mit Truhensymbol frei.
