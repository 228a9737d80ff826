# Sentences of the log.
cities-log-city = The goals of *{ $city }* are in play.
cities-log-first = { $you ->
    [yes] You hold the star and go first.
   *[no] { $name } holds the star and goes first.
}
cities-log-start-tile = { $you ->
    [yes] You choose a starting tile: { $tile }.
   *[no] { $name } chooses a starting tile: { $tile }.
}
cities-log-round = Round { $n }
cities-log-took = { $row ->
    [tiles] { $you ->
        [yes] You take a tile.
       *[no] { $name } takes a tile.
    }
    [features] { $you ->
        [yes] You take { $what ->
            [some] features
           *[other] *{ $what }*
        }.
       *[no] { $name } takes { $what ->
            [some] features
           *[other] *{ $what }*
        }.
    }
   *[pieces] { $you ->
        [yes] You take { $what ->
            [some] pieces
           *[other] *{ $what }*
        }.
       *[no] { $name } takes { $what ->
            [some] pieces
           *[other] *{ $what }*
        }.
    }
}
cities-log-turned-up = { $you ->
    [yes] You reveal *{ $feature }*.
   *[no] { $name } reveals *{ $feature }*.
}
cities-log-drew = { $you ->
    [yes] You draw *{ $pieces }* from the bag.
   *[no] { $name } draws *{ $pieces }* from the bag.
}
cities-log-card = { $you ->
    [yes] You take the card *{ $card }*{ cities-log-gain }
   *[no] { $name } takes the card *{ $card }*{ cities-log-gain }
}
cities-log-tile = { $you ->
    [yes] You lay a tile: { $tile }{ cities-log-gain }
   *[no] { $name } lays a tile: { $tile }{ cities-log-gain }
}
cities-log-feature = { $you ->
    [yes] You place *{ $feature }*{ cities-log-gain }
   *[no] { $name } places *{ $feature }*{ cities-log-gain }
}
cities-log-feature-off = { $you ->
    [yes] You discard *{ $feature }*.
   *[no] { $name } discards *{ $feature }*.
}
cities-log-piece = { $you ->
    [yes] You build a { cities-colour } storey{ cities-log-gain }
   *[no] { $name } builds a { cities-colour } storey{ cities-log-gain }
}
cities-log-piece-off = { $you ->
    [yes] You discard a { cities-colour } piece.
   *[no] { $name } discards a { cities-colour } piece.
}
# How a sentence ends: with what it has brought, if anything.
cities-log-gain = { $gain ->
    [no] .
   *[other] { ", " }*{ $gain }*.
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
} { $n ->
    [one] piece
   *[other] pieces
}
cities-log-goal = { $you ->
    [yes] You reach *{ $goal }*: *+{ $n }*.
   *[no] { $name } reaches *{ $goal }*: *+{ $n }*.
}
cities-log-neutral = The neutral worker removes { $row ->
    [cards] a card
    [tiles] a tile
    [features] features
   *[pieces] pieces
}.
cities-log-neutral-ring = A neutral ring goes on the { $n } of { $goal }.
cities-log-leftovers = { $n ->
    [one] 1 leftover leaves the game.
   *[other] { $n } leftovers leave the game.
}
cities-log-star = { $you ->
    [yes] You take the star and go first next round.
   *[no] { $name } takes the star and goes first next round.
}
cities-log-scored = The neighbourhoods are built: now they score.

# Our features with their articles, as somebody takes or places them.
cities-a-dolphins = dolphins
cities-a-yacht = a sailing yacht
cities-a-ferry = a ferry
cities-a-rowing-boat = a rowing boat
cities-a-trees = trees
cities-a-fountain = a fountain
cities-a-carousel = a carousel
cities-a-kiosk = a kiosk
cities-a-monument = a monument
cities-a-special = a special tile
