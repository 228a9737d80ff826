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

saint-malo-noun-crate = crate
saint-malo-noun-wall = wall
saint-malo-noun-house = house
saint-malo-noun-church = church of size { $size }
saint-malo-noun-citizen = citizen
saint-malo-noun-soldier = soldier
saint-malo-noun-priest = priest
saint-malo-noun-architect = architect
saint-malo-noun-merchant = merchant
saint-malo-noun-juggler = juggler
saint-malo-noun-noble = noble

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
    [one] 1 sabre
   *[other] { $n } sabres
}

saint-malo-symbol-log = log
saint-malo-symbol-crate = crate
saint-malo-symbol-wall = wall
saint-malo-symbol-cross = cross
saint-malo-symbol-head = head
saint-malo-symbol-sabres = sabre

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
saint-malo-gain-none = nothing yet
saint-malo-gain-church-later = nothing yet: the series has a gap
saint-malo-bonus-person = a person of up to 3 heads

# The log. Sentences about somebody have two forms.
saint-malo-log-started = { $you ->
    [yes] You go first.
   *[no] { $name } goes first.
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
    [yes] You go for *{ $task }*.
   *[no] { $name } goes for *{ $task }*.
}
saint-malo-log-coins = { $coins ->
    [one] 1 coin
   *[other] { $coins } coins
}
saint-malo-log-used-paid = { $you ->
    [yes] You pay { saint-malo-log-coins } and go for *{ $task }*.
   *[no] { $name } pays { saint-malo-log-coins } and goes for *{ $task }*.
}
saint-malo-log-used-turned = { $turned ->
    [one] { $you ->
        [yes] You turn a die for { saint-malo-log-coins } and go for *{ $task }*.
       *[no] { $name } turns a die for { saint-malo-log-coins } and goes for *{ $task }*.
    }
   *[other] { $you ->
        [yes] You turn { $turned } dice for { saint-malo-log-coins } and go for *{ $task }*.
       *[no] { $name } turns { $turned } dice for { saint-malo-log-coins } and goes for *{ $task }*.
    }
}
saint-malo-log-passed = { $you ->
    [yes] You leave the dice unused.
   *[no] { $name } leaves the dice unused.
}
saint-malo-log-placed = { $you ->
    [yes] You place { $piece }{ $gain ->
        [no] .
       *[other] : *{ $gain }*.
    }
   *[no] { $name } places { $piece }{ $gain ->
        [no] .
       *[other] : *{ $gain }*.
    }
}
saint-malo-log-spoiled = { $you ->
    [yes] That spoils your { $side } side.
   *[no] That spoils { $name }’s { $side } side.
}
saint-malo-log-completed = { $you ->
    [yes] You complete your { $side } side: *{ $bonus }*, *defence +2*.
   *[no] { $name } completes the { $side } side: *{ $bonus }*, *defence +2*.
}
saint-malo-log-declined = { $you ->
    [yes] You decline the bonus person.
   *[no] { $name } declines the bonus person.
}
saint-malo-log-bonus-lost = { $you ->
    [yes] You have no free field and lose the bonus person.
   *[no] { $name } has no free field and loses the bonus person.
}
saint-malo-log-marked = { $n ->
    [one] 1 sabre brings
   *[other] { $n } sabres bring
} attack { $strength } closer: { $to ->
    [one] 1 box
   *[other] { $to } boxes
} marked.
saint-malo-log-ignored = { $n ->
    [one] The pirates are gone: 1 sabre has no effect.
   *[other] The pirates are gone: { $n } sabres have no effect.
}
saint-malo-log-held = Pirates attack with strength { $strength }. *Everybody holds.*
saint-malo-log-attacked = Pirates attack with strength { $strength }. Lost a cannon (−5): *{ $names }*.
saint-malo-log-full = { $you ->
    [yes] *Your city is full.*
   *[no] *{ $name }’s city is full.*
}
saint-malo-log-last-round = *Last round:* everybody gets the same number of turns.
saint-malo-log-pirate-dice = { $n ->
    [0] The pirates roll no sabres.
    [one] The pirates roll 1 sabre.
   *[other] The pirates roll { $n } sabres.
}
saint-malo-log-cap = That was the last round this table allows.
saint-malo-log-ended = The game is over.

# The table.
saint-malo-coins = coins
saint-malo-logs = logs
saint-malo-defence = defence
saint-malo-cannons = cannons lost
saint-malo-free = free
saint-malo-pirates = Pirates
saint-malo-pirates-gone = The pirates are gone for good.
saint-malo-boxes = { $marked } of { $boxes } boxes
saint-malo-attack = Attack { $strength }
saint-malo-holds = holds
saint-malo-falls = loses
saint-malo-last-round = Last round. City full: { $name }.
saint-malo-practice-turn = Turn { $n } of { $max }, goal { $goal }

# Deciding.
saint-malo-roll-of = Roll { $n } of 3
saint-malo-ask-roll = Your turn: roll the dice
saint-malo-ask-reroll = Keep, reroll or use
saint-malo-ask-reroll-more = Tap dice to reroll them, sabres too. Or choose what to use them for.
saint-malo-ask-use = What do you use the dice for?
saint-malo-ask-use-more = One symbol, one task. You may turn dice for 2 coins each, but never sabres.
saint-malo-ask-crates = { $n ->
    [one] Place the last crate
   *[other] Place { $n } crates
}
saint-malo-ask-crates-more = This turn’s crates must lie edge to edge.
saint-malo-ask-walls = { $n ->
    [one] Place the last wall
   *[other] Place { $n } walls
}
saint-malo-ask-walls-more = Walls go on outer fields only.
saint-malo-ask-church = Place the church of size { $n }
saint-malo-ask-church-more = It scores at the end, in a series 1-2-3-4-5 without gaps.
saint-malo-ask-person = Place: { $person }
saint-malo-ask-person-citizen = 1 point, on any free field.
saint-malo-ask-person-soldier = Defence +1 from now on, on any free field.
saint-malo-ask-person-priest = 1 point for every church around him.
saint-malo-ask-person-architect = He builds up to 3 houses: 1 log and 3 points each.
saint-malo-ask-person-merchant = 1 coin for every crate around him. Old crates pay again.
saint-malo-ask-person-juggler = 2 points for every type of person around him.
saint-malo-ask-person-noble = 7 points, on any free field.
saint-malo-ask-houses = Build houses
saint-malo-ask-houses-more = The first touches the architect, the others join edge to edge. 1 log, 3 points each.
saint-malo-ask-bonus = Top side complete: choose a person
saint-malo-ask-bonus-more = Free of charge, but no juggler and no noble.
saint-malo-ask-finish = Turn complete
saint-malo-ask-wait = { $name } is playing
saint-malo-ask-over = The game is over

saint-malo-button-roll = Roll
saint-malo-button-reroll = Reroll { $n } ({ $left } left)
saint-malo-button-pass = Use nothing
saint-malo-button-decline = Decline
saint-malo-button-no-houses = No more houses
saint-malo-button-place = Place { $piece }
saint-malo-button-choose-field = Choose a field
saint-malo-button-choose-task = Choose a task
saint-malo-button-done = Done: { $what }
saint-malo-done-quiet = no sabres
saint-malo-done-boxes = { $n ->
    [one] 1 box
   *[other] { $n } boxes
}
saint-malo-done-hold = attack { $strength }, you hold
saint-malo-done-fall = attack { $strength }, −5
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
    [one] , 1 coin
   *[other] , { $coins } coins
}
saint-malo-target = { $piece }: { $gain }
saint-malo-target-spoils = { $piece }: { $gain }, spoils the { $side } side
saint-malo-help = Who does what
saint-malo-help-heads = { $n ->
    [one] 1 head
   *[other] { $n } heads
}
saint-malo-map = { $n ->
    [one] The city: 1 free field
   *[other] The city: { $n } free fields
}
saint-malo-button-wait = Wait
saint-malo-button-stop = Keep all dice

saint-malo-field-free = free
saint-malo-keys-dice = mark a die to reroll it

# Why an action is not offered, by the rule that forbids it.
why-SM-9 = It is somebody else’s turn.
why-SM-11 = Roll the dice first: every turn begins with a roll.
why-SM-12 = Reroll dice, or choose what to use them for.
why-SM-15 = You have finished rolling this turn.
why-SM-17 = Tap at least one die to reroll it, or choose a task.
why-SM-19 = First choose what to use the dice for, then a field.
why-SM-22 = One symbol, one task: yours is done. Press Done, or undo a step.
why-SM-23 = You have too few coins: each die you turn costs 2.
why-SM-25 = Too many sabres, and sabres cannot be turned. Choose something smaller.
why-SM-27 = A load of logs costs 2 coins, and you do not have them.
why-SM-28 = Your city has no room for it. Choose something smaller.
why-SM-30 = Choose a task below, or use nothing.
why-SM-31 = Place all of them: choose a field in your city.
why-SM-32 = This field is taken for good. Choose a free one.
why-SM-33 = Walls go on outer fields only.
why-SM-38 = This turn’s crates must lie edge to edge. Choose a field next to one of them.
why-SM-39 = Too few connected free fields here for all your crates. Choose another place.
why-SM-44 = The bonus is a person of up to 3 heads: choose one, or decline.
why-SM-47 = Choose a free field in your city.
why-SM-54 = The first house touches the new architect, if only at a corner. Each further one shares an edge with a house of this turn.
why-SM-56 = Build another house, or stop building.
why-SM-70 = The game is over.

saint-malo-dice = dice
saint-malo-attacks = Attacks
saint-malo-attack-in = Attack { $strength } { $n ->
    [0] now
    [one] in 1 sabre
   *[other] in { $n } sabres
}
saint-malo-would-hold = Your defence is { $defence }: you would hold.
saint-malo-would-fall = Your defence is { $defence }: you would lose a cannon ({ $points }). { $missing } more to hold.
saint-malo-button-church-later = Place the church

# What somebody does before anything can be told of it.
saint-malo-way-roll = Roll the dice
saint-malo-way-reroll = Roll again
saint-malo-way-stop = Stop rolling
