# Sentences of the log.
cities-log-city = The goals of *{ $city }* are played.
cities-log-first = { $you ->
    [yes] You hold the star and begin.
   *[no] { $name } holds the star and begins.
}
cities-log-start-tile = { $you ->
    [yes] You choose a starting tile.
   *[no] { $name } chooses a starting tile.
}
cities-log-round = Round { $n }
cities-log-took = { $row ->
    [tiles] { $you ->
        [yes] You take the tile of column { $column }.
       *[no] { $name } takes the tile of column { $column }.
    }
    [features] { $you ->
        [yes] You take the features of column { $column }.
       *[no] { $name } takes the features of column { $column }.
    }
   *[pieces] { $you ->
        [yes] You take the pieces of column { $column }.
       *[no] { $name } takes the pieces of column { $column }.
    }
}
cities-log-turned-up = { $you ->
    [yes] You turn up: *{ $feature }*.
   *[no] { $name } turns up: *{ $feature }*.
}
cities-log-drew = { $you ->
    [yes] You draw from the bag: *{ $pieces }*.
   *[no] { $name } draws from the bag: *{ $pieces }*.
}
cities-log-card = { $you ->
    [yes] You take the card *{ $card }*.
   *[no] { $name } takes the card *{ $card }*.
}
cities-log-tile = { $you ->
    [yes] You lay the tile.
   *[no] { $name } lays the tile.
}
cities-log-feature = { $you ->
    [yes] You place: *{ $feature }*.
   *[no] { $name } places: *{ $feature }*.
}
cities-log-feature-off = { $you ->
    [yes] You discard: { $feature }.
   *[no] { $name } discards: { $feature }.
}
cities-log-piece = { $you ->
    [yes] You build a { cities-colour } storey.
   *[no] { $name } builds a { cities-colour } storey.
}
cities-log-piece-off = { $you ->
    [yes] You discard a { cities-colour } piece.
   *[no] { $name } discards a { cities-colour } piece.
}
cities-colour = { $colour ->
    [red] red
    [blue] blue
    [green] green
   *[yellow] yellow
}
cities-n-of-colour = { $n } { $colour ->
    [red] red
    [blue] blue
    [green] green
   *[yellow] yellow
}
cities-log-goal = { $you ->
    [yes] You reach *{ $goal }*: *+{ $n }*.
   *[no] { $name } reaches *{ $goal }*: *+{ $n }*.
}
cities-log-neutral = The neutral worker goes to column { $column } of the { $row ->
    [cards] cards
    [tiles] tiles
    [features] features
   *[pieces] pieces
}.
cities-log-neutral-ring = A neutral ring goes on the { $n } of { $goal }.
cities-log-leftovers = { $n ->
    [one] One thing was left over and leaves the game.
   *[other] { $n } things were left over and leave the game.
}
cities-log-star = { $you ->
    [yes] You take the star and begin the next round.
   *[no] { $name } takes the star and begins the next round.
}
cities-log-scored = The cities are built; now everything is scored.
