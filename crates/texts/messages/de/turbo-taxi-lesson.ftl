# Die geführte erste Partie. Höchstens 120 Zeichen je Satz; Zahlen nur als Argumente.
turbo-taxi-lesson-goal = Leg Straßen, auf denen jedes Taxi zum Haus seiner Farbe kommt. Wer das zuerst schafft, gewinnt eine Medaille.
turbo-taxi-lesson-centre = Diese Karte liegt bei allen in der Mitte. Alle bauen gleichzeitig um sie herum.
turbo-taxi-lesson-curve = Schwarz ist fertig. Leg eine Kurve neben das gelbe Taxi.
turbo-taxi-lesson-straight = Jetzt eine Gerade, weiter zum gelben Haus.
turbo-taxi-lesson-turn = Die liegt verkehrt: Ihre Straße führt ins Leere. Drück auf die Karte, dann dreht sie sich.
turbo-taxi-lesson-tee = Die letzte Karte: ein T-Stück. Es führt zum Haus und nimmt die Straße von unten auf.
turbo-taxi-lesson-halt = Keine Straße ist unterbrochen, keine führt ins Leere. Schnell, ruf „Halt!“, bevor es der Roboter tut.
turbo-taxi-lesson-right = Jetzt sehen alle deine Stadt an. Sie stimmt: Jedes Taxi kommt nach Hause.
turbo-taxi-lesson-medal = Die Karte wird deine Medaille, eine von { $all }. Weiter geht’s.
turbo-taxi-lesson-task = Wer gewinnt, stellt die nächste Aufgabe: Setz Taxis und Häuser an den Rand.
turbo-taxi-lesson-reveal = Noch kennt niemand das neue Zentrum. Deck es auf, dann läuft das Rennen.
turbo-taxi-lesson-wrong = Der Roboter war schneller, doch mit { $mistakes } Fehlern. Wer falsch ruft, setzt aus: Prüf also, bevor du rufst.
turbo-taxi-lesson-last = Nur du bist noch im Rennen: Auch diese Karte gehört dir. Du hast { $medals } Medaillen.
turbo-taxi-lesson-end = { $left ->
    [one] { $left } Karte ist
   *[other] { $left } Karten sind
} noch zu gewinnen. Nach der letzten siegt, wer die meisten Medaillen hat.
