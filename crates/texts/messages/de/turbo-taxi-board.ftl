# Straßenkärtchen, Himmelsrichtungen, Felder.
taxi-kind-straight = Gerade
taxi-kind-curve = Kurve
taxi-kind-tee = T-Stück
taxi-kind-crossing = Kreuzung
taxi-kind-overpass = Brücke
taxi-kind-dcurve = Doppelkurve
taxi-kind-deadend = Sackgasse
taxi-north = Norden
taxi-east = Osten
taxi-south = Süden
taxi-west = Westen
taxi-card = { $kind }, { $sides }
taxi-empty = leer
taxi-cell-0 = oben links
taxi-cell-1 = oben Mitte
taxi-cell-2 = oben rechts
taxi-cell-3 = Mitte links
taxi-cell-4 = Zentrum
taxi-cell-5 = Mitte rechts
taxi-cell-6 = unten links
taxi-cell-7 = unten Mitte
taxi-cell-8 = unten rechts
taxi-cell-label = Feld { $n }, { $place }: { $what }
taxi-centre-label = Feld { $n }, { $place }: { $what }, liegt fest
taxi-field-label = Randfeld { $n }, { $ground }: { $what }
taxi-field-green = grün
taxi-field-plain = gepflastert
taxi-figure-yellow-taxi = gelbes Taxi, Paar A
taxi-figure-yellow-house = gelbes Haus, Paar A
taxi-figure-black-taxi = schwarzes Taxi, Paar B
taxi-figure-black-house = schwarzes Haus, Paar B
taxi-town = Plan, { $n } von 8 Karten gelegt
taxi-hand = Deine Karten
taxi-pile = { $kind }, noch { $n }, jetzt { $sides }
taxi-tray = Figuren

# Halt!
taxi-halt = Halt!
taxi-halt-empty = Halt! · { $n ->
    [one] noch ein Feld leer
   *[other] noch { $n } Felder leer
}
taxi-halt-again = Halt! · noch einmal drücken
taxi-halt-called = Gerufen: gleich wird geprüft

# Was an einem Plan falsch ist.
taxi-faults = Was nicht stimmt
taxi-fault-line = { $n ->
    [one] { $first }
   *[other] { $n } Fehler, der erste: { $first }
}
taxi-fault-incomplete = Leeres Feld
taxi-fault-wrong-centre = Falsches Zentrum
taxi-fault-too-many = Zu viele Karten
taxi-fault-broken = Straße unterbrochen
taxi-fault-stray = Straße ins Leere
taxi-fault-missing = Figur ohne Straße
taxi-fault-not-joined = Paar nicht verbunden
taxi-finding-incomplete = Auf dem Feld { $place } liegt nichts.
taxi-finding-wrong-centre = Im Zentrum liegt nicht die aufgedeckte Karte.
taxi-finding-too-many = Der Plan hat mehr Karten der Art { $kind } als dein Satz.
taxi-finding-broken = Zwischen den Feldern { $one } und { $other } endet eine Straße an der Kante.
taxi-finding-stray = Vom Feld { $place } führt eine Straße nach { $side } ins Leere.
taxi-finding-missing = Zur Figur am Feld { $place }, Richtung { $side }, führt keine Straße.
taxi-finding-not-joined = Vom Taxi zum Haus des Paares { $pair } führt keine Straße.

# Warum etwas nicht geht.
taxi-why-no-pile = Wähle erst eine Kartenart aus deiner Hand.
taxi-why-centre = Die Karte im Zentrum liegt fest.
taxi-why-used-up = Alle Karten dieser Art sind gelegt.
taxi-why-nothing-back = Es gibt nichts zurückzunehmen.

# Die Tastatur.
taxi-keys-kind = eine Kartenart wählen
taxi-keys-turn = die gewählte oder zuletzt berührte Karte drehen
taxi-keys-turn-back = zurückdrehen
taxi-cell-keys = QWEASDYXC
taxi-keys-cell = die gewählte Karte legen oder die liegende drehen
taxi-keys-replace = die gewählte Karte über die liegende legen
taxi-keys-take = die zuletzt berührte Karte wegnehmen
taxi-keys-arrows = von Feld zu Feld gehen
taxi-keys-undo = einen Schritt zurücknehmen
taxi-keys-halt = Halt! rufen
taxi-keys-change = Tasten ändern
taxi-keys-lead = Wähle, was eine andere Taste bekommen soll, und drücke dann die Taste.
taxi-keys-press = { $what }: Drücke eine Taste
taxi-keys-taken = { $key } ist schon vergeben: { $what }.
taxi-keys-no-sign = Diese Taste geht nicht. Nimm eine mit Buchstabe, Ziffer oder Zeichen.
taxi-keys-reset = Wie vorher
taxi-key-turn = drehen
taxi-key-take = aufnehmen

# Befehle in Worten.
taxi-command = Befehl
taxi-command-refused = Das geht nicht.
taxi-command-done = Erledigt.
taxi-why-green = Hier nicht: Mindestens zwei der vier Figuren müssen auf grünen Feldern stehen.

# Warum etwas nicht angeboten wird, nach der Regel, die es verbietet.
why-TT-28 = Diesen Platz gibt es nicht.
why-TT-32 = Die Figuren setzt, wer die Aufgabe stellt.
why-TT-33 = Dort steht schon eine Figur.
why-TT-34 = Hier nicht: Mindestens zwei der vier Figuren müssen auf grünen Feldern stehen.
why-TT-35 = Setze erst alle vier Figuren.
why-TT-36 = Sobald die Karte aufgedeckt ist, bleiben die Figuren stehen.
why-TT-40 = Warte den Countdown ab.
why-TT-42 = Diese Aufgabe ist nicht lösbar. Die nächste kommt von selbst.
why-TT-45 = Diese Karte liegt dort schon genau so.
why-TT-46 = Hier gibt es nichts zu drehen.
why-TT-47 = Damit würde sich nichts ändern.
why-TT-48 = Dort liegt nichts von dir.
why-TT-49 = Die Karte im Zentrum liegt fest, oder alle deine Karten dieser Art sind gelegt.
why-TT-51 = Der Plan stimmt noch nicht.
why-TT-54 = Fülle alle neun Felder, bevor du rufst.
why-TT-55 = Du hast gerufen: Dein Plan steht fest.
why-TT-57 = Gerade wird geprüft.
why-TT-65 = Dein Ruf war falsch: Du setzt bei dieser Aufgabe aus.
why-TT-68 = Das hast du schon gesagt.
why-TT-71 = Diese Aufgabe ist vorbei. Niemand bekommt eine Medaille.
why-TT-73 = Diese Runde ist vorbei.
why-TT-74 = Du bist schon bereit, oder es gibt gerade nichts zu bestätigen.
why-TT-77 = Das Rennen steht schon, oder es lässt sich gerade nicht anhalten.
why-TT-78 = Dein Handicap: Du fängst etwas später an.
why-TT-79 = Die Partie ist zu Ende.
why-TT-81 = In der Zusatzrunde spielen nur die, die gleichauf liegen.
