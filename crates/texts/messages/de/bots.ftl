level-random = zufällig
level-easy = leicht
level-greedy = gierig
level-medium = mittel
level-hard = schwer
level-search = Suche
level-one-turn = einen Zug voraus
