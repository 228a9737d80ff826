# What cards and goals count, put together from the terms of a component file.
cities-card-text = { $vp ->
    [one] { $vp } Punkt je { $unit }
   *[other] { $vp } Punkte je { $unit }
}
cities-buildings = { $colour ->
    [red] { $n ->
        [one] rotes{ " " }
       *[other] rote{ " " }
    }
    [blue] { $n ->
        [one] blaues{ " " }
       *[other] blaue{ " " }
    }
    [green] { $n ->
        [one] grünes{ " " }
       *[other] grüne{ " " }
    }
    [yellow] { $n ->
        [one] gelbes{ " " }
       *[other] gelbe{ " " }
    }
   *[any] { "" }
}Gebäude{ $where }
cities-storeys = { $n ->
    [one] mit { $n } Stockwerk
   *[other] mit { $n } Stockwerken
}
cities-storeys-exact = { $n ->
    [one] mit genau { $n } Stockwerk
   *[other] mit genau { $n } Stockwerken
}
cities-storeys-min = mit mindestens { $n ->
    [one] { $n } Stockwerk
   *[other] { $n } Stockwerken
}
cities-storeys-range = mit { $n } bis { $max } Stockwerken
cities-at-water = am Wasser
cities-at-park = am Park
cities-at-both = an Wasser und Park
cities-pair-of = : { $a } und { $b }
cities-areas-with = { $size ->
    [1] { "" }
   *[other] { " " }mit mindestens { $size } Flächen
}{ $kinds ->
    [0] { "" }
    [1] { $size ->
        [1] { " " }mit
       *[other] { " " }und
    } mindestens einem Plättchen
   *[other] { $size ->
        [1] { " " }mit
       *[other] { " " }und
    } mindestens { $kinds } verschiedenen Plättchen
}
cities-spaces-min = mit mindestens { $n ->
    [one] { $n } Fläche
   *[other] { $n } Flächen
}

cities-unit-buildings = { $n ->
    [one] { $buildings }
   *[other] { $n } { $buildings }
}
cities-unit-sets = { $n ->
    [one] Satz
   *[other] { $n } Sätze
}{ $set ->
    [colours] { " " }von Gebäuden in allen vier Farben
    [heights] { " " }von Gebäuden mit 1, 2, 3 und 4 Stockwerken
   *[other] : { $members }
}
cities-unit-distinct = { $n ->
    [one] Gebäude{ $where }
   *[other] { $n } Gebäude{ $where }
}, keine zwei mit gleicher { $by ->
    [colour] Farbe
    [height] Höhe
   *[both] Farbe oder gleicher Höhe
}
cities-unit-adjacent-pairs = { $n ->
    [one] Paar benachbarter Gebäude
   *[other] { $n } Paare benachbarter Gebäude
}{ $relation ->
    [same-colour] { " " }einer Farbe
    [other-colour] { " " }verschiedener Farbe
    [same-height] { " " }gleicher Höhe
    [height-step] { " " }mit einem Stockwerk Unterschied
   *[any] { "" }
}{ $pair }
cities-unit-largest-area = { $n ->
    [one] Fläche
   *[other] { $n } Flächen
} { $of ->
    [water] deines größten Gewässers
    [park] deines größten Parks
    [buildings] deiner größten Gruppe von Gebäuden
   *[lots] deiner größten Gruppe von Bauplätzen einer Farbe
}
cities-unit-area-span = { $n ->
    [one] Zeile oder Spalte
   *[other] { $n } Zeilen oder Spalten
}, über die { $of ->
    [water] ein Gewässer
    [park] ein Park
    [buildings] eine Gruppe von Gebäuden
   *[lots] eine Gruppe von Bauplätzen einer Farbe
} reicht
cities-unit-areas = { $n ->
    [one] { $of ->
        [water] Gewässer
        [park] Park
       *[both] Gewässer oder Park
    }
   *[other] { $n } { $of ->
        [water] Gewässer
        [park] Parks
       *[both] Gewässer oder Parks
    }
}{ $with }
cities-unit-most-kinds = { $n ->
    [one] Plättchenart
   *[other] { $n } Plättchenarten
} in { $of ->
    [water] einem Gewässer
   *[park] einem Park
}
cities-unit-spaces = { $n ->
    [one] { $of ->
        [water] Wasserfläche
       *[park] Parkfläche
    }
   *[other] { $n } { $of ->
        [water] Wasserflächen
       *[park] Parkflächen
    }
}{ $at ->
    [water] { " " }am Wasser
    [park] { " " }am Park
   *[none] { "" }
}{ $between ->
    [yes] { " " }zwischen zwei gegenüberliegenden Gebäuden
   *[no] { "" }
}
cities-unit-most-around = { $n ->
    [one] Gebäude
   *[other] { $n } Gebäude
} rings um eine { $of ->
    [water] Wasserfläche
   *[park] Parkfläche
}
cities-unit-longest-run = { $n ->
    [one] Gebäude
   *[other] { $n } Gebäude
} deiner längsten geraden Reihe ohne Lücke{ $colours ->
    [1] { "" }
   *[other] { " " }mit mindestens { $colours } Farben
}
cities-unit-lines = { $n ->
    [one] Zeile oder Spalte
   *[other] { $n } Zeilen oder Spalten
} mit mindestens { $buildings ->
    [one] einem Gebäude
   *[other] { $buildings } Gebäuden
}
cities-unit-fullest-square = { $n ->
    [one] Gebäude
   *[other] { $n } Gebäude
} in einem Quadrat aus { $side } × { $side } Flächen
cities-unit-climb = { $n ->
    [one] Gebäude
   *[other] { $n } Gebäude
} einer Kette mit 1, 2, 3 und 4 Stockwerken

cities-goal-buildings = { $n } { $buildings }
cities-goal-sets = { $set ->
    [colours] { $n ->
        [one] Ein Gebäude
       *[other] { $n } Gebäude
    } von jeder Farbe
    [heights] { $n ->
        [one] Ein Gebäude
       *[other] { $n } Gebäude
    } von jeder Höhe
   *[other] { $n ->
        [one] Ein Satz
       *[other] { $n } Sätze
    }: { $members }
}
cities-goal-distinct = { $n } Gebäude{ $where }, keine zwei mit gleicher { $by ->
    [colour] Farbe
    [height] Höhe
   *[both] Farbe oder gleicher Höhe
}
cities-goal-adjacent-pairs = { cities-unit-adjacent-pairs }
cities-goal-largest-area = { $of ->
    [water] Ein Gewässer { cities-spaces-min }
    [park] Ein Park { cities-spaces-min }
    [buildings] Eine Gruppe von Gebäuden { cities-spaces-min }
   *[lots] { $n ->
        [one] Ein Bauplatz, bebaut oder nicht
       *[other] { $n } zusammenhängende Bauplätze einer Farbe, bebaut oder nicht; ein leeres Spezial-Plättchen hat jede Farbe
    }
}
cities-goal-area-span = { $of ->
    [water] Ein Gewässer
    [park] Ein Park
    [buildings] Eine Gruppe von Gebäuden
   *[lots] Eine Gruppe von Bauplätzen einer Farbe
} { $n ->
    [one] in einer Zeile oder Spalte
   *[other] über { $n } Zeilen oder { $n } Spalten
}
cities-goal-areas = { cities-unit-areas }
cities-goal-most-kinds = { $n ->
    [one] Ein Plättchen
   *[other] { $n } verschiedene Plättchen
} in { $of ->
    [water] einem Gewässer
   *[park] einem Park
}
cities-goal-spaces = { cities-unit-spaces }
cities-goal-most-around = { $of ->
    [water] Eine Wasserfläche
   *[park] Eine Parkfläche
} mit { $n ->
    [one] einem Gebäude
   *[other] { $n } Gebäuden
} ringsum
cities-goal-longest-run = { $n ->
    [one] Ein Gebäude
   *[other] { $n } Gebäude in einer geraden Reihe ohne Lücke
}{ $colours ->
    [1] { "" }
   *[other] { " " }mit mindestens { $colours } Farben
}
cities-goal-lines = { cities-unit-lines }
cities-goal-fullest-square = { $n ->
    [one] Ein Gebäude
   *[other] { $n } Gebäude
} in einem Quadrat aus { $side } × { $side } Flächen
cities-goal-climb = { $n ->
    [1] Ein Gebäude mit 1 Stockwerk
    [2] Gebäude mit 1 und 2 Stockwerken, nebeneinander
    [3] Gebäude mit 1, 2 und 3 Stockwerken, jedes neben dem vorigen
   *[4] Gebäude mit 1, 2, 3 und 4 Stockwerken, jedes neben dem vorigen
}
