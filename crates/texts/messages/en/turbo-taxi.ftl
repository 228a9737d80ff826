# Where points come from.
turbo-taxi-line-medals = Medals

turbo-taxi-option-crossing = whether the crossing joins its two roads
turbo-taxi-option-first_commissioner = who sets the first task
turbo-taxi-option-placement = who places the figures
turbo-taxi-option-placement_s = seconds to place the figures
turbo-taxi-option-unsolvable = what becomes of a task without a right plan
turbo-taxi-option-assist = help while building
turbo-taxi-option-round_limit_s = seconds after which a deal is void
turbo-taxi-option-halt = when Halt! may be called
turbo-taxi-option-latency = whether the distance to the server is made up for
turbo-taxi-option-check_show_s = seconds in which all look at a called plan
turbo-taxi-option-rounds = medals to win
turbo-taxi-option-tie = what a tie for the victory leads to
turbo-taxi-option-progress = whether others see how many cards are laid
turbo-taxi-option-watch_boards = when those who do not build see the boards
turbo-taxi-option-stack_list = whether the cards left in the stack are listed
turbo-taxi-option-handicaps = handicap of each seat
turbo-taxi-option-components = cards, crossing and green fields of the printed game

turbo-taxi-timing-solve_us = all right plans of a task
