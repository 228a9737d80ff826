# Die geführte erste Partie. Höchstens 120 Zeichen je Satz; Zahlen nur als Argumente.
milestones-lesson-goal = Alle bauen im selben Land: Straßen, Häuser und Märkte bringen Punkte. Die meisten Punkte gewinnen.
milestones-lesson-walk = Deine Figur läuft im Kreis, so weit du willst, zweimal je Zug. Halte beim Steinhauer: { $stone } Stein.
milestones-lesson-rise = Die Zahlen deiner Arbeiter steigen von links nach rechts. Solange das so ist, zahlt das Handelshaus eine Münze.
milestones-lesson-hire = Geh hin und wirb an: Ein Paar Arbeiter kostet { $coins ->
    [one] { $coins } Münze
   *[other] { $coins } Münzen
}, und mehr Arbeiter bringen mehr Güter.
milestones-lesson-cover = Leg sie hierhin: Die Zahlen steigen weiter, nur dein alter Sandarbeiter ist überdeckt. Dann beende deinen Zug.
milestones-lesson-office = Straßen kosten Stein und Sand, Häuser Stein und Holz, Märkte Holz und Sand. Auf ins Bauamt!
milestones-lesson-road = Baue ab diesem Markt eine Straße. Die Zahl unter ihrem Meilenstein bekommst du: { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}.
milestones-lesson-bonus = Daneben lag ein Bonusplättchen! Dein Steinhauer bringt damit jetzt { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
} und { $later }, sooft er arbeitet.
milestones-lesson-mill = Von deinem Straßenende darf jeder weiterbauen. Du bist hier fertig: weiter zur Mühle.
milestones-lesson-flour = Mehl aus { $grain } Getreide geht an einen Markt: Seine zwei besten freien Zahlen bringen { $points }. Beende deinen Zug.
milestones-lesson-castle = Am Ende jedes Umlaufs kommt die Burg: höchstens { $goods } Güter bleiben, ein Arbeiter geht. Deck einen Getreidebauern ab.
milestones-lesson-lap = Neuer Umlauf: Der Getreidebauer, den du überspringst, arbeitet mit, { $grain } Getreide! Beende deinen Zug.
milestones-lesson-rival = Der Roboter hat an deiner Straße weitergebaut: { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}. Beeil dich, die besten Zahlen sind zuerst weg!
milestones-lesson-end = Mit { $target } Punkten beginnt die letzte Runde. Danach bringen die meisten Arbeiter jeder Art { $points }; wer dann vorn liegt, gewinnt.
