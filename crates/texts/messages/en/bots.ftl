level-random = random
level-easy = easy
level-greedy = greedy
level-medium = medium
level-hard = hard
level-search = search
level-one-turn = one turn ahead
