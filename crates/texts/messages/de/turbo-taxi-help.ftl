# Die Karte hinter „?“.
turbo-taxi-summary-goal = Gewinne die meisten Medaillen: eine für jede Aufgabe.
turbo-taxi-summary-place = Einer von euch stellt zwei Taxis und zwei Häuser um die Stadt.
turbo-taxi-summary-build = Dann bauen alle zugleich: acht Karten rund um die in der Mitte.
turbo-taxi-summary-halt = Sicher, dass alles stimmt? Rufe „Halt!“, bevor es die anderen tun.
turbo-taxi-summary-right = Ein richtiger Plan gewinnt die Karte: eine Medaille.
turbo-taxi-summary-wrong = Ein falscher Ruf, und du setzt bei dieser Aufgabe aus.
turbo-taxi-summary-nothing = Geben alle auf, gewinnt niemand die Karte.
turbo-taxi-summary-routes = Von jedem Taxi muss eine Straße zum Haus seiner Farbe führen.
turbo-taxi-summary-edges = Straßen verlassen die Stadt nur bei den vier Figuren. Keine darf abbrechen.
turbo-taxi-summary-centre = Die Karte in der Mitte bleibt, wie sie liegt.

# Was etwas ist, für alle, die darauf zeigen.
turbo-taxi-what-centre = Die Karte dieser Aufgabe. Sie liegt in jedem Plan in der Mitte und bleibt, wie sie ist.
turbo-taxi-what-cell = Ein Feld der Stadt. Jede Karte darf dort liegen, gedreht, wie du willst.
turbo-taxi-what-field = Ein Randfeld: Hier kann ein Taxi oder Haus stehen; dann muss eine Straße hinführen.
turbo-taxi-what-pile = Deine Karten dieser Art. Wähle sie, dann ein Feld.
turbo-taxi-what-figure = Ein Taxi oder Haus, das an den Rand kommt.
turbo-taxi-what-vote = Sagt, dass du nichts findest. Sagen es alle, verfällt die Aufgabe.
turbo-taxi-what-pause = Bittet die anderen um eine Pause.
turbo-taxi-what-random = Der Zufall stellt die Figuren auf.
turbo-taxi-what-solution = Zeigt die richtigen Pläne dieser Aufgabe.
turbo-taxi-what-film = Zeigt, wie ein Plan gebaut wurde.
turbo-taxi-what-reach = Zeigt, bis wann jeder Plan noch stimmen konnte.
turbo-taxi-what-try = Dieselbe Aufgabe auf einem eigenen Plan, solange du aussetzt.
turbo-taxi-what-check = Sagt, ob dein Plan nebenher stimmt.
turbo-taxi-what-built = Was jemand gebaut hat.
turbo-taxi-what-main = Ruft „Halt!“, sobald alle neun Felder belegt sind. Ein falscher Ruf kostet dich diese Aufgabe.
turbo-taxi-what-board = Deine Stadt aus drei mal drei Feldern. Leg Straßen von jedem Taxi zum Haus seiner Farbe.
turbo-taxi-what-stack = Die Karten, die noch zu gewinnen sind. Jede wird Zentrum einer Aufgabe, dann Medaille.
turbo-taxi-what-seat = Wer mitspielt, und die Medaillen bisher. Die meisten Medaillen gewinnen.

# In den ersten Partien: ein Satz mehr.
turbo-taxi-first-place = Mindestens zwei Figuren gehören auf grüne Felder neben den Ecken.
turbo-taxi-first-build = Fang mit den Wegen an: Welche Seiten müssen verbunden sein? Sackgasse und T-Stücke schließen den Rest.
turbo-taxi-first-check = Jetzt sehen alle den Plan und seine Fehler.

taxi-danger-marked = { $n ->
    [one] Ein Fehler ist
   *[other] { $n } Fehler sind
} auf deinem Plan markiert: Wer falsch ruft, setzt bei dieser Aufgabe aus.
taxi-danger-call = Fahre erst beide Wege ab, von jedem Taxi zu seinem Haus: Wer falsch ruft, setzt bei dieser Aufgabe aus.

taxi-told-plans = Richtige Pläne haben dir { $n ->
    [one] { $n } Medaille
   *[other] { $n } Medaillen
} gebracht.
taxi-told-left = Falsche Rufe der anderen haben dir { $n ->
    [one] { $n } Medaille
   *[other] { $n } Medaillen
} gebracht.
taxi-told-fastest = Dein schnellster Plan stand nach { $time }.
taxi-told-wrong = Falsche Rufe haben dich { $n ->
    [one] { $n } Medaille
   *[other] { $n } Medaillen
} gekostet.
taxi-told-slower = Andere waren mit einem richtigen Plan schneller: { $n ->
    [one] Das war { $n } Medaille
   *[other] Das waren { $n } Medaillen
}.
