# Names of things.
saint-malo-person-citizen = Citizen
saint-malo-person-soldier = Soldier
saint-malo-person-priest = Priest
saint-malo-person-architect = Architect
saint-malo-person-merchant = Merchant
saint-malo-person-juggler = Juggler
saint-malo-person-noble = Noble

saint-malo-letter-citizen = C
saint-malo-letter-soldier = S
saint-malo-letter-priest = P
saint-malo-letter-architect = A
saint-malo-letter-merchant = M
saint-malo-letter-juggler = J
saint-malo-letter-noble = N

saint-malo-piece-crate = a crate
saint-malo-piece-wall = a wall
saint-malo-piece-house = a house
saint-malo-piece-church = a church of size { $size }
saint-malo-piece-citizen = a citizen
saint-malo-piece-soldier = a soldier
saint-malo-piece-priest = a priest
saint-malo-piece-architect = an architect
saint-malo-piece-merchant = a merchant
saint-malo-piece-juggler = a juggler
saint-malo-piece-noble = a noble

saint-malo-task-logs = { $n ->
    [one] 1 log
   *[other] { $n } logs
}
saint-malo-task-crates = { $n ->
    [one] 1 crate
   *[other] { $n } crates
}
saint-malo-task-walls = { $n ->
    [one] 1 wall
   *[other] { $n } walls
}
saint-malo-task-church = church of size { $n }

saint-malo-group-logs = Logs
saint-malo-group-crates = Crates
saint-malo-group-walls = Walls
saint-malo-group-church = Church

saint-malo-side-top = top
saint-malo-side-right = right
saint-malo-side-bottom = bottom
saint-malo-side-left = left
saint-malo-side-open = { $side } { $n }/5
saint-malo-side-complete = complete · defence +2
saint-malo-side-spoiled = spoiled

saint-malo-dice-log = { $n ->
    [one] 1 log
   *[other] { $n } logs
}
saint-malo-dice-crate = { $n ->
    [one] 1 crate
   *[other] { $n } crates
}
saint-malo-dice-wall = { $n ->
    [one] 1 wall
   *[other] { $n } walls
}
saint-malo-dice-cross = { $n ->
    [one] 1 cross
   *[other] { $n } crosses
}
saint-malo-dice-head = { $n ->
    [one] 1 head
   *[other] { $n } heads
}
saint-malo-dice-sabres = { $n ->
    [one] 1 sabres
   *[other] { $n } sabres
}

saint-malo-symbol-log = log
saint-malo-symbol-crate = crate
saint-malo-symbol-wall = wall
saint-malo-symbol-cross = cross
saint-malo-symbol-head = head
saint-malo-symbol-sabres = sabres

saint-malo-gain-coins = { $n ->
    [one] +1 coin
   *[other] +{ $n } coins
}
saint-malo-gain-vp = { $n ->
    [one] +1 point
   *[other] +{ $n } points
}
saint-malo-gain-end = { $n ->
    [one] +1 point at the end
   *[other] +{ $n } points at the end
}
saint-malo-gain-defence = defence +{ $n }
saint-malo-gain-none = nothing at once
saint-malo-gain-church-later = nothing for now: the series has a gap
saint-malo-bonus-person = a person of up to three heads

# The log. Sentences about somebody have two forms.
saint-malo-log-started = { $you ->
    [yes] You begin.
   *[no] { $name } begins.
}
saint-malo-log-turn = Round { $round } · { $name }
saint-malo-log-rolled = { $you ->
    [yes] You roll { $faces }.
   *[no] { $name } rolls { $faces }.
}
saint-malo-log-rerolled = { $you ->
    [yes] You keep { $kept } and roll { $faces }.
   *[no] { $name } keeps { $kept } and rolls { $faces }.
}
saint-malo-log-used = { $you ->
    [yes] You choose: *{ $task }*.
   *[no] { $name } chooses: *{ $task }*.
}
saint-malo-log-used-paid = { $you ->
    [yes] You choose: *{ $task }*, for { $coins } coins.
   *[no] { $name } chooses: *{ $task }*, for { $coins } coins.
}
saint-malo-log-used-turned = { $turned ->
    [one] { $you ->
        [yes] You turn one die for { $coins } coins and choose: *{ $task }*.
       *[no] { $name } turns one die for { $coins } coins and chooses: *{ $task }*.
    }
   *[other] { $you ->
        [yes] You turn { $turned } dice for { $coins } coins and choose: *{ $task }*.
       *[no] { $name } turns { $turned } dice for { $coins } coins and chooses: *{ $task }*.
    }
}
saint-malo-log-passed = { $you ->
    [yes] You use no symbol.
   *[no] { $name } uses no symbol.
}
saint-malo-log-placed = { $you ->
    [yes] You place { $piece } on { $field }{ $gain ->
        [no] .
       *[other] : *{ $gain }*.
    }
   *[no] { $name } places { $piece } on { $field }{ $gain ->
        [no] .
       *[other] : *{ $gain }*.
    }
}
saint-malo-log-spoiled = { $you ->
    [yes] This spoils your { $side } side.
   *[no] This spoils { $name }’s { $side } side.
}
saint-malo-log-completed = { $you ->
    [yes] Your { $side } side is complete: *{ $bonus }*, *defence +2*.
   *[no] { $name }’s { $side } side is complete: *{ $bonus }*, *defence +2*.
}
saint-malo-log-declined = { $you ->
    [yes] You decline the bonus person.
   *[no] { $name } declines the bonus person.
}
saint-malo-log-bonus-lost = { $you ->
    [yes] You have no free field: the bonus person is lost.
   *[no] { $name } has no free field: the bonus person is lost.
}
saint-malo-log-marked = { $n ->
    [one] One sabres die: row { $strength } has { $to } boxes marked.
   *[other] { $n } sabres dice: row { $strength } has { $to } boxes marked.
}
saint-malo-log-ignored = { $n ->
    [one] The pirates are gone: one sabres die has no effect.
   *[other] The pirates are gone: { $n } sabres dice have no effect.
}
saint-malo-log-held = Pirates attack with strength { $strength }. *Everybody holds.*
saint-malo-log-attacked = Pirates attack with strength { $strength }. A cannon is lost by *{ $names }*.
saint-malo-log-full = { $you ->
    [yes] *Your city is full.*
   *[no] *{ $name }’s city is full.*
}
saint-malo-log-last-round = *Last round:* it is played to its end.
saint-malo-log-pirate-dice = { $n ->
    [0] The pirates roll no sabres.
    [one] The pirates roll one sabres.
   *[other] The pirates roll { $n } sabres.
}
saint-malo-log-cap = The last round allowed at this table is over.
saint-malo-log-ended = The game is over.

# The table.
saint-malo-points = points
saint-malo-coins = coins
saint-malo-logs = logs
saint-malo-defence = defence
saint-malo-cannons = cannons lost
saint-malo-lost = lost
saint-malo-free = free
saint-malo-vp = VP
saint-malo-your-city = Your city
saint-malo-city-of = The city of { $name }
saint-malo-back = Back to your city
saint-malo-enlarge = Show the city of { $name }
saint-malo-in-turn = in turn
saint-malo-first = first player
saint-malo-pirates = Pirates
saint-malo-pirates-gone = The pirates will not come again.
saint-malo-boxes = { $marked } of { $boxes } boxes
saint-malo-boxes-left = { $n } left
saint-malo-attack = Attack { $strength }
saint-malo-next-attack = Next attack, strength { $strength }
saint-malo-holds = holds
saint-malo-falls = falls
saint-malo-you-hold = { $n } left · you hold
saint-malo-you-fall = { $n } left · you fall
saint-malo-last-round = Last round: the city of { $name } is full.
saint-malo-practice-turn = Turn { $n } of { $max }, goal { $goal }

# Deciding.
saint-malo-roll-of = Roll { $n } of 3
saint-malo-ask-roll = Your turn: roll the dice
saint-malo-ask-reroll = Keep, reroll or use
saint-malo-ask-reroll-more = Tap the dice to throw again, or choose what to use them for. Sabres may be rerolled too.
saint-malo-ask-use = What do you use the dice for?
saint-malo-ask-use-more = One symbol, one task. Dice can be turned for 2 coins each, sabres never.
saint-malo-ask-crates = { $n ->
    [one] Place the last crate
   *[other] Place { $n } crates
}
saint-malo-ask-crates-more = All crates of one throw lie side by side.
saint-malo-ask-walls = { $n ->
    [one] Place the last wall
   *[other] Place { $n } walls
}
saint-malo-ask-walls-more = Walls go on outer fields only.
saint-malo-ask-church = Place the church of size { $n }
saint-malo-ask-church-more = It counts at the end, in a series 1-2-3-4-5 without gaps.
saint-malo-ask-person = Place: { $person }
saint-malo-ask-person-citizen = One point, on any free field.
saint-malo-ask-person-soldier = Defence +1 from now on, on any free field.
saint-malo-ask-person-priest = One point for every church around him.
saint-malo-ask-person-architect = He builds up to three houses beside him: one log and three points each.
saint-malo-ask-person-merchant = One coin for every crate around him. Old crates pay again.
saint-malo-ask-person-juggler = Two points for every type of person around him.
saint-malo-ask-person-noble = Seven points, on any free field.
saint-malo-ask-houses = Build houses
saint-malo-ask-houses-more = The first touches the architect, the others each other. One log and three points each.
saint-malo-ask-bonus = Your top side is complete: choose a person
saint-malo-ask-bonus-more = Free of cost. Juggler and noble are not among them.
saint-malo-ask-finish = Your turn is drawn
saint-malo-ask-wait = { $name } is playing
saint-malo-ask-over = The game is over
saint-malo-ask-replay = Replay

saint-malo-button-roll = Roll
saint-malo-button-reroll = Reroll { $n } ({ $left } left)
saint-malo-button-reroll-none = Reroll: tap dice first
saint-malo-button-pass = Use nothing
saint-malo-button-pass-sure = Really use nothing?
saint-malo-button-decline = Decline
saint-malo-button-no-houses = No more houses
saint-malo-button-place = Place: { $gain }
saint-malo-button-choose-field = Choose a field
saint-malo-button-choose-task = Choose a task
saint-malo-button-done = Done: { $what }
saint-malo-done-quiet = no sabres
saint-malo-done-boxes = { $n ->
    [one] 1 box
   *[other] { $n } boxes
}
saint-malo-done-hold = attack { $strength }, you hold
saint-malo-done-fall = attack { $strength }, you fall
saint-malo-done-end = the game ends
saint-malo-done-pirates = { $n ->
    [one] then 1 pirate die
   *[other] then { $n } pirate dice
}

saint-malo-die-kept = { $symbol }, kept
saint-malo-die-marked = { $symbol }, to be rerolled
saint-malo-die-lies = { $symbol }
saint-malo-chip = { $task }: { $dice ->
    [one] 1 die
   *[other] { $dice } dice
}{ $coins ->
    [0] , free
   *[other] , { $coins } coins
}
saint-malo-spoils = spoils the { $side } side
saint-malo-target = { $field }: { $gain }
saint-malo-target-spoils = { $field }: { $gain }, spoils the { $side } side
saint-malo-on = { $piece } on { $field }
saint-malo-tap-again = Tap again to place.
saint-malo-help = What the persons do
saint-malo-help-heads = { $n ->
    [one] 1 head
   *[other] { $n } heads
}
saint-malo-map = The map: { $n } free fields
saint-malo-players = Players
saint-malo-button-wait = Wait
saint-malo-if-ended = If it ended now
saint-malo-sources = Where the points come from: { $name }
saint-malo-button-stop = Keep all dice

saint-malo-field-free = { $field }, free
saint-malo-field-taken = { $field }: { $piece }
saint-malo-keys-dice = mark a die to throw it again

# Why an action is not offered, by the rule that forbids it.
why-SM-9 = It is somebody else's turn.
why-SM-11 = Roll the dice first: every turn begins with a roll.
why-SM-12 = Throw dice again, or choose what you use them for.
why-SM-15 = The rolling of this turn is over.
why-SM-17 = Tap at least one die to throw it again, or choose a task.
why-SM-19 = Choose first what you use the dice for, then a field.
why-SM-22 = One symbol, one task: yours is done. Press Done, or undo a step.
why-SM-23 = You do not have the coins for it: every die that you turn costs 2.
why-SM-25 = There are too many sabres for it, and sabres cannot be turned.
why-SM-27 = A delivery of logs costs 2 coins, and you do not have them.
why-SM-28 = There is not enough room for it in your city.
why-SM-30 = Choose a task below, or use nothing.
why-SM-31 = You place all of them: choose a field on the map.
why-SM-32 = This field is taken, and what is drawn stays. Choose a free one.
why-SM-33 = Walls go on outer fields only.
why-SM-38 = The crates of one throw lie side by side. Choose a field next to one of them.
why-SM-39 = Crates of one throw need as many free fields that touch each other. Here are too few.
why-SM-44 = A bonus is a person of at most three heads: choose one, or decline it.
why-SM-47 = Choose a free field on the map.
why-SM-54 = The first house touches the new architect, at an edge or a corner; each further one shares an edge with a house of this turn.
why-SM-56 = Build another house, or stop building.
why-SM-70 = The game is over.
