# Die Karte hinter „?“.
cities-summary-goal = Bau das beste Viertel. Nach der letzten Runde gewinnen die meisten Punkte.
cities-summary-take = Schick eine Figur auf eine freie Spalte der Auslage und nimm, was dort liegt.
cities-summary-rows = Jede Runde nimmst du einmal aus jeder Reihe: Karte, Stadtfeld, Plättchen, Teile.
cities-summary-use = Verwende es sofort. Was du nicht legen kannst oder willst, wirfst du ab.
cities-summary-goals = Drei Ziele für alle: Wer eines zuerst erreicht, bekommt die höchste Zahl.
cities-summary-water = Jedes Gewässer: 1, 3, 6 oder 10 Punkte für verschiedene Plättchen darin.
cities-summary-parks = Jeder Park: genauso, mit Bäumen, Brunnen, Karussell und Kiosk.
cities-summary-monuments = Ein Denkmal auf einem Bauplatz bringt 2 Punkte.
cities-summary-cards = Deine Karten sagen, was sie am Ende zählen.
cities-summary-lots = Teile kommen auf Bauplätze ihrer Farbe, bis zu vier Stockwerke hoch.
cities-summary-special = Auf einem Spezialplättchen darf ein Gebäude jede Farbe haben.
cities-summary-square = Deine Stadtfelder müssen in ein Quadrat von drei mal drei passen.

# Was etwas ist, für alle, die darauf zeigen.
cities-what-cards = Eine Karte der Auslage. Sie zählt am Ende, was sie zeigt; du behältst sie neben deinem Viertel.
cities-what-tiles = Ein Stadtfeld der Auslage mit vier Flächen: Wasser, Park oder Bauplätze. Du musst es legen.
cities-what-features = Plättchen der Auslage. Sie kommen auf Wasser, in Parks oder auf Bauplätze und zählen in Sätzen.
cities-what-pieces = Gebäudeteile der Auslage, für Bauplätze ihrer Farbe.
cities-what-start = Ein Startfeld. Von ihm aus wächst dein Viertel; gedreht wird es nicht.
cities-what-space = Eine Fläche eines Viertels: Wasser, Park oder ein Bauplatz mit seiner Farbe.
cities-what-tile = Ein Platz für ein Stadtfeld. Es muss mit einer ganzen Kante anliegen.
cities-what-hand-tile = Das Stadtfeld, das du genommen hast. Dreh es und leg es hin.
cities-what-hand-feature = Ein Plättchen, das du genommen hast. Es gehört auf seinen Grund, eines je Fläche.
cities-what-hand = Ein Teil, das du genommen hast. Es kommt auf einen Bauplatz seiner Farbe oder auf ein Gebäude seiner Farbe.
cities-what-turn = Dreht das Stadtfeld um ein Viertel.
cities-what-discard = Wirft ab, was du noch in der Hand hast. Es ist aus dem Spiel.
cities-what-goal = Ein Ziel der Stadt. Geprüft wird am Ende deines Zuges; wer zuerst da ist, bekommt die höchste Zahl.
cities-what-cards-of = Die Karten eines Spielers. Sie liegen offen und zählen am Ende.
cities-what-main = Tut, was darauf steht. Mit „Fertig“ endet dein Zug, und die Ziele werden geprüft.

# In den ersten Partien: ein Satz mehr.
cities-first-start = Sieh zuerst auf die Ziele: Ein Startfeld mit ihren Farben oder mit Wasser hilft.
cities-first-take = Vergleich die Zahlen: Sie sagen, was eine Spalte deinem Viertel jetzt bringt.
cities-first-tile = Große Gewässer und Parks sammeln Plättchen; Bauplätze einer Farbe gehören zusammen.
cities-first-features = Verschiedene Arten in einem Gewässer oder Park zählen mehr als zwei gleiche.
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
}: Sieh nach, welche Karte oder welches Ziel es zählt, und nimm es wieder auf.
