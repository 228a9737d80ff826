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
data-bad-format = this value is of the wrong kind
data-edition-lacks-key = this key is missing
data-edition-unknown-key = there is no such key
data-edition-too-large = a file has at most 64 KiB
data-bad-row = there are 2 to 26 rows A, B, C and so on, with 1 to 40 cells and an offset of 0 to 80
data-too-many-corners = a map has at most 200 corners
data-row-off-lattice = the offset of this row does not fit that of row A
data-bad-cell = a cell is "S", null or a whole number from 1 to 9
data-edition-empty-text = this text is empty, too long or has invisible characters
data-bad-provenance = it is printed, derived, reconstructed or invented
data-start-count = a map has exactly one start "S"
data-unknown-edge = no two neighbouring corners have this name
data-unknown-plot = no open triangle has these three corners
data-duplicate = this name is here twice
data-unreachable = no edges lead there from the start
data-no-first-section = there is no room for a road at the start
data-bush-count = a map has exactly 15 bushes
data-bonus-count = there are 15 bonus tiles, of the five kinds only
data-tile-count = there are exactly 35 worker tiles
data-duplicate-tile = another tile has this id, or it is empty
data-bad-worker = a worker has one of the five kinds and a number from 1 to 8
data-check-mismatch = this does not agree with the rest of the file
