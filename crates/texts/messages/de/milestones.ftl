# Woher Punkte kommen.
milestones-line-sections = Straßen
milestones-line-houses = Häuser
milestones-line-markets = Märkte
milestones-line-deliveries = Mehl
milestones-line-bonus_taken = Bonusplättchen
milestones-line-bonus_production = Arbeit mit Bonus
milestones-line-majorities = Mehrheiten

milestones-option-edition = Karte, Arbeiter- und Bonusplättchen aus einer Datei
milestones-option-target = Punkte, die die letzte Runde einläuten
milestones-option-target-rulebook = wie in der Anleitung: 67, 59 oder 51
milestones-option-target-short = kürzeres Spiel: 45, 40 oder 34
milestones-option-start_seat = wer zuerst an der Reihe ist
milestones-option-stall_rounds = Runden ohne Punkt, nach denen das Spiel endet

# Was an einer Ausgabedatei falsch sein kann.
data-bad-format = hier steht ein Wert der falschen Art (MS-9)
data-edition-lacks-key = dieser Schlüssel fehlt (MS-9)
data-edition-unknown-key = so heißt kein Schlüssel (MS-9)
data-edition-too-large = eine Datei hat höchstens 64 KiB (MS-9)
data-bad-row = es gibt 2 bis 26 Reihen A, B, C und so weiter, mit 1 bis 40 Zellen und einem Versatz von 0 bis 80 (MS-10)
data-too-many-corners = eine Karte hat höchstens 200 Ecken (MS-10)
data-row-off-lattice = der Versatz dieser Reihe passt nicht zu Reihe A (MS-11)
data-bad-cell = eine Zelle ist "S", null oder eine ganze Zahl von 1 bis 9 (MS-12)
data-edition-empty-text = dieser Text ist leer, zu lang oder enthält unsichtbare Zeichen (MS-13)
data-bad-provenance = es heißt printed, derived, reconstructed oder invented (MS-13)
data-start-count = eine Karte hat genau einen Start "S" (MS-14)
data-unknown-edge = so heißen keine zwei benachbarten Ecken (MS-15)
data-unknown-plot = kein offenes Dreieck hat diese drei Ecken (MS-15)
data-duplicate = dieser Name steht hier zweimal (MS-15)
data-unreachable = vom Start führen keine Linien dorthin (MS-16)
data-no-first-section = am Start ist kein Platz für eine Straße (MS-17)
data-bush-count = eine Karte hat genau 15 Büsche (MS-18)
data-bonus-count = es gibt 15 Bonusplättchen, nur von den fünf Arten (MS-19)
data-tile-count = es gibt genau 35 Arbeiterplättchen (MS-20)
data-duplicate-tile = ein anderes Plättchen heißt auch so, oder der Name ist leer (MS-20)
data-bad-worker = ein Arbeiter hat eine der fünf Arten und eine Zahl von 1 bis 8 (MS-20)
data-check-mismatch = in der Datei gezählt ergibt sich etwas anderes (MS-21)
