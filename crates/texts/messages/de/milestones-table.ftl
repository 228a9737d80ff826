# Namen.
milestones-kind-stone = Stein
milestones-kind-wood = Holz
milestones-kind-sand = Sand
milestones-kind-grain = Getreide
milestones-kind-coin = Münze
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
milestones-worker-grain = Getreidebauer
milestones-worker-coin = Münzpräger
milestones-workers-stone = Steinhauer
milestones-workers-wood = Holzfäller
milestones-workers-sand = Sandarbeiter
milestones-workers-grain = Getreidebauern
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
milestones-left = Noch im Vorrat
milestones-tile = { $left } und { $right }

# Der Tisch.
milestones-points = Punkte bisher
milestones-goods = Güter
milestones-map = Karte mit { $n ->
    [one] 1 Ecke
   *[other] { $n } Ecken
}
milestones-whole-map = Ganze Karte oder näher
milestones-tab-target = Ziel
milestones-tab-hire = Auslage
milestones-last-round = Letzte Runde

# Rundkurs.
milestones-loop = Rundkurs
milestones-means = Was du nutzen kannst
milestones-path = Dein Weg: was jeder Halt bringt
milestones-pawn = Figur
milestones-stop-empty = Feld { $n }, leer
milestones-stop-covered = Feld { $n }, abgedeckt
milestones-castle-takes = { $n ->
    [0] { $covers ->
        [yes] deckt 1 ab
       *[no] nimmt nichts
    }
   *[other] nimmt { $n }{ $covers ->
        [yes] , deckt 1 ab
       *[no] { "" }
    }
}
milestones-row-rises = steigt:
milestones-row-falls = steigt nicht
milestones-office-none = nichts zu bauen
milestones-mill-grain = { $n } von 2 Getreide
milestones-mill-full = alle haben Mehl

# Ecken und Grundstücke, gesprochen.
milestones-corner-number = Zahl { $n }
milestones-corner-milestone = Meilenstein
milestones-corner-market = Markt
milestones-corner-market-sack = Markt mit Mehlsack
milestones-corner-road-end = Straßenende
milestones-plot = Grundstück { $plot }
milestones-title-start = Straße ab { $at }
milestones-title-via = Meilenstein auf { $at }
milestones-title-end = Straße bis { $at }
milestones-title-house = Haus auf { $at }
milestones-title-market = Markt auf { $at }
milestones-title-sack = Mehl für { $at }
milestones-up-to = { $n ->
    [one] bis zu 1 Punkt
   *[other] bis zu { $n } Punkte
}
milestones-gain-bonus = +1 für den Bonus { $kind }
milestones-gain-flour = { $n ->
    [one] später 1 Punkt mit Mehl
   *[other] später { $n } Punkte mit Mehl
}
milestones-gain-opens = öffnet { $numbers } für die anderen
milestones-on-spaces = Auf { $left } und { $right }
milestones-build = { $build }: { $cost }, { $n ->
    [one] bis zu 1 Punkt
   *[other] bis zu { $n } Punkte
}

# Seite.
milestones-race-to = Ziel: { $n }
milestones-to-go = { $n ->
    [0] am Ziel
   *[other] noch { $n }
}
milestones-last-target = Ziel erreicht: { $name }. { $n ->
    [0] Der letzte Zug läuft.
   *[other] Noch dran: { $names }.
}
milestones-last-tile = Letztes Plättchen angeworben: { $name }. { $n ->
    [0] Der letzte Zug läuft.
   *[other] Noch dran: { $names }.
}
milestones-last-stall = Lange keine Punkte mehr: Die Partie endet.
milestones-majorities = Mehrheiten
milestones-pays = Mehrheiten: allein 5, geteilt 2
milestones-pays-two = Mehrheiten: allein 5
milestones-now = bringt
milestones-unseen = Noch im Stapel
milestones-hire-price = { $n ->
    [one] 1 Münze
   *[other] { $n } Münzen
}, ein Plättchen je Besuch
milestones-in-stack = im Stapel

# Die Frage.
milestones-ask-draft = Nimm ein Plättchen
milestones-ask-draft-more = Du nimmst gleich zwei; sie kommen auf deinen Weg.
milestones-learn = Steigen deine Zahlen von links nach rechts, bringt jeder Besuch im Handelshaus 1 Münze. Straßen brauchen Stein und Sand, Häuser Stein und Holz, Märkte Holz und Sand.
milestones-ask-place-start = Lege deine Startplättchen
milestones-ask-place-start-more = Wähle zwei freie Felder nebeneinander. Lücken stören nicht.
milestones-ask-move = Wohin ziehst du?
milestones-ask-move-more = Jedes Feld vor dir zeigt, was ein Halt dort bringt.
milestones-ask-second-move = Zweiter Halt: Wohin?
milestones-ask-second-move-more = Von deiner Figur aus weiter, höchstens bis zur Burg.
milestones-ask-trade = Anwerben und handeln
milestones-ask-trade-more = { $n ->
    [one] Du hast 1 Münze.
   *[other] Du hast { $n } Münzen.
} Plättchen und Waren kosten je 2.
milestones-ask-trade-on = Kaufen oder verkaufen
milestones-ask-trade-on-more = { $n ->
    [0] Du hast keine Münze.
    [one] Du hast 1 Münze.
   *[other] Du hast { $n } Münzen.
} Angeworben hast du schon.
milestones-ask-trade-poor = Verkaufe zwei Waren
milestones-ask-trade-poor-more = { $n ->
    [0] Du hast keine Münze.
   *[other] Du hast 1 Münze.
} Ein Plättchen kostet 2, zwei Waren bringen 1.
milestones-ask-place = Lege die neuen Arbeiter
milestones-ask-place-more = Wähle das Feld für die linke Hälfte; was dort liegt, wird überdeckt.
milestones-ask-section = Baue eine Straße
milestones-ask-section-more = Wähle einen Markt oder ein Straßenende als Anfang.
milestones-ask-via = Setze den Meilenstein
milestones-ask-via-more = Ab { $at }: Du bekommst die Zahl unter dem Meilenstein.
milestones-ask-end = Wo endet die Straße?
milestones-ask-end-more = Weiter ab { $at }. Das Ende bleibt für alle frei.
milestones-ask-house = Baue ein Haus
milestones-ask-house-more = Wähle ein Grundstück an einer Straße: Freie Zahlen an seinen Ecken zählen.
milestones-ask-market = Baue einen Markt
milestones-ask-market-more = Wähle eine freie Zahl an einer Straße: Sie zählt, und Straßen können dort beginnen.
milestones-ask-built = Nichts mehr zu bauen
milestones-ask-built-more = Dir fehlen Güter oder Platz auf der Karte.
milestones-ask-bonus = Bonus { $kind } nehmen?
milestones-ask-bonus-more = Wähle dafür einen { $worker ->
    [Getreidebauer] Getreidebauern
   *[other] { $worker }
}: sofort und bei jedem Ertrag +1, am Ende zählt er doppelt.
milestones-ask-bonus-house = Der Bonus { $kind } gehört dir
milestones-ask-bonus-house-more = Wähle den { $worker ->
    [Getreidebauer] Getreidebauern
   *[other] { $worker }
}, der ihn trägt.
milestones-ask-deliver = Liefere Mehl
milestones-ask-deliver-more = Wähle einen Markt ohne Sack: Die zwei besten freien Zahlen daneben zählen. Getreide: { $n }.
milestones-ask-keep = Behalte drei Güter
milestones-ask-keep-more = Du hast { $n }. Tippe an, was du abgibst oder behältst.
milestones-ask-cover = Decke einen Arbeiter ab
milestones-ask-cover-more = Wähle einen, auf den du verzichten kannst.
milestones-ask-end-turn = Zug fertig
milestones-ask-end-turn-more = Beende ihn oder nimm Schritte zurück.
milestones-ask-over = Partie zu Ende
milestones-step = Halt { $n } von 2
milestones-step-start = Vor dem ersten Zug
milestones-wait-draft = { $name } nimmt Startplättchen
milestones-wait-place = { $name } legt Startplättchen
milestones-wait-move = { $name } ist unterwegs
milestones-wait-trade = { $name } ist im Handelshaus
milestones-wait-build = { $name } ist im Bauamt
milestones-wait-deliver = { $name } ist in der Mühle
milestones-wait-castle = { $name } ist in der Burg

# Auswahl.
milestones-group-hire = Anwerben
milestones-group-buy = Kaufen
milestones-group-sell = Verkaufen
milestones-sell-price = 2 für 1 Münze
milestones-buy-one = { $kind } für 2 Münzen kaufen
milestones-sell-one = { $kind } verkaufen; du hast { $n }
milestones-kept = { $kind }: behältst du
milestones-given-up = { $kind }: gibst du ab
milestones-done = Fertig
milestones-leave-bonus = Liegen lassen
milestones-button-wait = Warten
milestones-button-space = Wähle ein Feld
milestones-button-tile = Wähle ein Plättchen
milestones-button-keep-more = Behalte noch { $n }
milestones-button-give-more = Gib { $n } ab
milestones-do-pick = Dieses nehmen
milestones-do-place = Hierhin legen
milestones-do-move = Ziehe { $to }
milestones-do-recruit = Für 2 Münzen anwerben
milestones-do-buy = Für 2 Münzen kaufen
milestones-do-sell = Beide verkaufen
milestones-do-lay = Straße bauen
milestones-do-house = Haus bauen
milestones-do-market = Markt bauen
milestones-do-bonus = Dorthin legen
milestones-do-deliver = Mehl liefern
milestones-do-keep = Diese drei behalten
milestones-do-cover = Diesen abdecken
milestones-do-end = Zug beenden

# Was angesehen wird.
milestones-preview-nothing = bringt nichts
milestones-preview-office = bauen, was du bezahlen kannst
milestones-preview-mill = liefern für je 2 Getreide
milestones-preview-income = +1 Münze, dann Handel
milestones-preview-no-income = keine Münze, dann Handel
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
milestones-preview-rises = die Zahlen steigen
milestones-preview-falls = die Zahlen steigen nicht
milestones-preview-over = { $n ->
    [one] überdeckt einen Arbeiter
   *[other] überdeckt { $n } Arbeiter
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
why-MS-29 = Gerade wählt jemand anders: Es geht gegen den Uhrzeigersinn.
why-MS-30 = Nimm zuerst ein Startplättchen.
why-MS-32 = Lege zuerst eines deiner Startplättchen.
why-MS-33 = Startplättchen überdecken einander nicht: Wähle zwei leere Felder.
why-MS-34 = Ein Plättchen braucht zwei Wegefelder nebeneinander.
why-MS-35 = Du bist nicht dran.
why-MS-39 = Dein Zug ist fertig: Beende ihn oder nimm einen Schritt zurück.
why-MS-40 = Die Straße ist begonnen: Wähle, wie sie weitergeht, oder nimm sie zurück.
why-MS-41 = Erst ziehen: Wähle ein Feld.
why-MS-43 = Deine Figur zieht nur vorwärts, höchstens bis zur nächsten Burg.
why-MS-55 = Du bist im Handelshaus: Wirb an, kaufe, verkaufe, oder drücke Fertig.
why-MS-56 = Nur ein Plättchen je Besuch: Du hast schon eines angeworben.
why-MS-57 = Ein Plättchen der Auslage kostet 2 Münzen.
why-MS-58 = Lege zuerst die neuen Arbeiter auf zwei benachbarte Wegefelder.
why-MS-61 = Eine Ware kostet 2 Münzen.
why-MS-62 = Zwei Waren bringen 1 Münze; Münzen verkauft man nicht.
why-MS-63 = Diese beiden Waren stehen schon zur Wahl.
why-MS-67 = Du bist im Bauamt: Baue, oder drücke Fertig.
why-MS-68 = Deine Güter reichen dafür nicht.
why-MS-70 = Eine Straße führt über eine Nachbarecke zur nächsten.
why-MS-71 = Eine Straße beginnt an einem Markt oder einem Straßenende.
why-MS-72 = Straßen führen nur über Ecken und zu Ecken, die noch keine Straße erreicht hat.
why-MS-73 = Straßen beginnen nicht an Meilensteinen oder mitten in einer Straße: Wähle einen Markt oder ein Straßenende.
why-MS-77 = Von hier geht keine Straße weiter.
why-MS-78 = Alle 24 Straßen sind gebaut.
why-MS-79 = Ein Haus braucht ein freies Grundstück mit einer Straße am Rand.
why-MS-82 = Alle 12 Häuser sind gebaut.
milestones-why-road = Wähle zuerst „Straße“.
why-MS-83 = Ein Markt kommt auf eine freie Zahl, die eine Straße berührt.
why-MS-84 = Alle Märkte sind gebaut.
why-MS-86 = Ein Bonusplättchen kommt auf einen Arbeiter seiner Art, der noch keines hat.
why-MS-87 = Dieses Bonusplättchen liegt nicht dort, wo du gebaut hast.
why-MS-88 = Sag zuerst, ob du das Bonusplättchen nimmst.
why-MS-90 = Wähle zuerst den Arbeiter, der das Bonusplättchen trägt.
why-MS-98 = Du bist in der Mühle: Liefere für 2 Getreide, oder drücke Fertig.
why-MS-99 = Mehl geht nur an einen Markt ohne Mehlsack.
why-MS-106 = Die Burg lässt dir drei Güter: Wähle, welche.
why-MS-109 = Wähle, wen du abdeckst: Wer drei oder mehr Arbeiter hat, verliert in der Burg einen.
why-MS-110 = Abdecken kannst du nur einen sichtbaren Arbeiter.

# Der Verlauf.
milestones-log-started = { $you ->
    [yes] Du beginnst.
   *[no] { $name } beginnt.
}
milestones-log-picked = { $you ->
    [yes] Du nimmst { $tile }.
   *[no] { $name } nimmt { $tile }.
}
milestones-log-left-over = Übrig und aus dem Spiel: { $tile }.
milestones-log-placed = { $you ->
    [yes] Du legst { $tile }.
   *[no] { $name } legt { $tile }.
}
milestones-log-turn = { $you ->
    [yes] Du bist am Zug
   *[no] { $name }
}
milestones-log-moved = { $you ->
    [yes] Du ziehst { $to }.
   *[no] { $name } zieht { $to }.
}
milestones-log-walked = { $you ->
    [yes] Du ziehst auf dem Weg weiter.
   *[no] { $name } zieht auf dem Weg weiter.
}
milestones-log-produced = Der { $worker } bringt *{ $goods }*{ $points ->
    [0] .
    [one] { " " }und *1 Punkt*.
   *[other] { " " }und *{ $points } Punkte*.
}
milestones-log-income = { $you ->
    [yes] Deine Zahlen steigen: *+1 Münze*.
   *[no] Die Zahlen von { $name } steigen: *+1 Münze*.
}
milestones-log-no-income = { $you ->
    [yes] Deine Zahlen steigen nicht: keine Münze.
   *[no] Die Zahlen von { $name } steigen nicht: keine Münze.
}
milestones-log-recruited = { $you ->
    [yes] Du wirbst { $tile } an
   *[no] { $name } wirbt { $tile } an
}{ $over ->
    [0] .
    [one] { $you ->
        [yes] { " " }und überdeckst einen Arbeiter.
       *[no] { " " }und überdeckt einen Arbeiter.
    }
   *[other] { $you ->
        [yes] { " " }und überdeckst { $over } Arbeiter.
       *[no] { " " }und überdeckt { $over } Arbeiter.
    }
}{ $lost ->
    [0] { "" }
    [one] { " " }Ein Bonusplättchen geht verloren.
   *[other] { " " }{ $lost } Bonusplättchen gehen verloren.
}
milestones-log-refilled = Neu in der Auslage: { $tile }.
milestones-log-shrank = { $n ->
    [0] Die Auslage ist leer.
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
    [yes] Du baust eine Straße: *+{ $points }*.
   *[no] { $name } baut eine Straße: *+{ $points }*.
}
milestones-log-house = { $you ->
    [yes] Du baust ein Haus: *+{ $points }*.
   *[no] { $name } baut ein Haus: *+{ $points }*.
}
milestones-log-market = { $you ->
    [yes] Du baust einen Markt: *+{ $points }*.
   *[no] { $name } baut einen Markt: *+{ $points }*.
}
milestones-log-bonus = { $you ->
    [yes] Du nimmst den Bonus { $kind }: *+{ $points }*.
   *[no] { $name } nimmt den Bonus { $kind }: *+{ $points }*.
}
milestones-log-bonus-left = { $you ->
    [yes] Du lässt das Bonusplättchen liegen.
   *[no] { $name } lässt das Bonusplättchen liegen.
}
milestones-log-delivered = { $you ->
    [yes] Du lieferst einem Markt Mehl: { $numbers } = *+{ $points }*, dazu *1 Münze*.
   *[no] { $name } liefert einem Markt Mehl: { $numbers } = *+{ $points }*, dazu *1 Münze*.
}
milestones-log-delivered-for-coin = { $you ->
    [yes] Du lieferst einem Markt Mehl: keine freie Zahl daneben, nur *1 Münze*.
   *[no] { $name } liefert einem Markt Mehl: keine freie Zahl daneben, nur *1 Münze*.
}
milestones-log-given-up = { $you ->
    [yes] Du gibst der Burg { $goods }.
   *[no] { $name } gibt der Burg { $goods }.
}
milestones-log-covered = { $you ->
    [yes] Du deckst
   *[no] { $name } deckt
} einen { $worker ->
    [Getreidebauer] Getreidebauern
   *[other] { $worker }
} ab.{ $lost ->
    [yes] { " " }Ein Bonusplättchen geht verloren.
   *[no] { "" }
}
milestones-log-skipped = { $where } ist nichts zu tun.
milestones-log-end-target = { $you ->
    [yes] Du hast das Ziel erreicht: *Letzte Runde!*
   *[no] { $name } hat das Ziel erreicht: *Letzte Runde!*
}
milestones-log-end-tile = { $you ->
    [yes] Du hast das letzte Plättchen angeworben: *Letzte Runde!*
   *[no] { $name } hat das letzte Plättchen angeworben: *Letzte Runde!*
}
milestones-log-end-stall = Lange keine Punkte mehr: Die Partie endet.
milestones-log-last-turn = { $you ->
    [yes] Dein letzter Zug.
   *[no] Letzter Zug von { $name }.
}
milestones-log-majority = Die meisten { $workers }: { $n ->
    [0] alle gleich viele.
   *[other] { $list }.
}

# Das Ende.
milestones-goods-left = Güter übrig
milestones-turns-played = { $n ->
    [one] Gespielt wurde 1 Zug.
   *[other] Gespielt wurden { $n } Züge.
}
milestones-tie-goods = Bei Gleichstand gewinnt, wer mehr Güter hat.

# Einstellungen.
milestones-remark-built-in = Die gedruckte Karte und die Plättchen kennen wir nicht. Unsere sind nachempfunden und passen zu den Anzahlen der Anleitung. Wer das Spiel besitzt, kann eine eigene Datei wählen.
milestones-remark-file = „{ $title }“: Karte { $map }, Arbeiterplättchen { $tiles }, Bonusplättchen { $bonus }.
milestones-printed = wie gedruckt
milestones-derived = abgeleitet
milestones-reconstructed = nachempfunden
milestones-invented = erfunden
milestones-remark-few-corners = { $n ->
    [one] 1 Ecke ist zu wenig
   *[other] { $n } Ecken sind zu wenige
} für alle 24 Straßen.
milestones-remark-high-number = Ecke { $corner } hat die Zahl { $n }; auf unserer Karte geht es bis 5.
milestones-remark-uneven-kind = Für { $kind } gibt es { $n } Arbeiter; bei unseren Plättchen hat jede Art 14.
milestones-remark-falling-tile = Auf Plättchen { $id } ist die linke Zahl die höhere.
milestones-remark-no-plot = Ecke { $corner } gehört zu keinem Grundstück.
