# Das geführte erste Spiel. Höchstens 120 Zeichen je Satz; Zahlen nur als Argumente.
milestones-lesson-goal = Das Land ist für alle da: Wer Straßen, Häuser und Märkte baut, macht Punkte. Die meisten gewinnen.
milestones-lesson-walk = Deine Figur läuft im Kreis, so weit du willst, zwei Halte je Zug. Halte beim Steinhauer: { $stone } Stein.
milestones-lesson-rise = Die Zahlen deiner Arbeiter steigen von links nach rechts. Solange das so ist, zahlt das Handelshaus eine Münze.
milestones-lesson-hire = Dort wirbst du auch an: mehr Arbeiter, mehr Güter. Ein Plättchen mit zweien kostet { $coins ->
    [one] { $coins } Münze
   *[other] { $coins } Münzen
}.
milestones-lesson-cover = Hier steigen die Zahlen weiter, nur der alte Sandarbeiter wird überdeckt und ist weg. Beende deinen Zug.
milestones-lesson-office = Straßen kosten Stein und Sand, Häuser Stein und Holz, Märkte Holz und Sand. Auf ins Bauamt!
milestones-lesson-road = Baue ab diesem Markt eine Straße. Die Zahl unter ihrem Meilenstein bekommst du: { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}.
milestones-lesson-bonus = Da lag ein Bonusplättchen. Dein Steinhauer bringt damit jetzt { $points } Punkt, und einen, sooft er arbeitet.
milestones-lesson-mill = Am Straßenende darf jeder weiterbauen. Du bist hier fertig, also weiter zur Mühle.
milestones-lesson-flour = Mehl aus { $grain } Getreide: Die zwei besten freien Zahlen um den Markt bringen { $points }. Beende deinen Zug.
milestones-lesson-castle = In der Burg behältst du höchstens { $goods } Güter und deckst einen Arbeiter ab: einen von drei Getreidebauern.
milestones-lesson-lap = Noch mal rum: Der Getreidebauer, den du überspringst, arbeitet mit, { $grain } Getreide! Beende deinen Zug.
milestones-lesson-rival = Der Roboter baut an deiner Straße weiter: { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}. Wer trödelt, hat mehr Güter; wer eilt, die besten Zahlen.
milestones-lesson-end = Mit { $target } Punkten beginnt die letzte Runde. Danach gibt es { $points } für die meisten Arbeiter jeder Art.
