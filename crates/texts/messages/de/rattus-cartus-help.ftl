# Die Karte hinter „?“.
rattus-cartus-summary-goal = Die meisten Punkte von allen, die die Pest überleben.
rattus-cartus-summary-live = Wer am Ende mehr Ratten hat, als Nonnen in der Reihe sind, ist tot.
rattus-cartus-summary-supply = Wähl erst ein Gebäude und nimm seinen Nachschub: Karten, weniger Ratten, Blicke.
rattus-cartus-summary-enter = Betritt dann ein Gebäude und leg dort verdeckt so viele Karten, wie du willst.
rattus-cartus-summary-action = Wer dort am meisten legt, hat die Premium-Aktion, die anderen die Standard-Aktion.
rattus-cartus-summary-classes = Sechs Stände: meister Einfluss 10 Punkte, der zweite 5, der dritte 2.
rattus-cartus-summary-more = Gold, Marker und die meisten Handkarten bringen ein paar Punkte dazu.
rattus-cartus-summary-plague = Fünf verdeckte Karten zeigen die Nonnen: etwa zehn. Nachsehen lohnt sich.
rattus-cartus-summary-influence = Jede gelegte Bevölkerungskarte bringt 1 Einfluss beim Stand des Gebäudes.
rattus-cartus-summary-strangers = Jede Karte eines anderen Standes bringt dir außerdem eine Ratte.
rattus-cartus-summary-jokers = Ein Joker zählt als Karte ohne Ratte.
rattus-cartus-summary-swords = Die meisten Schwerter in einem Gebäude holen jemandes halbe Hand.

# Was etwas ist, für alle, die darauf zeigen.
rattus-cartus-what-slot = Ein Gebäude dieser Runde. Oben sein Nachschub, darunter seine zwei Aktionen.
rattus-cartus-what-class = Die Einflussleiste eines Standes. Am Ende gibt es vorn 10 Punkte, dann 5, dann 2.
rattus-cartus-what-card = Karten auf deiner Hand. Leg sie in das Gebäude, das du betrittst; Karten seines Standes bringen keine Ratten.
rattus-cartus-what-nun = Eine verdeckte Karte der Nonnenreihe. Ein Blick sagt nur dir, wie viele Nonnen sie hat.
rattus-cartus-what-target = Wen es trifft.
rattus-cartus-what-pass = Mit einer Passe-Karte wartest du: Du betrittst später ein Gebäude.
rattus-cartus-what-decline = Verzichtet auf die Aktion dieses Gebäudes.
rattus-cartus-what-main = Tut, was darauf steht. Bist du drin, bleiben die Karten dort.

# In den ersten Partien: ein Satz mehr.
rattus-cartus-first-supply = Zehn Ratten verzeiht die Pest ungefähr: Weniger Ratten sind so viel wert wie Karten.
rattus-cartus-first-look = Das siehst nur du. Drei Nonnen oder mehr heißen: Du kannst dir mehr Ratten leisten.
rattus-cartus-first-enter = Karten vom Stand des Gebäudes sind sicher. Rechne ab, was sie bringen und was die Ratten kosten.
rattus-cartus-first-use = Die Premium-Aktion hat, wer am meisten gelegt hat; bei Gleichstand, wer zuerst kam.

rattus-danger-wasted = Außer dir ist niemand hier, und es kommt auch niemand mehr: Schwerter und Flöten ({ $n }) wären umsonst weg.
rattus-danger-rats = Das macht { $rats ->
    [one] { $rats } Ratte
   *[other] { $rats } Ratten
}, und zu erwarten { $nuns ->
    [one] ist etwa { $nuns } Nonne
   *[other] sind etwa { $nuns } Nonnen
}: Bleibt es dabei, bist du eher tot als lebendig.
rattus-danger-nothing = Du legst nichts, was Einfluss bringt. { $n ->
    [one] Eine Karte auf deiner Hand brächte ihn
   *[other] { $n } Karten auf deiner Hand brächten ihn
} hier ohne Ratte.

rattus-told-dead = Die Pest hat dich alles gekostet: { $rats ->
    [one] { $rats } Ratte
   *[other] { $rats } Ratten
}, und nur { $nuns ->
    [one] { $nuns } Nonne
   *[other] { $nuns } Nonnen
}.
