# Where points come from.
milestones-line-sections = Roads
milestones-line-houses = Houses
milestones-line-markets = Markets
milestones-line-deliveries = Flour
milestones-line-bonus_taken = Bonus tiles taken
milestones-line-bonus_production = Bonus workers at work
milestones-line-majorities = Majorities

milestones-option-edition = map, worker tiles and bonus tiles from a file
milestones-option-target = points that trigger the end
milestones-option-target-rulebook = as in the rulebook: 67, 59 or 51
milestones-option-target-short = a shorter game: 45, 40 or 34
milestones-option-start_seat = who goes first
milestones-option-stall_rounds = rounds without a point until the game ends

# What is wrong with an edition file.
data-too-many-corners = a map has at most { $max } corners, not { $found }
data-row-off-lattice = the offset { $found } of this row does not fit that of row A
data-bad-cell = corner { $corner } must be "S", null or a whole number from 1 to 9, not { $found }
data-no-start = the map needs a start "S"
data-several-starts = the map has more than one start "S": { $corners }
data-unknown-edge = { $found } are no two neighbouring corners
data-unknown-plot = { $found } are not the three corners of an open triangle
data-no-such-corner = the map does not have all corners of { $found }: { $corners } is missing
data-unreachable = no edges lead there from the start: { $corners }
data-no-first-section = there is no room for a road at the start { $corner }
