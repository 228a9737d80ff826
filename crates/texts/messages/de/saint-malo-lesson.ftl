# Die geführte erste Partie. Höchstens 120 Zeichen je Satz; Zahlen nur als Argumente.
saint-malo-lesson-goal = Deine Stadt: Fülle sie mit Mauern, Kisten, Kirchen und Personen. Die meisten Punkte gewinnen.
saint-malo-lesson-roll = Fünf Würfel im Zug, bis zu drei Würfe. Los!
saint-malo-lesson-mark = Zwei Köpfe: die bleiben. Markiere Baumstamm und Kiste, um sie neu zu werfen.
saint-malo-lesson-again = Nur die markierten Würfel fliegen noch mal. Säbel locken Piraten an, dazu gleich mehr.
saint-malo-lesson-merchant = Du nutzt ein Symbol im Zug. Köpfe holen Personen: drei einen Händler.
saint-malo-lesson-place = Er verdient an jeder Kiste ringsum eine Münze: hier { $coins ->
    [one] { $coins } Münze
   *[other] { $coins } Münzen
}.
saint-malo-lesson-done = Der Säbel füllt ein Kästchen der Piraten, und eine volle Reihe heißt Angriff. Beende deinen Zug.
saint-malo-lesson-attack = Reihe voll: Die Piraten greifen alle an! Mit Verteidigung { $defence } verlierst du eine Kanone und { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}.
saint-malo-lesson-walls = Mauern halten Piraten ab. Würfle wieder.
saint-malo-lesson-turn = Nur eine Mauer: Für { $coins ->
    [one] { $coins } Münze
   *[other] { $coins } Münzen
} drehst du einen Würfel auf dein Symbol. Baue zwei Mauern.
saint-malo-lesson-side = Schließ die untere Seite: Verteidigung { $defence }, und ihr Turm bringt { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}.
saint-malo-lesson-over = Ein schwacher Angriff schadet dir nun nicht mehr. Beende deinen Zug.
saint-malo-lesson-end = Ein Adliger bringt { $noble } Punkte, ein Haus { $house }, Kirchen in Serie noch mehr. Ist eine Stadt voll, ist es die letzte Runde.
