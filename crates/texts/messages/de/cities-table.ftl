cities-progress = Runde { $n } von { $max }
cities-progress-start = { $city }: Startfelder
cities-players = Mitspielende
cities-star = hat den Stern: beginnt die Runde
cities-workers = { $n ->
    [one] noch { $n } Figur
   *[other] noch { $n } Figuren
}
cities-n-cards = { $n ->
    [one] { $n } Karte
   *[other] { $n } Karten
}
cities-enlarge = { $you ->
    [yes] Dein Viertel zeigen
   *[no] Das Viertel von { $name } zeigen
}

cities-tab-offer = Auslage
cities-tab-city = Plan
cities-tab-others = Alle

cities-offer = Auslage
cities-per-row = { $n ->
    [one] eine Figur je Reihe
   *[other] { $n } Figuren je Reihe
}
cities-workers-left = { $n ->
    [one] noch 1
   *[other] noch { $n }
}
cities-row-cards = Karten
cities-row-tiles = Stadtfelder
cities-row-features = Plättchen
cities-row-pieces = Gebäudeteile
cities-start-tiles = Startfelder
cities-start-tiles-more = Jeder wählt eines, wer beginnt, zuletzt.
cities-start-tile = Startfeld: { $spaces }
cities-taken-by-you = Von dir genommen
cities-taken-by = Genommen von { $name }
cities-neutral = der neutralen Figur
cities-nothing-there = hier liegt nichts
cities-hidden-card = eine verdeckte Karte
cities-hidden-tile = ein verdecktes Stadtfeld
cities-hidden-feature = ein verdecktes Plättchen
cities-tile-of = Stadtfeld: { $spaces }
cities-star-lies = Daneben liegt der Stern.
cities-from-bag = zwei Teile aus dem Beutel ({ $n } darin)
cities-piece = { $colour ->
    [red] rotes Teil
    [blue] blaues Teil
    [green] grünes Teil
   *[yellow] gelbes Teil
}
cities-land = { $land ->
    [water] Wasser
    [park] Park
    [red] roter Bauplatz
    [blue] blauer Bauplatz
    [green] grüner Bauplatz
   *[yellow] gelber Bauplatz
}

cities-neighbourhood = Viertel
cities-your-neighbourhood = Dein Viertel
cities-neighbourhood-of = Viertel von { $name }
cities-back = Zu meinem
cities-n-tiles = { $n } von { $of } Feldern
cities-plan = { $whose }, { $n ->
    [one] { $n } Stadtfeld
   *[other] { $n } Stadtfelder
}
cities-space = Zeile { $row }, Spalte { $column }: { $what }
cities-building = { $colour ->
    [red] Rotes Gebäude
    [blue] Blaues Gebäude
    [green] Grünes Gebäude
   *[yellow] Gelbes Gebäude
}, { $n ->
    [one] { $n } Stockwerk
   *[other] { $n } Stockwerke
}
cities-place-tile = Das Stadtfeld in Zeile { $row }, Spalte { $column } legen: { $n ->
    [one] bis zu { $n } Punkt
   *[other] bis zu { $n } Punkte
}
cities-turn-tile = Das Stadtfeld in Zeile { $row }, Spalte { $column } drehen
cities-place-here = { $space }: hierher, { $points }
cities-area-of = { $of ->
    [water] Gewässer
   *[park] Park
} mit { $n ->
    [one] { $n } Fläche
   *[other] { $n } Flächen
}
cities-lots-only = Platz für Gebäude
cities-no-gain = zurzeit keine Punkte
cities-part-water = Wasser
cities-part-parks = Parks
cities-part-monuments = Denkmäler
cities-goal-step = { $nearer ->
    [yes] { $goal } { $n } von { $of }
   *[no] { $goal } nur { $n } von { $of }
}

cities-goals-of = { $city }: Ziele
cities-n-of = { $n } von { $of }
cities-covered = abgedeckt: gilt erst ab drei Personen
cities-ring-on = { $name }: Ring auf der { $n }
cities-neutral-ring-on = Neutraler Ring auf der { $n }
cities-your-cards = Deine Karten
cities-cards-of = Karten von { $name }
cities-no-cards = Noch keine Karten. Sie zählen erst am Ende.
cities-counted = { $n } gezählt
cities-if-ended = Wenn jetzt Schluss wäre
cities-final = Endstand
cities-bag = Im Beutel
cities-unseen = Was noch niemand gesehen hat
cities-unseen-features = Plättchen ({ $n })
cities-unseen-tiles = Stadtfelder ({ $n })
cities-unseen-cards = Karten ({ $n })

cities-ask-wait = { $name } ist am Zug
cities-ask-wait-more = Sieh dir inzwischen alles an: Karten, Ziele und die Pläne der anderen.
cities-ask-over = Die Städte stehen
cities-ask-start = Wähle ein Startfeld
cities-ask-start-more = Dein Viertel wächst darum herum. Die Wahl gilt.
cities-ask-take = Setze eine Figur ein
cities-ask-take-more = Wähle einen Platz der Auslage. Was dort liegt, verwendest du noch in diesem Zug.
cities-ask-tile = Lege dein Stadtfeld an
cities-ask-tile-more = Wähle eine Stelle, drücke sie nochmals zum Drehen. Es muss eines deiner Felder berühren.
cities-ask-features = { $n ->
    [one] Lege dein Plättchen
   *[other] Lege deine Plättchen
}
cities-ask-features-more = Wasserplättchen aufs Wasser, Parkplättchen in Parks, graue auf leere Bauplätze.
cities-ask-pieces = { $n ->
    [one] Baue dein Gebäudeteil
   *[other] Baue deine Gebäudeteile
}
cities-ask-pieces-more = Auf einen leeren Bauplatz der Farbe oder als weiteres Stockwerk der Farbe. Auf einem leeren Spezial-Plättchen gilt jede Farbe.
cities-ask-confirm = Alles ist gelegt
cities-ask-confirm-more = Bis du fertig bist, kannst du jeden Schritt zurücknehmen, der nichts aufgedeckt und nichts aus dem Beutel gezogen hat.
cities-left = noch { $n }
cities-cannot-undo = { $what }. Das kannst du nicht zurücknehmen.
cities-would-score = { $what }. { $n ->
    [0] Zurzeit nichts wert.
    [one] Zurzeit { $n } Punkt wert.
   *[other] Zurzeit { $n } Punkte wert.
}
cities-would-take = { $what }
cities-start-final = Diese Wahl gilt.
cities-turn = Das Stadtfeld drehen
cities-discard = Abgeben: { $thing }
cities-discard-rest = Rest abgeben
cities-discard-rest-question = Den Rest abgeben und den Zug beenden?
cities-discard-rest-more = Was du noch in der Hand hast, verlässt das Spiel, und dein Zug ist zu Ende.

cities-button-wait = Die anderen sind dran
cities-button-over = Das Spiel ist aus
cities-button-choose-start = Wähle ein Feld
cities-button-start = Dieses Feld nehmen
cities-button-choose-column = Wähle einen Platz
cities-button-take = Nehmen: { $what }
cities-button-turn-up = Endgültig nehmen: { $what }
cities-button-choose-place = Wähle eine Stelle
cities-button-lay = { $any ->
    [yes] Legen und fertig: { $points }
   *[no] Legen und fertig
}
cities-button-place = { $any ->
    [yes] Setzen: { $points }
   *[no] Setzen
}
cities-button-no-room = Kein Platz: abgeben
cities-button-done = Fertig
cities-button-done-ring = Fertig: Ring { $points }

cities-keys-offer = eine Reihe der Auslage wählen, dann einen Platz
cities-keys-hand = etwas aus der Hand wählen
cities-keys-turn = das Stadtfeld drehen
cities-keys-discard = das Gewählte abgeben

cities-why-choose-start = Wähle eines der Startfelder.
cities-why-choose-column = Wähle zuerst einen Platz der Auslage.
cities-why-place-tile = Das Stadtfeld muss angelegt werden: Wähle eine Stelle.
cities-why-place-features = Lege, was du genommen hast, oder gib es ab.
cities-why-place-pieces = Baue, was du genommen hast, oder gib es ab.
why-CI-32 = Jetzt ist jemand anderes am Zug.
why-CI-92 = Die Partie ist vorbei.
why-CI-24 = Reihum wählt jeder eines der übrigen Startfelder.
why-CI-26 = Zuerst kommen die Startfelder.
why-CI-33 = Dort steht schon eine Figur, oder du hast für diese Reihe keine mehr.
why-CI-35 = Du hast in diesem Zug kein Stadtfeld genommen.
why-CI-38 = Verwende zuerst, was du genommen hast.
why-CI-42 = Ein Stadtfeld liegt Kante an Kante neben einem deiner Felder, auf freiem Grund.
why-CI-43 = So gedreht sähe es gleich aus.
why-CI-45 = Dort würde dein Viertel zu lang.
why-CI-47 = Dort liegt kein Feld von dir.
why-CI-48 = Dieses Plättchen hast du nicht in der Hand.
why-CI-49 = Dort liegt schon ein Plättchen.
why-CI-50 = Wasserplättchen kommen aufs Wasser, Parkplättchen in Parks.
why-CI-51 = Graue Plättchen kommen auf Bauplätze ohne Gebäude.
why-CI-54 = Auf einem Denkmal wird nicht gebaut.
why-CI-55 = Dieses Gebäude hat schon eine andere Farbe.
why-CI-56 = Dieses Teil hast du nicht in der Hand.
why-CI-57 = Ein Teil kommt auf einen Bauplatz oder auf ein Gebäude seiner Farbe.
why-CI-58 = Ein Gebäude hat eine Farbe und höchstens vier Stockwerke.

cities-count-ring = Ring auf der { $n }
cities-count-no-ring = kein Ring
cities-count-kinds = { $n ->
    [one] { $n } Art von Plättchen
   *[other] { $n } verschiedene Plättchen
}
cities-count-monuments = { $n ->
    [one] { $n } Denkmal
   *[other] { $n } Denkmäler
}
cities-count-each = je { $n } Punkte
cities-medal = { $medal ->
    [none] { $points } Punkte. Bronze beginnt bei 50.
    [bronze] { $points } Punkte: Bronze. Das Ziel ist 57.
    [silver] { $points } Punkte: Silber.
    [gold] { $points } Punkte: Gold.
   *[platinum] { $points } Punkte: Platin.
}

cities-about = Woher das Material kommt
cities-section = { $section ->
    [city_tiles] Stadtfelder
    [start_tiles] Startfelder
    [features] Plättchen
    [cards] Karten
    [cities] Städte und Ziele
   *[goals] Ziele
}
cities-provenance = { $section ->
    [city_tiles] Wie viele es sind, ist bekannt; was darauf zu sehen ist, nicht.
    [start_tiles] Vier, jedes mit Wasser, Park und Bauland; was wo liegt, ist geraten.
    [features] Dass es je vier Arten für Wasser und Parks gibt, ist bekannt; zwei der Arten fürs Wasser und alle Anzahlen sind von uns.
    [cards] Eine ist wörtlich bekannt, von einigen das Thema, und es sind 32.
   *[cities] Namen und Form sind bekannt, dazu sechs Forderungen. Die Punkte der Ziele sind alle von uns.
}
cities-status-attested = aus dem erschienenen Spiel bekannt
cities-status-requirement-attested = die Forderung ist bekannt, die Punkte sind von uns
cities-status-theme-attested = das Thema ist bekannt, der Rest ist von uns
cities-status-reconstructed = nachempfunden
cities-status-none = ohne Angabe
