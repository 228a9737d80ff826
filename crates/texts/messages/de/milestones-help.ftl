# Die Karte hinter „?“.
milestones-summary-goal = Punkte gibt es auf der Karte. Erreicht jemand das Ziel, haben alle anderen noch einen Zug.
milestones-summary-moves = Zweimal ziehen je Zug, vorwärts auf deinem Rundkurs, aber nie an der Burg vorbei.
milestones-summary-workers = Ein Arbeiter bringt 1 Gut, und 1 mehr für jeden gleichen, den du übersprungen hast.
milestones-summary-trading = Handelshaus: Arbeiter für 2 Münzen anwerben, Waren kaufen und verkaufen.
milestones-summary-office = Bauamt: Zwei Waren ergeben eine Straße, ein Haus oder einen Markt.
milestones-summary-mill = Mühle: Für 2 Getreide lieferst du einem Markt Mehl.
milestones-summary-castle = Burg: Behalte höchstens drei Güter; ab drei Arbeitern decke einen ab.
milestones-summary-roads = Eine Straße bringt die Zahl unter ihrem Meilenstein, ein Markt die Zahl unter sich.
milestones-summary-houses = Ein Haus bringt alle freien Zahlen an seinen Ecken.
milestones-summary-flour = Mehl bringt die zwei höchsten freien Zahlen um den Markt und eine Münze.
milestones-summary-majorities = Am Ende bringen die meisten sichtbaren Arbeiter einer Art 5 Punkte. Bonus zählt doppelt.
milestones-summary-rising = Zahlen, die von links nach rechts nie fallen, bringen im Handelshaus eine Münze.
milestones-summary-kinds = Arbeiter einer Art hintereinander bringen bei einem Halt viele Güter.

# Was etwas ist, für alle, die darauf zeigen.
milestones-what-space = Ein Feld eines Rundkurses. Ein Halt bei einem Arbeiter bringt sein Gut, in einem Gebäude, was es bietet.
milestones-what-corner = Eine Ecke der Karte mit ihrer Zahl. Sie ist frei, bis dort ein Meilenstein oder Markt steht.
milestones-what-plot = Ein Grundstück mit Platz für ein Haus. Es bringt die freien Zahlen an seinen Ecken.
milestones-what-tile = Ein Arbeiterplättchen: zwei Arbeiter nebeneinander, jeder mit einer Zahl. Gedreht wird es nie.
milestones-what-build = Was das Bauamt baut, mit seinem Preis in Waren.
milestones-what-buy = Kauft diese Ware für 2 Münzen.
milestones-what-sell = Zwei Waren, die du verkaufst, bringen 1 Münze.
milestones-what-good = Eines deiner Güter. Drei lässt dir die Burg, Münzen mitgezählt.
milestones-what-leave = Lässt das Bonusplättchen liegen; der Nächste darf es nehmen.
milestones-what-main = Tut, was darauf steht. Mit „Fertig“ verlässt du das Gebäude.
milestones-what-board = Der Plan, auf dem alle bauen: Straßen, Häuser und Märkte bringen die Zahlen, die sie erreichen.
milestones-what-ring-road = Ein Rundkurs mit seinen Arbeitern. Die Figur läuft von der Burg aus, immer vorwärts.
milestones-what-seat = Wer mitspielt: Punkte bisher, Güter und Münzen. Die meisten Punkte gewinnen.
milestones-what-target = Wie weit alle vom Ziel sind, mit dem die letzte Runde beginnt, und wer von jeder Art die meisten Arbeiter hat.

# In den ersten Partien: ein Satz mehr.
milestones-first-draft = Achte auf Stein, Holz und Sand: Ohne sie kannst du nicht bauen.
milestones-first-place-start = Niedrige Zahlen nach links, hohe nach rechts: Das bringt später Münzen.
milestones-first-move = Spring über Arbeiter einer Art und halte beim letzten: Dann bringt jeder sein Gut.
milestones-first-trade = Mehr Arbeiter, mehr Güter je Umlauf. Neue Plättchen dürfen alte überdecken.
milestones-first-build = Erst das Haus: Es nutzt Zahlen, die ein Markt oder Meilenstein später verdeckt.
milestones-first-keep = Behalte, was der nächste Bau braucht: Stein und Holz fürs Haus, Stein und Sand für die Straße.
milestones-first-cover = Decke ab, wen du am wenigsten brauchst. Wer ein Bonusplättchen trägt, sollte bleiben.

milestones-danger-vain = Dieser Halt bringt nichts, und zu tun gibt es dort auch nichts: Er wäre verschenkt.
milestones-danger-castle = Die Burg lässt dir drei Güter: { $n } { $n ->
    [one] wäre
   *[other] wären
} verloren. Gib auf dem Weg Güter in einem Gebäude aus.
milestones-danger-bonus = Sein Bonusplättchen geht mit ihm verloren: kein Punkt mehr bei seinem Ertrag, und am Ende fehlt er doppelt.
milestones-danger-falls = Dann steigen deine Zahlen nicht mehr: Im Handelshaus gibt es keine Münze. Auf einem anderen Feld stiegen sie weiter.
