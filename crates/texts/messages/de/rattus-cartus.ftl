# Woher Punkte kommen.
rattus-cartus-line-peasantry = Landvolk
rattus-cartus-line-bourgeoisie = Bürgertum
rattus-cartus-line-church = Kirche
rattus-cartus-line-chivalry = Rittertum
rattus-cartus-line-magic = Zauberkunst
rattus-cartus-line-royalty = Königtum
rattus-cartus-line-hand = Meiste Karten auf der Hand
rattus-cartus-line-swords = Meiste Schwerter
rattus-cartus-line-flutes = Meiste Flöten
rattus-cartus-line-passes = Meiste Passe-Karten
rattus-cartus-line-gold = Gold
rattus-cartus-line-markers = Marker

rattus-cartus-option-buildings = welche Gebäudekarten mitspielen
rattus-cartus-option-buildings-first_game = die der ersten Partie
rattus-cartus-option-buildings-random_per_class = ein Gebäude je Stand, ausgelost
rattus-cartus-option-buildings-mixed = beide Gebäude je Stand, gemischt ausgelost
rattus-cartus-option-buildings-custom = selbst gewählt
rattus-cartus-option-buildings-custom-0 = Farmen (der Rest sind Brauereien)
rattus-cartus-option-buildings-custom-1 = Marktplätze (der Rest sind Ämter)
rattus-cartus-option-buildings-custom-2 = Klöster (der Rest sind Hospitäler)
rattus-cartus-option-buildings-custom-3 = Burgen (der Rest sind Wachtürme)
rattus-cartus-option-buildings-custom-4 = Zelte (der Rest sind Hütten)
rattus-cartus-option-buildings-custom-5 = Paläste (der Rest sind Schatzkammern)
rattus-cartus-option-table = Nachschub und Werte der Marker
rattus-cartus-option-table-even = viele Karten („even“)
rattus-cartus-option-table-five-distinct = weniger Karten („five-distinct“)
rattus-cartus-option-all_dead = wenn alle an der Pest sterben
rattus-cartus-option-all_dead-all_lose = haben alle verloren
rattus-cartus-option-all_dead-fewest_rats_survive = überlebt, wer die wenigsten Ratten hat
rattus-cartus-option-supply_order = wie Nachschub geholt wird
rattus-cartus-option-supply_order-in_turn = der Reihe nach
rattus-cartus-option-supply_order-together = alle zugleich, verdeckt
rattus-cartus-option-may_decline = auf die Aktion eines Gebäudes darf man verzichten
rattus-cartus-option-rats_face_down = die Ratten der anderen sind verdeckt

# Was an einer Tabellendatei nicht stimmt.
data-unknown-table = eine Tabelle dieses Namens gibt es nicht; eingebaut sind even und five-distinct
data-bad-name = ein Name hat 1 bis { $max } Zeichen: a bis z, 0 bis 9 und Bindestriche
data-taken-name = { $found } heißt schon eine eingebaute Tabelle
data-empty-supply = ein Nachschub braucht eine Wirkung: Nicht alle drei dürfen 0 sein
data-worthless-markers = nicht alle Marker dürfen nichts wert sein
