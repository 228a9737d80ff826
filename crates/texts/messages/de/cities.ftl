# Woher die Punkte kommen.
cities-line-goals = Ziele
cities-line-water = Wasser
cities-line-parks = Parks
cities-line-monuments = Denkmäler
cities-line-cards = Karten

cities-option-city = die Stadt, um deren Ziele es geht
cities-option-length = wie lang ein Spiel zu zweit ist
cities-option-start_player = wer beginnt
cities-option-components = eine Datei mit anderem Spielmaterial

cities-timing-score_us = Wertung eines vollen Stadtviertels mit acht Karten
