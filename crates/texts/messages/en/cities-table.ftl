cities-progress = Round { $n } of { $max }
cities-progress-start = { $city }: starting tiles
cities-star = holds the star: goes first
cities-workers = { $n ->
    [one] { $n } worker left
   *[other] { $n } workers left
}
cities-n-cards = { $n ->
    [one] { $n } card
   *[other] { $n } cards
}

cities-offer = Offer
cities-per-row = { $n ->
    [one] 1 per row
   *[other] { $n } per row
}
cities-row-cards = Cards
cities-row-tiles = Tiles
cities-row-features = Features
cities-row-pieces = Pieces
cities-start-tile = Starting tile: { $spaces }
cities-taken-by-you = Taken by you
cities-taken-by = Taken by { $name }
cities-neutral = the neutral worker
cities-nothing-there = nothing here
cities-hidden-card = a face-down card
cities-hidden-tile = a face-down tile
cities-hidden-feature = a face-down feature
cities-two-from-bag = two pieces from the bag
cities-tile-of = Tile: { $spaces }
cities-star-lies = The star lies beside it.
cities-piece = { $colour ->
    [red] red piece
    [blue] blue piece
    [green] green piece
   *[yellow] yellow piece
}
cities-land = { $land ->
    [water] water
    [park] park
    [red] red lot
    [blue] blue lot
    [green] green lot
   *[yellow] yellow lot
}

cities-your-neighbourhood = Your neighbourhood
cities-neighbourhood-of = { $name }’s neighbourhood
cities-plan = { $whose }, { $n ->
    [one] { $n } tile
   *[other] { $n } tiles
}
cities-space = row { $row }, column { $column }
cities-building = { $colour ->
    [red] Red building
    [blue] Blue building
    [green] Green building
   *[yellow] Yellow building
}, { $n ->
    [one] { $n } storey
   *[other] { $n } storeys
}
cities-place-tile = Lay the tile here: { $n ->
    [0] no points yet
    [one] up to { $n } point
   *[other] up to { $n } points
}
cities-area-of = { $of ->
    [water] Body of water
   *[park] Park
} with { $n ->
    [one] { $n } space
   *[other] { $n } spaces
}
cities-lots-only = Room for buildings
cities-no-gain = no points right now
cities-part-water = water
cities-part-parks = parks
cities-part-monuments = monuments
cities-goal-step = { $nearer ->
    [yes] { $goal } { $n } of { $of }
   *[no] { $goal } only { $n } of { $of }
}

cities-goals-of = { $city }: goals
cities-goals = Goals
cities-cards = Cards
cities-bag-tab = Bag
cities-covered = covered: used with three or four players
cities-ring-on = { $name }: ring on the { $n }
cities-neutral-ring-on = Neutral ring on the { $n }
cities-your-cards = Your cards
cities-cards-of = { $name }’s cards
cities-no-cards = No cards yet. They score only at the end.
cities-bag = In the bag
cities-unseen = What nobody has seen yet
cities-unseen-features = Features ({ $n })
cities-unseen-tiles = Tiles ({ $n })
cities-unseen-cards = Cards ({ $n })

cities-ask-wait = { $name } is playing
cities-ask-wait-more = Meanwhile, look around: cards, goals and neighbourhoods.
cities-ask-over = The game is over
cities-ask-start = Choose a starting tile
cities-ask-start-more = Your neighbourhood grows around it. The choice is final.
cities-ask-take = What do you take?
cities-ask-take-more = Tap one to see what it brings. Only the main button takes it.
cities-ask-tile = Lay your tile
cities-ask-tile-more = Choose a place; tap it again to turn the tile.
cities-ask-features = { $n ->
    [one] Place your feature
   *[other] Place your features
}
cities-ask-features-more = Water and park features go on their own ground, grey ones on empty lots.
cities-ask-pieces = { $n ->
    [one] Build with your piece
   *[other] Build with your pieces
}
cities-ask-pieces-more = On a lot or a building of the same colour. An empty special tile takes any colour.
cities-ask-confirm = Turn complete
cities-ask-confirm-more = You keep what you revealed.
cities-left = { $n } left
cities-cannot-undo = { $what }. Taking this is final.
cities-would-score = { $what }. { $n ->
    [0] Worth nothing right now.
    [one] Worth { $n } point right now.
   *[other] Worth { $n } points right now.
}
cities-would-bring = { $what }. { $n ->
    [0] No points yet.
    [one] Up to { $n } point this turn.
   *[other] Up to { $n } points this turn.
}
cities-turn = Turn the tile
cities-turn-short = Turn
cities-ask-tile-short = Tap a place, tap it again to turn.
cities-hand = In your hand
cities-discard = { $n ->
    [one] Discard the last one
   *[other] Discard { $n }
}

cities-button-wait = Waiting for the others
cities-button-over = The game is over
cities-button-choose-start = Choose a tile
cities-button-start = Take this tile
cities-button-choose-column = Choose something
cities-button-take = { $row ->
    [cards] Take the card
    [tiles] Take the tile
    [features] Take the features
   *[pieces] Take the pieces
}
cities-button-turn-up = { $row ->
    [cards] Reveal the card
    [tiles] Reveal the tile
    [features] Take and reveal
   *[pieces] Draw two pieces
}
cities-button-choose-place = Choose a place
cities-button-lay = Lay it
cities-button-build = Done
cities-button-discard = { $n ->
    [one] Done, discard the last one
   *[other] Done, discard { $n }
}
cities-button-done = Done

cities-keys-offer = choose a row of the offer, then a column
cities-keys-hand = pick something from your hand
cities-keys-turn = turn the tile
cities-keys-discard = discard what is left in your hand

why-CI-32 = It is somebody else’s turn.
why-CI-92 = The game is over.
why-CI-24 = Wait for your turn, then choose one of the starting tiles that are left.
why-CI-26 = First choose one of the starting tiles.
why-CI-33 = A worker stands there already, or you have none left for this row.
why-CI-35 = First take something from the offer.
why-CI-38 = First place or discard what you took.
why-CI-39 = Everything is placed: end your turn.
why-CI-41 = First lay your tile: choose a place.
why-CI-42 = A tile goes on a free place, edge to edge with one of yours.
why-CI-43 = Turned like that, it would look the same.
why-CI-45 = Your neighbourhood would get too long there.
why-CI-47 = You have no tile there.
why-CI-48 = This feature is not in your hand.
why-CI-49 = There is already a feature there.
why-CI-50 = Water features go on water, park features in parks.
why-CI-51 = Grey features go on lots without a building.
why-CI-54 = Nothing can be built on a monument.
why-CI-55 = This building has another colour.
why-CI-56 = This piece is not in your hand.
why-CI-57 = A piece goes on a lot of its colour, or on a building of its colour.
why-CI-58 = A building has one colour and at most four storeys.

cities-count-ring = ring on the { $n }
cities-count-no-ring = no ring
cities-count-kinds = { $n ->
    [one] { $n } kind of feature
   *[other] { $n } different features
}
cities-count-monuments = { $n ->
    [one] { $n } monument
   *[other] { $n } monuments
}
cities-count-each = { $n ->
    [one] 1 point each
   *[other] { $n } points each
}
cities-medal = { $medal ->
    [none] Your score: { $points }. Bronze starts at 50.
    [bronze] Your score: { $points }, bronze. The goal is 57.
    [silver] Your score: { $points }, silver.
    [gold] Your score: { $points }, gold.
   *[platinum] Your score: { $points }, platinum.
}

cities-about = Where the components come from
cities-section = { $section ->
    [city_tiles] City tiles
    [start_tiles] Starting tiles
    [features] Features
    [cards] Cards
    [cities] Cities and goals
   *[goals] Goals
}
cities-provenance = { $section ->
    [city_tiles] We know how many tiles there are, but not what is printed on them.
    [start_tiles] Four, each with water, park and lots; their faces are our guess.
    [features] We know there are four kinds each for water and parks; two of the water kinds and all the counts are ours.
    [cards] There are 32. We know one word for word, and some by their subject.
   *[cities] We know the names, the form and six requirements. All the points are ours.
}
cities-status-attested = known from the published game
cities-status-requirement-attested = what it asks for is known, its points are ours
cities-status-theme-attested = its subject is known, the rest is ours
cities-status-reconstructed = reconstructed
cities-status-none = not stated
