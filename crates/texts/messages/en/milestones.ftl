# Where points come from.
milestones-line-sections = Road sections
milestones-line-houses = Houses
milestones-line-markets = Markets
milestones-line-deliveries = Flour
milestones-line-bonus_taken = Bonus tiles taken
milestones-line-bonus_production = Bonus workers at work
milestones-line-majorities = Majorities

milestones-option-edition = map, worker tiles and bonus tiles from a file
milestones-option-target = points that ring the last round
milestones-option-target-rulebook = as in the rulebook: 67, 59 or 51
milestones-option-target-short = a shorter game: 45, 40 or 34
milestones-option-start_seat = who has the first turn
milestones-option-stall_rounds = rounds without a point that end the game

# What is wrong with an edition file.
data-bad-format = here stands a value of another kind (MS-9)
data-edition-lacks-key = this key is missing (MS-9)
data-edition-unknown-key = no key has this name (MS-9)
data-edition-too-large = a file has at most 64 KiB (MS-9)
data-bad-row = there are 2 to 26 rows A, B, C and so on, with 1 to 40 cells and an offset of 0 to 80 (MS-10)
data-too-many-corners = a map has at most 200 corners (MS-10)
data-row-off-lattice = the offset of this row does not fit that of row A (MS-11)
data-bad-cell = a cell is "S", null or a whole number from 1 to 9 (MS-12)
data-edition-empty-text = this text is empty, too long or has characters that cannot be seen (MS-13)
data-bad-provenance = it is printed, derived, reconstructed or invented (MS-13)
data-start-count = a map has exactly one start "S" (MS-14)
data-unknown-edge = no two neighbouring corners are named so (MS-15)
data-unknown-plot = no open triangle has these three corners (MS-15)
data-duplicate = this name stands here twice (MS-15)
data-unreachable = no edges lead there from the start (MS-16)
data-no-first-section = there is no room for a road at the start (MS-17)
data-bush-count = a map has exactly 15 bushes (MS-18)
data-bonus-count = there are 15 bonus tiles, of the five kinds only (MS-19)
data-tile-count = there are exactly 35 worker tiles (MS-20)
data-duplicate-tile = another tile has this id, or it is empty (MS-20)
data-bad-worker = a worker has one of the five kinds and a number from 1 to 8 (MS-20)
data-check-mismatch = counting in the file gives something else (MS-21)
