# A match, taken apart. Chances are told in points of a hundred.
analysis-title = Analyse
analysis-wait = Die Partie wird noch einmal angesehen
analysis-walking = Schritt { $step } von { $steps }
analysis-again = Noch einmal versuchen
analysis-replay = Partie ansehen
analysis-damaged = Diese Partie lässt sich nicht analysieren: Die Datei ist beschädigt.
analysis-not-over = Diese Partie wurde nicht beendet. Was gut war und was Glück, zeigt erst das Ende.
analysis-alone = Hier hat jemand allein gespielt. Glück und Fehler zeigen sich, wo auch andere gewinnen können.
analysis-no-judge = Dieses Spiel kann noch niemand beurteilen.
analysis-dead = Die Analyse ist stehen geblieben, weil niemand mehr antwortet. Deine Partie ist sicher.

# The verdict.
analysis-better = { $you ->
    [yes] Du hast besser gespielt.
   *[no] { $name } hat besser gespielt.
}
analysis-best = { $you ->
    [yes] Du hast am besten gespielt.
   *[no] { $name } hat am besten gespielt.
}
analysis-same-of-two = Beide haben gleich gut gespielt.
analysis-same = Niemand hat besser gespielt als der Rest.
analysis-luck-with = { $you ->
    [yes] Das Glück war bei dir.
   *[no] Das Glück war bei { $name }.
}
analysis-luck-too = Und das Glück half mit.
analysis-luck-even = Das Glück war gerecht verteilt.
analysis-ended = { $verdict }, { $scores }.
analysis-sum = { $you ->
    [yes] So kam es für dich:
   *[no] So kam es für { $name }:
} { $start } % am Anfang, { $luck } durch Glück, { $errors } durch Fehler, { $result } % am Ende.
analysis-played = { $you ->
    [yes] Du lagst zu { $n } % richtig.
   *[no] { $name } lag zu { $n } % richtig.
}
analysis-mistakes = { $n ->
    [0] Keine Fehler,
    [one] Fehler kosteten 1 Punkt,
   *[other] Fehler kosteten { $n } Punkte,
}
analysis-luck-none = das Glück hielt sich die Waage.
analysis-luck-gave = Glück brachte { $n }.
analysis-luck-cost = Pech kostete { $n }.
analysis-hidden = Davon { $points } durch das, was niemand sehen konnte.

# The picture.
analysis-chance = Siegchance
analysis-plot = Die Siegchancen aller vom Anfang bis zum Ende, darunter Glück und Fehler.
analysis-points = Ein Punkt ist ein Prozent Siegchance.
analysis-luck = Glück
analysis-errors = Fehler

# The moments.
analysis-moments = { $n ->
    [0] Kein einzelner Moment entschied
    [1] Ein Moment entschied
    [2] Zwei Momente entschieden
    [3] Drei Momente entschieden
   *[other] { $n } Momente entschieden
}
analysis-is-better = besser
analysis-is-played = gespielt oder gezogen
analysis-rather = Besser: { $what }
analysis-did = Gespielt: { $what }
analysis-gains = Sofort besser: { $gains }.
analysis-risk = In Gefahr: { $source } { $points }, in { $chance } % der Fälle.
analysis-later = { $n ->
    [one] Das bringt bis zum Ende etwa 1 Punkt mehr.
   *[other] Das bringt bis zum Ende etwa { $n } Punkte mehr.
}
analysis-blind = { $you ->
    [yes] Beurteilt nach dem, was du sehen konntest.
   *[no] Beurteilt nach dem, was { $name } sehen konnte.
}
analysis-good-luck = { $you ->
    [yes] Du hattest Glück
   *[no] { $name } hatte Glück
}
analysis-bad-luck = { $you ->
    [yes] Du hattest Pech
   *[no] { $name } hatte Pech
}
analysis-revealed = Das kam ans Licht. Wissen konnte es vorher niemand, also ist es Glück.
analysis-see = { $before } → { $after } %, ansehen

# Hints at the table.
hint-thinking = Hier wird nachgedacht.
hint-missing = Es kommt keine Antwort. Bitte noch einmal um einen Tipp.
hint-none = Hier weiß niemand einen Tipp.
hint-worth = { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}
hint-gains = Sofort: { $gains }.
