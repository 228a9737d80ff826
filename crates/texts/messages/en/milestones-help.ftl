# The card behind “?”.
milestones-summary-goal = Score on the map. Once somebody reaches the target, the others have one more turn.
milestones-summary-moves = Two moves a turn, forward on your loop. You may stop anywhere, but never pass the castle.
milestones-summary-workers = A worker brings 1 of his goods, and 1 more for each like him that you jumped over.
milestones-summary-trading = Trading house: hire a worker tile for 2 coins, buy and sell goods.
milestones-summary-office = Building office: two goods make a road, a house or a market.
milestones-summary-mill = Mill: for 2 grain you bring flour to a market.
milestones-summary-castle = Castle: keep three goods at most; with three or more workers, cover one.
milestones-summary-roads = A road scores the number under its milestone, a market the number under itself.
milestones-summary-houses = A house scores all free numbers at its corners.
milestones-summary-flour = Flour scores the two highest free numbers around the market, and a coin.
milestones-summary-majorities = At the end the most visible workers of a kind bring 5 points. A bonus tile counts double.
milestones-summary-rising = Numbers that never fall from left to right earn a coin in the trading house.
milestones-summary-kinds = Workers of one kind in a row bring many goods with one stop.

# What something is, for whoever points at it.
milestones-what-space = A space of a loop. A stop on a worker brings his goods, a stop at a building what it offers.
milestones-what-corner = A corner of the map with its number. It is free until a milestone or a market stands there.
milestones-what-plot = A plot with room for one house. It scores the free numbers at its corners.
milestones-what-tile = A worker tile: two workers side by side, each with a number. It is never turned.
milestones-what-build = What the office builds, with its price in goods.
milestones-what-buy = Buys this good for 2 coins.
milestones-what-sell = Two goods that you sell bring 1 coin.
milestones-what-good = One of your goods. The castle lets you keep three, coins included.
milestones-what-leave = Leaves the bonus tile where it is; the next player may take it.
milestones-what-main = Does what it says. With “Done” you leave the building.
milestones-what-board = The map on which all build: roads, houses and markets score the numbers they reach.
milestones-what-ring-road = A loop with its workers. Pawns walk it from the castle, always forward.
milestones-what-seat = A player: points so far, goods and coins. The most points win.
milestones-what-target = How far all are from the target, which brings the last round, and who has most workers of each kind.

# In the first games: one thing more.
milestones-first-draft = Look for stone, wood and sand: without them you cannot build.
milestones-first-place-start = Low numbers to the left, high ones to the right: that earns coins later.
milestones-first-move = Jump over workers of one kind and stop on the last of them: each brings his goods.
milestones-first-trade = More workers mean more goods each lap. New tiles may cover old ones.
milestones-first-build = House first: it scores numbers that a market or milestone will cover.
milestones-first-keep = Keep what the next building needs: stone and wood for a house, stone and sand for a road.
milestones-first-cover = Cover whom you need least. A worker with a bonus tile is worth keeping.

milestones-danger-vain = This stop brings nothing, and there is nothing to do there: it would be wasted.
milestones-danger-castle = The castle leaves you three goods: { $n } would be lost. Spend goods in a building on the way.
milestones-danger-bonus = His bonus tile is lost with him: no more points when he produces, and at the end you miss him twice.
milestones-danger-falls = This makes your row fall: no coin at the trading house any more. On another space it would keep rising.
