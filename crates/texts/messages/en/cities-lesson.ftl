# The guided first game. At most 120 characters each; numbers only as arguments.
cities-lesson-goal = This is you. Your neighbourhood grows for { $rounds } rounds, then the most points win.
cities-lesson-take = Each turn you take something from the offer and use it at once. Take this tile.
cities-lesson-lay = Lay it next to your water. With { $spaces } connected spaces you reach a goal of the city.
cities-lesson-ring = Done, and you were first: { $first ->
    [one] { $first } point
   *[other] { $first } points
}. Whoever comes second gets only { $second }.
cities-lesson-card = Cards score at the end. This one: { $worth } points per red building with exactly { $storeys } storeys.
cities-lesson-pieces = So you want red. Take these pieces.
cities-lesson-build = Red goes on a red lot, or on top of red. Stack your pieces here.
cities-lesson-lost = You have no green lot, so the green piece is lost. Look first, then take!
cities-lesson-features = Different features in one body of water or park: { $one }, { $two }, { $three } or { $four } points. Take two and put them in your water.
cities-lesson-gone = The robot took the trees before you. Each take costs a worker: you have { $workers } for every row in each round.
cities-lesson-bag = Two pieces from the bag, unseen: fewer than elsewhere, but you go first next round.
cities-lesson-exact = One on top: { $worth } points. Put the other one elsewhere, the card wants exactly { $storeys } storeys.
cities-lesson-end = After round { $rounds }, goals, water, parks, monuments and cards are added up. The most points win.
