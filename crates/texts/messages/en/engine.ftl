# Why a step was refused.
rejected-game-over = the game is over
rejected-not-your-turn = it is not this seat's turn
rejected-illegal = the rules do not offer this action now
rejected-not-expired = no deadline has passed
rejected-nothing-to-undo = there is nothing to take back
rejected-cannot-undo-others = others have gone on from this seat's step
rejected-cannot-undo-sealed = dice were rolled, something was learned, or the step is final
rejected-turn-too-long = this turn has so many steps already that it can only be finished or taken back

# Why a match cannot be set up.
bad-options-seats = there is no game for { $given }: it is for { $min } to { $max }
bad-options-range = option { $option } is { $given }, but must be { $min } to { $max }
bad-options-data = the file of components is wrong at { $at }: { $what }
data-set-not-twelve = a set has twelve cards (TT-1)
data-green-too-few = at least two fields are green (TT-34)
data-kind-never-solvable = with this card in the centre no task could be solved (TT-71)

# What is wrong with a save file.
record-problem = { $file }, line { $line }: { $problem }
record-empty = the file is empty
record-not-text = this is not UTF-8 text
record-no-sum = the line does not end in its sum
record-wrong-sum = the sum does not fit; the file was changed here
record-malformed = this is not what a record says here ({ $why })
record-unknown-format = the record has format { $format }, which this version does not know
record-other-game = this is a record of another game, { $game }
record-other-rules = it was played under version { $given } of the rules, but this is version { $known }
record-options = { $why }
record-draws = the draws are not those that the rules ask for
record-rejected = { $why }
record-no-closing = the file ends early, the closing line is missing
record-commitment = the secret is not the one that was promised
record-not-fair = the draws do not follow from the secret
record-outcome = the outcome is not the one that the rules give
