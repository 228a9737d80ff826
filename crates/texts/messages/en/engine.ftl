# Why a step was refused.
rejected-game-over = the game is over
rejected-not-your-turn = it is not this seat’s turn
rejected-illegal = the rules do not allow this now
rejected-not-expired = the time is not up yet
rejected-nothing-to-undo = there is nothing to undo
rejected-cannot-undo-others = others have already played on
rejected-cannot-undo-sealed = dice were rolled, something was revealed, or the step is final
rejected-turn-too-long = this turn already has so many steps that it can only be finished or undone

# Why a match cannot be set up.
bad-options-seats = this game is for { $min } to { $max } players, not { $given }
bad-options-range = option { $option } is { $given }, but must be { $min } to { $max }
bad-options-data = the component file is wrong at { $at }: { $what }
data-set-not-twelve = a set has twelve cards
data-green-too-few = at least two fields are green
data-kind-never-solvable = with this card in the centre no task could be solved

# What is wrong with a save file.
record-problem = { $file }, line { $line }: { $problem }
record-empty = the file is empty
record-not-text = this is not UTF-8 text
record-no-sum = the line does not end in its checksum
record-wrong-sum = the checksum is wrong: the file was changed here
record-malformed = this makes no sense here ({ $why })
record-unknown-format = the file has format { $format }, which this version does not know
record-other-game = this is a saved game of { $game }
record-other-rules = it was played under version { $given } of the rules, but this is version { $known }
record-options = { $why }
record-draws = the draws are not those the rules ask for
record-rejected = { $why }
record-no-closing = the file ends too early: its last line is missing
record-commitment = the secret is not the one that was promised
record-not-fair = the draws do not follow from the secret
record-outcome = the outcome is not the one the rules give
