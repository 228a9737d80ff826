# Sentences of the log.
cities-log-city = Gespielt werden die Ziele von *{ $city }*.
cities-log-first = { $you ->
    [yes] Du hast den Stern und beginnst.
   *[no] { $name } hat den Stern und beginnt.
}
cities-log-start-tile = { $you ->
    [yes] Du wählst ein Startfeld.
   *[no] { $name } wählt ein Startfeld.
}
cities-log-round = Runde { $n }
cities-log-took = { $row ->
    [tiles] { $you ->
        [yes] Du nimmst das Stadtfeld von Platz { $column }.
       *[no] { $name } nimmt das Stadtfeld von Platz { $column }.
    }
    [features] { $you ->
        [yes] Du nimmst die Plättchen von Platz { $column }.
       *[no] { $name } nimmt die Plättchen von Platz { $column }.
    }
   *[pieces] { $you ->
        [yes] Du nimmst die Gebäudeteile von Platz { $column }.
       *[no] { $name } nimmt die Gebäudeteile von Platz { $column }.
    }
}
cities-log-turned-up = { $you ->
    [yes] Du deckst auf: *{ $feature }*.
   *[no] { $name } deckt auf: *{ $feature }*.
}
cities-log-drew = { $you ->
    [yes] Du ziehst aus dem Beutel: *{ $pieces }*.
   *[no] { $name } zieht aus dem Beutel: *{ $pieces }*.
}
cities-log-card = { $you ->
    [yes] Du nimmst die Karte *{ $card }*.
   *[no] { $name } nimmt die Karte *{ $card }*.
}
cities-log-tile = { $you ->
    [yes] Du legst das Stadtfeld an.
   *[no] { $name } legt das Stadtfeld an.
}
cities-log-feature = { $you ->
    [yes] Du legst: *{ $feature }*.
   *[no] { $name } legt: *{ $feature }*.
}
cities-log-feature-off = { $you ->
    [yes] Du gibst ab: { $feature }.
   *[no] { $name } gibt ab: { $feature }.
}
cities-log-piece = { $you ->
    [yes] Du baust ein { cities-colour } Stockwerk.
   *[no] { $name } baut ein { cities-colour } Stockwerk.
}
cities-log-piece-off = { $you ->
    [yes] Du gibst ein { cities-colour } Gebäudeteil ab.
   *[no] { $name } gibt ein { cities-colour } Gebäudeteil ab.
}
cities-colour = { $colour ->
    [red] rotes
    [blue] blaues
    [green] grünes
   *[yellow] gelbes
}
cities-n-of-colour = { $n } { $n ->
    [one] { cities-colour }
   *[other] { $colour ->
        [red] rote
        [blue] blaue
        [green] grüne
       *[yellow] gelbe
    }
}
cities-log-goal = { $you ->
    [yes] Du erreichst *{ $goal }*: *+{ $n }*.
   *[no] { $name } erreicht *{ $goal }*: *+{ $n }*.
}
cities-log-neutral = Die neutrale Figur geht auf Platz { $column } der { $row ->
    [cards] Karten
    [tiles] Stadtfelder
    [features] Plättchen
   *[pieces] Gebäudeteile
}.
cities-log-neutral-ring = Ein neutraler Ring kommt auf die { $n } von { $goal }.
cities-log-leftovers = { $n ->
    [one] Ein Stück Material blieb übrig und verlässt das Spiel.
   *[other] { $n } Stück Material blieben übrig und verlassen das Spiel.
}
cities-log-star = { $you ->
    [yes] Du nimmst den Stern und beginnst die nächste Runde.
   *[no] { $name } nimmt den Stern und beginnt die nächste Runde.
}
cities-log-scored = Die Städte stehen; nun wird gewertet.
