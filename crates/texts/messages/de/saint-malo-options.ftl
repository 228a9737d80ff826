# Wozu eine Option gut ist, neben ihr im Formular eines neuen Tischs.
saint-malo-option-first_player-help = Laut Anleitung beginnt der jüngste Spieler.
saint-malo-option-round_cap-help = Spätestens dann ist Schluss. Die Anleitung kennt keine Grenze.
saint-malo-option-practice_turns-help = So viele Züge hast du bis zum Ziel.
saint-malo-option-practice_goal-help = Erreichst du es, hast du gewonnen.
saint-malo-option-practice_dice-help = Zusätzliche Würfel nach jedem Zug, damit die Piraten auch ohne Mitspieler kommen.
