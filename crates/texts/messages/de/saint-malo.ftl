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
saint-malo-option-round_cap = Runden, nach denen Schluss ist
saint-malo-option-practice_turns = allein: Züge
saint-malo-option-practice_goal = allein: Punkteziel
saint-malo-option-practice_dice = allein: Piratenwürfel nach jedem Zug

saint-malo-timing-dice_turn_us = exakter Würfelzug
