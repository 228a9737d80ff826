# Die geführte erste Partie. Höchstens 120 Zeichen je Satz; Zahlen nur als Argumente.
cities-lesson-goal = Das bist du. Dein Viertel wächst { $rounds } Runden lang, dann gewinnen die meisten Punkte.
cities-lesson-take = In jedem Zug nimmst du etwas aus der Auslage und nutzt es gleich. Nimm dieses Feld.
cities-lesson-lay = Leg es an dein Wasser. Mit { $spaces } Flächen am Stück erreichst du ein Ziel der Stadt.
cities-lesson-ring = Geschafft, und du warst zuerst da: { $first ->
    [one] { $first } Punkt
   *[other] { $first } Punkte
}. Wer danach kommt, kriegt nur noch { $second }.
cities-lesson-card = Karten zählen am Ende. Diese: { $worth } Punkte je rotes Gebäude mit genau { $storeys } Stockwerken.
cities-lesson-pieces = Du brauchst also Rot. Nimm diese Teile.
cities-lesson-build = Rot kommt auf rote Bauplätze oder auf Rot. Staple hier deine Teile.
cities-lesson-lost = Einen grünen Bauplatz hast du nicht: Das Teil ist verloren. Erst gucken, dann nehmen!
cities-lesson-features = Verschiedene Plättchen in einem Gewässer oder Park: { $one }, { $two }, { $three } oder { $four } Punkte. Nimm zwei fürs Wasser.
cities-lesson-gone = Die Bäume hat dir der Roboter weggeschnappt. Jedes Nehmen kostet eine Figur: { $workers } je Reihe und Runde.
cities-lesson-bag = Zwei Teile blind aus dem Beutel: weniger als sonst, aber du beginnst die nächste Runde.
cities-lesson-exact = Eins obendrauf: { $worth } Punkte. Das andere woandershin, die Karte will genau { $storeys } Stockwerke.
cities-lesson-end = Nach Runde { $rounds } zählen Ziele, Gewässer, Parks, Denkmäler und Karten. Die meisten Punkte gewinnen.
