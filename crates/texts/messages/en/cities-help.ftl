# The card behind “?”.
cities-summary-goal = Build the finest neighbourhood. After the last round the most points win.
cities-summary-take = Send a worker to a free column of the offer and take what lies there.
cities-summary-rows = Each round you take once from every row (with two: twice): card, tile, features, pieces.
cities-summary-use = Use it at once. Features and pieces that you cannot or will not place are discarded.
cities-summary-goals = Three goals for all: whoever reaches one first gets its highest number.
cities-summary-water = Each body of water: 1, 3, 6 or 10 points for one to four different features in it.
cities-summary-parks = Each park: the same, with trees, fountain, carousel and kiosk.
cities-summary-monuments = A monument on a lot is worth 2 points.
cities-summary-cards = Your cards say what they count at the end.
cities-summary-lots = Pieces go on lots of their colour, up to four storeys high.
cities-summary-special = On a special tile a building may have any colour.
cities-summary-square = Your tiles must fit into a square of 3 × 3, in the long game into 3 × 5.

# What something is, for whoever points at it.
cities-what-cards = A card of the offer. It scores at the end for what it shows; until then it lies beside your neighbourhood.
cities-what-tiles = A tile of the offer with four spaces: water, park or lots. You must lay it.
cities-what-features = Features of the offer. They go on water, in parks or on lots, and score in sets.
cities-what-pieces = Building pieces of the offer, for lots of their colour.
cities-what-start = A starting tile. Your neighbourhood grows from it; it is not turned.
cities-what-space = A space of a neighbourhood: water, park or a lot with its colour.
cities-what-tile = A place for a tile. It needs a whole edge against another one.
cities-what-hand-tile = The tile you took. Turn it and lay it.
cities-what-hand-feature = A feature you took. Its kind says whether it goes on water, in a park or on a lot.
cities-what-hand = A piece you took. It goes on a lot of its colour or on top of a building of its colour.
cities-what-turn = Turns the tile by 90 degrees.
cities-what-discard = Discards what is left in your hand. It leaves the game.
cities-what-goal = A goal of the city. It is checked at the end of your turn; whoever reaches it first gets the highest number.
cities-what-cards-of = This player’s cards. They lie open and score at the end.
cities-what-main = Does what it says. With “Done” your turn ends and goals are checked.
cities-what-board = The offer and your neighbourhood. Take from a column, and place what you took at once.
cities-what-seat = A player: points so far and the workers left. The most points win.

# In the first games: one thing more.
cities-first-start = Look at the goals first: a starting tile with their colours or with water helps.
cities-first-take = Compare the numbers: they say what a column brings your neighbourhood now.
cities-first-tile = Large waters and parks collect features; keep lots of one colour together.
cities-first-features = Different features in one body of water or park are worth more than two of a kind.
cities-first-pieces = High buildings count for most goals; but a lot that stays empty counts for none.

cities-danger-no-room = Nothing of this fits your neighbourhood: you would have to discard { $n ->
    [one] it
   *[other] all { $n }
}.
cities-danger-discard = What you discard would still bring you { $n ->
    [one] { $n } point
   *[other] { $n } points
} here.
cities-danger-costs = Laid like this it costs you { $n ->
    [one] { $n } point
   *[other] { $n } points
}: see which card or goal needs these spaces, and lay it elsewhere.
