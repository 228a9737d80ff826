cities-progress = Runde { $n } von { $max }
cities-progress-start = { $city }: Startfelder
cities-star = hat den Stern: beginnt die Runde
cities-workers = { $n ->
    [one] noch { $n } Figur
   *[other] noch { $n } Figuren
}
cities-n-cards = { $n ->
    [one] { $n } Karte
   *[other] { $n } Karten
}

cities-offer = Auslage
cities-per-row = { $n ->
    [one] eins je Reihe
   *[other] { $n } je Reihe
}
cities-row-cards = Karten
cities-row-tiles = Felder
cities-row-features = Plättchen
cities-row-pieces = Teile
cities-start-tile = Startfeld: { $spaces }
cities-taken-by-you = Von dir genommen
cities-taken-by = Genommen von { $name }
cities-neutral = der neutralen Figur
cities-nothing-there = hier liegt nichts
cities-hidden-card = eine verdeckte Karte
cities-hidden-tile = ein verdecktes Stadtfeld
cities-hidden-feature = ein verdecktes Plättchen
cities-two-from-bag = zwei Teile aus dem Beutel
cities-tile-of = Stadtfeld: { $spaces }
cities-star-lies = Daneben liegt der Stern.
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

cities-your-neighbourhood = Dein Viertel
cities-neighbourhood-of = Viertel von { $name }
cities-plan = { $whose }, { $n ->
    [one] { $n } Stadtfeld
   *[other] { $n } Stadtfelder
}
cities-space = Zeile { $row }, Spalte { $column }
cities-building = { $colour ->
    [red] Rotes Gebäude
    [blue] Blaues Gebäude
    [green] Grünes Gebäude
   *[yellow] Gelbes Gebäude
}, { $n ->
    [one] { $n } Stockwerk
   *[other] { $n } Stockwerke
}
cities-place-tile = Das Stadtfeld hier anlegen: { $n ->
    [0] zurzeit keine Punkte
    [one] bis zu { $n } Punkt
   *[other] bis zu { $n } Punkte
}
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
cities-goals = Ziele
cities-cards = Karten
cities-bag-tab = Beutel
cities-covered = abgedeckt: gilt erst ab drei Spielern
cities-ring-on = { $name }: Ring auf der { $n }
cities-neutral-ring-on = Neutraler Ring auf der { $n }
cities-your-cards = Deine Karten
cities-cards-of = Karten von { $name }
cities-no-cards = Noch keine Karten. Sie zählen erst am Ende.
cities-bag = Im Beutel
cities-unseen = Was noch niemand gesehen hat
cities-unseen-features = Plättchen ({ $n })
cities-unseen-tiles = Stadtfelder ({ $n })
cities-unseen-cards = Karten ({ $n })

cities-ask-wait = { $name } ist am Zug
cities-ask-wait-more = Sieh dich inzwischen um: Karten, Ziele und die Viertel der anderen.
cities-ask-over = Die Viertel stehen
cities-ask-start = Wähle ein Startfeld
cities-ask-start-more = Dein Viertel wächst darum herum. Die Wahl gilt.
cities-ask-take = Was nimmst du?
cities-ask-take-more = Antippen zeigt, was es bringt; genommen ist es noch nicht.
cities-ask-tile = Lege dein Stadtfeld an
cities-ask-tile-more = Wähle eine Stelle. Noch einmal tippen dreht das Feld.
cities-ask-features = { $n ->
    [one] Lege dein Plättchen
   *[other] Lege deine Plättchen
}
cities-ask-features-more = Wasserplättchen aufs Wasser, Parkplättchen in Parks, graue auf leere Bauplätze.
cities-ask-pieces = { $n ->
    [one] Baue mit deinem Teil
   *[other] Baue mit deinen Teilen
}
cities-ask-pieces-more = Auf Bauplatz oder Gebäude derselben Farbe; ein leeres Spezial-Plättchen nimmt jede Farbe.
cities-ask-confirm = Zug fertig
cities-ask-confirm-more = Was aufgedeckt ist, gehört dir.
cities-left = noch { $n }
cities-cannot-undo = { $what }. Genommen ist genommen.
cities-would-score = { $what }. { $n ->
    [0] Zurzeit nichts wert.
    [one] Zurzeit { $n } Punkt wert.
   *[other] Zurzeit { $n } Punkte wert.
}
cities-would-bring = { $what }. { $n ->
    [0] Bringt nicht sofort Punkte.
    [one] Bringt in diesem Zug bis zu { $n } Punkt.
   *[other] Bringt in diesem Zug bis zu { $n } Punkte.
}
cities-turn = Das Stadtfeld drehen
cities-turn-short = Drehen
cities-ask-tile-short = Stelle antippen, noch einmal tippen zum Drehen.
cities-hand = In deiner Hand
cities-discard = { $n ->
    [one] Letztes abgeben
   *[other] { $n } abgeben
}

cities-button-wait = Die anderen sind dran
cities-button-over = Partie zu Ende
cities-button-choose-start = Wähle ein Feld
cities-button-start = Dieses Feld nehmen
cities-button-choose-column = Wähle etwas aus
cities-button-take = { $row ->
    [cards] Karte nehmen
    [tiles] Feld nehmen
    [features] Plättchen nehmen
   *[pieces] Teile nehmen
}
cities-button-turn-up = { $row ->
    [cards] Karte aufdecken
    [tiles] Feld aufdecken
    [features] Beide nehmen
   *[pieces] Zwei Teile ziehen
}
cities-button-choose-place = Wähle eine Stelle
cities-button-lay = Anlegen
cities-button-build = Fertig
cities-button-discard = { $n ->
    [one] Fertig, letztes abgeben
   *[other] Fertig, { $n } abgeben
}
cities-button-done = Fertig

cities-keys-offer = eine Reihe der Auslage wählen, dann eine Spalte
cities-keys-hand = etwas aus der Hand wählen
cities-keys-turn = das Stadtfeld drehen
cities-keys-discard = abgeben, was noch in der Hand ist

why-CI-32 = Jetzt ist jemand anders am Zug.
why-CI-92 = Die Partie ist zu Ende.
why-CI-24 = Jeder wählt reihum eines der übrigen Startfelder.
why-CI-26 = Wähle zuerst eines der Startfelder.
why-CI-33 = Dort steht schon eine Figur, oder du hast für diese Reihe keine mehr. Nimm etwas anderes.
why-CI-35 = Nimm zuerst etwas aus der Auslage.
why-CI-38 = Lege zuerst, was du genommen hast.
why-CI-39 = Alles liegt: Beende deinen Zug.
why-CI-41 = Lege zuerst dein Stadtfeld an: Wähle eine Stelle.
why-CI-42 = Ein Stadtfeld stößt mit einer ganzen Kante an eines deiner Felder.
why-CI-43 = So gedreht sähe es gleich aus.
why-CI-45 = Dort würde dein Viertel zu groß. Wähle eine andere Stelle.
why-CI-47 = Dort liegt kein Feld von dir.
why-CI-48 = Dieses Plättchen hast du nicht in der Hand.
why-CI-49 = Dort liegt schon ein Plättchen. Wähle eine andere Fläche.
why-CI-50 = Wasserplättchen kommen aufs Wasser, Parkplättchen in Parks.
why-CI-51 = Graue Plättchen kommen auf Bauplätze ohne Gebäude.
why-CI-54 = Auf ein Denkmal wird nicht gebaut.
why-CI-55 = Dieses Gebäude hat schon eine andere Farbe.
why-CI-56 = Dieses Teil hast du nicht in der Hand.
why-CI-57 = Ein Teil kommt auf einen Bauplatz oder ein Gebäude seiner Farbe.
why-CI-58 = Ein Gebäude hat eine Farbe und höchstens vier Stockwerke.

cities-count-ring = Ring auf der { $n }
cities-count-no-ring = kein Ring
cities-count-kinds = { $n ->
    [one] { $n } Plättchenart
   *[other] { $n } Plättchenarten
}
cities-count-monuments = { $n ->
    [one] { $n } Denkmal
   *[other] { $n } Denkmäler
}
cities-count-each = je { $n ->
    [one] 1 Punkt
   *[other] { $n } Punkte
}
cities-medal = { $medal ->
    [none] Dein Ergebnis: { $points }. Bronze gibt es ab 50.
    [bronze] Dein Ergebnis: { $points }, Bronze. Das Ziel ist 57.
    [silver] Dein Ergebnis: { $points }, Silber.
    [gold] Dein Ergebnis: { $points }, Gold.
   *[platinum] Dein Ergebnis: { $points }, Platin.
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
    [start_tiles] Vier, jedes mit Wasser, Park und Bauplätzen; was wo liegt, ist geraten.
    [features] Dass es je vier Arten für Wasser und Parks gibt, ist bekannt; zwei der Arten fürs Wasser und alle Anzahlen sind von uns.
    [cards] Es sind 32. Eine ist wörtlich bekannt, von einigen das Thema.
   *[cities] Namen und Form sind bekannt, dazu sechs Bedingungen. Die Punkte der Ziele sind alle von uns.
}
cities-status-attested = aus dem erschienenen Spiel bekannt
cities-status-requirement-attested = die Bedingung ist bekannt, die Punkte sind von uns
cities-status-theme-attested = das Thema ist bekannt, der Rest ist von uns
cities-status-reconstructed = nachempfunden
cities-status-none = ohne Angabe
