saint-malo-name = Saint Malo

# Woher Punkte kommen.
saint-malo-line-citizens = Tagelöhner
saint-malo-line-priests = Priester
saint-malo-line-houses = Häuser
saint-malo-line-jugglers = Gaukler
saint-malo-line-nobles = Adlige
saint-malo-line-walls = Mauern
saint-malo-line-full_city = Volle Stadt
saint-malo-line-coins = Münzen
saint-malo-line-logs = Baumstämme
saint-malo-line-churches = Kirchen
saint-malo-line-cannons = Verlorene Kanonen

saint-malo-option-first_player = wer beginnt
saint-malo-option-round_cap = Runden, nach denen das Spiel auf jeden Fall endet
saint-malo-option-practice_turns = Züge der Übung allein
saint-malo-option-practice_goal = Punkte, die in der Übung zu erreichen sind
saint-malo-option-practice_dice = zusätzliche Würfel nach jedem Zug der Übung

saint-malo-timing-dice_turn_us = exakter Würfelzug
