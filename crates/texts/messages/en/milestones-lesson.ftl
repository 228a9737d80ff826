# The guided first game. At most 120 characters each; numbers only as arguments.
milestones-lesson-goal = Everybody builds in the same land: roads, houses and markets score. The most points win.
milestones-lesson-walk = Your pawn walks this loop, as far as you like, two moves a turn. Stop at the quarryman: { $stone } stone.
milestones-lesson-rise = Your workers’ numbers rise from left to right. As long as they do, the trading house pays you a coin.
milestones-lesson-hire = Go there and hire: a pair of workers costs { $coins ->
    [one] { $coins } coin
   *[other] { $coins } coins
}, and more workers bring more goods.
milestones-lesson-cover = Lay it here: the numbers keep rising, though your old sand worker is covered for good. Then end your turn.
milestones-lesson-office = Roads take stone and sand, houses stone and wood, markets wood and sand. Go to the office!
milestones-lesson-road = Lay a road from this market. You score the number under its milestone: { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
milestones-lesson-bonus = There was a bonus tile beside it! Your quarryman scores { $points } with it now, and { $later } whenever he works.
milestones-lesson-mill = Anybody may go on building from your road’s end. You are done here: on to the mill.
milestones-lesson-flour = Flour from { $grain } grain goes to a market: its two best free numbers score { $points }. Then end your turn.
milestones-lesson-castle = Each lap ends at the castle: you keep { $goods } goods at most and lose a worker. Cover one of your grain growers.
milestones-lesson-lap = A new lap: jump over one grain grower, stop at the next, and together they bring { $grain } grain. Then end your turn.
milestones-lesson-rival = The robot built on from your road and took { $points ->
    [one] { $points } point
   *[other] { $points } points
}. Be quick: the best numbers go first!
milestones-lesson-end = At { $target ->
    [one] { $target } point
   *[other] { $target } points
} the last round begins. Then { $points } more for the most workers of each kind, and the most points win.
