# Where points come from.
cities-line-goals = Goals
cities-line-water = Water
cities-line-parks = Parks
cities-line-monuments = Monuments
cities-line-cards = Cards

cities-option-city = the city whose goals are played
cities-option-city-random = by lot
cities-option-city-new-york = New York City (good for a first game)
cities-option-city-rio-de-janeiro = Rio de Janeiro (good for a first game)
cities-option-city-venice = Venice
cities-option-city-sydney = Sydney
cities-option-city-mexico-city = Mexico City
cities-option-city-barcelona = Barcelona
cities-option-city-lisbon = Lisbon
cities-option-city-buenos-aires = Buenos Aires
cities-option-length = length with two players
cities-option-length-short = short: four rounds, nine tiles
cities-option-length-long = long: seven rounds, fifteen tiles
cities-option-start_player = who begins
cities-option-components = tiles, features, cards and goals from a file

cities-remark-length = The long game is for two: with another number of players this option has no effect (CI-18).
cities-remark-file = Components from the file: { $name }
cities-finding = { $at }: { $what }. Found: { $found }; expected: { $expected }.
cities-warning-same-face = another tile has the same face, maybe turned
cities-warning-uneven-colours = the four colours do not have equally many lots

cities-timing-score_us = scoring a full neighbourhood with eight cards
