# Where points come from.
cities-line-goals = Ziele
cities-line-water = Wasser
cities-line-parks = Parks
cities-line-monuments = Denkmäler
cities-line-cards = Karten

cities-option-city = die Stadt, deren Ziele gelten
cities-option-city-random = durch Los
cities-option-city-new-york = New York City (gut für die erste Partie)
cities-option-city-rio-de-janeiro = Rio de Janeiro (gut für die erste Partie)
cities-option-city-venice = Venedig
cities-option-city-sydney = Sydney
cities-option-city-mexico-city = Mexiko-Stadt
cities-option-city-barcelona = Barcelona
cities-option-city-lisbon = Lissabon
cities-option-city-buenos-aires = Buenos Aires
cities-option-length = Länge zu zweit
cities-option-length-short = kurz: vier Runden, neun Stadtfelder
cities-option-length-long = lang: sieben Runden, fünfzehn Stadtfelder
cities-option-start_player = wer beginnt
cities-option-components = Felder, Plättchen, Karten und Ziele aus einer Datei

cities-remark-length = Das lange Spiel ist für zwei: Bei anderer Spielerzahl ändert diese Einstellung nichts (CI-18).
cities-remark-file = Spielmaterial aus der Datei: { $name }
cities-finding = { $at }: { $what }. Gefunden: { $found }; erwartet: { $expected }.
cities-warning-same-face = ein anderes Stadtfeld sieht genauso aus, vielleicht gedreht
cities-warning-uneven-colours = die vier Farben haben nicht gleich viele Bauplätze

cities-timing-score_us = Wertung eines vollen Stadtviertels mit acht Karten
