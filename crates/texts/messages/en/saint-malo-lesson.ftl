# The guided first game. At most 120 characters each; numbers only as arguments.
saint-malo-lesson-goal = This is your city: fill it with walls, crates, churches and people. The most points win.
saint-malo-lesson-roll = Five dice a turn, up to three rolls. Go ahead!
saint-malo-lesson-mark = Two heads: keep those. Mark the log and the crate to roll them again.
saint-malo-lesson-again = Only the marked dice are rolled. Crossed sabres bring pirates, more of that soon.
saint-malo-lesson-merchant = You use one symbol a turn. Heads hire people: three make a merchant.
saint-malo-lesson-place = He earns a coin for each crate around him: { $coins ->
    [one] { $coins } coin
   *[other] { $coins } coins
} here.
saint-malo-lesson-done = The sabres fill a box in the pirates’ row, and a full row means an attack. End your turn.
saint-malo-lesson-attack = A full row: pirates attack everybody! With a defence of { $defence } you lose a cannon and { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
saint-malo-lesson-walls = Walls keep pirates out. Roll again.
saint-malo-lesson-turn = Just one wall: for { $coins ->
    [one] { $coins } coin
   *[other] { $coins } coins
} you turn a die to the symbol you need. Build two walls.
saint-malo-lesson-side = Complete the bottom side: defence { $defence }, and its tower pays { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
saint-malo-lesson-over = Now a weak attack no longer hurts you. End your turn.
saint-malo-lesson-end = A noble scores { $noble }, a house { $house }, churches more the more you have. Once a city is full, that round is the last.
