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
cities-warning-same-face = another tile has the same face, maybe turned
cities-warning-uneven-colours = the four colours do not have the same number of lots

cities-timing-score_us = scoring a full neighbourhood with eight cards

# What is wrong with a component file.
data-unknown-city = there is no such city in the components
data-not-replaceable = this part cannot be replaced
data-bad-id = an id has 1 to { $max } letters, digits and hyphens
data-bad-face = a face has four of the letters W P R B G Y, as in WR/BP, not { $found }
data-role-count = there must be { $n } with the role { $role }, not { $found }
data-ladder-order = no number may be higher than the one before it, as { $found } is after { $before }
data-two-heights = a filter has height, or min_height and max_height, not both
data-heights-crossed = min_height { $min } is above max_height { $max }
data-words-once = each word stands here once, and at least one does
data-members-overlap = no building may fit two members of a set
data-one-end = a and b stand here both, or neither
