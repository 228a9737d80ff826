# What cards and goals count, put together from the terms of a component file.
cities-card-text = { $vp ->
    [one] { $vp } point per { $unit }
   *[other] { $vp } points per { $unit }
}
cities-buildings = { $colour ->
    [red] red{ " " }
    [blue] blue{ " " }
    [green] green{ " " }
    [yellow] yellow{ " " }
   *[any] { "" }
}{ $n ->
    [one] building
   *[other] buildings
}{ $where }
cities-storeys = { $n ->
    [one] with { $n } storey
   *[other] with { $n } storeys
}
cities-storeys-exact = { $n ->
    [one] with exactly { $n } storey
   *[other] with exactly { $n } storeys
}
cities-storeys-min = with { $n } or more storeys
cities-storeys-range = with { $n } to { $max } storeys
cities-at-water = next to water
cities-at-park = next to a park
cities-at-both = next to both water and a park
cities-pair-of = : { $a } beside { $b }
cities-areas-with = { $size ->
    [1] { "" }
   *[other] { " " }of { $size } or more spaces
}{ $kinds ->
    [0] { "" }
    [1] { " " }with at least one feature
   *[other] { " " }with { $kinds } or more different features
}
cities-spaces-min = with { $n } or more spaces

cities-unit-buildings = { $n ->
    [one] { $buildings }
   *[other] { $n } { $buildings }
}
cities-unit-sets = { $n ->
    [one] set
   *[other] { $n } sets
}{ $set ->
    [colours] { " " }of buildings in all four colours
    [heights] { " " }of buildings with 1, 2, 3 and 4 storeys
   *[other] : { $members }
}
cities-unit-distinct = { $n ->
    [one] building{ $where } unlike the others
   *[other] { $n } buildings{ $where } that all differ
} in { $by ->
    [colour] colour
    [height] height
   *[both] colour and height
}
cities-unit-adjacent-pairs = { $n ->
    [one] pair of neighbouring buildings
   *[other] { $n } pairs of neighbouring buildings
}{ $relation ->
    [same-colour] { " " }of the same colour
    [other-colour] { " " }of different colours
    [same-height] { " " }of the same height
    [height-step] { " " }one storey apart
   *[any] { "" }
}{ $pair }
cities-unit-largest-area = { $n ->
    [one] space
   *[other] { $n } spaces
} in your largest { $of ->
    [water] body of water
    [park] park
    [buildings] group of buildings
   *[lots] group of lots in one colour
}
cities-unit-area-span = { $n ->
    [one] row or column
   *[other] { $n } rows or columns
} that one { $of ->
    [water] body of water
    [park] park
    [buildings] group of buildings
   *[lots] group of lots in one colour
} spans
cities-unit-areas = { $n ->
    [one] { $of ->
        [water] body of water
        [park] park
       *[both] body of water or park
    }
   *[other] { $n } { $of ->
        [water] bodies of water
        [park] parks
       *[both] bodies of water or parks
    }
}{ $with }
cities-unit-most-kinds = { $n ->
    [one] different feature
   *[other] { $n } different features
} in one { $of ->
    [water] body of water
   *[park] park
}
cities-unit-spaces = { $n ->
    [one] { $of ->
        [water] water space
       *[park] park space
    }
   *[other] { $n } { $of ->
        [water] water spaces
       *[park] park spaces
    }
}{ $at ->
    [water] { " " }next to water
    [park] { " " }next to a park
   *[none] { "" }
}{ $between ->
    [yes] { " " }between two buildings, left and right or above and below
   *[no] { "" }
}
cities-unit-most-around = { $n ->
    [one] building
   *[other] { $n } buildings
} around one { $of ->
    [water] water space
   *[park] park space
}
cities-unit-longest-run = { $n ->
    [one] building
   *[other] { $n } buildings
} in your longest unbroken line{ $colours ->
    [1] { "" }
   *[other] { " " }with { $colours } or more colours
}
cities-unit-lines = { $n ->
    [one] row or column
   *[other] { $n } rows or columns
} with { $buildings } or more buildings
cities-unit-fullest-square = { $n ->
    [one] building
   *[other] { $n } buildings
} in one square of { $side } × { $side } spaces
cities-unit-climb = { $n ->
    [one] building
   *[other] { $n } buildings
} in a chain of 1, 2, 3 and 4 storeys

cities-goal-buildings = { $n } { $buildings }
cities-goal-sets = { $set ->
    [colours] { $n ->
        [one] A building
       *[other] { $n } buildings
    } of every colour
    [heights] { $n ->
        [one] A building
       *[other] { $n } buildings
    } of every height
   *[other] { $n ->
        [one] A set
       *[other] { $n } sets
    }: { $members }
}
cities-goal-distinct = { $n ->
    [one] 1 building{ $where }
   *[other] { $n } buildings{ $where }
}, no two of the same { $by ->
    [colour] colour
    [height] height
   *[both] colour or height
}
cities-goal-adjacent-pairs = { cities-unit-adjacent-pairs }
cities-goal-largest-area = { $of ->
    [water] A body of water { cities-spaces-min }
    [park] A park { cities-spaces-min }
    [buildings] A group of buildings { cities-spaces-min }
   *[lots] { $n ->
        [one] A lot, built on or not
       *[other] { $n } connected lots in one colour, built on or not; an empty special tile counts as any colour
    }
}
cities-goal-area-span = { $of ->
    [water] A body of water
    [park] A park
    [buildings] A group of buildings
   *[lots] A group of lots in one colour
} { $n ->
    [one] in a row or column
   *[other] across { $n } rows or { $n } columns
}
cities-goal-areas = { cities-unit-areas }
cities-goal-most-kinds = { $n ->
    [one] A feature
   *[other] { $n } different features
} in one { $of ->
    [water] body of water
   *[park] park
}
cities-goal-spaces = { cities-unit-spaces }
cities-goal-most-around = { $of ->
    [water] A water space
   *[park] A park space
} with { $n ->
    [one] a building
   *[other] { $n } buildings
} around it
cities-goal-longest-run = { $n ->
    [one] A building
   *[other] { $n } buildings in one unbroken line
}{ $colours ->
    [1] { "" }
   *[other] { " " }with { $colours } or more colours
}
cities-goal-lines = { cities-unit-lines }
cities-goal-fullest-square = { $n ->
    [one] A building
   *[other] { $n } buildings
} in a square of { $side } × { $side } spaces
cities-goal-climb = { $n ->
    [1] A building with 1 storey
    [2] Buildings with 1 and 2 storeys, next to each other
    [3] Buildings with 1, 2 and 3 storeys, each next to the one before
   *[4] Buildings with 1, 2, 3 and 4 storeys, each next to the one before
}
