# Where points come from.
coin-pile-line-coins = Coins
coin-pile-line-luck = Luck

coin-pile-option-first_player = who goes first
coin-pile-option-n_coins = coins in the pile

# At the table.
coin-pile-coins = Coins
coin-pile-lucky = Lucky number
coin-pile-left = { $n ->
    [one] 1 coin left
   *[other] { $n } coins left
}
coin-pile-ask-take = How many coins do you take?
coin-pile-ask-wait = { $name } is playing
coin-pile-ask-over = The pile is gone
coin-pile-choose = Choose a number
coin-pile-take = { $n ->
    [one] Take a coin
   *[other] Take { $n } coins
}
coin-pile-verb = Take

# What has happened.
coin-pile-log-started = { $you ->
    [yes] You begin.
   *[no] { $name } begins.
}
coin-pile-log-dealt = { $you ->
    [yes] Your lucky number is *{ $n }*.
   *[no] The lucky number of { $name } is *{ $n }*.
}
coin-pile-log-took = { $you ->
    [yes] You take *{ $n }*, { $left } left.
   *[no] { $name } takes *{ $n }*, { $left } left.
}
coin-pile-log-ended = The pile is gone.

# Why something cannot be done.
why-CP-2 = It is not your turn.
why-CP-5 = Take one, two or three coins.
why-CP-6 = There are not that many coins left.
why-CP-8 = The game is over.
coin-pile-option-first_player-help = Whoever goes first has the first pick.
coin-pile-option-n_coins-help = More coins make a longer game.
