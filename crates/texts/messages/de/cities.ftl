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
cities-finding = { $at }: { $what }. Gefunden: { $found }; erwartet: { $expected }.
cities-warning-same-face = ein anderes Stadtfeld sieht genauso aus, vielleicht gedreht
cities-warning-uneven-colours = die vier Farben haben nicht gleich viele Bauplätze

cities-timing-score_us = Wertung eines vollen Viertels mit acht Karten

# Was an einer Datei mit Spielmaterial falsch ist.
data-unknown-city = diese Stadt gibt es im Spielmaterial nicht
data-too-large = eine Datei hat höchstens 256 KiB
data-bad-json = das ist kein JSON
data-wrong-game = die Datei gehört zu einem anderen Spiel
data-wrong-format = bekannt ist nur das Format 1
data-unknown-key = diesen Schlüssel gibt es nicht
data-missing-key = hier fehlt ein Schlüssel
data-wrong-type = hier gehört ein Wert anderer Art hin
data-not-replaceable = dieser Teil lässt sich nicht ersetzen
data-totals-mismatch = das Spielmaterial ergibt andere Summen
data-bad-id = eine Kennung hat 1 bis 32 Buchstaben, Ziffern und Bindestriche
data-duplicate-id = diese Kennung kam schon vor
data-bad-text = der Text ist leer, zu lang oder enthält unsichtbare Zeichen
data-bad-face = eine Vorderseite hat vier der Buchstaben W P R B G Y, etwa WR/BP
data-wrong-count = das sind zu viele oder zu wenige
data-out-of-range = die Zahl ist zu klein oder zu groß
data-ladder-order = keine Zahl darf höher sein als die davor
data-unknown-measure = diese Zählweise gibt es nicht
data-unknown-value = dieses Wort ist hier unbekannt
data-contradiction = das widerspricht sich
