# Where points come from.
cities-line-goals = Ziele
cities-line-water = Wasser
cities-line-parks = Parks
cities-line-monuments = Denkmäler
cities-line-cards = Karten

cities-option-city = Stadt, deren Ziele gelten
cities-option-city-random = per Los
cities-option-city-first = { $name } (gut für die erste Partie)
cities-option-length = Länge zu zweit
cities-option-length-short = kurz: 4 Runden, 9 Stadtfelder
cities-option-length-long = lang: 7 Runden, 15 Stadtfelder
cities-option-start_player = wer beginnt
cities-option-components = Felder, Plättchen, Karten und Ziele aus einer Datei

cities-remark-length = Die lange Partie gibt es nur zu zweit: Sonst ändert diese Option nichts.
cities-remark-file = Spielmaterial aus der Datei: { $name }
cities-file-nameless = eine Datei ohne Namen
cities-warning-same-face = ein anderes Stadtfeld sieht genauso aus, vielleicht gedreht
cities-warning-uneven-colours = die vier Farben haben nicht gleich viele Bauplätze

cities-timing-score_us = Wertung eines vollen Viertels mit acht Karten

# Was an einer Datei mit Spielmaterial falsch ist.
data-unknown-city = diese Stadt gibt es im Spielmaterial nicht
data-not-replaceable = dieser Teil lässt sich nicht ersetzen
data-bad-id = eine Kennung hat 1 bis { $max } Buchstaben, Ziffern und Bindestriche
data-bad-face = eine Vorderseite hat vier der Buchstaben W P R B G Y, etwa WR/BP, nicht { $found }
data-role-count = { $n ->
    [one] es muss 1
   *[other] es müssen { $n }
} mit der Rolle { $role } sein, nicht { $found }
data-ladder-order = keine Zahl darf höher sein als die davor, wie { $found } nach { $before }
data-two-heights = ein Filter hat height oder aber min_height und max_height
data-heights-crossed = min_height { $min } liegt über max_height { $max }
data-words-once = jedes Wort steht hier einmal, und mindestens eines steht hier
data-members-overlap = kein Gebäude darf auf zwei Glieder eines Satzes passen
data-one-end = a und b stehen hier beide oder gar nicht
