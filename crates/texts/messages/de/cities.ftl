# Where points come from.
cities-line-goals = Ziele
cities-line-water = Wasser
cities-line-parks = Parks
cities-line-monuments = Denkmäler
cities-line-cards = Karten

cities-option-city = die Stadt, deren Ziele gelten
cities-option-city-random = durch Los
cities-option-city-first = { $name } (gut für die erste Partie)
cities-option-length = Länge zu zweit
cities-option-length-short = kurz: vier Runden, neun Stadtfelder
cities-option-length-long = lang: sieben Runden, fünfzehn Stadtfelder
cities-option-start_player = wer beginnt
cities-option-components = Felder, Plättchen, Karten und Ziele aus einer Datei

cities-remark-length = Das lange Spiel ist für zwei: Bei anderer Spielerzahl ändert diese Einstellung nichts (CI-18).
cities-remark-file = Spielmaterial aus der Datei: { $name }
cities-file-nameless = eine Datei ohne Namen
cities-finding = { $at }: { $what } ({ $rule }). Gefunden: { $found }; erwartet: { $expected }.
cities-warning-same-face = ein anderes Stadtfeld sieht genauso aus, vielleicht gedreht
cities-warning-uneven-colours = die vier Farben haben nicht gleich viele Bauplätze

cities-timing-score_us = Wertung eines vollen Stadtviertels mit acht Karten

# Was an einer Datei mit Spielmaterial falsch ist.
data-unknown-city = diese Stadt gibt es im Spielmaterial nicht (CI-19)
data-too-large = eine Datei hat höchstens 256 KiB (CI-4)
data-bad-json = das ist kein JSON (CI-7)
data-wrong-game = die Datei gehört zu einem anderen Spiel (CI-4)
data-wrong-format = bekannt ist nur das Format 1 (CI-4)
data-unknown-key = diesen Schlüssel gibt es nicht (CI-8)
data-missing-key = hier fehlt ein Schlüssel (CI-7)
data-wrong-type = hier gehört etwas anderer Art hin (CI-8)
data-not-replaceable = dieser Teil lässt sich nicht ersetzen (CI-5)
data-totals-mismatch = das Spielmaterial ergibt andere Summen (CI-5)
data-bad-id = eine Kennung hat 1 bis 32 Buchstaben, Ziffern und Bindestriche (CI-9)
data-duplicate-id = diese Kennung kam schon vor (CI-9)
data-bad-text = der Text ist leer, zu lang oder enthält unsichtbare Zeichen (CI-10)
data-bad-face = eine Vorderseite hat vier der Buchstaben W P R B G Y, etwa WR/BP (CI-11)
data-wrong-count = das sind zu viele oder zu wenige (CI-11 bis CI-14)
data-out-of-range = die Zahl ist zu klein oder zu groß (CI-12 bis CI-15)
data-ladder-order = keine Zahl darf höher sein als die davor (CI-14)
data-unknown-measure = diese Zählweise gibt es nicht (CI-15)
data-unknown-value = dieses Wort kennt hier niemand (CI-15)
data-contradiction = das widerspricht sich (CI-16)
