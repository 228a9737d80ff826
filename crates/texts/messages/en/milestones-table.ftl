# Names.
milestones-kind-stone = stone
milestones-kind-wood = wood
milestones-kind-sand = sand
milestones-kind-grain = grain
milestones-kind-coin = coin
milestones-letter-stone = S
milestones-letter-wood = W
milestones-letter-sand = A
milestones-letter-grain = G
milestones-letter-coin = C
milestones-n-stone = { $n } stone
milestones-n-wood = { $n } wood
milestones-n-sand = { $n } sand
milestones-n-grain = { $n } grain
milestones-n-coin = { $n ->
    [one] 1 coin
   *[other] { $n } coins
}
milestones-nothing = nothing
milestones-n-points = { $n ->
    [one] 1 point
   *[other] { $n } points
}
milestones-worker-stone = quarryman
milestones-worker-wood = lumberjack
milestones-worker-sand = sand worker
milestones-worker-grain = grain grower
milestones-worker-coin = coiner
milestones-workers-stone = quarrymen
milestones-workers-wood = lumberjacks
milestones-workers-sand = sand workers
milestones-workers-grain = grain growers
milestones-workers-coin = coiners
milestones-space-castle = Castle
milestones-space-path = Space { $n }
milestones-space-trading-house = Trading house
milestones-space-office = Office
milestones-space-mill = Mill
milestones-in-castle = At the castle
milestones-in-path = On space { $n }
milestones-in-trading-house = In the trading house
milestones-in-office = In the office
milestones-in-mill = In the mill
milestones-to-castle = to the castle
milestones-to-path = to space { $n }
milestones-to-trading-house = to the trading house
milestones-to-office = to the office
milestones-to-mill = to the mill
milestones-section = Section
milestones-house = House
milestones-market = Market
milestones-sack = Flour sacks
milestones-left = left
milestones-tile = { $left } and { $right }

# The table.
milestones-players = Players
milestones-others = Loops of the others
milestones-vp = VP
milestones-points = Points
milestones-goods = Goods
milestones-workers = Workers
milestones-no-goods = no goods
milestones-map-region = Map
milestones-map = Map with { $n } corners
milestones-whole-map = Whole map, or nearer
milestones-show-names = Show the names of the corners
milestones-views = Views
milestones-tab-map = Map
milestones-tab-loop = Loop
milestones-score-of = { $n } of { $target }
milestones-last-round = Last round
milestones-tag-rises = row rises
milestones-tag-falls = row falls at { $n }
milestones-ahead-all = { $where }: trading house, office and mill ahead
milestones-ahead-office = { $where }: office and mill ahead
milestones-ahead-mill = { $where }: mill or castle next
milestones-ahead-castle = { $where }: only the castle is next
milestones-ahead-lap = { $where }: a whole lap ahead

# Loop.
milestones-loop = Your loop and goods
milestones-path = Path, with what a stop brings
milestones-pawn = Pawn
milestones-surplus = the castle would take { $n }
milestones-gains-from = behind the pawn: gains of the next lap
milestones-stop-empty = Space { $n }, empty
milestones-stop-covered = Space { $n }, covered
milestones-stop-worker = Space { $n }, { $worker }: { $brings }{ $points ->
    [0] { "" }
    [one] , 1 point
   *[other] , { $points } points
}
milestones-castle-takes = { $n ->
    [0] takes nothing
   *[other] takes { $n }
}
milestones-castle-covers = covers 1
milestones-castle-spares = covers none
milestones-row-rises = row rises:
milestones-row-falls = row falls at { $n }: no coin
milestones-office-none = goods for nothing yet
milestones-office-can = goods for
milestones-mill-grain = { $n } of 2 grain
milestones-mill-full = all markets have flour

# Corners and plots, spoken.
milestones-corner-number = number { $n }
milestones-corner-milestone = milestone
milestones-corner-market = market
milestones-corner-market-sack = market with a flour sack
milestones-corner-road-end = road end
milestones-plot = Plot { $plot }
milestones-target-start = start a road: up to { $gain }
milestones-target-via = milestone: { $gain }
milestones-target-end = end of the section
milestones-target-house = house: { $gain }
milestones-target-market = market: { $gain }
milestones-target-sack = flour: { $gain }
milestones-title-start = Road from { $at }
milestones-title-via = Milestone on { $at }
milestones-title-end = Section to { $at }
milestones-title-house = House on { $at }
milestones-title-market = Market on { $at }
milestones-title-sack = Flour for { $at }
milestones-line-free = { $n ->
    [one] free number
   *[other] free numbers
}
milestones-line-bonus = for the { $kind } bonus, if you take it
milestones-line-bonus-must = for the { $kind } bonus
milestones-line-coin = { $n ->
    [one] coin
   *[other] coins
}
milestones-line-flour = for flour later
milestones-line-opens = open for the next
milestones-short = +{ $n }
milestones-short-coins = +{ $n } and { $coins ->
    [one] 1 coin
   *[other] { $coins } coins
}

# Side.
milestones-first-to = First to { $n }
milestones-then-last = then a last round
milestones-to-go = { $n ->
    [0] there
   *[other] { $n } to go
}
milestones-last-target = { $name } reached the target. { $n ->
    [0] The last turn is running.
   *[other] Still to play: { $names }.
}
milestones-last-tile = { $name } hired the last tile. { $n ->
    [0] The last turn is running.
   *[other] Still to play: { $names }.
}
milestones-last-stall = Nobody has scored for a long time: the game ends.
milestones-majorities = Majorities
milestones-pays = 5 alone, 2 shared
milestones-pays-two = 5 alone
milestones-now = now
milestones-end = End
milestones-if-now = if now
milestones-hire = For hire
milestones-hire-more = { $price } coins each · stack { $n }
milestones-unseen = Still in the stack

# The question.
milestones-ask-draft = Pick a start tile
milestones-ask-draft-more = You take two. A row of rising numbers brings income later.
milestones-ask-place-start = Place your start tiles
milestones-ask-place-start-more = Choose a tile, then the space of its left half. Gaps do not matter.
milestones-ask-move = Choose where to go
milestones-ask-move-more = Every space ahead shows what a stop there brings.
milestones-ask-second-move = Second move: choose where to go
milestones-ask-second-move-more = It goes on from where your pawn stands, to the castle at most.
milestones-ask-trade = Hire, buy, sell
milestones-ask-trade-more = { $n ->
    [one] You have 1 coin.
   *[other] You have { $n } coins.
} To sell, press two materials.
milestones-ask-place = Place the new workers
milestones-ask-place-more = Choose the space of the left half; what lies there is built over.
milestones-ask-section = Lay a road
milestones-ask-section-more = Choose a market or a road end to start from.
milestones-ask-via = Where does the milestone stand?
milestones-ask-via-more = From { $at }: the number below the milestone counts.
milestones-ask-end = Where does the section end?
milestones-ask-end-more = It goes on from { $at }; its end stays free for others.
milestones-ask-house = Build a house
milestones-ask-house-more = Choose a plot at a road: the free numbers at its corners count.
milestones-ask-market = Build a market
milestones-ask-market-more = Choose a free number at a road: it counts, and roads may start there.
milestones-ask-built = Nothing more to build
milestones-ask-built-more = Your goods or the map allow no further build.
milestones-ask-bonus = Take the { $kind } bonus?
milestones-ask-bonus-more = Choose a { $worker } for it, or leave it. It scores when that worker produces and counts double in the end.
milestones-ask-bonus-house = The { $kind } bonus is yours
milestones-ask-bonus-house-more = Choose the { $worker } that bears it.
milestones-ask-deliver = Deliver flour
milestones-ask-deliver-more = Choose a market without a sack: its two best free neighbours count. You have { $n } grain.
milestones-ask-keep = Keep three goods
milestones-ask-keep-more = Of { $n } goods the castle lets you keep three.
milestones-ask-cover = Cover a worker
milestones-ask-cover-more = Choose one that you can do without.
milestones-ask-end-turn = Your turn is over
milestones-ask-end-turn-more = Until you say so, steps can be taken back, but none from before a tile was turned up.
milestones-ask-over = The game is over
milestones-step = Move { $n } of 2
milestones-step-start = Before the first turn
milestones-wait-draft = { $name } picks start tiles
milestones-wait-place = { $name } places start tiles
milestones-wait-move = { $name } is on the way
milestones-wait-trade = { $name } is in the trading house
milestones-wait-build = { $name } is in the office
milestones-wait-deliver = { $name } is in the mill
milestones-wait-castle = { $name } is at the castle

# Choices.
milestones-group-hire = Hire one tile
milestones-group-buy = Buy
milestones-group-sell = Sell two
milestones-buy-one = Buy { $kind } for 2 coins
milestones-sell-one = Sell { $kind }; { $n } left
milestones-kept = { $kind }, kept
milestones-given-up = { $kind }, given up
milestones-done = Done
milestones-leave-bonus = Leave it
milestones-button-wait = Wait
milestones-button-move = Choose a space
milestones-button-draft = Choose a tile
milestones-button-choose = Choose first
milestones-button-keep-more = Keep { $n } more
milestones-do-pick = Take this tile
milestones-do-place = Place it here
milestones-do-move = Go { $to }
milestones-do-recruit = Hire for 2 coins
milestones-do-buy = Buy for 2 coins
milestones-do-sell = Sell for 1 coin
milestones-do-start = Start here
milestones-do-via = Milestone: { $gain }
milestones-do-lay = Lay: { $gain }
milestones-do-build = Build: { $gain }
milestones-do-bonus = Put it there: +1
milestones-do-deliver = Deliver: { $gain }
milestones-do-keep = Keep these three
milestones-do-cover = Cover this worker
milestones-do-end = End the turn

# What is being looked at.
milestones-preview-nothing = brings nothing
milestones-preview-office = build what you can pay
milestones-preview-mill = deliver for 2 grain each
milestones-preview-income = +1 coin, then trade
milestones-preview-no-income = no coin, the row falls; then trade
milestones-preview-castle = { $n ->
    [0] you keep all goods and all workers
    [one] you give up 1 of your goods
   *[other] you give up { $n } of your goods
}
milestones-preview-castle-covers = { $n ->
    [0] you cover a worker
    [one] you give up 1 of your goods and cover a worker
   *[other] you give up { $n } of your goods and cover a worker
}
milestones-preview-bonus = { $worker }: +1 now, +1 at each production, counts double
milestones-preview-rises = the row rises
milestones-preview-falls = the row falls
milestones-preview-over = { $n ->
    [one] a worker is built over
   *[other] { $n } workers are built over
}
milestones-preview-lost = { $n ->
    [one] a bonus tile is lost
   *[other] { $n } bonus tiles are lost
}
milestones-preview-majority = majorities { $n }

# Keys.
milestones-keys-path = a path space
milestones-keys-buildings = trading house, office, mill, castle
milestones-keys-builds = road, house, market

# Why not.
why-MS-29 = The draft goes against the clock, and somebody else picks now.
why-MS-30 = Pick a start tile first.
why-MS-32 = Place one of your start tiles first.
why-MS-33 = Start tiles do not overlap: choose two empty spaces.
why-MS-34 = A tile lies on two adjacent path spaces and does not stick out.
why-MS-35 = It is not your turn.
why-MS-39 = Your moves are made: end the turn, or take a step back.
why-MS-40 = The section is begun: choose its way, or take it back.
why-MS-41 = A turn has two moves: choose a space.
why-MS-43 = A move goes forward, to the next castle at most.
why-MS-55 = You are in the trading house: hire, buy, sell, or be done.
why-MS-56 = One tile a visit, and you have hired one.
why-MS-57 = A tile of the display costs 2 coins.
why-MS-58 = Place the new workers on two adjacent path spaces first.
why-MS-61 = A material costs 2 coins.
why-MS-62 = Two materials are sold for 1 coin; coins are not sold.
why-MS-63 = Each pair of materials is offered once.
why-MS-67 = You are in the office: build, or be done.
why-MS-68 = Your goods do not pay for this.
why-MS-70 = A section runs over a neighbouring corner to a neighbour of that one.
why-MS-71 = A road starts at a market or at a road end.
why-MS-72 = A road only leads over and to corners that no road has reached.
why-MS-73 = No road starts at a milestone or between two sections.
why-MS-77 = No road can go on from here.
why-MS-78 = All 24 sections are laid.
why-MS-79 = A house needs a plot of its own with a road at its edge.
why-MS-82 = A bonus tile lies here, and none of your workers can take it.
milestones-why-no-houses = All 12 houses are built.
why-MS-83 = Build markets where a road comes by a number that is still free.
why-MS-84 = All markets are built.
why-MS-86 = A bonus tile goes on a worker of its kind that bears none.
why-MS-87 = This bonus tile does not lie where you have built.
why-MS-88 = First say whether you take the bonus tile.
why-MS-90 = First choose the worker that bears the bonus tile.
why-MS-98 = You are in the mill: deliver for 2 grain, or be done.
why-MS-99 = Flour goes to a market that has none.
why-MS-106 = The castle lets you keep three goods: choose which.
why-MS-109 = At the castle one of three or more workers is covered: choose which.
why-MS-110 = Only a worker that can be seen is covered.

# Log.
milestones-log-started = { $you ->
    [yes] You have the first turn.
   *[no] { $name } has the first turn.
}
milestones-log-picked = { $you ->
    [yes] You pick tile { $tile }.
   *[no] { $name } picks tile { $tile }.
}
milestones-log-left-over = Tile { $tile } leaves the game.
milestones-log-placed = { $you ->
    [yes] You place tile { $tile } on { $left } and { $right }.
   *[no] { $name } places tile { $tile } on { $left } and { $right }.
}
milestones-log-turn = { $you ->
    [yes] Your turn
   *[no] { $name }
}
milestones-log-moved = { $you ->
    [yes] You go { $to }.
   *[no] { $name } goes { $to }.
}
milestones-log-produced = *+{ $goods }*{ $points ->
    [0] .
    [one] , *+1 point*.
   *[other] , *+{ $points } points*.
}
milestones-log-income = { $you ->
    [yes] Your row rises: *+1 coin*.
   *[no] { $name }’s row rises: *+1 coin*.
}
milestones-log-no-income = { $you ->
    [yes] Your row falls: no income.
   *[no] { $name }’s row falls: no income.
}
milestones-log-recruited = { $you ->
    [yes] You hire
   *[no] { $name } hires
} tile { $tile } onto spaces { $left } and { $right }{ $over ->
    [0] .
    [one] , over a worker.
   *[other] , over { $over } workers.
}{ $lost ->
    [0] { "" }
    [one] { " " }A bonus tile is lost.
   *[other] { " " }{ $lost } bonus tiles are lost.
}
milestones-log-refilled = Tile { $tile } is for hire now.
milestones-log-shrank = { $n ->
    [one] 1 tile is left for hire.
   *[other] { $n } tiles are left for hire.
}
milestones-log-bought = { $you ->
    [yes] You buy *{ $kind }*.
   *[no] { $name } buys *{ $kind }*.
}
milestones-log-sold = { $you ->
    [yes] You sell { $goods }: *+1 coin*.
   *[no] { $name } sells { $goods }: *+1 coin*.
}
milestones-log-section = { $you ->
    [yes] You lay { $at }: *+{ $points }*.
   *[no] { $name } lays { $at }: *+{ $points }*.
}
milestones-log-house = { $you ->
    [yes] You build a house on { $at }: *+{ $points }*.
   *[no] { $name } builds a house on { $at }: *+{ $points }*.
}
milestones-log-market = { $you ->
    [yes] You build a market on { $at }: *+{ $points }*.
   *[no] { $name } builds a market on { $at }: *+{ $points }*.
}
milestones-log-bonus = { $you ->
    [yes] You take the { $kind } bonus to space { $space }: *+{ $points }*.
   *[no] { $name } takes the { $kind } bonus to space { $space }: *+{ $points }*.
}
milestones-log-bonus-left = { $you ->
    [yes] You leave the bonus tile.
   *[no] { $name } leaves the bonus tile.
}
milestones-log-delivered = { $you ->
    [yes] You bring flour to { $at }: { $numbers }, *+{ $points }* and *1 coin*.
   *[no] { $name } brings flour to { $at }: { $numbers }, *+{ $points }* and *1 coin*.
}
milestones-log-delivered-for-coin = { $you ->
    [yes] You bring flour to { $at }: no free number, only *1 coin*.
   *[no] { $name } brings flour to { $at }: no free number, only *1 coin*.
}
milestones-log-given-up = { $you ->
    [yes] You give up { $goods }.
   *[no] { $name } gives up { $goods }.
}
milestones-log-covered = { $you ->
    [yes] You cover
   *[no] { $name } covers
} the { $worker } on space { $space }.{ $lost ->
    [yes] { " " }A bonus tile is lost.
   *[no] { "" }
}
milestones-log-skipped = { $where } nothing can be done.
milestones-log-end-target = { $you ->
    [yes] You have reached the target: the last round begins.
   *[no] { $name } has reached the target: the last round begins.
}
milestones-log-end-tile = { $you ->
    [yes] You have hired the last tile: the last round begins.
   *[no] { $name } has hired the last tile: the last round begins.
}
milestones-log-end-stall = Nobody has scored for a long time: the game ends.
milestones-log-last-turn = { $you ->
    [yes] This is your last turn.
   *[no] This is { $name }’s last turn.
}
milestones-log-majority = Most { $workers }: { $n ->
    [0] nobody.
   *[other] { $list }.
}

# The end.
milestones-goods-left = Goods left
milestones-turns-played = { $n ->
    [one] 1 turn was played.
   *[other] { $n } turns were played.
}
milestones-tie-goods = Among equals, more goods decide.

# Options.
milestones-remark-built-in = The printed map and tiles are not known to us: this edition is reconstructed to fit the counts of the rulebook. Whoever owns the game can choose a file of their own.
milestones-remark-file = “{ $title }”: the map is { $map }, the worker tiles are { $tiles }, the bonus tiles { $bonus }.
milestones-printed = as printed
milestones-derived = derived
milestones-reconstructed = reconstructed
milestones-invented = invented
milestones-remark-few-corners = { $n } corners are too few for all 24 sections.
milestones-remark-high-number = Corner { $corner } has the number { $n }; our map goes up to 5.
milestones-remark-uneven-kind = There are { $n } workers for { $kind }; with our tiles every kind has 14.
milestones-remark-falling-tile = On tile { $id } the left number is the higher one.
milestones-remark-no-plot = Corner { $corner } belongs to no plot.
