# Where points come from.
rattus-cartus-line-peasantry = Peasantry
rattus-cartus-line-bourgeoisie = Bourgeoisie
rattus-cartus-line-church = Church
rattus-cartus-line-chivalry = Chivalry
rattus-cartus-line-magic = Magic
rattus-cartus-line-royalty = Royalty
rattus-cartus-line-hand = Most cards in hand
rattus-cartus-line-swords = Most Swords
rattus-cartus-line-flutes = Most Flutes
rattus-cartus-line-passes = Most Passes
rattus-cartus-line-gold = Gold
rattus-cartus-line-markers = Markers

rattus-cartus-option-buildings = which buildings are in play
rattus-cartus-option-buildings-first_game = the set for a first game
rattus-cartus-option-buildings-random_per_class = one building of each class, at random
rattus-cartus-option-buildings-mixed = both buildings of each class, mixed at random
rattus-cartus-option-buildings-custom = custom
rattus-cartus-option-buildings-custom-0 = Farms (the rest are Breweries)
rattus-cartus-option-buildings-custom-1 = Marketplaces (the rest are Offices)
rattus-cartus-option-buildings-custom-2 = Monasteries (the rest are Hospitals)
rattus-cartus-option-buildings-custom-3 = Castles (the rest are Guard Towers)
rattus-cartus-option-buildings-custom-4 = Tents (the rest are Huts)
rattus-cartus-option-buildings-custom-5 = Palaces (the rest are Treasuries)
rattus-cartus-option-table = supplies and marker values
rattus-cartus-option-table-even = many cards (“even”)
rattus-cartus-option-table-five-distinct = fewer cards (“five-distinct”)
rattus-cartus-option-all_dead = if everybody dies of the plague
rattus-cartus-option-all_dead-all_lose = all lose
rattus-cartus-option-all_dead-fewest_rats_survive = those with the fewest rats survive
rattus-cartus-option-supply_order = how supplies are taken
rattus-cartus-option-supply_order-in_turn = one after the other
rattus-cartus-option-supply_order-together = all at once, unseen
rattus-cartus-option-may_decline = actions may be declined
rattus-cartus-option-rats_face_down = the others’ rats are hidden

# What is wrong with a table file.
data-unknown-table = there is no table of this name; built in are even and five-distinct
data-bad-name = a name has 1 to { $max } characters: a to z, 0 to 9 and hyphens
data-taken-name = a built-in table is called { $found }
data-empty-supply = supplies bring something: not all three can be 0
data-worthless-markers = not all markers can be worth nothing
