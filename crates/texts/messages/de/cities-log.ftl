# Sentences of the log.
cities-log-city = Es gelten die Ziele von *{ $city }*.
cities-log-first = { $you ->
    [yes] Du hast den Stern und beginnst.
   *[no] { $name } hat den Stern und beginnt.
}
cities-log-start-tile = { $you ->
    [yes] Du wählst ein Startfeld: { $tile }.
   *[no] { $name } wählt ein Startfeld: { $tile }.
}
cities-log-round = Runde { $n }
cities-log-took = { $row ->
    [tiles] { $you ->
        [yes] Du nimmst ein Stadtfeld.
       *[no] { $name } nimmt ein Stadtfeld.
    }
    [features] { $you ->
        [yes] Du nimmst { $what ->
            [some] Plättchen
           *[other] *{ $what }*
        }.
       *[no] { $name } nimmt { $what ->
            [some] Plättchen
           *[other] *{ $what }*
        }.
    }
   *[pieces] { $you ->
        [yes] Du nimmst { $what ->
            [some] Gebäudeteile
           *[other] *{ $what }*
        }.
       *[no] { $name } nimmt { $what ->
            [some] Gebäudeteile
           *[other] *{ $what }*
        }.
    }
}
cities-log-turned-up = { $you ->
    [yes] Du deckst *{ $feature }* auf.
   *[no] { $name } deckt *{ $feature }* auf.
}
cities-log-drew = { $you ->
    [yes] Du ziehst *{ $pieces }* aus dem Beutel.
   *[no] { $name } zieht *{ $pieces }* aus dem Beutel.
}
cities-log-card = { $you ->
    [yes] Du nimmst die Karte *{ $card }*{ cities-log-gain }
   *[no] { $name } nimmt die Karte *{ $card }*{ cities-log-gain }
}
cities-log-tile = { $you ->
    [yes] Du legst ein Stadtfeld an: { $tile }{ cities-log-gain }
   *[no] { $name } legt ein Stadtfeld an: { $tile }{ cities-log-gain }
}
cities-log-feature = { $you ->
    [yes] Du legst *{ $feature }*{ cities-log-gain }
   *[no] { $name } legt *{ $feature }*{ cities-log-gain }
}
cities-log-feature-off = { $you ->
    [yes] Du gibst *{ $feature }* ab.
   *[no] { $name } gibt *{ $feature }* ab.
}
cities-log-piece = { $you ->
    [yes] Du baust ein { cities-colour } Stockwerk{ cities-log-gain }
   *[no] { $name } baut ein { cities-colour } Stockwerk{ cities-log-gain }
}
cities-log-piece-off = { $you ->
    [yes] Du gibst ein { cities-colour } Gebäudeteil ab.
   *[no] { $name } gibt ein { cities-colour } Gebäudeteil ab.
}
# How a sentence ends: with what it has brought, if anything.
cities-log-gain = { $gain ->
    [no] .
   *[other] { ", " }*{ $gain }*.
}
cities-colour = { $colour ->
    [red] rotes
    [blue] blaues
    [green] grünes
   *[yellow] gelbes
}
cities-n-of-colour = { $n } { $n ->
    [one] { cities-colour } Gebäudeteil
   *[other] { $colour ->
        [red] rote
        [blue] blaue
        [green] grüne
       *[yellow] gelbe
    } Gebäudeteile
}
cities-log-goal = { $you ->
    [yes] Du erreichst *{ $goal }*: *+{ $n }*.
   *[no] { $name } erreicht *{ $goal }*: *+{ $n }*.
}
cities-log-neutral = Die neutrale Figur nimmt { $row ->
    [cards] eine Karte
    [tiles] ein Stadtfeld
    [features] Plättchen
   *[pieces] Gebäudeteile
}.
cities-log-neutral-ring = Ein neutraler Ring kommt auf die { $n } von { $goal }.
cities-log-leftovers = Was übrig bleibt, kommt aus dem Spiel ({ $n } Stück).
cities-log-star = { $you ->
    [yes] Du nimmst den Stern und beginnst die nächste Runde.
   *[no] { $name } nimmt den Stern und beginnt die nächste Runde.
}
cities-log-scored = Die Viertel stehen. Jetzt wird gewertet.

# Our features with their articles, as somebody takes or places them.
cities-a-dolphins = Delfine
cities-a-yacht = eine Segelyacht
cities-a-ferry = eine Fähre
cities-a-rowing-boat = ein Ruderboot
cities-a-trees = Bäume
cities-a-fountain = einen Brunnen
cities-a-carousel = ein Karussell
cities-a-kiosk = einen Kiosk
cities-a-monument = ein Denkmal
cities-a-special = ein Spezial-Plättchen
