cities-progress = Round { $n } of { $max }
cities-progress-start = { $city }: starting tiles
cities-players = Players
cities-star = holds the star: begins the round
cities-workers = { $n ->
    [one] { $n } worker left
   *[other] { $n } workers left
}
cities-n-cards = { $n ->
    [one] { $n } card
   *[other] { $n } cards
}
cities-enlarge = { $you ->
    [yes] Show your neighbourhood
   *[no] Show the neighbourhood of { $name }
}

cities-tab-offer = Offer
cities-tab-city = Plan
cities-tab-others = Everybody

cities-offer = Offer
cities-per-row = { $n ->
    [one] one worker per row
   *[other] { $n } workers per row
}
cities-workers-left = { $n ->
    [one] 1 to place
   *[other] { $n } to place
}
cities-row-cards = Cards
cities-row-tiles = Tiles
cities-row-features = Features
cities-row-pieces = Pieces
cities-start-tiles = Starting tiles
cities-start-tiles-more = Everybody chooses one, the start player last.
cities-start-tile = Starting tile: { $spaces }
cities-taken-by-you = Taken by you
cities-taken-by = Taken by { $name }
cities-neutral = the neutral worker
cities-nothing-there = nothing lies here
cities-hidden-card = a face-down card
cities-hidden-tile = a face-down tile
cities-hidden-feature = a face-down feature
cities-tile-of = Tile: { $spaces }
cities-star-lies = The star lies beside it.
cities-from-bag = two pieces out of the bag ({ $n } in it)
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

cities-neighbourhood = Neighbourhood
cities-your-neighbourhood = Your neighbourhood
cities-neighbourhood-of = Neighbourhood of { $name }
cities-back = Back to mine
cities-n-tiles = { $n } of { $of } tiles
cities-plan = { $whose }, { $n ->
    [one] { $n } tile
   *[other] { $n } tiles
}
cities-space = Row { $row }, column { $column }: { $what }
cities-building = { $colour ->
    [red] Red building
    [blue] Blue building
    [green] Green building
   *[yellow] Yellow building
}, { $n ->
    [one] { $n } storey
   *[other] { $n } storeys
}
cities-place-tile = Lay the tile at row { $row }, column { $column }: { $n ->
    [one] up to { $n } point
   *[other] up to { $n } points
}
cities-turn-tile = Turn the tile at row { $row }, column { $column }
cities-place-here = { $space }: place it here, { $points }
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
cities-n-of = { $n } of { $of }
cities-covered = covered: used with three or four players
cities-ring-on = { $name }: ring on the { $n }
cities-neutral-ring-on = Neutral ring on the { $n }
cities-your-cards = Your cards
cities-cards-of = Cards of { $name }
cities-no-cards = No cards yet. They count at the end only.
cities-counted = { $n } counted now
cities-if-ended = If it ended now
cities-final = Final score
cities-bag = In the bag
cities-unseen = What nobody has seen yet
cities-unseen-features = Features ({ $n })
cities-unseen-tiles = Tiles ({ $n })
cities-unseen-cards = Cards ({ $n })

cities-ask-wait = It is { $name }’s turn
cities-ask-wait-more = Meanwhile you can look at everything: cards, goals, and the plans of the others.
cities-ask-over = The cities are built
cities-ask-start = Choose a starting tile
cities-ask-start-more = Your neighbourhood grows around it. The choice is final.
cities-ask-take = Send a worker
cities-ask-take-more = Choose a column of the offer. Whatever lies there is used this turn.
cities-ask-tile = Lay your tile
cities-ask-tile-more = Choose a place, press it again to turn the tile. It must touch one of your tiles.
cities-ask-features = { $n ->
    [one] Place your feature
   *[other] Place your features
}
cities-ask-features-more = Water and park features go on their own ground, grey ones on empty lots.
cities-ask-pieces = { $n ->
    [one] Build with your piece
   *[other] Build with your pieces
}
cities-ask-pieces-more = On an empty lot of its colour, or as another storey of its colour. An empty special tile takes any colour.
cities-ask-confirm = All is placed
cities-ask-confirm-more = Until you are done you can take back every step that turned nothing up and drew nothing from the bag.
cities-left = { $n } left
cities-cannot-undo = { $what }. This cannot be taken back.
cities-would-score = { $what }. { $n ->
    [0] Worth nothing right now.
    [one] Worth { $n } point right now.
   *[other] Worth { $n } points right now.
}
cities-would-take = { $what }
cities-start-final = This choice is final.
cities-turn = Turn the tile
cities-discard = Discard: { $thing }
cities-discard-rest = Discard the rest
cities-discard-rest-question = Discard the rest and end your turn?
cities-discard-rest-more = What is still in your hand leaves the game, and your turn is over.

cities-button-wait = Waiting for the others
cities-button-over = The game is over
cities-button-choose-start = Choose a tile
cities-button-start = Take this tile
cities-button-choose-column = Choose a column
cities-button-take = Take: { $what }
cities-button-turn-up = Take for good: { $what }
cities-button-choose-place = Choose a place
cities-button-lay = { $any ->
    [yes] Lay and done: { $points }
   *[no] Lay and done
}
cities-button-place = { $any ->
    [yes] Place: { $points }
   *[no] Place
}
cities-button-no-room = No room: discard it
cities-button-done = Done
cities-button-done-ring = Done: ring { $points }

cities-keys-offer = choose a row of the offer, then a column
cities-keys-hand = pick something from the hand
cities-keys-turn = turn the tile
cities-keys-discard = discard what is picked

cities-why-choose-start = Choose one of the starting tiles.
cities-why-choose-column = Choose a column of the offer first.
cities-why-place-tile = The tile has to be laid: choose a place.
cities-why-place-features = Place what you took, or discard it.
cities-why-place-pieces = Build with what you took, or discard it.
why-CI-32 = It is somebody else's turn.
why-CI-92 = The game is over.
why-CI-24 = Everybody chooses one of the starting tiles that are left, in turn.
why-CI-26 = Starting tiles come first.
why-CI-33 = A worker stands there already, or you have none left for this row.
why-CI-35 = You have taken no tile this turn.
why-CI-38 = What you have taken must be used first.
why-CI-42 = A tile lies beside one of your tiles, edge to edge, on a free place.
why-CI-43 = Turned like that it would look the same.
why-CI-45 = There your neighbourhood would become too long.
why-CI-47 = There is no tile of yours.
why-CI-48 = This feature is not in your hand.
why-CI-49 = There is a feature already.
why-CI-50 = Water features go on water, park features in parks.
why-CI-51 = Grey features go on lots without a building.
why-CI-54 = Nothing is built on a monument.
why-CI-55 = This building already has another colour.
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
cities-count-each = { $n } points each
cities-medal = { $medal ->
    [none] { $points } points. Bronze begins at 50.
    [bronze] { $points } points: bronze. The goal is 57.
    [silver] { $points } points: silver.
    [gold] { $points } points: gold.
   *[platinum] { $points } points: platinum.
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
    [city_tiles] The number of tiles is known, what is printed on them is not.
    [start_tiles] Four, each with water, park and lots; their faces are a guess.
    [features] That there are four kinds each for water and parks is known; two of the water kinds and all counts are ours.
    [cards] One is known to the word, some by their subject, and there are 32.
   *[cities] Names and form are known, and six requirements. The points of the goals are all ours.
}
cities-status-attested = known from the published game
cities-status-requirement-attested = what it asks for is known, its points are ours
cities-status-theme-attested = its subject is known, the rest is ours
cities-status-reconstructed = reconstructed
cities-status-none = nothing is said
