# The guided first game. At most 120 characters each; numbers only as arguments.
milestones-lesson-goal = You share this land: whoever builds a road, a house or a market scores. The most points win.
milestones-lesson-walk = Your pawn walks this loop, as far as you like, two moves a turn. Stop at the quarryman: { $stone } stone.
milestones-lesson-rise = Your workers’ numbers rise from left to right. As long as they do, the trading house pays you a coin.
milestones-lesson-hire = Hire there, too: more workers, more goods. A tile of two workers costs { $coins ->
    [one] { $coins } coin
   *[other] { $coins } coins
}.
milestones-lesson-cover = Here the numbers keep rising, but your old sand worker is covered and gone. Then end your turn.
milestones-lesson-office = Roads take stone and sand, houses stone and wood, markets wood and sand. Go to the office!
milestones-lesson-road = Lay a road from this market. You score the number under its milestone: { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
milestones-lesson-bonus = A bonus tile lay beside it. With it your quarryman scores { $points } point now, and one whenever he works.
milestones-lesson-mill = The road’s end is open to everybody. You are done here, so on to the mill.
milestones-lesson-flour = { $grain } grain make flour: the two best free numbers around the market score { $points }. Then end your turn.
milestones-lesson-castle = At the castle you keep { $goods } goods at most and must cover a worker. Cover one of your three grain growers.
milestones-lesson-lap = Once more round: the grain grower you pass works too, { $grain } grain! Then end your turn.
milestones-lesson-rival = The robot went on from your road: { $points ->
    [one] { $points } point
   *[other] { $points } points
}. Slow laps bring goods, quick ones the best numbers.
milestones-lesson-end = At { $target ->
    [one] { $target } point
   *[other] { $target } points
} the last round begins. Then each kind of worker brings { $points } to whoever has most.
