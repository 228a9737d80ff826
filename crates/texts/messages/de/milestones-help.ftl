# Die Karte hinter „?“.
milestones-summary-goal = Punkte gibt es auf der Karte. Erreicht jemand das Ziel, haben die anderen noch einen Zug.
milestones-summary-moves = Zwei Bewegungen je Zug, vorwärts auf deinem Rundkurs, aber nie an der Burg vorbei.
milestones-summary-workers = Ein Arbeiter gibt ein Gut, und eins mehr für jeden gleichen, den du übersprungen hast.
milestones-summary-trading = Handelshaus: Arbeiter für 2 Münzen anwerben, Waren kaufen und verkaufen.
milestones-summary-office = Bauamt: Zwei Waren werden eine Straße, ein Haus oder ein Markt.
milestones-summary-mill = Mühle: 2 Getreide bringen Mehl zu einem Markt.
milestones-summary-castle = Burg: Behalte höchstens drei Güter und decke einen Arbeiter ab.
milestones-summary-roads = Eine Straße zählt die Zahl unter ihrem Meilenstein, ein Markt seine eigene.
milestones-summary-houses = Ein Haus zählt alle freien Zahlen an seinen Ecken.
milestones-summary-flour = Mehl zählt die zwei höchsten freien Zahlen um den Markt und eine Münze.
milestones-summary-majorities = Am Ende: die meisten sichtbaren Arbeiter einer Art, 5 Punkte. Bonus zählt doppelt.
milestones-summary-rising = Zahlen, die von links nach rechts nie fallen, bringen im Handelshaus eine Münze.
milestones-summary-kinds = Arbeiter einer Art hintereinander bringen mit einem Halt viele Güter.

# Was etwas ist, für alle, die darauf zeigen.
milestones-what-space = Ein Feld eines Rundkurses. Ein Halt beim Arbeiter gibt sein Gut, einer beim Gebäude, was es bietet.
milestones-what-corner = Eine Ecke der Karte mit ihrer Zahl. Sie ist frei, bis dort ein Meilenstein oder Markt steht.
milestones-what-plot = Ein Grundstück mit Platz für ein Haus. Es zählt die freien Zahlen an seinen Ecken.
milestones-what-tile = Ein Arbeiterplättchen: zwei Arbeiter nebeneinander, jeder mit einer Zahl. Gedreht wird es nie.
milestones-what-build = Was das Bauamt baut, mit seinem Preis in Waren.
milestones-what-buy = Kauft diese Ware für 2 Münzen.
milestones-what-sell = Zwei Waren, die du verkaufst, bringen 1 Münze.
milestones-what-good = Eines deiner Güter. Drei lässt dir die Burg, Münzen mitgezählt.
milestones-what-leave = Lässt das Bonusplättchen liegen; der Nächste darf es nehmen.
milestones-what-main = Tut, was darauf steht. Mit „Fertig“ verlässt du das Gebäude.

# In den ersten Partien: ein Satz mehr.
milestones-first-draft = Achte auf Stein, Holz und Sand: Ohne sie kannst du nicht bauen.
milestones-first-place-start = Niedrige Zahlen nach links, hohe nach rechts: Das bringt später Münzen.
milestones-first-move = Spring über Arbeiter einer Art und halte beim letzten: Jeder bringt sein Gut.
milestones-first-trade = Mehr Arbeiter, mehr Güter je Runde. Neue Plättchen dürfen alte verdecken.
milestones-first-build = Erst das Haus: Es zählt Zahlen, die ein Markt oder Meilenstein wegnimmt.
milestones-first-keep = Behalte, was der nächste Bau braucht: Stein und Holz fürs Haus, Stein und Sand für die Straße.
milestones-first-cover = Decke ab, wen du am wenigsten brauchst; wer ein Bonusplättchen hat, ist es wert zu bleiben.

milestones-danger-vain = Dieser Halt bringt nichts, und zu tun gibt es auch nichts: Der Schritt ist verschenkt.
milestones-danger-castle = Die Burg lässt dir drei Güter: { $n } { $n ->
    [one] wäre
   *[other] wären
} verloren. Ein Gebäude auf dem Weg kann sie noch brauchen.
milestones-danger-bonus = Sein Bonusplättchen geht mit ihm: keine Punkte mehr, wenn er produziert, und keine doppelte Zählung am Ende.
milestones-danger-falls = Dann fallen die Zahlen: Im Handelshaus gibt es keine Münze mehr. Auf einem anderen Feld stiegen sie weiter.
