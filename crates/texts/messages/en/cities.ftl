# Where points come from.
cities-line-goals = Goals
cities-line-water = Water
cities-line-parks = Parks
cities-line-monuments = Monuments
cities-line-cards = Cards

cities-option-city = the city that sets the goals
cities-option-city-random = random
cities-option-city-first = { $name } (good for a first game)
cities-option-length = length with two players
cities-option-length-short = short: four rounds, nine tiles
cities-option-length-long = long: seven rounds, fifteen tiles
cities-option-start_player = who goes first
cities-option-components = tiles, features, cards and goals from a file

cities-remark-length = The long game is for two players. With any other number this option has no effect.
cities-remark-file = Components from the file: { $name }
cities-file-nameless = a file without a name
cities-finding = { $at }: { $what }. Found: { $found }; expected: { $expected }.
cities-warning-same-face = another tile has the same face, maybe turned
cities-warning-uneven-colours = the four colours do not have the same number of lots

cities-timing-score_us = scoring a full neighbourhood with eight cards

# What is wrong with a component file.
data-unknown-city = there is no such city in the components
data-too-large = a file has at most 256 KiB
data-bad-json = this is not JSON
data-wrong-game = the file is for another game
data-wrong-format = only format 1 is known
data-unknown-key = there is no such key
data-missing-key = a key is missing here
data-wrong-type = this value is of the wrong type
data-not-replaceable = this part cannot be replaced
data-totals-mismatch = the components add up to something else
data-bad-id = an id has 1 to 32 letters, digits and hyphens
data-duplicate-id = this id was used before
data-bad-text = the text is empty, too long or has invisible characters
data-bad-face = a face has four of the letters W P R B G Y, as in WR/BP
data-wrong-count = there are too many or too few
data-out-of-range = the number is too small or too large
data-ladder-order = no number may be higher than the one before it
data-unknown-measure = there is no such measure
data-unknown-value = there is no such word
data-contradiction = this contradicts itself
