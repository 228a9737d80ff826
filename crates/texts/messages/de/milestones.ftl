# Woher Punkte kommen.
milestones-line-sections = Straßen
milestones-line-houses = Häuser
milestones-line-markets = Märkte
milestones-line-deliveries = Mehl
milestones-line-bonus_taken = Bonusplättchen
milestones-line-bonus_production = Ertrag mit Bonus
milestones-line-majorities = Mehrheiten

milestones-option-edition = Karte, Arbeiter- und Bonusplättchen aus einer Datei
milestones-option-target = Punkteziel
milestones-option-target-rulebook = wie in der Anleitung: 67, 59 oder 51
milestones-option-target-short = kürzer: 45, 40 oder 34
milestones-option-start_seat = wer beginnt
milestones-option-stall_rounds = Runden ohne Punkt, nach denen Schluss ist

# Was an einer Ausgabedatei falsch sein kann.
data-bad-format = hier steht ein Wert der falschen Art
data-edition-lacks-key = dieser Schlüssel fehlt
data-edition-unknown-key = so heißt kein Schlüssel
data-edition-too-large = eine Datei hat höchstens 64 KiB
data-bad-row = es gibt 2 bis 26 Reihen A, B, C und so weiter, mit 1 bis 40 Zellen und einem Versatz von 0 bis 80
data-too-many-corners = eine Karte hat höchstens 200 Ecken
data-row-off-lattice = der Versatz dieser Reihe passt nicht zu Reihe A
data-bad-cell = eine Zelle ist "S", null oder eine ganze Zahl von 1 bis 9
data-edition-empty-text = dieser Text ist leer, zu lang oder enthält unsichtbare Zeichen
data-bad-provenance = es heißt printed, derived, reconstructed oder invented
data-start-count = eine Karte hat genau einen Start "S"
data-unknown-edge = so heißen keine zwei benachbarten Ecken
data-unknown-plot = kein offenes Dreieck hat diese drei Ecken
data-duplicate = dieser Name steht hier zweimal
data-unreachable = vom Start führen keine Linien dorthin
data-no-first-section = am Start ist kein Platz für eine Straße
data-bush-count = eine Karte hat genau 15 Büsche
data-bonus-count = es gibt 15 Bonusplättchen, nur von den fünf Arten
data-tile-count = es gibt genau 35 Arbeiterplättchen
data-duplicate-tile = ein anderes Plättchen heißt auch so, oder der Name ist leer
data-bad-worker = ein Arbeiter hat eine der fünf Arten und eine Zahl von 1 bis 8
data-check-mismatch = in der Datei gezählt ergibt sich etwas anderes
