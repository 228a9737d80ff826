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

saint-malo-group-logs = Holz
saint-malo-group-crates = Kisten
saint-malo-group-walls = Mauern
saint-malo-group-church = Kirche

saint-malo-side-top = oben
saint-malo-side-right = rechts
saint-malo-side-bottom = unten
saint-malo-side-left = links
saint-malo-side-open = { $side } { $n }/5
saint-malo-side-complete = fertig · Verteidigung +2
saint-malo-side-spoiled = zerstört

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
saint-malo-gain-church-later = vorerst nichts: Der Serie fehlt etwas
saint-malo-bonus-person = eine Person mit bis zu drei Köpfen

# Das Protokoll. Sätze über jemanden haben zwei Formen.
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
saint-malo-log-used-paid = { $you ->
    [yes] Du wählst: *{ $task }*, für { $coins } Münzen.
   *[no] { $name } wählt: *{ $task }*, für { $coins } Münzen.
}
saint-malo-log-used-turned = { $turned ->
    [one] { $you ->
        [yes] Du drehst einen Würfel für { $coins } Münzen und wählst: *{ $task }*.
       *[no] { $name } dreht einen Würfel für { $coins } Münzen und wählt: *{ $task }*.
    }
   *[other] { $you ->
        [yes] Du drehst { $turned } Würfel für { $coins } Münzen und wählst: *{ $task }*.
       *[no] { $name } dreht { $turned } Würfel für { $coins } Münzen und wählt: *{ $task }*.
    }
}
saint-malo-log-passed = { $you ->
    [yes] Du nutzt kein Symbol.
   *[no] { $name } nutzt kein Symbol.
}
saint-malo-log-placed = { $you ->
    [yes] Du setzt { $piece } auf { $field }{ $gain ->
        [no] .
       *[other] : *{ $gain }*.
    }
   *[no] { $name } setzt { $piece } auf { $field }{ $gain ->
        [no] .
       *[other] : *{ $gain }*.
    }
}
saint-malo-log-spoiled = { $you ->
    [yes] Damit ist deine Mauer { $side } zerstört.
   *[no] Damit ist die Mauer { $side } von { $name } zerstört.
}
saint-malo-log-completed = { $you ->
    [yes] Deine Mauer { $side } ist fertig: *{ $bonus }*, *Verteidigung +2*.
   *[no] Die Mauer { $side } von { $name } ist fertig: *{ $bonus }*, *Verteidigung +2*.
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
    [one] Ein Säbelwürfel: In Reihe { $strength } { $to ->
        [one] ist ein Kästchen
       *[other] sind { $to } Kästchen
    } markiert.
   *[other] { $n } Säbelwürfel: In Reihe { $strength } { $to ->
        [one] ist ein Kästchen
       *[other] sind { $to } Kästchen
    } markiert.
}
saint-malo-log-ignored = { $n ->
    [one] Die Piraten sind fort: Ein Säbelwürfel bleibt ohne Wirkung.
   *[other] Die Piraten sind fort: { $n } Säbelwürfel bleiben ohne Wirkung.
}
saint-malo-log-held = Die Piraten greifen mit Stärke { $strength } an. *Alle halten stand.*
saint-malo-log-attacked = Die Piraten greifen mit Stärke { $strength } an. Je eine Kanone weniger: *{ $names }*.
saint-malo-log-full = { $you ->
    [yes] *Deine Stadt ist voll.*
   *[no] *Die Stadt von { $name } ist voll.*
}
saint-malo-log-last-round = *Letzte Runde:* Sie wird zu Ende gespielt.
saint-malo-log-pirate-dice = { $n ->
    [0] Die Piraten würfeln keine Säbel.
    [one] Die Piraten würfeln einen Säbel.
   *[other] Die Piraten würfeln { $n } Säbel.
}
saint-malo-log-cap = Die letzte Runde, die dieser Tisch erlaubt, ist vorbei.
saint-malo-log-ended = Das Spiel ist zu Ende.

# Der Tisch.
saint-malo-points = Punkte
saint-malo-coins = Münzen
saint-malo-logs = Stämme
saint-malo-defence = Schutz
saint-malo-cannons = verlorene Kanonen
saint-malo-lost = verloren
saint-malo-free = frei
saint-malo-vp = SP
saint-malo-your-city = Deine Stadt
saint-malo-city-of = Die Stadt von { $name }
saint-malo-back = Zurück zu deiner Stadt
saint-malo-enlarge = Die Stadt von { $name } zeigen
saint-malo-in-turn = am Zug
saint-malo-first = Startspieler
saint-malo-pirates = Piraten
saint-malo-pirates-gone = Die Piraten kommen nicht mehr.
saint-malo-boxes = { $marked } von { $boxes } Kästchen
saint-malo-boxes-left = noch { $n }
saint-malo-attack = Angriff { $strength }
saint-malo-next-attack = Nächster Angriff, Stärke { $strength }
saint-malo-holds = hält
saint-malo-falls = fällt
saint-malo-you-hold = noch { $n } · du hältst
saint-malo-you-fall = noch { $n } · du fällst
saint-malo-last-round = Letzte Runde: Die Stadt von { $name } ist voll.
saint-malo-practice-turn = Zug { $n } von { $max }, Ziel { $goal }

# Entscheiden.
saint-malo-roll-of = Wurf { $n } von 3
saint-malo-ask-roll = Du bist dran: würfeln
saint-malo-ask-reroll = Behalten, neu würfeln oder nutzen
saint-malo-ask-reroll-more = Tippe die Würfel an, die neu fallen sollen, oder wähle, wofür du sie nutzt. Auch Säbel dürfen neu fallen.
saint-malo-ask-use = Wofür nutzt du die Würfel?
saint-malo-ask-use-more = Ein Symbol, eine Aufgabe. Drehen kostet 2 Münzen je Würfel, Säbel bleiben liegen.
saint-malo-ask-crates = { $n ->
    [one] Die letzte Kiste setzen
   *[other] { $n } Kisten setzen
}
saint-malo-ask-crates-more = Alle Kisten eines Wurfs liegen nebeneinander.
saint-malo-ask-walls = { $n ->
    [one] Die letzte Mauer setzen
   *[other] { $n } Mauern setzen
}
saint-malo-ask-walls-more = Mauern nur auf Außenfelder.
saint-malo-ask-church = Die { $n }er-Kirche setzen
saint-malo-ask-church-more = Sie zählt am Ende, in einer Serie 1-2-3-4-5 ohne Lücke.
saint-malo-ask-person = { $person } setzen
saint-malo-ask-person-citizen = Ein Punkt, auf jedem freien Feld.
saint-malo-ask-person-soldier = Verteidigung +1 von jetzt an, auf jedem freien Feld.
saint-malo-ask-person-priest = Ein Punkt für jede Kirche um ihn herum.
saint-malo-ask-person-architect = Er baut bis zu drei Häuser neben sich: je ein Stamm und drei Punkte.
saint-malo-ask-person-merchant = Eine Münze für jede Kiste um ihn herum. Alte Kisten zahlen wieder.
saint-malo-ask-person-juggler = Zwei Punkte für jede Personenart um ihn herum.
saint-malo-ask-person-noble = Sieben Punkte, auf jedem freien Feld.
saint-malo-ask-houses = Häuser bauen
saint-malo-ask-houses-more = Das erste berührt den Baumeister, die anderen einander. Je ein Stamm und drei Punkte.
saint-malo-ask-bonus = Deine obere Mauer ist fertig: Wähle eine Person
saint-malo-ask-bonus-more = Sie kostet nichts. Gaukler und Adlige sind nicht dabei.
saint-malo-ask-finish = Dein Zug ist gezeichnet
saint-malo-ask-wait = { $name } ist am Zug
saint-malo-ask-over = Das Spiel ist zu Ende
saint-malo-ask-replay = Wiedergabe

saint-malo-button-roll = Würfeln
saint-malo-button-reroll = { $n } neu würfeln (noch { $left })
saint-malo-button-reroll-none = Erst Würfel antippen
saint-malo-button-pass = Nichts nutzen
saint-malo-button-pass-sure = Wirklich nichts nutzen?
saint-malo-button-decline = Verzichten
saint-malo-button-no-houses = Keine Häuser mehr
saint-malo-button-place = Setzen: { $gain }
saint-malo-button-choose-field = Feld wählen
saint-malo-button-choose-task = Aufgabe wählen
saint-malo-button-done = Fertig: { $what }
saint-malo-done-quiet = keine Säbel
saint-malo-done-boxes = { $n ->
    [one] 1 Kästchen
   *[other] { $n } Kästchen
}
saint-malo-done-hold = Angriff { $strength }, du hältst
saint-malo-done-fall = Angriff { $strength }, du fällst
saint-malo-done-end = das Spiel endet
saint-malo-done-pirates = { $n ->
    [one] dann 1 Piratenwürfel
   *[other] dann { $n } Piratenwürfel
}

saint-malo-die-kept = { $symbol }, bleibt
saint-malo-die-marked = { $symbol }, wird neu geworfen
saint-malo-die-lies = { $symbol }
saint-malo-chip = { $task }: { $dice ->
    [one] 1 Würfel
   *[other] { $dice } Würfel
}{ $coins ->
    [0] , kostenlos
   *[other] , { $coins } Münzen
}
saint-malo-spoils = zerstört die Mauer { $side }
saint-malo-target = { $field }: { $gain }
saint-malo-target-spoils = { $field }: { $gain }, zerstört die Mauer { $side }
saint-malo-on = { $piece } auf { $field }
saint-malo-tap-again = Zum Setzen noch einmal tippen.
saint-malo-help = Was die Personen tun
saint-malo-help-heads = { $n ->
    [one] 1 Kopf
   *[other] { $n } Köpfe
}
saint-malo-map = Der Plan: { $n } freie Felder
saint-malo-players = Mitspieler
saint-malo-button-wait = Warten
saint-malo-if-ended = Wenn jetzt Schluss wäre
saint-malo-sources = Woher die Punkte kommen: { $name }
saint-malo-button-stop = Alle behalten

saint-malo-field-free = { $field }, frei
saint-malo-field-taken = { $field }: { $piece }
saint-malo-keys-dice = einen Würfel zum Neuwurf vormerken

# Warum etwas nicht angeboten wird, nach der Regel, die es verbietet.
why-SM-9 = Jetzt ist jemand anderes am Zug.
why-SM-11 = Erst würfeln: Jeder Zug beginnt mit einem Wurf.
why-SM-12 = Würfle noch einmal, oder wähle, wofür du die Würfel nutzt.
why-SM-15 = In diesem Zug wird nicht mehr gewürfelt.
why-SM-17 = Tippe mindestens einen Würfel an, der neu fallen soll, oder wähle eine Aufgabe.
why-SM-19 = Wähle erst, wofür du die Würfel nutzt, dann ein Feld.
why-SM-22 = Ein Symbol, eine Aufgabe: Deine ist erledigt. Drücke Fertig oder nimm einen Schritt zurück.
why-SM-23 = Dafür reichen deine Münzen nicht: Jeder gedrehte Würfel kostet 2.
why-SM-25 = Dafür liegen zu viele Säbel da, und Säbel lassen sich nicht drehen.
why-SM-27 = Eine Lieferung Stämme kostet 2 Münzen, und die hast du nicht.
why-SM-28 = Dafür ist in deiner Stadt nicht genug Platz.
why-SM-30 = Wähle unten eine Aufgabe, oder nutze nichts.
why-SM-31 = Du setzt sie alle: Wähle ein Feld auf dem Plan.
why-SM-32 = Dieses Feld ist belegt, und was gezeichnet ist, bleibt. Wähle ein freies.
why-SM-33 = Mauern kommen nur auf Außenfelder.
why-SM-38 = Die Kisten eines Wurfs liegen nebeneinander. Wähle ein Feld neben einer von ihnen.
why-SM-39 = Die Kisten eines Wurfs brauchen ebenso viele freie Felder, die aneinanderliegen. Hier sind es zu wenige.
why-SM-44 = Der Bonus ist eine Person mit höchstens drei Köpfen: Wähle eine, oder verzichte.
why-SM-47 = Wähle ein freies Feld auf dem Plan.
why-SM-54 = Das erste Haus berührt den neuen Baumeister, an einer Kante oder Ecke; jedes weitere liegt mit einer Kante an einem Haus dieses Zugs.
why-SM-56 = Baue noch ein Haus, oder hör auf zu bauen.
why-SM-70 = Die Partie ist vorbei.
