# Die geführte erste Partie. Höchstens 120 Zeichen je Satz; Zahlen nur als Argumente.
rattus-cartus-lesson-goal = Der König ist tot, und du willst auf den Thron. Hol die meisten Punkte und überleb die Pest.
rattus-cartus-lesson-supplies = Jede Runde beginnt mit Nachschub. Hol dir { $cards } Karten bei der Burg.
rattus-cartus-lesson-enter = Dann betrittst du ein Gebäude, egal welches. Geh in den Palast, er gehört zum Königtum.
rattus-cartus-lesson-lay = Leg dort verdeckt deine { $cards } Karten vom Königtum. Jede bringt dir Einfluss in diesem Stand.
rattus-cartus-lesson-stranger = Karten anderer Stände zählen genauso, aber jede schleppt eine Ratte ein. Leg diese dazu.
rattus-cartus-lesson-most = Wer am meisten legt, bekommt die bessere Aktion: hier mehr Marker, und jeder zählt Punkte.
rattus-cartus-lesson-points = Im Königtum führst du. Bleibt das so, gibt es am Ende { $first ->
    [one] { $first } Punkt
   *[other] { $first } Punkte
}, für den Zweiten { $second }.
rattus-cartus-lesson-plague = Du hast { $rats ->
    [one] { $rats } Ratte
   *[other] { $rats } Ratten
}. Zeigen diese verdeckten Karten am Ende weniger Nonnen, bist du tot und verlierst.
rattus-cartus-lesson-peek = Nachschub mit Auge lässt dich spicken. Nimm diesen, dann sieh eine verdeckte Karte der Nonnenreihe an.
rattus-cartus-lesson-nuns = { $nuns ->
    [one] { $nuns } Nonne
   *[other] { $nuns } Nonnen
}, und nur du weißt es. Deine Überlebenschance sinkt auf { $chance } %.
rattus-cartus-lesson-monastery = Also weg mit den Ratten! Im Kloster wirst du sie los: Geh hinein.
rattus-cartus-lesson-hidden = Hier hat der Roboter { $cards } Karten versteckt. Leg deine von der Kirche: Wer am meisten legt, wird mehr Ratten los.
rattus-cartus-lesson-sword = Der Roboter hatte ein Schwert versteckt! Es kostet dich die halbe Hand: Gib dem Roboter { $cards } Karten.
rattus-cartus-lesson-end = Nach { $rounds } Runden zählen erst die Punkte, dann die Nonnen. Wer stirbt, verliert trotz aller Punkte.
