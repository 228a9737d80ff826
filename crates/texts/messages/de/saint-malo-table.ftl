# Namen der Dinge.
saint-malo-person-citizen = Tagelöhner
saint-malo-person-soldier = Soldat
saint-malo-person-priest = Priester
saint-malo-person-architect = Baumeister
saint-malo-person-merchant = Händler
saint-malo-person-juggler = Gaukler
saint-malo-person-noble = Adliger

saint-malo-letter-citizen = T
saint-malo-letter-soldier = S
saint-malo-letter-priest = P
saint-malo-letter-architect = B
saint-malo-letter-merchant = H
saint-malo-letter-juggler = G
saint-malo-letter-noble = A

saint-malo-piece-crate = eine Warenkiste
saint-malo-piece-wall = eine Mauer
saint-malo-piece-house = ein Haus
saint-malo-piece-church = eine { $size }er-Kirche
saint-malo-piece-citizen = einen Tagelöhner
saint-malo-piece-soldier = einen Soldaten
saint-malo-piece-priest = einen Priester
saint-malo-piece-architect = einen Baumeister
saint-malo-piece-merchant = einen Händler
saint-malo-piece-juggler = einen Gaukler
saint-malo-piece-noble = einen Adligen

saint-malo-noun-crate = Warenkiste
saint-malo-noun-wall = Mauer
saint-malo-noun-house = Haus
saint-malo-noun-church = { $size }er-Kirche
saint-malo-noun-citizen = Tagelöhner
saint-malo-noun-soldier = Soldat
saint-malo-noun-priest = Priester
saint-malo-noun-architect = Baumeister
saint-malo-noun-merchant = Händler
saint-malo-noun-juggler = Gaukler
saint-malo-noun-noble = Adliger

saint-malo-task-logs = { $n ->
    [one] 1 Baumstamm
   *[other] { $n } Baumstämme
}
saint-malo-task-crates = { $n ->
    [one] 1 Warenkiste
   *[other] { $n } Warenkisten
}
saint-malo-task-walls = { $n ->
    [one] 1 Mauer
   *[other] { $n } Mauern
}
saint-malo-task-church = { $n }er-Kirche

saint-malo-side-top = oben
saint-malo-side-right = rechts
saint-malo-side-bottom = unten
saint-malo-side-left = links
saint-malo-side-open = { $side } { $n }/5
saint-malo-side-complete = fertig · Verteidigung +2
saint-malo-side-spoiled = verbaut

saint-malo-dice-log = { $n ->
    [one] 1 Stamm
   *[other] { $n } Stämme
}
saint-malo-dice-crate = { $n ->
    [one] 1 Kiste
   *[other] { $n } Kisten
}
saint-malo-dice-wall = { $n ->
    [one] 1 Mauer
   *[other] { $n } Mauern
}
saint-malo-dice-cross = { $n ->
    [one] 1 Kreuz
   *[other] { $n } Kreuze
}
saint-malo-dice-head = { $n ->
    [one] 1 Kopf
   *[other] { $n } Köpfe
}
saint-malo-dice-sabres = { $n ->
    [one] 1 Säbel
   *[other] { $n } Säbel
}

saint-malo-symbol-log = Baumstamm
saint-malo-symbol-crate = Warenkiste
saint-malo-symbol-wall = Mauer
saint-malo-symbol-cross = Kreuz
saint-malo-symbol-head = Kopf
saint-malo-symbol-sabres = Säbel

saint-malo-gain-coins = { $n ->
    [one] +1 Münze
   *[other] +{ $n } Münzen
}
saint-malo-gain-vp = { $n ->
    [one] +1 Punkt
   *[other] +{ $n } Punkte
}
saint-malo-gain-end = { $n ->
    [one] +1 Punkt am Ende
   *[other] +{ $n } Punkte am Ende
}
saint-malo-gain-defence = Verteidigung +{ $n }
saint-malo-gain-none = bringt sofort nichts
saint-malo-gain-church-later = vorerst nichts: Die Serie hat eine Lücke
saint-malo-bonus-person = eine Person mit bis zu drei Köpfen

# Der Verlauf. Sätze über jemanden haben zwei Formen.
saint-malo-log-started = { $you ->
    [yes] Du beginnst.
   *[no] { $name } beginnt.
}
saint-malo-log-turn = Runde { $round } · { $name }
saint-malo-log-rolled = { $you ->
    [yes] Du würfelst { $faces }.
   *[no] { $name } würfelt { $faces }.
}
saint-malo-log-rerolled = { $you ->
    [yes] Du behältst { $kept } und würfelst { $faces }.
   *[no] { $name } behält { $kept } und würfelt { $faces }.
}
saint-malo-log-used = { $you ->
    [yes] Du wählst: *{ $task }*.
   *[no] { $name } wählt: *{ $task }*.
}
saint-malo-log-coins = { $coins ->
    [one] 1 Münze
   *[other] { $coins } Münzen
}
saint-malo-log-used-paid = { $you ->
    [yes] Du zahlst { saint-malo-log-coins } und wählst: *{ $task }*.
   *[no] { $name } zahlt { saint-malo-log-coins } und wählt: *{ $task }*.
}
saint-malo-log-used-turned = { $turned ->
    [one] { $you ->
        [yes] Du drehst für { saint-malo-log-coins } einen Würfel und wählst: *{ $task }*.
       *[no] { $name } dreht für { saint-malo-log-coins } einen Würfel und wählt: *{ $task }*.
    }
   *[other] { $you ->
        [yes] Du drehst für { saint-malo-log-coins } { $turned } Würfel und wählst: *{ $task }*.
       *[no] { $name } dreht für { saint-malo-log-coins } { $turned } Würfel und wählt: *{ $task }*.
    }
}
saint-malo-log-passed = { $you ->
    [yes] Du nutzt deinen Wurf nicht.
   *[no] { $name } nutzt den Wurf nicht.
}
saint-malo-log-placed = { $you ->
    [yes] Du setzt { $piece }{ $gain ->
        [no] .
       *[other] : *{ $gain }*.
    }
   *[no] { $name } setzt { $piece }{ $gain ->
        [no] .
       *[other] : *{ $gain }*.
    }
}
saint-malo-log-spoiled = { $you ->
    [yes] Damit ist deine Mauer { $side } verbaut.
   *[no] Damit ist die Mauer { $side } von { $name } verbaut.
}
saint-malo-log-completed = { $you ->
    [yes] Du schließt deine Mauer { $side }: *{ $bonus }*, *Verteidigung +2*.
   *[no] { $name } schließt die Mauer { $side }: *{ $bonus }*, *Verteidigung +2*.
}
saint-malo-log-declined = { $you ->
    [yes] Du verzichtest auf die Bonusperson.
   *[no] { $name } verzichtet auf die Bonusperson.
}
saint-malo-log-bonus-lost = { $you ->
    [yes] Du hast kein freies Feld: Die Bonusperson verfällt.
   *[no] { $name } hat kein freies Feld: Die Bonusperson verfällt.
}
saint-malo-log-marked = { $n ->
    [one] Ein Säbel bringt Angriff { $strength } näher: { $to } Kästchen markiert.
   *[other] { $n } Säbel bringen Angriff { $strength } näher: { $to } Kästchen markiert.
}
saint-malo-log-ignored = { $n ->
    [one] Die Piraten sind fort: Ein Säbel bleibt ohne Wirkung.
   *[other] Die Piraten sind fort: { $n } Säbel bleiben ohne Wirkung.
}
saint-malo-log-held = Die Piraten greifen mit Stärke { $strength } an. *Alle halten stand.*
saint-malo-log-attacked = Die Piraten greifen mit Stärke { $strength } an. Kanone verloren (−5): *{ $names }*.
saint-malo-log-full = { $you ->
    [yes] *Deine Stadt ist voll.*
   *[no] *Die Stadt von { $name } ist voll.*
}
saint-malo-log-last-round = *Letzte Runde!* Danach wird gewertet.
saint-malo-log-pirate-dice = { $n ->
    [0] Die Piraten würfeln keine Säbel.
    [one] Die Piraten würfeln einen Säbel.
   *[other] Die Piraten würfeln { $n } Säbel.
}
saint-malo-log-cap = Mehr Runden gibt es an diesem Tisch nicht.
saint-malo-log-ended = Die Partie ist zu Ende.

# Der Tisch.
saint-malo-coins = Münzen
saint-malo-logs = Stämme
saint-malo-defence = Verteidigung
saint-malo-cannons = verlorene Kanonen
saint-malo-free = freie Felder
saint-malo-pirates = Piraten
saint-malo-pirates-gone = Die Piraten kommen nicht mehr.
saint-malo-boxes = { $marked } von { $boxes } Kästchen
saint-malo-attack = Angriff { $strength }
saint-malo-holds = hält
saint-malo-falls = verliert
saint-malo-last-round = Letzte Runde! Stadt voll: { $name }
saint-malo-practice-turn = Zug { $n } von { $max }, Ziel { $goal }

# Entscheiden.
saint-malo-roll-of = Wurf { $n } von 3
saint-malo-ask-roll = Du bist dran: Würfle
saint-malo-ask-reroll = Nutzen oder neu würfeln?
saint-malo-ask-reroll-more = Tippe Würfel an, die du neu würfeln willst, auch Säbel. Oder nutze deinen Wurf.
saint-malo-ask-use = Wofür nutzt du den Wurf?
saint-malo-ask-use-more = Ein Symbol, eine Aktion. Würfel drehen kostet je 2 Münzen; Säbel drehst du nie.
saint-malo-ask-crates = { $n ->
    [one] Setze eine Kiste
   *[other] Setze { $n } Kisten
}
saint-malo-ask-crates-more = Alle Kisten eines Wurfs liegen Kante an Kante.
saint-malo-ask-walls = { $n ->
    [one] Setze eine Mauer
   *[other] Setze { $n } Mauern
}
saint-malo-ask-walls-more = Mauern kommen nur auf Außenfelder.
saint-malo-ask-church = Setze die { $n }er-Kirche
saint-malo-ask-church-more = Am Ende zählt jede Serie ab 1 ohne Lücke: 1, 4, 8, 13 oder 20 Punkte.
saint-malo-ask-person = Setze einen { $person ->
    [Soldat] Soldaten
    [Adliger] Adligen
   *[other] { $person }
}
saint-malo-ask-person-citizen = 1 Punkt, egal wo.
saint-malo-ask-person-soldier = Verteidigung +1, egal wo.
saint-malo-ask-person-priest = 1 Punkt für jede Kirche ringsum.
saint-malo-ask-person-architect = Baut bis zu drei Häuser neben sich: je 1 Stamm, je 3 Punkte.
saint-malo-ask-person-merchant = 1 Münze für jede Kiste ringsum. Sie zahlt auch späteren Händlern.
saint-malo-ask-person-juggler = 2 Punkte für jede Personenart ringsum.
saint-malo-ask-person-noble = 7 Punkte, egal wo.
saint-malo-ask-houses = Baue Häuser
saint-malo-ask-houses-more = Das erste berührt den Baumeister, jedes weitere ein neues Haus. Je 1 Stamm, je 3 Punkte.
saint-malo-ask-bonus = Oben fertig: Wähle eine Person
saint-malo-ask-bonus-more = Sie kostet nichts. Gaukler und Adlige gibt es so nicht.
saint-malo-ask-finish = Zug fertig
saint-malo-ask-wait = { $name } ist am Zug
saint-malo-ask-over = Partie zu Ende

saint-malo-button-roll = Würfeln
saint-malo-button-reroll = { $n } neu würfeln (noch { $left })
saint-malo-button-pass = Nichts nutzen
saint-malo-button-decline = Verzichten
saint-malo-button-no-houses = Keine Häuser mehr
saint-malo-button-place = Setze { $piece }
saint-malo-button-choose-field = Feld wählen
saint-malo-button-choose-task = Aktion wählen
saint-malo-button-done = Fertig: { $what }
saint-malo-done-quiet = keine Säbel
saint-malo-done-boxes = { $n ->
    [one] 1 Kästchen
   *[other] { $n } Kästchen
}
saint-malo-done-hold = Angriff { $strength } abgewehrt
saint-malo-done-fall = Angriff { $strength }, −1 Kanone
saint-malo-done-end = Partie endet
saint-malo-done-pirates = { $n ->
    [one] dann 1 Piratenwürfel
   *[other] dann { $n } Piratenwürfel
}

saint-malo-die-kept = { $symbol }, bleibt
saint-malo-die-marked = { $symbol }, wird neu gewürfelt
saint-malo-die-lies = { $symbol }
saint-malo-chip = { $task }: { $dice ->
    [one] 1 Würfel
   *[other] { $dice } Würfel
}{ $coins ->
    [0] , kostenlos
    [one] , 1 Münze
   *[other] , { $coins } Münzen
}
saint-malo-target = { $piece }: { $gain }
saint-malo-target-spoils = { $piece }: { $gain }, verbaut die Mauer { $side }
saint-malo-help = Alle Personen
saint-malo-help-heads = { $n ->
    [one] 1 Kopf
   *[other] { $n } Köpfe
}
saint-malo-map = Der Plan: { $n ->
    [one] 1 freies Feld
   *[other] { $n } freie Felder
}
saint-malo-button-wait = Warten
saint-malo-button-stop = Alle behalten

saint-malo-field-free = frei
saint-malo-keys-dice = einen Würfel zum Neuwürfeln markieren

# Warum etwas nicht angeboten wird, nach der Regel, die es verbietet.
why-SM-9 = Jetzt ist jemand anders am Zug.
why-SM-11 = Erst würfeln: Jeder Zug beginnt mit einem Wurf.
why-SM-12 = Würfle noch einmal, oder wähle eine Aktion.
why-SM-15 = In diesem Zug würfelst du nicht mehr.
why-SM-17 = Tippe mindestens einen Würfel an, den du neu würfeln willst, oder wähle eine Aktion.
why-SM-19 = Wähle erst eine Aktion, dann ein Feld.
why-SM-22 = Ein Symbol, eine Aktion: Deine ist getan. Drücke Fertig oder nimm einen Schritt zurück.
why-SM-23 = Dafür reichen deine Münzen nicht: Jeder gedrehte Würfel kostet 2.
why-SM-25 = Zu viele Säbel, und Säbel lassen sich nicht drehen.
why-SM-27 = Eine Lieferung Stämme kostet 2 Münzen. So viele hast du nicht.
why-SM-28 = Dafür ist in deiner Stadt nicht genug Platz.
why-SM-30 = Wähle unten eine Aktion, oder nutze nichts.
why-SM-31 = Du musst alle setzen: Wähle ein Feld auf dem Plan.
why-SM-32 = Dieses Feld ist belegt. Wähle ein freies.
why-SM-33 = Mauern kommen nur auf Außenfelder. Wähle eines am Rand.
why-SM-38 = Die Kisten eines Wurfs liegen Kante an Kante: Wähle ein Feld neben einer von ihnen.
why-SM-39 = Hier ist nicht genug Platz: Alle Kisten eines Wurfs liegen Kante an Kante.
why-SM-44 = Der Bonus ist eine Person mit höchstens drei Köpfen: Wähle eine, oder verzichte.
why-SM-47 = Wähle ein freies Feld auf dem Plan.
why-SM-54 = Das erste Haus berührt den neuen Baumeister, auch über Eck; jedes weitere liegt Kante an Kante mit einem Haus dieses Zugs.
why-SM-56 = Baue noch ein Haus, oder hör auf zu bauen.
why-SM-70 = Die Partie ist zu Ende.

saint-malo-dice = Würfel
saint-malo-attacks = Angriffe
saint-malo-attack-in = Angriff { $strength } { $n ->
    [0] jetzt
    [one] nach 1 Säbel
   *[other] nach { $n } Säbeln
}
saint-malo-would-hold = Verteidigung { $defence } hält stand.
saint-malo-would-fall = Verteidigung { $defence } reicht nicht: Du verlierst eine Kanone ({ $points }). { $missing ->
    [one] Es fehlt 1.
   *[other] Es fehlen { $missing }.
}
saint-malo-button-church-later = Kirche setzen

# What somebody does before anything can be told of it.
saint-malo-way-roll = Würfeln
saint-malo-way-reroll = Noch einmal würfeln
saint-malo-way-stop = Nicht weiter würfeln
