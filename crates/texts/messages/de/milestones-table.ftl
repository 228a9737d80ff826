# Namen.
milestones-kind-stone = Stein
milestones-kind-wood = Holz
milestones-kind-sand = Sand
milestones-kind-grain = Getreide
milestones-kind-coin = Münze
milestones-letter-stone = S
milestones-letter-wood = H
milestones-letter-sand = A
milestones-letter-grain = G
milestones-letter-coin = M
milestones-n-stone = { $n } Stein
milestones-n-wood = { $n } Holz
milestones-n-sand = { $n } Sand
milestones-n-grain = { $n } Getreide
milestones-n-coin = { $n ->
    [one] 1 Münze
   *[other] { $n } Münzen
}
milestones-nothing = nichts
milestones-n-points = { $n ->
    [one] 1 Punkt
   *[other] { $n } Punkte
}
milestones-worker-stone = Steinhauer
milestones-worker-wood = Holzfäller
milestones-worker-sand = Sandarbeiter
milestones-worker-grain = Getreidemäher
milestones-worker-coin = Münzpräger
milestones-workers-stone = Steinhauer
milestones-workers-wood = Holzfäller
milestones-workers-sand = Sandarbeiter
milestones-workers-grain = Getreidemäher
milestones-workers-coin = Münzpräger
milestones-space-castle = Burg
milestones-space-path = Feld { $n }
milestones-space-trading-house = Handels­haus
milestones-space-office = Bau­amt
milestones-space-mill = Mühle
milestones-in-castle = In der Burg
milestones-in-path = Auf Feld { $n }
milestones-in-trading-house = Im Handelshaus
milestones-in-office = Im Bauamt
milestones-in-mill = In der Mühle
milestones-to-castle = in die Burg
milestones-to-path = auf Feld { $n }
milestones-to-trading-house = ins Handelshaus
milestones-to-office = ins Bauamt
milestones-to-mill = in die Mühle
milestones-section = Straße
milestones-house = Haus
milestones-market = Markt
milestones-sack = Mehlsäcke
milestones-left = übrig
milestones-tile = { $left } und { $right }

# Der Tisch.
milestones-players = Mitspielende
milestones-others = Rundkurse der anderen
milestones-vp = SP
milestones-points = Punkte
milestones-goods = Güter
milestones-workers = Arbeiter
milestones-no-goods = keine Güter
milestones-map-region = Karte
milestones-map = Karte mit { $n } Ecken
milestones-whole-map = Ganze Karte, oder näher
milestones-show-names = Namen der Ecken zeigen
milestones-views = Ansichten
milestones-tab-map = Karte
milestones-tab-loop = Rundkurs
milestones-score-of = { $n } von { $target }
milestones-last-round = Letzte Runde
milestones-tag-rises = Reihe steigt
milestones-tag-falls = Reihe fällt bei { $n }
milestones-ahead-all = { $where }: Handelshaus, Bauamt und Mühle kommen noch
milestones-ahead-office = { $where }: Bauamt und Mühle kommen noch
milestones-ahead-mill = { $where }: danach Mühle oder Burg
milestones-ahead-castle = { $where }: danach nur die Burg
milestones-ahead-lap = { $where }: mit der ganzen Runde vor sich

# Rundkurs.
milestones-loop = Dein Rundkurs und deine Güter
milestones-path = Weg, mit dem, was ein Halt bringt
milestones-pawn = Spielfigur
milestones-surplus = die Burg nähme { $n }
milestones-gains-from = hinter der Figur: Ertrag der nächsten Runde
milestones-stop-empty = Feld { $n }, leer
milestones-stop-covered = Feld { $n }, abgedeckt
milestones-stop-worker = Feld { $n }, { $worker }: { $brings }{ $points ->
    [0] { "" }
    [one] , 1 Punkt
   *[other] , { $points } Punkte
}
milestones-castle-takes = { $n ->
    [0] nimmt nichts
   *[other] nimmt { $n }
}
milestones-castle-covers = deckt 1 ab
milestones-castle-spares = deckt nichts ab
milestones-row-rises = Reihe steigt:
milestones-row-falls = Reihe fällt bei { $n }: keine Münze
milestones-office-none = Güter reichen für nichts
milestones-office-can = Güter für
milestones-mill-grain = { $n } von 2 Getreide
milestones-mill-full = alle Märkte haben Mehl

# Ecken und Grundstücke, gesprochen.
milestones-corner-number = Zahl { $n }
milestones-corner-milestone = Meilenstein
milestones-corner-market = Markt
milestones-corner-market-sack = Markt mit Mehlsack
milestones-corner-road-end = Straßenende
milestones-plot = Grundstück { $plot }
milestones-target-start = Straße beginnen: bis zu { $gain }
milestones-target-via = Meilenstein: { $gain }
milestones-target-end = Ende des Abschnitts
milestones-target-house = Haus: { $gain }
milestones-target-market = Markt: { $gain }
milestones-target-sack = Mehl: { $gain }
milestones-title-start = Straße ab { $at }
milestones-title-via = Meilenstein auf { $at }
milestones-title-end = Straße bis { $at }
milestones-title-house = Haus auf { $at }
milestones-title-market = Markt auf { $at }
milestones-title-sack = Mehl für { $at }
milestones-line-free = { $n ->
    [one] freie Zahl
   *[other] freie Zahlen
}
milestones-line-bonus = für den Bonus { $kind }, wenn du ihn nimmst
milestones-line-bonus-must = für den Bonus { $kind }
milestones-line-coin = { $n ->
    [one] Münze
   *[other] Münzen
}
milestones-line-flour = später für Mehl
milestones-line-opens = offen für die Nächsten
milestones-short = +{ $n }
milestones-short-coins = +{ $n } und { $coins ->
    [one] 1 Münze
   *[other] { $coins } Münzen
}

# Seite.
milestones-first-to = Ziel: { $n }
milestones-then-last = dann letzte Runde
milestones-to-go = { $n ->
    [0] am Ziel
   *[other] noch { $n }
}
milestones-last-target = Ziel erreicht: { $name }. { $n ->
    [0] Der letzte Doppelzug läuft.
   *[other] Noch an der Reihe: { $names }.
}
milestones-last-tile = Letztes Plättchen angeworben: { $name }. { $n ->
    [0] Der letzte Doppelzug läuft.
   *[other] Noch an der Reihe: { $names }.
}
milestones-last-stall = Schon lange hat niemand Punkte gemacht: Das Spiel endet.
milestones-majorities = Mehrheiten
milestones-pays = allein 5, geteilt 2
milestones-pays-two = allein 5
milestones-now = jetzt
milestones-end = Ende
milestones-if-now = wenn jetzt
milestones-hire = Anwerben
milestones-hire-more = je { $price } Münzen · Stapel { $n }
milestones-unseen = Noch im Stapel

# Die Frage.
milestones-ask-draft = Nimm ein Startplättchen
milestones-ask-draft-more = Du nimmst zwei. Steigende Zahlen bringen später Einkommen.
milestones-ask-place-start = Lege deine Startplättchen
milestones-ask-place-start-more = Wähle ein Plättchen, dann das Feld seiner linken Hälfte. Lücken stören nicht.
milestones-ask-move = Wohin ziehst du?
milestones-ask-move-more = Jedes Feld vor dir zeigt, was ein Halt dort bringt.
milestones-ask-second-move = Zweiter Zug: Wohin?
milestones-ask-second-move-more = Es geht von deiner Figur aus weiter, höchstens bis zur Burg.
milestones-ask-trade = Anwerben, kaufen, verkaufen
milestones-ask-trade-more = { $n ->
    [one] Du hast 1 Münze.
   *[other] Du hast { $n } Münzen.
} Zum Verkaufen drücke zwei Waren.
milestones-ask-place = Lege die neuen Arbeiter
milestones-ask-place-more = Wähle das Feld der linken Hälfte; was dort liegt, wird überbaut.
milestones-ask-section = Baue eine Straße
milestones-ask-section-more = Wähle einen Markt oder ein Straßenende, wo sie beginnt.
milestones-ask-via = Wo steht der Meilenstein?
milestones-ask-via-more = Ab { $at }: Es zählt die Zahl unter dem Meilenstein.
milestones-ask-end = Wo endet der Abschnitt?
milestones-ask-end-more = Weiter ab { $at }; das Ende bleibt frei für alle.
milestones-ask-house = Baue ein Haus
milestones-ask-house-more = Wähle ein Grundstück an einer Straße: Freie Zahlen an seinen Ecken zählen.
milestones-ask-market = Baue einen Markt
milestones-ask-market-more = Wähle eine freie Zahl an einer Straße: Sie zählt, und Straßen können dort beginnen.
milestones-ask-built = Nichts mehr zu bauen
milestones-ask-built-more = Deine Güter oder die Karte lassen nichts weiter zu.
milestones-ask-bonus = Nimmst du den Bonus { $kind }?
milestones-ask-bonus-more = Wähle einen { $worker } dafür, oder lass ihn liegen. Er punktet bei jedem Ertrag und zählt am Ende doppelt.
milestones-ask-bonus-house = Der Bonus { $kind } gehört dir
milestones-ask-bonus-house-more = Wähle den { $worker }, der ihn trägt.
milestones-ask-deliver = Liefere Mehl
milestones-ask-deliver-more = Wähle einen Markt ohne Sack: Seine zwei besten freien Nachbarn zählen. Du hast { $n } Getreide.
milestones-ask-keep = Behalte drei Güter
milestones-ask-keep-more = Von { $n } Gütern lässt dir die Burg drei.
milestones-ask-cover = Decke einen Arbeiter ab
milestones-ask-cover-more = Wähle einen, auf den du verzichten kannst.
milestones-ask-end-turn = Dein Doppelzug ist gemacht
milestones-ask-end-turn-more = Bis du fertig bist, kannst du Schritte zurücknehmen, nur keine vor einem aufgedeckten Plättchen.
milestones-ask-over = Das Spiel ist aus
milestones-step = Zug { $n } von 2
milestones-step-start = Vor dem ersten Zug
milestones-wait-draft = { $name } nimmt Startplättchen
milestones-wait-place = { $name } legt Startplättchen
milestones-wait-move = { $name } ist unterwegs
milestones-wait-trade = { $name } ist im Handelshaus
milestones-wait-build = { $name } ist im Bauamt
milestones-wait-deliver = { $name } ist in der Mühle
milestones-wait-castle = { $name } ist in der Burg

# Auswahl.
milestones-group-hire = Ein Plättchen anwerben
milestones-group-buy = Kaufen
milestones-group-sell = Zwei verkaufen
milestones-buy-one = { $kind } für 2 Münzen kaufen
milestones-sell-one = { $kind } verkaufen; noch { $n }
milestones-kept = { $kind }, behalten
milestones-given-up = { $kind }, abgegeben
milestones-done = Fertig
milestones-leave-bonus = Liegen lassen
milestones-button-wait = Warten
milestones-button-move = Wähle ein Feld
milestones-button-draft = Wähle ein Plättchen
milestones-button-choose = Erst wählen
milestones-button-keep-more = Behalte noch { $n }
milestones-do-pick = Dieses nehmen
milestones-do-place = Hierhin legen
milestones-do-move = Ziehe { $to }
milestones-do-recruit = Für 2 Münzen anwerben
milestones-do-buy = Für 2 Münzen kaufen
milestones-do-sell = Für 1 Münze verkaufen
milestones-do-start = Hier beginnen
milestones-do-via = Meilenstein: { $gain }
milestones-do-lay = Bauen: { $gain }
milestones-do-build = Bauen: { $gain }
milestones-do-bonus = Dorthin legen: +1
milestones-do-deliver = Liefern: { $gain }
milestones-do-keep = Diese drei behalten
milestones-do-cover = Diesen abdecken
milestones-do-end = Doppelzug beenden

# Was angesehen wird.
milestones-preview-nothing = bringt nichts
milestones-preview-office = bauen, was du bezahlen kannst
milestones-preview-mill = liefern für je 2 Getreide
milestones-preview-income = +1 Münze, dann Handel
milestones-preview-no-income = keine Münze, die Reihe fällt; dann Handel
milestones-preview-castle = { $n ->
    [0] du behältst alle Güter und alle Arbeiter
    [one] du gibst 1 Gut ab
   *[other] du gibst { $n } Güter ab
}
milestones-preview-castle-covers = { $n ->
    [0] du deckst einen Arbeiter ab
    [one] du gibst 1 Gut ab und deckst einen Arbeiter ab
   *[other] du gibst { $n } Güter ab und deckst einen Arbeiter ab
}
milestones-preview-bonus = { $worker }: jetzt +1, +1 bei jedem Ertrag, zählt doppelt
milestones-preview-rises = die Reihe steigt
milestones-preview-falls = die Reihe fällt
milestones-preview-over = { $n ->
    [one] ein Arbeiter wird überbaut
   *[other] { $n } Arbeiter werden überbaut
}
milestones-preview-lost = { $n ->
    [one] ein Bonusplättchen geht verloren
   *[other] { $n } Bonusplättchen gehen verloren
}
milestones-preview-majority = Mehrheiten { $n }

# Tasten.
milestones-keys-path = ein Wegefeld
milestones-keys-buildings = Handelshaus, Bauamt, Mühle, Burg
milestones-keys-builds = Straße, Haus, Markt

# Warum nicht.
why-MS-29 = Gewählt wird gegen den Uhrzeigersinn, und gerade wählt jemand anderes.
why-MS-30 = Nimm zuerst ein Startplättchen.
why-MS-32 = Lege zuerst eines deiner Startplättchen.
why-MS-33 = Startplättchen überdecken einander nicht: Wähle zwei leere Felder.
why-MS-34 = Ein Plättchen liegt auf zwei benachbarten Wegefeldern und ragt nicht hinaus.
why-MS-35 = Du bist nicht an der Reihe.
why-MS-39 = Dein Doppelzug ist gemacht: Beende ihn oder nimm einen Schritt zurück.
why-MS-40 = Die Straße ist begonnen: Wähle ihren Weg oder nimm sie zurück.
why-MS-41 = Du ziehst zweimal: Wähle ein Feld.
why-MS-43 = Gezogen wird vorwärts, höchstens bis zur nächsten Burg.
why-MS-55 = Du bist im Handelshaus: anwerben, kaufen, verkaufen oder fertig.
why-MS-56 = Ein Plättchen je Besuch, und du hast schon eines angeworben.
why-MS-57 = Ein Plättchen der Auslage kostet 2 Münzen.
why-MS-58 = Lege zuerst die neuen Arbeiter auf zwei benachbarte Wegefelder.
why-MS-61 = Eine Ware kostet 2 Münzen.
why-MS-62 = Zwei Waren bringen 1 Münze; Münzen verkauft man nicht.
why-MS-63 = Jedes Paar von Waren wird einmal angeboten.
why-MS-67 = Du bist im Bauamt: bauen oder fertig.
why-MS-68 = Deine Güter reichen dafür nicht.
why-MS-70 = Ein Abschnitt führt über eine Nachbarecke zu deren Nachbarn.
why-MS-71 = Eine Straße beginnt an einem Markt oder einem Straßenende.
why-MS-72 = Straßen führen nur über Ecken und zu Ecken, die noch keine Straße erreicht hat.
why-MS-73 = Keine Straße beginnt an einem Meilenstein oder zwischen zwei Abschnitten.
why-MS-77 = Von hier kann keine Straße weitergehen.
why-MS-78 = Alle 24 Abschnitte sind gebaut.
why-MS-79 = Ein Haus braucht ein eigenes Grundstück mit einer Straße am Rand.
why-MS-82 = Hier liegt ein Bonusplättchen, und keiner deiner Arbeiter kann es nehmen.
milestones-why-no-houses = Alle 12 Häuser sind gebaut.
why-MS-83 = Ein Markt kommt auf eine freie Zahl, die eine Straße berührt.
why-MS-84 = Alle Märkte sind gebaut.
why-MS-86 = Ein Bonusplättchen kommt auf einen Arbeiter seiner Art, der noch keines hat.
why-MS-87 = Dieses Bonusplättchen liegt nicht dort, wo du gebaut hast.
why-MS-88 = Sag zuerst, ob du das Bonusplättchen nimmst.
why-MS-90 = Wähle zuerst den Arbeiter, der das Bonusplättchen trägt.
why-MS-98 = Du bist in der Mühle: für 2 Getreide liefern oder fertig.
why-MS-99 = Mehl geht an einen Markt, der noch keines hat.
why-MS-106 = Die Burg lässt dir drei Güter: Wähle, welche.
why-MS-109 = In der Burg wird einer von drei oder mehr Arbeitern abgedeckt: Wähle, welcher.
why-MS-110 = Abgedeckt wird nur ein Arbeiter, den man sieht.

# Protokoll.
milestones-log-started = { $you ->
    [yes] Du bist zuerst an der Reihe.
   *[no] { $name } ist zuerst an der Reihe.
}
milestones-log-picked = { $you ->
    [yes] Du nimmst Plättchen { $tile }.
   *[no] { $name } nimmt Plättchen { $tile }.
}
milestones-log-left-over = Plättchen { $tile } ist aus dem Spiel.
milestones-log-placed = { $you ->
    [yes] Du legst Plättchen { $tile } auf { $left } und { $right }.
   *[no] { $name } legt Plättchen { $tile } auf { $left } und { $right }.
}
milestones-log-turn = { $you ->
    [yes] Du bist an der Reihe
   *[no] { $name }
}
milestones-log-moved = { $you ->
    [yes] Du ziehst { $to }.
   *[no] { $name } zieht { $to }.
}
milestones-log-produced = *+{ $goods }*{ $points ->
    [0] .
    [one] , *+1 Punkt*.
   *[other] , *+{ $points } Punkte*.
}
milestones-log-income = { $you ->
    [yes] Deine Reihe steigt: *+1 Münze*.
   *[no] Die Reihe von { $name } steigt: *+1 Münze*.
}
milestones-log-no-income = { $you ->
    [yes] Deine Reihe fällt: kein Einkommen.
   *[no] Die Reihe von { $name } fällt: kein Einkommen.
}
milestones-log-recruited = { $you ->
    [yes] Du wirbst Plättchen { $tile } an,
   *[no] { $name } wirbt Plättchen { $tile } an,
} auf { $left } und { $right }{ $over ->
    [0] .
    [one] , über einen Arbeiter.
   *[other] , über { $over } Arbeiter.
}{ $lost ->
    [0] { "" }
    [one] { " " }Ein Bonusplättchen geht verloren.
   *[other] { " " }{ $lost } Bonusplättchen gehen verloren.
}
milestones-log-refilled = Plättchen { $tile } kommt in die Auslage.
milestones-log-shrank = { $n ->
    [one] In der Auslage liegt noch 1 Plättchen.
   *[other] In der Auslage liegen noch { $n } Plättchen.
}
milestones-log-bought = { $you ->
    [yes] Du kaufst *{ $kind }*.
   *[no] { $name } kauft *{ $kind }*.
}
milestones-log-sold = { $you ->
    [yes] Du verkaufst { $goods }: *+1 Münze*.
   *[no] { $name } verkauft { $goods }: *+1 Münze*.
}
milestones-log-section = { $you ->
    [yes] Du baust { $at }: *+{ $points }*.
   *[no] { $name } baut { $at }: *+{ $points }*.
}
milestones-log-house = { $you ->
    [yes] Du baust ein Haus auf { $at }: *+{ $points }*.
   *[no] { $name } baut ein Haus auf { $at }: *+{ $points }*.
}
milestones-log-market = { $you ->
    [yes] Du baust einen Markt auf { $at }: *+{ $points }*.
   *[no] { $name } baut einen Markt auf { $at }: *+{ $points }*.
}
milestones-log-bonus = { $you ->
    [yes] Du legst den Bonus { $kind } auf Feld { $space }: *+{ $points }*.
   *[no] { $name } legt den Bonus { $kind } auf Feld { $space }: *+{ $points }*.
}
milestones-log-bonus-left = { $you ->
    [yes] Du lässt das Bonusplättchen liegen.
   *[no] { $name } lässt das Bonusplättchen liegen.
}
milestones-log-delivered = { $you ->
    [yes] Du bringst Mehl nach { $at }: { $numbers }, *+{ $points }* und *1 Münze*.
   *[no] { $name } bringt Mehl nach { $at }: { $numbers }, *+{ $points }* und *1 Münze*.
}
milestones-log-delivered-for-coin = { $you ->
    [yes] Du bringst Mehl nach { $at }: keine freie Zahl, nur *1 Münze*.
   *[no] { $name } bringt Mehl nach { $at }: keine freie Zahl, nur *1 Münze*.
}
milestones-log-given-up = { $you ->
    [yes] Du gibst { $goods } ab.
   *[no] { $name } gibt { $goods } ab.
}
milestones-log-covered = { $you ->
    [yes] Du deckst
   *[no] { $name } deckt
} auf Feld { $space } einen { $worker } ab.{ $lost ->
    [yes] { " " }Ein Bonusplättchen geht verloren.
   *[no] { "" }
}
milestones-log-skipped = { $where } ist nichts zu tun.
milestones-log-end-target = { $you ->
    [yes] Du hast das Ziel erreicht: Die letzte Runde beginnt.
   *[no] { $name } hat das Ziel erreicht: Die letzte Runde beginnt.
}
milestones-log-end-tile = { $you ->
    [yes] Du hast das letzte Plättchen angeworben: Die letzte Runde beginnt.
   *[no] { $name } hat das letzte Plättchen angeworben: Die letzte Runde beginnt.
}
milestones-log-end-stall = Schon lange hat niemand Punkte gemacht: Das Spiel endet.
milestones-log-last-turn = { $you ->
    [yes] Du bist zum letzten Mal an der Reihe.
   *[no] { $name } ist zum letzten Mal an der Reihe.
}
milestones-log-majority = Die meisten { $workers }: { $n ->
    [0] niemand.
   *[other] { $list }.
}

# Das Ende.
milestones-goods-left = Güter übrig
milestones-turns-played = { $n ->
    [one] Es gab 1 Doppelzug.
   *[other] Es gab { $n } Doppelzüge.
}
milestones-tie-goods = Bei Gleichstand entscheiden mehr Güter.

# Einstellungen.
milestones-remark-built-in = Die gedruckte Karte und die Plättchen kennen wir nicht: Diese Ausgabe ist rekonstruiert, sodass sie zu den Anzahlen der Anleitung passt. Wer das Spiel besitzt, kann eine eigene Datei wählen.
milestones-remark-file = „{ $title }“: Karte { $map }, Arbeiterplättchen { $tiles }, Bonusplättchen { $bonus }.
milestones-printed = wie gedruckt
milestones-derived = abgeleitet
milestones-reconstructed = rekonstruiert
milestones-invented = erfunden
milestones-remark-few-corners = { $n } Ecken sind zu wenige für alle 24 Abschnitte.
milestones-remark-high-number = Ecke { $corner } hat die Zahl { $n }; auf unserer Karte geht es bis 5.
milestones-remark-uneven-kind = Für { $kind } gibt es { $n } Arbeiter; bei unseren Plättchen hat jede Art 14.
milestones-remark-falling-tile = Auf Plättchen { $id } ist die linke Zahl die höhere.
milestones-remark-no-plot = Ecke { $corner } gehört zu keinem Grundstück.
