# Where points come from.
cities-line-goals = Goals
cities-line-water = Water
cities-line-parks = Parks
cities-line-monuments = Monuments
cities-line-cards = Cards

cities-option-city = the city whose goals are played
cities-option-city-random = by lot
cities-option-city-first = { $name } (good for a first game)
cities-option-length = length with two players
cities-option-length-short = short: four rounds, nine tiles
cities-option-length-long = long: seven rounds, fifteen tiles
cities-option-start_player = who begins
cities-option-components = tiles, features, cards and goals from a file

cities-remark-length = The long game is for two: with another number of players this option has no effect (CI-18).
cities-remark-file = Components from the file: { $name }
cities-file-nameless = a file without a name
cities-finding = { $at }: { $what } ({ $rule }). Found: { $found }; expected: { $expected }.
cities-warning-same-face = another tile has the same face, maybe turned
cities-warning-uneven-colours = the four colours do not have equally many lots

cities-timing-score_us = scoring a full neighbourhood with eight cards

# What is wrong in a file of components.
data-unknown-city = there is no such city in the components (CI-19)
data-too-large = a file has at most 256 KiB (CI-4)
data-bad-json = this is not JSON (CI-7)
data-wrong-game = the file is for another game (CI-4)
data-wrong-format = only format 1 is known (CI-4)
data-unknown-key = nobody knows this key (CI-8)
data-missing-key = a key is missing here (CI-7)
data-wrong-type = something of another type belongs here (CI-8)
data-not-replaceable = this part cannot be replaced (CI-5)
data-totals-mismatch = the components add up to something else (CI-5)
data-bad-id = an id has 1 to 32 letters, digits and hyphens (CI-9)
data-duplicate-id = this id was used before (CI-9)
data-bad-text = the text is empty, too long or has characters that cannot be seen (CI-10)
data-bad-face = a face has four of the letters W P R B G Y, as in WR/BP (CI-11)
data-wrong-count = there are too many or too few (CI-11 to CI-14)
data-out-of-range = the number is too small or too large (CI-12 to CI-15)
data-ladder-order = no number may be higher than the one before it (CI-14)
data-unknown-measure = nobody knows this measure (CI-15)
data-unknown-value = nobody knows this word (CI-15)
data-contradiction = this contradicts itself (CI-16)
