# Die Karte hinter „?“.
saint-malo-summary-goal = Fülle deine Stadt. Ist eine voll, endet die Runde, und die meisten Punkte gewinnen.
saint-malo-summary-roll = Würfle mit fünf Würfeln, bis zu dreimal. Behalte, was dir passt.
saint-malo-summary-use = Nutze ein Symbol: alle Würfel, die es zeigen, oder weniger.
saint-malo-summary-turn = Für 2 Münzen drehst du einen Würfel auf dein Symbol. Säbel lassen sich nicht drehen.
saint-malo-summary-pirates = Jeder Säbel füllt ein Kästchen. Ist eine Reihe voll, greifen die Piraten alle an.
saint-malo-summary-persons = Tagelöhner 1 Punkt, Adliger 7. Priester zählen Kirchen ringsum, Gaukler Personenarten.
saint-malo-summary-houses = Ein Baumeister baut bis zu drei Häuser: je 1 Stamm, je 3 Punkte.
saint-malo-summary-churches = Kirchen 1, 2, 3 … ohne Lücke bringen am Ende 1, 4, 8, 13 oder 20 Punkte.
saint-malo-summary-cannons = Ist ein Angriff stärker als deine Verteidigung, verlierst du eine Kanone: −5.
saint-malo-summary-walls = Fünf Mauern schließen eine Seite: Verteidigung +2, und ihr Turm zahlt einmal.
saint-malo-summary-crates = Ein Händler bringt für jede Kiste ringsum eine Münze.
saint-malo-summary-towers = Ein Turm zahlt für die Seite, auf die sein Pfeil zeigt. Alles außer Mauern verbaut sie.

# Was etwas ist, für alle, die darauf zeigen.
saint-malo-what-field = Ein Feld deiner Stadt. Außen nur Mauern: Alles andere dort verbaut die Seite für immer.
saint-malo-what-die = Ein Würfel. Tippe ihn an, um ihn neu zu würfeln; was nicht markiert ist, bleibt.
saint-malo-what-dice = Deine fünf Würfel.
saint-malo-what-use-logs = Bringt Stämme ins Lager; die Lieferung kostet 2 Münzen. Baumeister bauen daraus Häuser.
saint-malo-what-use-crates = Stellt Kisten in die Stadt, Kante an Kante. Händler verdienen daran Münzen.
saint-malo-what-use-walls = Setzt Mauern auf Außenfelder. Fünf auf einer Seite bringen Verteidigung +2 und den Bonus ihres Turms.
saint-malo-what-use-church = Setzt eine Kirche dieser Größe. Am Ende zählt jede Serie ab 1 ohne Lücke.
saint-malo-what-use-citizen = Ein Tagelöhner: 1 Punkt.
saint-malo-what-use-soldier = Ein Soldat: 1 Verteidigung bei jedem Angriff.
saint-malo-what-use-priest = Ein Priester: 1 Punkt für jede Kirche ringsum.
saint-malo-what-use-architect = Ein Baumeister: baut sofort bis zu drei Häuser, je 1 Stamm und 3 Punkte.
saint-malo-what-use-merchant = Ein Händler: eine Münze für jede Kiste ringsum.
saint-malo-what-use-juggler = Ein Gaukler: 2 Punkte für jede Personenart ringsum.
saint-malo-what-use-noble = Ein Adliger: 7 Punkte.
saint-malo-what-pass = Damit nutzt du in diesem Zug kein Symbol.
saint-malo-what-main = Tut, was darauf steht. Nach „Fertig“ ist dein Zug vorbei, und die Säbel zählen.
saint-malo-what-pirates = Die Reihe der Piraten. Ist sie voll, greifen sie alle mit der Stärke an, die daneben steht.
saint-malo-what-board = Deine Stadt: außen Mauern, innen alles andere. Wofür du deine Würfel nutzt, das steht hier.
saint-malo-what-seat = Wer mitspielt: Punkte bisher, Verteidigung, Münzen und Holz. Die meisten Punkte gewinnen.

# In den ersten Partien: ein Satz mehr.
saint-malo-first-roll = Der Wurf entscheidet, was du tun kannst. Zweimal darfst du noch neu würfeln.
saint-malo-first-reroll = Sieh unter den Würfeln nach, was am meisten bringt, und würfle auf mehr davon.
saint-malo-first-use = Die Zahl in jedem Kasten sagt, was er jetzt bringt; die Münzen darunter sind sein Preis.
saint-malo-first-place = Halte die Außenfelder für Mauern frei: Alles andere verbaut dort die Seite.
saint-malo-first-bonus = Eine Person geschenkt: Nimm die, die auf deinen freien Feldern am meisten bringt.
saint-malo-danger-attack = Das löst einen Angriff der Stärke { $strength } aus, und deine Verteidigung ist schwächer: Du verlierst eine Kanone, −5 Punkte. Mauern oder ein Soldat würden helfen.
saint-malo-danger-near = Der nächste Wurf kann die Piraten bringen: Angriff { $strength } gegen deine Verteidigung { $defence }. Mauern oder ein Soldat würden helfen.
