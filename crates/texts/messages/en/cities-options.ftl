# What each option is good for, beside it in the form of a new table.
cities-option-city-help = Each city brings its own goals. Some suit a first game better.
cities-option-start_player-help = They take the first turn of round 1.
cities-option-length-help = Both are in the printed rules. No effect with more players.
cities-option-components-help = Plays with the tiles, cards and goals of your own copy.
