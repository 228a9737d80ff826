# Where points come from.
saint-malo-line-citizens = Citizens
saint-malo-line-priests = Priests
saint-malo-line-houses = Houses
saint-malo-line-jugglers = Jugglers
saint-malo-line-nobles = Nobles
saint-malo-line-walls = Walls
saint-malo-line-full_city = Full city
saint-malo-line-coins = Coins
saint-malo-line-logs = Logs
saint-malo-line-churches = Churches
saint-malo-line-cannons = Lost cannons

saint-malo-option-first_player = who goes first
saint-malo-option-round_cap = maximum rounds
saint-malo-option-practice_turns = turns in solo practice
saint-malo-option-practice_goal = points to reach in practice
saint-malo-option-practice_dice = pirate dice after each practice turn

saint-malo-timing-dice_turn_us = exact dice turn
