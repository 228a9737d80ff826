# Wozu eine Option gut ist, neben ihr im Formular eines neuen Tischs.
cities-option-city-help = Jede Stadt bringt eigene Ziele mit. Manche eignen sich besser für die erste Partie.
cities-option-start_player-help = Wer in Runde 1 zuerst nimmt.
cities-option-length-help = Beides steht in der Anleitung. Zu dritt und zu viert ohne Wirkung.
cities-option-components-help = Mit den Feldern, Karten und Zielen deines gedruckten Spiels.
