# Die Karte hinter „?“.
saint-malo-summary-goal = Fülle deine Stadt. Wer die meisten Punkte hat, wenn eine voll ist, gewinnt.
saint-malo-summary-roll = Wirf fünf Würfel, bis zu dreimal. Behalte, was dir passt.
saint-malo-summary-use = Nutze ein Symbol: alle Würfel, die es zeigen, oder weniger.
saint-malo-summary-turn = Zwei Münzen drehen einen Würfel auf dein Symbol. Säbel lassen sich nicht drehen.
saint-malo-summary-pirates = Jeder Würfel mit Säbeln füllt ein Kästchen. Eine volle Reihe greift alle an.
saint-malo-summary-persons = Tagelöhner 1, Adliger 7. Priester zählen Kirchen, Gaukler andere Leute ringsum.
saint-malo-summary-houses = Ein Baumeister baut aus Holz bis zu drei Häuser: je 3 Punkte.
saint-malo-summary-churches = Eine Serie Kirchen 1, 2, 3 … bringt am Ende 1, 4, 8, 13 oder 20.
saint-malo-summary-cannons = Ein Angriff über deiner Verteidigung kostet eine Kanone: −5.
saint-malo-summary-walls = Fünf Mauern schließen eine Seite: 2 Verteidigung, und ihr Turm zahlt einmal.
saint-malo-summary-crates = Ein Händler verdient an jeder Kiste ringsum eine Münze.
saint-malo-summary-towers = Ein Turm zahlt für die Seite, auf die sein Pfeil zeigt. Nur Mauern halten sie heil.

# Was etwas ist, für alle, die darauf zeigen.
saint-malo-what-field = Ein Feld deiner Stadt. Mauern stehen nur außen; alles andere dort verdirbt die Seite für immer.
saint-malo-what-die = Ein Würfel. Ein Druck markiert ihn für den nächsten Wurf; was nicht markiert ist, bleibt.
saint-malo-what-dice = Deine fünf Würfel.
saint-malo-what-use-logs = Holt Holz ins Lager, für 2 Münzen. Ein Baumeister baut daraus Häuser.
saint-malo-what-use-crates = Stellt Kisten in die Stadt, nebeneinander. Händler verdienen daran Münzen.
saint-malo-what-use-walls = Stellt Mauern auf den äußeren Ring. Fünf auf einer Seite bringen 2 Verteidigung und den Bonus ihres Turms.
saint-malo-what-use-church = Stellt eine Kirche dieser Größe. Die Größen 1 bis 5 bilden eine Serie, die am Ende zählt.
saint-malo-what-use-citizen = Ein Tagelöhner: 1 Punkt.
saint-malo-what-use-soldier = Ein Soldat: 1 Verteidigung bei jedem Angriff.
saint-malo-what-use-priest = Ein Priester: 1 Punkt für jede Kirche ringsum.
saint-malo-what-use-architect = Ein Baumeister: baut sofort bis zu drei Häuser, je ein Baumstamm und 3 Punkte.
saint-malo-what-use-merchant = Ein Händler: eine Münze für jede Kiste ringsum.
saint-malo-what-use-juggler = Ein Gaukler: 2 Punkte für jede Art von Person ringsum.
saint-malo-what-use-noble = Ein Adliger: 7 Punkte.
saint-malo-what-pass = Nutzt in diesem Zug kein Symbol.
saint-malo-what-main = Tut, was darauf steht. Nach „Fertig“ ist dein Zug vorbei, und die Säbel zählen.
saint-malo-what-pirates = Die Reihe der Piraten. Ist sie voll, greifen sie alle mit der Stärke an, die daneben steht.

# In den ersten Partien: ein Satz mehr.
saint-malo-first-roll = Was fällt, entscheidet, was du tun kannst; zweimal darfst du noch werfen.
saint-malo-first-reroll = Sieh unter den Würfeln nach, was am meisten bringt, und würfle auf mehr davon.
saint-malo-first-use = Die Zahl in jedem Kasten sagt, was er jetzt bringt; die Münzen darunter sind sein Preis.
saint-malo-first-place = Lass den äußeren Ring den Mauern: Alles andere verdirbt dort die Seite.
saint-malo-first-bonus = Eine Person geschenkt: Nimm die, die dort am meisten verdient, wo du sie hinstellen kannst.
saint-malo-danger-attack = Damit kommt ein Angriff der Stärke { $strength }, und deine Verteidigung ist schwächer: Du verlierst eine Kanone, −5 Punkte. Mauern oder ein Soldat würden helfen.
