# Das geführte erste Spiel. Höchstens 120 Zeichen je Satz; Zahlen nur als Argumente.
turbo-taxi-lesson-goal = Jedes Taxi muss zum Haus seiner Farbe. Der erste richtige Plan gewinnt.
turbo-taxi-lesson-centre = Diese Karte ist das Zentrum aller Pläne. Alle bauen gleichzeitig darum herum.
turbo-taxi-lesson-curve = Schwarz ist fertig. Leg eine Kurve neben das gelbe Taxi.
turbo-taxi-lesson-straight = Jetzt eine Gerade, weiter zum gelben Haus.
turbo-taxi-lesson-turn = Die liegt verkehrt: Am Kartenrand darf keine Straße enden. Drück auf die Karte, dann dreht sie sich.
turbo-taxi-lesson-tee = Die letzte Karte: ein T-Stück. Es führt zum Haus und nimmt die Straße von unten auf.
turbo-taxi-lesson-halt = Keine Straße ist unterbrochen, keine führt ins Leere. Schnell, ruf Halt!, bevor es der Roboter tut.
turbo-taxi-lesson-right = Alle sehen sich deinen Plan an. Er stimmt: Beide Taxis kommen nach Hause.
turbo-taxi-lesson-medal = Die Karte wird deine Medaille. { $all } gibt es zu gewinnen. Weiter geht’s.
turbo-taxi-lesson-task = Wer gewinnt, stellt die nächste Aufgabe: Setz Taxis und Häuser an den Rand.
turbo-taxi-lesson-reveal = Noch kennt niemand das neue Zentrum. Deck es auf, dann läuft das Rennen.
turbo-taxi-lesson-wrong = Der Roboter hat zuerst gerufen, doch sein Plan hat { $mistakes } Fehler. Wer falsch ruft, setzt aus.
turbo-taxi-lesson-last = Nur du bist noch im Rennen: Auch diese Karte gehört dir. Du hast { $medals } Medaillen.
turbo-taxi-lesson-end = { $left ->
    [one] { $left } Karte ist
   *[other] { $left } Karten sind
} noch zu gewinnen. Nach der letzten siegt, wer die meisten Medaillen hat.
