# Die Karte hinter „?“.
rattus-cartus-summary-goal = Wer die Pest überlebt und die meisten Punkte hat, gewinnt.
rattus-cartus-summary-live = Hast du am Ende mehr Ratten, als Nonnen in der Nonnenreihe sind, bist du tot.
rattus-cartus-summary-supply = Hol dir erst Nachschub: Karten, weniger Ratten, Blicke in die Nonnenreihe.
rattus-cartus-summary-enter = Betritt dann ein Gebäude und lege dort verdeckt so viele Karten, wie du willst.
rattus-cartus-summary-action = Wer dort am meisten legt, bekommt die Premiumaktion, die anderen die Normalaktion.
rattus-cartus-summary-classes = Sechs Stände: Der meiste Einfluss bringt 10 Punkte, der zweitmeiste 5, der dritte 2.
rattus-cartus-summary-more = Gold, Marker und die meisten Handkarten bringen ein paar Punkte dazu.
rattus-cartus-summary-plague = Die Nonnenreihe: fünf verdeckte Karten mit etwa zehn Nonnen. Ansehen lohnt sich.
rattus-cartus-summary-influence = Jede gelegte Bevölkerungskarte bringt 1 Einfluss beim Stand des Gebäudes.
rattus-cartus-summary-strangers = Jede Karte eines anderen Standes bringt dir auch eine Ratte.
rattus-cartus-summary-jokers = Ein Joker bringt Einfluss wie eine Bevölkerungskarte, aber nie eine Ratte.
rattus-cartus-summary-swords = Die meisten Schwerter in einem Gebäude nehmen jemandem die halbe Hand.

# Was etwas ist, für alle, die darauf zeigen.
rattus-cartus-what-slot = Ein Gebäude dieser Runde. Oben sein Nachschub, darunter seine zwei Aktionen.
rattus-cartus-what-class = Die Einflussleiste eines Standes. Am Ende bringt sie 10 Punkte für den meisten Einfluss, dann 5, dann 2.
rattus-cartus-what-card = Karten auf deiner Hand. Lege sie in das Gebäude, das du betrittst; Karten seines Standes bringen keine Ratte.
rattus-cartus-what-nun = Eine verdeckte Karte der Nonnenreihe. Siehst du sie an, weißt nur du, wie viele Nonnen sie hat.
rattus-cartus-what-target = Wen deine Schwerter oder Flöten treffen können.
rattus-cartus-what-pass = Mit einer Passe-Karte gehst du erst nach den anderen hinein.
rattus-cartus-what-decline = Damit verzichtest du auf die Aktion dieses Gebäudes.
rattus-cartus-what-main = Tut, was darauf steht. Bist du im Gebäude, nimmst du keine Karte zurück.
rattus-cartus-what-board = Die Gebäude dieser Runde. Wer eins betritt, legt dort verdeckt Karten.
rattus-cartus-what-nuns = Die Nonnenreihe: fünf verdeckte Karten. Wer am Ende mehr Ratten hat, als sie Nonnen zeigen, ist tot.
rattus-cartus-what-seat = Wer mitspielt: Punkte bisher, Handkarten und Ratten. Von allen, die leben, gewinnen die meisten Punkte.

# In den ersten Partien: ein Satz mehr.
rattus-cartus-first-supply = Mehr als etwa zehn Ratten bringen dich um: Ratten loswerden ist so viel wert wie Karten ziehen.
rattus-cartus-first-look = Nur du siehst sie. Ab drei Nonnen kannst du dir mehr Ratten leisten.
rattus-cartus-first-enter = Karten vom Stand des Gebäudes bringen keine Ratte. Bei anderen wäge Einfluss gegen Ratten ab.
rattus-cartus-first-use = Die Premiumaktion bekommt, wer am meisten gelegt hat, bei Gleichstand, wer zuerst kam.

rattus-danger-wasted = Hier ist sonst niemand, und es kommt auch niemand mehr: Deine Schwerter und Flöten ({ $n }) wären verschenkt.
rattus-danger-rats = Damit hast du { $rats ->
    [one] { $rats } Ratte
   *[other] { $rats } Ratten
}, und zu erwarten { $nuns ->
    [one] ist etwa { $nuns } Nonne
   *[other] sind etwa { $nuns } Nonnen
}: Bleibt es dabei, stirbst du wahrscheinlich.
rattus-danger-nothing = Du legst nichts, was Einfluss bringt. Dabei { $n ->
    [one] brächte ihn eine deiner Karten
   *[other] brächten ihn { $n } deiner Karten
} ohne Ratte.

rattus-told-dead = Die Pest hat dich erwischt: { $rats ->
    [one] { $rats } Ratte
   *[other] { $rats } Ratten
}, aber nur { $nuns ->
    [one] { $nuns } Nonne
   *[other] { $nuns } Nonnen
}.
