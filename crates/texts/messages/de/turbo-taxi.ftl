# Woher Punkte kommen.
turbo-taxi-line-medals = Medaillen

turbo-taxi-option-crossing = ob die Kreuzung ihre beiden Straßen verbindet
turbo-taxi-option-first_commissioner = wer die erste Aufgabe stellt
turbo-taxi-option-placement = wer die Figuren aufstellt
turbo-taxi-option-placement_s = Sekunden zum Aufstellen der Figuren
turbo-taxi-option-unsolvable = was aus einer Aufgabe ohne richtigen Plan wird
turbo-taxi-option-assist = Hilfe beim Bauen
turbo-taxi-option-round_limit_s = Sekunden, nach denen eine Aufgabe verfällt
turbo-taxi-option-halt = wann Halt! gerufen werden darf
turbo-taxi-option-latency = ob die Entfernung zum Server ausgeglichen wird
turbo-taxi-option-check_show_s = Sekunden, in denen alle einen gerufenen Plan ansehen
turbo-taxi-option-rounds = Medaillen, die es zu gewinnen gibt
turbo-taxi-option-tie = was auf einen Gleichstand an der Spitze folgt
turbo-taxi-option-progress = ob andere sehen, wie viele Kärtchen liegen
turbo-taxi-option-watch_boards = wann die Pläne sieht, wer nicht baut
turbo-taxi-option-stack_list = ob die Kärtchen im Stapel aufgezählt werden
turbo-taxi-option-handicaps = Vorgabe jedes Platzes
turbo-taxi-option-components = Kärtchen, Kreuzung und grüne Felder des gedruckten Spiels

turbo-taxi-timing-solve_us = alle richtigen Pläne einer Aufgabe
