# What each option is good for, beside it in the form of a new table.
milestones-option-start_seat-help = By the book, somebody at random.
milestones-option-target-help = The shorter game is ours and takes about two thirds of the time.
milestones-option-stall_rounds-help = Our own rule, so that no game goes on for ever.
milestones-option-edition-help = Plays on the map and with the tiles of your own copy.
