# What each option is good for, beside it in the form of a new table.
saint-malo-option-first_player-help = By the book, the youngest goes first.
saint-malo-option-round_cap-help = The game ends by then. By the book there is no limit.
saint-malo-option-practice_turns-help = How many turns you have to reach the goal.
saint-malo-option-practice_goal-help = Reach it and you win.
saint-malo-option-practice_dice-help = Extra dice after each turn, so that pirates come without other players.
