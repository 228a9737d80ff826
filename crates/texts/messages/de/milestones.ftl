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
data-too-many-corners = eine Karte hat höchstens { $max } Ecken, nicht { $found }
data-row-off-lattice = der Versatz { $found } dieser Reihe passt nicht zu Reihe A
data-bad-cell = die Ecke { $corner } muss "S", null oder eine ganze Zahl von 1 bis 9 sein, nicht { $found }
data-no-start = die Karte braucht einen Start "S"
data-several-starts = die Karte hat mehr als einen Start "S": { $corners }
data-unknown-edge = { $found } sind keine zwei benachbarten Ecken
data-unknown-plot = { $found } sind nicht die drei Ecken eines offenen Dreiecks
data-no-such-corner = die Karte hat nicht alle Ecken von { $found }: Es fehlt { $corners }
data-unreachable = vom Start führen keine Linien dorthin: { $corners }
data-no-first-section = am Start { $corner } ist kein Platz für eine Straße
