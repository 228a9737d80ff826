# Die Karte hinter „?“.
cities-summary-goal = Baue das schönste Viertel. Wer nach der letzten Runde die meisten Punkte hat, gewinnt.
cities-summary-take = Schicke eine Figur auf eine freie Spalte der Auslage und nimm, was dort liegt.
cities-summary-rows = Jede Runde einmal aus jeder Reihe, zu zweit zweimal: Karte, Feld, Plättchen, Teile.
cities-summary-use = Nutze es sofort. Plättchen und Teile, die du nicht legen kannst oder willst, gibst du ab.
cities-summary-goals = Drei Ziele für alle: Wer eines zuerst erreicht, bekommt die höchste Zahl.
cities-summary-water = Jedes Gewässer: 1, 3, 6 oder 10 Punkte für ein bis vier verschiedene Plättchen darin.
cities-summary-parks = Jeder Park: genauso, mit Bäumen, Brunnen, Karussell und Kiosk.
cities-summary-monuments = Ein Denkmal auf einem Bauplatz bringt 2 Punkte.
cities-summary-cards = Deine Karten sagen, was sie am Ende zählen.
cities-summary-lots = Teile kommen auf Bauplätze ihrer Farbe, bis zu vier Stockwerke hoch.
cities-summary-special = Auf einem Spezial-Plättchen darf ein Gebäude jede Farbe haben.
cities-summary-square = Deine Stadtfelder müssen in ein Quadrat von 3 × 3 passen, in der langen Partie in 3 × 5.

# Was etwas ist, für alle, die darauf zeigen.
cities-what-cards = Eine Karte der Auslage. Am Ende zählt sie, was sie zeigt; bis dahin liegt sie neben deinem Viertel.
cities-what-tiles = Ein Stadtfeld der Auslage mit vier Flächen: Wasser, Park oder Bauplätze. Du musst es anlegen.
cities-what-features = Plättchen der Auslage. Sie kommen auf Wasser, in Parks oder auf Bauplätze und zählen in Sätzen.
cities-what-pieces = Gebäudeteile der Auslage, für Bauplätze ihrer Farbe.
cities-what-start = Ein Startfeld. Von ihm aus wächst dein Viertel; gedreht wird es nicht.
cities-what-space = Eine Fläche eines Viertels: Wasser, Park oder ein Bauplatz mit seiner Farbe.
cities-what-tile = Eine Stelle für ein Stadtfeld. Es muss mit einer ganzen Kante anliegen.
cities-what-hand-tile = Das Stadtfeld, das du genommen hast. Drehe es und lege es an.
cities-what-hand-feature = Ein Plättchen, das du genommen hast. Je nach Art kommt es aufs Wasser, in einen Park oder auf einen Bauplatz.
cities-what-hand = Ein Teil, das du genommen hast. Es kommt auf einen Bauplatz seiner Farbe oder auf ein Gebäude seiner Farbe.
cities-what-turn = Dreht das Stadtfeld um 90 Grad.
cities-what-discard = Gibt ab, was du noch in der Hand hast. Es kommt aus dem Spiel.
cities-what-goal = Ein Ziel der Stadt. Geprüft wird am Ende deines Zuges; wer es zuerst erreicht, bekommt die höchste Zahl.
cities-what-cards-of = Die Karten dieses Spielers. Sie liegen offen und zählen am Ende.
cities-what-main = Tut, was darauf steht. Mit „Fertig“ endet dein Zug, und die Ziele werden geprüft.
cities-what-board = Die Auslage und dein Viertel. Nimm aus einer Spalte und nutze gleich, was du genommen hast.
cities-what-seat = Wer mitspielt: Punkte bisher und übrige Figuren. Die meisten Punkte gewinnen.

# In den ersten Partien: ein Satz mehr.
cities-first-start = Sieh dir zuerst die Ziele an: Gut ist ein Startfeld mit ihren Farben oder mit Wasser.
cities-first-take = Vergleiche die Zahlen: Sie sagen, was eine Spalte deinem Viertel jetzt bringt.
cities-first-tile = Große Gewässer und Parks nehmen viele Plättchen auf; Bauplätze einer Farbe gehören zusammen.
cities-first-features = Verschiedene Plättchen in einem Gewässer oder Park bringen mehr als zwei gleiche.
cities-first-pieces = Hohe Gebäude zählen für die meisten Ziele; ein leerer Bauplatz zählt für keins.

cities-danger-no-room = Davon passt nichts in dein Viertel: Du müsstest { $n ->
    [one] es abgeben
   *[other] alle { $n } abgeben
}.
cities-danger-discard = Was du abgibst, brächte dir hier noch { $n ->
    [one] { $n } Punkt
   *[other] { $n } Punkte
}.
cities-danger-costs = So gelegt kostet es dich { $n ->
    [one] { $n } Punkt
   *[other] { $n } Punkte
}: Sieh nach, welche Karte oder welches Ziel diese Flächen braucht, und lege es woandershin.
