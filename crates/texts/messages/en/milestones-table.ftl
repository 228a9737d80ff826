# Names.
milestones-kind-stone = stone
milestones-kind-wood = wood
milestones-kind-sand = sand
milestones-kind-grain = grain
milestones-kind-coin = coin
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
milestones-section = Road
milestones-house = House
milestones-market = Market
milestones-sack = Flour sacks
milestones-left = Pieces left
milestones-tile = { $left } and { $right }

# The table.
milestones-points = Points so far
milestones-goods = Goods
milestones-map = { $n ->
    [one] Map with 1 corner
   *[other] Map with { $n } corners
}
milestones-whole-map = Zoom in or out
milestones-tab-target = Race
milestones-tab-hire = Tiles
milestones-last-round = Last round

# Loop.
milestones-loop = Loop
milestones-means = What you have
milestones-path = Path: what each stop brings
milestones-pawn = Pawn
milestones-stop-empty = Space { $n }, empty
milestones-stop-covered = Space { $n }, covered
milestones-castle-takes = { $n ->
    [0] { $covers ->
        [yes] covers a worker
       *[no] takes nothing
    }
   *[other] takes { $n }{ $covers ->
        [yes] , covers 1
       *[no] { "" }
    }
}
milestones-row-rises = rising:
milestones-row-falls = falls: no coin
milestones-office-none = nothing to build
milestones-mill-grain = { $n } of 2 grain
milestones-mill-full = all have flour

# Corners and plots, spoken.
milestones-corner-number = number { $n }
milestones-corner-milestone = milestone
milestones-corner-market = market
milestones-corner-market-sack = market with a flour sack
milestones-corner-road-end = road end
milestones-plot = Plot { $plot }
milestones-title-start = Road from { $at }
milestones-title-via = Milestone on { $at }
milestones-title-end = Road to { $at }
milestones-title-house = House on { $at }
milestones-title-market = Market on { $at }
milestones-title-sack = Flour for { $at }
milestones-up-to = { $n ->
    [one] up to 1 point
   *[other] up to { $n } points
}
milestones-gain-bonus = +1 for the { $kind } bonus
milestones-gain-flour = { $n ->
    [one] 1 point for flour later
   *[other] { $n } points for flour later
}
milestones-gain-opens = opens { $numbers } for the others
milestones-on-spaces = On { $left } and { $right }
milestones-build = { $build }: { $cost }, { $n ->
    [one] up to 1 point
   *[other] up to { $n } points
}

# Side.
milestones-race-to = First to { $n }
milestones-to-go = { $n ->
    [0] there
   *[other] { $n } to go
}
milestones-last-target = { $name } reached the target. { $n ->
    [0] This is the last turn.
   *[other] Still to play: { $names }.
}
milestones-last-tile = { $name } hired the last tile. { $n ->
    [0] This is the last turn.
   *[other] Still to play: { $names }.
}
milestones-last-stall = Nobody has scored for a long time: the game ends.
milestones-majorities = Majorities
milestones-pays = Majorities: 5 alone, 2 shared
milestones-pays-two = Majorities: 5 alone
milestones-now = pays
milestones-unseen = Still in the stack
milestones-hire-price = { $n ->
    [one] 1 coin
   *[other] { $n } coins
}, one tile a visit
milestones-in-stack = in the stack

# The question.
milestones-ask-draft = Pick a start tile
milestones-ask-draft-more = You take two in a row; they go on your path.
milestones-learn = Numbers that rise from left to right earn a coin on every visit to the trading house. Roads need stone and sand, houses stone and wood, markets wood and sand.
milestones-ask-place-start = Place your start tiles
milestones-ask-place-start-more = Choose two free spaces next to each other. Gaps do not matter.
milestones-ask-move = Choose where to go
milestones-ask-move-more = Every space ahead shows what a stop there brings.
milestones-ask-second-move = Second move: where to?
milestones-ask-second-move-more = Go on from here, as far as the castle.
milestones-ask-trade = Hire a tile, buy or sell
milestones-ask-trade-more = { $n ->
    [one] You have 1 coin.
   *[other] You have { $n } coins.
} Tiles and goods cost 2 each.
milestones-ask-trade-on = Buy or sell
milestones-ask-trade-on-more = { $n ->
    [one] You have 1 coin.
   *[other] You have { $n } coins.
} You have already hired: one tile a visit.
milestones-ask-trade-poor = Sell two goods
milestones-ask-trade-poor-more = { $n ->
    [0] You have no coins.
   *[other] You have 1 coin.
} A tile costs 2; two goods sell for 1.
milestones-ask-place = Place the new workers
milestones-ask-place-more = Choose a space for the left half. The tile covers what lies there.
milestones-ask-section = Lay a road
milestones-ask-section-more = Choose a market or a road end to start from.
milestones-ask-via = Place the milestone
milestones-ask-via-more = From { $at }: the number under the milestone scores.
milestones-ask-end = Where does the road end?
milestones-ask-end-more = It goes on from { $at }. Its end stays free for others.
milestones-ask-house = Build a house
milestones-ask-house-more = Choose a plot by a road: the free numbers at its corners score.
milestones-ask-market = Build a market
milestones-ask-market-more = Choose a free number on a road: it scores, and roads may start there.
milestones-ask-built = Nothing more to build
milestones-ask-built-more = Your goods or the map allow nothing more.
milestones-ask-bonus = Take the { $kind } bonus?
milestones-ask-bonus-more = Choose a { $worker } for it, or leave it. It scores when he produces; at the end he counts double.
milestones-ask-bonus-house = The { $kind } bonus is yours
milestones-ask-bonus-house-more = Choose the { $worker } who gets it.
milestones-ask-deliver = Deliver flour
milestones-ask-deliver-more = Choose a market without a sack: its two best free neighbours score. You have { $n } grain.
milestones-ask-keep = Keep three goods
milestones-ask-keep-more = You have { $n }. Tap what you give up or keep.
milestones-ask-cover = Cover a worker
milestones-ask-cover-more = Choose one you can do without.
milestones-ask-end-turn = Turn complete
milestones-ask-end-turn-more = End it, or undo steps.
milestones-ask-over = The game is over
milestones-step = Move { $n } of 2
milestones-step-start = Before the first turn
milestones-wait-draft = { $name } is picking start tiles
milestones-wait-place = { $name } is placing start tiles
milestones-wait-move = { $name } is moving
milestones-wait-trade = { $name } is in the trading house
milestones-wait-build = { $name } is in the office
milestones-wait-deliver = { $name } is in the mill
milestones-wait-castle = { $name } is at the castle

# Choices.
milestones-group-hire = Hire
milestones-group-buy = Buy
milestones-group-sell = Sell
milestones-sell-price = 2 for 1 coin
milestones-buy-one = Buy { $kind } for 2 coins
milestones-sell-one = Sell { $kind }; you have { $n }
milestones-kept = { $kind }: you keep it
milestones-given-up = { $kind }: you give it up
milestones-done = Done
milestones-leave-bonus = Leave it
milestones-button-wait = Wait
milestones-button-space = Choose a space
milestones-button-tile = Choose a tile
milestones-button-keep-more = Keep { $n } more
milestones-button-give-more = Give up { $n }
milestones-do-pick = Take this tile
milestones-do-place = Place it here
milestones-do-move = Go { $to }
milestones-do-recruit = Hire for 2 coins
milestones-do-buy = Buy for 2 coins
milestones-do-sell = Sell both
milestones-do-lay = Lay the road
milestones-do-house = Build the house
milestones-do-market = Build the market
milestones-do-bonus = Put it there
milestones-do-deliver = Deliver flour
milestones-do-keep = Keep these three
milestones-do-cover = Cover this worker
milestones-do-end = End the turn

# What is being looked at.
milestones-preview-nothing = brings nothing
milestones-preview-office = build what you can pay for
milestones-preview-mill = flour for 2 grain each
milestones-preview-income = +1 coin, then trade
milestones-preview-no-income = the row falls, no coin; then trade
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
milestones-preview-bonus = { $worker }: +1 now, +1 whenever he produces, counts double
milestones-preview-rises = the row rises
milestones-preview-falls = the row falls
milestones-preview-over = { $n ->
    [one] covers a worker
   *[other] covers { $n } workers
}
milestones-preview-lost = { $n ->
    [one] costs a bonus tile
   *[other] costs { $n } bonus tiles
}
milestones-preview-majority = majorities { $n }

# Keys.
milestones-keys-path = a path space
milestones-keys-buildings = trading house, office, mill, castle
milestones-keys-builds = road, house, market

# Why not.
why-MS-29 = The draft goes anticlockwise: wait for your pick.
why-MS-30 = Pick a start tile first.
why-MS-32 = Place one of your start tiles first.
why-MS-33 = Start tiles do not overlap: choose two empty spaces.
why-MS-34 = A tile needs two path spaces side by side and may not stick out.
why-MS-35 = It is not your turn.
why-MS-39 = You have made both moves: end the turn, or undo a step.
why-MS-40 = You have begun a road: choose its way, or undo it.
why-MS-41 = A turn has two moves: choose a space.
why-MS-43 = A move goes forward, to the castle at most.
why-MS-55 = You are in the trading house: hire, buy, sell, or press Done.
why-MS-56 = You have already hired: one tile a visit.
why-MS-57 = A tile for hire costs 2 coins.
why-MS-58 = First place the new workers on two path spaces side by side.
why-MS-61 = Stone, wood, sand and grain cost 2 coins each.
why-MS-62 = Two goods sell for 1 coin. Coins cannot be sold.
why-MS-63 = Each pair of goods is listed once.
why-MS-67 = You are in the office: build, or press Done.
why-MS-68 = You do not have the goods for this.
why-MS-70 = A road runs to a neighbouring corner and on to a neighbour of that one.
why-MS-71 = A road starts at a market or at a road end.
why-MS-72 = A road leads only to corners that no road has reached.
why-MS-73 = No road starts at a milestone or in the middle of a road.
why-MS-77 = No road can go on from here.
why-MS-78 = All 24 roads are laid.
why-MS-79 = A house needs an empty plot with a road at its edge.
why-MS-82 = All 12 houses are built.
milestones-why-road = First choose which road to lay.
why-MS-83 = A market needs a free number that a road touches.
why-MS-84 = All markets are built.
why-MS-86 = A bonus tile goes on a worker of its kind who has none.
why-MS-87 = This bonus tile does not lie where you have built.
why-MS-88 = First say whether you take the bonus tile.
why-MS-90 = First choose the worker who gets the bonus tile.
why-MS-98 = You are in the mill: deliver for 2 grain, or press Done.
why-MS-99 = Flour goes to a market without a sack.
why-MS-106 = The castle lets you keep three goods: choose which.
why-MS-109 = With three or more workers you cover one at the castle: choose which.
why-MS-110 = Only a visible worker can be covered.

# Log.
milestones-log-started = { $you ->
    [yes] You go first.
   *[no] { $name } goes first.
}
milestones-log-picked = { $you ->
    [yes] You take { $tile }.
   *[no] { $name } takes { $tile }.
}
milestones-log-left-over = Out of the game: { $tile }.
milestones-log-placed = { $you ->
    [yes] You place { $tile }.
   *[no] { $name } places { $tile }.
}
milestones-log-turn = { $you ->
    [yes] Your turn
   *[no] { $name }
}
milestones-log-moved = { $you ->
    [yes] You go { $to }.
   *[no] { $name } goes { $to }.
}
milestones-log-walked = { $you ->
    [yes] You walk along the path.
   *[no] { $name } walks along the path.
}
milestones-log-produced = The { $worker } produces *{ $goods }*{ $points ->
    [0] .
    [one] { " " }and scores *1 point*.
   *[other] { " " }and scores *{ $points } points*.
}
milestones-log-income = { $you ->
    [yes] Your row rises: *+1 coin*.
   *[no] { $name }’s row rises: *+1 coin*.
}
milestones-log-no-income = { $you ->
    [yes] Your row falls: no coin.
   *[no] { $name }’s row falls: no coin.
}
milestones-log-recruited = { $you ->
    [yes] You hire
   *[no] { $name } hires
} { $tile }{ $over ->
    [0] .
    [one] , on top of a worker.
   *[other] , on top of { $over } workers.
}{ $lost ->
    [0] { "" }
    [one] { " " }That costs a bonus tile.
   *[other] { " " }That costs { $lost } bonus tiles.
}
milestones-log-refilled = New for hire: { $tile }.
milestones-log-shrank = { $n ->
    [0] No tile is left for hire.
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
    [yes] You lay a road: *+{ $points }*.
   *[no] { $name } lays a road: *+{ $points }*.
}
milestones-log-house = { $you ->
    [yes] You build a house: *+{ $points }*.
   *[no] { $name } builds a house: *+{ $points }*.
}
milestones-log-market = { $you ->
    [yes] You build a market: *+{ $points }*.
   *[no] { $name } builds a market: *+{ $points }*.
}
milestones-log-bonus = { $you ->
    [yes] You take the { $kind } bonus: *+{ $points }*.
   *[no] { $name } takes the { $kind } bonus: *+{ $points }*.
}
milestones-log-bonus-left = { $you ->
    [yes] You leave the bonus tile where it is.
   *[no] { $name } leaves the bonus tile where it is.
}
milestones-log-delivered = { $you ->
    [yes] You bring flour to a market ({ $numbers }): *+{ $points }*, *+1 coin*.
   *[no] { $name } brings flour to a market ({ $numbers }): *+{ $points }*, *+1 coin*.
}
milestones-log-delivered-for-coin = { $you ->
    [yes] You bring flour to a market with no free number: only *+1 coin*.
   *[no] { $name } brings flour to a market with no free number: only *+1 coin*.
}
milestones-log-given-up = { $you ->
    [yes] You give up { $goods }.
   *[no] { $name } gives up { $goods }.
}
milestones-log-covered = { $you ->
    [yes] You cover
   *[no] { $name } covers
} a { $worker }.{ $lost ->
    [yes] { " " }That costs a bonus tile.
   *[no] { "" }
}
milestones-log-skipped = { $where } there is nothing to do.
milestones-log-end-target = { $you ->
    [yes] You reach the target. Everybody else gets one more turn.
   *[no] { $name } reaches the target. Everybody else gets one more turn.
}
milestones-log-end-tile = { $you ->
    [yes] You hire the last tile. Everybody else gets one more turn.
   *[no] { $name } hires the last tile. Everybody else gets one more turn.
}
milestones-log-end-stall = Nobody has scored for a long time: the game ends.
milestones-log-last-turn = { $you ->
    [yes] This is your last turn.
   *[no] This is { $name }’s last turn.
}
milestones-log-majority = Most { $workers }: { $n ->
    [0] nobody, all have the same number.
   *[other] { $list }.
}

# The end.
milestones-goods-left = Goods left
milestones-turns-played = { $n ->
    [one] 1 turn played.
   *[other] { $n } turns played.
}
milestones-tie-goods = More goods break a tie.

# Options.
milestones-remark-built-in = We do not know the printed map and tiles: this edition is reconstructed to fit the counts in the rulebook. If you own the game, you can choose a file of your own.
milestones-remark-file = “{ $title }”: the map is { $map }, the worker tiles are { $tiles }, the bonus tiles { $bonus }.
milestones-printed = as printed
milestones-derived = derived
milestones-reconstructed = reconstructed
milestones-invented = invented
milestones-remark-few-corners = { $n ->
    [one] 1 corner is
   *[other] { $n } corners are
} too few for all 24 roads.
milestones-remark-high-number = Corner { $corner } has the number { $n }; our map goes up to 5.
milestones-remark-uneven-kind = { $n ->
    [one] There is 1 worker for { $kind }; with our tiles every kind has 14.
   *[other] There are { $n } workers for { $kind }; with our tiles every kind has 14.
}
milestones-remark-falling-tile = On tile { $id } the left number is the higher one.
milestones-remark-no-plot = Corner { $corner } belongs to no plot.
