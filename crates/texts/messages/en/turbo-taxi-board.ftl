# Road cards, sides, cells.
taxi-kind-straight = straight
taxi-kind-curve = curve
taxi-kind-tee = tee
taxi-kind-crossing = crossing
taxi-kind-overpass = bridge
taxi-kind-dcurve = double curve
taxi-kind-deadend = dead end
taxi-north = north
taxi-east = east
taxi-south = south
taxi-west = west
taxi-card = { $kind }, { $sides }
taxi-empty = empty
taxi-cell-0 = top left
taxi-cell-1 = top middle
taxi-cell-2 = top right
taxi-cell-3 = middle left
taxi-cell-4 = centre
taxi-cell-5 = middle right
taxi-cell-6 = bottom left
taxi-cell-7 = bottom middle
taxi-cell-8 = bottom right
taxi-cell-label = Cell { $n }, { $place }: { $what }
taxi-centre-label = Cell { $n }, { $place }: { $what }, fixed
taxi-field-label = Border field { $n }, { $ground }: { $what }
taxi-field-green = green
taxi-field-plain = paved
taxi-figure-yellow-taxi = yellow taxi, pair A
taxi-figure-yellow-house = yellow house, pair A
taxi-figure-black-taxi = black taxi, pair B
taxi-figure-black-house = black house, pair B
taxi-town = Plan, { $n } of 8 cards laid
taxi-hand = Your hand
taxi-pile = { $kind }, { $n } left, now { $sides }
taxi-tray = Figures

# Halt!
taxi-halt = Halt!
taxi-halt-empty = Halt! · { $n ->
    [one] 1 cell empty
   *[other] { $n } cells empty
}
taxi-halt-again = Halt! · press again
taxi-halt-called = Called: wait for the check

# What is wrong with a plan.
taxi-faults = What is wrong
taxi-fault-line = { $n ->
    [one] { $first }
   *[other] { $n } mistakes, the first: { $first }
}
taxi-fault-incomplete = Empty cell
taxi-fault-wrong-centre = Wrong centre
taxi-fault-too-many = Too many cards
taxi-fault-broken = Broken road
taxi-fault-stray = Road to nowhere
taxi-fault-missing = Figure without road
taxi-fault-not-joined = Pair not joined
taxi-finding-incomplete = The { $place } cell is empty.
taxi-finding-wrong-centre = The centre is not the revealed card.
taxi-finding-too-many = The plan has more { $kind } cards than your set.
taxi-finding-broken = A road stops at the edge between { $one } and { $other }.
taxi-finding-stray = A road leaves the { $place } cell to the { $side }, where no figure stands.
taxi-finding-missing = The figure { $side } of the { $place } cell has no road.
taxi-finding-not-joined = No road leads from the taxi to the house of pair { $pair }.

# Why something cannot be done.
taxi-why-no-pile = First choose a pile from your hand.
taxi-why-centre = The card in the centre is fixed.
taxi-why-used-up = All cards of this kind are laid.
taxi-why-nothing-back = There is nothing to undo.

# The keyboard.
taxi-keys-kind = choose a kind of card
taxi-keys-turn = turn the chosen card, or the one touched last
taxi-keys-turn-back = turn it back
taxi-cell-keys = QWEASDZXC
taxi-keys-cell = lay the chosen card, or turn the card that lies there
taxi-keys-replace = lay the chosen card over the one that lies there
taxi-keys-take = pick up the last card touched
taxi-keys-arrows = go from cell to cell
taxi-keys-undo = undo a step
taxi-keys-halt = call Halt!
taxi-keys-change = Change keys
taxi-keys-lead = Choose what is to have another key, then press the key.
taxi-keys-press = { $what }: press a key
taxi-keys-taken = { $key } is already taken: { $what }.
taxi-keys-no-sign = Not this key. Take one with a letter, a digit or a sign.
taxi-keys-reset = As before
taxi-key-turn = turn
taxi-key-take = pick up

# Commands in words.
taxi-command = Command
taxi-command-refused = That cannot be done.
taxi-command-done = Done.
taxi-why-green = Not here: at least two of the four figures must stand on green fields.

# Why an action is not offered, by the rule that forbids it.
why-TT-28 = There is no such seat.
why-TT-32 = Only whoever sets the task places the figures.
why-TT-33 = A figure already stands there.
why-TT-34 = Not here: at least two of the four figures must stand on green fields.
why-TT-35 = First place all four figures.
why-TT-36 = Once the card is revealed, the figures stay where they are.
why-TT-40 = Wait for the countdown.
why-TT-42 = This task has no right plan. A new one is on its way.
why-TT-45 = This card already lies there, turned like that.
why-TT-46 = There is nothing to turn.
why-TT-47 = That would change nothing.
why-TT-48 = You have no card there.
why-TT-49 = The centre is fixed, and each kind has only so many cards.
why-TT-51 = Your plan is not right yet.
why-TT-54 = Fill all nine cells before you call.
why-TT-55 = You have called: your plan stands.
why-TT-57 = A plan is being checked. Wait a moment.
why-TT-65 = Your call was wrong: you sit this task out.
why-TT-68 = You have already said so.
why-TT-71 = This task is over. Nobody gets a medal.
why-TT-73 = This round is over.
why-TT-74 = You are already waiting, or there is nothing to be ready for.
why-TT-77 = The game is paused, or cannot be paused now.
why-TT-78 = Your handicap: you begin a little later.
why-TT-79 = The game is over.
why-TT-81 = The extra round is only for those who are tied.
